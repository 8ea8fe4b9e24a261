"""The privilege cards of The Palace of Eschnapur: what they cost and when they do something."""

from tavola.games.eschnapur.actions import (
    BRICKS_3,
    FROM_HAND,
    GOLD_3,
    GOLD_5,
    ORDER_BIT,
    WIN_TIES,
)
from tavola.games.eschnapur.components import (
    CARD_BRICKS,
    CARD_BRICKS_WITH_GOLD,
    CARD_GOLD,
    CARD_GOLD_WITH_BRICKS,
    Privilege,
)
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.gold import bank_has, cards_free, gold_held, owe
from tavola.games.eschnapur.state import NO_SECTION, Cause
from tavola.kernel import NO_SEAT, Record, rule, small_rule, tell

BY_OFFICIAL, BY_BLOCKADE, BY_PRIVILEGE = 0, 1, 2
"""Why somebody gets bricks."""


@small_rule
def can_pay(s: Record, t: Record, seat: int, card: int) -> bool:
    """Whether a card is left and somebody has the points for it."""
    return bool(s.privileges >> card & 1 and s.privilege_points[seat] >= t.cost[card])


@rule
def pay(s: Record, t: Record, seat: int, card: int, journal: Record) -> None:
    """Cards are played at once, and then out of the game."""
    s.privileges &= ~(1 << card)
    s.privilege_points[seat] -= t.cost[card]
    tell(journal, Event.BOUGHT, seat, item=card, amount=t.cost[card])


@rule
def give_bricks(s: Record, seat: int, bricks: int, why: int, journal: Record) -> None:
    """As many as there are."""
    given = min(bricks, s.supply[seat] + 0)
    s.supply[seat] -= given
    s.store[seat] += given
    tell(journal, Event.BRICKS, seat, amount=given, why=why)


# --- Cards ordered together with the sites -------------------------------------------------------


@small_rule
def card_ordered(bit: int) -> int:
    """Which card a bit of an order stands for."""
    if bit == WIN_TIES:
        return Privilege.WIN_TIES + 0
    if bit == GOLD_5:
        return Privilege.GOLD + 0
    if bit == GOLD_3:
        return Privilege.GOLD_AND_BRICKS + 0
    if bit == BRICKS_3:
        return Privilege.BRICKS + 0
    return Privilege.FROM_HAND + 0


@rule
def does_something(s: Record, seat: int, card: int) -> bool:
    """Whether a card that is played at once, or for a whole round, has any effect."""
    if card == Privilege.WIN_TIES:
        return gold_held(s, seat) > 0
    if card == Privilege.GOLD:
        return bank_has(s, CARD_GOLD + 0)
    if card == Privilege.GOLD_AND_BRICKS:
        return s.supply[seat] > 0 or bank_has(s, CARD_GOLD_WITH_BRICKS + 0)
    if card == Privilege.BRICKS:
        return bool(s.supply[seat] > 0)
    return cards_free(s, seat) > 0


@rule
def helps_in_order(s: Record, seat: int, card: int, order: int) -> bool:
    """Whether a card does something, together with the others of an order.

    To win ties takes gold, which may come with the same order.
    """
    if card == Privilege.WIN_TIES:
        if order >> GOLD_5 & 1 and bank_has(s, CARD_GOLD + 0):
            return True
        if order >> GOLD_3 & 1 and bank_has(s, CARD_GOLD_WITH_BRICKS + 0):
            return True
    return does_something(s, seat, card)


@rule
def can_order(s: Record, t: Record, seat: int, order: int) -> bool:
    """Whether a player has the points for all the cards of an order, and each does something."""
    cost = 0
    for bit in range(FROM_HAND + 1):
        if order >> bit & 1:
            card = card_ordered(bit)
            if not s.privileges >> card & 1 or not helps_in_order(s, seat, card, order):
                return False
            cost += t.cost[card]
    return bool(cost <= s.privilege_points[seat])


@small_rule
def could_order(s: Record, t: Record, seat: int) -> bool:
    """Whether there is anything to order for somebody."""
    for bit in range(FROM_HAND + 1):
        if can_order(s, t, seat, 1 << bit):
            return True
    return False


@small_rule
def first_of_order(order: int) -> int:
    """The card of an order that is sold next: those that bring gold before all others."""
    if order >> GOLD_5 & 1:
        return GOLD_5 + 0
    if order >> GOLD_3 & 1:
        return GOLD_3 + 0
    bit = 0
    while not order >> bit & 1:
        bit += 1
    return bit


@rule
def carry_out_orders(s: Record, t: Record, journal: Record) -> bool:
    """Sell the next card that somebody has ordered, in turn order; False when there is none left.

    What somebody else has bought, or what does nothing any more, is not bought. Gold comes first:
    without any it would do nothing to win ties.
    """
    while s.place < s.players:
        seat = s.order[s.place] + 0
        if seat == NO_SEAT or s.sites[seat] >> ORDER_BIT == 0:
            s.place += 1
            continue
        bit = first_of_order(s.sites[seat] >> ORDER_BIT)
        s.sites[seat] &= ~(1 << (ORDER_BIT + bit))
        card = card_ordered(bit)
        if s.privileges >> card & 1 and does_something(s, seat, card):
            pay(s, t, seat, card, journal)
            play_at_once(s, seat, card, journal)
        else:
            late = 1 if s.privileges >> card & 1 else 0
            tell(journal, Event.LAPSED, seat, item=card, why=late)
        return True
    return False


@rule
def play_at_once(s: Record, seat: int, card: int, journal: Record) -> None:
    if card == Privilege.WIN_TIES:
        s.ties = seat
    elif card == Privilege.FROM_HAND:
        s.from_hand = seat
    elif card == Privilege.GOLD:
        owe(s, 1 << seat, CARD_GOLD + 0, Cause.PRIVILEGE + 0, NO_SECTION + 0)
    elif card == Privilege.GOLD_AND_BRICKS:
        give_bricks(s, seat, CARD_BRICKS_WITH_GOLD + 0, BY_PRIVILEGE + 0, journal)
        owe(s, 1 << seat, CARD_GOLD_WITH_BRICKS + 0, Cause.PRIVILEGE + 0, NO_SECTION + 0)
    elif card == Privilege.BRICKS:
        give_bricks(s, seat, CARD_BRICKS + 0, BY_PRIVILEGE + 0, journal)
    elif card == Privilege.FREE_SITE:
        s.free_site = 1
    elif card == Privilege.IGNORE_STOP:
        s.ignoring = 1


# --- Asking one after the other ------------------------------------------------------------------


@rule
def others_who_can_pay(s: Record, t: Record, seat: int, card: int) -> int:
    """Bits of the other players who could buy a card now."""
    others = 0
    for other in range(s.players):
        if other != seat and can_pay(s, t, other, card):
            others |= 1 << other
    return others


@small_rule
def next_asked(s: Record) -> int:
    """Who is asked next, in turn order."""
    place = 0
    while not s.asked >> s.order[place] & 1:
        place += 1
    seat: int = s.order[place] + 0
    return seat
