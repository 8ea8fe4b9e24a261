"""Keys: what the server signs with. They are made at the first start and kept in the database."""

import base64
import hashlib
import hmac
import secrets
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server.database import is_sqlite, memory
from tavola.server.store import Store

SECRET: Final = "secret"
VAPID: Final = "vapid"


class Keys:
    """The keys of a server, the same for all its nodes."""

    def __init__(self, secret: str, vapid: str) -> None:
        self._secret = secret.encode()
        self.vapid = vapid
        """The private key for notices to browsers: 32 bytes in base64url."""

    def sign(self, purpose: str, *said: str) -> str:
        """What shows that the server itself has said this, for this purpose alone."""
        text = "\0".join((purpose, *said)).encode()
        made = hmac.digest(self._secret, text, hashlib.sha256)
        return base64.urlsafe_b64encode(made[:24]).decode()

    def has_signed(self, signature: str, purpose: str, *said: str) -> bool:
        made = self.sign(purpose, *said).encode()
        return hmac.compare_digest(signature.encode(), made)


async def keys_of(store: Store, secret: str) -> Keys:
    """The keys of the server with this store; a `secret` said in the settings goes before."""

    def work(connection: Connection) -> dict[str, str]:
        if not is_sqlite(store.engine):  # two nodes may start for the first time together
            connection.execute(sql.text("SELECT pg_advisory_xact_lock(710421)"))
        wanted = memory.c.name.in_((SECRET, VAPID))
        rows: Any = connection.execute(sql.select(memory).where(wanted))
        found = {row.name: row.value for row in rows}
        made = {SECRET: secrets.token_urlsafe(32), VAPID: new_vapid()} if len(found) < 2 else {}
        for name in made.keys() - found.keys():
            connection.execute(sql.insert(memory).values(name=name, value=made[name]))
        return made | found

    found = await store.write(work)
    return Keys(secret or found[SECRET], found[VAPID])


def new_vapid() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")
