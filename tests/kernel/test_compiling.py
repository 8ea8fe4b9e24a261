"""The first compile of a game, and what is never compiled."""

import gc
import pathlib
import types
import warnings
from typing import Any, cast

import pytest

import tavola
from tavola import Game
from tavola.compiling import RULES, STEPS, WAITING, compile_in_child, rehearse
from tests.kernel import own_process

PREPARE = """
    import json, sys
    import tavola
    from tavola.compiling import prepare
    reports = []
    game = tavola.load("pebbles")
    def report(*step):
        reports.append(step)
        print(json.dumps(step), flush=True)
    prepare(game, report)
    match = game.new(players=3, seed=1)
    bot = tavola.bot("random")
    while not match.over:
        seat = match.awaited[0]
        match.view(seat), match.preview(seat, 0), match.can_undo(seat)
        match.play(seat, bot.decide(match.information(seat)).action)
        if match.number == 2:
            match.undo(seat)
    tavola.read(match.text())
    match.at(1), match.events(-1), match.check()
    print(json.dumps([reports, match.text(), "numba" in sys.modules]))
    """


def copy_in(folder: pathlib.Path) -> pathlib.Path:
    own_process.copy_of_tavola(folder)
    return folder


# --- the first compile ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", tavola.games(), ids=lambda game: game.name)
def test_the_number_of_steps_is_right(game: Game) -> None:
    steps = list(rehearse(game))
    assert len(steps) == len(set(steps)) == STEPS[RULES]


def test_a_first_start_compiles_in_another_process_and_later_ones_nothing(
    tmp_path: pathlib.Path,
) -> None:
    """Also after a first start that was killed."""
    path, cache = copy_in(tmp_path), tmp_path / "cache"
    killed = own_process.started(PREPARE, path, TAVOLA_CACHE=cache)
    assert killed.stdout is not None
    assert killed.stdout.readline().startswith("[0, ")
    killed.kill()
    killed.communicate()
    reports, text, _ = own_process.said(PREPARE, path, TAVOLA_CACHE=cache)
    assert [done for done, _, _ in reports] == list(range(STEPS[RULES]))
    assert {steps for _, steps, _ in reports} == {STEPS[RULES]}
    assert len({step for _, _, step in reports}) == STEPS[RULES]
    files = {file: file.stat().st_mtime_ns for file in cache.rglob("*.o")}
    assert own_process.said(PREPARE, path, TAVOLA_CACHE=cache) == [[], text, False]
    assert {file: file.stat().st_mtime_ns for file in cache.rglob("*.o")} == files


def test_all_that_a_match_calls_was_rehearsed(tmp_path: pathlib.Path) -> None:
    """Calls with arguments of kinds not met before would be compiled in the middle of a match."""
    program = """
        import json
        import tavola
        from tavola.compiling import rehearse
        from tavola.kernel import machine
        entry_of, met = machine.entry_of, []

        def spy(rule, kinds):
            met.append(rule.__name__)
            return entry_of(rule, kinds)

        machine.entry_of = spy
        game = tavola.load("pebbles")
        for _ in rehearse(game):
            pass
        rehearsed = len(met)
        match = game.new(players=3, seed=1, more=True)
        while not match.over:
            seat = match.actors[0]
            match.view(seat), match.preview(seat, 0), match.information(-1).observation()
            match.play(seat, match.legal(seat)[0])
        tavola.read(match.text())
        match.at(1), match.events(-1), match.winners, match.why_not(0, 0)
        print(json.dumps([rehearsed, met[rehearsed:]]))
        """
    rehearsed, later = own_process.said(program, copy_in(tmp_path))
    assert rehearsed >= STEPS[RULES] - 1
    assert later == []


def test_all_that_a_search_calls_was_rehearsed(tmp_path: pathlib.Path) -> None:
    program = """
        import json
        import tavola
        from tavola.compiling import rehearse, rehearse_search
        from tavola.kernel import machine
        entry_of, met = machine.entry_of, []

        def spy(rule, kinds):
            met.append(rule.__name__)
            return entry_of(rule, kinds)

        machine.entry_of = spy
        game = tavola.load("pebbles")
        for steps in (rehearse, rehearse_search):
            for _ in steps(game):
                pass
        rehearsed = len(met)
        match = game.new(players=3, seed=1, more=True)
        bot = tavola.bot("30", 1)
        while not match.over:
            seat = match.awaited[0]
            match.play(seat, bot.decide(match.information(seat)).action)
        print(json.dumps([rehearsed, met[rehearsed:]]))
        """
    rehearsed, later = own_process.said(program, copy_in(tmp_path))
    assert rehearsed > 0
    assert later == []


def test_of_two_first_starts_at_once_one_waits(tmp_path: pathlib.Path) -> None:
    path, cache = copy_in(tmp_path), tmp_path / "cache"
    both = [own_process.started(PREPARE, path, TAVOLA_CACHE=cache) for _ in range(2)]
    (one, one_text, _), (other, other_text, _) = (own_process.ended(start)[0] for start in both)
    assert one_text == other_text
    compiled, waited = sorted((one, other), key=len, reverse=True)
    assert len(compiled) == STEPS[RULES]
    assert waited in ([], [[0, STEPS[RULES], WAITING]])


def test_rules_that_do_not_compile_say_why(tmp_path: pathlib.Path) -> None:
    path, cache = copy_in(tmp_path), tmp_path / "cache"
    rules = path / "tavola" / "games" / "pebbles" / "rules.py"
    own_process.edit(rules, "s.heap = t.heap", "s.heap = t.no_such_field")
    program = """
        import json
        import tavola
        try:
            tavola.load("pebbles").new(seed=1)
        except RuntimeError as error:
            print(json.dumps(str(error)))
        """
    said = own_process.said(program, path, TAVOLA_CACHE=cache)
    assert said.startswith("the rules of pebbles do not compile:\n")
    assert "no_such_field" in said
    assert not list(cache.rglob("*.ready"))


def test_a_child_that_fails_gives_its_reason_and_leaves_nothing_open(
    tmp_path: pathlib.Path,
) -> None:
    nobody = cast(Game, types.SimpleNamespace(name="no-such-game"))
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always")
        with pytest.raises(RuntimeError, match=r"not compile:\n(?s:.*)UnknownGame.*no-such-game"):
            compile_in_child(nobody, RULES, lambda *_: None, tmp_path)
        gc.collect()
    assert left_open == []


def test_a_first_start_without_a_cache_says_so_once(tmp_path: pathlib.Path) -> None:
    path = copy_in(tmp_path)
    (tmp_path / "temporary").mkdir()
    process = own_process.started(
        PREPARE, path, TAVOLA_CACHE="/proc/nope", TMPDIR=tmp_path / "temporary"
    )
    (reports, _, _), complaint = own_process.ended(process)
    assert len(reports) == STEPS[RULES]
    assert len(complaint.splitlines()) == 1


# --- compiled and uncompiled ---------------------------------------------------------------------

SIMULATE = """
    import json
    import numpy as np
    import tavola
    from tavola.playouts import Table, keys_of, simulate
    said = []
    for game in tavola.games():
        for players in game.players:
            result = simulate(game, 2, players, "both")
            table = Table(game, players)
            points, results = np.zeros((1, players), np.int64), np.zeros((1, players))
            decisions = np.zeros(1, np.int64)
            table.play(keys_of("bytes", 0, 1), points, results, decisions)
            said.append([
                game.name, players, result.decisions, result.mean_scores, result.win_shares,
                table.states.tobytes().hex(), table.choices.tobytes().hex(), points.tolist(),
                results.tolist(), decisions.tolist(), table.journal.tobytes().hex(),
            ])
    print(json.dumps(said))
    """


def test_uncompiled_simulations_are_the_same() -> None:
    uncompiled = own_process.started(SIMULATE, NUMBA_DISABLE_JIT=1)
    compiled = own_process.said(SIMULATE)
    assert own_process.ended(uncompiled)[0] == compiled
    tables = [(game.name, players) for game in tavola.games() for players in game.players]
    assert [(name, players) for name, players, *_ in compiled] == tables
    assert all(decisions > 0 for _, _, decisions, *_ in compiled)


def test_uncompiled_rules_need_no_preparation(tmp_path: pathlib.Path) -> None:
    path, cache = copy_in(tmp_path), tmp_path / "cache"
    reports, _, numba = own_process.said(PREPARE, path, TAVOLA_CACHE=cache, NUMBA_DISABLE_JIT=1)
    assert (reports, numba) == ([], False)
    assert not cache.exists()


@pytest.mark.parametrize("game", tavola.games(), ids=lambda game: game.name)
def test_no_rule_of_a_game_leaves_its_arrays(game: Game) -> None:
    program = f"""
        import json
        import tavola
        from tavola.playouts import simulate
        game = tavola.load({game.name!r})
        decisions = [simulate(game, 100, players, 0).decisions for players in game.players]
        print(json.dumps(decisions))
        """
    checked: list[int] = own_process.said(program, TAVOLA_BOUNDSCHECK=1)
    unchecked: list[int] = own_process.said(program)
    assert checked == unchecked
    assert min(checked) > 0


# --- a warm start --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", tavola.games(), ids=lambda game: game.name)
def test_a_compiled_game_is_played_without_the_compiler(game: Game) -> None:
    tavola.load(game.name).new(seed=0)  # compiled now if it was not
    program = f"""
        import json, sys
        import tavola
        from tavola.playouts import simulate
        after_import = "numba" in sys.modules
        match = tavola.load({game.name!r}).new(seed=7)
        bot = tavola.bot("random", 1)
        while not match.over:
            seat = match.awaited[0]
            match.play(seat, bot.decide(match.information(seat)).action)
        match.view(0), match.text(), match.at(3), match.information(-1).observation()
        print(json.dumps([after_import, "numba" in sys.modules, match.over]))
        """
    said: list[Any] = own_process.said(program)
    assert said == [False, False, True]
