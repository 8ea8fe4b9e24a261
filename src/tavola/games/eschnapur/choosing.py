"""Phases 1 and 2 of The Palace of Eschnapur: everybody chooses at once, secretly."""

from typing import Final

from tavola.games.eschnapur.actions import (
    CHOOSE_SITES,
    CONFIRM,
    FROM_HAND,
    LAY,
    NOTHING,
    ORDER_BIT,
    PLACE_ORDER,
    RECONSIDER,
)
from tavola.games.eschnapur.components import OFFICIALS, PAIRS, SECTIONS, VALUES, Official
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.gold import begin_to_lay, cards_free
from tavola.games.eschnapur.privileges import can_order, could_order
from tavola.games.eschnapur.state import NO_CARD, Stage
from tavola.kernel import EVERYBODY, NO_SEAT, Record, rule, small_rule, tell

EVERY_SITE: Final = (1 << SECTIONS) - 1
ORDERS_OF_CARDS: Final = 1 << (FROM_HAND + 1)
PAIRS_OF_SITES: Final = len(PAIRS)
CHOOSING_PHASE, OFFERING_PHASE = 1, 2


@small_rule
def everybody_is_ready(s: Record) -> bool:
    return bool(s.asked & ~s.ready == 0)


@small_rule
def chooses(s: Record, seat: int) -> bool:
    return bool(s.asked >> seat & 1)


@rule
def confirm(s: Record, seat: int, phase: int, journal: Record) -> None:
    s.ready |= 1 << seat
    tell(journal, Event.CHOSEN, seat, at=phase)


@rule
def reconsider(s: Record, seat: int, journal: Record) -> None:
    """All that the player has chosen in this phase is taken back.

    Others hear of it only if they have heard that the player had chosen.
    """
    if s.ready >> seat & 1:
        phase = CHOOSING_PHASE if s.stage == Stage.CHOOSING else OFFERING_PHASE
        tell(journal, Event.RECONSIDERED, seat, at=phase)
    s.ready &= ~(1 << seat)
    s.steps[seat] = 0
    if s.stage == Stage.CHOOSING:
        s.sites[seat] = 0
    else:
        for official in range(OFFICIALS):
            if s.bid[seat, official] != NO_CARD and not s.face_down[seat] >> official & 1:
                s.hand[seat, s.bid[seat, official]] += 1
                s.bid[seat, official] = NO_CARD


# --- Phase 1: two sites, and with them privilege cards -------------------------------------------


@rule
def ways_to_choose(s: Record, t: Record, seat: int, out: Record) -> int:
    count = 0
    if s.ready >> seat & 1:
        out[0] = RECONSIDER
        return 1
    if s.steps[seat] == 0:
        for pair in range(PAIRS_OF_SITES):
            if t.pair[pair] & s.finished == 0:
                out[count] = CHOOSE_SITES + pair
                count += 1
        return count
    for order in range(ORDERS_OF_CARDS):
        if can_order(s, t, seat, order):
            out[count] = PLACE_ORDER + order
            count += 1
    out[count] = RECONSIDER
    return count + 1


@rule
def show_orders(s: Record, t: Record, journal: Record) -> None:
    """When all have confirmed: what is ordered is shown, the sites are not.

    Nobody can go back from here, whether anything was ordered or not.
    """
    tell(journal, Event.SITES_SETTLED, NO_SEAT, learnt=EVERYBODY)
    for seat in range(s.players):
        s.ordered[seat] = s.sites[seat] >> ORDER_BIT
        if could_order(s, t, seat):
            others = EVERYBODY & ~(1 << seat)
            tell(journal, Event.ORDERED, seat, item=s.ordered[seat], learnt=others)


# --- Phase 2: a card for each official -----------------------------------------------------------


@small_rule
def first_official(s: Record) -> int:
    """Two players do not use the first official."""
    return Official.STOP + 0 if s.players == 2 else Official.BLOCKADE + 0


@small_rule
def officials_to_fill(s: Record, seat: int) -> int:
    """How many officials a player lays a card for: not for one where a card lies already."""
    officials = OFFICIALS - first_official(s)
    return officials - 1 if s.carried_seat == seat else officials


@rule
def official_at(s: Record, seat: int, step: int) -> int:
    """The official that a player lays a card for in a step."""
    official = first_official(s)
    while True:
        if not s.face_down[seat] >> official & 1:
            if step == 0:
                return official
            step -= 1
        official += 1


@rule
def begin_offering(s: Record) -> None:
    """Everybody has at least both zeros, so everybody lays cards, but who plays from the hand."""
    s.stage = Stage.OFFERING
    s.asked = 0
    s.ready = 0
    begin_to_lay(s)
    short = 0
    for seat in range(s.players):
        s.steps[seat] = 0
        if cards_free(s, seat) < officials_to_fill(s, seat):
            short = 1
        if s.from_hand != seat:
            s.asked |= 1 << seat
    s.unfilled += short


@rule
def lay(s: Record, seat: int, card: int, official: int) -> None:
    if card != NO_CARD:
        s.hand[seat, card] -= 1
        s.bid[seat, official] = card
    s.steps[seat] += 1


@rule
def ways_to_offer(s: Record, seat: int, out: Record) -> int:
    """A card for one official after the other; all cards must be laid where they are too few."""
    count = 0
    officials = officials_to_fill(s, seat)
    if not s.ready >> seat & 1:
        if s.steps[seat] == officials:
            out[0] = CONFIRM
            count = 1
        else:
            official = official_at(s, seat, s.steps[seat] + 0)
            if may_lay_nothing(s, seat):
                out[count] = LAY + NOTHING * OFFICIALS + official
                count += 1
            for value in range(VALUES):
                if s.hand[seat, value] > 0:
                    out[count] = LAY + (value + 1) * OFFICIALS + official
                    count += 1
            if s.steps[seat] == 0:
                return count
    out[count] = RECONSIDER
    return count + 1


@small_rule
def may_lay_nothing(s: Record, seat: int) -> bool:
    cards = 0
    for value in range(VALUES):
        cards += s.hand[seat, value]
    return cards < officials_to_fill(s, seat) - s.steps[seat]


@rule
def lie_face_down(s: Record, journal: Record) -> None:
    """When all have confirmed: everybody sees for which officials cards lie, not which."""
    for seat in range(s.players):
        laid, count = 0, 0
        for official in range(OFFICIALS):
            s.shown[seat, official] = NO_CARD
            if s.bid[seat, official] != NO_CARD:
                laid |= 1 << official
                count += 1
        s.face_down[seat] = laid
        surprise = 0
        if s.asked >> seat & 1 and s.steps[seat] > cards_free(s, seat):
            surprise = EVERYBODY & ~(1 << seat)  # which officials would go without a card
        if laid != 0:
            tell(journal, Event.LAID, seat, item=laid, amount=count, learnt=surprise)
        s.steps[seat] = 0
    s.asked = 0
    s.ready = 0
