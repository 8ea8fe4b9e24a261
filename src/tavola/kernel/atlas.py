"""The action atlas: every action of a game, by number and in words.

Actions come in families with axes ("place these cards on that section"); a family's numbers run
through the product of its axes, the last axis fastest. Numbers, words, documentation and the
renaming of seats all come from the same declaration.
"""

import functools
import itertools
import math
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Axis:
    """What an action is about: the names along one axis of a family."""

    name: str
    values: tuple[str, ...]
    component: str | None = None
    """The kind of component the values stand for, if any."""
    ids: tuple[str, ...] = ()
    """What the components are called in their ids (`city:lodz`); else they go by their places
    (`section:2`)."""
    seats: bool = False
    """Whether the values are seats."""

    def id(self, index: int) -> str:
        """The id of the component that a value stands for."""
        return f"{self.component}:{self.ids[index] if self.ids else index}"


@dataclass(frozen=True)
class Family:
    """Actions of one kind. `words` has each axis in braces: `"place {cards} on {section}"`."""

    kind: str
    words: str
    about: str
    axes: tuple[Axis, ...] = ()
    secret: bool = False
    """Whether the choice stays hidden from the other seats when it is made."""
    takes_back: bool = False
    """Whether it only takes back a choice of one's own: nobody waits for who can do no more."""

    @property
    def size(self) -> int:
        return math.prod(len(axis.values) for axis in self.axes)


@dataclass(frozen=True)
class Action:
    """One action of a game."""

    number: int
    kind: str
    words: str
    indices: tuple[int, ...]
    """Its place along each axis of its family."""
    at: tuple[str, ...]
    """The ids of the components it is about."""
    secret: bool
    takes_back: bool


class Atlas:
    """All actions of a game. The atlas is a sequence of `Action`."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self._starts: dict[str, int] = {}
        self._size = 0
        for family in families:
            if family.kind in self._starts:
                raise ValueError(f"two families of actions are called {family.kind}")
            self._starts[family.kind] = self._size
            self._size += family.size

    def start(self, kind: str) -> int:
        """The number of the first action of a kind."""
        return self._starts[kind]

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    @functools.cached_property
    def _actions(self) -> tuple[Action, ...]:
        return tuple(
            Action(
                number=number,
                kind=family.kind,
                words=family.words.format(
                    **{a.name: a.values[i] for a, i in zip(family.axes, indices, strict=True)}
                ),
                indices=indices,
                at=tuple(
                    axis.id(index)
                    for axis, index in zip(family.axes, indices, strict=True)
                    if axis.component
                ),
                secret=family.secret,
                takes_back=family.takes_back,
            )
            for number, (family, indices) in enumerate(self._places())
        )

    def _places(self) -> Iterator[tuple[Family, tuple[int, ...]]]:
        for family in self.families:
            for indices in itertools.product(*(range(len(axis.values)) for axis in family.axes)):
                yield family, indices

    def number(self, words: str) -> int | None:
        """The action with these words; spacing, case and accents do not matter."""
        return self._by_words.get(plain_words(words))

    @functools.cached_property
    def _by_words(self) -> dict[str, int]:
        return {plain_words(action.words): action.number for action in self}

    def renamed(self, seats: tuple[int, ...]) -> list[int]:
        """Where each action goes when seat i becomes seat seats[i]."""
        renamed = []
        for family, indices in self._places():
            number = 0
            for axis, index in zip(family.axes, indices, strict=True):
                if axis.seats and index < len(seats):
                    index = seats[index]
                number = number * len(axis.values) + index
            renamed.append(self._starts[family.kind] + number)
        return renamed


def plain_words(words: str) -> str:
    """The words without capitals, accents and superfluous spaces."""
    letters = unicodedata.normalize("NFKD", words.strip().lower())
    return re.sub(r"\s+", " ", "".join(c for c in letters if not unicodedata.combining(c)))
