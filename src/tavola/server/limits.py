"""Limits: how much may be asked for in a while."""

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000


class Bucket:
    """So much a second on average, and some at once."""

    __slots__ = ("_at", "_left", "_rate", "_room")

    def __init__(self, rate: float, room: float) -> None:
        self._rate = rate
        self._room = room
        self._left = room
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one left."""
        at = time.monotonic()
        self._left = min(self._room, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self._left) / self._rate)


class Buckets:
    """A bucket for each of those who ask."""

    def __init__(self, rate: float, room: float) -> None:
        self._rate = rate
        self._room = room
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        """Take one for `who`: 0, or how many seconds to wait."""
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, self._room)
            if len(self._of) > REMEMBERED:
                self._of.popitem(last=False)
        self._of.move_to_end(who)
        return 0.0 if bucket.take() else bucket.wait
