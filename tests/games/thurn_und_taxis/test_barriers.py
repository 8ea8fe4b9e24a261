"""What can be taken back: everything until something comes to light."""

import pytest

import tavola
from tavola import Match
from tests.games.thurn_und_taxis.positions import BLUE, RED, Position, number, play, row, told

ROW = "Basel Lodz Ulm Linz Passau Zürich"


def taken_back(match: Match, *actions: str) -> None:
    """All of this can be taken back, step by step."""
    states = []
    for words in actions:
        states.append(match.tobytes())
        match.play(RED, number(match, words))
        assert match.can_undo(RED)
    for state in reversed(states):
        match.undo(RED)
        assert match.tobytes() == state
    assert not match.can_undo(RED)
    assert match.check() is None


def final(match: Match, action: str) -> None:
    """This cannot be taken back."""
    play(match, action)
    assert not match.can_undo(RED)
    with pytest.raises(tavola.NotYourTurn):
        match.undo(RED)


# --- What can be taken back ----------------------------------------------------------------------


@pytest.mark.parametrize("drawn", [False, True], ids=["taken", "drawn"])
def test_laying_a_card(drawn: bool) -> None:
    """Also one that nobody else knew: it was the choice of its owner to show it."""
    hand = {"drawn" if drawn else "taken": "Zürich Basel"}
    position = Position(3).hold(RED, **hand).route(RED, "Ulm Kempten")
    taken_back(position.laying(RED), "lay Zürich right")


def test_beginning_a_route() -> None:
    taken_back(Position(3).hold(RED, "Ulm Lodz").laying(RED), "begin Lodz")


def test_abandoning_a_route() -> None:
    position = Position(3).hold(RED, "Lodz Linz").route(RED, "Ulm Kempten Zürich")
    taken_back(position.laying(RED), "abandon for Lodz")


def test_asking_the_postal_carrier() -> None:
    position = Position(3).hold(RED, "Zürich Basel").route(RED, "Ulm Kempten")
    taken_back(position.laying(RED), "lay Zürich right", "carrier", "lay Basel right")


def test_asking_the_postmaster_as_long_as_no_card_is_taken() -> None:
    taken_back(Position(3).hold(RED, "Zürich Basel").laying(RED), "postmaster")


def test_a_whole_closing() -> None:
    """Houses, tiles, carriage and discards."""
    position = Position(3).hold(RED, "Lodz Linz Linz", drawn="Ulm Basel").houses(RED, "Stuttgart")
    match = position.route(RED, "Augsburg Ulm Sigmaringen Zürich Basel").finishing(RED)
    taken_back(
        match,
        "close",
        "one house in each region",
        "house in Basel",
        "discard Basel",
        "discard Lodz",
    )


def test_placing_fewer_houses() -> None:
    match = Position(3).route(RED, "Augsburg Ulm Sigmaringen").finishing(RED)
    asked = "house in Sigmaringen", "no house here", "no house here"
    taken_back(match, "close", "fewer houses", *asked)


def test_closing_with_the_cartwright() -> None:
    route = "Augsburg Ulm Sigmaringen"
    position = Position(3).carriage(RED, 4).route(RED, route).houses(RED, route)
    taken_back(position.finishing(RED), "close with the cartwright")


def test_a_closing_that_brings_the_end() -> None:
    route = "Lodz Pilsen Nürnberg Stuttgart Ulm Kempten Zürich"
    position = Position(3).carriage(RED, 6).route(RED, route).houses(RED, route)
    taken_back(position.finishing(RED), "close")


def test_ending_a_turn_as_long_as_the_next_player_has_not_acted() -> None:
    position = Position(3).hold(RED, "Ulm Lodz").hold(BLUE, "Linz")
    match = position.laying(RED)
    taken_back(match, "begin Lodz", "end turn")
    play(match, "begin Lodz", "end turn", "draw")
    assert not match.can_undo(RED)


# --- What cannot be taken back -------------------------------------------------------------------


def test_taking_a_card_whose_place_is_filled() -> None:
    final(Position(3).hold(RED, "Lodz").row(ROW).turn(RED), "take Ulm")


def test_drawing_a_card() -> None:
    final(Position(3).hold(RED, "Lodz").turn(RED), "draw")


def test_having_the_row_replaced() -> None:
    final(Position(3).hold(RED, "Lodz").turn(RED), "administrator")


def test_ending_a_turn_where_the_row_is_filled_then() -> None:
    position = Position(3).hold(RED, "Augsburg Lodz").row("Basel Ulm").rest_held_by(BLUE)
    match = play(position.route(RED, "Stuttgart Nürnberg").laying(RED), "abandon for Augsburg")
    assert match.can_undo(RED)
    final(match, "end turn")


def test_nothing_from_before_a_card_was_drawn() -> None:
    match = play(Position(3).hold(RED, "Lodz Ulm").laying(RED), "postmaster")
    assert match.can_undo(RED)
    final(match, "draw")


def test_a_card_for_which_none_follows_may_be_put_back() -> None:
    """Nothing comes to light."""
    position = Position(3).hold(RED, "Lodz").row(ROW).rest_held_by(BLUE)
    match = position.turn(RED)
    taken_back(match, "take Ulm")
    assert row(match) == ROW


# --- How it looks --------------------------------------------------------------------------------


def test_what_was_taken_back_is_told_and_may_be_done_again() -> None:
    match = Position(3).hold(RED, "Lodz Ulm").laying(RED)
    play(match, "begin Lodz")
    match.undo(RED)
    play(match, "begin Lodz")
    assert told(match) == ["began", "undo", "began"]


def test_only_the_player_at_turn_takes_back() -> None:
    match = play(Position(3).hold(RED, "Lodz Ulm").laying(RED), "begin Lodz")
    assert not match.can_undo(BLUE)
    with pytest.raises(tavola.NotYourTurn):
        match.undo(BLUE)
