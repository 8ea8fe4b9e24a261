"""The command line, run as people run it."""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

import tavola
from tavola.cli.main import COMMANDS

GAME = "great-wall"
GAMES = ", ".join(game.name for game in tavola.games())
WALL = "place 1 wall on section 1"


def begins_with_a_wall(seed: int) -> bool:
    match = tavola.load(GAME).new(players=2, seed=seed)
    return match.game.actions.number(WALL) in match.legal(0)


SEED = str(next(filter(begins_with_a_wall, range(100))))
"""Deals two players so that seat 1 begins and could place a wall."""


def run(
    *arguments: str, lines: str = "", home: pathlib.Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """`tavola` in its own process, without a terminal, in English unless said otherwise."""
    settings = {"TAVOLA_LANGUAGE": "en", "COLUMNS": "120"} | environment
    return subprocess.run(
        [sys.executable, "-c", "from tavola.cli import main; main()", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        env=os.environ | settings,
        cwd=home,
        check=False,
        timeout=120,
    )


def complaint(*arguments: str, language: str = "en") -> str:
    """The one sentence with which bad input is refused, nothing else and exit code 2."""
    result = run(*arguments, TAVOLA_LANGUAGE=language)
    assert result.returncode == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("tavola: ")
    return line.removeprefix("tavola: ")


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


# --- help ----------------------------------------------------------------------------------------


def test_help_lists_every_command() -> None:
    shown = run("--help").stdout
    for command in COMMANDS:
        assert command.__name__.rpartition(".")[2] in shown
        assert command.HELP in shown


def test_no_command_shows_the_help() -> None:
    assert run().stdout == run("--help").stdout


@pytest.mark.parametrize("command", [c.__name__.rpartition(".")[2] for c in COMMANDS])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.returncode == 0
    assert f"tavola {command}" in result.stdout.lower()


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"tavola {tavola.__version__}\n"


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("simulat",), "There is no command “simulat”; did you mean “simulate”?"),
        (("xyz",), "There is no command “xyz”; “tavola --help” lists them."),
        (("play", GAME, "--playerz", "3"), "There is no option --playerz; did you mean --players?"),
        (("play", GAME, "--qqqqq"), "There is no option --qqqqq; “tavola play --help” lists them."),
        (("play", "great-wal"), "There is no game “great-wal”; did you mean “great-wall”?"),
        (("play", "chess"), f"There is no game “chess”; there are: {GAMES}."),
        (("play", GAME, "--players", "9"), "great-wall is for 2 to 5 players, not 9."),
        (
            ("simulate", GAME, "--players", "x"),
            "The number of players of great-wall must be a whole number, not “x”.",
        ),
        (
            ("simulate", GAME, "--games", "0"),
            "--games must be a whole number of at least 1, not “0”.",
        ),
        (
            ("simulate", GAME, "--games", "-3"),
            "--games must be a whole number of at least 1, not “-3”.",
        ),
        (
            ("play", GAME, "--seat", "3"),
            "There is no seat 3; the seats of this match are numbered from 1 to 2.",
        ),
        (
            ("play", GAME, "--bots", "random,random", "--players", "2"),
            "There is one seat for a bot, but you named 2; name one level, or another number of "
            "players.",
        ),
        (
            ("play", GAME, "--bots", "genius"),
            "There are no bots of level “genius”; there are: "
            "random, novice, apprentice, journeyman, master.",
        ),
        (
            ("play", GAME, "--option", "totals"),
            "An option of a game has the form name=value, not “totals”.",
        ),
        (
            ("play", GAME, "--option", "totals=perhaps"),
            "The option totals can be off, on, not “perhaps”.",
        ),
        (
            ("play", GAME, "--option", "dragons=on"),
            "great-wall has no option “dragons”; it has: totals.",
        ),
        (
            ("play", GAME, "--language", "fr"),
            "There is no language “fr”; there are: en, it, nl, de.",
        ),
        (
            ("replay", "/nowhere/match.txt"),
            "The file /nowhere/match.txt cannot be read: No such file or directory.",
        ),
        (
            ("games", "more"),
            "“tavola games” has no use for “more”; “tavola games --help” shows how it goes.",
        ),
    ],
)
def test_bad_input_is_refused_in_one_sentence(arguments: tuple[str, ...], expected: str) -> None:
    assert complaint(*arguments) == expected


def test_a_missing_argument_is_named() -> None:
    assert "GAME" in complaint("play")


def test_complaints_speak_the_language_of_the_user() -> None:
    arguments = ("simulate", GAME, "--players", "9")
    said = {complaint(*arguments, language=code) for code in ("en", "it", "nl", "de")}
    assert len(said) == 4


# --- games, actions, simulate, bench -------------------------------------------------------------


def test_games_are_listed() -> None:
    (entry,) = [g for g in json.loads(run("games", "--json").stdout) if g["game"] == GAME]
    assert entry["players"] == [2, 3, 4, 5]
    assert entry["options"] == [{"name": "totals", "values": [False, True], "default": True}]
    assert "Great Wall of China" in run("games").stdout
    assert "Chinesische Mauer" in run("games", TAVOLA_LANGUAGE="de").stdout


def test_the_atlas_has_every_action() -> None:
    atlas = json.loads(run("actions", GAME, "--json").stdout)
    assert [action["number"] for action in atlas] == list(range(281))
    shown = one_line(run("actions", GAME, "--all").stdout)
    assert all(action["words"] in shown for action in atlas)


def test_a_simulation_reports_what_was_asked() -> None:
    arguments = ("simulate", GAME, "--games", "300", "--players", "3", "--seed", "5", "--json")
    first, second = (json.loads(run(*arguments).stdout) for _ in range(2))
    assert first["game"] == GAME
    assert (first["players"], first["games"], first["seed"]) == (3, 300, "5")
    assert first["decisions"] == pytest.approx(first["mean_decisions"] * 300)
    assert first["decisions_per_second"] == pytest.approx(first["decisions"] / first["seconds"])
    assert first["games_per_second"] == pytest.approx(300 / first["seconds"])
    assert len(first["mean_scores"]) == 3
    assert sum(first["win_shares"]) == pytest.approx(1)
    for figure in ("decisions", "mean_decisions", "mean_scores", "win_shares"):
        assert first[figure] == second[figure]


def test_a_simulation_is_told_to_people() -> None:
    shown = run("simulate", GAME, "--games", "50").stdout
    assert "decisions and" in shown
    assert "seat 5: mean score" in shown


def test_the_bench_measures_and_compares() -> None:
    arguments = ("bench", GAME, "--players", "2", "--rounds", "1", "--json")
    report = json.loads(run(*arguments).stdout)
    (figures,) = report["games"]
    assert (figures["game"], figures["players"]) == (GAME, 2)
    for name in ("decisions_per_second", "games_per_second", "copy_ns", "legal_ns", "step_ns"):
        spread = figures[name]
        assert spread["low"] <= spread["median"] <= spread["high"]
        assert spread["low"] > 0 or name == "step_ns"  # a difference of two noisy figures
    (peer,) = report["peers"]
    hearts = peer["decisions_per_second"]["median"]
    ratio = figures["decisions_per_second"]["median"] / hearts
    assert figures["times_hearts"]["median"] == pytest.approx(ratio)


# --- play and replay -----------------------------------------------------------------------------


def test_a_game_is_played_to_the_end_by_numbers(tmp_path: pathlib.Path) -> None:
    result = run(
        *("play", GAME, "--seed", SEED, "--save", "match.txt"), lines="1\n" * 200, home=tmp_path
    )
    assert result.returncode == 0, result.stderr
    assert "The game is over" in result.stdout
    match = tavola.read((tmp_path / "match.txt").read_text())
    assert match.over
    assert match.seed == SEED
    replayed = run("replay", "match.txt", home=tmp_path)
    assert replayed.returncode == 0
    assert "The game is over" in replayed.stdout


def test_moves_are_chosen_by_words_and_by_their_beginnings(tmp_path: pathlib.Path) -> None:
    lines = f"{WALL}\ndr\nquit\n"
    result = run(*("play", GAME, "--seed", SEED, "--save", "m.txt"), lines=lines, home=tmp_path)
    assert "You have left the match unfinished." in result.stdout
    entries = (tmp_path / "m.txt").read_text().splitlines()
    assert f"1. seat 1: {WALL}" in entries
    assert "2. seat 1: draw" in entries


def test_bad_moves_are_explained_and_change_nothing(tmp_path: pathlib.Path) -> None:
    lines = (
        "fly\n999\npl\nplace 7 walls on section 1\nundo\nhelp\nlog\nboard\nsave here.txt\nquit\n"
    )
    result = run("play", GAME, "--seed", SEED, lines=lines, home=tmp_path)
    shown = one_line(result.stdout)
    assert "“fly” is none of the choices" in shown
    assert "There is no choice 999" in shown
    assert "“pl” could mean several things" in shown
    assert "you do not have that many cards of that kind in hand" in shown
    assert "has nothing to take back" in shown
    assert "Type the number of a choice" in shown
    match = tavola.read((tmp_path / "here.txt").read_text())
    assert match.text() == tavola.load(GAME).new(players=2, seed=SEED).text()


def test_a_move_is_taken_back(tmp_path: pathlib.Path) -> None:
    lines = f"{WALL}\nundo\nquit\n"
    run("play", GAME, "--seed", SEED, "--save", "m.txt", lines=lines, home=tmp_path)
    match = tavola.read((tmp_path / "m.txt").read_text())
    assert [entry.kind for entry in match.entries] == ["action", "undo"]
    assert match.tobytes() == tavola.load(GAME).new(players=2, seed=SEED).tobytes()


def test_a_match_is_gone_on_with(tmp_path: pathlib.Path) -> None:
    run("play", GAME, "--seed", SEED, "--save", "m.txt", lines="1\n", home=tmp_path)
    before = tavola.read((tmp_path / "m.txt").read_text()).number
    again = ("play", GAME, "--continue", "m.txt", "--save", "m.txt")
    result = run(*again, lines="1\n" * 200, home=tmp_path)
    assert "The game is over" in result.stdout
    assert tavola.read((tmp_path / "m.txt").read_text()).number > before > 0


@pytest.mark.parametrize("language", ["it", "nl", "de"])
def test_a_game_is_played_in_other_languages(language: str) -> None:
    english = run("play", GAME, "--seed", SEED, lines="1\n" * 200)
    result = run("play", GAME, "--seed", SEED, "--language", language, lines="1\n" * 200)
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) > 100
    for sentence in ("The game is over", "draws a card", "Your hand", "Section 1", "nobody leads"):
        assert sentence in english.stdout
        assert sentence not in result.stdout


def test_the_terminal_never_shows_the_cards_of_others() -> None:
    shown = run("play", GAME, "--seed", SEED, "--players", "5", lines="1\n" * 10).stdout
    draws = [line for line in shown.splitlines() if " draws" in line]
    assert any("draws a card." in line for line in draws)
    assert all("Red" in line for line in draws if "draws:" in line)
    assert shown.count("Your hand") == shown.count("Your first action") + shown.count(
        "Your second action"
    ) + shown.count("You lead section")


def test_replay_shows_any_position_to_any_seat(tmp_path: pathlib.Path) -> None:
    run("play", GAME, "--seed", SEED, "--save", "m.txt", lines="1\n" * 200, home=tmp_path)
    view = json.loads(
        run("replay", "m.txt", "--at", "4", "--seat", "2", "--json", home=tmp_path).stdout
    )
    assert (view["number"], view["viewer"]) == (4, 1)
    assert view["players"][0]["hand"] is None
    assert view["players"][1]["hand"] is not None


def test_a_tampered_file_is_refused(tmp_path: pathlib.Path) -> None:
    run("play", GAME, "--seed", SEED, "--save", "m.txt", lines="1\n" * 200, home=tmp_path)
    text = (tmp_path / "m.txt").read_text()
    (tmp_path / "seed.txt").write_text(text.replace(f'[Seed "{SEED}"]', '[Seed "another"]'))
    (tmp_path / "option.txt").write_text(text.replace("totals=on", "totals=off"))
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    assert complaint("replay", str(tmp_path / "seed.txt")).startswith("Line ")
    assert complaint("replay", str(tmp_path / "option.txt")).startswith("The check does not agree")
    assert "is not a text in UTF-8" in complaint("replay", str(tmp_path / "binary.txt"))
    assert "has no entry 9999" in complaint("replay", str(tmp_path / "m.txt"), "--at", "9999")
