"""Taj Mahal, after the game by Reiner Knizia, for three to five seats, Carletto at some of them."""

from typing import Any, Literal

from tavola.games.taj_mahal.actions import ACTIONS, ATLAS
from tavola.games.taj_mahal.components import CARLETTI_AT, Components, Tables, tables
from tavola.games.taj_mahal.evaluation import evaluation
from tavola.games.taj_mahal.events import Event
from tavola.games.taj_mahal.invariants import Broken, check
from tavola.games.taj_mahal.knowledge import conceal
from tavola.games.taj_mahal.observation import OBSERVATION, observe
from tavola.games.taj_mahal.policy import policy
from tavola.games.taj_mahal.reasons import WhyNot, why_not
from tavola.games.taj_mahal.rules import actors, apply, legal, returns, scores, setup
from tavola.games.taj_mahal.state import State
from tavola.message import Message
from tavola.options import GameOptions

NAME = "taj-mahal"
SEATS = range(3, 6)
RULES_VERSION = 1

HORIZON = 60
SPREAD = 12
"""How a search judges: see `tavola.game.Game`."""

VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"carletti": 1}),
    (3, {"carletti": 2}),
    (4, {"carletti": 2}),
    (4, {"carletti": 1}),
    (4, {"nine_provinces": True}),
)
"""Games of their own beside those without Carletto."""


class Options(GameOptions, frozen=True):
    carletti: Literal[0, 1, 2] = 0
    """At how many of the seats Carletto sits, whom the rules play. Of three seats one or two; of
    four one, or two in turn with two people; of five one."""
    nine_provinces: bool = False
    """Whether the three westernmost provinces are left out."""

    def misfit(self, players: int) -> Message | None:
        if (players, self.carletti) in CARLETTI_AT:
            return None
        return Message("taj-mahal-too-many-carletti", {"players": players})

    def people(self, players: int) -> tuple[int, ...]:
        carletti = CARLETTI_AT[players, self.carletti]
        return tuple(seat for seat in range(players) if seat not in carletti)


__all__ = [
    "ACTIONS",
    "ATLAS",
    "NAME",
    "OBSERVATION",
    "RULES_VERSION",
    "SEATS",
    "VARIANTS",
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
    "legal",
    "observe",
    "policy",
    "returns",
    "scores",
    "setup",
    "tables",
    "why_not",
]
