"""Positions of Thurn und Taxis, laid out by hand instead of played up to.

A position is put together from what can be seen on a table: cards, routes, houses, carriages and
tiles. All sixty-six cards are accounted for, and every finished position satisfies the match's own
check. From there on only public actions are played.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import tavola
from tavola import Match
from tavola.games.thurn_und_taxis.actions import END_TURN
from tavola.games.thurn_und_taxis.closing import has_all
from tavola.games.thurn_und_taxis.components import (
    CITIES,
    CITY_IDS,
    CITY_NAMES,
    COPIES,
    HOUSES,
    ROW,
    STACK_IDS,
    City,
    Stack,
    bits_of,
)
from tavola.games.thurn_und_taxis.state import NO_CITY, Official, Stage
from tavola.kernel import NO_SEAT
from tavola.view import SPECTATOR

RED, BLUE, GREEN, YELLOW = range(4)
BY_NAME = dict(zip(CITY_NAMES, City, strict=True))
NAME_OF = {f"city:{short}": name for short, name in zip(CITY_IDS, CITY_NAMES, strict=True)}


class Position:
    """A table in the middle of a game. Whatever is not said is filled in without any effect.

    Who is not mentioned has no card, route, house or carriage. Cards not mentioned fill the row,
    and the others lie in the deck, below those that are drawn next. Tiles of regions were taken by
    all whose houses earn them, in the order of the seats. Red began the game.
    """

    def __init__(self, players: int, **options: Any) -> None:
        self.players = players
        self._options = options
        self._taken: dict[int, list[City]] = {}
        self._drawn: dict[int, list[City]] = {}
        self._routes: dict[int, list[City]] = {}
        self._houses: dict[int, list[City]] = {}
        self._carriages: dict[int, int] = {}
        self._tiles: dict[Stack, tuple[int, ...]] = {}
        self._row: list[City] = []
        self._deck: list[City] = []
        self._discard: list[City] = []
        self._rest_is_discarded = False
        self._rest_is_held_by: int | None = None
        self._start = RED
        self._ended = NO_SEAT

    # --- what lies on the table

    def hold(self, seat: int, taken: str = "", drawn: str = "") -> "Position":
        """A hand: what everybody saw being taken from the row, and what came from the deck."""
        self._taken[seat], self._drawn[seat] = cities(taken), cities(drawn)
        return self

    def route(self, seat: int, route: str) -> "Position":
        """An open route, from left to right."""
        self._routes[seat] = cities(route)
        return self

    def houses(self, seat: int, houses: str) -> "Position":
        self._houses[seat] = cities(houses)
        return self

    def houses_except(self, seat: int, others: str) -> "Position":
        """Houses in all cities but these."""
        without = cities(others)
        self._houses[seat] = [city for city in City if city not in without]
        return self

    def carriage(self, seat: int, number: int) -> "Position":
        self._carriages[seat] = number
        return self

    def tiles(self, stack: str, *seats: int) -> "Position":
        """Who has taken the tiles of a stack, the best one first."""
        self._tiles[Stack(STACK_IDS.index(stack))] = seats
        return self

    def row(self, row: str) -> "Position":
        """Cards face up. If they are fewer than six, others follow."""
        self._row = cities(row)
        return self

    def deck(self, top: str) -> "Position":
        """The cards drawn next, in this order."""
        self._deck = cities(top)
        return self

    def discard(self, discard: str) -> "Position":
        self._discard = cities(discard)
        return self

    def rest_discarded(self) -> "Position":
        """No other cards are in the deck than those drawn next: the others were discarded."""
        self._rest_is_discarded = True
        return self

    def rest_held_by(self, seat: int) -> "Position":
        """No other cards are in deck, row and discard: this player has taken them all."""
        self._rest_is_held_by = seat
        return self

    # --- and how the game stands

    def began(self, seat: int) -> "Position":
        self._start = seat
        return self

    def ended(self, seat: int) -> "Position":
        """This player has brought about the end, and has its tile."""
        self._ended = seat
        return self

    def turn(self, seat: int) -> Match:
        """The start of a turn: the player before, who has closed a route, ends theirs."""
        before = (seat - 1) % self.players
        match = self._laid_out(before, Stage.FINISHING, closed=1)
        match.play(before, END_TURN)
        return match

    def laying(self, seat: int, official: Official = Official.NONE) -> Match:
        """After a card was taken."""
        return self._laid_out(seat, Stage.LAYING, official)

    def finishing(self, seat: int, official: Official = Official.NONE) -> Match:
        """After a card was laid."""
        if seat not in self._routes:
            raise ValueError("who has laid a card has an open route")
        return self._laid_out(seat, Stage.FINISHING, official)

    def _laid_out(
        self, seat: int, stage: Stage, official: Official = Official.NONE, closed: int = 0
    ) -> Match:
        match = tavola.load("thurn-und-taxis").new(self.players, seed=1, **self._options)
        s = match._state
        s["start"], s["turn"], s["ended"] = self._start, seat, self._ended
        s["stage"], s["official"], s["closed"], s["takes"] = stage, official, closed, 0
        self._deal(s)
        self._lay_routes(s)
        self._build(s)
        self._give_tiles(s, match.game.tables)
        if match.check():
            raise ValueError(f"no such position: {match.check()}")
        return match

    def _deal(self, s: Any) -> None:
        rest = Counter(dict.fromkeys(City, COPIES))
        hands = (*self._taken.values(), *self._drawn.values())
        for used in *hands, *self._routes.values(), self._row, self._deck, self._discard:
            rest.subtract(used)
        if min(rest.values()) < 0:
            raise ValueError("there are three cards of each city")
        row, deck, discard = list(self._row), self._deck[::-1], list(self._discard)
        others = list(rest.elements())
        if self._rest_is_held_by is None:
            empty = ROW - len(row)
            row += others[:empty]
            if self._rest_is_discarded:
                discard += others[empty:]
            else:
                deck = others[empty:] + deck
        s["row"].fill(NO_CITY)
        s["row"][: len(row)] = row
        s["deck"].fill(NO_CITY)
        s["deck"][: len(deck)] = deck
        s["deck_size"] = len(deck)
        s["discard"] = copies(discard)
        s["discard_size"] = len(discard)
        for seat in range(self.players):
            taken, drawn = list(self._taken.get(seat, [])), self._drawn.get(seat, [])
            if seat == self._rest_is_held_by:
                taken += others
            s["hand"][seat] = copies(taken + drawn)
            s["hand_size"][seat] = len(taken + drawn)
            s["known"][seat] = copies(taken)
            # The deck has not been made anew yet, so what was drawn is from this one.
            s["drawn"][seat, 0] = copies(drawn)
            s["drawn_size"][seat, 0] = len(drawn)
        s["unlocated"] = copies([*deck, *(card for hand in self._drawn.values() for card in hand)])

    def _lay_routes(self, s: Any) -> None:
        for seat, route in self._routes.items():
            s["route"][seat, : len(route)] = route
            s["route_length"][seat] = len(route)
            s["route_cities"][seat] = bits_of(tuple(route))

    def _build(self, s: Any) -> None:
        for seat, houses in self._houses.items():
            s["houses"][seat] = bits_of(tuple(houses))
            s["houses_left"][seat] = HOUSES - len(houses)
        for seat, carriage in self._carriages.items():
            s["carriage"][seat] = carriage

    def _give_tiles(self, s: Any, t: Any) -> None:
        owners = dict(self._tiles)
        for stack in Stack:
            if Stack.BADEN <= stack <= Stack.ALL_REGIONS and stack not in owners:
                tiles = sum(value > 0 for value in t["tile"][stack])
                earned = [seat for seat in range(self.players) if has_all(s, t, seat, stack)]
                owners[stack] = tuple(earned[:tiles])
        if self._ended != NO_SEAT:
            owners[Stack.END] = (self._ended,)
        for stack, seats in owners.items():
            for tile, seat in enumerate(seats):
                s["tile_owner"][stack, tile] = seat
                s["tile_points"][seat] += t["tile"][stack, tile]


def cities(names: str) -> list[City]:
    return [BY_NAME[name] for name in names.split()]


def copies(cards: Iterable[City]) -> list[int]:
    """How many of the cards there are of each city."""
    counted = Counter(cards)
    return [counted[city] for city in City]


# --- Playing on ----------------------------------------------------------------------------------


def number(match: Match, words: str) -> int:
    """The action with these words."""
    action = match.game.actions.number(words)
    if action is None:
        raise ValueError(f"no such action: {words}")
    return action


def play(match: Match, *actions: str) -> Match:
    """Whoever is to act does all of this."""
    for words in actions:
        match.play(match.actors[0], number(match, words))
        assert match.check() is None
    return match


def can(match: Match) -> list[str]:
    """What whoever is to act may do, in words."""
    return [match.game.actions[action].words for action in match.legal(match.actors[0])]


def why(match: Match, words: str, seat: int | None = None) -> str | None:
    """The short name of the rule that forbids an action, to whoever is to act or to a seat."""
    reason = match.why_not(match.actors[0] if seat is None else seat, number(match, words))
    return reason.key.removeprefix("thurn-und-taxis-why-") if reason else None


# --- Reading the table ---------------------------------------------------------------------------


def board(match: Match) -> Any:
    """What everybody sees."""
    return match.view(SPECTATOR).board


def player(match: Match, seat: int) -> Any:
    """What everybody sees of a player."""
    return match.view(SPECTATOR).players[seat]


def names(ids: Iterable[str]) -> str:
    """The names of cities by their ids."""
    return " ".join(NAME_OF[city] for city in ids)


def hand(match: Match, seat: int) -> str:
    """A player's own hand in words, in the order of the atlas."""
    return names(match.view(seat).players[seat].hand)


def route(match: Match, seat: int) -> str:
    """An open route in words, from left to right."""
    return names(player(match, seat).route)


def row(match: Match) -> str:
    """The cards face up in words; "-" is an empty place."""
    return " ".join(NAME_OF[city] if city else "-" for city in board(match).row)


def houses(match: Match, seat: int) -> str:
    """The cities where a player has a house, in the order of the atlas."""
    return names(city for city, seats in board(match).houses.items() if seat in seats)


def tiles(match: Match, seat: int) -> str:
    """A player's tiles: stacks and points."""
    return in_words(player(match, seat).tiles)


def in_words(some_tiles: Iterable[Any]) -> str:
    return ", ".join(f"{tile.stack.removeprefix('stack:')} {tile.points}" for tile in some_tiles)


def stack(match: Match, short: str) -> tuple[int, ...]:
    """The values of the tiles left in a stack, the top one first."""
    (values,) = (stack.left for stack in board(match).stacks if stack.id == f"stack:{short}")
    left: tuple[int, ...] = values
    return left


def discarded(match: Match) -> str:
    """The discard in words, in the order of the atlas."""
    pile = match._state["discard"].tolist()
    return " ".join(CITY_NAMES[city] for city in range(CITIES) for _ in range(pile[city]))


def told(match: Match, since: int = 0, viewer: int = SPECTATOR) -> list[str]:
    """What happened, as the kinds of the events."""
    return [event.kind for event in match.events(viewer, since)]
