"""Random games at full speed: written once over the verbs, compiled for each game."""

import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from tavola.components import Source
from tavola.kernel import CHANCE, Journal, Record, below, blank, rule, small_rule, start
from tavola.kernel.chance import KEY_WORDS, WORD
from tavola.kernel.verbs import actors, apply, figures, legal, returns, scores, setup

if TYPE_CHECKING:
    from tavola.game import Game

BATCH = 500
"""Games between two looks at the clock."""


@rule
def random_games(
    states: Record,
    t: Record,
    players: int,
    options: Record,
    keys: Record,
    choices: Record,
    out: Record,
    journal: Record,
    points: Record,
    results: Record,
    decisions: Record,
    reported: Record,
    takes_back: Record,
) -> None:
    """Play a game for each key, from dealing to the end; note points, results and decisions.

    `states[0]` is played on, `states[1]` stays blank.
    """
    for game in range(len(keys)):
        states[0] = states[1]
        setup(states[0], t, players, options, keys[game], journal)
        start(choices, keys[game])
        choices[KEY_WORDS - 1] = choices[KEY_WORDS - 1] ^ WORD  # not the chance of the game
        decisions[game] = play_at_random(states[0], t, choices, out, journal, takes_back)
        scores(states[0], t, points[game])
        returns(states[0], t, results[game])
        figures(states[0], t, reported[game])


@rule
def play_at_random(
    s: Record, t: Record, choices: Record, out: Record, journal: Record, takes_back: Record
) -> int:
    """Let every actor take any of its legal actions until the end; return how many were taken."""
    decisions = 0
    who = actors(s, t)
    while who != 0:
        seat, count = awaited(s, t, who, out, takes_back)
        apply(s, t, seat, out[below(choices, count)], journal)
        decisions += 1
        who = actors(s, t)
    return decisions


@small_rule
def awaited(s: Record, t: Record, who: int, out: Record, takes_back: Record) -> tuple[int, int]:
    """The first actor with something to decide, and how many actions these are, in `out`."""
    seat = 0
    while True:
        while not who >> seat & 1:
            seat += 1
        count = decisions_of(s, t, seat, out, takes_back)
        if count > 0:
            return seat, count
        seat += 1


@small_rule
def decisions_of(s: Record, t: Record, seat: int, out: Record, takes_back: Record) -> int:
    """Write the legal actions of a seat into `out`, but for those that only take a choice back.

    `takes_back` says which these are, and is empty where a game has none.
    """
    count = legal(s, t, seat, out)
    if len(takes_back) == 0:
        return count
    kept = 0
    for place in range(count):
        if not takes_back[out[place]]:
            out[kept] = out[place]
            kept += 1
    return kept


class Simulation(msgspec.Struct):
    """What came of random games."""

    game: str
    players: int
    games: int
    seed: str
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_decisions: float
    mean_scores: list[float]
    mean_figures: dict[str, float]
    """What else the game reports, its mean over all games."""
    win_shares: list[float]


def simulate(
    game: "Game",
    games: int,
    players: int,
    seed: str | int,
    report: Callable[[int], None] = lambda _done: None,
    options: dict[str, Any] | None = None,
    components: Source | None = None,
) -> Simulation:
    """Play random games; game i has the seed `seed/i`. `report` hears how many are done."""
    table = Table(game, players, options, components)
    points = np.zeros((games, players), np.int64)
    results = np.zeros((games, players))
    decisions = np.zeros(games, np.int64)
    reported = np.zeros((games, len(game.figures)))
    table.play(keys_of(seed, 0, 0), points[:0], results[:0], decisions[:0])  # compiles it
    began = time.perf_counter()
    for first in range(0, games, BATCH):
        batch = slice(first, min(first + BATCH, games))
        keys = keys_of(seed, batch.start, batch.stop)
        table.play(keys, points[batch], results[batch], decisions[batch], reported[batch])
        report(batch.stop)
    seconds = time.perf_counter() - began
    return Simulation(
        game=game.name,
        players=players,
        games=games,
        seed=str(seed),
        decisions=int(decisions.sum()),
        seconds=seconds,
        decisions_per_second=float(decisions.sum() / seconds),
        games_per_second=games / seconds,
        mean_decisions=float(decisions.mean()),
        mean_scores=points.mean(axis=0).tolist(),
        mean_figures=dict(zip(game.figures, reported.mean(axis=0).tolist(), strict=True)),
        win_shares=results.mean(axis=0).tolist(),
    )


class Table:
    """The memory that random games of one game and player count are played in."""

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Any] | None = None,
        components: Source | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.options_vector(game.options_for(players, options or {}))
        self.tables = game.tables_with(components)
        self.states = np.zeros(2, game.package.State)
        self.choices = np.zeros(CHANCE.shape, CHANCE.base)
        self.out = np.zeros(len(game.actions), np.int16)
        self.journal = blank(Journal)
        self.takes_back = game.takes_back

    def play(
        self,
        keys: npt.NDArray[np.uint32],
        points: npt.NDArray[np.int64],
        results: npt.NDArray[np.float64],
        decisions: npt.NDArray[np.int64],
        reported: npt.NDArray[np.float64] | None = None,
    ) -> None:
        if reported is None:
            reported = np.zeros((len(keys), len(self.game.figures)))
        random_games(
            self.states,
            self.tables,
            self.players,
            self.options,
            keys,
            self.choices,
            self.out,
            self.journal,
            points,
            results,
            decisions,
            reported,
            self.takes_back,
        )


def keys_of(seed: str | int, first: int, stop: int) -> npt.NDArray[np.uint32]:
    """The keys of games `first` to `stop - 1` of a run."""
    digests = (hashlib.sha256(f"{seed}/{game}".encode()).digest() for game in range(first, stop))
    return np.frombuffer(b"".join(digests), np.dtype("<u4")).reshape(-1, KEY_WORDS)
