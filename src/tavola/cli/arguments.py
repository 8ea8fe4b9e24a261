"""Arguments that several commands take."""

import argparse
import contextlib
import os
import pathlib
from typing import TYPE_CHECKING

from tavola.errors import BadMatch, BadOption
from tavola.game import Game
from tavola.match import Match
from tavola.notation import number_in, options_in, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.engine import Engine


def whole(text: str | None, name: str, least: int, default: int) -> int:
    """The whole number given for an option."""
    if text is None:
        return default
    if not text.isdecimal() or number_in(text) < least:
        raise BadOption("bad-number-option", option=name, value=text, least=str(least))
    return number_in(text)


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", help="name of a game; [cyan]tavola games[/] lists them"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for machines")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game; [cyan]tavola games[/] lists them",
    )
    add_components(parser)


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components",
        metavar="FILE",
        help="components of your own box; [cyan]tavola components[/] prints the file to change",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default TAVOLA_DATABASE, "
        "or the file in the user's data folder",
    )


@contextlib.contextmanager
def database_from(url: str | None) -> "Iterator[Engine]":
    """The database of a server."""
    import sqlalchemy as sql

    from tavola.server.database import connect  # too slow for other commands
    from tavola.server.settings import settings_from

    try:
        engine = connect(settings_from(dict(os.environ), database=url).database)
    except (sql.exc.ArgumentError, ModuleNotFoundError) as error:
        raise BadOption("bad-database", problem=str(error)) from error
    try:
        yield engine
    except sql.exc.OperationalError as error:
        raise BadOption("no-database", reason=str(error.orig).strip()) from error
    finally:
        engine.dispose()


def players_in(game: Game, text: str | None, default: int) -> int:
    """The number of players given for a game."""
    if text is None:
        return default
    if not text.isdecimal():
        raise BadOption("bad-players-type", game=game.name, players=text)
    if number_in(text) not in game.players:
        least, most = str(game.players[0]), str(game.players[-1])
        raise BadOption("bad-players", game=game.name, players=text, least=least, most=most)
    return number_in(text)


def options_of(game: Game, words: list[str]) -> dict[str, object]:
    """The options of a game, `name=value` each."""
    for word in words:
        if "=" not in word:
            raise BadOption("bad-option-form", text=word)
    return options_in(game, " ".join(words))


def read_file(name: str, components: str | None = None) -> Match:
    """The match in a file."""
    try:
        return read(pathlib.Path(name).read_text(encoding="utf-8"), components)
    except OSError as error:
        raise BadMatch("no-file", file=name, reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadMatch("not-text", file=name) from error
