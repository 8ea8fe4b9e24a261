"""A game that compiles in a moment, put where a game belongs in a copy of Tavola.

The seats take one to three pebbles by turns; who takes the last one wins.
"""

from typing import Any, Final

import msgspec

from tavola.kernel import CHANCE, SEAT, Atlas, Axis, Family, Record, blank, field, record

MOST_TAKEN: Final = 3

NAME = "pebbles"
SEATS = range(2, 4)
RULES_VERSION = 1
OBSERVATION = 2
COUNT = Axis("count", tuple(map(str, range(1, MOST_TAKEN + 1))))
ATLAS = Atlas(Family("take", "take {count}", "Take pebbles.", (COUNT,)))

State: Any = record(
    chance=CHANCE,
    players=field("i1", about="how many play"),
    turn=field("i1", about="whose turn it is", names=SEAT),
    heap=field("i1", about="pebbles left"),
    taken=field("i1", (SEATS[-1],), about="pebbles taken", seats=0),
)
Tables: Any = record(heap=field("i1", about="pebbles at the beginning"))


class Options(msgspec.Struct, frozen=True):
    more: bool = False
    """Whether chance adds some pebbles."""


def tables() -> Record:
    t = blank(Tables)
    t["heap"] = 10
    return t
