"""Identity: who sends a request, and whether a browser sends it from our own pages."""

import contextlib
import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tavola.server.house import House
from tavola.server.people import SESSION_DAYS, SignedIn
from tavola.server.refusals import NotAllowed, NotSignedIn, Refused
from tavola.server.table import now

COOKIE: Final = "tavola_session"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ANYWHERE: Final = "from-anywhere"
"""An option of routes that need no cookie, and may be used from any page."""

Connection = ASGIConnection[Any, Any, Any, Any]


async def signed_in(connection: Connection, house: House) -> SignedIn:
    """Who sends this: by a token in the header `Authorization`, or by the cookie of a session."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not token:
            raise NotSignedIn("no-such-token")
        return await house.people.by_token(token.strip(), now())
    cookie = connection.cookies.get(COOKIE)
    if not cookie:
        raise NotSignedIn("no-session")
    return await house.people.by_cookie(cookie, now())


def check_origin(connection: Connection, house: House) -> None:
    """A browser must be on one of our own pages: others could use its cookie."""
    origin = connection.headers.get("origin")
    if origin is None or "authorization" in connection.headers:
        return
    if origin in house.settings.origins:
        return
    host = connection.headers.get("host", "")
    if not house.settings.origins and urlsplit(origin).netloc == host:
        return
    raise NotAllowed("other-origin", origin=origin)


def origin_of(connection: Connection) -> str:
    """The page that asks, which is one of our own; passkeys count for its host alone."""
    origin = connection.headers.get("origin")
    if origin is None:
        raise Refused("no-origin")
    check_origin(connection, connection.app.state.house)
    return origin


def address_of(connection: Connection) -> str:
    """The address that asks; of IPv6 the network, since everybody has many addresses there."""
    host = connection.client.host if connection.client else "?"
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        if address.version == 6:
            if address.ipv4_mapped:
                return str(address.ipv4_mapped)
            return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def session_cookie(value: str, house: House, connection: Connection) -> Cookie:
    """The cookie of a session: not for scripts, and not for requests from other sites."""
    return Cookie(
        key=COOKIE,
        value=value,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure or connection.scope["scheme"] in ("https", "wss"),
        path="/",
        max_age=SESSION_DAYS * 24 * 3600,
    )


FORGET: Final = Cookie(key=COOKIE, value="", httponly=True, samesite="lax", path="/", max_age=0)
"""Ends the cookie of a session."""


def device_of(connection: Connection) -> str:
    """What the browser says it is, to tell one's devices apart."""
    return connection.headers.get("user-agent", "")[:200]
