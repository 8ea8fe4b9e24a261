"""The web client as Python can see it: words, types, drawings that repeat facts, rulebooks."""

import functools
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import tavola
from tavola.game import names
from tavola.games.thurn_und_taxis.components import (
    CITY_IDS,
    CITY_NAMES,
    REGION_IDS,
    REGION_NAMES,
    REGION_OF,
    ROADS,
)
from tavola.language import LANGUAGES
from tests.test_language import Found

PACKAGE = Path(tavola.__file__).parent
WEB = PACKAGE.parent.parent / "web"
SOURCES = [file for file in (WEB / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
FOLDERS = sorted(folder for folder in (WEB / "src").rglob("locale") if folder.is_dir())
ENGLISH, *TRANSLATIONS = LANGUAGES

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="only in the source tree")


@functools.cache
def messages(folder: Path, code: str) -> dict[str, ftl.Message]:
    found = {}
    for entry in parse((folder / f"{code}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


def folder_name(folder: Path) -> str:
    return folder.parent.name


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_the_same_is_said_in_every_language(folder: Path, code: str) -> None:
    english, translated = messages(folder, ENGLISH), messages(folder, code)
    assert translated.keys() == english.keys()
    for key, entry in translated.items():
        assert Found(entry).variables == Found(english[key]).variables, key
        assert Found(entry).references == Found(english[key]).references, key


@pytest.mark.parametrize("code", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_everything_is_translated(folder: Path, code: str) -> None:
    same = {
        key
        for key, entry in messages(folder, code).items()
        if entry.equals(messages(folder, ENGLISH)[key], ["span", "comment"])
        and any(letter.isalpha() for text in Found(entry).texts for letter in text)
    }
    assert same <= {"web-chat", "web-link", "taj-mahal-web-value"}


def test_every_key_in_the_source_exists_and_none_is_unused() -> None:
    texts = [source.read_text(encoding="utf-8") for source in SOURCES]
    known = {key for folder in FOLDERS for key in messages(folder, ENGLISH)}
    everything = known | {
        entry.id.name
        for file in PACKAGE.rglob(f"locale/{ENGLISH}.ftl")
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    said = {key for text in texts for key in re.findall(r"(?:say\(|key: )'([a-z0-9-]+)'", text)}
    assert said - everything == set()
    built = {
        key.format(game)
        for key in ("{}-web-about", "{}-web-option", "{}-web-value")
        for game in names()
    }
    unused = {key for key in known - built if not any(f"'{key}'" in text for text in texts)}
    assert unused == set()


# --- types, facts, folders -----------------------------------------------------------------------


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, WEB / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_those_of_the_views() -> None:
    for path, text in script("typing_of_views").files():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make types"


def test_the_drawn_map_is_that_of_the_rules() -> None:
    drawn = (WEB / "src/games/thurn-und-taxis/geography.ts").read_text(encoding="utf-8")
    roads = set(re.findall(r"\['city:(\w+)', 'city:(\w+)'\]", drawn))
    assert roads == {
        (CITY_IDS[city], CITY_IDS[other]) for city, others in ROADS.items() for other in others
    }
    cities = re.findall(r"'city:(\w+)': \{\s*name: '([^']+)',.*?region: '(\w+)'", drawn, re.DOTALL)
    assert sorted(cities) == sorted(
        (CITY_IDS[city], CITY_NAMES[city], REGION_IDS[region])
        for region, inside in REGION_OF.items()
        for city in inside
    )
    for region, name in zip(REGION_IDS, REGION_NAMES, strict=True):
        assert re.search(rf"{region}: \{{\s*name: '{name}'", drawn)


@pytest.mark.parametrize("game", sorted(names()))
def test_every_game_has_a_cover_and_a_rulebook(game: str) -> None:
    assert (WEB / "src" / "games" / game / "Cover.svelte").is_file()
    folder = PACKAGE / "games" / game.replace("-", "_") / "rulebook"
    books = [(folder / f"{code}.md").read_text(encoding="utf-8") for code in LANGUAGES]
    assert len({book.count("\n## ") for book in books}) == 1
    assert len(set(books)) == len(books)


def test_the_build_knows_what_it_is_made_of() -> None:
    sources = set(script("build").sources())
    assert WEB / "src" / "main.ts" in sources
    assert PACKAGE / "locale" / "en.ftl" in sources
    assert WEB / "package-lock.json" in sources
