"""Withdrawing: who wins what, and the new cards."""

import itertools
from math import comb

import pytest

from tavola import Match
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    Position,
    board,
    can,
    court,
    crowns,
    discarded,
    display,
    hand,
    happened,
    influence,
    leads,
    palaces,
    play,
    player,
    take_any,
    told,
    why,
    withdraw,
)

# --- Prizes --------------------------------------------------------------------------------------


def prizes_won(match: Match, seat: int, since: int = 0) -> str:
    return "".join(
        "VGMPKE"[event.item] for event in happened(match, "won", since) if event.seat == seat
    )


def test_the_example_of_leaving_one_after_the_other() -> None:
    chiara, andrea, matteo, michele = ANNA, BRUNO, CARLA, DARIO
    position = Position(4).laid(chiara, "rEE rME").laid(andrea, "gVG gVE")
    position.laid(matteo, "yGP yEE").laid(michele, "gPM gMK wG")
    match = position.hold(matteo, "yVE yME").turn(chiara)
    assert [leads(match, seat) for seat in range(4)] == ["E", "V", "", "MK"]
    withdraw(match)
    assert prizes_won(match, chiara) == "E"
    withdraw(match, "palace Lucknow")
    assert prizes_won(match, andrea) == "V"
    play(match, "play yVE", "alone")
    assert match.actors == (michele,)
    withdraw(match, "palace Bahraich", "crown Bahraich")
    assert prizes_won(match, michele) == "MK"
    assert match.actors == (matteo,)
    assert leads(match, matteo) == "GP"  # the vizier and the elephants are gone
    withdraw(match)
    assert prizes_won(match, matteo) == "GP"


def test_all_six_symbols_can_be_won_alone() -> None:
    position = Position(3).laid(ANNA, "yVM yKG yPE").out(BRUNO, CARLA)
    match = play(position.at("Agra").turn(ANNA), "withdraw")
    assert prizes_won(match, ANNA) == "VGMPKE"
    assert court(match) == ""
    assert influence(match, ANNA) == "VGMP"


@pytest.mark.parametrize(
    ("own", "others", "won"),
    [
        ("rVE", "yVE", ""),
        ("rVE rVG", "yVE", "VG"),
        ("rEE", "yVE", "E"),
        ("rVE rEE", "yVE yEE", ""),
        ("rVE", "yVM", "E"),
        ("rVE", "yVM yVE", ""),
        ("rVE", "yGP", "VE"),
    ],
)
def test_only_who_has_more_of_a_symbol_wins(own: str, others: str, won: str) -> None:
    match = Position(3).laid(ANNA, own).laid(BRUNO, others).turn(ANNA)
    assert leads(match, ANNA) == won
    play(match, "withdraw")
    assert prizes_won(match, ANNA) == won


def test_one_must_have_more_than_every_other_player() -> None:
    match = Position(3).laid(ANNA, "rVE rEE").laid(BRUNO, "yVM").laid(CARLA, "yEE yKE").turn(ANNA)
    assert leads(match, ANNA) == ""
    assert prizes_won(play(match, "withdraw"), ANNA) == ""


def test_when_a_rival_leaves_the_one_who_stays_leads() -> None:
    match = Position(3).laid(ANNA, "rVE").laid(BRUNO, "yVE").turn(ANNA)
    assert leads(match, BRUNO) == ""
    withdraw(match)
    assert court(match) == "VGMPKE"
    assert leads(match, BRUNO) == "VE"


def test_what_has_been_won_nobody_else_can_win() -> None:
    position = Position(3).laid(ANNA, "rVE").laid(BRUNO, "yGE").court("GMPK").tiles(CARLA, 6)
    match = position.turn(ANNA)
    assert leads(match, ANNA) == ""
    withdraw(match)
    assert influence(match, ANNA) == ""


def test_prizes_that_one_leads_must_be_taken() -> None:
    """They are not asked for: two influence tiles may come that one did not want."""
    match = Position(3).laid(ANNA, "rVG").influence(ANNA, "VG").turn(ANNA)
    withdraw(match, "palace Bahraich", "palace Faizabad")
    assert influence(match, ANNA) == "VVGG"


def test_a_special_card_counts_for_a_prize() -> None:
    match = Position(3).laid(ANNA, "rKE", "+K").laid(BRUNO, "yKE").turn(ANNA)
    assert leads(match, ANNA) == "K"


# --- Cards of the display ------------------------------------------------------------------------


def test_what_was_played_is_discarded_and_two_cards_are_taken() -> None:
    position = Position(3).laid(ANNA, "rVE rEE wK").hold(ANNA, "gEE").display("yVE yGE pEE wE rME")
    match = play(position.turn(ANNA), "withdraw", "palace Bahraich", "crown Bahraich")
    assert discarded(match) == "rVE rEE wK"
    assert can(match) == ["take rME", "take yVE", "take yGE", "take pEE"]
    play(match, "take yVE")
    assert can(match) == ["take yGE", "take pEE", "take wE"]
    play(match, "take wE")
    assert hand(match, ANNA) == "yVE gEE wE"
    assert display(match) == "rME yGE pEE"
    assert match.actors == (BRUNO,)


def test_every_two_cards_can_be_taken_in_exactly_one_way() -> None:
    shown = ["rME", "yVE", "yVE", "pEE", "wE"]
    match = Position(3).laid(ANNA, "rVE").display(" ".join(shown)).turn(ANNA)
    play(match, "withdraw", "palace Bahraich")
    taken = []
    for first in can(match):
        after = play(match.copy(), first)
        seconds = can(after) if after.actors == (ANNA,) else []
        taken += [(first[5:], second[5:]) for second in seconds]
    expected = {tuple(sorted(two)) for two in itertools.combinations(shown, 2)}
    # The last two are taken without being asked for the second.
    asked = {tuple(sorted(two)) for two in taken}
    assert len(taken) == len(asked)
    assert expected - asked == {("pEE", "wE")}
    assert comb(5, 2) - len(expected) == 3  # the two equal cards


@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_the_display_everybody_takes_two_and_the_last_one_one(players: int) -> None:
    sizes = []
    match = Position(players, 3).turn(ANNA)
    for seat in range(players):
        assert match.actors == (seat,)
        sizes.append(len(display(match).split()))
        withdraw(match)
    assert sizes == list(range(2 * players - 1, 0, -2))
    taken = [event.seat for event in happened(match, "took")]
    assert [taken.count(seat) for seat in range(players)] == [2] * (players - 1) + [1]


def test_the_last_one_takes_the_card_that_is_left_without_being_asked() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "").out(BRUNO, CARLA).display("yEE")
    match = play(position.turn(ANNA), "withdraw", "palace Bahraich")
    assert board(match).visit == 7
    assert hand(match, ANNA) == "yEE"


def test_all_points_come_before_the_cards_of_the_display() -> None:
    match = Position(3).laid(ANNA, "rVE").turn(ANNA)
    play(match, "withdraw", "palace Bahraich")
    assert told(match) == ["withdrew", "won", "won", "palace", "connected", "good", "good"]
    assert board(match).stage == "taking"


def test_there_is_no_limit_to_a_hand() -> None:
    match = Position(3).rest_held_by(ANNA).hold(BRUNO, "rVE").hold(CARLA, "gVE").turn(ANNA)
    assert player(match, ANNA).hand_size == 94
    withdraw(match)
    assert player(match, ANNA).hand_size == 94


# --- Withdrawing at once -------------------------------------------------------------------------


def test_who_withdraws_at_the_first_turn_draws_a_card_before_taking_two() -> None:
    position = Position(3).hold(ANNA, "gEE").deck("pVE").display("yVE yGE pEE wE rME")
    match = play(position.turn(ANNA), "withdraw")
    assert hand(match, ANNA) == "gEE pVE"
    assert can(match)[0] == "take rME"
    play(match, "take rME", "take yVE")
    assert hand(match, ANNA) == "rME yVE gEE pVE"
    assert court(match) == "VGMPKE"
    assert match.scores == (0, 0, 0)


def test_only_its_owner_sees_that_card() -> None:
    match = play(Position(3).deck("pVE").turn(ANNA), "withdraw")
    assert "drew" in told(match, viewer=ANNA)
    for viewer in -1, BRUNO, CARLA:
        assert "drew" not in told(match, viewer=viewer)
        assert "drew_hidden" in told(match, viewer=viewer)


def test_who_has_played_does_not_draw() -> None:
    match = Position(3).laid(ANNA, "rVE").hold(ANNA, "gEE").deck("pVE").turn(ANNA)
    play(match, "withdraw", "palace Bahraich")
    assert hand(match, ANNA) == "gEE"


def test_the_last_player_who_has_not_played_draws_too() -> None:
    position = Position(3).hold(ANNA, "gEE").out(BRUNO, CARLA).deck("pVE").display("yEE")
    match = play(position.turn(ANNA), "withdraw")
    assert hand(match, ANNA) == "yEE gEE pVE"
    assert board(match).visit == 7


def test_with_an_empty_hand_one_withdraws_without_being_asked() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(BRUNO, "").deck("pVE").turn(ANNA)
    match = take_any(play(position, "withdraw", "palace Bahraich"))
    assert [event.seat for event in happened(match, "withdrew")] == [ANNA, BRUNO]
    assert player(match, BRUNO).hand_size == 3


# --- Whose turn it is ----------------------------------------------------------------------------


def test_turns_go_clockwise_among_those_who_are_in() -> None:
    position = Position(4).hold(ANNA, "", "rVE rEE rEE").hold(CARLA, "", "yEE yVE yGE")
    match = position.hold(DARIO, "", "gEE gVE gGE").out(BRUNO).turn(ANNA)
    turns = []
    for _ in range(6):
        turns.append(match.actors[0])
        play(match, next(words for words in can(match) if words.startswith("play")))
    assert turns == [ANNA, CARLA, DARIO, ANNA, CARLA, DARIO]


def test_who_has_withdrawn_cannot_play_on() -> None:
    match = Position(3).laid(ANNA, "rVE").hold(ANNA, "rEE").turn(ANNA)
    withdraw(match, "palace Bahraich")
    assert not player(match, ANNA).inside
    assert why(match, "play rEE", ANNA) == "not-your-turn"


def test_nothing_is_won_without_a_symbol() -> None:
    match = Position(3).laid(ANNA, "rVE").laid(BRUNO, "yGE").laid(CARLA, "gGE").turn(ANNA)
    withdraw(match, "palace Bahraich")
    assert prizes_won(match, ANNA) == "V"
    assert palaces(match, ANNA) == "Bahraich"
    assert crowns(match, ANNA) == ""
