"""What the screen is given, and that its figures come true."""

import random

import pytest

import tavola
from tavola import Match
from tavola.games.eschnapur.actions import gold, hand_marker
from tavola.games.eschnapur.components import COMBINATIONS, Official
from tavola.games.eschnapur.state import Stage
from tavola.language import language
from tavola.view import SPECTATOR
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    board,
    choose,
    decline,
    number,
    offer,
    play,
    player,
    stage,
    told,
)

TIE = {"blue": "0 0 - - 1", "yellow": "0 0 - - 1"}


def quiet(position: Position) -> Position:
    """Two cards that win nothing keep the game from standing still."""
    return position.hold(BLUE, "1").hold(YELLOW, "1")


def test_each_section_says_what_it_would_score() -> None:
    match = quiet(Position(4).section(5, "5 red 8 green red")).begin()
    assert board(match).sections[4].scores == {RED: 20, GREEN: 21}


def test_what_a_section_would_score_is_what_it_scores() -> None:
    seen = 0
    for seed in range(12):
        rng = random.Random(seed)
        match = tavola.load("eschnapur").new(rng.choice([2, 3, 4]), seed)
        while not match.over:
            before = board(match)
            seat = rng.choice(match.awaited)
            legal = [a for a in match.legal(seat) if not match.game.actions[a].takes_back]
            match.play(seat, rng.choice(legal))
            events = match.events(SPECTATOR, match.number - 1)
            if any(event.kind in ("placed", "moved") for event in events):
                continue
            for event in events:
                if event.kind == "points":
                    points = before.sections[event.at].scores[event.seat]
                    assert points == event.item + event.amount
                    seen += 1
    assert seen > 5


def test_what_so_many_bricks_would_bring_about() -> None:
    position = quiet(Position(4).bricks(RED, 5).section(8, "2 red green"))
    match = choose(position.begin(), {RED: (8, 7)})
    steps = player(match, RED, RED).steps["section:7"]
    assert [(step.bricks, step.points) for step in steps] == [(1, 7), (2, 9), (3, 11), (4, 13)]
    assert [step.bag for step in steps] == [True, False, False, False]
    assert [step.complete for step in steps] == [False, False, False, True]
    assert player(match, RED, GREEN).steps is None
    # And so it comes.
    offer(match, **TIE)
    for step in steps[:-1]:
        play(match, "place in section 8")
        while match._state["owing"]:
            play(match, match.legal(match.actors[0])[0])
        assert board(match).sections[7].scores[RED] == step.points
        assert bool(told(match, "bag")) == any(s.bag for s in steps[: step.bricks])


def test_a_placement_is_previewed_for_everybody() -> None:
    match = choose(quiet(Position(4).bricks(RED, 2).section(8, "3 green")).begin(), {RED: (8, 7)})
    offer(match, **TIE)
    (change,) = match.preview(RED, number(match, "place in section 8")).changes
    assert (change.before, change.after) == ({GREEN: 6}, {RED: 5, GREEN: 6})
    assert change.bag == (RED, GREEN)
    assert not change.complete


def test_a_move_is_previewed_in_both_sections() -> None:
    position = Position(4).hold(RED, "5").section(8, "6 green").section(5, "green blue")
    match = choose(position.begin())
    offer(match, red="0 0 - - 5")
    action = number(match, "move from section 5 to section 8")
    source, target = match.preview(RED, action).changes
    assert (source.section, source.after) == ("section:4", {GREEN: 2})
    assert (target.section, target.after) == ("section:7", {GREEN: 12, BLUE: 8})
    assert target.complete


def test_previews_stop_where_hidden_cards_would_be_revealed() -> None:
    match = choose(quiet(Position(4).bricks(RED, 1)).begin(), {RED: (8, 7)})
    for seat in match.actors:
        while match._state["steps"][seat] < 5:
            match.play(seat, match.legal(seat)[0])
    confirm = number(match, "confirm the cards")
    for seat in (RED, GREEN, BLUE):
        match.play(seat, confirm)
    keys = [event.key for event in match.preview(YELLOW, confirm).events]
    assert keys[0] == "eschnapur-event-chosen"
    assert "eschnapur-event-revealed" not in keys


def test_bids_are_shown_to_their_owner_and_as_they_turn_over() -> None:
    match = choose(Position(4).hold(RED, "5 4").hold(GREEN, "3").begin())
    offer(match, red="0 5 0 4 -", green="0 3 0 - -")
    assert stage(match) == Stage.STOPPING
    first, second, third, fourth, fifth = player(match, RED).bids
    assert (first.card, first.lies) == (0, False)
    assert (second.card, second.lies) == (5, False)
    assert (fourth.card, fourth.face_down) == (None, True)
    assert (fifth.card, fifth.face_down) == (None, False)
    assert third.face_down
    assert player(match, RED, RED).bids[Official.ORDER].card == 4
    assert player(match, GREEN).bids[Official.STOP].lies


def test_the_last_bids_stay_in_sight_until_the_next_are_laid() -> None:
    match = choose(Position(4).hold(RED, "5").hold(GREEN, "3").begin())
    offer(match, red="0 5 0 - -", green="0 3 0 - -")
    decline(match, Stage.CHOOSING)
    assert player(match, RED).bids[Official.STOP].card == 5
    assert player(match, RED).bids[Official.STOP].lies is False


@pytest.mark.parametrize(
    ("phase", "words"),
    [(3, "5 0 0 - -"), (4, "0 5 0 - -"), (6, "0 0 - 5 -"), (7, "- - 5 0 0"), (8, "0 0 - - 5")],
)
def test_the_board_says_the_phase(phase: int, words: str) -> None:
    match = choose(Position(4).hold(RED, "5").section(4, "green").begin())
    assert board(match).phase == 2
    offer(match, red=words)
    assert board(match).phase == phase


def test_the_prompt_says_what_is_due_and_what_the_bank_can_pay() -> None:
    position = Position(4).bank("2 2 1").rest_held_by(YELLOW).hold(BLUE, "1 1 1").bricks(RED, 1)
    match = choose(position.section(8, "green 2 red").begin(), {RED: (7, 8)})
    offer(match, blue="1 1 0 0 1", yellow="1 1 0 0 1")
    play(match, "place in section 8")
    since = [(event.seat, event.amount) for event in told(match, "gold")]
    assert since == [(RED, 3), (GREEN, 2)]


@pytest.mark.parametrize(
    ("bricks", "stopped", "words"),
    [
        (0, False, "You have no bricks to place. Buy a privilege card, or end your turn."),
        (1, False, "Place your brick."),
        (2, False, "Place your 2 bricks, one by one."),
        (1, True, "Your brick finds no place. Buy a privilege card, or end your turn."),
        (2, True, "Your 2 bricks find no place. Buy a privilege card, or end your turn."),
    ],
)
def test_the_prompt_says_whether_bricks_can_be_placed(
    bricks: int, stopped: bool, words: str
) -> None:
    position = Position(4).hold(BLUE, "5").section(4, "16 red").track(GREEN, 14)
    match = choose(position.bricks(GREEN, bricks).begin(), {GREEN: (4, 5)})
    offer(match, blue="0 5 0 - -")
    play(match, "stop section 5" if stopped else "stop section 6")
    decline(match, Stage.BUILDING)
    assert (stage(match), match.actors) == (Stage.BUILDING, (GREEN,))
    assert language("en").say(match.view(GREEN).prompt) == words


def test_the_track_says_what_it_would_give_now() -> None:
    match = Position(4).track(RED, 12).track(GREEN, 12).track(BLUE, 5).hold(RED, "1").begin()
    assert [player(match, seat).bonus for seat in range(4)] == [10, 10, 3, 0]


def test_labels_name_what_is_meant() -> None:
    atlas = tavola.load("eschnapur").actions
    view = tavola.load("eschnapur").view
    assert view.label(atlas[gold(3, 1, 1)]).args == {"cards": "3 + 1 + 1"}
    assert view.label(atlas[hand_marker(1, BLUE)]).args == {"marker": 2, "player": BLUE}
    assert len(COMBINATIONS) == 112


def test_nobody_is_prompted_for_what_others_choose() -> None:
    match: Match = Position(3).hold(RED, "5").begin()
    assert match.view(SPECTATOR).prompt.key == "eschnapur-prompt-waiting"
    assert match.view(RED).prompt.key == "eschnapur-prompt-choosing"


def test_simulate_reports_figures_of_its_own() -> None:
    from tavola.playouts import simulate

    result = simulate(tavola.load("eschnapur"), 20, 3, "figures")
    assert list(result.mean_figures) == [
        "rounds",
        "rounds with unfilled officials",
        "sections completed",
        "standstills",
    ]
    assert 1 <= result.mean_figures["rounds"] <= 40
    assert 0 <= result.mean_figures["standstills"] <= 1
    other = simulate(tavola.load("great-wall"), 5, 3, "figures")
    assert other.mean_figures == {}
