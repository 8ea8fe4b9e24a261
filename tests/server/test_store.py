"""The store, on SQLite and on PostgreSQL: what was acknowledged is there, and nothing is twice."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tavola.server import database
from tavola.server.people import new_id
from tavola.server.store import Entry, Store, Summary, Taken, entries_after
from tests.server.running import until

NOW = Summary("running", 0, None, 0)


def ready(url: str) -> sql.Engine:
    engine = database.connect(url)
    database.migrate(engine)
    return engine


def row(key: str) -> dict[str, Any]:
    return {
        "id": key, "facts": "{}", "secret": "", "host": "h", "public": False,
        "created": 0, "status": "gathering", "awaited": 0, "touched": 0,
    }  # fmt: skip


async def new_table(store: Store) -> str:
    key = new_id()
    await store.write(lambda c: c.execute(sql.insert(database.tables).values(row(key))))
    return key


def entry(table: str, number: int, body: str = "1") -> Entry:
    return Entry(table, number, "action", 0, body, 1000 + number)


def test_the_migrations_lead_to_the_tables_that_the_program_knows(database_url: str) -> None:
    engine = ready(database_url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, database.metadata) == []
        assert database.version(connection) == database.HEAD
    database.migrate(engine)  # once more changes nothing
    engine.dispose()


def test_what_was_acknowledged_is_there_after_a_new_start(database_url: str) -> None:
    async def write() -> tuple[str, list[Entry]]:
        store = Store(ready(database_url))
        key = await new_table(store)
        written = [entry(key, number) for number in range(1, 6)]
        for each in written:
            await store.append([each], NOW)
        await store.append([entry(key, 6), entry(key, 7)], Summary("over", 5, 17, 99))
        await store.close()
        return key, [*written, entry(key, 6), entry(key, 7)]

    async def read(key: str) -> tuple[list[Entry], Any]:
        store = Store(database.connect(database_url))
        found = await store.read(lambda c: entries_after(c, key, 0))
        tables = database.tables
        where = await store.read(
            lambda c: c.execute(
                sql.select(tables.c.status, tables.c.awaited, tables.c.due, tables.c.touched).where(
                    tables.c.id == key
                )
            ).one()
        )
        await store.close()
        return found, where

    key, written = asyncio.run(write())
    found, where = asyncio.run(read(key))
    assert found == written
    assert tuple(where) == ("over", 5, 17, 99)


def test_a_number_is_written_once_and_who_shares_the_transaction_does_not_suffer(
    database_url: str,
) -> None:
    async def work() -> None:
        store = Store(ready(database_url))
        one, other, third = [await new_table(store) for _ in range(3)]
        await store.append([entry(one, 1, "5")], NOW)
        outcomes = await asyncio.gather(
            store.append([entry(other, 1)], NOW),
            store.append([entry(one, 1, "6"), entry(one, 2)], NOW),
            store.append([entry(third, 1)], NOW),
            return_exceptions=True,
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert outcomes[2] is None
        for key, expected in ((one, [entry(one, 1, "5")]), (other, [entry(other, 1)])):
            assert await store.read(lambda c, k=key: entries_after(c, k, 0)) == expected  # type: ignore[misc]
        await store.close()

    asyncio.run(work())


def test_a_failing_work_fails_alone(database_url: str) -> None:
    def fail(_: sql.Connection) -> None:
        raise KeyError("of its own")

    async def work() -> None:
        store = Store(ready(database_url))
        key = await new_table(store)
        outcomes = await asyncio.gather(
            store.append([entry(key, 1)], NOW), store.write(fail), return_exceptions=True
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], KeyError)
        assert len(await store.read(lambda c: entries_after(c, key, 0))) == 1
        await store.close()

    asyncio.run(work())


def test_all_that_waits_shares_a_transaction(database_url: str) -> None:
    async def work() -> None:
        store = Store(ready(database_url), sync_delay=0.02)
        keys = [await new_table(store) for _ in range(40)]
        before = store.commits
        for number in range(1, 4):
            await asyncio.gather(*(store.append([entry(key, number)], NOW) for key in keys))
        assert store.commits - before <= 9
        for key in keys:
            assert len(await store.read(lambda c, k=key: entries_after(c, k, 0))) == 3  # type: ignore[misc]
        await store.close()

    asyncio.run(work())


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    engine = ready(f"sqlite:///{tmp_path}/x.sqlite")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    engine.dispose()


def test_other_nodes_hear_of_what_is_written(postgres: str) -> None:
    async def work() -> None:
        here, there = Store(ready(postgres)), Store(database.connect(postgres))
        heard: list[str | None] = []
        own: list[str | None] = []
        there.listen(heard.append)
        here.listen(own.append)
        await until(lambda: heard == [None] and own == [None])
        key = await new_table(here)
        await here.append([entry(key, 1)], NOW)
        await until(lambda: key in heard)
        assert own == [None], "a node need not hear of its own"
        await here.close()
        await there.close()

    asyncio.run(work())


def test_a_listener_that_was_cut_off_looks_at_everything_anew(postgres: str) -> None:
    async def work() -> None:
        store = Store(ready(postgres))
        heard: list[str | None] = []
        store.listen(heard.append)
        await until(lambda: heard == [None])
        cut = sql.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' "
            "AND datname = current_database()"
        )
        await store.write(lambda c: c.execute(cut).all())
        await until(lambda: heard == [None, None])
        await store.close()

    asyncio.run(work())


def test_a_database_of_another_version_is_refused(tmp_path: Any) -> None:
    from tavola import BadOption

    engine = database.connect(f"sqlite:///{tmp_path}/x.sqlite")
    with pytest.raises(BadOption, match="tavola migrate"):
        database.refuse_outdated(engine)
    engine.dispose()
