"""Hands of cards from one deck that is made anew from the discard, and who can reckon what of them.

Hidden are the order of the deck, and of the hands of others what they drew from it. What somebody
took openly stays known until it leaves the hand.

The deck is made anew when no card of it is left. At that moment everybody knows which cards are
hidden in all hands together, and that the new deck has none of them. From then on a hidden card
is *stale* or *fresh*. Where somebody has both, a card they show may have been either, so it is
noted, and dealing anew settles it in one of the ways that are possible.

A game whose `State` has these fields keeps its cards with these rules alone.
"""

from typing import Any, Final

import numpy as np

from tavola.kernel.chance import below, restart, shuffle
from tavola.kernel.records import NOBODY, OWNER, SEAT, Record, field
from tavola.kernel.rule import rule, small_rule

NO_CARD: Final = -1
"""An empty place, in the deck as in a display."""

NO_SEAT: Final = -1


def hand_fields(seats: int, kinds: int, deck: int) -> dict[str, np.dtype[Any]]:
    """The fields for the deck, the discard and the hands: so many kinds, so many cards in all."""
    by_seat = (seats, kinds)
    return {
        "deck": field("i1", (deck,), "the deck, the top card last, then NO_CARD", known=NOBODY),
        "deck_size": field("i1", about="cards in the deck"),
        "discard": field("i1", (kinds,), "discarded cards of each kind"),
        "discard_size": field("i1", about="cards discarded"),
        "unlocated": field("i1", (kinds,), "cards in the deck or in hands, not seen being taken"),
        "hand": field("i1", by_seat, "cards of each kind in hand", known=OWNER, seats=0),
        "hand_size": field("i1", (seats,), "cards in hand", seats=0),
        "known": field("i1", by_seat, "those that everybody saw being taken", seats=0),
        "fresh": field("i1", by_seat, "those from this deck, unsettled", known=OWNER, seats=0),
        "fresh_size": field("i1", (seats,), "how many these are", seats=0),
        "stale": field("i1", (kinds,), "cards in hands that are not from this deck, unsettled"),
        "stale_size": field("i1", (seats,), "how many of these everybody had", seats=0),
        "shown": field("i1", about="cards shown since of which it is not settled which they were"),
        "shown_by": field("i1", (deck,), "who showed each of them, in their order", names=SEAT),
        "shown_card": field("i1", (deck,), "which card each was"),
        "shown_fresh": field("i1", (deck,), "how many fresh cards that player had drawn by then"),
    }


# --- The deck ------------------------------------------------------------------------------------


@rule
def lay_out(s: Record, counts: Record) -> None:
    """Make the first deck of so many cards of each kind, and shuffle it."""
    for place in range(len(s.deck)):
        s.deck[place] = NO_CARD
        s.shown_by[place] = NO_SEAT
        s.shown_card[place] = NO_CARD
    for card in range(len(s.discard)):
        s.discard[card] = counts[card]
        s.discard_size += counts[card]
    renew_deck(s)


@rule
def renew_deck(s: Record) -> None:
    """The discard becomes the new deck; it must be done only when no card is left in the old."""
    for card in range(len(s.discard)):
        for _ in range(s.discard[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
        s.unlocated[card] += s.discard[card]
        s.discard[card] = 0
    s.discard_size = 0
    forget_old_deck(s)
    shuffle(s.chance, s.deck, s.deck_size)


@rule
def forget_old_deck(s: Record) -> None:
    """Cards in hands that nobody saw being taken are stale from now on."""
    for shown in range(s.shown):
        s.shown_by[shown] = NO_SEAT
        s.shown_card[shown] = NO_CARD
        s.shown_fresh[shown] = 0
    s.shown = 0
    for card in range(len(s.stale)):
        s.stale[card] = 0
    for seat in range(len(s.hand_size)):
        s.fresh_size[seat] = 0
        s.stale_size[seat] = 0
        for card in range(len(s.stale)):
            s.fresh[seat, card] = 0
            s.stale[card] += s.hand[seat, card] - s.known[seat, card]
            s.stale_size[seat] += s.hand[seat, card] - s.known[seat, card]


@small_rule
def cards_to_draw(s: Record) -> bool:
    return bool(s.deck_size + s.discard_size > 0)


@small_rule
def top_card(s: Record) -> int:
    """Take the top card of the deck away; the game says before whether it is made anew."""
    s.deck_size -= 1
    top = s.deck_size
    card: int = s.deck[top]
    s.deck[top] = NO_CARD
    return card


@rule
def turn_up_top(s: Record) -> int:
    """Take the top card of the deck for everybody to see."""
    card = top_card(s)
    s.unlocated[card] -= 1
    return card


@rule
def discard_card(s: Record, card: int) -> None:
    s.discard[card] += 1
    s.discard_size += 1


# --- Hands ---------------------------------------------------------------------------------------


@rule
def draw_into_hand(s: Record, seat: int) -> int:
    """Take the top card of the deck, which only its owner sees."""
    card = top_card(s)
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    s.fresh[seat, card] += 1
    s.fresh_size[seat] += 1
    return card


@rule
def take_openly(s: Record, seat: int, card: int) -> None:
    """A card that lay open comes into a hand: everybody sees which."""
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    s.known[seat, card] += 1


@rule
def leave_hand(s: Record, seat: int, card: int) -> None:
    """A card leaves the hand; of equal ones, one that everybody saw being taken."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1
    else:
        show(s, seat, card)


@rule
def show(s: Record, seat: int, card: int) -> None:
    """A card is laid or discarded that nobody but its owner knew."""
    s.unlocated[card] -= 1
    if s.stale_size[seat] == 0:
        s.fresh[seat, card] -= 1
        s.fresh_size[seat] -= 1
    elif s.fresh_size[seat] == 0:
        s.stale[card] -= 1
        s.stale_size[seat] -= 1
    else:
        s.shown_by[s.shown] = seat
        s.shown_card[s.shown] = card
        s.shown_fresh[s.shown] = s.fresh_size[seat]
        s.shown += 1


@rule
def reveal_hand(s: Record, seat: int) -> None:
    """A hand is laid open: everybody sees all of it."""
    for card in range(len(s.discard)):
        while s.known[seat, card] < s.hand[seat, card]:
            show(s, seat, card)
            s.known[seat, card] += 1


# --- What a viewer can reckon --------------------------------------------------------------------


@small_rule
def unseen(s: Record, viewer: int, card: int) -> int:
    """The cards of a kind that are in the deck or hidden in the hands of others."""
    cards: int = s.unlocated[card] + 0
    if viewer >= 0:
        cards -= s.hand[viewer, card] - s.known[viewer, card]
    return cards


@rule
def stale_of(s: Record, seat: int, card: int) -> int:
    """The stale cards of a kind that a player has, or has shown, as that player knows."""
    if seat < 0:
        return 0
    cards: int = s.hand[seat, card] - s.known[seat, card] - s.fresh[seat, card]
    for shown in range(s.shown):
        if s.shown_by[shown] == seat and s.shown_card[shown] == card:
            cards += 1
    return cards


@rule
def shown_until(s: Record, seat: int, last: int) -> int:
    """How many of the first unsettled cards a player showed."""
    cards = 0
    for shown in range(last):
        if s.shown_by[shown] == seat:
            cards += 1
    return cards


# --- Dealing anew --------------------------------------------------------------------------------
#
# While that is done, the fresh cards of others and those of the deck lie in the first places of
# the deck, and the stale ones of others in the places behind them.


@rule
def lay_out_unseen(s: Record, viewer: int, key: int) -> int:
    """Bring all that a viewer cannot know into one form, and begin the chance of a key.

    How many cards are laid out as fresh: what `deal_unseen` asks for.
    """
    restart(s.chance, key)
    fresh = lay_out_fresh(s, viewer)
    lay_out_stale(s, viewer, fresh)
    return fresh


@rule
def lay_out_fresh(s: Record, viewer: int) -> int:
    """All cards from this deck that the viewer cannot locate, and those that may be; how many."""
    cards = 0
    for card in range(len(s.stale)):
        count = unseen(s, viewer, card) - s.stale[card] + stale_of(s, viewer, card)
        for shown in range(s.shown):
            if s.shown_by[shown] != viewer and s.shown_card[shown] == card:
                count += 1
        for _ in range(count):
            s.deck[cards] = card
            cards += 1
    return cards


@rule
def lay_out_stale(s: Record, viewer: int, place: int) -> None:
    for card in range(len(s.stale)):
        for _ in range(s.stale[card] - stale_of(s, viewer, card)):
            s.deck[place] = card
            place += 1


@rule
def deal_unseen(s: Record, viewer: int, laid_out: int) -> bool:
    """Settle what was shown and deal the rest to its owners; False if what was shown has no owner.

    Then, and if the hands do not fit the game, it can be done again. Of both heaps of cards those
    that are dealt come last.
    """
    fresh, stale_out = laid_out + 0, 0
    for seat in range(len(s.hand_size)):
        if seat != viewer:
            stale_out += s.stale_size[seat]
            for card in range(len(s.stale)):
                s.fresh[seat, card] = 0
                s.hand[seat, card] = s.known[seat, card]
    stale = stale_out + 0
    for shown in range(s.shown):
        seat, card = s.shown_by[shown] + 0, s.shown_card[shown] + 0
        if seat != viewer:
            settled = was_fresh(s, shown, laid_out, stale_out, fresh, stale)
            if settled == IMPOSSIBLE:
                return False
            if settled == FRESH:
                fresh = deal_this(s.deck, 0, fresh, card)
                s.fresh[seat, card] += 1
            else:
                stale = deal_this(s.deck, laid_out, stale, card)
    for seat in range(len(s.hand_size)):
        if seat != viewer:
            settled = settled_fresh(s, seat)
            for _ in range(s.stale_size[seat] - (shown_until(s, seat, s.shown + 0) - settled)):
                stale = deal_any(s, laid_out, stale)
                s.hand[seat, s.deck[laid_out + stale]] += 1
            for _ in range(s.fresh_size[seat] - settled):
                fresh = deal_any(s, 0, fresh)
                s.hand[seat, s.deck[fresh]] += 1
                s.fresh[seat, s.deck[fresh]] += 1
    shuffle(s.chance, s.deck, fresh)
    return True


@rule
def clear_unseen(s: Record) -> None:
    """When the hands fit: what was dealt is no longer in the deck."""
    for place in range(s.deck_size, len(s.deck)):
        s.deck[place] = NO_CARD


IMPOSSIBLE, STALE, FRESH = -1, 0, 1


@rule
def was_fresh(s: Record, shown: int, laid_out: int, stale_out: int, fresh: int, stale: int) -> int:
    """Whether a card that was shown was fresh or stale, in proportion to the ways it can have been.

    A card of a heap lies in a player's hand in as many ways as there are copies of it in the heap
    and cards in the hand that are from there. What was settled before leaves more ways or fewer,
    so a settling is kept as often as it has ways, of the most it could have; else it is impossible
    this time, and all are settled anew.
    """
    seat, card = s.shown_by[shown] + 0, s.shown_card[shown] + 0
    settled = settled_fresh(s, seat)
    others = shown_until(s, seat, shown) - settled
    fresh_ways = count_of(s.deck, 0, fresh, card) * (s.shown_fresh[shown] - settled)
    stale_ways = count_of(s.deck, laid_out, stale, card) * (s.stale_size[seat] - others)
    heap, other_heap = max(fresh, 1), max(stale, 1)
    ways = fresh_ways * other_heap + stale_ways * heap
    least, other_least = max(laid_out - shown, 1), max(stale_out - shown, 1)
    most = count_of(s.deck, 0, laid_out, card) * s.shown_fresh[shown] * other_least
    most += count_of(s.deck, laid_out, stale_out, card) * s.stale_size[seat] * least
    if below(s.chance, most * heap * other_heap) >= ways * least * other_least:
        return IMPOSSIBLE
    return FRESH if below(s.chance, ways) < fresh_ways * other_heap else STALE


@rule
def settled_fresh(s: Record, seat: int) -> int:
    """How many of the fresh cards of a player are settled so far."""
    cards = 0
    for card in range(len(s.stale)):
        cards += s.fresh[seat, card]
    return cards


@small_rule
def count_of(deck: Record, first: int, size: int, card: int) -> int:
    cards = 0
    for place in range(first, first + size):
        if deck[place] == card:
            cards += 1
    return cards


@rule
def deal_this(deck: Record, first: int, size: int, card: int) -> int:
    """Take a card of a kind out of a heap; how many are left."""
    place = first
    while deck[place] != card:
        place += 1
    last = first + size - 1
    deck[place] = deck[last]
    deck[last] = card
    return size - 1


@rule
def deal_any(s: Record, first: int, size: int) -> int:
    """Take any card out of a heap; how many are left."""
    place = first + below(s.chance, size)
    last = first + size - 1
    card = s.deck[place] + 0
    s.deck[place] = s.deck[last]
    s.deck[last] = card
    return size - 1


# --- What always holds ---------------------------------------------------------------------------


@rule
def hands_are_right(s: Record) -> bool:
    """Deck, hands and what is reckoned of them agree; where every card is, the game must see to."""
    for place in range(len(s.deck)):
        if (s.deck[place] == NO_CARD) != (place >= s.deck_size):
            return False
        if (s.shown_by[place] == NO_SEAT) != (place >= s.shown):
            return False
    discarded, stale = 0, 0
    for card in range(len(s.discard)):
        if s.discard[card] < 0 or s.unlocated[card] != located_nowhere(s, card):
            return False
        discarded += s.discard[card]
        stale += s.stale[card]
        everybodys = s.stale[card] + 0
        for seat in range(len(s.hand_size)):
            everybodys -= stale_of(s, seat, card)
        if everybodys != 0:
            return False
    for seat in range(len(s.hand_size)):
        stale -= s.stale_size[seat]
        if not hand_is_right(s, seat):
            return False
    return discarded == s.discard_size and stale == 0


@rule
def located_nowhere(s: Record, card: int) -> int:
    """The cards of a kind in the deck, and those in hands that were not seen being taken."""
    cards = count_of(s.deck, 0, s.deck_size + 0, card)
    for seat in range(len(s.hand_size)):
        cards += s.hand[seat, card] - s.known[seat, card]
    return cards


@rule
def hand_is_right(s: Record, seat: int) -> bool:
    """Everybody holds what they were seen to take; the rest is stale or fresh, less those shown."""
    held, fresh, seen = 0, 0, 0
    for card in range(len(s.discard)):
        held += s.hand[seat, card]
        seen += s.known[seat, card]
        fresh += s.fresh[seat, card]
        if s.known[seat, card] < 0 or s.known[seat, card] > s.hand[seat, card]:
            return False
        if s.fresh[seat, card] < 0 or stale_of(s, seat, card) < 0:
            return False
    if held != s.hand_size[seat] or fresh != s.fresh_size[seat]:
        return False
    shown = shown_until(s, seat, s.shown + 0)
    return bool(held - seen == s.stale_size[seat] + s.fresh_size[seat] - shown)
