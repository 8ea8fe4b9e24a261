"""What a screen says an action would give, against what it gives when it is really played."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import tavola
from tavola import Match
from tavola.games.thurn_und_taxis.components import (
    CITY_IDS,
    CITY_NAMES,
    HOUSES,
    STACK_IDS,
    City,
)
from tavola.view import SPECTATOR
from tests.games.strategies import new_match, walk
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    RED,
    Position,
    can,
    cities,
    hand,
    in_words,
    names,
    number,
    play,
    row,
)
from tests.games.thurn_und_taxis.test_components import MAP

CLOSE = ("close", "cartwright")
PLACE = ("each", "region", "house", "none")
PRINTED = "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
LIGHT = ("turned-up", "drew", "drew-hidden")
"""The events by which a card comes to light, or would."""

ROW = "Basel Lodz Ulm Linz Passau Zürich"


def preview(match: Match, words: str) -> Any:
    return match.preview(match.actors[0], number(match, words))


def closings(match: Match, words: str) -> dict[str, Any]:
    """The ways of closing in a preview, by their mode."""
    return {closing.mode: closing for closing in preview(match, words).closings}


def told(match: Match, words: str) -> list[str]:
    """What a preview tells to happen, as the kinds of the events."""
    shown = preview(match, words)
    keys = [message.key for message in shown.events] if shown else []
    return [key.removeprefix("thurn-und-taxis-event-") for key in keys]


# --- What really happens -------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """What one way of going on with a closing came to, as the log tells it."""

    houses: frozenset[str]
    tiles: frozenset[tuple[str, int]]
    carriage: int
    points: int
    ends: bool


def outcomes(match: Match, *actions: int) -> list[Outcome]:
    """What these actions come to, in every way of placing houses after them."""
    (seat,) = match.actors
    played = match.copy()
    for action in actions:
        played.play(seat, action)
    return [outcome(match, closed, seat) for closed in closed_in_every_way(played)]


def closed_in_every_way(match: Match) -> Iterator[Match]:
    (seat,) = match.actors
    legal = match.legal(seat)
    kinds = {match.game.actions[action].kind for action in legal}
    if kinds == {"end"}:
        yield match
        return
    # Nothing but cards depends on what is discarded.
    for action in legal[:1] if kinds == {"discard"} else legal:
        other = match.copy()
        other.play(seat, action)
        yield from closed_in_every_way(other)


def outcome(before: Match, closed: Match, seat: int) -> Outcome:
    events = closed.events(SPECTATOR, before.number)
    return Outcome(
        houses=frozenset(f"city:{CITY_IDS[e.item]}" for e in events if e.kind == "placed"),
        tiles=frozenset(
            (f"stack:{STACK_IDS[e.item]}", e.amount) for e in events if e.kind == "tile"
        ),
        carriage=sum(e.item for e in events if e.kind == "carriage"),
        points=closed.scores[seat] - before.scores[seat],
        ends=any(e.kind == "last_round" for e in events),
    )


def tells(closing: Any, found: list[Outcome]) -> bool:
    """Whether a preview says of all these outcomes what they have in common, and no more."""
    count = [len(one.houses) for one in found]
    points = [one.points for one in found]
    placed = frozenset.union(*(one.houses for one in found))
    certain = frozenset.intersection(*(one.tiles for one in found))
    possible = frozenset.union(*(one.tiles for one in found)) - certain
    assert closing.houses == (min(count), max(count))
    assert closing.cities == [f"city:{city}" for city in CITY_IDS if f"city:{city}" in placed]
    assert sorted((tile.stack, tile.points) for tile in closing.tiles) == sorted(certain)
    assert sorted((tile.stack, tile.points) for tile in closing.tiles_possible) == sorted(possible)
    assert {one.carriage for one in found} == {closing.carriage}
    assert closing.points == (min(points), max(points))
    assert closing.ends == all(one.ends for one in found)
    return True


def check_all_closings(match: Match) -> Counter[str]:
    """Compare every preview of a closing with what is really played; what there was to compare."""
    (seat,) = match.actors
    seen = Counter[str]()
    for action in match.legal(seat):
        kind = match.game.actions[action].kind
        shown = match.preview(seat, action)
        found = shown.closings if shown else []
        if kind in PLACE or (kind == "fewer" and leaves_one_way(match, action)):
            (closing,) = found
            assert tells(closing, outcomes(match, action))
        elif kind in CLOSE:
            ways = ways_of_closing(match, action)
            assert [closing.mode for closing in found] == [*ways]
            for closing in found:
                assert tells(closing, outcomes(match, action, *ways[closing.mode]))
        else:
            assert found == []
        for closing in found:
            seen.update(
                {
                    kind: 1,
                    "nothing-to-choose": kind == "fewer",
                    "possible": bool(closing.tiles_possible),
                    "ends": closing.ends,
                    "fewer": closing.houses[0] < closing.houses[1],
                    "between": closing.points[0] < closing.points[1],
                    "nothing": not closing.cities,
                }
            )
    return seen


def leaves_one_way(match: Match, action: int) -> bool:
    """Whether nothing is left to choose of how the houses are placed."""
    played = match.copy()
    played.play(match.actors[0], action)
    kinds = {played.game.actions[other].kind for other in played.legal(match.actors[0])}
    return not kinds & {"each", "region"}


def ways_of_closing(match: Match, action: int) -> dict[str, tuple[int, ...]]:
    """The modes in which a route can be closed, and the action for each, if there is a choice."""
    (seat,) = match.actors
    closed = match.copy()
    closed.play(seat, action)
    chosen = [closed.game.actions[other] for other in closed.legal(seat)]
    modes: dict[str, tuple[int, ...]] = {
        a.at[0] if a.kind == "region" else a.kind: (a.number,) for a in chosen if a.kind != "fewer"
    }
    return modes if "each" in modes else {"each": ()}


# --- At random -----------------------------------------------------------------------------------


def random_route(rng: random.Random) -> list[City]:
    """A route of three to ten cities, if it does not come to an end before."""
    route = [rng.choice(list(City))]
    length = rng.randint(3, 10)
    while len(route) < length:
        free = [city for city in cities(MAP[CITY_NAMES[route[-1]]]) if city not in route]
        if not free:
            return random_route(rng)
        route.append(rng.choice(free))
    return route


def random_position(seed: int) -> Match:
    """Red can close a route, and has many houses already; so have the others."""
    rng = random.Random(seed)
    position = Position(4, all_regions=rng.choice(["nine", "eight"]))
    for seat in range(position.players):
        some = rng.sample(list(City), rng.randint(0, HOUSES - 1))
        position.houses(seat, " ".join(CITY_NAMES[city] for city in some))
    for length, stack in (2, "route-5"), (3, "route-6"), (4, "route-7"):
        position.tiles(stack, *[BLUE] * rng.randint(0, length))
    position.carriage(RED, rng.choice([0, 3, 4, 5, 6]))
    position.route(RED, " ".join(CITY_NAMES[city] for city in random_route(rng)))
    position.hold(RED, "Lodz Linz Ulm Ulm" if rng.random() < 0.3 else "")
    return position.finishing(RED)


def test_every_way_of_closing_a_route_is_previewed_as_it_comes() -> None:
    """And so is every further choice: of cities, and of fewer houses."""
    rng = random.Random(1)
    seen = Counter[str]()
    for seed in range(150):
        match = random_position(seed)
        while match.actors == (RED,) and "end turn" not in can(match)[:1]:
            seen += check_all_closings(match)
            match.play(RED, rng.choice(match.legal(RED)))
    for what in (
        *CLOSE,
        *PLACE,
        "nothing-to-choose",
        "possible",
        "ends",
        "fewer",
        "between",
        "nothing",
    ):
        assert seen[what] > 10, what


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_match_a_closing_is_previewed_as_it_comes(players: int) -> None:
    game = tavola.load("thurn-und-taxis")
    seen = Counter[str]()
    for seed in range(3):
        for match in walk(new_match(game, players, seed), random.Random(seed)):
            if match.actors and match._state["stage"] >= 3:
                seen += check_all_closings(match)
    assert all(seen[kind] for kind in (*CLOSE, *PLACE))


# --- As the rulebook has it ----------------------------------------------------------------------


def test_both_ways_of_placing_houses_are_previewed() -> None:
    found = closings(Position(3).route(RED, PRINTED).finishing(RED), "close")
    assert [*found] == ["each", "region:baiern"]
    each, baiern = found.values()
    assert (each.houses, baiern.houses) == ((3, 3), (4, 4))
    assert set(names(each.cities).split()) == set(PRINTED.split())
    assert names(baiern.cities) == "Nürnberg Regensburg Ingolstadt Augsburg"
    for closing in each, baiern:
        assert (in_words(closing.tiles), closing.tiles_possible) == ("route-6 3", [])
        assert (closing.carriage, closing.ends) == (3, False)
    assert (each.points, baiern.points) == ((3 + 3 + 2,) * 2, (4 + 3 + 2,) * 2)


def test_a_preview_of_many_tiles_and_the_end() -> None:
    others = "Mannheim Carlsruhe Sigmaringen Kempten Innsbruck Salzburg"
    position = Position(3).houses_except(RED, others)
    match = position.route(RED, "Zürich Sigmaringen Kempten Innsbruck Salzburg").finishing(RED)
    (each,) = closings(match, "close").values()
    assert in_words(each.tiles) == (
        "route-5 2, wurttemberg 3, schweiz 3, bohmen 4, baiern 5, all-regions 6, end 1"
    )
    assert (each.houses, each.points, each.ends) == ((4, 4), (4 + 24 + 2,) * 2, True)


def test_a_preview_with_and_without_the_cartwright() -> None:
    route = "Lodz Pilsen Nürnberg Stuttgart Ulm"
    match = Position(3).carriage(RED, 6).route(RED, route).houses(RED, route).finishing(RED)
    (without,) = closings(match, "close").values()
    assert (without.carriage, without.points, without.ends) == (0, (2, 2), False)
    (helped,) = closings(match, "close with the cartwright").values()
    assert (helped.carriage, helped.ends) == (7, True)
    assert in_words(helped.tiles) == "route-5 2, end 1"
    assert helped.points == (10 - 7 + 2 + 1,) * 2


def test_a_preview_where_a_tile_depends_on_the_city() -> None:
    """One house is left: Mannheim completes Baden, Sigmaringen the regions."""
    without = "Mannheim Stuttgart Sigmaringen"
    match = Position(3).houses_except(RED, without).route(RED, without).finishing(RED)
    (each,) = closings(match, "close").values()
    assert (each.houses, each.ends) == ((1, 1), True)
    assert set(names(each.cities).split()) == set(without.split())
    assert in_words(each.tiles) == "end 1"
    assert in_words(each.tiles_possible) == "baden 3, all-regions 6"
    assert each.points == (1 + 1 + 2, 1 + 1 + 2 + 6)


def test_a_preview_of_fewer_houses() -> None:
    match = play(Position(3).route(RED, PRINTED).finishing(RED), "close", "fewer houses")
    (each,) = preview(match, "one house in each region").closings
    assert (each.houses, each.points) == ((0, 2), (3 + 2, 2 + 3 + 2))
    (baiern,) = preview(match, "houses in Baiern").closings
    assert baiern.houses == (2, 3)


def test_a_preview_of_fewer_houses_where_that_leaves_one_way() -> None:
    """Two free cities: with one house fewer none of them is a region for two."""
    route = "Regensburg Passau Salzburg"
    match = play(Position(3).houses(RED, "Salzburg").route(RED, route).finishing(RED), "close")
    assert can(match) == ["one house in each region", "houses in Baiern", "fewer houses"]
    (each,) = preview(match, "fewer houses").closings
    assert (each.mode, each.houses) == ("each", (0, 0))


def test_a_preview_of_fewer_houses_than_one() -> None:
    """Then nothing is left to choose: the route is closed without a house."""
    route = "Carlsruhe Stuttgart Nürnberg"
    position = Position(3).houses(RED, "Stuttgart Nürnberg").route(RED, route)
    match = play(position.finishing(RED), "close")
    assert can(match) == ["one house in each region", "fewer houses"]
    (each,) = preview(match, "fewer houses").closings
    assert (each.mode, each.houses, each.cities, each.carriage) == ("each", (0, 0), [], 3)
    assert each.points == (2, 2)


def test_a_preview_says_how_many_cards_are_lost() -> None:
    match = Position(3).hold(RED, "Zürich Lodz").route(RED, "Ulm Kempten").laying(RED)
    shown = {words: preview(match, words) for words in can(match)}
    assert shown["abandon for Lodz"].lost == shown["abandon for Zürich"].lost == 2
    assert shown["lay Zürich right"].lost == 0


@pytest.mark.parametrize(
    ("held", "count"), [("", 0), ("Lodz Linz Ulm", 0), ("Lodz " * 2 + "Linz Ulm Basel", 2)]
)
def test_a_preview_says_how_many_cards_must_be_discarded(held: str, count: int) -> None:
    route = "Lodz Pilsen Nürnberg Stuttgart"
    match = Position(3).carriage(RED, 4).hold(RED, held).route(RED, route).finishing(RED)
    assert preview(match, "close").discards == count


def test_with_fewer_houses_the_last_one_is_kept() -> None:
    route = "Carlsruhe Stuttgart Nürnberg"
    match = Position(3).houses_except(RED, f"{route} Linz").route(RED, route).finishing(RED)
    (each,) = closings(match, "close").values()
    assert (each.houses, each.ends) == ((2, 2), True)
    play(match, "close", "fewer houses")
    (each,) = preview(match, "no house here").closings
    assert (each.houses, each.ends) == ((0, 1), False)


def test_only_closings_have_such_previews() -> None:
    position = Position(3).hold(RED, "Zürich Basel").route(RED, "Ulm Kempten").row(ROW)
    match = position.turn(RED)
    for words in can(match):
        shown = preview(match, words)
        assert shown is None or shown.closings == []
    play(match, "take Lodz")
    for words in can(match):
        shown = preview(match, words)
        assert shown is None or shown.closings == []


# --- What comes to light -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "shown"),
    [("draw", []), ("take Ulm", ["took"]), ("administrator", ["asked", "swept"])],
)
def test_a_preview_ends_where_a_card_comes_to_light(action: str, shown: list[str]) -> None:
    matches = [
        Position(3).hold(RED, "Augsburg").row(ROW).deck(deck).turn(RED)
        for deck in ("Budweis Kempten", "Kempten Budweis")
    ]
    assert [told(match, action) for match in matches] == [shown, shown]
    assert preview(matches[0], action) == preview(matches[1], action)
    rows = {row(play(match, action)) + hand(match, RED) for match in matches}
    assert len(rows) == 2


def test_a_preview_of_ending_the_turn_does_not_fill_the_row() -> None:
    position = Position(3).hold(RED, "Augsburg Lodz").row("Basel Ulm").rest_held_by(BLUE)
    match = play(position.route(RED, "Stuttgart Nürnberg").laying(RED), "abandon for Augsburg")
    assert told(match, "end turn") == ["turn", "reshuffled"]


def test_a_preview_of_laying_a_card_shows_what_everybody_will_see() -> None:
    position = Position(3).hold(RED, "Lodz", drawn="Zürich").route(RED, "Ulm Kempten")
    match = position.laying(RED)
    assert told(match, "lay Zürich right") == ["laid"]
    assert told(match, "abandon for Zürich") == ["abandoned", "began"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_match_no_preview_shows_a_card_that_comes_to_light(players: int) -> None:
    game = tavola.load("thurn-und-taxis")
    seen = Counter[str]()
    for match in walk(new_match(game, players, "light"), random.Random(players)):
        for seat in match.actors:
            for action in match.legal(seat):
                shown = match.preview(seat, action)
                seen.update(message.key for message in (shown.events if shown else ()))
    assert not {*seen} & {f"thurn-und-taxis-event-{kind}" for kind in LIGHT}
    assert seen["thurn-und-taxis-event-took"] > 100
