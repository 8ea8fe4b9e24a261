"""The parser of the command line, and what happens around every command."""

import argparse
import difflib
import re
import sys
from types import ModuleType
from typing import NoReturn

from rich_argparse import RichHelpFormatter

import tavola
from tavola.cli import (
    actions,
    arena,
    backup,
    bench,
    components,
    games,
    migrate,
    play,
    replay,
    restore,
    serve,
    simulate,
    verify,
)
from tavola.cli.terminal import fail
from tavola.errors import BadOption, TavolaError

COMMANDS: tuple[ModuleType, ...] = (
    games, play, serve, migrate, backup, restore, simulate, arena, replay, verify, actions,
    components, bench,
)  # fmt: skip

RichHelpFormatter.styles["argparse.groups"] = "bold"
RichHelpFormatter.styles["argparse.args"] = "cyan"
RichHelpFormatter.styles["argparse.prog"] = "bold cyan"
RichHelpFormatter.group_name_formatter = str.capitalize


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence and knows what was probably meant."""

    def error(self, message: str) -> NoReturn:
        unknown = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
        if unknown:
            raise self._unknown("command", unknown[1], re.findall(r"'(.*?)'", unknown[2]))
        raise BadOption("bad-usage", problem=message, program=self.prog)

    def unknown_argument(self, argument: str) -> BadOption:
        if argument.startswith("-"):
            name = argument.partition("=")[0]
            return self._unknown("option", name, list(self._option_string_actions))
        return BadOption("superfluous", argument=argument, program=self.prog)

    def _unknown(self, what: str, name: str, known: list[str]) -> BadOption:
        likely = difflib.get_close_matches(name, known, 1, 0.5)
        if likely:
            return BadOption("unknown-word-likely", what=what, name=name, likely=likely[0])
        return BadOption("unknown-word", what=what, name=name, program=self.prog)


def parser() -> tuple[Parser, dict[str, Parser]]:
    """The parser of `tavola`, and that of each command."""
    top = Parser(
        prog="tavola",
        description="Four German-style board games: play them, study them, host them.",
        epilog="[bold]tavola play great-wall[/] starts a game against a bot at once.",
        formatter_class=RichHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"tavola {tavola.__version__}")
    top.set_defaults(run=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    by_name = {}
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        by_name[name] = commands.add_parser(
            name,
            help=command.HELP,
            description=command.DESCRIPTION,
            epilog=command.EXAMPLES,
            formatter_class=RichHelpFormatter,
            allow_abbrev=False,
        )
        command.add_arguments(by_name[name])
        by_name[name].set_defaults(run=command.run, command=name)
    return top, by_name


def main(arguments: list[str] | None = None) -> None:
    """Run a command; bad input ends the program with one sentence and exit code 2."""
    top, commands = parser()
    chosen = argparse.Namespace()
    try:
        chosen, left = top.parse_known_args(arguments, chosen)
        if left:
            raise commands.get(getattr(chosen, "command", ""), top).unknown_argument(left[0])
        if chosen.run is None:
            top.print_help()
        else:
            chosen.run(chosen)
    except TavolaError as error:
        fail(error, getattr(chosen, "language", None))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
