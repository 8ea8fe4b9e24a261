"""Invitations: what somebody sees who opens a link, and coming to the table by it."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from tavola.server import seating
from tavola.server.api import InvitedTo, Table
from tavola.server.house import House
from tavola.server.people import SignedIn

Token = Annotated[str, Parameter(description="What the link ends with.", max_length=64)]


@get("/api/invitations/{token:str}", tags=["tables"], summary="What a link leads to")
async def show_invitation(token: Token, house: House) -> InvitedTo:
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
async def accept_invitation(token: Token, house: House, who: SignedIn) -> Table:
    return (await seating.accept(house, token, who.person)).shown()


HANDLERS: list[Any] = [show_invitation, accept_invitation]
