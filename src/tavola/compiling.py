"""The first compile of a game: once, in a process of its own, so that this one stays small."""

import logging
import os
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tavola.kernel.rule import UNCOMPILED

if TYPE_CHECKING:
    from tavola.game import Game

log = logging.getLogger("tavola")

Report = Callable[[int, int, str], None]
"""Told how many steps are done, how many there are, and what is being compiled now."""

RULES, SEARCH = "rules", "search"
"""What is compiled: all that playing takes, or the search of the bots."""

STEPS = {RULES: 10, SEARCH: 2}

WAITING = "waiting"
"""What is reported while another start compiles the same game."""


def silence(done: int, steps: int, rule: str) -> None:
    log.info("compiling rules: %s of %s, %s", done, steps, rule)


def prepare(game: "Game", report: Report = silence, *, searches: bool = False) -> None:
    """Make sure that all rules needed to play the game are compiled; with the search, if asked."""
    if UNCOMPILED:
        return
    from tavola.kernel.machine import cache_folder, home

    folder = home(game.package.__name__)
    assert folder is not None
    part = SEARCH if searches else RULES
    ready = folder / f"{game.name}.{part}.ready"
    if ready.exists():
        return
    import filelock  # with its imports too slow for every start

    only_one = filelock.FileLock(folder / f"{game.name}.lock")
    try:
        only_one.acquire(blocking=False)
    except filelock.Timeout:
        report(0, STEPS[part], WAITING)
        only_one.acquire()
    try:
        if not ready.exists():
            compile_in_child(game, part, report, cache_folder())
            ready.touch()
    finally:
        only_one.release()


def compile_in_child(game: "Game", part: str, report: Report, cache: pathlib.Path) -> None:
    with tempfile.TemporaryFile("w+") as errors:
        with subprocess.Popen(
            [sys.executable, "-m", "tavola.compiling", game.name, part],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"TAVOLA_CACHE": str(cache)},
        ) as child:
            assert child.stdout is not None
            for done, step in enumerate(child.stdout):
                report(done, STEPS[part], step.strip())
        if child.returncode:
            errors.seek(0)
            raise RuntimeError(f"the rules of {game.name} do not compile:\n{errors.read()}")


def rehearse(game: "Game") -> Iterator[str]:
    """Do all that playing and watching a match does, and name each step before doing it."""
    from tavola.match import Match

    yield "setup"
    options = game.options_from({})
    match = Match(game, game.players[0], "rehearsal", options, game.tables)
    yield "actors"
    seat = match.actors[0]
    yield "conceal"
    information = match.information(seat)
    yield "legal"
    action = information.legal()[0]
    yield "observe"
    information.observation()
    yield "why_not"
    match.why_not(seat, action)
    yield "apply"
    match.play(seat, action)
    yield "view"
    match.view(seat)
    yield "scores"
    _ = match.scores
    yield "results"
    match.results()


def rehearse_search(game: "Game") -> Iterator[str]:
    """Search once."""
    from tavola.bots.searcher import SearchBot
    from tavola.match import Match

    yield "setup"
    options = game.options_from({})
    match = Match(game, game.players[0], "rehearsal", options, game.tables)
    information = match.information(match.actors[0])
    yield "search"
    SearchBot("rehearsal", 1, 0).decide(information)


def main() -> None:
    from tavola.game import load

    name, part = sys.argv[1:]
    steps = rehearse_search if part == SEARCH else rehearse
    for step in steps(load(name)):
        print(step, flush=True)


if __name__ == "__main__":
    main()
