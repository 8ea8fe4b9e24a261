"""Bringing along: who came as a guest and then signs in takes the guest's seats to their account.

It is the same person, so clocks go on and a bot that plays meanwhile goes on playing.
"""

from typing import Final

import msgspec
import sqlalchemy as sql

from tavola.server.database import seats, tables
from tavola.server.house import House
from tavola.server.refusals import Stale
from tavola.server.table import Draft
from tavola.view import SPECTATOR

KEPT: Final = ("person", "invited")


async def bring_along(house: House, guest: str, person: str) -> None:
    """Give the guest's seats to the person, except where they sit already; the guest is no more."""
    if guest == person:
        return
    me = await house.people.me(guest)
    if me.account or me.bot:
        raise Stale("not-a-guest", name=me.name)
    found = await house.store.read(
        lambda c: (
            c.execute(
                sql.select(seats.c.match)
                .join(tables, tables.c.id == seats.c.match)
                .where(seats.c.person == guest, tables.c.status != "closed")
            )
            .scalars()
            .all()
        )
    )

    def decide(draft: Draft) -> None:
        if draft.standing.seat_of(person) != SPECTATOR:
            return
        for seat, place in enumerate(draft.standing.places):
            if place.person == guest and place.kind in KEPT:
                draft.change_place(seat, msgspec.structs.replace(place, person=person))

    for key in found:
        await (await house.table(key)).change(decide)
    await house.people.sign_out_everywhere(guest)
    house.hang_up(guest)
