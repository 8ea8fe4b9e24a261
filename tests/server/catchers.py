"""What receives notices in the tests: a mail server and a push service on loopback."""

import asyncio
import base64
import contextlib
import email
import email.policy
import json
import os
import socket
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


class Letters:
    """A mail server that keeps what it is sent; some addresses it refuses."""

    def __init__(self) -> None:
        self.caught: list[EmailMessage] = []
        self.refused = ""
        self.busy = 0
        """So many letters are put off."""
        self._loop = asyncio.new_event_loop()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"smtp://127.0.0.1:{self._listening.getsockname()[1]}"
        self._server = self._loop.run_until_complete(
            self._loop.create_server(
                lambda: SMTP(self, loop=self._loop, enable_SMTPUTF8=True), sock=self._listening
            )
        )
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()

    async def handle_RCPT(  # noqa: N802  # as aiosmtpd calls it
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        del server, session, options
        if address == self.refused:
            return "550 nobody here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        del server, session
        if self.busy:
            self.busy -= 1
            return "451 later"
        found: Any = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.caught.append(found)
        return "250 OK"

    def stop(self) -> None:
        async def close() -> None:
            self._server.close()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()

        asyncio.run_coroutine_threadsafe(close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()


@contextlib.contextmanager
def letters() -> Iterator[Letters]:
    there = Letters()
    try:
        yield there
    finally:
        there.stop()


class PushService:
    """A push service that keeps what it is sent."""

    def __init__(self) -> None:
        self.caught: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # as http.server calls it
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.caught.append((self.path, headers, body))
                self.send_response(service.answer)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    there = PushService()
    try:
        yield there
    finally:
        there.stop()


class Browser:
    """A browser that can be told, with its keys."""

    def __init__(self, service: str, path: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.path = path
        self.endpoint = service + path

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "expirationTime": None,
            "keys": {"p256dh": encoded(point), "auth": encoded(self._auth)},
        }

    def opened(self, body: bytes) -> Any:
        """What a message says, which must be encrypted for this browser."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """What the server says of itself, which must be signed with its key."""
    assert Vapid02.verify(authorization)
    assert authorization.endswith(f"k={key}")
    token = authorization.split("t=")[1].split(",")[0]
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    return claims


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
