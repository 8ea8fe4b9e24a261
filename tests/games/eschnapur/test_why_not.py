"""What is forbidden, and the rule that forbids it."""

from tavola.games.eschnapur.actions import lay
from tavola.games.eschnapur.state import Stage
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    choose,
    decline,
    offer,
    play,
    why,
)


def test_while_sites_are_chosen() -> None:
    match = Position(3).hold(RED, "1").begin()
    assert why(match, "decline", RED) == "not-now"
    assert why(match, "lay 1 for official 1", RED) == "not-now"
    assert why(match, "take 3", RED) == "no-gold-due"
    assert why(match, "build at 2 and 3", RED) is None


def test_while_cards_are_laid() -> None:
    match = choose(Position(3).hold(RED, "1").hold(GREEN, "2").begin())
    assert why(match, "lay 5 for official 1", RED) == "not-in-hand"
    assert why(match, "confirm the cards", RED) == "lay-first"
    assert why(match, "build at 2 and 3", RED) == "not-now"
    match.play(RED, lay(0, 0))
    assert why(match, "lay 0 for official 1", RED) == "other-official-first"


def test_while_the_blockade_is_placed() -> None:
    match = choose(Position(3).hold(RED, "5").begin())
    offer(match, red="5 0 0 - -", green="0 0 - - -")
    assert why(match, "block seat 4 at official 2") == "no-such-player"
    assert why(match, "block seat 2 at official 4") == "no-card-there"
    assert why(match, "stop section 3") == "not-now"
    assert why(match, "decline", GREEN) == "not-your-turn"


def test_while_markers_are_handed_out() -> None:
    match = choose(Position(3).hold(RED, "5").track(GREEN, 6).begin())
    offer(match, red="0 0 - 5 -")
    assert why(match, "choose marker 4") == "no-such-marker"
    play(match, "decline")
    assert why(match, "hand marker 2 to seat 1") == "other-marker-first"
    assert why(match, "hand marker 4 to seat 1") == "no-such-marker"
    assert why(match, "hand marker 1 to seat 4") == "no-such-player"
    play(match, "hand marker 1 to seat 2")
    assert why(match, "hand marker 2 to seat 2") == "has-marker"


def test_while_somebody_builds() -> None:
    position = Position(4).bricks(RED, 1).track(RED, 9).finished(3).section(8, "7 green")
    match = choose(position.hold(BLUE, "1").hold(YELLOW, "1").begin(), {RED: (1, 8)})
    offer(match, blue="0 0 - - 1", yellow="0 0 - - 1")
    assert why(match, "place in section 3") == "section-finished"
    assert why(match, "place in section 8") == "section-full"
    assert why(match, "place in section 5") == "not-your-site"
    assert why(match, "buy bricks") == "not-enough-points"
    assert why(match, "buy ignore stop") == "not-enough-points"
    assert why(match, "take 3") == "no-gold-due"
    assert why(match, "decline") == "not-now"
    play(match, "place in section 1")
    assert why(match, "place in section 1") == "no-bricks"
    assert why(match, "buy free site") == "does-nothing"


def test_while_gold_is_taken() -> None:
    position = Position(4).bank("3 2 1 1").rest_held_by(YELLOW).hold(BLUE, "1 1 1").bricks(RED, 1)
    match = choose(position.section(8, "3 green").begin(), {RED: (8, 7)})
    offer(match, blue="1 1 0 0 1", yellow="1 1 0 0 1")
    play(match, "place in section 8")
    assert why(match, "take 1 + 1 + 1") == "not-in-bank"
    assert why(match, "take 2") == "other-worth"
    assert why(match, "take 3") is None


def test_while_a_move_is_forbidden() -> None:
    position = Position(4).hold(RED, "5").section(4, "green").track(GREEN, 11)
    match = choose(position.begin())
    offer(match, red="0 0 - - 5")
    while match._state["stage"] == Stage.BUILDING:
        play(match, "end turn")
    assert why(match, "forbid section 5") == "no-move-there"
    assert why(match, "forbid section 4") is None


def test_when_the_game_is_over() -> None:
    match = choose(Position(2).begin())
    assert match.over
    assert why(match, "decline", RED) == "game-over"
    decline(match, Stage.OVER)
