"""Where compiled rules are kept, and that stale or broken code is never run."""

import os
import pathlib
import re
import threading
import time
from typing import IO, Any

import pytest

from tavola.kernel import machine
from tests.kernel import own_process

LEGAL = """
    import json, sys
    import numpy as np
    import tavola
    from tavola.kernel import blank, verbs
    game = tavola.load("pebbles")
    s = blank(game.package.State)
    s["heap"] = 10
    out = np.zeros(9, np.int16)
    print(json.dumps([verbs.legal(s, game.tables, 0, out), "numba" in sys.modules]))
    """
TELL = """
    import json, sys
    from tavola.kernel import tell
    from tavola.match import opened_journal
    journal = opened_journal()
    tell(journal, 1, 2)
    print(json.dumps([int(journal["told"]), "numba" in sys.modules]))
    """
TASTE = """
    import json, sys
    from {package}.taste import taste
    print(json.dumps([taste(1), "numba" in sys.modules]))
    """
TASTING = """
    from tavola.kernel import rule
    from {package}.flavour import FLAVOUR
    @rule
    def taste(n: int) -> int:
        return FLAVOUR + n
    """


def object_files(cache: pathlib.Path) -> list[str]:
    return sorted(file.name for file in cache.rglob("*.o"))


# --- an edit is never missed ---------------------------------------------------------------------


def edit_is_met(
    program: str, path: pathlib.Path, file: pathlib.Path, old: str, new: str, values: list[int]
) -> None:
    """The program says the first value, and after the edit the second."""
    cache = path / "cache"
    before, after = values
    assert own_process.said(program, path, TAVOLA_CACHE=cache) == [before, True]
    own_process.edit(file, old, new)
    assert own_process.said(program, path, TAVOLA_CACHE=cache) == [after, True]


def test_an_edited_constant_of_a_game_is_met(tmp_path: pathlib.Path) -> None:
    constants = own_process.copy_of_tavola(tmp_path) / "games" / "pebbles" / "components.py"
    edit_is_met(LEGAL, tmp_path, constants, "MOST_TAKEN: Final = 3", "MOST_TAKEN = 2", [3, 2])


def test_an_edit_of_the_kernel_is_met(tmp_path: pathlib.Path) -> None:
    journal = own_process.copy_of_tavola(tmp_path) / "kernel" / "journal.py"
    edit_is_met(TELL, tmp_path, journal, "journal.told += 1", "journal.told += 3", [1, 3])


def test_an_edit_elsewhere_in_a_foreign_package_is_met(tmp_path: pathlib.Path) -> None:
    own_process.package(tmp_path, "foreign", flavour="FLAVOUR = 10")
    own_process.package(tmp_path, "foreign/inner", taste=TASTING.format(package="foreign"))
    program = TASTE.format(package="foreign.inner")
    edit_is_met(program, tmp_path, tmp_path / "foreign" / "flavour.py", "10", "20", [11, 21])
    assert len(object_files(tmp_path / "cache")) == 2
    assert own_process.said(program, tmp_path, TAVOLA_CACHE=tmp_path / "cache") == [21, False]


@pytest.mark.parametrize("package", ["tavola.bots", "foreign"])
def test_an_edit_of_playouts_changes_the_homes_of_who_calls_them(
    tmp_path: pathlib.Path, package: str
) -> None:
    copy = own_process.copy_of_tavola(tmp_path)
    own_process.package(tmp_path, "foreign")
    (tmp_path.joinpath(*package.split(".")) / "seeker.py").write_text(
        "from tavola.playouts import play_at_random\n"
    )
    program = f"""
        import json
        import {package}.seeker
        from tavola.kernel.machine import home
        print(json.dumps(home("{package}.seeker").name))
        """
    before = own_process.said(program, tmp_path, TAVOLA_CACHE=tmp_path / "cache")
    own_process.edit(copy / "playouts.py", "decisions += 1", "decisions += 2")
    assert own_process.said(program, tmp_path, TAVOLA_CACHE=tmp_path / "cache") != before


def test_every_file_a_rule_may_depend_on_gives_it_another_home(tmp_path: pathlib.Path) -> None:
    own_process.copy_of_tavola(tmp_path)
    program = """
        import json, pathlib
        import tavola
        import tavola.games.pebbles.rules, tavola.playouts
        from tavola.kernel.machine import home
        modules = ["tavola.games.pebbles.rules", "tavola.kernel.chance"]
        modules += ["tavola.bots.chance", "tavola.playouts"]

        def homes():
            home.cache_clear()
            return [home(module).name for module in modules]

        root, before, changed = pathlib.Path(tavola.__file__).parent, homes(), {}
        for file in sorted(root.rglob("*.py")):
            text = file.read_text()
            file.write_text(text + "# edited")
            pairs = zip(modules, before, homes())
            changed[file.relative_to(root).as_posix()] = [m for m, was, now in pairs if was != now]
            file.write_text(text)
        again = homes() == before
        (root / "kernel" / "deep").mkdir()
        (root / "kernel" / "deep" / "added.py").write_text("")
        added = [m for m, was, now in zip(modules, before, homes()) if was != now]
        print(json.dumps([changed, modules, again, added]))
        """
    changed, modules, again, added = own_process.said(
        program, tmp_path, TAVOLA_CACHE=tmp_path / "cache"
    )
    assert again
    assert added == modules
    for file, homes in changed.items():
        part = file.split("/")[0]
        if part in ("kernel", "games"):
            assert homes == modules, file
        elif part == "bots":
            assert "tavola.bots.chance" in homes, file
        elif part == "playouts.py":
            assert "tavola.playouts" in homes
        elif part == "cli":
            assert homes == [], file
    assert {"kernel/machine.py", "games/__init__.py", "cli/main.py"} <= set(changed)


def test_the_rules_of_a_single_file_are_never_kept(tmp_path: pathlib.Path) -> None:
    """What lies beside a file and is imported by it is unknown, so its rules are always new."""
    cache, script = tmp_path / "cache", tmp_path / "script.py"
    (tmp_path / "flavour.py").write_text("FLAVOUR = 10\n")
    script.write_text(
        "from tavola.kernel import rule\n"
        "from flavour import FLAVOUR\n"
        "@rule\n"
        "def taste(n: int) -> int:\n"
        "    return FLAVOUR + n\n"
        "if __name__ == '__main__':\n"
        "    print(taste(1))\n"
    )
    as_module = "from script import taste; print(taste(1))"
    as_program = f"import runpy; runpy.run_path({str(script)!r}, run_name='__main__')"
    assert own_process.said(as_module, tmp_path, TAVOLA_CACHE=cache) == 11
    (tmp_path / "flavour.py").write_text("FLAVOUR = 20\n")
    assert own_process.said(as_module, tmp_path, TAVOLA_CACHE=cache) == 21
    assert own_process.said(as_program, tmp_path, TAVOLA_CACHE=cache) == 21
    assert object_files(cache) == []


# --- where it is kept ----------------------------------------------------------------------------


def small_package(folder: pathlib.Path) -> None:
    taste = TASTING.format(package="small")
    own_process.package(folder, "small", flavour="FLAVOUR = 10\n", taste=taste)


SMALL = TASTE.format(package="small")


@pytest.mark.parametrize("place", ["/proc/nope", "{folder}/file/below"])
def test_where_nothing_can_be_kept_one_line_says_so(tmp_path: pathlib.Path, place: str) -> None:
    small_package(tmp_path)
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "temporary").mkdir()
    unwritable = place.format(folder=tmp_path)
    process = own_process.started(
        SMALL, tmp_path, TAVOLA_CACHE=unwritable, TMPDIR=tmp_path / "temporary"
    )
    said, complaint = own_process.ended(process)
    assert said == [11, True]
    (line,) = complaint.splitlines()
    assert unwritable in line
    assert "TAVOLA_CACHE" in line
    assert str(tmp_path / "temporary") in line
    assert not any((tmp_path / "temporary").iterdir())  # nothing is left behind


def test_rules_are_kept_in_the_users_cache(tmp_path: pathlib.Path) -> None:
    small_package(tmp_path)
    _, complaint = own_process.ended(
        own_process.started(SMALL, tmp_path, XDG_CACHE_HOME=tmp_path / "user", HOME=tmp_path)
    )
    assert complaint == ""
    (kept,) = tmp_path.rglob("*.o")
    assert "tavola" in kept.parts
    assert kept.name.startswith("small.taste.taste-")


def test_two_first_starts_at_once_agree(tmp_path: pathlib.Path) -> None:
    small_package(tmp_path)
    cache = tmp_path / "not" / "yet" / "there"
    both = [own_process.started(SMALL, tmp_path, TAVOLA_CACHE=cache) for _ in range(2)]
    for said, complaint in map(own_process.ended, both):
        assert said[0] == 11
        assert complaint == ""
    assert len(object_files(cache)) == 1
    assert not list(cache.rglob("tmp*"))


def test_a_folder_that_is_used_is_fresh(tmp_path: pathlib.Path) -> None:
    small_package(tmp_path)
    cache, flavour = tmp_path / "cache", tmp_path / "small" / "flavour.py"
    program = """
        import json, small.taste
        from tavola.kernel.machine import home
        print(json.dumps(str(home("small.taste"))))
        """

    def home() -> pathlib.Path:
        return pathlib.Path(own_process.said(program, tmp_path, TAVOLA_CACHE=cache))

    used = home()
    os.utime(used, (0, 0))
    assert home() == used
    assert time.time() - used.stat().st_mtime < 60
    # A new folder makes place for itself, but only at the cost of those that nobody uses.
    own_process.edit(flavour, "10", "20")
    assert {used, home()} == set(cache.iterdir())
    os.utime(used, (0, 0))
    own_process.edit(flavour, "20", "30")
    home()
    assert used not in cache.iterdir()
    assert len(list(cache.iterdir())) == 2


def test_old_code_is_forgotten_and_fresh_code_stays(tmp_path: pathlib.Path) -> None:
    ages = {"old": machine.FORGOTTEN_AFTER + 3600, "fresh": machine.FORGOTTEN_AFTER - 3600}
    digits = {"old": "0" * 20, "fresh": "f" * 20}
    for name, age in ages.items():
        folder = tmp_path / digits[name]
        folder.mkdir()
        (folder / "a.rule-0.o").write_bytes(b"code")
        os.utime(folder, (time.time() - age,) * 2)
    machine.forget_old_code(tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == [digits["fresh"]]
    assert object_files(tmp_path) == ["a.rule-0.o"]


def test_what_others_keep_in_the_folder_is_not_forgotten(tmp_path: pathlib.Path) -> None:
    photos = tmp_path / "photos"
    photos.mkdir()
    (photos / "wedding.jpg").write_bytes(b"once")
    os.utime(photos, (0, 0))
    os.utime(tmp_path, (0, 0))
    machine.forget_old_code(tmp_path)
    assert (photos / "wedding.jpg").exists()


def test_a_home_is_named_by_a_digest_and_needs_a_package(tmp_path: pathlib.Path) -> None:
    small_package(tmp_path)
    program = """
        import json, small.taste
        from tavola.kernel.machine import home
        names = ("small.taste", "__main__", "tavola.kernel.chance", "json.decoder", "absent")
        print(json.dumps([str(home(name) or "") for name in names]))
        """
    cache = tmp_path / "cache"
    small, main, kernel, other, absent = own_process.said(program, tmp_path, TAVOLA_CACHE=cache)
    for folder in (small, kernel, other):
        assert pathlib.Path(folder).parent == cache
        assert re.fullmatch("[0-9a-f]{20}", pathlib.Path(folder).name)
    assert len({small, kernel, other}) == 3
    assert (main, absent) == ("", "")


# --- files are written whole ---------------------------------------------------------------------


class Interrupted(Exception):
    pass


def interrupt_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every write end in the middle."""
    whole = os.fdopen

    def half(handle: int, *args: Any, **kwargs: Any) -> IO[Any]:
        file: IO[Any] = whole(handle, *args, **kwargs)
        write = file.write

        class Half:
            def __enter__(self) -> "Half":
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def write(self, code: bytes) -> None:
                write(code[: len(code) // 2])
                raise Interrupted

        return Half()  # type: ignore[return-value]

    monkeypatch.setattr(os, "fdopen", half)


def test_an_interrupted_write_leaves_the_file_as_it_was(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old.o", tmp_path / "new.o"
    machine.write_whole(old, b"as it was")
    interrupt_writing(monkeypatch)
    for path in (old, new):
        with pytest.raises(Interrupted):
            machine.write_whole(path, b"as it should be")
    assert old.read_bytes() == b"as it was"
    assert object_files(tmp_path) == ["old.o"]


def test_an_interrupted_write_leaves_nothing_behind(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_writing(monkeypatch)
    with pytest.raises(Interrupted):
        machine.write_whole(tmp_path / "new.o", b"as it should be")
    assert list(tmp_path.iterdir()) == []


def test_who_reads_meets_a_whole_file(tmp_path: pathlib.Path) -> None:
    path, versions = tmp_path / "a.o", [bytes([n]) * 200_000 for n in range(4)]
    machine.write_whole(path, versions[0])
    done = threading.Event()
    met: set[bytes] = set()

    def read() -> None:
        while not done.is_set():
            met.add(path.read_bytes())

    reader = threading.Thread(target=read)
    reader.start()

    def write() -> None:
        for version in versions * 10:
            machine.write_whole(path, version)

    writers = [threading.Thread(target=write) for _ in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    done.set()
    reader.join()
    assert met <= set(versions)
    assert list(tmp_path.iterdir()) == [path]
