"""Phase 8: moving the last brick of a section."""

from tavola import Match
from tavola.games.eschnapur.components import Privilege
from tavola.games.eschnapur.state import Stage
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    bricks,
    can,
    choose,
    decline,
    held,
    offer,
    play,
    stage,
    told,
    track,
    why,
)


def moving(position: Position, stopped: int = 0) -> Match:
    """Red has won the fifth official, and Yellow has stopped a section, if any."""
    position.sold(Privilege.GOLD, Privilege.GOLD_AND_BRICKS, Privilege.BRICKS)
    match = choose(position.hold(RED, "5").hold(YELLOW, "4").begin())
    yellow = "0 4 0 - -" if stopped else "4 0 0 - -"
    offer(match, red="0 0 - - 5", yellow=yellow)
    if stopped:
        play(match, f"stop section {stopped}")
    return decline(match, Stage.FORBIDDING) if stage(match) == Stage.BLOCKING else match


def scores(match: Match) -> dict[int, int]:
    return {event.seat: event.item + event.amount for event in told(match, "points")}


def test_the_highest_brick_of_any_colour_goes_to_the_lowest_free_space() -> None:
    match = moving(Position(4).section(4, "2 red green").section(5, "blue"), stopped=8)
    play(match, "move from section 4 to section 5")
    assert (bricks(match, 4), bricks(match, 5)) == ("rr", "bg")


def test_only_the_winner_moves_and_may_decline() -> None:
    match = moving(Position(4).section(4, "green"), stopped=8)
    assert match.actors == (RED,)
    assert "decline" in can(match)
    play(match, "decline")
    assert bricks(match, 4) == "g"
    assert held(match, RED) == ""


def test_never_from_or_to_the_stopped_section() -> None:
    match = moving(Position(4).section(4, "green").section(5, "blue"), stopped=4)
    assert why(match, "move from section 4 to section 5") == "section-stopped"
    assert why(match, "move from section 5 to section 4") == "section-stopped"
    assert "move from section 5 to section 6" in can(match)


def test_without_a_legal_move_nothing_is_asked_and_the_card_is_spent() -> None:
    match = moving(Position(4).section(4, "green"), stopped=4)
    assert stage(match) == Stage.CHOOSING
    assert told(match, "nothing_moved")
    assert held(match, RED) == ""


def test_a_move_can_fill_a_section() -> None:
    match = moving(Position(4).section(8, "6 green").section(5, "blue"), stopped=1)
    play(match, "move from section 5 to section 8")
    while stage(match) != Stage.CHOOSING:
        play(match, can(match)[0])
    assert scores(match) == {GREEN: 12, BLUE: 8}


def test_a_move_can_empty_a_full_section() -> None:
    match = moving(Position(4).section(8, "7 green"), stopped=1)
    play(match, "move from section 8 to section 5")
    assert scores(match) == {}
    assert (bricks(match, 8), bricks(match, 5)) == ("g" * 6, "g")


def test_a_move_can_take_somebodys_only_brick() -> None:
    match = moving(Position(4).section(8, "6 green blue").section(2, "8 yellow"), stopped=1)
    play(match, "move from section 8 to section 2")
    while stage(match) != Stage.CHOOSING:
        play(match, can(match)[0])
    # Section 2 is complete by the move; in section 8 nothing is scored.
    assert scores(match) == {YELLOW: 16, BLUE: 10}


def test_covering_a_bag_by_a_move_pays_nothing() -> None:
    match = moving(Position(4).section(8, "3 green").section(5, "blue"), stopped=1)
    play(match, "move from section 5 to section 8")
    assert not told(match, "bag")
    assert held(match, GREEN) == ""


def test_a_full_section_takes_no_brick() -> None:
    match = moving(Position(4).section(8, "7 green").section(5, "blue"), stopped=1)
    assert why(match, "move from section 5 to section 8") == "section-full"
    assert why(match, "move from section 5 to section 5") == "same-section"
    assert why(match, "move from section 6 to section 5") == "no-brick-there"


# --- Forbidding, and ignoring the stop -----------------------------------------------------------


def test_somebody_else_forbids_moving_out_of_a_section() -> None:
    position = Position(4).section(4, "green").section(5, "blue").track(GREEN, 11).track(RED, 11)
    match = moving(position, stopped=1)
    assert (stage(match), match.actors) == (Stage.FORBIDDING, (GREEN,))
    play(match, "forbid section 4")
    assert track(match)[GREEN] == 0
    assert why(match, "move from section 4 to section 5") == "last-forbidden"
    assert "move from section 5 to section 4" in can(match)


def test_forbidding_the_only_source_leaves_nothing_to_move() -> None:
    match = moving(Position(4).section(4, "green").track(GREEN, 11), stopped=1)
    play(match, "forbid section 4")
    assert told(match, "nothing_moved")


def test_only_sections_out_of_which_one_could_move_are_named() -> None:
    position = Position(4).section(4, "green").section(1, "blue").track(GREEN, 11)
    match = moving(position, stopped=1)
    assert can(match) == ["forbid section 4", "decline"]


def test_who_could_ignore_the_stop_is_forbidden_the_stopped_section_too() -> None:
    position = Position(4).section(1, "blue").track(GREEN, 11).track(RED, 13)
    match = moving(position, stopped=1)
    assert can(match) == ["forbid section 1", "decline"]
    play(match, "forbid section 1")
    # Ignoring the stop does not beat that, and no other brick is there.
    assert told(match, "nothing_moved")


def test_nobody_is_asked_where_nothing_could_be_moved() -> None:
    match = moving(Position(4).track(GREEN, 11), stopped=1)
    assert not told(match, "forbade")
    assert stage(match) in (Stage.BUILDING, Stage.CHOOSING)


def test_the_winner_ignores_the_stop_out_of_a_section_and_into_it() -> None:
    position = Position(4).section(4, "green").section(5, "blue").track(RED, 13)
    match = moving(position, stopped=4)
    assert "move from section 4 to section 6" not in can(match)
    play(match, "buy ignore stop")
    assert "move from section 4 to section 6" in can(match)
    play(match, "move from section 5 to section 4")
    assert bricks(match, 4) == "gb"


def test_two_players_have_no_blockade_but_all_else() -> None:
    position = Position(2).hold(RED, "5").hold(GREEN, "1").section(4, "green")
    match = choose(position.begin())
    offer(match, red="0 0 - 5", green="0 0 1 -")
    decline(match, Stage.MOVING)
    play(match, "move from section 4 to section 5")
    assert bricks(match, 5) == "g"
