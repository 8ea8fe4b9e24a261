"""How a contest stands: shares of the victories, ratings, points, and how sure all that is."""

import itertools
import math
import statistics
from collections.abc import Iterable, Iterator, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from tavola.arena.contest import Contest, Played
from tavola.errors import BadOption

SURE = 1.959964
"""How many standard deviations to both sides hold 95 % of what comes by chance."""

MIDDLE = 1500.0
CHESS = 400 / math.log(10)
"""How many points of the chess scale a unit of the model is."""

PRIOR = 0.01
"""How strongly the model expects bots to be alike: hardly."""

FEWEST_DEALS = 10
"""With fewer deals nothing is said of how they differ."""


class Row(msgspec.Struct):
    """How one bot has done."""

    name: str
    games: int
    win_share: float
    """Its share of all victories of bots; a shared victory counts in parts."""
    low: float
    high: float
    """Where that share lies with 95 % confidence."""
    rating: float
    rating_low: float
    rating_high: float
    mean_score: float
    scores: tuple[float, float, float]
    """The points that a tenth, half, and nine tenths of its seats do not exceed."""
    decisions: int
    seconds_per_decision: float


class Standing(msgspec.Struct):
    """How a contest stands after so many games."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    seed: str
    games: int
    deals: int
    bots: list[Row]


def standing(contest: Contest, games: Iterable[Played]) -> Standing:
    """How a contest stands after these games, of which whole deals count."""
    played = sorted(games, key=lambda game: game.number)
    deals = whole_deals(contest, played)
    counted = [game for deal in deals for game in deal]
    ratings = rated(contest, counted)
    rows = []
    for who, name in enumerate(contest.names):
        seats = [
            (game, seat) for game in counted for seat, other in game.seats.items() if other == who
        ]
        points = sorted(game.scores[seat] for game, seat in seats)
        share, low, high = share_of(who, deals)
        decisions = sum(game.decisions[who] for game in counted)
        seconds = sum(game.seconds[who] for game in counted)
        rating, deviation = ratings[who]
        rows.append(
            Row(
                name=name,
                games=sum(who in game.seats.values() for game in counted),
                win_share=share,
                low=low,
                high=high,
                rating=rating,
                rating_low=rating - SURE * deviation,
                rating_high=rating + SURE * deviation,
                mean_score=statistics.fmean(points) if points else 0.0,
                scores=(quantile(points, 0.1), quantile(points, 0.5), quantile(points, 0.9)),
                decisions=decisions,
                seconds_per_decision=seconds / decisions if decisions else 0.0,
            )
        )
    return Standing(
        contest.game,
        contest.players,
        contest.options,
        contest.seed,
        len(counted),
        len(deals),
        rows,
    )


def whole_deals(contest: Contest, played: Sequence[Played]) -> list[list[Played]]:
    """The games by deals, up to the first deal that has not been played whole.

    Games that happen to end sooner than others must not count for more.
    """
    size = contest.games_of_a_deal
    deals: list[list[Played]] = []
    for game in played:
        if game.number != sum(map(len, deals)):
            break
        if game.number % size == 0:
            deals.append([])
        deals[-1].append(game)
    return deals if not deals or len(deals[-1]) == size else deals[:-1]


def share_of(who: int, deals: list[list[Played]]) -> tuple[float, float, float]:
    """A bot's share of the victories, and between what it lies with 95 % confidence.

    What varies by itself are the deals, each of which everybody has played from every seat. From
    how they differ follows how many independent games they amount to, and from that Wilson's
    interval, which is right near 0 and 1 too.
    """
    own = [victories(deal, who) for deal in deals]
    all_of_them = [victories(deal, None) for deal in deals]
    total = sum(all_of_them)
    if total == 0:
        return 0.0, 0.0, 1.0
    share = sum(own) / total
    amount = float(sum(map(len, deals)))
    if len(deals) >= FEWEST_DEALS and 0 < share < 1:
        differ = sum((x - share * y) ** 2 for x, y in zip(own, all_of_them, strict=True))
        variance = differ * len(deals) / (len(deals) - 1) / total**2
        if variance > 0:
            amount = min(share * (1 - share) / variance, 2 * amount)
    low, high = wilson(share, amount)
    return share, low, high


def victories(deal: Iterable[Played], who: int | None) -> float:
    """The victories of a bot, or of all bots, in the games of a deal."""
    return sum(
        game.returns[seat]
        for game in deal
        for seat, other in game.seats.items()
        if who is None or other == who
    )


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games."""
    square = SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    reach /= 1 + square / games
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def rated(contest: Contest, played: Iterable[Played]) -> list[tuple[float, float]]:
    """The rating of each bot on the scale of chess, and its standard deviation.

    A Bradley-Terry model: 200 points more win three games of four. Only differences mean anything,
    so the mean of all is set to MIDDLE.
    """
    try:
        import choix
    except ImportError as error:
        raise BadOption("no-choix") from error
    count = len(contest.bots)
    won = [pair for game in played for pair in comparisons(game, count)]
    if not won:
        return [(MIDDLE, 0.0)] * count
    strengths = choix.opt_pairwise(count, won, alpha=PRIOR)
    centred = np.eye(count) - 1 / count
    covariance = centred @ np.linalg.inv(information(strengths, won)) @ centred
    return [
        (MIDDLE + float(strength) * CHESS, math.sqrt(variance) * CHESS)
        for strength, variance in zip(centred @ strengths, np.diag(covariance), strict=True)
    ]


def information(
    strengths: npt.NDArray[np.float64], won: Sequence[tuple[int, int]]
) -> npt.NDArray[np.float64]:
    """How much these comparisons say of the strengths: the more uncertain one was, the more."""
    amount = PRIOR * np.eye(len(strengths))
    for better, worse in won:
        chance = 1 / (1 + math.exp(strengths[worse] - strengths[better]))
        difference = np.zeros(len(strengths))
        difference[better], difference[worse] = 1, -1
        amount += chance * (1 - chance) * np.outer(difference, difference)
    return amount


def comparisons(game: Played, bots: int) -> Iterator[tuple[int, int]]:
    """Of any two bots that met, who did better and who did worse; one comparison a game.

    Who has more of the victory, or where neither has, more points at its best seat.
    """
    best = {
        who: max(
            (game.returns[seat], game.scores[seat])
            for seat, other in game.seats.items()
            if other == who
        )
        for who in set(game.seats.values())
    }
    for one, other in itertools.combinations(range(bots), 2):
        if one in best and other in best and best[one] != best[other]:
            yield (one, other) if best[one] > best[other] else (other, one)


def quantile(points: Sequence[int], part: float) -> float:
    """The points that this part of all does not exceed."""
    if not points:
        return 0.0
    return float(points[min(int(part * len(points)), len(points) - 1)])
