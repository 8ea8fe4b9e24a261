"""How the game ends, and who wins."""

import pytest

from tavola.games.great_wall.actions import DRAW, RIDE, place, score
from tests.games.great_wall.positions import (
    BLUE,
    GATE,
    GREEN,
    HIGHER,
    LOWER,
    RED,
    TOWER,
    WALL,
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

# --- The last token is won -----------------------------------------------------------------------


def test_the_game_ends_as_soon_as_the_last_token_is_won() -> None:
    position = Position(3).closed(0, 1).section(2, (2,), "red gate", laid=(RED, GATE, 1))
    match = position.won(RED).rest_won_by(BLUE).hold(RED, "wall").turn(RED)
    assert match.over
    assert match.scores[RED] == 3
    assert board(match).stage == "over"
    assert all(match.legal(seat) == [] for seat in range(3))
    assert told(match)[-1] == "over"
    assert "last_round" not in told(match)


def test_the_game_goes_on_while_any_section_is_left() -> None:
    position = Position(3).closed(0).section(2, (2,), "red gate", laid=(RED, GATE, 1))
    match = position.rest_won_by(BLUE).turn(RED)
    assert not match.over
    assert beside(match, 2) == ()
    assert board(match).actions == 2


def test_the_game_goes_on_while_the_stock_refills() -> None:
    position = Position(2).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    position.section(1, (3,), "red gate", laid=(RED, GATE, 4))
    match = position.next_tokens(7, 8).rest_won_by(GREEN).turn(RED)
    assert not match.over
    assert beside(match, 0) == (7, 8)
    assert beside(match, 1) == ()


def test_two_players_whose_last_tokens_are_a_pair_are_done() -> None:
    position = Position(2).section(0, (2,), "red gate", laid=(RED, GATE, 1))
    position.section(1, (3,), "red gate", laid=(RED, GATE, 4)).next_tokens(5, 5)
    match = position.rest_won_by(GREEN).turn(RED)
    assert match.over
    assert match.scores == (10, 147 - 10 - 10)
    assert told(match)[-4:] == ["pair_removed", "closed", "closed", "over"]


def test_the_last_token_ends_the_game_within_a_last_round() -> None:
    position = Position(3).closed(0, 1)
    position.section(2, (2,), "red wall, blue gate", laid=(RED, WALL, 1)).won(GREEN)
    match = position.finished(RED).rest_won_by(GREEN).turn(BLUE)
    assert match.over
    assert match.scores == (1, 147 - 3, 2)
    assert match.winners == (GREEN,)
    assert "last_circle" not in told(match)


# --- The last card is placed ---------------------------------------------------------------------


def test_the_twentieth_card_brings_one_more_turn_for_every_other_player() -> None:
    match = Position(3).only(RED, "gate").building(RED, actions=1)
    match.play(RED, place(GATE, 1, 0))
    assert told(match) == ["placed", "last_round", "turn"]
    assert board(match).finisher == RED
    turns = []
    while not board(match).last_circle:
        turns.append(match.actors[0])
        match.play(match.actors[0], DRAW)
    assert turns == [GREEN, GREEN, BLUE, BLUE]
    assert match.actors == (RED,)


def test_finishing_with_the_first_action_ends_the_turn() -> None:
    match = Position(3).only(RED, "gate").building(RED, actions=2)
    match.play(RED, place(GATE, 1, 0))
    assert match.actors == (GREEN,)


def test_finishing_with_a_horseman_ends_the_turn() -> None:
    match = Position(3).only(RED, "horseman").building(RED, actions=2)
    match.play(RED, RIDE)
    assert match.actors == (GREEN,)
    assert board(match).finisher == RED


def test_finishing_with_several_cards_at_once() -> None:
    match = Position(3).only(RED, "wall wall").building(RED, actions=1)
    match.play(RED, place(WALL, 2, 0))
    assert board(match).finisher == RED


def test_an_empty_hand_alone_ends_nothing() -> None:
    match = Position(3).only(RED, "gate", deck="wall").building(RED, actions=1)
    match.play(RED, place(GATE, 1, 0))
    assert board(match).finisher < 0


def test_an_empty_deck_alone_ends_nothing() -> None:
    match = Position(3).only(RED, "gate", deck="wall").building(RED, actions=1)
    match.play(RED, DRAW)
    assert board(match).finisher < 0


def test_the_turns_of_the_last_round_are_complete() -> None:
    """Blue wins a section, new tokens come, and both actions and a horseman are there."""
    position = Position(3).section(0, (2,), "blue gate", laid=(BLUE, GATE, 1)).next_tokens(8, 5)
    match = position.finished(RED).won(RED, 3, 4).hold(BLUE, "horseman wall tower").turn(BLUE)
    assert match.scores == (7, 0, 3)
    assert beside(match) == (5, 8)
    match.play(BLUE, RIDE)
    match.play(BLUE, place(WALL, 1, 0))
    match.play(BLUE, place(TOWER, 1, 0))
    assert totals(match) == {BLUE: 6}
    assert board(match).last_circle


def test_others_who_finish_meanwhile_change_nothing() -> None:
    match = Position(3).finished(RED).only(GREEN, "gate").building(GREEN)
    match.play(GREEN, place(GATE, 1, 0))
    assert board(match).finisher == RED
    assert "last_round" not in told(match)
    assert match.actors == (BLUE,)
    match.play(BLUE, DRAW)
    match.play(BLUE, DRAW)
    assert board(match).last_circle
    assert match.actors == (GREEN,)  # red leads nowhere
    assert told(match)[-3:] == ["last_circle", "turn", "turn"]


def test_the_last_player_may_be_the_first_to_finish() -> None:
    match = Position(3).only(BLUE, "gate").building(BLUE)
    match.play(BLUE, place(GATE, 1, 0))
    draw_on(match, until=BLUE)
    assert board(match).last_circle
    assert board(match).stage == "scoring"


# --- The last circle -----------------------------------------------------------------------------


def test_the_last_circle_begins_with_who_finished_first() -> None:
    position = Position(3).section(0, (2, 5), "red tower").section(1, (3, 4), "green gate")
    match = position.finished(RED).turn(RED)
    assert told(match)[-2:] == ["last_circle", "turn"]
    assert match.actors == (RED,)
    lay(match, 2, TOWER)
    assert match.actors == (GREEN,)


def test_in_the_last_circle_nobody_places_or_draws_cards() -> None:
    position = Position(3).section(0, (2, 5), "green gate").finished(RED)
    match = position.hold(GREEN, "horseman wall dragon").turn(RED)
    assert match.actors == (GREEN,)
    assert set(match.legal(GREEN)) == {score(0, LOWER, GATE), score(0, HIGHER, GATE)}
    for action in DRAW, RIDE, place(WALL, 1, 0):
        assert why(match, GREEN, action) == "score-first"
    lay(match, 2, GATE)
    # alone there, green wins the second token in the next turn, and nothing is left to score
    assert match.over
    assert match.scores[GREEN] == 7


def test_who_takes_the_smaller_token_may_win_both() -> None:
    cards = "red tower, red gate, red wall, green tower"
    position = Position(2).section(0, (2, 5), cards).finished(RED).won(GREEN, 1, 1)
    match = position.turn(RED)
    lay(match, 2, TOWER)
    assert match.over
    assert match.scores == (7, 2)
    assert match.winners == (RED,)


def test_who_takes_the_bigger_token_leaves_the_smaller_one() -> None:
    cards = "red tower, red gate, red wall, green tower"
    position = Position(2).section(0, (2, 5), cards).finished(RED).won(GREEN, 1, 1)
    match = position.turn(RED)
    lay(match, 5, TOWER)
    assert match.over
    assert match.scores == (5, 2 + 2)


def test_the_last_circle_brings_no_new_tokens() -> None:
    position = Position(3).section(0, (2,), "red tower", laid=(RED, TOWER, 4)).finished(RED)
    match = position.section(1, (3, 5), "green gate").next_tokens(7, 8).turn(RED)
    assert beside(match, 0) == ()
    assert row(match, 0) == ""
    assert sum(board(match).tokens_to_come.values()) > 2
    assert "turned_up" not in told(match)
    assert match.actors == (GREEN,)


def test_the_last_circle_ends_when_all_offered_tokens_are_won() -> None:
    position = Position(2).section(0, (2,), "red tower", laid=(RED, TOWER, 4))
    position.section(1, (3,), "red gate", laid=(RED, GATE, 5)).won(GREEN, 1, 1)
    match = position.finished(RED).turn(RED)
    assert match.over
    assert match.scores == (14, 2)
    assert sum(board(match).tokens_to_come.values()) > 0


def test_the_last_circle_goes_round_as_long_as_somebody_leads() -> None:
    position = Position(3).section(0, (1, 2), "green tower, green gate, blue wall")
    position.section(1, (7, 8), "blue gate, red wall").won(RED, 3, 3)
    match = position.finished(RED).turn(RED)
    assert match.actors == (GREEN,)
    lay(match, 1, TOWER)  # 4 to 1
    assert match.actors == (BLUE,)
    lay(match, 8, GATE, section=1)  # red leads there now: 1 to -6
    assert match.over
    assert match.scores == (6 + 7, 3, 8)


def test_a_stalemate_leaves_the_tokens_to_nobody() -> None:
    cards = "red tower, red gate, green tower"
    position = Position(2).section(0, (5,), cards, laid=(RED, GATE, 2)).won(GREEN, 1, 1)
    match = position.finished(RED).turn(RED)
    assert totals(match) == {RED: 3, GREEN: 3}
    assert match.over
    assert match.scores == (0, 2)
    assert beside(match) == (5,)


def test_the_game_ends_at_once_when_nobody_leads_any_more() -> None:
    cards = "red tower, red gate, green tower"
    position = Position(3).section(0, (2, 5), cards).won(GREEN, 1, 1)
    match = position.finished(RED).turn(RED)
    lay(match, 2, GATE)
    assert match.over
    assert match.scores == (0, 2, 0)
    assert told(match, since=1) == ["laid", "over"]


def test_a_game_without_anything_to_score_ends_after_the_last_round() -> None:
    match = Position(3).finished(RED).won(BLUE, 7, 8).turn(RED)
    assert match.over
    assert match.scores == (0, 0, 15)
    assert told(match)[-2:] == ["last_circle", "over"]


def test_a_token_on_a_card_counts_only_once_the_other_is_won() -> None:
    cards = "red tower, green tower, green wall"
    position = Position(2).section(0, (8,), cards, laid=(RED, TOWER, 2)).won(GREEN, 1, 1)
    match = position.finished(RED).turn(RED)
    assert match.over
    assert match.scores == (2, 2 + 8)


# --- Who wins ------------------------------------------------------------------------------------


def ended(*won: tuple[int, ...]) -> Position:
    """Nobody leads anywhere when the last circle begins."""
    position = Position(len(won)).finished(RED)
    for seat, tokens in enumerate(won):
        position.won(seat, *tokens)
    return position


def test_most_fame_wins() -> None:
    match = ended((7, 8), (5, 5, 4), (8,), (1, 1)).turn(RED)
    assert match.scores == (15, 14, 8, 2)
    assert match.winners == (RED,)
    assert match.returns == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("won", "winners"),
    [
        (((7, 8), (8, 7), (7, 7)), (RED, GREEN)),
        (((4, 4), (8,), (2, 2, 4), (1, 8)), (YELLOW,)),
        (((4, 4), (8,), (2, 2, 4), (1, 7)), (RED, GREEN, BLUE, YELLOW)),
    ],
)
def test_equal_fame_is_a_shared_victory(
    won: tuple[tuple[int, ...], ...], winners: tuple[int, ...]
) -> None:
    match = ended(*won).turn(RED)
    assert match.over
    assert match.winners == winners
    assert sum(match.returns) == pytest.approx(1)
    assert len({match.returns[seat] for seat in winners}) == 1


def test_nobody_has_won_while_the_game_goes_on() -> None:
    match = Position(3).won(RED, 7, 8).building(RED)
    assert match.winners == ()
    assert match.returns == (0.0, 0.0, 0.0)
