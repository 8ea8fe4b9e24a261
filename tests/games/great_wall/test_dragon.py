"""The dragon, which may lie upon other cards."""

import pytest

from tavola import Match
from tavola.games.great_wall.actions import ATLAS, cover, place
from tavola.games.great_wall.components import Kind
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import (
    BLUE,
    BROWN,
    COLOURS,
    DRAGON,
    GATE,
    GREEN,
    NOBLE,
    RED,
    TOWER,
    WALL,
    WARRIOR,
    YELLOW,
    Position,
    board,
    draw_on,
    kinds_of_actions,
    row,
    totals,
    why,
)


def with_dragon(cards: str, laid: tuple[int, Kind, int] | None = None) -> Match:
    """Green to act, with a dragon in hand."""
    beside = (3,) if laid else (3, 7)
    position = Position(5).section(0, beside, cards, laid=laid)
    return position.hold(GREEN, "dragon wall gate").building(GREEN)


def covering(match: Match) -> set[int]:
    return {action for action in match.legal(GREEN) if ATLAS[action].kind == "cover"}


def test_a_dragon_at_the_right_end_counts_one() -> None:
    match = with_dragon("red gate")
    match.play(GREEN, place(DRAGON, 1, 0))
    assert totals(match) == {RED: 2, GREEN: 1}
    assert row(match) == "red gate, green dragon"


def test_a_dragon_costs_an_action() -> None:
    for action in place(DRAGON, 1, 0), cover(0, RED, GATE):
        match = with_dragon("red gate")
        match.play(GREEN, action)
        assert board(match).actions == 1


@pytest.mark.parametrize("owner", [RED, GREEN, BROWN])
@pytest.mark.parametrize("kind", [kind for kind in Kind if kind != DRAGON])
def test_a_dragon_covers_any_card_of_anybody(owner: int, kind: Kind) -> None:
    name = f"{COLOURS[owner]} {kind.name.lower()}"
    match = with_dragon(f"{name}, blue gate")
    match.play(GREEN, cover(0, owner, kind))
    assert row(match) == f"green dragon on {name}, blue gate"
    assert totals(match) == {GREEN: 1, BLUE: 2}


def test_a_dragon_covers_a_card_in_any_section() -> None:
    position = Position(4).section(1, (3, 7), "red gate").section(3, (4, 5), "blue tower")
    match = position.hold(GREEN, "dragon wall").building(GREEN)
    assert covering(match) == {cover(1, RED, GATE), cover(3, BLUE, TOWER)}
    match.play(GREEN, cover(3, BLUE, TOWER))
    assert totals(match, 3) == {GREEN: 1}
    assert totals(match, 1) == {RED: 2}


def test_a_dragon_covers_a_dragon() -> None:
    match = with_dragon("blue tower, red wall, red dragon on blue tower")
    match.play(GREEN, cover(0, RED, DRAGON))
    assert row(match) == "green dragon on red dragon on blue tower, red wall"
    assert totals(match) == {RED: 1, GREEN: 1}


def test_what_was_covered_stays_covered_when_the_dragon_is() -> None:
    match = with_dragon("blue noble, red tower, red dragon on blue noble")
    assert totals(match) == {RED: 3 + 1}
    match.play(GREEN, cover(0, RED, DRAGON))
    assert totals(match) == {RED: 3, GREEN: 1}
    assert board(match).sections[0].nobles == 0


def test_a_covered_card_cannot_be_covered_again() -> None:
    match = with_dragon("blue tower, red dragon on blue tower")
    assert why(match, GREEN, cover(0, BLUE, TOWER)) == "nothing-to-cover"
    assert covering(match) == {cover(0, RED, DRAGON)}


def test_one_card_is_covered_of_several_of_a_kind() -> None:
    match = with_dragon("red gate, red gate, red wall")
    match.play(GREEN, cover(0, RED, GATE))
    assert totals(match) == {RED: 2 + 1, GREEN: 1}
    assert row(match) == "green dragon on red gate, red gate, red wall"


def test_without_a_dragon_in_hand_nothing_is_covered() -> None:
    match = Position(3).section(0, (3, 7), "red gate").hold(GREEN, "wall").building(GREEN)
    assert "cover" not in kinds_of_actions(match, match.legal(GREEN))
    assert why(match, GREEN, cover(0, RED, GATE)) == "not-in-hand"


def test_where_nothing_lies_nothing_is_covered() -> None:
    match = with_dragon("red gate")
    assert covering(match) == {cover(0, RED, GATE)}
    assert why(match, GREEN, cover(1, RED, GATE)) == "nothing-to-cover"
    assert why(match, GREEN, cover(0, BLUE, GATE)) == "nothing-to-cover"
    assert why(match, GREEN, cover(0, RED, WALL)) == "nothing-to-cover"


# --- Tokens protect ------------------------------------------------------------------------------


def test_a_card_with_a_token_cannot_be_covered() -> None:
    match = with_dragon("red gate, red wall", laid=(RED, GATE, 4))
    assert why(match, GREEN, cover(0, RED, GATE)) == "token-protects"
    assert covering(match) == {cover(0, RED, WALL)}


def test_the_token_protects_one_card_only() -> None:
    match = with_dragon("red gate, red gate, red gate", laid=(RED, GATE, 4))
    match.play(GREEN, cover(0, RED, GATE))
    assert totals(match) == {RED: 4 - 4, GREEN: 1}
    assert row(match) == "red gate (4), green dragon on red gate, red gate"


def test_the_token_protects_no_card_of_another_player() -> None:
    match = with_dragon("red gate, blue gate", laid=(RED, GATE, 4))
    assert covering(match) == {cover(0, BLUE, GATE)}


def test_the_token_protects_the_owner_s_card_from_the_owner() -> None:
    match = with_dragon("green gate, green wall", laid=(GREEN, GATE, 4))
    assert covering(match) == {cover(0, GREEN, WALL)}


def test_the_token_protects_a_dragon_too() -> None:
    match = with_dragon("blue wall, red dragon on blue wall, red gate", laid=(RED, DRAGON, 4))
    assert why(match, GREEN, cover(0, RED, DRAGON)) == "token-protects"
    assert covering(match) == {cover(0, RED, GATE)}


def test_the_token_protects_in_its_own_section_only() -> None:
    position = Position(3).section(0, (3,), "red gate", laid=(RED, GATE, 4))
    match = position.section(1, (2, 5), "red gate").hold(GREEN, "dragon wall").building(GREEN)
    assert covering(match) == {cover(1, RED, GATE)}


# --- No value, no power --------------------------------------------------------------------------


def test_a_dragon_ends_the_power_of_a_noble() -> None:
    cards = "blue wall, green gate, blue wall, green wall, blue noble"
    match = with_dragon(cards)
    assert totals(match) == {BLUE: 3, GREEN: 2}
    match.play(GREEN, cover(0, BLUE, NOBLE))
    assert totals(match) == {BLUE: 2, GREEN: 4}


def test_a_second_visible_noble_keeps_all_at_one() -> None:
    cards = "blue wall, green gate, blue wall, green wall, blue noble, red noble"
    match = with_dragon(cards)
    match.play(GREEN, cover(0, BLUE, NOBLE))
    assert totals(match) == {RED: 1, BLUE: 2, GREEN: 3}


def test_covering_the_last_of_two_nobles_ends_the_power() -> None:
    cards = "blue noble, red noble, red gate, brown dragon on blue noble"
    match = with_dragon(cards)
    assert totals(match) == {RED: 2, BROWN: 1}
    match.play(GREEN, cover(0, RED, NOBLE))
    assert totals(match) == {RED: 2, BROWN: 1, GREEN: 1}


@pytest.mark.parametrize(("warriors", "left"), [(2, 1), (3, 3), (4, 6), (5, 10)])
def test_covering_a_warrior_ranks_the_others_again(warriors: int, left: int) -> None:
    match = with_dragon(warriors * "red warrior, ")
    match.play(GREEN, cover(0, RED, WARRIOR))
    assert totals(match) == {RED: left, GREEN: 1}


def test_covering_a_warrior_beside_a_noble_takes_one() -> None:
    match = with_dragon(5 * "red warrior, " + "yellow noble")
    assert totals(match) == {RED: 5, YELLOW: 1}
    match.play(GREEN, cover(0, RED, WARRIOR))
    assert totals(match) == {RED: 4, YELLOW: 1, GREEN: 1}


def test_warriors_placed_later_are_ranked_among_the_visible_ones() -> None:
    cards = "red warrior, red warrior, green dragon on red warrior"
    position = Position(3).section(0, (3, 7), cards).hold(RED, "warrior wall")
    match = position.building(RED)
    assert totals(match) == {RED: 1, GREEN: 1}
    match.play(RED, place(WARRIOR, 1, 0))
    assert totals(match) == {RED: 1 + 2, GREEN: 1}


def test_covering_the_own_noble_brings_the_values_back() -> None:
    match = with_dragon("green tower, green noble, red wall, red wall")
    assert totals(match) == {RED: 2, GREEN: 2}
    match.play(GREEN, cover(0, GREEN, NOBLE))
    assert totals(match) == {RED: 2, GREEN: 3 + 1}


def test_who_is_covered_altogether_is_not_there() -> None:
    match = with_dragon("red tower, green gate")
    match.play(GREEN, cover(0, RED, TOWER))
    assert totals(match) == {GREEN: 3}
    draw_on(match, until=RED)
    assert board(match).stage == "building"


def test_who_was_covered_may_come_again() -> None:
    cards = "red tower, green dragon on red tower"
    match = Position(3).section(0, (3, 7), cards).hold(RED, "gate wall").building(RED)
    assert totals(match) == {GREEN: 1}
    match.play(RED, place(GATE, 1, 0))
    assert totals(match) == {RED: 2, GREEN: 1}


def test_covering_with_a_token_in_the_section_changes_no_deduction() -> None:
    match = with_dragon("red gate, red tower, blue wall", laid=(RED, GATE, 4))
    match.play(GREEN, cover(0, RED, TOWER))
    assert totals(match) == {RED: 2 - 4, BLUE: 1, GREEN: 1}


def test_a_covered_card_is_lost_to_its_owner() -> None:
    match = with_dragon("red tower")
    match.play(GREEN, cover(0, RED, TOWER))
    players = match.view(SPECTATOR).players
    assert players[RED].remaining["tower"] == 0
    assert players[GREEN].remaining["dragon"] == 0


def test_others_keep_what_is_not_covered() -> None:
    match = with_dragon("red gate, yellow gate, brown gate, blue gate")
    match.play(GREEN, cover(0, YELLOW, GATE))
    assert totals(match) == {RED: 2, BROWN: 2, BLUE: 2, GREEN: 1}
