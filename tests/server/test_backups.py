"""Backups: taken while the server serves, restored on either kind of database, or not at all."""

import gzip
import json
import pathlib
import sqlite3
import threading
from typing import Any

import pytest
import sqlalchemy as sql

from tavola.cli import main
from tavola.errors import TavolaError
from tavola.server import database
from tavola.server.backups import backup, restore
from tests.server.running import Guest, running, sqlite_in


def everything(url: str) -> dict[str, list[Any]]:
    engine = database.connect(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sql.select(table)).all()), key=str)
            for table in database.metadata.sorted_tables
        }
    engine.dispose()
    found["memory"] = [row for row in found["memory"] if row[0] != "alive"]
    return found


def filled(url: str) -> str:
    """A server on which things have happened; one of its tables."""
    with running(url) as there:
        anna, bernd = there.guest("Anna"), there.guest("Bernd")
        path = a_running_match(anna, bernd)
        anna.post(f"{path}/chat", {"text": "“ü” \u2028 \\ \n"})
        anna.post("/api/me/tokens", {"name": "Robot"})
        anna.put("/api/me/password", {"login": "anna", "password": "drei Pferde"})
        anna.close()
        bernd.close()
    return path


def a_running_match(anna: Guest, bernd: Guest) -> str:
    made = anna.post("/api/tables", {"game": "great-wall", "players": 2, "public": True})
    path = f"/api/tables/{made['id']}"
    bernd.post(f"{path}/sit", {})
    for _ in range(6):
        for guest in (anna, bernd):
            view = guest.get(f"{path}/view")["view"]
            if view["choices"]:
                body = {"number": view["number"], "action": view["choices"][-1]["action"]}
                guest.post(f"{path}/play", body)
    return path


def saved(url: str, file: pathlib.Path) -> int:
    engine = database.connect(url)
    try:
        return backup(engine, file)
    finally:
        engine.dispose()


def restored(url: str, file: pathlib.Path) -> int:
    engine = database.connect(url)
    try:
        return restore(engine, file)
    finally:
        engine.dispose()


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_a_server_moves_between_kinds_of_databases(
    database_url: str, tmp_path: pathlib.Path, name: str, another_postgres: str
) -> None:
    """From each kind to the other, and back."""
    if database_url.startswith("postgresql"):
        clear(database_url)
    engine = database.connect(database_url)
    database.migrate(engine)
    engine.dispose()
    path = filled(database_url)
    before = everything(database_url)
    rows = saved(database_url, tmp_path / name)
    assert (tmp_path / name).stat().st_mode & 0o077 == 0
    there = sqlite_in(tmp_path / "new") if "postgresql" in database_url else another_postgres
    assert restored(there, tmp_path / name) == rows
    assert everything(there) == before
    assert saved(there, tmp_path / "again.jsonl") == rows
    back = sqlite_in(tmp_path / "back")
    restored(back, tmp_path / "again.jsonl")
    assert everything(back) == before
    with running(there) as again:  # what is restored can be played on
        guest = again.guest("Clara")
        signed = guest.post("/api/session/password", {"login": "anna", "password": "drei Pferde"})
        assert signed["name"] == "Anna"
        assert guest.get(path)["status"] == "running"
        guest.post(f"{path}/chat", {"text": "again"})
        guest.close()


def clear(url: str) -> None:
    engine = database.connect(url)
    with engine.begin() as connection:
        connection.execute(sql.text("DROP SCHEMA public CASCADE"))
        connection.execute(sql.text("CREATE SCHEMA public"))
    engine.dispose()


@pytest.fixture
def another_postgres(postgres: str) -> Any:
    address = sql.make_url(postgres)
    name = f"{address.database}_b"
    engine = sql.create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sql.text(f"CREATE DATABASE {name}"))
    yield address.set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sql.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.mark.parametrize("name", ["all.jsonl", "all.sqlite"])
def test_a_backup_taken_while_people_play_is_of_one_moment(
    tmp_path: pathlib.Path, name: str
) -> None:
    url = sqlite_in(tmp_path)
    stopped = threading.Event()
    with running(url) as there:
        anna, bernd = there.guest("Anna"), there.guest("Bernd")

        def play_on() -> None:
            while not stopped.is_set():
                a_running_match(anna, bernd)

        player = threading.Thread(target=play_on)
        player.start()
        try:
            for number in range(5):
                file = tmp_path / f"{number}-{name}"
                copy = sqlite_in(tmp_path / f"copy-{number}-{name}")
                assert saved(url, file) == restored(copy, file)
                found = everything(copy)
                written: dict[str, int] = {}
                for match, *_ in found["entries"]:
                    written[match] = written.get(match, 0) + 1
                last = {match: max(e[1] for e in found["entries"] if e[0] == match)
                        for match in written}  # fmt: skip
                assert written == last
        finally:
            stopped.set()
            player.join()
        anna.close()
        bernd.close()
    assert len(everything(url)["entries"]) > 20


def test_a_copy_of_sqlite_is_one_whole_file(tmp_path: pathlib.Path) -> None:
    url = sqlite_in(tmp_path)
    filled(url)
    rows = saved(url, tmp_path / "copy.sqlite")
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    assert not list(tmp_path.glob("copy.sqlite-*"))
    assert restored(sqlite_in(tmp_path / "new"), tmp_path / "copy.sqlite") == rows
    assert everything(sqlite_in(tmp_path / "new")) == everything(url)


def test_damaged_backups_restore_nothing(tmp_path: pathlib.Path) -> None:
    url = sqlite_in(tmp_path)
    filled(url)
    good = tmp_path / "good.jsonl"
    saved(url, good)
    lines = good.read_text().splitlines(keepends=True)
    packed = gzip.compress(good.read_bytes())
    damaged: dict[str, bytes] = {
        "cut.jsonl": "".join(lines[:-1]).encode(),
        "shorter.jsonl": "".join(lines[:-3] + lines[-1:]).encode(),
        "changed.jsonl": good.read_text().replace("Anna", "Enna").encode(),
        "swapped.jsonl": "".join([lines[0], *lines[1:-1][::-1], lines[-1]]).encode(),
        "nothing.jsonl": b"",
        "other.jsonl": b'{"a": 1}\n',
        "cut.jsonl.gz": packed[: len(packed) // 2],
        "not.jsonl.gz": b"not gzip",
    }
    new = sqlite_in(tmp_path / "new")
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(TavolaError) as refused:
            restored(new, tmp_path / name)
        assert refused.value.message.key in ("backup-damaged", "not-a-backup"), name
    future = json.loads(lines[0]) | {"schema": "9999"}
    (tmp_path / "future.jsonl").write_text("".join([json.dumps(future), "\n", *lines[1:]]))
    with pytest.raises(TavolaError, match="9999"):
        restored(new, tmp_path / "future.jsonl")
    restored(new, good)
    assert everything(new) == everything(url)
    with pytest.raises(TavolaError, match="already in use"):
        restored(new, good)


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: pathlib.Path) -> None:
    url = sqlite_in(tmp_path / "old")
    engine = database.connect(url)
    database.migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            sql.text("INSERT INTO people (id, name, created) VALUES ('anna1', 'Anna', 1)")
        )
    backup(engine, tmp_path / "old.jsonl")
    engine.dispose()
    new = sqlite_in(tmp_path / "new")
    assert restored(new, tmp_path / "old.jsonl") == 1
    engine = database.connect(new)
    assert database.is_current(engine)
    engine.dispose()
    assert everything(new)["people"] == [("anna1", "Anna", None, 1, None)]


def test_the_commands(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, new = sqlite_in(tmp_path / "a"), sqlite_in(tmp_path / "b")
    file = str(tmp_path / "all.jsonl.gz")

    def said(*arguments: str) -> str:
        main(list(arguments))
        return " ".join(capsys.readouterr().out.split())

    def complaint(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(list(arguments))
        assert ended.value.code == 2
        return " ".join(capsys.readouterr().err.split())

    assert "nothing to back up" in complaint("backup", file, "--database", url)
    assert "up to date now" in said("migrate", "--database", url)
    monkeypatch.setenv("TAVOLA_DATABASE", url)
    assert "up to date already" in said("migrate")
    filled(url)
    rows = json.loads(said("backup", file, "--json"))["rows"]
    assert rows > 20
    assert f"{rows} righe" in said("restore", file, "--database", new, "--language", "it")
    assert "already in use" in complaint("restore", file)
    assert "cannot be written" in complaint("backup", str(tmp_path / "no" / "file.jsonl"))
    assert "No such file" in complaint("restore", str(tmp_path / "none.jsonl"), "--database", new)
    assert "not a database" in complaint("migrate", "--database", "mongo://x")
    assert "cannot be reached" in complaint(
        "migrate", "--database", "postgresql://127.0.0.1:1/none"
    )
