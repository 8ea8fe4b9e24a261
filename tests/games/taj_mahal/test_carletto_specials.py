"""Carletto's special cards, and his points at the end."""

import pytest

from tavola import Match
from tavola.language import language
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    ELENA,
    Position,
    board,
    happened,
    influence,
    player,
    specials,
    told,
    withdraw,
)

CARLETTO = CARLA


def after_visit(tiles: str, *own: str, **others: tuple[str, ...]) -> Match:
    """The next visit, when Carletto has these tiles and special cards at the end of this one.

    What others have is given by name; the special cards left lie on the table.
    """
    position = Position(3, carletti=1).visit(7).out(BRUNO, CARLETTO).began(CARLETTO)
    position.influence(CARLETTO, tiles).specials(CARLETTO, *own)
    for name, seat in ("anna", ANNA), ("bruno", BRUNO):
        position.specials(seat, *others.get(name, ()))
    return withdraw(position.turn(ANNA))


def test_two_equal_tiles_bring_him_their_card() -> None:
    match = after_visit("VV")
    assert specials(match, CARLETTO) == ("+K",)
    assert influence(match, CARLETTO) == ""


def test_also_from_a_player() -> None:
    match = after_visit("VV", "+2", "change", bruno=("+K", "+E"))
    assert specials(match, CARLETTO) == ("+2", "change", "+K")
    assert specials(match, BRUNO) == ("+E",)


def test_a_pair_whose_card_he_has_already() -> None:
    match = after_visit("PPG", "+2", "change")
    assert specials(match, CARLETTO) == ("+2", "change")
    assert influence(match, CARLETTO) == "G"


@pytest.mark.parametrize("tiles", ["VGM", "VGP", "VMP", "GMP"])
def test_three_different_tiles_bring_a_card_whichever_they_are(tiles: str) -> None:
    match = after_visit(tiles)
    assert specials(match, CARLETTO) == ("+2",)
    assert influence(match, CARLETTO) == ""


@pytest.mark.parametrize("tiles", ["", "V", "GP", "MP"])
def test_two_different_tiles_do_not(tiles: str) -> None:
    match = after_visit(tiles)
    assert specials(match, CARLETTO) == ()
    assert influence(match, CARLETTO) == tiles


@pytest.mark.parametrize(
    ("own", "taken"),
    [
        ((), "+2"),
        (("+2",), "change"),
        (("+2", "change"), "+E"),
        (("+2", "change", "+E"), "+K"),
        (("change", "+E"), "+2"),
        (("+2", "+E"), "change"),
    ],
)
def test_his_order_is_two_points_change_elephant_crown(own: tuple[str, ...], taken: str) -> None:
    match = after_visit("VGM", *own)
    assert set(specials(match, CARLETTO)) == {*own, taken}


@pytest.mark.parametrize(
    ("anna", "taken"),
    [(("+2",), "change"), (("+2", "change"), "+E"), (("+2", "change", "+E"), "+K")],
)
def test_he_takes_none_from_a_player_while_one_lies_on_the_table(
    anna: tuple[str, ...], taken: str
) -> None:
    match = after_visit("VGM", anna=anna)
    assert specials(match, CARLETTO) == (taken,)
    assert specials(match, ANNA) == anna


@pytest.mark.parametrize(
    ("own", "anna", "bruno", "taken"),
    [
        ((), ("+E", "+K"), ("+2", "change"), "+2"),
        (("+2",), ("+E", "+K"), ("change",), "change"),
        (("+2", "change"), ("+K",), ("+E",), "+E"),
        (("change", "+E"), ("+K",), ("+2",), "+2"),
        (("+2", "change", "+E"), ("+K",), (), "+K"),
    ],
)
def test_with_none_on_the_table_he_takes_one_from_a_player_by_his_order(
    own: tuple[str, ...], anna: tuple[str, ...], bruno: tuple[str, ...], taken: str
) -> None:
    match = after_visit("GMP", *own, anna=anna, bruno=bruno)
    assert set(specials(match, CARLETTO)) == {*own, taken}
    assert influence(match, CARLETTO) == ""
    assert taken not in specials(match, ANNA) + specials(match, BRUNO)


def test_with_four_different_tiles_he_keeps_the_one_whose_card_ranks_highest() -> None:
    """Two points come first in his order: the princess stays."""
    match = after_visit("VGMP")
    assert specials(match, CARLETTO) == ("+2",)
    assert influence(match, CARLETTO) == "P"


def test_the_highest_is_so_by_his_order_whatever_he_has_already() -> None:
    match = after_visit("VGMP", "+2")
    assert specials(match, CARLETTO) == ("+2", "change")
    assert influence(match, CARLETTO) == "P"


def test_when_there_is_nothing_to_take_he_keeps_his_tiles() -> None:
    match = after_visit("VGM", "+2", "change", "+E", "+K")
    assert influence(match, CARLETTO) == "VGM"
    assert "three" not in told(match)


def test_first_the_pairs_then_the_three() -> None:
    match = after_visit("PPVGM")
    # The pair brings two points, then the three tiles what is next.
    assert specials(match, CARLETTO) == ("+2", "change")
    assert influence(match, CARLETTO) == ""
    kinds = [kind for kind in told(match) if kind in ("pair", "three")]
    assert kinds == ["pair", "three"]


def test_tiles_of_a_pair_do_not_count_for_the_three() -> None:
    match = after_visit("VVGM")
    assert specials(match, CARLETTO) == ("+K",)
    assert influence(match, CARLETTO) == "GM"


def test_pairs_of_others_come_first_too() -> None:
    """Anna takes the two points from the table, Carletto the change of colour."""
    position = Position(3, carletti=1).visit(7).out(BRUNO, CARLETTO).began(CARLETTO)
    match = withdraw(
        position.influence(ANNA, "P").influence(CARLETTO, "VGM").laid(ANNA, "rPE").turn(ANNA),
        "palace Lucknow",
    )
    assert specials(match, ANNA) == ("+2",)
    assert specials(match, CARLETTO) == ("change",)


def moved(*carlettos: str, anna: tuple[str, ...]) -> Match:
    """Anna completes a pair of princesses; no special card lies on the table."""
    position = Position(3, carletti=1).visit(7).out(BRUNO, CARLETTO).began(CARLETTO)
    position.specials(CARLETTO, *carlettos).specials(BRUNO, *anna).influence(CARLETTO, "VGM")
    match = position.influence(ANNA, "P").laid(ANNA, "rPE").turn(ANNA)
    return withdraw(match, "palace Lucknow")


def test_a_special_card_moves_at_most_once() -> None:
    match = moved("+2", "change", anna=("+E", "+K"))
    assert specials(match, ANNA) == ("+2",)  # which he does not take back
    assert specials(match, CARLETTO) == ("change", "+E")
    assert specials(match, BRUNO) == ("+K",)


def test_if_the_one_that_has_moved_is_all_there_is_he_keeps_his_tiles() -> None:
    match = moved("+2", "change", "+E", "+K", anna=())
    assert specials(match, ANNA) == ("+2",)
    assert specials(match, CARLETTO) == ("change", "+E", "+K")
    assert influence(match, CARLETTO) == "VGM"


def test_a_pair_whose_card_does_not_move_is_no_movement() -> None:
    """Anna has the two points already: her pair changes nothing, and Carletto may take them."""
    position = Position(3, carletti=1).visit(7).out(BRUNO, CARLETTO).began(CARLETTO)
    position.specials(ANNA, "+2").specials(CARLETTO, "change", "+E").specials(BRUNO, "+K")
    position.influence(CARLETTO, "VGM").influence(ANNA, "P").laid(ANNA, "rPE")
    match = withdraw(position.turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == ()
    assert specials(match, CARLETTO) == ("+2", "change", "+E")


@pytest.mark.parametrize(("number", "first"), [(7, 0), (8, 1)])
def test_two_carletti_choose_in_turn_order_of_that_visit(number: int, first: int) -> None:
    """Clockwise Bruno's seat comes first; in a reversed visit Carla's."""
    position = Position(3, carletti=2).visit(number).out(BRUNO, CARLA).began(ANNA)
    match = withdraw(position.influence(BRUNO, "VGM").influence(CARLA, "VGM").turn(ANNA))
    seats = (BRUNO, CARLA)
    assert specials(match, seats[first]) == ("+2",)
    assert specials(match, seats[1 - first]) == ("change",)


def test_what_one_carletto_has_just_taken_the_other_does_not() -> None:
    position = Position(3, carletti=2).visit(7).out(BRUNO, CARLA).began(ANNA)
    position.specials(ANNA, "+2").specials(BRUNO, "change", "+E").specials(CARLA, "+K")
    match = withdraw(position.influence(BRUNO, "VGM").influence(CARLA, "GMP").turn(ANNA))
    assert specials(match, BRUNO) == ("+2", "+E")
    assert specials(match, CARLA) == ("change", "+K")
    assert specials(match, ANNA) == ()


def test_with_two_people_each_of_two_carletti_exchanges_three_tiles() -> None:
    """Anna, Bruno, Carla, Dario is the order of turns; pairs of people come before."""
    position = Position(4, carletti=2).visit(7).out(BRUNO, CARLA, DARIO).began(ANNA)
    position.influence(BRUNO, "VGM").influence(DARIO, "GMP").influence(CARLA, "VGM")
    match = withdraw(position.influence(ANNA, "P").laid(ANNA, "rPE").turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == ("+2",)
    assert specials(match, BRUNO) == ("change",)
    assert specials(match, DARIO) == ("+E",)
    assert influence(match, BRUNO) == influence(match, DARIO) == ""
    assert influence(match, CARLA) == "VGM"


@pytest.mark.parametrize("start", [BRUNO, DARIO])
def test_with_two_people_the_carletto_first_in_turn_order_chooses_first(start: int) -> None:
    position = Position(4, carletti=2).visit(7).out(BRUNO, CARLA, DARIO).began(start)
    match = withdraw(position.influence(BRUNO, "VGM").influence(DARIO, "GMP").turn(ANNA))
    assert specials(match, start) == ("+2",)
    assert specials(match, BRUNO + DARIO - start) == ("change",)


@pytest.mark.parametrize(("players", "guest"), [(4, DARIO), (5, ELENA)])
def test_a_guest_exchanges_three_tiles_too(players: int, guest: int) -> None:
    others = [seat for seat in range(players) if seat != ANNA]
    position = Position(players, carletti=1).visit(7).out(*others).began(ANNA)
    position.influence(BRUNO, "VGM").influence(guest, "VGMP").specials(BRUNO, "+2")
    match = withdraw(position.turn(ANNA))
    assert specials(match, guest) == ("change",)
    assert influence(match, guest) == "P"
    assert specials(match, BRUNO) == ("+2",)
    assert influence(match, BRUNO) == "VGM"


@pytest.mark.parametrize(
    ("tiles", "returned"), [("GMP", "general, monk, princess"), ("VGMP", "vizier, general, monk")]
)
def test_the_log_says_which_tiles_go_back(tiles: str, returned: str) -> None:
    (three,) = happened(after_visit(tiles), "three")
    assert f"({returned})" in language("en").say(three.message)


def test_in_the_next_visit_he_plays_with_what_he_has_taken() -> None:
    position = Position(3, carletti=1).visit(7).out(BRUNO, CARLETTO).began(BRUNO)
    position.influence(CARLETTO, "VGM").deck("rEE rVE rGE rME rPE rKE gVE")
    match = withdraw(position.turn(ANNA))
    # Anna draws one, five are displayed, then he begins with the green one and two points.
    assert [event.item for event in happened(match, "played_special")] == [0]
    assert match.scores[CARLETTO] == 2


def test_people_get_nothing_for_three_tiles() -> None:
    position = Position(3, carletti=1).visit(7).out(BRUNO, CARLETTO).influence(ANNA, "VGM")
    match = withdraw(position.turn(ANNA))
    assert specials(match, ANNA) == ()
    assert influence(match, ANNA) == "VGM"


def test_the_exchange_happens_after_the_last_visit_too_and_each_card_is_a_point() -> None:
    position = Position(3, carletti=1).at("Agra").out(BRUNO, CARLETTO).points(CARLETTO, 10)
    position.influence(CARLETTO, "VGM").specials(CARLETTO, "+E", "change")
    match = withdraw(position.turn(ANNA))
    assert match.over
    assert specials(match, CARLETTO) == ("+2", "change", "+E")
    assert match.scores[CARLETTO] == 13
    assert player(match, CARLETTO).hand_size == 0


def test_he_can_win() -> None:
    position = Position(3, carletti=1).at("Agra").out(BRUNO, CARLETTO).points(CARLETTO, 50)
    match = withdraw(position.turn(ANNA))
    assert match.winners == (CARLETTO,)
    assert board(match).visit == 12
