"""What lies in the box of Great Wall of China."""

from enum import IntEnum
from typing import Final

import numpy as np

from tavola.kernel import Record, blank, field, record

MOST_SEATS: Final = 5
SECTIONS: Final = 4
HAND: Final = 5
DECK: Final = 20
CARDS: Final = MOST_SEATS * DECK
TOKENS: Final = 36
SITES: Final = TOKENS // 2


class Kind(IntEnum):
    """The kinds of cards."""

    WALL = 0
    GATE = 1
    TOWER = 2
    NOBLE = 3
    WARRIOR = 4
    HORSEMAN = 5
    DRAGON = 6


KINDS: Final = len(Kind)

DECK_OF = {
    Kind.WALL: 7,
    Kind.GATE: 3,
    Kind.TOWER: 1,
    Kind.NOBLE: 1,
    Kind.WARRIOR: 5,
    Kind.HORSEMAN: 2,
    Kind.DRAGON: 1,
}
"""The cards of each player."""

VALUES = {
    Kind.WALL: 1,
    Kind.GATE: 2,
    Kind.TOWER: 3,
    Kind.NOBLE: 1,
    Kind.WARRIOR: 1,  # the first; the k-th of one player in a section counts k
    Kind.HORSEMAN: 2,
    Kind.DRAGON: 1,
}

FAME = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
"""How many tokens there are of each value; there is no 6."""

UNDER_CONSTRUCTION = {2: 2, 3: 3, 4: 4, 5: 4}
"""The sections under construction for each number of players."""

SETS = tuple((kind, count) for kind in Kind for count in range(1, DECK_OF[kind] + 1))
"""All sets of cards of one kind that can be placed with one action."""

FIRST_SET = tuple(SETS.index((kind, 1)) for kind in Kind)

Tables = record(
    deck=field("i1", (KINDS,), "cards of each kind in every player's deck"),
    value=field("i1", (KINDS,), "points of a card of each kind, alone and without a noble"),
    tokens=field("i1", (TOKENS,), "the fame tokens"),
    sections=field("i1", (MOST_SEATS + 1,), "sections under construction by number of players"),
    set_kind=field("i1", (len(SETS),), "the kind of the cards of each set"),
    set_count=field("i1", (len(SETS),), "how many cards each set has"),
    first_set=field("i1", (KINDS,), "the set of one card of each kind"),
)


def tables() -> Record:
    """The components of the printed game."""
    t = blank(Tables)
    t["deck"] = list(DECK_OF.values())
    t["value"] = list(VALUES.values())
    t["tokens"] = np.repeat(list(FAME), list(FAME.values()))
    for players, sections in UNDER_CONSTRUCTION.items():
        t["sections"][players] = sections
    t["set_kind"] = [kind for kind, _ in SETS]
    t["set_count"] = [count for _, count in SETS]
    t["first_set"] = FIRST_SET
    return t
