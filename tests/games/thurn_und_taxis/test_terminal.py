"""Thurn und Taxis in the terminal."""

import io
import os
import pathlib
import random
import subprocess
import sys
from typing import Any

import pytest
from rich.console import Console

import tavola
from tavola import Match
from tavola.cli.screen import SEAT_STYLES, Screen
from tavola.games.thurn_und_taxis.components import CITY_NAMES
from tavola.language import LANGUAGES, language
from tavola.view import SPECTATOR, Choice, View
from tests.games.strategies import new_match, walk
from tests.games.thurn_und_taxis.positions import BLUE, GREEN, RED, Position

GAME = "thurn-und-taxis"
SEED = "4"
"""Red begins."""

WIDTH = 100


def shown(match: Match, viewer: int, code: str = "en") -> str:
    """Board, prompt and choices as they stand in a terminal."""
    screen, view = Screen(match.game, language(code)), match.view(viewer)
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, highlight=False)
    console.print(screen.drawing.board(view, screen.say, SEAT_STYLES))
    console.print(language(code).say(view.prompt), markup=False)
    console.print(screen.drawing.choices(view.choices, screen.say))
    return out.getvalue()


def line(text: str, start: str) -> str:
    """The line that starts with these words."""
    (found,) = (row.strip() for row in text.splitlines() if row.strip().startswith(start))
    return found


# --- What is drawn -------------------------------------------------------------------------------


def test_the_map_has_every_city_and_whose_houses_are_there() -> None:
    position = Position(3).houses(RED, "Lodz Basel").houses(BLUE, "Lodz").hold(RED, "Ulm")
    rows = shown(position.turn(RED), RED).splitlines()
    picture = "\n".join(rows[:25])
    for city in CITY_NAMES:
        assert city in picture
    lodz = next(number for number, row in enumerate(rows) if "Lodz" in row)
    place = rows[lodz].index("Lodz")
    assert "ReGr" in rows[lodz + 1][place - 2 : place + 6]


def test_row_and_hand_show_what_fits_where_and_own_houses() -> None:
    position = (
        Position(3).hold(RED, "Augsburg Lodz").route(RED, "Stuttgart Ulm").houses(RED, "Lodz")
    )
    text = shown(position.row("Mannheim Ingolstadt Lodz Linz Linz Linz").turn(RED), RED)
    assert line(text, "Row:").startswith("Row: ←Mannheim  ←Ingolstadt→  Lodz⌂  Linz  Linz  Linz")
    assert line(text, "Your hand:") == "Your hand: Augsburg→  Lodz⌂"
    assert "← → fits your route" in text


def test_a_spectator_sees_the_board_without_a_hand_or_choices() -> None:
    position = Position(3).hold(RED, "Augsburg", drawn="Pilsen").route(RED, "Stuttgart Ulm")
    text = shown(position.row("Linz Lodz Linz Lodz Linz Lodz").turn(RED), SPECTATOR)
    assert "Your hand" not in text
    assert "Row: Linz  Lodz" in text
    assert "Waiting for Red to take a card." in text


def test_the_screen_says_who_could_end_the_game_and_who_plays_last() -> None:
    position = Position(3).carriage(RED, 6).route(RED, "Basel Zürich Kempten Ulm").hold(RED, "Lodz")
    text = shown(position.hold(BLUE, "Linz").turn(BLUE), BLUE)
    assert text.count("could end the game next turn") == 1
    assert line(text, "Blue:").endswith("plays last")
    assert line(text, "Red:").endswith("began")


def test_the_last_round_is_announced() -> None:
    position = Position(3).carriage(RED, 7).ended(RED).hold(BLUE, "Linz")
    text = shown(position.turn(BLUE), BLUE)
    assert "Last round: Red has brought about the end, Blue plays last" in text


def test_the_tiles_left_are_shown_with_what_they_ask_for() -> None:
    position = Position(3).tiles("route-6", BLUE).tiles("baden", RED, GREEN, BLUE)
    baden = "Mannheim Carlsruhe Freiburg"
    position.houses(RED, baden).houses(GREEN, baden).houses(BLUE, baden)
    text = shown(position.hold(RED, "Ulm").turn(RED), RED)
    assert line(text, "Route of 6").split()[3:5] == ["2", "1"]
    assert line(text, "Baden").split() == ["Baden", "–", *baden.split()]


def test_choices_that_differ_in_the_city_stand_in_one_row() -> None:
    position = Position(3).hold(RED, "Ulm Kempten Lodz").route(RED, "Augsburg Innsbruck")
    text = shown(position.laying(RED), RED)
    assert line(text, "Lay at the left end:") == "Lay at the left end:  2 Ulm  3 Kempten"
    assert line(text, "Lay at the right end:") == "Lay at the right end:  4 Kempten"
    assert line(text, "Abandon") == "Abandon the route, begin a new one:  5 Ulm  6 Kempten  7 Lodz"


def test_a_closing_is_offered_with_what_it_gives() -> None:
    route = "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
    text = shown(Position(3).route(RED, route).finishing(RED), RED)
    rest = "tile 3 (Route of 6), carriage 3, points +"
    assert line(text, "one house in each region").endswith(f"3 houses, {rest}8")
    assert line(text, "houses in Baiern").endswith(f"4 houses, {rest}9")


def test_a_closing_says_what_depends_on_the_cities_and_that_it_ends_the_game() -> None:
    without = "Mannheim Stuttgart Sigmaringen"
    match = Position(3).houses_except(RED, without).route(RED, without).finishing(RED)
    text = " ".join(shown(match, RED).split())
    assert "perhaps tile 3 (Baden), perhaps tile 6 (All regions)" in text
    assert "points +4 to +10, this brings about the end" in text


# --- In every language ---------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_match_can_be_shown_in_every_language(players: int, code: str) -> None:
    """Whatever comes up, to the player at turn and to a spectator."""
    game = tavola.load(GAME)
    stages = set()
    for match in walk(new_match(game, players, "shown"), random.Random(players)):
        stage = int(match._state["stage"])
        if match.number % 100 and stage in stages:
            continue
        stages.add(stage)
        for viewer in {SPECTATOR, *match.actors}:
            text = shown(match, viewer, code)
            assert f"{GAME}-" not in text
            assert "{" not in text
            for event in match.events(viewer, match.number - 5):
                assert language(code).say(event.message)
    assert len(stages) >= 7


# --- A whole game --------------------------------------------------------------------------------


def in_a_hurry(view: View[Any, Any]) -> int:
    """The number of a choice for who wants all carriages soon."""
    me = view.players[view.viewer]
    fitting = {*me.fits_left, *me.fits_right}

    def worth(choice: Choice) -> int:
        if choice.kind in ("cartwright", "close"):
            gains = any(closing.carriage for closing in choice.preview.closings)
            return 4 if gains else -1
        if choice.kind == "take":
            return 2 if choice.at[0] in fitting else 0
        return {"each": 4, "lay": 3, "carrier": 3, "house": 3, "draw": 1, "begin": 1}.get(
            choice.kind, 0
        )

    return 1 + max(range(len(view.choices)), key=lambda place: worth(view.choices[place]))


def played_out() -> tuple[Match, list[int]]:
    """A match of red against a bot at random, and the numbers red has chosen."""
    match = tavola.load(GAME).new(2, seed=SEED)
    bot = tavola.bot("random", f"{SEED}/bot/{BLUE}")
    numbers = []
    while not match.over:
        if match.actors == (RED,):
            view = match.view(RED)
            numbers.append(in_a_hurry(view))
            match.play(RED, view.choices[numbers[-1] - 1].action)
        else:
            match.play(BLUE, bot.decide(match.information(BLUE)).action)
    return match, numbers


def run(*arguments: str, lines: str, home: pathlib.Path) -> str:
    """What `tavola` prints, in its own process and without a terminal."""
    result = subprocess.run(
        [sys.executable, "-c", "from tavola.cli import main; main()", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        env=os.environ | {"COLUMNS": str(WIDTH), "TAVOLA_LANGUAGE": "en"},
        cwd=home,
        check=False,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(code: str, tmp_path: pathlib.Path) -> None:
    expected, numbers = played_out()
    lines = "".join(f"{number}\n" for number in numbers)
    arguments = ("--seed", SEED, "--save", "match.txt", "--language", code)
    text = run("play", GAME, *arguments, lines=lines, home=tmp_path)
    assert (tmp_path / "match.txt").read_text() == expected.text()
    assert expected.winners == (RED,)
    assert language(code).say(expected.view(RED).prompt) in " ".join(text.split())
    assert f"{GAME}-" not in text
    for message in (event.message for event in expected.events(RED)):
        assert language(code).say(message) in " ".join(text.split())


def test_moves_are_chosen_by_words(tmp_path: pathlib.Path) -> None:
    lines = "draw\nadministrator\ndr\nquit\n"
    text = run("play", GAME, "--seed", SEED, "--save", "m.txt", lines=lines, home=tmp_path)
    assert "only one official may help in a turn" in " ".join(text.split())
    assert (tmp_path / "m.txt").read_text().splitlines()[-2:] == [
        "1. seat 1: draw",
        "2. seat 1: draw",
    ]


@pytest.mark.parametrize(
    ("code", "lost", "discards"),
    [
        (
            "en",
            "The 2 cards of your route are lost.",
            "You must then discard 2 cards of your hand.",
        ),
        (
            "it",
            "Le 2 carte del tuo percorso vanno perse.",
            "Poi dovrai scartare 2 carte della mano.",
        ),
        (
            "nl",
            "De 2 kaarten van je route gaan verloren.",
            "Daarna moet je 2 handkaarten afleggen.",
        ),
        (
            "de",
            "Die 2 Karten deiner Route gehen verloren.",
            "Danach musst du 2 Handkarten ablegen.",
        ),
    ],
)
def test_what_would_be_lost_is_said_before(code: str, lost: str, discards: str) -> None:
    match = Position(3).hold(RED, "Ulm Lodz").route(RED, "Augsburg Innsbruck").laying(RED)
    assert shown(match, RED, code).count(lost) == 1
    held = "Lodz Linz Linz Passau Basel"
    match = Position(3).hold(RED, held).route(RED, "Augsburg Innsbruck Kempten").finishing(RED)
    assert shown(match, RED, code).count(discards) == 1
    few = Position(3).hold(RED, "Ulm Lodz").route(RED, "Augsburg Innsbruck Kempten").finishing(RED)
    assert discards not in shown(few, RED, code)
