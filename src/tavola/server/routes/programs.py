"""Programs that play: streams of JSON lines tell what happens, and posts do what others do too."""

from typing import Any

from litestar import get
from litestar.response import Stream

from tavola.server import streams
from tavola.server.house import House
from tavola.server.people import SignedIn
from tavola.server.routes.tables import Key

LINES = "application/x-ndjson"


@get("/api/bot/stream", tags=["bots"], summary="All tables that concern one, as JSON lines")
async def stream_person(house: House, who: SignedIn) -> Stream:
    return Stream(await streams.of_person(house, who.person), media_type=LINES)


@get("/api/bot/tables/{key:str}/stream", tags=["bots"], summary="A table, as JSON lines")
async def stream_table(key: Key, house: House, who: SignedIn) -> Stream:
    table = await house.table_for(key, who.person)
    return Stream(streams.of_table(house, table, who.person), media_type=LINES)


HANDLERS: list[Any] = [stream_person, stream_table]
