"""What all commands share: the screen, progress, and how errors end a program."""

import contextlib
import locale
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import msgspec
from rich.console import Console
from rich.markup import escape

from tavola.compiling import WAITING, prepare
from tavola.errors import TavolaError
from tavola.game import Game, load
from tavola.language import LANGUAGES, Language, language
from tavola.message import Arg, Message

console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)

BAD_INPUT = 2


def own_language(wish: str | None = None) -> Language:
    """The language wished for, or that of the user's environment, or English."""
    if wish:
        return language(wish)
    for guess in (os.environ.get("TAVOLA_LANGUAGE"), locale.getlocale()[0]):
        code = (guess or "")[:2].lower()
        if code in LANGUAGES:
            return language(code)
    return language("en")


def fail(error: TavolaError, wish: str | None) -> NoReturn:
    """End the program because of bad input, with one sentence."""
    speech = own_language(wish if wish in LANGUAGES else None)
    complaints.print(f"[bold red]tavola:[/] {escape(speech.say(error.message))}")
    sys.exit(BAD_INPUT)


def say(key: str, **args: Arg) -> str:
    """A message in the user's language."""
    return own_language().say(Message(key, args))


def title_of(game: Game, speech: Language | None = None) -> str:
    return (speech or own_language()).say(Message(f"game-{game.name}"))


def print_json(data: Any) -> None:
    """Print data for machines: nothing else may go to standard output with it."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")


def load_compiled(name: str, *, searches: bool = False) -> Game:
    """The game with this name, its rules compiled; the first time that is shown.

    With the search of the bots, if that is needed.
    """
    game = load(name)
    for search in (False, True) if searches else (False,):
        key = "compiling-search" if search else "compiling-rules"
        with progress(say(key, game=title_of(game)), 1) as report:

            def compiling(
                done: int, steps: int, step: str, report: Callable[..., None] = report
            ) -> None:
                title = say("waiting-for-rules") if step == WAITING else None
                report(done, total=steps, title=title, now=True)

            prepare(game, compiling, searches=search)
    return game


@contextlib.contextmanager
def progress(title: str, total: int) -> Iterator[Callable[..., None]]:
    """A progress bar for people, once it is clear that something takes longer than a moment."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=complaints, transient=True)
    task = bar.add_task(title, total=total)
    patience = time.monotonic() + 0.5
    shown = False

    def report(
        done: int, total: int | None = None, title: str | None = None, now: bool = False
    ) -> None:
        nonlocal shown
        if not shown and (now or time.monotonic() > patience):
            shown = True
            if complaints.is_terminal:
                bar.start()
            else:
                complaints.print(f"{bar.tasks[0].description} …")
        bar.update(task, completed=done, total=total, description=title)

    try:
        yield report
    finally:
        if bar.live.is_started:
            bar.stop()
