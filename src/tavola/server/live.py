"""The live socket: one for each page, for all that happens at the table it shows.

What is sent is posted into an outbox, so that nobody waits for a slow line. A line that stays too
slow is closed: the client comes back with the number of the last entry it has, and misses nothing.
"""

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from tavola.errors import TavolaError
from tavola.server.api import (
    Chat,
    FromClient,
    Hello,
    PingMessage,
    Play,
    PlayedMessage,
    Pong,
    RefusedMessage,
    Undo,
)
from tavola.server.chat import lines_after, say
from tavola.server.house import House
from tavola.server.identity import address_of, check_origin, signed_in
from tavola.server.limits import Bucket
from tavola.server.refusals import NotSignedIn, Refused, TooMany, refusal
from tavola.server.scene import encode
from tavola.server.table import Table

log = logging.getLogger("tavola.live")

FULL: Final = 2_000_000
"""Characters waiting for a line that is too slow."""

PING_SECONDS: Final = 15.0

NOT_SIGNED_IN: Final = 4401
NOT_ALLOWED: Final = 4403
TOO_SLOW: Final = 1013
COME_AGAIN: Final = 1012

decode = msgspec.json.Decoder(FromClient).decode


class Socket:
    """One live socket."""

    def __init__(self, connection: WebSocket[Any, Any, Any], house: House, person: str) -> None:
        self.person = person
        self.house = house
        self.table: Table | None = None
        self.lag = 0
        self._address = address_of(connection)
        self._send = connection.send
        self._receive = connection.receive
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._closing = 0
        self._wake: asyncio.Future[None] | None = None
        self._bucket = Bucket(rate=20, room=60)
        self._ping: tuple[int, float] = (0, 0.0)

    # --- sending

    def post(self, text: str) -> None:
        self._outbox.append(text)
        self._waiting += len(text)
        if self._wake and not self._wake.done():
            self._wake.set_result(None)

    async def send_on(self) -> None:
        """Send what is posted, in order."""
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox or self._closing:
                if self._closing:
                    await self._send(
                        {"type": "websocket.close", "code": self._closing, "reason": ""}
                    )
                    return
                if self._waiting > FULL:
                    await self._send({"type": "websocket.close", "code": TOO_SLOW, "reason": ""})
                    return
                text = self._outbox.popleft()
                self._waiting -= len(text)
                await self._send({"type": "websocket.send", "text": text, "bytes": None})
            self._wake = loop.create_future()
            await self._wake

    def hang_up(self, code: int = COME_AGAIN) -> None:
        self._closing = code
        if self._wake and not self._wake.done():
            self._wake.set_result(None)

    def ping(self) -> None:
        number = self._ping[0] + 1
        self._ping = (number, time.monotonic())
        self.post(encode(PingMessage(number)).decode())

    # --- receiving

    async def receive_on(self) -> None:
        """Do what the client asks for, one after the other."""
        while True:
            event: Any = await self._receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            number = None
            try:
                if not self._bucket.take():
                    raise TooMany("too-many-requests", seconds=1)
                message = decode(text if text is not None else event.get("bytes") or b"")
                number = getattr(message, "id", None)
                await self._do(message)
            except msgspec.MsgspecError as error:
                self._refuse(Refused("bad-message", problem=str(error)), None)
            except UnicodeDecodeError:
                self._refuse(Refused("bad-message", problem="not UTF-8"), None)
            except TavolaError as error:
                self._refuse(error, number)
            except Exception:
                log.exception("a message could not be handled")
                self._refuse(Refused("server-error"), number)

    def _refuse(self, error: TavolaError, number: int | None) -> None:
        why = refusal(error)
        message = RefusedMessage(why.error, why.reason, why.text, number)
        self.post(encode(message).decode())

    async def _do(self, message: FromClient) -> None:
        match message:
            case Play():
                table = self._watched()
                entry = await table.play(self.person, message.number, message.action, self.lag)
                self._played(table, entry, message.id)
            case Undo():
                table = self._watched()
                entry = await table.take_back(self.person, message.number)
                self._played(table, entry, message.id)
            case Hello():
                await self._watch(message)
            case Chat():
                await say(self.house, self._watched(), self.person, self._address, message.text)
            case Pong():
                if message.id == self._ping[0]:
                    self.lag = round(1000 * (time.monotonic() - self._ping[1]))

    def _played(self, table: Table, entry: int, number: int | None) -> None:
        self.post(encode(PlayedMessage(table.id, entry, number)).decode())

    def _watched(self) -> Table:
        if self.table is None:
            raise Refused("no-hello")
        return self.table

    async def _watch(self, hello: Hello) -> None:
        table = await self.house.table_for(hello.table, self.person)
        chat = await lines_after(self.house, table.id, hello.chat)
        if self.table:
            self.table.leave(self)
        self.table = table
        table.enter(self, hello.since)
        if chat.lines:
            self.post(encode(chat).decode())
        self.ping()

    def leave(self) -> None:
        if self.table:
            self.table.leave(self)
            self.table = None


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: NamedDependency[House]) -> None:
    """The live socket; docs/server.md has its messages."""
    try:
        check_origin(socket, house)
        person = (await signed_in(socket, house)).person
    except TavolaError as error:
        # Accepted first, because a browser cannot see why a handshake was refused.
        await socket.accept()
        await socket.send_text(encode(refused(error)).decode())
        code = NOT_SIGNED_IN if isinstance(error, NotSignedIn) else NOT_ALLOWED
        await socket.close(code, error.message.key)
        return
    await socket.accept()
    here = Socket(socket, house, person)
    house.sockets.add(here)
    sender = asyncio.ensure_future(here.send_on())
    try:
        await here.receive_on()
    finally:
        here.leave()
        house.sockets.discard(here)
        sender.cancel()


def refused(error: TavolaError) -> RefusedMessage:
    why = refusal(error)
    return RefusedMessage(why.error, why.reason, why.text, None)
