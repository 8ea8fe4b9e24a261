"""Who knows what in Thurn und Taxis.

Hidden are the order of the deck, and of the hands of others what they drew from it. What somebody
took from the row stays known until it is laid or discarded.

The deck is made anew when no card of it is left. At that moment everybody knows which cards are
hidden in all hands together, and that the new deck has none of them. From then on a hidden card
is *stale* or *fresh*. Where somebody has both, a card they show may have been either, so it is
noted, and `conceal` settles it in one of the ways that are possible.
"""

from tavola.games.thurn_und_taxis.closing import cards_from
from tavola.games.thurn_und_taxis.components import CITIES, COPIES, HAND_AFTER_CLOSING, ROW
from tavola.games.thurn_und_taxis.rules import cards_that_fit
from tavola.games.thurn_und_taxis.state import NO_CITY, Stage
from tavola.kernel import Record, below, restart, rule, shuffle, small_rule


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Deal anew what is hidden, until it fits all that was seen.

    While that is done, the fresh cards of others and those of the deck lie in the first places of
    the deck, and the stale ones of others in the places behind them.
    """
    restart(s.chance, key)
    fresh = lay_out_fresh(s, viewer)
    stale = lay_out_stale(s, viewer, fresh)
    while not deal_anew(s, viewer, fresh, stale) or not turn_can_go_on(s, t, viewer):
        pass
    for place in range(s.deck_size, fresh + stale):
        s.deck[place] = NO_CITY


@rule
def lay_out_fresh(s: Record, viewer: int) -> int:
    """All cards from this deck that the viewer cannot locate, and those that may be; how many."""
    cards = 0
    for city in range(CITIES):
        count = unseen(s, viewer, city) - s.stale[city] + stale_of(s, viewer, city)
        for card in range(s.shown):
            if s.shown_by[card] != viewer and s.shown_city[card] == city:
                count += 1
        for _ in range(count):
            s.deck[cards] = city
            cards += 1
    return cards


@rule
def lay_out_stale(s: Record, viewer: int, place: int) -> int:
    cards = 0
    for city in range(CITIES):
        for _ in range(s.stale[city] - stale_of(s, viewer, city)):
            s.deck[place + cards] = city
            cards += 1
    return cards


@rule
def unseen(s: Record, viewer: int, city: int) -> int:
    """The cards of a city that are in the deck or hidden in the hands of others."""
    cards = COPIES - s.discard[city]
    for place in range(ROW):
        if s.row[place] == city:
            cards -= 1
    for seat in range(s.players):
        cards -= s.route_cities[seat] >> city & 1
        cards -= s.hand[seat, city] if seat == viewer else s.known[seat, city]
    return cards


@rule
def stale_of(s: Record, seat: int, city: int) -> int:
    """The stale cards of a city that a player has, or has shown, as that player knows."""
    if seat < 0:
        return 0
    cards = s.hand[seat, city] - s.known[seat, city] - s.fresh[seat, city]
    for card in range(s.shown):
        if s.shown_by[card] == seat and s.shown_city[card] == city:
            cards += 1
    return cards


@rule
def deal_anew(s: Record, viewer: int, fresh: int, stale: int) -> bool:
    """Settle what was shown and deal the rest to its owners; False if what was shown has no owner.

    Of both heaps of cards those that are dealt come last.
    """
    for seat in range(s.players):
        if seat != viewer:
            for city in range(CITIES):
                s.fresh[seat, city] = 0
                s.hand[seat, city] = s.known[seat, city]
    first_stale = fresh + 0
    for card in range(s.shown):
        seat, city = s.shown_by[card] + 0, s.shown_city[card] + 0
        if seat != viewer:
            settled = was_fresh(s, card, fresh, first_stale, stale)
            if settled == IMPOSSIBLE:
                return False
            if settled == FRESH:
                fresh = deal_this(s.deck, 0, fresh, city)
                s.fresh[seat, city] += 1
            else:
                stale = deal_this(s.deck, first_stale, stale, city)
    for seat in range(s.players):
        if seat != viewer:
            settled = settled_fresh(s, seat)
            for _ in range(s.stale_size[seat] - (shown_until(s, seat, s.shown + 0) - settled)):
                stale = deal_any(s, first_stale, stale)
                s.hand[seat, s.deck[first_stale + stale]] += 1
            for _ in range(s.fresh_size[seat] - settled):
                fresh = deal_any(s, 0, fresh)
                s.hand[seat, s.deck[fresh]] += 1
                s.fresh[seat, s.deck[fresh]] += 1
    shuffle(s.chance, s.deck, fresh)
    return True


IMPOSSIBLE, STALE, FRESH = -1, 0, 1


@rule
def was_fresh(s: Record, card: int, fresh: int, first_stale: int, stale: int) -> int:
    """Whether a card that was shown was fresh or stale: as likely as either is.

    A card of a heap goes to a player the more likely, the more of its cards that player has.
    """
    seat, city = s.shown_by[card] + 0, s.shown_city[card] + 0
    settled = settled_fresh(s, seat)
    from_fresh = count_of(s.deck, 0, fresh, city) * (s.shown_fresh[card] - settled)
    others = shown_until(s, seat, card) - settled
    from_stale = count_of(s.deck, first_stale, stale, city) * (s.stale_size[seat] - others)
    from_fresh *= max(stale, 1)  # an empty heap gives nothing, and takes nothing from the other
    from_stale *= max(fresh, 1)
    if from_fresh + from_stale == 0:
        return IMPOSSIBLE
    return FRESH if below(s.chance, from_fresh + from_stale) < from_fresh else STALE


@small_rule
def settled_fresh(s: Record, seat: int) -> int:
    """How many of the fresh cards of a player are settled so far."""
    cards = 0
    for city in range(CITIES):
        cards += s.fresh[seat, city]
    return cards


@small_rule
def shown_until(s: Record, seat: int, last: int) -> int:
    cards = 0
    for card in range(last):
        if s.shown_by[card] == seat:
            cards += 1
    return cards


@small_rule
def count_of(deck: Record, first: int, size: int, city: int) -> int:
    cards = 0
    for place in range(first, first + size):
        if deck[place] == city:
            cards += 1
    return cards


@rule
def deal_this(deck: Record, first: int, size: int, city: int) -> int:
    """Take a card of a city out of a heap; how many are left."""
    place = first
    while deck[place] != city:
        place += 1
    last = first + size - 1
    deck[place] = deck[last]
    deck[last] = city
    return size - 1


@rule
def deal_any(s: Record, first: int, size: int) -> int:
    """Take any card out of a heap; how many are left."""
    place = first + below(s.chance, size)
    last = first + size - 1
    city = s.deck[place] + 0
    s.deck[place] = s.deck[last]
    s.deck[last] = city
    return size - 1


@rule
def turn_can_go_on(s: Record, t: Record, viewer: int) -> bool:
    """Whether the hand dealt to the player at turn allows what they have begun.

    Who asked the postal carrier has a card that fits; who discards in order has enough to go on.
    """
    seat = s.turn + 0
    if seat == viewer:
        return True
    if s.stage == Stage.CARRYING:
        return cards_that_fit(s, t, seat) != 0
    if s.stage == Stage.DISCARDING:
        return cards_from(s, seat, s.discarded + 0) >= s.hand_size[seat] - HAND_AFTER_CLOSING
    return True
