"""Who knows what."""

from collections import Counter

import numpy as np
import pytest

import tavola
from tavola import Match
from tavola.games.great_wall.actions import DRAW, place
from tavola.games.great_wall.components import DECK_OF, Kind
from tavola.kernel import verbs
from tavola.match import Information
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import (
    BLUE,
    GATE,
    GREEN,
    RED,
    TOWER,
    WALL,
    Position,
    board,
    hand,
)

HIDDEN = ("chance", "hand", "deck", "stock")


def table() -> Position:
    position = Position(3).section(0, (3, 7), "red gate, green tower, blue dragon on green tower")
    return position.hold(RED, "wall wall gate", top="noble warrior")


def same_for(viewer: int, one: Match, other: Match) -> bool:
    """Whether two matches are one and the same to a viewer."""
    same = one.information(viewer).tobytes() == other.information(viewer).tobytes()
    assert (one.view(viewer) == other.view(viewer)) == same
    return same


# --- What is hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [RED, GREEN, BLUE])
@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_only_the_owner_knows_a_hand(viewer: int, owner: int) -> None:
    one = Position(3).hold(owner, "wall wall gate").building(RED)
    other = Position(3).hold(owner, "noble dragon warrior").building(RED)
    assert one.tobytes() != other.tobytes()
    assert same_for(viewer, one, other) == (viewer != owner)


@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_the_order_of_every_deck_is_hidden(viewer: int) -> None:
    one = table().hold(GREEN, "wall wall gate", top="noble dragon").building(RED)
    other = table().hold(GREEN, "wall wall gate", top="dragon noble warrior").building(RED)
    assert one.tobytes() != other.tobytes()
    assert same_for(viewer, one, other)


@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_the_order_of_the_tokens_is_hidden(viewer: int) -> None:
    offers = table().section(1, (2, 4)).section(2, (4, 5))
    one = offers.next_tokens(8, 1).building(RED)
    other = offers.next_tokens(5, 2, 4).building(RED)
    assert one.tobytes() != other.tobytes()
    assert same_for(viewer, one, other)


@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_the_chance_to_come_is_hidden(viewer: int) -> None:
    one, other = table().building(RED), table().building(RED)
    other._state["chance"][:8] = 7
    assert same_for(viewer, one, other)


def test_a_drawn_card_is_known_to_its_owner_only() -> None:
    match = Position(3).hold(RED, "wall", top="noble").building(RED)
    match.play(RED, DRAW)
    (own,) = match.events(RED, since=0)
    assert (own.kind, own.item) == ("drew", Kind.NOBLE)
    for viewer in GREEN, BLUE, SPECTATOR:
        (other,) = match.events(viewer, since=0)
        assert (other.kind, other.seat, other.item) == ("drew_hidden", RED, -1)


def test_a_screen_shows_the_own_hand_only() -> None:
    match = table().building(RED)
    for viewer in RED, GREEN, BLUE, SPECTATOR:
        for player in match.view(viewer).players:
            assert (player.hand is not None) == (player.seat == viewer)


# --- What is known -------------------------------------------------------------------------------


def concealed(match: Match, viewer: int, key: int) -> Match:
    """The match as it may be for all that the viewer knows."""
    possible = match.copy()
    verbs.conceal(possible._state, match.game.tables, viewer, key)
    return possible


@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_nothing_else_is_touched(viewer: int) -> None:
    match = table().building(RED)
    for key in range(10):
        possible = concealed(match, viewer, key)
        assert possible.check() is None
        for name in match._state.dtype.names or ():
            if name not in HIDDEN:
                assert np.array_equal(possible._state[name], match._state[name]), name
        assert board(possible) == board(match)


@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE])
def test_everybody_knows_their_own_hand(viewer: int) -> None:
    match = table().building(RED)
    for key in range(10):
        assert hand(concealed(match, viewer, key), viewer) == hand(match, viewer)


def left_of(match: Match, seat: int) -> Counter[int]:
    """What a player has in hand and deck together."""
    s = match._state
    left = Counter(s["deck"][seat, : s["deck_size"][seat]].tolist())
    left.update({kind: int(s["hand"][seat, kind]) for kind in Kind})
    return +left


@pytest.mark.parametrize("viewer", [RED, SPECTATOR])
def test_what_is_left_in_hand_and_deck_together_is_known(viewer: int) -> None:
    match = table().hold(GREEN, "wall gate").building(RED)
    expected = Counter({int(kind): count for kind, count in DECK_OF.items()})
    expected[int(TOWER)] -= 1
    for key in range(10):
        possible = concealed(match, viewer, key)
        assert left_of(possible, GREEN) == +expected
        assert int(possible._state["hand"][GREEN].sum()) == 2
        assert int(possible._state["deck_size"][GREEN]) == 17


def test_the_split_between_hand_and_deck_is_open() -> None:
    """Green has five walls, and for all that red knows any other card as well."""
    match = table().hold(GREEN, "wall wall wall wall wall").building(RED)
    seen: set[int] = set()
    for key in range(300):
        seen |= set(np.flatnonzero(concealed(match, RED, key)._state["hand"][GREEN]).tolist())
    assert seen == set(Kind) - {TOWER}


def test_the_order_of_the_own_deck_is_open() -> None:
    match = table().building(RED)
    s = match._state
    tops = {
        int(concealed(match, RED, key)._state["deck"][RED, s["deck_size"][RED] - 1])
        for key in range(300)
    }
    assert tops == set(Kind)
    assert left_of(concealed(match, RED, 5), RED) == left_of(match, RED)


def test_the_hand_of_others_is_as_likely_as_the_cards_left() -> None:
    """Green holds one card of nineteen, seven of which are walls."""
    match = table().hold(GREEN, "noble").building(RED)
    keys = 2000
    walls = sum(int(concealed(match, RED, key)._state["hand"][GREEN, WALL]) for key in range(keys))
    assert walls / keys == pytest.approx(7 / 19, abs=0.05)


def test_which_tokens_are_still_to_come_is_known() -> None:
    match = table().next_tokens(8, 1).building(RED)
    orders = set()
    for key in range(10):
        possible = concealed(match, RED, key)._state
        size = int(possible["stock_size"])
        assert sorted(possible["stock"][:size]) == sorted(match._state["stock"][:size])
        orders.add(possible["stock"].tobytes())
    assert len(orders) == 10


def test_the_last_cards_of_others_are_known() -> None:
    """Without a deck, what is left is the hand."""
    match = Position(3).only(GREEN, "gate tower wall").building(RED)
    for key in range(10):
        possible = concealed(match, RED, key)
        assert hand(possible, GREEN) == "wall gate tower"


def test_who_looks_inside_learns_nothing() -> None:
    match = tavola.load("great-wall").new(players=4, seed=11)
    seat = match.actors[0]
    inside = Information(match.game, match.tables, seat, match._state.copy())
    assert inside.tobytes() == match.information(seat).tobytes()
    assert inside.legal() == match.legal(seat)
    other = (seat + 1) % 4
    hands = {tuple(concealed(match, seat, key)._state["hand"][other]) for key in range(20)}
    assert len(hands) > 10


# --- Fame ----------------------------------------------------------------------------------------


def scored(**options: bool) -> Match:
    position = Position(3, **options)
    position.section(0, (2,), "red gate, green wall", laid=(GREEN, WALL, 4))
    return position.turn(RED)


@pytest.mark.parametrize("totals", [False, True])
@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_everybody_sees_which_tokens_are_won(viewer: int, totals: bool) -> None:
    events = scored(totals=totals).events(viewer, since=0)
    won = [(event.seat, event.amount) for event in events if event.kind == "won"]
    assert won == [(RED, 2), (GREEN, 4)]


@pytest.mark.parametrize("viewer", [RED, GREEN, BLUE, SPECTATOR])
def test_totals_are_on_the_screen_unless_the_table_wants_otherwise(viewer: int) -> None:
    shown = [player.fame for player in scored().view(viewer).players]
    assert shown == [2, 4, 0]
    hidden = [player.fame for player in scored(totals=False).view(viewer).players]
    assert hidden == [fame if seat == viewer else None for seat, fame in enumerate(shown)]


def test_in_the_end_all_totals_are_shown() -> None:
    match = Position(3, totals=False).finished(RED).won(BLUE, 7, 8).turn(RED)
    assert match.over
    assert [player.fame for player in match.view(RED).players] == [0, 0, 15]


def test_bots_may_count_the_fame_of_all() -> None:
    match = scored(totals=False)
    assert match.information(BLUE).state["fame"].tolist() == [2, 4, 0, 0, 0]


# --- Looking ahead -------------------------------------------------------------------------------


def test_a_preview_shows_nothing_unknown() -> None:
    """The same preview, whatever card red is going to draw and whatever green holds."""
    one = Position(3).hold(RED, "gate", top="noble").hold(GREEN, "wall").building(RED)
    other = Position(3).hold(RED, "gate", top="dragon").hold(GREEN, "tower").building(RED)
    assert one.preview(RED, place(GATE, 1, 0)) == other.preview(RED, place(GATE, 1, 0))
    events = one.preview(RED, place(GATE, 1, 0)).events
    assert [event.key for event in events] == ["great-wall-event-placed"]


def test_a_preview_leaves_the_match_alone() -> None:
    match = table().building(RED)
    before = match.tobytes()
    for action in match.legal(RED):
        match.preview(RED, action)
    assert match.tobytes() == before
