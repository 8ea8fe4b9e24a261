"""Programs in a process of their own, with their own packages, cache and copy of Tavola."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import textwrap
from typing import Any

import tavola

PEBBLES = pathlib.Path(__file__).parent / "pebbles"


def environment(*packages: pathlib.Path, **variables: object) -> dict[str, str]:
    """Nothing of the caller's switches; packages in these folders come before installed ones.

    Python takes its own compiled files for fresh when an edit keeps second and size, so none are
    written.
    """
    ours = {name: value for name, value in os.environ.items() if not is_switch(name)}
    return ours | {
        "PYTHONPATH": os.pathsep.join(map(str, packages)),
        "PYTHONDONTWRITEBYTECODE": "1",
        **{name: str(value) for name, value in variables.items()},
    }


def is_switch(name: str) -> bool:
    return name.startswith(("NUMBA_", "TAVOLA_", "PYTHON"))


def started(program: str, *packages: pathlib.Path, **variables: object) -> "subprocess.Popen[str]":
    """A process that runs the program."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        env=environment(*packages, **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: "subprocess.Popen[str]") -> tuple[Any, str]:
    """What the last line a process printed says in JSON, and what it wrote to standard error."""
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, f"exit {process.returncode}\n{out}\n{err}"
    return json.loads(out.splitlines()[-1]), err


def said(program: str, *packages: pathlib.Path, **variables: object) -> Any:
    """What the program's last line says in JSON."""
    return ended(started(program, *packages, **variables))[0]


def package(folder: pathlib.Path, name: str, **modules: str) -> pathlib.Path:
    """Write a package of these modules into the folder; return the folder."""
    (folder / name).mkdir(parents=True)
    for module, text in {"__init__": "", **modules}.items():
        (folder / name / f"{module}.py").write_text(textwrap.dedent(text))
    return folder


def edit(file: pathlib.Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text, f"{old!r} is not in {file}"
    file.write_text(text.replace(old, new))


def copy_of_tavola(folder: pathlib.Path) -> pathlib.Path:
    """A copy of Tavola in the folder with pebbles as its only game; the folder of the package."""
    copy = folder / "tavola"
    no_bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(pathlib.Path(tavola.__file__).parent, copy, ignore=no_bytecode)
    for game in (copy / "games").iterdir():
        if game.is_dir():
            shutil.rmtree(game)
    shutil.copytree(PEBBLES, copy / "games" / "pebbles", ignore=no_bytecode)
    return copy
