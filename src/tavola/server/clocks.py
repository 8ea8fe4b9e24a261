"""Clocks: how much time each seat has left. They follow from the log and are never stored.

A seat's clock runs while the match waits for the seat, so several may run at once. Nothing here
looks at the time of day: whoever asks says when it is.
"""

from collections.abc import Collection
from typing import Final

from tavola.server.api import ClockFace, Days, Live, Pace, Untimed

DAY: Final = 24 * 3600 * 1000
LAG: Final = 500
"""At most so much of what the line costs is not charged for a move."""

LIVE_RETURN: Final = 60_000
"""Who comes back to a seat has at least this much at a live pace."""

AFTER_RESTART: Final = 15_000
"""Who was awaited when the server stopped gets so much more at a live pace."""

GRACE: Final = 60_000
"""So much of the time for which their line was cut is not charged to a seat, in a whole match."""


class Clocks:
    """The clocks of a match; all times in milliseconds."""

    def __init__(self, pace: Pace, seats: Collection[int], players: int, at: int) -> None:
        self.pace = pace
        self.at = at
        """When the clocks were last set."""
        self.left: list[int | None] = [
            full(pace) if seat in seats else None for seat in range(players)
        ]
        """Of each seat at `at`; none: no clock."""
        self.running: frozenset[int] = frozenset()
        self.grace = [GRACE if isinstance(pace, Live) else 0] * players
        self._kept: dict[int, int] = {}
        """What each seat had when its last turn ended, or when a bot took over."""

    def copy(self) -> "Clocks":
        other = Clocks.__new__(Clocks)
        other.pace, other.at, other.running = self.pace, self.at, self.running
        other.left, other.grace = list(self.left), list(self.grace)
        other._kept = dict(self._kept)
        return other

    def left_at(self, seat: int, at: int) -> int | None:
        left = self.left[seat]
        if left is None or seat not in self.running:
            return left
        return left - max(0, at - self.at)

    def face(self) -> ClockFace | None:
        if isinstance(self.pace, Untimed):
            return None
        return ClockFace(self.at, list(self.left), sorted(self.running))

    def falls(self) -> tuple[int, int] | None:
        """Which running clock is first at zero, and when."""
        ends = [(self.at + (self.left[seat] or 0), seat) for seat in self.running]
        if not ends:
            return None
        at, seat = min(ends)
        return seat, at

    # --- what happens to them

    def set(self, awaited: Collection[int], at: int) -> None:
        """From now on the match waits for these seats."""
        self._charge(at)
        self._run(awaited)

    def acted(self, mover: int, awaited: Collection[int], at: int, lag: int = 0) -> None:
        """The mover has acted; what the line cost is not charged."""
        if mover in self.running:
            self.grant(mover, min(lag, LAG, max(0, at - self.at)))
        before = self.running
        self._charge(at)
        self._run(awaited)
        if mover in before and mover not in self.running:
            self._end_turn(mover)

    def took_back(self, mover: int, awaited: Collection[int], at: int) -> None:
        """The mover has taken an action back: it does not get the time for that turn twice."""
        before = self.running
        self._charge(at)
        self._run(awaited)
        if mover in self.running - before and mover in self._kept:
            self.left[mover] = self._kept[mover]

    def stopped(self, since: int, until: int, extra: int) -> None:
        """Nobody could play between these times: that is not charged, and there is some more."""
        self._charge(since)
        self.at = until
        for seat in self.running:
            self.grant(seat, extra)

    @property
    def after_restart(self) -> int:
        """How much more who was awaited gets when nobody could play for a while."""
        return AFTER_RESTART if isinstance(self.pace, Live) else 0

    def grant(self, seat: int, extra: int) -> None:
        left = self.left[seat]
        if left is not None:
            self.left[seat] = left + extra

    def cut_off(self, seat: int, since: int, at: int) -> int:
        """How much of the time its line was cut is not charged to the seat."""
        if seat not in self.running:
            return 0
        return max(0, min(self.grace[seat], at - max(since, self.at)))

    def forgive(self, seat: int, extra: int) -> None:
        """Do not charge so much of the grace that the seat has."""
        self.grace[seat] -= extra
        self.grant(seat, extra)

    def stop(self, seat: int, at: int) -> None:
        """A bot plays at the seat: no clock runs against it any more."""
        self._charge(at)
        left = self.left[seat]
        if left is not None:
            self._kept[seat] = left
        self.left[seat] = None
        self.running -= {seat}

    def start(self, seat: int, anew: bool, awaited: Collection[int], at: int) -> None:
        """A person sits at the seat: again, with the time they had, or anew, with a full clock."""
        self._charge(at)
        whole = full(self.pace)
        if whole is not None:
            least = min(whole, LIVE_RETURN) if isinstance(self.pace, Live) else whole
            self.left[seat] = whole if anew else max(least, self._kept.get(seat, 0))
        self._run(awaited)

    def end(self, at: int) -> None:
        self._charge(at)
        self.running = frozenset()

    def _charge(self, at: int) -> None:
        at = max(at, self.at)
        for seat in self.running:
            left = self.left[seat]
            if left is not None:
                self.left[seat] = max(0, left - (at - self.at))
        self.at = at

    def _run(self, awaited: Collection[int]) -> None:
        running = frozenset(seat for seat in awaited if self.left[seat] is not None)
        if isinstance(self.pace, Days):
            for seat in running - self.running:
                self.left[seat] = full(self.pace)
        self.running = running

    def _end_turn(self, mover: int) -> None:
        left = self.left[mover]
        if left is not None:
            self._kept[mover] = left
        if isinstance(self.pace, Live):
            self.grant(mover, self.pace.increment * 1000)


def full(pace: Pace) -> int | None:
    """What a clock shows at the start."""
    match pace:
        case Live():
            return pace.base * 1000
        case Days():
            return round(pace.days * DAY)
        case _:
            return None
