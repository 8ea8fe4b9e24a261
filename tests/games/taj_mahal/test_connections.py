"""Connections of palaces against a plain search over the roads."""

import random

import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.components import CITY_NAMES, PROVINCE_NAMES
from tavola.games.taj_mahal.connections import (
    connected_cities,
    led_to,
    palace_points,
    provinces_connected,
    ways_out,
)
from tests.games.taj_mahal.positions import board
from tests.games.taj_mahal.test_components import CITIES, corners

PLACE = {name.lower(): city for city, name in enumerate(CITY_NAMES)}


def roads_of(match: Match) -> dict[int, set[int]]:
    roads: dict[int, set[int]] = {city: set() for city in range(49)}
    for one, other in board(match).roads:
        a, b = (PLACE[city.removeprefix("city:")] for city in (one, other))
        roads[a].add(b)
        roads[b].add(a)
    return roads


def cities_of(province: str) -> set[int]:
    names = [*corners(province), *(["Agra"] if province == "Agra" else [])]
    return {PLACE[name.lower()] for name in names}


def search(roads: dict[int, set[int]], own: set[int], first: set[int]) -> set[int]:
    reached = own & first
    while further := {city for one in reached for city in roads[one]} & own - reached:
        reached |= further
    return reached


@pytest.mark.parametrize("nine", [False, True])
def test_random_palaces_against_a_search(nine: bool) -> None:
    match = tavola.load("taj-mahal").new(3, 1, nine_provinces=nine)
    s, t, roads = match._state, match.tables, roads_of(match)
    there = [
        province for province in CITIES if not nine or province not in ("Kabul", "Multan", "Sindh")
    ]
    cities = sorted(set.union(*map(cities_of, there)))
    rng = random.Random(nine)
    seen = set()
    for _ in range(3000):
        own = set(rng.sample(cities, rng.randint(0, len(cities))))
        province = rng.choice(there)
        bits = sum(1 << city for city in own)
        reached = search(roads, own, cities_of(province))
        others = {name for name in there if name != province and reached & cities_of(name)}
        place = PROVINCE_NAMES.index(province)
        first = sum(1 << city for city in cities_of(province))
        assert connected_cities(s, t, bits, first) == sum(1 << city for city in reached)
        connected = int(provinces_connected(s, t, bits, place))
        assert {PROVINCE_NAMES[p] for p in range(12) if connected >> p & 1} == others
        points = 1 + len(others) if own & cities_of(province) else 0
        assert palace_points(s, t, bits, place) == points
        seen.add(points)
    assert seen == set(range(len(there) + 1))


def test_what_single_cities_lead_to_is_together_what_they_connect() -> None:
    match = tavola.load("taj-mahal").new(3, 1)
    s, t = match._state, match.tables
    rng = random.Random("ways")
    seen = set()
    for _ in range(2000):
        own = set(rng.sample(range(49), rng.randint(0, 49)))
        place = rng.randrange(12)
        here = sorted(cities_of(PROVINCE_NAMES[place]))
        built = {city for city in here if rng.random() < 0.5}
        bits = sum(1 << city for city in own - set(here) | built)
        ways = int(ways_out(s, t, sum(1 << city for city in own), place))
        led = int(led_to(ways, sum(1 << city - here[0] for city in built)))
        assert led == provinces_connected(s, t, bits, place)
        seen.add(led.bit_count())
    assert seen == set(range(12))
