"""The application: routes, who asks, what goes wrong, and what comes up and goes down with it."""

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, ScalarRenderPlugin
from litestar.types import ASGIApp, Middleware

import tavola
from tavola.errors import TavolaError
from tavola.server import database
from tavola.server.api import Refusal
from tavola.server.figures import Counted, route_of
from tavola.server.house import House
from tavola.server.identity import ANYWHERE, SAFE, address_of, check_origin, signed_in
from tavola.server.live import live
from tavola.server.people import SignedIn
from tavola.server.refusals import NotThere, Refused, TooLarge, TooMany, refusal, status_of
from tavola.server.routes import HANDLERS
from tavola.server.routes.arguments import TheHouse
from tavola.server.settings import Settings

log = logging.getLogger("tavola.app")

LARGEST: Final = 128 * 1024
"""Bytes of a request."""

REFUSED: Final = {
    400: ResponseSpec(Refusal, description="Not in the right form, or names what is not there"),
    401: ResponseSpec(Refusal, description="Nobody is signed in"),
    403: ResponseSpec(Refusal, description="Somebody else may do it, or another page"),
    404: ResponseSpec(Refusal, description="There is no such thing, or not for you"),
    409: ResponseSpec(Refusal, description="Not now: stale, illegal, not your turn, taken"),
    413: ResponseSpec(Refusal, description="Too large"),
    429: ResponseSpec(Refusal, description="Too often"),
}
"""How every request can be refused."""

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


def make_app(settings: Settings) -> Litestar:
    """The application; with it running, `app.state.house` is the house."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, database.prepare(settings.database))
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    for handler in HANDLERS:
        handler.responses = REFUSED | (handler.responses or {})
    middleware = []
    if settings.metrics or settings.logs == "json":
        middleware.append(counted(settings))
    return Litestar(
        middleware=middleware,
        route_handlers=[*HANDLERS, live],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "who": Provide(who_asks),
        },
        signature_types=[House, SignedIn],
        before_request=before_request,
        exception_handlers={
            TavolaError: refused,
            HTTPException: refused_by_litestar,
            RecursionError: too_deep,
            Exception: failed,
        },
        response_headers=HEADERS,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Tavola",
            version=tavola.__version__,
            description=(
                "Tables for four German-style board games. Everything that the web client can do "
                "can be done here; the live socket at /api/live is described in docs/server.md."
            ),
            path="/api/docs",
            render_plugins=[ScalarRenderPlugin(), JsonRenderPlugin()],
        ),
        debug=False,
        logging_config=None,
    )


def counted(settings: Settings) -> Middleware:
    """Every request is counted, or logged, as the settings say."""

    def wrap(app: ASGIApp) -> ASGIApp:
        return Counted(app, settings.logs == "json")

    return wrap


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def who_asks(request: Request[Any, Any, Any], house: TheHouse) -> SignedIn:
    return await signed_in(request, house)


async def before_request(request: Request[Any, Any, Any]) -> None:
    """What may change something must come from our own pages, and not too often."""
    house: House = request.app.state.house
    if request.method not in SAFE:
        if not request.route_handler.opt.get(ANYWHERE):
            check_origin(request, house)
        house.limit("requests", address_of(request))


# --- what goes wrong


def answer(error: TavolaError, status: int) -> Response[Refusal]:
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else None
    return Response(refusal(error), status_code=status, headers=headers)


def refused(_: Request[Any, Any, Any], error: TavolaError) -> Response[Refusal]:
    return answer(error, status_of(error))


def refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """What Litestar itself refuses, in our words."""
    if isinstance(error, ValidationException):
        return answer(Refused("bad-request", problem=problem_of(error)), 400)
    if error.status_code == 413:
        return answer(TooLarge("too-large", most=LARGEST // 1024), 413)
    if error.status_code in (404, 405):
        path = request.url.path
        return answer(NotThere("no-such-address", path=path), error.status_code)
    if error.status_code >= 500:
        return failed(request, error)
    return answer(Refused("bad-request", problem=error.detail), error.status_code)


def problem_of(error: ValidationException) -> str:
    """What is wrong where, in one line."""
    found = []
    for part in error.extra if isinstance(error.extra, list) else []:
        if isinstance(part, dict):
            found.append(": ".join(str(part[k]) for k in ("key", "message") if part.get(k)))
    return "; ".join(found) or error.detail


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """JSON that is nested more deeply than anything here."""
    del error
    return answer(Refused("bad-request", problem="nested too deeply"), 400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A fault of ours: it goes into the log, and nothing of it to the outside."""
    log.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return answer(Refused("server-error"), 500)
