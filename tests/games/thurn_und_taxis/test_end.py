"""How the game ends, and who wins."""

import pytest

from tavola import Match
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    board,
    can,
    play,
    player,
    stack,
    tiles,
    told,
)

SEVEN = "Lodz Pilsen Nürnberg Stuttgart Ulm Kempten Zürich"
TABLES = [
    (players, began, seat)
    for players in (2, 3, 4)
    for began in range(players)
    for seat in range(players)
]


def about_to_end(players: int, seat: int) -> Position:
    """Who closes this route gets the last carriage; all of its cities have a house."""
    position = Position(players).carriage(seat, 6).route(seat, SEVEN).houses(seat, SEVEN)
    for other in range(players):
        position.hold(other, "" if other == seat else "Linz")
    return position


def finish_turn(match: Match) -> None:
    """Whoever is to act draws a card, begins a route and does no more."""
    play(match, "draw")
    play(match, next(action for action in can(match) if action.startswith("begin")), "end turn")


# --- The last round ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "began", "seat"), TABLES)
def test_the_round_is_finished_by_who_sits_to_the_right_of_the_start_player(
    players: int, began: int, seat: int
) -> None:
    match = about_to_end(players, seat).began(began).finishing(seat)
    play(match, "close", "end turn")
    last = (began - 1) % players
    following = []
    while not match.over:
        following.append(match.actors[0])
        finish_turn(match)
    expected = [(seat + turn) % players for turn in range(1, players)]
    assert following == expected[: expected.index(last) + 1 if seat != last else 0]
    assert board(match).stage == "over"
    assert told(match)[-1] == "over"


def test_who_is_last_ends_the_game_at_once() -> None:
    match = play(about_to_end(3, GREEN).finishing(GREEN), "close")
    assert match.actors == (GREEN,)
    play(match, "end turn")
    assert match.over
    assert all(match.legal(seat) == [] for seat in range(3))


def test_when_the_start_player_brings_the_end_all_others_play_once_more() -> None:
    match = play(about_to_end(3, RED).finishing(RED), "close", "end turn")
    for seat in BLUE, GREEN:
        assert match.actors == (seat,)
        finish_turn(match)
    assert match.over


def test_the_last_round_is_announced_with_who_plays_last() -> None:
    match = play(about_to_end(4, YELLOW).began(GREEN).finishing(YELLOW), "close")
    (event,) = (event for event in match.events(-1) if event.kind == "last_round")
    assert (event.seat, event.at) == (YELLOW, BLUE)
    assert (board(match).ended, board(match).last) == (YELLOW, BLUE)


def test_the_twentieth_house_brings_the_end_too() -> None:
    position = Position(2).houses_except(RED, "Lodz Pilsen Budweis")
    match = position.route(RED, "Lodz Pilsen Budweis").finishing(RED)
    play(match, "close", "one house in each region", "house in Pilsen")
    assert (player(match, RED).houses_left, board(match).ended) == (0, RED)
    assert player(match, RED).carriage == 3


def test_neither_the_sixth_carriage_nor_the_nineteenth_house_brings_the_end() -> None:
    position = Position(2).houses_except(RED, "Lodz Pilsen Budweis").carriage(RED, 5)
    match = position.route(RED, "Regensburg Pilsen Budweis Linz").finishing(RED)
    play(match, "close with the cartwright", "fewer houses")
    assert (player(match, RED).carriage, board(match).ended) == (6, -1)
    play(match, "end turn")
    assert not match.over


# --- The tile for the end ------------------------------------------------------------------------


def test_who_brings_the_end_gets_its_tile() -> None:
    match = play(about_to_end(3, RED).finishing(RED), "close")
    assert tiles(match, RED) == "route-7 4, end 1"
    assert match.scores[RED] == 10 + 4 + 1 - 13


def test_last_house_and_last_carriage_in_one_closing_win_one_tile() -> None:
    position = Position(3).houses_except(RED, "Lodz Pilsen Innsbruck").carriage(RED, 6)
    match = position.route(RED, SEVEN).finishing(RED)
    before = tiles(match, RED)
    play(match, "close", "one house in each region", "house in Pilsen")
    assert (player(match, RED).carriage, player(match, RED).houses_left) == (7, 0)
    assert before == "baden 3, wurttemberg 3, baiern 5"
    assert tiles(match, RED) == "route-7 4, baden 3, wurttemberg 3, bohmen 4, baiern 5, end 1"


def test_last_house_and_last_carriage_in_two_closings_win_one_tile() -> None:
    position = Position(3).houses_except(RED, "Lodz Pilsen Innsbruck").carriage(RED, 7)
    match = position.ended(RED).began(BLUE).route(RED, "Lodz Pilsen Nürnberg").finishing(RED)
    play(match, "close", "one house in each region", "no house here")
    assert player(match, RED).houses_left == 0
    assert tiles(match, RED).endswith("end 1")
    assert stack(match, "end") == ()


def test_in_the_last_round_others_may_take_everything_but_a_second_tile_for_the_end() -> None:
    position = about_to_end(2, BLUE).carriage(RED, 7).ended(RED)
    match = position.hold(RED, "Linz").finishing(BLUE)
    play(match, "close")
    assert player(match, BLUE).carriage == 7
    assert tiles(match, BLUE) == "route-7 4"
    assert match.scores[BLUE] == 10 + 4 - 13
    assert told(match).count("last_round") == 0


# --- Points --------------------------------------------------------------------------------------


def test_the_score_is_the_best_carriage_and_all_tiles_less_the_houses_not_placed() -> None:
    without = "Mannheim Carlsruhe Sigmaringen Kempten Innsbruck Salzburg"
    position = Position(2).houses_except(RED, without).carriage(RED, 6)
    position.tiles("route-7", RED, RED, RED, RED).tiles("route-6", RED, RED, RED)
    match = position.carriage(BLUE, 7).ended(BLUE).turn(RED)
    assert match.over
    assert match.scores == (7 + 16 - 4, 10 + 1 - 20)
    assert match.scores[RED] == 19


def test_most_points_win_whoever_brought_the_end() -> None:
    match = Position(2).houses(RED, SEVEN).carriage(BLUE, 7).ended(BLUE).turn(RED)
    assert match.scores == (-13, -9)
    assert match.winners == (BLUE,)
    position = Position(2).houses(RED, f"{SEVEN} Basel Linz Passau Budweis Augsburg")
    match = position.carriage(BLUE, 7).ended(BLUE).turn(RED)
    assert match.scores == (-8, -9)
    assert match.winners == (RED,)


def ended_in_a_tie(players: int, tied: set[int], ended: int) -> Position:
    """The last carriage and tile are worth four points more than what the others have."""
    position = Position(players).ended(ended).carriage(ended, 7)
    for seat in tied - {ended}:
        position.carriage(seat, 6).houses(seat, "Mannheim Carlsruhe Basel Zürich Stuttgart Ulm")
    return position.houses(ended, "Mannheim Basel") if ended in tied else position


@pytest.mark.parametrize(
    ("players", "tied", "ended", "winner"),
    [
        (2, {RED, BLUE}, RED, RED),
        (2, {RED, BLUE}, BLUE, BLUE),
        (3, {RED, BLUE}, BLUE, BLUE),
        (3, {RED, GREEN}, BLUE, GREEN),
        (3, {RED, BLUE}, GREEN, RED),
        (4, {RED, BLUE}, GREEN, RED),
        (4, {BLUE, YELLOW}, GREEN, YELLOW),
        (4, {BLUE, GREEN, YELLOW}, RED, BLUE),
        (4, {RED, BLUE, GREEN}, YELLOW, RED),
        (4, {RED, BLUE, GREEN, YELLOW}, GREEN, GREEN),
    ],
)
def test_a_tie_is_won_by_who_brought_the_end_or_sits_next_clockwise(
    players: int, tied: set[int], ended: int, winner: int
) -> None:
    for began in range(players):
        match = ended_in_a_tie(players, tied, ended).began(began).turn(began)
        assert match.over
        best = max(match.scores)
        assert {seat for seat in range(players) if match.scores[seat] == best} == tied
        assert match.winners == (winner,)
        assert match.returns[winner] == sum(match.returns) == 1


def test_nobody_has_won_before_the_end() -> None:
    match = about_to_end(3, RED).finishing(RED)
    play(match, "close")
    assert (match.winners, match.returns) == ((), (0, 0, 0))
