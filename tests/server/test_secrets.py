"""Nobody is told what they may not know: all that is sent in whole matches, in twin worlds.

Two tables are played side by side that differ only in what one viewer cannot know: the second is
the first in another world that the viewer holds possible. Whatever is sent to the viewer must be
the same to the byte, until something comes to light; then the second world is dealt anew.
"""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

import tavola
from tavola import Game, Match
from tavola.match import viewer_bit
from tavola.server import replay
from tavola.server.api import Live, Pace, PersonCard, Untimed
from tavola.server.people import People
from tavola.server.standing import Facts, Place, Standing
from tavola.server.table import Draft, Table, act
from tavola.view import SPECTATOR
from tests.games.strategies import any_action, any_actor, fits, in_world, moments
from tests.server.running import Ear, Running

GAMES = tavola.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

MOST = 200
"""Entries of a match that are looked at."""

SECRET = "5ec2e7" * 10 + "abcd"


class NoStore:
    """Everything is written at once, and forgotten."""

    def append(self, *_: Any) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_result(None)
        return future


class NoPeople(People):
    def __init__(self) -> None:
        pass

    def card(self, person: str) -> PersonCard:
        return PersonCard(person, person)

    async def know(self, standing: Standing) -> None:
        pass


def people_of(game: Game, players: int, options: dict[str, Any]) -> tuple[int, ...]:
    return game.options_for(players, options).people(players)


def facts_of(game: Game, players: int, options: dict[str, Any], pace: Pace) -> Facts:
    return Facts(
        id="twin", game=game.name, rules=game.rules_version, players=players, options=options,
        components=None, pace=pace, at_zero="bot", public=True, spectators=True, hints=True,
        autostart=True, host="p0", previous=None, created=1000,
    )  # fmt: skip


class Twin:
    """A table, and what is sent to its viewers."""

    def __init__(self, facts: Facts, people: Sequence[int]) -> None:
        standing = Standing(facts, SECRET)
        draft = Draft(standing)
        draft.at = 1000
        for seat in people:
            draft.change_place(seat, Place("person", f"p{seat}", None, f"number{seat}"))
        draft.conclude()
        self.table = Table(standing, NoStore(), NoPeople(), lambda _: None)  # type: ignore[arg-type]

    @property
    def match(self) -> Match:
        return self.table.standing.playing

    def become(self, other: "Twin", match: Match) -> None:
        """Stand where the other table stands, but in another world."""
        standing = other.table.standing.copy()
        standing.match, standing.awaited = match, match.awaited
        self.table.standing = standing

    def all_to_be_had(self, viewer: int) -> list[str]:
        """What a viewer gets who comes now: by socket, and by HTTP."""
        person = f"p{viewer}" if viewer >= 0 else "spectator"
        fresh, returning = Ear(person), Ear(person)
        self.table.enter(fresh, None)
        self.table.enter(returning, max(0, self.match.number - 3))
        heard = fresh.heard + returning.heard
        for ear in (fresh, returning):
            self.table.leave(ear)
        if not self.match.over:
            heard.append(replay.text(self.table, person))
        return heard


async def lockstep(
    game: Game, players: int, options: dict[str, Any], viewer: int, pace: Pace
) -> int:
    """Play a match in two worlds; how many messages were compared."""
    people = people_of(game, players, options)
    rng = random.Random(f"{game.name} {players} {viewer}")
    facts = facts_of(game, players, options, pace)
    one, other = Twin(facts, people), Twin(facts, people)
    person = f"p{viewer}" if viewer >= 0 else "spectator"
    bit, compared, key = viewer_bit(viewer), 0, 0
    tape: list[str] = []
    while not one.match.over and one.match.number < MOST:
        key += 1
        other.become(one, in_world(one.match, viewer, key))
        there, here = Ear(person), Ear(person)
        one.table.enter(here, one.match.number)
        other.table.enter(there, one.match.number)
        if rng.random() < 0.05:
            assert one.all_to_be_had(viewer) == other.all_to_be_had(viewer)
        while not one.match.over and one.match.number < MOST:
            seat = any_actor(one.match.actors, one.match.awaited, rng)
            both = [a for a in one.match.legal(seat) if a in other.match.legal(seat)]
            if not both:
                break
            action = any_action(game, both, rng)
            before = len(here.heard), len(there.heard)
            at = one.table.standing.touched + rng.randrange(500)

            def decide(draft: Draft, seat: int = seat, action: int = action, at: int = at) -> None:
                draft.at = at
                act(draft, seat, action, 40)

            await one.table.change(decide)
            await other.table.change(decide)
            told = here.heard[before[0] :]
            tape += told
            learnt = [row["learnt"] & bit for t in (one, other) for row in t.match._told[-1]]
            if any(learnt) or one.match.over or other.match.over:
                break
            assert told == there.heard[before[1] :]
            assert told, "something is always sent"
            compared += len(told)
        one.table.leave(here)
        other.table.leave(there)
    # Up to the last message but those of the end: not a word of what decides all chance.
    secrets = [SECRET, one.table.standing.seed]
    secrets += [f'"number{seat}"' for seat in people if seat != viewer]
    for text in tape:
        if '"status":"over"' not in text:
            assert not [secret for secret in secrets if secret in text]
    assert one.table.shown().fairness.secret == (SECRET if one.match.over else None)
    return compared


@every_game
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_viewer_is_sent_the_same_in_every_world_they_hold_possible(
    game: Game, viewer: int
) -> None:
    players = game.players[-1]
    options = {option.name: option.default for option in game.options}
    assert fits(game, players, options)
    assert asyncio.run(lockstep(game, players, options, viewer, Live(600, 10))) > 20


@every_game
def test_which_rule_forbids_something_tells_nothing_hidden(game: Game) -> None:
    for match in moments(game, game.players[-1], "forbidden", 8):
        for seat in range(match.players):
            world = in_world(match, seat, 5)
            for action in range(len(game.actions)):
                assert match.why_not(seat, action) == world.why_not(seat, action)


def test_where_totals_are_hidden_they_are_not_sent() -> None:
    game = tavola.load("great-wall")
    assert asyncio.run(lockstep(game, 3, {"totals": False}, 1, Untimed())) > 20


def test_a_socket_and_http_tell_nothing_but_what_the_table_tells(server: Running) -> None:
    """The whole traffic of a match over the wire: no secret, no seed, no cookie of anybody else."""
    anna, bernd = server.guest("Anna"), server.guest("Bernd")
    wish = {"game": "great-wall", "players": 2, "public": True, "number": "annasnumber"}
    table = anna.post("/api/tables", wish)["id"]
    link = anna.post(f"/api/tables/{table}/invitations")["token"]
    live = bernd.watching(table)
    bernd.post(f"/api/tables/{table}/sit", {"number": "berndsnumber"})
    answers: list[str] = []
    for _ in range(12):
        for guest in (anna, bernd):
            view = guest.get(f"/api/tables/{table}/view")["view"]
            if view["choices"]:
                move = {"number": view["number"], "action": view["choices"][0]["action"]}
                guest.post(f"/api/tables/{table}/play", move)
        for path in ("", "/view", "/events", "/text", "/chat", "/view?at=1"):
            answers.append(bernd.http.get(f"/api/tables/{table}{path}").text)
    number = anna.get(f"/api/tables/{table}")["number"]
    live.wait(lambda m: m["type"] == "events" and m["to"] == number)
    standing = server.house.tables[table].standing
    traffic = "\n".join(answers + live.raw)
    for secret in (standing.secret, standing.seed, anna.cookie, link, "annasnumber"):
        assert secret not in traffic
    opened = [m["view"] for m in live.heard if "view" in m]
    assert all(view["players"][0]["hand"] is None for view in opened)
    live.close()
    anna.close()
    bernd.close()
