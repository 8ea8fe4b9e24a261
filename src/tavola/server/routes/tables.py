"""Tables: making and finding them, sitting down, starting, leaving."""

from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import QueryParameter

from tavola.server import lists, seating
from tavola.server.api import (
    InvitationCard,
    Table,
    TableList,
)
from tavola.server.identity import address_of
from tavola.server.refusals import NotAllowed
from tavola.server.routes.arguments import After, Asked, Game, Key, SeatInPath, TheHouse, Token, Who
from tavola.server.routes.bodies import (
    ChangeSeatBody,
    NewTableBody,
    ReplaceAbsentBody,
    TakeSeatBody,
)
from tavola.view import SPECTATOR


@get("/api/tables", tags=["tables"], summary="Public tables, one's own, or those that wait")
async def list_tables(
    house: TheHouse,
    who: Who,
    of: Annotated[
        lists.Which,
        QueryParameter(
            description=(
                "`open`: public ones with a free seat; `running`: public ones to watch; `mine`: "
                "those at which one sits or was asked to sit, the ones that wait first; "
                "`finished`: one's own that are over."
            )
        ),
    ] = "open",
    game: Game = None,
    after: After = None,
) -> TableList:
    return await lists.tables_of(house, who.person, of, game, after)


@get("/api/tables/next", tags=["tables"], summary="The next table that waits for one")
async def next_table(
    house: TheHouse,
    who: Who,
    after: After = None,
) -> TableList:
    return await lists.next_of(house, who.person, after)


@post("/api/tables", tags=["tables"], summary="Make a table")
async def make_table(data: NewTableBody, request: Asked, house: TheHouse, who: Who) -> Table:
    house.limit("tables", who.person)
    house.limit("tables-from", address_of(request))
    return (await seating.make_table(house, data, who.person)).shown()


@get("/api/tables/{key:str}", tags=["tables"], summary="A table")
async def show_table(key: Key, house: TheHouse, who: Who) -> Table:
    return (await house.table_for(key, who.person)).shown()


@post("/api/tables/{key:str}/sit", tags=["tables"], summary="Sit down, or move", status_code=200)
async def sit(key: Key, data: TakeSeatBody, house: TheHouse, who: Who) -> Table:
    table = await house.table_for(key, who.person)
    invited = await seating.was_invited(house, table, who.person)
    await table.change(lambda draft: seating.take_seat(draft, who.person, data, invited))
    return table.shown()


@put("/api/tables/{key:str}/seats/{seat:int}", tags=["tables"], summary="Change a seat")
async def change_seat(
    key: Key, seat: SeatInPath, data: ChangeSeatBody, house: TheHouse, who: Who
) -> Table:
    table = await house.table_for(key, who.person)
    if getattr(data.to, "person", None):
        await house.people.learn([data.to.person])  # type: ignore[union-attr, list-item]
    await table.change(lambda draft: seating.change_seat(house, draft, who.person, seat, data.to))
    return table.shown()


@post("/api/tables/{key:str}/start", tags=["tables"], summary="Start", status_code=200)
async def start(key: Key, house: TheHouse, who: Who) -> Table:
    table = await house.table_for(key, who.person)
    await table.change(lambda draft: seating.start(draft, who.person))
    return table.shown()


@post("/api/tables/{key:str}/leave", tags=["tables"], summary="Leave", status_code=200)
async def leave(key: Key, house: TheHouse, who: Who) -> Table:
    table = await house.table_for(key, who.person)
    await table.change(lambda draft: seating.leave(draft, who.person))
    return table.shown()


@post(
    "/api/tables/{key:str}/return", tags=["tables"], summary="Play oneself again", status_code=200
)
async def come_back(key: Key, house: TheHouse, who: Who) -> Table:
    table = await house.table_for(key, who.person)
    await table.change(lambda draft: seating.come_back(draft, who.person))
    return table.shown()


@post(
    "/api/tables/{key:str}/replace",
    tags=["tables"],
    summary="Let a bot play for somebody who is away",
    status_code=200,
)
async def replace(key: Key, data: ReplaceAbsentBody, house: TheHouse, who: Who) -> Table:
    table = await house.table_for(key, who.person)
    await table.change(
        lambda draft: seating.replace_absent(draft, table, who.person, data.seat, data.level)
    )
    return table.shown()


@post("/api/tables/{key:str}/rematch", tags=["tables"], summary="Play again", status_code=200)
async def rematch(key: Key, data: TakeSeatBody, house: TheHouse, who: Who) -> Table:
    table = await house.table_for(key, who.person)
    return (await seating.rematch(house, table, who.person, data.number)).shown()


@get("/api/tables/{key:str}/invitations", tags=["tables"], summary="The links to a table")
async def list_invitations(key: Key, house: TheHouse, who: Who) -> list[InvitationCard]:
    table = await house.table_for(key, who.person)
    only_who_sits(table.standing.seat_of(who.person), table.facts.host == who.person)
    return await seating.invitations_of(house, table)


@post("/api/tables/{key:str}/invitations", tags=["tables"], summary="A link by which others come")
async def invite(key: Key, house: TheHouse, who: Who) -> InvitationCard:
    table = await house.table_for(key, who.person)
    only_who_sits(table.standing.seat_of(who.person), table.facts.host == who.person)
    return await seating.invite(house, table)


@delete(
    "/api/tables/{key:str}/invitations/{token:str}",
    tags=["tables"],
    summary="Revoke a link",
    status_code=204,
)
async def revoke_invitation(key: Key, token: Token, house: TheHouse, who: Who) -> None:
    table = await house.table_for(key, who.person)
    only_who_sits(table.standing.seat_of(who.person), table.facts.host == who.person)
    await seating.revoke(house, table, token)


def only_who_sits(seat: int, is_host: bool) -> None:
    if seat == SPECTATOR and not is_host:
        raise NotAllowed("not-at-this-table")


HANDLERS: list[Any] = [
    list_tables,
    next_table,
    make_table,
    show_table,
    sit,
    change_seat,
    start,
    leave,
    come_back,
    replace,
    rematch,
    list_invitations,
    invite,
    revoke_invitation,
]
