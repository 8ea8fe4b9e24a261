"""What happens in Great Wall of China."""

from enum import IntEnum


class Event(IntEnum):
    """What can happen: seat, item, amount and place of each row of the journal."""

    BEGINS = 0  # seat
    TURNED_UP = 1  # item: lower token, amount: higher token, at: section
    PAIR_REMOVED = 2  # item: the value of both
    TURN = 3  # seat
    DREW = 4  # seat, item: kind, known to the seat alone
    DREW_HIDDEN = 5  # seat; known to the others
    PLACED = 6  # seat, item: kind, amount: how many, at: section
    RODE = 7  # seat, at: section
    COVERED = 8  # seat, item: kind of the covered card, why: its owner, at: section
    LAID = 9  # seat, item: kind of the bearer, amount: token, at: section
    WON = 10  # seat, amount: fame, at: section, why: 1 for the token that lay on a card
    CLEARED = 11  # at: section
    CLOSED = 12  # at: section, why: 1 because of the last circle
    LAST_ROUND = 13  # seat: who placed the last card
    LAST_CIRCLE = 14  # seat: who begins it
    OVER = 15
