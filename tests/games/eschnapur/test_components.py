"""The box: what is printed, what is reconstructed, and what an owner may change."""

from typing import Any

import pytest

import tavola
from tavola import BadOption
from tavola.components import shipped
from tavola.games.eschnapur.components import (
    COMBINATIONS,
    HAND,
    MORE_FOR_TWO,
    PAIRS,
    SECTIONS,
    Privilege,
)
from tests.games.eschnapur.positions import (
    GREEN,
    RED,
    Position,
    choose,
    offer,
    play,
    player,
    told,
)

GAME = tavola.load("eschnapur")
IN_PLAY = [(4, 64, 172, 80, 92), (3, 48, 129, 60, 79), (2, 38, 96, 40, 67)]


@pytest.mark.parametrize(("players", "cards", "gold", "bricks", "spaces"), IN_PLAY)
def test_what_is_in_play(players: int, cards: int, gold: int, bricks: int, spaces: int) -> None:
    s = GAME.new(players, 1)._state
    assert s["holding"].sum() == cards
    assert sum(value * count for value, count in enumerate(s["holding"].sum(axis=0))) == gold
    assert s["supply"].sum() == bricks
    left = [n for n in range(SECTIONS) if not int(s["finished"]) >> n & 1]
    assert sum(int(GAME.tables["spaces"][n]) for n in left) == spaces
    assert s["bank"].sum() == 0


def test_everybody_starts_with_sixteen_cards_two_players_with_nineteen() -> None:
    assert HAND == (2, 2, 3, 4, 2, 3)
    assert sum(HAND) == 16
    assert MORE_FOR_TWO == (0, 1, 2, 0, 0, 0)
    assert GAME.new(3, 1)._state["holding"][0].tolist() == list(HAND)
    assert GAME.new(2, 1)._state["holding"][1].tolist() == [2, 3, 5, 4, 2, 3]


def test_nobody_starts_with_points_or_bricks() -> None:
    s = GAME.new(4, 1)._state
    for field in ("points", "privilege_points", "store"):
        assert not s[field].any()


@pytest.mark.parametrize(("players", "without"), [(4, set()), (3, {1}), (2, {1, 7})])
def test_sections_left_out(players: int, without: set[int]) -> None:
    finished = int(GAME.new(players, 1)._state["finished"])
    assert {number + 1 for number in range(SECTIONS) if finished >> number & 1} == without


def test_two_players_do_without_two_privilege_cards() -> None:
    left = int(GAME.new(2, 1)._state["privileges"])
    gone = {card for card in Privilege if not left >> card & 1}
    assert gone == {Privilege.CHOOSE_MARKER, Privilege.REMOVE_BLOCKADE}


def test_the_sections_as_they_are_shipped() -> None:
    spaces = GAME.tables["spaces"].tolist()
    assert spaces == [13, 9, 11, 16, 14, 10, 12, 7]
    assert len(set(spaces)) == SECTIONS
    assert GAME.tables["reward"].tolist() == [4, 6, 5, 3, 4, 6, 5, 7]
    assert (GAME.tables["bag"] + 1).tolist() == [8, 5, 6, 9, 8, 6, 7, 4]
    assert GAME.tables["cost"].tolist() == list(range(6, 16))


def test_every_combination_of_gold_stands_at_its_total() -> None:
    assert len(set(COMBINATIONS)) == len(COMBINATIONS)
    assert [c for c in COMBINATIONS if sum(c) == 3] == [(3,), (2, 1), (1, 1, 1)]
    for place, cards in enumerate(COMBINATIONS):
        total = sum(cards)
        first = GAME.tables["first"]
        assert first[total] <= place < first[total + 1]


def test_every_pair_of_sites_is_there_once() -> None:
    assert len(PAIRS) == len(set(GAME.tables["pair"].tolist())) == 28


# --- An owner's own ------------------------------------------------------------------------------


def section(number: int, **changes: Any) -> dict[str, Any]:
    whole = shipped(GAME.package.__path__[0])[f"section_{number}"]
    return {f"section_{number}": whole | changes}


def test_only_what_differs_has_to_be_said() -> None:
    tables = GAME.tables_with({"section_3": {"reward": 7}, "cost": {"gold": 8}})
    assert tables["reward"].tolist() == [4, 6, 7, 3, 4, 6, 5, 7]
    assert tables["cost"][Privilege.GOLD] == 8
    assert tables["spaces"].tolist() == GAME.tables["spaces"].tolist()


@pytest.mark.parametrize(
    ("components", "problem"),
    [
        ({"cost": {"remove_blockade": 9}}, "“remove blockade” costs 10"),
        ({"cost": {"gold": 0}}, "must cost from 1"),
        (section(8, numbers=[1, 2, 3], rows=[3], bag=2), "section 8 has 3 spaces"),
        (section(8, numbers=list(range(1, 10)), rows=[3, 3, 3]), "sections 2 and 8 both have 9"),
        (section(8, numbers=[1, 2, 2, 4, 5, 6, 7]), "must rise from below"),
        (section(8, numbers=[0, 1, 2, 4, 5, 6, 7]), "must rise from below"),
        (section(8, bag=8), "no space 8 for the bag"),
        (section(8, reward=11), "must be from 1 to 10"),
        (section(8, rows=[3, 3]), "must make up its 7 spaces"),
        ({"section_9": {}}, "not in the right form"),
        ({"section_8": {"reward": "7"}}, "not in the right form"),
    ],
)
def test_what_is_impossible_is_said(components: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        GAME.new(3, 1, components=components)


def test_numbers_and_places_are_two_things() -> None:
    components = section(8, numbers=[2, 4, 6, 8, 10, 12, 20], bag=8)
    position = Position(3, components).section(8, "2 green red").bricks(RED, 1)
    match = choose(position.hold(GREEN, "1").begin(), {RED: (8, 7)})
    offer(match, green="0 0 - - 1")
    assert match.view(-1).board.sections[7].scores == {GREEN: 4 + 2, RED: 6 + 1}
    play(match, "place in section 8")
    assert told(match, "bag")
    assert [event.amount for event in told(match, "placed")] == [8]
    assert player(match, RED).bricks == 0


def test_a_match_with_other_components_names_them() -> None:
    components = {"section_3": {"reward": 7}}
    match = GAME.new(3, 1, components=components)
    assert tavola.read(match.text(), components).tobytes() == match.tobytes()
    with pytest.raises(tavola.BadMatch):
        tavola.read(match.text())
