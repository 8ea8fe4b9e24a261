"""What lies in the box, and the map on the board."""

import itertools
from collections import Counter

import pytest

import tavola
from tavola.games.taj_mahal.components import (
    BONUS_NAMES,
    CARD_NAMES,
    CITIES_OF,
    CITY_NAMES,
    GOOD_NAMES,
    PROVINCE_NAMES,
    SPECIAL_NAMES,
    tables,
)
from tests.games.taj_mahal.positions import PRIZES, board, word_of

TWELVE, NINE = 0, 1

CITIES = {
    "Kabul": "Kabul* Srinagar Peshawar* Ghazni",
    "Lahore": "Sialkot Kangra Sirhind Lahore*",
    "Delhi": "Panipat Hardwar* Bareilly Delhi",
    "Oudh": "Bahraich* Gorakhpur Faizabad* Lucknow",
    "Multan": "Quetta Multan Bahawalpur Sukkur*",
    "Ajmer": "Bikaner Amber* Chittor Jodhpur",
    "Agra": "Mathura Kannauj Kalpi Gwalior",
    "Allahabad": "Jaunpur Benares Rewa Kalinjar*",
    "Sindh": "Sehwan Umarkot* Nagar Thatta*",
    "Gujarat": "Patan Ahmadabad Surat* Junagadh",
    "Malwa": "Mandsaur* Sironj Handia Ujjain",
    "Gondwana": "Garha Ratanpur* Nagpur Burhanpur*",
}
"""North-west, north-east, south-east, south-west; a star is a fortress. Agra city apart."""

COLUMNS = ["Kabul Lahore Delhi Oudh", "Multan Ajmer Agra Allahabad", "Sindh Gujarat Malwa Gondwana"]

Road = frozenset[str]


def corners(province: str) -> list[str]:
    return CITIES[province].replace("*", "").split()


def printed_roads() -> set[Road]:
    """The roads by the rule of the map: rings, Agra, neighbours, three left out."""
    roads = set()
    for province in CITIES:
        ring = corners(province)
        roads |= {frozenset(road) for road in zip(ring, ring[1:] + ring[:1], strict=True)}
    roads |= {frozenset(("Agra", city)) for city in corners("Agra")}
    rows = [row.split() for row in COLUMNS]
    for row in rows:
        for west, east in itertools.pairwise(row):
            _, ne, se, _ = corners(west)
            nw, _, _, sw = corners(east)
            roads |= {frozenset((ne, nw)), frozenset((se, sw))}
    for upper, lower in itertools.pairwise(rows):
        for north, south in zip(upper, lower, strict=True):
            _, _, se, sw = corners(north)
            nw, ne, _, _ = corners(south)
            roads |= {frozenset((sw, nw)), frozenset((se, ne))}
    for left_out in ("Srinagar", "Sialkot"), ("Lahore", "Bikaner"), ("Ghazni", "Quetta"):
        roads.remove(frozenset(left_out))
    return roads


def roads_in_tables(which: int) -> set[Road]:
    neighbours = tables()["neighbours"][which].tolist()
    return {
        frozenset((CITY_NAMES[one], CITY_NAMES[other]))
        for one, other in itertools.product(range(len(CITY_NAMES)), repeat=2)
        if neighbours[one] >> other & 1
    }


def names_of(some: int) -> set[str]:
    return {name for city, name in enumerate(CITY_NAMES) if some >> city & 1}


def reached(roads: set[Road], first: str) -> set[str]:
    there, waiting = {first}, [first]
    while waiting:
        city = waiting.pop()
        for road in roads:
            if city in road and not road <= there:
                waiting += road - there
                there |= road
    return there


# --- Cards ---------------------------------------------------------------------------------------


def deck() -> Counter[str]:
    copies = tables()["copies"].tolist()
    return Counter({word_of(kind): count for kind, count in enumerate(copies) if count})


def test_there_are_ninety_six_cards_twenty_one_of_each_colour_and_twelve_white() -> None:
    cards = deck()
    assert cards.total() == 96
    by_colour = Counter(word[0] for word in cards.elements())
    assert by_colour == {"r": 21, "y": 21, "g": 21, "p": 21, "w": 12}


PAIRS = {"r": "VG GM MP KP VK", "y": "VM MK GK GP VP", "g": "VG GP MP MK VK", "p": "VM GM GK KP VP"}


@pytest.mark.parametrize("colour", "rygp")
def test_the_cards_of_a_colour(colour: str) -> None:
    expected = Counter({"VE": 3, "GE": 3, "ME": 3, "PE": 3, "KE": 2, "EE": 2})
    expected.update("".join(sorted(pair, key=PRIZES.index)) for pair in PAIRS[colour].split())
    cards = deck()
    assert {word[1:]: n for word, n in cards.items() if word[0] == colour} == expected


def test_the_white_cards_have_one_symbol() -> None:
    whites = {word: count for word, count in deck().items() if word[0] == "w"}
    assert whites == {"wE": 7, "wV": 1, "wG": 1, "wM": 1, "wP": 1, "wK": 1}


def test_every_coloured_card_has_two_symbols() -> None:
    symbols = tables()["symbols"].sum(axis=1).tolist()
    for kind, name in enumerate(CARD_NAMES):
        assert symbols[kind] == (1 if name.startswith("white") else 2)


@pytest.mark.parametrize("colour", "rygp")
def test_the_symbols_of_a_colour(colour: str) -> None:
    symbols = Counter("".join(w[1:] for w in deck().elements() if w[0] == colour))
    assert symbols == {"E": 18, "V": 5, "G": 5, "M": 5, "P": 5, "K": 4}


def test_the_symbols_of_the_whole_deck() -> None:
    t = tables()
    totals = (t["copies"][:, None].astype(int) * t["symbols"]).sum(axis=0).tolist()
    assert dict(zip(PRIZES, totals, strict=True)) == {
        "E": 79,
        "V": 21,
        "G": 21,
        "M": 21,
        "P": 21,
        "K": 17,
    }


def test_every_pair_without_an_elephant_is_there_twice() -> None:
    pairs = Counter(w[1:] for w in deck().elements() if len(w) == 3 and "E" not in w)
    assert pairs == {"".join(pair): 2 for pair in itertools.combinations("VGMPK", 2)}


def test_the_special_cards_and_who_brings_them() -> None:
    special = tables()["special"].tolist()
    assert {person: SPECIAL_NAMES[special[place]] for place, person in enumerate("VGMP")} == {
        "P": "two points",
        "G": "elephant",
        "V": "grand mogul",
        "M": "change of colour",
    }


# --- Tiles ---------------------------------------------------------------------------------------


def test_the_goods_on_the_province_tiles() -> None:
    goods = tables()["goods"].tolist()
    shown = [
        " ".join(name for name, count in zip(GOOD_NAMES, counts, strict=True) for _ in range(count))
        for counts in goods
    ]
    assert [set(some.split()) for some in shown] == [
        {"spices"},
        {"tea", "rice"},
        {"spices", "jewels"},
        {"rice", "jewels"},
        {"tea", "spices"},
        {"rice", "spices"},
        {"tea", "jewels"},
        {"rice", "spices"},
        {"tea", "jewels"},
        {"rice", "jewels"},
        {"tea", "spices"},
        {"tea", "rice"},
    ]
    assert [sum(counts) for counts in goods] == [1] + [2] * 11


def bonus_tiles(which: int) -> dict[str, int]:
    return dict(zip(BONUS_NAMES, tables()["bonus"][which].tolist(), strict=True))


def test_fifteen_bonus_tiles_beside_the_taj_mahal() -> None:
    assert bonus_tiles(TWELVE) == {
        "rice": 2,
        "tea": 2,
        "spices": 2,
        "jewels": 3,
        "two points": 3,
        "one card": 3,
        "taj mahal": 1,
    }


def test_with_nine_provinces_one_card_and_two_points_are_fewer() -> None:
    assert bonus_tiles(NINE) == {
        "rice": 2,
        "tea": 2,
        "spices": 2,
        "jewels": 3,
        "two points": 2,
        "one card": 2,
        "taj mahal": 1,
    }


# --- The map -------------------------------------------------------------------------------------


def test_twelve_provinces_have_four_cities_and_agra_five() -> None:
    assert list(PROVINCE_NAMES) == list(CITIES)
    for province, cities in CITIES_OF.items():
        name = PROVINCE_NAMES[province]
        assert list(cities) == corners(name) + (["Agra"] if name == "Agra" else [])
    assert len(CITY_NAMES) == len(set(CITY_NAMES)) == 49
    t = tables()
    for province in CITIES_OF:
        assert names_of(int(t["cities"][province])) == set(CITIES_OF[province])


def test_sixteen_cities_are_fortresses() -> None:
    starred = {city[:-1] for row in CITIES.values() for city in row.split() if city[-1] == "*"}
    assert len(starred) == 15
    assert names_of(int(tables()["fortresses"][TWELVE])) == starred | {"Agra"}


def test_the_roads_are_those_of_the_map() -> None:
    assert len(printed_roads()) == 83
    assert roads_in_tables(TWELVE) == printed_roads()


def test_roads_lead_both_ways_and_join_all_cities() -> None:
    for which in TWELVE, NINE:
        neighbours = tables()["neighbours"][which].tolist()
        for one, other in itertools.product(range(49), repeat=2):
            assert neighbours[one] >> other & 1 == neighbours[other] >> one & 1
            assert one != other or not neighbours[one] >> one & 1
    assert reached(printed_roads(), "Agra") == set(CITY_NAMES)


WEST = {"Kabul", "Multan", "Sindh"}


def test_nine_provinces_have_thirty_seven_cities_and_sixty_four_roads() -> None:
    there = {city for name in CITIES if name not in WEST for city in corners(name)} | {"Agra"}
    assert len(there) == 37
    roads = {road for road in printed_roads() if road <= there}
    roads.add(frozenset(("Bikaner", "Lahore")))
    assert len(roads) == 64
    assert roads_in_tables(NINE) == roads
    assert reached(roads, "Agra") == there
    provinces = int(tables()["provinces"][NINE])
    played = {name for place, name in enumerate(PROVINCE_NAMES) if provinces >> place & 1}
    assert played == set(CITIES) - WEST


def test_nine_provinces_have_eleven_fortresses_beside_agra() -> None:
    starred = {
        city[:-1]
        for name, row in CITIES.items()
        if name not in WEST
        for city in row.split()
        if city[-1] == "*"
    }
    assert len(starred) == 10
    expected = starred | {"Junagadh", "Agra"}
    assert len(expected) == 12
    assert names_of(int(tables()["fortresses"][NINE])) == expected


def test_the_board_shows_the_map_that_is_played_on() -> None:
    game = tavola.load("taj-mahal")
    whole, smaller = board(game.new(3, 1)), board(game.new(3, 1, nine_provinces=True))
    counts = [
        (len(b.cities), len(b.roads), sum(c.fortress for c in b.cities)) for b in (whole, smaller)
    ]
    assert counts == [(49, 83, 16), (37, 64, 12)]
    assert [len(b.provinces) for b in (whole, smaller)] == [12, 9]


def test_three_to_five_play() -> None:
    game = tavola.load("taj-mahal")
    assert list(game.players) == [3, 4, 5]
    for players in 1, 2, 6:
        with pytest.raises(tavola.BadOption):
            game.new(players)
