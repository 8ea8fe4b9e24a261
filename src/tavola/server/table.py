"""A table in the memory of this node: who watches it, and how it changes.

Every change is one or more entries of the log. They are carried out on a copy of where the table
stands, written to the store, and when they are there for good, the copy takes its place and all who
watch are told. One change at a time: what is written next always follows what was written last.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.fairness import commitment_to
from tavola.match import ACTION, UNDO
from tavola.server import database
from tavola.server.api import (
    Fairness,
    Live,
    PresenceMessage,
    TableMessage,
    Untimed,
)
from tavola.server.api import Table as TableShown
from tavola.server.refusals import NotAllowed, NotNow, Stale
from tavola.server.scene import Scene, encode
from tavola.server.standing import (
    CLOCK,
    RESULT,
    SEAT,
    START,
    TAKEOVER,
    Facts,
    Grant,
    Place,
    Result,
    Standing,
    Takeover,
)
from tavola.server.store import Entry, Store, Taken, entries_after
from tavola.view import SPECTATOR

if TYPE_CHECKING:
    from tavola.server.people import People

log = logging.getLogger("tavola.table")

STAND_IN: Final = "apprentice"
"""The level of the bot that plays for somebody who is not there."""

ABSENT: Final = {Live: 120_000, Untimed: 900_000}
"""Who has been away for so long, at such a pace, can be replaced by a bot at the wish of the
others. Where everybody has days only the clock replaces somebody."""

WORTH_WRITING: Final = 2_000
"""A cut of the line shorter than this is not written down."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """Somebody who has the table open."""

    person: str

    def post(self, text: str) -> None:
        """Send this, after what was posted before; never waits."""


class Draft:
    """Entries to be written, already carried out on a copy."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.at = max(now(), standing.touched)
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int, body: Any) -> None:
        self.entries.append(self.standing.next(kind, seat, body, self.at))

    def change_place(self, seat: int, place: Place) -> None:
        self.add(SEAT, seat, place)

    def conclude(self) -> None:
        """What follows by itself: the start when all have sat down, the result at the end."""
        standing = self.standing
        if standing.status == "gathering" and standing.facts.autostart and self.entries:
            self.start_if_full()
        if standing.status == "running" and standing.playing.over:
            self.add(RESULT, SPECTATOR, Result("played"))

    def start_if_full(self) -> None:
        if not self.standing.free and self.standing.people_play:
            self.add(START, SPECTATOR, {})


Decide = Callable[[Draft], None]


class News:
    """What a change means to those who watch the table; made for each kind of viewer once."""

    def __init__(self, before: Standing, after: Standing, entries: list[Entry]) -> None:
        self.before = before
        self.after = after
        self.moved = any(entry.kind in (ACTION, UNDO) for entry in entries)
        self.otherwise = any(entry.kind not in (ACTION, UNDO) for entry in entries)
        self.scene = Scene(after.facts.id, after.match) if after.match else None
        self._events: dict[int, str] = {}

    def events_for(self, viewer: int) -> str:
        if viewer not in self._events:
            assert self.scene is not None
            assert self.before.match is not None
            message = self.scene.since(
                self.before.match.number,
                viewer,
                list(self.after.awaited),
                self.after.clocks.face(),
            )
            self._events[viewer] = encode(message).decode()
        return self._events[viewer]


class Table:
    """A table, and those who watch it here."""

    def __init__(
        self, standing: Standing, store: Store, people: "People", changed: "Callable[[Table], None]"
    ) -> None:
        self.id = standing.facts.id
        self.standing = standing
        self.watchers: dict[Watcher, int] = {}
        """Each with the seat whose view it gets; -1: a spectator's."""
        self.used = time.monotonic()
        self._store = store
        self._people = people
        self._changed = changed
        self._lock = asyncio.Lock()
        self._scene: Scene | None = None
        self._away: dict[str, int] = {}
        """Since when each person who sits here has had no line to this node."""
        self._held_since = now()
        self._coming_back: asyncio.Future[None] | None = None

    @property
    def facts(self) -> Facts:
        return self.standing.facts

    # --- changing

    async def change(self, decide: Decide) -> Standing:
        """Write what `decide` adds to a draft; it may refuse, and may be asked again."""
        async with self._lock:
            while True:
                draft = Draft(self.standing.copy())
                decide(draft)
                draft.conclude()
                if not draft.entries:
                    return self.standing
                await self._people.know(draft.standing)
                also = None
                if draft.standing.places != self.standing.places:
                    also = write_seats(draft.standing)
                writing = self._store.append(draft.entries, draft.standing.summary(), also)
                # While they are being written there is time to make what will be told.
                news = News(self.standing, draft.standing, draft.entries)
                if news.moved and news.before.match:
                    for viewer in set(self.watchers.values()):
                        news.events_for(viewer)
                try:
                    await writing
                except Taken:
                    there = self.standing.number
                    await self._read_on()
                    if self.standing.number == there:  # it was not another node's entry
                        raise NotNow("busy") from None
                    continue
                self._advance(news)
                return self.standing

    async def read_on(self) -> None:
        """Carry out what another node has written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        there = self.standing.number
        missed = await self._store.read(lambda c: entries_after(c, self.id, there))
        if missed:
            standing = self.standing.copy()
            for entry in missed:
                standing.enter(entry)
            await self._people.know(standing)
            self._advance(News(self.standing, standing, missed))

    def _advance(self, news: News) -> None:
        self.standing = news.after
        self._scene = news.scene
        self.used = time.monotonic()
        self._tell(news)
        self._changed(self)

    # --- telling

    @property
    def scene(self) -> Scene:
        """What there is to see now."""
        match = self.standing.match
        if match is None:
            raise Stale("not-started")
        if self._scene is None or self._scene.match is not match:
            self._scene = Scene(self.id, match)
        return self._scene

    def _tell(self, news: News) -> None:
        if not self.watchers:
            return
        if news.otherwise:
            self._post_to_all(encode(TableMessage(self.shown())))
        for watcher, viewer in self.watchers.items():
            seat = self.standing.seat_of(watcher.person)
            if seat != viewer or (news.before.match is None and news.after.match):
                self.watchers[watcher] = seat
                if news.after.match:
                    watcher.post(encode(self.scene.view(seat)).decode())
            elif news.moved:
                watcher.post(news.events_for(seat))

    def _post_to_all(self, data: bytes) -> None:
        text = data.decode()
        for watcher in self.watchers:
            watcher.post(text)

    def shown(self) -> TableShown:
        """The table as everybody at it may see it."""
        standing, facts = self.standing, self.facts
        card, ended = self._people.card, standing.ended is not None
        return TableShown(
            id=self.id,
            game=facts.game,
            rules=facts.rules,
            players=facts.players,
            options=facts.options,
            pace=facts.pace,
            at_zero=facts.at_zero,
            public=facts.public,
            spectators=facts.spectators,
            hints=facts.hints,
            autostart=facts.autostart,
            status=standing.status,
            host=card(facts.host),
            seats=self._people.sittings(standing, self.present),
            number=standing.match.number if standing.match else 0,
            awaited=list(standing.awaited),
            clock=standing.clocks.face() if standing.match else None,
            fairness=Fairness(
                commitment=commitment_to(standing.secret),
                secret=standing.secret if ended else None,
                numbers=[place.number for place in standing.places] if ended else None,
            ),
            outcome=standing.outcome,
            created=facts.created,
            started=standing.started,
            ended=standing.ended,
            rematch=self.rematch,
            previous=facts.previous,
        )

    def tell_rematch(self, again: str) -> None:
        """Tell all who watch where those here play again."""
        self.rematch = again
        self.tell_table()

    def tell_table(self) -> None:
        self._post_to_all(encode(TableMessage(self.shown())))

    def away_for(self, seat: int, at: int) -> int:
        """For how long the person of a seat has had no line, as far as is known here."""
        if seat in self.present:
            return 0
        person = self.standing.places[seat].person or ""
        return at - max(self._away.get(person, self._held_since), self.standing.touched)

    chat = 0
    """The last line of chat that those who watch were told."""

    rematch: str | None = None
    """The table at which those here play again, once there is one."""

    @property
    def present(self) -> set[int]:
        """The seats whose person has the table open here."""
        return {viewer for viewer in self.watchers.values() if viewer != SPECTATOR}

    # --- watching

    def enter(self, watcher: Watcher, since: int | None) -> None:
        """Let somebody watch, who already knows what happened until the entry `since`."""
        standing = self.standing
        seat = standing.seat_of(watcher.person)
        new = seat not in self.present
        self.watchers[watcher] = seat
        watcher.post(encode(TableMessage(self.shown())).decode())
        match = standing.match
        if match:
            if since is None or not 0 <= since <= match.number:
                watcher.post(encode(self.scene.view(seat)).decode())
            elif since < match.number:
                faces = standing.clocks.face()
                message = self.scene.since(since, seat, list(standing.awaited), faces)
                watcher.post(encode(message).decode())
        self._tell_presence()
        if new and seat != SPECTATOR:
            self._coming_back = asyncio.ensure_future(self._is_back(seat, watcher.person))

    def leave(self, watcher: Watcher) -> None:
        """Somebody does not watch any more."""
        seat = self.watchers.pop(watcher, None)
        self.used = time.monotonic()
        if seat is not None:
            if seat != SPECTATOR and seat not in self.present:
                self._away[watcher.person] = now()
            self._tell_presence()

    def _tell_presence(self) -> None:
        spectators = {w.person for w, viewer in self.watchers.items() if viewer == SPECTATOR}
        message = PresenceMessage(self.id, sorted(self.present), len(spectators))
        self._post_to_all(encode(message))

    def tell_chat(self, text: str, line: int) -> None:
        """Tell all who watch a line of chat."""
        self.chat = max(self.chat, line)
        for watcher in self.watchers:
            watcher.post(text)

    async def _is_back(self, seat: int, person: str) -> None:
        """Do not charge the time for which the line was cut."""
        since = self._away.pop(person, None)
        if since is None:
            return

        def forgive(draft: Draft) -> None:
            extra = draft.standing.clocks.cut_off(seat, since, draft.at)
            if extra >= WORTH_WRITING and draft.standing.status == "running":
                draft.add(CLOCK, seat, Grant("line", extra))

        with contextlib.suppress(Exception):
            await self.change(forgive)

    # --- playing

    async def play(self, person: str, number: int, action: int, lag: int = 0) -> int:
        """Carry out an action of the person's seat; the number of its entry in the match."""

        def decide(draft: Draft) -> None:
            seat = seat_to_act(draft.standing, person)
            refuse_stale(draft.standing, seat, number)
            act(draft, seat, action, lag)

        return (await self.change(decide)).playing.number

    async def take_back(self, person: str, number: int) -> int:
        """Take the person's last action back."""

        def decide(draft: Draft) -> None:
            seat = seat_to_act(draft.standing, person)
            refuse_stale(draft.standing, seat, number)
            match = draft.standing.playing
            body = match.copy()
            body.undo(seat)  # refuses
            draft.add(UNDO, seat, body.entries[-1].body)

        return (await self.change(decide)).playing.number

    async def play_for(self, seat: int, number: int, action: int) -> bool:
        """A bot of the house moves, if all is still as it was when it thought; else nothing."""
        moved = False

        def decide(draft: Draft) -> None:
            nonlocal moved
            standing = draft.standing
            moved = standing.playing.number == number and seat in standing.bots_awaited()
            if moved:
                act(draft, seat, action, 0)

        await self.change(decide)
        return moved

    # --- clocks

    async def attend(self) -> None:
        """Do what is due: a clock may be at zero."""

        def decide(draft: Draft) -> None:
            standing = draft.standing
            falls = standing.clocks.falls()
            if standing.status != "running" or falls is None or falls[1] > draft.at:
                return
            seat = falls[0]
            person = standing.places[seat].person or ""
            since = self._away.get(person)
            if since is not None and seat not in self.present:
                extra = standing.clocks.cut_off(seat, since, draft.at)
                if extra >= WORTH_WRITING:
                    self._away[person] = draft.at
                    draft.add(CLOCK, seat, Grant("line", extra))
                    return
            at_zero(draft, seat)

        await self.change(decide)


def act(draft: Draft, seat: int, action: int, lag: int) -> None:
    timed = isinstance(draft.standing.facts.pace, Live) and lag > 0
    draft.add(ACTION, seat, (action, lag) if timed else action)


def at_zero(draft: Draft, seat: int) -> None:
    """A clock is at zero: what the table chose for this happens."""
    standing = draft.standing
    match standing.facts.at_zero:
        case "bot":
            draft.add(TAKEOVER, seat, Takeover(STAND_IN, "clock"))
        case "replace":
            draft.change_place(seat, Place("vacant"))
        case "lose":
            draft.add(RESULT, seat, Result("clock"))
            left = [p for p in standing.places if p.kind in ("person", "bot") and not p.lost]
            if len(left) < 2:
                draft.add(RESULT, SPECTATOR, Result("clock"))
            else:
                draft.add(TAKEOVER, seat, Takeover(STAND_IN, "clock"))


def seat_to_act(standing: Standing, person: str) -> int:
    """The seat at which the person plays."""
    seat = standing.seat_of(person)
    if seat == SPECTATOR:
        raise NotAllowed("not-at-this-table")
    if standing.status == "gathering":
        raise Stale("not-started")
    if standing.status != "running":
        raise Stale("match-over")
    if standing.plays_itself(seat):
        raise Stale("bot-plays-for-you")
    return seat


def refuse_stale(standing: Standing, seat: int, number: int) -> None:
    """Refuse what was chosen before something happened that the seat could see.

    That somebody else has chosen secretly meanwhile does not matter: nobody may know of it.
    """
    match = standing.playing
    if number > match.number:
        raise Stale("ahead", number=number, last=match.number)
    for entry in match.entries[number:]:
        if entry.seat == seat or not match.is_secret(entry):
            raise Stale("stale", number=number, last=match.number)


def write_seats(standing: Standing) -> Callable[[Connection], None]:
    """Write down who sits where, to find the table by its people."""
    match = standing.facts.id
    taken = [(seat, p.person) for seat, p in enumerate(standing.places) if p.person]

    def work(connection: Connection) -> None:
        seats = database.seats
        connection.execute(sql.delete(seats).where(seats.c.match == match))
        for seat, person in taken:
            connection.execute(sql.insert(seats).values(match=match, seat=seat, person=person))
            add_visitor(connection, match, person)

    return work


def add_visitor(connection: Connection, match: str, person: str) -> None:
    """Let a person see a private table."""
    visitors = database.visitors
    there = sql.select(visitors.c.match).where(
        visitors.c.match == match, visitors.c.person == person
    )
    if connection.execute(there).first() is None:
        connection.execute(sql.insert(visitors).values(match=match, person=person))
