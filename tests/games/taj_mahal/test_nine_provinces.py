"""The variant without the three westernmost provinces."""

import random
from collections import Counter

import pytest

import tavola
from tavola import Match
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    play,
    withdraw,
)

TABLES = [(3, 0), (4, 0), (5, 0), (3, 1), (3, 2), (4, 2), (4, 1), (5, 1)]

at_every_table = pytest.mark.parametrize(("players", "carletti"), TABLES)


def begun(players: int, carletti: int = 0, seed: int = 1) -> Match:
    return tavola.load("taj-mahal").new(players, seed, carletti=carletti, nine_provinces=True)


@at_every_table
def test_the_three_western_provinces_are_not_there(players: int, carletti: int) -> None:
    provinces = {province.id for province in board(begun(players, carletti)).provinces}
    assert provinces == {
        f"province:{name}"
        for name in ("lahore", "delhi", "oudh", "ajmer", "agra", "allahabad", "gujarat", "malwa")
    } | {"province:gondwana"}


@at_every_table
def test_tile_nine_lies_on_agra_and_the_taj_mahal_on_its_city(players: int, carletti: int) -> None:
    orders = set()
    for seed in range(8):
        shown = board(begun(players, carletti, seed))
        assert [province.number for province in shown.provinces] == list(range(1, 10))
        assert shown.provinces[-1].id == "province:agra"
        assert set(shown.provinces[-1].goods) == {"tea", "jewels"}
        orders.add(tuple(province.id for province in shown.provinces))
        (agra,) = (city for city in shown.cities if city.id == "city:agra")
        assert agra.bonus == "bonus:taj-mahal"
    assert len(orders) == 8


def test_eleven_of_thirteen_bonus_tiles_are_dealt() -> None:
    thirteen = Counter(
        {
            "bonus:rice": 2,
            "bonus:tea": 2,
            "bonus:spices": 2,
            "bonus:jewels": 3,
            "bonus:two-points": 2,
            "bonus:one-card": 2,
        }
    )
    left_out = set()
    for seed in range(150):
        cities = [city for city in board(begun(4, seed=seed)).cities if city.id != "city:agra"]
        dealt = Counter(city.bonus for city in cities if city.bonus)
        assert dealt.total() == 11
        assert all(bool(city.bonus) == city.fortress for city in cities)
        rest = thirteen - dealt
        assert rest.total() == 2
        assert dealt <= thirteen
        left_out.add(tuple(sorted(rest.elements())))
    # Any two tiles may stay out: six pairs of equal ones and fifteen of different ones.
    assert len(left_out) == 21


def test_junagadh_is_a_fortress() -> None:
    for nine in False, True:
        match = tavola.load("taj-mahal").new(3, 1, nine_provinces=nine)
        (city,) = (city for city in board(match).cities if city.id == "city:junagadh")
        assert (city.fortress, city.bonus is not None) == (nine, nine)


@pytest.mark.parametrize(("nine", "points"), [(False, 1), (True, 2)])
def test_a_road_joins_bikaner_and_lahore(nine: bool, points: int) -> None:
    position = Position(3, nine_provinces=nine).at("Ajmer").palaces(ANNA, "Lahore")
    match = play(position.laid(ANNA, "rVG").laid(BRUNO, "yGP").turn(ANNA), "withdraw")
    play(match, "palace Bikaner")
    assert match.scores[ANNA] == points


@at_every_table
def test_there_are_nine_visits(players: int, carletti: int) -> None:
    match = begun(players, carletti, 4)
    rng = random.Random(4)
    visits = {1}
    while not match.over:
        (seat,) = match.actors
        match.play(seat, rng.choice(match.legal(seat)))
        assert match.check() is None
        visits.add(int(match._state["visit"]))
    assert visits == set(range(1, 10))
    assert [tile.tile for tile in board(match).provinces].count("board") == 0


def test_the_ninth_visit_is_the_last() -> None:
    match = Position(3, nine_provinces=True).at("Agra").out(BRUNO, CARLA).turn(ANNA)
    assert board(match).visit == 9
    assert withdraw(match).over
