"""The wheel contains the built client, with no other Node on the path."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def assets_of(page: str) -> list[str]:
    """The files that a page asks for at once."""
    return re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)


def test_the_wheel_contains_the_client(tmp_path: Path) -> None:
    uv = Path(sys.executable).parent / "uv"
    programs = tmp_path / "programs"  # no Node there, only what npm runs scripts with
    programs.mkdir()
    (programs / "sh").symlink_to("/bin/sh")
    subprocess.run(
        [uv, "build", "--wheel", "--quiet", "--out-dir", tmp_path, ROOT],
        check=True,
        env=os.environ | {"PATH": str(programs)},
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "tavola/web/index.html" in names
    assert any(name.startswith("tavola/web/assets/") and name.endswith(".js") for name in names)
    assert "tavola/games/great_wall/rulebook/en.md" in names

    installed = tmp_path / "installed"
    subprocess.run(
        [uv, "pip", "install", "--quiet", "--no-deps", "--target", installed, wheel], check=True
    )
    page = (installed / "tavola" / "web" / "index.html").read_text()
    assert all((installed / "tavola" / "web" / asset).is_file() for asset in assets_of(page))
