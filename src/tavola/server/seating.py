"""Seating: making tables, sitting down, getting up, starting, being replaced, playing again."""

from typing import Final

import msgspec
import sqlalchemy as sql

from tavola.bots import LEVELS
from tavola.components import said_in
from tavola.errors import BadOption
from tavola.game import load
from tavola.server.api import (
    BotAt,
    InvitationCard,
    Invited,
    NewTable,
    Open,
    SeatWish,
    TakeSeat,
    You,
)
from tavola.server.database import invitations, tables, visitors
from tavola.server.house import House
from tavola.server.people import new_id
from tavola.server.refusals import NotAllowed, NotThere, Refused, Stale
from tavola.server.standing import RESULT, SEAT, TAKEOVER, Facts, Place, Result, Standing, Takeover
from tavola.server.table import ABSENT, STAND_IN, Draft, Table, add_visitor, now
from tavola.view import SPECTATOR

MOST_INVITATIONS: Final = 20


# --- making a table


async def make_table(house: House, wish: NewTable, host: str) -> Table:
    """The table that somebody wishes for; they sit where the wish says `you`."""
    game = load(wish.game)
    options = game.options_from(wish.options)
    players = wish.players
    if players is None and wish.seats is not None:
        fitting = [n for n in game.players if not options.misfit(n)]
        players = next((n for n in fitting if len(options.people(n)) == len(wish.seats)), None)
        if players is None:
            raise Refused("no-table-of-so-many", game=game.name, seats=len(wish.seats))
    if players is None:
        players = game.most_players(options)
    if players not in game.players:
        least, most = str(game.players[0]), str(game.players[-1])
        raise BadOption("bad-players", game=game.name, players=str(players), least=least, most=most)
    chosen = game.options_for(players, wish.options)
    if wish.components is not None:
        game.tables_with(said_in(wish.components))  # complains; a text names no file here
    people = chosen.people(players)
    seats: list[SeatWish] = wish.seats or [You(), *(Open() for _ in people[1:])]
    if len(seats) != len(people):
        raise Refused("wrong-seats", given=len(seats), seats=len(people))
    if sum(isinstance(seat, You) for seat in seats) > 1:
        raise Refused("one-seat-each")
    facts = Facts(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        players=players,
        options={option.name: getattr(chosen, option.name) for option in game.options},
        components=wish.components,
        pace=wish.pace,
        at_zero=wish.at_zero,
        public=wish.public,
        spectators=wish.spectators,
        hints=wish.hints,
        autostart=wish.autostart,
        host=host,
        previous=None,
        created=now(),
    )
    await house.people.learn(
        seat.person for seat in seats if isinstance(seat, Invited) and seat.person
    )

    def arrange(draft: Draft) -> None:
        for seat, wished in zip(people, seats, strict=True):
            if isinstance(wished, You):
                draft.change_place(seat, Place("person", host, None, wish.number))
            elif not isinstance(wished, Open):
                draft.change_place(seat, place_for(house, wished))

    return await house.make(facts, arrange)


def place_for(house: House, wished: Open | Invited | BotAt) -> Place:
    match wished:
        case Open():
            return Place("open")
        case Invited():
            if wished.person and not house.people.is_known(wished.person):
                raise NotThere("no-such-person")
            return Place("invited", wished.person)
        case BotAt():
            if wished.level not in LEVELS:
                raise BadOption("unknown-level", level=wished.level, levels=", ".join(LEVELS))
            return Place("bot", None, wished.level)


# --- before the start


def take_seat(draft: Draft, person: str, wish: TakeSeat, invited: bool) -> None:
    """Sit down, or move to another seat."""
    standing = draft.standing
    here = standing.seat_of(person)
    if standing.status not in ("gathering", "running"):
        raise Stale("match-over")
    if here != SPECTATOR and standing.status == "running":
        raise Stale("one-seat-each")
    free = [seat for seat in standing.free if may_take(standing.places[seat], person, invited)]
    seat = wish.seat
    if seat is None:
        if here != SPECTATOR:
            return
        kept = [s for s in free if standing.places[s].person == person]
        seat = next(iter([*kept, *free]), None)
        if seat is None:
            raise Stale("no-free-seat")
    if seat >= len(standing.places):
        raise Refused("bad-seat", seat=str(seat), most=str(len(standing.places) - 1))
    if seat == here:
        return
    if seat not in free:
        raise Stale("seat-taken", seat=seat + 1)
    number = wish.number
    if here != SPECTATOR:
        number = number or standing.places[here].number
        draft.change_place(here, Place("open"))
    draft.change_place(seat, Place("person", person, None, number))


def may_take(place: Place, person: str, invited: bool) -> bool:
    if place.kind == "invited":
        return place.person == person or (place.person is None and invited)
    return place.kind in ("open", "vacant")


def change_seat(house: House, draft: Draft, person: str, seat: int, to: SeatWish) -> None:
    """The host says what becomes of a seat."""
    standing = only_host(draft.standing, person)
    if standing.status != "gathering":
        raise Stale("already-started")
    if seat >= len(standing.places) or standing.places[seat].kind == "rules":
        raise Refused("bad-seat", seat=str(seat), most=str(len(standing.places) - 1))
    assert not isinstance(to, You)
    draft.change_place(seat, place_for(house, to))


def start(draft: Draft, person: str) -> None:
    standing = only_host(draft.standing, person)
    if standing.status != "gathering":
        raise Stale("already-started")
    if standing.free:
        raise Stale("seats-free", count=len(standing.free))
    if not standing.people_play:
        raise Stale("nobody-plays")
    draft.start_if_full()


def only_host(standing: Standing, person: str) -> Standing:
    if standing.facts.host != person:
        raise NotAllowed("only-the-host")
    return standing


# --- leaving, being replaced, coming back


def leave(draft: Draft, person: str) -> None:
    """Get up: before the start the seat is free again, later a bot plays on."""
    standing = draft.standing
    seat = standing.seat_of(person)
    if standing.status == "gathering":
        if seat != SPECTATOR:
            draft.change_place(seat, Place("open"))
        if person == standing.facts.host:
            draft.add(RESULT, SPECTATOR, Result("closed"))
        elif seat == SPECTATOR:
            raise NotAllowed("not-at-this-table")
        return
    if seat == SPECTATOR:
        raise NotAllowed("not-at-this-table")
    if standing.status != "running":
        raise Stale("match-over")
    if not standing.plays_itself(seat):
        draft.add(TAKEOVER, seat, Takeover(STAND_IN, "left"))


def come_back(draft: Draft, person: str) -> None:
    """Play oneself again, where a bot has played meanwhile."""
    standing = draft.standing
    seat = standing.seat_of(person)
    if seat == SPECTATOR:
        raise NotAllowed("not-at-this-table")
    if standing.status != "running":
        raise Stale("match-over")
    if standing.places[seat].lost:
        raise Stale("seat-has-lost")
    if standing.plays_itself(seat):
        draft.add(TAKEOVER, seat, Takeover(None, "back"))


def replace_absent(draft: Draft, table: Table, person: str, seat: int, level: str) -> None:
    """Let a bot play for somebody who has been away for a while and keeps the others waiting."""
    standing = draft.standing
    if standing.seat_of(person) == SPECTATOR and standing.facts.host != person:
        raise NotAllowed("not-at-this-table")
    if standing.status != "running":
        raise Stale("match-over" if standing.status == "over" else "not-started")
    if level not in LEVELS:
        raise BadOption("unknown-level", level=level, levels=", ".join(LEVELS))
    if seat >= len(standing.places):
        raise Refused("bad-seat", seat=str(seat), most=str(len(standing.places) - 1))
    place = standing.places[seat]
    if place.kind == "vacant":
        draft.add(SEAT, seat, Place("bot", None, level))
        return
    patience = ABSENT.get(type(standing.facts.pace))
    if patience is None:
        raise Stale("only-the-clock")
    if place.kind != "person" or standing.plays_itself(seat) or seat not in standing.awaited:
        raise Stale("not-awaited", player=seat)
    if table.away_for(seat, draft.at) < patience:
        raise Stale("not-absent", player=seat, seconds=patience // 1000)
    draft.add(TAKEOVER, seat, Takeover(level, "absent"))


# --- invitations


async def invite(house: House, table: Table) -> InvitationCard:
    """A link by which others come to the table."""
    token, at = new_id(16), now()

    def work(connection: sql.Connection) -> None:
        count = sql.select(sql.func.count()).select_from(invitations)
        there = connection.execute(count.where(invitations.c.match == table.id)).scalar() or 0
        if there >= MOST_INVITATIONS:
            raise Stale("too-many-invitations", most=MOST_INVITATIONS)
        connection.execute(sql.insert(invitations).values(token=token, match=table.id, created=at))

    await house.store.write(work)
    return InvitationCard(token, f"/join/{token}", at)


async def invitations_of(house: House, table: Table) -> list[InvitationCard]:
    rows = await house.store.read(
        lambda c: c.execute(
            sql.select(invitations)
            .where(invitations.c.match == table.id)
            .order_by(invitations.c.created)
        ).all()
    )
    return [InvitationCard(row.token, f"/join/{row.token}", row.created) for row in rows]


async def revoke(house: House, table: Table, token: str) -> None:
    revoked = await house.store.write(
        lambda c: (
            c.execute(
                sql.delete(invitations).where(
                    invitations.c.match == table.id, invitations.c.token == token
                )
            ).rowcount
        )
    )
    if not revoked:
        raise NotThere("no-such-invitation")


async def invited_to(house: House, token: str) -> Table:
    """The table that an invitation leads to."""
    match = await house.store.read(
        lambda c: c.execute(
            sql.select(invitations.c.match).where(invitations.c.token == token)
        ).scalar()
    )
    if match is None:
        raise NotThere("no-such-invitation")
    return await house.table(match)


async def accept(house: House, token: str, person: str) -> Table:
    """Come to the table by an invitation."""
    table = await invited_to(house, token)
    await house.store.write(lambda c: add_visitor(c, table.id, person))
    return table


async def was_invited(house: House, table: Table, person: str) -> bool:
    found = await house.store.read(
        lambda c: c.execute(
            sql.select(visitors.c.match).where(
                visitors.c.match == table.id, visitors.c.person == person
            )
        ).first()
    )
    return found is not None


# --- playing again


async def rematch(house: House, table: Table, person: str, number: str) -> Table:
    """A new table of the same kind for those who played; who sat first sits last."""
    standing, facts = table.standing, table.facts
    if standing.seat_of(person) == SPECTATOR:
        raise NotAllowed("not-at-this-table")
    if standing.status != "over":
        raise Stale("not-over")
    there = await house.store.read(
        lambda c: c.execute(sql.select(tables.c.id).where(tables.c.previous == table.id)).scalar()
    )
    if there is None:
        there = await offer(house, table, person, facts)
    again = await house.table(there)
    wish = TakeSeat(number=number)
    await again.change(lambda draft: take_seat(draft, person, wish, invited=True))
    return again


async def offer(house: House, table: Table, person: str, facts: Facts) -> str:
    new = {"id": new_id(), "host": person, "previous": table.id, "created": now()}
    new["rules"] = load(facts.game).rules_version
    people = load(facts.game).options_for(facts.players, facts.options).people(facts.players)
    before = [table.standing.places[seat] for seat in people]
    rotated = [*before[1:], *before[:1]]

    def arrange(draft: Draft) -> None:
        for seat, place in zip(people, rotated, strict=True):
            if place.kind == "bot":
                draft.change_place(seat, Place("bot", None, place.level))
            elif place.person:
                draft.change_place(seat, Place("invited", place.person))

    try:
        again = await house.make(msgspec.structs.replace(facts, **new), arrange)
    except sql.exc.IntegrityError:  # somebody else was faster
        found = await house.store.read(
            lambda c: c.execute(
                sql.select(tables.c.id).where(tables.c.previous == table.id)
            ).scalar()
        )
        return str(found)
    table.tell_rematch(again.id)
    return again.id
