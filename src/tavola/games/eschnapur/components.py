"""What lies in the box of The Palace of Eschnapur."""

import itertools
from enum import IntEnum
from typing import Final

import msgspec
import numpy as np

import tavola.components
from tavola.components import shipped
from tavola.kernel import Record, blank, field, record
from tavola.message import Message

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
SECTIONS: Final = 8
FEWEST_SPACES: Final = 7
MOST_SPACES: Final = 16
BRICKS: Final = 20
SITES: Final = 2
"""Sections that everybody chooses in each round."""

VALUES: Final = 6
"""Gold cards are worth 0 to 5."""

HIGHEST_CARD: Final = VALUES - 1
PREMIUM: Final = 3
CARD_GOLD: Final = 5
CARD_GOLD_WITH_BRICKS: Final = 3
CARD_BRICKS_WITH_GOLD: Final = 2
CARD_BRICKS: Final = 3
HIGHEST_REWARD: Final = 10
HIGHEST_NUMBER: Final = 99
HIGHEST_COST: Final = 99

HAND = (2, 2, 3, 4, 2, 3)
"""Gold cards of each value that everybody gets."""

MORE_FOR_TWO = (0, 1, 2, 0, 0, 0)
"""What each of two players gets besides."""


class Official(IntEnum):
    """The officials, from left to right."""

    BLOCKADE = 0
    STOP = 1
    BRICKS = 2
    ORDER = 3
    MOVE = 4


OFFICIALS: Final = len(Official)
OFFICIAL_IDS = tuple(official.name.lower() for official in Official)


class Privilege(IntEnum):
    """The privilege cards, from the cheapest to the dearest."""

    CHOOSE_MARKER = 0
    WIN_TIES = 1
    FREE_SITE = 2
    GOLD = 3
    REMOVE_BLOCKADE = 4
    FORBID_LAST = 5
    GOLD_AND_BRICKS = 6
    IGNORE_STOP = 7
    BRICKS = 8
    FROM_HAND = 9


PRIVILEGES: Final = len(Privilege)
PRIVILEGE_IDS = tuple(privilege.name.lower().replace("_", "-") for privilege in Privilege)
PRINTED_COST = {Privilege.CHOOSE_MARKER: 6, Privilege.REMOVE_BLOCKADE: 10}

WITHOUT_SECTIONS = {2: (1, 7), 3: (1,), 4: ()}
"""The sections, as they are numbered, that are complete from the beginning."""

WITHOUT_PRIVILEGES = {2: (Privilege.CHOOSE_MARKER, Privilege.REMOVE_BLOCKADE), 3: (), 4: ()}
LAST_SECTION = {2: 4, 3: 5, 4: 6}
"""How many sections are completed when the game ends."""

BONUS = {2: (6, 0), 3: (10, 6, 0), 4: (10, 6, 3, 0)}
"""The points for each place on the privilege track."""

PAIRS = tuple(itertools.combinations(range(SECTIONS), SITES))
"""The ways of choosing two sites."""


def combinations(total: int, largest: int = HIGHEST_CARD) -> list[tuple[int, ...]]:
    """All ways to make up a total from gold cards, the largest cards first."""
    if total == 0:
        return [()]
    return [
        (card, *rest)
        for card in range(min(total, largest), 0, -1)
        for rest in combinations(total - card, card)
    ]


COMBINATIONS = tuple(
    combination for total in range(1, HIGHEST_REWARD + 1) for combination in combinations(total)
)
"""All that can be taken from the bank at once, by its total."""

Tables = record(
    number=field("i2", (SECTIONS, MOST_SPACES), "the numbers of the spaces, from below; 0: none"),
    spaces=field("i1", (SECTIONS,), "spaces of a section"),
    bag=field("i1", (SECTIONS,), "which space, counted from below, has the bag of gold"),
    reward=field("i1", (SECTIONS,), "the gold that a complete section brings"),
    row=field("i1", (SECTIONS, MOST_SPACES), "how many spaces stand side by side, from below"),
    cost=field("i1", (PRIVILEGES,), "privilege points that the cards cost"),
    gold=field("i1", (MOST_SEATS + 1, VALUES), "gold cards everybody gets, by players and value"),
    without=field("i2", (MOST_SEATS + 1,), "bits of the sections left out, by players"),
    privileges=field("i2", (MOST_SEATS + 1,), "bits of the privilege cards, by players"),
    last=field("i1", (MOST_SEATS + 1,), "sections completed at the end, by players"),
    bonus=field("i1", (MOST_SEATS + 1, MOST_SEATS), "points by players and place on the track"),
    pair=field("i2", (len(PAIRS),), "bits of each pair of sites"),
    cards=field("i1", (len(COMBINATIONS), VALUES), "cards of each value in a combination"),
    first=field("i2", (HIGHEST_REWARD + 2,), "the first combination of each total"),
)


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the privilege cards cost."""

    choose_marker: int
    win_ties: int
    free_site: int
    gold: int
    remove_blockade: int
    forbid_last: int
    gold_and_bricks: int
    ignore_stop: int
    bricks: int
    from_hand: int


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the palace."""

    numbers: tuple[int, ...]
    bag: int
    reward: int
    rows: tuple[int, ...]


class Components(tavola.components.Components, frozen=True, forbid_unknown_fields=True):
    """The components that are reconstructions."""

    cost: Costs
    section_1: Section
    section_2: Section
    section_3: Section
    section_4: Section
    section_5: Section
    section_6: Section
    section_7: Section
    section_8: Section

    @property
    def sections(self) -> list[Section]:
        return [getattr(self, f"section_{number}") for number in range(1, SECTIONS + 1)]

    @property
    def costs(self) -> list[int]:
        return [getattr(self.cost, privilege.name.lower()) for privilege in Privilege]

    def fault(self) -> Message | None:
        for privilege, cost in zip(Privilege, self.costs, strict=True):
            name = PRIVILEGE_IDS[privilege]
            printed = PRINTED_COST.get(privilege, cost)
            if cost != printed:
                return Message(
                    "eschnapur-components-printed-cost", {"privilege": name, "cost": printed}
                )
            if not 1 <= cost <= HIGHEST_COST:
                return Message(
                    "eschnapur-components-cost", {"privilege": name, "most": HIGHEST_COST}
                )
        sizes: dict[int, int] = {}
        for number, section in enumerate(self.sections, 1):
            fault = fault_of(number, section)
            if fault:
                return fault
            size = len(section.numbers)
            if size in sizes:
                return Message(
                    "eschnapur-components-equal-sizes",
                    {"first": sizes[size], "second": number, "count": size},
                )
            sizes[size] = number
        return None

    def tables(self) -> Record:
        """The components of the box."""
        t = blank(Tables)
        for place, section in enumerate(self.sections):
            t["number"][place, : len(section.numbers)] = section.numbers
            t["spaces"][place] = len(section.numbers)
            t["bag"][place] = section.numbers.index(section.bag)
            t["reward"][place] = section.reward
            t["row"][place, : len(section.rows)] = section.rows
        t["cost"] = self.costs
        for players in range(FEWEST_SEATS, MOST_SEATS + 1):
            t["gold"][players] = np.add(HAND, MORE_FOR_TWO) if players == FEWEST_SEATS else HAND
            t["without"][players] = sum(1 << number - 1 for number in WITHOUT_SECTIONS[players])
            left_out = sum(1 << privilege for privilege in WITHOUT_PRIVILEGES[players])
            t["privileges"][players] = (1 << PRIVILEGES) - 1 - left_out
            t["last"][players] = LAST_SECTION[players]
            t["bonus"][players, :players] = BONUS[players]
        t["pair"] = [sum(1 << site for site in pair) for pair in PAIRS]
        for place, combination in enumerate(COMBINATIONS):
            for value in combination:
                t["cards"][place, value] += 1
        totals = [sum(combination) for combination in COMBINATIONS]
        t["first"] = np.searchsorted(totals, range(HIGHEST_REWARD + 2))
        return t


def fault_of(number: int, section: Section) -> Message | None:
    """What is impossible about a section."""
    spaces = len(section.numbers)
    if not FEWEST_SPACES <= spaces <= MOST_SPACES:
        return Message(
            "eschnapur-components-size",
            {"section": number, "count": spaces, "least": FEWEST_SPACES, "most": MOST_SPACES},
        )
    ascending = sorted(set(section.numbers)) == list(section.numbers)
    if not ascending or section.numbers[0] < 1 or section.numbers[-1] > HIGHEST_NUMBER:
        return Message("eschnapur-components-numbers", {"section": number, "most": HIGHEST_NUMBER})
    if section.bag not in section.numbers:
        return Message("eschnapur-components-bag", {"section": number, "bag": section.bag})
    if not 1 <= section.reward <= HIGHEST_REWARD:
        return Message("eschnapur-components-reward", {"section": number, "most": HIGHEST_REWARD})
    if sum(section.rows) != spaces or min(section.rows) < 1:
        return Message("eschnapur-components-rows", {"section": number, "count": spaces})
    return None


def tables() -> Record:
    """The components as they are shipped."""
    return msgspec.convert(shipped(__file__.rpartition("components.py")[0]), Components).tables()
