"""Bots: players that decide from what they may know, a level and a seed alone."""

from tavola.bots.decision import Bot, Considered, Decision
from tavola.bots.levels import HINTS, LEVELS, Level, bot, searches

__all__ = ["HINTS", "LEVELS", "Bot", "Considered", "Decision", "Level", "bot", "searches"]
