"""Carletto at the table: seats, display, order of turns, and what his leaving costs."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import tavola
from tavola import Match
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    DARIO,
    Position,
    board,
    can,
    discarded,
    display,
    happened,
    play,
    player,
    specials,
    take_any,
    told,
    why,
    withdraw,
)

TABLES = {
    # Seats and Carletti: people, display, whether the direction changes, whether he is a guest.
    (3, 1): (2, 5, True, False),
    (3, 2): (1, 5, True, False),
    (4, 2): (2, 7, False, False),
    (4, 1): (3, 5, False, True),
    (5, 1): (4, 7, False, True),
}

at_every_table = pytest.mark.parametrize(("players", "carletti"), TABLES)


def begun(players: int, carletti: int, seed: int, **options: Any) -> Match:
    return tavola.load("taj-mahal").new(players, seed, carletti=carletti, **options)


def seats_of(match: Match) -> list[int]:
    return [seat for seat in range(match.players) if player(match, seat).carletto]


def visits(match: Match, seed: int) -> list[Any]:
    """The board at the first choice of each visit of a match at random."""
    rng = random.Random(seed)
    boards = [board(match)]
    while not match.over:
        (seat,) = match.actors
        match.play(seat, rng.choice(match.legal(seat)))
        if not match.over and match._state["visit"] != boards[-1].visit:
            boards.append(board(match))
    return boards


# --- Seats ---------------------------------------------------------------------------------------


@at_every_table
def test_people_and_carletti_make_up_the_seats(players: int, carletti: int) -> None:
    match = begun(players, carletti, 1)
    people = TABLES[players, carletti][0]
    assert len(match.people) == people
    assert len(seats_of(match)) == carletti == players - people
    assert not set(match.people) & set(seats_of(match))


def test_two_people_and_two_carletti_sit_in_turn() -> None:
    carletti = seats_of(begun(4, 2, 1))
    assert carletti in ([0, 2], [1, 3])


@pytest.mark.parametrize(("players", "carletti"), [(5, 2), (3, 3)])
def test_no_other_tables(players: int, carletti: int) -> None:
    with pytest.raises(tavola.BadOption):
        begun(players, carletti, 1)


@at_every_table
def test_the_size_of_the_display(players: int, carletti: int) -> None:
    for seed in range(5):
        match = begun(players, carletti, seed)
        shown = TABLES[players, carletti][1]
        assert len(display(match).split()) == shown
        since = match.number
        while match._state["visit"] == 1:
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
        assert len(happened(match, "turned_up", since)) == shown


@at_every_table
def test_he_has_no_hand_and_people_have_six_cards(players: int, carletti: int) -> None:
    match = begun(players, carletti, 1)
    for seat in range(players):
        assert player(match, seat).hand_size == (0 if seat in seats_of(match) else 6)


@at_every_table
def test_he_starts_with_two_special_cards_at_random(players: int, carletti: int) -> None:
    seen = set()
    for seed in range(60):
        match = begun(players, carletti, seed)
        # Those he has played already lie before him, and are still his.
        own = [specials(match, seat) for seat in seats_of(match)]
        assert [len(some) for some in own] == [2] * carletti
        assert len(specials(match, -1)) == 4 - 2 * carletti
        for seat in match.people:
            assert specials(match, seat) == ()
        seen.add(own[0])
    assert len(seen) == 6


@at_every_table
def test_nobody_acts_for_him(players: int, carletti: int) -> None:
    match = begun(players, carletti, 2)
    rng = random.Random(2)
    while not match.over:
        (seat,) = match.actors
        assert seat in match.people
        match.play(seat, rng.choice(match.legal(seat)))


# --- The order of turns --------------------------------------------------------------------------


@at_every_table
def test_the_start_marker_and_the_order_of_turns(players: int, carletti: int) -> None:
    _, _, changing, guest = TABLES[players, carletti]
    for seed in range(4):
        match = begun(players, carletti, seed)
        carlettos = seats_of(match)
        boards = visits(match, seed)
        # A visit can be over before anybody has a choice only if all withdraw without one.
        for shown in boards:
            clockwise = [(shown.start + step) % players for step in range(players)]
            if guest:
                others = [seat for seat in clockwise[1:] if seat not in carlettos]
                assert shown.start not in carlettos
                assert shown.order == [shown.start, *carlettos, *others]
            elif changing and shown.visit % 2 == 0:
                assert shown.order == [clockwise[0], *clockwise[:0:-1]]
            else:
                assert shown.order == clockwise
        holders = [seat for seat in range(players) if not guest or seat not in carlettos]
        places = [holders.index(shown.start) for shown in boards]
        for earlier, later in itertools.pairwise(boards):
            step = later.visit - earlier.visit
            place = holders.index(earlier.start) + step
            assert later.start == holders[place % len(holders)]
        assert set(places) == set(range(len(holders)))


@at_every_table
def test_who_starts_is_drawn_by_lot(players: int, carletti: int) -> None:
    guest = TABLES[players, carletti][3]
    starts, everybody = set(), set(range(players))
    for seed in range(60):
        match = begun(players, carletti, seed)
        begins = happened(match, "begins", since=-1)
        starts.add(begins[0].seat)
        if guest:
            everybody = set(match.people)
    assert starts == everybody


def test_with_one_carletto_provinces_with_even_numbers_go_the_other_way_round() -> None:
    position = Position(3, carletti=1).visit(8).hold(ANNA, "", "rEE rVE").hold(BRUNO, "", "yEE yVE")
    match = play(position.laid(CARLA, "gGE").deck("gME").turn(ANNA), "play rEE")
    # Carletto, who sits after Bruno, has had his turn before him.
    assert "carletto_drew" in told(match)
    assert match.actors == (BRUNO,)


def test_in_provinces_with_odd_numbers_it_goes_clockwise() -> None:
    position = Position(3, carletti=1).visit(7).hold(ANNA, "", "rEE rVE").hold(BRUNO, "", "yEE yVE")
    match = play(position.laid(CARLA, "gGE").turn(ANNA), "play rEE")
    assert "carletto_drew" not in told(match)
    assert match.actors == (BRUNO,)


@pytest.mark.parametrize("number", [7, 8])
def test_the_marker_moves_clockwise_also_after_a_reversed_visit(number: int) -> None:
    position = Position(3, carletti=1).visit(number).began(ANNA).out(ANNA, CARLA)
    match = withdraw(position.turn(BRUNO))
    assert board(match).start == BRUNO


@pytest.mark.parametrize("number", [7, 8])
@pytest.mark.parametrize("start", [ANNA, BRUNO, CARLA])
def test_a_guest_is_always_second(number: int, start: int) -> None:
    position = Position(4, carletti=1).visit(number).began(start).hold(start, "", "rEE rVE")
    following = [(start + step) % 3 for step in (1, 2)]
    match = position.turn(start)
    assert board(match).order == [start, DARIO, *following]
    play(match, "play rEE")
    assert "carletto_drew" in told(match)
    assert match.actors == (following[0],)


def test_after_the_marker_has_been_at_the_last_person_it_passes_the_guest_over() -> None:
    position = Position(4, carletti=1).began(CARLA).out(BRUNO, CARLA, DARIO)
    match = withdraw(position.turn(ANNA))
    assert board(match).start == ANNA


def test_carletto_may_begin_a_visit() -> None:
    position = Position(3, carletti=1).visit(7).began(BRUNO).out(BRUNO, CARLA)
    match = withdraw(position.turn(ANNA))
    assert board(match).start == CARLA
    assert board(match).order == [CARLA, BRUNO, ANNA]
    assert "carletto_drew" in told(match)
    assert match.actors == (BRUNO,)


# --- What his leaving costs ----------------------------------------------------------------------

SHOWN = "rVE yVE gGE pGE wE"


def leaving(number: int = 7, **options: Any) -> Position:
    """Carletto leads vizier and general: at his turn he leaves."""
    position = Position(3, carletti=1, **options).visit(number).laid(CARLA, "gVG")
    return position.hold(ANNA, "", "rEE rPE").hold(BRUNO, "", "yEE yPE").display(SHOWN)


def test_leaving_first_costs_a_card_of_each_person_in_turn_order_from_him() -> None:
    match = play(leaving().turn(BRUNO), "play yEE")
    assert board(match).stage == "losing"
    assert match.actors == (ANNA,)
    assert can(match) == [f"discard {word}" for word in ("rVE", "yVE", "gGE", "pGE", "wE")]
    play(match, "discard gGE")
    assert match.actors == (BRUNO,)
    # Each chooses freely, whatever the other has discarded.
    assert can(match) == [f"discard {word}" for word in ("rVE", "yVE", "pGE", "wE")]
    play(match, "discard rVE")
    assert display(match) == "yVE pGE wE"
    assert sorted(discarded(match).split()) == ["gGE", "gVG", "rVE"]
    assert match.actors == (ANNA,)
    assert board(match).stage == "playing"


def test_the_turn_order_of_a_reversed_visit() -> None:
    """Anna, Carletto, Bruno."""
    match = play(leaving(8).turn(ANNA), "play rEE")
    assert match.actors == (BRUNO,)
    play(match, "discard gGE")
    assert match.actors == (ANNA,)
    play(match, "discard rVE")
    assert match.actors == (BRUNO,)
    assert board(match).stage == "playing"


def test_leaving_second_costs_two_cards_that_who_is_out_discards() -> None:
    match = play(leaving().out(ANNA).display("rVE yVE gGE", 3).turn(BRUNO), "play yEE")
    assert match.actors == (ANNA,)
    assert can(match) == ["discard rVE", "discard yVE"]  # two of them, in the order of the atlas
    play(match, "discard yVE")
    assert display(match) == "rVE"
    assert match.actors == (BRUNO,)
    assert [event.seat for event in happened(match, "discarded")] == [ANNA, ANNA]


def test_leaving_last_costs_nothing_and_what_lies_there_is_discarded() -> None:
    position = leaving().out(ANNA).laid(BRUNO, "yGP").display("rVE yVE gGE", 3)
    match = take_any(play(position.turn(BRUNO), "withdraw", "palace Lucknow"))
    assert board(match).visit == 8
    assert "discarded" not in told(match)
    assert [event.amount for event in happened(match, "display_gone")] == [1]
    kinds = told(match)
    assert kinds.index("display_gone") < kinds.index("visit")


def test_of_a_short_display_no_more_is_lost_than_there_is() -> None:
    position = leaving().display("rVE", 1)
    match = play(position.turn(BRUNO), "play yEE")
    assert [event.seat for event in happened(match, "discarded")] == [ANNA]
    assert match.actors == (ANNA,)
    assert board(match).stage == "playing"


def test_one_person_discards_both_for_either_of_two_carletti() -> None:
    position = Position(3, carletti=2).visit(7).laid(BRUNO, "gVG").laid(CARLA, "pPK")
    match = position.display(SHOWN).hold(ANNA, "", "rEE rPE").turn(ANNA)
    play(match, "play rEE")
    assert match.actors == (ANNA,)
    play(match, "discard rVE", "discard wE")
    # The other one leads two as well, and leaves at once.
    assert match.actors == (ANNA,)
    assert board(match).stage == "losing"
    take_any(match)
    assert [event.seat for event in happened(match, "discarded")] == [ANNA] * 4
    assert len(display(match).split()) == 1
    assert board(match).stage == "playing"


def test_with_no_person_in_a_carletto_costs_nothing_though_another_is_in() -> None:
    position = Position(3, carletti=2).visit(7).laid(BRUNO, "gVG").laid(CARLA, "pPK")
    match = take_any(play(position.display(SHOWN).turn(ANNA), "withdraw"))
    assert "discarded" not in told(match)
    assert [event.amount for event in happened(match, "display_gone")] == [3]


def test_two_people_and_two_carletti() -> None:
    position = Position(4, carletti=2).visit(8).laid(BRUNO, "gVG").laid(DARIO, "pME")
    position.hold(ANNA, "", "rEE rPE").hold(CARLA, "", "yEE yPE").display(f"{SHOWN} gVE pEE")
    match = play(position.turn(ANNA), "play rEE")
    assert len(display(match).split()) == 7
    assert match.actors == (CARLA,)  # the first person after the Carletto who has left
    play(match, "discard gGE")
    assert match.actors == (ANNA,)
    play(match, "discard rVE")
    assert match.actors == (CARLA,)
    assert board(match).stage == "playing"


def test_two_people_and_two_carletti_when_one_person_is_out() -> None:
    position = Position(4, carletti=2).laid(BRUNO, "gVG").laid(DARIO, "pME").out(CARLA).deck("pGE")
    match = play(position.hold(ANNA, "", "rEE rPE").turn(ANNA), "play rEE")
    assert match.actors == (CARLA,)
    take_any(match)
    assert [event.seat for event in happened(match, "discarded")] == [CARLA, CARLA]


def test_two_people_and_two_carletti_of_whom_both_leave() -> None:
    """Each costs two cards, so that three of seven are left for the people."""
    position = Position(4, carletti=2).visit(8).laid(BRUNO, "gVG").laid(DARIO, "pPK")
    position.hold(ANNA, "", "rEE rPE").hold(CARLA, "", "yEE yPE").display(f"{SHOWN} gVE pEE")
    match = play(position.turn(ANNA), "play rEE", "discard gGE", "discard rVE")
    assert match.actors == (CARLA,)
    play(match, "play yEE")
    # Dario has left too: now Anna comes first after him.
    assert [event.seat for event in happened(match, "withdrew")] == [BRUNO, DARIO]
    assert match.actors == (ANNA,)
    play(match, "discard pEE")
    assert match.actors == (CARLA,)
    play(match, "discard yVE")
    assert [event.seat for event in happened(match, "discarded")] == [CARLA, ANNA, ANNA, CARLA]
    assert display(match) == "gVE pGE wE"
    assert match.actors == (ANNA,)
    assert board(match).stage == "playing"


def test_two_people_and_two_carletti_when_both_people_are_out() -> None:
    """The first Carletto leaves while only the other one is in: that costs nothing."""
    position = Position(4, carletti=2).visit(8).laid(BRUNO, "gVG").laid(DARIO, "pPK").out(CARLA)
    match = take_any(play(position.turn(ANNA), "withdraw"))
    withdrawn = [event.seat for event in happened(match, "withdrew")]
    assert withdrawn[:3] == [ANNA, BRUNO, DARIO]
    assert "discarded" not in told(match)
    assert [event.amount for event in happened(match, "display_gone")] == [3]


def test_two_people_and_two_carletti_with_one_card_displayed() -> None:
    """The first chooser discards it; nothing is left for the second."""
    position = Position(4, carletti=2).visit(8).laid(BRUNO, "gVG").laid(DARIO, "pME").deck("pGE")
    position.hold(ANNA, "", "rEE rPE").hold(CARLA, "", "yEE yPE").display("rVE", 1)
    match = play(position.turn(ANNA), "play rEE")
    assert [event.seat for event in happened(match, "discarded")] == [CARLA]
    assert display(match) == ""
    assert match.actors == (CARLA,)
    assert board(match).stage == "playing"


@pytest.mark.parametrize(("players", "guest"), [(4, 3), (5, 4)])
def test_a_guest_costs_nothing(players: int, guest: int) -> None:
    position = Position(players, carletti=1).laid(guest, "gVG").hold(ANNA, "", "rEE rPE")
    match = play(position.turn(ANNA), "play rEE")
    assert "withdrew" in told(match)
    assert match.actors == (BRUNO,)
    assert "discarded" not in told(match)
    assert len(display(match).split()) == 2 * (players - 1) - 1


def test_until_the_cards_are_discarded_nobody_plays() -> None:
    match = play(leaving().turn(BRUNO), "play yEE")
    assert why(match, "play rEE", ANNA) == "discard-first"
    assert why(match, "withdraw", ANNA) == "discard-first"
    assert why(match, "take rVE", ANNA) == "discard-first"
    assert why(match, "discard rVE", BRUNO) == "not-your-turn"


def test_the_cards_of_a_match_with_carletto_are_all_somewhere() -> None:
    counts: Counter[str] = Counter()
    for players, carletti in TABLES:
        match = begun(players, carletti, 3)
        rng = random.Random(3)
        while not match.over:
            (seat,) = match.actors
            match.play(seat, rng.choice(match.legal(seat)))
            assert match.check() is None
        counts.update(told(match))
    assert counts["carletto_drew"] > counts["carletto_discarded"] > 100
