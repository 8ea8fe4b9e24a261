"""The cards of Thurn und Taxis: deck, row, hands and discard."""

from tavola.games.thurn_und_taxis.components import CITIES, ROW
from tavola.games.thurn_und_taxis.events import Event
from tavola.games.thurn_und_taxis.state import NO_CITY, NO_SEAT
from tavola.kernel import EVERYBODY, Record, rule, shuffle, small_rule, tell


@rule
def fill_row(s: Record, journal: Record) -> None:
    for place in range(ROW):
        if s.row[place] == NO_CITY:
            turn_up(s, place, journal)


@rule
def turn_up(s: Record, place: int, journal: Record) -> None:
    """Fill a place of the row, as long as there are cards."""
    if cards_to_draw(s):
        s.row[place] = top_card(s, journal)
        tell(journal, Event.TURNED_UP, NO_SEAT, item=s.row[place], at=place, learnt=EVERYBODY)


@small_rule
def cards_to_draw(s: Record) -> bool:
    return s.deck_size + s.discard_size > 0


@rule
def top_card(s: Record, journal: Record) -> int:
    """The top card of the deck; only when it is needed, an empty deck is made anew."""
    if s.deck_size == 0:
        reshuffle(s, journal)
    s.deck_size -= 1
    top = s.deck_size
    city: int = s.deck[top]
    s.deck[top] = NO_CITY
    return city


@rule
def reshuffle(s: Record, journal: Record) -> None:
    """The discard becomes the new deck."""
    for city in range(CITIES):
        for _ in range(s.discard[city]):
            s.deck[s.deck_size] = city
            s.deck_size += 1
        s.discard[city] = 0
    s.discard_size = 0
    forget_the_old_deck(s)
    shuffle(s.chance, s.deck, s.deck_size)
    tell(journal, Event.RESHUFFLED, NO_SEAT, amount=s.deck_size)


@small_rule
def cities_in_row(s: Record) -> int:
    row = 0
    for place in range(ROW):
        if s.row[place] != NO_CITY:
            row |= 1 << s.row[place]
    return row


@small_rule
def something_to_take(s: Record) -> bool:
    return cards_to_draw(s) or cities_in_row(s) != 0


@small_rule
def cities_in_hand(s: Record, seat: int) -> int:
    held = 0
    for city in range(CITIES):
        if s.hand[seat, city] > 0:
            held |= 1 << city
    return held


@rule
def leave_hand(s: Record, seat: int, city: int) -> None:
    """A card leaves the hand; of equal ones, one that everybody saw being taken."""
    s.hand[seat, city] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat, city] > 0:
        s.known[seat, city] -= 1
    else:
        show(s, seat, city)


@rule
def discard_route(s: Record, seat: int) -> None:
    for place in range(s.route_length[seat]):
        s.discard[s.route[seat, place]] += 1
        s.route[seat, place] = NO_CITY
    s.discard_size += s.route_length[seat]
    s.route_length[seat] = 0
    s.route_cities[seat] = 0


@rule
def forget_the_old_deck(s: Record) -> None:
    """Cards in hands that nobody saw being taken are stale from now on."""
    for card in range(s.shown):
        s.shown_by[card] = NO_SEAT
        s.shown_city[card] = NO_CITY
        s.shown_fresh[card] = 0
    s.shown = 0
    for city in range(CITIES):
        s.stale[city] = 0
    for seat in range(s.players):
        s.fresh_size[seat] = 0
        s.stale_size[seat] = 0
        for city in range(CITIES):
            s.fresh[seat, city] = 0
            s.stale[city] += s.hand[seat, city] - s.known[seat, city]
            s.stale_size[seat] += s.hand[seat, city] - s.known[seat, city]


@rule
def show(s: Record, seat: int, city: int) -> None:
    """A card is laid or discarded that nobody but its owner knew."""
    if s.stale_size[seat] == 0:
        s.fresh[seat, city] -= 1
        s.fresh_size[seat] -= 1
    elif s.fresh_size[seat] == 0:
        s.stale[city] -= 1
        s.stale_size[seat] -= 1
    else:
        s.shown_by[s.shown] = seat
        s.shown_city[s.shown] = city
        s.shown_fresh[s.shown] = s.fresh_size[seat]
        s.shown += 1
