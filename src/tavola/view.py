"""Views: all that one viewer may know of a match, as typed data for every kind of screen."""

from typing import Any, Generic, TypeVar

import msgspec

from tavola.message import Message

SPECTATOR = -1

Board = TypeVar("Board")
Player = TypeVar("Player")


class Choice(msgspec.Struct, frozen=True):
    """A legal action: its kind, its name, the components it is about, and what it would give."""

    action: int
    kind: str
    label: Message
    at: tuple[str, ...]
    preview: Any = None


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one viewer may know it."""

    number: int
    """The entry of the log that brought it about; 0 is the preparation."""
    kind: str
    seat: int
    item: int
    """What it is about: a component, or, of `undo`, the number of the entry that was taken back."""
    amount: int
    at: int
    why: int
    message: Message


class View(msgspec.Struct, Generic[Player, Board], frozen=True):
    """A match as one viewer may see it; viewer -1 is a spectator."""

    game: str
    rules: int
    number: int
    viewer: int
    actors: tuple[int, ...]
    prompt: Message
    choices: list[Choice]
    players: list[Player]
    board: Board
    log: list[Event]
