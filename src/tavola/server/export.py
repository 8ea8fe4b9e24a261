"""All that is kept of a person, as one JSON document, written table by table.

Matches are in notation: those that are over as a whole, those that go on as the person may know
them. Secrets such as passwords and tokens are not kept in a form that could be told.
"""

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from tavola.errors import TavolaError
from tavola.server import replay
from tavola.server.database import chat, mail_addresses, notes, push_subscriptions, seats, tables
from tavola.server.house import House
from tavola.server.lists import card_of
from tavola.server.scene import encode

MOST_AT_ONCE: Final = 500
"""Lines of chat that are read at once."""


async def everything(house: House, person: str) -> AsyncIterator[bytes]:
    yield b"{"
    for name, value in (await about(house, person)).items():
        yield encode(name) + b":" + encode(value) + b",\n"
    yield b'"chat":['
    async for part in separated(own_chat(house, person)):
        yield part
    yield b'],\n"tables":['
    async for part in separated(own_tables(house, person)):
        yield part
    yield b"]}\n"


async def separated(values: AsyncIterator[Any]) -> AsyncIterator[bytes]:
    first = True
    async for value in values:
        yield (b"" if first else b",\n") + encode(value)
        first = False


async def about(house: House, person: str) -> dict[str, Any]:
    """What is not at a table."""
    mail = await house.store.read(
        lambda c: (
            c.execute(
                sql.select(
                    mail_addresses.c.address, mail_addresses.c.language, mail_addresses.c.confirmed
                ).where(mail_addresses.c.person == person)
            )
            .mappings()
            .first()
        )
    )
    push = await house.store.read(
        lambda c: (
            c.execute(
                sql.select(
                    push_subscriptions.c.endpoint,
                    push_subscriptions.c.device,
                    push_subscriptions.c.language,
                    push_subscriptions.c.created,
                ).where(push_subscriptions.c.person == person)
            )
            .mappings()
            .all()
        )
    )
    return {
        "person": await house.people.me(person),
        "devices": await house.people.sessions_of(person, None),
        "passkeys": await house.passkeys.of(person),
        "programs": await house.people.tokens_of(person),
        "mail": dict(mail) if mail else None,
        "push": [dict(row) for row in push],
    }


async def own_chat(house: House, person: str) -> AsyncIterator[Any]:
    last = 0
    while rows := await lines_after(house, person, last):
        for row in rows:
            yield {"table": row.match, "text": row.text, "at": row.at}
        last = rows[-1].id


async def lines_after(house: House, person: str, last: int) -> Any:
    query = (
        sql.select(chat)
        .where(chat.c.person == person, chat.c.id > last)
        .order_by(chat.c.id)
        .limit(MOST_AT_ONCE)
    )
    return await house.store.read(lambda c: c.execute(query).all())


async def own_tables(house: House, person: str) -> AsyncIterator[Any]:
    there = sql.select(seats.c.match).where(seats.c.person == person)
    query = (
        sql.select(tables.c.id, notes.c.text)
        .outerjoin(notes, (notes.c.match == tables.c.id) & (notes.c.person == person))
        .where(
            tables.c.id.in_(there) | (tables.c.host == person) | notes.c.text.is_not(None),
        )
        .order_by(tables.c.created)
    )
    for key, note in await house.store.read(lambda c: c.execute(query).all()):
        try:
            table = await house.table(key)
        except TavolaError as error:  # one that cannot be opened does not keep back the others
            yield {"id": key, "note": note, "match": None, "problem": str(error)}
            continue
        card = msgspec.to_builtins(card_of(house, table, person))
        seen = table.standing.match and replay.text(table, person)
        yield {**card, "note": note, "match": seen}
