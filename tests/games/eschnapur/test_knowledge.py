"""Dealing anew gives exactly the worlds that fit all that was ever seen."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tavola import Match
from tavola.games.eschnapur.components import COMBINATIONS, OFFICIALS, VALUES, Official, Privilege
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.state import NO_CARD, Stage
from tavola.kernel import verbs
from tavola.view import SPECTATOR
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    choose,
    decline,
    offer,
    play,
    stage,
)

Hand = tuple[int, ...]
Bids = tuple[int, ...]
World = tuple[Hand, Bids]
"""The cards in hand by value, and the cards face down by official."""


class Onlooker:
    """Somebody who remembers everything, and every way in which a player's cards may lie."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        held = tuple(match._state["holding"][seat].tolist())
        carried = match._state["carried_official"] if match._state["carried_seat"] == seat else -1
        self.worlds: set[World] = set()
        for card in range(VALUES) if carried >= 0 else [NO_CARD]:
            if card == NO_CARD:
                self.worlds.add((held, (NO_CARD,) * OFFICIALS))
            elif held[card]:
                bids = [NO_CARD] * OFFICIALS
                bids[carried] = card
                self.worlds.add((without(held, card), tuple(bids)))

    def hears(self, event: Any) -> None:
        """Only what everybody is told."""
        if event.seat != self.seat:
            return
        match Event[event.kind.upper()]:
            case Event.LAID:
                self.worlds = {new for old in self.worlds for new in laid(old, event.item)}
            case Event.REVEALED:
                self.worlds = {
                    revealed(world, event.at, event.item)
                    for world in self.worlds
                    if world[1][event.at] == event.item
                }
            case Event.PLAYED:
                self.worlds = {
                    (hand if event.item == 0 else without(hand, event.item), bids)
                    for hand, bids in self.worlds
                    if hand[event.item]
                }
            case Event.GOLD:
                for card in COMBINATIONS[event.item]:
                    self.worlds = {(without(hand, card, -1), bids) for hand, bids in self.worlds}


def without(hand: Hand, card: int, count: int = 1) -> Hand:
    return tuple(cards - count * (value == card) for value, cards in enumerate(hand))


def laid(world: World, officials: int) -> Iterator[World]:
    """All ways of laying a card for each of these officials where none lies yet."""
    hand, bids = world
    to_fill = [o for o in range(OFFICIALS) if officials >> o & 1 and bids[o] == NO_CARD]
    for cards in itertools.product(range(VALUES), repeat=len(to_fill)):
        if all(cards.count(value) <= hand[value] for value in range(VALUES)):
            new = list(bids)
            for official, card in zip(to_fill, cards, strict=True):
                new[official] = card
            left = tuple(hand[value] - cards.count(value) for value in range(VALUES))
            yield left, tuple(new)


def revealed(world: World, official: int, card: int) -> World:
    """A zero goes back to the hand; all others leave it for good."""
    hand, bids = world
    new = tuple(NO_CARD if o == official else bid for o, bid in enumerate(bids))
    return (without(hand, 0, -1) if card == 0 else hand), new


def dealt(match: Match, seat: int, keys: int) -> set[World]:
    """What the player's cards look like in the worlds of a spectator."""
    worlds = set()
    for key in range(keys):
        world = match._state.copy()
        verbs.conceal(world, match.tables, SPECTATOR, key)
        assert verbs.check(world, match.tables) == 0
        worlds.add((tuple(world["hand"][seat].tolist()), tuple(world["bid"][seat].tolist())))
    return worlds


GOLD = ["5 4", "3 3 2", "5 5 1", "4", "2 1", "5 3 2 1", "4 4 3"]


@pytest.mark.parametrize("seed", range(16))
def test_the_worlds_are_those_of_somebody_who_remembers_everything(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice([3, 4])
    position = Position(players)
    for seat in range(players):
        position.hold(seat, rng.choice(GOLD)).track(seat, rng.choice([0, 9, 15]))
        position.bricks(seat, rng.randrange(3))
    position.section(8, "2 red green").section(2, "3 red green")
    if rng.random() < 0.5:
        position.blocked(GREEN, Official(rng.randrange(1, OFFICIALS)), rng.randrange(4))
    match = position.begin()
    onlookers = [Onlooker(match, seat) for seat in range(players)]
    compared = 0
    while not match.over and match._state["round"] < 5:
        seat = rng.choice(match.awaited)
        named = match.game.actions
        legal = [action for action in match.legal(seat) if not named[action].takes_back]
        match.play(seat, rng.choice(legal))
        for event in match.events(SPECTATOR, match.number - 1):
            for onlooker in onlookers:
                onlooker.hears(event)
        if stage(match) == Stage.OFFERING:
            continue  # what is being laid is told to nobody
        for onlooker in onlookers:
            true = match._state["hand"][onlooker.seat], match._state["bid"][onlooker.seat]
            assert tuple(tuple(part.tolist()) for part in true) in onlooker.worlds
            if 1 < len(onlooker.worlds) <= 12 or (len(onlooker.worlds) == 1 and seed % 4 == 0):
                found = dealt(match, onlooker.seat, 150)
                if found < onlooker.worlds:  # some are rarer than others
                    found = dealt(match, onlooker.seat, 4000)
                assert found == onlooker.worlds
                compared += len(onlooker.worlds) > 1
    assert compared


def test_a_zero_that_came_back_is_not_the_card_face_down() -> None:
    match = choose(Position(4).hold(RED, "5").hold(GREEN, "4").begin())
    offer(match, red="0 5 0 - -", green="0 0 - 4 -")
    # Both zeros have been seen, so the last card is the four.
    assert stage(match) == Stage.STOPPING
    assert {world[1][Official.ORDER] for world in dealt(match, GREEN, 50)} == {4}


def test_gold_taken_since_is_not_the_card_carried_over() -> None:
    position = Position(4).hold(GREEN, "2 2").hold(RED, "5 1 1 1").blocked(GREEN, Official.MOVE, 2)
    position.track(GREEN, 9)
    match = position.begin()
    assert {world[1][Official.MOVE] for world in dealt(match, GREEN, 60)} == {0, 2}
    choose(match, orders={GREEN: (Privilege.GOLD,)})
    play(match, "take 5")
    # Green holds a five now, but the card that lies there is older.
    assert {world[1][Official.MOVE] for world in dealt(match, GREEN, 60)} == {0, 2}
    offer(match, green="5 0 0 2", red="5 1 1 1 0")
    assert {world[1][Official.MOVE] for world in dealt(match, GREEN, 60)} <= {0, 2}


def test_sites_may_be_any_two_until_they_are_revealed() -> None:
    match = choose(Position(3).bricks(RED, 2).bricks(BLUE, 1).finished(4).begin())
    seen = set()
    for key in range(200):
        world = match._state.copy()
        verbs.conceal(world, match.tables, RED, key)
        assert world["sites"][RED] == match._state["sites"][RED]
        seen.add(int(world["sites"][GREEN]))
    assert len(seen) == 15
    offer(match)
    assert stage(match) == Stage.BUILDING
    seen = set()
    for key in range(100):
        world = match._state.copy()
        verbs.conceal(world, match.tables, BLUE, key)
        assert world["sites"][RED] == match._state["sites"][RED]
        seen.add(int(world["sites"][GREEN]))
    assert len(seen) == 15
    decline(match, Stage.CHOOSING)


def test_too_few_cards_leave_any_officials_empty_while_they_are_laid() -> None:
    match = choose(Position(3).hold(RED, "5").hold(GREEN, "1").begin())
    for _ in range(3):
        match.play(RED, match.legal(RED)[-2 if match._state["steps"][RED] else -1])
    worlds = dealt(match, RED, 300)
    assert {sum(bid != NO_CARD for bid in bids) for _, bids in worlds} == {1, 2, 3}
    assert (
        tuple(match._state["hand"][RED].tolist()),
        tuple(match._state["bid"][RED].tolist()),
    ) in (worlds)
