"""Notices: how one is told that it is one's turn, and how that ends."""

import html
from typing import Annotated, Any, Final

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import PathParameter

from tavola.language import language
from tavola.message import Message
from tavola.server import subscriptions
from tavola.server.api import Notices
from tavola.server.identity import ANYWHERE, address_of, device_of
from tavola.server.people import session_of
from tavola.server.routes.arguments import Asked, TheHouse, Who, Word
from tavola.server.routes.bodies import ConfirmMailBody, MailAddressBody, NewSubscriptionBody

Signed = Annotated[
    str, PathParameter(description="From a letter: whose letters end.", max_length=120)
]

PAGE: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tavola</title>
<style>body{{font:16px/1.6 system-ui;max-width:36em;margin:4em auto;padding:0 1em}}</style>
<p>{text}</p>{form}
</html>
"""
FORM: Final = '<form method="post"><button>{button}</button></form>'


@get("/api/me/notices", tags=["notices"], summary="How one is told that it is one's turn")
async def show_notices(house: TheHouse, who: Who) -> Notices:
    return await subscriptions.notices_of(house, who)


@put("/api/me/mail", tags=["notices"], summary="Be told by mail")
async def set_mail(data: MailAddressBody, request: Asked, house: TheHouse, who: Who) -> Notices:
    session_of(who)
    house.limit("mail", who.person)
    house.limit("mail", address_of(request))
    house.limit("mail", data.address.lower())
    await subscriptions.set_address(house, who.person, data)
    return await subscriptions.notices_of(house, who)


@post(
    "/api/me/mail/confirmation",
    tags=["notices"],
    summary="Type in the code that was sent",
    status_code=200,
)
async def confirm_mail(data: ConfirmMailBody, house: TheHouse, who: Who) -> Notices:
    session_of(who)
    await subscriptions.confirm_address(house, who.person, data.code)
    return await subscriptions.notices_of(house, who)


@delete("/api/me/mail", tags=["notices"], summary="Be told by mail no more", status_code=204)
async def remove_mail(house: TheHouse, who: Who) -> None:
    session_of(who)
    await house.store.write(lambda c: subscriptions.remove_address(c, who.person))


@post("/api/me/push", tags=["notices"], summary="Let this browser be told")
async def subscribe(
    data: NewSubscriptionBody, request: Asked, house: TheHouse, who: Who
) -> Notices:
    await subscriptions.subscribe(house, who, data, device_of(request))
    return await subscriptions.notices_of(house, who)


@delete(
    "/api/me/push/{key:str}", tags=["notices"], summary="Do not tell a browser", status_code=204
)
async def unsubscribe_browser(key: Word, house: TheHouse, who: Who) -> None:
    session_of(who)
    await subscriptions.end_subscription(house, who.person, key)


@get(
    "/api/unsubscribe/{token:str}",
    tags=["notices"],
    summary="The page behind the link in a letter",
    media_type=MediaType.HTML,
)
async def show_unsubscribe(token: Signed, house: TheHouse) -> Response[str]:
    """Only asks: programs that look at every link in a letter must not end it."""
    found = await subscriptions.address_by(house, token)
    if found is None:
        return page("en", "mail-ended-already")
    _, address, code = found
    return page(code, "mail-end-question", "mail-end-button", address)


@post(
    "/api/unsubscribe/{token:str}",
    tags=["notices"],
    summary="End the letters with one click (RFC 8058)",
    status_code=200,
    media_type=MediaType.HTML,
    opt={ANYWHERE: True},
)
async def unsubscribe(token: Signed, house: TheHouse) -> Response[str]:
    found = await subscriptions.address_by(house, token)
    if found is None:
        return page("en", "mail-ended-already")
    person, address, code = found
    await house.store.write(lambda c: subscriptions.remove_address(c, person))
    return page(code, "mail-ended", None, address)


def page(code: str, text: str, button: str | None = None, address: str = "") -> Response[str]:
    speech = language(code)
    said = html.escape(speech.say(Message(text, {"address": address} if address else {})))
    form = FORM.format(button=html.escape(speech.say(Message(button)))) if button else ""
    return Response(PAGE.format(language=code, text=said, form=form), media_type=MediaType.HTML)


HANDLERS: list[Any] = [
    show_notices,
    set_mail,
    confirm_mail,
    remove_mail,
    subscribe,
    unsubscribe_browser,
    show_unsubscribe,
    unsubscribe,
]
