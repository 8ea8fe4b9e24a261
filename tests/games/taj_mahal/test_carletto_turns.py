"""Carletto's turns: what he draws, plays and discards, and when he leaves."""

from collections.abc import Iterable

import pytest

from tavola import Match
from tavola.language import language
from tavola.view import SPECTATOR
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    SPECIAL_OF,
    Position,
    board,
    discarded,
    happened,
    laid,
    palaces,
    play,
    player,
    specials,
    take_any,
    told,
    withdraw,
    word_of,
)

CARLETTO = CARLA
"""His seat at a table of three with two people."""


def before(deck: str, played: str = "", own: Iterable[str] = ()) -> Position:
    """Before the turn of Bruno, whom Carletto follows. The next cards, what Carletto has."""
    position = Position(3, carletti=1).visit(7).deck(deck).specials(CARLETTO, *own)
    if played:
        position.laid(CARLETTO, played)
    return position.hold(BRUNO, "", "yEE yGE yPE").hold(ANNA, "", "yVE yPE")


def after_turn(deck: str, played: str = "", own: Iterable[str] = ()) -> Match:
    """After Carletto's turn, when Bruno has played two elephants."""
    return play(before(deck, played, own).turn(BRUNO), "play yEE")


def his(match: Match, seat: int = CARLETTO) -> list[str]:
    """What he did, in words."""
    said = []
    for event in match.events(SPECTATOR, since=0):
        if event.seat == seat:
            match event.kind:
                case "carletto_drew" | "carletto_discarded" | "played":
                    said.append(f"{event.kind.removeprefix('carletto_')} {word_of(event.item)}")
                case "played_special":
                    said.append(f"added {list(SPECIAL_OF)[event.item]}")
                case "withdrew":
                    said.append("withdrew")
    return said


# --- The first turn ------------------------------------------------------------------------------


def test_at_the_first_turn_he_plays_the_first_coloured_card() -> None:
    match = after_turn("gVE rVE")
    assert his(match) == ["drew gVE", "played gVE"]
    assert player(match, CARLETTO).colour == "green"
    assert match.actors == (ANNA,)


def test_the_first_white_card_is_kept_and_played_with_it() -> None:
    match = after_turn("wK gVE rVE")
    assert his(match) == ["drew wK", "drew gVE", "played gVE", "played wK"]


def test_further_white_cards_are_discarded_when_the_drawing_ends() -> None:
    match = after_turn("wK wE wV wE rVE gEE")
    assert his(match)[:7] == [
        "drew wK",
        "drew wE",
        "drew wV",
        "drew wE",
        "drew rVE",
        "played rVE",
        "played wK",
    ]
    assert sorted(his(match)[7:]) == ["discarded wE", "discarded wE", "discarded wV"]
    assert laid(match, CARLETTO) == "rVE wK"
    assert sorted(discarded(match).split()) == ["wE", "wE", "wV"]


def test_white_cards_discarded_in_this_turn_do_not_come_again() -> None:
    """They are discarded only when the drawing ends, so that a new deck has none of them."""
    position = before("wK wE").discard("rVE").display("gEE gVE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == [
        "drew wK",
        "drew wE",
        "drew rVE",
        "played rVE",
        "played wK",
        "discarded wE",
    ]
    assert [event.amount for event in happened(match, "reshuffled")] == [1]


def test_without_any_coloured_card_he_leaves_without_prizes() -> None:
    position = before("wK").discard("wE").display("gEE gVE gGE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert set(his(match)) == {
        "drew wK",
        "drew wE",
        "discarded wK",
        "discarded wE",
        "withdrew",
    }
    assert "won" not in told(match)
    assert not player(match, CARLETTO).inside
    assert sorted(discarded(match).split()) == ["wE", "wK"]


def test_without_any_card_he_leaves_without_prizes() -> None:
    position = before("").display("gEE gVE gGE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["withdrew"]
    assert told(match)[-2:] == ["deck_empty", "withdrew"]
    assert "won" not in told(match)
    assert not player(match, CARLETTO).inside
    assert player(match, CARLETTO).laid == []
    # The display suffers as it does whenever he leaves.
    assert board(match).stage == "losing"


def test_he_never_leaves_before_his_first_turn() -> None:
    """He leads nothing then anyway; he draws."""
    assert "withdrew" not in his(after_turn("gVE"))


# --- Later turns ---------------------------------------------------------------------------------

LATER = [
    # Green is his colour. Next cards, whether he has the change of colour, what he does.
    ("gEE", False, "drew gEE, played gEE"),
    ("rEE gEE", False, "drew rEE, discarded rEE, drew gEE, played gEE"),
    ("rEE pEE", False, "drew rEE, discarded rEE, drew pEE, discarded pEE, withdrew"),
    ("rEE pEE", True, "drew rEE, discarded rEE, drew pEE, played pEE, added change"),
    ("gEE", True, "drew gEE, played gEE"),
    ("rEE gEE", True, "drew rEE, discarded rEE, drew gEE, played gEE"),
    ("wE gEE", False, "drew wE, drew gEE, played gEE, played wE"),
    ("wE gEE", True, "drew wE, drew gEE, played gEE, played wE"),
    ("wE rEE", False, "drew wE, drew rEE, discarded wE, discarded rEE, withdrew"),
    ("wE rEE", True, "drew wE, drew rEE, discarded wE, discarded rEE, withdrew"),
    ("wE wK", False, "drew wE, drew wK, discarded wE, discarded wK, withdrew"),
    ("wE wK", True, "drew wE, drew wK, discarded wE, discarded wK, withdrew"),
    ("rEE wE gEE", False, "drew rEE, discarded rEE, drew wE, drew gEE, played gEE, played wE"),
    (
        "rEE wE pEE",
        False,
        "drew rEE, discarded rEE, drew wE, drew pEE, discarded wE, discarded pEE, withdrew",
    ),
    (
        "rEE wE pEE",
        True,
        "drew rEE, discarded rEE, drew wE, drew pEE, discarded wE, discarded pEE, withdrew",
    ),
    (
        "rEE wE wK",
        True,
        "drew rEE, discarded rEE, drew wE, drew wK, discarded wE, discarded wK, withdrew",
    ),
]


@pytest.mark.parametrize(("deck", "change", "does"), LATER)
def test_what_he_does_with_what_he_draws(deck: str, change: bool, does: str) -> None:
    match = after_turn(deck, "gVE", ["change"] if change else [])
    assert his(match) == does.split(", ")
    assert player(match, CARLETTO).inside == ("withdrew" not in does)
    if "withdrew" not in does:
        assert player(match, CARLETTO).colour == "green"
        assert match.actors == (ANNA,)


def test_the_change_of_colour_helps_but_once_a_visit() -> None:
    position = before("rEE pEE").laid(CARLETTO, "gVE pVE", "change")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match)[-1] == "withdrew"
    assert laid(match, CARLETTO) == ""


def test_after_the_change_of_colour_his_colour_is_the_same() -> None:
    position = before("yEE pEE gEE rVE").laid(CARLETTO, "gVE pVE", "change")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match)[-1] == "withdrew"
    position = before("yEE gEE").laid(CARLETTO, "gVE pVE", "change")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match)[-1] == "played gEE"


def test_without_a_card_to_draw_he_leaves() -> None:
    position = before("", "gVE").display("gEE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["withdrew"]


def test_the_card_just_discarded_can_be_in_the_new_deck() -> None:
    """It lies in the discard when a second card is needed and the deck is used up."""
    position = before("rEE", "gVE").display("gEE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["drew rEE", "discarded rEE", "drew rEE", "discarded rEE", "withdrew"]


def test_with_a_white_card_and_no_other_he_discards_it_and_leaves() -> None:
    position = before("wE", "gVE").display("gEE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["drew wE", "discarded wE", "withdrew"]


# --- Leaving when he leads two -------------------------------------------------------------------


def test_he_leaves_before_drawing_when_he_leads_two_prizes() -> None:
    match = after_turn("gEE", "gMK")
    assert his(match) == ["withdrew"]
    won = [event.item for event in happened(match, "won") if event.seat == CARLETTO]
    assert won == [2, 4]


def test_or_more_than_two() -> None:
    assert his(after_turn("gEE", "gMK gVE"))[0] == "withdrew"


def test_with_one_he_draws() -> None:
    position = before("gEE", "gVK").laid(ANNA, "yVM")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["drew gEE", "played gEE"]


def test_only_prizes_that_are_not_yet_taken_count() -> None:
    position = before("gEE", "gVK").court("GMPKE")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["drew gEE", "played gEE"]


def test_he_must_have_more_than_everybody_still_in() -> None:
    position = before("gEE", "gVK").laid(ANNA, "yVM yMK")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["drew gEE", "played gEE"]


def test_he_leads_two_when_others_have_left() -> None:
    position = before("gEE", "gVK").out(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == ["withdrew"]


def test_also_when_he_is_alone() -> None:
    position = before("gEE", "gMK").laid(BRUNO, "yMK").out(ANNA)
    match = take_any(play(position.turn(BRUNO), "withdraw"))
    assert his(match)[0] == "withdrew"


def test_alone_he_goes_on_until_he_leads_two_or_finds_nothing() -> None:
    """He shows a monk; the next two cards of his colour are elephants alone."""
    position = before("gEE rEE pEE", "gME", []).laid(BRUNO, "yME yEE").out(ANNA)
    match = play(position.turn(BRUNO), "withdraw")
    # Equal monks: Bruno has won only the elephants.
    match = take_any(match)
    assert his(match)[:5] == ["drew gEE", "played gEE", "drew rEE", "discarded rEE", "drew pEE"]
    assert his(match)[5:7] == ["discarded pEE", "withdrew"]


def test_at_the_start_of_his_second_turn_he_may_lead_two_already() -> None:
    match = after_turn("gMK")
    assert his(match) == ["drew gMK", "played gMK"]
    play(match, "play yVE")
    assert match.actors == (BRUNO,)
    play(match, "play yGE")
    assert his(match) == ["drew gMK", "played gMK", "withdrew"]


# --- What the log says of it ---------------------------------------------------------------------


def why_he_left(match: Match) -> str:
    """In the sentence of the log."""
    (left,) = (event for event in happened(match, "withdrew") if event.seat == CARLETTO)
    assert "Carletto" in language("en").say(left.message)
    return str(left.message.args["why"])


def test_the_log_says_that_he_leaves_because_he_leads_two_prizes() -> None:
    assert why_he_left(after_turn("gEE", "gMK")) == "leads"


@pytest.mark.parametrize("deck", ["rEE pEE", "wE rEE", "rEE wE wK"])
def test_the_log_says_that_he_has_found_nothing(deck: str) -> None:
    assert why_he_left(after_turn(deck, "gVE")) == "found-nothing"


def test_the_log_says_that_there_is_no_card_for_him() -> None:
    position = before("wE", "gVE").display("gEE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    (empty,) = happened(match, "deck_empty")
    assert (empty.seat, empty.message.args["why"]) == (CARLETTO, "carletto")
    assert why_he_left(match) == "found-nothing"


@pytest.mark.parametrize("deck", ["", "wK"])
def test_the_log_says_that_there_is_no_coloured_card_anywhere(deck: str) -> None:
    position = before(deck).display("gEE gVE").rest_held_by(ANNA)
    match = play(position.turn(BRUNO), "play yEE")
    assert [event.seat for event in happened(match, "deck_empty")] == [CARLETTO]
    assert why_he_left(match) == "no-coloured-card"


def test_of_people_the_log_says_whether_they_have_played() -> None:
    reasons = []
    for played in "", "yEE":
        position = before("gVE").out(CARLETTO)
        if played:
            position.laid(BRUNO, played)
        (left,) = happened(play(position.turn(BRUNO), "withdraw"), "withdrew")
        reasons.append(left.message.args["why"])
    assert reasons == ["nothing-played", "played"]


# --- Taking an action back after which he has had his turn ---------------------------------------


def test_an_action_can_be_taken_back_when_he_has_drawn_nothing() -> None:
    """He leads vizier and general, and for both palaces there is one best place."""
    position = before("", "gVG").bonus("Bahraich", "two points").bonus("Faizabad", "jewels")
    match = position.turn(BRUNO)
    before_all = match.tobytes()
    play(match, "play yEE")
    assert palaces(match, CARLETTO) == "Bahraich Faizabad"
    assert match.can_undo(BRUNO)
    match.undo(BRUNO)
    assert match.tobytes() == before_all
    assert match.actors == (BRUNO,)


def test_an_action_cannot_be_taken_back_when_a_lot_has_placed_his_palaces() -> None:
    match = play(before("", "gMK").turn(BRUNO), "play yEE")
    assert "crown" in told(match)
    assert not match.can_undo(BRUNO)


@pytest.mark.parametrize("played", ["", "gVE"])
def test_an_action_cannot_be_taken_back_when_he_has_drawn(played: str) -> None:
    match = after_turn("gEE", played)
    assert his(match)[0] == "drew gEE"
    for seat in ANNA, BRUNO:
        assert not match.can_undo(seat)


# --- His special cards ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "added"),
    [
        (["+2"], "+2"),
        (["+2", "+E"], "+2"),
        (["+2", "+K"], "+2"),
        (["+2", "change"], "+2"),
        (["+E"], "+E"),
        (["+K"], "+K"),
        (["change", "+K"], "+K"),
        (["change"], None),
        ([], None),
    ],
)
@pytest.mark.parametrize("played", ["", "gVE"])
def test_with_a_right_card_he_adds_a_special_one(
    own: list[str], added: str | None, played: str
) -> None:
    """At his first turn only the two points, which he plays whenever he can."""
    if not played and added != "+2":
        added = None
    match = after_turn("gVE", played, own)
    expected = ["drew gVE", "played gVE"] + ([f"added {added}"] if added else [])
    assert his(match) == expected
    assert match.scores[CARLETTO] == (2 if added == "+2" else 0)


@pytest.mark.parametrize(
    ("played", "drawn", "added"),
    [
        ("gMK", "gVK", "+K"),  # 0 elephants, 2 crowns
        ("gMK", "gVE", "+E"),  # equal: the elephant
        ("gGE", "gEE", "+E"),
        ("gPE", "gMK", "+E"),  # the card just laid makes it equal
        ("gVG", "gMK", "+K"),  # the card just laid makes it more
        ("gVG", "gKE", "+E"),
    ],
)
def test_of_elephant_and_crown_he_adds_the_one_of_which_he_shows_more(
    played: str, drawn: str, added: str
) -> None:
    position = before(drawn, played, ["+E", "+K"]).laid(ANNA, "rVG rMP rKP rEE rVK rGM rEE")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match) == [f"drew {drawn}", f"played {drawn}", f"added {added}"]


def test_once_it_lies_there_he_adds_the_next_one() -> None:
    position = before("gEE gVE", "gVE", ["+2", "+E"]).laid(CARLETTO, "gVE", "+2")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match)[-1] == "added +E"


def test_with_a_white_card_he_adds_none() -> None:
    for played in "", "gVE":
        assert his(after_turn("wE gEE", played, ["+2", "+E"]))[-1] == "played wE"


def test_with_the_change_of_colour_he_adds_no_other() -> None:
    match = after_turn("rEE pEE", "gVE", ["+2", "change"])
    assert his(match)[-2:] == ["played pEE", "added change"]
    assert match.scores[CARLETTO] == 0


def test_his_special_cards_return_when_he_leaves() -> None:
    position = before("rEE pEE").laid(CARLETTO, "gVE gVE", "+2")
    match = play(position.turn(BRUNO), "play yEE")
    assert his(match)[-1] == "withdrew"
    assert specials(match, CARLETTO) == ("+2",)
    assert not any(special.laid for special in board(match).specials)
    assert sorted(discarded(match).split()) == sorted(["gVE", "gVE", "rEE", "pEE"])


def test_everybody_sees_what_he_draws() -> None:
    match = after_turn("wE wK gVE")
    for viewer in -1, ANNA, BRUNO:
        assert told(match, viewer=viewer) == told(match)


def test_he_has_no_hand_and_takes_nothing_from_the_display() -> None:
    match = withdraw(before("gEE", "gMK").out(ANNA).turn(BRUNO))
    assert {event.seat for event in happened(match, "took")} <= {ANNA, BRUNO}
    assert player(match, CARLETTO).hand_size == 0
