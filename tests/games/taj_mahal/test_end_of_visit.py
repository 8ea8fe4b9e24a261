"""What happens when everybody has withdrawn."""

import random

import pytest

import tavola
from tests.games.strategies import new_match, walk
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    can,
    court,
    display,
    happened,
    influence,
    play,
    player,
    specials,
    take_any,
    told,
    withdraw,
)


def last(position: Position) -> Position:
    """Anna alone is left; she plays her cards out at the end of the visit."""
    return position.out(BRUNO, CARLA)


def test_the_order_of_things() -> None:
    position = last(Position(3)).laid(ANNA, "rVG").influence(ANNA, "V").display("yEE")
    position.bonus("Bahraich", "tea").bonus("Faizabad", "rice").deck("rEE yVE gVE pVE wE")
    match = position.turn(ANNA)
    play(match, "withdraw", "palace Gorakhpur", "palace Lucknow")
    kinds = told(match)
    assert kinds[kinds.index("connected") :] == [
        "connected",
        "took",
        "bonus_gone",
        "bonus_gone",
        "tile_gone",
        "pair",
        "visit",
        *["turned_up"] * 5,
    ]


def test_bonus_tiles_and_province_tile_that_nobody_won_leave_the_game() -> None:
    match = last(Position(3)).bonus("Bahraich", "tea").bonus("Kalinjar", "tea").turn(ANNA)
    withdraw(match)
    lying = {city.id: city.bonus for city in board(match).cities if city.bonus}
    assert lying == {"city:kalinjar": "bonus:tea"}
    tile = board(match).provinces[5]
    assert (tile.tile, tile.owner) == ("gone", -1)
    assert player(match, ANNA).goods == {"rice": 0, "tea": 0, "spices": 0, "jewels": 0}


@pytest.mark.parametrize("began", [ANNA, BRUNO, CARLA])
def test_the_start_marker_goes_to_the_next_seat_clockwise(began: int) -> None:
    match = withdraw(last(Position(3)).began(began).turn(ANNA))
    following = (began + 1) % 3
    assert board(match).start == following
    assert match.actors == (following,)
    assert board(match).order == [(following + step) % 3 for step in range(3)]


def test_the_next_province_has_the_next_number_and_the_court_is_full_again() -> None:
    match = last(Position(3)).laid(ANNA, "yVM yKG yPE").visit(4).turn(ANNA)
    before = [province.id for province in board(match).provinces]
    play(match, "withdraw")
    assert court(match) == ""
    take_any(play(match, "crown Lucknow"))
    assert board(match).visit == 5
    assert board(match).province == before[4]
    assert [province.id for province in board(match).provinces] == before
    assert court(match) == "VGMPKE"
    assert all(shown.inside for shown in (player(match, seat) for seat in range(3)))
    assert len(display(match).split()) == 5


# --- Pairs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "special"), [("V", "+K"), ("G", "+E"), ("M", "change"), ("P", "+2")]
)
def test_two_equal_tiles_bring_their_special_card_from_the_table(person: str, special: str) -> None:
    played = {"V": "rVE", "G": "rGE", "M": "rME", "P": "rPE"}[person]
    match = last(Position(3)).laid(ANNA, played).influence(ANNA, person).turn(ANNA)
    withdraw(match, "palace Lucknow")
    assert specials(match, ANNA) == (special,)
    assert specials(match, -1) == tuple(s for s in ("+2", "change", "+E", "+K") if s != special)
    assert influence(match, ANNA) == ""


def test_or_from_whoever_has_it() -> None:
    position = (
        last(Position(3)).laid(ANNA, "rVE").influence(ANNA, "VGM").specials(BRUNO, "+K", "+2")
    )
    match = withdraw(position.turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == ("+K",)
    assert specials(match, BRUNO) == ("+2",)
    assert influence(match, ANNA) == "GM"


def test_who_has_it_already_returns_the_tiles_and_nothing_else_happens() -> None:
    position = last(Position(3)).laid(ANNA, "rVE").influence(ANNA, "V").specials(ANNA, "+K")
    match = withdraw(position.turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == ("+K",)
    assert influence(match, ANNA) == ""
    assert match.scores[ANNA] == 1 + 2


def test_pairs_are_exchanged_only_when_everybody_has_withdrawn() -> None:
    position = Position(3).laid(ANNA, "rVE").influence(ANNA, "V").hold(BRUNO, "yEE")
    match = withdraw(position.turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == ()
    assert influence(match, ANNA) == "VV"
    withdraw(match)
    withdraw(match)
    assert specials(match, ANNA) == ("+K",)


def test_different_tiles_bring_people_nothing() -> None:
    position = last(Position(3)).laid(ANNA, "rVE").influence(ANNA, "GMP")
    match = withdraw(position.turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == ()
    assert influence(match, ANNA) == "VGMP"


def test_several_players_exchange_in_one_visit() -> None:
    position = Position(3).laid(ANNA, "rVE").influence(ANNA, "V").laid(BRUNO, "yGE")
    match = position.influence(BRUNO, "G").specials(CARLA, "+E").out(CARLA).turn(ANNA)
    withdraw(match, "palace Lucknow")
    withdraw(match, "palace Bahraich")
    assert specials(match, ANNA) == ("+K",)
    assert specials(match, BRUNO) == ("+E",)
    assert specials(match, CARLA) == ()


def test_a_pair_of_the_last_visit_brings_its_card_which_scores() -> None:
    position = last(Position(3)).laid(ANNA, "rVE").influence(ANNA, "V")
    match = position.hold(ANNA, "").display("yEE").at("Agra").turn(ANNA)
    withdraw(match, "palace Mathura")
    assert match.over
    assert specials(match, ANNA) == ("+K",)
    # The province, its two goods, the special card, the yellow card.
    assert match.scores[ANNA] == 1 + 2 + 1 + 1


def test_a_pair_of_the_last_visit_can_take_the_card_and_its_point_from_another() -> None:
    position = last(Position(3)).laid(ANNA, "rVE").influence(ANNA, "V").specials(BRUNO, "+K")
    match = withdraw(position.hold(BRUNO, "").at("Agra").turn(ANNA), "palace Mathura")
    assert [event.amount for event in happened(match, "specials_left")] == [1, 0, 0]


def test_the_taken_card_can_be_played_in_the_next_visit() -> None:
    position = last(Position(3)).laid(ANNA, "rVE").hold(ANNA, "rEE rGE").influence(ANNA, "V")
    match = withdraw(position.specials(BRUNO, "+K").began(CARLA).turn(ANNA), "palace Lucknow")
    assert match.actors == (ANNA,)
    assert "special +K" in can(play(match, "play rEE"))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_most_five_tiles_of_a_person_are_out_between_visits(players: int) -> None:
    game = tavola.load("taj-mahal")
    for seed in range(5):
        visit = 0
        for match in walk(new_match(game, players, f"tiles {seed}"), random.Random(seed)):
            if match._state["visit"] != visit or match.over:
                visit = int(match._state["visit"])
                for person in "VGMP":
                    out = [influence(match, seat).count(person) for seat in range(players)]
                    assert max(out) <= 1
                    assert sum(out) <= 5
