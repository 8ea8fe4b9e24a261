"""The officials, of whom at most one helps in a turn, and only once."""

import pytest

import tavola
from tavola.games.thurn_und_taxis.state import Official
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    board,
    can,
    discarded,
    hand,
    play,
    player,
    route,
    row,
    told,
    why,
)

ROW = "Basel Lodz Ulm Linz Passau Zürich"
SIX_MORE = "Mannheim Mannheim Freiburg Ulm Budweis Salzburg"


def kinds(actions: list[str]) -> set[str]:
    return {action.split()[0] for action in actions}


# --- The postmaster ------------------------------------------------------------------------------


def test_the_postmaster_allows_a_second_card() -> None:
    match = Position(3).hold(RED, "Augsburg").row(ROW).deck("Kempten Budweis").turn(RED)
    play(match, "take Ulm", "postmaster", "draw")
    assert hand(match, RED) == "Ulm Augsburg Budweis"
    assert board(match).stage == "laying"
    assert why(match, "draw") == "already-taken"


def test_the_second_card_may_be_the_one_that_was_turned_up() -> None:
    match = Position(3).hold(RED, "Augsburg").row(ROW).deck("Kempten Budweis").turn(RED)
    play(match, "take Ulm", "postmaster", "take Kempten")
    assert hand(match, RED) == "Ulm Augsburg Kempten"
    assert row(match) == "Basel Lodz Budweis Linz Passau Zürich"


def test_the_postmaster_is_asked_after_the_first_card_and_before_laying() -> None:
    match = Position(3).hold(RED, "Augsburg").turn(RED)
    assert why(match, "postmaster") == "take-first"
    play(match, "draw")
    assert why(match, "postmaster") is None
    play(match, "begin Augsburg")
    assert why(match, "postmaster") == "already-laid"


def test_who_has_asked_for_a_second_card_takes_it() -> None:
    match = Position(3).hold(RED, "Augsburg").row(ROW).turn(RED)
    play(match, "draw", "postmaster")
    assert kinds(can(match)) == {"take", "draw"}


@pytest.mark.parametrize("route", ["", "Ulm Kempten Zürich"])
def test_who_begins_a_turn_without_cards_takes_two_and_has_no_other_help(route: str) -> None:
    position = Position(3).row(ROW).deck("Kempten Augsburg Nürnberg").route(RED, route)
    match = position.turn(RED)
    assert can(match) == [
        "take Basel",
        "take Zürich",
        "take Ulm",
        "take Passau",
        "take Linz",
        "take Lodz",
        "draw",
    ]
    assert told(match) == ["turn", "asked"]
    assert why(match, "administrator") == "one-official"
    play(match, "draw")
    assert kinds(can(match)) == {"take", "draw"}
    play(match, "draw")
    assert why(match, "postmaster") == "one-official"
    assert hand(match, RED) == "Augsburg Kempten"


def test_who_began_a_turn_without_cards_gets_neither_carrier_nor_cartwright() -> None:
    position = Position(3).row("Freiburg Carlsruhe").route(RED, "Ulm Kempten Zürich")
    match = position.carriage(RED, 4).turn(RED)
    play(match, "take Freiburg", "take Carlsruhe", "lay Freiburg right")
    assert can(match) == ["close", "end turn"]
    for official in "carrier", "close with the cartwright":
        assert why(match, official) == "one-official"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_first_round_everybody_must_ask_the_postmaster(players: int) -> None:
    match = tavola.load("thurn-und-taxis").new(players, seed=5)
    for _ in range(players):
        seat = match.actors[0]
        assert (board(match).official, board(match).takes) == ("postmaster", 2)
        play(match, "draw", "draw")
        # With the only official used and a route of one card, laying ends the turn.
        match.play(seat, match.legal(seat)[0])
        assert (player(match, seat).hand_size, len(route(match, seat).split())) == (1, 1)
    assert (board(match).official, board(match).takes) == ("none", 1)


def test_a_card_in_hand_at_the_start_of_the_turn_makes_the_postmaster_a_choice() -> None:
    match = Position(3).hold(RED, drawn="Lodz").turn(RED)
    assert board(match).official == "none"
    play(match, "draw")
    assert "postmaster" in can(match)


# --- The administrator ---------------------------------------------------------------------------


def test_the_administrator_replaces_all_six_cards() -> None:
    position = Position(3).hold(RED, "Augsburg").row(ROW).deck(SIX_MORE).discard("Basel")
    match = play(position.turn(RED), "administrator")
    assert row(match) == SIX_MORE
    assert discarded(match) == "Basel Basel Zürich Ulm Passau Linz Lodz"
    assert told(match, since=1) == ["asked", "swept", *["turned_up"] * 6]
    assert hand(match, RED) == "Augsburg"


def test_after_the_administrator_a_card_is_taken_from_the_row_or_the_deck() -> None:
    position = Position(3).hold(RED, "Augsburg").row(ROW).deck(SIX_MORE)
    match = play(position.turn(RED), "administrator")
    assert can(match) == [
        "take Mannheim",
        "take Freiburg",
        "take Ulm",
        "take Salzburg",
        "take Budweis",
        "draw",
    ]
    play(match, "take Budweis")
    assert board(match).stage == "laying"


def test_the_administrator_comes_before_taking_a_card() -> None:
    match = play(Position(3).hold(RED, "Augsburg").turn(RED), "draw")
    assert why(match, "administrator") == "already-taken"
    play(match, "postmaster")
    assert why(match, "administrator") == "one-official"


# --- The postal carrier --------------------------------------------------------------------------


def test_the_postal_carrier_allows_a_second_card() -> None:
    match = Position(3).hold(RED, "Basel Zürich Lodz").route(RED, "Ulm Kempten").laying(RED)
    play(match, "lay Zürich right", "carrier", "lay Basel right")
    assert route(match, RED) == "Ulm Kempten Zürich Basel"
    assert hand(match, RED) == "Lodz"
    assert can(match) == ["close", "end turn"]


def test_the_second_card_may_lie_at_the_other_end() -> None:
    match = Position(3).hold(RED, "Stuttgart Zürich").route(RED, "Ulm Kempten").laying(RED)
    play(match, "lay Zürich right", "carrier", "lay Stuttgart left")
    assert route(match, RED) == "Stuttgart Ulm Kempten Zürich"


def test_the_second_card_must_fit_too() -> None:
    match = Position(3).hold(RED, "Zürich Basel Lodz Ulm").route(RED, "Kempten").laying(RED)
    play(match, "lay Zürich right", "carrier")
    assert can(match) == ["lay Basel right", "lay Ulm left"]
    assert why(match, "lay Lodz left") == "no-road"
    assert why(match, "end turn") == "lay-first"


def test_the_postal_carrier_is_not_offered_where_no_card_fits() -> None:
    match = Position(3).hold(RED, "Zürich Lodz").route(RED, "Ulm Kempten").laying(RED)
    play(match, "lay Zürich right")
    assert can(match) == ["close", "end turn"]
    assert why(match, "carrier") == "nothing-fits"


def test_the_postal_carrier_may_lengthen_a_route_that_was_just_begun() -> None:
    match = Position(3).hold(RED, "Ulm Kempten").laying(RED)
    play(match, "begin Ulm", "carrier", "lay Kempten right")
    assert route(match, RED) == "Ulm Kempten"


def test_the_postal_carrier_may_lengthen_a_route_just_begun_instead_of_an_abandoned_one() -> None:
    position = Position(3).hold(RED, "Ulm Kempten").route(RED, "Lodz Pilsen Budweis")
    match = play(position.laying(RED), "abandon for Ulm", "carrier", "lay Kempten right")
    assert route(match, RED) == "Ulm Kempten"


def test_between_the_two_cards_nothing_is_abandoned() -> None:
    match = Position(3).hold(RED, "Zürich Basel").route(RED, "Kempten").laying(RED)
    play(match, "lay Zürich right", "carrier")
    assert why(match, "abandon for Basel") == why(match, "begin Basel") == "carrier-extends"


def test_the_postal_carrier_is_not_asked_before_the_first_card() -> None:
    match = Position(3).hold(RED, "Zürich Basel").route(RED, "Kempten").laying(RED)
    assert why(match, "carrier") == "lay-first"


def test_there_is_no_third_card() -> None:
    match = Position(3).hold(RED, "Zürich Basel Freiburg").route(RED, "Kempten").laying(RED)
    play(match, "lay Zürich right", "carrier", "lay Basel right")
    assert why(match, "carrier") == "one-official"
    assert why(match, "lay Freiburg right") == "already-laid"


def test_a_route_lengthened_by_the_postal_carrier_may_be_closed_without_the_cartwright() -> None:
    position = Position(3).hold(RED, "Zürich Basel").route(RED, "Kempten").carriage(RED, 4)
    match = play(position.laying(RED), "lay Zürich right", "carrier", "lay Basel right")
    assert can(match) == ["close", "end turn"]
    assert why(match, "close with the cartwright") == "one-official"


# --- One of them ---------------------------------------------------------------------------------


def with_need_of_all() -> Position:
    """Red could do with the help of every official."""
    position = Position(3).hold(RED, "Zürich Basel").route(RED, "Ulm Kempten")
    return position.carriage(RED, 4)


def test_where_nobody_has_helped_yet_everybody_may() -> None:
    match = with_need_of_all().turn(RED)
    assert why(match, "administrator") is None
    play(match, "draw")
    assert why(match, "postmaster") is None
    play(match, "lay Zürich right")
    assert can(match) == ["carrier", "close", "close with the cartwright", "end turn"]


@pytest.mark.parametrize("steps", [("administrator", "draw"), ("draw", "postmaster", "draw")])
def test_after_one_official_no_other_helps_in_a_turn(steps: tuple[str, ...]) -> None:
    match = play(with_need_of_all().turn(RED), *steps)
    assert why(match, "postmaster") == "one-official"
    play(match, "lay Zürich right")
    assert can(match) == ["close", "end turn"]
    for official in "carrier", "close with the cartwright":
        assert why(match, official) == "one-official"


def test_each_turn_has_its_own_official() -> None:
    position = Position(2).hold(RED, "Lodz Ulm").hold(BLUE, "Basel Linz")
    match = play(position.turn(RED), "administrator", "draw", "begin Lodz")
    assert (board(match).turn, board(match).official) == (BLUE, "none")
    play(match, "administrator", "draw", "begin Basel")
    assert (board(match).turn, board(match).official) == (RED, "none")
    assert why(match, "administrator") is None


@pytest.mark.parametrize("official", [o for o in Official if o != Official.NONE])
def test_who_helps_is_shown_to_all(official: Official) -> None:
    position = Position(3).route(GREEN, "Ulm Kempten Zürich").hold(GREEN, "Basel")
    assert board(position.finishing(GREEN, official)).official == official.name.lower()
