"""Subscriptions: by which ways people want to be told that it is their turn."""

import hmac
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server.api import MailAddress, NewSubscription, Notices, SubscriptionCard
from tavola.server.database import mail_addresses, push_subscriptions
from tavola.server.mail import Undelivered
from tavola.server.people import SignedIn, digest, new_id, session_of
from tavola.server.refusals import NotNow, NotThere, Refused, Stale
from tavola.server.table import now

if TYPE_CHECKING:
    from tavola.server.house import House

CODE_MINUTES: Final = 60
MOST_TRIES: Final = 6
"""Codes that may be tried before a new one must be asked for."""

MOST: Final = 20
"""Browsers of one person."""

UNSUBSCRIBE: Final = "unsubscribe"


async def notices_of(house: "House", who: SignedIn) -> Notices:
    def work(connection: Connection) -> Any:
        mail = connection.execute(
            sql.select(mail_addresses).where(mail_addresses.c.person == who.person)
        ).first()
        push = connection.execute(
            sql.select(push_subscriptions)
            .where(push_subscriptions.c.person == who.person)
            .order_by(push_subscriptions.c.created)
        ).all()
        return mail, push

    mail, push = await house.store.read(work)
    return Notices(
        mail_offered=house.notices.mail is not None,
        mail=mail.address if mail else None,
        mail_confirmed=bool(mail and mail.confirmed),
        push_key=house.notices.push.public_key if house.notices.push else None,
        push=[
            SubscriptionCard(
                row.id, row.device, row.language, row.created, row.session == who.session
            )
            for row in push
        ],
    )


# --- mail


async def set_address(house: "House", person: str, wish: MailAddress) -> None:
    """Send a code to an address; it counts once the code has been typed in."""
    mail = house.notices.mail
    if mail is None:
        raise Stale("no-mail-here")
    code, at = f"{new_id(4)}-{new_id(4)}".upper(), now()
    card = house.people.card(person)
    letter = mail.compose(wish.address, wish.language, "mail-confirm", name=card.name, code=code)
    row = {
        "person": person,
        "address": wish.address,
        "language": wish.language,
        "confirmed": None,
        "code": digest(code),
        "tries": 0,
        "asked": at,
    }

    def work(connection: Connection) -> None:
        remove_address(connection, person)
        connection.execute(sql.insert(mail_addresses).values(row))

    await house.store.write(work)
    try:
        await mail.send(letter)
    except Undelivered as error:
        await house.store.write(lambda c: remove_address(c, person))
        raise NotNow("mail-undelivered", address=wish.address) from error


async def confirm_address(house: "House", person: str, code: str) -> None:
    said, at = digest(code.strip().upper()), now()
    here = mail_addresses.c.person == person

    def work(connection: Connection) -> bool:
        row = connection.execute(sql.select(mail_addresses).where(here)).first()
        if row is None or row.code is None:
            raise NotThere("no-mail-address")
        connection.execute(sql.update(mail_addresses).where(here).values(tries=row.tries + 1))
        fresh = at - row.asked < CODE_MINUTES * 60_000 and row.tries < MOST_TRIES
        if fresh and hmac.compare_digest(row.code, said):
            connection.execute(
                sql.update(mail_addresses).where(here).values(confirmed=at, code=None)
            )
            return True
        return False

    if not await house.store.write(work):
        raise Refused("wrong-mail-code", minutes=CODE_MINUTES)


def remove_address(connection: Connection, person: str) -> None:
    connection.execute(sql.delete(mail_addresses).where(mail_addresses.c.person == person))


def unsubscribe_link(house: "House", person: str, address: str) -> str:
    """Ends these letters to this address, and can do nothing else."""
    signature = house.keys.sign(UNSUBSCRIBE, person, address)
    return f"{house.settings.address}/api/unsubscribe/{person}.{signature}"


async def address_by(house: "House", token: str) -> tuple[str, str, str] | None:
    """Whose letters a link ends: the person, the address, and its language."""
    person, _, signature = token.partition(".")
    row: Any = await house.store.read(
        lambda c: c.execute(
            sql.select(mail_addresses).where(mail_addresses.c.person == person)
        ).first()
    )
    if row is None or not house.keys.has_signed(signature, UNSUBSCRIBE, person, row.address):
        return None
    return row.person, row.address, row.language


# --- browsers


async def subscribe(house: "House", who: SignedIn, wish: NewSubscription, device: str) -> None:
    """Tell this browser too. Whoever was signed in there before is not told any more."""
    push = house.notices.push
    if push is None:
        raise Stale("no-push-here")
    push.check(wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    row = {
        "digest": digest(wish.endpoint),
        "id": new_id(),
        "person": who.person,
        "session": session_of(who),
        "endpoint": wish.endpoint,
        "p256dh": wish.keys.p256dh,
        "auth": wish.keys.auth,
        "language": wish.language,
        "device": device,
        "created": now(),
    }
    own = push_subscriptions.c.person == who.person

    def work(connection: Connection) -> None:
        connection.execute(
            sql.delete(push_subscriptions).where(push_subscriptions.c.digest == row["digest"])
        )
        count = sql.select(sql.func.count()).select_from(push_subscriptions).where(own)
        if (connection.execute(count).scalar() or 0) >= MOST:
            raise Stale("too-many-subscriptions", most=MOST)
        connection.execute(sql.insert(push_subscriptions).values(row))

    await house.store.write(work)


async def end_subscription(house: "House", person: str, key: str) -> None:
    here = (push_subscriptions.c.person == person, push_subscriptions.c.id == key)
    ended = await house.store.write(
        lambda c: c.execute(sql.delete(push_subscriptions).where(*here)).rowcount
    )
    if not ended:
        raise NotThere("no-such-subscription")
