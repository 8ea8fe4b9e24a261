"""Great Wall of China, after Chinesische Mauer by Reiner Knizia, for two to five players."""

from tavola.games.great_wall.actions import ACTIONS, ATLAS
from tavola.games.great_wall.components import Tables, tables
from tavola.games.great_wall.events import Event
from tavola.games.great_wall.invariants import Broken, check
from tavola.games.great_wall.knowledge import conceal
from tavola.games.great_wall.observation import OBSERVATION, observe
from tavola.games.great_wall.policy import policy
from tavola.games.great_wall.reasons import WhyNot, why_not
from tavola.games.great_wall.rules import actors, apply, legal, returns, scores, setup
from tavola.games.great_wall.state import State
from tavola.options import GameOptions

NAME = "great-wall"
SEATS = range(2, 6)
RULES_VERSION = 1

GUIDED = False
"""A search plays on at random: that tells more of a position here, and takes half the time."""


class Options(GameOptions, frozen=True):
    totals: bool = True
    """Whether the screen shows the fame everybody has won. Who counts along knows it anyway."""


__all__ = [
    "ACTIONS",
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
    "policy",
    "returns",
    "scores",
    "setup",
    "tables",
    "why_not",
]
