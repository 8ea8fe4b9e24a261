"""How a game begins."""

from collections import Counter
from typing import Any

import pytest

import tavola
from tavola import Match
from tavola.view import SPECTATOR
from tests.games.taj_mahal.positions import board, court, display, hand, influence, specials

SEEDS = range(12)

at_every_table = pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (4, {}),
        (5, {}),
        (3, {"nine_provinces": True}),
        (5, {"nine_provinces": True}),
    ],
)


def begun(players: int, seed: int, **options: Any) -> Match:
    return tavola.load("taj-mahal").new(players, seed, **options)


@at_every_table
def test_everybody_has_six_cards_and_the_display_two_for_each_player_less_one(
    players: int, options: dict[str, Any]
) -> None:
    for seed in SEEDS:
        match = begun(players, seed, **options)
        assert [len(hand(match, seat).split()) for seat in range(players)] == [6] * players
        shown = {3: 5, 4: 7, 5: 9}[players]
        assert len(display(match).split()) == shown
        assert board(match).deck_size == 96 - 6 * players - shown
        assert board(match).discard_size == 0


@at_every_table
def test_hands_are_hidden(players: int, options: dict[str, Any]) -> None:
    match = begun(players, 3, **options)
    for viewer in range(-1, players):
        for shown in match.view(viewer).players:
            assert (shown.hand is not None) == (shown.seat == viewer)
            assert shown.known == []


@at_every_table
def test_the_court_holds_a_tile_of_each_person_the_crown_and_the_first_province_tile(
    players: int, options: dict[str, Any]
) -> None:
    match = begun(players, 3, **options)
    assert court(match) == "VGMPKE"
    assert board(match).visit == 1
    first, *others = board(match).provinces
    assert first.number == 1
    assert first.id == board(match).province
    assert {province.tile for province in (first, *others)} == {"board"}


@at_every_table
def test_the_special_cards_lie_on_the_table_and_nobody_has_anything(
    players: int, options: dict[str, Any]
) -> None:
    match = begun(players, 3, **options)
    assert specials(match, -1) == ("+2", "change", "+E", "+K")
    assert match.scores == (0,) * players
    for seat in range(players):
        assert influence(match, seat) == ""
    assert {city.palace for city in board(match).cities} == {-1}
    assert {city.crown for city in board(match).cities} == {-1}
    for shown in match.view(SPECTATOR).players:
        assert set(shown.goods.values()) == {0}
        assert shown.inside
        assert shown.colour is None


def test_every_fortress_has_a_bonus_tile_and_agra_the_taj_mahal() -> None:
    layouts = set()
    for seed in SEEDS:
        lying = {
            city.id: city.bonus for city in board(begun(4, seed)).cities if city.bonus is not None
        }
        fortresses = {city.id for city in board(begun(4, seed)).cities if city.fortress}
        assert set(lying) == fortresses
        assert lying["city:agra"] == "bonus:taj-mahal"
        assert Counter(lying.values()) == {
            "bonus:rice": 2,
            "bonus:tea": 2,
            "bonus:spices": 2,
            "bonus:jewels": 3,
            "bonus:two-points": 3,
            "bonus:one-card": 3,
            "bonus:taj-mahal": 1,
        }
        layouts.add(tuple(sorted(lying.items())))
    assert len(layouts) == len(SEEDS)


def test_province_tiles_lie_at_random_the_last_one_always_on_agra() -> None:
    orders = set()
    for seed in SEEDS:
        order = tuple(province.id for province in board(begun(4, seed)).provinces)
        assert len(set(order)) == 12
        assert order[-1] == "province:agra"
        orders.add(order)
    assert len(orders) == len(SEEDS)
    assert len({order[0] for order in orders}) > 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    starts = {board(begun(players, seed)).start for seed in range(60)}
    assert starts == set(range(players))
    match = begun(players, 1)
    (start,) = match.actors
    assert board(match).start == board(match).turn == start
    assert board(match).order == [(start + step) % players for step in range(players)]
