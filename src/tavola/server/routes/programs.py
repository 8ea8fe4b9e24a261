"""Programs that play: streams of JSON lines tell what happens, and posts do what others do too."""

from typing import Any

from litestar import get
from litestar.response import Stream

from tavola.server import streams
from tavola.server.routes.arguments import Key, TheHouse, Who

LINES = "application/x-ndjson"


@get("/api/bot/stream", tags=["bots"], summary="All tables that concern one, as JSON lines")
async def stream_person(house: TheHouse, who: Who) -> Stream:
    return Stream(await streams.of_person(house, who.person), media_type=LINES)


@get("/api/bot/tables/{key:str}/stream", tags=["bots"], summary="A table, as JSON lines")
async def stream_table(key: Key, house: TheHouse, who: Who) -> Stream:
    table = await house.table_for(key, who.person)
    return Stream(streams.of_table(house, table, who.person), media_type=LINES)


HANDLERS: list[Any] = [stream_person, stream_table]
