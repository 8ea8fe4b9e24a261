"""Operating a server: whether it is well, its figures, its log, and how it stops."""

import io
import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from prometheus_client.parser import text_string_to_metric_families

from tavola.server.logs import JsonLines
from tests.server.running import PATIENCE, Live, Running, free_port, running, sqlite_in

TOKEN = "let-me-see"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = sqlite_in(tmp_path_factory.mktemp("operating"))
    with running(url, metrics=TOKEN, logs="json") as there:
        yield there


def figures(server: Running) -> dict[tuple[str, ...], float]:
    answer = httpx.get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_figures_say_how_the_server_does(server: Running) -> None:
    before = figures(server)
    guest = server.guest("Anna")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    made = guest.post("/api/tables", {"game": "great-wall", "seats": seats})
    live = guest.watching(made["id"])
    live.next("ping")
    guest.get("/api/invitations/secret1", 404)
    now = figures(server)
    assert now["tavola_tables", "running"] == before["tavola_tables", "running"] + 1
    assert now["tavola_sockets",] == 1
    assert now["tavola_people_watching",] == 1
    assert now["tavola_writes_total",] > before["tavola_writes_total",]
    assert now["tavola_request_seconds_count", "POST", "/api/tables", "201"] == 1
    assert "secret1" not in str(now)
    live.close()
    guest.close()


def test_figures_are_for_who_has_the_token(server: Running) -> None:
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}):
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 401


def test_without_a_token_there_are_no_figures(tmp_path: Any) -> None:
    with running(sqlite_in(tmp_path)) as there:
        answer = httpx.get(f"{there.url}/metrics", headers={"Authorization": "Bearer none"})
        assert answer.status_code == 404


def test_requests_are_logged_without_what_their_addresses_say(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tavola.requests"):
        httpx.get(f"{server.url}/api/invitations/secret1")
        patience = time.monotonic() + 5  # the line is written after the answer was sent
        while not any(record.name == "tavola.requests" for record in caplog.records):
            assert time.monotonic() < patience
            time.sleep(0.01)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    [line] = [line for line in lines if line["logger"] == "tavola.requests"]
    assert line["route"] == "/api/invitations/{token}"
    assert (line["method"], line["status"], line["level"]) == ("GET", 404, "info")
    assert line["ms"] >= 0
    assert "secret1" not in str(lines)


def test_errors_are_one_line_of_json_too() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.makeLogRecord(
            {"name": "tavola.x", "msg": "failed", "exc_info": sys.exc_info()}
        )
        handler.emit(record)
    [line] = out.getvalue().splitlines()
    assert "ValueError: two\nlines" in json.loads(line)["exception"]


def test_health_says_when_the_database_is_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert httpx.get(f"{server.url}/api/health").json()["version"]

    async def away(work: Any) -> Any:
        raise sql.exc.OperationalError("SELECT 1", {}, Exception("secret detail"))

    monkeypatch.setattr(server.house.store, "read", away)
    answer = httpx.get(f"{server.url}/api/health")
    assert answer.status_code == 503
    assert answer.json()["error"] == "database-away"
    assert "secret detail" not in answer.text


def test_a_server_stops_gracefully(tmp_path: Any) -> None:
    """Sockets and streams hear of it, requests are answered, and it takes no time."""
    port = free_port()
    environment = os.environ | {"TAVOLA_DATABASE": sqlite_in(tmp_path), "TAVOLA_LOGS": "json"}
    environment["TAVOLA_LANGUAGE"] = "en"
    command = [sys.executable, "-m", "tavola", "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        url = process.stdout.readline().split()[-1].rstrip("/")
        with httpx.Client(base_url=url, timeout=PATIENCE) as anna:
            anna.post("/api/session", json={"name": "Anna"})
            made = anna.post("/api/tables", json={"game": "great-wall"}).json()
            live = Live(url, anna.cookies["tavola_session"])
            live.hello(made["id"])
            live.next("ping")
            ended = threading.Event()

            def read_on() -> None:
                with anna.stream("GET", "/api/bot/stream") as stream:
                    for _ in stream.iter_lines():
                        pass
                ended.set()

            reader = threading.Thread(target=read_on)
            reader.start()
            time.sleep(0.5)
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert live.closed() in (1001, 1012)
            assert ended.wait(PATIENCE)
            reader.join()
            _, log = process.communicate(timeout=PATIENCE)
            assert time.monotonic() - began < 4
            live.close()
        assert process.returncode in (0, -signal.SIGTERM)
        said = [json.loads(line) for line in log.splitlines()]
        assert not [line for line in said if line["level"] in ("error", "critical")], said
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
