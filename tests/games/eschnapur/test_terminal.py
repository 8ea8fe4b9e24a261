"""The game in a terminal of a hundred columns, in every language."""

import io

import pytest
from rich.console import Console

from tavola import Match
from tavola.cli.screen import SEAT_STYLES, Screen
from tavola.games.eschnapur.actions import order, sites
from tavola.games.eschnapur.components import Privilege
from tavola.games.eschnapur.state import Stage
from tavola.language import LANGUAGES, language
from tavola.view import SPECTATOR
from tests.games.eschnapur.positions import (
    GREEN,
    RED,
    YELLOW,
    Position,
    choose,
    offer,
    play,
    stage,
)
from tests.games.strategies import moments

COLUMNS = 100


def shown(match: Match, viewer: int, code: str) -> str:
    """Board and choices as they are drawn."""
    screen = Screen(match.game, language(code))
    out = Console(file=io.StringIO(), width=COLUMNS, highlight=False)
    view = match.view(viewer)
    out.print(screen.drawing.board(view, screen.say, SEAT_STYLES))
    out.print(screen.drawing.choices(view.choices, screen.say))
    text: str = out.file.getvalue()  # type: ignore[attr-defined]
    return text


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_fits_into_a_hundred_columns(code: str) -> None:
    game = Position(4).begin().game
    for players in game.players:
        for match in moments(game, players, "terminal", 4):
            for viewer in (SPECTATOR, *match.actors):
                text = shown(match, viewer, code)
                assert max(map(len, text.splitlines())) <= COLUMNS
                assert "…" not in text  # nothing is cut off


def test_towers_fill_from_below_in_the_colours_of_their_owners() -> None:
    match = Position(4).section(8, "red green").hold(RED, "1").begin()
    lines = shown(match, SPECTATOR, "en").splitlines()
    rows = [line[-12:].split() for line in lines[1:8]]
    assert rows[-1] == ["Re", "Gr"]
    assert rows[-2] == ["3", "4$"]
    assert [row for row in rows if "7" in row]


def test_committed_choices_look_committed_and_show_nothing() -> None:
    match = Position(4).hold(RED, "5").hold(GREEN, "1").track(GREEN, 7).begin()
    other = choose(match, {RED: (4, 5)}, {GREEN: (Privilege.WIN_TIES,)})
    text = shown(other, YELLOW, "en")
    assert text.count("▒ ▒") == 3
    assert "wins ties" in text
    offer(match, red="0 5 0 - -")
    assert "[▒]" in shown(match, YELLOW, "en")
    assert "[▒]" in shown(match, SPECTATOR, "en")
    play(match, "stop section 4")


def test_they_look_committed_while_what_was_ordered_is_sold() -> None:
    match = choose(
        Position(4).hold(RED, "5").track(RED, 9).begin(), orders={RED: (Privilege.GOLD,)}
    )
    assert stage(match) == Stage.BUYING
    assert shown(match, YELLOW, "en").count("▒ ▒") == 3
    assert shown(match, SPECTATOR, "en").count("▒ ▒") == 4


def test_who_orders_cards_is_told_so() -> None:
    match = Position(4).hold(RED, "5").track(RED, 30).begin()
    match.play(RED, sites(2, 3))
    match.play(RED, order(Privilege.WIN_TIES, Privilege.BRICKS))
    assert "ordered: win ties, 3 bricks" in shown(match, RED, "en")
    assert "ordered" not in shown(match, GREEN, "en")


def test_choices_that_differ_in_a_word_stand_in_one_row() -> None:
    match = choose(Position(4).hold(RED, "5 4").begin())
    row = next(line for line in shown(match, RED, "en").splitlines() if "lay:" in line)
    assert row.split() == [
        "For",
        "the",
        "blockade",
        "lay:",
        *["1", "nothing", "2", "[0]", "3", "[4]", "4", "[5]"],
    ]
