"""Streams of JSON lines, for programs: the messages of the live socket, one on each line."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from tavola.server.api import TableMessage
from tavola.server.house import House
from tavola.server.lists import tables_of
from tavola.server.scene import encode
from tavola.server.table import Table

QUIET: Final = 7.0
"""Seconds after which an empty line shows that the stream still lives."""

MOST_WAITING: Final = 1_000


class Stream:
    """What is to be sent to one reader, in order."""

    def __init__(self, person: str) -> None:
        self.person = person
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()

    def post(self, text: str) -> None:
        """Send this. A reader that is too slow is cut off, and may come again."""
        self._lines.put_nowait(text if self._lines.qsize() < MOST_WAITING else None)

    def close(self) -> None:
        self._lines.put_nowait(None)

    async def lines(self, ended: Callable[[], None]) -> AsyncIterator[bytes]:
        try:
            while True:
                try:
                    line = await asyncio.wait_for(self._lines.get(), QUIET)
                except TimeoutError:
                    line = ""
                if line is None:
                    return
                yield line.encode() + b"\n"
        finally:
            ended()


def of_table(house: House, table: Table, person: str) -> AsyncIterator[bytes]:
    """All that happens at a table, as the person may know it."""
    stream = Stream(person)
    house.streams.add(stream)
    table.enter(stream, None)

    def ended() -> None:
        table.leave(stream)
        house.streams.discard(stream)

    return stream.lines(ended)


async def of_person(house: House, person: str) -> AsyncIterator[bytes]:
    """The tables at which a person sits or is asked to sit, now and whenever one changes."""
    stream = Stream(person)

    def changed(table: Table) -> None:
        if any(place.person == person for place in table.standing.places):
            stream.post(encode(TableMessage(table.shown())).decode())

    house.streams.add(stream)
    house.listeners.append(changed)
    for card in (await tables_of(house, person, "mine", None, None)).tables:
        changed(await house.table(card.id))

    def ended() -> None:
        house.listeners.remove(changed)
        house.streams.discard(stream)

    return stream.lines(ended)
