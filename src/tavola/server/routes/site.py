"""The web client, from the package, and whether the server is well."""

import hmac
import importlib.resources
import logging
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import tavola
from tavola.server.api import Health
from tavola.server.figures import KIND
from tavola.server.refusals import NotNow, NotSignedIn
from tavola.server.routes.arguments import Asked, TheHouse

log = logging.getLogger("tavola.site")

WEB: Final = Path(str(importlib.resources.files("tavola"))) / "web"
"""Where the built web client lies."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files that have a digest of what they contain in their names."""

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tavola</title>
<style>body{font:16px/1.6 system-ui;max-width:40em;margin:4em auto;padding:0 1em}</style>
<h1>Tavola is running</h1>
<p>The web client has not been built, so there is nothing to see here yet. Stop the server, run
<code>make web</code> in the folder of the source, and start it again.</p>
<p>The interface for programs works: <a href="/api/docs">its description</a>.</p>
</html>
"""

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".ftl": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain; charset=utf-8",
}


@get("/api/health", tags=["server"], summary="Whether the server is well")
async def health(house: TheHouse) -> Health:
    """503 where it cannot serve, so that a proxy asks another node."""
    if house.closing:
        raise NotNow("stopping")
    try:
        await house.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    except sql.exc.DBAPIError as error:
        log.error("the database does not answer: %s", error)
        raise NotNow("database-away") from error
    return Health(tavola.__version__, len(house.tables), len(house.sockets))


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: FromPath[str] = "") -> Response[Any]:
    """A file of the client; for every address that is none, its page, which knows what to show."""
    path = path.lstrip("/")
    if path.startswith("api/"):
        raise NotFoundException
    file = (WEB / path).resolve()
    if not path or not file.is_relative_to(WEB) or not file.is_file():
        if Path(path).suffix in TYPES and Path(path).suffix != ".html":
            raise NotFoundException
        file = WEB / "index.html"
    if not file.is_file():
        return Response(MISSING, media_type=MediaType.HTML)
    headers = {"Cache-Control": FOREVER if path.startswith("assets/") else "no-cache"}
    kind = TYPES.get(file.suffix, "application/octet-stream")
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, house: TheHouse) -> Response[bytes]:
    """For Prometheus, with the token of the settings; without one there is nothing here."""
    if house.figures is None:
        raise NotFoundException
    wanted = f"Bearer {house.settings.metrics}".encode()
    if not hmac.compare_digest(request.headers.get("authorization", "").encode(), wanted):
        raise NotSignedIn("no-such-token")
    return Response(house.figures.text(house), media_type=KIND)


HANDLERS: list[Any] = [health, metrics, client]
