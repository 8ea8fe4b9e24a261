"""Who knows what in The Palace of Eschnapur.

Hidden are, of others: which of their gold lies where, their sites until they build, and what they
choose while all choose; and from everybody the lot that may decide on the first turn order. What
somebody holds altogether is known, and so is some of what is in hand.
"""

from tavola.games.eschnapur.actions import ORDER_BIT
from tavola.games.eschnapur.choosing import (
    EVERY_SITE,
    ORDERS_OF_CARDS,
    PAIRS_OF_SITES,
    official_at,
    officials_to_fill,
)
from tavola.games.eschnapur.components import OFFICIALS, VALUES
from tavola.games.eschnapur.gold import cards_free
from tavola.games.eschnapur.officials import draw_lots
from tavola.games.eschnapur.privileges import can_order
from tavola.games.eschnapur.state import NO_CARD, Stage
from tavola.kernel import NO_SEAT, Record, below, restart, rule


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Deal anew which card lies where, which sites and cards were chosen, and the first order."""
    restart(s.chance, key)
    if s.order[0] == NO_SEAT:
        draw_lots(s)
    for seat in range(s.players):
        if seat != viewer:
            choose_anew(s, t, seat)
            lay_anew(s, seat)


@rule
def choose_anew(s: Record, t: Record, seat: int) -> None:
    """Two other sites, and while that is secret another order."""
    if s.revealed >> seat & 1 or (s.stage == Stage.CHOOSING and s.steps[seat] == 0):
        return
    s.sites[seat] &= 0 if s.stage == Stage.CHOOSING else ~EVERY_SITE
    pairs, chosen = 0, 0
    for pair in range(PAIRS_OF_SITES):
        if t.pair[pair] & s.finished == 0:
            pairs += 1
            if below(s.chance, pairs) == 0:
                chosen = t.pair[pair] + 0
    s.sites[seat] |= chosen
    if s.stage == Stage.CHOOSING and s.ready >> seat & 1:
        orders, ordered = 0, 0
        for order in range(ORDERS_OF_CARDS):
            if can_order(s, t, seat, order):
                orders += 1
                if below(s.chance, orders) == 0:
                    ordered = order
        s.sites[seat] |= ordered << ORDER_BIT


@rule
def lay_anew(s: Record, seat: int) -> None:
    """All that somebody holds is taken up and laid down again.

    First the card carried over; then the others, none of which is known to be in hand.
    """
    hand, bid = s.hand[seat], s.bid[seat]
    for official in range(OFFICIALS):
        bid[official] = NO_CARD
    for value in range(VALUES):
        hand[value] = s.holding[seat, value]
    carried = 1 if s.carried_seat == seat else 0
    if carried:
        value = carried_anew(s)
        bid[s.carried_official] = value
        hand[value] -= 1
    if s.stage == Stage.OFFERING:
        lay_steps_anew(s, seat)
    else:
        for official in range(OFFICIALS):
            if s.face_down[seat] >> official & 1 and bid[official] == NO_CARD:
                bid[official] = drawn(s, hand, s.open_hand[seat])


@rule
def carried_anew(s: Record) -> int:
    """A value for the card carried over.

    When others were laid it could be any of those held, but for those known not to be it. If it
    has a certain value, there was one card less of that value to be laid; that as many as were seen
    were laid is less probable by so much.
    """
    while True:
        value = drawn_value(s, s.carried_among, s.not_carried)
        held = s.carried_among[value] + 0
        if below(s.chance, held) < held - s.seen_since[value]:
            return value


@rule
def lay_steps_anew(s: Record, seat: int) -> None:
    """As many decisions as were made; where the cards are too few, some of them were for none."""
    cards, officials = cards_free(s, seat), officials_to_fill(s, seat)
    for step in range(s.steps[seat]):
        if cards > 0 and below(s.chance, officials - step) < cards:
            cards -= 1
            s.bid[seat, official_at(s, seat, step)] = drawn(s, s.hand[seat], s.open_hand[seat])


@rule
def drawn(s: Record, hand: Record, without: Record) -> int:
    """Take any card out of a hand, but for some of each value."""
    value = drawn_value(s, hand, without)
    hand[value] -= 1
    return value


@rule
def drawn_value(s: Record, cards: Record, without: Record) -> int:
    """The value of any card, but for some of each value."""
    count = 0
    for value in range(VALUES):
        count += max(cards[value] - without[value], 0)
    place = below(s.chance, count)
    value = 0
    while place >= max(cards[value] - without[value], 0):
        place -= max(cards[value] - without[value], 0)
        value += 1
    return value
