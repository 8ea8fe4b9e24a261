"""Each privilege card once more: its price, its window, and that it is played once."""

import pytest

from tavola.games.eschnapur.components import Privilege
from tavola.games.eschnapur.state import Stage
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    board,
    choose,
    decline,
    held,
    offer,
    play,
    player,
    stage,
    store,
    told,
    track,
    winners,
)


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        (Privilege.WIN_TIES, 7),
        (Privilege.GOLD, 9),
        (Privilege.GOLD_AND_BRICKS, 12),
        (Privilege.BRICKS, 14),
        (Privilege.FROM_HAND, 15),
    ],
)
def test_a_card_ordered_with_the_sites_is_paid_and_gone(card: Privilege, cost: int) -> None:
    match = Position(4).hold(RED, "5").track(RED, 20).begin()
    choose(match, orders={RED: (card,)})
    assert track(match)[RED] == 20 - cost
    assert not board(match).privileges[card].left


def test_several_cards_at_once() -> None:
    match = Position(4).hold(RED, "5").track(RED, 36).begin()
    choose(match, orders={RED: (Privilege.WIN_TIES, Privilege.BRICKS, Privilege.FROM_HAND)})
    assert track(match)[RED] == 0
    assert store(match)[RED] == 3
    assert player(match, RED).wins_ties
    assert player(match, RED).plays_from_hand


def test_winning_ties_lasts_one_round() -> None:
    position = Position(4).hold(RED, "5 5 1 1 1 1").hold(GREEN, "5 5 1 1 1 1").track(RED, 7)
    match = choose(position.begin(), orders={RED: (Privilege.WIN_TIES,)})
    offer(match, red="0 5 0 1 1", green="0 5 0 1 1")
    assert winners(match)["stop"] == RED
    decline(match, Stage.CHOOSING)
    assert not player(match, RED).wins_ties
    since = match.number
    offer(choose(match), red="0 5 0 1 1", green="0 5 0 1 1")
    assert winners(match, since)["stop"] == -1


def test_playing_from_the_hand_lasts_one_round() -> None:
    position = Position(3).hold(RED, "4 3").track(RED, 15).hold(GREEN, "1")
    match = choose(position.begin(), orders={RED: (Privilege.FROM_HAND,)})
    offer(match)
    while stage(match) != Stage.CHOOSING:
        (seat,) = match.actors
        match.play(seat, match.legal(seat)[0])
    choose(match)
    assert RED in match.actors
    assert held(match, RED) == "4 3"


def test_only_as_many_bricks_as_there_are() -> None:
    position = Position(4).hold(RED, "1").track(RED, 14).section(4, "16 red").bricks(RED, 2)
    match = choose(position.begin(), orders={RED: (Privilege.BRICKS,)})
    assert store(match)[RED] == 4
    assert player(match, RED).supply == 0


def test_only_as_many_bricks_with_the_gold_as_there_are() -> None:
    position = Position(4).hold(RED, "1").track(RED, 12).section(4, "16 red").bricks(RED, 3)
    match = choose(position.begin(), orders={RED: (Privilege.GOLD_AND_BRICKS,)})
    assert [event.amount for event in told(match, "bricks")] == [1]
    assert (store(match)[RED], player(match, RED).supply) == (4, 0)
    assert match._state["owed"] == 3  # the gold is due all the same


def test_the_track_has_no_upper_limit() -> None:
    match = Position(4).hold(RED, "1").track(RED, 120).begin()
    choose(match, orders={RED: (Privilege.GOLD_AND_BRICKS,)})
    assert track(match)[RED] == 108


def test_the_blockade_is_removed_directly_before_its_official() -> None:
    position = Position(4).hold(RED, "5").hold(GREEN, "4 1").track(GREEN, 10)
    match = choose(position.begin())
    offer(match, red="5 0 0 - -", green="0 0 1 4 -")
    play(match, "block seat 2 at official 4")
    assert stage(match) == Stage.UNBLOCKING
    assert [event.at for event in told(match, "nobody_won")] == [1]
    assert told(match, "bricks")[-1].seat == GREEN
    play(match, "decline")
    assert told(match, "stays_blocked")


def test_two_players_have_neither_of_their_two_cards() -> None:
    match = choose(Position(2).hold(RED, "5").track(GREEN, 40).begin())
    offer(match, red="0 0 - 5")
    decline(match, Stage.BUILDING)
    assert not told(match, "chose_marker")
    match = choose(Position(2).hold(RED, "5").track(GREEN, 40).begin())
    offer(match, red="0 - 5 0")
    assert stage(match) == Stage.HANDING


def test_those_with_too_few_points_are_never_waited_for() -> None:
    position = Position(4).hold(RED, "5").hold(BLUE, "3").section(4, "green")
    for seat, points in ((GREEN, 5), (BLUE, 5), (YELLOW, 5)):
        position.track(seat, points)
    match = choose(position.begin())
    offer(match, red="0 0 - - 5", blue="0 0 - 3 -")
    asked = set()
    while stage(match) != Stage.CHOOSING:
        (seat,) = match.actors
        asked.add((seat, stage(match)))
        match.play(seat, match.legal(seat)[-1])
    assert asked == {(BLUE, Stage.HANDING), (RED, Stage.MOVING)}
