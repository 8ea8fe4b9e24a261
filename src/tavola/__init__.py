"""Tavola: four German-style board games to play, to study and to host.

import tavola

match = tavola.load("great-wall").new(players=3, seed=7)
"""

from tavola.bots import bot
from tavola.errors import BadMatch, BadOption, Illegal, NotYourTurn, TavolaError, UnknownGame
from tavola.game import Game, games, load
from tavola.match import Entry, Information, Match
from tavola.notation import read

__version__ = "0.1.0"

__all__ = [
    "BadMatch",
    "BadOption",
    "Entry",
    "Game",
    "Illegal",
    "Information",
    "Match",
    "NotYourTurn",
    "TavolaError",
    "UnknownGame",
    "bot",
    "games",
    "load",
    "read",
]
