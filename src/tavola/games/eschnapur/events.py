"""What happens in The Palace of Eschnapur."""

from enum import IntEnum


class Event(IntEnum):
    """What can happen: seat, item, amount and place of each row of the journal."""

    ROUND = 0  # amount: its number
    CHOSEN = 1  # seat, at: phase
    RECONSIDERED = 2  # seat, at: phase
    ORDERED = 3  # seat, item: bits of the cards ordered
    LAPSED = 4  # seat, item: privilege, why: 1 because it would do nothing now
    BOUGHT = 5  # seat, item: privilege, amount: cost
    LAID = 6  # seat, item: bits of the officials, amount: cards
    REVEALED = 7  # seat, item: card, at: official
    PLAYED = 8  # seat, item: card, at: official
    STAYS_BLOCKED = 9  # seat, at: official
    WON = 10  # seat, item: card, at: official
    NOBODY_WON = 11  # at: official
    BLOCKED = 12  # seat: whose card, at: official
    BLOCKADE_ASIDE = 13
    STOPPED = 14  # at: section
    STOP_ASIDE = 15
    BRICKS = 16  # seat, amount: bricks, why: 0 official, 1 blockade, 2 privilege
    CHOSE_MARKER = 17  # seat, amount: marker
    MARKER = 18  # seat, amount: marker, why: 1 by lot
    ORDER_STAYS = 19
    SITES = 20  # seat, item: the first section, at: the second
    PLACED = 21  # seat, at: section, amount: number of the space
    BAG = 22  # seat, at: section
    LEFT_OVER = 23  # seat, amount: bricks
    FORBADE = 24  # seat, at: section
    MOVED = 25  # seat: whose brick, item: from, at: to, amount: number of the space
    NOTHING_MOVED = 26
    GOLD = 27  # seat, item: combination, amount: worth, at: section, why: cause
    NO_GOLD = 28  # seat, amount: worth, at: section, why: cause
    PRIVILEGE_POINTS = 29  # seat, amount: points
    POINTS = 30  # seat, item: highest number, amount: bricks, at: section
    COMPLETED = 31  # at: section
    BONUS = 32  # seat, amount: points, item: privilege points
    STANDSTILL = 33
    OVER = 34
