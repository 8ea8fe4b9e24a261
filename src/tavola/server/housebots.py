"""The bots of the house: they sit in seats, think in threads, and take their time like a person.

How long a bot takes tells nothing of its cards: the pause is drawn before it thinks, and one that
thinks longer plays at the next beat of the same length. What it decided counts only if the match
still stands where it stood; the log takes each entry once, so no bot plays twice, whatever is
restarted and however many nodes think for the same seat.
"""

import asyncio
import logging
import math
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from tavola.bots import HINTS, Bot, Decision, bot, searches
from tavola.compiling import prepare
from tavola.match import Information
from tavola.server.refusals import NotNow

if TYPE_CHECKING:
    from tavola.server.table import Table

log = logging.getLogger("tavola.bots")

LONGEST: Final = 8.0
"""Seconds after which a bot of the house plays the best it has found."""

AGAIN: Final = 5.0
"""Seconds after which a bot that failed tries again."""


class HouseBots:
    """All bots of the house on this node."""

    def __init__(self, threads: int, pause: float) -> None:
        self.pause = pause
        self._threads = ThreadPoolExecutor(threads, "tavola-bot")
        self._thinking: dict[tuple[str, int], tuple[int, asyncio.Task[None], list[Bot]]] = {}
        self.decisions = 0

    def attend(self, table: "Table") -> None:
        """Let the bots at a table that are awaited think, and the others stop."""
        standing = table.standing
        awaited = standing.bots_awaited()
        number = standing.match.number if standing.match else 0
        for seat in range(len(standing.places)):
            key = (table.id, seat)
            there = self._thinking.get(key)
            if there and (seat not in awaited or there[0] != number):
                self._stop(key)
                there = None
            if seat in awaited and there is None:
                at_work: list[Bot] = []
                task = asyncio.ensure_future(self._play(table, seat, number, at_work))
                self._thinking[key] = (number, task, at_work)

    def _stop(self, key: tuple[str, int]) -> None:
        _, task, at_work = self._thinking.pop(key)
        for busy in at_work:
            busy.cancel()
        if task is not asyncio.current_task():
            task.cancel()

    async def _play(self, table: "Table", seat: int, number: int, at_work: list[Bot]) -> None:
        key = (table.id, seat)
        try:
            pause = self.pause * random.uniform(0.6, 1.4)
            began = time.monotonic()
            standing = table.standing
            level = standing.places[seat].level
            assert level is not None
            thinker = bot(level, f"{standing.seed}/bot/{seat}", seconds=LONGEST)
            at_work.append(thinker)
            information = standing.playing.information(seat)
            decision = await self._decide(thinker, information)
            if pause:
                passed = time.monotonic() - began
                await asyncio.sleep(pause * max(1, math.ceil(passed / pause)) - passed)
            at_work.clear()
            if self._thinking.get(key, (None,))[0] == number:
                del self._thinking[key]
            await table.play_for(seat, number, decision.action)
            self.decisions += 1
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot at table %s, seat %s, could not play", table.id, seat)
            await asyncio.sleep(AGAIN)
            self._thinking.pop(key, None)
            self.attend(table)

    async def _decide(self, thinker: Bot, information: Information) -> Decision:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, think, thinker, information)

    async def hint(self, information: Information, seed: str) -> Decision:
        """What a bot would do in a person's place."""
        adviser = bot(HINTS, seed, seconds=LONGEST)
        try:
            return await asyncio.wait_for(self._decide(adviser, information), 4 * LONGEST)
        except TimeoutError:
            adviser.cancel()
            raise NotNow("busy") from None

    def close(self) -> None:
        for key in list(self._thinking):
            self._stop(key)
        self._threads.shutdown(wait=False, cancel_futures=True)


def think(thinker: Bot, information: Information) -> Decision:
    """Decide; the first time ever the search is compiled before, in a process of its own."""
    if searches(thinker.level):
        prepare(information.game, searches=True)
    return thinker.decide(information)
