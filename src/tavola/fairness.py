"""Fair dealing: a seed that nobody chose, and how everybody can check that afterwards.

The server makes a secret for each match and shows its hash, the commitment, before anybody sits
down. Whoever sits down adds a number of their own. The seed follows from the secret and all
numbers: the server could not choose the cards, because it could not know the numbers when it
committed itself to the secret, and no player could, because none of them knew the secret.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from tavola.components import Source
from tavola.errors import BadMatch
from tavola.match import Match
from tavola.notation import UNCHECKED, read, read_headers


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is shown of the secret beforehand."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, numbers: Sequence[str]) -> str:
    """The seed of the match; `numbers` are those of the players by seat, "" for none."""
    return hmac.new(secret.encode(), ",".join(numbers).encode(), hashlib.sha256).hexdigest()


HEADERS = ("Commitment", "Secret", "Numbers")
"""What the text of a match has to have so that it can be checked."""


def headers(secret: str, numbers: Sequence[str]) -> dict[str, str]:
    """What is added to the text of a finished match."""
    return {
        "Commitment": commitment_to(secret),
        "Secret": secret,
        "Numbers": ",".join(numbers),
    }


def verify(text: str, components: Source | None = None) -> Match:
    """The match of a text, if nobody chose its cards and it was played as the text says."""
    said = read_headers([line.strip() for line in text.splitlines()])
    for name in HEADERS:
        if name not in said:
            raise BadMatch("not-dealt-fairly", header=name)
    commitment, secret, numbers = (said[name] for name in HEADERS)
    if commitment != commitment_to(secret):
        raise BadMatch("other-commitment", said=commitment, found=commitment_to(secret))
    seed = seed_of(secret, numbers.split(","))
    if said["Seed"] != seed:
        raise BadMatch("other-seed", said=said["Seed"], found=seed)
    if said["Check"] == UNCHECKED:
        raise BadMatch("bad-check")
    return read(text, components)
