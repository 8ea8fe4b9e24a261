"""What lies in the box, and the map on the board."""

import itertools
from collections import Counter

import pytest

import tavola
from tavola.games.thurn_und_taxis.components import (
    CARRIAGES,
    CITIES,
    CITY_NAMES,
    DECK,
    GROUPS,
    REGION_NAMES,
    REGION_OF,
    ROADS,
    TILES,
    City,
    Region,
    tables,
)
from tavola.view import SPECTATOR
from tests.games.thurn_und_taxis.positions import board, cities, names

MAP = {
    "Mannheim": "Carlsruhe Stuttgart Würzburg",
    "Carlsruhe": "Mannheim Freiburg Stuttgart",
    "Freiburg": "Carlsruhe Basel Zürich Sigmaringen",
    "Basel": "Freiburg Zürich",
    "Zürich": "Freiburg Basel Sigmaringen Kempten",
    "Innsbruck": "Augsburg Kempten München Salzburg",
    "Sigmaringen": "Freiburg Zürich Stuttgart Ulm Kempten",
    "Stuttgart": "Mannheim Carlsruhe Sigmaringen Ulm Würzburg Nürnberg Ingolstadt",
    "Ulm": "Sigmaringen Stuttgart Ingolstadt Augsburg Kempten",
    "Würzburg": "Mannheim Stuttgart Nürnberg",
    "Nürnberg": "Stuttgart Würzburg Regensburg Ingolstadt Pilsen",
    "Regensburg": "Nürnberg Ingolstadt München Passau Pilsen",
    "Ingolstadt": "Stuttgart Ulm Nürnberg Regensburg Augsburg München",
    "Augsburg": "Innsbruck Ulm Ingolstadt Kempten München",
    "Kempten": "Zürich Innsbruck Sigmaringen Ulm Augsburg",
    "München": "Innsbruck Regensburg Ingolstadt Augsburg Passau Salzburg",
    "Passau": "Regensburg München Salzburg Linz",
    "Salzburg": "Innsbruck München Passau Linz",
    "Linz": "Passau Salzburg Budweis",
    "Pilsen": "Nürnberg Regensburg Budweis Lodz",
    "Budweis": "Linz Pilsen",
    "Lodz": "Pilsen",
}


def joined(bits: int) -> str:
    return " ".join(CITY_NAMES[city] for city in City if bits >> city & 1)


def routes(length: int) -> int:
    """How many routes of a length there are, not counting both directions."""
    neighbours = {city: cities(MAP[CITY_NAMES[city]]) for city in City}
    paths: list[tuple[City, ...]] = [(city,) for city in City]
    for _ in range(length - 1):
        paths = [
            (*path, city) for path in paths for city in neighbours[path[-1]] if city not in path
        ]
    return len(paths) // 2


# --- The map -------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", City, ids=CITY_NAMES)
def test_the_roads_of_every_city(city: City) -> None:
    assert joined(int(tables()["neighbours"][city])) == MAP[CITY_NAMES[city]]


def test_forty_five_roads_join_the_cities_in_both_directions() -> None:
    neighbours = tables()["neighbours"].tolist()
    assert sum(map(len, ROADS.values())) == 45
    assert sum(bits.bit_count() for bits in neighbours) == 90
    for one, other in itertools.product(City, City):
        assert neighbours[one] >> other & 1 == neighbours[other] >> one & 1
        assert one != other or not neighbours[one] >> one & 1


@pytest.mark.parametrize(
    ("length", "count"),
    [(3, 161), (4, 526), (5, 1_629), (6, 4_726), (7, 12_723), (8, 31_713)],
)
def test_how_many_routes_the_map_allows(length: int, count: int) -> None:
    assert routes(length) == count


def test_twenty_two_cities_lie_in_nine_regions() -> None:
    assert {REGION_NAMES[region]: len(cities) for region, cities in REGION_OF.items()} == {
        "Baden": 3,
        "Schweiz": 2,
        "Tyrol": 1,
        "Hohenzollern": 1,
        "Württemberg": 2,
        "Baiern": 8,
        "Salzburg": 2,
        "Böhmen": 2,
        "Polen": 1,
    }
    t = tables()
    assert joined(int(t["cities"][Region.BADEN])) == "Mannheim Carlsruhe Freiburg"
    assert joined(int(t["cities"][Region.SCHWEIZ])) == "Basel Zürich"
    assert joined(int(t["cities"][Region.TYROL])) == "Innsbruck"
    assert joined(int(t["cities"][Region.HOHENZOLLERN])) == "Sigmaringen"
    assert joined(int(t["cities"][Region.WURTTEMBERG])) == "Stuttgart Ulm"
    assert joined(int(t["cities"][Region.BAIERN])) == (
        "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Kempten München Passau"
    )
    assert joined(int(t["cities"][Region.SALZBURG])) == "Salzburg Linz"
    assert joined(int(t["cities"][Region.BOHMEN])) == "Pilsen Budweis"
    assert joined(int(t["cities"][Region.POLEN])) == "Lodz"


def test_every_city_lies_in_one_region() -> None:
    t = tables()
    assert sum(int(bits) for bits in t["cities"]) == 2**CITIES - 1
    for city in City:
        assert t["cities"][t["region"][city]] >> city & 1


# --- Cards, houses, tiles and carriages ----------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_three_cards_of_each_city(players: int) -> None:
    match = tavola.load("thurn-und-taxis").new(players, seed=3)
    cards = Counter(match._state["deck"][: match._state["deck_size"]].tolist())
    cards.update(match._state["row"].tolist())
    assert cards == dict.fromkeys(City, 3)
    assert cards.total() == DECK == 66


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_twenty_houses(players: int) -> None:
    view = tavola.load("thurn-und-taxis").new(players, seed=3).view(SPECTATOR)
    assert [player.houses_left for player in view.players] == [20] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tiles_are_in_the_game_the_best_one_on_top(players: int) -> None:
    match = tavola.load("thurn-und-taxis").new(players, seed=3)
    assert {stack.id: stack.left for stack in board(match).stacks} == {
        "stack:route-5": (2, 1),
        "stack:route-6": (3, 2, 1),
        "stack:route-7": (4, 3, 2, 1),
        "stack:baden": (3, 2, 1),
        "stack:wurttemberg": (3, 2, 1),
        "stack:schweiz": (3, 2, 1),
        "stack:bohmen": (4, 3, 2),
        "stack:baiern": (5, 4, 3, 2),
        "stack:all-regions": (6, 5, 4, 3),
        "stack:end": (1,),
    }


def test_thirty_tiles_are_worth_seventy_nine_points() -> None:
    values = list(itertools.chain.from_iterable(TILES.values()))
    assert (len(values), sum(values)) == (30, 79)


def test_some_tiles_are_for_the_cities_of_two_regions() -> None:
    assert {
        stack.name.lower(): " ".join(REGION_NAMES[region] for region in regions)
        for stack, regions in GROUPS.items()
    } == {
        "baden": "Baden",
        "wurttemberg": "Württemberg Hohenzollern",
        "schweiz": "Schweiz Tyrol",
        "bohmen": "Böhmen Salzburg",
        "baiern": "Baiern",
    }


def test_the_points_of_the_carriages() -> None:
    assert CARRIAGES == {3: 2, 4: 3, 5: 5, 6: 7, 7: 10}


def test_two_to_four_play() -> None:
    game = tavola.load("thurn-und-taxis")
    assert list(game.players) == [2, 3, 4]
    for players in 1, 5:
        with pytest.raises(tavola.BadOption):
            game.new(players)


def test_cities_are_named_as_on_the_board() -> None:
    match = tavola.load("thurn-und-taxis").new(2, seed=3)
    assert names(board(match).houses) == " ".join(MAP)
