"""A light client for load: WebSocket frames by hand, so that the load side stays small."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

Received = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One live socket. Calls `received` with the payload of each text frame."""

    def __init__(self, host: str, cookie: str, received: Received) -> None:
        self.received = received
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._host = host
        self._cookie = cookie
        self._data = bytearray()
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.WriteTransport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            (
                f"GET /api/live HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: tavola_session={self._cookie}\r\n\r\n"
            ).encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._upgraded:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._data[:end]).decode()))
                return
            del self._data[: end + 4]
            self._upgraded = True
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        data, at, size = self._data, 0, len(self._data)
        while size - at >= 2:
            length, head = data[at + 1] & 127, 2
            if length == 126:
                if size - at < 4:
                    break
                length, head = int.from_bytes(data[at + 2 : at + 4]), 4
            elif length == 127:
                if size - at < 10:
                    break
                length, head = int.from_bytes(data[at + 2 : at + 10]), 10
            if size - at < head + length:
                break
            opcode = data[at] & 15
            payload = bytes(data[at + head : at + head + length])
            at += head + length
            if opcode == 1:
                self.received(payload)
            elif opcode == 9:
                self.send(payload, 10)
        del data[:at]

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """Send a frame, with a mask of zeros, which leaves the payload as it is."""
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 128 | opcode, 128 | length)
        else:
            head = struct.pack("!BBH", 128 | opcode, 128 | 126, length)
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connect(host: str, port: int, cookie: str, received: Received) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(f"{host}:{port}", cookie, received), host, port
    )
    await line.opened
    return line
