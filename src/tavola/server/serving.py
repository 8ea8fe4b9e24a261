"""Serving: the application behind uvicorn, where it listens, and where it can be reached."""

import contextlib
import gc
import io
import pathlib
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import filelock
import segno
import sqlalchemy as sql
import uvicorn

from tavola.errors import BadOption
from tavola.server import database
from tavola.server.app import make_app
from tavola.server.logs import log_as
from tavola.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024
"""Bytes of a message of the live socket."""


class Server(uvicorn.Server):
    """uvicorn, telling when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: "threading.Event") -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams that never end by themselves are ended first: the rest is waited for."""
        if self.started:
            app: Any = self.config.app
            app.state.house.let_go()
        await super().shutdown(sockets)


def server(settings: Settings, ready: threading.Event) -> Server:
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor for each socket takes more than all the rest
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, ready)


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Serve until somebody stops it; `announce` is called once it can be reached."""
    log_as(settings.logs)
    with alone(settings.database), listening(settings) as here:
        database.prepare(settings.database).dispose()  # complains in one sentence, not in the log
        sys.setswitchinterval(0.0005)  # the writing thread must not wait for 5 ms at every turn
        gc.freeze()  # what was imported stays, and need not be looked through again
        gc.set_threshold(50_000, 20, 50)  # messages make thousands of objects, hardly a circle
        ready = threading.Event()

        def tell() -> None:
            ready.wait()
            announce()

        threading.Thread(target=tell, daemon=True).start()
        server(settings, ready).run([here])


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """No other server on the same file: neither would hear of what the other writes."""
    file = sql.make_url(url).database if url.startswith("sqlite") else None
    if not file or file == ":memory:":
        yield
        return
    pathlib.Path(file).parent.mkdir(parents=True, exist_ok=True)
    lock = filelock.FileLock(f"{file}.lock")
    try:
        lock.acquire(blocking=False)
    except filelock.Timeout:
        raise BadOption("database-in-use", file=file) from None
    try:
        yield
    finally:
        lock.release()


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as here:
        here.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            here.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            where = f"{settings.host}:{settings.port}"
            raise BadOption("cannot-listen", where=where, reason=str(error)) from error
        yield here


def addresses(settings: Settings, lan: bool) -> list[str]:
    """Where the server can be reached."""
    if not lan and settings.host not in ("0.0.0.0", "::"):
        return [f"http://{settings.host}:{settings.port}/"]
    return [f"http://{host}:{settings.port}/" for host in ("127.0.0.1", *own_addresses())]


def own_addresses() -> Iterator[str]:
    """This machine's address in the house."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way
        yield probe.getsockname()[0]


def qr_code(address: str) -> str:
    """The address, to be scanned from the terminal."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()
