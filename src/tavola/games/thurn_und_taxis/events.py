"""What happens in Thurn und Taxis."""

from enum import IntEnum


class Event(IntEnum):
    """What can happen: seat, item, amount and place of each row of the journal."""

    BEGINS = 0  # seat
    TURNED_UP = 1  # item: city, at: place in the row
    RESHUFFLED = 2  # amount: cards
    TURN = 3  # seat
    ASKED = 4  # seat, item: official, why: 1 because the hand was empty
    SWEPT = 5  # seat, amount: cards
    TOOK = 6  # seat, item: city, at: place in the row
    DREW = 7  # seat, item: city, known to the seat alone
    DREW_HIDDEN = 8  # seat; known to the others
    NOTHING_TO_TAKE = 9  # seat
    NOTHING_TO_LAY = 10  # seat
    ABANDONED = 11  # seat, amount: cards
    BEGAN = 12  # seat, item: city
    LAID = 13  # seat, item: city, amount: cards in the route now, at: end
    CLOSED = 14  # seat, amount: cards in the route
    PLACED = 15  # seat, item: city, amount: houses left
    TILE = 16  # seat, item: stack, amount: points
    CARRIAGE = 17  # seat, item: carriage, amount: points, why: 1 thanks to the cartwright
    DISCARDED = 18  # seat, item: city
    LAST_ROUND = 19  # seat, at: who plays last
    OVER = 20
