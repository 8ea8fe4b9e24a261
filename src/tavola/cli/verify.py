"""`tavola verify`: whether a match that a server dealt was dealt and played fairly."""

import argparse
import pathlib

from tavola.cli.arguments import add_components, add_json
from tavola.cli.terminal import console, load_compiled, own_language, print_json, title_of
from tavola.errors import BadMatch
from tavola.message import Message
from tavola.notation import read_headers, result_of

HELP = "check that a finished match was dealt and played fairly"
DESCRIPTION = (
    "Check the text of a finished match from a server: that the secret is the one the server had "
    "promised, that the seed follows from it and from the players' numbers, and that every card "
    "and every move came as it had to."
)
EXAMPLES = "[bold]tavola verify match.txt[/]"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match in notation, from a server")
    parser.add_argument("--language", metavar="CODE", help="en, it, nl or de")
    add_components(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from tavola.fairness import verify

    try:
        text = pathlib.Path(args.file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadMatch("no-file", file=args.file, reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadMatch("not-text", file=args.file) from error
    load_compiled(read_headers([line.strip() for line in text.splitlines()])["Game"])
    match = verify(text, args.components)
    speech = own_language(args.language)
    if args.json:
        print_json({"fair": True, "game": match.game.name, "scores": match.scores})
        return
    title, result = title_of(match.game, speech), result_of(match)
    message = Message("verified", {"game": title, "entries": match.number, "result": result})
    console.print(speech.say(message))
