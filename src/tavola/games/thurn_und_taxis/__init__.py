"""Thurn und Taxis, after the game by Karen and Andreas Seyfarth, for two to four players."""

from typing import Literal

from tavola.games.thurn_und_taxis.actions import ACTIONS, ATLAS
from tavola.games.thurn_und_taxis.components import Tables, tables
from tavola.games.thurn_und_taxis.evaluation import evaluation
from tavola.games.thurn_und_taxis.events import Event
from tavola.games.thurn_und_taxis.invariants import Broken, check
from tavola.games.thurn_und_taxis.knowledge import conceal
from tavola.games.thurn_und_taxis.observation import OBSERVATION, observe
from tavola.games.thurn_und_taxis.policy import policy
from tavola.games.thurn_und_taxis.reasons import WhyNot, why_not
from tavola.games.thurn_und_taxis.rules import actors, apply, legal, returns, scores, setup
from tavola.games.thurn_und_taxis.state import State
from tavola.options import GameOptions

NAME = "thurn-und-taxis"
SEATS = range(2, 5)
RULES_VERSION = 1

HORIZON = 60
SPREAD = 5
"""How a search judges: see `tavola.game.Game`."""


class Options(GameOptions, frozen=True):
    all_regions: Literal["nine", "eight"] = "nine"
    """In how many regions the tile *all regions* asks for a house: eight leaves out Baiern, as the
    first printing did."""


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
    "evaluation",
    "legal",
    "observe",
    "policy",
    "returns",
    "scores",
    "setup",
    "tables",
    "why_not",
]
