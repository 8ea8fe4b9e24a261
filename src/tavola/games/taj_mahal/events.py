"""What happens in Taj Mahal."""

from enum import IntEnum


class Event(IntEnum):
    """What can happen: seat, item, amount and place of each row of the journal."""

    BEGINS = 0  # seat
    VISIT = 1  # seat, amount: the number, at: province
    TURNED_UP = 2  # item: card
    RESHUFFLED = 3  # amount: cards
    DREW = 4  # seat, item: card, known to the seat alone, why: Draw
    DREW_HIDDEN = 5  # seat, why: Draw; known to the others
    DECK_EMPTY = 6  # seat, why: Draw
    PLAYED = 7  # seat, item: card
    PLAYED_SPECIAL = 8  # seat, item: special card, amount: points
    WITHDREW = 9  # seat, why: Leaving
    WON = 10  # seat, item: prize
    PALACE = 11  # seat, item: city
    CROWN = 12  # seat, item: city
    BONUS = 13  # seat, item: bonus tile, amount: points, at: city
    GOOD = 14  # seat, item: good, amount: points, at: goods owned before, why: 1 province tile
    CONNECTED = 15  # seat, item: bits of the other provinces, amount: points, at: province
    TOOK = 16  # seat, item: card
    CARLETTO_DREW = 17  # seat, item: card
    CARLETTO_DISCARDED = 18  # seat, item: card
    DISCARDED = 19  # seat, item: card
    DISPLAY_GONE = 20  # amount: cards
    BONUS_GONE = 21  # item: bonus tile, at: city
    TILE_GONE = 22  # item: number of the province tile
    PAIR = 23  # seat, item: special card, at: person, why: owner before + 1
    THREE = 24  # seat, item: special card, at: bits of the persons, why: owner before + 1
    SPECIALS_LEFT = 25  # seat, amount: points
    WHITES_LEFT = 26  # seat, amount: points
    COLOUR_LEFT = 27  # seat, item: colour, amount: points
    OVER = 28


class Draw(IntEnum):
    """Why somebody draws the top card of the deck."""

    BONUS_TILE = 0
    NOTHING_PLAYED = 1
    CARLETTO = 2


class Leaving(IntEnum):
    """How somebody withdraws from a visit; Carletto has his reasons."""

    PLAYED = 0
    NOTHING_PLAYED = 1
    LEADS = 2
    FOUND_NOTHING = 3
    NO_COLOURED_CARD = 4
