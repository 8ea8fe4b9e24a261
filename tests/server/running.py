"""A server that runs in this process, and people who use it over HTTP and sockets."""

import asyncio
import contextlib
import json
import pathlib
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tavola.server import database
from tavola.server.house import House
from tavola.server.serving import server
from tavola.server.settings import Settings

PATIENCE = 60.0
"""Seconds that a test waits for something before it gives up: machines can be busy."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def sqlite_in(folder: pathlib.Path) -> str:
    return f"sqlite:///{folder / 'tavola.sqlite'}"


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        ready = threading.Event()
        self._server = server(settings, ready)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not ready.wait(0.05):
            assert self._thread.is_alive(), "the server does not start"
            assert time.monotonic() < deadline

    @property
    def url(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    @property
    def house(self) -> House:
        app: Any = self._server.config.app
        house: House = app.state.house
        return house

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def guest(self, name: str) -> "Guest":
        return Guest(self.url, name)


@contextlib.contextmanager
def running(database: str, **more: Any) -> Iterator[Running]:
    chosen = {"bot_pause": 0.0, "limits": False} | more
    server = Running(Settings(database=database, port=free_port(), **chosen))
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        answer = self.http.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id = str(answer.json()["id"])
        self.cookie = self.http.cookies["tavola_session"]

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **parameters: Any) -> Any:
        return answered(self.http.get(path, params=parameters), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return answered(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return answered(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return answered(self.http.delete(path), status)

    def socket(self) -> "Live":
        return Live(self.url, self.cookie)

    def watching(self, table: str, since: int | None = None) -> "Live":
        live = self.socket()
        live.hello(table, since)
        return live


def answered(answer: httpx.Response, status: int | None) -> Any:
    expected = (status,) if status else (200, 201, 204)
    assert answer.status_code in expected, f"{answer.status_code}: {answer.text}"
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.json()
    return answer.text


class Live:
    """A live socket. Keeps all that it was sent."""

    def __init__(self, url: str, cookie: str, origin: Any = None) -> None:
        self._open = contextlib.ExitStack()
        self.connection: ClientConnection = self._open.enter_context(
            connect(
                url.replace("http", "ws", 1) + "/api/live",
                additional_headers={"Cookie": f"tavola_session={cookie}"},
                origin=origin,
                max_size=None,
            )
        )
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._looked_at = 0

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str) else json.dumps(message))

    def hello(self, table: str, since: int | None = None) -> None:
        self.send({"type": "hello", "table": table, "since": since})

    def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted, of those not looked at yet."""
        deadline = time.monotonic() + PATIENCE
        while True:
            while self._looked_at < len(self.heard):
                message = self.heard[self._looked_at]
                self._looked_at += 1
                if wanted(message):
                    return message
            try:
                text = self.connection.recv(timeout=max(0.0, deadline - time.monotonic()))
            except TimeoutError:
                seen = [message["type"] for message in self.heard]
                raise AssertionError(f"nothing of what was wanted, only {seen}") from None
            assert isinstance(text, str)
            self.raw.append(text)
            self.heard.append(json.loads(text))

    def next(self, kind: str) -> dict[str, Any]:
        return self.wait(lambda message: message["type"] == kind)

    def closed(self) -> int:
        """The code with which the server closes."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                text = self.connection.recv(timeout=PATIENCE)
                assert isinstance(text, str)
                self.heard.append(json.loads(text))
        code = self.connection.close_code
        assert code is not None
        return code

    def close(self) -> None:
        self._open.close()


@contextlib.asynccontextmanager
async def a_house(url: str, **more: Any) -> AsyncIterator[House]:
    """A house without HTTP, for what needs none."""
    engine = database.connect(url)
    database.migrate(engine)
    chosen = {"bot_pause": 0.0, "limits": False} | more
    house = House(Settings(database=url, **chosen), engine)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        await asyncio.sleep(0.01)


class Ear:
    """Somebody who watches a table, without a socket."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[str] = []

    def post(self, text: str) -> None:
        self.heard.append(text)

    def of(self, kind: str) -> list[dict[str, Any]]:
        found = [json.loads(text) for text in self.heard]
        return [message for message in found if message["type"] == kind]
