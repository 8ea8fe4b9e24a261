"""Notation: a match as text that people can read and write.

Headers first, as in chess notation, then one line an entry: its number, the seat, and the action
in its fixed English words or `undo`. The check at the end of the headers is a SHA-256 over all
other lines and the final state: a slip of the pen or a changed program does not go unnoticed.
`[Check "?"]` reads a match that was written by hand.
"""

import hashlib
import re
from typing import TYPE_CHECKING

from tavola.components import Source
from tavola.errors import BadMatch, BadOption, TavolaError, UnknownGame
from tavola.game import Game, load, option_text, tables_hash
from tavola.message import Message
from tavola.view import SPECTATOR

if TYPE_CHECKING:
    from tavola.match import Entry, Match

HEADER = re.compile(r'\[(\w+) "(.*)"\]')
LINE = re.compile(r"(\d+)\. seat (\d+): (.+)")
HEADERS = ("Game", "Rules", "Players", "Options", "Tables", "Seed", "Result", "Check")
UNCHECKED = "?"
UNFINISHED = "*"
SECRET = "(chosen secretly)"


def write(match: "Match", more: dict[str, str] | None = None) -> str:
    """The whole match, hidden things included, with more headers if there are any."""
    headers = headers_of(match) | {"Seed": match.seed, "Result": result_of(match)} | (more or {})
    body = [line_of(match, entry) for entry in match.entries]
    return assembled(headers, body, match.tobytes())


def write_for(match: "Match", viewer: int) -> str:
    """What a viewer may keep of a match: no seed, and nothing of how others chose secretly.

    Once the match is over there is nothing left to hide, and this is the whole match.
    """
    if match.over:
        return write(match)
    headers = headers_of(match)
    headers["Viewer"] = "spectator" if viewer == SPECTATOR else str(viewer + 1)
    headers["Result"] = UNFINISHED
    body = [
        line_of(match, entry, hidden=entry.seat != viewer and match.is_secret(entry))
        for entry in match.entries
    ]
    return assembled(headers, body, match.information(viewer).tobytes())


def headers_of(match: "Match") -> dict[str, str]:
    options = " ".join(
        f"{option.name}={option_text(getattr(match.options, option.name))}"
        for option in match.game.options
    )
    return {
        "Game": match.game.name,
        "Rules": str(match.game.rules_version),
        "Players": str(match.players),
        "Options": options,
        "Tables": tables_hash(match.tables),
    }


def result_of(match: "Match") -> str:
    return " ".join(map(str, match.scores)) if match.over else UNFINISHED


def line_of(match: "Match", entry: "Entry", hidden: bool = False) -> str:
    words = "undo" if entry.kind == "undo" else match.game.actions[entry.body].words
    return f"{entry.number}. seat {entry.seat + 1}: {SECRET if hidden else words}"


def assembled(headers: dict[str, str], body: list[str], state: bytes) -> str:
    lines = [f'[{name} "{value}"]' for name, value in headers.items()]
    check = check_of(lines + body, state)
    return "\n".join([*lines, f'[Check "{check}"]', "", *body]) + "\n"


def check_of(lines: list[str], state: bytes) -> str:
    body = "\n".join(lines).encode(errors="surrogatepass")
    return hashlib.sha256(body + b"\n" + state).hexdigest()


# --- reading -------------------------------------------------------------------------------------


def read(text: str, components: Source | None = None) -> "Match":
    """The match that a text in notation tells, played again to its end.

    If it was played with an owner's components, these must be there again.
    """
    lines = [line.strip() for line in text.splitlines()]
    headers = read_headers(lines)
    match = new_match(headers, components)
    for number, line in enumerate(lines, 1):
        if line and not line.startswith("["):
            read_line(match, number, line)
    if headers["Result"] not in (UNCHECKED, result_of(match)):
        raise BadMatch("bad-result", said=headers["Result"], found=result_of(match))
    check = headers["Check"]
    kept = [line for line in lines if line and not line.startswith("[Check ")]
    if check != UNCHECKED and check != check_of(kept, match.tobytes()):
        raise BadMatch("bad-check")
    return match


def read_headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        if not line.startswith("["):
            continue
        found = HEADER.fullmatch(line)
        if not found or found[1] in headers:
            raise BadMatch("bad-header", line=str(number), text=line)
        headers[found[1]] = found[2]
    if "Viewer" in headers:
        raise BadMatch("one-viewers-match")
    for name in HEADERS:
        if name not in headers:
            raise BadMatch("missing-header", header=name)
    return headers


def number_in(text: str) -> int:
    """A number as written; one of absurd length is as wrong as the largest sensible one."""
    return int(text) if len(text) < 10 else 10**9


def new_match(headers: dict[str, str], components: Source | None) -> "Match":
    try:
        game = load(headers["Game"])
        if headers["Rules"] != str(game.rules_version):
            raise BadMatch("other-rules", said=headers["Rules"], found=str(game.rules_version))
        found = tables_hash(game.tables_with(components))
        if headers["Tables"] not in (UNCHECKED, found):
            raise BadMatch("other-tables", said=headers["Tables"], found=found)
        if not headers["Players"].isdecimal():
            raise BadMatch("bad-players-header", players=headers["Players"])
        options = options_in(game, headers["Options"])
        return game.set_up(number_in(headers["Players"]), headers["Seed"], options, components)
    except (UnknownGame, BadOption) as error:
        raise BadMatch("bad-headers", reason=error.message) from error


def options_in(game: Game, text: str) -> dict[str, object]:
    """The options of a header or a command line, `name=value` each."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        values = known[name].values if name in known else ()
        chosen[name] = {option_text(v): v for v in values}.get(value, value)
    return chosen


def read_line(match: "Match", number: int, line: str) -> None:
    found = LINE.fullmatch(line)
    if not found:
        raise BadMatch("bad-line", line=str(number), text=line)
    entry, seat, words = number_in(found[1]), number_in(found[2]) - 1, found[3]
    if entry != match.number + 1:
        expected = str(match.number + 1)
        raise BadMatch("bad-entry-number", line=str(number), said=found[1], found=expected)
    if not 0 <= seat < match.players:
        reason = Message("bad-seat-option", {"seat": found[2], "most": str(match.players)})
        raise BadMatch("bad-entry", line=str(number), reason=reason)
    action = match.game.actions.number(words)
    if words != "undo" and action is None:
        raise BadMatch("bad-words", line=str(number), text=words)
    try:
        if action is None:
            match.undo(seat)
        else:
            match.play(seat, action)
    except TavolaError as error:
        raise BadMatch("bad-entry", line=str(number), reason=error.message) from error
