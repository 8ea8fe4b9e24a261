"""Push: notices to browsers, encrypted for each (RFC 8291) and signed by the server (RFC 8292)."""

import base64
import fnmatch
import functools
import os
import re
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from tavola.server.keys import Keys
from tavola.server.mail import Undelivered
from tavola.server.refusals import Refused
from tavola.server.settings import Settings

if TYPE_CHECKING:
    import httpx

DAY: Final = 24 * 3600
SECONDS: Final = 20.0
"""For so long a push service may take."""

KEY_BYTES: Final = 65
"""Of a browser's public key: a point of P-256, uncompressed."""

AUTH_BYTES: Final = 16


class Gone(Undelivered):
    """The browser wants no notices any more."""

    def __init__(self) -> None:
        super().__init__("the subscription has ended", True)


class Push:
    """A way to send notices to browsers."""

    def __init__(self, settings: Settings, keys: Keys) -> None:
        self._services = settings.push_services
        self._key = keys.vapid
        self._contact = f"mailto:{settings.sender}"
        self._client: httpx.AsyncClient | None = None

    # What they need is imported at the first use: a start would take a fifth longer with it.

    @functools.cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_raw(self._key.encode())

    def _line(self) -> "httpx.AsyncClient":
        import httpx

        if self._client is None:
            self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        return self._client

    @functools.cached_property
    def public_key(self) -> str:
        """As `PushManager.subscribe` wants it."""
        from cryptography.hazmat.primitives import serialization

        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what no browser says, and endpoints of services that are not known."""
        if not any(serves(service, endpoint) for service in self._services):
            raise Refused("unknown-push-service", host=urlsplit(endpoint).netloc)
        try:
            fits = is_point(decoded(p256dh)) and len(decoded(auth)) == AUTH_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise Refused("bad-push-keys")

    async def send(self, endpoint: str, p256dh: str, auth: str, said: Any, topic: str) -> None:
        """Send something; what was sent with the same topic and not yet seen is replaced."""
        where = urlsplit(endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + DAY // 2,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = encrypted(msgspec.json.encode(said), decoded(p256dh), decoded(auth))
        import httpx

        try:
            answer = await self._line().post(endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            raise Undelivered(repr(error), False) from error
        if answer.status_code in (404, 410):
            raise Gone
        if not answer.is_success:
            again = answer.status_code in (408, 429) or answer.status_code >= 500
            raise Undelivered(f"the push service says {answer.status_code}", not again)

    async def close(self) -> None:
        if self._client:
            await self._client.aclose()


def serves(service: str, endpoint: str) -> bool:
    """Whether an endpoint belongs to a service: a host, or a whole address."""
    where = urlsplit(endpoint)
    if "://" in service:
        return service.rstrip("/") == f"{where.scheme}://{where.netloc}"
    # No user, password or port, behind which another host could hide.
    plain = re.fullmatch("[a-z0-9.-]+", where.netloc)
    return where.scheme == "https" and bool(plain) and fnmatch.fnmatchcase(where.netloc, service)


def encrypted(said: bytes, browser: bytes, auth: bytes) -> bytes:
    """For this browser alone, with a key of its own for each message."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        said, salt=os.urandom(16), private_key=once, dh=browser, auth_secret=auth
    )
    return sealed


def decoded(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def is_point(key: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(key) != KEY_BYTES:
        return False
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)  # raises ValueError
    return True
