"""Deleting a person: what is theirs goes, their name too, and the matches they played stay.

The log of a match names people by their ids alone, so every match can still be played through. At
tables that are running, a bot plays on.
"""

import functools

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server import seating
from tavola.server.api import DeleteMe
from tavola.server.database import (
    chat,
    device_codes,
    mail_addresses,
    notes,
    notices,
    passkeys,
    passwords,
    people,
    push_subscriptions,
    seats,
    sessions,
    tables,
    tokens,
)
from tavola.server.house import House
from tavola.server.people import NAME_OF, SESSIONS_OF
from tavola.server.refusals import Refused
from tavola.server.standing import Place
from tavola.server.table import Draft, now
from tavola.view import SPECTATOR

OWN = (
    chat, notes, notices, device_codes, mail_addresses, passkeys, passwords, push_subscriptions,
    sessions, tokens,
)  # fmt: skip
"""Where all that is a person's own goes with them."""

NOBODY = "–"
"""What is left of a name."""


async def confirm(house: House, person: str, said: DeleteMe) -> None:
    """Refuse a deletion that may be a mistake, or somebody else's wish."""
    name = house.people.card(person).name
    if said.name != name:
        raise Refused("not-your-name", name=name)
    await house.passwords.confirm(person, said.password)


async def delete(house: House, person: str) -> None:
    """Delete a person, and the programs that play for them."""
    programs = await house.store.read(
        lambda c: c.execute(sql.select(people.c.id).where(people.c.owner == person)).scalars().all()
    )
    everybody = [person, *programs]
    for somebody in everybody:
        await get_up(house, somebody)
    at = now()

    for somebody in everybody:
        await house.store.write(functools.partial(take_away, somebody), SESSIONS_OF + somebody)
        house.people.forget_sessions(somebody)
        house.hang_up(somebody)
        await get_up(house, somebody)  # where they have sat down meanwhile
        await house.store.write(functools.partial(unname, somebody, at), NAME_OF + somebody)
        await house.people.learn_again(somebody)
        house.tell_name(somebody)


def take_away(person: str, connection: Connection) -> None:
    for own in OWN:
        connection.execute(sql.delete(own).where(own.c.person == person))


def unname(person: str, at: int, connection: Connection) -> None:
    connection.execute(
        sql.update(people).where(people.c.id == person).values(name=NOBODY, deleted=at)
    )


async def get_up(house: House, person: str) -> None:
    """Leave all tables that are not over."""
    there = sql.select(seats.c.match).where(seats.c.person == person)
    found = await house.store.read(
        lambda c: (
            c.execute(
                sql.select(tables.c.id).where(
                    tables.c.status.in_(("gathering", "running")),
                    tables.c.id.in_(there) | (tables.c.host == person),
                )
            )
            .scalars()
            .all()
        )
    )

    def decide(draft: Draft) -> None:
        standing = draft.standing
        if standing.status not in ("gathering", "running"):
            return
        for seat, place in enumerate(standing.places):
            if place.kind == "invited" and place.person == person:
                draft.change_place(seat, Place("open"))
        hosts = standing.status == "gathering" and standing.facts.host == person
        if hosts or standing.seat_of(person) != SPECTATOR:
            seating.leave(draft, person)

    for key in found:
        await (await house.table(key)).change(decide)
