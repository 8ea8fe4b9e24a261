"""What happens in The Palace of Eschnapur."""

from enum import IntEnum


class Event(IntEnum):
    """What can happen: seat, item, amount and place of each row of the journal."""

    ROUND = 0  # amount: its number
    CHOSEN = 1  # seat, at: phase
    RECONSIDERED = 2  # seat, at: phase
    SITES_SETTLED = 3
    ORDERED = 4  # seat, item: bits of the cards ordered
    LAPSED = 5  # seat, item: privilege, why: 1 because it would do nothing now
    BOUGHT = 6  # seat, item: privilege, amount: cost
    LAID = 7  # seat, item: bits of the officials, amount: cards
    REVEALED = 8  # seat, item: card, at: official
    PLAYED = 9  # seat, item: card, at: official
    STAYS_BLOCKED = 10  # seat, at: official
    WON = 11  # seat, item: card, at: official
    NOBODY_WON = 12  # at: official
    BLOCKED = 13  # seat: whose card, at: official
    BLOCKADE_ASIDE = 14
    STOPPED = 15  # at: section
    STOP_ASIDE = 16
    BRICKS = 17  # seat, amount: bricks, why: 0 official, 1 blockade, 2 privilege
    CHOSE_MARKER = 18  # seat, amount: marker
    MARKER = 19  # seat, amount: marker, why: 1 by lot
    ORDER_STAYS = 20
    SITES = 21  # seat, item: the first section, at: the second
    PLACED = 22  # seat, at: section, amount: number of the space
    BAG = 23  # seat, at: section
    LEFT_OVER = 24  # seat, amount: bricks
    FORBADE = 25  # seat, at: section
    MOVED = 26  # seat: whose brick, item: from, at: to, amount: number of the space
    NOTHING_MOVED = 27
    GOLD = 28  # seat, item: combination, amount: worth, at: section, why: cause
    NO_GOLD = 29  # seat, amount: worth, at: section, why: cause
    PRIVILEGE_POINTS = 30  # seat, amount: points
    POINTS = 31  # seat, item: highest number, amount: bricks, at: section
    COMPLETED = 32  # at: section
    BONUS = 33  # seat, amount: points, item: privilege points
    STANDSTILL = 34
    OVER = 35
