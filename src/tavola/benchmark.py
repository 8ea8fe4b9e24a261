"""How fast the rules are: copy, legal list, step and whole random games, side by side with peers.

Machines are shared and noisy, so the sides alternate within one run, every figure is the median of
the rounds, and its spread is told with it.
"""

import itertools
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from tavola.kernel import Record, below, rule, start
from tavola.kernel.verbs import actors, apply, legal, setup
from tavola.playouts import Table, awaited, keys_of

if TYPE_CHECKING:
    from tavola.game import Game

SAMPLES = 1024
"""Positions from random games, over which copies, legal lists and steps are measured."""

ROUND_SECONDS = 0.5

OF_A_MASTER = 25_000
"""The iterations of one search: the larger the tree, the slower the walk through it."""

ENDLESS = 1 << 30


class Figure(msgspec.Struct):
    """A measured quantity: the median of the rounds, and the lowest and highest."""

    median: float
    low: float
    high: float


class Row(NamedTuple):
    """What one row of the benchmark measures: a game at a player count, with options."""

    game: "Game"
    players: int
    options: dict[str, Any]


class GameFigures(msgspec.Struct):
    """The speed of a game at one player count."""

    game: str
    players: int
    options: dict[str, Any]
    decisions_per_second: Figure
    games_per_second: Figure
    decisions_per_game: float
    copy_ns: Figure
    legal_ns: Figure
    step_ns: Figure
    times_hearts: Figure | None
    iterations_per_second: Figure | None
    """Of a search from the opening, with the policy and the horizon that the bots have."""
    plain_search: Figure | None
    """Decisions per second of a search that plays on at random to the end (its iterations times
    the mean length of a game), of those of random games."""
    shares: dict[str, float]
    """How much of all decisions of random games each kind of action is."""


class PeerFigures(msgspec.Struct):
    """The speed of a game of another library, driven as its users drive it."""

    peer: str
    library: str
    version: str
    decisions_per_second: Figure


class Benchmark(msgspec.Struct):
    """All that one run measured."""

    machine: str
    rounds: int
    games: list[GameFigures]
    peers: list[PeerFigures]


# --- what is timed, compiled ---------------------------------------------------------------------


@rule
def sample_positions(
    samples: Record, blank: Record, t: Record, options: Record, keys: Record, choices: Record,
    out: Record, journal: Record, players: int, takes_back: Record,
) -> None:  # fmt: skip
    """A position of each game, each after another number of random decisions."""
    start(choices, keys[0])
    for game in range(len(keys)):
        s = samples[game]
        samples[game] = blank[0]
        setup(s, t, players, options, keys[game], journal)
        decisions = game % 128
        while decisions > 0 and actors(s, t) != 0:
            seat, count = awaited(s, t, actors(s, t), out, takes_back)
            apply(s, t, seat, out[below(choices, count)], journal)
            decisions -= 1
        if actors(s, t) == 0:  # the game was shorter: take its beginning
            samples[game] = blank[0]
            setup(s, t, players, options, keys[game], journal)


@rule
def first_of(who: int) -> int:
    seat = 0
    while not who >> seat & 1:
        seat += 1
    return seat


@rule
def copies(samples: Record, scratch: Record, rounds: int) -> None:
    for _ in range(rounds):
        for sample in range(len(samples)):
            scratch[sample & 7] = samples[sample]


@rule
def legal_lists(samples: Record, t: Record, out: Record, rounds: int) -> int:
    found = 0
    for _ in range(rounds):
        for sample in range(len(samples)):
            found += legal(samples[sample], t, first_of(actors(samples[sample], t)), out)
    return found


@rule
def steps(
    samples: Record, scratch: Record, t: Record, moves: Record, journal: Record, rounds: int
) -> None:
    for _ in range(rounds):
        for sample in range(len(samples)):
            scratch[sample & 7] = samples[sample]
            apply(scratch[sample & 7], t, moves[sample, 0], moves[sample, 1], journal)


@rule
def count_actions(
    scratch: Record, blank: Record, t: Record, options: Record, keys: Record, choices: Record,
    out: Record, journal: Record, players: int, counts: Record, takes_back: Record,
) -> None:  # fmt: skip
    """How often each action is taken in random games."""
    start(choices, keys[0])
    s = scratch[0]
    for game in range(len(keys)):
        scratch[0] = blank[0]
        setup(s, t, players, options, keys[game], journal)
        who = actors(s, t)
        while who != 0:
            seat, count = awaited(s, t, who, out, takes_back)
            action = out[below(choices, count)]
            counts[action] += 1
            apply(s, t, seat, action, journal)
            who = actors(s, t)


# --- measuring -----------------------------------------------------------------------------------


class Bench:
    """The measurements of one row."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.game = game = row.game
        self.table = Table(game, row.players, row.options)
        self.scratch = np.zeros(8, game.package.State)
        self.samples = np.zeros(SAMPLES, game.package.State)
        self.moves = np.zeros((SAMPLES, 2), np.int64)
        self.batch = itertools.count()
        t = self.table
        sample_positions(
            self.samples, t.states[1:], t.tables, t.options, keys_of("bench", 0, SAMPLES),
            t.choices, t.out, t.journal, t.players, t.takes_back,
        )  # fmt: skip
        self.playouts(0)  # compiles
        chooser = random.Random(0)
        for sample in range(SAMPLES):
            state = self.samples[sample, ...]
            seat = first_of(actors(state, self.table.tables))
            count = legal(state, self.table.tables, seat, t.out)
            self.moves[sample] = seat, chooser.choice(t.out[:count].tolist())

    def playouts(self, seconds: float) -> tuple[float, float]:
        """Decisions and games per second, of random games with dealing."""
        games = 500
        points = np.zeros((games, self.table.players), np.int64)
        results = np.zeros((games, self.table.players))
        decisions = np.zeros(games, np.int64)
        made = played = 0
        began = time.perf_counter()
        while made == 0 or (passed := time.perf_counter() - began) < seconds:
            first = next(self.batch) * games
            keys = keys_of("bench", first, first + games)
            self.table.play(keys, points, results, decisions)
            made += int(decisions.sum())
            played += games
        return made / passed, played / passed

    def shares(self) -> dict[str, float]:
        """How much of all decisions each kind of action is, the most frequent kind first."""
        t, counts = self.table, np.zeros(len(self.game.actions), np.int64)
        count_actions(
            self.scratch, t.states[1:], self.table.tables, t.options, keys_of("shares", 0, 200),
            t.choices, t.out, t.journal, t.players, counts, t.takes_back,
        )  # fmt: skip
        kinds: Counter[str] = Counter()
        for action, count in zip(self.game.actions, counts.tolist(), strict=True):
            kinds[action.kind] += count
        return {kind: count / kinds.total() for kind, count in kinds.most_common()}

    def iterations(self, seconds: float, *, plain: bool = False) -> float:
        """Iterations per second of a search from the opening; plain: at random to the end."""
        from tavola.bots.searcher import Search, habits_for

        match = self.game.set_up(self.row.players, "bench", self.row.options)
        habits = habits_for(self.game)
        if plain:
            habits["prior"] = habits["guided"] = 0
            habits["horizon"] = ENDLESS
        information = match.information(match.awaited[0])
        done, began = 0, time.perf_counter()
        while done == 0 or (passed := time.perf_counter() - began) < seconds:
            search = Search(information, f"bench {done}", OF_A_MASTER, habits)
            started = time.perf_counter()
            while search.iterations < OF_A_MASTER and (done == 0 or passed < seconds):
                search.go_on(time.perf_counter() - started, OF_A_MASTER - search.iterations)
                passed = time.perf_counter() - began
            done += search.iterations
        return done / passed

    def copy_ns(self) -> float:
        return nanoseconds(lambda rounds: copies(self.samples, self.scratch, rounds))

    def legal_ns(self) -> float:
        tables, out = self.table.tables, self.table.out
        return nanoseconds(lambda rounds: legal_lists(self.samples, tables, out, rounds))

    def step_ns(self) -> float:
        """A step on a copy, less the copy."""
        tables, journal = self.table.tables, self.table.journal

        def run(rounds: int) -> None:
            steps(self.samples, self.scratch, tables, self.moves, journal, rounds)

        return nanoseconds(run) - self.copy_ns()


def nanoseconds(run: Callable[[int], object], rounds: int = 50) -> float:
    """Nanoseconds per sample of a run over all samples, so many rounds of it."""
    run(1)
    began = time.perf_counter()
    run(rounds)
    return (time.perf_counter() - began) / (rounds * SAMPLES) * 1e9


def hearts(seconds: float) -> float:
    """Player decisions per second of OpenSpiel's hearts, driven through Python.

    Dealing is included and its chance steps are not counted, as on our side.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    choose = random.Random(0).random
    decisions = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                decisions += 1
    return decisions / passed


def peer_version() -> str | None:
    """The version of OpenSpiel that is installed, if any."""
    from importlib import metadata

    try:
        return metadata.version("open-spiel")
    except metadata.PackageNotFoundError:
        return None


def measure(
    rows: list[Row],
    rounds: int,
    machine: str,
    report: Callable[[int], None] = lambda _done: None,
    *,
    search: bool = False,
) -> Benchmark:
    """Measure rows, and hearts beside them, in alternating rounds; with the search, if asked."""
    benches = [Bench(row) for row in rows]
    version = peer_version()
    done = itertools.count(1)
    playouts: list[list[tuple[float, float]]] = [[] for _ in benches]
    small: list[list[tuple[float, float, float]]] = [[] for _ in benches]
    searches: list[list[tuple[float, float]]] = [[] for _ in benches]
    peer: list[float] = []
    for _ in range(rounds):
        if version:
            peer.append(hearts(ROUND_SECONDS))
        for number, bench in enumerate(benches):
            playouts[number].append(bench.playouts(ROUND_SECONDS))
            small[number].append((bench.copy_ns(), bench.legal_ns(), bench.step_ns()))
            if search:
                plain = bench.iterations(ROUND_SECONDS, plain=True)
                searches[number].append((bench.iterations(ROUND_SECONDS), plain))
            report(next(done))
    figures = []
    for number, row in enumerate(rows):
        decisions, games = zip(*playouts[number], strict=True)
        copy, listing, step = zip(*small[number], strict=True)
        figures.append(
            GameFigures(
                game=row.game.name,
                players=row.players,
                options=row.options,
                decisions_per_second=figure(decisions),
                games_per_second=figure(games),
                decisions_per_game=sum(decisions) / sum(games),
                copy_ns=figure(copy),
                legal_ns=figure(listing),
                step_ns=figure(step),
                times_hearts=figure(
                    ours / theirs for ours, theirs in zip(decisions, peer, strict=True)
                )
                if version
                else None,
                iterations_per_second=figure(real for real, _ in searches[number])
                if search
                else None,
                plain_search=figure(
                    plain / rate for (_, plain), rate in zip(searches[number], games, strict=True)
                )
                if search
                else None,
                shares=benches[number].shares(),
            )
        )
    peers = [PeerFigures("hearts", "OpenSpiel", version, figure(peer))] if version else []
    return Benchmark(machine, rounds, figures, peers)


def figure(values: "Iterator[float] | tuple[float, ...] | list[float]") -> Figure:
    measured = list(values)
    return Figure(statistics.median(measured), min(measured), max(measured))
