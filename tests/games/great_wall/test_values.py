"""What cards count."""

import pytest

from tavola.games.great_wall.actions import place
from tests.games.great_wall.positions import (
    BLUE,
    BROWN,
    GREEN,
    NOBLE,
    RED,
    TOWER,
    WALL,
    WARRIOR,
    YELLOW,
    Position,
    draw_on,
    lay,
    totals,
)


def points(cards: str, section: int = 0) -> dict[int, int]:
    return totals(Position(5).section(0, (4, 5), cards).building(RED), section)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("wall", 1),
        ("gate", 2),
        ("tower", 3),
        ("noble", 1),
        ("warrior", 1),
        ("horseman", 2),
        ("dragon", 1),
    ],
)
def test_a_single_card(kind: str, value: int) -> None:
    assert points(f"red {kind}") == {RED: value}


def test_the_cards_of_a_player_are_added_up() -> None:
    cards = "red gate, green wall, red tower, red horseman, green gate, red wall, red dragon"
    assert points(cards) == {RED: 2 + 3 + 2 + 1 + 1, GREEN: 1 + 2}


def test_who_has_no_card_there_has_no_total() -> None:
    assert points("green wall") == {GREEN: 1}


# --- Warriors ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("warriors", "value"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_warriors_are_strong_in_a_group(warriors: int, value: int) -> None:
    assert points(warriors * "brown warrior, ") == {BROWN: value}


@pytest.mark.parametrize(("warriors", "value"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_warriors_placed_together_count_the_same(warriors: int, value: int) -> None:
    match = Position(3).hold(RED, 5 * "warrior ").building(RED)
    match.play(RED, place(WARRIOR, warriors, 0))
    assert totals(match) == {RED: value}


def test_warriors_of_others_and_cards_between_do_not_matter() -> None:
    cards = "brown warrior, yellow tower, brown warrior, yellow warrior, brown warrior"
    assert points(cards) == {YELLOW: 3 + 1, BROWN: 1 + 2 + 3}


def test_warriors_in_another_section_do_not_matter() -> None:
    position = Position(3).section(0, (4, 5), "red warrior, red warrior")
    match = position.section(1, (3, 7), "red warrior").building(RED)
    assert totals(match, 0) == {RED: 3}
    assert totals(match, 1) == {RED: 1}


def test_warriors_count_beside_other_cards() -> None:
    assert points("red warrior, red gate, red warrior, red wall") == {RED: 3 + 2 + 1}


# --- The noble -----------------------------------------------------------------------------------


def test_a_noble_makes_every_card_count_one() -> None:
    without = "red tower, red gate, yellow wall, yellow gate"
    assert points(without) == {RED: 5, YELLOW: 3}
    assert points(without + ", yellow noble") == {RED: 2, YELLOW: 3}


@pytest.mark.parametrize("where", [0, 1, 2, 3])
def test_the_place_of_the_noble_in_the_row_does_not_matter(where: int) -> None:
    cards = ["red tower", "green gate", "red horseman"]
    cards.insert(where, "blue noble")
    assert points(", ".join(cards)) == {RED: 2, GREEN: 1, BLUE: 1}


def test_a_noble_also_holds_for_its_owner() -> None:
    assert points("red tower, red noble, red gate") == {RED: 3}


@pytest.mark.parametrize("warriors", [1, 2, 3, 4, 5])
def test_warriors_count_one_each_beside_a_noble(warriors: int) -> None:
    assert points(warriors * "red warrior, " + "green noble") == {RED: warriors, GREEN: 1}


def test_cards_placed_after_the_noble_count_one() -> None:
    position = Position(3).section(0, (3, 7), "green noble").hold(RED, "tower wall warrior warrior")
    match = position.building(RED)
    match.play(RED, place(TOWER, 1, 0))
    assert totals(match) == {RED: 1, GREEN: 1}
    match.play(RED, place(WARRIOR, 2, 0))
    assert totals(match) == {RED: 3, GREEN: 1}


def test_a_noble_placed_later_holds_for_what_was_there() -> None:
    cards = "green tower, red warrior, red warrior, red warrior"
    match = Position(3).section(0, (3, 7), cards).hold(RED, "noble wall").building(RED)
    assert totals(match) == {RED: 6, GREEN: 3}
    match.play(RED, place(NOBLE, 1, 0))
    assert totals(match) == {RED: 4, GREEN: 1}


def test_a_second_noble_changes_nothing_more() -> None:
    cards = "red tower, green noble, yellow gate"
    assert points(cards) == {RED: 1, GREEN: 1, YELLOW: 1}
    assert points(cards + ", red noble") == {RED: 2, GREEN: 1, YELLOW: 1}


def test_a_noble_has_no_power_in_another_section() -> None:
    position = Position(3).section(0, (4, 5), "red noble").section(1, (3, 7), "red tower")
    match = position.building(RED)
    assert totals(match, 1) == {RED: 3}


def test_tokens_are_taken_off_beside_a_noble_too() -> None:
    cards = "red tower, red gate, green noble"
    match = Position(3).section(0, (4,), cards, laid=(RED, TOWER, 7)).building(BLUE)
    assert totals(match) == {RED: 2 - 7, GREEN: 1}


def test_a_noble_may_take_the_lead_from_somebody() -> None:
    position = Position(4).section(0, (4, 5), "red tower, red gate, yellow wall, yellow gate")
    match = position.hold(YELLOW, "noble").building(YELLOW)
    match.play(YELLOW, place(NOBLE, 1, 0))
    draw_on(match, until=YELLOW)
    lay(match, 4, NOBLE)
    assert totals(match) == {RED: 2, YELLOW: 3 - 4}


def test_a_noble_may_bear_the_token() -> None:
    match = Position(3).section(0, (4, 5), "red noble, red tower, green wall").turn(RED)
    lay(match, 5, NOBLE)
    assert totals(match) == {RED: 2 - 5, GREEN: 1}


def test_a_wall_beside_a_noble_still_counts_one() -> None:
    position = Position(3).section(0, (4, 5), "green noble").hold(RED, "wall wall gate")
    match = position.building(RED)
    match.play(RED, place(WALL, 2, 0))
    assert totals(match) == {RED: 2, GREEN: 1}
