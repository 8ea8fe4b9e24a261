"""What a learning program sees of Thurn und Taxis."""

from typing import Final

from tavola.games.thurn_und_taxis.actions import LEFT, RIGHT
from tavola.games.thurn_und_taxis.closing import top_tile
from tavola.games.thurn_und_taxis.components import CITIES, HIGHEST_STACK, MOST_SEATS, ROW, STACKS
from tavola.games.thurn_und_taxis.rules import fitting
from tavola.games.thurn_und_taxis.state import NO_CITY, Official, Stage
from tavola.kernel import Record, older_cards, rule, unseen, unseen_older

STAGES: Final = len(Stage)
OFFICIALS: Final = len(Official)
TURN_SIZE: Final = STAGES + OFFICIALS + 8
SEAT_SIZE: Final = 11 + 4 * CITIES + STACKS
OBSERVATION: Final = TURN_SIZE + 6 * CITIES + STACKS + MOST_SEATS * SEAT_SIZE


@rule
def observe(s: Record, t: Record, viewer: int, out: Record) -> None:
    """What the viewer sees and can count; seats from the viewer on (a spectator: from seat 0).

    The stage and the official of the turn, one number each; cards still to be taken, closed?,
    fewer?, each?, least and most houses, players, eight regions?; for each city how many cards are
    in the row, discarded, unseen, in the viewer's hand, whether a house may be placed there now,
    and how many of the unseen cards others drew from decks before this one (or showed, if they may
    be these); the points of the best tile left of each stack; for each seat cards in hand, in the
    route, houses left, carriage, tile points, its turn?, began the game?, has brought the end?, the
    city at the left and at the right end of the route (0: none), hidden cards from decks before
    this one (or shown, if they may be these); for each city known in hand, in the route, fits it,
    house; and the points of its tiles by stack.
    """
    first = max(viewer, 0)
    for number in range(OBSERVATION):
        out[number] = 0.0
    out[s.stage] = 1.0
    out[STAGES + s.official] = 1.0
    at = STAGES + OFFICIALS
    out[at] = s.takes
    out[at + 1] = s.closed
    out[at + 2] = s.fewer
    out[at + 3] = s.each
    out[at + 4] = s.least
    out[at + 5] = s.most
    out[at + 6] = s.players
    out[at + 7] = s.eight_regions
    at = TURN_SIZE
    for place in range(ROW):
        if s.row[place] != NO_CITY:
            out[at + s.row[place]] += 1.0
    for city in range(CITIES):
        out[at + CITIES + city] = s.discard[city]
        out[at + 2 * CITIES + city] = unseen(s, viewer, city)
        if viewer >= 0:
            out[at + 3 * CITIES + city] = s.hand[viewer, city]
        out[at + 4 * CITIES + city] = s.sites >> city & 1
        out[at + 5 * CITIES + city] = unseen_older(s, viewer, city)
    at += 6 * CITIES
    for stack in range(STACKS):
        tile = top_tile(s, t, stack)
        if tile >= 0:
            out[at + stack] = t.tile[stack, tile]
    at += STACKS
    for offset in range(s.players):
        observe_seat(s, t, (first + offset) % s.players, out, at + offset * SEAT_SIZE)


@rule
def observe_seat(s: Record, t: Record, seat: int, out: Record, at: int) -> None:
    out[at] = s.hand_size[seat]
    out[at + 1] = s.route_length[seat]
    out[at + 2] = s.houses_left[seat]
    out[at + 3] = s.carriage[seat]
    out[at + 4] = s.tile_points[seat]
    out[at + 5] = 1.0 if s.turn == seat and s.stage != Stage.OVER else 0.0
    out[at + 6] = 1.0 if s.start == seat else 0.0
    out[at + 7] = 1.0 if s.ended == seat else 0.0
    if s.route_length[seat] > 0:
        out[at + 8] = s.route[seat, 0] + 1
        out[at + 9] = s.route[seat, s.route_length[seat] - 1] + 1
    out[at + 10] = older_cards(s, seat)
    fit = fitting(s, t, seat, LEFT) | fitting(s, t, seat, RIGHT)
    at += 11
    for city in range(CITIES):
        out[at + city] = s.known[seat, city]
        out[at + CITIES + city] = s.route_cities[seat] >> city & 1
        out[at + 2 * CITIES + city] = fit >> city & 1
        out[at + 3 * CITIES + city] = s.houses[seat] >> city & 1
    at += 4 * CITIES
    for stack in range(STACKS):
        for tile in range(HIGHEST_STACK):
            if s.tile_owner[stack, tile] == seat:
                out[at + stack] += t.tile[stack, tile]
