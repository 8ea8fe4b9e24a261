"""Playing by plain HTTP, chat, hints, and looking back."""

from typing import Annotated, Any

from litestar import MediaType, Response, get, post, put
from litestar.params import Parameter

from tavola.server import advice, chat, reasons, replay
from tavola.server.api import (
    ChatLine,
    ChatMessage,
    Forbidden,
    Hint,
    Note,
    PlayAction,
    Played,
    Say,
    TakeBack,
)
from tavola.server.house import House
from tavola.server.people import SignedIn
from tavola.server.routes.tables import Key
from tavola.server.scene import encode

At = Annotated[int | None, Parameter(ge=0, description="The entry; the last one if left out.")]
Seat = Annotated[
    int | None,
    Parameter(
        query="seat",
        ge=-1,
        le=15,
        description="Through whose eyes: one's own if left out, any once the match is over.",
    ),
]


@post("/api/tables/{key:str}/play", tags=["play"], summary="Play an action", status_code=200)
async def play(key: Key, data: PlayAction, house: House, who: SignedIn) -> Played:
    house.limit("moves", who.person)
    table = await house.table_for(key, who.person)
    return Played(await table.play(who.person, data.number, data.action))


@post("/api/tables/{key:str}/undo", tags=["play"], summary="Take back", status_code=200)
async def undo(key: Key, data: TakeBack, house: House, who: SignedIn) -> Played:
    house.limit("moves", who.person)
    table = await house.table_for(key, who.person)
    return Played(await table.take_back(who.person, data.number))


def json(data: object) -> Response[bytes]:
    """Already encoded: views have parts that are encoded once for all viewers."""
    return Response(encode(data), media_type=MediaType.JSON)


@get("/api/tables/{key:str}/view", tags=["play"], summary="The view, now or after an entry")
async def show_view(
    key: Key, house: House, who: SignedIn, at: At = None, viewer: Seat = None
) -> Response[bytes]:
    table = await house.table_for(key, who.person)
    return json(await replay.view(table, who.person, at, viewer))


@get("/api/tables/{key:str}/events", tags=["play"], summary="What happened since an entry")
async def list_events(
    key: Key,
    house: House,
    who: SignedIn,
    since: Annotated[int, Parameter(ge=-1, description="-1: from the preparation on.")] = -1,
    viewer: Seat = None,
) -> Response[bytes]:
    table = await house.table_for(key, who.person)
    return json(replay.events(table, who.person, since, viewer))


@get(
    "/api/tables/{key:str}/text",
    tags=["play"],
    summary="The match in notation, as far as one may know it",
    media_type=MediaType.TEXT,
)
async def show_text(key: Key, house: House, who: SignedIn) -> str:
    table = await house.table_for(key, who.person)
    return replay.text(table, who.person)


@post("/api/tables/{key:str}/hint", tags=["play"], summary="What a bot would do", status_code=200)
async def hint(key: Key, house: House, who: SignedIn) -> Hint:
    house.limit("hints", who.person)
    return await advice.hint(house, await house.table_for(key, who.person), who.person)


@get("/api/tables/{key:str}/why-not", tags=["play"], summary="Which rule forbids it")
async def why_not(
    key: Key,
    house: House,
    who: SignedIn,
    kind: Annotated[str, Parameter(max_length=40, description="The kind of the actions meant.")],
    at: Annotated[
        str, Parameter(max_length=400, description="Ids of components, separated by commas.")
    ] = "",
) -> Forbidden:
    table = await house.table_for(key, who.person)
    return reasons.forbidden(table, who.person, kind, frozenset(filter(None, at.split(","))))


@get("/api/tables/{key:str}/chat", tags=["play"], summary="The chat at a table")
async def list_chat(
    key: Key, house: House, who: SignedIn, after: Annotated[int, Parameter(ge=0)] = 0
) -> ChatMessage:
    table = await house.table_for(key, who.person)
    return await chat.lines_after(house, table.id, after)


@post("/api/tables/{key:str}/chat", tags=["play"], summary="Say something")
async def say(key: Key, data: Say, house: House, who: SignedIn) -> ChatLine:
    house.limit("chat", who.person)
    return await chat.say(house, await house.table_for(key, who.person), who.person, data.text)


@get("/api/tables/{key:str}/note", tags=["play"], summary="One's own note about a table")
async def show_note(key: Key, house: House, who: SignedIn) -> Note:
    table = await house.table_for(key, who.person)
    return Note(await chat.note_of(house, table.id, who.person))


@put("/api/tables/{key:str}/note", tags=["play"], summary="Keep a note about a table")
async def keep_note(key: Key, data: Note, house: House, who: SignedIn) -> Note:
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
