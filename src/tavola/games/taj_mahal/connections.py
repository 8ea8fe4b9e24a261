"""Palaces and roads: which provinces an unbroken chain of a player's palaces reaches."""

from tavola.games.taj_mahal.components import PROVINCES
from tavola.kernel import Record, count_bits, lowest, rule, small_rule


@rule
def connected_cities(s: Record, t: Record, own: int, first: int) -> int:
    """The own cities that roads through own cities join with the first ones."""
    reached = own & first
    waiting = reached + 0
    while waiting:
        city = lowest(waiting)
        waiting &= waiting - 1
        further = t.neighbours[s.map, city] & own & ~reached
        reached |= further
        waiting |= further
    return reached


@rule
def provinces_connected(s: Record, t: Record, own: int, province: int) -> int:
    """Bits of the other provinces that a chain of own cities reaches from those in a province."""
    chain = connected_cities(s, t, own, t.cities[province] + 0) & ~t.cities[province]
    provinces, other = 0, 0
    while chain:
        if chain & t.cities[other]:
            provinces |= 1 << other
            chain &= ~t.cities[other]
        other += 1
    return provinces


@rule
def palace_points(s: Record, t: Record, own: int, province: int) -> int:
    """One for the province, however many palaces are there, and one for each that is connected."""
    if own & t.cities[province] == 0:
        return 0
    return 1 + count_bits(provinces_connected(s, t, own, province))


@rule
def ways_out(s: Record, t: Record, own: int, province: int) -> int:
    """Where a palace in each city of a province would lead: bits of other provinces, by city.

    All cities of a province are where a chain begins, so the provinces that some of them reach are
    those that each of them reaches through cities of other provinces.
    """
    outside = own & ~t.cities[province]
    city = t.first_city[province] + 0
    ways = 0
    for place in range(t.city_count[province]):
        reached = provinces_connected(s, t, outside | 1 << city + place, province)
        ways |= reached << place * PROVINCES
    return ways


@small_rule
def led_to(ways: int, cities: int) -> int:
    """Bits of the other provinces to which some of the cities lead, counted from the first."""
    provinces = 0
    while cities:
        provinces |= ways >> lowest(cities) * PROVINCES
        cities &= cities - 1
    return provinces & ((1 << PROVINCES) - 1)


@small_rule
def own_cities(s: Record, seat: int) -> int:
    """The cities with a palace of a player; a city with two palaces carries both owners."""
    cities: int = s.palaces[seat] | s.crowns[seat]
    return cities


@small_rule
def occupied(s: Record) -> int:
    """The cities with a normal palace: a crown palace does not block."""
    cities = 0
    for seat in range(s.players):
        cities |= s.palaces[seat]
    return cities
