"""Accounts: coming back by a password or a passkey; one's data, and deleting oneself."""

import contextlib
from typing import Any

from litestar import Response, delete, get, post, put
from litestar.response import Stream

from tavola.server import deletion, export
from tavola.server.api import Me, PasskeyCard
from tavola.server.bringing import bring_along
from tavola.server.house import House
from tavola.server.identity import COOKIE, FORGET, address_of, device_of, origin_of, session_cookie
from tavola.server.passwords import compared
from tavola.server.people import session_of
from tavola.server.refusals import NotSignedIn
from tavola.server.routes.arguments import Asked, TheHouse, Who, Word
from tavola.server.routes.bodies import (
    DeleteMeBody,
    NewPasswordBody,
    NoPasswordBody,
    PasskeyBody,
    SignInBody,
)
from tavola.server.table import now


async def come_back(person: str, bring: bool, request: Asked, house: House) -> Response[Me]:
    """Sign this browser in as somebody who has shown who they are."""
    await house.people.learn([person])
    if bring and COOKIE in request.cookies:
        with contextlib.suppress(NotSignedIn):
            guest = await house.people.by_cookie(request.cookies[COOKIE], now())
            await bring_along(house, guest.person, person)
    cookie = await house.people.sign_in(person, device_of(request), now())
    return Response(await house.people.me(person), cookies=[session_cookie(cookie, house, request)])


# --- by a password


@post("/api/session/password", tags=["people"], summary="Come back by a password")
async def come_back_by_password(data: SignInBody, request: Asked, house: TheHouse) -> Response[Me]:
    house.limit("sign-in", address_of(request))
    house.limit("login", compared(data.login))
    person = await house.passwords.sign_in(data.login, data.password)
    return await come_back(person, data.bring, request, house)


@put("/api/me/password", tags=["people"], summary="Set a password, or another one")
async def set_password(data: NewPasswordBody, house: TheHouse, who: Who) -> Me:
    here = session_of(who)
    house.limit("login", who.person)
    await house.passwords.set(who.person, data.login, data.password, data.old, now())
    await house.people.sign_out_everywhere(who.person, but=here)
    house.hang_up(who.person)
    return await house.people.me(who.person)


@post(
    "/api/me/password/removal",
    tags=["people"],
    summary="Come back by passkeys alone",
    status_code=200,
)
async def remove_password(data: NoPasswordBody, house: TheHouse, who: Who) -> Me:
    session_of(who)
    house.limit("login", who.person)
    await house.passwords.remove(who.person, data.old)
    return await house.people.me(who.person)


# --- by a passkey


@post(
    "/api/session/passkey/options",
    tags=["people"],
    summary="For `navigator.credentials.get`",
    status_code=200,
)
async def passkey_options(request: Asked, house: TheHouse) -> dict[str, Any]:
    house.limit("sign-in", address_of(request))
    return await house.passkeys.options(origin_of(request), now())


@post("/api/session/passkey", tags=["people"], summary="Come back by a passkey")
async def come_back_by_passkey(data: PasskeyBody, request: Asked, house: TheHouse) -> Response[Me]:
    house.limit("sign-in", address_of(request))
    person = await house.passkeys.sign_in(data.credential, origin_of(request), now())
    return await come_back(person, data.bring, request, house)


@post(
    "/api/me/passkeys/options",
    tags=["people"],
    summary="For `navigator.credentials.create`",
    status_code=200,
)
async def new_passkey_options(request: Asked, house: TheHouse, who: Who) -> dict[str, Any]:
    session_of(who)
    name = house.people.card(who.person).name
    return await house.passkeys.new_options(who.person, name, origin_of(request), now())


@post("/api/me/passkeys", tags=["people"], summary="Keep a passkey that was made")
async def add_passkey(data: PasskeyBody, request: Asked, house: TheHouse, who: Who) -> Me:
    session_of(who)
    await house.passkeys.add(
        who.person, data.credential, origin_of(request), device_of(request), now()
    )
    return await house.people.me(who.person)


@get("/api/me/passkeys", tags=["people"], summary="One's passkeys")
async def list_passkeys(house: TheHouse, who: Who) -> list[PasskeyCard]:
    return await house.passkeys.of(who.person)


@delete("/api/me/passkeys/{key:str}", tags=["people"], summary="Remove a passkey", status_code=204)
async def remove_passkey(key: Word, house: TheHouse, who: Who) -> None:
    session_of(who)
    await house.passkeys.remove(who.person, key)


# --- one's data


@get(
    "/api/me/export",
    tags=["people"],
    summary="All that is kept of one, as JSON",
    media_type="application/json",
)
async def export_me(house: TheHouse, who: Who) -> Stream:
    session_of(who)
    house.limit("exports", who.person)
    return Stream(
        export.everything(house, who.person),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="tavola.json"'},
    )


@post(
    "/api/me/deletion",
    tags=["people"],
    summary="Delete oneself",
    status_code=204,
    response_cookies=[FORGET],
)
async def delete_me(data: DeleteMeBody, house: TheHouse, who: Who) -> None:
    session_of(who)
    house.limit("login", who.person)
    await deletion.confirm(house, who.person, data)
    await deletion.delete(house, who.person)


HANDLERS: list[Any] = [
    come_back_by_password,
    set_password,
    remove_password,
    passkey_options,
    come_back_by_passkey,
    new_passkey_options,
    add_passkey,
    list_passkeys,
    remove_passkey,
    export_me,
    delete_me,
]
