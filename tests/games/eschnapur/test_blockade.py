"""Phases 3 and 4: the blockade marker, the card it keeps, and the stop marker."""

from typing import Any

from tavola import Match
from tavola.games.eschnapur.components import Official, Privilege
from tavola.games.eschnapur.state import Stage
from tavola.view import SPECTATOR
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
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
    why,
)


def bid(match: Match, seat: int, official: Official, viewer: int = SPECTATOR) -> Any:
    return player(match, seat, viewer).bids[official]


def test_a_face_down_card_of_another_player_is_blocked() -> None:
    match = Position(4).hold(RED, "5 4 4 4").hold(GREEN, "3 3 3").begin()
    offer(choose(match), red="5 4 4 4 0", green="0 3 3 3 0")
    assert stage(match) == Stage.BLOCKING
    assert why(match, "block seat 1 at official 2") == "own-card"
    play(match, "block seat 2 at official 3")
    lies = bid(match, GREEN, Official.BRICKS)
    assert lies.blocked
    assert lies.face_down


def test_its_owner_gets_a_brick_at_once() -> None:
    match = Position(4).hold(RED, "5 4 4 4").hold(GREEN, "3 3 3").begin()
    offer(choose(match), red="5 4 4 4 0", green="0 3 3 3 0")
    since = match.number
    play(match, "block seat 2 at official 4")
    assert [(event.seat, event.amount, event.why) for event in told(match, "bricks", since)][
        :1
    ] == [(GREEN, 1, 1)]


def test_if_there_is_a_brick_in_the_supply() -> None:
    position = Position(4).hold(RED, "5 4 4 4").hold(GREEN, "3 3 3")
    match = position.section(4, "16 green").bricks(GREEN, 4).begin()
    offer(choose(match), red="5 4 4 4 0", green="0 3 3 3 0")
    since = match.number
    play(match, "block seat 2 at official 4")
    assert [(event.amount, event.why) for event in told(match, "bricks", since)][:1] == [(0, 1)]
    assert player(match, GREEN).supply == 0


def test_an_empty_official_cannot_be_blocked() -> None:
    match = Position(4).hold(RED, "5 4 4 4").hold(GREEN, "3").begin()
    offer(choose(match), red="5 4 4 4 0", green="0 3 0 - -")
    assert why(match, "block seat 2 at official 5") == "no-card-there"
    assert "block seat 2 at official 2" in can(match)


def test_the_blocked_card_stays_and_scores_nothing() -> None:
    match = Position(4).hold(RED, "5 5").hold(GREEN, "4 3").begin()
    offer(choose(match), red="5 0 0 - 5", green="0 0 - 4 3")
    play(match, "block seat 2 at official 4")
    decline(match, Stage.CHOOSING)
    assert track(match) == [0, 3, 0, 0]
    assert held(match, GREEN) == "4"
    carried = bid(match, GREEN, Official.ORDER)
    assert carried.carried
    assert carried.card is None
    assert bid(match, GREEN, Official.ORDER, GREEN).card == 4


def test_in_the_next_round_its_owner_fills_the_other_officials() -> None:
    position = Position(4).hold(GREEN, "3 3 3 2 2").blocked(GREEN, Official.ORDER, 4)
    match = choose(position.begin())
    assert why(match, "lay 3 for official 4", GREEN) == "other-official-first"
    offer(match, green="3 3 3 2")
    revealed = [(event.item, event.at) for event in told(match, "revealed") if event.seat == GREEN]
    assert (3, Official.BLOCKADE) in revealed
    decline(match, Stage.HANDING)
    assert (4, Official.ORDER) in [
        (event.item, event.at) for event in told(match, "revealed") if event.seat == GREEN
    ]


def test_it_is_revealed_as_an_ordinary_bid() -> None:
    position = Position(4).hold(RED, "3").blocked(GREEN, Official.ORDER, 4)
    match = choose(position.begin())
    offer(match, red="- 0 0 3", green="0 0 - -")
    assert (stage(match), match.actors) == (Stage.HANDING, (GREEN,))


def test_a_carried_card_with_only_two_cards_in_hand() -> None:
    position = Position(4).blocked(GREEN, Official.STOP, 5)
    match = choose(position.begin())
    # Two zeros for four officials: two of them go without.
    offer(match, green="- 0 - 0")
    assert (stage(match), match.actors) == (Stage.STOPPING, (GREEN,))
    laid = [event for event in told(match, "laid") if event.seat == GREEN]
    assert laid[0].amount == 3


def test_a_carried_card_together_with_playing_from_the_hand() -> None:
    position = Position(4).hold(GREEN, "3 2").blocked(GREEN, Official.STOP, 5).track(GREEN, 15)
    match = choose(position.begin(), orders={GREEN: (Privilege.FROM_HAND,)})
    offer(match)
    assert (stage(match), match.actors) == (Stage.ANSWERING, (GREEN,))
    assert can(match) == ["play 0 from the hand", "play 2 from the hand", "play 3 from the hand"]
    play(match, "play 0 from the hand")
    # For the second official the card carried over is revealed, and none is played.
    assert stage(match) == Stage.STOPPING
    assert [event.at for event in told(match, "played")] == [Official.BLOCKADE]
    play(match, "decline")
    assert (stage(match), match.actors) == (Stage.ANSWERING, (GREEN,))


def test_the_marker_goes_to_another_player_and_another_official() -> None:
    position = Position(4).hold(RED, "5").hold(GREEN, "3 3 3 3").hold(BLUE, "2 2 2 2")
    match = choose(position.blocked(GREEN, Official.ORDER, 4).begin())
    offer(match, red="5 0 0 - -", green="0 3 3 3", blue="0 2 2 2 0")
    assert stage(match) == Stage.BLOCKING
    assert why(match, "block seat 2 at official 3") == "same-player"
    assert why(match, "block seat 3 at official 4") == "same-official"
    assert why(match, "block seat 2 at official 4") == "same-official"
    assert "block seat 3 at official 3" in can(match)


def test_among_three_players_the_same_player_may_be_blocked_again() -> None:
    position = Position(3).hold(RED, "5").hold(GREEN, "3 3 3 3")
    match = choose(position.blocked(GREEN, Official.ORDER, 4).begin())
    offer(match, red="5 0 0 - -", green="0 3 3 3")
    assert "block seat 2 at official 3" in can(match)
    assert why(match, "block seat 2 at official 4") == "same-official"


def test_the_marker_goes_aside_when_nobody_wins_or_the_winner_declines() -> None:
    position = Position(4).hold(RED, "5").hold(BLUE, "2 2 2 2").blocked(GREEN, Official.ORDER, 4)
    match = choose(position.begin())
    offer(match, red="0 0 5 - -", blue="0 2 2 2 0")
    assert told(match, "blockade_aside")
    match = choose(position.begin())
    offer(match, red="5 0 0 - -", blue="0 2 2 2 0")
    since = match.number
    play(match, "decline")
    assert told(match, "blockade_aside", since)


def test_without_a_legal_target_the_card_is_spent_and_the_marker_goes_aside() -> None:
    position = Position(4).hold(RED, "5").blocked(GREEN, Official.ORDER, 4)
    match = choose(position.begin())
    # Green may not be blocked again, and the others have only cards for the same official.
    offer(match, red="5 - - 0 0", green="0 0 - -", blue="0 - - 0 -", yellow="0 - - 0 -")
    assert not told(match, "blocked")
    assert told(match, "blockade_aside")
    assert held(match, RED) == ""


def test_removing_the_blockade() -> None:
    position = Position(4).hold(RED, "5").hold(GREEN, "4").track(GREEN, 10)
    match = choose(position.begin())
    offer(match, red="5 0 0 - -", green="0 0 - 4 -")
    play(match, "block seat 2 at official 4")
    assert (stage(match), match.actors) == (Stage.UNBLOCKING, (GREEN,))
    assert store(match)[GREEN] == 1
    play(match, "remove the blockade")
    # The card counts, and the brick stays.
    assert (stage(match), match.actors) == (Stage.HANDING, (GREEN,))
    assert store(match)[GREEN] == 1
    assert track(match)[GREEN] == 0
    assert told(match, "blockade_aside")


def test_after_removing_the_blockade_the_same_place_is_free_again() -> None:
    position = Position(4).hold(RED, "5").hold(GREEN, "4").hold(YELLOW, "3 1 1 1 1")
    match = choose(position.track(GREEN, 10).begin())
    offer(match, red="5 0 0 - -", green="0 0 - 4 -", yellow="0 0 1 1 1")
    play(match, "block seat 2 at official 4", "remove the blockade")
    decline(match, Stage.CHOOSING)
    offer(choose(match), green="0 - - 0 -", yellow="3 0 0 - 1")
    assert (stage(match), match.actors) == (Stage.BLOCKING, (YELLOW,))
    assert "block seat 2 at official 4" in can(match)


def test_only_who_can_pay_is_asked_about_the_blockade() -> None:
    position = Position(4).hold(RED, "5").hold(GREEN, "4").track(GREEN, 9).track(BLUE, 20)
    match = choose(position.begin())
    offer(match, red="5 0 0 - -", green="0 0 - 4 -")
    play(match, "block seat 2 at official 4")
    assert stage(match) != Stage.UNBLOCKING
    assert told(match, "stays_blocked")


# --- Phase 4 -------------------------------------------------------------------------------------


def test_any_unfinished_section_is_stopped_but_that_of_the_round_before() -> None:
    position = Position(4).hold(RED, "5").finished(2).stopped(4)
    match = choose(position.begin())
    offer(match, red="0 5 0 - -")
    assert stage(match) == Stage.STOPPING
    assert why(match, "stop section 2") == "section-finished"
    assert why(match, "stop section 4") == "stopped-before"
    play(match, "stop section 5")
    assert board(match).sections[4].stopped


def test_without_a_winner_nothing_is_stopped_any_more() -> None:
    position = Position(4).hold(RED, "1").stopped(4)
    match = choose(position.begin())
    offer(match, red="- - 1 0 0")
    assert told(match, "stop_aside")
    assert not any(section.stopped for section in board(match).sections)


def test_in_a_stopped_section_nobody_builds() -> None:
    position = Position(4).hold(YELLOW, "5").bricks(RED, 3).bricks(YELLOW, 1)
    match = choose(position.begin(), {RED: (3, 4), YELLOW: (3, 5)})
    offer(match, yellow="0 5 0 - -")
    play(match, "stop section 3")
    # Red has one section left, so nothing is asked.
    assert [event.at for event in told(match, "placed")] == [3, 3, 3, 4]
