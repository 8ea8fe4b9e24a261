"""What can go wrong. Every error says what was wrong and what would be right."""

from tavola.message import Arg, Message


class TavolaError(Exception):
    """An error with a message that can be put into any of the languages; `str()` is English."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.message = Message(key, args)

    def __str__(self) -> str:
        from tavola.language import ENGLISH

        return ENGLISH.say(self.message)


class UnknownGame(TavolaError):
    """No game has this name."""


class BadOption(TavolaError):
    """A player count, seed, level or option that does not exist or does not fit."""


class NotYourTurn(TavolaError):
    """Somebody else is to act, or nobody, or there is nothing to take back."""


class Illegal(TavolaError):
    """The rules forbid the action, or there is no such action."""


class BadMatch(TavolaError):
    """The text of a match that is broken, tampered with, or of other rules."""
