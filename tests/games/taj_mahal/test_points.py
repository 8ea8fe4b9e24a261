"""Points for a withdrawal: bonus tiles, palaces, province tile."""

import random

import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.components import GOOD_NAMES
from tavola.view import SPECTATOR
from tests.games.strategies import new_match, walk
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    SCORING,
    Position,
    board,
    discarded,
    hand,
    happened,
    play,
    player,
    points_told,
    told,
    withdraw,
)


def goods(match: Match, seat: int) -> dict[str, int]:
    return {good: count for good, count in player(match, seat).goods.items() if count}


# --- Their order ---------------------------------------------------------------------------------


def test_bonus_tiles_then_palaces_then_the_province_tile() -> None:
    position = Position(3).laid(ANNA, "rVE rGE").bonus("Bahraich", "two points")
    match = position.bonus("Faizabad", "jewels").turn(ANNA)
    play(match, "withdraw", "palace Bahraich", "palace Faizabad")
    # Tile 6 has rice and spices.
    assert points_told(match, ANNA) == [
        ("bonus", 2),
        ("good", 1),
        ("connected", 1),
        ("good", 1),
        ("good", 1),
    ]
    assert match.scores == (6, 0, 0)


def test_all_cities_are_chosen_before_points_are_scored() -> None:
    match = Position(3).laid(ANNA, "rVK rGE").bonus("Bahraich", "two points").turn(ANNA)
    play(match, "withdraw", "palace Bahraich", "palace Faizabad")
    assert match.scores == (0, 0, 0)
    play(match, "crown Lucknow")
    assert match.scores[ANNA] > 0


# --- Bonus tiles ---------------------------------------------------------------------------------


def test_two_points_leave_the_game() -> None:
    match = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP").bonus("Bahraich", "two points")
    played = withdraw(match.turn(ANNA), "palace Bahraich")
    assert points_told(played, ANNA) == [("bonus", 2), ("connected", 1)]
    assert goods(played, ANNA) == {}
    assert {city.bonus for city in board(played).cities} == {None}


def test_one_card_comes_from_the_deck_before_what_was_played_is_discarded() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "gEE").bonus("Bahraich", "one card")
    match = play(position.deck("pVE").turn(ANNA), "withdraw", "palace Bahraich")
    assert hand(match, ANNA) == "gEE pVE"
    kinds = told(match, viewer=ANNA)
    assert kinds.index("palace") < kinds.index("bonus") < kinds.index("drew")
    assert kinds.index("drew") < kinds.index("connected")
    assert match.scores[ANNA] == 1 + 2  # one province, and tile 6


def test_one_card_does_not_bring_back_what_was_played() -> None:
    """The deck is empty and nothing was discarded before: there is no card."""
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "gEE").bonus("Bahraich", "one card")
    match = position.rest_held_by(BRUNO).hold(CARLA, "rEE").turn(ANNA)
    play(match, "withdraw", "palace Bahraich")
    assert hand(match, ANNA) == "gEE"
    assert "deck_empty" in told(match)
    assert discarded(match) == "rVE"


def test_the_taj_mahal_is_worth_four_points_and_leaves_the_game() -> None:
    position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP").bonus("Agra", "taj mahal")
    match = position.at("Agra").turn(ANNA)
    play(match, "withdraw", "palace Agra")
    assert points_told(match, ANNA) == [("bonus", 4), ("connected", 1)]
    assert match.scores == (5, 0, 0)
    assert {city.bonus for city in board(match).cities} == {None}


@pytest.mark.parametrize(("owned", "points"), [("", 1), ("tea", 2), ("tea tea", 3), ("rice", 1)])
def test_a_good_is_worth_one_and_one_more_for_each_equal_good(owned: str, points: int) -> None:
    position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP").goods(ANNA, owned)
    # Only two bonus tiles have tea: what else is owned lies on a province tile.
    if owned == "tea tea":
        position = position.goods(ANNA, "tea").tiles(ANNA, 5)
    match = position.bonus("Bahraich", "tea").turn(ANNA)
    withdraw(match, "palace Bahraich")
    (good,) = happened(match, "good")
    assert (good.seat, good.amount, good.at, good.why) == (ANNA, points, points - 1, 0)
    assert GOOD_NAMES[good.item] == "tea"
    assert goods(match, ANNA)["tea"] == owned.count("tea") + 1


def test_the_goods_of_others_do_not_count() -> None:
    position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP").goods(BRUNO, "tea").tiles(BRUNO, 2)
    withdraw(match := position.bonus("Bahraich", "tea").turn(ANNA), "palace Bahraich")
    assert points_told(match, ANNA) == [("good", 1), ("connected", 1)]


# --- Goods together ------------------------------------------------------------------------------


def test_the_example_of_the_goods() -> None:
    """Tiles 2, 3, 4 and 5 are owned: tea 2, rice 2, spices 2, jewels 2. Tile 9: tea, jewels."""
    position = Position(3).laid(ANNA, "rVE rGE").tiles(ANNA, 2, 3, 4, 5).visit(9)
    match = position.bonus("Bahraich", "tea").bonus("Faizabad", "tea").turn(ANNA)
    assert goods(match, ANNA) == {"rice": 2, "tea": 2, "spices": 2, "jewels": 2}
    play(match, "withdraw", "palace Bahraich", "palace Faizabad")
    assert points_told(match, ANNA) == [
        ("good", 3),
        ("good", 4),
        ("connected", 1),
        ("good", 5),
        ("good", 3),
    ]
    assert match.scores[ANNA] == 7 + 1 + 8
    assert goods(match, ANNA) == {"rice": 2, "tea": 5, "spices": 2, "jewels": 3}


@pytest.mark.parametrize("number", range(1, 13))
def test_with_no_goods_the_first_tile_is_worth_one_point_and_any_other_two(number: int) -> None:
    position = Position(3).laid(ANNA, "rEE").at("Agra" if number == 12 else "Oudh").visit(number)
    match = withdraw(position.turn(ANNA))
    assert match.scores == (1 if number == 1 else 2, 0, 0)
    assert {event.why for event in happened(match, "good")} == {1}
    (tile,) = (tile for tile in board(match).provinces if tile.number == number)
    assert (tile.tile, tile.owner) == ("taken", ANNA)


def test_who_wins_only_the_tile_scores_no_palaces() -> None:
    position = Position(3).laid(ANNA, "rEE").palaces(ANNA, "Hardwar Lucknow")
    match = withdraw(position.turn(ANNA))
    assert "connected" not in told(match)
    assert match.scores == (2, 0, 0)


# --- Palaces: the example of the rulebook --------------------------------------------------------

RED, BLUE, BROWN, GREY = ANNA, BRUNO, CARLA, DARIO

EXAMPLE = {
    RED: ("Chittor Jaunpur Lucknow Faizabad Panipat Sialkot Nagpur", ""),
    BLUE: ("Delhi Sironj Bahraich Jodhpur Junagadh", ""),
    BROWN: ("Kalinjar Garha Burhanpur Handia Ujjain Surat Bikaner Kangra", ""),
    GREY: ("Bareilly", "Delhi Lucknow Jaunpur"),
}
"""All but what stands in Agra itself."""


def example(seat: int, played: str, court: str = "VGMPKE") -> Position:
    """The example before somebody places the palaces in Agra."""
    position = Position(4).at("Agra").court(court).laid(seat, played)
    for owner, (normal, crowned) in EXAMPLE.items():
        position.palaces(owner, normal, crowned)
    return position


def connected(match: Match) -> tuple[int, int, set[str]]:
    """Who scored palaces, how much, and for which other provinces."""
    (event,) = happened(match, "connected")
    others = event.message.args["others"].split(", ")
    assert event.message.args["count"] == len(others)
    return event.seat, event.amount, set(others)


def test_red_scores_four() -> None:
    match = example(RED, "rVG", "VG").tiles(BLUE, 12).turn(RED)
    play(match, "withdraw", "palace Kannauj", "palace Gwalior")
    assert connected(match) == (RED, 4, {"Allahabad", "Oudh", "Ajmer"})


def test_blue_scores_three() -> None:
    match = example(BLUE, "rVG", "VG").tiles(RED, 12).turn(BLUE)
    play(match, "withdraw", "palace Mathura", "palace Kalpi")
    assert connected(match) == (BLUE, 3, {"Delhi", "Malwa"})


def test_brown_scores_five_with_a_crown_palace_beside_a_palace_of_another() -> None:
    position = example(BROWN, "rKE", "K").tiles(RED, 12)
    position.palaces(BLUE, f"{EXAMPLE[BLUE][0]} Mathura Kalpi")
    match = play(position.turn(BROWN), "withdraw", "crown Kalpi")
    assert connected(match) == (BROWN, 5, {"Allahabad", "Gondwana", "Malwa", "Gujarat"})


def test_grey_scores_nothing_without_a_palace_in_the_province() -> None:
    match = play(example(GREY, "rEE", "E").turn(GREY), "withdraw")
    assert "connected" not in told(match)
    assert match.scores[GREY] == 2  # tile 12


def test_grey_would_score_four_with_mathura() -> None:
    match = example(GREY, "rVE", "V").tiles(RED, 12).turn(GREY)
    play(match, "withdraw", "palace Mathura")
    assert connected(match) == (GREY, 4, {"Delhi", "Allahabad", "Oudh"})


def test_a_chain_grows_by_one_with_every_province() -> None:
    """Lahore, Peshawar, Multan, Bikaner, one visit after the other."""
    scored = []
    there: list[str] = []
    for province, city in (
        ("Lahore", "Lahore"),
        ("Kabul", "Peshawar"),
        ("Multan", "Multan"),
        ("Ajmer", "Bikaner"),
    ):
        position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP").at(province)
        match = position.palaces(ANNA, " ".join(there)).turn(ANNA)
        play(match, "withdraw", f"palace {city}")
        scored.append(match.scores[ANNA])
        there.append(city)
    assert scored == [1, 2, 3, 4]


def test_several_palaces_in_the_province_count_once() -> None:
    match = play(Position(3).laid(ANNA, "rVG rMP").turn(ANNA), "withdraw")
    assert points_told(match, ANNA) == [("connected", 1)]


def test_several_palaces_in_another_province_count_once() -> None:
    position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP")
    match = position.palaces(ANNA, "Hardwar Bareilly Delhi").turn(ANNA)
    play(match, "withdraw", "palace Bahraich")
    assert match.scores[ANNA] == 2


def test_a_palace_that_stood_here_before_connects_too() -> None:
    """Only to score one must have placed one now; then all of one's palaces here count."""
    position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP").court("VGMPE")
    position.palaces(ANNA, "Hardwar", "Bahraich")
    match = play(position.turn(ANNA), "withdraw", "palace Faizabad")
    assert match.scores[ANNA] == 2


def test_a_crown_palace_alone_scores_palaces() -> None:
    position = Position(3).laid(ANNA, "rPK").laid(BRUNO, "yGP").palaces(ANNA, "Hardwar")
    match = play(position.turn(ANNA), "withdraw", "crown Bahraich")
    assert match.scores[ANNA] == 2


def test_palaces_of_others_and_empty_cities_interrupt_a_chain() -> None:
    position = Position(3).laid(ANNA, "rVG").laid(BRUNO, "yGP")
    match = position.palaces(ANNA, "Panipat").palaces(BRUNO, "Hardwar").turn(ANNA)
    play(match, "withdraw", "palace Bahraich")
    assert match.scores[ANNA] == 1


# --- Every point is explained --------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_events_explain_every_point(players: int) -> None:
    """Also those that Carletto scores."""
    game = tavola.load("taj-mahal")
    for seed in range(6):
        before = (0,) * players
        for match in walk(new_match(game, players, f"explained {seed}"), random.Random(seed)):
            explained = [0] * players
            for event in match.events(SPECTATOR, match.number - 1):
                if event.kind in SCORING:
                    explained[event.seat] += event.amount
            changes = [now - was for now, was in zip(match.scores, before, strict=True)]
            assert changes == explained
            before = match.scores


def test_points_for_goods_are_told_with_the_goods_owned_before() -> None:
    game = tavola.load("taj-mahal")
    for seed in range(4):
        for match in walk(new_match(game, 4, f"goods {seed}"), random.Random(seed)):
            for event in match.events(SPECTATOR, match.number - 1):
                if event.kind == "good":
                    assert event.amount == 1 + event.at
                if event.kind == "connected":
                    assert event.amount == 1 + event.item.bit_count()
