"""The carriages, which come in the order of their numbers."""

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
    play,
    player,
    tiles,
    told,
    why,
)

LONG = "Lodz Pilsen Nürnberg Stuttgart Ulm Kempten Zürich Basel"
CLOSINGS = [(carriage, cards) for carriage in (0, 3, 4, 5, 6) for cards in range(3, 9)]


def following(carriage: int) -> int:
    return max(carriage + 1, 3)


def with_route(cards: int, carriage: int = 0, players: int = 3) -> Position:
    """Red has a route of so many cards, and a house in each of its cities already."""
    route = " ".join(LONG.split()[:cards])
    return Position(players).carriage(RED, carriage).route(RED, route).houses(RED, route)


def carriage(match: Match) -> int:
    number: int = player(match, RED).carriage
    return number


@pytest.mark.parametrize(("had", "cards"), CLOSINGS)
def test_the_next_carriage_for_a_route_of_at_least_its_number(had: int, cards: int) -> None:
    match = play(with_route(cards, had).finishing(RED), "close")
    assert carriage(match) == (following(had) if cards >= following(had) else had)


def test_the_first_carriage_is_the_three_even_for_a_route_of_seven() -> None:
    assert carriage(play(with_route(7).finishing(RED), "close")) == 3


def test_routes_of_three_and_five_and_four_cards_win_the_three_and_the_four() -> None:
    got = 0
    for cards, gets in (3, 3), (5, 4), (4, 4):
        got = carriage(play(with_route(cards, got).finishing(RED), "close"))
        assert got == gets


@pytest.mark.parametrize(("had", "cards"), CLOSINGS)
def test_the_cartwright_makes_up_for_one_or_two_cards(had: int, cards: int) -> None:
    match = with_route(cards, had).finishing(RED)
    if 1 <= following(had) - cards <= 2:
        assert "close with the cartwright" in can(match)
        assert carriage(play(match, "close with the cartwright")) == following(had)
        assert told(match)[:2] == ["asked", "closed"]
    else:
        assert why(match, "close with the cartwright") == "no-carriage"


def test_with_a_route_of_five_the_cartwright_gives_the_seven_and_the_end() -> None:
    match = play(with_route(5, carriage=6).finishing(RED), "close with the cartwright")
    assert carriage(match) == 7
    assert board(match).ended == RED
    assert tiles(match, RED) == "route-5 2, end 1"


def test_with_a_route_of_four_the_cartwright_does_not_give_the_seven() -> None:
    match = with_route(4, carriage=6).finishing(RED)
    assert can(match) == ["close", "end turn"]
    assert carriage(play(match, "close")) == 6


def test_with_a_route_of_three_the_cartwright_gives_the_five() -> None:
    match = play(with_route(3, carriage=4).finishing(RED), "close with the cartwright")
    assert carriage(match) == 5


def test_nobody_has_to_ask_the_cartwright() -> None:
    match = with_route(3, carriage=4).finishing(RED)
    assert can(match) == ["close", "close with the cartwright", "end turn"]
    assert carriage(play(match, "close")) == 4


@pytest.mark.parametrize("cards", [5, 7, 8])
def test_after_the_seven_there_is_no_other(cards: int) -> None:
    match = with_route(cards, carriage=7).ended(RED).began(BLUE).finishing(RED)
    assert why(match, "close with the cartwright") == "no-carriage"
    assert carriage(play(match, "close")) == 7


def test_how_houses_are_placed_does_not_matter() -> None:
    match = Position(3).route(RED, "Nürnberg Regensburg Passau").finishing(RED)
    none = play(match.copy(), "close", "fewer houses", "one house in each region")
    assert player(none, RED).houses_left == 20
    assert carriage(none) == 3
    assert carriage(play(match, "close", "houses in Baiern")) == 3


def test_there_is_a_carriage_of_each_number_for_everybody() -> None:
    match = with_route(6, carriage=5, players=4)
    for seat in BLUE, GREEN, YELLOW:
        match.carriage(seat, 6)
    assert carriage(play(match.finishing(RED), "close")) == 6


@pytest.mark.parametrize(("number", "points"), [(0, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_only_the_best_carriage_counts(number: int, points: int) -> None:
    position = Position(3).carriage(RED, number).began(BLUE)
    match = (position.ended(RED) if number == 7 else position).turn(RED)
    assert match.scores[RED] == points - 20 + (number == 7)
