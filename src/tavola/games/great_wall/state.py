"""The state of a game of Great Wall of China."""

from enum import IntEnum
from typing import Final

from tavola.games.great_wall.components import (
    CARDS,
    DECK,
    KINDS,
    MOST_SEATS,
    SECTIONS,
    TOKENS,
)
from tavola.kernel import CHANCE, NOBODY, OWNER, SEAT, field, record

CLOSED: Final = -1
"""The site of a section at which nothing is built (any more)."""

NO_SEAT: Final = -1


class Stage(IntEnum):
    """Where in a turn the game stands."""

    SCORING = 0
    BUILDING = 1
    OVER = 2


State = record(
    chance=CHANCE,
    players=field("i1", about="how many play"),
    stage=field("i1", about="where in the turn the game stands, a Stage"),
    turn=field("i1", about="whose turn it is", names=SEAT),
    actions=field("i1", about="actions left in this turn"),
    to_score=field("i1", about="bits of the sections still to be scored in this turn"),
    led=field("i1", about="bits of the sections led at the start of this turn"),
    finisher=field("i1", about="who was the first to place the last card", names=SEAT),
    last_circle=field("i1", about="1 when nobody may place cards any more"),
    hand=field("i1", (MOST_SEATS, KINDS), "cards of each kind in hand", known=OWNER, seats=0),
    hand_size=field("i1", (MOST_SEATS,), "cards in hand", seats=0),
    deck=field("i1", (MOST_SEATS, DECK), "the deck, the top card last", known=NOBODY, seats=0),
    deck_size=field("i1", (MOST_SEATS,), "cards in the deck", seats=0),
    visible=field(
        "i1", (SECTIONS, MOST_SEATS, KINDS), "visible cards of each kind in a section", seats=1
    ),
    cards=field("i1", (SECTIONS, MOST_SEATS), "visible cards in a section", seats=1),
    points=field("i1", (SECTIONS, MOST_SEATS), "what they are worth without a noble", seats=1),
    nobles=field("i1", (SECTIONS,), "visible nobles in a section"),
    beside=field("i1", (SECTIONS, 2), "the tokens beside a section, the lower first; 0: none"),
    laid=field("i1", (SECTIONS,), "the token on a card of a section; 0: none"),
    holder=field("i1", (SECTIONS,), "the owner of that card", names=SEAT),
    bearer=field("i1", (SECTIONS,), "the kind of that card"),
    laid_after=field("i1", (SECTIONS,), "cards placed anywhere when the token was laid"),
    stock=field("i1", (TOKENS,), "the tokens face down, the next one last", known=NOBODY),
    stock_size=field("i1", about="tokens face down"),
    removed=field("i2", about="fame of the pairs that left a game of two"),
    fame=field("i2", (MOST_SEATS,), "fame won", seats=0),
    sites=field("i1", about="sites opened so far"),
    site=field("i1", (SECTIONS,), "the number of the site built at a section, or CLOSED"),
    placed=field("i1", about="cards placed so far"),
    placed_by=field("i1", (CARDS,), "who placed each card, in the order they were", names=SEAT),
    placed_kind=field("i1", (CARDS,), "the kind of each placed card"),
    placed_at=field("i1", (CARDS,), "the site at which it was placed"),
    over_owner=field("i1", (CARDS,), "the owner of the card a dragon covers", names=SEAT),
    over_kind=field("i1", (CARDS,), "the kind of the card a dragon covers"),
)
