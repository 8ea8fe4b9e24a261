"""Which rule forbids an action."""

import random

import pytest

import tavola
from tavola import Match
from tavola.games.thurn_und_taxis.actions import ACTIONS, ATLAS
from tests.games.strategies import new_match, walk
from tests.games.thurn_und_taxis.positions import BLUE, RED, Position, number, play, why

ROUTE = "Ulm Kempten Zürich"


def begun() -> Match:
    """At the start of a turn of Red, who has a card and an open route."""
    return Position(3).hold(RED, "Basel").route(RED, ROUTE).turn(RED)


def laying(hand: str, route: str = ROUTE) -> Match:
    return Position(3).hold(RED, hand).route(RED, route).laying(RED)


def finishing(hand: str = "", route: str = ROUTE, carriage: int = 0) -> Match:
    return Position(3).hold(RED, hand).route(RED, route).carriage(RED, carriage).finishing(RED)


def closing(hand: str = "") -> Match:
    """Red has closed a route and chooses how to place houses."""
    return play(finishing(hand, "Ulm Stuttgart Nürnberg"), "close")


def test_game_over() -> None:
    match = Position(2).carriage(BLUE, 7).ended(BLUE).turn(RED)
    assert match.over
    for seat in RED, BLUE:
        assert why(match, "draw", seat) == why(match, "end turn", seat) == "game-over"


def test_not_your_turn() -> None:
    match = begun()
    assert why(match, "draw", BLUE) == why(match, "end turn", BLUE) == "not-your-turn"


@pytest.mark.parametrize(
    "action", ["begin Basel", "lay Basel right", "abandon for Basel", "postmaster", "end turn"]
)
def test_take_first(action: str) -> None:
    assert why(begun(), action) == "take-first"


@pytest.mark.parametrize("action", ["take Basel", "draw", "administrator"])
def test_already_taken(action: str) -> None:
    assert why(laying("Basel"), action) == "already-taken"
    assert why(finishing(), action) == "already-taken"


def test_not_in_row() -> None:
    match = Position(3).hold(RED, "Basel").row("Ulm Lodz Linz Lodz Ulm Linz").turn(RED)
    assert why(match, "take Basel") == "not-in-row"
    assert why(match, "take Linz") is None


def test_no_cards_left() -> None:
    match = Position(3).hold(RED, "Basel").row("Ulm").rest_held_by(BLUE).turn(RED)
    assert why(match, "draw") == "no-cards-left"
    assert why(play(match, "take Ulm"), "postmaster") == "no-cards-left"


def test_one_official() -> None:
    match = play(begun(), "administrator")
    assert why(match, "administrator") == "one-official"
    assert why(play(match, "draw"), "postmaster") == "one-official"
    match = play(laying("Basel Freiburg Lodz"), "lay Basel right", "carrier")
    assert why(match, "postmaster") == "one-official"
    play(match, "lay Freiburg right")
    assert why(match, "carrier") == why(match, "close with the cartwright") == "one-official"


@pytest.mark.parametrize("action", ["carrier", "close", "close with the cartwright", "end turn"])
def test_lay_first(action: str) -> None:
    assert why(laying("Basel"), action) == "lay-first"
    assert why(play(laying("Basel Freiburg"), "lay Basel right", "carrier"), action) == "lay-first"


@pytest.mark.parametrize(
    "action", ["begin Basel", "lay Basel right", "abandon for Basel", "postmaster"]
)
def test_already_laid(action: str) -> None:
    assert why(finishing("Basel"), action) == "already-laid"


def test_not_in_hand() -> None:
    assert why(laying("Lodz"), "lay Basel right") == "not-in-hand"
    assert why(laying("Lodz"), "abandon for Basel") == "not-in-hand"
    assert why(laying("Lodz", route=""), "begin Basel") == "not-in-hand"
    match = play(closing("Lodz Lodz Lodz Linz"), "one house in each region", "house in Ulm")
    assert why(match, "discard Basel") == "not-in-hand"


def test_route_open() -> None:
    assert why(laying("Basel"), "begin Basel") == "route-open"


def test_no_route() -> None:
    match = laying("Basel", route="")
    assert why(match, "lay Basel right") == why(match, "abandon for Basel") == "no-route"


def test_in_route() -> None:
    assert why(laying("Kempten"), "lay Kempten right") == "in-route"


def test_no_road() -> None:
    match = laying("Basel")
    assert why(match, "lay Basel left") == "no-road"
    assert why(match, "lay Basel right") is None


def test_one_card() -> None:
    match = laying("Basel", route="Zürich")
    assert why(match, "lay Basel left") == "one-card"
    assert why(match, "lay Basel right") is None


def test_carrier_extends() -> None:
    match = play(laying("Basel Freiburg"), "lay Basel right", "carrier")
    assert why(match, "begin Freiburg") == why(match, "abandon for Freiburg") == "carrier-extends"


def test_nothing_fits() -> None:
    assert why(finishing("Lodz"), "carrier") == "nothing-fits"
    assert why(finishing("Basel"), "carrier") is None


def test_too_short() -> None:
    match = finishing("Lodz", "Ulm Kempten")
    assert why(match, "close") == why(match, "close with the cartwright") == "too-short"


def test_no_carriage() -> None:
    assert why(finishing(carriage=0), "close with the cartwright") == "no-carriage"
    assert why(finishing(carriage=3), "close with the cartwright") is None
    assert why(finishing(carriage=5), "close with the cartwright") == "no-carriage"


@pytest.mark.parametrize(
    "action",
    [
        "carrier",
        "close",
        "close with the cartwright",
        "fewer houses",
        "house in Basel",
        "discard Basel",
    ],
)
def test_already_closed(action: str) -> None:
    match = play(finishing("Basel"), "close", "one house in each region")
    assert why(match, action) == "already-closed"


@pytest.mark.parametrize(
    "action",
    [
        "one house in each region",
        "houses in Baiern",
        "fewer houses",
        "house in Ulm",
        "no house here",
        "discard Basel",
    ],
)
def test_close_first(action: str) -> None:
    assert why(finishing("Basel"), action) == "close-first"


@pytest.mark.parametrize("action", ["draw", "lay Basel right", "carrier", "close", "end turn"])
def test_finish_closing(action: str) -> None:
    match = closing("Basel Basel Basel Lodz")
    assert why(match, action) == why(match, "discard Basel") == "finish-closing"
    play(match, "one house in each region")
    assert why(match, action) == why(match, "discard Basel") == "finish-closing"
    play(match, "house in Ulm")
    assert why(match, action) == "finish-closing"


@pytest.mark.parametrize(
    "action", ["one house in each region", "houses in Württemberg", "fewer houses"]
)
def test_already_chosen(action: str) -> None:
    match = play(closing("Lodz Lodz Lodz Linz"), "one house in each region")
    assert why(match, action) == "already-chosen"
    assert why(play(match, "house in Ulm"), action) == "already-chosen"


def test_one_house() -> None:
    match = closing()
    for region in "Baiern", "Polen":
        assert why(match, f"houses in {region}") == "one-house"
    assert why(match, "houses in Württemberg") is None


def test_no_fewer() -> None:
    match = play(finishing(route="Ulm Kempten Augsburg Ingolstadt"), "close", "fewer houses")
    assert why(match, "fewer houses") == "no-fewer"


@pytest.mark.parametrize("action", ["house in Nürnberg", "house in Sigmaringen"])
def test_not_asked(action: str) -> None:
    match = closing("Lodz Lodz Lodz Linz")
    assert why(match, action) == why(match, "no house here") == "not-asked"
    play(match, "one house in each region")
    assert why(match, action) == "not-asked"
    play(match, "house in Ulm")
    assert why(match, action) == why(match, "no house here") == "not-asked"


def test_all_houses() -> None:
    match = play(closing(), "one house in each region")
    assert why(match, "no house here") == "all-houses"


def test_discard_order() -> None:
    match = play(closing("Ulm Linz Lodz Basel Lodz"), "one house in each region", "house in Ulm")
    assert why(match, "discard Lodz") is None
    play(match, "discard Linz")
    assert why(match, "discard Basel") == why(match, "discard Ulm") == "discard-order"


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6])
def test_no_such_action(action: int) -> None:
    match = begun()
    with pytest.raises(tavola.Illegal):
        match.why_not(RED, action)
    with pytest.raises(tavola.Illegal):
        match.play(RED, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_the_legal_actions_have_no_reason_against_them(players: int) -> None:
    game = tavola.load("thurn-und-taxis")
    for match in walk(new_match(game, players, "why"), random.Random(players)):
        if match.number % 20 == 0 and not match.over:
            (seat,) = match.actors
            allowed = [a.number for a in ATLAS if match.why_not(seat, a.number) is None]
            assert match.legal(seat) == allowed


def test_a_refused_action_changes_nothing() -> None:
    match = laying("Basel")
    before = match.tobytes()
    with pytest.raises(tavola.Illegal):
        match.play(RED, number(match, "lay Basel left"))
    assert match.tobytes() == before
    assert match.number == 0
