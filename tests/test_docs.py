"""The examples in the README and the guides do what they say."""

import pathlib
import re
import subprocess
import sys

import pytest

import tavola

ROOT = pathlib.Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_runs(code: str, tmp_path: pathlib.Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(code)
    run = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: pathlib.Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("game", tavola.games(), ids=lambda game: game.name)
def test_the_page_of_a_game_has_its_figures(game: tavola.Game) -> None:
    page = (ROOT / "docs" / "games" / f"{game.name}.md").read_text()
    assert f"| Actions | {len(game.actions)} |" in page
    assert f"| Observation | {game.observation:,} numbers" in page
    assert f"rules version {game.rules_version}" in page
    assert f"| State | {game.package.State.itemsize:,} bytes |" in page
    for family in game.actions.families:
        first = game.actions.start(family.kind)
        last = first + family.size - 1
        assert f"| {first} |" in page or f"| {first}–{last} |" in page
