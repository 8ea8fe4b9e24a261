"""How pebbles is shown: as little as a match asks for."""

from typing import Any

from tavola.kernel import Action, Record
from tavola.message import Message


def label(action: Action) -> Message:
    return Message("pebbles-take")


def prompt(s: Record, t: Record, viewer: int) -> Message:
    return Message("pebbles-prompt")


def players(s: Record, t: Record, viewer: int, options: Any) -> list[int]:
    return [int(taken) for taken in s["taken"]]


def board(s: Record, t: Record) -> int:
    return int(s["heap"])


def preview(before: Record, after: Record, t: Record, action: Action, certain: list[Any]) -> int:
    return int(after["heap"])


def message(kind: str, seat: int, item: int, amount: int, at: int, why: int) -> Message:
    return Message(f"pebbles-{kind}")
