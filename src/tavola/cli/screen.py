"""A match on the terminal: events, board, prompt and choices, in the user's language."""

import importlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.markup import escape
from rich.text import Text

from tavola.cli.terminal import console
from tavola.game import Game
from tavola.language import Language
from tavola.message import Arg, Message
from tavola.view import Choice, Event, View

SEAT_STYLES = ("red", "green", "blue", "yellow", "dark_orange3")

Say = Callable[..., str]


class Screen:
    """Where a match is shown."""

    def __init__(self, game: Game, speech: Language, names: Sequence[str] = ()) -> None:
        self.speech = speech
        self.names = names
        self.drawing = importlib.import_module(".terminal", game.package.__name__)

    def say(self, key: str, **args: Arg) -> str:
        return self.speech.say(Message(key, args), self.names)

    def show_events(self, events: Iterable[Event]) -> None:
        for event in events:
            style = SEAT_STYLES[event.seat] if event.seat >= 0 else "default"
            console.print(Text("  ▪ ", style).append(self._words(event.message), "default"))

    def show_board(self, view: View[Any, Any]) -> None:
        console.print()
        console.print(self.drawing.board(view, self.say, SEAT_STYLES))

    def show_prompt(self, view: View[Any, Any]) -> None:
        console.print(f"[bold]{escape(self._words(view.prompt))}[/]")

    def show_choices(self, choices: list[Choice]) -> None:
        """The choices, numbered from 1 in their order."""
        console.print(self.drawing.choices(choices, self.say))

    def label(self, choice: Choice) -> str:
        return self._words(choice.label)

    def _words(self, message: Message) -> str:
        return self.speech.say(message, self.names)
