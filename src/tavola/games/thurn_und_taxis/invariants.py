"""What always holds in Thurn und Taxis."""

from enum import IntEnum

from tavola.games.thurn_und_taxis.closing import has_all, has_brought_the_end
from tavola.games.thurn_und_taxis.components import (
    CITIES,
    FIRST_CARRIAGE,
    HIGHEST_STACK,
    HOUSES,
    LAST_CARRIAGE,
    MOST_SEATS,
    ROW,
    STACKS,
    Stack,
)
from tavola.games.thurn_und_taxis.state import NO_CITY, Stage
from tavola.kernel import NO_SEAT, Record, count_bits, hands_are_right, rule


class Broken(IntEnum):
    """Which invariant does not hold."""

    SOUND = 0
    CARDS = 1
    HANDS = 2
    ROUTES = 3
    HOUSES = 4
    TILES = 5
    CARRIAGES = 6
    TURN = 7
    CLOSING = 8
    BLANKS = 9


@rule
def check(s: Record, t: Record) -> int:
    if not cards_are_complete(s, t):
        return Broken.CARDS
    if not hands_are_right(s):
        return Broken.HANDS
    if not routes_are_blank_behind(s):
        return Broken.BLANKS
    for seat in range(s.players):
        if not route_is_right(s, t, seat):
            return Broken.ROUTES
        if count_bits(s.houses[seat] + 0) + s.houses_left[seat] != HOUSES:
            return Broken.HOUSES
        if s.houses_left[seat] < 0 or s.houses[seat] >> CITIES != 0:
            return Broken.HOUSES
        if not tiles_are_right(s, t, seat):
            return Broken.TILES
        if s.carriage[seat] != 0 and s.carriage[seat] < FIRST_CARRIAGE:
            return Broken.CARRIAGES
        if s.carriage[seat] > LAST_CARRIAGE:
            return Broken.CARRIAGES
        settled = seat != s.turn or s.stage < Stage.CHOOSING or s.stage == Stage.OVER
        if settled and has_brought_the_end(s, seat) and s.ended == NO_SEAT:
            return Broken.TURN
    if s.turn < 0 or s.turn >= s.players or s.takes < 0 or s.takes > 2:
        return Broken.TURN
    if s.ended != NO_SEAT and not has_brought_the_end(s, s.ended):
        return Broken.TURN
    if (s.takes > 0) != (s.stage == Stage.TAKING):
        return Broken.TURN
    if (s.sites != 0 or s.most > 0) != (s.stage == Stage.PLACING):
        return Broken.CLOSING
    if s.least < 0 or s.least > s.most or s.sites & ~s.route_cities[s.turn]:
        return Broken.CLOSING
    if s.sites & s.houses[s.turn]:
        return Broken.CLOSING
    return Broken.SOUND


@rule
def cards_are_complete(s: Record, t: Record) -> bool:
    """All cards of each city are in the deck, the row, the discard, the hands and the routes."""
    for city in range(CITIES):
        cards = s.unlocated[city] + s.discard[city]
        for place in range(ROW):
            if s.row[place] == city:
                cards += 1
        for seat in range(s.players):
            cards += s.known[seat, city] + (s.route_cities[seat] >> city & 1)
        if cards != t.copies[city]:
            return False
    return True


@rule
def routes_are_blank_behind(s: Record) -> bool:
    for seat in range(MOST_SEATS):
        for place in range(CITIES):
            if (s.route[seat, place] == NO_CITY) != (place >= s.route_length[seat]):
                return False
    return True


@rule
def route_is_right(s: Record, t: Record, seat: int) -> bool:
    """Roads join the cities of a route one by one, and none is in it twice."""
    cities = 0
    for place in range(s.route_length[seat]):
        city = s.route[seat, place]
        if cities >> city & 1:
            return False
        if place > 0 and not t.neighbours[s.route[seat, place - 1]] >> city & 1:
            return False
        cities |= 1 << city
    return cities == s.route_cities[seat]


@rule
def tiles_are_right(s: Record, t: Record, seat: int) -> bool:
    """At most one tile of each region, for the houses it asks for, always the best one left."""
    worth = 0
    for stack in range(STACKS):
        taken = 0
        for tile in range(HIGHEST_STACK):
            if s.tile_owner[stack, tile] == seat:
                taken += 1
                worth += t.tile[stack, tile]
            if s.tile_owner[stack, tile] != NO_SEAT:
                if t.tile[stack, tile] == 0:
                    return False
                if tile > 0 and s.tile_owner[stack, tile - 1] == NO_SEAT:
                    return False
        if Stack.BADEN <= stack <= Stack.ALL_REGIONS:
            if taken > 1 or (taken == 1 and not has_all(s, t, seat, stack)):
                return False
    if (s.tile_owner[Stack.END, 0] == seat) != (s.ended == seat):
        return False
    return worth == s.tile_points[seat]
