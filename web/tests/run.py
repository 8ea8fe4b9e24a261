"""Runs what needs a browser: end-to-end tests, screenshots, measurements.

`run.py test [names]`, `run.py shots`, `run.py measure`. Finds Chromium, or installs Debian's.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def chromium() -> str:
    """A real Chromium; says which, and how it came."""
    named = os.environ.get("CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    how = "named by CHROMIUM" if named else "found"
    if found is None:
        if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
            sys.exit("No Chromium here; on Debian: apt-get install chromium. Or set CHROMIUM.")
        print("Installing Debian's Chromium …", file=sys.stderr)
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], **quiet
        )
        found, how = shutil.which("chromium"), "installed from Debian"
    assert found
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    print(f"Chromium: {found} ({how}), {version.stdout.strip()}", file=sys.stderr)
    return found


def node() -> Path:
    spec = importlib.util.spec_from_file_location("web_build", HERE.parent / "build.py")
    assert spec
    assert spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    build.install()
    programs: Path = build.node()[0]
    return programs / "node"


def compile_rules() -> None:
    """The rules of each game and the search of the bots, so that no test waits for them."""
    import tavola

    for game in tavola.games():
        match = game.new(seed=1)
        seat = match.awaited[0]
        match.view(seat)
        for level in ("random", "novice"):
            tavola.bot(level, seed=1).decide(match.information(seat))


def main() -> int:
    what, *names = sys.argv[1:] or ["test"]
    compile_rules()
    environment = os.environ | {
        "CHROMIUM": chromium(),
        "TAVOLA": str(Path(sys.executable).parent / "tavola"),
    }
    if what == "test":
        files = [str(HERE / f"{name}.test.ts") for name in names]
        words = ["--test", "--test-concurrency=1", *(files or map(str, HERE.glob("*.test.ts")))]
    else:
        words = [str(HERE / f"{what}.ts"), *names]
    return subprocess.run(
        [str(node()), "--disable-warning=ExperimentalWarning", *words],
        cwd=HERE.parent,
        env=environment,
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
