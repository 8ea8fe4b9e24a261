"""What can be agreed upon before a game."""

import pytest

import tavola
from tests.games.thurn_und_taxis.positions import RED, Position, board, play, tiles

EIGHT = "Mannheim Basel Innsbruck Sigmaringen Ulm Salzburg Pilsen"


def test_all_regions_are_nine_unless_agreed_otherwise() -> None:
    game = tavola.load("thurn-und-taxis")
    (option,) = game.options
    assert (option.name, option.values, option.default) == (
        "all_regions",
        ("nine", "eight"),
        "nine",
    )
    assert board(game.new(2, seed=1)).all_regions == 9
    assert board(game.new(2, seed=1, all_regions="nine")).all_regions == 9
    assert board(game.new(2, seed=1, all_regions="eight")).all_regions == 8
    with pytest.raises(tavola.BadOption):
        game.new(2, all_regions="seven")


@pytest.mark.parametrize(("all_regions", "won"), [("nine", ""), ("eight", "all-regions 6")])
def test_baiern_may_be_left_out_of_all_regions(all_regions: str, won: str) -> None:
    position = Position(2, all_regions=all_regions).houses(RED, EIGHT)
    match = position.route(RED, "Budweis Pilsen Lodz").finishing(RED)
    play(match, "close", "one house in each region")
    assert tiles(match, RED) == won


@pytest.mark.parametrize("all_regions", ["nine", "eight"])
def test_a_house_in_all_nine_regions_always_wins_the_tile(all_regions: str) -> None:
    position = Position(2, all_regions=all_regions).houses(RED, f"{EIGHT} Passau")
    match = position.route(RED, "Budweis Pilsen Lodz").finishing(RED)
    play(match, "close", "one house in each region")
    assert tiles(match, RED) == "all-regions 6"


@pytest.mark.parametrize("all_regions", ["nine", "eight"])
def test_baiern_does_not_stand_in_for_another_region(all_regions: str) -> None:
    position = Position(2, all_regions=all_regions).houses(RED, EIGHT)
    match = position.route(RED, "Linz Passau Regensburg").finishing(RED)
    play(match, "close", "one house in each region", "house in Passau")
    assert tiles(match, RED) == ""


def test_the_option_changes_nothing_about_the_tile_of_baiern() -> None:
    most = "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Kempten München"
    position = Position(2, all_regions="eight").houses(RED, most)
    match = position.route(RED, "Linz Passau Regensburg").finishing(RED)
    play(match, "close", "one house in each region")
    assert tiles(match, RED) == "baiern 5"
