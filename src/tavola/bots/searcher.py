"""The bot that searches."""

import functools
import hashlib
import threading
import time
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from tavola.bots.decision import Considered, Decision
from tavola.bots.search import ROOT, Habits, Node, Tree, grow
from tavola.kernel import CHANCE, Journal, Record, blank, chance_key, start

if TYPE_CHECKING:
    from tavola.game import Game
    from tavola.match import Information

SLICE_SECONDS = 0.004
"""About how long one call into compiled code takes, after which it can be cancelled."""

DEEPEST = 256
"""The longest path in the tree."""

EXPLORATION = 1.5
CAUTION = 0.05
LEAD_SHARE = 0.25


class SearchBot:
    """Searches for so many iterations, or seconds if these are over before.

    What it decides is a function of what it knows, of its level and its seed alone; with a limit of
    seconds also of how fast it runs.
    """

    def __init__(
        self,
        level: str,
        iterations: int,
        seed: str | int,
        seconds: float | None = None,
        *,
        wavers: bool = False,
    ) -> None:
        self.level = level
        self.wavers = wavers
        self.iterations = iterations
        self.seed = str(seed)
        self.seconds = seconds
        self._cancelled = threading.Event()

    def decide(self, information: "Information") -> Decision:
        began = time.perf_counter()
        self._cancelled.clear()
        actions = information.decisions()
        search = Search(information, f"{self.seed}/{self.level}", self.iterations)
        if len(actions) > 1:
            while search.iterations < self.iterations and not self._cancelled.is_set():
                passed = time.perf_counter() - began
                if self.seconds is not None and passed > self.seconds:
                    break
                search.go_on(passed, self.iterations - search.iterations)
        considered = search.considered()
        if self.wavers and considered:
            action = considered[search.any_of(considered)].action
        else:
            action = considered[0].action if considered else actions[0]
        return Decision(action, considered, search.iterations, time.perf_counter() - began)

    def cancel(self) -> None:
        self._cancelled.set()


class Search:
    """The memory of one search."""

    def __init__(
        self, information: "Information", seed: str, room: int, habits: Record | None = None
    ) -> None:
        game = information.game
        self.tree = blank(Tree)
        self.tree["used"] = 1
        self.nodes = np.zeros(room + 1, Node)
        self.habits = habits_for(game) if habits is None else habits
        self.viewer = information.viewer
        self.tables = information.tables
        self.states = np.zeros(2, game.package.State)
        self.states[0] = information.state
        self.chance = np.zeros(CHANCE.shape, CHANCE.base)
        known = hashlib.sha256(information.tobytes()).hexdigest()
        self.seed = f"{seed}/{known}"
        start(self.chance, chance_key(self.seed))
        self.out = np.zeros(len(game.actions), np.int16)
        self.weights = np.zeros(len(game.actions), np.int64)
        self.places = np.zeros(len(game.actions), np.int16)
        self.path = np.zeros(DEEPEST, np.int32)
        self.secret = secret_actions(game)
        self.takes_back = game.takes_back
        self.journal = blank(Journal)
        players = int(information.state["players"])
        self.points, self.results = np.zeros(players), np.zeros(players)

    @property
    def iterations(self) -> int:
        return int(self.tree["iterations"])

    def go_on(self, passed: float, most: int) -> None:
        """One slice more, as long as the speed so far says."""
        slice_of = 16
        if self.iterations and passed:
            slice_of = max(slice_of, int(self.iterations / passed * SLICE_SECONDS))
        grow(
            self.tree, self.nodes, self.habits, self.states, self.tables, self.viewer,
            min(slice_of, most), self.chance, self.out, self.weights, self.places, self.path,
            self.secret, self.takes_back, self.journal, self.points, self.results,
        )  # fmt: skip

    def considered(self) -> list[Considered]:
        """The actions that were tried, the one tried most first."""
        found = []
        branch = int(self.nodes[ROOT]["first"])
        while branch:
            node = self.nodes[branch]
            visits = int(node["visits"])
            found.append(Considered(int(node["action"]), visits, float(node["total"] / visits)))
            branch = int(node["next"])
        return sorted(found, key=lambda tried: (-tried.visits, tried.action))

    def any_of(self, considered: list[Considered]) -> int:
        """The place of one of the actions, each as likely as it was tried often."""
        lot = hashlib.sha256(f"{self.seed}/any".encode()).digest()
        drawn = int.from_bytes(lot) % sum(tried.visits for tried in considered)
        place = 0
        while drawn >= considered[place].visits:
            drawn -= considered[place].visits
            place += 1
        return place


def habits_for(game: "Game") -> Record:
    """How a game is searched."""
    habits = blank(Habits)
    habits["exploration"] = EXPLORATION
    habits["caution"] = CAUTION
    habits["lead_share"] = LEAD_SHARE
    habits["spread"] = game.spread
    habits["horizon"] = game.horizon
    habits["prior"] = game.has_policy
    habits["guided"] = game.is_guided
    return habits


@functools.cache
def secret_actions(game: "Game") -> npt.NDArray[np.bool_]:
    return np.array([action.secret for action in game.actions])
