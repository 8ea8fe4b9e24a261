"""The Palace of Eschnapur, after Der Palast von Eschnapur by Inka and Markus Brand, for 2 to 4."""

from tavola.games.eschnapur.actions import ACTIONS, ATLAS
from tavola.games.eschnapur.components import Components, Tables, tables
from tavola.games.eschnapur.evaluation import evaluation
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.invariants import Broken, check
from tavola.games.eschnapur.knowledge import conceal
from tavola.games.eschnapur.observation import OBSERVATION, observe
from tavola.games.eschnapur.policy import policy
from tavola.games.eschnapur.reasons import WhyNot, why_not
from tavola.games.eschnapur.rules import actors, apply, figures, legal, returns, scores, setup
from tavola.games.eschnapur.state import State
from tavola.options import GameOptions

NAME = "eschnapur"
SEATS = range(2, 5)
RULES_VERSION = 1
FIGURES = ("rounds", "rounds with unfilled officials", "sections completed", "standstills")
"""What `figures` reports of a finished game."""

DEALS = False
"""Everybody begins with the same cards; all that is drawn is the lot for the first turn order."""

HORIZON = 60
SPREAD = 12
"""How a search judges: see `tavola.game.Game`."""


class Options(GameOptions, frozen=True):
    """There are none."""


__all__ = [
    "ACTIONS",
    "ATLAS",
    "DEALS",
    "FIGURES",
    "NAME",
    "OBSERVATION",
    "RULES_VERSION",
    "SEATS",
    "Broken",
    "Components",
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
    "figures",
    "legal",
    "observe",
    "policy",
    "returns",
    "scores",
    "setup",
    "tables",
    "why_not",
]
