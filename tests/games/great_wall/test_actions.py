"""The second part of a turn: two actions, and horsemen free of charge."""

import pytest

import tavola
from tavola.games.great_wall.actions import ATLAS, DRAW, RIDE, cover, place
from tavola.games.great_wall.components import DECK_OF, Kind
from tests.games.great_wall.positions import (
    BLUE,
    DRAGON,
    GATE,
    GREEN,
    HORSEMAN,
    NOBLE,
    RED,
    TOWER,
    WALL,
    WARRIOR,
    Position,
    board,
    hand,
    kinds_of_actions,
    lay,
    row,
    told,
    totals,
    why,
)

# --- Two actions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_two_actions_the_turn_goes_on_clockwise(players: int) -> None:
    match = tavola.load("great-wall").new(players, seed=2)
    first = match.actors[0]
    order = []
    for _ in range(players + 1):
        order.append(match.actors[0])
        assert board(match).actions == 2
        match.play(match.actors[0], DRAW)
        assert board(match).actions == 1
        match.play(match.actors[0], DRAW)
    assert order == [(first + turn) % players for turn in range(players + 1)]


@pytest.mark.parametrize(
    "actions",
    [
        (DRAW, DRAW),
        (DRAW, place(WALL, 1, 0)),
        (place(WALL, 1, 0), DRAW),
        (place(WALL, 1, 0), place(WALL, 2, 0)),
        (place(GATE, 1, 2), place(WALL, 3, 1)),
    ],
)
def test_each_action_draws_or_places(actions: tuple[int, int]) -> None:
    match = Position(3).hold(RED, "wall wall wall gate").building(RED)
    for action in actions:
        assert match.actors == (RED,)
        match.play(RED, action)
    assert match.actors == (GREEN,)


def test_nobody_may_pass() -> None:
    assert {action.kind for action in ATLAS} == {"draw", "ride", "place", "cover", "score"}
    match = Position(3).hold(RED, "wall").building(RED)
    assert set(match.legal(RED)) == {DRAW, *(place(WALL, 1, section) for section in range(3))}


def test_only_the_player_whose_turn_it_is_acts() -> None:
    match = Position(3).building(RED)
    assert match.legal(GREEN) == match.legal(BLUE) == []
    with pytest.raises(tavola.NotYourTurn):
        match.play(GREEN, DRAW)


# --- Drawing -------------------------------------------------------------------------------------


def test_a_draw_takes_the_top_card_of_the_own_deck() -> None:
    match = Position(3).hold(RED, "wall wall", top="dragon noble").building(RED)
    match.play(RED, DRAW)
    assert hand(match, RED) == "wall wall dragon"
    match.play(RED, DRAW)
    assert hand(match, RED) == "wall wall noble dragon"
    players = match.view(RED).players
    assert (players[RED].hand_size, players[RED].deck_size) == (4, 16)
    assert (players[GREEN].hand_size, players[GREEN].deck_size) == (5, 15)


def test_the_hand_has_no_limit() -> None:
    cards = 7 * "wall " + 3 * "gate " + 5 * "warrior " + "tower noble horseman horseman "
    match = Position(3).hold(RED, cards, top="dragon").building(RED)
    match.play(RED, DRAW)
    assert len(hand(match, RED).split()) == 20
    assert why(match, RED, DRAW) == "deck-empty"


def test_with_an_empty_deck_a_card_must_be_placed() -> None:
    match = Position(3).only(RED, "wall gate tower").building(RED)
    assert why(match, RED, DRAW) == "deck-empty"
    assert kinds_of_actions(match, match.legal(RED)) == {"place"}


# --- Placing -------------------------------------------------------------------------------------


def test_several_cards_of_one_kind_are_placed_with_one_action() -> None:
    match = Position(3).hold(RED, "wall wall wall gate").building(RED)
    match.play(RED, place(WALL, 3, 1))
    assert row(match, 1) == "red wall, red wall, red wall"
    assert hand(match, RED) == "gate"
    assert board(match).actions == 1


@pytest.mark.parametrize("kind", list(Kind))
def test_any_number_up_to_all_of_a_kind_may_be_placed(kind: Kind) -> None:
    held = DECK_OF[kind]
    match = Position(4).hold(RED, held * f"{kind.name} ").building(RED)
    placings = {action for action in match.legal(RED) if ATLAS[action].kind == "place"}
    assert placings == {
        place(kind, count, section) for count in range(1, held + 1) for section in range(4)
    }


def test_more_cards_than_in_hand_cannot_be_placed() -> None:
    match = Position(3).hold(RED, "wall wall").building(RED)
    assert why(match, RED, place(WALL, 2, 0)) is None
    assert why(match, RED, place(WALL, 3, 0)) == "not-in-hand"


def test_kinds_and_not_values_make_a_set() -> None:
    """Gates and horsemen both count two, walls and dragons one: they need an action each."""
    match = Position(3).hold(RED, "wall dragon gate horseman").building(RED)
    for action in match.legal(RED):
        if ATLAS[action].kind == "place":
            trial = match.copy()
            trial.play(RED, action)
            assert len(hand(trial, RED).split()) == 3


def test_cards_are_placed_at_the_right_end() -> None:
    match = Position(3).section(0, (3, 7), "green gate, red wall").hold(RED, "noble tower")
    played = match.building(RED)
    played.play(RED, place(TOWER, 1, 0))
    assert row(played) == "green gate, red wall, red tower"
    played.play(RED, place(NOBLE, 1, 0))
    assert row(played) == "green gate, red wall, red tower, red noble"


def test_the_same_kind_may_be_placed_twice_in_a_turn() -> None:
    match = Position(3).hold(RED, "wall wall wall").building(RED)
    match.play(RED, place(WALL, 1, 0))
    match.play(RED, place(WALL, 1, 1))
    assert totals(match, 0) == totals(match, 1) == {RED: 1}


def test_any_section_may_be_built_at_in_the_own_turn_only() -> None:
    match = Position(5).hold(RED, "wall").building(RED)
    sections = {place(WALL, 1, section) for section in range(4)}
    assert sections <= set(match.legal(RED))
    small = Position(2).hold(RED, "wall").building(RED)
    assert why(small, RED, place(WALL, 1, 2)) == "section-closed"


# --- Actions that leave no choice ----------------------------------------------------------------


def test_with_an_empty_hand_the_second_action_draws() -> None:
    match = Position(3).hold(RED, "gate", top="noble").building(RED)
    match.play(RED, place(GATE, 1, 0))
    assert match.actors == (GREEN,)
    assert hand(match, RED) == "noble"
    assert "drew" in told(match, viewer=RED)


def test_with_an_empty_hand_the_first_action_draws() -> None:
    """Red has ridden with the last card in hand and must draw before anything else."""
    match = Position(3).hold(RED, "horseman", top="noble wall").building(RED)
    match.play(RED, RIDE)
    assert match.actors == (RED,)
    assert board(match).actions == 1
    assert hand(match, RED) == "noble"


def test_with_an_empty_hand_at_the_start_of_a_turn_a_card_is_drawn() -> None:
    match = Position(2).hold(RED, "", top="tower gate").turn(RED)
    assert match.actors == (RED,)
    assert board(match).actions == 1
    assert hand(match, RED) == "tower"


def test_an_action_lapses_with_the_last_card_of_hand_and_deck() -> None:
    match = Position(3).only(RED, "gate").building(RED)
    match.play(RED, place(GATE, 1, 0))
    assert match.actors == (GREEN,)
    assert board(match).finisher == RED


def test_the_last_card_of_the_deck_must_be_drawn_and_can_be_placed() -> None:
    match = Position(3).only(RED, "horseman", deck="gate").building(RED)
    match.play(RED, RIDE)
    assert hand(match, RED) == "gate"
    assert match.actors == (RED,)
    match.play(RED, place(GATE, 1, 1))
    assert match.actors == (GREEN,)
    assert board(match).finisher == RED


def two_sections_less(hand_of_red: str, row_of_cards: str = "") -> Position:
    position = Position(3).closed(1, 2).section(0, (3, 7), row_of_cards)
    return position.only(RED, hand_of_red).rest_won_by(GREEN)


def test_the_last_card_goes_to_the_last_section_by_itself() -> None:
    match = two_sections_less("wall gate").building(RED)
    match.play(RED, place(WALL, 1, 0))
    assert match.actors == (GREEN,)
    assert row(match) == "red wall, red gate"
    assert board(match).finisher == RED


def test_the_last_card_is_asked_for_while_there_are_two_sections() -> None:
    position = Position(3).closed(2).only(RED, "wall gate").rest_won_by(GREEN)
    match = position.building(RED)
    match.play(RED, place(WALL, 1, 0))
    assert match.actors == (RED,)
    assert set(match.legal(RED)) == {place(GATE, 1, 0), place(GATE, 1, 1)}


def test_a_last_dragon_is_asked_for_while_there_is_something_to_cover() -> None:
    match = two_sections_less("wall dragon").building(RED)
    match.play(RED, place(WALL, 1, 0))
    assert match.actors == (RED,)
    assert set(match.legal(RED)) == {place(DRAGON, 1, 0), cover(0, RED, WALL)}


def test_a_last_horseman_must_be_placed_one_way_or_the_other() -> None:
    match = two_sections_less("wall horseman").building(RED)
    match.play(RED, place(WALL, 1, 0))
    assert set(match.legal(RED)) == {RIDE, place(HORSEMAN, 1, 0)}
    for action in match.legal(RED):
        trial = match.copy()
        trial.play(RED, action)
        assert trial.actors == (GREEN,)
        assert board(trial).finisher == RED


# --- Horsemen ------------------------------------------------------------------------------------


def test_horsemen_are_free_before_and_after_the_first_action() -> None:
    match = Position(3).hold(RED, "horseman horseman gate").building(RED)
    match.play(RED, RIDE + 0)
    assert board(match).actions == 2
    match.play(RED, DRAW)
    match.play(RED, RIDE + 2)
    assert board(match).actions == 1
    assert (row(match, 0), row(match, 2)) == ("red horseman", "red horseman")
    match.play(RED, DRAW)
    assert match.actors == (GREEN,)


@pytest.mark.parametrize("second", [0, 1])
def test_both_horsemen_may_ride_at_once_to_any_sections(second: int) -> None:
    match = Position(3).hold(RED, "horseman horseman gate").building(RED)
    match.play(RED, RIDE + 0)
    match.play(RED, RIDE + second)
    assert board(match).actions == 2
    assert totals(match, second)[RED] == (4 if second == 0 else 2)


def test_a_horseman_is_placed_at_the_right_end() -> None:
    match = Position(3).section(0, (3, 7), "red wall, green gate").hold(RED, "horseman wall")
    played = match.building(RED)
    played.play(RED, RIDE)
    assert row(played) == "red wall, green gate, red horseman"


def test_after_the_second_action_nobody_rides() -> None:
    match = Position(3).hold(RED, "horseman gate").building(RED, actions=1)
    match.play(RED, DRAW)
    assert match.actors == (GREEN,)
    assert why(match, RED, RIDE) == "not-your-turn"


def test_a_horseman_drawn_with_the_first_action_may_ride() -> None:
    match = Position(3).hold(RED, "gate", top="horseman").building(RED)
    assert why(match, RED, RIDE) == "not-in-hand"
    match.play(RED, DRAW)
    match.play(RED, RIDE)
    assert match.actors == (RED,)
    assert board(match).actions == 1


def test_a_horseman_drawn_with_the_second_action_stays_in_hand() -> None:
    match = Position(3).hold(RED, "gate", top="horseman").building(RED, actions=1)
    match.play(RED, DRAW)
    assert match.actors == (GREEN,)
    assert hand(match, RED) == "gate horseman"


def test_nobody_rides_before_scoring() -> None:
    match = Position(3).section(0, (3, 7), "red gate").hold(RED, "horseman").turn(RED)
    assert why(match, RED, RIDE + 1) == "score-first"
    lay(match, 3, GATE)
    assert why(match, RED, RIDE + 1) is None


@pytest.mark.parametrize("count", [1, 2])
def test_horsemen_may_also_use_an_action(count: int) -> None:
    match = Position(3).hold(RED, "horseman horseman gate").building(RED)
    match.play(RED, place(HORSEMAN, count, 0))
    assert totals(match) == {RED: 2 * count}
    assert board(match).actions == 1


def test_other_cards_do_not_ride() -> None:
    match = Position(3).hold(RED, "gate wall warrior dragon noble tower").building(RED)
    assert "ride" not in kinds_of_actions(match, match.legal(RED))


def test_riding_to_a_closed_section_is_impossible() -> None:
    position = Position(3).closed(1).hold(RED, "horseman gate").rest_won_by(GREEN)
    match = position.building(RED)
    assert why(match, RED, RIDE + 1) == "section-closed"
    assert why(match, RED, RIDE + 0) is None


def test_a_turn_of_many_placements() -> None:
    match = Position(3).hold(RED, "horseman horseman warrior warrior gate").building(RED)
    match.play(RED, RIDE)
    match.play(RED, place(WARRIOR, 2, 0))
    match.play(RED, RIDE)
    match.play(RED, place(GATE, 1, 0))
    assert totals(match) == {RED: 2 + 3 + 2 + 2}
    assert row(match) == "red horseman, red warrior, red warrior, red horseman, red gate"
