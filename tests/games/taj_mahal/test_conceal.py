"""Who knows what."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.components import KINDS
from tavola.kernel import verbs
from tavola.view import SPECTATOR
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    KIND_OF_ID,
    Position,
    board,
    card,
    hand,
    play,
    player,
    take_any,
    words_of,
)

World = tuple[tuple[str, ...], ...]
"""The hands of others and the deck from its top."""


def known(match: Match, seat: int) -> str:
    """What everybody knows of a hand."""
    return " ".join(KIND_OF_ID[kind] for kind in player(match, seat).known)


def concealed(match: Match, viewer: int, key: int) -> Match:
    """The match as it may be for all that the viewer knows."""
    possible = match.copy()
    verbs.conceal(possible._state, match.tables, viewer, key)
    return possible


def worlds(match: Match, viewer: int, keys: int = 600) -> Counter[World]:
    """What is possible for a viewer, and how often it is dealt."""
    seen: Counter[World] = Counter()
    for key in range(keys):
        possible = concealed(match, viewer, key)
        assert possible.check() is None
        s = possible._state
        hands = [tuple(hand_of(s["hand"][seat])) for seat in range(match.players)]
        deck = tuple(words_of(s["deck"][: s["deck_size"]].tolist()[::-1]).split())
        seen[(*hands, deck)] += 1
    return seen


def hand_of(counts: Any) -> list[str]:
    return words_of(kind for kind in range(KINDS) for _ in range(counts[kind])).split()


def few(**hands: str) -> Match:
    """A table where only a few cards are hidden: Anna has seen taken all others."""
    position = Position(3).rest_held_by(ANNA).hold(ANNA, hands.get("anna", ""))
    position.hold(BRUNO, hands.get("bruno", ""), hands.get("taken", ""))
    return position.hold(CARLA, hands.get("carla", "")).deck(hands.get("deck", "")).turn(ANNA)


# --- What is hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [ANNA, BRUNO, CARLA])
@pytest.mark.parametrize("viewer", [ANNA, BRUNO, CARLA, SPECTATOR])
def test_only_the_owner_knows_what_was_drawn(viewer: int, owner: int) -> None:
    one = Position(3).hold(owner, "rVE wK").deck("pVE gEE").turn(ANNA)
    other = Position(3).hold(owner, "pVE gEE").deck("rVE wK").turn(ANNA)
    same = one.information(viewer).tobytes() == other.information(viewer).tobytes()
    assert same == (viewer != owner)


@pytest.mark.parametrize("viewer", [ANNA, BRUNO, CARLA, SPECTATOR])
def test_the_order_of_the_deck_is_hidden(viewer: int) -> None:
    one = Position(3).deck("rVE wK pVE gEE").turn(ANNA)
    other = Position(3).deck("gEE pVE rVE wK").turn(ANNA)
    assert one.tobytes() != other.tobytes()
    assert one.information(viewer).tobytes() == other.information(viewer).tobytes()


def test_first_hands_are_hidden() -> None:
    match = tavola.load("taj-mahal").new(3, 4)
    for seat in range(3):
        assert known(match, seat) == ""


@pytest.mark.parametrize("bonus", [False, True])
def test_a_card_for_withdrawing_at_once_and_that_of_a_bonus_tile_are_hidden(bonus: bool) -> None:
    position = Position(3).hold(ANNA, "rEE").deck("pVE")
    if bonus:
        position.laid(ANNA, "rVG").laid(BRUNO, "yGP").bonus("Bahraich", "one card")
    match = play(position.turn(ANNA), "withdraw", *["palace Bahraich"] * bonus)
    assert hand(match, ANNA) == "rEE pVE"
    assert known(match, ANNA) == ""
    assert player(match, ANNA).hand_size == 2


# --- What is known -------------------------------------------------------------------------------


def test_what_was_taken_from_the_display_stays_known_until_it_is_played() -> None:
    position = Position(3).laid(ANNA, "rVE").hold(ANNA, "gEE").display("yVE yGE pEE wE rME")
    match = play(position.turn(ANNA), "withdraw", "palace Bahraich", "take yGE", "take wE")
    assert known(match, ANNA) == "yGE wE"
    while match.actors != (ANNA,):
        take_any(play(match, "withdraw"))
    assert board(match).visit == 7
    for key in range(20):
        for viewer in BRUNO, CARLA, SPECTATOR:
            there = hand(concealed(match, viewer, key), ANNA).split()
            assert {"yGE", "wE"} <= set(there)
            assert len(there) == 3
    play(match, "play yGE")
    assert known(match, ANNA) == "wE"
    play(match, "white E")
    assert known(match, ANNA) == ""


def test_of_equal_cards_the_one_that_was_seen_is_played() -> None:
    """Nobody can tell which of them it was; known is what is certain to be left."""
    match = Position(3).hold(ANNA, "rVE rEE", "rVE").turn(ANNA)
    play(match, "play rVE")
    assert known(match, ANNA) == ""
    assert player(match, ANNA).hand_size == 2


@pytest.mark.parametrize("viewer", [ANNA, BRUNO, CARLA, SPECTATOR])
def test_nothing_that_is_open_is_touched(viewer: int) -> None:
    match = (
        Position(3).laid(BRUNO, "rVE").hold(BRUNO, "gVE", "yEE").specials(CARLA, "+2").turn(ANNA)
    )
    hidden = ("chance", "hand", "deck", "drawn")
    for key in range(10):
        possible = concealed(match, viewer, key)
        assert possible.check() is None
        for name in match._state.dtype.names or ():
            if name not in hidden:
                assert np.array_equal(possible._state[name], match._state[name]), name
        assert board(possible) == board(match)
        if viewer != SPECTATOR:
            assert hand(possible, viewer) == hand(match, viewer)


# --- All worlds ----------------------------------------------------------------------------------


def test_the_worlds_of_a_player_are_all_ways_to_deal_what_is_hidden() -> None:
    match = few(bruno="rVE yVE", carla="gVE", deck="pVE wK")
    own = tuple(hand(match, ANNA).split())
    expected = set()
    for deal in itertools.permutations(["rVE", "yVE", "gVE", "pVE", "wK"]):
        bruno = tuple(sorted(deal[:2], key=card))
        expected.add((own, bruno, deal[2:3], deal[3:]))
    seen = worlds(match, ANNA, 3000)
    assert set(seen) == expected
    assert len(expected) == 60
    assert all(15 < count < 100 for count in seen.values())  # fifty times each


def test_what_was_taken_is_in_every_world() -> None:
    match = few(bruno="rVE", taken="wE", carla="gVE", deck="pVE")
    seen = worlds(match, ANNA)
    assert {world[1] for world in seen} == {("rVE", "wE"), ("gVE", "wE"), ("pVE", "wE")}
    assert len(seen) == 6


def test_everybody_counts_their_own_cards() -> None:
    match = few(bruno="rVE", carla="gVE", deck="pVE")
    assert len(worlds(match, BRUNO)) == len(worlds(match, CARLA)) == 2
    assert len(worlds(match, ANNA)) == len(worlds(match, SPECTATOR)) == 6
    # What Anna has drawn herself the others do not know.
    match = few(anna="wK", bruno="rVE", carla="gVE", deck="pVE")
    assert len(worlds(match, SPECTATOR, 1500)) == 24
    assert len(worlds(match, BRUNO)) == 6


def test_equal_cards_make_fewer_worlds() -> None:
    match = few(bruno="rVE", carla="rVE", deck="pVE")
    assert len(worlds(match, ANNA)) == 3


def reshuffled() -> Match:
    """Bruno withdraws at once: the deck is made anew from two cards, and he draws one of them."""
    position = Position(3).rest_held_by(ANNA).hold(ANNA).hold(BRUNO, "gVE").hold(CARLA, "pVE")
    position.discard("rVE yVE").display("wE wK wM wV wG")
    match = play(position.turn(BRUNO), "withdraw", "take wV", "take wG")
    assert "reshuffled" in [event.kind for event in match.events(SPECTATOR, 0)]
    assert match.check() is None
    return match


def test_after_a_reshuffle_cards_held_before_are_not_in_the_new_deck() -> None:
    """One of two old cards, and one of two new ones."""
    match = reshuffled()
    for viewer in ANNA, SPECTATOR:
        hidden = {frozenset(world[1]) - {"wV", "wG"} for world in worlds(match, viewer)}
        assert hidden == {
            frozenset(two) for two in itertools.product(("gVE", "pVE"), ("rVE", "yVE"))
        }
        assert {world[3] for world in worlds(match, viewer)} == {("rVE",), ("yVE",)}
        assert len(worlds(match, viewer)) == 4


def test_after_a_reshuffle_who_holds_an_old_card_knows_the_other() -> None:
    match = reshuffled()
    assert {world[2] for world in worlds(match, BRUNO)} == {("pVE",)}
    assert len(worlds(match, BRUNO)) == 1
    seen = worlds(match, CARLA)
    assert {frozenset(world[1]) - {"wV", "wG"} for world in seen} == {
        frozenset(("gVE", "rVE")),
        frozenset(("gVE", "yVE")),
    }


# --- With Carletto -------------------------------------------------------------------------------


def test_what_carletto_draws_everybody_sees() -> None:
    position = Position(3, carletti=1).visit(7).hold(BRUNO, "", "yEE yGE").deck("wE wK gVE")
    match = play(position.turn(BRUNO), "play yEE")
    for viewer in ANNA, BRUNO, SPECTATOR:
        drawn = [e.item for e in match.events(viewer, 0) if e.kind == "carletto_drew"]
        assert words_of(drawn) == "wE wK gVE"
    for key in range(10):
        possible = concealed(match, ANNA, key)
        assert possible.check() is None
        assert player(possible, CARLA) == player(match, CARLA)
