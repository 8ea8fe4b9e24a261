"""A game that compiles in a moment, put where a game belongs in a copy of Tavola.

The seats take one to three pebbles by turns; who takes the last one wins.
"""

from tavola.options import GameOptions

from .components import ATLAS, SEATS, State, Tables, tables
from .rules import (
    OBSERVATION,
    Broken,
    Event,
    WhyNot,
    actors,
    apply,
    check,
    conceal,
    legal,
    observe,
    returns,
    scores,
    setup,
    why_not,
)

NAME = "pebbles"
RULES_VERSION = 1


class Options(GameOptions, frozen=True):
    more: bool = False
    """Whether chance adds some pebbles."""


__all__ = [
    "ATLAS",
    "NAME",
    "OBSERVATION",
    "RULES_VERSION",
    "SEATS",
    "Broken",
    "Event",
    "Options",
    "State",
    "Tables",
    "WhyNot",
    "actors",
    "apply",
    "check",
    "conceal",
    "legal",
    "observe",
    "returns",
    "scores",
    "setup",
    "tables",
    "why_not",
]
