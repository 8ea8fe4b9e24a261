"""`tavola games`: the games that can be played."""

import argparse

from rich.table import Table

from tavola.cli.arguments import add_json
from tavola.cli.terminal import console, print_json, title_of
from tavola.game import games, option_text, tables_hash

HELP = "list the games"
DESCRIPTION = "List the games with their player counts, options and number of actions."
EXAMPLES = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    if args.json:
        print_json(
            [
                {
                    "game": game.name,
                    "players": list(game.players),
                    "actions": len(game.actions),
                    "rules": game.rules_version,
                    "tables": tables_hash(game.tables),
                    "options": game.options,
                }
                for game in games()
            ]
        )
        return
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("game", "title", "players", "actions", "options"):
        table.add_column(column)
    for game in games():
        options = ", ".join(
            f"{option.name}={'|'.join(map(option_text, option.values))}" for option in game.options
        )
        players = f"{game.players[0]}–{game.players[-1]}"
        table.add_row(
            f"[cyan]{game.name}[/]", title_of(game), players, str(len(game.actions)), options
        )
    console.print(table)
