"""The first part of a turn: scoring the sections one leads."""

import pytest

from tavola.games.great_wall.actions import DRAW, place, score
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import (
    BLUE,
    DRAGON,
    GATE,
    GREEN,
    HIGHER,
    LOWER,
    NOBLE,
    RED,
    TOWER,
    WALL,
    WARRIOR,
    YELLOW,
    Position,
    beside,
    board,
    draw_on,
    lay,
    row,
    told,
    totals,
    why,
)

# --- Who scores ----------------------------------------------------------------------------------


def test_the_leader_lays_either_token_on_any_own_kind_of_card() -> None:
    match = Position(3).section(0, (3, 7), "red gate, red wall, green gate").turn(RED)
    assert set(match.legal(RED)) == {
        score(0, token, kind) for token in (LOWER, HIGHER) for kind in (WALL, GATE)
    }


def test_scoring_is_mandatory() -> None:
    match = Position(3).section(0, (3, 7), "red gate").turn(RED)
    assert board(match).stage == "scoring"
    assert why(match, RED, DRAW) == "score-first"
    assert set(match.legal(RED)) == {score(0, LOWER, GATE), score(0, HIGHER, GATE)}


@pytest.mark.parametrize("seat", [RED, GREEN, BLUE])
def test_a_tie_wins_nothing(seat: int) -> None:
    cards = "blue tower, green gate, red gate, green wall"
    match = Position(3).section(0, (4, 5), cards).turn(seat)
    assert totals(match) == {RED: 2, GREEN: 3, BLUE: 3}
    assert board(match).stage == "building"
    assert beside(match) == (4, 5)
    assert row(match) == cards


def test_a_tie_behind_the_leader_does_not_matter() -> None:
    match = Position(3).section(0, (4, 5), "red tower, green gate, blue gate").turn(RED)
    assert board(match).stage == "scoring"


def test_the_highest_total_decides_and_not_the_number_of_cards() -> None:
    match = Position(3).section(0, (4, 5), "green wall, green wall, red tower").turn(RED)
    assert board(match).stage == "scoring"


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_only_the_player_whose_turn_begins_scores(seat: int) -> None:
    match = Position(3).section(0, (3, 7), "red gate").turn(seat)
    assert match.actors == (seat,)
    assert board(match).stage == "building"
    assert beside(match) == (3, 7)


def test_nobody_scores_an_empty_section() -> None:
    match = Position(3).turn(RED)
    assert board(match).stage == "building"


def test_a_lead_taken_in_the_own_turn_is_scored_in_the_next_turn() -> None:
    match = Position(3).section(0, (3, 7)).hold(RED, "gate wall").building(RED)
    match.play(RED, place(GATE, 1, 0))
    assert board(match).stage == "building"
    match.play(RED, DRAW)
    assert beside(match) == (3, 7)
    draw_on(match, until=RED)
    assert board(match).stage == "scoring"


def test_a_lead_that_was_answered_is_not_scored() -> None:
    match = Position(3).section(0, (3, 7), "red gate").hold(GREEN, "gate").building(GREEN)
    match.play(GREEN, place(GATE, 1, 0))
    draw_on(match, until=RED)
    assert board(match).stage == "building"
    assert beside(match) == (3, 7)


# --- The first token -----------------------------------------------------------------------------


def test_the_token_lies_face_up_on_the_chosen_card() -> None:
    match = Position(3).section(0, (3, 7), "red gate, green gate, red wall").turn(RED)
    lay(match, 7, WALL)
    assert row(match) == "red gate, green gate, red wall (7)"
    assert beside(match) == (3,)
    assert match.scores == (0, 0, 0)


@pytest.mark.parametrize(("token", "red"), [(7, -4), (3, 0)])
def test_the_token_counts_minus_its_value(token: int, red: int) -> None:
    match = Position(3).section(0, (3, 7), "red gate, red wall, green gate").turn(RED)
    assert totals(match) == {RED: 3, GREEN: 2}
    lay(match, token, GATE)
    assert totals(match) == {RED: red, GREEN: 2}
    assert beside(match) == (3 if token == 7 else 7,)


def test_the_token_counts_minus_in_its_own_section_only() -> None:
    position = Position(3).section(0, (3, 7), "red gate").section(1, (2, 5), "red wall, green gate")
    match = position.turn(RED)
    lay(match, 7, GATE)
    assert totals(match, 0) == {RED: -5}
    assert totals(match, 1) == {RED: 1, GREEN: 2}


def test_the_token_may_not_lie_on_a_card_of_another_player() -> None:
    match = Position(3).section(0, (3, 7), "red gate, green wall").turn(RED)
    assert why(match, RED, score(0, LOWER, WALL)) == "no-card-to-bear"


def test_the_token_may_not_lie_on_a_covered_card() -> None:
    match = Position(3).section(0, (3, 7), "red gate, red wall, green dragon on red wall").turn(RED)
    assert why(match, RED, score(0, LOWER, WALL)) == "no-card-to-bear"
    assert set(match.legal(RED)) == {score(0, LOWER, GATE), score(0, HIGHER, GATE)}


def test_a_dragon_may_bear_the_token() -> None:
    cards = "green wall, red gate, red dragon on green wall"
    match = Position(3).section(0, (3, 7), cards).turn(RED)
    lay(match, 3, DRAGON)
    assert row(match) == "red dragon on green wall (3), red gate"


def test_only_one_token_of_a_section_per_turn() -> None:
    match = Position(3).section(0, (1, 2), "red gate, red tower").turn(RED)
    lay(match, 1, GATE)
    assert totals(match) == {RED: 4}
    assert board(match).stage == "building"
    assert beside(match) == (2,)
    assert match.scores == (0, 0, 0)


def test_after_scoring_come_two_actions() -> None:
    match = Position(3).section(0, (1, 2), "red gate, red tower").turn(RED)
    lay(match, 1, GATE)
    assert match.actors == (RED,)
    assert board(match).actions == 2


def test_of_two_equal_tokens_only_the_card_is_chosen() -> None:
    match = Position(3).section(0, (5, 5), "red gate, red wall").turn(RED)
    assert set(match.legal(RED)) == {score(0, LOWER, GATE), score(0, LOWER, WALL)}
    match.play(RED, score(0, LOWER, WALL))
    assert row(match) == "red gate, red wall (5)"
    assert beside(match) == (5,)


def test_without_a_choice_the_token_lays_itself() -> None:
    match = Position(3).section(0, (5, 5), "red wall, red wall, green wall").turn(RED)
    assert board(match).stage == "building"
    assert row(match) == "red wall (5), red wall, green wall"
    assert beside(match) == (5,)


def test_of_two_tokens_one_is_chosen_even_for_a_single_card() -> None:
    match = Position(3).section(0, (4, 5), "red wall").turn(RED)
    assert set(match.legal(RED)) == {score(0, LOWER, WALL), score(0, HIGHER, WALL)}


# --- The second token ----------------------------------------------------------------------------


def test_the_second_token_is_won_and_the_first_goes_to_its_owner_at_once() -> None:
    cards = "green gate, blue gate, green wall"
    match = Position(3).section(0, (2,), cards, laid=(GREEN, WALL, 4)).turn(BLUE)
    assert match.scores == (0, 4, 2)


def test_the_owner_of_the_first_token_still_has_less_than_zero() -> None:
    cards = "green gate, blue gate, green wall"
    match = Position(3).section(0, (2,), cards, laid=(GREEN, WALL, 4)).turn(RED)
    assert totals(match) == {GREEN: -1, BLUE: 2}
    assert match.scores == (0, 0, 0)


@pytest.mark.parametrize("first", [4, 7])
def test_who_is_alone_wins_both_tokens(first: int) -> None:
    match = Position(3).section(0, (4, 7), "red gate, red wall, red tower").turn(RED)
    lay(match, first, TOWER)
    assert totals(match) == {RED: 6 - first}
    draw_on(match, until=GREEN)
    draw_on(match, until=RED)
    assert match.scores == (11, 0, 0)


@pytest.mark.parametrize(("token", "points"), [(2, 1), (3, 0), (4, -1), (8, -5)])
def test_alone_any_total_wins(token: int, points: int) -> None:
    position = Position(3).section(0, (1,), "red tower", laid=(RED, TOWER, token))
    assert totals(position.building(GREEN)) == {RED: points}
    assert position.turn(RED).scores == (1 + token, 0, 0)


def test_both_tokens_are_won_by_who_leads_in_spite_of_the_first() -> None:
    cards = "red tower, red gate, green wall"
    match = Position(3).section(0, (8,), cards, laid=(RED, TOWER, 3)).turn(RED)
    assert match.scores == (11, 0, 0)


def test_a_tie_with_the_owner_of_the_first_token_wins_nothing() -> None:
    cards = "red tower, red gate, green gate"
    for seat in RED, GREEN:
        match = Position(3).section(0, (8,), cards, laid=(RED, TOWER, 3)).turn(seat)
        assert totals(match) == {RED: 2, GREEN: 2}
        assert match.scores == (0, 0, 0)
        assert beside(match) == (8,)


def test_zero_does_not_lead_where_somebody_else_is_present() -> None:
    cards = "red tower, green wall"
    match = Position(3).section(0, (8,), cards, laid=(RED, TOWER, 3)).turn(RED)
    assert totals(match) == {RED: 0, GREEN: 1}
    assert match.scores == (0, 0, 0)


def test_who_is_covered_is_not_present() -> None:
    """Red is below zero, and the only card of green lies under red's dragon."""
    cards = "green tower, red gate, red dragon on green tower"
    match = Position(3).section(0, (2,), cards, laid=(RED, GATE, 4)).turn(RED)
    assert match.scores == (6, 0, 0)


def test_who_is_covered_in_part_is_present() -> None:
    cards = "green tower, green wall, red gate, red dragon on green tower"
    match = Position(3).section(0, (2,), cards, laid=(RED, GATE, 4)).turn(RED)
    assert totals(match) == {RED: -1, GREEN: 1}
    assert match.scores == (0, 0, 0)


def test_somebody_third_may_win_the_second_token() -> None:
    cards = "red gate, blue wall, green tower"
    match = Position(3).section(0, (8,), cards, laid=(RED, GATE, 1)).turn(GREEN)
    assert match.scores == (1, 8, 0)


# --- A section that is won -----------------------------------------------------------------------


def test_all_cards_leave_the_section_and_two_new_tokens_come() -> None:
    cards = "green gate, blue warrior, blue gate, red noble, blue dragon on red noble"
    position = Position(3).section(0, (2,), cards, laid=(GREEN, GATE, 4)).next_tokens(8, 1)
    match = position.turn(BLUE)
    assert match.scores == (0, 4, 2)
    assert beside(match) == (1, 8)
    assert row(match) == ""
    assert totals(match) == {}
    assert board(match).sections[0].nobles == 0


def test_the_new_section_starts_from_nothing() -> None:
    """A noble, warriors and a token that are gone have no effect on what is built now."""
    cards = "red noble, red warrior, green warrior, red warrior"
    position = Position(3).section(0, (2,), cards, laid=(RED, NOBLE, 1)).next_tokens(8, 1)
    match = position.hold(RED, "warrior warrior gate wall").turn(RED)
    assert match.scores == (3, 0, 0)
    match.play(RED, place(WARRIOR, 2, 0))
    assert totals(match) == {RED: 3}
    match.play(RED, place(GATE, 1, 0))
    assert totals(match) == {RED: 5}
    assert row(match) == "red warrior, red warrior, red gate"


def test_cards_that_left_do_not_come_back() -> None:
    position = Position(3).section(0, (2,), "red tower", laid=(RED, TOWER, 1))
    match = position.turn(RED)
    assert match.view(SPECTATOR).players[RED].remaining["tower"] == 0


def test_several_sections_are_scored_in_one_turn() -> None:
    position = Position(3).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    position.section(1, (3, 5), "red wall").section(2, (4, 7), "red tower, green gate")
    match = position.turn(RED)
    assert match.scores == (3, 0, 0)
    lay(match, 5, WALL, section=1)
    lay(match, 4, TOWER, section=2)
    assert board(match).stage == "building"
    assert totals(match, 1) == {RED: -4}
    assert totals(match, 2) == {RED: -1, GREEN: 2}


def test_emptied_sections_are_refilled_from_left_to_right_after_all_scoring() -> None:
    position = Position(4).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    position.section(1, (3, 5), "red wall").section(3, (4,), "red tower", laid=(RED, TOWER, 2))
    match = position.next_tokens(8, 7, 5, 1).turn(RED)
    assert board(match).stage == "scoring"
    assert beside(match, 0) == ()
    assert "turned_up" not in told(match)
    lay(match, 5, WALL, section=1)
    assert beside(match, 0) == (7, 8)
    assert beside(match, 3) == (1, 5)
    assert match.scores == (9, 0, 0, 0)
    assert told(match, since=1) == ["laid", "won", "won", "cleared", "turned_up", "turned_up"]


def test_an_emptied_section_has_no_cards_while_others_are_scored() -> None:
    position = Position(3).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    match = position.section(1, (3, 5), "red wall").turn(RED)
    assert board(match).stage == "scoring"
    assert row(match, 0) == ""
    assert totals(match, 0) == {}
    assert board(match).sections[0].prospect is None


def test_all_sections_are_judged_at_the_start_of_the_turn() -> None:
    """Laying a token in one section changes nothing in the others."""
    position = Position(3).section(0, (3, 7), "red gate, green wall")
    match = position.section(1, (3, 5), "red gate, green wall").turn(RED)
    lay(match, 7, GATE, section=0)
    assert set(match.legal(RED)) == {score(1, LOWER, GATE), score(1, HIGHER, GATE)}


# --- The stock runs out --------------------------------------------------------------------------


def test_without_tokens_the_game_goes_on_with_one_section_less() -> None:
    position = Position(3).section(0, (2,), "red gate", laid=(RED, GATE, 1)).rest_won_by(GREEN)
    match = position.hold(RED, "wall").turn(RED)
    assert board(match).stage == "building"
    assert beside(match, 0) == ()
    assert row(match, 0) == ""
    assert why(match, RED, place(WALL, 1, 0)) == "section-closed"
    assert why(match, RED, place(WALL, 1, 1)) is None
    assert told(match)[-1] == "closed"


def test_the_last_two_tokens_go_to_the_left_section() -> None:
    position = Position(4).section(1, (2,), "red gate", laid=(RED, GATE, 1))
    position.section(3, (4,), "red tower", laid=(RED, TOWER, 2))
    match = position.next_tokens(8, 5).rest_won_by(YELLOW).turn(RED)
    assert beside(match, 1) == (5, 8)
    assert beside(match, 3) == ()
    assert match.check() is None


def test_with_two_players_a_pair_is_replaced() -> None:
    position = Position(2).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    match = position.next_tokens(5, 5, 2, 2, 3, 4).turn(RED)
    assert beside(match) == (3, 4)
    removed = [event.item for event in match.events(SPECTATOR, 0) if event.kind == "pair_removed"]
    assert removed == [5, 2]
    assert match.scores == (3, 0)
    assert match.check() is None


def test_with_two_players_a_section_closes_when_only_pairs_are_left() -> None:
    position = Position(2).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    match = position.next_tokens(5, 5).rest_won_by(GREEN).turn(RED)
    assert beside(match) == ()
    assert sum(board(match).tokens_to_come.values()) == 0
    assert told(match)[-2:] == ["pair_removed", "closed"]
    fame_left = sum(sum(section.tokens) for section in board(match).sections)
    assert sum(match.scores) + fame_left == 147 - 10


def test_with_three_players_a_pair_stays() -> None:
    position = Position(3).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    match = position.next_tokens(5, 5, 3, 4).turn(RED)
    assert beside(match) == (5, 5)
