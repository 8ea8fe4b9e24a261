"""Passwords: an account that its owner comes back to with a name for signing in and a password.

Passwords are kept as Argon2id has made them. Whether a name exists cannot be told from how long a
refusal takes: a password for nobody is checked like any other.
"""

import asyncio
import unicodedata
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server.database import passkeys, passwords
from tavola.server.refusals import NotAllowed, NotSignedIn, Refused, Stale
from tavola.server.store import Store

if TYPE_CHECKING:
    from argon2 import PasswordHasher

AT_ONCE: Final = 2
"""Passwords that are worked on at once: each takes 64 MB while it is."""

NOBODYS: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXdoZXJlIGVsc2U$fN3W1aCwHc9lVdCZzMBLdUgsY0zmZCkLKzHsbZ7bB0E"
)
"""Looks like what is kept of a password; no password fits it."""


class Passwords:
    """The passwords of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def sign_in(self, login: str, password: str) -> str:
        """The person with this name for signing in and this password."""
        key = compared(login)
        row = await self._store.read(
            lambda c: c.execute(sql.select(passwords).where(passwords.c.login == key)).first()
        )
        fits = await self._fits(row.hash if row else NOBODYS, password)
        if row is None or not fits:
            raise NotSignedIn("wrong-password")
        person: str = row.person
        if await asyncio.to_thread(is_dated, row.hash):
            await self._keep(person, key, password, row.changed)
        return person

    async def set(self, person: str, login: str, password: str, old: str | None, at: int) -> None:
        """Give the person a password, or another one, who must know the old one."""
        await self.confirm(person, old)
        if compared(login) == compared(password):
            raise Refused("password-is-login")
        await self._keep(person, compared(login), password, at)

    async def confirm(self, person: str, password: str | None) -> None:
        """Refuse what only who knows the person's password may do, if they have one."""
        kept = await self._store.read(
            lambda c: c.execute(
                sql.select(passwords.c.hash).where(passwords.c.person == person)
            ).scalar()
        )
        if kept is None:
            return
        if password is None:
            raise NotAllowed("password-needed")
        if not await self._fits(kept, password):
            raise NotAllowed("wrong-old-password")

    async def remove(self, person: str, password: str) -> None:
        """Come by passkeys alone from now on."""
        await self.confirm(person, password)

        def work(connection: Connection) -> None:
            other = sql.select(passkeys.c.id).where(passkeys.c.person == person)
            if connection.execute(other).first() is None:
                raise Stale("last-way-in")
            connection.execute(sql.delete(passwords).where(passwords.c.person == person))

        await self._store.write(work)

    async def _keep(self, person: str, key: str, password: str, at: int) -> None:
        async with self._turn:
            made = await asyncio.to_thread(hash_of, password)

        def work(connection: Connection) -> None:
            taken = connection.execute(
                sql.select(passwords.c.person).where(
                    passwords.c.login == key, passwords.c.person != person
                )
            ).first()
            if taken:
                raise Stale("login-taken")
            connection.execute(sql.delete(passwords).where(passwords.c.person == person))
            connection.execute(
                sql.insert(passwords).values(person=person, login=key, hash=made, changed=at)
            )

        try:
            await self._store.write(work)
        except sql.exc.IntegrityError as error:  # two chose it in the same moment
            raise Stale("login-taken") from error

    async def _fits(self, kept: str, password: str) -> bool:
        async with self._turn:
            return await asyncio.to_thread(fits, kept, password)


def compared(login: str) -> str:
    """A name for signing in as it is compared: capitals and ways of writing do not matter."""
    return unicodedata.normalize("NFKC", login).casefold().strip()


def hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


def composed(password: str) -> str:
    """The same password, whatever keyboard has made it."""
    return unicodedata.normalize("NFKC", password)


def hash_of(password: str) -> str:
    return hasher().hash(composed(password))


def fits(kept: str, password: str) -> bool:
    from argon2.exceptions import VerificationError

    try:
        return hasher().verify(kept, composed(password))
    except VerificationError:
        return False


def is_dated(kept: str) -> bool:
    """Whether what is kept was made in a way that would be chosen differently today."""
    return hasher().check_needs_rehash(kept)
