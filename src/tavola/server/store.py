"""The store: entries and all else that must outlast the process, on SQLite or PostgreSQL.

One thread writes. Whatever waits when it is free shares one transaction (group commit), and is
told of its success together, after the commit: who was told that an entry is written will find it
after any crash. The key (match, number) of the entries keeps two nodes from writing the same one.

On PostgreSQL, the writing transaction notifies the other nodes of the tables it touched. They read
from the table of entries what they lack: a notice only wakes, and one that is lost costs time
alone.
"""

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from tavola.server import database
from tavola.server.database import entries

log = logging.getLogger("tavola.store")

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_AT_ONCE: Final = 500
"""A transaction with so many writes waits for no more."""

MOST_ROWS: Final = 2_000
"""Entries in one statement: SQLite takes 32,766 values."""

READERS: Final = 3

CHECKPOINT_SECONDS: Final = 2.0
MOST_PAGES: Final = 50_000
"""Of 4 kilobytes: then writers wait once for what was written ahead."""

CHANNEL: Final = "tavola"
LONGEST_NOTICE: Final = 7_000
"""PostgreSQL takes notices of less than 8,000 bytes."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An entry of a table's log. `body` is JSON whose form depends on the kind."""

    match: str
    number: int
    kind: str
    seat: int
    body: str
    at: int


class Summary(msgspec.Struct, frozen=True, gc=False):
    """Where a table stands now, kept beside its facts to find tables by."""

    status: str
    awaited: int
    due: int | None
    touched: int


class Taken(Exception):
    """Another node has written an entry of this number."""


class Append(msgspec.Struct, gc=False):
    """Entries of one table that are written together or not at all, with what goes with them."""

    entries: Sequence[Entry]
    summary: Summary
    also: Work[None] | None
    future: asyncio.Future[None]

    @property
    def match(self) -> str:
        return self.entries[0].match


class Write(msgspec.Struct, gc=False):
    """Anything else to be written, in its turn."""

    work: Work[Any]
    match: str | None
    """The table that other nodes should look at anew."""
    future: asyncio.Future[Any]


Changed = Callable[[str | None], None]
"""Told, in the loop, which table another node has changed; none: any may have been."""


class Store:
    """What outlasts the process. Made inside a running loop."""

    def __init__(self, engine: Engine, sync_delay: float = 0.0) -> None:
        self.engine = engine
        self.node = secrets.token_hex(6)
        self.commits = 0
        self.written = 0
        self._sync_delay = sync_delay
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Append | Write] = []
        self._waiting: queue.SimpleQueue[list[Append | Write] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "tavola-reader")
        self._writer = threading.Thread(target=self._write_on, name="tavola-writer", daemon=True)
        self._writer.start()
        self._listener: Listener | None = None
        self._checkpoints: Checkpoints | None = None
        if database.is_sqlite(engine):
            self._checkpoints = Checkpoints(engine)

    def listen(self, changed: Changed) -> None:
        """Hear of what other nodes write; on SQLite there are none."""
        if not database.is_sqlite(self.engine):
            self._listener = Listener(self.engine, self.node, self._loop, changed)

    def append(
        self, written: Sequence[Entry], summary: Summary, also: Work[None] | None = None
    ) -> "asyncio.Future[None]":
        """Write entries of a table; once the future is done they are there for good."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._put(Append(written, summary, also, future))
        return future

    async def write(self, work: Work[T], match: str | None = None) -> T:
        """Do some other writing; `match` is the table that it changes."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._put(Write(work, match, future))
        return await future

    def _put(self, item: Append | Write) -> None:
        """Hand over what one turn of the loop brings together: each handing over wakes a thread."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(item)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._waiting.put(gathered)

    async def read(self, work: Work[T]) -> T:
        """Read, without waiting for writers."""
        return await self._loop.run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._listener:
            self._listener.stop()
        if self._gathered:
            self._hand_over()
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        if self._checkpoints:
            await self._loop.run_in_executor(None, self._checkpoints.stop)
        self._readers.shutdown()
        self.engine.dispose()

    # --- the writing thread

    def _write_on(self) -> None:
        connection: Connection | None = None
        while True:
            batch, ended = self._next_batch()
            if batch:
                try:
                    connection = connection or self.engine.connect()
                    outcomes = self._written(connection, batch)
                except Exception as error:  # the database is gone, or the disk is full
                    log.exception("nothing can be written")
                    outcomes = [error] * len(batch)
                    if connection:
                        with contextlib.suppress(Exception):
                            connection.invalidate()
                            connection.close()
                        connection = None
                self._loop.call_soon_threadsafe(tell, batch, outcomes)
            if ended:
                if connection:
                    connection.close()
                return

    def _next_batch(self) -> tuple[list[Append | Write], bool]:
        batch: list[Append | Write] = []
        items = self._waiting.get()
        while items is not None:
            batch += items
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                items = self._waiting.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _written(self, connection: Connection, batch: list[Append | Write]) -> list[Any]:
        """Write all in one transaction; if that fails, each in its own. What came of each."""
        try:
            outcomes = self._together(connection, batch)
        except Exception:
            connection.rollback()
            outcomes = []
            for item in batch:
                try:
                    outcomes += self._together(connection, [item])
                except sql.exc.IntegrityError as error:
                    connection.rollback()
                    outcomes.append(Taken() if isinstance(item, Append) else error)
                except Exception as error:
                    connection.rollback()
                    if connection.invalidated:
                        raise
                    outcomes.append(error)
        return outcomes

    def _together(self, connection: Connection, batch: list[Append | Write]) -> list[Any]:
        if database.is_sqlite(self.engine):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        outcomes: list[Any] = []
        appends: list[Append] = []
        for item in batch:
            if isinstance(item, Append):
                appends.append(item)
                outcomes.append(None)
            else:
                write_appends(connection, appends)
                appends = []
                outcomes.append(item.work(connection))
        write_appends(connection, appends)
        self._notify(connection, batch)
        if self._sync_delay:
            time.sleep(self._sync_delay)
        connection.commit()
        self.commits += 1
        self.written += len(batch)
        return outcomes

    def _notify(self, connection: Connection, batch: list[Append | Write]) -> None:
        if database.is_sqlite(self.engine):
            return
        touched = {item.match for item in batch if item.match}
        notice = self.node
        for match in sorted(touched):
            if len(notice) + len(match) > LONGEST_NOTICE:
                self._send(connection, notice)
                notice = self.node
            notice += " " + match
        if touched:
            self._send(connection, notice)

    def _send(self, connection: Connection, notice: str) -> None:
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))


def tell(batch: Sequence[Append | Write], outcomes: Sequence[Any]) -> None:
    """Tell who waits what came of it."""
    for item, outcome in zip(batch, outcomes, strict=True):
        if item.future.done():
            continue
        if isinstance(outcome, Exception):
            item.future.set_exception(outcome)
        else:
            item.future.set_result(outcome)


def write_appends(connection: Connection, appends: Sequence[Append]) -> None:
    """Write the entries of many tables with one statement, and where these stand with another.

    Each statement hands the interpreter to other threads once and must wait to get it back: a
    statement for each entry would wait as often. SQLAlchemy would compile such a statement anew for
    every number of rows, hence the text.
    """
    if len(appends) > MOST_ROWS:
        write_appends(connection, appends[:MOST_ROWS])
        appends = appends[MOST_ROWS:]
    if not appends:
        return
    rows = [entry for item in appends for entry in item.entries]
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    places = f"({', '.join([mark] * 6)})"
    connection.exec_driver_sql(
        'INSERT INTO entries ("match", number, kind, seat, body, at) VALUES '
        + ", ".join([places] * len(rows)),
        tuple(value for entry in rows for value in msgspec.structs.astuple(entry)),
    )
    places = (
        f"({mark}, {mark}, CAST({mark} AS INTEGER), CAST({mark} AS BIGINT), CAST({mark} AS BIGINT))"
    )
    connection.exec_driver_sql(
        "WITH now (id, status, awaited, due, touched) AS (VALUES "
        + ", ".join([places] * len(appends))
        + ") UPDATE tables SET status = now.status, awaited = now.awaited, due = now.due, "
        "touched = now.touched FROM now WHERE tables.id = now.id",
        tuple(
            value
            for item in appends
            for value in (item.match, *msgspec.structs.astuple(item.summary))
        ),
    )
    for item in appends:
        if item.also:
            item.also(connection)


def entries_after(connection: Connection, match: str, number: int) -> list[Entry]:
    """The entries of a table after one of them, in order."""
    rows = connection.execute(
        sql.select(entries)
        .where(entries.c.match == match, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [Entry(*row) for row in rows]


class Checkpoints:
    """Brings what SQLite has written ahead into the database, in a thread beside the commits.

    SQLite would else do it within a commit, every thousand pages, and whoever waits for that commit
    would wait for a few hundred milliseconds.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._go_on, name="tavola-checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _go_on(self) -> None:
        while not self._stopped.wait(CHECKPOINT_SECONDS):
            self._bring("PASSIVE")
        self._bring("TRUNCATE")

    def _bring(self, how: str) -> None:
        try:
            with self._engine.connect() as connection:
                _, pages, _ = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
                if pages > MOST_PAGES:  # it never came to an end beside all the writing
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
        except sql.exc.OperationalError as error:
            log.warning("what was written ahead stays there for now: %s", error)


class Listener:
    """Hears, in a thread and on a connection of its own, what other nodes have written."""

    def __init__(
        self, engine: Engine, node: str, loop: asyncio.AbstractEventLoop, changed: Changed
    ) -> None:
        self._engine = engine
        self._node = node
        self._loop = loop
        self._changed = changed
        self._stopped = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._listen_on, name="tavola-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _listen_on(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as error:
                self.ready.clear()
                log.warning("lost the connection for notices, trying again: %s", error)
                self._stopped.wait(1)

    def _listen(self) -> None:
        import psycopg

        url = self._engine.url.set(drivername="postgresql")
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as there:
            there.execute(f"LISTEN {CHANNEL}")
            self._tell(None)  # whatever was written while nobody listened
            self.ready.set()
            while not self._stopped.is_set():
                for notice in there.notifies(timeout=0.5):
                    node, *matches = notice.payload.split()
                    if node != self._node:
                        for match in matches:
                            self._tell(match)

    def _tell(self, match: str | None) -> None:
        self._loop.call_soon_threadsafe(self._changed, match)
