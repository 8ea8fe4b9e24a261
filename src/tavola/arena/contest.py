"""A contest: which bots meet, how they are seated, and how one of its games is played.

A game of a contest is a function of the contest and of its number, wherever and whenever it is
played: so games can be spread over machines, and a contest that was stopped can be gone on with.

Every deal is played as often as there are bots, or groups of them, so that every bot has every
seat once and luck with the cards is everybody's.
"""

import itertools
import random
import time
from typing import Any

import msgspec

from tavola.bots import bot
from tavola.errors import BadOption
from tavola.game import load


class Contest(msgspec.Struct, frozen=True):
    """What is played, by whom, and from which seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    """The levels, each bot its own entry: a level twice is a mirror match."""
    seed: str
    options: dict[str, Any] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called: levels that come again are numbered."""
        return tuple(
            level if self.bots.index(level) == place else f"{level} ({place + 1})"
            for place, level in enumerate(self.bots)
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that bots sit at."""
        game = load(self.game)
        return game.options_for(self.players, self.options).people(self.players)

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The bots that play together: all, or each choice of as many as there are seats."""
        everybody = range(len(self.bots))
        return tuple(itertools.combinations(everybody, min(len(self.bots), len(self.people))))

    @property
    def games_of_a_deal(self) -> int:
        return sum(len(group) for group in self.groups)

    def deal(self, number: int) -> int:
        """The deal that a game is played from."""
        return number // self.games_of_a_deal

    def seating(self, number: int) -> dict[int, int]:
        """Which bot sits at which seat in a game.

        Who sits beside whom differs from deal to deal; within a deal everybody moves on by a place.
        """
        deal, place = divmod(number, self.games_of_a_deal)
        for group in self.groups:
            if place < len(group):
                break
            place -= len(group)
        people = self.people
        chairs = [chair % len(group) for chair in range(len(people))]
        random.Random(f"{self.seed}/{deal}/seating").shuffle(chairs)
        return {
            seat: group[(chair + place) % len(group)]
            for seat, chair in zip(people, chairs, strict=True)
        }


def checked(contest: Contest) -> Contest:
    """The contest, if it can be played."""
    game = load(contest.game)
    game.options_for(contest.players, contest.options)
    if len(contest.bots) < 2:
        raise BadOption("too-few-bots", count=len(contest.bots))
    for level in contest.bots:
        bot(level)
    return contest


class Played(msgspec.Struct, frozen=True):
    """What came of a game of a contest."""

    number: int
    seats: dict[int, int]
    """The bot at each seat."""
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    decisions: dict[int, int]
    """How many decisions each bot made, where it had a choice."""
    seconds: dict[int, float]
    """How long it took for them, together."""


def play(contest: Contest, number: int) -> tuple[Played, str]:
    """Play a game of a contest; what came of it, and the match in notation."""
    game = load(contest.game)
    seats = contest.seating(number)
    seed = f"{contest.seed}/{contest.deal(number)}"
    match = game.set_up(contest.players, seed, contest.options)
    players = {
        seat: bot(contest.bots[who], f"{contest.seed}/{number}/{seat}")
        for seat, who in seats.items()
    }
    decisions = dict.fromkeys(range(len(contest.bots)), 0)
    seconds = dict.fromkeys(range(len(contest.bots)), 0.0)
    while not match.over:
        seat = match.awaited[0]
        information = match.information(seat)
        began = time.thread_time()
        decision = players[seat].decide(information)
        if len(decision.considered) > 1:
            decisions[seats[seat]] += 1
            seconds[seats[seat]] += time.thread_time() - began
        match.play(seat, decision.action)
    took = Played(number, seats, match.scores, match.returns, decisions, seconds)
    return took, match.text()
