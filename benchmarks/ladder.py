"""The ladder: each level against the one below, in every game, until it is clear or 400 games.

`make ladder` plays what is missing and writes `docs/ladder.md`; it can be stopped at any moment and
goes on where it was. What came of every game is kept in `benchmarks/ladder/`, the matches of this
machine in the user's data folder.
"""

import argparse
import contextlib
import itertools
import os
import pathlib
import platform
import shutil
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import platformdirs

import tavola
from tavola.arena.contest import Contest, Played
from tavola.arena.folder import OUTCOMES
from tavola.arena.running import run, until_clear
from tavola.arena.standing import Standing, standing
from tavola.bots import LEVELS
from tavola.compiling import prepare
from tavola.game import option_text

HERE = pathlib.Path(__file__).parent
KEPT = HERE / "ladder"
PAGE = HERE.parent / "docs" / "ladder.md"
SEED = "ladder"
MOST = 400
CLEAR = 0.6
AGAINST_CHANCE = 200
CONTROL = 40
MIRROR = 100


class Step(NamedTuple):
    """A contest of the ladder."""

    contest: Contest
    games: int
    clear: float | None
    purpose: str


class Table(NamedTuple):
    """Where the levels of a game meet: two seats, or two of each at four."""

    game: str
    players: int
    options: dict[str, Any]


TABLES = (
    Table("great-wall", 2, {}),
    Table("thurn-und-taxis", 2, {}),
    Table("eschnapur", 2, {}),
    Table("taj-mahal", 4, {}),
)

VARIANTS = (
    Table("great-wall", 3, {}),
    Table("great-wall", 4, {}),
    Table("great-wall", 5, {}),
    Table("thurn-und-taxis", 3, {}),
    Table("thurn-und-taxis", 4, {}),
    Table("eschnapur", 3, {}),
    Table("eschnapur", 4, {}),
    Table("taj-mahal", 3, {}),
    Table("taj-mahal", 5, {}),
    Table("taj-mahal", 3, {"carletti": 1}),
    Table("taj-mahal", 3, {"carletti": 2}),
    Table("taj-mahal", 4, {"carletti": 1}),
    Table("taj-mahal", 4, {"carletti": 2}),
    Table("taj-mahal", 5, {"carletti": 1}),
    Table("taj-mahal", 4, {"nine_provinces": True}),
)
"""Other numbers of players and variants: a smaller control, journeymen against novices."""


def steps() -> Iterator[Step]:
    """All contests, the quick ones first."""
    levels = list(LEVELS)
    for lower, higher in itertools.pairwise(levels):
        for table in TABLES:
            yield Step(contest(table, higher, lower), MOST, CLEAR, "ladder")
    for table in TABLES:
        yield Step(contest(table, "apprentice", "apprentice"), MIRROR, None, "mirror")
    for table in VARIANTS:
        yield Step(contest(table, "journeyman", "novice"), CONTROL, None, "variant")
    for table in TABLES:
        yield Step(contest(table, levels[-1], levels[0]), AGAINST_CHANCE, None, "chance")


def contest(table: Table, *bots: str) -> Contest:
    return Contest(table.game, table.players, bots, SEED, table.options)


def name_of(contest: Contest) -> str:
    """The name of a contest's file."""
    options = [f"{name}-{option_text(value)}" for name, value in contest.options.items()]
    return "-".join([contest.game, str(contest.players), *options, *contest.bots])


def play(step: Step, workers: int, deadline: float) -> None:
    """Play what is missing of a contest, as long as there is time, and keep what came of it."""
    name = name_of(step.contest)
    folder = platformdirs.user_data_path("tavola") / "ladder" / name
    if kept(step).exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(kept(step), folder / OUTCOMES)
    game = tavola.load(step.contest.game)
    prepare(game)
    prepare(game, searches=True)

    def report(games: int, share: tuple[float, float, float]) -> None:
        middle, low, high = share
        print(f"\r{name}: {games} games, {middle:.1%} [{low:.1%}–{high:.1%}] ", end="", flush=True)
        if time.monotonic() > deadline:
            raise TimeoutError

    with contextlib.suppress(TimeoutError):
        run(step.contest, step.games, folder, workers=workers, clear=step.clear, report=report)
    print()
    KEPT.mkdir(exist_ok=True)
    if (folder / OUTCOMES).exists():
        shutil.copy(folder / OUTCOMES, kept(step))


def kept(step: Step) -> pathlib.Path:
    return KEPT / f"{name_of(step.contest)}.jsonl"


def standing_of(step: Step) -> Standing | None:
    """How a contest stands by what was kept of it."""
    if not kept(step).exists():
        return None
    lines = kept(step).read_bytes().splitlines()
    played = {game.number: game for game in (msgspec.json.decode(x, type=Played) for x in lines)}
    deals, _ = until_clear(step.contest, played, step.clear)
    return standing(step.contest, [game for deal in deals for game in deal])


# --- The page ------------------------------------------------------------------------------------


def write(results: list[tuple[Step, Standing | None]]) -> None:
    lines = [
        "# How strong the bots are",
        "",
        "`make ladder` plays the ladder (resumable; `--minutes` limits it); the seed of every "
        f"contest is `{SEED}`, and `tavola arena` plays any of them. Every deal is played from "
        "every side. Shares are those of the victories, in brackets where they lie with 95 % "
        "confidence; a contest of the ladder ends at the first look (every ten deals, from twenty "
        f"on) at which the interval lies above {CLEAR:.0%}, or after {MOST} games. Looking again "
        "and again makes an interval a little too hopeful; the mirror match is the control.",
        "",
        f"Machine: {machine()}.",
        "",
    ]
    for purpose, title in (
        ("ladder", "Each level against the one below"),
        ("chance", "The highest level against chance"),
        ("mirror", "Mirror matches: equals"),
        ("variant", "Other numbers of players, and variants"),
    ):
        lines += [f"## {title}", ""]
        lines += ["| Table | Bots | Games | Share | 95 % | Points | ms a decision |"]
        lines += ["|---|---|---|---|---|---|---|"]
        lines += [line_of(step, standing) for step, standing in results if step.purpose == purpose]
        lines += [""]
    PAGE.write_text("\n".join(lines), encoding="utf-8")


def line_of(step: Step, now: Standing | None) -> str:
    contest = step.contest
    options = [f"{name}={option_text(value)}" for name, value in contest.options.items()]
    table = " ".join([contest.game, str(contest.players), *options])
    bots = " – ".join(contest.names)
    if now is None or now.games == 0:
        return f"| {table} | {bots} | not played yet | | | | |"
    first, second = now.bots
    return (
        f"| {table} | {bots} | {now.games} | {first.win_share:.1%} "
        f"| {first.low:.1%}–{first.high:.1%} | {first.mean_score:.1f} : {second.mean_score:.1f} "
        f"| {1000 * first.seconds_per_decision:.0f} : {1000 * second.seconds_per_decision:.0f} |"
    )


def machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=300, help="stop after so long")
    parser.add_argument("--only", default="", help="contests whose names begin like this")
    args = parser.parse_args()
    deadline = time.monotonic() + 60 * args.minutes
    for step in steps():
        if name_of(step.contest).startswith(args.only) and time.monotonic() < deadline:
            play(step, args.workers, deadline)
    write([(step, standing_of(step)) for step in steps()])


if __name__ == "__main__":
    main()
