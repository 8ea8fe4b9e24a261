"""Running a contest: playing what is missing, keeping it, and stopping when all is clear."""

import contextlib
import pathlib
from collections.abc import Callable

from tavola.arena.contest import Contest, Played
from tavola.arena.folder import Folder
from tavola.arena.standing import Standing, share_of, standing, whole_deals
from tavola.arena.workers import Outcomes, on_ray, on_this_machine

LOOK_EVERY = 10
"""Deals between two looks at whether it is clear who is better."""

FEWEST_LOOKED_AT = 20
"""Deals before the first look: chance must have had time to even out."""

Report = Callable[[int, tuple[float, float, float]], None]
"""Told how many games are played, and the first bot's share with the interval it lies in."""


def run(
    contest: Contest,
    games: int,
    path: pathlib.Path,
    *,
    workers: int,
    ray: str | None = None,
    clear: float | None = None,
    report: Report = lambda _games, _share: None,
) -> Standing:
    """Play so many games of a contest (whole deals of them), and keep them in a folder.

    With `clear` it ends as soon as the first bot's share of the victories lies above that, or
    below, with 95 % confidence.
    """
    size = contest.games_of_a_deal
    games = max(1, round(games / size)) * size
    folder = Folder(path, contest)
    played = {outcome.number: outcome for outcome in folder.outcomes() if outcome.number < games}
    counted, is_clear = until_clear(contest, played, clear)
    report(len(played), share_of(0, counted))
    missing = [number for number in range(games) if number not in played]
    if missing and not is_clear:
        outcomes: Outcomes = (
            on_ray(contest, missing, ray) if ray else on_this_machine(contest, missing, workers)
        )
        with contextlib.closing(outcomes):
            for outcome, text in outcomes:
                folder.keep(outcome, text)
                played[outcome.number] = outcome
                counted, is_clear = until_clear(contest, played, clear)
                report(len(played), share_of(0, counted))
                if is_clear:
                    break
    return standing(contest, [game for deal in counted for game in deal])


def until_clear(
    contest: Contest, played: dict[int, Played], clear: float | None
) -> tuple[list[list[Played]], bool]:
    """The deals that count: all, or those up to the first look at which it was clear.

    However many workers play, and however far ahead of each other: the same games count.
    """
    deals = whole_deals(contest, [played[number] for number in sorted(played)])
    if clear is not None:
        for looked_at in range(FEWEST_LOOKED_AT, len(deals) + 1, LOOK_EVERY):
            _, low, high = share_of(0, deals[:looked_at])
            if low > clear or high < clear:
                return deals[:looked_at], True
    return deals, False
