"""The levels at which bots play."""

from typing import NamedTuple

from tavola.bots.chance import RandomBot
from tavola.bots.decision import Bot
from tavola.bots.searcher import SearchBot
from tavola.errors import BadOption


class Level(NamedTuple):
    """How a bot of a level plays."""

    about: str
    iterations: int
    """How long it searches; 0: it does not."""
    wavers: bool = False
    """Whether it takes any move it has tried, those it tried often more likely."""


LEVELS = {
    "random": Level("plays anything that is allowed", 0),
    "novice": Level("plays at once, with an eye for the obvious, and wavers", 60, wavers=True),
    "apprentice": Level("thinks a little before it plays", 300),
    "journeyman": Level("knows the trade and punishes carelessness", 2_500),
    "master": Level("thinks for about a second, and forgives nothing", 25_000),
}
"""From the gentlest to the fiercest. Iterations, not seconds: strength does not depend on the
machine."""

MOST_DIGITS = 7
"""A search of more than that many iterations would not fit into memory."""

HINTS = "journeyman"
"""The level that gives hints."""


def searches(level: str) -> bool:
    """Whether bots of this level search, so that the search has to be compiled."""
    return level not in LEVELS or LEVELS[level].iterations > 0


def bot(level: str, seed: str | int = 0, seconds: float | None = None) -> Bot:
    """A bot of this level; with the same seed it decides alike, unless `seconds` limit it.

    A number is a level of one's own: one that searches for so many iterations.
    """
    if level.isdecimal() and 0 < len(level) <= MOST_DIGITS and int(level) > 0:
        return SearchBot(level, int(level), seed, seconds)
    if level not in LEVELS:
        raise BadOption("unknown-level", level=level, levels=", ".join(LEVELS))
    iterations = LEVELS[level].iterations
    if iterations == 0:
        return RandomBot(seed)
    return SearchBot(level, iterations, seed, seconds, wavers=LEVELS[level].wavers)
