"""What can be chosen when a match is made, and who then sits at the table."""

import msgspec

from tavola.message import Message


class GameOptions(msgspec.Struct, frozen=True):
    """The options of a game: a field of a few values each, with a default."""

    def misfit(self, players: int) -> Message | None:
        """Why they do not go with so many seats."""
        del players
        return None

    def people(self, players: int) -> tuple[int, ...]:
        """The seats that need a person or a bot; the rules themselves play the others."""
        return tuple(range(players))
