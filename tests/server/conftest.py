"""A server for each module of tests, and a database of PostgreSQL where there is one."""

import os
import pathlib
import secrets
from collections.abc import Iterator

import pytest
import sqlalchemy as sql

from tests.server.running import Guest, Running, running, sqlite_in

POSTGRES = os.environ.get("TAVOLA_TEST_POSTGRES", "postgresql+psycopg://127.0.0.1:5432/postgres")
"""A server of PostgreSQL on which databases may be made and dropped."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    address = sql.make_url(POSTGRES)
    engine = sql.create_engine(address, isolation_level="AUTOCOMMIT")
    name = f"tavola_test_{secrets.token_hex(4)}"
    try:
        with engine.connect() as connection:
            connection.execute(sql.text(f"CREATE DATABASE {name}"))
    except sql.exc.OperationalError as error:
        engine.dispose()
        pytest.skip(f"no PostgreSQL at {POSTGRES} (TAVOLA_TEST_POSTGRES names another): {error}")
    yield address.set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sql.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    """The address of a database, of each kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(sqlite_in(tmp_path_factory.mktemp("server"))) as there:
        yield there


@pytest.fixture
def anna(server: Running) -> Iterator[Guest]:
    guest = server.guest("Anna")
    yield guest
    guest.close()


@pytest.fixture
def bernd(server: Running) -> Iterator[Guest]:
    guest = server.guest("Bernd")
    yield guest
    guest.close()


@pytest.fixture
def clara(server: Running) -> Iterator[Guest]:
    guest = server.guest("Clara")
    yield guest
    guest.close()
