"""Fair dealing: a seed that nobody chose, and how everybody can check that afterwards.

The server makes a secret for each match and shows its hash, the commitment, before anybody sits
down. Whoever sits down adds a number of their own. The seed follows from the secret and all
numbers: the server could not choose the cards, because it could not know the numbers when it
committed itself to the secret, and no player could, because none of them knew the secret.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

SECRET = re.compile("[0-9a-f]{64}")
NUMBER = re.compile("[0-9a-zA-Z]{0,64}")


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is shown of the secret beforehand."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, numbers: Sequence[str]) -> str:
    """The seed of the match; `numbers` are those of the players by seat, "" for none."""
    return hmac.new(secret.encode(), ",".join(numbers).encode(), hashlib.sha256).hexdigest()
