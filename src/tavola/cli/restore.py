"""`tavola restore`: a server's database is filled from a backup."""

import argparse
import pathlib

from tavola.cli.arguments import add_database, add_json, database_from
from tavola.cli.terminal import console, own_language, print_json
from tavola.message import Message

HELP = "fill an empty database from a backup"
DESCRIPTION = (
    "Fill an empty database with all that a backup has, of SQLite or of PostgreSQL, whichever it "
    "was made from. Nothing is ever overwritten: a database that somebody has used already is "
    "refused. Start the server afterwards."
)
EXAMPLES = "[bold]tavola restore tavola.jsonl.gz --database sqlite:///new.sqlite[/]"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="what `tavola backup` has written")
    add_database(parser)
    parser.add_argument("--language", metavar="CODE", help="en, it, nl or de")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from tavola.server.backups import restore  # too slow for other commands
    from tavola.server.serving import alone

    with database_from(args.database) as engine, alone(str(engine.url)):
        rows = restore(engine, pathlib.Path(args.file))
    if args.json:
        print_json({"file": args.file, "rows": rows})
        return
    said = Message("restored", {"file": args.file, "rows": rows})
    console.print(own_language(args.language).say(said))
