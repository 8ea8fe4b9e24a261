"""What a screen gets to show."""

import pytest

from tavola import Match
from tavola.games.thurn_und_taxis.state import Official
from tavola.language import language
from tavola.view import SPECTATOR
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    board,
    hand,
    in_words,
    names,
    number,
    play,
    player,
    row,
    tiles,
)

PRINTED = "Carlsruhe Stuttgart Nürnberg Regensburg"
ROW = "Basel Lodz Ulm Linz Passau Zürich"


def prompt(match: Match, viewer: int) -> dict[str, object]:
    """What a viewer is asked, as the last word of its key and its arguments."""
    message = match.view(viewer).prompt
    return {"key": message.key.removeprefix("thurn-und-taxis-prompt-"), **message.args}


def asked(match: Match) -> dict[str, object]:
    """What whoever is to act is asked; the others only hear whom they wait for."""
    (seat,) = match.actors
    own = prompt(match, seat)
    assert own["who"] == "you"
    for viewer in {RED, BLUE, GREEN, SPECTATOR} - {seat}:
        assert prompt(match, viewer) == own | {"who": "other"}
    return {key: value for key, value in own.items() if key not in ("who", "player")}


# --- Cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [RED, BLUE, GREEN, SPECTATOR])
def test_a_screen_shows_the_own_hand_only(viewer: int) -> None:
    match = Position(3).hold(RED, "Ulm", drawn="Lodz").hold(BLUE, "Linz").turn(RED)
    for other in match.view(viewer).players:
        assert (other.hand is not None) == (other.seat == viewer)
    assert [player.hand_size for player in match.view(viewer).players] == [2, 1, 0]


@pytest.mark.parametrize("viewer", [BLUE, GREEN, SPECTATOR])
def test_what_others_took_has_to_be_remembered(viewer: int) -> None:
    """The log has told it; there is no list of it on the screen."""
    one, other = (Position(3).hold(RED, taken).row(ROW).turn(RED) for taken in ("Lodz", "Basel"))
    assert one.view(viewer) == other.view(viewer)


def test_equal_cards_of_the_own_hand_are_shown_one_by_one() -> None:
    match = Position(3).hold(RED, "Ulm Lodz Ulm", drawn="Basel").turn(RED)
    assert hand(match, RED) == "Basel Ulm Ulm Lodz"


def test_the_row_is_shown_in_its_order() -> None:
    assert row(Position(3).hold(RED, "Ulm").row(ROW).turn(RED)) == ROW


# --- Routes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "left", "right"),
    [
        ("", "", ""),
        ("Lodz", "", "Pilsen"),
        ("Basel Zürich", "Freiburg", "Freiburg Sigmaringen Kempten"),
        (PRINTED, "Mannheim Freiburg", "Ingolstadt München Passau Pilsen"),
        ("Basel Freiburg Zürich", "", "Sigmaringen Kempten"),
    ],
)
def test_everybody_sees_what_would_lengthen_a_route(route: str, left: str, right: str) -> None:
    match = Position(3).route(BLUE, route).hold(RED, "Ulm").turn(RED)
    for viewer in RED, BLUE, SPECTATOR:
        blue = match.view(viewer).players[BLUE]
        assert (names(blue.fits_left), names(blue.fits_right)) == (left, right)
        assert names(blue.route) == route


def test_what_fits_can_be_laid_and_nothing_else() -> None:
    every = "Mannheim Freiburg Ingolstadt München Passau Pilsen Stuttgart Ulm Lodz"
    match = Position(3).hold(RED, every).route(RED, PRINTED).laying(RED)
    red = player(match, RED)
    laid = {
        (match.game.actions[action].at)
        for action in match.legal(RED)
        if match.game.actions[action].kind == "lay"
    }
    shown = {(city, "end:left") for city in red.fits_left}
    assert laid == shown | {(city, "end:right") for city in red.fits_right}


# --- Houses, tiles and points --------------------------------------------------------------------


def test_houses_are_shown_by_city() -> None:
    match = Position(3).houses(RED, "Ulm Lodz").houses(GREEN, "Ulm").hold(RED, "Ulm").turn(RED)
    shown = {city: seats for city, seats in board(match).houses.items() if seats}
    assert shown == {"city:ulm": [RED, GREEN], "city:lodz": [RED]}
    assert [other.houses_left for other in match.view(SPECTATOR).players] == [18, 20, 19]


@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_everybody_sees_the_values_of_tiles_taken(viewer: int) -> None:
    """Face down or not: everybody saw which stack they left."""
    position = Position(3).tiles("route-5", BLUE, RED).tiles("route-6", RED).hold(RED, "Ulm")
    match = position.turn(RED)
    assert [in_words(other.tiles) for other in match.view(viewer).players] == [
        "route-5 1, route-6 3",
        "route-5 2",
        "",
    ]


def test_the_points_are_what_the_game_would_give_now() -> None:
    position = Position(3).carriage(RED, 5).houses(RED, "Basel Zürich Innsbruck").hold(RED, "Ulm")
    match = position.turn(RED)
    assert tiles(match, RED) == "schweiz 3"
    assert player(match, RED).points == 5 + 3 - 17 == match.scores[RED]
    assert player(match, RED).carriage == 5


# --- Where the game stands -----------------------------------------------------------------------


def test_the_prompt_of_taking_cards() -> None:
    match = Position(3).hold(RED, "Ulm").row(ROW).turn(RED)
    assert asked(match) == {"key": "taking", "which": "one"}
    play(match, "draw", "postmaster")
    assert asked(match) == {"key": "taking", "which": "second"}


def test_the_prompt_of_taking_cards_with_an_empty_hand() -> None:
    match = Position(3).row(ROW).turn(RED)
    assert asked(match) == {"key": "taking", "which": "two"}
    assert asked(play(match, "draw")) == {"key": "taking", "which": "second"}


def test_the_prompt_of_taking_a_card_after_the_administrator() -> None:
    match = play(Position(3).hold(RED, "Ulm").turn(RED), "administrator")
    assert asked(match) == {"key": "taking", "which": "one"}


def test_the_prompts_of_laying_cards() -> None:
    match = Position(3).hold(RED, "Ulm Kempten").laying(RED)
    assert asked(match) == {"key": "laying", "route": "none"}
    match = Position(3).hold(RED, "Zürich Basel").route(RED, "Ulm Kempten").laying(RED)
    assert asked(match) == {"key": "laying", "route": "open"}
    play(match, "lay Zürich right")
    assert asked(match) == {"key": "finishing", "closed": "no"}
    assert asked(play(match, "carrier")) == {"key": "carrying"}


def test_the_prompts_of_a_closing() -> None:
    position = Position(3).hold(RED, "Lodz Lodz Linz Linz Basel").route(RED, "Ulm Kempten Augsburg")
    match = play(position.finishing(RED), "close")
    assert asked(match) == {"key": "choosing", "fewer": "no"}
    each = play(match.copy(), "one house in each region")
    assert asked(each) == {"key": "placing", "mode": "each", "place": "Baiern"}
    play(each, "house in Kempten")
    assert asked(each) == {"key": "discarding", "count": 2}
    play(each, "discard Linz")
    assert asked(each) == {"key": "discarding", "count": 1}
    assert asked(play(each, "discard Lodz")) == {"key": "finishing", "closed": "yes"}


def test_the_prompts_of_placing_fewer_houses() -> None:
    route = "Ulm Ingolstadt Augsburg Kempten"
    match = play(Position(3).route(RED, route).finishing(RED), "close", "fewer houses")
    assert asked(match) == {"key": "choosing", "fewer": "yes"}
    play(match, "houses in Baiern")
    assert asked(match) == {"key": "placing", "mode": "region", "place": "Ingolstadt"}


def test_the_prompt_of_an_ended_game_names_the_winner() -> None:
    match = Position(2).carriage(BLUE, 7).ended(BLUE).turn(RED)
    message = match.view(RED).prompt
    assert (message.key, message.args["count"]) == ("prompt-over", 1)
    assert "Green" in language("en").say(message)


def test_the_choices_are_the_legal_actions_of_who_is_to_act() -> None:
    match = Position(3).hold(RED, "Ulm Kempten").route(RED, "Augsburg Innsbruck").laying(RED)
    choices = {choice.action: choice for choice in match.view(RED).choices}
    assert [*choices] == match.legal(RED)
    assert choices[number(match, "lay Ulm left")].at == ("city:ulm", "end:left")
    assert choices[number(match, "abandon for Ulm")].at == ("city:ulm",)
    assert match.view(BLUE).choices == match.view(SPECTATOR).choices == []


def test_the_log_tells_each_viewer_what_they_may_know() -> None:
    match = Position(3).hold(RED, "Augsburg").row(ROW).deck("Budweis").turn(RED)
    play(match, "draw")
    say = language("en").say
    assert say(match.view(RED).log[-1].message) == "Red draws Budweis."
    assert say(match.view(BLUE).log[-1].message) == "Red draws a card."


@pytest.mark.parametrize("official", [o for o in Official if o != Official.NONE])
def test_every_official_has_a_name_in_every_language(official: Official) -> None:
    """Which a message gets as an argument, so that the catalogue's default hides a missing one."""
    match = Position(3).hold(RED, "Ulm").turn(RED)
    message = match.game.view.message("asked", RED, official, 0, -1, 0)
    for code in "en", "it", "nl", "de":
        others = [
            match.game.view.message("asked", RED, other, 0, -1, 0)
            for other in Official
            if other not in (official, Official.NONE)
        ]
        assert language(code).say(message) not in map(language(code).say, others)
