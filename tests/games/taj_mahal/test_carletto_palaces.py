"""Carletto's palaces, against a search of our own through all the ways to place them."""

import itertools
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from tavola import Match
from tavola.games.taj_mahal.components import CITY_NAMES as NAMES
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    ELENA,
    Position,
    board,
    crowns,
    happened,
    palaces,
    play,
    points_told,
    take_any,
    told,
)
from tests.games.taj_mahal.test_components import CITIES, corners, printed_roads

WHOLE_MAP = printed_roads()

BONUS_POINTS = {"two points": 2, "one card": 0, "taj mahal": 4}


def cities_of(province: str) -> list[str]:
    return [*corners(province), *(["Agra"] if province == "Agra" else [])]


PROVINCE_OF = {city: province for province in CITIES for city in cities_of(province)}
NEXT_TO: dict[str, set[str]] = {city: set() for city in NAMES}
for some_road in WHOLE_MAP:
    for some_city in some_road:
        NEXT_TO[some_city] |= some_road - {some_city}


@dataclass
class Table:
    """What matters for a withdrawal."""

    province: str
    number: int
    normal: dict[int, set[str]]
    crowned: dict[int, set[str]]
    goods: dict[str, int]
    bonus: dict[str, str]
    tile: list[str]
    points: list[int]
    inside: list[int] = field(default_factory=list)

    def own(self, seat: int) -> set[str]:
        return self.normal[seat] | self.crowned[seat]

    def occupied(self) -> set[str]:
        return set().union(*self.normal.values())


def palace_points(own: set[str], province: str) -> int:
    """One for the province and one for each other that is reached."""
    reached = {city for city in own if PROVINCE_OF[city] == province}
    if not reached:
        return 0
    while further := {city for one in reached for city in NEXT_TO[one]} & own - reached:
        reached |= further
    return len({PROVINCE_OF[city] for city in reached})


def total(table: Table, seat: int, sites: tuple[str, ...], crown: str | None, tile: bool) -> int:
    """The points of a withdrawal; the order of the bonus tiles does not matter."""
    owned, points = dict(table.goods), 0

    def score(good: str) -> int:
        owned[good] = owned.get(good, 0) + 1
        return owned[good]

    for city in sites:
        name = table.bonus.get(city)
        if name in BONUS_POINTS:
            points += BONUS_POINTS[name]
        elif name:
            points += score(name)
    own = table.own(seat) | set(sites) | ({crown} if crown else set())
    points += palace_points(own, table.province)
    if tile:
        points += sum(score(good) for good in table.tile)
    return points


def best_single(table: Table, seat: int, blocked: set[str]) -> int:
    """The palace points of somebody's best single normal palace here."""
    free = set(cities_of(table.province)) - table.occupied() - blocked
    return max(
        (palace_points(table.own(seat) | {city}, table.province) for city in free), default=0
    )


def best_placements(table: Table, seat: int, won: str) -> set[tuple[frozenset[str], str | None]]:
    """All the best ways to place the palaces for these prizes."""
    merits: dict[tuple[frozenset[str], str | None], tuple[int, int, int]] = {}
    free = [city for city in cities_of(table.province) if city not in table.occupied()]
    persons = sum(letter in "VGMP" for letter in won)
    crown_cities: list[str | None] = list(cities_of(table.province)) if "K" in won else [None]
    for sites in itertools.combinations(free, persons):
        harm = [
            (
                best_single(table, other, set()) - best_single(table, other, set(sites)),
                table.points[other],
            )
            for other in table.inside
            if other != seat
        ]
        worst = max((drop for drop, _ in harm), default=0)
        richest = max((points for drop, points in harm if drop == worst), default=0)
        for crown in crown_cities:
            points = total(table, seat, sites, crown, "E" in won)
            merits[frozenset(sites), crown] = (points, worst, richest if worst else 0)
    most = max(merits.values())
    return {placement for placement, merit in merits.items() if merit == most}


# --- Positions at random -------------------------------------------------------------------------

SEATS = {
    # Seats and Carletti: who plays before a Carletto, and he.
    (3, 1): (BRUNO, CARLA),
    (3, 2): (ANNA, BRUNO),
    (4, 2): (ANNA, BRUNO),
    (4, 1): (ANNA, DARIO),
    (5, 1): (ANNA, ELENA),
}

WAYS = ["gVG", "gVK", "gMK gVE", "gVG gMP", "gVG gMK", "gVK gGE gME", "gVE gEE gME"]
"""What lies before Carletto; he leads at least two prizes."""

TILES: list[list[str]] = [
    ["spices"],
    ["tea", "rice"],
    ["spices", "jewels"],
    ["rice", "jewels"],
    ["tea", "spices"],
    ["rice", "spices"],
    ["tea", "jewels"],
    ["rice", "spices"],
    ["tea", "jewels"],
    ["rice", "jewels"],
    ["tea", "spices"],
    ["tea", "rice"],
]


def at_random(players: int, carletti: int, seed: int) -> tuple[Position, Table, int, int]:
    """A position before the turn of whom Carletto follows, and what matters of it."""
    rng = random.Random(f"{players} {carletti} {seed}")
    before, carletto = SEATS[players, carletti]
    province = rng.choice(list(CITIES))
    others = [name for name in CITIES if name not in (province, "Agra")]
    past = rng.sample(others, 11 if province == "Agra" else rng.randint(3, 10))
    number = len(past) + 1
    if players == 3 and number % 2 == 0:  # the other way round
        before, carletto = ANNA, CARLA
    density = rng.random()
    normal: dict[int, set[str]] = {seat: set() for seat in range(players)}
    crowned: dict[int, set[str]] = {seat: set() for seat in range(players)}
    for name in past:
        for city in cities_of(name):
            if rng.random() < density:
                normal[rng.randrange(players)].add(city)
        if rng.random() < 0.7:
            crowned[rng.randrange(players)].add(rng.choice(cities_of(name)))
    played = rng.choice(WAYS)
    position = Position(players, seed, carletti=carletti).at(province).visit(number)
    bonus = {}
    fortresses = [c[:-1] for c in CITIES[province].split() if c.endswith("*")]
    for city in fortresses:
        if rng.random() < 0.8:
            bonus[city] = rng.choice(["rice", "tea", "spices", "jewels", "two points", "one card"])
    if province == "Agra":
        bonus["Agra"] = "taj mahal"
    goods: dict[str, int] = {}
    tiles = [tile for tile in range(1, number) if rng.random() < 0.4]
    for tile in tiles:
        for good in TILES[tile - 1]:
            goods[good] = goods.get(good, 0) + 1
    position.tiles(carletto, *tiles).laid(carletto, played)
    for city, name in bonus.items():
        position.bonus(city, name)
    points = [rng.randint(0, 3) for _ in range(players)]
    for seat in range(players):
        position.palaces(seat, " ".join(normal[seat]), " ".join(crowned[seat]))
        position.points(seat, points[seat])
    position.hold(before, "", "yEE yEE")
    table = Table(province, number, normal, crowned, goods, bonus, TILES[number - 1], points)
    out = tuple(s for s in range(players) if s not in (before, carletto) and rng.random() < 0.2)
    table.inside = [seat for seat in range(players) if seat not in (carletto, *out)]
    position.out(*out)
    return position, table, before, carletto


@pytest.mark.parametrize(("players", "carletti"), SEATS)
def test_he_places_his_palaces_best(players: int, carletti: int) -> None:
    kinds = set()
    for seed in range(120):
        position, table, before, carletto = at_random(players, carletti, seed)
        match = play(position.turn(before), "play yEE")
        won = "".join("VGMPKE"[e.item] for e in happened(match, "won") if e.seat == carletto)
        best = best_placements(table, carletto, won)
        where = placed_in_events(match, carletto)
        assert where in best
        chosen, crown = where
        points = total(table, carletto, tuple(chosen), crown, "E" in won)
        assert sum(amount for _, amount in points_told(match, carletto)) == points
        kinds.add((len(best) == 1, "E" in won, "K" in won))
    assert len(kinds) >= 4


def placed_in_events(match: Match, seat: int) -> tuple[frozenset[str], str | None]:
    sites = frozenset(NAMES[e.item] for e in happened(match, "palace") if e.seat == seat)
    crown = [NAMES[e.item] for e in happened(match, "crown") if e.seat == seat]
    return sites, crown[0] if crown else None


@pytest.mark.parametrize(("players", "carletti"), SEATS)
def test_where_several_are_best_chance_decides_among_all_of_them(
    players: int, carletti: int
) -> None:
    found = 0
    for seed in range(200):
        position, table, before, carletto = at_random(players, carletti, seed)
        match = position.turn(before)
        played = play(match.copy(), "play yEE")
        won = "".join("VGMPKE"[e.item] for e in happened(played, "won") if e.seat == carletto)
        best = best_placements(table, carletto, won)
        if 2 <= len(best) <= 6:
            seen = set()
            for chance in range(80):
                again = match.copy()
                again._state["chance"] = with_chance(chance, again._state["chance"])
                seen.add(placed_in_events(play(again, "play yEE"), carletto))
            assert seen == best
            found += 1
        if found == 4:
            break
    assert found == 4


def with_chance(number: int, chance: Any) -> Any:
    """The same stream under another key, from its beginning."""
    other = chance.copy()
    other[:8] = number * 7919 + 1
    other[8] = 0
    other[9] = 16
    other[10:] = 0
    return other


# --- One thing after the other -------------------------------------------------------------------


def follows(position: Position) -> Match:
    """Carletto's turn after Bruno's, at a table with two people."""
    position.visit(7).hold(BRUNO, "", "yEE yEE").hold(ANNA, "", "yVE yPE")
    return play(position.turn(BRUNO), "play yEE")


def two_people(played: str = "gVG") -> Position:
    return Position(3, carletti=1).laid(CARLA, played)


def test_most_points_come_first() -> None:
    """Two fortresses with bonus tiles of Oudh's four cities; he leads vizier and general."""
    position = two_people().bonus("Bahraich", "two points").bonus("Faizabad", "jewels")
    assert palaces(follows(position), CARLA) == "Bahraich Faizabad"


def test_one_card_is_worth_nothing_to_him_and_leaves_the_game() -> None:
    position = two_people().bonus("Bahraich", "one card").bonus("Faizabad", "one card")
    position.palaces(CARLA, "Bareilly").palaces(BRUNO, "Gorakhpur")
    match = follows(position)
    # Lucknow is connected with Bareilly; the other city is as good as any.
    there = set(palaces(match, CARLA).split())
    assert {"Lucknow", "Bareilly"} < there
    position = two_people("gVG gMP").bonus("Bahraich", "one card").bonus("Faizabad", "one card")
    match = follows(position)
    assert palaces(match, CARLA) == "Bahraich Gorakhpur Faizabad Lucknow"
    assert "drew_hidden" not in told(match)
    assert {city.bonus for city in board(match).cities} == {None}


def test_goods_are_counted_together() -> None:
    """Tile 6 has rice and spices, both fortresses have rice: 1 + 2, then 3 + 1."""
    position = two_people("gVE gGE gEE").bonus("Bahraich", "rice").bonus("Faizabad", "rice")
    position.visit(6).hold(ANNA, "", "yEE yEE")
    match = play(position.turn(ANNA), "play yEE")
    assert palaces(match, CARLA) == "Bahraich Faizabad"
    assert [amount for kind, amount in points_told(match, CARLA) if kind == "good"] == [1, 2, 3, 1]


def test_with_equal_points_he_does_most_damage() -> None:
    """Bruno's way on from Delhi's Hardwar is Bahraich, from Bareilly Lucknow."""
    position = Position(3, carletti=1).laid(CARLA, "gVK").palaces(BRUNO, "Hardwar Kangra Panipat")
    match = follows(position)
    assert palaces(match, CARLA) == "Bahraich"


def test_a_way_that_is_left_is_no_damage() -> None:
    """With two ways to Oudh, one palace harms Bruno little; Anna has only one."""
    position = Position(3, carletti=1).laid(CARLA, "gVK").palaces(BRUNO, "Hardwar Bareilly")
    match = follows(position.palaces(ANNA, "Benares"))
    assert palaces(match, CARLA) == "Faizabad"


@pytest.mark.parametrize(("points", "blocked"), [((9, 5), "Faizabad"), ((5, 9), "Bahraich")])
def test_with_equal_damage_against_the_one_with_more_points(
    points: tuple[int, int], blocked: str
) -> None:
    position = Position(3, carletti=1).laid(CARLA, "gVK")
    position.palaces(ANNA, "Benares").palaces(BRUNO, "Hardwar")
    for seat, own in enumerate(points):
        position.points(seat, own)
    assert palaces(follows(position), CARLA) == blocked


def test_who_has_withdrawn_cannot_be_harmed() -> None:
    position = Position(3, carletti=1).laid(CARLA, "gVK").out(ANNA)
    position.palaces(ANNA, "Benares").palaces(BRUNO, "Hardwar").points(ANNA, 9)
    match = follows(position)
    assert palaces(match, CARLA) == "Bahraich"


def test_the_largest_damage_to_one_counts_not_the_sum() -> None:
    """Bahraich costs Bruno two provinces; Lucknow would cost both others one each."""
    position = Position(3, carletti=1).laid(CARLA, "gVK")
    position.palaces(BRUNO, "Hardwar Panipat Kangra")
    position.palaces(ANNA, "Jaunpur")
    assert palaces(follows(position), CARLA) == "Bahraich"


def test_points_come_before_damage() -> None:
    position = Position(3, carletti=1).laid(CARLA, "gVK").palaces(BRUNO, "Hardwar Panipat Kangra")
    match = follows(position.bonus("Faizabad", "two points"))
    assert palaces(match, CARLA) == "Faizabad"


def test_a_crown_palace_blocks_nobody() -> None:
    """He wins crown and elephant only: no damage, so that any city may be chosen."""
    seen = set()
    for seed in range(40):
        position = Position(3, seed, carletti=1).laid(CARLA, "gKE gKE")
        match = follows(position.palaces(BRUNO, "Hardwar Panipat Kangra").out(ANNA))
        seen.add(crowns(take_any(match), CARLA))
    assert len(seen) == 4
