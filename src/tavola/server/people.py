"""People: who they are, by which devices and programs they come, and what they are called.

A session is a random number in an http-only cookie, a token one in a header. Of both only a digest
is kept: who reads the database cannot sign in with it.
"""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server.api import Me, PersonCard, SessionCard, Sitting, TokenCard
from tavola.server.database import (
    device_codes,
    passkeys,
    passwords,
    people,
    push_subscriptions,
    sessions,
    tokens,
)
from tavola.server.refusals import NotAllowed, NotSignedIn, NotThere
from tavola.server.standing import Place, Standing
from tavola.server.store import Store

ALPHABET: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Digits and letters that nobody mistakes for each other."""

TOKEN_PREFIX: Final = "tavola_"
SESSION_DAYS: Final = 400
CODE_MINUTES: Final = 10
REMEMBERED: Final = 20_000
"""People whose names are kept at hand."""

BELIEVED: Final = 10_000
"""For so many milliseconds a session is not looked up again."""

SESSIONS_OF: Final = "sessions:"
NAME_OF: Final = "name:"
"""With a person behind them: what other nodes are told has changed, as they are of tables."""

DAY: Final = 24 * 3600 * 1000


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody who was recognised."""

    person: str
    session: str | None
    """The id of the session; none: it came with a token."""


def session_of(who: SignedIn) -> str:
    """The session of somebody who must be there in person."""
    if who.session is None:
        raise NotAllowed("not-for-programs")
    return who.session


class People:
    """The people of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cards: OrderedDict[str, PersonCard] = OrderedDict()
        self._sessions: OrderedDict[str, tuple[SignedIn, int]] = OrderedDict()

    # --- what they are called

    def card(self, person: str) -> PersonCard:
        """A person as everybody may see them, who must be known already."""
        return self._cards.get(person) or PersonCard(person, "?")

    def is_known(self, person: str) -> bool:
        return person in self._cards

    async def know(self, standing: Standing) -> None:
        """Have the names at hand of those who sit at a table."""
        wanted = {place.person for place in standing.places if place.person}
        wanted.add(standing.facts.host)
        if not wanted <= self._cards.keys():
            await self.learn(wanted)

    async def learn(self, wanted: Iterable[str]) -> None:
        missing = [person for person in set(wanted) if person not in self._cards]
        if missing:
            for card in await self._store.read(lambda c: cards_of(c, missing)):
                self.remember(card)

    def remember(self, card: PersonCard) -> None:
        self._cards[card.id] = card
        self._cards.move_to_end(card.id)
        if len(self._cards) > REMEMBERED:
            self._cards.popitem(last=False)

    async def learn_again(self, person: str) -> None:
        """Somebody's name may have changed elsewhere."""
        if self._cards.pop(person, None):
            await self.learn([person])

    def forget_sessions(self, person: str) -> None:
        """Somebody's sessions or tokens may have ended."""
        for key, (signed_in, _) in list(self._sessions.items()):
            if signed_in.person == person:
                del self._sessions[key]

    def forget_all(self) -> None:
        """Names or sessions may have changed elsewhere."""
        self._cards.clear()
        self._sessions.clear()

    def sittings(self, standing: Standing, present: set[int]) -> list[Sitting]:
        return [
            self.sitting(seat, place, seat in present) for seat, place in enumerate(standing.places)
        ]

    def sitting(self, seat: int, place: Place, present: bool) -> Sitting:
        person = self.card(place.person) if place.person else None
        return Sitting(seat, place.kind, person, place.level, present, place.lost)

    # --- signing in

    async def new_guest(self, name: str, device: str, at: int) -> tuple[str, str]:
        """A guest, signed in: the id, and the cookie."""
        person = new_id()

        def work(connection: Connection) -> None:
            connection.execute(sql.insert(people).values(id=person, name=name, created=at))

        await self._store.write(work)
        self.remember(PersonCard(person, name))
        return person, await self.sign_in(person, device, at)

    async def sign_in(self, person: str, device: str, at: int) -> str:
        """A session for a device of a person; what its cookie must say."""
        cookie = secrets.token_urlsafe(32)
        row = {
            "digest": digest(cookie),
            "id": new_id(),
            "person": person,
            "device": device[:200],
            "created": at,
            "seen": at,
        }
        await self._store.write(lambda c: c.execute(sql.insert(sessions).values(row)))
        return cookie

    async def by_cookie(self, cookie: str, at: int) -> SignedIn:
        """Who has this cookie."""
        key = digest(cookie)
        known = self._sessions.get(key)
        if known and at - known[1] < BELIEVED:
            return known[0]
        row = await self._store.read(
            lambda c: c.execute(
                sql.select(sessions.c.person, sessions.c.id, sessions.c.seen).where(
                    sessions.c.digest == key
                )
            ).first()
        )
        if row is None or at - row.seen > SESSION_DAYS * DAY:
            raise NotSignedIn("no-session")
        if at - row.seen > DAY / 24:
            await self._store.write(
                lambda c: c.execute(
                    sql.update(sessions).where(sessions.c.digest == key).values(seen=at)
                )
            )
        signed_in = SignedIn(row.person, row.id)
        self._sessions[key] = (signed_in, at)
        if len(self._sessions) > REMEMBERED:
            self._sessions.popitem(last=False)
        await self.learn([row.person])
        return signed_in

    async def by_token(self, token: str, at: int) -> SignedIn:
        """Which program has this token."""
        key = digest(token)
        known = self._sessions.get(key)
        if known and at - known[1] < BELIEVED:
            return known[0]
        row = await self._store.read(
            lambda c: c.execute(sql.select(tokens.c.person).where(tokens.c.digest == key)).first()
        )
        if row is None:
            raise NotSignedIn("no-such-token")
        await self._store.write(
            lambda c: c.execute(sql.update(tokens).where(tokens.c.digest == key).values(seen=at))
        )
        signed_in = SignedIn(row.person, None)
        self._sessions[key] = (signed_in, at)
        await self.learn([row.person])
        return signed_in

    async def sign_out(self, person: str, session: str) -> None:
        """End a session of the person."""

        def work(connection: Connection) -> None:
            if session not in sessions_in(connection, person):
                raise NotThere("no-such-session")
            end_sessions(connection, [session])

        await self._store.write(work, SESSIONS_OF + person)
        self.forget_sessions(person)

    async def sign_out_everywhere(self, person: str, but: str | None = None) -> None:
        """End all sessions of the person, or all but one."""

        def work(connection: Connection) -> None:
            end_sessions(connection, sessions_in(connection, person) - {but})

        await self._store.write(work, SESSIONS_OF + person)
        self.forget_sessions(person)

    async def sessions_of(self, person: str, here: str | None) -> list[SessionCard]:
        rows = await self._store.read(
            lambda c: c.execute(
                sql.select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen)
            ).all()
        )
        return [
            SessionCard(row.id, row.device, row.created, row.seen, row.id == here) for row in rows
        ]

    # --- another device of the same person

    async def new_code(self, person: str, at: int) -> tuple[str, int]:
        """A code that another device types in, once, within some minutes."""
        code = "-".join(new_id(4).upper() for _ in range(3))
        expires = at + CODE_MINUTES * 60_000

        def work(connection: Connection) -> None:
            connection.execute(sql.delete(device_codes).where(device_codes.c.expires < at))
            connection.execute(
                sql.insert(device_codes).values(digest=digest(code), person=person, expires=expires)
            )

        await self._store.write(work)
        return code, expires

    async def use_code(self, code: str, device: str, at: int) -> tuple[str, str]:
        """Sign in with such a code: the person, and the cookie."""
        key = digest(code.strip().upper())

        def work(connection: Connection) -> str | None:
            person = connection.execute(
                sql.select(device_codes.c.person).where(
                    device_codes.c.digest == key, device_codes.c.expires >= at
                )
            ).scalar()
            connection.execute(sql.delete(device_codes).where(device_codes.c.digest == key))
            return person

        person = await self._store.write(work)
        if person is None:
            raise NotSignedIn("no-such-code")
        await self.learn([person])
        return person, await self.sign_in(person, device, at)

    # --- themselves

    async def me(self, person: str) -> Me:
        has_passkey = sql.exists().where(passkeys.c.person == people.c.id)
        row = await self._store.read(
            lambda c: c.execute(
                sql.select(people, passwords.c.login, has_passkey.label("passkey"))
                .outerjoin(passwords, passwords.c.person == people.c.id)
                .where(people.c.id == person)
            ).first()
        )
        if row is None:
            raise NotSignedIn("no-session")
        account = row.login is not None or row.passkey
        return Me(row.id, row.name, row.owner is not None, account, row.created, row.login)

    async def rename(self, person: str, name: str) -> None:
        await self._store.write(
            lambda c: c.execute(sql.update(people).where(people.c.id == person).values(name=name)),
            NAME_OF + person,
        )
        self.remember(PersonCard(person, name, self.card(person).bot))

    # --- programs that play

    async def new_token(self, owner: str, name: str, at: int) -> tuple[str, str, PersonCard]:
        """A program of this owner, and the token by which it comes: id, token, who it is."""
        token, key, card = (
            TOKEN_PREFIX + secrets.token_urlsafe(32),
            new_id(),
            PersonCard(new_id(), name, True),
        )

        def work(connection: Connection) -> None:
            connection.execute(
                sql.insert(people).values(id=card.id, name=name, owner=owner, created=at)
            )
            connection.execute(
                sql.insert(tokens).values(digest=digest(token), id=key, person=card.id, created=at)
            )

        await self._store.write(work)
        self.remember(card)
        return key, token, card

    async def tokens_of(self, owner: str) -> list[TokenCard]:
        rows = await self._store.read(
            lambda c: c.execute(
                sql.select(tokens.c.id, people.c.name, tokens.c.created, tokens.c.seen)
                .join(people, people.c.id == tokens.c.person)
                .where(people.c.owner == owner)
                .order_by(tokens.c.created)
            ).all()
        )
        return [TokenCard(*row) for row in rows]

    async def revoke_token(self, owner: str, key: str) -> None:
        owned = sql.select(people.c.id).where(people.c.owner == owner)
        here = (tokens.c.id == key, tokens.c.person.in_(owned))
        program = await self._store.read(
            lambda c: c.execute(sql.select(tokens.c.person).where(*here)).scalar()
        )
        if program is None:
            raise NotThere("no-such-token-id")
        await self._store.write(
            lambda c: c.execute(sql.delete(tokens).where(*here)), SESSIONS_OF + program
        )
        self.forget_sessions(program)


def cards_of(connection: Connection, wanted: list[str]) -> list[PersonCard]:
    rows: Any = connection.execute(
        sql.select(people.c.id, people.c.name, people.c.owner, people.c.deleted).where(
            people.c.id.in_(wanted)
        )
    )
    return [
        PersonCard(row.id, row.name, row.owner is not None, row.deleted is not None) for row in rows
    ]


def sessions_in(connection: Connection, person: str) -> set[str | None]:
    found = connection.execute(sql.select(sessions.c.id).where(sessions.c.person == person))
    return set(found.scalars())


def end_sessions(connection: Connection, ended: Iterable[str | None]) -> None:
    """End sessions; the browsers are told of nobody's turn any more."""
    ended = list(ended)
    connection.execute(
        sql.delete(push_subscriptions).where(push_subscriptions.c.session.in_(ended))
    )
    connection.execute(sql.delete(sessions).where(sessions.c.id.in_(ended)))
