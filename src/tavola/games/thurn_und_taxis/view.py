"""How Thurn und Taxis is shown: the board, the players, prompts, events and previews."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from tavola.games.thurn_und_taxis.actions import ACTIONS, ATLAS, EACH, FEWER, LEFT, NONE, RIGHT
from tavola.games.thurn_und_taxis.components import (
    CITY_IDS,
    CITY_NAMES,
    HAND_AFTER_CLOSING,
    REGION_IDS,
    REGION_NAMES,
    STACK_IDS,
    STACKS,
)
from tavola.games.thurn_und_taxis.rules import apply, could_end, fits, legal, scores
from tavola.games.thurn_und_taxis.state import NO_CITY, Official, Stage
from tavola.kernel import NO_SEAT, Action, Journal, Record, blank, copied
from tavola.message import Arg, Message
from tavola.view import Event


class Tile(msgspec.Struct, frozen=True):
    stack: str
    points: int


class Stack(msgspec.Struct, frozen=True):
    """A stack of bonus tiles: the values that are left, the top one first."""

    id: str
    left: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    stage: str
    turn: int
    start: int
    official: str
    """Who helps in this turn."""
    takes: int
    """Cards still to be taken in this turn."""
    row: tuple[str | None, ...]
    deck_size: int
    discard_size: int
    stacks: list[Stack]
    houses: dict[str, list[int]]
    """The seats with a house in each city."""
    all_regions: int
    """How many regions the tile for all regions asks for."""
    last: int
    """Who plays last: the seat to the right of the start player."""
    ended: int
    """Who has brought about the end; negative: nobody yet."""


class Player(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    hand: list[str] | None
    """The viewer's own hand."""
    route: list[str]
    fits_left: list[str]
    """The cities that would lengthen the route at its left end."""
    fits_right: list[str]
    houses_left: int
    carriage: int
    """The number of the best carriage; 0: none."""
    tiles: list[Tile]
    points: int
    """What the game would give now."""
    could_end: bool
    """Whether the next turn, or the one they are in, might bring about the end.

    For all that everybody can see."""


class Closing(msgspec.Struct, frozen=True):
    """What closing the route one way gives."""

    mode: str
    """`each` (one house in each region), or the id of the region of all houses."""
    houses: tuple[int, int]
    """At least and at most so many; they differ only where fewer can be chosen."""
    cities: list[str]
    """Where they go, or may go if these are more."""
    tiles: list[Tile]
    """What is won in any case."""
    tiles_possible: list[Tile]
    """What is won with some of the cities to choose from only."""
    carriage: int
    """The carriage that is won; 0: none."""
    points: tuple[int, int]
    """By how much the points grow, at least and at most."""
    ends: bool
    """Whether this brings about the end in any case."""


class Preview(msgspec.Struct, frozen=True):
    """What an action would give."""

    closings: list[Closing]
    """The ways of closing that it leads to."""
    events: list[Message]
    lost: int = 0
    """Cards of the open route that are discarded, unscored."""
    discards: int = 0
    """Cards of the hand that must be discarded, too."""


OFFICIALS = tuple(official.name.lower() for official in Official)
SIDES = {LEFT: "left", RIGHT: "right"}


def city_id(city: int) -> str:
    return f"city:{CITY_IDS[city]}"


def cities_in(bits: int) -> list[int]:
    return [city for city in range(len(CITY_IDS)) if bits >> city & 1]


def board(s: Record, t: Record) -> Board:
    houses = s["houses"].tolist()
    players = range(int(s["players"]))
    return Board(
        stage=Stage(int(s["stage"])).name.lower(),
        turn=int(s["turn"]),
        start=int(s["start"]),
        official=OFFICIALS[int(s["official"])],
        takes=int(s["takes"]),
        row=tuple(None if city == NO_CITY else city_id(city) for city in s["row"].tolist()),
        deck_size=int(s["deck_size"]),
        discard_size=int(s["discard_size"]),
        stacks=[
            Stack(f"stack:{STACK_IDS[stack]}", tiles_with(s, t, stack, NO_SEAT))
            for stack in range(STACKS)
        ],
        houses={
            city_id(city): [seat for seat in players if houses[seat] >> city & 1]
            for city in range(len(CITY_IDS))
        },
        all_regions=8 if s["eight_regions"] else 9,
        last=(int(s["start"]) - 1) % len(players),
        ended=int(s["ended"]),
    )


def tiles_with(s: Record, t: Record, stack: int, seat: int) -> tuple[int, ...]:
    """The values of the tiles of a stack that a seat has, or that are left."""
    owners, values = s["tile_owner"][stack].tolist(), t["tile"][stack].tolist()
    return tuple(
        value for owner, value in zip(owners, values, strict=True) if value and owner == seat
    )


def tiles_of(s: Record, t: Record, seat: int) -> list[Tile]:
    return [
        Tile(f"stack:{STACK_IDS[stack]}", value)
        for stack in range(STACKS)
        for value in tiles_with(s, t, stack, seat)
    ]


def points_of(s: Record, t: Record) -> list[int]:
    out = np.zeros(int(s["players"]), np.int64)
    scores(s, t, out)
    points: list[int] = out.tolist()
    return points


def players(s: Record, t: Record, viewer: int, options: Any) -> list[Player]:
    points = points_of(s, t)
    return [
        Player(
            seat=seat,
            hand_size=int(s["hand_size"][seat]),
            hand=[
                city_id(city)
                for city, count in enumerate(s["hand"][seat].tolist())
                for _ in range(count)
            ]
            if seat == viewer
            else None,
            route=[city_id(city) for city in s["route"][seat].tolist() if city != NO_CITY],
            fits_left=[city_id(city) for city in cities_in(fits(s, t, seat, LEFT))],
            fits_right=[city_id(city) for city in cities_in(fits(s, t, seat, RIGHT))],
            houses_left=int(s["houses_left"][seat]),
            carriage=int(s["carriage"][seat]),
            tiles=tiles_of(s, t, seat),
            points=points[seat],
            could_end=could_end(s, t, seat),
        )
        for seat in range(int(s["players"]))
    ]


def prompt(s: Record, t: Record, viewer: int) -> Message:
    turn, stage = int(s["turn"]), Stage(int(s["stage"]))
    args: dict[str, Arg] = {"who": "you" if turn == viewer else "other", "player": turn}
    match stage:
        case Stage.TAKING:
            official = Official(int(s["official"]))
            second = official == Official.POSTMASTER and s["takes"] == 1
            forced = official == Official.POSTMASTER and s["takes"] == 2
            which = "two" if forced else "second" if second else "one"
            return Message("thurn-und-taxis-prompt-taking", args | {"which": which})
        case Stage.LAYING:
            route = "open" if s["route_length"][turn] else "none"
            return Message("thurn-und-taxis-prompt-laying", args | {"route": route})
        case Stage.CARRYING:
            return Message("thurn-und-taxis-prompt-carrying", args)
        case Stage.FINISHING:
            closed = "yes" if s["closed"] else "no"
            return Message("thurn-und-taxis-prompt-finishing", args | {"closed": closed})
        case Stage.CHOOSING:
            fewer = "yes" if s["fewer"] else "no"
            return Message("thurn-und-taxis-prompt-choosing", args | {"fewer": fewer})
        case Stage.PLACING:
            first = cities_in(int(s["sites"]))[0]
            each = {"mode": "each", "place": REGION_NAMES[t["region"][first]]}
            region = {"mode": "region", "place": CITY_NAMES[first]}
            how = each if s["each"] else region
            return Message("thurn-und-taxis-prompt-placing", args | how)
        case _:
            excess = int(s["hand_size"][turn]) - HAND_AFTER_CLOSING
            return Message("thurn-und-taxis-prompt-discarding", args | {"count": excess})


def label(action: Action) -> Message:
    """An action as a message."""
    args: dict[str, Arg] = {}
    match action.kind, action.indices:
        case "lay", (city, end):
            args = {"city": CITY_NAMES[city], "end": SIDES[end]}
        case "region", (region,):
            args = {"region": REGION_NAMES[region]}
        case _, (city,):
            args = {"city": CITY_NAMES[city]}
    return Message(f"thurn-und-taxis-action-{action.kind}", args)


def message(kind: str, seat: int, item: int, amount: int, at: int, why: int) -> Message:
    """An event of the journal as a message."""
    args: dict[str, Arg] = {}
    if seat >= 0:
        args["player"] = seat
    match kind:
        case "turned_up" | "took" | "drew" | "began" | "discarded":
            args |= {"city": CITY_NAMES[item]}
        case "reshuffled" | "swept" | "abandoned" | "closed":
            args |= {"count": amount}
        case "asked":
            args |= {"official": OFFICIALS[item], "why": "empty" if why else "wish"}
        case "laid":
            args |= {"city": CITY_NAMES[item], "end": SIDES[at], "count": amount}
        case "placed":
            args |= {"city": CITY_NAMES[item], "left": amount}
        case "tile":
            args |= {"stack": STACK_IDS[item], "points": amount}
        case "carriage":
            args |= {"carriage": item, "points": amount, "why": "cartwright" if why else "route"}
        case "last_round":
            args |= {"other": at}
    return Message(f"thurn-und-taxis-event-{kind.replace('_', '-')}", args)


# --- Previews ------------------------------------------------------------------------------------


def preview(
    before: Record, after: Record, t: Record, action: Action, events: list[Event]
) -> Preview | None:
    """The rules themselves are asked what every way of placing the houses comes to."""
    seat = int(before["turn"])
    lost = discards = 0
    closings: list[Closing] = []
    match action.kind:
        case "abandon":
            lost = int(before["route_length"][seat])
        case "close" | "cartwright":
            closings = list(ways_of_closing(before, after, t))
            discards = max(int(before["hand_size"][seat]) - HAND_AFTER_CLOSING, 0)
        case "each" | "region" | "house" | "none":
            closings = [closing(before, after, t, mode_of(before, t, action))]
        case "fewer" if after["stage"] != Stage.CHOOSING:  # that leaves one way
            closings = [closing(before, after, t, "each")]
    told = [event.message for event in events]
    return Preview(closings, told, lost, discards) if closings or told else None


def mode_of(before: Record, t: Record, action: Action) -> str:
    """One house in each region, or which region gets them all."""
    if action.kind == "region":
        return action.at[0]
    if action.kind == "each" or before["each"]:
        return "each"
    return f"region:{REGION_IDS[t['region'][cities_in(int(before['sites']))[0]]]}"


def ways_of_closing(before: Record, after: Record, t: Record) -> Iterator[Closing]:
    if after["stage"] != Stage.CHOOSING:  # there is no house to place
        yield closing(before, after, t, "each")
        return
    for number in legal_actions(after, t):
        if number != FEWER:
            mode = "each" if number == EACH else ATLAS[number].at[0]
            yield closing(before, played(after, t, number), t, mode)


def closing(before: Record, after: Record, t: Record, mode: str) -> Closing:
    """What a way of closing comes to, from before it until after the placing was chosen."""
    seat = int(before["turn"])
    ends = list(ends_of_closing(after, t))
    houses = [int(before["houses_left"][seat] - end["houses_left"][seat]) for end in ends]
    points = [points_of(end, t)[seat] - points_of(before, t)[seat] for end in ends]
    had = tiles_of(before, t, seat)
    won = [[tile for tile in tiles_of(end, t, seat) if tile not in had] for end in ends]
    return Closing(
        mode=mode,
        houses=(min(houses), max(houses)),
        cities=[
            city_id(city)
            for city in cities_in(
                int(after["houses"][seat] & ~before["houses"][seat] | after["sites"])
            )
        ],
        tiles=[tile for tile in won[0] if all(tile in tiles for tiles in won)],
        tiles_possible=[
            tile
            for tile in dict.fromkeys(itertools.chain.from_iterable(won))
            if not all(tile in tiles for tiles in won)
        ],
        carriage=int(ends[0]["carriage"][seat])
        if ends[0]["carriage"][seat] > before["carriage"][seat]
        else 0,
        points=(min(points), max(points)),
        ends=all(int(before["ended"]) == NO_SEAT and int(end["ended"]) == seat for end in ends),
    )


def ends_of_closing(s: Record, t: Record) -> Iterator[Record]:
    """The positions after a closing, in every way to go on that matters.

    Which of several free cities of a region gets its one house does not: others stay without, so
    no tile is won in either case. What is discarded does not, either.
    """
    if s["stage"] == Stage.FINISHING:
        yield s
        return
    first, *others = legal_actions(s, t)
    yield from ends_of_closing(played(s, t, first), t)
    if NONE in others:
        yield from ends_of_closing(played(s, t, NONE), t)


def legal_actions(s: Record, t: Record) -> list[int]:
    out = np.zeros(ACTIONS, np.int16)
    count = legal(s, t, int(s["turn"]), out)
    actions: list[int] = out[:count].tolist()
    return actions


def played(s: Record, t: Record, action: int) -> Record:
    after = copied(s)
    apply(after, t, int(s["turn"]), action, blank(Journal))
    return after
