"""Which rule forbids an action."""

import random

import pytest

import tavola
from tavola.games.great_wall.actions import ACTIONS, DRAW, RIDE, cover, place, score
from tavola.games.great_wall.reasons import WhyNot
from tavola.language import ENGLISH
from tests.games.great_wall.positions import (
    DRAGON,
    GATE,
    GREEN,
    HIGHER,
    HORSEMAN,
    LOWER,
    NOBLE,
    RED,
    TOWER,
    WALL,
    Position,
    lay,
    why,
)


def test_game_over() -> None:
    match = Position(2).finished(RED).turn(RED)
    assert match.over
    assert why(match, RED, DRAW) == why(match, GREEN, RIDE) == "game-over"
    with pytest.raises(tavola.NotYourTurn):
        match.play(RED, DRAW)


def test_not_your_turn() -> None:
    match = Position(2).building(RED)
    assert why(match, GREEN, DRAW) == "not-your-turn"
    assert why(match, GREEN, score(0, LOWER, WALL)) == "not-your-turn"


@pytest.mark.parametrize("action", [DRAW, RIDE, place(WALL, 1, 0), cover(0, GREEN, WALL)])
def test_score_first(action: int) -> None:
    position = Position(2).section(0, (3, 7), "red gate, green wall")
    match = position.hold(RED, "wall horseman dragon").turn(RED)
    assert why(match, RED, action) == "score-first"
    lay(match, 3, GATE)
    assert why(match, RED, action) is None


def test_already_scored() -> None:
    match = Position(2).section(0, (3, 7), "red tower, red gate").turn(RED)
    lay(match, 3, TOWER)
    assert why(match, RED, score(0, LOWER, GATE)) == "already-scored"


def test_not_leading() -> None:
    position = Position(3).section(0, (3, 7), "red gate").section(1, (2, 4), "red wall, green gate")
    match = position.turn(RED)
    assert why(match, RED, score(1, LOWER, WALL)) == "not-leading"
    assert why(match, RED, score(2, LOWER, WALL)) == "not-leading"


def test_left_first() -> None:
    position = Position(3).section(0, (3, 7), "red gate").section(2, (2, 4), "red wall")
    match = position.turn(RED)
    assert why(match, RED, score(2, LOWER, WALL)) == "left-first"
    lay(match, 3, GATE)
    assert why(match, RED, score(2, LOWER, WALL)) is None


def test_equal_tokens() -> None:
    match = Position(3).section(0, (5, 5), "red gate, red wall").turn(RED)
    assert why(match, RED, score(0, HIGHER, GATE)) == "equal-tokens"
    assert why(match, RED, score(0, LOWER, GATE)) is None


def test_no_card_to_bear() -> None:
    cards = "red tower, red gate, green wall, red noble, green dragon on red noble"
    match = Position(2).section(0, (3, 7), cards).turn(RED)
    for kind in WALL, NOBLE, DRAGON, HORSEMAN:
        assert why(match, RED, score(0, LOWER, kind)) == "no-card-to-bear"


def test_deck_empty() -> None:
    match = Position(2).only(RED, "wall gate tower").building(RED)
    assert why(match, RED, DRAW) == "deck-empty"


@pytest.mark.parametrize(
    "action",
    [place(GATE, 2, 0), place(TOWER, 1, 0), RIDE, place(HORSEMAN, 1, 0), cover(0, GREEN, WALL)],
)
def test_not_in_hand(action: int) -> None:
    position = Position(2).section(0, (3, 7), "green wall").hold(RED, "gate wall")
    assert why(position.building(RED), RED, action) == "not-in-hand"


@pytest.mark.parametrize(
    "action", [RIDE + 1, place(WALL, 1, 1), cover(1, GREEN, WALL), score(1, LOWER, WALL)]
)
def test_section_closed(action: int) -> None:
    position = Position(3).closed(1).hold(RED, "wall horseman dragon").rest_won_by(GREEN)
    match = position.section(0, (3, 7), "green wall").building(RED)
    assert why(match, RED, action) == "section-closed"


def test_a_section_too_many_for_the_players_is_closed() -> None:
    match = Position(2).hold(RED, "wall horseman").building(RED)
    for section in 2, 3:
        assert why(match, RED, place(WALL, 1, section)) == "section-closed"
        assert why(match, RED, RIDE + section) == "section-closed"


def test_nothing_to_cover() -> None:
    match = Position(2).section(0, (3, 7), "green wall").hold(RED, "dragon wall").building(RED)
    assert why(match, RED, cover(0, GREEN, GATE)) == "nothing-to-cover"
    assert why(match, RED, cover(0, RED, WALL)) == "nothing-to-cover"
    assert why(match, RED, cover(0, 4, WALL)) == "nothing-to-cover"
    assert why(match, RED, cover(1, GREEN, WALL)) == "nothing-to-cover"
    assert why(match, RED, cover(0, GREEN, WALL)) is None


def test_token_protects() -> None:
    position = Position(2).section(0, (3,), "green wall, red wall", laid=(GREEN, WALL, 7))
    match = position.hold(RED, "dragon wall").building(RED)
    assert why(match, RED, cover(0, GREEN, WALL)) == "token-protects"
    assert why(match, RED, cover(0, RED, WALL)) is None


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6])
def test_no_such_action(action: int) -> None:
    match = Position(2).building(RED)
    with pytest.raises(tavola.Illegal):
        match.why_not(RED, action)
    with pytest.raises(tavola.Illegal):
        match.play(RED, action)


@pytest.mark.parametrize("reason", [r for r in WhyNot if r not in (0, WhyNot.NO_SUCH_ACTION)])
def test_every_reason_can_be_said(reason: WhyNot) -> None:
    key = "great-wall-why-" + reason.name.lower().replace("_", "-")
    words = ENGLISH.say(tavola.message.Message(key))
    assert words.endswith(".")
    assert key not in words


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_exactly_the_legal_actions_have_no_reason_against_them(players: int) -> None:
    chance = random.Random(players)
    match = tavola.load("great-wall").new(players, seed=players)
    seen: set[str] = set()
    while not match.over:
        for seat in range(players):
            reasons = {action: why(match, seat, action) for action in range(ACTIONS)}
            legal = match.legal(seat)
            assert legal == [action for action, reason in reasons.items() if reason is None]
            seen |= {reason for reason in reasons.values() if reason}
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))
    assert seen >= {"not-your-turn", "not-in-hand", "not-leading", "score-first", "already-scored"}


def test_a_refused_action_changes_nothing() -> None:
    match = Position(2).hold(RED, "wall").building(RED)
    before = match.tobytes()
    with pytest.raises(tavola.Illegal) as refusal:
        match.play(RED, place(GATE, 1, 0))
    assert match.tobytes() == before
    assert match.number == 0
    reason = match.why_not(RED, place(GATE, 1, 0))
    assert reason is not None
    assert ENGLISH.say(reason) in str(refusal.value)
