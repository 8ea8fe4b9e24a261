"""Playing by plain HTTP, chat, hints, and looking back."""

from typing import Annotated, Any

from litestar import MediaType, Response, get, post, put
from litestar.params import QueryParameter

from tavola.server import advice, chat, reasons, replay
from tavola.server.api import (
    ChatLine,
    ChatMessage,
    EventList,
    Forbidden,
    Hint,
    Note,
    Played,
    ViewMessage,
)
from tavola.server.identity import address_of
from tavola.server.routes.arguments import AfterLine, Asked, At, Key, Since, TheHouse, Viewer, Who
from tavola.server.routes.bodies import NoteBody, PlayActionBody, SayBody, TakeBackBody
from tavola.server.scene import encode


@post("/api/tables/{key:str}/play", tags=["play"], summary="Play an action", status_code=200)
async def play(key: Key, data: PlayActionBody, house: TheHouse, who: Who) -> Played:
    house.limit("moves", who.person)
    table = await house.table_for(key, who.person)
    return Played(await table.play(who.person, data.number, data.action))


@post("/api/tables/{key:str}/undo", tags=["play"], summary="Take back", status_code=200)
async def undo(key: Key, data: TakeBackBody, house: TheHouse, who: Who) -> Played:
    house.limit("moves", who.person)
    table = await house.table_for(key, who.person)
    return Played(await table.take_back(who.person, data.number))


def json(data: object) -> Response[Any]:
    """Already encoded: views have parts that are encoded once for all viewers."""
    return Response(encode(data), media_type=MediaType.JSON)


@get("/api/tables/{key:str}/view", tags=["play"], summary="The view, now or after an entry")
async def show_view(
    key: Key, house: TheHouse, who: Who, at: At = None, viewer: Viewer = None
) -> Response[ViewMessage]:
    table = await house.table_for(key, who.person)
    return json(await replay.view(table, who.person, at, viewer))


@get("/api/tables/{key:str}/events", tags=["play"], summary="What happened since an entry")
async def list_events(
    key: Key,
    house: TheHouse,
    who: Who,
    since: Since = -1,
    viewer: Viewer = None,
) -> Response[EventList]:
    table = await house.table_for(key, who.person)
    return json(replay.events(table, who.person, since, viewer))


@get(
    "/api/tables/{key:str}/text",
    tags=["play"],
    summary="The match in notation, as far as one may know it",
    media_type=MediaType.TEXT,
)
async def show_text(key: Key, house: TheHouse, who: Who) -> str:
    table = await house.table_for(key, who.person)
    return replay.text(table, who.person)


@post("/api/tables/{key:str}/hint", tags=["play"], summary="What a bot would do", status_code=200)
async def hint(key: Key, house: TheHouse, who: Who) -> Hint:
    house.limit("hints", who.person)
    return await advice.hint(house, await house.table_for(key, who.person), who.person)


@get("/api/tables/{key:str}/why-not", tags=["play"], summary="Which rule forbids it")
async def why_not(
    key: Key,
    house: TheHouse,
    who: Who,
    kind: Annotated[
        str, QueryParameter(max_length=40, description="The kind of the actions meant.")
    ],
    at: Annotated[
        str, QueryParameter(max_length=400, description="Ids of components, separated by commas.")
    ] = "",
) -> Forbidden:
    table = await house.table_for(key, who.person)
    return reasons.forbidden(table, who.person, kind, frozenset(filter(None, at.split(","))))


@get("/api/tables/{key:str}/chat", tags=["play"], summary="The chat at a table")
async def list_chat(key: Key, house: TheHouse, who: Who, after: AfterLine = 0) -> ChatMessage:
    table = await house.table_for(key, who.person)
    return await chat.lines_after(house, table.id, after)


@post("/api/tables/{key:str}/chat", tags=["play"], summary="Say something")
async def say(key: Key, data: SayBody, request: Asked, house: TheHouse, who: Who) -> ChatLine:
    table = await house.table_for(key, who.person)
    return await chat.say(house, table, who.person, address_of(request), data.text)


@get("/api/tables/{key:str}/note", tags=["play"], summary="One's own note about a table")
async def show_note(key: Key, house: TheHouse, who: Who) -> Note:
    table = await house.table_for(key, who.person)
    return Note(await chat.note_of(house, table.id, who.person))


@put("/api/tables/{key:str}/note", tags=["play"], summary="Keep a note about a table")
async def keep_note(key: Key, data: NoteBody, house: TheHouse, who: Who) -> Note:
    table = await house.table_for(key, who.person)
    await chat.keep_note(house, table.id, who.person, data.text)
    return data


HANDLERS: list[Any] = [
    play,
    undo,
    show_view,
    list_events,
    show_text,
    hint,
    why_not,
    list_chat,
    say,
    show_note,
    keep_note,
]
