"""Refusals: why the server does not do something. Nothing has changed when one is raised."""

from tavola.errors import TavolaError
from tavola.message import Arg
from tavola.server.api import Refusal


class Refused(TavolaError):
    """What was asked for is wrong in itself, or does not go now."""

    status = 400


class NotSignedIn(Refused):
    """Nobody is signed in, or by a session or token that does not count any more."""

    status = 401


class NotAllowed(Refused):
    """Somebody else may do it."""

    status = 403


class NotThere(Refused):
    """There is no such thing, or not for who asks."""

    status = 404


class Stale(Refused):
    """Something else has happened meanwhile."""

    status = 409


class TooLarge(Refused):
    status = 413


class TooMany(Refused):
    """Too much was asked for in too short a time."""

    status = 429

    def __init__(self, key: str, *, seconds: int, **args: Arg) -> None:
        super().__init__(key, seconds=seconds, **args)
        self.seconds = seconds


class NotNow(Refused):
    """The server cannot do it at the moment, and it is not the asker's fault."""

    status = 503


def refusal(error: TavolaError) -> Refusal:
    """An error as it goes over the wire."""
    return Refusal(error.message.key, error.message, str(error))


def status_of(error: TavolaError) -> int:
    """A rule or an option that was broken is refused as a conflict or a bad request."""
    from tavola.errors import Illegal, NotYourTurn

    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, Illegal | NotYourTurn) else 400
