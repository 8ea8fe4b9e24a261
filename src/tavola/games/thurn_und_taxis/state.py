"""The state of a game of Thurn und Taxis."""

from enum import IntEnum
from typing import Final

from tavola.games.thurn_und_taxis.components import (
    CITIES,
    DECK,
    HIGHEST_STACK,
    MOST_SEATS,
    ROW,
    STACKS,
)
from tavola.kernel import CHANCE, NO_CARD, SEAT, field, hand_fields, record

NO_CITY: Final = NO_CARD
"""A card is a city, so no city is no card."""


class Stage(IntEnum):
    """Where in a turn the game stands."""

    TAKING = 0
    LAYING = 1
    CARRYING = 2
    FINISHING = 3
    CHOOSING = 4
    PLACING = 5
    DISCARDING = 6
    OVER = 7


class Official(IntEnum):
    """Who helps in a turn; at most one of them does."""

    NONE = 0
    ADMINISTRATOR = 1
    POSTMASTER = 2
    CARRIER = 3
    CARTWRIGHT = 4


State = record(
    chance=CHANCE,
    players=field("i1", about="how many play"),
    eight_regions=field("i1", about="1 when all regions are eight, without Baiern"),
    stage=field("i1", about="where in the turn the game stands, a Stage"),
    start=field("i1", about="who began the game", names=SEAT),
    turn=field("i1", about="whose turn it is", names=SEAT),
    official=field("i1", about="who helps in this turn, an Official"),
    takes=field("i1", about="cards still to be taken in this turn"),
    closed=field("i1", about="1 when the route was closed in this turn"),
    fewer=field("i1", about="1 when fewer houses are placed than could be"),
    each=field("i1", about="1 when one house goes into each region, 0 when all go into one"),
    sites=field("i4", about="bits of the cities in which a house may still be placed"),
    least=field("i1", about="houses that must still be placed"),
    most=field("i1", about="houses that may still be placed"),
    discarded=field("i1", about="the last city discarded from the hand in this closing"),
    row=field("i1", (ROW,), "the cards face up, each a city or NO_CITY"),
    **hand_fields(MOST_SEATS, CITIES, DECK),
    route=field("i1", (MOST_SEATS, CITIES), "the open route from left to right", seats=0),
    route_length=field("i1", (MOST_SEATS,), "cards in the open route", seats=0),
    route_cities=field("i4", (MOST_SEATS,), "bits of the cities in the open route", seats=0),
    houses=field("i4", (MOST_SEATS,), "bits of the cities with a house", seats=0),
    houses_left=field("i1", (MOST_SEATS,), "houses not placed", seats=0),
    carriage=field("i1", (MOST_SEATS,), "the highest carriage; 0: none", seats=0),
    tile_owner=field("i1", (STACKS, HIGHEST_STACK), "who took each tile", names=SEAT),
    tile_points=field("i1", (MOST_SEATS,), "points of the tiles taken", seats=0),
    ended=field("i1", about="who brought about the end and has its tile", names=SEAT),
)
