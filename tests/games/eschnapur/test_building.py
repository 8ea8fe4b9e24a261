"""Phase 7: placing bricks, the bag of gold, and the privileges of one's own turn."""

from tavola import Match
from tavola.games.eschnapur.components import Privilege
from tavola.games.eschnapur.state import Stage
from tests.games.eschnapur.positions import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    Position,
    bank,
    bricks,
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


def building(position: Position, **sites: tuple[int, int]) -> Match:
    """Phase 7, after bids that win nothing: the last two players tie for the last official."""
    last = position.players - 1
    position.hold(last, "1").hold(last - 1, "1")
    where = {seat: sites[colour] for colour, seat in COLOURS.items() if colour in sites}
    match = choose(position.begin(), where)
    tie = {colour: "0 0 - - 1" for colour, seat in COLOURS.items() if last - 1 <= seat <= last}
    return offer(match, **tie)


def test_bricks_go_into_the_two_sections_chosen() -> None:
    match = building(Position(4).bricks(RED, 3), red=(4, 6))
    assert can(match) == ["place in section 4", "place in section 6"]
    assert why(match, "place in section 5") == "not-your-site"


def test_one_brick_after_the_other_alternating_as_one_likes() -> None:
    match = building(Position(4).bricks(RED, 4), red=(4, 6))
    play(match, "place in section 4", "place in section 6", "place in section 4")
    play(match, "place in section 6")
    assert (bricks(match, 4), bricks(match, 6)) == ("rr", "rr")


def test_the_lowest_free_space_each_time() -> None:
    match = building(Position(4).bricks(RED, 1).section(4, "green blue"), red=(4, 6))
    play(match, "place in section 4")
    assert bricks(match, 4) == "gbr"
    assert [event.amount for event in told(match, "placed")] == [3]


def test_all_bricks_that_fit_must_be_placed() -> None:
    match = building(Position(4).bricks(RED, 2).section(8, "6 green"), red=(7, 8))
    assert why(match, "end turn") == "must-place"
    play(match, "place in section 8")
    # Only section 7 is left: the second brick goes there by itself.
    assert bricks(match, 7) == "r"


def test_what_finds_no_place_stays_for_later_rounds() -> None:
    position = Position(4).bricks(RED, 7).section(8, "5 green").section(2, "6 green")
    match = building(position, red=(2, 8))
    while stage(match) == Stage.BUILDING and match.actors == (RED,):
        play(match, can(match)[0])
    assert store(match)[RED] == 2
    assert [event.amount for event in told(match, "left_over")] == [2]


def test_more_than_five_bricks_in_one_go() -> None:
    match = building(Position(4).bricks(RED, 8), red=(4, 5))
    play(match, *["place in section 4"] * 8)
    assert bricks(match, 4) == "r" * 8


def test_players_build_in_turn_order() -> None:
    position = Position(3).order(BLUE, RED, GREEN)
    for seat in range(3):
        position.bricks(seat, 1)
    match = building(position, red=(4, 5), green=(4, 5), blue=(4, 5))
    assert match.actors == (BLUE,)
    play(match, "place in section 4")
    assert match.actors == (RED,)
    assert player(match, BLUE).sites == ["section:3", "section:4"]
    assert player(match, GREEN).sites is None


def test_sites_return_when_the_round_ends() -> None:
    match = decline(building(Position(3), red=(4, 5)), Stage.CHOOSING)
    assert player(match, RED).sites is None
    assert player(match, RED).last_sites == ["section:3", "section:4"]


# --- The bag of gold -----------------------------------------------------------------------------


def test_everybody_involved_gets_gold_worth_three_in_turn_order() -> None:
    position = Position(4).order(GREEN, RED, BLUE, YELLOW).bricks(RED, 1)
    match = building(position.section(8, "green 2 blue"), red=(8, 7))
    play(match, "place in section 8")
    assert match.actors == (GREEN,)
    assert can(match) == ["take 3", "take 2 + 1", "take 1 + 1 + 1"]
    play(match, "take 2 + 1")
    assert match.actors == (RED,)
    play(match, "take 3")
    assert match.actors == (BLUE,)
    play(match, "take 1 + 1 + 1")
    assert [held(match, seat) for seat in range(3)] == ["3", "2 1", "1 1 1"]


def test_gold_is_taken_before_the_next_brick() -> None:
    match = building(Position(4).bricks(RED, 2).section(8, "3 green"), red=(8, 7))
    play(match, "place in section 8")
    assert why(match, "take 5") == "other-worth"
    assert match.actors == (RED,)
    assert why(match, "place in section 8") == "take-gold-first"
    play(match, "take 3", "take 3")
    assert "place in section 8" in can(match)


def test_a_bank_that_cannot_pay_exactly_pays_the_best_sum_below() -> None:
    position = Position(4).bank("5 2 2").rest_held_by(YELLOW).hold(BLUE, "1 1 1").bricks(RED, 1)
    match = choose(position.section(8, "green 2 blue").begin(), {RED: (7, 8)})
    offer(match, blue="1 1 0 0 1", yellow="1 1 0 0 1")
    play(match, "place in section 8")
    assert [(event.seat, event.amount) for event in told(match, "gold")] == [(RED, 2), (GREEN, 2)]
    assert [event.seat for event in told(match, "no_gold")] == [BLUE]
    assert held(match, GREEN) == "2"


def test_a_bag_uncovered_and_covered_again_pays_again() -> None:
    position = Position(4).hold(RED, "3 1 1 1 1 1").hold(GREEN, "5").section(8, "4 blue")
    match = choose(position.begin(), {RED: (7, 6)})
    offer(match, red="0 1 1 1 0", green="0 0 - - 5")
    decline(match, Stage.MOVING)
    play(match, "move from section 8 to section 6")
    assert bricks(match, 8) == "bbb"
    offer(choose(match, {RED: (7, 8)}), red="0 0 3 1 1")
    decline(match, Stage.BUILDING)
    play(match, "place in section 8")
    assert [event.at for event in told(match, "bag")] == [7]


# --- Privileges in one's own turn ----------------------------------------------------------------


def test_free_site_opens_every_section_that_is_not_stopped() -> None:
    position = Position(4).bricks(RED, 2).track(RED, 8).finished(3).hold(YELLOW, "5")
    match = choose(position.begin(), {RED: (4, 5)})
    offer(match, yellow="0 5 0 - -")
    play(match, "stop section 6")
    assert can(match) == ["place in section 4", "place in section 5", "buy free site"]
    play(match, "buy free site")
    assert can(match) == [f"place in section {number}" for number in (1, 2, 4, 5, 7, 8)]
    assert track(match)[RED] == 0


def test_ignoring_the_stop_needs_the_site() -> None:
    position = Position(4).bricks(RED, 2).track(RED, 13).hold(YELLOW, "5")
    match = choose(position.begin(), {RED: (4, 5)})
    offer(match, yellow="0 5 0 - -")
    play(match, "stop section 4")
    assert can(match)[0] == "place in section 5"
    assert "buy ignore stop" in can(match)
    play(match, "buy ignore stop")
    assert can(match) == ["place in section 4", "place in section 5"]
    other = choose(position.begin(), {RED: (4, 5)})
    offer(other, yellow="0 5 0 - -")
    play(other, "stop section 6")
    assert why(other, "buy ignore stop") == "does-nothing"


def test_ignoring_the_stop_goes_with_free_site() -> None:
    position = Position(4).bricks(RED, 2).track(RED, 21).hold(YELLOW, "5")
    match = choose(position.begin(), {RED: (4, 5)})
    offer(match, yellow="0 5 0 - -")
    play(match, "stop section 4", "buy free site")
    assert "place in section 4" not in can(match)
    play(match, "buy ignore stop")
    assert len([words for words in can(match) if words.startswith("place")]) == 8


def test_a_section_filled_by_ignoring_the_stop_is_scored() -> None:
    position = Position(4).bricks(RED, 1).track(RED, 13).hold(YELLOW, "5").section(8, "6 green")
    match = choose(position.begin(), {RED: (8, 5)})
    offer(match, yellow="0 5 0 - -")
    play(match, "stop section 8", "buy ignore stop", "place in section 8")
    while not told(match, "points"):
        play(match, can(match)[0])
    scored = {event.seat: event.item + event.amount for event in told(match, "points")}
    assert scored == {RED: 8, GREEN: 12}


def test_bricks_are_bought_and_placed_at_once() -> None:
    match = building(Position(4).track(RED, 14), red=(4, 5))
    assert "end turn" in can(match)
    play(match, "buy bricks")
    assert store(match)[RED] == 3
    assert why(match, "end turn") == "must-place"


def test_gold_and_bricks() -> None:
    match = building(Position(4).track(RED, 12), red=(4, 5))
    play(match, "buy gold and bricks")
    assert store(match)[RED] == 2
    play(match, "take 2 + 1")
    assert held(match, RED) == "2 1"


def test_gold_worth_five() -> None:
    match = building(Position(4).track(RED, 9), red=(4, 5))
    play(match, "buy gold", "take 3 + 1 + 1")
    assert held(match, RED) == "3 1 1"


def test_a_four_and_a_three_pay_four_of_five() -> None:
    position = Position(4).track(RED, 9).bank("4 3").rest_held_by(YELLOW)
    match = choose(position.begin(), orders={RED: (Privilege.GOLD,)})
    assert held(match, RED) == "4"
    assert bank(match) == "3"


def test_who_cannot_pay_is_not_asked() -> None:
    match = building(Position(4).track(RED, 5).bricks(GREEN, 1), green=(4, 5))
    assert match.actors == (GREEN,)


def test_a_card_that_does_nothing_is_not_offered() -> None:
    match = building(Position(4).track(RED, 8), red=(4, 5))
    # Without a brick a free site is worth nothing, so Red is not asked at all.
    assert not told(match, "placed")
    assert stage(match) == Stage.CHOOSING


def test_a_card_is_sold_once() -> None:
    match = building(Position(4).track(RED, 14).track(GREEN, 14), red=(4, 5), green=(4, 5))
    play(match, "buy bricks", *["place in section 4"] * 3)
    assert match.actors == (GREEN,)
    assert why(match, "buy bricks") == "card-gone"
