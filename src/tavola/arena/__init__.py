"""The arena: bots play each other, so that everybody can see how strong they are."""

from tavola.arena.contest import Contest, Played, play
from tavola.arena.running import run
from tavola.arena.standing import Row, Standing, standing

__all__ = ["Contest", "Played", "Row", "Standing", "play", "run", "standing"]
