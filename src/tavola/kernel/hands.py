"""Hands of cards from one deck that is made anew from the discard, and who can reckon what of them.

Hidden are the order of the deck, and of the hands of others what they drew from it. What somebody
took openly stays known until it leaves the hand.

The deck is made anew when no card of it is left. At that moment everybody knows which of its cards
are hidden in all hands together, and that the new deck has none of them. So of every hidden card
it is noted from which deck it is. Where a player has cards from several decks, a card they show may
have been from any of them: it is noted, too, until it is certain which, and until then it counts
among the cards of each deck that may have been its own. `dealing` settles such cards anew for each
world that is possible.

A game whose `State` has these fields keeps its cards with these rules alone.
"""

from typing import Any, Final

import numpy as np

from tavola.kernel.chance import shuffle
from tavola.kernel.records import NOBODY, OWNER, SEAT, Record, field
from tavola.kernel.rule import rule, small_rule

NO_CARD: Final = -1
"""An empty place, in the deck as in a display."""

NO_SEAT: Final = -1
NO_DECK: Final = -1

DECKS: Final = 4
"""How many decks are told apart: this one, and those before it of which cards are in hands."""


def hand_fields(seats: int, kinds: int, deck: int) -> dict[str, np.dtype[Any]]:
    """The fields for the deck, the discard and the hands: so many kinds, so many cards in all."""
    by_seat, by_deck = (seats, kinds), (seats, DECKS, kinds)
    shown = (2 * deck,)  # so many that with one deck all its cards can be noted, and others before
    return {
        "deck": field("i1", (deck,), "the deck, the top card last, then NO_CARD", known=NOBODY),
        "deck_size": field("i1", about="cards in the deck"),
        "discard": field("i1", (kinds,), "discarded cards of each kind"),
        "discard_size": field("i1", about="cards discarded"),
        "unlocated": field("i1", (kinds,), "cards in the deck or in hands, not seen being taken"),
        "hand": field("i1", by_seat, "cards of each kind in hand", known=OWNER, seats=0),
        "hand_size": field("i1", (seats,), "cards in hand", seats=0),
        "known": field("i1", by_seat, "those that everybody saw being taken", seats=0),
        "decks": field("i1", about="decks before this one of which cards may be in hands"),
        "drawn": field(
            "i1", by_deck, "the others, by deck, the oldest first", known=OWNER, seats=0
        ),
        "drawn_size": field("i1", (seats, DECKS), "how many these are", seats=0),
        "shown": field(
            "i2", about="cards shown of which it is not certain from which deck they were"
        ),
        "shown_by": field("i1", shown, "who showed each of them, in their order", names=SEAT),
        "shown_card": field("i1", shown, "which card each was"),
        "shown_deck": field("i1", shown, "which deck was in use then"),
        "shown_drawn": field("i1", shown, "how many cards of that deck they had drawn by then"),
    }


# --- The deck ------------------------------------------------------------------------------------


@rule
def lay_out(s: Record, counts: Record) -> None:
    """Make the first deck of so many cards of each kind, and shuffle it."""
    for place in range(len(s.deck)):
        s.deck[place] = NO_CARD
    for place in range(len(s.shown_by)):
        s.shown_by[place] = NO_SEAT
        s.shown_card[place] = NO_CARD
        s.shown_deck[place] = NO_DECK
    for card in range(len(s.discard)):
        s.discard[card] = counts[card]
        s.discard_size += counts[card]
    renew_deck(s)


@rule
def renew_deck(s: Record) -> None:
    """The discard becomes the new deck; it must be done only when no card is left in the old."""
    leave_deck(s)
    for card in range(len(s.discard)):
        for _ in range(s.discard[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
        s.unlocated[card] += s.discard[card]
        s.discard[card] = 0
    s.discard_size = 0
    shuffle(s.chance, s.deck, s.deck_size)


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
    s.drawn[seat, s.decks, card] += 1
    s.drawn_size[seat, s.decks] += 1
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
    if older_cards(s, seat) > 0:
        note(s, seat, card)
    else:
        s.drawn[seat, s.decks, card] -= 1
        s.drawn_size[seat, s.decks] -= 1


@rule
def reveal_hand(s: Record, seat: int) -> None:
    """A hand is laid open: everybody sees all of it."""
    for card in range(len(s.discard)):
        while s.known[seat, card] < s.hand[seat, card]:
            show(s, seat, card)
            s.known[seat, card] += 1


# --- From which deck -----------------------------------------------------------------------------


@small_rule
def older_cards(s: Record, seat: int) -> int:
    """The hidden cards of a player from decks before this one, shown or not."""
    cards = 0
    for deck in range(s.decks):
        cards += s.drawn_size[seat, deck]
    return cards


@rule
def note(s: Record, seat: int, card: int) -> None:
    """Note a card that was shown, unless it is certain from which deck it was."""
    place = s.shown + 0
    s.shown_by[place] = seat
    s.shown_card[place] = card
    s.shown_deck[place] = s.decks
    s.shown_drawn[place] = s.drawn_size[seat, s.decks]
    s.shown += 1
    deck = certain_deck(s, place)
    if deck != NO_DECK:
        settle(s, place, deck)
        if s.drawn_size[seat, deck] == 0 or hidden_of(s, deck, card) == 0:
            settle_certain(s)  # others may be certain now


@rule
def settle_certain(s: Record) -> None:
    """Settle all cards shown of which it is certain from which deck they were."""
    place = 0
    while place < s.shown:
        deck = certain_deck(s, place)
        if deck == NO_DECK:
            place += 1
        else:
            settle(s, place, deck)
            place = 0


@rule
def certain_deck(s: Record, place: int) -> int:
    """The deck from which a card that was shown can be settled, or NO_DECK.

    It is the only one it can be from; and no other that the player showed before, and that is not
    settled, can be from it: how many cards of a deck were left to show depends on these.
    """
    only = NO_DECK + 0
    for deck in range(s.shown_deck[place] + 1):
        if may_be_from(s, place, deck):
            if only != NO_DECK:
                return NO_DECK
            only = deck
    for earlier in range(place):
        if s.shown_by[earlier] == s.shown_by[place] and may_be_from(s, earlier, only):
            return NO_DECK
    return only


@rule
def may_be_from(s: Record, place: int, deck: int) -> bool:
    """Whether its owner then had hidden cards of the deck, and cards of its kind were hidden."""
    if deck > s.shown_deck[place] or cards_then(s, place, deck) <= 0:
        return False
    return hidden_of(s, deck, s.shown_card[place] + 0) > 0


@rule
def cards_then(s: Record, place: int, deck: int) -> int:
    """How many cards of a deck the owner of a card had drawn when it was shown."""
    seat = s.shown_by[place]
    if deck == s.shown_deck[place]:
        cards: int = s.shown_drawn[place] + 0
    else:
        cards = s.drawn_size[seat, deck] + 0
    return cards


@rule
def hidden_of(s: Record, deck: int, card: int) -> int:
    """The cards of a kind from a deck of which nobody saw where they went: everybody can reckon it.

    Of this deck also those that are still in it.
    """
    if deck < s.decks:
        return in_hands_of(s, deck, card)
    cards: int = s.unlocated[card] + 0
    for place in range(s.shown):
        if s.shown_card[place] == card:
            cards += 1
    for earlier in range(s.decks):
        cards -= in_hands_of(s, earlier, card)
    return cards


@rule
def in_hands_of(s: Record, deck: int, card: int) -> int:
    """The cards of a kind from a deck that were drawn into hands, less those settled."""
    cards = 0
    for seat in range(len(s.hand_size)):
        cards += s.drawn[seat, deck, card]
    return cards


@rule
def settle(s: Record, place: int, deck: int) -> None:
    """A card that was shown was from this deck."""
    seat = s.shown_by[place] + 0
    s.drawn[seat, deck, s.shown_card[place]] -= 1
    s.drawn_size[seat, deck] -= 1
    for later in range(place + 1, s.shown):
        if s.shown_by[later] == seat and s.shown_deck[later] == deck:
            s.shown_drawn[later] -= 1
    s.shown -= 1
    last = s.shown + 0
    for after in range(place, last):
        s.shown_by[after] = s.shown_by[after + 1]
        s.shown_card[after] = s.shown_card[after + 1]
        s.shown_deck[after] = s.shown_deck[after + 1]
        s.shown_drawn[after] = s.shown_drawn[after + 1]
    s.shown_by[last] = NO_SEAT
    s.shown_card[last] = NO_CARD
    s.shown_deck[last] = NO_DECK
    s.shown_drawn[last] = 0


# --- From one deck to the next -------------------------------------------------------------------


@rule
def leave_deck(s: Record) -> None:
    """The cards drawn until now are from a deck before the one that comes.

    Where that makes too many decks, or leaves too little room for the cards shown, those from the
    two oldest decks are no longer told apart.
    """
    settle_certain(s)
    for deck in range(s.decks - 1, -1, -1):
        if cards_drawn(s, deck) == 0:
            drop_deck(s, deck)
    while s.decks == DECKS - 1 or (s.decks > 0 and s.shown > len(s.shown_by) - len(s.deck)):
        mix_oldest(s)
    if cards_drawn(s, s.decks + 0) > 0:
        s.decks += 1


@rule
def cards_drawn(s: Record, deck: int) -> int:
    cards = 0
    for seat in range(len(s.hand_size)):
        cards += s.drawn_size[seat, deck]
    return cards


@rule
def drop_deck(s: Record, deck: int) -> None:
    """Nobody has a card of a deck any more: each one after it takes the place before its own."""
    for seat in range(len(s.hand_size)):
        for later in range(deck, DECKS):
            for card in range(len(s.discard)):
                s.drawn[seat, later, card] = 0
                if later + 1 < DECKS:
                    s.drawn[seat, later, card] = s.drawn[seat, later + 1, card]
            s.drawn_size[seat, later] = 0
            if later + 1 < DECKS:
                s.drawn_size[seat, later] = s.drawn_size[seat, later + 1]
    for place in range(s.shown):
        if s.shown_deck[place] > deck:
            s.shown_deck[place] -= 1
        elif s.shown_deck[place] == deck:
            s.shown_drawn[place] = 0  # of the deck after it, which has its place now
    s.decks -= 1


@rule
def mix_oldest(s: Record) -> None:
    """The cards of the two oldest decks are no longer told apart: this settles those shown then."""
    for seat in range(len(s.hand_size)):
        for card in range(len(s.discard)):
            s.drawn[seat, 1, card] += s.drawn[seat, 0, card]
        s.drawn_size[seat, 1] += s.drawn_size[seat, 0]
    for place in range(s.shown):
        if s.shown_deck[place] <= 1:
            s.shown_deck[place] = 1
            s.shown_drawn[place] = s.drawn_size[s.shown_by[place], 1]
    drop_deck(s, 0)
    settle_certain(s)


# --- What a viewer can reckon --------------------------------------------------------------------


@small_rule
def unseen(s: Record, viewer: int, card: int) -> int:
    """The cards of a kind that are in the deck or hidden in the hands of others."""
    cards: int = s.unlocated[card] + 0
    if viewer >= 0:
        cards -= s.hand[viewer, card] - s.known[viewer, card]
    return cards


@rule
def unseen_older(s: Record, viewer: int, card: int) -> int:
    """Those of them that are from decks before this one; with cards shown that may have been."""
    cards = 0
    for deck in range(s.decks):
        cards += in_hands_of(s, deck, card)
        if viewer >= 0:
            cards -= s.drawn[viewer, deck, card]
    return cards


# --- What always holds ---------------------------------------------------------------------------


@rule
def hands_are_right(s: Record) -> bool:
    """Deck, hands and what is reckoned of them agree; where every card is, the game must see to."""
    for place in range(len(s.deck)):
        if (s.deck[place] == NO_CARD) != (place >= s.deck_size):
            return False
    for place in range(len(s.shown_by)):
        noted = place < s.shown
        if (s.shown_by[place] == NO_SEAT) == noted or (s.shown_card[place] == NO_CARD) == noted:
            return False
        if (s.shown_deck[place] == NO_DECK) == noted or s.shown_deck[place] > s.decks:
            return False
    if s.decks < 0 or s.decks >= DECKS:
        return False
    discarded = 0
    for card in range(len(s.discard)):
        if s.discard[card] < 0 or s.unlocated[card] != located_nowhere(s, card):
            return False
        if hidden_of(s, s.decks + 0, card) < 0:
            return False
        discarded += s.discard[card]
    for seat in range(len(s.hand_size)):
        if not hand_is_right(s, seat):
            return False
    return bool(discarded == s.discard_size)


@rule
def located_nowhere(s: Record, card: int) -> int:
    """The cards of a kind in the deck, and those in hands that were not seen being taken."""
    cards = 0
    for place in range(s.deck_size):
        if s.deck[place] == card:
            cards += 1
    for seat in range(len(s.hand_size)):
        cards += s.hand[seat, card] - s.known[seat, card]
    return cards


@rule
def hand_is_right(s: Record, seat: int) -> bool:
    """Everybody holds what they were seen to take and what they drew, less what they showed."""
    held = 0
    for card in range(len(s.discard)):
        held += s.hand[seat, card]
        hidden = s.known[seat, card] - s.hand[seat, card]
        if s.known[seat, card] < 0 or hidden > 0:
            return False
        for deck in range(DECKS):
            hidden += s.drawn[seat, deck, card]
        for place in range(s.shown):
            if s.shown_by[place] == seat and s.shown_card[place] == card:
                hidden -= 1
        if hidden != 0:
            return False
    for deck in range(DECKS):
        drawn = 0
        for card in range(len(s.discard)):
            drawn += s.drawn[seat, deck, card]
            if s.drawn[seat, deck, card] < 0:
                return False
        if drawn != s.drawn_size[seat, deck] or (drawn > 0 and deck > s.decks):
            return False
    return bool(held == s.hand_size[seat])
