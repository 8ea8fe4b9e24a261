"""Bots: players that decide from what they may know, a level and a seed alone."""

from tavola.bots.bot import Bot, Considered, Decision
from tavola.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "Considered", "Decision", "bot"]
