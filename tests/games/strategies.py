"""Random matches of any game, the worlds a viewer holds possible, and states with seats renamed.

Run as a program with the name of a game and a number of players, it prints the trace of a match.
"""

import functools
import hashlib
import itertools
import json
import pathlib
import random
import sys
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

import tavola
from tavola import Game, Match
from tavola.kernel import EVERYBODY, Record, blank, fields, verbs
from tavola.match import (
    awaited_seats,
    legal_actions,
    opened_journal,
    rows_of,
    seats_in,
    viewer_bit,
)
from tavola.view import SPECTATOR, Event

BOUND = 3000
"""No match at random takes more entries than this."""

Knowledge = tuple[bytes, ...]


# --- matches at random ---------------------------------------------------------------------------


def new_match(game: Game, players: int, seed: object) -> Match:
    """A match with options that depend on the seed."""
    rng = random.Random(f"options {seed}")
    fitting = [options for options in every_option(game) if fits(game, players, options)]
    return game.new(players, f"seed of the cards {seed}", **rng.choice(fitting))


def every_option(game: Game) -> Iterator[dict[str, Any]]:
    """Every combination of the options."""
    names = [option.name for option in game.options]
    for values in itertools.product(*(option.values for option in game.options)):
        yield dict(zip(names, values, strict=True))


def fits(game: Game, players: int, options: dict[str, Any]) -> bool:
    return game.options_from(options).misfit(players) is None


def walk(match: Match, rng: random.Random, undo: float = 0.0) -> Iterator[Match]:
    """Play a match to its end at random; give it as it is now and after each entry."""
    yield match
    for _ in range(BOUND):
        if match.over:
            return
        enter_anything(match, rng, undo)
        yield match
    raise AssertionError(f"{match} has not ended")


def enter_anything(match: Match, rng: random.Random, undo: float) -> None:
    takers = [seat for seat in range(match.players) if match.can_undo(seat)]
    if takers and rng.random() < undo:
        match.undo(rng.choice(takers))
    else:
        seat = any_actor(match.actors, match.awaited, rng)
        match.play(seat, any_action(match.game, match.legal(seat), rng))


def any_actor(actors: tuple[int, ...], awaited: tuple[int, ...], rng: random.Random) -> int:
    """One of the actors; seldom one that could only take a choice back, or no match would end."""
    return rng.choice(actors if actors == awaited or rng.random() < 0.03 else awaited)


def any_action(game: Game, legal: list[int], rng: random.Random) -> int:
    """One of the legal actions, by the habits of the game."""
    weights = [habits(game.name).get(game.actions[action].kind, 1.0) for action in legal]
    return rng.choices(legal, weights)[0]


@functools.cache
def habits(name: str) -> dict[str, float]:
    """How much more or less often than others actions of a kind are chosen.

    Where matches that are played quite at random are too long to learn anything from, a file says
    how they come to something.
    """
    file = pathlib.Path(__file__).parent / name.replace("-", "_") / "habits.toml"
    return tomllib.loads(file.read_text()) if file.exists() else {}


def random_match(
    game: Game, players: int, seed: object, stop_after: int = BOUND, undo: float = 0.0
) -> Match:
    """A match played at random to its end, or for so many entries."""
    match = new_match(game, players, seed)
    for now in walk(match, random.Random(f"decisions {seed}"), undo):
        if now.number == stop_after:
            break
    return match


def history(game: Game, players: int, seed: object, undo: float = 0.0) -> list[Match]:
    """A match played at random to its end: as it stood after each entry."""
    match = new_match(game, players, seed)
    return [now.copy() for now in walk(match, random.Random(f"decisions {seed}"), undo)]


def moments(game: Game, players: int, seed: object, count: int) -> list[Match]:
    """So many moments of a match, the first and the last ones among them."""
    past = history(game, players, seed)
    places = np.linspace(0, len(past) - 1, count - 1, dtype=int).tolist()
    return [past[place] for place in sorted({*places, len(past) - 2})]


def trace(game: Game, players: int) -> dict[str, Any]:
    """What comes out of a match at random, down to the byte."""
    digest = hashlib.sha256()
    match = new_match(game, players, "trace")
    for now in walk(match, random.Random("trace"), 0.1):
        digest.update(now.tobytes())
        digest.update(repr((now.scores, now.returns, now.check())).encode())
        if now.number % 16 == 0:
            for viewer in viewers(players):
                information = now.information(viewer)
                digest.update(information.tobytes())
                digest.update(information.observation().tobytes())
                digest.update(view_of(now, viewer))
            for seat in range(players):
                reasons = [now.why_not(seat, action.number) for action in game.actions]
                digest.update(msgspec.json.encode(reasons))
    return {
        "number": match.number,
        "bytes": match.tobytes().hex(),
        "text": match.text(),
        "all": digest.hexdigest(),
    }


# --- viewers and their worlds --------------------------------------------------------------------


def viewers(players: int) -> range:
    return range(SPECTATOR, players)


def concealed(game: Game, state: Record, viewer: int, key: int) -> Record:
    """One of the worlds that the viewer holds possible."""
    world = state.copy()
    verbs.conceal(world, game.tables, viewer, key)
    return world


def in_world(match: Match, viewer: int, key: int) -> Match:
    """The match as it would stand in one of the worlds that the viewer holds possible."""
    other = match.copy()
    other._state = concealed(match.game, match._state, viewer, key)
    other._undoable.clear()
    return other


def view_of(match: Match, viewer: int) -> bytes:
    return msgspec.json.encode(match.view(viewer))


def knowledge(match: Match, viewer: int) -> Knowledge:
    """All that can be handed to a viewer, as bytes."""
    information = match.information(viewer)
    return (
        information.tobytes(),
        information.observation().tobytes(),
        repr(information.legal()).encode(),
        repr(match.actors).encode(),
    )


def screen(match: Match, viewer: int) -> Knowledge:
    """What is shown and written to a viewer, as bytes."""
    # What is over has nothing left to hide: then everybody gets the whole text.
    text = "" if match.over else match.text(viewer)
    return view_of(match, viewer), msgspec.json.encode(match.events(viewer)), text.encode()


def last_told(match: Match, viewer: int) -> list[Event]:
    """What the viewer is told of the last entry."""
    return match.events(viewer, match.number - 1)


def told_until_surprise(match: Match, viewer: int) -> tuple[list[Event], bool]:
    """What the viewer is told of the last entry before something unknown comes to light to them.

    And whether something does.
    """
    bit = viewer_bit(viewer)
    learnt = [bool(row["learnt"] & bit) for row in match._told[-1] if row["seen"] & bit]
    events = last_told(match, viewer)
    return (events[: learnt.index(True)], True) if any(learnt) else (events, False)


# --- states without a match ----------------------------------------------------------------------


def play_on(game: Game, state: Record, rng: random.Random) -> Iterator[Record]:
    """Play a state to the end of its game at random; give it before and after each action."""
    journal = opened_journal()
    yield state
    for _ in range(BOUND):
        actors = seats_in(verbs.actors(state, game.tables))
        if not actors:
            return
        seat = any_actor(actors, awaited_seats(game, game.tables, state), rng)
        action = any_action(game, legal_actions(game, game.tables, state, seat), rng)
        journal["told"] = 0
        verbs.apply(state, game.tables, seat, action, journal)
        yield state
    raise AssertionError("a concealed world has not ended")


def after(game: Game, state: Record, seat: int, action: int) -> tuple[Record, Any]:
    """The state after an action, and what the journal tells of it."""
    state, journal = state.copy(), opened_journal()
    verbs.apply(state, game.tables, seat, action, journal)
    return state, rows_of(journal)


def renamed(game: Game, state: Record, seats: tuple[int, ...]) -> Record:
    """The state when seat i becomes seat seats[i]; the chance to come stays."""
    world = blank(game.package.State)
    for field in fields(game.package.State):
        values = state[field.name]
        if field.names == "seat":
            values = renamed_values(values, seats)
        elif field.names == "seats":
            values = renamed_bits(values, seats)
        if field.seats is not None:
            rows = np.moveaxis(values.copy(), field.seats, 0)
            rows[list(seats)] = np.moveaxis(values, field.seats, 0)[: len(seats)]
            values = np.moveaxis(rows, 0, field.seats)
        world[field.name] = values
    return world


def renamed_values(values: Any, seats: tuple[int, ...]) -> Any:
    to = np.array(seats)
    present = (values >= 0) & (values < len(seats))
    return np.where(present, to[np.where(present, values, 0)], values)


def renamed_bits(values: Any, seats: tuple[int, ...]) -> Any:
    values = np.asarray(values, np.int64)
    others = values & ~((1 << len(seats)) - 1)
    for seat, other in enumerate(seats):
        others = others | ((values >> seat & 1) << other)
    return others


def renamed_rows(rows: Any, seats: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The rows of a journal with seats renamed, in any order.

    Only with what names seats in every game, and the kind: what else is in a row is the game's.
    """
    kinds, whom = rows["kind"].tolist(), renamed_values(rows["seat"], seats).tolist()
    seen = (renamed_bits(rows["seen"], seats) & EVERYBODY).tolist()
    learnt = (renamed_bits(rows["learnt"], seats) & EVERYBODY).tolist()
    return sorted(zip(kinds, whom, seen, learnt, strict=True))


if __name__ == "__main__":
    print(json.dumps(trace(tavola.load(sys.argv[1]), int(sys.argv[2]))))
