"""`tavola replay`: a match from its file, entry by entry."""

import argparse

from tavola.cli.arguments import add_components, add_json, read_file, whole
from tavola.cli.screen import Screen
from tavola.cli.terminal import own_language, print_json
from tavola.errors import BadOption
from tavola.view import SPECTATOR

HELP = "replay a match from a file"
DESCRIPTION = (
    "Replay a match in notation: check it, tell what happened and show the board at the end, or "
    "after any entry."
)
EXAMPLES = "[bold]tavola replay match.txt --at 20 --seat 1[/] shows what seat 1 saw after entry 20."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match in notation")
    parser.add_argument("--at", metavar="N", help="stop after entry N")
    parser.add_argument(
        "--seat", metavar="S", help="show what this seat knows (default: spectator)"
    )
    parser.add_argument("--language", metavar="CODE", help="en, it, nl or de")
    add_components(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    match = read_file(args.file, args.components)
    match = match.at(whole(args.at, "--at", 0, match.number))
    viewer = whole(args.seat, "--seat", 1, SPECTATOR + 1) - 1
    if viewer >= match.players:
        raise BadOption("bad-seat-option", seat=args.seat, most=str(match.players))
    if args.json:
        print_json(match.view(viewer))
        return
    screen = Screen(match.game, own_language(args.language))
    screen.show_events(match.events(viewer))
    screen.show_board(match.view(viewer))
