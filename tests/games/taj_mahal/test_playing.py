"""Playing cards: one coloured card, a companion, and the colour of the visit."""

import pytest

from tavola import Match
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    can,
    discarded,
    hand,
    happened,
    laid,
    play,
    player,
    specials,
    told,
    why,
    withdraw,
)


def shown(match: Match, seat: int) -> dict[str, int]:
    """The symbols before a player that are not zero."""
    symbols = player(match, seat).symbols
    return {name: count for name, count in symbols.items() if count}


# --- One coloured card ---------------------------------------------------------------------------


def test_at_the_first_turn_a_card_of_any_colour_can_be_played() -> None:
    match = Position(3).hold(ANNA, "rVE yEE gPM pKE wE wK").turn(ANNA)
    assert can(match) == ["play rVE", "play yEE", "play gMP", "play pKE", "withdraw"]


def test_a_white_or_a_special_card_cannot_be_played_without_a_coloured_one() -> None:
    match = Position(3).hold(ANNA, "rVE wE").specials(ANNA, "+2").turn(ANNA)
    for words in "white E", "special +2", "alone":
        assert why(match, words) == "coloured-card-first"


def test_without_a_playable_coloured_card_only_withdrawing_is_legal() -> None:
    match = Position(3).hold(ANNA, "wE wK").specials(ANNA, "+2").turn(ANNA)
    assert can(match) == ["withdraw"]
    match = Position(3).laid(ANNA, "rVE").hold(ANNA, "yVE wE").turn(ANNA)
    assert can(match) == ["withdraw"]


def test_the_coloured_card_goes_with_nothing_one_white_or_one_special_card() -> None:
    match = Position(3).hold(ANNA, "rVE rEE wE wE wK").specials(ANNA, "+2", "+K").turn(ANNA)
    play(match, "play rVE")
    assert match.actors == (ANNA,)
    assert can(match) == ["alone", "white K", "white E", "special +2", "special +K"]


@pytest.mark.parametrize(
    ("companion", "symbols", "points"),
    [
        ("alone", {"vizier": 1, "elephant": 1}, 0),
        ("white E", {"vizier": 1, "elephant": 2}, 0),
        ("white K", {"vizier": 1, "elephant": 1, "mogul": 1}, 0),
        ("special +E", {"vizier": 1, "elephant": 2}, 0),
        ("special +K", {"vizier": 1, "elephant": 1, "mogul": 1}, 0),
        ("special +2", {"vizier": 1, "elephant": 1}, 2),
        ("special change", {"vizier": 1, "elephant": 1}, 0),
    ],
)
def test_what_a_companion_adds_and_then_the_next_one_plays(
    companion: str, symbols: dict[str, int], points: int
) -> None:
    position = Position(3).hold(ANNA, "rVE wE wK").specials(ANNA, "+2", "change", "+E", "+K")
    match = play(position.turn(ANNA), "play rVE", companion)
    assert match.actors == (BRUNO,)
    assert shown(match, ANNA) == symbols
    assert match.scores == (points, 0, 0)


def test_who_can_have_no_companion_is_not_asked() -> None:
    match = Position(3).hold(ANNA, "", "rVE rEE").turn(ANNA)  # everybody knows that none is white
    assert play(match, "play rVE").actors == (BRUNO,)


def test_whether_there_is_a_white_card_does_not_show() -> None:
    for own in "rVE yEE", "rVE wE":
        match = play(Position(3).hold(ANNA, own).turn(ANNA), "play rVE")
        assert match.actors == (ANNA,)
        assert board(match).stage == "joining"


def test_two_coloured_cards_in_a_turn_are_not_possible() -> None:
    match = play(Position(3).hold(ANNA, "rVE rEE").turn(ANNA), "play rVE")
    assert why(match, "play rEE") == why(match, "withdraw") == "one-coloured-card"


def test_what_is_played_lies_there_for_all_to_see_and_leaves_the_hand() -> None:
    match = Position(3).hold(ANNA, "rVE rVE wE").turn(ANNA)
    play(match, "play rVE", "white E")
    assert laid(match, ANNA) == "rVE wE"
    assert hand(match, ANNA) == "rVE"
    assert player(match, ANNA).hand_size == 1


# --- The colour of the visit ---------------------------------------------------------------------


def test_the_first_coloured_card_settles_the_colour_of_the_visit() -> None:
    match = Position(3).hold(ANNA, "rVE rEE yEE").out(BRUNO, CARLA).turn(ANNA)
    play(match, "play rVE", "alone")
    assert player(match, ANNA).colour == "red"
    assert can(match) == ["play rEE", "withdraw"]
    assert why(match, "play yEE") == "other-colour"


def test_everybody_has_a_colour_of_their_own() -> None:
    match = Position(3).laid(ANNA, "rVE").laid(BRUNO, "rEE").hold(CARLA, "rVE yEE").turn(CARLA)
    assert can(match) == ["play rVE", "play yEE", "withdraw"]
    play(match, "play rVE", "alone")
    assert [player(match, seat).colour for seat in range(3)] == ["red"] * 3


def test_in_the_next_visit_any_colour_may_be_played_again() -> None:
    match = Position(3).laid(ANNA, "rVE").hold(ANNA, "rEE yEE").out(BRUNO, CARLA).turn(ANNA)
    match = withdraw(match, "palace Bahraich")
    assert player(match, ANNA).colour is None
    while match.actors != (ANNA,):
        withdraw(match)
    assert {"play rEE", "play yEE"} <= set(can(match))


def test_the_last_one_left_may_play_as_many_turns_as_they_like() -> None:
    match = Position(3).hold(ANNA, "rVE rGE rME rPE rEE").out(BRUNO, CARLA).turn(ANNA)
    for word in "rVE", "rGE", "rME", "rPE":
        assert match.actors == (ANNA,)
        play(match, f"play {word}", "alone")
    assert can(match) == ["play rEE", "withdraw"]


# --- Change of colour ----------------------------------------------------------------------------


def test_with_the_change_of_colour_a_card_of_another_colour_is_played() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "rEE yEE wE").specials(ANNA, "change")
    match = position.out(BRUNO, CARLA).turn(ANNA)
    assert can(match) == ["play rEE", "play yEE", "withdraw"]
    play(match, "play yEE")  # its companion is forced
    assert match.actors == (ANNA,)
    assert board(match).stage == "playing"
    assert board(match).specials[1].laid
    assert shown(match, ANNA) == {"vizier": 1, "elephant": 3}
    assert player(match, ANNA).colour == "red"


def test_it_holds_for_this_turn_only_and_but_once_a_visit() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "rEE yEE yVE gEE")
    match = position.specials(ANNA, "change").out(BRUNO, CARLA).turn(ANNA)
    play(match, "play yEE")
    assert can(match) == ["play rEE", "withdraw"]
    assert why(match, "play yVE") == why(match, "play gEE") == "other-colour"
    play(match, "play rEE")
    assert why(match, "special change") == "special-lies-there"


def test_it_may_be_played_when_the_hand_holds_none_of_ones_colour() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "yEE").specials(ANNA, "change")
    match = position.turn(ANNA)
    assert can(match) == ["play yEE", "withdraw"]


def test_it_may_go_with_a_card_of_ones_own_colour() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "rEE yEE").specials(ANNA, "change")
    match = play(position.out(BRUNO, CARLA).turn(ANNA), "play rEE", "special change")
    assert player(match, ANNA).colour == "red"
    assert can(match) == ["withdraw"]


def test_on_the_first_turn_the_colour_stays_open_until_the_next_coloured_card() -> None:
    position = Position(3).hold(ANNA, "rVE yEE gEE gPM").specials(ANNA, "change")
    match = play(position.out(BRUNO, CARLA).turn(ANNA), "play rVE", "special change")
    assert player(match, ANNA).colour is None
    assert can(match) == ["play yEE", "play gMP", "play gEE", "withdraw"]
    play(match, "play gPM", "alone")
    assert player(match, ANNA).colour == "green"
    assert can(match) == ["play gEE", "withdraw"]


def test_without_it_another_colour_cannot_be_played() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "yEE").specials(BRUNO, "change")
    match = position.turn(ANNA)
    assert why(match, "play yEE") == "other-colour"


# --- The other special cards ---------------------------------------------------------------------


def test_two_points_are_scored_at_once() -> None:
    match = Position(3).hold(ANNA, "rVE").specials(ANNA, "+2").points(ANNA, 7).turn(ANNA)
    play(match, "play rVE", "special +2")
    assert match.scores == (9, 0, 0)
    (event,) = happened(match, "played_special")
    assert (event.seat, event.amount) == (ANNA, 2)


def test_special_cards_lie_there_until_one_leaves_and_then_return() -> None:
    position = Position(3).hold(ANNA, "rVE rEE rGE wE").specials(ANNA, "+2", "+E")
    match = play(position.out(BRUNO, CARLA).turn(ANNA), "play rVE", "special +2", "play rEE")
    assert can(match) == ["alone", "white E", "special +E"]
    play(match, "special +E", "play rGE")
    assert can(match) == ["alone", "white E"]
    withdraw(play(match, "alone"), "palace Bahraich", "palace Faizabad")
    assert specials(match, ANNA) == ("+2", "+E")
    assert not any(special.laid for special in board(match).specials)
    while match.actors != (ANNA,):
        withdraw(match)
    coloured = next(words for words in can(match) if words.startswith("play"))
    assert {"special +2", "special +E"} <= set(can(play(match, coloured)))


def test_special_cards_are_not_discarded() -> None:
    position = Position(3).hold(ANNA, "yEE").laid(ANNA, "rVE rEE wK", "+K").turn(ANNA)
    withdraw(position, "palace Bahraich", "crown Bahraich")
    assert discarded(position) == "rVE rEE wK"


def test_only_ones_own_special_cards_can_be_played() -> None:
    match = Position(3).hold(ANNA, "rVE rEE").specials(BRUNO, "+E").turn(ANNA)
    play(match, "play rVE")
    for name in "+E", "+K":
        assert why(match, f"special {name}") == "not-your-special"


def test_what_a_special_card_does_shows_in_the_events() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "yEE").specials(ANNA, "change")
    match = play(position.turn(ANNA), "play yEE")
    assert told(match) == ["played", "played_special"]
