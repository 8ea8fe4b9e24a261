"""The bots that search: honest, repeatable, and better than chance."""

import json
import os
import random
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import tavola
from tavola import BadOption, Game, Information
from tavola.bots import LEVELS
from tavola.bots.search import ROOT
from tavola.bots.searcher import Search, SearchBot
from tavola.kernel import verbs
from tests.games.strategies import in_world, moments, new_match, random_match

GAMES = tavola.games()
SMALL = 60

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
fewest_and_most = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES for players in {game.players[0], game.players[-1]}],
    ids=lambda value: getattr(value, "name", str(value)),
)


def searcher(iterations: int = SMALL, seed: object = 1) -> SearchBot:
    return SearchBot("test", iterations, str(seed))


def informations(game: Game, players: int, seed: object, count: int = 6) -> list[Information]:
    """What those who are to act know at some moments of a match."""
    return [
        match.information(match.awaited[0])
        for match in moments(game, players, seed, count)
        if match.awaited
    ]


# --- Honesty -------------------------------------------------------------------------------------


@fewest_and_most
def test_whatever_is_hidden_the_decision_is_the_same(game: Game, players: int) -> None:
    for match in moments(game, players, "honest", 6):
        for seat in match.awaited:
            decided = searcher().decide(match.information(seat))
            for key in (3, 2**50 + 1):
                again = searcher().decide(in_world(match, seat, key).information(seat))
                assert again.considered == decided.considered
                assert again.action == decided.action


@every_game
def test_what_was_decided_before_does_not_matter(game: Game) -> None:
    first, *others = informations(game, game.players[0], "before")
    fresh, used = searcher(), searcher()
    for other in others:
        used.decide(other)
    assert used.decide(first).considered == fresh.decide(first).considered


@every_game
def test_the_seed_matters(game: Game) -> None:
    information = random_match(game, game.players[0], "seed", stop_after=4)
    seat = information.actors[0]
    decided = {
        json.dumps(searcher(seed=seed).decide(information.information(seat)).considered)
        for seed in range(8)
    }
    assert len(decided) > 1


@every_game
def test_compiled_and_uncompiled_searches_agree(game: Game) -> None:
    program = (
        "import json, sys, tavola\n"
        "from tests.bots.test_search import considered_at_start\n"
        "print(json.dumps(considered_at_start(tavola.load(sys.argv[1]))))\n"
    )
    uncompiled = subprocess.run(
        [sys.executable, "-c", program, game.name],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    theirs = json.loads(uncompiled.stdout)
    assert theirs
    for (action, visits, result), ours in zip(theirs, considered_at_start(game), strict=True):
        assert (action, visits) == (ours[0], ours[1])
        assert result == pytest.approx(ours[2])


def considered_at_start(game: Game) -> list[tuple[int, int, float]]:
    match = new_match(game, game.players[0], "uncompiled")
    return list(searcher(12).decide(match.information(match.actors[0])).considered)


# --- What a search is ----------------------------------------------------------------------------


@fewest_and_most
def test_what_is_considered_adds_up(game: Game, players: int) -> None:
    for information in informations(game, players, "sums"):
        decision = searcher().decide(information)
        legal = information.decisions()
        assert decision.action in legal
        if len(legal) == 1:
            assert (decision.considered, decision.iterations) == ([], 0)
            continue
        assert decision.iterations == SMALL
        assert sum(tried.visits for tried in decision.considered) == SMALL
        assert {tried.action for tried in decision.considered} <= set(legal)
        assert all(0 <= tried.result <= 1 for tried in decision.considered)
        most = max(tried.visits for tried in decision.considered)
        assert decision.considered[0].visits == most
        assert decision.action == decision.considered[0].action


@every_game
def test_every_node_of_the_tree_is_counted_right(game: Game) -> None:
    for information in informations(game, game.players[-1], "tree", 4):
        search = Search(information, "tree", 400)
        while search.iterations < 400:
            search.go_on(0.0, 400 - search.iterations)
        used = int(search.tree["used"])
        assert used <= len(search.nodes)
        assert int(search.nodes[ROOT]["visits"]) == 400
        parents = np.zeros(used, int)
        for number in range(used):
            node, branch, below = search.nodes[number], int(search.nodes[number]["first"]), 0
            while branch:
                parents[branch] += 1
                below += int(search.nodes[branch]["visits"])
                branch = int(search.nodes[branch]["next"])
            assert below <= node["visits"]
            if number != ROOT:
                assert 1 <= node["visits"] <= node["available"] <= 400
                assert 0 <= node["total"] <= node["visits"]
        assert (parents[1:] == 1).all()
        assert not search.places.any()


@every_game
def test_the_information_is_left_alone(game: Game) -> None:
    for information in informations(game, game.players[0], "alone", 4):
        was = information.tobytes()
        searcher().decide(information)
        assert information.tobytes() == was


def test_a_search_can_be_cancelled_at_once() -> None:
    match = tavola.load("great-wall").new(4, seed=1)
    bot = searcher(10_000_000)
    threading.Timer(0.2, bot.cancel).start()
    decision = bot.decide(match.information(match.actors[0]))
    assert decision.action in match.legal(match.actors[0])
    assert 0.2 < decision.seconds < 2
    assert sum(tried.visits for tried in decision.considered) == decision.iterations > 0


def test_a_limit_of_seconds_is_kept() -> None:
    match = tavola.load("great-wall").new(4, seed=1)
    bot = SearchBot("test", 10_000_000, 1, seconds=0.2)
    began = time.perf_counter()
    bot.decide(match.information(match.actors[0]))
    assert 0.2 < time.perf_counter() - began < 1


# --- Strength ------------------------------------------------------------------------------------


@every_game
def test_even_a_little_search_beats_chance(game: Game) -> None:
    """With every deal from both sides, so that nobody has the better cards."""
    won = 0.0
    for deal in range(2):
        for me in range(game.players[0]):
            match = game.new(game.players[0], seed=f"strength {deal}")
            bots = [tavola.bot("random", seat) for seat in range(match.players)]
            rng = random.Random(deal)
            while not match.over:
                seat = match.awaited[0]
                own = searcher(200, rng.random()) if seat == me else bots[seat]
                match.play(seat, own.decide(match.information(seat)).action)
            won += match.returns[me]
    assert won >= 2 * game.players[0] - 1


# --- Levels --------------------------------------------------------------------------------------


def test_levels_go_from_gentle_to_fierce() -> None:
    assert list(LEVELS) == ["random", "novice", "apprentice", "journeyman", "master"]
    iterations = [level.iterations for level in LEVELS.values()]
    assert iterations == sorted(set(iterations))
    assert len({level.about for level in LEVELS.values()}) == len(LEVELS)


def test_a_level_decides_by_its_own_seed() -> None:
    match = tavola.load("great-wall").new(2, seed=5)
    information = match.information(match.actors[0])
    one, same = (tavola.bot("novice", 3).decide(information) for _ in range(2))
    assert one.considered == same.considered
    assert one.iterations == LEVELS["novice"].iterations


@every_game
def test_the_novice_wavers(game: Game) -> None:
    """It does not always take the move that it tried most, but one that it tried."""
    match = new_match(game, game.players[0], "wavering")
    information = match.information(match.awaited[0])
    decisions = [tavola.bot("novice", seed).decide(information) for seed in range(12)]
    assert any(decision.action != decision.considered[0].action for decision in decisions)
    for decision in decisions:
        assert decision.action in {tried.action for tried in decision.considered}
    assert tavola.bot("novice", 3).decide(information).action == decisions[3].action


def test_a_number_is_a_level_of_ones_own() -> None:
    match = tavola.load("great-wall").new(2, seed=5)
    assert tavola.bot("70").decide(match.information(match.awaited[0])).iterations == 70


def test_who_is_not_awaited_has_nothing_to_decide() -> None:
    match = tavola.load("great-wall").new(2, seed=5)
    other = 1 - match.awaited[0]
    with pytest.raises(ValueError, match="nothing to decide"):
        tavola.bot("random").decide(match.information(other))


@every_game
def test_a_policy_gives_every_legal_action_a_chance(game: Game) -> None:
    """An action with the weight 0 would never be tried, however good it is."""
    actions, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.actions), np.int64)
    for players in game.players:
        for match in moments(game, players, "policy", 40):
            for seat in match.awaited:
                state, tables = match.information(seat).state, match.tables
                count = verbs.legal(state, tables, seat, actions)
                weights[:] = 0
                verbs.policy(state, tables, seat, actions, count, weights)
                assert (weights[:count] > 0).all()
                assert (weights[count:] == 0).all()
                assert weights[:count].sum() < 1 << 31


@every_game
def test_an_evaluation_knows_who_is_ahead(game: Game) -> None:
    """Before the last decisions of a game it mostly names its winner, and is never absurd."""
    right, seen = 0, 0
    for seed in range(12):
        late = random_match(game, game.players[0], f"late {seed}")
        match = late.at(max(late.number - 3, 0))
        expected = np.zeros(match.players)
        verbs.evaluation(match.information(-1).state, match.tables, expected)
        assert np.isfinite(expected).all()
        assert (np.abs(expected - np.array(late.scores)) < 60).all()
        right += int(expected.argmax()) in late.winners
        seen += 1
    assert right > seen / 2


def test_no_such_level_is_refused() -> None:
    with pytest.raises(BadOption, match=r"genius.*random, novice"):
        tavola.bot("genius")
