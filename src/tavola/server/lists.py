"""Lists of tables: the public ones, one's own, and the next that waits for one."""

from typing import Any, Literal, TypeAlias

import sqlalchemy as sql

from tavola.server.api import TableCard, TableList
from tavola.server.database import seats, tables
from tavola.server.house import House
from tavola.server.refusals import Refused
from tavola.server.table import Table
from tavola.view import SPECTATOR

Which: TypeAlias = Literal["open", "running", "mine", "finished"]

PAGE = 50


async def tables_of(
    house: House, person: str, which: Which, game: str | None, after: str | None
) -> TableList:
    """A page of a list, what was touched last first; of one's own, what waits for one first."""
    query = sql.select(tables.c.id, tables.c.touched)
    mine = sql.select(seats.c.match).where(seats.c.person == person)
    match which:
        case "open":
            query = query.where(tables.c.public, tables.c.status == "gathering")
        case "running":
            query = query.where(tables.c.public, tables.c.status == "running")
        case "mine":
            query = query.where(
                tables.c.id.in_(mine) | (tables.c.host == person),
                tables.c.status.in_(("gathering", "running")),
            )
        case "finished":
            query = query.where(tables.c.id.in_(mine), tables.c.status == "over")
    if after is not None:
        touched, _, key = after.partition("-")
        if not touched.isdecimal() or len(touched) > 15:
            raise Refused("bad-after", after=after)
        last = sql.tuple_(sql.literal(int(touched)), sql.literal(key))
        query = query.where(sql.tuple_(tables.c.touched, tables.c.id) < last)
    query = query.order_by(tables.c.touched.desc(), tables.c.id.desc()).limit(PAGE + 1)
    rows: Any = await house.store.read(lambda c: c.execute(query).all())
    cards = []
    for row in rows[:PAGE]:
        table = await house.table(row.id)
        if game is None or table.facts.game == game:
            cards.append(card_of(house, table, person))
    if which == "mine":
        cards.sort(key=lambda card: (not card.yours, card.due or 1 << 60))
    more = len(rows) > PAGE
    return TableList(cards, f"{rows[PAGE - 1].touched}-{rows[PAGE - 1].id}" if more else None)


async def next_of(house: House, person: str, after: str | None) -> TableList:
    """The table that has waited for the person longest, other than the one they are at."""
    mine = sql.select(seats.c.match, seats.c.seat).where(seats.c.person == person).subquery()
    query = (
        sql.select(tables.c.id)
        .join(mine, mine.c.match == tables.c.id)
        .where(
            tables.c.status == "running",
            tables.c.id != (after or ""),
            tables.c.awaited.op("&")(sql.literal(1).op("<<")(mine.c.seat)) != 0,
        )
        .order_by(tables.c.touched)
        .limit(PAGE)
    )
    found: Any = await house.store.read(lambda c: c.execute(query).scalars().all())
    for key in found:
        card = card_of(house, await house.table(key), person)
        if card.yours:
            return TableList([card], None)
    return TableList([], None)


def card_of(house: House, table: Table, person: str) -> TableCard:
    facts, standing = table.facts, table.standing
    seat = standing.seat_of(person)
    falls = standing.clocks.falls()
    return TableCard(
        id=table.id,
        game=facts.game,
        players=facts.players,
        options=facts.options,
        pace=facts.pace,
        public=facts.public,
        status=standing.status,
        seats=house.people.sittings(standing, table.present),
        awaited=list(standing.awaited),
        you=seat,
        yours=waits_for(table, person, seat),
        due=falls[1] if falls and standing.status == "running" else None,
        touched=standing.touched,
    )


def waits_for(table: Table, person: str, seat: int) -> bool:
    standing = table.standing
    if standing.status == "gathering":
        kept = any(p.kind == "invited" and p.person == person for p in standing.places)
        return kept or (standing.facts.host == person and not standing.free)
    if seat == SPECTATOR:
        return False
    return seat in standing.awaited and not standing.plays_itself(seat)
