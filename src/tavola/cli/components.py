"""`tavola components`: the file of components that an owner of the box may change."""

import argparse
import sys

from tavola.cli.arguments import add_game
from tavola.game import load

HELP = "print the components of a game that an owner of the box may change"
DESCRIPTION = (
    "Print the components that are reconstructions, as a file to change: where you own the box and "
    "your cards, tiles or map differ, write down what yours say and hand the file to [cyan]tavola "
    "play[/] with [cyan]--components[/]."
)
EXAMPLES = "[bold]tavola components taj-mahal > mine.toml[/]"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def run(args: argparse.Namespace) -> None:
    sys.stdout.write(load(args.game).components_text)
