"""Invitations: what somebody sees who opens a link, and coming to the table by it."""

from typing import Any

from litestar import get, post

from tavola.server import seating
from tavola.server.api import InvitedTo, Table
from tavola.server.routes.arguments import TheHouse, Token, Who


@get("/api/invitations/{token:str}", tags=["tables"], summary="What a link leads to")
async def show_invitation(token: Token, house: TheHouse) -> InvitedTo:
    table = await seating.invited_to(house, token)
    facts, standing = table.facts, table.standing
    return InvitedTo(
        table=table.id,
        game=facts.game,
        players=facts.players,
        status=standing.status,
        host=house.people.card(facts.host),
        free=len(standing.free),
    )


@post(
    "/api/invitations/{token:str}",
    tags=["tables"],
    summary="Come to the table by a link",
    status_code=200,
)
async def accept_invitation(token: Token, house: TheHouse, who: Who) -> Table:
    return (await seating.accept(house, token, who.person)).shown()


HANDLERS: list[Any] = [show_invitation, accept_invitation]
