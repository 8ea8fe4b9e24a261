"""What is discarded at the end of a closing."""

import itertools

import pytest

from tavola import Match
from tavola.view import SPECTATOR
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    board,
    can,
    cities,
    discarded,
    hand,
    play,
    player,
    route,
    told,
    why,
)

ROUTE = "Ulm Kempten Zürich"


def closed(taken: str, drawn: str = "", discard: str = "") -> Match:
    """Red has closed a route, in all cities of which there was a house already."""
    position = Position(3).hold(RED, taken, drawn).route(RED, ROUTE).houses(RED, ROUTE)
    return play(position.discard(discard).finishing(RED), "close")


def test_the_cards_of_the_route_are_discarded() -> None:
    match = closed("Lodz", discard="Lodz")
    assert discarded(match) == "Zürich Ulm Kempten Lodz"
    assert route(match, RED) == ""


@pytest.mark.parametrize("cards", ["", "Lodz", "Lodz Lodz Lodz", "Ulm Linz Lodz"])
def test_up_to_three_cards_stay_in_hand(cards: str) -> None:
    match = closed(cards)
    assert hand(match, RED) == cards
    assert can(match) == ["end turn"]


def test_of_more_than_three_cards_the_owner_chooses_three() -> None:
    match = closed("Ulm Lodz Linz", drawn="Basel Passau")
    assert board(match).stage == "discarding"
    play(match, "discard Ulm", "discard Linz")
    assert hand(match, RED) == "Basel Passau Lodz"
    assert discarded(match) == "Zürich Ulm Ulm Kempten Linz"
    assert can(match) == ["end turn"]


def test_all_of_the_equal_cards_may_be_discarded() -> None:
    match = play(closed("Ulm Ulm Lodz Lodz Basel"), "discard Ulm", "discard Ulm")
    assert hand(match, RED) == "Basel Lodz Lodz"


def test_discards_come_in_the_order_of_the_atlas() -> None:
    match = closed("Basel Ulm Ulm Linz Lodz")
    assert can(match) == ["discard Basel", "discard Ulm", "discard Linz"]
    assert why(match, "discard Lodz") == "discard-order"
    play(match, "discard Ulm")
    assert can(match) == ["discard Ulm", "discard Linz", "discard Lodz"]
    assert why(match, "discard Basel") == "discard-order"


def hands_left(match: Match) -> list[str]:
    """The hand that is left after every sequence of discards."""
    if board(match).stage != "discarding":
        return [hand(match, RED)]
    left = []
    for action in match.legal(RED):
        other = match.copy()
        other.play(RED, action)
        left += hands_left(other)
    return left


@pytest.mark.parametrize(
    "cards",
    [
        "Basel Ulm Linz Lodz",
        "Basel Basel Ulm Ulm Linz Lodz Lodz",
        "Mannheim Linz Linz Linz Lodz Lodz",
    ],
)
def test_every_hand_of_three_can_be_kept_in_one_way_only(cards: str) -> None:
    kept = hands_left(closed(cards))
    threes = {" ".join(three) for three in itertools.combinations(cards.split(), 3)}
    assert sorted(kept) == sorted(threes)


def test_no_more_is_discarded_than_down_to_three() -> None:
    match = play(closed("Ulm Lodz Linz Linz"), "discard Linz")
    assert hand(match, RED) == "Ulm Linz Lodz"
    assert can(match) == ["end turn"]


def test_without_a_closing_nothing_is_discarded_from_the_hand() -> None:
    cards = "Basel Ulm Linz Lodz Salzburg Augsburg"
    match = Position(3).hold(RED, cards).route(RED, "Ulm Kempten").laying(RED)
    play(match, "abandon for Basel", "end turn")
    assert len(hand(match, RED).split()) == 5


def test_everybody_sees_what_is_discarded() -> None:
    match = play(closed("", drawn="Basel Ulm Linz Lodz"), "discard Linz")
    for viewer in RED, BLUE, GREEN, SPECTATOR:
        (event, *_) = match.events(viewer, since=match.number - 1)
        assert (event.kind, event.seat, event.item) == ("discarded", RED, *cities("Linz"))


def test_tiles_and_carriage_come_before_the_discards() -> None:
    match = closed("Basel Ulm Linz Lodz")
    assert told(match) == ["closed", "carriage"]
    assert player(match, RED).carriage == 3
    assert why(match, "end turn") == "finish-closing"
