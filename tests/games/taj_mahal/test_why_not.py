"""Which rule forbids an action."""

import random
from typing import Any

import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.actions import ACTIONS, ATLAS
from tests.games.strategies import walk
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    number,
    play,
    why,
    withdraw,
)

EVERY_KIND = [
    "play rVE",
    "alone",
    "white E",
    "special +2",
    "withdraw",
    "palace Lucknow",
    "crown Lucknow",
    "take rVE",
    "discard rVE",
]


def playing() -> Match:
    position = Position(3).laid(ANNA, "rVG").hold(ANNA, "rEE yEE wE").display("yVE gGE pGE rME wE")
    return position.specials(ANNA, "+2").turn(ANNA)


def joining() -> Match:
    return play(playing(), "play rEE")


def building(played: str = "rVG") -> Match:
    position = Position(3).laid(ANNA, played).palaces(BRUNO, "Gorakhpur")
    return play(position.display("yVE gGE pGE rME wE").turn(ANNA), "withdraw")


def crowning() -> Match:
    return play(Position(3).laid(ANNA, "rKE").turn(ANNA), "withdraw")


def taking() -> Match:
    return play(building(), "palace Bahraich", "palace Lucknow")


def losing() -> Match:
    position = Position(3, carletti=1).visit(7).laid(CARLA, "gVG").display("rVE yVE gGE pGE wE")
    position.hold(ANNA, "", "rEE rPE").hold(BRUNO, "", "yEE yPE")
    return play(position.turn(BRUNO), "play yEE")


def test_game_over() -> None:
    match = withdraw(Position(3).at("Agra").out(BRUNO, CARLA).turn(ANNA))
    assert match.over
    for seat in ANNA, BRUNO, CARLA:
        assert {why(match, words, seat) for words in EVERY_KIND} == {"game-over"}


@pytest.mark.parametrize("moment", [playing, joining, building, crowning, taking, losing])
def test_not_your_turn(moment: Any) -> None:
    match = moment()
    for seat in range(3):
        if seat not in match.actors:
            assert {why(match, words, seat) for words in EVERY_KIND} == {"not-your-turn"}


def test_not_in_hand() -> None:
    assert why(playing(), "play rVE") == "not-in-hand"
    assert why(playing(), "play gEE") == "not-in-hand"
    assert why(joining(), "white K") == "not-in-hand"
    assert why(joining(), "white E") is None


def test_other_colour() -> None:
    assert why(playing(), "play yEE") == "other-colour"
    assert why(playing(), "play rEE") is None


def test_one_coloured_card() -> None:
    assert why(joining(), "play rEE") == why(joining(), "play yEE") == "one-coloured-card"
    assert why(joining(), "withdraw") == "one-coloured-card"


def test_coloured_card_first() -> None:
    for words in "alone", "white E", "white K", "special +2", "special +E":
        assert why(playing(), words) == "coloured-card-first"


def test_not_your_special() -> None:
    assert why(joining(), "special +E") == "not-your-special"
    assert why(joining(), "special +2") is None


def test_special_lies_there() -> None:
    position = Position(3).laid(ANNA, "rVE", "+E").hold(ANNA, "rEE wE").specials(ANNA, "+2")
    match = play(position.turn(ANNA), "play rEE")
    assert why(match, "special +E") == "special-lies-there"
    assert why(match, "special +2") is None


@pytest.mark.parametrize("moment", [building, crowning, taking])
def test_finish_withdrawal(moment: Any) -> None:
    for words in EVERY_KIND[:5]:
        assert why(moment(), words) == "finish-withdrawal"


def test_nothing_to_build() -> None:
    for moment in playing, joining, taking, crowning:
        assert why(moment(), "palace Lucknow") == "nothing-to-build"
    for moment in playing, joining, taking:
        assert why(moment(), "crown Lucknow") == "nothing-to-build"


def test_other_province() -> None:
    assert why(building(), "palace Hardwar") == "other-province"
    assert why(crowning(), "crown Hardwar") == "other-province"


def test_occupied() -> None:
    assert why(building(), "palace Gorakhpur") == "occupied"
    position = Position(3).laid(ANNA, "rVG").turn(ANNA)
    match = play(position, "withdraw", "palace Bahraich")
    assert why(match, "palace Bahraich") == "occupied"


def test_city_order() -> None:
    """Two palaces in Bahraich, Faizabad, Lucknow: the last one cannot be the first named."""
    assert why(building(), "palace Lucknow") == "city-order"
    assert why(building(), "palace Faizabad") is None


def test_palaces_first() -> None:
    match = play(Position(3).laid(ANNA, "rVK").turn(ANNA), "withdraw")
    assert why(match, "crown Lucknow") == "palaces-first"
    assert why(play(match, "palace Lucknow"), "crown Lucknow") is None


def test_nothing_to_take() -> None:
    for moment in playing, joining, building, crowning:
        assert why(moment(), "take yVE") == "nothing-to-take"


def test_not_in_display() -> None:
    assert why(taking(), "take rVE") == "not-in-display"
    assert why(taking(), "take yVE") is None
    assert why(losing(), "discard gVE") == "not-in-display"


def test_display_order() -> None:
    """The display: rME yVE gGE pGE wE; two are taken, in this order."""
    assert why(taking(), "take wE") == "display-order"
    match = play(taking(), "take gGE")
    assert why(match, "take yVE") == "display-order"
    assert why(match, "take wE") is None


def test_nothing_to_discard() -> None:
    for moment in playing, joining, building, crowning, taking:
        assert why(moment(), "discard yVE") == "nothing-to-discard"


def test_discard_first() -> None:
    match = losing()
    for words in (*EVERY_KIND[:5], "take rVE"):
        assert why(match, words) == "discard-first"
    assert why(match, "discard rVE") is None


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6])
def test_no_such_action(action: int) -> None:
    match = playing()
    with pytest.raises(tavola.Illegal):
        match.why_not(ANNA, action)
    with pytest.raises(tavola.Illegal):
        match.play(ANNA, action)


@pytest.mark.parametrize(
    ("players", "carletti"), [(3, 0), (4, 0), (5, 0), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)]
)
def test_exactly_the_legal_actions_have_no_reason_against_them(players: int, carletti: int) -> None:
    match = tavola.load("taj-mahal").new(players, "why", carletti=carletti)
    stages = set()
    for now in walk(match, random.Random(players)):
        if now.number % 5 == 0 and not now.over:
            (seat,) = now.actors
            allowed = [a.number for a in ATLAS if now.why_not(seat, a.number) is None]
            assert now.legal(seat) == allowed
            stages.add(board(now).stage)
    assert {"playing", "joining", "taking"} <= stages


def test_a_refused_action_changes_nothing() -> None:
    match = playing()
    before = match.tobytes()
    with pytest.raises(tavola.Illegal):
        match.play(ANNA, number(match, "play yEE"))
    assert match.tobytes() == before
    assert match.number == 0
