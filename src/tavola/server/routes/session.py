"""Who one is: a guest at once, on several devices, with programs that play."""

from typing import Any

from litestar import Response, delete, get, patch, post

from tavola.server.api import (
    CreatedToken,
    DeviceCode,
    Me,
    SessionCard,
    TokenCard,
)
from tavola.server.identity import FORGET, address_of, device_of, session_cookie
from tavola.server.people import session_of
from tavola.server.refusals import NotAllowed
from tavola.server.routes.arguments import Asked, TheHouse, Who, Word
from tavola.server.routes.bodies import NewGuestBody, NewTokenBody, RenameBody, UseDeviceCodeBody
from tavola.server.table import now


@post("/api/session", tags=["people"], summary="Come in as a guest")
async def come_in(data: NewGuestBody, request: Asked, house: TheHouse) -> Response[Me]:
    house.limit("guests", address_of(request))
    person, cookie = await house.people.new_guest(data.name, device_of(request), now())
    return Response(await house.people.me(person), cookies=[session_cookie(cookie, house, request)])


@post("/api/session/device", tags=["people"], summary="Come in with another device's code")
async def come_in_by_code(data: UseDeviceCodeBody, request: Asked, house: TheHouse) -> Response[Me]:
    house.limit("sign-in", address_of(request))
    person, cookie = await house.people.use_code(data.code, device_of(request), now())
    return Response(await house.people.me(person), cookies=[session_cookie(cookie, house, request)])


@delete(
    "/api/session",
    tags=["people"],
    summary="Sign this device out",
    status_code=204,
    response_cookies=[FORGET],
)
async def go_out(house: TheHouse, who: Who) -> None:
    await house.people.sign_out(who.person, session_of(who))
    house.hang_up(who.person)


@get("/api/me", tags=["people"], summary="Who one is")
async def show_me(house: TheHouse, who: Who) -> Me:
    return await house.people.me(who.person)


@patch("/api/me", tags=["people"], summary="Be called otherwise")
async def rename_me(data: RenameBody, house: TheHouse, who: Who) -> Me:
    await house.people.rename(who.person, data.name)
    house.tell_name(who.person)
    return await house.people.me(who.person)


@post("/api/me/device-codes", tags=["people"], summary="A code for another device")
async def new_device_code(house: TheHouse, who: Who) -> DeviceCode:
    session_of(who)
    return DeviceCode(*await house.people.new_code(who.person, now()))


@get("/api/me/sessions", tags=["people"], summary="The devices on which one is signed in")
async def list_sessions(house: TheHouse, who: Who) -> list[SessionCard]:
    return await house.people.sessions_of(who.person, who.session)


@delete("/api/me/sessions/{key:str}", tags=["people"], summary="Sign a device out", status_code=204)
async def end_session(key: Word, house: TheHouse, who: Who) -> None:
    session_of(who)
    await house.people.sign_out(who.person, key)
    house.hang_up(who.person)


@delete(
    "/api/me/sessions",
    tags=["people"],
    summary="Sign all devices out",
    status_code=204,
    response_cookies=[FORGET],
)
async def go_out_everywhere(house: TheHouse, who: Who) -> None:
    session_of(who)
    await house.people.sign_out_everywhere(who.person)
    house.hang_up(who.person)


@get("/api/me/tokens", tags=["bots"], summary="The tokens of one's programs")
async def list_tokens(house: TheHouse, who: Who) -> list[TokenCard]:
    return await house.people.tokens_of(who.person)


@post("/api/me/tokens", tags=["bots"], summary="A token for a program that plays")
async def new_token(data: NewTokenBody, house: TheHouse, who: Who) -> CreatedToken:
    session_of(who)
    if len(await house.people.tokens_of(who.person)) >= MOST_TOKENS:
        raise NotAllowed("too-many-tokens", most=MOST_TOKENS)
    key, token, card = await house.people.new_token(who.person, data.name, now())
    return CreatedToken(key, data.name, token, card)


@delete("/api/me/tokens/{key:str}", tags=["bots"], summary="Revoke a token", status_code=204)
async def revoke_token(key: Word, house: TheHouse, who: Who) -> None:
    session_of(who)
    await house.people.revoke_token(who.person, key)


MOST_TOKENS = 20

HANDLERS: list[Any] = [
    come_in,
    come_in_by_code,
    go_out,
    show_me,
    rename_me,
    new_device_code,
    list_sessions,
    end_session,
    go_out_everywhere,
    list_tokens,
    new_token,
    revoke_token,
]
