"""Passkeys: an account that its owner comes back to with a key in a device, by WebAuthn.

The key is found by the device itself, so no name is asked for. It counts for the host under which
the page was reached when it was made.
"""

import base64
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tavola.server.api import PasskeyCard
from tavola.server.database import challenges, passkeys, passwords
from tavola.server.people import digest, new_id
from tavola.server.refusals import NotSignedIn, NotThere, Refused, Stale
from tavola.server.store import Store

log = logging.getLogger("tavola.passkeys")

MINUTES: Final = 10
"""For so long a challenge can be answered."""

MOST: Final = 20
"""Passkeys of one person."""

SITE: Final = "Tavola"


class Passkeys:
    """The passkeys of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- adding one

    async def new_options(self, person: str, name: str, origin: str, at: int) -> dict[str, Any]:
        """What a browser needs to make a passkey for the person."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._store.read(
            lambda c: (
                c.execute(sql.select(passkeys.c.credential).where(passkeys.c.person == person))
                .scalars()
                .all()
            )
        )
        if len(known) >= MOST:
            raise Stale("too-many-passkeys", most=MOST)
        options = generate_registration_options(
            rp_id=host_of(origin),
            rp_name=SITE,
            user_id=person.encode(),
            user_name=name,
            user_display_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known
            ],
        )
        await self._ask(options.challenge, person, at)
        return as_json(options)

    async def add(
        self, person: str, credential: dict[str, Any], origin: str, device: str, at: int
    ) -> None:
        """Keep a passkey that a browser has made."""
        from webauthn import verify_registration_response

        challenge = await self._answered(credential, person, at)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
            )
        except Exception as error:  # the library lets out what its parsers raise
            raise refused_by(error) from error
        row = {
            "credential": encoded(made.credential_id),
            "id": new_id(),
            "person": person,
            "public_key": encoded(made.credential_public_key),
            "uses": made.sign_count,
            "device": device,
            "created": at,
        }
        try:
            await self._store.write(lambda c: c.execute(sql.insert(passkeys).values(row)))
        except sql.exc.IntegrityError as error:
            raise Stale("passkey-known") from error

    # --- coming in by one

    async def options(self, origin: str, at: int) -> dict[str, Any]:
        """What a browser needs to come in by any passkey it has for this site."""
        from webauthn import generate_authentication_options

        options = generate_authentication_options(rp_id=host_of(origin))
        await self._ask(options.challenge, None, at)
        return as_json(options)

    async def sign_in(self, credential: dict[str, Any], origin: str, at: int) -> str:
        """The person whose passkey has signed."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._answered(credential, None, at)
        key = credential.get("id")
        row: Any = await self._store.read(
            lambda c: c.execute(
                sql.select(passkeys).where(passkeys.c.credential == str(key))
            ).first()
        )
        if row is None:
            raise NotSignedIn("no-such-passkey")
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.uses,
            )
        except Exception as error:  # as above
            raise refused_by(error) from error
        await self._store.write(
            lambda c: c.execute(
                sql.update(passkeys)
                .where(passkeys.c.credential == row.credential)
                .values(uses=used.new_sign_count, seen=at)
            )
        )
        return str(row.person)

    # --- those there are

    async def of(self, person: str) -> list[PasskeyCard]:
        rows = await self._store.read(
            lambda c: c.execute(
                sql.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
            ).all()
        )
        return [PasskeyCard(row.id, row.device, row.created, row.seen) for row in rows]

    async def remove(self, person: str, key: str) -> None:
        """Take a passkey away, unless it is the only way to come back."""

        def work(connection: Connection) -> None:
            own = set(
                connection.execute(
                    sql.select(passkeys.c.id).where(passkeys.c.person == person)
                ).scalars()
            )
            if key not in own:
                raise NotThere("no-such-passkey-id")
            other = sql.select(passwords.c.person).where(passwords.c.person == person)
            if own == {key} and connection.execute(other).first() is None:
                raise Stale("last-way-in")
            connection.execute(sql.delete(passkeys).where(passkeys.c.id == key))

        await self._store.write(work)

    # --- challenges

    async def _ask(self, challenge: bytes, person: str | None, at: int) -> None:
        row = {
            "digest": digest(encoded(challenge)),
            "person": person,
            "expires": at + MINUTES * 60_000,
        }

        def work(connection: Connection) -> None:
            connection.execute(sql.delete(challenges).where(challenges.c.expires < at))
            connection.execute(sql.insert(challenges).values(row))

        await self._store.write(work)

    async def _answered(self, credential: dict[str, Any], person: str | None, at: int) -> bytes:
        """The challenge that is answered, which must be ours, for this person, and not used yet."""
        from webauthn.helpers import base64url_to_bytes

        try:
            said = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = str(msgspec.json.decode(said)["challenge"]).rstrip("=")
            found = base64url_to_bytes(challenge)
        except Exception as error:  # whatever was sent in place of a credential
            raise refused_by(error) from error

        def work(connection: Connection) -> bool:
            here = challenges.c.digest == digest(challenge)
            row = connection.execute(sql.select(challenges).where(here)).first()
            connection.execute(sql.delete(challenges).where(here))
            return row is not None and row.person == person and row.expires >= at

        if not await self._store.write(work):
            raise Refused("challenge-used")
        return found


def host_of(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def as_json(options: Any) -> dict[str, Any]:
    from webauthn.helpers import options_to_json_dict

    found: dict[str, Any] = options_to_json_dict(options)
    return found


def refused_by(error: Exception) -> Refused:
    """The details go into the log: what is wrong with a signature helps only who forges one."""
    log.info("a passkey was refused: %s", error)
    return Refused("bad-passkey")
