"""The state of a game of Taj Mahal."""

from enum import IntEnum
from typing import Final

from tavola.games.taj_mahal.components import (
    BONUSES,
    CITIES,
    DECK,
    GOODS,
    KINDS,
    MOST_IN_DISPLAY,
    MOST_SEATS,
    PERSONS,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
)
from tavola.kernel import CHANCE, SEAT, SEATS, field, hand_fields, record

NO_COLOUR: Final = -1
NO_CITY: Final = -1
NO_BONUS: Final = -1
GONE: Final = -2
"""The owner of a tile that has left the game; one that lies on the board has NO_SEAT."""


class Stage(IntEnum):
    """What whoever is to act chooses."""

    PLAYING = 0
    JOINING = 1
    BUILDING = 2
    CROWNING = 3
    TAKING = 4
    LOSING = 5
    OVER = 6


State = record(
    chance=CHANCE,
    players=field("i1", about="how many seats there are"),
    carletti=field("i1", about="bits of the seats of Carletti", names=SEATS),
    guest=field("i1", about="1 when one Carletto has joined three or four people"),
    map=field("i1", about="the map: TWELVE or NINE provinces"),
    stage=field("i1", about="what is chosen now, a Stage"),
    visit=field("i1", about="the number of the visit, from 1"),
    start=field("i1", about="who has the start marker", names=SEAT),
    order=field("i1", (MOST_SEATS,), "the order of turns in this visit", names=SEAT),
    turn=field("i1", about="whose turn it is", names=SEAT),
    inside=field("i1", about="bits of those who have not withdrawn yet", names=SEATS),
    court=field("i1", about="bits of the prizes that are still in the court"),
    won=field("i1", about="bits of the prizes won in this withdrawal"),
    palaces_left=field("i1", about="palaces still to be placed in this withdrawal"),
    sites=field("i8", about="bits of the cities chosen for palaces in this withdrawal"),
    crown_site=field("i1", about="the city chosen for the crown palace, or NO_CITY"),
    takes=field("i1", about="cards of the display still to be taken, or discarded for Carletto"),
    last_card=field("i1", about="the last of these, or NO_CARD"),
    chooser=field("i1", about="who discards from the display for Carletto", names=SEAT),
    next_chooser=field("i1", about="who does so after that", names=SEAT),
    display=field("i1", (MOST_IN_DISPLAY,), "the display in the order of the atlas, then NO_CARD"),
    display_size=field("i1", about="cards in the display"),
    **hand_fields(MOST_SEATS, KINDS, DECK),
    colour=field("i1", (MOST_SEATS,), "the colour of the visit, or NO_COLOUR", seats=0),
    laid=field("i1", (MOST_SEATS, KINDS), "cards of each kind before a player", seats=0),
    laid_size=field("i1", (MOST_SEATS,), "how many these are", seats=0),
    symbols=field("i1", (MOST_SEATS, SYMBOLS), "symbols of each kind before a player", seats=0),
    special_owner=field("i1", (SPECIALS,), "who has each special card", names=SEAT),
    special_laid=field("i1", (SPECIALS,), "1 when it lies before its owner"),
    tiles=field("i1", (MOST_SEATS, PERSONS), "influence tiles of each person", seats=0),
    province=field("i1", (PROVINCES,), "the province with the tile of each number, or GONE"),
    tile_owner=field("i1", (PROVINCES,), "who has each province tile, or GONE", names=SEAT),
    bonus=field("i1", (CITIES,), "the bonus tile on each city, or NO_BONUS"),
    bonus_gone=field("i1", (BONUSES,), "bonus tiles of each kind that have left the game"),
    goods=field("i1", (MOST_SEATS, GOODS), "goods on all tiles of a player", seats=0),
    palaces=field("i8", (MOST_SEATS,), "bits of the cities with a normal palace", seats=0),
    crowns=field("i8", (MOST_SEATS,), "bits of the cities with a crown palace", seats=0),
    points=field("i2", (MOST_SEATS,), "points", seats=0),
)
