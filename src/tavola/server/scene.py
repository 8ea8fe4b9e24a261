"""What the viewers of a match get to see after an entry, as bytes.

The board and the events that everybody may know are made and encoded once for all of them; what is
a viewer's own is made for that viewer alone, from what that viewer knows.
"""

import functools
from collections.abc import Callable

import msgspec

from tavola.match import Match, viewer_bit
from tavola.server.api import ClockFace, EventsMessage, ViewMessage
from tavola.view import SPECTATOR

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode


class Scene:
    """A match at one moment, for all its viewers. The match must not change meanwhile."""

    def __init__(self, table: str, match: Match) -> None:
        self.table = table
        self.match = match

    @functools.cached_property
    def board(self) -> msgspec.Raw:
        return msgspec.Raw(encode(self.match.board()))

    def view(self, viewer: int) -> ViewMessage:
        """All of it."""
        view = self.match.view(viewer, self.board)
        return ViewMessage(self.table, view, self.can_undo(viewer))

    def can_undo(self, viewer: int) -> bool:
        return viewer != SPECTATOR and self.match.can_undo(viewer)

    def since(
        self, number: int, viewer: int, awaited: list[int], clock: ClockFace | None
    ) -> EventsMessage:
        """What happened after an entry."""
        bit = viewer_bit(viewer)
        return EventsMessage(
            table=self.table,
            from_=number,
            to=self.match.number,
            events=[raw for seen, raw in self._told(number) if seen & bit],  # type: ignore[misc]
            view=self.match.view(viewer, self.board, log=False),
            can_undo=self.can_undo(viewer),
            awaited=awaited,
            clock=clock,
        )

    @functools.lru_cache(2)  # noqa: B019  # a scene lives no longer than a moment
    def _told(self, number: int) -> list[tuple[int, msgspec.Raw]]:
        return [
            (seen, msgspec.Raw(encode(event)))
            for after in range(number + 1, self.match.number + 1)
            for seen, event in self.match.told(after)
        ]
