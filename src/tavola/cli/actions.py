"""`tavola actions`: the action atlas of a game."""

import argparse

from rich.markup import escape
from rich.table import Table

from tavola.cli.arguments import add_game, add_json
from tavola.cli.terminal import console, print_json, title_of
from tavola.game import load

HELP = "print the action atlas of a game"
DESCRIPTION = (
    "Print the action atlas: every action of a game, by number and in the words of the notation."
)
EXAMPLES = "[bold]tavola actions great-wall --all[/] lists every single action."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--all", action="store_true", help="list every action, not only the kinds")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    game = load(args.game)
    if args.json:
        print_json(list(game.actions))
        return
    console.print(f"[bold]{title_of(game)}[/]: {len(game.actions)} actions")
    for family in game.actions.families:
        first = game.actions.start(family.kind)
        last = first + family.size - 1
        numbers = str(first) if first == last else f"{first}–{last}"
        console.print(f"\n[cyan]{numbers}[/]  [bold]{escape(family.words)}[/]")
        console.print(f"  {escape(family.about)}")
        for axis in family.axes:
            console.print(f"  [dim]{axis.name}:[/] {escape(', '.join(axis.values))}")
        if args.all:
            table = Table(box=None, show_header=False, padding=(0, 2))
            for action in range(first, last + 1):
                table.add_row(f"[cyan]{action}[/]", escape(game.actions[action].words))
            console.print(table)
