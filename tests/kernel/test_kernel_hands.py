"""Hands from one deck: everything a viewer can reckon, and nothing else.

What can be reckoned is worked out here by listing all ways in which the cards may lie. A card that
is drawn may be any one of the deck, and a card that is shown any one of those in the hand.
"""

import copy
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tavola.kernel import (
    CHANCE,
    NO_SEAT,
    Record,
    blank,
    chance_key,
    deal_unseen,
    discard_card,
    draw_into_hand,
    hand_fields,
    hands_are_right,
    lay_out,
    leave_hand,
    record,
    renew_deck,
    rule,
    start,
    take_openly,
    turn_up_top,
)
from tavola.kernel.dealing import AS_IT_COMES, Paper, deal_rest, settle_one_by_one, take_stock
from tavola.kernel.hands import DECKS

SEATS, KINDS, CARDS = 3, 5, 11
COPIES = (3, 3, 2, 2, 1)
SPECTATOR = -1

State = record(chance=CHANCE, **hand_fields(SEATS, KINDS, CARDS))

Cards = tuple[int, ...]
World = tuple[tuple[Cards, ...], Cards]


# --- A table on which nothing is played but cards ------------------------------------------------


@rule
def begin(s: Record, counts: Record, key: Record) -> None:
    start(s.chance, key)
    lay_out(s, counts)


@rule
def draw(s: Record, seat: int) -> int:
    return draw_into_hand(s, seat)


@rule
def take_top(s: Record, seat: int) -> int:
    card = turn_up_top(s)
    take_openly(s, seat, card)
    return card


@rule
def play(s: Record, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    discard_card(s, card)


@rule
def make_anew(s: Record) -> None:
    renew_deck(s)


@rule
def conceal(s: Record, viewer: int, key: int, who: int, kinds: int, least: int) -> None:
    deal_unseen(s, viewer, key, who, kinds, least)


@rule
def is_right(s: Record) -> bool:
    return hands_are_right(s)


class Table:
    """Hands, a deck and the discard; and for each viewer the worlds that are possible."""

    def __init__(self, seed: int) -> None:
        self.state = blank(State)
        begin(self.state, np.array(COPIES, np.int8), chance_key(seed))
        deck = self.deck()
        self.worlds = {viewer: Counter({(((),) * SEATS, deck): 1}) for viewer in self.viewers()}
        self.shuffles = 0

    @staticmethod
    def viewers() -> range:
        return range(SPECTATOR, SEATS)

    def deck(self) -> Cards:
        return tuple(sorted(self.state["deck"][: self.state["deck_size"]].tolist()))

    def hidden(self, seat: int) -> Cards:
        counts = (self.state["hand"][seat] - self.state["known"][seat]).tolist()
        return tuple(card for card, count in enumerate(counts) for _ in range(count))

    def world(self) -> World:
        return tuple(self.hidden(seat) for seat in range(SEATS)), self.deck()

    def need_cards(self) -> bool:
        """The deck is made anew when a card is needed; False if there is none."""
        if self.state["deck_size"] == 0 and self.state["discard_size"] > 0:
            make_anew(self.state)
            self.shuffles += 1
            new = self.deck()
            for viewer in self.viewers():
                worlds = self.worlds[viewer]
                assert all(rest == () for _, rest in worlds)
                self.worlds[viewer] = Counter({(hands, new): n for (hands, _), n in worlds.items()})
        return bool(self.state["deck_size"] > 0)

    def draw(self, seat: int) -> None:
        if self.need_cards():
            card = draw(self.state, seat)
            self._follow(lambda viewer: self._drawn(viewer, seat, card if viewer == seat else None))

    def take(self, seat: int) -> None:
        if self.need_cards():
            card = take_top(self.state, seat)
            self._follow(lambda viewer: self._drawn(viewer, None, card))

    def show(self, seat: int, card: int) -> None:
        known = self.state["known"][seat, card] > 0
        play(self.state, seat, card)
        if not known:
            self._follow(lambda viewer: self._shown(viewer, seat, card))

    def _follow(self, change: Any) -> None:
        for viewer in self.viewers():
            self.worlds[viewer] = change(viewer)

    def _drawn(self, viewer: int, seat: int | None, drawn: int | None) -> Counter[World]:
        worlds = Counter[World]()
        for (hands, rest), ways in self.worlds[viewer].items():
            for card, count in Counter(rest).items():
                if drawn in (None, card):
                    now = hands if seat is None else changed(hands, seat, (*hands[seat], card))
                    worlds[now, without(rest, card)] += ways * count
        return worlds

    def _shown(self, viewer: int, seat: int, card: int) -> Counter[World]:
        worlds = Counter[World]()
        for (hands, rest), ways in self.worlds[viewer].items():
            if card in hands[seat]:
                now = changed(hands, seat, without(hands[seat], card))
                worlds[now, rest] += ways * hands[seat].count(card)
        return worlds

    def copy(self) -> "Table":
        other = copy.copy(self)
        other.state = self.state.copy()
        return other

    def dealt(self, viewer: int, key: int, *must_have: int) -> World:
        possible = self.copy()
        conceal(possible.state, viewer, key, *(must_have or (NO_SEAT, 0, 0)))
        assert is_right(possible.state)
        for name in State.names or ():
            if name not in ("chance", "deck", "hand", "drawn"):
                assert np.array_equal(possible.state[name], self.state[name]), name
        return possible.world()


def without(cards: Cards, card: int) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def changed(hands: tuple[Cards, ...], seat: int, now: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], tuple(sorted(now)), *hands[seat + 1 :])


def has_of(cards: Cards, kinds: int) -> int:
    """How many of the cards are of the kinds, which are bits."""
    return len([card for card in cards if kinds >> card & 1])


def is_dealt_as_likely(table: Table, viewer: int, keys: int, *must_have: int) -> bool:
    """Whether the worlds dealt are those possible, each as often as it is likely.

    Worlds that are too unlikely to count are counted together.
    """
    worlds = table.worlds[viewer]
    if must_have:
        who, kinds, least = must_have
        worlds = Counter(
            {world: ways for world, ways in worlds.items() if has_of(world[0][who], kinds) >= least}
        )
    found = Counter(table.dealt(viewer, key, *must_have) for key in range(keys))
    assert set(found) <= set(worlds)
    expected = {world: keys * ways / worlds.total() for world, ways in worlds.items()}
    often = [world for world in expected if expected[world] >= 8]
    cells = [(found[world], expected[world]) for world in often]
    rare = keys - sum(expected[world] for world in often)
    if rare > 8:
        cells.append((keys - sum(found[world] for world in often), rare))
    deviation = sum((count - chance) ** 2 / chance for count, chance in cells)
    degrees = max(len(cells) - 1, 1)
    return deviation <= degrees + 8 * math.sqrt(2 * degrees) + 8


def played(seed: int, moves: int) -> Iterator[Table]:
    """Cards are drawn, some openly, and shown; each player likes to keep some cards."""
    rng = random.Random(seed)
    table = Table(seed)
    most = rng.choice([3, 4])
    for _ in range(moves):
        seat = rng.randrange(SEATS)
        hand = [card for card in range(KINDS) if table.state["hand"][seat, card]]
        if hand and (rng.random() < 0.4 or table.state["hand_size"][seat] >= most):
            table.show(seat, rng.choice(hand))
        elif rng.random() < 0.8:
            table.draw(seat)
        else:
            table.take(seat)
        yield table


def test_every_world_is_dealt_as_often_as_it_is_likely_also_after_four_shuffles() -> None:
    shuffles, unsettled = Counter[int](), Counter[int]()
    for seed in range(20):
        for move, table in enumerate(played(seed, 70)):
            assert is_right(table.state)
            if table.shuffles >= DECKS or max(map(len, table.worlds.values())) > 400:
                break
            viewer = move % (SEATS + 1) - 1
            assert table.world() in table.worlds[viewer]
            if move % 3 == 0 and table.shuffles > 0:
                keys = 10 * len(table.worlds[viewer]) + 200
                assert is_dealt_as_likely(table, viewer, keys), (seed, move, viewer)
                shuffles[table.shuffles] += 1
                unsettled[int(table.state["shown"])] += 1
    assert all(shuffles[number] > 10 for number in (1, 2, 3))
    assert sum(count for shown, count in unsettled.items() if shown >= 3) > 20


def test_all_worlds_are_dealt_in_which_somebody_has_what_they_must_have() -> None:
    tested = 0
    for seed in range(12):
        for move, table in enumerate(played(100 + seed, 40)):
            if table.shuffles >= DECKS or max(map(len, table.worlds.values())) > 400:
                break
            who = move % SEATS
            kinds, least = 0b00110, 1 + move % 2
            viewer = (who + 1) % SEATS
            have = sum(kinds >> card & 1 for card in table.hidden(who))
            if move % 2 == 0 and have >= least:
                keys = 10 * len(table.worlds[viewer]) + 200
                assert is_dealt_as_likely(table, viewer, keys, who, kinds, least), (seed, move)
                tested += 1
    assert tested > 20


def test_a_card_of_which_no_copy_is_old_is_settled_at_once() -> None:
    for seed in range(60):
        for table in played(seed, 50):
            s = table.state
            for place in range(s["shown"]):
                card, deck = s["shown_card"][place], s["shown_deck"][place]
                several = [d for d in range(deck + 1) if s["drawn"][:, d, card].any()]
                before = s["shown_by"][:place] == s["shown_by"][place]
                assert several or before.any()


def test_one_by_one_only_possible_worlds_are_settled() -> None:
    """That is what is done where there is too much to count."""
    settled = Counter[bool]()
    for seed in range(20):
        for move, table in enumerate(played(seed, 70)):
            if table.shuffles >= DECKS or max(map(len, table.worlds.values())) > 400:
                break
            viewer = move % (SEATS + 1) - 1
            if move % 4 == 0 and table.state["shown"] > 1:
                possible, paper = table.copy(), blank(Paper)
                take_stock(possible.state, viewer, paper)
                for _ in range(20):
                    fits = settle_one_by_one(possible.state, paper)
                    settled[fits] += 1
                    if fits:
                        deal_rest(possible.state, viewer, paper, NO_SEAT, 0, 0, AS_IT_COMES)
                        assert possible.world() in table.worlds[viewer]
    assert settled[True] > settled[False] > 0


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_what_is_dealt_depends_on_what_the_viewer_knows_and_the_key_alone(viewer: int) -> None:
    for seed in range(6):
        *_, table = played(seed, 50)
        one, other = table.state.copy(), table.state.copy()
        conceal(other, viewer, 5, NO_SEAT, 0, 0)
        for key in range(3):
            first, second = one.copy(), other.copy()
            conceal(first, viewer, key, NO_SEAT, 0, 0)
            conceal(second, viewer, key, NO_SEAT, 0, 0)
            assert first.tobytes() == second.tobytes()


def test_what_cannot_be_settled_is_forgotten() -> None:
    """No game comes to that; but nobody waits for ever."""
    for seed in range(40):
        for table in played(seed, 40):
            s = table.state
            if s["shown"] > 0 and s["deck_size"] > 0:
                s["shown_drawn"][0] = 0
                s["drawn_size"][s["shown_by"][0], : s["decks"]] = 0
                conceal(s, SPECTATOR, 1, NO_SEAT, 0, 0)
                assert s["shown"] == s["decks"] == 0
                assert is_right(s)
                return
    raise AssertionError("nothing was noted")
