"""Phase 9, the end of the game, and who has won."""

import pytest

from tavola import Match
from tavola.games.eschnapur.components import Official
from tavola.games.eschnapur.state import Stage
from tests.games.eschnapur.positions import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    Position,
    bank,
    board,
    can,
    choose,
    decline,
    held,
    offer,
    play,
    player,
    told,
)


def played_out(position: Position, **bids: str) -> Match:
    """The round to its end, without moving or stopping anything."""
    match = offer(choose(position.begin()), **bids)
    decline(match, Stage.CHOOSING)
    while not match.over and match._state["owing"]:
        play(match, can(match)[0])
        decline(match, Stage.CHOOSING)
    return match


def tied(position: Position) -> Position:
    """The first two have a card each, so that the game does not stand still."""
    return position.hold(RED, "1").hold(GREEN, "1")


TIE = {"red": "0 0 - - 1", "green": "0 0 - - 1"}


def scores(match: Match) -> list[tuple[int, int, int]]:
    """Section, player and points, in the order they are told."""
    return [(e.at + 1, e.seat, e.item + e.amount) for e in told(match, "points")]


def test_a_section_scores_the_highest_own_number_and_the_own_bricks() -> None:
    position = tied(Position(4)).section(5, "5 red 8 green red")
    assert scores(played_out(position, **TIE)) == [(5, RED, 20), (5, GREEN, 13 + 8)]
    # Red's highest brick is on 14, and there are six of them.


def test_complete_sections_are_scored_in_ascending_order_each_in_turn_order() -> None:
    position = tied(Position(4)).order(YELLOW, GREEN, BLUE, RED)
    position.section(8, "6 red green").section(2, "8 yellow red")
    assert scores(played_out(position, **TIE)) == [
        (2, YELLOW, 16),
        (2, RED, 10),
        (8, GREEN, 8),
        (8, RED, 12),
    ]


def test_bricks_go_back_and_the_section_is_finished() -> None:
    match = played_out(tied(Position(4)).section(8, "6 red green"), **TIE)
    assert board(match).sections[7].finished
    assert board(match).sections[7].bricks == ()
    assert player(match, RED).supply == 20
    assert not any("8" in words for words in can_choose(match))


def can_choose(match: Match) -> list[str]:
    return [match.game.actions[action].words for action in match.legal(RED)]


def test_the_reward_is_for_everybody_involved_whatever_their_bricks() -> None:
    match = offer(choose(tied(Position(4)).section(8, "6 red green").begin()), **TIE)
    assert match.actors == (RED,)
    assert "take 4 + 3" in can(match)
    play(match, "take 4 + 3", "take 5 + 2")
    assert [held(match, seat) for seat in range(4)] == ["4 3", "5 2", "", ""]


def test_rewards_are_paid_before_any_section_is_scored() -> None:
    position = tied(Position(4)).section(8, "7 red").section(2, "9 green")
    match = offer(choose(position.begin()), **TIE)
    assert match.actors == (GREEN,)  # section 2 comes first
    assert not told(match, "points")
    play(match, can(match)[0])
    assert match.actors == (RED,)
    play(match, can(match)[0])
    assert [event.at + 1 for event in told(match, "gold")] == [2, 8]
    assert len(told(match, "points")) == 2


def test_a_reward_of_seven_from_five_and_two_threes_is_six() -> None:
    position = Position(3).bank("").rest_held_by(BLUE).section(8, "7 red")
    match = choose(position.begin(), {BLUE: (3, 4)})
    offer(match, blue="0 0 5 3 3")  # all three of these go to the bank
    decline(match, Stage.CHOOSING)
    assert held(match, RED) == "3 3"
    assert bank(match) == "5"


def test_nobody_buys_anything_in_the_last_phase() -> None:
    position = tied(Position(4)).section(8, "7 blue").track(RED, 50)
    match = offer(choose(position.begin()), **TIE)
    decline(match, Stage.CHOOSING)
    while match._state["owing"]:
        assert all(words.startswith("take") for words in can(match))
        play(match, can(match)[0])


# --- The end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "before"), [(4, 5), (3, 4), (2, 3)])
def test_the_game_ends_after_the_round_of_the_last_section(players: int, before: int) -> None:
    free = [2, 3, 4, 5, 6]
    for finished, over in ((free[: before - 1], False), (free[:before], True)):
        position = tied(Position(players)).finished(*finished).section(8, "7 red")
        match = played_out(position, **bids_for(players))
        assert match.over == over
        assert board(match).completed == len(finished) + 1


def bids_for(players: int) -> dict[str, str]:
    return TIE if players > 2 else {"red": "0 0 - 1", "green": "0 0 - 1"}


def test_all_sections_that_are_full_in_that_round_count() -> None:
    position = tied(Position(4)).finished(1, 2, 3, 4, 5).section(8, "7 red").section(6, "10 green")
    match = played_out(position, **TIE)
    assert match.over
    assert scores(match) == [(6, GREEN, 20), (8, RED, 14)]


def test_unfinished_sections_and_loose_bricks_are_worth_nothing() -> None:
    position = tied(Position(2)).finished(2, 3, 4).section(8, "7 red").section(6, "9 green")
    match = played_out(position, **bids_for(2))
    assert match.over
    assert match.scores[GREEN] == 6  # both have gained one privilege point


@pytest.mark.parametrize(
    ("track", "bonus"),
    [
        ([12, 12, 5, 1], [10, 10, 3, 0]),
        ([9, 4, 2, 2], [10, 6, 3, 3]),
        ([8, 3, 3], [10, 6, 6]),
        ([5, 5], [6, 6]),
        ([5, 4], [6, 0]),
        ([4, 4, 4, 4], [10, 10, 10, 10]),
    ],
)
def test_the_places_on_the_privilege_track(track: list[int], bonus: list[int]) -> None:
    position = Position(len(track))
    for seat, points in enumerate(track):
        position.track(seat, points)
    match = choose(position.begin())  # nobody has gold or bricks: the game ends at once
    assert match.over
    assert list(match.scores) == bonus


def test_a_standstill_ends_the_game() -> None:
    match = choose(Position(3).points(RED, 7).track(GREEN, 4).begin())
    assert match.over
    assert told(match, "standstill")
    assert match.scores == (7 + 6, 10, 6)


def test_a_brick_or_a_blocked_card_of_any_worth_prevents_it() -> None:
    assert not choose(Position(3).bricks(BLUE, 1).begin()).over
    assert not choose(Position(3).blocked(BLUE, Official.STOP, 1).begin()).over
    assert choose(Position(3).blocked(BLUE, Official.STOP, 0).begin()).over


def test_most_points_win() -> None:
    match = choose(Position(3).points(RED, 7).points(BLUE, 9).begin())
    assert match.winners == (BLUE,)


def test_equal_points_are_decided_by_gold() -> None:
    position = Position(2).finished(2, 3, 4).section(8, "7 red").points(GREEN, 14)
    position.hold(RED, "1").hold(GREEN, "1")
    match = played_out(position, **bids_for(2))
    # Red has got the reward.
    assert match.scores[RED] == match.scores[GREEN]
    assert match.winners == (RED,)


def test_gold_counts_with_a_blocked_card() -> None:
    position = Position(3).finished(2, 3, 4, 5).section(8, "7 blue").points(RED, 20)
    position.points(GREEN, 20).hold(RED, "5 2").hold(GREEN, "4").track(RED, 1).track(GREEN, 1)
    match = choose(position.begin())
    offer(match, red="5 0 0 2 -", green="0 - 0 4 -")
    play(match, "block seat 2 at official 4")
    while not match.over:
        (seat,) = match.actors
        play(match, match.legal(seat)[-1])
    assert match.scores[RED] == match.scores[GREEN]
    assert held(match, GREEN) == "4"
    assert held(match, RED) == ""
    assert match.winners == (GREEN,)


def test_equal_in_gold_too_is_a_shared_victory() -> None:
    match = choose(Position(2).begin())
    assert match.winners == (RED, GREEN)
    assert match.returns == (0.5, 0.5)


def test_colours_are_those_of_the_seats() -> None:
    assert list(COLOURS.values()) == [RED, GREEN, BLUE, YELLOW]
    assert bank(Position(2).begin()).startswith("5")
