"""The first part of a turn: take a city card."""

import pytest

from tavola import Match
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    board,
    can,
    hand,
    play,
    player,
    row,
    told,
    why,
)

ROW = "Basel Lodz Ulm Linz Passau Zürich"


def position() -> Position:
    """Red has a card, so nobody helps unless asked."""
    return Position(3).hold(RED, "Augsburg").row(ROW).deck("Budweis Kempten")


def test_a_card_face_up_is_taken_and_replaced_at_once() -> None:
    match = play(position().turn(RED), "take Ulm")
    assert hand(match, RED) == "Ulm Augsburg"
    assert row(match) == "Basel Lodz Budweis Linz Passau Zürich"
    assert told(match, since=1) == ["took", "turned_up"]


def test_the_top_card_of_the_deck_may_be_taken_instead() -> None:
    match = position().turn(RED)
    cards = board(match).deck_size
    play(match, "draw")
    assert hand(match, RED) == "Augsburg Budweis"
    assert row(match) == ROW
    assert board(match).deck_size == cards - 1


def test_only_its_owner_sees_a_card_from_the_deck() -> None:
    match = play(position().turn(RED), "draw")
    assert told(match, since=1, viewer=RED) == ["drew"]
    assert told(match, since=1, viewer=BLUE) == told(match, since=1) == ["drew_hidden"]
    assert player(match, RED).hand_size == 2


def test_everybody_sees_a_card_taken_from_the_row() -> None:
    match = play(position().turn(RED), "take Lodz")
    for viewer in RED, BLUE, GREEN, -1:
        assert told(match, since=1, viewer=viewer) == ["took", "turned_up"]


def test_a_card_must_be_taken() -> None:
    match = position().turn(RED)
    assert can(match) == [
        "administrator",
        "take Basel",
        "take Zürich",
        "take Ulm",
        "take Passau",
        "take Linz",
        "take Lodz",
        "draw",
    ]
    assert why(match, "begin Augsburg") == why(match, "end turn") == "take-first"


def test_just_one_card_is_taken() -> None:
    match = play(position().turn(RED), "draw")
    assert board(match).stage == "laying"
    assert why(match, "draw") == why(match, "take Basel") == "already-taken"


def test_equal_cards_of_the_row_are_one_action() -> None:
    equal = Position(3).hold(RED, "Augsburg").row("Ulm Lodz Ulm Ulm Lodz Basel")
    match = equal.deck("Budweis").turn(RED)
    assert can(match) == ["administrator", "take Basel", "take Ulm", "take Lodz", "draw"]
    play(match, "take Ulm")
    assert row(match) == "Budweis Lodz Ulm Ulm Lodz Basel"


def test_the_card_that_was_turned_up_may_be_taken_next() -> None:
    match = play(position().turn(RED), "take Basel", "begin Basel", "end turn", "take Budweis")
    assert hand(match, BLUE) == "Budweis"
    assert row(match) == "Kempten Lodz Ulm Linz Passau Zürich"


@pytest.mark.parametrize("action", ["take Ulm", "draw"])
def test_the_hand_has_no_limit(action: str) -> None:
    cards = "Mannheim Carlsruhe Freiburg Innsbruck Stuttgart Würzburg Nürnberg Regensburg Salzburg"
    match = Position(3).hold(RED, cards, drawn=cards).row(ROW).deck("Ulm").turn(RED)
    play(match, action)
    assert len(hand(match, RED).split()) == 19


def test_only_the_player_at_turn_takes_cards() -> None:
    match = position().turn(RED)
    assert match.legal(BLUE) == match.legal(GREEN) == []
    assert why(match, "draw", BLUE) == "not-your-turn"


def turns(match: Match, count: int) -> list[int]:
    """Who begins the next turns."""
    order = []
    for _ in range(count):
        seat = match.actors[0]
        order.append(seat)
        match.play(seat, match.legal(seat)[-1])
        while match.actors == (seat,):
            match.play(seat, match.legal(seat)[-1])
    return order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    everybody = Position(players)
    for seat in range(players):
        everybody.hold(seat, "Lodz" if seat < 3 else "Ulm")
    match = everybody.turn(RED)
    assert turns(match, players + 1) == [seat % players for seat in range(players + 1)]
