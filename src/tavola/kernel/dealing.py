"""Dealing anew what a viewer cannot know: each world that is possible, as often as it is likely.

From each deck the cards that a viewer did not see lie in the hidden places of others, and of this
deck in the deck itself: any card in any place alike. Everybody who shows a hidden card shows any
one of those they have. So a world is as likely as it has ways: to put cards in places, and to say
of each card that was shown in which place it had been.

First each card shown is settled: of which deck it was. How many ways that leaves depends on three
things. Which of a player's places are left depends on what else that player has shown, and is
counted along each player's cards in their order. How many places and cards of each deck are left in
the end is counted over all players. And which copies of a kind are left is seen to by beginning
again as often as there are fewer than it was counted with. The rest is dealt by chance.

The counting is done in fractions, exact to one part in a billion, and made of the same operations
in the same order wherever the rules run. Should there be too much to count, or
should nothing that is settled fit, what was shown is settled one by one, in proportion to the ways
each card has: then only possible worlds come up, but not as often as they are likely. Should even
that never fit, the decks are not told apart any more.
"""

from typing import Final

from tavola.kernel.chance import below, fraction, restart, shuffle
from tavola.kernel.hands import (
    DECKS,
    NO_CARD,
    NO_DECK,
    NO_SEAT,
    cards_then,
    in_hands_of,
    unseen,
)
from tavola.kernel.records import Record, field, record
from tavola.kernel.rule import rule, small_rule
from tavola.kernel.scratch import Scratch

MOST_SEATS: Final = 8
MOST_KINDS: Final = 128
MOST_SHOWN: Final = 256
ROOM: Final = 8192
"""How many numbers of ways can be kept."""

WORK: Final = 200_000
"""How many steps may be taken for counting, and as many for trying to settle."""

STEPS_A_CARD: Final = 8
"""About how many steps it takes to look whether one card can be from one deck."""

TRIES: Final = 500
"""How often something is dealt that does not fit before it is dealt in another way."""

VERY_MANY: Final = 2.0**256
"""Numbers of ways that exceed this are made smaller together; what counts is their proportion."""

USUAL_HEAP: Final = 16.0
"""About how many cards there are of a deck, so that ways stay within the range of fractions."""

Paper = record(
    copies=field("i2", (DECKS, MOST_KINDS), "unseen cards of each deck, shown ones with them"),
    left=field("i2", (DECKS, MOST_KINDS), "those not dealt yet"),
    free=field("i2", (DECKS, MOST_KINDS), "those without the cards shown that are certain"),
    cards=field("i2", (DECKS,), "how many unseen cards there are of each deck"),
    first=field("i2", (MOST_SEATS + 1,), "where the cards shown by a player begin"),
    shown=field("i2", (MOST_SHOWN,), "the places of the cards shown, player by player"),
    only=field("i2", (MOST_SHOWN,), "the one deck from which each may be, or NO_DECK for several"),
    settled=field("i2", (MOST_SHOWN,), "from which deck each of them was"),
    most=field("i2", (MOST_SEATS, DECKS), "how many of them may be from each deck before"),
    most_of_all=field("i2", (DECKS,), "how many of all players"),
    width=field("i4", (MOST_SEATS,), "in how many numbers they may be from these decks"),
    width_of_all=field("i4", about="in how many numbers all may be"),
    ways=field("i4", (MOST_SEATS,), "where the numbers of ways of a player begin"),
    ways_of_all=field("i4", about="where those of all begin"),
    used=field("i2", (DECKS,), "cards of each deck that a player has shown so far"),
    begins=field("i2", (DECKS,), "where the heap of a deck begins"),
    heap=field("i2", (DECKS,), "how many cards are in it"),
    places=field("i2", (MOST_SEATS, DECKS), "hidden places of each player that are not dealt yet"),
    tries=field("i4", about="how often it may be tried to settle all"),
    number=field("f8", (ROOM,), "numbers of ways"),
)
PAPER: Final = Scratch(Paper, 1)

AS_IT_COMES, CHOSEN, CHOSEN_ANYHOW = 0, 1, 2
"""How a player is dealt the cards that they must have."""


@rule
def deal_unseen(s: Record, viewer: int, key: int, who: int, kinds: int, least: int) -> None:
    """Deal anew all that a viewer cannot know, by the chance of a key.

    If `least` is above 0, player `who` has at least so many hidden cards of the `kinds`, which are
    bits.
    """
    paper = PAPER()[0]
    restart(s.chance, key)
    take_stock(s, viewer, paper)
    needed = least if who != viewer else 0
    if count_ways(s, paper):
        for _ in range(paper.tries):
            settled = settle_by_ways(s, paper)
            if settled and deal_rest(s, viewer, paper, who, kinds, needed, AS_IT_COMES):
                return
        for _ in range(paper.tries if needed > 0 else 0):
            settled = settle_by_ways(s, paper)
            if settled and deal_rest(s, viewer, paper, who, kinds, needed, CHOSEN):
                return
    cards = max(paper.first[len(s.hand_size)] + 0, 1)
    for _ in range(min(max(WORK // (cards * (s.decks + 1) * STEPS_A_CARD), 1), TRIES)):
        settled = settle_one_by_one(s, paper)
        if settled and deal_rest(s, viewer, paper, who, kinds, needed, CHOSEN):
            return
    forget_decks(s, viewer, paper)
    deal_rest(s, viewer, paper, who, kinds, needed, CHOSEN_ANYHOW)


@rule
def take_stock(s: Record, viewer: int, paper: Record) -> None:
    """What the viewer knows of where unseen cards are."""
    now = s.decks + 0
    noted = 0
    for seat in range(len(s.hand_size)):
        paper.first[seat] = noted
        if seat != viewer:
            for place in range(s.shown):
                if s.shown_by[place] == seat:
                    paper.shown[noted] = place
                    noted += 1
    paper.first[len(s.hand_size)] = noted
    for card in range(len(s.discard)):
        paper.copies[now, card] = unseen(s, viewer, card)
        for deck in range(now):
            cards = in_hands_of(s, deck, card)
            if viewer >= 0:
                cards -= s.drawn[viewer, deck, card]
            paper.copies[deck, card] = cards
            paper.copies[now, card] -= cards
    for number in range(noted):
        paper.copies[now, s.shown_card[paper.shown[number]]] += 1
    for deck in range(now + 1):
        paper.cards[deck] = s.deck_size if deck == now else 0
        for seat in range(len(s.hand_size)):
            if seat != viewer:
                paper.cards[deck] += s.drawn_size[seat, deck]
    find_certain(s, paper)


@rule
def find_certain(s: Record, paper: Record) -> None:
    """Which cards shown can only be from one deck: then one copy less is free for others."""
    noted = paper.first[len(s.hand_size)] + 0
    for number in range(noted):
        paper.only[number] = NO_DECK
        card = s.shown_card[paper.shown[number]] + 0
        for deck in range(s.decks + 1):
            paper.free[deck, card] = paper.copies[deck, card]
    number, unchanged = 0, 0
    while unchanged < noted:
        unchanged += 1
        if paper.only[number] == NO_DECK:
            deck = only_deck(s, paper, number)
            if deck != NO_DECK:
                paper.only[number] = deck
                paper.free[deck, s.shown_card[paper.shown[number]]] -= 1
                unchanged = 0
        number = (number + 1) % noted


@rule
def only_deck(s: Record, paper: Record, number: int) -> int:
    only = NO_DECK + 0
    for deck in range(s.decks + 1):
        if ways_from(s, paper, number, deck, 0) > 0:
            if only != NO_DECK:
                return NO_DECK
            only = deck
    return only


# --- Counting the ways ---------------------------------------------------------------------------
#
# How many of the cards shown by a player may be from each deck before this one is written as one
# number, its digits from the lowest: a digit for each deck, which counts to `most` of that player
# or to `most_of_all`.


@rule
def count_ways(s: Record, paper: Record) -> bool:
    """Count in how many ways the cards shown can be settled; False if these are too many."""
    seats = len(s.hand_size)
    paper.tries = TRIES
    if paper.first[seats] == 0:
        return True
    if not make_room(s, paper):
        return False
    for seat in range(seats):
        for number in range(paper.width[seat]):
            paper.number[paper.ways[seat] + number] = 1.0 if number == 0 else 0.0
        for number in range(paper.first[seat], paper.first[seat + 1]):
            count_ways_of_next(s, paper, seat, number)
    first = paper.ways_of_all + 0
    for number in range(paper.width_of_all):
        paper.number[first + number] = 1.0 if number == 0 else 0.0
    for seat in range(seats):
        count_ways_with(s, paper, seat)
    count_ways_of_the_rest(s, paper)
    return True


@rule
def make_room(s: Record, paper: Record) -> bool:
    """Where the numbers are written: for each player a row before each card and after the last."""
    seats = len(s.hand_size)
    room = 0
    for deck in range(s.decks):
        paper.most_of_all[deck] = 0
    for seat in range(seats):
        paper.width[seat] = 1
        for deck in range(s.decks):
            cards = 0
            for number in range(paper.first[seat], paper.first[seat + 1]):
                if ways_from(s, paper, number, deck, 0) > 0:
                    cards += 1
            paper.most[seat, deck] = min(cards, s.drawn_size[seat, deck] + 0)
            paper.most_of_all[deck] += paper.most[seat, deck]
            paper.width[seat] *= paper.most[seat, deck] + 1
        paper.ways[seat] = room
        room += (paper.first[seat + 1] - paper.first[seat] + 1) * paper.width[seat]
        if room > ROOM:
            return False
    paper.width_of_all = 1
    for deck in range(s.decks):
        paper.width_of_all *= paper.most_of_all[deck] + 1
        if paper.width_of_all > ROOM:
            return False
    paper.ways_of_all = room
    if room + (seats + 1) * paper.width_of_all > ROOM:
        return False
    counting, trying = room * (s.decks + 1), paper.width_of_all + 0
    for seat in range(seats):
        cards = paper.first[seat + 1] - paper.first[seat]
        counting += paper.width_of_all * paper.width[seat]
        trying += 2 * s.decks * (paper.width[seat] + cards * (s.decks + 1))
    paper.tries = min(max(WORK // trying, 1), TRIES)
    return bool(counting <= WORK)


@rule
def ways_from(s: Record, paper: Record, number: int, deck: int, used: int) -> int:
    """The ways in which a card shown can be from a deck of which so many were shown before it."""
    place = paper.shown[number]
    if deck > s.shown_deck[place]:
        return 0
    places = cards_then(s, place, deck) - used
    if places <= 0:
        return 0
    if paper.only[number] != NO_DECK:
        return places if paper.only[number] == deck else 0
    ways: int = places * paper.free[deck, s.shown_card[place]]
    return ways


@rule
def count_ways_of_next(s: Record, paper: Record, seat: int, number: int) -> None:
    """One row more for a player: the card that was shown is from one deck or another."""
    width = paper.width[seat] + 0
    before = number - paper.first[seat]
    row = paper.ways[seat] + before * width
    for counts in range(width):
        paper.number[row + width + counts] = 0.0
    for counts in range(width):
        ways = paper.number[row + counts]
        if ways > 0.0:
            rest, step, older = counts + 0, 1, 0
            for deck in range(s.decks):
                digits = paper.most[seat, deck] + 1
                used = rest % digits
                if used + 1 < digits:
                    more = ways_from(s, paper, number, deck, used)
                    paper.number[row + width + counts + step] += ways * more
                rest //= digits
                step *= digits
                older += used
            more = ways_from(s, paper, number, s.decks + 0, before - older)
            paper.number[row + width + counts] += ways * more
    keep_in_range(paper, row + width, width)


@rule
def keep_in_range(paper: Record, first: int, width: int) -> None:
    most = 0.0
    for number in range(first, first + width):
        most = max(most, paper.number[number])
    if most > VERY_MANY:
        for number in range(first, first + width):
            paper.number[number] /= VERY_MANY


@rule
def count_ways_with(s: Record, paper: Record, seat: int) -> None:
    """One row more for all: the ways of this player with those of the players before."""
    width = paper.width_of_all + 0
    row = paper.ways_of_all + seat * width
    own = last_row(paper, seat)
    for together in range(width):
        paper.number[row + width + together] = 0.0
    for together in range(width):
        ways = paper.number[row + together]
        if ways > 0.0:
            for counts in range(paper.width[seat]):
                both = together + written_for_all(s, paper, seat, counts)
                paper.number[row + width + both] += ways * paper.number[own + counts]
    keep_in_range(paper, row + width, width)


@rule
def last_row(paper: Record, seat: int) -> int:
    rows = paper.first[seat + 1] - paper.first[seat]
    row: int = paper.ways[seat] + rows * paper.width[seat]
    return row


@rule
def written_for_all(s: Record, paper: Record, seat: int, counts: int) -> int:
    """The digits of a player as those of all."""
    rest, step, written = counts + 0, 1, 0
    for deck in range(s.decks):
        digits = paper.most[seat, deck] + 1
        written += rest % digits * step
        rest //= digits
        step *= paper.most_of_all[deck] + 1
    return written


@rule
def count_ways_of_the_rest(s: Record, paper: Record) -> None:
    """All cards that are left of a deck can be put into the places that are left in any order.

    The more cards of a deck were shown, the fewer these are.
    """
    seats = len(s.hand_size)
    row = paper.ways_of_all + seats * paper.width_of_all
    for together in range(paper.width_of_all):
        rest, now = together + 0, paper.first[seats] + 0
        for deck in range(s.decks):
            digits = paper.most_of_all[deck] + 1
            now -= rest % digits
            paper.number[row + together] *= share_left(paper, deck, rest % digits)
            rest //= digits
        paper.number[row + together] *= share_left(paper, s.decks + 0, now)


@rule
def share_left(paper: Record, deck: int, shown: int) -> float:
    """Of the orders of all cards of a deck, how many are left without those shown."""
    share = 1.0
    if shown < 0 or shown > paper.cards[deck]:
        return 0.0
    for card in range(shown):
        share *= USUAL_HEAP / (paper.cards[deck] - card)
    return share


# --- Settling what was shown ---------------------------------------------------------------------


@rule
def settle_by_ways(s: Record, paper: Record) -> bool:
    """Settle each card shown as often as it has ways; False if that must be begun again."""
    seats = len(s.hand_size)
    if paper.first[seats] == 0:
        return True
    begin_settling(s, paper)
    row, width = paper.ways_of_all + seats * paper.width_of_all, paper.width_of_all + 0
    ways = 0.0
    for number in range(width):
        ways += paper.number[row + number]
    drawn = fraction(s.chance) * ways
    together = -1
    for number in range(width):
        if paper.number[row + number] > 0.0:
            together = number
            drawn -= paper.number[row + number]
            if drawn < 0.0:
                break
    if together < 0:
        return False
    for seat in range(seats - 1, -1, -1):
        if paper.first[seat + 1] > paper.first[seat]:
            counts = draw_counts(s, paper, seat, together)
            together -= written_for_all(s, paper, seat, counts)
            for number in range(paper.first[seat + 1] - 1, paper.first[seat] - 1, -1):
                deck = draw_deck(s, paper, seat, number, counts)
                if not copy_is_left(s, paper, number, deck):
                    return False
                counts -= step_of(paper, s.decks + 0, seat, deck)
    return True


@rule
def begin_settling(s: Record, paper: Record) -> None:
    for number in range(paper.first[len(s.hand_size)]):
        card = s.shown_card[paper.shown[number]] + 0
        for deck in range(s.decks + 1):
            paper.left[deck, card] = paper.free[deck, card]


@rule
def draw_counts(s: Record, paper: Record, seat: int, together: int) -> int:
    """How many cards of a player were from each deck, if it was so many of all until then."""
    row, own = paper.ways_of_all + seat * paper.width_of_all, last_row(paper, seat)
    ways = 0.0
    for counts in range(paper.width[seat]):
        if has_digits(s, paper, seat, counts, together):
            others = together - written_for_all(s, paper, seat, counts)
            ways += paper.number[own + counts] * paper.number[row + others]
    drawn = fraction(s.chance) * ways
    found = 0
    for counts in range(paper.width[seat]):
        if has_digits(s, paper, seat, counts, together):
            others = together - written_for_all(s, paper, seat, counts)
            more = paper.number[own + counts] * paper.number[row + others]
            if more > 0.0:
                found = counts
                drawn -= more
                if drawn < 0.0:
                    break
    return found


@rule
def has_digits(s: Record, paper: Record, seat: int, counts: int, together: int) -> bool:
    """Whether none of the digits of a player exceeds that of all."""
    rest, whole = counts + 0, together + 0
    for deck in range(s.decks):
        digits, all_digits = paper.most[seat, deck] + 1, paper.most_of_all[deck] + 1
        if rest % digits > whole % all_digits:
            return False
        rest //= digits
        whole //= all_digits
    return True


@rule
def draw_deck(s: Record, paper: Record, seat: int, number: int, counts: int) -> int:
    """From which deck a card was, if up to it so many of that player were from each."""
    ways = 0.0
    for deck in range(s.decks + 1):
        ways += ways_if_from(s, paper, seat, number, counts, deck)
    drawn = fraction(s.chance) * ways
    found = NO_DECK + 0
    for deck in range(s.decks + 1):
        more = ways_if_from(s, paper, seat, number, counts, deck)
        if more > 0.0:
            found = deck
            drawn -= more
            if drawn < 0.0:
                break
    return found


@rule
def ways_if_from(s: Record, paper: Record, seat: int, number: int, counts: int, deck: int) -> float:
    """The ways of all cards of a player up to one, if that one was from a deck."""
    before = number - paper.first[seat]
    used, older = 0, 0
    rest = counts + 0
    for earlier in range(s.decks):
        digits = paper.most[seat, earlier] + 1
        if earlier == deck:
            used = rest % digits
        older += rest % digits
        rest //= digits
    if deck == s.decks:
        used = before + 1 - older
    if used <= 0:
        return 0.0
    row = paper.ways[seat] + before * paper.width[seat]
    without = counts - step_of(paper, s.decks + 0, seat, deck)
    more = ways_from(s, paper, number, deck, used - 1)
    ways: float = paper.number[row + without] * more
    return ways


@rule
def step_of(paper: Record, now: int, seat: int, deck: int) -> int:
    """What one card of a deck adds to the number that counts those of a player."""
    if deck == now:
        return 0
    step = 1
    for earlier in range(deck):
        step *= paper.most[seat, earlier] + 1
    return step


@rule
def copy_is_left(s: Record, paper: Record, number: int, deck: int) -> bool:
    """Settle a card; as if by one of all copies of it, though some may be settled already."""
    paper.settled[number] = deck
    if paper.only[number] == NO_DECK:
        card = s.shown_card[paper.shown[number]] + 0
        free, left = paper.free[deck, card] + 0, paper.left[deck, card] + 0
        if left < free and below(s.chance, free) >= left:
            return False
        paper.left[deck, card] -= 1
    return True


@rule
def settle_one_by_one(s: Record, paper: Record) -> bool:
    """Settle each card in proportion to the ways it has now; False if one has none."""
    begin_settling(s, paper)
    for deck in range(s.decks + 1):
        paper.heap[deck] = paper.cards[deck]
    for seat in range(len(s.hand_size)):
        for deck in range(s.decks + 1):
            paper.used[deck] = 0
        for number in range(paper.first[seat], paper.first[seat + 1]):
            deck = draw_deck_now(s, paper, number)
            if deck == NO_DECK:
                return False
            paper.settled[number] = deck
            paper.used[deck] += 1
            paper.heap[deck] -= 1
            if paper.only[number] == NO_DECK:
                paper.left[deck, s.shown_card[paper.shown[number]]] -= 1
    return True


@rule
def draw_deck_now(s: Record, paper: Record, number: int) -> int:
    ways = 0.0
    for deck in range(s.decks + 1):
        ways += ways_now(s, paper, number, deck)
    drawn = fraction(s.chance) * ways
    found = NO_DECK + 0
    for deck in range(s.decks + 1):
        more = ways_now(s, paper, number, deck)
        if more > 0.0:
            found = deck
            drawn -= more
            if drawn < 0.0:
                break
    return found


@rule
def ways_now(s: Record, paper: Record, number: int, deck: int) -> float:
    """The ways of a card to be from a deck, with the copies that are left, for each card of it."""
    ways = 1.0 * ways_from(s, paper, number, deck, paper.used[deck] + 0)
    if ways == 0.0 or paper.heap[deck] <= 0:
        return 0.0
    if paper.only[number] == NO_DECK:
        card = s.shown_card[paper.shown[number]] + 0
        ways *= paper.left[deck, card] / paper.free[deck, card]
    chance: float = ways / paper.heap[deck]
    return chance


@rule
def forget_decks(s: Record, viewer: int, paper: Record) -> None:
    """All hidden cards are as if from one deck that was never made anew."""
    s.decks = 0
    s.shown = 0
    for place in range(len(s.shown_by)):
        s.shown_by[place] = NO_SEAT
        s.shown_card[place] = NO_CARD
        s.shown_deck[place] = NO_DECK
        s.shown_drawn[place] = 0
    paper.cards[0] = s.deck_size
    for card in range(len(s.discard)):
        paper.copies[0, card] = unseen(s, viewer, card)
    for seat in range(len(s.hand_size)):
        hidden = s.hand_size[seat] + 0
        for card in range(len(s.discard)):
            hidden -= s.known[seat, card]
            for deck in range(DECKS):
                s.drawn[seat, deck, card] = 0
            if seat == viewer:
                s.drawn[seat, 0, card] = s.hand[seat, card] - s.known[seat, card]
        for deck in range(DECKS):
            s.drawn_size[seat, deck] = hidden if deck == 0 else 0
        paper.first[seat + 1] = 0
        if seat != viewer:
            paper.cards[0] += hidden


# --- Dealing the rest ----------------------------------------------------------------------------


@rule
def deal_rest(
    s: Record, viewer: int, paper: Record, who: int, kinds: int, least: int, how: int
) -> bool:
    """Deal what was not shown; False if a player has not got the cards that they must have.

    The heap of this deck lies in its first places, those of the decks before lie behind it.
    """
    take_back(s, viewer, paper)
    lay_out_heaps(s, paper)
    if least > 0:
        if how != AS_IT_COMES and not deal_wanted(s, paper, who, kinds, least):
            return False
        have = least if how != AS_IT_COMES else 0
        have += deal_to(s, paper, who, kinds)
        if have < least:
            return False
        if how == CHOSEN and not as_likely(s, have, least):
            return False
    for seat in range(len(s.hand_size)):
        if seat != viewer:
            deal_to(s, paper, seat, 0)
    shuffle(s.chance, s.deck, s.deck_size + 0)
    for place in range(s.deck_size, len(s.deck)):
        s.deck[place] = NO_CARD
    return True


@rule
def take_back(s: Record, viewer: int, paper: Record) -> None:
    """Nobody but the viewer has a hidden card, but for those shown."""
    for deck in range(s.decks + 1):
        for card in range(len(s.discard)):
            paper.left[deck, card] = paper.copies[deck, card]
    for seat in range(len(s.hand_size)):
        if seat != viewer:
            for card in range(len(s.discard)):
                s.hand[seat, card] = s.known[seat, card]
            for deck in range(s.decks + 1):
                paper.places[seat, deck] = s.drawn_size[seat, deck]
                for card in range(len(s.discard)):
                    s.drawn[seat, deck, card] = 0
            for number in range(paper.first[seat], paper.first[seat + 1]):
                card, deck = s.shown_card[paper.shown[number]] + 0, paper.settled[number] + 0
                s.drawn[seat, deck, card] += 1
                paper.places[seat, deck] -= 1
                paper.left[deck, card] -= 1


@rule
def lay_out_heaps(s: Record, paper: Record) -> None:
    place = 0
    for deck in range(s.decks, -1, -1):
        paper.begins[deck] = place
        for card in range(len(s.discard)):
            for _ in range(paper.left[deck, card]):
                s.deck[place] = card
                place += 1
        paper.heap[deck] = place - paper.begins[deck]


@rule
def deal_to(s: Record, paper: Record, seat: int, kinds: int) -> int:
    """Fill the hidden places of a player; how many cards of the kinds that were."""
    found = 0
    for deck in range(s.decks + 1):
        while paper.places[seat, deck] > 0:
            chosen = paper.begins[deck] + below(s.chance, paper.heap[deck] + 0)
            card = deal_this(s, paper, seat, deck, chosen)
            found += is_one_of(card, kinds)
    return found


@small_rule
def is_one_of(card: int, kinds: int) -> int:
    return kinds >> card & 1 if kinds != 0 else 0


@rule
def deal_this(s: Record, paper: Record, seat: int, deck: int, place: int) -> int:
    """The card at a place of a heap; those that are dealt come last in it."""
    card: int = s.deck[place] + 0
    paper.heap[deck] -= 1
    last = paper.begins[deck] + paper.heap[deck]
    s.deck[place] = s.deck[last]
    s.deck[last] = card
    s.hand[seat, card] += 1
    s.drawn[seat, deck, card] += 1
    paper.places[seat, deck] -= 1
    return card


@rule
def deal_wanted(s: Record, paper: Record, seat: int, kinds: int, least: int) -> bool:
    """Deal a player so many cards of these kinds; False if there is no way."""
    for _ in range(least):
        ways = 0.0
        for deck in range(s.decks + 1):
            ways += ways_to_deal(s, paper, seat, deck, kinds)
        drawn = fraction(s.chance) * ways
        found = NO_DECK + 0
        for deck in range(s.decks + 1):
            more = ways_to_deal(s, paper, seat, deck, kinds)
            if more > 0.0:
                found = deck
                drawn -= more
                if drawn < 0.0:
                    break
        if found == NO_DECK:
            return False
        wanted = below(s.chance, count_wanted(s, paper, found, kinds))
        place = paper.begins[found] + 0
        while wanted > 0 or not is_one_of(s.deck[place] + 0, kinds):
            wanted -= is_one_of(s.deck[place] + 0, kinds)
            place += 1
        deal_this(s, paper, seat, found, place)
    return True


@rule
def ways_to_deal(s: Record, paper: Record, seat: int, deck: int, kinds: int) -> float:
    places = paper.places[seat, deck] + 0
    if places <= 0 or paper.heap[deck] == 0:
        return 0.0
    ways: float = places * count_wanted(s, paper, deck, kinds) / paper.heap[deck]
    return ways


@rule
def count_wanted(s: Record, paper: Record, deck: int, kinds: int) -> int:
    cards = 0
    for place in range(paper.begins[deck], paper.begins[deck] + paper.heap[deck]):
        cards += is_one_of(s.deck[place] + 0, kinds)
    return cards


@rule
def as_likely(s: Record, have: int, least: int) -> bool:
    """Who has more cards than were chosen could have been dealt them in so many ways more."""
    chosen = 0
    while chosen < least:
        chosen += 1
        if below(s.chance, have - least + chosen) >= chosen:
            return False
    return True
