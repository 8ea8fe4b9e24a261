"""The levels at which bots play."""

from collections.abc import Callable

from tavola.bots.bot import Bot
from tavola.bots.chance import RandomBot
from tavola.errors import BadOption

LEVELS: dict[str, Callable[[str | int], Bot]] = {"random": RandomBot}


def bot(level: str, seed: str | int = 0) -> Bot:
    """A bot of this level. Two bots with the same seed decide alike."""
    if level not in LEVELS:
        raise BadOption("unknown-level", level=level, levels=", ".join(LEVELS))
    return LEVELS[level](seed)
