"""Whole games, with a referee who knows the rulebook and nothing of the program."""

import random
from collections import Counter

import pytest

import tavola
from tavola import Match
from tavola.games.thurn_und_taxis.components import CITY_NAMES
from tavola.games.thurn_und_taxis.state import Stage
from tavola.view import Event
from tests.games.strategies import BOUND, enter_anything, new_match
from tests.games.thurn_und_taxis.positions import board, can
from tests.games.thurn_und_taxis.test_components import MAP

REGIONS = {
    "Baden": "Mannheim Carlsruhe Freiburg",
    "Schweiz": "Basel Zürich",
    "Tyrol": "Innsbruck",
    "Hohenzollern": "Sigmaringen",
    "Württemberg": "Stuttgart Ulm",
    "Baiern": "Würzburg Nürnberg Regensburg Ingolstadt Augsburg Kempten München Passau",
    "Salzburg": "Salzburg Linz",
    "Böhmen": "Pilsen Budweis",
    "Polen": "Lodz",
}
REGION_OF = {city: region for region, cities in REGIONS.items() for city in cities.split()}
GROUPS = ["Baden", "Württemberg Hohenzollern", "Schweiz Tyrol", "Böhmen Salzburg", "Baiern"]
TILES = {
    "5": [2, 1],
    "6": [3, 2, 1],
    "7": [4, 3, 2, 1],
    "Baden": [3, 2, 1],
    "Württemberg Hohenzollern": [3, 2, 1],
    "Schweiz Tyrol": [3, 2, 1],
    "Böhmen Salzburg": [4, 3, 2],
    "Baiern": [5, 4, 3, 2],
    "all": [6, 5, 4, 3],
    "end": [1],
}
STACKS = ["5", "6", "7", *GROUPS, "all", "end"]
CARRIAGES = {0: 0, 3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
OFFICIALS = ["", "administrator", "postmaster", "carrier", "cartwright"]


class Referee:
    """Follows a match by what is told of it, and says what may and what must happen."""

    def __init__(self, match: Match) -> None:
        seats = range(match.players)
        self.seats = seats
        left_out = {"Baiern"} if board(match).all_regions == 8 else set()
        self.all_regions = {*REGIONS} - left_out
        self.row: list[str | None] = [None] * 6
        self.deck = 66
        self.discard = 0
        self.hands = [Counter[str]() for _ in seats]
        self.routes: list[list[str]] = [[] for _ in seats]
        self.houses: list[set[str]] = [set() for _ in seats]
        self.tiles: list[list[str]] = [[] for _ in seats]
        self.points = [0 for _ in seats]
        self.carriages = [0 for _ in seats]
        self.left = {stack: list(values) for stack, values in TILES.items()}
        self.start = self.turn = -1
        self.ended: int | None = None
        self.over = False
        self.officials = Counter[str]()
        self.hear(match.events(-1))

    # --- what may be done

    def legal(self) -> set[str]:
        """What may be done before houses are placed and cards discarded, and after it."""
        hand, route = self.hands[self.turn], self.routes[self.turn]
        free = not self.official
        something = bool(self.deck + self.discard or any(self.row))
        ends = {"left": route[:1] if len(route) > 1 else [], "right": route[-1:]}
        lay = {
            f"lay {city} {end}"
            for city in hand
            for end, at in ends.items()
            if at and city in MAP[at[0]].split() and city not in route
        }
        if self.takes:
            may = {f"take {city}" for city in self.row if city}
            may |= {"draw"} if self.deck + self.discard else set()
            return may | ({"administrator"} if free and any(self.row) else set())
        if not self.laid:
            may = {f"{'abandon for' if route else 'begin'} {city}" for city in hand}
            return may | lay | ({"postmaster"} if free and something else set())
        if self.official == "carrier" and self.laid == 1:
            return lay
        may = {"end turn"}
        if not self.closed:
            may |= {"carrier"} if free and lay else set()
            if len(route) >= 3:
                following = max(self.carriages[self.turn] + 1, 3)
                may |= {"close"}
                if free and following <= 7 and following - len(route) in (1, 2):
                    may |= {"close with the cartwright"}
        return may

    # --- what must have happened

    def check_turn(self) -> None:
        """A card was taken and one laid, unless there was none; nothing is left to be done."""
        assert self.takes == 0
        assert self.laid == (2 if self.official == "carrier" else 1) or not self.hands[self.turn]
        assert not self.empty_handed or self.official == "postmaster"
        if self.closed:
            seat = self.turn
            assert self.hands[seat].total() <= 3
            ends = self.carriages[seat] == 7 or len(self.houses[seat]) == 20
            assert ("end" in self.won) == (ends and self.before["end"])
            assert ("end" in self.won) == (self.ended == seat)

    def check_closing(self) -> None:
        """All houses are placed, and what they and the route have earned was taken."""
        seat, route = self.turn, self.routes[self.turn]
        regions = [REGION_OF[city] for city in self.placed]
        assert len({*self.placed}) == len(self.placed) <= 20 - len(self.houses[seat])
        assert {*self.placed} <= {*route} - self.houses[seat]
        assert len({*regions}) in (len(regions), min(len(regions), 1))
        self.houses[seat] |= {*self.placed}
        assert [stack for stack in self.won if stack != "end"] == self.earned()
        self.tiles[seat] += self.won
        following = max(self.had + 1, 3)
        helped = 2 if self.official == "cartwright" else 0
        gets = following <= min(len(route) + helped, 7)
        assert self.carriages[seat] == (following if gets else self.had)
        assert gets or not helped
        self.discard += len(route)
        self.routes[seat] = []

    def earned(self) -> list[str]:
        houses = self.houses[self.turn]
        lengths = [str(n) for n in range(min(len(self.routes[self.turn]), 7), 4, -1)]
        stacks = [stack for stack in lengths if self.before[stack]][:1]
        for group in GROUPS:
            if all({*REGIONS[region].split()} <= houses for region in group.split()):
                stacks.append(group)
        if {REGION_OF[city] for city in houses} >= self.all_regions:
            stacks.append("all")
        had = self.tiles[self.turn]
        return [s for s in stacks if self.before[s] and (s.isdecimal() or s not in had)]

    # --- how it ends

    def scores(self) -> list[int]:
        return [
            CARRIAGES[self.carriages[seat]] + self.points[seat] - (20 - len(self.houses[seat]))
            for seat in self.seats
        ]

    def winner(self) -> int:
        scores = self.scores()
        assert self.ended is not None
        clockwise = [(self.ended + turn) % len(self.seats) for turn in self.seats]
        return next(seat for seat in clockwise if scores[seat] == max(scores))

    # --- what is told

    def hear(self, events: list[Event]) -> None:
        for event in events:
            getattr(self, f"on_{event.kind}")(event)

    def on_begins(self, event: Event) -> None:
        self.start = event.seat

    def on_turned_up(self, event: Event) -> None:
        assert self.row[event.at] is None
        assert self.deck
        self.deck -= 1
        self.row[event.at] = CITY_NAMES[event.item]

    def on_reshuffled(self, event: Event) -> None:
        assert self.deck == 0
        assert event.amount == self.discard > 0
        self.deck, self.discard = self.discard, 0

    def on_turn(self, event: Event) -> None:
        if self.turn < 0:
            assert event.seat == self.start
        else:
            self.check_turn()
            assert event.seat == (self.turn + 1) % len(self.seats)
            assert self.ended is None or event.seat != self.start
        self.turn = event.seat
        self.takes, self.laid, self.closed, self.official = 1, 0, False, ""
        self.placed: list[str] = []
        self.won: list[str] = []
        self.empty_handed = not self.hands[self.turn]

    def on_asked(self, event: Event) -> None:
        assert self.official == ""
        self.official = OFFICIALS[event.item]
        self.officials[self.official] += 1
        assert (event.why == 1) == self.empty_handed
        if self.official == "postmaster":
            self.takes += 1

    def on_swept(self, event: Event) -> None:
        assert event.amount == sum(city is not None for city in self.row)
        self.discard += event.amount
        self.row = [None] * 6

    def on_took(self, event: Event) -> None:
        assert self.row[event.at] == CITY_NAMES[event.item]
        self.row[event.at] = None
        self.get(event)

    def on_drew(self, event: Event) -> None:
        self.deck -= 1
        self.get(event)

    def get(self, event: Event) -> None:
        assert event.seat == self.turn
        self.takes -= 1
        self.hands[event.seat][CITY_NAMES[event.item]] += 1

    def on_nothing_to_take(self, _: Event) -> None:
        assert self.deck + self.discard == 0
        assert not any(self.row)
        self.takes = 0

    def on_nothing_to_lay(self, event: Event) -> None:
        assert not self.hands[event.seat]

    def on_abandoned(self, event: Event) -> None:
        assert event.amount == len(self.routes[event.seat])
        self.discard += event.amount
        self.routes[event.seat] = []

    def on_began(self, event: Event) -> None:
        assert self.routes[event.seat] == []
        self.laid_at(event, 0)

    def on_laid(self, event: Event) -> None:
        self.laid_at(event, len(self.routes[event.seat]) if event.at else 0)

    def laid_at(self, event: Event, place: int) -> None:
        self.lose(event)
        self.laid += 1
        self.routes[event.seat].insert(place, CITY_NAMES[event.item])

    def lose(self, event: Event) -> None:
        hand = self.hands[event.seat]
        hand[CITY_NAMES[event.item]] -= 1
        assert min(hand.values()) >= 0
        self.hands[event.seat] = +hand

    def on_closed(self, event: Event) -> None:
        assert event.amount == len(self.routes[event.seat]) >= 3
        self.closed = True
        self.before = {stack: bool(values) for stack, values in self.left.items()}
        self.had = self.carriages[event.seat]

    def on_placed(self, event: Event) -> None:
        self.placed.append(CITY_NAMES[event.item])

    def on_tile(self, event: Event) -> None:
        stack = STACKS[event.item]
        assert self.left[stack].pop(0) == event.amount
        self.won.append(stack)
        self.points[event.seat] += event.amount

    def on_carriage(self, event: Event) -> None:
        self.carriages[event.seat] = event.item
        assert event.amount == CARRIAGES[event.item]

    def on_discarded(self, event: Event) -> None:
        self.lose(event)
        self.discard += 1

    def on_last_round(self, event: Event) -> None:
        assert event.at == (self.start - 1) % len(self.seats)
        self.ended = event.seat

    def on_over(self, _: Event) -> None:
        self.check_turn()
        assert self.ended is not None
        assert self.turn == (self.start - 1) % len(self.seats)
        self.over = True


def refereed(match: Match, rng: random.Random) -> Referee:
    """Play a match to its end at random, under the eyes of a referee."""
    referee = Referee(match)
    for _ in range(BOUND):
        if match.over:
            return referee
        stage = Stage(int(match._state["stage"]))
        if stage < Stage.CHOOSING:
            assert set(can(match)) == referee.legal()
        (seat,) = match.actors
        enter_anything(match, rng, 0)
        referee.hear(match.events(seat, match.number - 1))
        if Stage(int(match._state["stage"])) not in (Stage.CHOOSING, Stage.PLACING):
            if referee.closed and referee.routes[seat] and stage < Stage.DISCARDING:
                referee.check_closing()
            assert referee.scores() == [*match.scores]
    raise AssertionError(f"{match} has not ended")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_chance_keep_the_rules(players: int) -> None:
    game = tavola.load("thurn-und-taxis")
    officials = Counter[str]()
    taken = Counter[str]()
    for seed in range(12):
        match = new_match(game, players, seed)
        referee = refereed(match, random.Random(seed))
        assert referee.over
        assert match.winners == (referee.winner(),)
        officials += referee.officials
        taken.update(stack for stack in TILES if referee.left[stack] != TILES[stack])
    assert {*officials} == {*OFFICIALS[1:]}
    assert taken["end"] == 12
    assert {*taken} >= {"5", "6", "7", "Baden", "Schweiz Tyrol", "Württemberg Hohenzollern"}
