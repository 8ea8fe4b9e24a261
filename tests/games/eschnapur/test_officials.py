"""The bids: who wins an official, what becomes of the cards."""

import pytest

import tavola
from tavola import Match
from tavola.games.eschnapur.components import OFFICIAL_IDS, Official, Privilege
from tavola.games.eschnapur.state import Stage
from tavola.kernel import verbs
from tests.games.eschnapur.positions import (
    BLUE,
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
    stage,
    store,
    told,
    track,
    winners,
)

NOBODY = -1


def bidding(bids: str, ties: int | None = None, players: int = 4) -> Position:
    """Cards of the seats in their order, one of whom wins ties."""
    position = Position(players)
    for seat, card in enumerate(map(int, bids.split())):
        position.hold(seat, f"{card} 3 3" if card else "3 3")
    if ties is not None:
        position.track(ties, 7)
    return position


def at_stop(bids: str, ties: int | None = None, players: int = 4) -> int:
    """Who wins the second official with these bids."""
    match = bidding(bids, ties, players).begin()
    choose(match, orders={} if ties is None else {ties: (Privilege.WIN_TIES,)})
    before = "" if players == 2 else "0 "
    colours = ("red", "green", "blue", "yellow")[:players]
    offer(
        match,
        **{c: f"{before}{bid}" for c, bid in zip(colours, bids.split(), strict=True)},
    )
    return winners(match)["stop"]


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ("5 5 4 4", NOBODY),
        ("5 5 4 3", BLUE),
        ("5 5 0 0", NOBODY),
        ("5 4 3 2", RED),
        ("2 2 2 1", YELLOW),
        ("0 0 0 0", NOBODY),
        ("0 0 0 1", YELLOW),
        ("3 5 3 5", NOBODY),
    ],
)
def test_the_highest_card_that_nobody_else_has_wins(bids: str, winner: int) -> None:
    assert at_stop(bids) == winner


@pytest.mark.parametrize(
    ("bids", "ties", "winner"),
    [
        ("5 5 4 3", RED, RED),
        ("5 5 4 4", BLUE, NOBODY),
        ("5 5 4 3", YELLOW, BLUE),
        ("5 5 5 5", GREEN, GREEN),
        ("0 0 0 0", GREEN, NOBODY),
    ],
)
def test_who_wins_ties_wins_only_the_highest(bids: str, ties: int, winner: int) -> None:
    assert at_stop(bids, ties) == winner


@pytest.mark.parametrize(("bids", "winner"), [("4 4", NOBODY), ("4 3", RED), ("0 0", NOBODY)])
def test_any_tie_of_two_players_wins_nothing(bids: str, winner: int) -> None:
    assert at_stop(bids, players=2) == winner


@pytest.mark.parametrize("official", [Official.ORDER, Official.MOVE])
def test_nor_for_the_turn_order_or_the_move(official: Official) -> None:
    cards = ["1", "1", "1", "1"]
    cards[official - 1] = "4"
    position = Position(2).section(8, "red").order(GREEN, RED)
    for seat in (RED, GREEN):
        position.hold(seat, "4 1 1 1")
    match = position.begin()
    offer(choose(match, {RED: (2, 3), GREEN: (2, 3)}), red=" ".join(cards), green=" ".join(cards))
    decline(match, Stage.CHOOSING)
    assert winners(match)[OFFICIAL_IDS[official]] == NOBODY
    assert not told(match, "marker")
    assert not told(match, "moved")
    assert board(match).order == (GREEN, RED)
    # Both ties and the third lie there until they bring privilege points.
    assert track(match) == [6, 6]


def test_who_has_won_is_not_said_of_the_next_official() -> None:
    position = Position(3).hold(RED, "5").hold(GREEN, "3 2").track(GREEN, 15)
    match = choose(position.begin(), orders={GREEN: (Privilege.FROM_HAND,)})
    offer(match, red="5 0 0 - -")
    play(match, "play 0 from the hand")
    assert board(match).winner == RED
    play(match, "decline")
    assert (stage(match), match.actors) == (Stage.ANSWERING, (GREEN,))
    assert board(match).official == "stop"
    assert board(match).winner == NOBODY


def test_two_players_leave_out_the_first_official() -> None:
    match = Position(2).hold(RED, "5 4 3 2").hold(GREEN, "1 1 1 1").begin()
    offer(choose(match), red="5 4 3 2", green="1 1 1 1")
    assert "blockade" not in winners(match)
    assert len([event for event in told(match, "revealed") if event.seat == RED]) == 1


def test_the_winning_card_goes_to_the_bank_at_once_even_if_declined() -> None:
    match = Position(3).hold(RED, "5").hold(GREEN, "4").bank("").rest_held_by(BLUE).begin()
    offer(choose(match), red="0 5", green="0 4", blue="0 3 1 1 1")
    assert stage(match) == Stage.STOPPING
    assert bank(match) == "5"
    play(match, "decline")
    assert "5" in bank(match)
    assert board(match).sections[0].stopped is False


def test_losing_cards_stay_until_privilege_points_are_counted() -> None:
    match = Position(3).hold(RED, "5").hold(GREEN, "4 1").hold(BLUE, "3 2").begin()
    offer(choose(match), red="0 5", green="0 4", blue="0 3")
    lying = [bid.card for bid in player(match, GREEN).bids if bid.lies and not bid.face_down]
    assert lying == [4]
    assert held(match, GREEN) == "1"


def test_a_four_and_a_three_that_lose_are_seven_privilege_points() -> None:
    position = Position(3).hold(RED, "5 5").hold(GREEN, "4 3").hold(BLUE, "1 1")
    match = position.begin()
    offer(choose(match), red="0 5 - 5", green="0 4 0 3", blue="0 1 0 1")
    decline(match, Stage.CHOOSING)
    assert track(match) == [0, 7, 2]
    assert held(match, GREEN) == ""


def test_those_cards_reach_the_bank_before_the_rewards() -> None:
    position = Position(3).hold(RED, "5").hold(GREEN, "4 3").bank("").rest_held_by(BLUE)
    match = position.section(8, "7 red").begin()
    offer(choose(match), red="0 5", green="- 4 0 0 3", blue="0 1 1 1 1")
    decline(match, Stage.CHOOSING)
    # A reward of seven is due, and the bank can pay it with the four and the three.
    assert "take 4 + 3" in can(match)


def test_zeros_return_to_the_hand() -> None:
    match = Position(3).hold(RED, "5").begin()
    offer(choose(match), red="0 5 0")
    assert player(match, RED, RED).hand[0] == 1
    play(match, "decline")
    assert player(match, RED, RED).hand[0] == 2


# --- Phase 5 -------------------------------------------------------------------------------------


def bricks_for(bids: str, ties: int | None = None) -> list[int]:
    match = bidding(bids, ties).begin()
    choose(match, orders={} if ties is None else {ties: (Privilege.WIN_TIES,)})
    words = zip(("red", "green", "blue", "yellow"), bids.split(), strict=True)
    offer(match, **{colour: f"3 3 {card}" for colour, card in words})
    while stage(match) in (Stage.BLOCKING, Stage.STOPPING):
        play(match, "decline")
    won = {event.seat: event.amount for event in told(match, "bricks") if event.why == 0}
    return [won.get(seat, 0) for seat in range(4)]


def test_a_value_of_ones_own_gives_as_many_bricks() -> None:
    assert bricks_for("5 4 3 2") == [5, 4, 3, 2]


def test_a_shared_value_gives_half_of_them_rounded_up() -> None:
    assert bricks_for("5 5 3 0") == [3, 3, 3, 0]
    assert bricks_for("1 1 4 4") == [1, 1, 2, 2]


def test_who_wins_ties_gets_them_all_and_the_other_half() -> None:
    assert bricks_for("3 3 5 0", RED) == [3, 2, 5, 0]
    assert bricks_for("5 5 5 5", BLUE) == [3, 3, 5, 3]


def test_the_cards_for_bricks_go_to_the_bank_without_privilege_points() -> None:
    match = Position(3).hold(RED, "5").hold(GREEN, "5").hold(BLUE, "3 4").begin()
    offer(choose(match), red="- - 5", green="- - 5", blue="- 0 3 4")
    decline(match, Stage.CHOOSING)
    assert told(match, "bricks")
    assert track(match) == [0, 0, 0]
    assert [held(match, seat) for seat in range(3)] == ["", "", ""]


def test_only_as_many_bricks_as_there_are() -> None:
    position = Position(3).hold(RED, "5").section(4, "16 red").section(5, "2 red")
    match = offer(choose(position.begin()), red="0 0 5")
    assert store(match)[RED] + player(match, RED).supply <= 2
    assert told(match, "bricks")[0].amount == 2


# --- Phase 6 -------------------------------------------------------------------------------------


def test_the_winner_hands_out_the_turn_markers() -> None:
    match = Position(4).hold(BLUE, "5").begin()
    offer(choose(match), blue="- - 0 5 0")
    assert stage(match) == Stage.HANDING
    play(match, "hand marker 1 to seat 4", "hand marker 2 to seat 3", "hand marker 3 to seat 1")
    assert board(match).order == (YELLOW, BLUE, RED, GREEN)


def test_nobody_wins_and_the_order_stays() -> None:
    match = Position(4).order(BLUE, RED, YELLOW, GREEN).hold(RED, "1").begin()
    offer(choose(match), red="- - 1")
    assert told(match, "order_stays")
    assert board(match).order == (BLUE, RED, YELLOW, GREEN)


def test_the_first_order_is_drawn_by_lot() -> None:
    orders = set()
    for seed in range(8):
        match = tavola.load("eschnapur").new(2, seed)
        assert board(match).order == ()
        offer(choose(match), red="3 0 3 3", green="3 0 3 3")
        assert [event.why for event in told(match, "marker")] == [1, 1]
        orders.add(board(match).order)
    assert orders == {(RED, GREEN), (GREEN, RED)}


def test_the_lot_is_hidden_from_all_until_it_is_needed() -> None:
    match = tavola.load("eschnapur").new(4, 1)
    drawn = {tuple(in_a_world(match, viewer, key)) for viewer in (-1, RED) for key in range(200)}
    assert len(drawn) == 24
    # Once the winner has handed the markers out, there is no lot any more.
    offer(choose(match), red="0 2 0 5 2", green="0 3 0 4 2", blue="0 3 0 4 2", yellow="0 3 0 4 2")
    decline(match, Stage.HANDING)
    assert stage(match) == Stage.HANDING
    play(match, "hand marker 1 to seat 3", "hand marker 2 to seat 1", "hand marker 3 to seat 4")
    assert board(match).order == (BLUE, RED, YELLOW, GREEN)
    assert in_a_world(match, RED, 1) == [-1] * 4


def in_a_world(match: Match, viewer: int, key: int) -> list[int]:
    """The lot in a world that a viewer holds possible."""
    world = match._state.copy()
    verbs.conceal(world, match.tables, viewer, key)
    lot: list[int] = world["lot"].tolist()
    return lot


def test_the_lot_cannot_be_taken_back() -> None:
    match = tavola.load("eschnapur").new(2, 2)
    offer(choose(match), red="3 0 3 3", green="3 0 3 3")
    assert told(match, "marker")
    assert not any(match.can_undo(seat) for seat in (RED, GREEN))


def test_a_marker_is_chosen_before_the_winner_hands_them_out() -> None:
    match = Position(4).hold(BLUE, "5").track(GREEN, 6).track(BLUE, 9).begin()
    offer(choose(match), blue="- - 0 5 0")
    assert (stage(match), match.actors) == (Stage.MARKING, (GREEN,))
    play(match, "choose marker 1")
    assert track(match) == [0, 0, 9, 0]
    assert can(match)[0] == "hand marker 2 to seat 1"
    play(match, "hand marker 2 to seat 3", "hand marker 3 to seat 1")
    assert board(match).order == (GREEN, BLUE, RED, YELLOW)


def test_those_who_can_pay_are_asked_in_turn_order_until_one_buys() -> None:
    position = Position(4).order(YELLOW, RED, BLUE, GREEN).hold(BLUE, "5")
    match = position.track(RED, 6).track(YELLOW, 6).begin()
    offer(choose(match), blue="- - 0 5 0")
    assert match.actors == (YELLOW,)
    play(match, "decline")
    assert match.actors == (RED,)
    play(match, "choose marker 4")
    assert match.actors == (BLUE,)
    assert not [card for card in board(match).privileges if card.left and card.cost == 6]


def test_nobody_is_asked_for_a_marker_when_nobody_wins() -> None:
    match = Position(4).track(GREEN, 6).hold(RED, "1").begin()
    offer(choose(match))
    assert not told(match, "chose_marker")
    assert told(match, "order_stays")
