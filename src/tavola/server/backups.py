"""Backups: all that a server knows in one file, taken while it serves.

A file of JSON lines fits any database, and moves a server from SQLite to PostgreSQL or back: a
first line says what it is, then each table has a line with its columns and one for each row, and a
last line shows that nothing is missing. SQLite can also be copied as it is, to a file `*.sqlite`.
Tables are found by asking the database, so that a backup of an earlier version can be restored.
"""

import contextlib
import gzip
import hashlib
import os
import pathlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from typing import IO, Any, Final, cast

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

import tavola
from tavola.errors import BadMatch, BadOption
from tavola.server import database

FORM: Final = 1
SQLITE_SUFFIXES: Final = (".sqlite", ".sqlite3", ".db")
SQLITE_MAGIC: Final = b"SQLite format 3\0"
AT_ONCE: Final = 1_000
VERSION_TABLE: Final = "alembic_version"

Part = tuple[str, list[str], list[Any] | None]
"""Of a table: its columns, and a row; before the first one, none."""


# --- taking one


def backup(engine: Engine, file: pathlib.Path) -> int:
    """Write all that is in the database into a file, in place of what it was; the rows of it."""
    with engine.connect() as connection:
        if database.version(connection) is None:
            raise BadOption("nothing-to-back-up")
    with replaced(file) as new:
        if file.suffix in SQLITE_SUFFIXES:
            return copy_sqlite(engine, new)
        with opened(new, "wb", file.suffix) as out:
            return write_lines(engine, out)


@contextlib.contextmanager
def replaced(file: pathlib.Path) -> Iterator[pathlib.Path]:
    """A new file for its owner's eyes, which takes the place of the other when it is whole."""
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    except OSError as error:
        raise BadOption("no-backup-file", file=str(file), reason=error.strerror or "") from error
    os.close(handle)
    new = pathlib.Path(name)
    try:
        yield new
        with new.open("rb") as written:
            os.fsync(written.fileno())
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def copy_sqlite(engine: Engine, file: pathlib.Path) -> int:
    if not database.is_sqlite(engine):
        raise BadOption("backup-only-lines", file=file.name)
    with engine.connect() as connection, contextlib.closing(sqlite3.connect(file)) as copy:
        source: Any = connection.connection.driver_connection
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
    with contextlib.closing(sqlite3.connect(file)) as copy:
        names = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        kept = [name for (name,) in names if name != VERSION_TABLE and "sqlite_" not in name]
        counts = [copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in kept]
    return sum(counts)


def opened(file: pathlib.Path, mode: str, suffix: str) -> IO[bytes]:
    if suffix == ".gz":
        return cast("IO[bytes]", gzip.open(file, mode))
    return file.open(mode)


def write_lines(engine: Engine, out: IO[bytes]) -> int:
    written, rows = hashlib.sha256(), 0

    def write(said: object) -> None:
        line = msgspec.json.encode(said) + b"\n"
        written.update(line)
        out.write(line)

    with snapshot(engine) as connection:
        version = database.version(connection)
        write({"tavola": tavola.__version__, "form": FORM, "schema": version})
        for table, columns, row in parts_in(connection):
            if row is None:
                write({"table": table, "columns": columns})
            else:
                write(row)
                rows += 1
        write({"rows": rows, "sha256": written.hexdigest()})
    return rows


@contextlib.contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees everything as it is now, whatever is written meanwhile."""
    with engine.connect() as connection:
        if database.is_sqlite(engine):
            connection.exec_driver_sql("BEGIN")
        else:
            connection = connection.execution_options(
                isolation_level="REPEATABLE READ", stream_results=True
            )
        yield connection
        connection.rollback()


def parts_in(connection: Connection) -> Iterator[Part]:
    found = sql.MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name == VERSION_TABLE:
            continue
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        yield name, columns, None
        query = sql.select(table)
        if "owner" in table.columns:  # of a row of the same table, which must come first
            query = query.order_by(table.c.owner.is_not(None))
        for row in connection.execute(query).yield_per(AT_ONCE):
            yield name, columns, list(row)


# --- restoring one


def restore(engine: Engine, file: pathlib.Path) -> int:
    """Fill an empty database with what a backup has; the rows of it. All of it or nothing."""
    try:
        with file.open("rb") as start:
            magic = start.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise BadMatch("no-file", file=str(file), reason=error.strerror or "") from error
    if magic == SQLITE_MAGIC:
        address = f"sqlite:///file:{file.absolute()}?mode=ro&uri=true"
        source = sql.create_engine(address, poolclass=sql.NullPool)
        with source.connect() as connection:
            version = database.version(connection)
            return fill(engine, version, lambda: parts_in(connection))
    with opened(file, "rb", file.suffix) as lines:
        reader = Lines(file.name, lines)
        return fill(engine, reader.schema, reader.parts)


class Lines:
    """A backup of JSON lines, checked while it is read."""

    def __init__(self, name: str, lines: IO[bytes]) -> None:
        self._name = name
        self._lines = lines
        self._read = hashlib.sha256()
        first = self._next()
        if not isinstance(first, dict) or first.get("form") != FORM:
            raise BadOption("not-a-backup", file=name)
        self.schema: str = first["schema"]

    def _next(self) -> Any:
        try:
            line = self._lines.readline()
            said = msgspec.json.decode(line)
        except (msgspec.DecodeError, OSError, EOFError, UnicodeDecodeError) as error:
            raise BadOption("not-a-backup", file=self._name) from error
        if not (isinstance(said, dict) and "sha256" in said):
            self._read.update(line)
        return said

    def parts(self) -> Iterator[Part]:
        table, rows = "", 0
        columns: list[str] = []
        while True:
            said = self._next()
            if isinstance(said, list) and len(said) == len(columns):
                yield table, columns, said
                rows += 1
            elif isinstance(said, dict) and "table" in said:
                table, columns = said["table"], said["columns"]
                yield table, columns, None
            elif said == {"rows": rows, "sha256": self._read.hexdigest()}:
                return
            else:
                raise BadOption("backup-damaged", file=self._name)


def fill(engine: Engine, version: str | None, parts: Callable[[], Iterator[Part]]) -> int:
    if version not in database.versions():
        raise BadOption("backup-of-other-version", version=version or "?")
    with engine.connect() as connection:
        there = database.version(connection)
        if there is not None and not is_empty(connection):
            raise BadOption("database-not-empty")
    if there is None:
        database.migrate(engine, version)
    elif there != version:
        raise BadOption("database-not-empty")
    with database.one_at_a_time(engine) as connection:
        rows = insert(connection, parts())
    database.migrate(engine)
    return rows


def is_empty(connection: Connection) -> bool:
    """Whether nobody has come to this server yet."""
    return connection.execute(sql.text("SELECT 1 FROM people")).first() is None


def insert(connection: Connection, parts: Iterator[Part]) -> int:
    found = sql.MetaData()
    found.reflect(connection)
    connection.execute(sql.delete(found.tables["memory"]))
    waiting: list[dict[str, Any]] = []
    rows, into = 0, ""

    def write() -> None:
        if waiting:
            connection.execute(sql.insert(found.tables[into]), waiting)
            waiting.clear()

    for table, columns, row in parts:
        if row is None or len(waiting) >= AT_ONCE:
            write()
        into = table
        if row is not None:
            waiting.append(dict(zip(columns, row, strict=True)))
            rows += 1
    write()
    if connection.dialect.name != "sqlite":
        connection.execute(
            sql.text(
                "SELECT setval(pg_get_serial_sequence('chat', 'id'), "
                "(SELECT coalesce(max(id), 0) + 1 FROM chat), false)"
            )
        )
    return rows
