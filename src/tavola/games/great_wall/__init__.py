"""Great Wall of China, after Chinesische Mauer by Reiner Knizia, for two to five players."""

import msgspec

from tavola.games.great_wall.actions import ACTIONS, ATLAS
from tavola.games.great_wall.components import Tables, tables
from tavola.games.great_wall.rules import OBSERVATION
from tavola.games.great_wall.state import State

NAME = "great-wall"
SEATS = range(2, 6)
RULES_VERSION = 1


class Options(msgspec.Struct, frozen=True):
    totals: bool = True
    """Whether the screen shows the fame everybody has won. Who counts along knows it anyway."""


__all__ = [
    "ACTIONS",
    "ATLAS",
    "NAME",
    "OBSERVATION",
    "RULES_VERSION",
    "SEATS",
    "Options",
    "State",
    "Tables",
    "tables",
]
