"""Serving: the application behind uvicorn, and what a person at the terminal gets to see."""

import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator

import segno
import uvicorn

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


def serve(settings: Settings, open_browser: bool, lan: bool) -> None:
    """Serve until somebody stops it."""
    sys.setswitchinterval(0.0005)  # the writing thread must not wait for 5 ms at every turn
    log_as(settings.logs)
    ready = threading.Event()

    def announce() -> None:
        ready.wait()
        for address in addresses(settings, lan):
            print(address, flush=True)
        if lan:
            print(qr_code(addresses(settings, lan)[-1]), flush=True)
        if open_browser:
            webbrowser.open(addresses(settings, lan)[0])

    threading.Thread(target=announce, daemon=True).start()
    server(settings, ready).run()


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
    import io

    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    return out.getvalue()
