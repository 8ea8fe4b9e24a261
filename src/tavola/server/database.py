"""The database: its tables, how it is reached, and how it is brought up to date."""

import contextlib
import pathlib
import sqlite3
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from tavola.errors import BadOption

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0002"
"""The newest migration. Alembic is imported only where the database is behind it."""

metadata = sql.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = sql.String(32)
MILLISECONDS = sql.BigInteger()
COUNTER = sql.BigInteger().with_variant(sql.Integer(), "sqlite")

people = sql.Table(
    "people",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("owner", ID, sql.ForeignKey("people.id")),  # of a program that plays
    sql.Column("created", MILLISECONDS, nullable=False),
    sql.Column("deleted", MILLISECONDS),
)

sessions = sql.Table(
    "sessions",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),  # of the cookie, which is nowhere kept
    sql.Column("id", ID, nullable=False, unique=True),
    sql.Column("person", ID, sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("device", sql.Text, nullable=False),
    sql.Column("created", MILLISECONDS, nullable=False),
    sql.Column("seen", MILLISECONDS, nullable=False),
)

# By what people with an account come back: a password, or any number of passkeys.
passwords = sql.Table(
    "passwords",
    metadata,
    sql.Column("person", ID, sql.ForeignKey("people.id"), primary_key=True),
    sql.Column("login", sql.String(120), nullable=False, unique=True),  # as it is compared
    sql.Column("hash", sql.Text, nullable=False),
    sql.Column("changed", MILLISECONDS, nullable=False),
)

passkeys = sql.Table(
    "passkeys",
    metadata,
    sql.Column("credential", sql.String(1400), primary_key=True),
    sql.Column("id", ID, nullable=False, unique=True),
    sql.Column("person", ID, sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("public_key", sql.Text, nullable=False),
    sql.Column("uses", sql.BigInteger, nullable=False),  # as the authenticator counts them
    sql.Column("device", sql.Text, nullable=False),
    sql.Column("created", MILLISECONDS, nullable=False),
    sql.Column("seen", MILLISECONDS),
)

# What an authenticator was asked to sign, once.
challenges = sql.Table(
    "challenges",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("person", ID),  # who adds a passkey; none: somebody signs in
    sql.Column("expires", MILLISECONDS, nullable=False),
)

# Where people are told that it is their turn.
mail_addresses = sql.Table(
    "mail_addresses",
    metadata,
    sql.Column("person", ID, sql.ForeignKey("people.id"), primary_key=True),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("confirmed", MILLISECONDS),
    sql.Column("code", sql.String(64)),  # the digest of what confirms it
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("asked", MILLISECONDS, nullable=False),
)

push_subscriptions = sql.Table(
    "push_subscriptions",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),  # of the endpoint
    sql.Column("id", ID, nullable=False, unique=True),
    sql.Column("person", ID, sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("session", ID),
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("p256dh", sql.Text, nullable=False),
    sql.Column("auth", sql.Text, nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("device", sql.Text, nullable=False),
    sql.Column("created", MILLISECONDS, nullable=False),
)

# The last wait of which the person at a seat was told, or is to be told.
notices = sql.Table(
    "notices",
    metadata,
    sql.Column("match", ID, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", ID, nullable=False),
    sql.Column("number", sql.Integer, nullable=False),  # an entry of the match during the wait
    sql.Column("at", MILLISECONDS, nullable=False),
    sql.Column("due", MILLISECONDS),  # when to tell; none: it is done
    sql.Column("tries", sql.Integer, nullable=False),
    sql.Column("told", sql.Text, nullable=False),  # by which ways already, as a JSON list
    sql.Index("ix_notices_due", "due"),
)

device_codes = sql.Table(
    "device_codes",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("person", ID, sql.ForeignKey("people.id"), nullable=False),
    sql.Column("expires", MILLISECONDS, nullable=False),
)

tokens = sql.Table(
    "tokens",
    metadata,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("id", ID, nullable=False, unique=True),
    sql.Column("person", ID, sql.ForeignKey("people.id"), nullable=False, index=True),
    sql.Column("created", MILLISECONDS, nullable=False),
    sql.Column("seen", MILLISECONDS),
)

# What is known of a table when it is made, and, to find it by, where it stands now. The truth of
# where it stands are its entries.
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", ID, primary_key=True),
    sql.Column("facts", sql.Text, nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("host", ID, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("previous", ID, unique=True),
    sql.Column("created", MILLISECONDS, nullable=False),
    sql.Column("status", sql.String(16), nullable=False),
    sql.Column("awaited", sql.Integer, nullable=False),  # a bit for each seat
    sql.Column("due", MILLISECONDS),  # when the server must look at it, if nothing happens
    sql.Column("touched", MILLISECONDS, nullable=False),
    # Not by `touched` as well: every move would have to write the index anew.
    sql.Index("ix_tables_public_status", "public", "status"),
    sql.Index("ix_tables_due", "due"),
)

# Who sits where: found by the person.
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("match", ID, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("person", ID, nullable=False, index=True),
)

# Who may see a private table: who sits there, and who came by an invitation.
visitors = sql.Table(
    "visitors",
    metadata,
    sql.Column("match", ID, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("person", ID, primary_key=True),
)

invitations = sql.Table(
    "invitations",
    metadata,
    sql.Column("token", sql.String(64), primary_key=True),
    sql.Column("match", ID, sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("created", MILLISECONDS, nullable=False),
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("match", ID, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("at", MILLISECONDS, nullable=False),
    sqlite_with_rowid=False,
)

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("id", COUNTER, primary_key=True, autoincrement=True),
    sql.Column("match", ID, sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("person", ID, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", MILLISECONDS, nullable=False),
    sql.Index("ix_chat_match_id", "match", "id"),
)

notes = sql.Table(
    "notes",
    metadata,
    sql.Column("match", ID, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("person", ID, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)

# Small things the server itself must remember, such as when it was last alive.
memory = sql.Table(
    "memory",
    metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)


PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk
    "wal_autocheckpoint=0",  # the store does it beside the commits, which would else wait for it
    "foreign_keys=ON",
    "busy_timeout=10000",
)


def connect(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL."""
    address = sql.make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database and address.database != ":memory:":
            pathlib.Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sql.create_engine(address, pool_size=6, max_overflow=6)
        sql.event.listen(engine, "connect", prepare_sqlite)
        return engine
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    return sql.create_engine(address, pool_size=6, max_overflow=6, pool_pre_ping=True)


def prepare_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    del record
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def version(connection: Connection) -> str | None:
    """The last migration that was carried out; none: there is nothing yet."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()


def is_current(engine: Engine) -> bool:
    with engine.connect() as connection:
        return version(connection) == HEAD


def prepare(url: str) -> Engine:
    """An engine for a database that is up to date: on SQLite it is brought there."""
    engine = connect(url)
    try:
        if is_sqlite(engine) and not is_current(engine):
            migrate(engine)
        refuse_outdated(engine)
    except sql.exc.OperationalError as error:
        raise BadOption("no-database", reason=str(error.orig)) from error
    return engine


def refuse_outdated(engine: Engine) -> None:
    """Say so if the database is not the one that this program knows."""
    if not is_current(engine):
        raise BadOption("database-outdated")


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the database up to date, or to an earlier migration."""
    from alembic import command

    config = migrations()
    with one_at_a_time(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def migrations() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(pathlib.Path(__file__).parent / "migrations"))
    return config


def versions() -> list[str]:
    """All migrations there are."""
    from alembic.script import ScriptDirectory

    return [
        script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()
    ]


@contextlib.contextmanager
def one_at_a_time(engine: Engine) -> Iterator[Connection]:
    """A transaction that migrates while no other node does."""
    with engine.begin() as connection:
        if not is_sqlite(engine):
            connection.execute(sql.text("SELECT pg_advisory_xact_lock(710420)"))
        yield connection
