"""The bonus tiles that a closing wins."""

import pytest

from tavola import Match
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    board,
    can,
    houses,
    play,
    player,
    route,
    stack,
    tiles,
    told,
)

LONG = "Lodz Pilsen Nürnberg Stuttgart Ulm Kempten Zürich Basel Freiburg"


def first(cards: int) -> str:
    return " ".join(LONG.split()[:cards])


def closed(position: Position, route: str) -> Match:
    """Red has a house in every city of the route already, and closes it."""
    return play(position.route(RED, route).houses(RED, route).finishing(RED), "close")


# --- For the length of the route -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "won"),
    [
        (3, ""),
        (4, ""),
        (5, "route-5 2"),
        (6, "route-6 3"),
        (7, "route-7 4"),
        (8, "route-7 4"),
        (9, "route-7 4"),
    ],
)
def test_one_tile_by_the_number_of_cards(cards: int, won: str) -> None:
    assert tiles(closed(Position(3), first(cards)), RED) == won


def test_the_next_tile_of_a_stack_is_worth_less() -> None:
    match = closed(Position(3).tiles("route-7", BLUE, GREEN), first(7))
    assert tiles(match, RED) == "route-7 2"
    assert stack(match, "route-7") == (1,)


def test_a_player_may_win_several_tiles_for_the_same_length() -> None:
    match = closed(Position(3).tiles("route-6", RED, BLUE), first(6))
    assert tiles(match, RED) == "route-6 3, route-6 1"


def test_instead_of_a_stack_that_is_gone_the_next_one_for_shorter_routes() -> None:
    position = Position(2).tiles("route-7", BLUE, BLUE, BLUE, BLUE).tiles("route-6", BLUE)
    assert tiles(closed(position, first(7)), RED) == "route-6 2"


def test_a_route_of_eight_cards_counts_like_one_of_seven_there_too() -> None:
    position = Position(2).tiles("route-7", BLUE, BLUE, BLUE, BLUE)
    assert tiles(closed(position, first(8)), RED) == "route-6 3"


def test_more_than_one_stack_may_be_gone() -> None:
    position = Position(2).tiles("route-7", BLUE, BLUE, BLUE, BLUE)
    match = closed(position.tiles("route-6", BLUE, BLUE, BLUE), first(7))
    assert tiles(match, RED) == "route-5 2"


def test_never_a_tile_for_longer_routes() -> None:
    match = closed(Position(2).tiles("route-6", BLUE, BLUE, BLUE), first(6))
    assert tiles(match, RED) == "route-5 2"
    assert stack(match, "route-7") == (4, 3, 2, 1)


def test_a_route_of_five_gets_nothing_once_its_stack_is_gone() -> None:
    match = closed(Position(2).tiles("route-5", BLUE, BLUE), first(5))
    assert tiles(match, RED) == ""
    assert stack(match, "route-6") == (3, 2, 1)


def test_nothing_is_left_when_all_stacks_for_routes_are_gone() -> None:
    position = Position(2).tiles("route-7", BLUE, BLUE, BLUE, BLUE).tiles("route-5", BLUE, BLUE)
    match = closed(position.tiles("route-6", BLUE, BLUE, BLUE), first(7))
    assert tiles(match, RED) == ""


def test_the_cartwright_does_not_lengthen_the_route_for_a_tile() -> None:
    position = Position(2).carriage(RED, 5).route(RED, first(4)).houses(RED, first(4))
    match = play(position.finishing(RED), "close with the cartwright")
    assert player(match, RED).carriage == 6
    assert tiles(match, RED) == ""


# --- For all cities of regions -------------------------------------------------------------------

ALL_BUT_ONE = [
    ("baden", 3, "Mannheim Carlsruhe", "Basel Freiburg Zürich"),
    ("wurttemberg", 3, "Ulm Stuttgart", "Zürich Sigmaringen Kempten"),
    ("wurttemberg", 3, "Sigmaringen Stuttgart", "Sigmaringen Ulm Augsburg"),
    ("schweiz", 3, "Basel Zürich", "Kempten Innsbruck Salzburg"),
    ("schweiz", 3, "Zürich Innsbruck", "Freiburg Basel Zürich"),
    ("bohmen", 4, "Pilsen Linz Salzburg", "Linz Budweis Pilsen"),
    ("bohmen", 4, "Pilsen Budweis Linz", "Innsbruck Salzburg Passau"),
    (
        "baiern",
        5,
        "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Kempten München",
        "München Passau Linz",
    ),
    (
        "all-regions",
        6,
        "Mannheim Basel Innsbruck Sigmaringen Ulm Passau Salzburg Budweis",
        "Budweis Pilsen Lodz",
    ),
]


@pytest.mark.parametrize(("short", "points", "owned", "route"), ALL_BUT_ONE)
def test_the_house_in_the_last_city_wins_the_tile(
    short: str, points: int, owned: str, route: str
) -> None:
    match = Position(3).houses(RED, owned).route(RED, route).finishing(RED)
    play(match, "close", "one house in each region")
    while board(match).stage == "placing":
        match.play(RED, match.legal(RED)[0])
    assert tiles(match, RED) == f"{short} {points}"


@pytest.mark.parametrize(("short", "points", "owned", "route"), ALL_BUT_ONE)
def test_without_the_house_in_the_last_city_there_is_no_tile(
    short: str, points: int, owned: str, route: str
) -> None:
    match = Position(3).houses(RED, owned).route(RED, route).finishing(RED)
    play(match, "close", "fewer houses")
    if "one house in each region" in can(match):
        play(match, "one house in each region")
    while board(match).stage == "placing":
        play(match, "no house here")
    assert tiles(match, RED) == ""
    assert points in stack(match, short)


def test_houses_of_several_routes_count_together() -> None:
    """Stuttgart was placed before; now Sigmaringen and Ulm follow."""
    match = Position(3).houses(RED, "Stuttgart").route(RED, "Augsburg Ulm Sigmaringen")
    played = play(match.finishing(RED), "close", "one house in each region")
    assert houses(played, RED) == "Sigmaringen Stuttgart Ulm Augsburg"
    assert tiles(played, RED) == "wurttemberg 3"


@pytest.mark.parametrize(("having", "lacking"), [("Lodz", "Regensburg"), ("Regensburg", "Lodz")])
def test_all_regions_asks_for_baiern_and_polen_too(having: str, lacking: str) -> None:
    others = "Mannheim Basel Innsbruck Sigmaringen Ulm Salzburg Pilsen"
    position = Position(3).houses(RED, f"{others} {having}")
    match = position.route(RED, "Regensburg Pilsen Lodz").finishing(RED)
    assert tiles(match, RED) == ""
    play(match, "close", "one house in each region")
    assert lacking in houses(match, RED)
    assert tiles(match, RED) == "all-regions 6"


def test_several_tiles_may_be_won_with_one_closing() -> None:
    others = "Mannheim Carlsruhe Sigmaringen Kempten Innsbruck Salzburg"
    position = Position(3).houses_except(RED, others)
    match = position.route(RED, "Zürich Sigmaringen Kempten Innsbruck Salzburg").finishing(RED)
    assert (tiles(match, RED), player(match, RED).houses_left) == ("", 4)
    play(match, "close", "one house in each region")
    assert tiles(match, RED) == (
        "route-5 2, wurttemberg 3, schweiz 3, bohmen 4, baiern 5, all-regions 6, end 1"
    )
    assert sum(tile.points for tile in player(match, RED).tiles) == 24


def test_the_best_tile_left_is_won() -> None:
    baden = "Mannheim Carlsruhe Freiburg"
    position = Position(3).houses(BLUE, baden).houses(RED, "Mannheim Carlsruhe")
    match = position.route(RED, "Basel Freiburg Sigmaringen").finishing(RED)
    play(match, "close", "one house in each region")
    assert (tiles(match, BLUE), tiles(match, RED)) == ("baden 3", "baden 2")
    assert stack(match, "baden") == (1,)


def test_the_fourth_player_to_complete_a_region_gets_nothing() -> None:
    baden = "Mannheim Carlsruhe Freiburg"
    position = Position(4).houses(BLUE, baden).houses(GREEN, baden).houses(YELLOW, baden)
    match = position.houses(RED, "Mannheim Carlsruhe").route(RED, "Basel Freiburg Zürich")
    played = play(match.finishing(RED), "close", "one house in each region", "house in Basel")
    assert "Freiburg" in houses(played, RED)
    assert (stack(played, "baden"), tiles(played, RED)) == ((), "")


def test_four_players_may_have_baiern_and_all_regions() -> None:
    some = "Basel Innsbruck Sigmaringen Ulm Lodz Salzburg Budweis"
    most = "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Kempten München"
    position = Position(4).houses(RED, f"{some} {most}")
    for seat in BLUE, GREEN, YELLOW:
        position.houses(seat, f"{some} {most} Mannheim Passau")
    match = position.route(RED, "Mannheim Würzburg Nürnberg Regensburg Passau").finishing(RED)
    play(match, "close", "one house in each region")
    assert tiles(match, RED) == "route-5 2, baiern 2, all-regions 3"
    assert stack(match, "baiern") == stack(match, "all-regions") == ()


@pytest.mark.parametrize("taken", [(RED,), (BLUE, RED)])
def test_nobody_gets_two_tiles_of_a_region(taken: tuple[int, ...]) -> None:
    baden = "Mannheim Carlsruhe Freiburg"
    position = Position(3).houses(RED, baden).houses(BLUE, baden).tiles("baden", *taken)
    match = position.route(RED, "Mannheim Carlsruhe Freiburg Basel").finishing(RED)
    before = tiles(match, RED)
    play(match, "close", "one house in each region")
    assert tiles(match, RED) == before


def test_too_few_houses_for_the_last_cities_win_no_tile() -> None:
    """Two cities of Baden are missing, and one house is left."""
    without = "Mannheim Carlsruhe Sigmaringen"
    position = Position(3).houses_except(RED, without).route(RED, "Mannheim Carlsruhe Freiburg")
    match = position.finishing(RED)
    before = tiles(match, RED)
    play(match, "close", "one house in each region", "house in Carlsruhe")
    assert tiles(match, RED) == f"{before}, end 1"


# --- In every case -------------------------------------------------------------------------------


def test_what_is_earned_is_taken_without_asking() -> None:
    position = Position(3).houses(RED, "Mannheim Carlsruhe").carriage(RED, 3)
    match = position.route(RED, "Freiburg Sigmaringen Stuttgart Nürnberg Pilsen").finishing(RED)
    play(match, "close", "one house in each region")
    assert told(match)[-3:] == ["tile", "tile", "carriage"]
    assert tiles(match, RED) == "route-5 2, baden 3"
    assert can(match) == ["end turn"]


def test_tiles_are_won_at_a_closing_and_never_by_laying() -> None:
    position = Position(3).houses(RED, "Mannheim Carlsruhe").hold(RED, "Freiburg")
    match = position.route(RED, "Kempten Zürich Basel").laying(RED)
    play(match, "lay Freiburg right", "end turn")
    assert (tiles(match, RED), len(route(match, RED).split())) == ("", 4)


def test_the_points_of_tiles_count_at_once() -> None:
    match = closed(Position(3), first(7))
    assert match.scores[RED] == 4 + 2 - 13
    assert player(match, RED).points == match.scores[RED]
