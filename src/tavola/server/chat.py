"""Chat at a table, and the notes that a person keeps about it for themselves."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server.api import ChatLine, ChatMessage
from tavola.server.database import chat, notes
from tavola.server.scene import encode
from tavola.server.table import Table, now

if TYPE_CHECKING:
    from tavola.server.house import House

MOST = 200
"""Lines that a client gets at once."""


async def say(house: "House", table: Table, person: str, address: str, text: str) -> ChatLine:
    """Write a line, and tell all who watch here."""
    house.limit("chat", person)
    house.limit("chat-from", address)
    seat, at = table.standing.seat_of(person), now()

    def work(connection: Connection) -> int:
        row = {"match": table.id, "person": person, "seat": seat, "text": text, "at": at}
        key: int = connection.execute(
            sql.insert(chat).values(row).returning(chat.c.id)
        ).scalar_one()
        return key

    key = await house.store.write(work, table.id)
    await house.people.learn([person])
    line = ChatLine(key, house.people.card(person), seat, text, at)
    table.tell_chat(encode(ChatMessage(table.id, [line])).decode(), key)
    return line


async def lines_after(house: "House", table: str, key: int) -> ChatMessage:
    """The last lines of a table's chat, of those after one of them."""
    rows: Any = await house.store.read(
        lambda c: c.execute(
            sql.select(chat)
            .where(chat.c.match == table, chat.c.id > key)
            .order_by(chat.c.id.desc())
            .limit(MOST)
        ).all()
    )
    await house.people.learn([row.person for row in rows])
    return ChatMessage(
        table,
        [
            ChatLine(row.id, house.people.card(row.person), row.seat, row.text, row.at)
            for row in reversed(rows)
        ],
    )


async def note_of(house: "House", table: str, person: str) -> str:
    found: str | None = await house.store.read(
        lambda c: c.execute(
            sql.select(notes.c.text).where(notes.c.match == table, notes.c.person == person)
        ).scalar()
    )
    return found or ""


async def keep_note(house: "House", table: str, person: str, text: str) -> None:
    def work(connection: Connection) -> None:
        here = (notes.c.match == table, notes.c.person == person)
        if not connection.execute(sql.update(notes).where(*here).values(text=text)).rowcount:
            connection.execute(sql.insert(notes).values(match=table, person=person, text=text))

    await house.store.write(work)
