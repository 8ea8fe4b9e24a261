"""How a contest stands: shares of the victories, ratings, points, and how sure all that is."""

import math
import statistics
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from tavola.arena.contest import Contest, Played

SURE = 1.959964
"""How many standard deviations to both sides hold 95 % of what comes by chance."""

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
    """The rating of each bot after these games, and its standard deviation.

    Nobody learns during a contest, so that no game counts for more than another (`tau`).
    """
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating(name=name) for name in contest.names]
    for game in played:
        for one, other in pairs(game):
            a, b = game.seats[one], game.seats[other]
            ranks = [ranking(game, one), ranking(game, other)]
            (ratings[a],), (ratings[b],) = model.rate([[ratings[a]], [ratings[b]]], ranks=ranks)
    return [(rating.mu, rating.sigma) for rating in ratings]


def pairs(game: Played) -> list[tuple[int, int]]:
    """The seats of different bots that met."""
    seats = sorted(game.seats)
    return [
        (one, other)
        for place, one in enumerate(seats)
        for other in seats[place + 1 :]
        if game.seats[one] != game.seats[other]
    ]


def ranking(game: Played, seat: int) -> float:
    """Winners before the others, those by their points."""
    return -1e6 * game.returns[seat] - game.scores[seat]


def quantile(points: Sequence[int], part: float) -> float:
    """The points that this part of all does not exceed."""
    if not points:
        return 0.0
    return float(points[min(int(part * len(points)), len(points) - 1)])
