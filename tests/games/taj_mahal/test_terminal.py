"""Taj Mahal in the terminal."""

import io
import os
import pathlib
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from rich.console import Console

import tavola
from tavola import Match
from tavola.cli.screen import SEAT_STYLES, Screen
from tavola.games.taj_mahal.components import CITY_NAMES, LETTERS
from tavola.games.taj_mahal.terminal import road_map
from tavola.language import LANGUAGES, language
from tavola.message import Message
from tavola.view import SPECTATOR, View
from tests.games.strategies import new_match, walk
from tests.games.taj_mahal.positions import ANNA, BRUNO, CARLA, DARIO, Position, play

GAME = "taj-mahal"
WIDTH = 100


def shown(match: Match, viewer: int, code: str = "en") -> str:
    """Board, prompt and choices as they stand in a terminal without colours."""
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


def lines_of(text: str, seat: int, colour: str) -> list[str]:
    """The lines about a player, down to the next one or the legend."""
    rows = [row.strip().removeprefix("▶ ") for row in text.splitlines()]
    first = next(place for place, row in enumerate(rows) if row.startswith(f"{seat + 1} {colour}"))
    last = first + 1
    while not rows[last].startswith(("2 ", "3 ", "4 ", "5 ", "Cards:")):
        last += 1
    return rows[first:last]


# --- The map -------------------------------------------------------------------------------------


def picture(view: View[Any, Any]) -> list[str]:
    return road_map(view, SEAT_STYLES).plain.splitlines()


def full_of_palaces(view: View[Any, Any]) -> View[Any, Any]:
    """A view in which a palace and a crown palace stand in every city."""
    cities = [
        msgspec.structs.replace(city, palace=number % 5, crown=(number + 2) % 5)
        for number, city in enumerate(view.board.cities)
    ]
    board = msgspec.structs.replace(view.board, cities=cities)
    return msgspec.structs.replace(view, board=board)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("nine", [False, True])
def test_on_a_full_map_everything_can_be_read(nine: bool, seed: int) -> None:
    """Every city, below it whose palaces are there, and the number of every province."""
    match = tavola.load(GAME).new(3, seed, nine_provinces=nine)
    view = full_of_palaces(match.view(SPECTATOR))
    rows = picture(view)
    for city in view.board.cities:
        number, place = found(rows, city_name(city.id) + ("♜" if city.fortress else ""))
        below = rows[number + 1][max(place - 2, 0) : place + len(city_name(city.id)) + 2]
        assert f"■{city.palace + 1}♛{city.crown + 1}" in below
    for province in view.board.provinces:
        assert found(rows, f"({province.number})")
    assert max(map(len, rows)) <= WIDTH - 2


def city_name(id_: str) -> str:
    return id_.removeprefix("city:").capitalize()


def found(rows: list[str], words: str) -> tuple[int, int]:
    """The row and column where words stand; they stand there once."""
    places = [(number, row.index(words)) for number, row in enumerate(rows) if words in row]
    (place,) = places
    assert rows[place[0]].count(words) == 1
    return place


def test_the_number_of_the_seat_tells_whose_palaces_these_are() -> None:
    position = Position(3).palaces(ANNA, "Delhi").palaces(CARLA, "Kabul", "Delhi")
    text = shown(position.turn(ANNA), ANNA)
    rows = text.splitlines()
    for city, marks in (("Delhi", "■1♛3"), ("Kabul", "■3")):
        number, place = found(rows[:26], city)
        assert marks in rows[number + 1][place - 1 : place + len(city) + 1]
    # Which seat is whose stands at the players.
    assert line(text, "▶ 1 Red:")
    assert line(text, "3 Blue:")


def test_the_provinces_to_come_are_numbered_those_behind_are_not() -> None:
    position = Position(3).palaces(ANNA, "Delhi").visit(9).at("Malwa")
    rows = picture(position.turn(ANNA).view(ANNA))
    numbered = [number for number in range(1, 13) if any(f"({number})" in row for row in rows)]
    assert numbered == [9, 10, 11, 12]
    assert 0 < found(rows, "Ujjain")[0] - found(rows, "(9)")[0] < 4


def test_the_present_province_shows_what_is_in_each_city_and_whose() -> None:
    position = Position(3).bonus("Bahraich", "tea").palaces(ANNA, "Lucknow")
    text = shown(position.palaces(BRUNO, "", "Lucknow").out(ANNA, BRUNO).turn(CARLA), CARLA)
    assert line(text, "Bahraich ♜") == "Bahraich ♜ tea"
    assert line(text, "Lucknow ■") == "Lucknow ■1 Red ♛2 Green"


# --- Cards ---------------------------------------------------------------------------------------


def test_the_colour_of_a_card_stands_before_its_symbols() -> None:
    position = Position(3).hold(ANNA, "rVE gME wV", "yPE pEE").display("wE yEE wK rEE gVE")
    text = shown(position.turn(ANNA), ANNA)
    assert line(text, "Your hand:") == "Your hand: rVE  yPE  gME  pEE  wV"
    assert line(text, "Display:").startswith("Display: rEE  yEE  gVE  wK  wE  (deck")


def test_what_others_took_and_what_lies_before_them_too() -> None:
    position = Position(3).hold(BRUNO, "rEE", "yPE wE").laid(BRUNO, "yVE wK").hold(ANNA, "", "rVE")
    text = shown(position.turn(ANNA), ANNA)
    assert lines_of(text, BRUNO, "Green")[1:] == [
        "shows: yVE  wK  = V1 K1 E1  would win: the vizier, the crown, the province tile",
        "was seen taking: yPE  wE",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_legend_explains_every_letter(code: str) -> None:
    speech = language(code)
    shorts = [
        speech.say(Message("taj-mahal-colour-short", {"colour": colour}))
        for colour in ("red", "yellow", "green", "purple", "white")
    ]
    text = " ".join(shown(Position(3).hold(ANNA, "", "rVE").turn(ANNA), ANNA, code).split())
    legend = speech.say(Message("taj-mahal-legend-cards"))
    assert legend in text
    words = legend.partition(": ")[2].replace(";", ",").split(", ")
    assert [word.split()[0] for word in words] == [*shorts, *LETTERS]
    for colour in "red", "yellow", "green", "purple":
        said = speech.say(Message("taj-mahal-colour", {"colour": colour}))
        assert any(word.endswith(f" {said}") for word in words)
    assert speech.say(Message("taj-mahal-legend-map")) in text


def test_the_hand_in_other_languages() -> None:
    match = Position(3).hold(ANNA, "rVE gME wK", "yPE pEE").turn(ANNA)
    hands = {
        code: line(shown(match, ANNA, code), start).partition(": ")[2] for code, start in HANDS
    }
    assert hands == {
        "it": "roVE  giPE  veME  viEE  biK",
        "nl": "roVE  gePE  grME  paEE  wiK",
        "de": "roVE  gePE  grME  liEE  weK",
    }


HANDS = (("it", "La tua mano:"), ("nl", "Jouw hand:"), ("de", "Deine Hand:"))


# --- The players ---------------------------------------------------------------------------------


def test_every_row_says_the_colour_of_the_visit() -> None:
    position = Position(4).laid(ANNA, "rVE").laid(BRUNO, "gVE").out(DARIO)
    text = shown(position.hold(ANNA, "", "rEE").turn(ANNA), ANNA)
    assert line(text, "▶ 1 Red:").endswith("colour: red  start marker")
    assert line(text, "2 Green:").endswith("colour: green")
    assert line(text, "3 Blue:").endswith("colour: open")
    assert line(text, "4 Yellow:").endswith("card  withdrawn")


def test_with_the_change_of_colour_first_the_colour_is_still_open() -> None:
    position = Position(3).laid(ANNA, "rVE", "change").hold(ANNA, "", "gEE")
    text = shown(position.turn(ANNA), ANNA)
    assert "colour: open" in line(text, "▶ 1 Red:")


def test_special_cards_that_lie_there_are_shown_so() -> None:
    position = Position(3).laid(ANNA, "rVE rGE", "+E").specials(ANNA, "+2").specials(BRUNO, "+K")
    text = shown(position.hold(ANNA, "", "rEE").turn(ANNA), ANNA)
    owns, shows = lines_of(text, ANNA, "Red")[1:3]
    assert owns == "owns: +2 points"
    assert shows.startswith("shows: rVE  rGE  [+1 elephant]  = V1 G1 E3  would win: the vizier")
    assert lines_of(text, BRUNO, "Green")[1] == "owns: +1 grand mogul"
    assert line(text, "On the table:") == "On the table: change of colour (monk)"


def test_tiles_and_goods_are_listed() -> None:
    position = Position(3).influence(ANNA, "VP").tiles(ANNA, 1).goods(ANNA, "tea")
    text = shown(position.turn(ANNA), ANNA)
    assert line(text, "owns:") == "owns: 1 tea, 1 spices, vizier, princess"


def test_a_spectator_sees_neither_hands_nor_choices() -> None:
    position = Position(3).hold(ANNA, "rVE", "yPE").laid(BRUNO, "gVE")
    text = shown(position.turn(ANNA), SPECTATOR)
    assert "Your hand" not in text
    assert line(text, "was seen taking:") == "was seen taking: yPE"
    assert text.rstrip().endswith("Waiting for Red to play cards or withdraw.")


# --- Choices -------------------------------------------------------------------------------------


def test_withdrawing_is_offered_with_all_it_would_give() -> None:
    position = Position(3).laid(ANNA, "rVK rEE").laid(BRUNO, "yMK").hold(ANNA, "", "rEE")
    position.bonus("Faizabad", "tea").goods(ANNA, "tea").palaces(ANNA, "Hardwar")
    text = shown(position.turn(ANNA), ANNA)
    assert line(text, "2 Withdraw") == "2 Withdraw: wins the vizier, the province tile"
    assert line(text, "building in Faizabad") == (
        "building in Faizabad, tea +2, palaces +1, province tile +2, together +5"
    )
    assert line(text, "building in Bahraich") == (
        "building in Bahraich, palaces +2, province tile +2, together +4"
    )


def test_many_ways_are_cut_short() -> None:
    position = Position(3).laid(ANNA, "rVK rGM").hold(ANNA, "", "rEE")
    text = shown(position.turn(ANNA), ANNA)
    assert text.count("building in") == 8
    assert line(text, "… and") == "… and 8 more ways"


def test_a_card_is_offered_with_what_one_would_lead() -> None:
    text = shown(Position(3).hold(ANNA, "", "rVK").turn(ANNA), ANNA)
    leading = "(would then lead: the vizier, the crown)"
    assert line(text, "1 Play") == f"1 Play red vizier–mogul  {leading}"


def test_what_is_discarded_for_carletto_is_chosen_from_the_display() -> None:
    position = Position(3, carletti=1).visit(7).laid(CARLA, "gVG").hold(BRUNO, "", "yEE yPE")
    match = play(position.display("rVE yVE gGE pGE wE").turn(BRUNO), "play yEE")
    text = shown(match, ANNA)
    assert "Carletto has withdrawn: discard a card of the display." in text
    assert line(text, "5 Discard") == "5 Discard white elephant"
    assert line(text, "3 Blue (Carletto):").endswith("withdrawn")


# --- In every language ---------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_a_match_can_be_shown_in_every_language(players: int, code: str) -> None:
    """Whatever comes up, to the player at turn and to a spectator."""
    game = tavola.load(GAME)
    stages = set()
    for match in walk(new_match(game, players, "shown 1"), random.Random(players)):
        stage = int(match._state["stage"])
        if match.number % 50 and stage in stages:
            continue
        stages.add(stage)
        for viewer in {SPECTATOR, *match.actors}:
            text = shown(match, viewer, code)
            assert f"{GAME}-" not in text
            assert "{" not in text
            for event in match.events(viewer, match.number - 5):
                assert language(code).say(event.message)
            assert all(city in text for city in CITY_NAMES[-24:])
    assert len(stages) >= 5


# --- A whole game --------------------------------------------------------------------------------

SEED = "4"
OPTIONS: dict[str, Any] = {"carletti": 2, "nine_provinces": True}
WRITTEN = ("--option", "carletti=2", "--option", "nine_provinces=on")


def played_out() -> tuple[Match, list[int]]:
    """A match of one person at random against two Carletti, and the numbers chosen."""
    match = tavola.load(GAME).new(3, seed=SEED, **OPTIONS)
    rng = random.Random(SEED)
    numbers = []
    while not match.over:
        choices = match.view(ANNA).choices
        numbers.append(rng.randint(1, len(choices)))
        match.play(ANNA, choices[numbers[-1] - 1].action)
    return match, numbers


def run(*arguments: str, lines: str, home: pathlib.Path) -> str:
    """What `tavola` prints, in its own process and without a terminal."""
    result = subprocess.run(
        [
            sys.executable,
            "-c",
            "from tavola.cli import main; main()",
            *("play", GAME, "--players", "3", "--seed", SEED, *WRITTEN, *arguments),
        ],
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
    text = run("--save", "match.txt", "--language", code, lines=lines, home=tmp_path)
    assert (tmp_path / "match.txt").read_text() == expected.text()
    assert f"{GAME}-" not in text
    told = " ".join(text.split())
    for event in expected.events(ANNA):
        assert language(code).say(event.message) in told


def test_moves_are_chosen_by_words(tmp_path: pathlib.Path) -> None:
    match = tavola.load(GAME).new(3, seed=SEED, **OPTIONS)
    other = next(
        action for action in match.game.actions if not match.legal(ANNA).count(action.number)
    )
    text = run("--save", "m.txt", lines=f"{other.words}\nwithdraw\nquit\n", home=tmp_path)
    reason = match.why_not(ANNA, other.number)
    assert reason is not None
    assert language("en").say(reason) in " ".join(text.split())
    assert (tmp_path / "m.txt").read_text().splitlines()[-1] == "1. seat 1: withdraw"
