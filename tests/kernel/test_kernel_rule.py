"""Rules as they are called: from Python, from other rules and from users' own compiled code.

The small packages here are compiled once and kept in the user's cache like any others.
"""

import inspect
import itertools
import json
import pathlib
import re
from types import ModuleType
from typing import Any

import pytest

from tavola.kernel import OWNER, field, record, shuffle
from tavola.kernel.verbs import _games, register
from tests.kernel import own_process

KINDS = ("i1", "i2", "i4")

FOR_EVERY_KIND = (
    "{x} + {y}",
    "{x} * {y}",
    "{x} & {y}",
    "{x} | {y}",
    "{x} ^ {y}",
    "{x} // {y}",
    "{x} % {y}",
    "{x} < {y}",
    "{x} == {y}",
    "{x} + 3",
    "{x} - 3",
    "3 - {x}",
    "{x} - 3 < 0",
    "{x} * -3",
    "{x} // 3",
    "{x} // -3",
    "{x} % 7",
    "{x} % -7",
    "{x} & 255",
    "{x} ^ 4294967295",
    "{x} > -1",
    "{x} << 3",
    "{x} >> 1",
    "1 << {y}",
    "-1 << {y}",
    "-9 >> {y}",
    "min({x}, 2)",
    "max({x}, -2)",
    "min({x}, {y})",
    "0 - {x}",
    "{x} > s.i1_y",
    "{x} - s.i1_y < 0",
    "{x} + s.i2_x",
    "5 if {x} else 6",
    "not {x}",
    "{x} / 4 < 1",
    "same({x}) - same({y})",
    "-same({x})",
    "~same({x})",
    "~{x}",
    "{x} - {y}",
    "{x} - {y} < 0",
    "({x} - {y}) // 2",
)

CALCULATE = """
    import json
    import numpy as np
    from toys.rules import State, blank, every
    results = []
    for pick in (0, 1, 2):
        for y in (1, 2, 7):
            s = blank(State)
            for name in State.names:
                room = np.iinfo(State[name])
                s[name] = y if name.endswith("y") else (room.min, room.max, 5)[pick]
            out = np.zeros(1000, np.int64)
            results.append(out[: every(s, out)].tolist())
    print(json.dumps(results))
    """


def calculations(expressions: list[str]) -> str:
    """A package's module with a rule that calculates all of the expressions."""
    state = ", ".join(f'{kind}_{name}=field("{kind}")' for kind in KINDS for name in "xy")
    lines = [f"    out[{n}] = {expression}" for n, expression in enumerate(expressions)]
    return "\n".join(
        [
            "from tavola.kernel import Record, blank, field, record, rule",
            f"State = record({state})",
            "@rule",
            "def same(number: int) -> int:",
            "    return number",
            "@rule",
            "def every(s: Record, out: Record) -> int:",
            *lines,
            f"    return {len(expressions)}",
        ]
    )


def filled(templates: tuple[str, ...], kinds: tuple[str, ...]) -> list[str]:
    pairs = itertools.product(templates, kinds)
    return [template.format(x=f"s.{kind}_x", y=f"s.{kind}_y") for template, kind in pairs]


def differences(folder: pathlib.Path, written: list[str]) -> set[str]:
    """The expressions on whose results compiled and uncompiled rules do not agree."""
    own_process.package(folder, "toys", rules=calculations(written))
    compiled = own_process.said(CALCULATE, folder)
    uncompiled = own_process.said(CALCULATE, folder, NUMBA_DISABLE_JIT=1)
    assert len(compiled) == len(uncompiled) == 9
    assert all(len(results) == len(written) for results in compiled)
    return {
        expression
        for ours, theirs in zip(compiled, uncompiled, strict=True)
        for expression, one, other in zip(written, ours, theirs, strict=True)
        if one != other
    }


# --- whole numbers -------------------------------------------------------------------------------


def test_fields_calculate_alike_compiled_and_uncompiled(tmp_path: pathlib.Path) -> None:
    written = filled(FOR_EVERY_KIND, KINDS)
    assert differences(tmp_path, written) == set()


def test_a_rule_is_compiled_once_for_all_kinds_of_whole_numbers() -> None:
    program = """
        from enum import IntEnum
        import json
        from tavola.kernel import Record, blank, field, record, rule, small_rule
        class Kind(IntEnum):
            WALL = 4
        State = record(a=field("i1"), b=field("i2"), c=field("i4", (2,)))
        @rule
        def plus(x: int, y: int = 10) -> int:
            return x + y
        @small_rule
        def minus(x: int, y: int = 10) -> int:
            return x - y
        @rule
        def total(s: Record, n: int) -> int:
            sum = plus(s.a) + plus(s.b, s.a) + plus(s.c[1], y=s.b) + plus(n, Kind.WALL)
            sum += plus(y=3, x=Kind.WALL) + plus(7)
            sum += minus(s.a) + minus(s.b, s.a) + minus(Kind.WALL, 5) + minus(y=n, x=s.c[0])
            return sum
        s = blank(State)
        s["a"], s["b"], s["c"] = -1, 2, (3, 2**31 - 1)
        print(json.dumps([total(s, 100), *(COMPILED_KINDS)]))
        """
    kinds = "len(made.dispatcher.overloads) for made in (plus, minus)"
    expected = 9 + 1 + (2**31 + 1) + 104 + 7 + 17 - 11 + 3 - 1 - 97
    assert own_process.said(program.replace("COMPILED_KINDS", kinds)) == [expected, 1, 1]
    uncompiled = program.replace("COMPILED_KINDS", "")
    assert own_process.said(uncompiled, NUMBA_DISABLE_JIT=1) == [expected]


# --- called from Python --------------------------------------------------------------------------

CALLED = """
    from tavola.kernel import Record, rule

    @rule
    def plus(a: int, b: int = 1) -> int:
        return a + b

    @rule
    def half(a: float) -> float:
        return a / 2

    @rule
    def first(cards: Record) -> int:
        return cards[0]

    @rule
    def corner(table: Record) -> int:
        return table[1, 0] * 1000 + table.shape[0] * 100 + table.shape[1]

    @rule
    def nothing(a: int) -> None:
        pass

    @rule
    def unannotated(a):
        return a

    @rule
    def pair(a: int) -> tuple[int, int]:
        return a, a

    @rule
    def words(a: int) -> str:
        return "words"

    @rule
    def refuse(a: int) -> int:
        if a < 0:
            raise ValueError("below zero")
        return a
    """


def called(folder: pathlib.Path, *calls: str, **variables: object) -> list[Any]:
    """What each call gives: its value, or the error's kind and text."""
    own_process.package(folder, "toys", rules=CALLED)
    program = f"""
        import json
        import numpy as np
        from toys.rules import *
        said = []
        for call in {json.dumps(calls)}:
            try:
                said.append(eval(call))
            except Exception as error:
                said.append([type(error).__name__, str(error)])
        print(json.dumps(said))
        """
    said: list[Any] = own_process.said(program, folder, **variables)
    return said


def test_what_fits_is_taken(tmp_path: pathlib.Path) -> None:
    calls = {
        "plus(2, 3)": 5,
        "plus(2)": 3,
        "plus(True, np.uint8(200))": 201,
        "plus(-2**63, 2**62)": -(2**62),
        "plus(np.int64(-1), np.int8(-1))": -2,
        "plus(np.uint32(4294967295), np.array(4, np.int64))": 2**32 + 3,
        "half(3.0)": 1.5,
        "half(np.float64(-1))": -0.5,
        "half(3)": 1.5,
        "nothing(1)": None,
        "first(np.array([7, 8], np.int8))": 7,
        "first(np.array([7, 8], np.uint32)[1:])": 8,
        "first(np.array([2.5]))": 2,
        "corner(np.arange(6, dtype=np.int16).reshape(2, 3))": 3203,
        "corner(np.arange(6, dtype=np.int16).reshape(3, 2)[1:])": 4202,
        "refuse(3)": 3,
    }
    assert dict(zip(calls, called(tmp_path, *calls), strict=True)) == calls


def test_what_does_not_fit_is_a_clear_error(tmp_path: pathlib.Path) -> None:
    calls = {
        "plus(2, b=3)": "plus.*arguments by place",
        "plus('2', 3)": "not str",
        "plus(None, 3)": "not NoneType",
        "plus([1], 3)": "not list",
        "plus(1, np.zeros(1, [('a', 'i1')])[0])": "not void",
        "half(1j)": "not complex",
        "first(np.zeros(6)[::2])": "first.*without gaps",
        "first(np.zeros(6)[::-1])": "first.*without gaps",
        "corner(np.zeros((2, 3)).T)": "corner.*without gaps",
        "corner(np.zeros((3, 3))[:, 1:])": "corner.*without gaps",
        "unannotated(1)": "unannotated must be annotated",
        "pair(1)": "pair must be annotated",
        "words(1)": "words must be annotated",
    }
    for call, (kind, text) in zip(calls, called(tmp_path, *calls), strict=True):
        assert kind == "TypeError", call
        assert re.search(calls[call], text), call
        assert "\n" not in text


def test_what_no_rule_can_take_is_a_type_error(tmp_path: pathlib.Path) -> None:
    wrong_counts = ("plus()", "plus(1, 2, 3)")
    wrong_arrays = ("first(np.zeros(2, '>u4'))", "first(np.array([None]))")
    for kind, _ in called(tmp_path, *wrong_counts, *wrong_arrays):
        assert kind == "TypeError"


def test_a_number_of_more_than_64_bits_is_refused(tmp_path: pathlib.Path) -> None:
    numbers = ("2**63", "-2**63 - 1", "2**64 + 1", "np.uint64(2**63)")
    for kind, _ in called(tmp_path, *(f"[plus({number}), 0]" for number in numbers)):
        assert kind == "OverflowError"


def test_an_error_that_a_rule_raises_is_not_taken_for_another(tmp_path: pathlib.Path) -> None:
    ((kind, text),) = called(tmp_path, "refuse(-1)")
    assert "outside" not in text
    assert kind != "IndexError"


def test_an_uncompiled_rule_refuses_a_number_that_does_not_fit(tmp_path: pathlib.Path) -> None:
    text = """
        from tavola.kernel import Record, field, record, rule
        State = record(small=field("i1"), cards=field("i1", (2,)))
        @rule
        def put(s: Record, number: int) -> None:
            s.small = number
        @rule
        def put_card(s: Record, number: int) -> None:
            s.cards[1] += number
        """
    own_process.package(tmp_path, "toys", rules=text)
    program = """
        import json
        from tavola.kernel import blank
        from toys.rules import State, put, put_card
        said = []
        for call, number in ((put, 127), (put, 128), (put, -129), (put_card, 127), (put_card, 128)):
            s = blank(State)
            try:
                call(s, number)
                said.append("taken")
            except OverflowError:
                said.append("refused")
        print(json.dumps(said))
        """
    said = own_process.said(program, tmp_path, NUMBA_DISABLE_JIT=1)
    assert said == ["taken", "refused", "refused", "taken", "refused"]


def test_a_rule_is_still_the_function_it_was() -> None:
    assert shuffle.__name__ == "shuffle"
    assert (shuffle.__doc__ or "").startswith("Shuffle")
    assert list(inspect.signature(shuffle).parameters) == ["chance", "cards", "count"]


# --- memory --------------------------------------------------------------------------------------


def test_a_rule_with_memory_of_its_own_is_refused_or_runs_again(tmp_path: pathlib.Path) -> None:
    text = """
        import numpy as np
        from tavola.kernel import rule
        @rule
        def made(n: int) -> int:
            numbers = np.zeros(n, np.int64)
            numbers[n - 1] = 7
            return numbers.sum()
        """
    own_process.package(tmp_path, "toys", rules=text)
    program = """
        from toys.rules import made
        try:
            print(made(3))
        except TypeError:
            print("7")
        """
    cache = tmp_path / "cache"
    for _ in range(2):
        assert own_process.said(program, tmp_path, TAVOLA_CACHE=cache) == 7


OUTSIDE = """
    from tavola.kernel import Record, field, record, rule
    State = record(deck=field("i1", (4,)), hand=field("i2", (2, 3)), after=field("i1", (9,)))

    @rule
    def in_deck(s: Record, place: int) -> None:
        s.deck[place] = 1

    @rule
    def in_hand(s: Record, seat: int, kind: int) -> int:
        return s.hand[seat, kind]

    @rule
    def in_array(out: Record, place: int) -> None:
        out[place] = 1

    @rule
    def deep(s: Record, place: int) -> int:
        in_deck(s, place)
        return 1
    """


def test_where_bounds_are_checked_nothing_is_written_outside(tmp_path: pathlib.Path) -> None:
    own_process.package(tmp_path, "toys", rules=OUTSIDE)
    program = """
        import json
        import numpy as np
        from tavola.kernel import blank
        from tavola.kernel.machine import home
        from toys.rules import State, deep, in_array, in_deck, in_hand
        s, out = blank(State), np.zeros(8, np.int16)
        calls = [(in_deck, s, 3), (in_hand, s, 1, 2), (in_array, out[:4], 3), (deep, s, 0)]
        calls += [(in_deck, s, 4), (in_deck, s, -5), (deep, s, 4), (in_hand, s, 2, 0)]
        calls += [(in_hand, s, 0, 3), (in_array, out[:4], 4), (in_array, out[:0], 0)]
        said = []
        for call, *args in calls:
            try:
                call(*args)
                said.append("")
            except IndexError as error:
                said.append(str(error))
        written = bool(s["after"].any() or out[4:].any())
        print(json.dumps([said, home("toys.rules").name, written]))
        """
    checked, its_home, written = own_process.said(program, tmp_path, TAVOLA_BOUNDSCHECK=1)
    assert checked[:4] == [""] * 4
    assert all("outside of an array" in text for text in checked[4:])
    assert "in_deck" in checked[4]
    assert not written
    where = "import json, toys; from tavola.kernel.machine import home"
    unchecked = own_process.said(f"{where}; print(json.dumps(home('toys').name))", tmp_path)
    assert its_home != unchecked


# --- with users' own compiled code ---------------------------------------------------------------

USERS = """
    import numba
    from numba import njit
    from tavola.kernel import Record, below, rule
    from tavola.kernel.verbs import actors, legal

    @njit(cache=True)
    def own(n):
        return n * 2

    @rule
    def triple(n: int) -> int:
        return n * 3

    @njit
    def with_rules(states, tables, chance, out, n):
        s, t = states[0], tables[0]
        return triple(n) + own(n) + below(chance, 1), legal(s, t, 0, out), actors(s, t)
    """


def test_users_own_compiled_code_is_left_alone(tmp_path: pathlib.Path) -> None:
    """It keeps its cache where it was and may call rules and verbs."""
    own_process.copy_of_tavola(tmp_path)
    own_process.package(tmp_path, "users", rules=USERS)
    program = """
        import json
        import numba, numpy as np
        before = {n: getattr(numba.config, n) for n in dir(numba.config) if n.isupper()}
        import tavola
        from tavola.kernel import CHANCE
        from users.rules import own, triple, with_rules
        game = tavola.load("pebbles")
        states, chance = np.zeros(1, game.package.State), np.zeros(CHANCE.shape, CHANCE.base)
        states["heap"], states["players"] = 2, 2
        out = np.zeros(3, np.int16)
        results = with_rules(states, game.tables.reshape(1), chance, out, 5)
        results += own(4), triple(4), own(2.5)
        after = {n: getattr(numba.config, n) for n in dir(numba.config) if n.isupper()}
        print(json.dumps([results, own.stats.cache_path, before == after]))
        """
    results, place, same = own_process.said(program, tmp_path, TAVOLA_CACHE=tmp_path / "cache")
    assert results == [25, 2, 1, 8, 12, 5.0]
    assert pathlib.Path(place) == tmp_path / "users" / "__pycache__"
    assert list(pathlib.Path(place).glob("rules.own-*.nbi"))
    assert same
    assert not list((tmp_path / "cache").rglob("*.nbi"))


# --- the verbs -----------------------------------------------------------------------------------


def test_equal_state_records_are_refused() -> None:
    one, other = ModuleType("one"), ModuleType("other")
    state = record(only_here=field("i1", about="one"), cards=field("i2", (3,), known=OWNER))
    equal = record(only_here=field("i1", about="other"), cards=field("i2", (3,)))
    renamed = record(only_there=field("i1", about="one"), cards=field("i2", (3,), known=OWNER))
    try:
        register(state, one)
        register(state, one)
        with pytest.raises(ValueError, match="other and one have equal state records"):
            register(equal, other)
        register(renamed, other)
    finally:
        _games.pop(state, None)
        _games.pop(renamed, None)
