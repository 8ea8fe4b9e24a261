"""What pebbles is played with."""

from typing import Any, Final

from tavola.kernel import CHANCE, SEAT, Atlas, Axis, Family, Record, blank, field, record

MOST_TAKEN: Final = 3

SEATS = range(2, 4)
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


def tables() -> Record:
    t = blank(Tables)
    t["heap"] = 10
    return t
