"""What a learning program sees of Taj Mahal."""

from typing import Final

from tavola.games.taj_mahal.cards import leads
from tavola.games.taj_mahal.components import (
    BONUSES,
    CITIES,
    COLOURS,
    GOODS,
    KINDS,
    MOST_SEATS,
    PERSONS,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
)
from tavola.games.taj_mahal.connections import palace_points
from tavola.games.taj_mahal.state import NO_BONUS, NO_COLOUR, Stage
from tavola.games.taj_mahal.withdrawal import province_now
from tavola.kernel import NO_SEAT, Record, older_cards, rule, unseen, unseen_older

STAGES: Final = len(Stage)
VISIT_SIZE: Final = STAGES + 7 + SYMBOLS + 3 * PROVINCES
CARDS_SIZE: Final = 5 * KINDS
CITY_SIZE: Final = 2 + BONUSES
SEAT_SIZE: Final = (
    9 + COLOURS + 2 * SYMBOLS + 2 * SPECIALS + PERSONS + GOODS + KINDS + PROVINCES + 2 * CITIES + 1
)
OBSERVATION: Final = VISIT_SIZE + CARDS_SIZE + CITIES * CITY_SIZE + MOST_SEATS * SEAT_SIZE


@rule
def observe(s: Record, t: Record, viewer: int, out: Record) -> None:
    """What the viewer sees and can count; seats from the viewer on (a spectator: from seat 0).

    The stage, one number for each; number of the visit, its province, nine provinces?, palaces
    left, cards still to be taken, players, a guest?; the prizes in the court; for each number the
    province from 1 (0: none), whether its tile is still to be had, and its goods in all; for each
    card how many are in the display, discarded, unseen, in the viewer's hand, and how many of the
    unseen ones others drew from decks before this one (or showed, if they may be these); for each
    city whether it is chosen now, is the crown city now, and its bonus tile; for each seat cards in
    hand, cards before it, points, its turn?, still in?, start marker?, Carletto?, discards for
    Carletto?, hidden cards from decks before this one (or shown, if they may be these), the colour,
    symbols shown and led, special cards and those that lie there, influence tiles, goods, cards
    known in hand, province tiles, normal palaces and crown palaces, and the points of its palaces
    from the present province.
    """
    first = max(viewer, 0)
    for number in range(OBSERVATION):
        out[number] = 0.0
    out[s.stage] = 1.0
    at = STAGES
    out[at] = s.visit
    out[at + 1] = province_now(s)
    out[at + 2] = s.map
    out[at + 3] = s.palaces_left
    out[at + 4] = s.takes
    out[at + 5] = s.players
    out[at + 6] = s.guest
    at += 7
    for symbol in range(SYMBOLS):
        out[at + symbol] = s.court >> symbol & 1
    at += SYMBOLS
    for number in range(PROVINCES):
        out[at + number] = max(s.province[number], -1) + 1
        out[at + PROVINCES + number] = 1.0 if s.tile_owner[number] == NO_SEAT else 0.0
        for good in range(GOODS):
            out[at + 2 * PROVINCES + number] += t.goods[number, good]
    at = VISIT_SIZE
    for place in range(s.display_size):
        out[at + s.display[place]] += 1.0
    for card in range(KINDS):
        out[at + KINDS + card] = s.discard[card]
        out[at + 2 * KINDS + card] = unseen(s, viewer, card)
        if viewer >= 0:
            out[at + 3 * KINDS + card] = s.hand[viewer, card]
        out[at + 4 * KINDS + card] = unseen_older(s, viewer, card)
    at += CARDS_SIZE
    for city in range(CITIES):
        out[at] = s.sites >> city & 1
        out[at + 1] = 1.0 if s.crown_site == city else 0.0
        if s.bonus[city] != NO_BONUS:
            out[at + 2 + s.bonus[city]] = 1.0
        at += CITY_SIZE
    for offset in range(s.players):
        observe_seat(s, t, (first + offset) % s.players, out, at + offset * SEAT_SIZE)


@rule
def observe_seat(s: Record, t: Record, seat: int, out: Record, at: int) -> None:
    out[at] = s.hand_size[seat]
    out[at + 1] = s.laid_size[seat]
    out[at + 2] = s.points[seat]
    out[at + 3] = 1.0 if s.turn == seat and s.stage != Stage.OVER else 0.0
    out[at + 4] = s.inside >> seat & 1
    out[at + 5] = 1.0 if s.start == seat else 0.0
    out[at + 6] = s.carletti >> seat & 1
    out[at + 7] = 1.0 if s.chooser == seat else 0.0
    out[at + 8] = older_cards(s, seat)
    at += 9
    if s.colour[seat] != NO_COLOUR:
        out[at + s.colour[seat]] = 1.0
    at += COLOURS
    for symbol in range(SYMBOLS):
        out[at + symbol] = s.symbols[seat, symbol]
        out[at + SYMBOLS + symbol] = 1.0 if leads(s, seat, symbol) else 0.0
    at += 2 * SYMBOLS
    for special in range(SPECIALS):
        owned = s.special_owner[special] == seat
        out[at + special] = 1.0 if owned else 0.0
        out[at + SPECIALS + special] = s.special_laid[special] if owned else 0.0
    at += 2 * SPECIALS
    for person in range(PERSONS):
        out[at + person] = s.tiles[seat, person]
    at += PERSONS
    for good in range(GOODS):
        out[at + good] = s.goods[seat, good]
    at += GOODS
    for card in range(KINDS):
        out[at + card] = s.known[seat, card]
    at += KINDS
    for number in range(PROVINCES):
        out[at + number] = 1.0 if s.tile_owner[number] == seat else 0.0
    at += PROVINCES
    for city in range(CITIES):
        out[at + city] = s.palaces[seat] >> city & 1
        out[at + CITIES + city] = s.crowns[seat] >> city & 1
    at += 2 * CITIES
    own = s.palaces[seat] | s.crowns[seat]
    out[at] = palace_points(s, t, own, province_now(s))
