"""Notices: people are told once that a match waits for them, unless they are looking.

A wait begins when a seat becomes awaited and ends when it is not. Which wait somebody was told of
is kept as an entry of the match during it: the wait is still the same if the seat has been awaited
after every entry since then. Nothing is written for moves that nobody need be told of.

Where several nodes serve a site, the one with somebody's live socket says so before another tells
them; and whoever tells has claimed the notice in the database first.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.errors import TavolaError
from tavola.language import language
from tavola.match import Match
from tavola.message import Arg, Message
from tavola.server.database import (
    is_sqlite,
    mail_addresses,
    notices,
    push_subscriptions,
    seats,
    tables,
)
from tavola.server.keys import Keys
from tavola.server.mail import Mail, Undelivered, unsubscribable
from tavola.server.push import Gone, Push
from tavola.server.subscriptions import end_subscription, unsubscribe_link
from tavola.server.table import Table, now

if TYPE_CHECKING:
    from tavola.server.house import House

log = logging.getLogger("tavola.notices")

LONGEST_LOOK: Final = 5.0
"""Seconds between looks at who waits to be told."""

AT_ONCE: Final = 100
"""Tables looked at together."""

RETRY: Final = 60_000
"""Milliseconds after which something undelivered is tried again, then twice as long, and so on."""

MOST_TRIES: Final = 6


class TurnMessage(msgspec.Struct, frozen=True):
    """What a browser is sent."""

    title: str
    body: str
    table: str
    url: str


class Notices:
    """What tells people that it is their turn."""

    def __init__(self, house: "House", keys: Keys) -> None:
        settings = house.settings
        self._house = house
        self.mail = Mail(settings) if settings.mail else None
        self.push = Push(settings, keys) if settings.push else None
        self.after = round(1000 * settings.notice_after)
        self.every = min(LONGEST_LOOK, max(0.05, settings.notice_after / 4))
        self.grace = 0 if is_sqlite(house.store.engine) else round(2000 * self.every)
        """Other nodes have so long to say that somebody is looking."""
        self.sent: Counter[str] = Counter()
        """How many were sent by each way, and how many were `lost`."""

    async def look_on(self) -> None:
        if self.mail is None and self.push is None:
            return
        while True:
            await asyncio.sleep(self.every)
            try:
                await self._find()
                await self._tell()
            except Exception:
                log.exception("notices could not be looked after")

    async def close(self) -> None:
        if self.push:
            await self.push.close()

    # --- who waits

    async def _find(self) -> None:
        """Note who is to be told: who was awaited for long enough and is not looking."""
        listeners = sql.union(
            sql.select(push_subscriptions.c.person),
            sql.select(mail_addresses.c.person).where(mail_addresses.c.confirmed.is_not(None)),
        )
        at = now()
        bit = sql.literal(1).op("<<")(seats.c.seat)
        query = (
            sql.select(tables.c.id, seats.c.seat, seats.c.person, notices.c.number)
            .join(seats, seats.c.match == tables.c.id)
            .outerjoin(
                notices,
                (notices.c.match == tables.c.id)
                & (notices.c.seat == seats.c.seat)
                & (notices.c.person == seats.c.person),
            )
            .where(
                seats.c.person.in_(listeners),
                tables.c.status == "running",
                tables.c.touched < at - self.after,
                tables.c.awaited.op("&")(bit) != 0,
                notices.c.at.is_(None) | (notices.c.at < tables.c.touched),
            )
            .order_by(tables.c.touched)
            .limit(AT_ONCE)
        )
        for row in await self._house.store.read(lambda c: c.execute(query).all()):
            try:
                await self._note(row.id, row.seat, row.person, row.number)
            except TavolaError as error:
                log.error("table %s waits, but cannot be loaded: %s", row.id, error)
                await self._write(row.id, row.seat, row.person, 0, None)

    async def _note(self, key: str, seat: int, person: str, told: int | None) -> None:
        table = await self._house.table(key)
        await table.read_on()
        match = table.standing.match
        number = match.number if match else 0
        if not awaits(table, seat, person) or looks(table, person):
            await self._write(key, seat, person, number, None)
        elif (
            match and told is not None and await asyncio.to_thread(is_same_wait, match, seat, told)
        ):
            here = (notices.c.match == key, notices.c.seat == seat)
            await self._house.store.write(
                lambda c: c.execute(sql.update(notices).where(*here).values(at=now()))
            )
        else:
            await self._write(key, seat, person, number, now() + self.grace)

    async def _write(self, key: str, seat: int, person: str, number: int, due: int | None) -> None:
        row = {
            "match": key, "seat": seat, "person": person, "number": number,
            "at": now(), "due": due, "tries": 0, "told": "[]",
        }  # fmt: skip

        def work(connection: Connection) -> None:
            here = (notices.c.match == key, notices.c.seat == seat)
            there = connection.execute(sql.select(notices).where(*here)).first()
            if there is None:
                connection.execute(sql.insert(notices).values(row))
            elif there.person != person or there.number < number:  # another node was not faster
                connection.execute(sql.update(notices).where(*here).values(row))

        with contextlib.suppress(sql.exc.IntegrityError):  # another node was
            await self._house.store.write(work)

    # --- telling them

    async def _tell(self) -> None:
        rows: Any = await self._house.store.read(
            lambda c: c.execute(
                sql.select(notices).where(notices.c.due.is_not(None)).limit(AT_ONCE)
            ).all()
        )
        for row in rows:
            table = self._house.tables.get(row.match)
            if table and looks(table, row.person):
                await self._done(row)
            elif row.due <= now() and await self._claim(row):
                self._house.keep(self._tell_one(row))

    async def _claim(self, row: Any) -> bool:
        """Whether it is on this node to tell; should it fail, it is tried again later."""
        again = now() + RETRY * 2**row.tries
        claimed = await self._house.store.write(
            lambda c: (
                c.execute(
                    sql.update(notices)
                    .where(
                        notices.c.match == row.match,
                        notices.c.seat == row.seat,
                        notices.c.due == row.due,
                        notices.c.number == row.number,
                    )
                    .values(due=again, tries=row.tries + 1)
                ).rowcount
            )
        )
        return bool(claimed)

    async def _done(self, row: Any, told: list[str] | None = None, ended: bool = True) -> None:
        values: dict[str, Any] = {"due": None} if ended else {}
        if told is not None:
            values["told"] = msgspec.json.encode(told).decode()
        await self._house.store.write(
            lambda c: c.execute(
                sql.update(notices)
                .where(
                    notices.c.match == row.match,
                    notices.c.seat == row.seat,
                    notices.c.number == row.number,
                )
                .values(**values)
            )
        )

    async def _tell_one(self, row: Any) -> None:
        table = await self._house.table(row.match)
        await table.read_on()
        match = table.standing.match
        if (
            match is None
            or looks(table, row.person)
            or not awaits(table, row.seat, row.person)
            or not await asyncio.to_thread(is_same_wait, match, row.seat, row.number)
        ):
            await self._done(row)
            return
        told = msgspec.json.decode(row.told, type=list[str])
        whole = await self._by_mail(table, row, told)
        whole = await self._by_push(table, row, told) and whole
        if not whole and row.tries + 1 >= MOST_TRIES:
            log.warning("a notice of table %s was given up", row.match)
            self.sent["lost"] += 1
            whole = True
        await self._done(row, told, whole)

    async def _by_mail(self, table: Table, row: Any, told: list[str]) -> bool:
        """Send a letter, if the person wants one; whether there is nothing left to do."""
        here = (mail_addresses.c.person == row.person, mail_addresses.c.confirmed.is_not(None))
        found: Any = await self._house.store.read(
            lambda c: c.execute(sql.select(mail_addresses).where(*here)).first()
        )
        if found is None or self.mail is None or "mail" in told:
            return True
        link = unsubscribe_link(self._house, row.person, found.address)
        letter = self.mail.compose(
            found.address,
            found.language,
            "mail-turn",
            **self._about(table, row),
            name=self._house.people.card(row.person).name,
            link=self._link(table),
            unsubscribe=link,
        )
        try:
            await self.mail.send(unsubscribable(letter, link))
        except Undelivered as error:
            log.warning("a letter about table %s was not sent: %s", table.id, error)
            return error.for_good
        self.sent["mail"] += 1
        told.append("mail")
        return True

    async def _by_push(self, table: Table, row: Any, told: list[str]) -> bool:
        """Tell the person's browsers; whether there is nothing left to do."""
        here = push_subscriptions.c.person == row.person
        found: Any = await self._house.store.read(
            lambda c: c.execute(sql.select(push_subscriptions).where(here)).all()
        )
        whole = True
        for browser in found if self.push else []:
            if browser.id in told:
                continue
            speech, about = language(browser.language), self._about(table, row)
            said = TurnMessage(
                title=speech.say(Message("push-turn-title", about)),
                body=speech.say(Message("push-turn-text", about)),
                table=table.id,
                url=f"/table/{table.id}",
            )
            try:
                assert self.push is not None
                await self.push.send(browser.endpoint, browser.p256dh, browser.auth, said, table.id)
            except Gone:
                await end_subscription(self._house, row.person, browser.id)
            except Undelivered as error:
                log.warning("a browser was not told of table %s: %s", table.id, error)
                whole = whole and error.for_good
            else:
                self.sent["push"] += 1
                told.append(browser.id)
        return whole

    def _about(self, table: Table, row: Any) -> dict[str, Arg]:
        """What the notices say of a table."""
        places = [
            place
            for seat, place in enumerate(table.standing.places)
            if seat != row.seat and place.person
        ]
        people = self._house.people
        names = [people.card(place.person).name for place in places if place.person]
        return {
            "game": Message(f"game-{table.facts.game}"),
            "count": len(names),
            "others": ", ".join(names),
        }

    def _link(self, table: Table) -> str:
        return f"{self._house.settings.address}/table/{table.id}"


def awaits(table: Table, seat: int, person: str) -> bool:
    """Whether the match waits for the person, who plays this seat."""
    standing = table.standing
    return (
        standing.status == "running"
        and seat in standing.awaited
        and standing.seat_of(person) == seat
        and not standing.plays_itself(seat)
    )


def looks(table: Table, person: str) -> bool:
    """Whether the person has the table open on this node."""
    return any(watcher.person == person for watcher in table.watchers)


def is_same_wait(match: Match, seat: int, number: int) -> bool:
    """Whether the seat has been awaited after each entry from this one on."""
    if number > match.number:
        return False
    then = match.at(number)
    for entry in match.entries[number:]:
        if seat not in then.awaited:
            return False
        then.enter(entry)
    return seat in then.awaited
