"""The state of a game of The Palace of Eschnapur."""

from enum import IntEnum
from typing import Final

from tavola.games.eschnapur.components import (
    MOST_SEATS,
    MOST_SPACES,
    OFFICIALS,
    SECTIONS,
    VALUES,
)
from tavola.kernel import CHANCE, NOBODY, OWNER, SEAT, SEATS, field, record

NO_CARD: Final = -1
NO_OFFICIAL: Final = -1
NO_SECTION: Final = -1


class Stage(IntEnum):
    """Where in a round the game stands."""

    CHOOSING = 0
    BUYING = 1
    OFFERING = 2
    REVEALING = 3
    UNBLOCKING = 4
    ANSWERING = 5
    BLOCKING = 6
    STOPPING = 7
    MARKING = 8
    HANDING = 9
    BUILDING = 10
    FORBIDDING = 11
    MOVING = 12
    REWARDING = 13
    OVER = 14


class Cause(IntEnum):
    """What gold is taken for."""

    PREMIUM = 0
    REWARD = 1
    PRIVILEGE = 2


State = record(
    chance=CHANCE,
    players=field("i1", about="how many play"),
    round=field("i2", about="the number of the round, from 1"),
    stage=field("i1", about="where in the round the game stands, a Stage"),
    official=field("i1", about="the official whose bids are looked at"),
    turn=field("i1", about="who is asked; nobody while all choose secretly", names=SEAT),
    winner=field("i1", about="who has won the official", names=SEAT),
    place=field("i1", about="whose place in the turn order it is to buy or to build"),
    asked=field(
        "i1", about="bits of the seats that choose secretly, or are still to be asked", names=SEATS
    ),
    ready=field("i1", about="bits of the seats that have confirmed a secret choice", names=SEATS),
    steps=field("i1", (MOST_SEATS,), "decisions made in this secret choice", seats=0),
    order=field("i1", (MOST_SEATS,), "the seats in turn order", names=SEAT),
    handed=field("i1", (MOST_SEATS,), "to whom the new turn markers are handed", names=SEAT),
    lot=field(
        "i1",
        (MOST_SEATS,),
        "the seats as the lot puts them if nobody wins the first turn order",
        known=NOBODY,
        names=SEAT,
    ),
    sites=field(
        "i4",
        (MOST_SEATS,),
        "bits of the sites chosen; above them, of the cards ordered",
        known=OWNER,
        seats=0,
    ),
    revealed=field("i1", about="bits of the seats that have revealed their sites", names=SEATS),
    ordered=field(
        "i1", (MOST_SEATS,), "bits of the cards ordered in this round, sold or not", seats=0
    ),
    last_sites=field("i2", (MOST_SEATS,), "bits of the sites of the round before", seats=0),
    owing=field("i1", about="bits of the seats that still take gold", names=SEATS),
    owed=field("i1", about="what that gold is worth"),
    cause=field("i1", about="what it is for, a Cause"),
    paid_for=field("i1", about="and for which section; NO_SECTION for a privilege"),
    rewarded=field("i1", about="the sections up to here have been rewarded in this round"),
    bank=field("i1", (VALUES,), "gold cards of each value in the bank"),
    holding=field("i1", (MOST_SEATS, VALUES), "gold cards in hand and face down", seats=0),
    hand=field("i1", (MOST_SEATS, VALUES), "gold cards in hand", known=OWNER, seats=0),
    bid=field(
        "i1",
        (MOST_SEATS, OFFICIALS),
        "the card laid for an official, or NO_CARD",
        known=OWNER,
        seats=0,
    ),
    face_down=field("i1", (MOST_SEATS,), "bits of the officials with a card face down", seats=0),
    open_hand=field(
        "i1",
        (MOST_SEATS, VALUES),
        "cards in hand that all have seen since the bids were laid",
        seats=0,
    ),
    shown=field("i1", (MOST_SEATS, OFFICIALS), "the card revealed last, or NO_CARD", seats=0),
    lying=field("i1", (MOST_SEATS,), "bits of the officials where that card still lies", seats=0),
    marker_seat=field("i1", about="on whose card the blockade marker lies", names=SEAT),
    marker_official=field("i1", about="and for which official that card is"),
    carried_seat=field("i1", about="whose card was blocked in the round before", names=SEAT),
    carried_official=field("i1", about="and for which official it lies"),
    carried_among=field(
        "i1",
        (VALUES,),
        "what that seat held when cards were laid the last time, or holds until then",
    ),
    not_carried=field("i1", (VALUES,), "cards among these of which all knew that none is that"),
    seen_since=field("i1", (VALUES,), "cards among these that all have seen since they were laid"),
    stop=field("i1", about="the section with the stop marker, or NO_SECTION"),
    forbidden=field("i1", about="the section whose last brick may not be moved, or NO_SECTION"),
    privileges=field("i2", about="bits of the privilege cards that are left"),
    ties=field("i1", about="who wins ties in this round", names=SEAT),
    from_hand=field("i1", about="who plays from the hand in this round", names=SEAT),
    free_site=field("i1", about="1 when the builder may build anywhere"),
    ignoring=field("i1", about="1 when who is asked may ignore the stop"),
    privilege_points=field("i2", (MOST_SEATS,), "points on the privilege track", seats=0),
    points=field("i2", (MOST_SEATS,), "points won", seats=0),
    supply=field("i1", (MOST_SEATS,), "bricks in the supply", seats=0),
    store=field("i1", (MOST_SEATS,), "bricks on the own board", seats=0),
    brick=field("i1", (SECTIONS, MOST_SPACES), "whose brick is on a space, from below", names=SEAT),
    height=field("i1", (SECTIONS,), "bricks in a section"),
    finished=field("i2", about="bits of the sections completed or left out"),
    completed=field("i1", about="sections completed in this game"),
    unfilled=field("i2", about="rounds in which somebody could not fill all officials"),
)
