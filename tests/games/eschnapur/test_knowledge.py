"""Dealing anew gives exactly the worlds that fit all that was ever seen, each as often as due."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import perm, prod, sqrt
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
    YELLOW,
    Position,
    choose,
    decline,
    held,
    offer,
    play,
    stage,
)

Hand = tuple[int, ...]
Bids = tuple[int, ...]
World = tuple[Hand, Bids]
"""The cards in hand by value, and the cards face down by official."""


class Onlooker:
    """Somebody who remembers everything, and every way in which a player's cards may lie.

    And how probable it is, if cards are laid blindly. (Those played from a hand are chosen.)
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.knows_odds = True
        held = tuple(match._state["holding"][seat].tolist())
        carried = match._state["carried_official"] if match._state["carried_seat"] == seat else -1
        self.worlds: dict[World, Fraction] = {}
        for card in range(VALUES) if carried >= 0 else [NO_CARD]:
            if card == NO_CARD:
                self.worlds[held, (NO_CARD,) * OFFICIALS] = Fraction(1)
            elif held[card]:
                bids = [NO_CARD] * OFFICIALS
                bids[carried] = card
                self.worlds[without(held, card), tuple(bids)] = Fraction(held[card], sum(held))

    def hears(self, event: Any) -> None:
        """Only what everybody is told."""
        if event.seat != self.seat:
            return
        worlds: Counter[World] = Counter()
        match Event[event.kind.upper()]:
            case Event.LAID:
                for world, odds in self.worlds.items():
                    ways = Counter(dict(laid(world, event.item)))
                    for new, count in ways.items():
                        worlds[new] += odds * Fraction(count, ways.total())  # type: ignore[assignment]
            case Event.REVEALED:
                for world, odds in self.worlds.items():
                    if world[1][event.at] == event.item:
                        worlds[revealed(world, event.at, event.item)] += odds  # type: ignore[assignment]
            case Event.PLAYED:
                self.knows_odds = self.knows_odds and len(self.worlds) == 1
                for (hand, bids), odds in self.worlds.items():
                    if hand[event.item]:
                        left = hand if event.item == 0 else without(hand, event.item)
                        worlds[left, bids] += odds  # type: ignore[assignment]
            case Event.GOLD:
                for (hand, bids), odds in self.worlds.items():
                    for card in COMBINATIONS[event.item]:
                        hand = without(hand, card, -1)
                    worlds[hand, bids] += odds  # type: ignore[assignment]
            case _:
                return
        total = sum(worlds.values())
        self.worlds = {world: Fraction(odds) / total for world, odds in worlds.items()}
        self.knows_odds = self.knows_odds or len(self.worlds) == 1


def without(hand: Hand, card: int, count: int = 1) -> Hand:
    return tuple(cards - count * (value == card) for value, cards in enumerate(hand))


def laid(world: World, officials: int) -> Iterator[tuple[World, int]]:
    """What may lie when a card was laid for each of these officials where none lay yet.

    And in how many ways: equal cards are different ones.
    """
    hand, bids = world
    to_fill = [o for o in range(OFFICIALS) if officials >> o & 1 and bids[o] == NO_CARD]
    for cards in itertools.product(range(VALUES), repeat=len(to_fill)):
        if all(cards.count(value) <= hand[value] for value in range(VALUES)):
            new = list(bids)
            for official, card in zip(to_fill, cards, strict=True):
                new[official] = card
            left = tuple(hand[value] - cards.count(value) for value in range(VALUES))
            yield (left, tuple(new)), prod(map(perm, hand, map(cards.count, range(VALUES))))


def revealed(world: World, official: int, card: int) -> World:
    """A zero goes back to the hand; all others leave it for good."""
    hand, bids = world
    new = tuple(NO_CARD if o == official else bid for o, bid in enumerate(bids))
    return (without(hand, 0, -1) if card == 0 else hand), new


def dealt(match: Match, seat: int, keys: int) -> Counter[World]:
    """What the player's cards look like in the worlds of a spectator, and how often."""
    worlds: Counter[World] = Counter()
    for key in range(keys):
        world = match._state.copy()
        verbs.conceal(world, match.tables, SPECTATOR, key)
        assert verbs.check(world, match.tables) == 0
        worlds[tuple(world["hand"][seat].tolist()), tuple(world["bid"][seat].tolist())] += 1
    return worlds


def as_often(found: Counter[World], odds: dict[World, Fraction]) -> bool:
    """Whether worlds came up as often as they should, but for what chance explains."""
    draws = found.total()
    return found.keys() <= odds.keys() and all(
        abs(found[world] - draws * p) <= 4.5 * sqrt(draws * p * (1 - p)) + 1e-9
        for world, p in odds.items()
    )


GOLD = ["5 4", "3 3 2", "5 5 1", "4", "2 1", "5 3 2 1", "4 4 3"]


@pytest.mark.parametrize("seed", range(16))
def test_the_worlds_are_those_of_somebody_who_remembers_everything(seed: int) -> None:
    compared = 0
    for match, onlookers in remembered(seed):
        for onlooker in onlookers:
            worlds = onlooker.worlds.keys()
            true = match._state["hand"][onlooker.seat], match._state["bid"][onlooker.seat]
            assert tuple(tuple(part.tolist()) for part in true) in worlds
            if 1 < len(worlds) <= 12 or (len(worlds) == 1 and seed % 4 == 0):
                found = dealt(match, onlooker.seat, 150)
                if found.keys() < worlds:  # some are rarer than others
                    found = dealt(match, onlooker.seat, 4000)
                assert found.keys() == worlds
                compared += len(worlds) > 1
    assert compared


@pytest.mark.parametrize("seed", range(100, 110))
def test_worlds_come_up_as_often_as_cards_laid_blindly_would_lie_so(seed: int) -> None:
    compared = 0
    for match, onlookers in remembered(seed):
        for onlooker in onlookers:
            carried = match._state["carried_seat"] == onlooker.seat
            if onlooker.knows_odds and 1 < len(onlooker.worlds) <= 30 and carried:
                assert as_often(dealt(match, onlooker.seat, 3000), onlooker.worlds)
                compared += 1
    assert compared


def remembered(seed: int) -> Iterator[tuple[Match, list[Onlooker]]]:
    """A few rounds, with somebody who looks on for each of the players."""
    rng = random.Random(seed)
    players = rng.choice([3, 4])
    position = Position(players)
    for seat in range(players):
        position.hold(seat, rng.choice(GOLD)).track(seat, rng.choice([0, 9, 15]))
        position.bricks(seat, rng.randrange(3))
    position.section(8, "2 red green").section(2, "3 red green")
    if rng.random() < 0.5 or seed >= 100:
        position.blocked(GREEN, Official(rng.randrange(1, OFFICIALS)), rng.randrange(4))
    match = position.begin()
    onlookers = [Onlooker(match, seat) for seat in range(players)]
    while not match.over and match._state["round"] < 5:
        seat = rng.choice(match.awaited)
        named = match.game.actions
        legal = [action for action in match.legal(seat) if not named[action].takes_back]
        match.play(seat, rng.choice(legal))
        for event in match.events(SPECTATOR, match.number - 1):
            for onlooker in onlookers:
                onlooker.hears(event)
        if stage(match) != Stage.OFFERING:  # what is being laid is told to nobody
            yield match, onlookers


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


def odds_of_carried(match: Match, seat: int, official: Official) -> dict[int, float]:
    """How often the card carried over has each value in the worlds of a spectator."""
    draws = 20_000
    values: Counter[int] = Counter()
    for (_, bids), count in dealt(match, seat, draws).items():
        values[bids[official]] += count
    return {value: count / draws for value, count in sorted(values.items())}


def test_a_zero_that_is_revealed_may_be_the_one_that_came_back_before() -> None:
    position = Position(4).hold(RED, "5 5 1 1 1").hold(GREEN, "5 4 3 2 2 2 1")
    match = choose(position.begin())
    offer(match, red="5 0 0 1 1", green="0 2 2 5 2")
    play(match, "block seat 2 at official 4")
    decline(match, Stage.CHOOSING)
    # One of the zeros has come back: the other, the 5, 4, 3 and 1 are equally probable.
    fifth = pytest.approx(1 / 5, abs=0.015)
    assert odds_of_carried(match, GREEN, Official.ORDER) == dict.fromkeys((0, 1, 3, 4, 5), fifth)
    offer(choose(match), red="5 0 0 1 -", green="0 4 3 1")
    assert stage(match) == Stage.BLOCKING
    # If a zero is carried, Green had one zero to lay, otherwise two: half as probable.
    expected = {0: 1 / 9} | dict.fromkeys((1, 3, 4, 5), 2 / 9)
    assert odds_of_carried(match, GREEN, Official.ORDER) == pytest.approx(expected, abs=0.015)


def test_a_card_that_is_revealed_may_be_the_one_taken_since() -> None:
    position = Position(4).hold(RED, "4 2").hold(GREEN, "3").bank("3")
    position.rest_held_by(YELLOW).blocked(GREEN, Official.ORDER, 5).track(GREEN, 12)
    match = choose(position.begin(), orders={GREEN: (Privilege.GOLD_AND_BRICKS,)})
    assert held(match, GREEN) == "5 3 3"
    before = {0: 1 / 2, 3: 1 / 4, 5: 1 / 4}
    assert odds_of_carried(match, GREEN, Official.ORDER) == pytest.approx(before, abs=0.015)
    offer(match, red="4 2 0 0 -", green="3 0 3 0")
    assert stage(match) == Stage.BLOCKING
    expected = {0: 4 / 7, 3: 1 / 7, 5: 2 / 7}
    assert odds_of_carried(match, GREEN, Official.ORDER) == pytest.approx(expected, abs=0.015)


def test_gold_taken_after_laying_says_nothing_of_the_card_carried_over() -> None:
    position = Position(3).hold(GREEN, "4 3 2 1").blocked(GREEN, Official.MOVE, 3)
    position.bank("3").rest_held_by(RED).bricks(RED, 1).bricks(BLUE, 1).section(8, "3 green")
    match = choose(position.order(GREEN, RED, BLUE).begin(), {RED: (7, 8), BLUE: (2, 3)})
    offer(match, red="5 5 0 0 5", green="2 3 0 1", blue="0 0 - - -")
    play(match, "decline", "decline", "hand marker 1 to seat 2", "hand marker 2 to seat 1")
    third = dict.fromkeys((0, 3, 4), pytest.approx(1 / 3, abs=0.015))
    assert odds_of_carried(match, GREEN, Official.MOVE) == third
    play(match, "place in section 8")
    assert held(match, GREEN) == "4 3 3"
    assert odds_of_carried(match, GREEN, Official.MOVE) == third


def test_a_card_played_from_the_hand_is_not_the_one_carried_over() -> None:
    position = Position(4).hold(GREEN, "3 2").blocked(GREEN, Official.ORDER, 5).track(GREEN, 15)
    position.hold(RED, "4 1 1 1 1")
    match = choose(position.begin(), orders={GREEN: (Privilege.FROM_HAND,)})
    offer(match, red="1 4 1 1 1")
    before = {0: 2 / 5, 2: 1 / 5, 3: 1 / 5, 5: 1 / 5}
    assert odds_of_carried(match, GREEN, Official.ORDER) == pytest.approx(before, abs=0.015)
    play(match, "play 0 from the hand")
    once = {0: 1 / 4, 2: 1 / 4, 3: 1 / 4, 5: 1 / 4}
    assert odds_of_carried(match, GREEN, Official.ORDER) == pytest.approx(once, abs=0.015)
    # The zero is back, and all know it: that it is played again says nothing more.
    play(match, "decline", "play 0 from the hand")
    assert odds_of_carried(match, GREEN, Official.ORDER) == pytest.approx(once, abs=0.015)


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
