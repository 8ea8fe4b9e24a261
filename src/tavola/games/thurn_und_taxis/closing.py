"""Step 3 of a turn of Thurn und Taxis: houses, bonus tiles, carriage and discards."""

from typing import Final

from tavola.games.thurn_und_taxis.actions import DISCARD, EACH, FEWER, HOUSE, IN_REGION, NONE
from tavola.games.thurn_und_taxis.cards import discard_route
from tavola.games.thurn_und_taxis.components import (
    CARTWRIGHT_ADDS,
    CITIES,
    FIRST_CARRIAGE,
    HAND_AFTER_CLOSING,
    HIGHEST_STACK,
    LAST_CARRIAGE,
    LONGEST_WITH_TILE,
    REGIONS,
    SHORTEST_WITH_TILE,
    Region,
    Stack,
)
from tavola.games.thurn_und_taxis.events import Event
from tavola.games.thurn_und_taxis.state import NO_CITY, Official, Stage
from tavola.kernel import (
    NO_SEAT,
    Record,
    count_bits,
    discard_card,
    leave_hand,
    lowest,
    rule,
    small_rule,
    tell,
)

FEWEST_IN_REGION: Final = 2
"""One house in one region is also one house in each: so a region is chosen for two or more."""


@small_rule
def listed(cities: int, family: int, out: Record, count: int) -> int:
    """Write the action of a family for each of the cities."""
    for city in range(CITIES):
        if cities >> city & 1:
            out[count] = family + city
            count += 1
    return count


@small_rule
def next_carriage(s: Record, seat: int) -> int:
    """Carriages come in the order of their numbers; LAST_CARRIAGE + 1 after the last."""
    return max(s.carriage[seat] + 1, FIRST_CARRIAGE)


@small_rule
def cartwright_helps(s: Record, seat: int) -> bool:
    """Whether the route is one or two cards too short for the next carriage."""
    short = next_carriage(s, seat) - s.route_length[seat]
    return (
        s.official == Official.NONE
        and 0 < short <= CARTWRIGHT_ADDS
        and s.carriage[seat] < LAST_CARRIAGE
    )


# a. Houses: either one in each region of the route, or several in one of its regions; fewer, too.


@rule
def ways_to_place(s: Record, t: Record, seat: int, out: Record) -> int:
    count = 1
    out[0] = EACH
    regions = regions_for(s, t, seat)
    for region in range(REGIONS):
        if regions >> region & 1:
            out[count] = IN_REGION + region
            count += 1
    if not s.fewer:
        out[count] = FEWER
        count += 1
    return count


@small_rule
def free_cities(s: Record, seat: int) -> int:
    """The cities of the route where one has no house yet; houses of others do not matter."""
    cities: int = s.route_cities[seat] & ~s.houses[seat]
    return cities


@small_rule
def houses_for_each(s: Record, t: Record, seat: int) -> int:
    """How many houses there are at the most with one in each region."""
    return min(count_regions(t, free_cities(s, seat)), s.houses_left[seat] + 0)


@small_rule
def houses_for_region(s: Record, t: Record, seat: int, region: int) -> int:
    """How many houses there are at the most with all in one region."""
    return min(count_bits(free_cities(s, seat) & t.cities[region]), s.houses_left[seat] + 0)


@rule
def regions_for(s: Record, t: Record, seat: int) -> int:
    """The regions that can be chosen: where that gives two houses, also if they are fewer."""
    regions = 0
    for region in range(REGIONS):
        if houses_for_region(s, t, seat, region) - s.fewer >= FEWEST_IN_REGION:
            regions |= 1 << region
    return regions


@small_rule
def count_regions(t: Record, cities: int) -> int:
    count = 0
    for region in range(REGIONS):
        if cities & t.cities[region]:
            count += 1
    return count


@rule
def choose_cities(s: Record, t: Record, seat: int, action: int) -> None:
    """All houses that can be placed are, unless they were to be fewer."""
    s.sites = free_cities(s, seat)
    if action == EACH:
        s.each = 1
        s.most = houses_for_each(s, t, seat)
        s.least = 0
    else:
        region = action - IN_REGION
        s.sites &= t.cities[region]
        s.most = houses_for_region(s, t, seat, region)
        s.least = FEWEST_IN_REGION
    if s.fewer:
        s.most -= 1
    else:
        s.least = s.most
    s.stage = Stage.PLACING


@small_rule
def asked(s: Record, t: Record) -> int:
    """The cities that are asked now: those of the first region, or the first of the one region."""
    first = lowest(s.sites)
    cities: int = s.sites & t.cities[t.region[first]] if s.each else 1 << first
    return cities


@small_rule
def houses_asked(s: Record, t: Record) -> int:
    return count_bits(asked(s, t))


@small_rule
def may_leave_out(s: Record, t: Record) -> int:
    """Whether there is room for all houses that must be placed without those asked now."""
    left = count_regions(t, s.sites) if s.each else count_bits(s.sites + 0)
    return 1 if left > s.least else 0


@rule
def places_for_a_house(s: Record, t: Record, out: Record) -> int:
    count = listed(asked(s, t), HOUSE, out, 0)
    if may_leave_out(s, t):
        out[count] = NONE
        count += 1
    return count


@rule
def place_house(s: Record, t: Record, seat: int, city: int, journal: Record) -> None:
    s.sites &= ~asked(s, t)
    s.most -= 1
    s.least = max(s.least - 1, 0)
    s.houses[seat] |= 1 << city
    s.houses_left[seat] -= 1
    tell(journal, Event.PLACED, seat, item=city, amount=s.houses_left[seat])


@rule
def finish_placing(s: Record, t: Record, seat: int, journal: Record) -> None:
    """What was earned is taken, tiles before the carriage; then all cards of the route go."""
    s.fewer = 0
    s.each = 0
    s.sites = 0
    s.least = 0
    s.most = 0
    take_route_tile(s, t, seat, journal)
    take_region_tiles(s, t, seat, journal)
    take_carriage(s, t, seat, journal)
    discard_route(s, seat)
    s.stage = Stage.DISCARDING


# b. Bonus tiles


@rule
def take_route_tile(s: Record, t: Record, seat: int, journal: Record) -> None:
    """One tile by the number of cards; if there is none left, the next one that asks for less."""
    stack = min(s.route_length[seat], LONGEST_WITH_TILE) - SHORTEST_WITH_TILE
    while stack >= 0:
        if top_tile(s, t, stack) >= 0:
            take_tile(s, t, seat, stack, journal)
            return
        stack -= 1


@rule
def take_region_tiles(s: Record, t: Record, seat: int, journal: Record) -> None:
    """For a house in all cities of one region or two, and for one in each region of all."""
    for stack in range(Stack.BADEN, Stack.ALL_REGIONS + 1):
        if has_all(s, t, seat, stack) and not has_tile(s, seat, stack):
            if top_tile(s, t, stack) >= 0:
                take_tile(s, t, seat, stack, journal)


@rule
def has_all(s: Record, t: Record, seat: int, stack: int) -> bool:
    """Whether a player has the houses that the tiles of a stack ask for."""
    if stack != Stack.ALL_REGIONS:
        group = t.group[stack]
        return s.houses[seat] & group == group
    for region in range(REGIONS):
        if s.houses[seat] & t.cities[region] == 0:
            if not (s.eight_regions and region == Region.BAIERN):
                return False
    return True


@rule
def has_tile(s: Record, seat: int, stack: int) -> bool:
    for tile in range(HIGHEST_STACK):
        if s.tile_owner[stack, tile] == seat:
            return True
    return False


@rule
def top_tile(s: Record, t: Record, stack: int) -> int:
    """The place of the best tile left in a stack, or -1."""
    for tile in range(HIGHEST_STACK):
        if t.tile[stack, tile] > 0 and s.tile_owner[stack, tile] == NO_SEAT:
            return tile
    return -1


@rule
def take_tile(s: Record, t: Record, seat: int, stack: int, journal: Record) -> None:
    tile = top_tile(s, t, stack)
    s.tile_owner[stack, tile] = seat
    s.tile_points[seat] += t.tile[stack, tile]
    tell(journal, Event.TILE, seat, item=stack, amount=t.tile[stack, tile])


# c. The carriage


@rule
def take_carriage(s: Record, t: Record, seat: int, journal: Record) -> None:
    """One carriage at the most, if the route is long enough or the cartwright helps."""
    following = next_carriage(s, seat)
    helped = 1 if s.official == Official.CARTWRIGHT else 0
    if following > LAST_CARRIAGE or following > s.route_length[seat] + CARTWRIGHT_ADDS * helped:
        return
    s.carriage[seat] = following
    tell(journal, Event.CARRIAGE, seat, item=following, amount=t.carriage[following], why=helped)


# d. Discards


@rule
def ways_to_discard(s: Record, seat: int, out: Record) -> int:
    """Cards of the own choice, in the order of the atlas, until three are left."""
    count = 0
    excess = s.hand_size[seat] - HAND_AFTER_CLOSING
    for city in range(CITIES):
        if discardable(s, seat, city, excess):
            out[count] = DISCARD + city
            count += 1
    return count


@small_rule
def discardable(s: Record, seat: int, city: int, excess: int) -> bool:
    """Whether no later city was discarded before, and enough cards follow from this one on."""
    if s.hand[seat, city] == 0 or city < s.discarded:
        return False
    return cards_from(s, seat, city) >= excess


@small_rule
def cards_from(s: Record, seat: int, first: int) -> int:
    """The cards in a hand from a city on, in the order of the atlas."""
    cards = 0
    for city in range(max(first, 0), CITIES):
        cards += s.hand[seat, city]
    return cards


@rule
def discard(s: Record, seat: int, city: int, journal: Record) -> None:
    """A card of the hand, face up."""
    leave_hand(s, seat, city)
    discard_card(s, city)
    tell(journal, Event.DISCARDED, seat, item=city)


@rule
def finish_closing(s: Record, t: Record, seat: int, journal: Record) -> None:
    """Whoever was first to get the last carriage or to place the last house gets the last tile."""
    s.discarded = NO_CITY
    s.stage = Stage.FINISHING
    if s.ended == NO_SEAT and has_brought_the_end(s, seat):
        s.ended = seat
        take_tile(s, t, seat, Stack.END + 0, journal)
        tell(journal, Event.LAST_ROUND, seat, at=(s.start + s.players - 1) % s.players)


@small_rule
def has_brought_the_end(s: Record, seat: int) -> bool:
    return s.carriage[seat] == LAST_CARRIAGE or s.houses_left[seat] == 0
