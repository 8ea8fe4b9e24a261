"""The house: everything a running server holds, and the tables in its memory."""

import asyncio
import contextlib
import logging
import math
import threading
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from tavola.compiling import prepare
from tavola.errors import TavolaError
from tavola.fairness import new_secret
from tavola.game import Game, games
from tavola.server.chat import lines_after
from tavola.server.database import chat, memory, tables, visitors
from tavola.server.figures import Figures
from tavola.server.housebots import HouseBots
from tavola.server.keys import Keys, keys_of
from tavola.server.limits import Buckets
from tavola.server.notices import Notices
from tavola.server.passkeys import Passkeys
from tavola.server.passwords import Passwords
from tavola.server.people import NAME_OF, SESSIONS_OF, People
from tavola.server.refusals import NotNow, NotThere, TooMany
from tavola.server.scene import encode
from tavola.server.settings import Settings
from tavola.server.standing import CLOCK, Facts, Grant, Standing
from tavola.server.store import Store, entries_after
from tavola.server.table import Draft, Table, add_visitor, now, write_seats
from tavola.view import SPECTATOR

if TYPE_CHECKING:
    from tavola.server.live import Socket
    from tavola.server.streams import Stream

log = logging.getLogger("tavola.house")

SWEEP: Final = 5.0
"""Seconds between looks at what is due."""

SOON: Final = 30_000
"""Tables that are due within this are held in memory, where each has a timer."""

IDLE: Final = 300.0
"""Seconds after which a table that nobody looks at leaves the memory."""

OUTAGE: Final = 20_000
"""The server was down if nothing was heard of any node for so long."""

GOING_AWAY: Final = 1001

LIMITS: Final = {
    "requests": (20.0, 200.0),
    "guests": (0.1, 30.0),
    "sign-in": (0.2, 20.0),
    "login": (0.02, 20.0),
    "mail": (1 / 300, 5.0),
    "exports": (1 / 60, 5.0),
    "tables": (0.2, 20.0),
    "tables-from": (1.0, 60.0),
    "moves": (10.0, 50.0),
    "hints": (0.2, 5.0),
    "chat": (0.5, 10.0),
    "chat-from": (2.0, 40.0),
}
"""How often each may be asked for by one person or, for the first ones and those `-from`, from one
address, and for `login` with one name: so much a second, and so much at once."""


class House:
    """A server: its store, people, tables and bots."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self.store = Store(engine, settings.sync_delay)
        self.people = People(self.store)
        self.passwords = Passwords(self.store)
        self.passkeys = Passkeys(self.store)
        self.figures = Figures() if settings.metrics else None
        self.bots = HouseBots(settings.bot_threads, settings.bot_pause)
        self.tables: dict[str, Table] = {}
        self.listeners: list[Callable[[Table], None]] = []
        """Told of every table that has changed."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sockets: set[Socket] = set()
        self.streams: set[Stream] = set()
        self._limits = {name: Buckets(*limit) for name, limit in LIMITS.items()}
        self.closing = False
        self.keys: Keys
        self.notices: Notices

    async def open(self) -> None:
        self.keys = await keys_of(self.store, self.settings.secret)
        self.notices = Notices(self, self.keys)
        self.keep(self.notices.look_on())
        self.store.listen(self._changed_elsewhere)
        outage = await self._outage()
        self.keep(self._sweep_on(outage))
        for game in games():
            self.ready(game)

    def let_go(self) -> None:
        """Tell all who stay on the line that the server is about to stop."""
        self.closing = True
        for socket in list(self.sockets):
            socket.hang_up(GOING_AWAY)
        for stream in list(self.streams):
            stream.close()

    async def close(self) -> None:
        self.let_go()
        self.bots.close()
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await self.notices.close()
        await self.store.write(lambda c: remember(c, "alive", str(now())))
        await self.store.close()

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside everything else; errors in it are logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._kept)

    def _kept(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("something failed beside the requests", exc_info=task.exception())

    # --- those who ask

    def limit(self, what: str, who: str) -> None:
        """Refuse what is asked for too often."""
        wait = self._limits[what].take(who)
        if wait and self.settings.limits:
            raise TooMany("too-many-requests", seconds=math.ceil(wait))

    def hang_up(self, person: str) -> None:
        """A device was signed out: its socket must come again, and others may."""
        for socket in list(self.sockets):
            if socket.person == person:
                socket.hang_up()

    def tell_name(self, person: str) -> None:
        """Somebody is called otherwise now."""
        for table in self.tables.values():
            if any(place.person == person for place in table.standing.places):
                table.tell_table()

    # --- games

    def ready(self, game: Game) -> "asyncio.Future[None]":
        """The rules of a game are compiled, the first time ever beside everything else."""
        known = self._ready.get(game.name)
        if known is None or (known.done() and known.exception()):
            known = self._ready[game.name] = asyncio.get_running_loop().create_future()
            # A thread of its own, which nobody waits for when the server stops meanwhile.
            threading.Thread(target=compile_for, args=[game, known], daemon=True).start()
        return known

    def is_ready(self, game: Game) -> bool:
        known = self.ready(game)
        return known.done() and known.exception() is None

    # --- tables

    async def table(self, key: str) -> Table:
        """The table with this id."""
        there = self.tables.get(key)
        if there is not None:
            return there
        loading = self._loading.get(key)
        if loading is None:
            loading = self._loading[key] = asyncio.ensure_future(self._load(key))
            loading.add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(loading)

    async def _load(self, key: str) -> Table:
        def work(connection: Connection) -> Any:
            row = connection.execute(sql.select(tables).where(tables.c.id == key)).first()
            after = connection.execute(sql.select(tables.c.id).where(tables.c.previous == key))
            said = connection.execute(
                sql.select(sql.func.max(chat.c.id)).where(chat.c.match == key)
            )
            log_of_table = entries_after(connection, key, 0)
            return row and (row, log_of_table, after.scalar(), said.scalar() or 0)

        found = await self.store.read(work)
        if not found:
            raise NotThere("no-such-table")
        row, log_of_table, rematch, said = found
        standing = Standing(msgspec.json.decode(row.facts, type=Facts), row.secret)
        await asyncio.shield(self.ready(standing.game))
        try:
            for entry in log_of_table:
                standing.enter(entry)
        except TavolaError as error:
            log.error("table %s does not replay: %s", key, error)
            raise NotNow("table-unreadable", reason=error.message) from error
        await self.people.know(standing)
        table = self._hold(standing)
        table.rematch, table.chat = rematch, said
        if standing.number > 0 and standing.number != log_of_table[-1].number:
            await table.read_on()
        self._changed(table)
        return table

    def _hold(self, standing: Standing) -> Table:
        table = Table(standing, self.store, self.people, self._changed)
        self.tables[table.id] = table
        return table

    async def make(
        self, facts: Facts, arrange: Callable[[Draft], None], secret: str | None = None
    ) -> Table:
        """A new table; `arrange` seats people."""
        secret = secret or new_secret()
        standing = Standing(facts, secret)
        await asyncio.shield(self.ready(standing.game))
        await self.people.learn([facts.host])
        row = {
            "id": facts.id,
            "facts": msgspec.json.encode(facts).decode(),
            "secret": secret,
            "host": facts.host,
            "public": facts.public,
            "previous": facts.previous,
            "created": facts.created,
            **msgspec.structs.asdict(standing.summary()),
        }

        def work(connection: Connection) -> None:
            connection.execute(sql.insert(tables).values(row))
            add_visitor(connection, facts.id, facts.host)

        draft = Draft(standing.copy())
        arrange(draft)
        draft.conclude()
        await self.store.write(work)
        await self.store.append(
            draft.entries, draft.standing.summary(), write_seats(draft.standing)
        )
        await self.people.know(draft.standing)
        table = self._hold(draft.standing)
        self._changed(table)
        return table

    async def may_see(self, table: Table, person: str) -> bool:
        """Whether the person may see the table: it is public, or they sit there or were invited."""
        facts = table.facts
        if facts.public and facts.spectators:
            return True
        if person == facts.host or table.standing.seat_of(person) != SPECTATOR:
            return True
        if facts.public and table.standing.status == "gathering":
            return True
        there = await self.store.read(
            lambda c: c.execute(
                sql.select(visitors.c.match).where(
                    visitors.c.match == table.id, visitors.c.person == person
                )
            ).first()
        )
        return there is not None

    async def table_for(self, key: str, person: str) -> Table:
        """The table, if the person may see it; else it is as if there were none."""
        table = await self.table(key)
        if not await self.may_see(table, person):
            raise NotThere("no-such-table")
        return table

    # --- what is due

    def _changed(self, table: Table) -> None:
        """After every change of a table: its bots and its clocks."""
        self.bots.attend(table)
        self._set_timer(table)
        for listener in self.listeners:
            listener(table)

    def _set_timer(self, table: Table) -> None:
        timer = self._timers.pop(table.id, None)
        if timer:
            timer.cancel()
        falls = table.standing.clocks.falls()
        if table.standing.status == "running" and falls and falls[1] - now() < 2 * SOON:
            wait = max(0.0, (falls[1] - now()) / 1000) + 0.005
            self._timers[table.id] = asyncio.get_running_loop().call_later(
                wait, lambda: self.keep(self._attend(table))
            )

    async def _attend(self, table: Table) -> None:
        await table.attend()
        if table.id in self.tables:
            self._set_timer(table)

    async def _sweep_on(self, outage: tuple[int, int] | None) -> None:
        if outage:
            await self._forgive(*outage)
        while True:
            with contextlib.suppress(TavolaError):
                await self._sweep()
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        """Load what is due, let go what nobody looks at, and say that this node is alive."""
        until = now() + SOON
        due = await self.store.read(
            lambda c: (
                c.execute(
                    sql.select(tables.c.id).where(tables.c.due.is_not(None), tables.c.due < until)
                )
                .scalars()
                .all()
            )
        )
        for key in due:
            if key not in self.tables:
                try:
                    await self.table(key)
                except TavolaError as error:
                    log.error("table %s is due, but cannot be loaded: %s", key, error)
                await asyncio.sleep(0)
            elif key not in self._timers:
                self._set_timer(self.tables[key])
        for table in list(self.tables.values()):
            idle = not table.watchers and time.monotonic() - table.used > IDLE
            wanted = table.standing.due()
            if idle and (wanted is None or wanted > until):
                del self.tables[table.id]
        await self.store.write(lambda c: remember(c, "alive", str(now())))

    async def _outage(self) -> tuple[int, int] | None:
        """From when until when nobody could play, if the server was down."""
        alive = await self.store.read(
            lambda c: c.execute(sql.select(memory.c.value).where(memory.c.name == "alive")).scalar()
        )
        at = now()
        if alive is None or at - int(alive) < OUTAGE:
            return None
        return int(alive), at

    async def _forgive(self, since: int, until: int) -> None:
        """Do not charge the clocks for an outage."""
        running = await self.store.read(
            lambda c: (
                c.execute(
                    sql.select(tables.c.id).where(
                        tables.c.status == "running", tables.c.due.is_not(None)
                    )
                )
                .scalars()
                .all()
            )
        )

        def decide(draft: Draft) -> None:
            clocks = draft.standing.clocks
            if clocks.running and clocks.at < until:
                extra = clocks.after_restart
                began = max(since, clocks.at)
                draft.add(CLOCK, SPECTATOR, Grant("restart", extra, began, until))

        for key in running:
            try:
                await (await self.table(key)).change(decide)
            except TavolaError as error:
                log.error("the clocks of table %s: %s", key, error)

    # --- other nodes

    def _changed_elsewhere(self, key: str | None) -> None:
        if key and key.startswith(SESSIONS_OF):
            self.people.forget_sessions(key.removeprefix(SESSIONS_OF))
            self.hang_up(key.removeprefix(SESSIONS_OF))
        elif key and key.startswith(NAME_OF):
            self.keep(self._name_changed(key.removeprefix(NAME_OF)))
        else:
            self._table_changed(key)

    async def _name_changed(self, person: str) -> None:
        await self.people.learn_again(person)
        self.tell_name(person)

    def _table_changed(self, key: str | None) -> None:
        if key is None:
            self.people.forget_all()
        for table in list(self.tables.values()) if key is None else [self.tables.get(key)]:
            if table is not None:
                self.keep(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        """Read what another node has written of a table, and tell those who watch here."""
        await table.read_on()
        if table.watchers:
            missed = await lines_after(self, table.id, table.chat)
            if missed.lines and missed.lines[-1].id > table.chat:
                table.tell_chat(encode(missed).decode(), missed.lines[-1].id)


def compile_for(game: Game, told: "asyncio.Future[None]") -> None:
    """Compile the rules of a game, and tell the loop of the future."""

    def tell(error: Exception | None) -> None:
        if not told.done():
            told.set_result(None) if error is None else told.set_exception(error)

    problem: Exception | None = None
    try:
        prepare(game)
    except Exception as error:
        log.exception("the rules of %s do not compile", game.name)
        problem = error
    with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
        told.get_loop().call_soon_threadsafe(tell, problem)


def remember(connection: Connection, name: str, value: str) -> None:
    """Remember a small thing of the server itself."""
    found = connection.execute(
        sql.update(memory).where(memory.c.name == name).values(value=value)
    ).rowcount
    if not found:
        connection.execute(sql.insert(memory).values(name=name, value=value))
