"""The end of the game."""

import pytest

from tavola import Match
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    happened,
    player,
    withdraw,
)


def ended(position: Position, leaver: int = CARLA) -> Match:
    """The last visit, from which only one has not withdrawn yet, who has no card in hand."""
    others = [seat for seat in range(3) if seat != leaver]
    position.out(*others).at("Agra").laid(leaver, "rPE").court("V").tiles(leaver, 12)
    match = withdraw(position.turn(leaver))
    assert match.over
    return match


def left(match: Match, seat: int) -> tuple[int, int, int]:
    """The points of a hand: special cards, white ones, one colour."""
    kinds = ("specials_left", "whites_left", "colour_left")
    amounts = [
        event.amount for kind in kinds for event in happened(match, kind) if event.seat == seat
    ]
    specials, whites, colour = amounts
    return specials, whites, colour


def test_the_examples_of_the_final_hands() -> None:
    position = Position(3).hold(ANNA, "wE wK rVE rEE rGE yEE gEE").specials(ANNA, "+2")
    position.hold(BRUNO, "gVE gGE gME gPE gKE pEE").specials(BRUNO, "change")
    match = ended(position.hold(CARLA, "wE pVE pGE yVE").specials(CARLA, "+E").display("gEE"))
    assert left(match, ANNA) == (1, 2, 3)
    assert left(match, BRUNO) == (1, 0, 5)
    assert left(match, CARLA) == (1, 1, 2)
    assert match.scores == (6, 6, 4)


def test_two_colours_equally_frequent_count_once() -> None:
    match = ended(Position(3).hold(ANNA, "rVE rEE yEE yVE gEE").hold(CARLA, ""))
    assert left(match, ANNA) == (0, 0, 2)
    assert match.scores[ANNA] == 2


def test_an_empty_hand_is_worth_nothing() -> None:
    match = ended(Position(3).hold(ANNA, "").hold(BRUNO, "rEE"))
    assert left(match, ANNA) == (0, 0, 0)
    assert match.scores[ANNA] == 0


def test_cards_taken_in_the_last_visit_count() -> None:
    match = ended(Position(3).hold(CARLA, "gVE").display("gEE"))
    assert left(match, CARLA) == (0, 0, 2)


def test_influence_tiles_are_worth_nothing() -> None:
    match = ended(Position(3).hold(ANNA, "").influence(ANNA, "VGMP"))
    assert match.scores[ANNA] == 0


def test_all_hands_are_shown() -> None:
    match = ended(Position(3).hold(ANNA, "rVE").hold(BRUNO, "gEE wK"))
    for viewer in -1, ANNA, BRUNO, CARLA:
        shown = match.view(viewer).players
        assert shown[BRUNO].hand == ["card:green-elephant-elephant", "card:white-mogul"]


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((40, 30, 20), (ANNA,)),
        ((30, 30, 20), (ANNA, BRUNO)),
        ((30, 30, 29), (ANNA, BRUNO, CARLA)),  # Carla takes the last card of the display
        ((10, 30, 20), (BRUNO,)),
    ],
)
def test_most_points_win_and_a_tie_is_shared(
    points: tuple[int, int, int], winners: tuple[int, ...]
) -> None:
    position = Position(3).hold(ANNA, "").hold(BRUNO, "").hold(CARLA, "").display("rEE")
    for seat, own in enumerate(points):
        position.points(seat, own)
    match = ended(position)
    assert match.scores == (points[0], points[1], points[2] + 1)
    assert match.winners == winners
    assert match.returns == tuple(
        pytest.approx(1 / len(winners)) if seat in winners else 0 for seat in range(3)
    )


def test_the_game_ends_with_the_twelfth_visit() -> None:
    match = Position(3).hold(ANNA, "").hold(BRUNO, "gEE").visit(11).out(ANNA, BRUNO).turn(CARLA)
    withdraw(match)
    assert (board(match).visit, board(match).province) == (12, "province:agra")
    while not match.over:
        withdraw(match)
    assert board(match).visit == 12
    assert match.actors == ()


def test_with_nine_provinces_it_ends_with_the_ninth() -> None:
    match = Position(3, nine_provinces=True).visit(8).out(ANNA, BRUNO).turn(CARLA)
    withdraw(match)
    assert (board(match).visit, board(match).province) == (9, "province:agra")
    assert len(board(match).display) == 5
    while not match.over:
        withdraw(match)
    assert board(match).visit == 9


def test_nobody_has_anything_before_them_at_the_end() -> None:
    match = ended(Position(3).specials(BRUNO, "+2"))
    for seat in range(3):
        assert player(match, seat).laid == []
        assert not player(match, seat).inside
