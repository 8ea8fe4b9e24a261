"""Random games at full speed: written once over the verbs, compiled for each game."""

import hashlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from tavola.components import Source
from tavola.kernel import CHANCE, Journal, Record, below, blank, rule, start
from tavola.kernel.chance import KEY_WORDS, WORD
from tavola.kernel.verbs import actors, apply, legal, returns, scores, setup

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
) -> None:
    """Play a game for each key, from dealing to the end; note points, results and decisions.

    `states[0]` is played on, `states[1]` stays blank.
    """
    for game in range(len(keys)):
        states[0] = states[1]
        setup(states[0], t, players, options, keys[game], journal)
        start(choices, keys[game])
        choices[KEY_WORDS - 1] = choices[KEY_WORDS - 1] ^ WORD  # not the chance of the game
        decisions[game] = play_at_random(states[0], t, choices, out, journal)
        scores(states[0], t, points[game])
        returns(states[0], t, results[game])


@rule
def play_at_random(s: Record, t: Record, choices: Record, out: Record, journal: Record) -> int:
    """Let every actor take any of its legal actions until the end; return how many were taken."""
    decisions = 0
    who = actors(s, t)
    while who != 0:
        seat = 0
        while not who >> seat & 1:
            seat += 1
        count = legal(s, t, seat, out)
        apply(s, t, seat, out[below(choices, count)], journal)
        decisions += 1
        who = actors(s, t)
    return decisions


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
    table.play(keys_of(seed, 0, 0), points[:0], results[:0], decisions[:0])  # compiles it
    began = time.perf_counter()
    for first in range(0, games, BATCH):
        batch = slice(first, min(first + BATCH, games))
        keys = keys_of(seed, batch.start, batch.stop)
        table.play(keys, points[batch], results[batch], decisions[batch])
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

    def play(
        self,
        keys: npt.NDArray[np.uint32],
        points: npt.NDArray[np.int64],
        results: npt.NDArray[np.float64],
        decisions: npt.NDArray[np.int64],
    ) -> None:
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
        )


def keys_of(seed: str | int, first: int, stop: int) -> npt.NDArray[np.uint32]:
    """The keys of games `first` to `stop - 1` of a run."""
    digests = (hashlib.sha256(f"{seed}/{game}".encode()).digest() for game in range(first, stop))
    return np.frombuffer(b"".join(digests), np.dtype("<u4")).reshape(-1, KEY_WORDS)
