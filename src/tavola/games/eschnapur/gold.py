"""The gold cards of The Palace of Eschnapur: hands, bank, and what everybody can reckon of them.

All gold that comes and goes is seen by everybody, so what somebody holds, in hand and face down
together, is known. Hidden is only which of it lies where. Some cards are known to be in hand all
the same: zeros that came back and gold that was taken since the bids were laid. And a card that
was carried over from the round before cannot be one that its owner has come by before laying again.
Once others are laid, what is revealed of them says more: among equal cards nobody can tell which.
"""

from tavola.games.eschnapur.actions import TAKE_GOLD
from tavola.games.eschnapur.components import HIGHEST_CARD, VALUES
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.state import NO_CARD, NO_OFFICIAL, Stage
from tavola.kernel import EVERYBODY, NO_SEAT, Record, rule, small_rule, tell

# --- What somebody holds -------------------------------------------------------------------------


@small_rule
def cards_held(s: Record, seat: int) -> int:
    """The gold cards in hand and face down."""
    cards = 0
    for value in range(VALUES):
        cards += s.holding[seat, value]
    return cards


@small_rule
def cards_free(s: Record, seat: int) -> int:
    """The gold cards that can be laid or played: without the one carried over."""
    return cards_held(s, seat) - (1 if s.carried_seat == seat else 0)


@small_rule
def gold_held(s: Record, seat: int) -> int:
    """What the gold cards in hand and face down are worth."""
    worth = 0
    for value in range(VALUES):
        worth += value * s.holding[seat, value]
    return worth


@small_rule
def only_value_held(s: Record, seat: int) -> int:
    """The value of all the cards that somebody holds, or NO_CARD if they differ."""
    only = NO_CARD + 0
    for value in range(VALUES):
        if s.holding[seat, value] > 0:
            if only != NO_CARD:
                return NO_CARD
            only = value
    return only


# --- What comes to light -------------------------------------------------------------------------


@rule
def begin_to_lay(s: Record) -> None:
    """From now on any card of a hand may be laid."""
    for seat in range(s.players):
        for value in range(VALUES):
            s.open_hand[seat, value] = 0


@rule
def turn_over(s: Record, seat: int, official: int, journal: Record) -> None:
    """A card that lay face down is revealed."""
    value = s.bid[seat, official] + 0
    s.bid[seat, official] = NO_CARD
    s.face_down[seat] &= ~(1 << official)
    if s.carried_seat == seat and s.carried_official == official:
        no_card_is_carried(s)
    see(s, seat, value)
    tell(journal, Event.REVEALED, seat, item=value, at=official, learnt=EVERYBODY & ~(1 << seat))
    lie_open(s, seat, official, value)


@small_rule
def see(s: Record, seat: int, value: int) -> None:
    """A card that might have been the one carried over is not that one."""
    if s.carried_seat == seat:
        s.seen_since[value] += 1


@rule
def play_openly(s: Record, seat: int, official: int, value: int, journal: Record) -> None:
    """A card is played from the hand; if all know that such a card is there, it is that one."""
    s.hand[seat, value] -= 1
    if s.open_hand[seat, value] > 0:
        s.open_hand[seat, value] -= 1
    else:
        see(s, seat, value)
    others = EVERYBODY & ~(1 << seat) if s.carried_seat == seat else 0  # it is not that one
    tell(journal, Event.PLAYED, seat, item=value, at=official, learnt=others)
    lie_open(s, seat, official, value)


@rule
def lie_open(s: Record, seat: int, official: int, value: int) -> None:
    """A revealed card lies before its owner; a zero goes back to the hand."""
    s.shown[seat, official] = value
    if value == 0:
        s.hand[seat, 0] += 1
        s.open_hand[seat, 0] += 1
    else:
        s.lying[seat] |= 1 << official
        s.holding[seat, value] -= 1


@rule
def no_card_is_carried(s: Record) -> None:
    s.carried_seat = NO_SEAT
    s.carried_official = NO_OFFICIAL
    for value in range(VALUES):
        s.carried_among[value] = 0
        s.not_carried[value] = 0
        s.seen_since[value] = 0


@small_rule
def card_to_bank(s: Record, seat: int, official: int) -> None:
    """A card that lies open goes to the bank."""
    s.bank[s.shown[seat, official]] += 1
    s.lying[seat] &= ~(1 << official)


# --- Gold worth so much --------------------------------------------------------------------------


@small_rule
def in_bank(s: Record, t: Record, combination: int) -> bool:
    for value in range(1, VALUES):
        if t.cards[combination, value] > s.bank[value]:
            return False
    return True


@rule
def best_worth(s: Record, t: Record, worth: int) -> int:
    """The sum that comes nearest to what is due without exceeding it; 0: the bank has nothing."""
    for total in range(worth, 0, -1):
        for combination in range(t.first[total], t.first[total + 1]):
            if in_bank(s, t, combination):
                return total
    return 0


@rule
def ways_to_take(s: Record, t: Record, out: Record) -> int:
    """All combinations of the best sum."""
    count = 0
    total = best_worth(s, t, s.owed + 0)
    for combination in range(t.first[total], t.first[total + 1]):
        if total > 0 and in_bank(s, t, combination):
            out[count] = TAKE_GOLD + combination
            count += 1
    return count


@small_rule
def bank_has(s: Record, worth: int) -> bool:
    """Whether the bank has a card for a payment of so much."""
    for value in range(1, min(worth, HIGHEST_CARD + 0) + 1):
        if s.bank[value] > 0:
            return True
    return False


@rule
def owe(s: Record, seats: int, worth: int, cause: int, section: int) -> None:
    """These seats will take gold worth so much, in turn order."""
    s.owing = seats
    s.owed = worth
    s.cause = cause
    s.paid_for = section


@rule
def pay_next(s: Record, t: Record, journal: Record) -> bool:
    """Let the next one in turn order take their gold; False if they have a choice."""
    place = 0
    while not s.owing >> s.order[place] & 1:
        place += 1
    seat = s.order[place] + 0
    total = best_worth(s, t, s.owed + 0)
    ways, only = 0, 0
    if total > 0:
        for combination in range(t.first[total], t.first[total + 1]):
            if in_bank(s, t, combination):
                ways += 1
                only = combination
    if ways > 1:
        s.turn = seat
        return False
    if ways == 1:
        take_gold(s, t, seat, only, journal)
    else:
        tell(journal, Event.NO_GOLD, seat, amount=s.owed, at=s.paid_for, why=s.cause)
        s.owing &= ~(1 << seat)
    return True


@rule
def take_gold(s: Record, t: Record, seat: int, combination: int, journal: Record) -> None:
    worth = 0
    for value in range(1, VALUES):
        cards = t.cards[combination, value]
        worth += value * cards
        s.bank[value] -= cards
        s.holding[seat, value] += cards
        s.hand[seat, value] += cards
        s.open_hand[seat, value] += cards
        if s.carried_seat == seat and s.stage == Stage.BUYING:  # it may still be laid
            s.carried_among[value] += cards
            s.not_carried[value] += cards
    s.owing &= ~(1 << seat)
    tell(journal, Event.GOLD, seat, item=combination, amount=worth, at=s.paid_for, why=s.cause)
