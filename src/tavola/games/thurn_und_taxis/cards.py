"""The cards of Thurn und Taxis: row, deck and routes."""

from tavola.games.thurn_und_taxis.components import CITIES, ROW
from tavola.games.thurn_und_taxis.events import Event
from tavola.games.thurn_und_taxis.state import NO_CITY
from tavola.kernel import (
    EVERYBODY,
    NO_SEAT,
    Record,
    cards_to_draw,
    discard_card,
    renew_deck,
    rule,
    small_rule,
    tell,
    turn_up_top,
)


@rule
def fill_row(s: Record, journal: Record) -> None:
    for place in range(ROW):
        if s.row[place] == NO_CITY:
            turn_up(s, place, journal)


@rule
def turn_up(s: Record, place: int, journal: Record) -> None:
    """Fill a place of the row, as long as there are cards."""
    if cards_to_draw(s):
        see_to_deck(s, journal)
        s.row[place] = turn_up_top(s)
        tell(journal, Event.TURNED_UP, NO_SEAT, item=s.row[place], at=place, learnt=EVERYBODY)


@rule
def see_to_deck(s: Record, journal: Record) -> None:
    """Only when a card is needed, an empty deck is made anew."""
    if s.deck_size == 0:
        renew_deck(s)
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
def discard_route(s: Record, seat: int) -> None:
    for place in range(s.route_length[seat]):
        discard_card(s, s.route[seat, place])
        s.route[seat, place] = NO_CITY
    s.route_length[seat] = 0
    s.route_cities[seat] = 0
