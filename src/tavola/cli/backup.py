"""`tavola backup`: all that a server knows, in a file."""

import argparse
import pathlib

from tavola.cli.arguments import add_database, add_json, database_from
from tavola.cli.terminal import console, own_language, print_json
from tavola.message import Message

HELP = "write all that a server knows into a file"
DESCRIPTION = (
    "Write all that a server knows into a file, while it serves: people, tables and every move. A "
    "file *.jsonl or *.jsonl.gz can be restored on SQLite and on PostgreSQL alike; *.sqlite is a "
    "copy of a database of SQLite. Keep it as safe as the server itself: who has it can see all "
    "that the server knows."
)
EXAMPLES = "[bold]tavola backup tavola.jsonl.gz[/]"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="*.jsonl, *.jsonl.gz or *.sqlite")
    add_database(parser)
    parser.add_argument("--language", metavar="CODE", help="en, it, nl or de")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from tavola.server.backups import backup  # too slow for other commands

    with database_from(args.database) as engine:
        rows = backup(engine, pathlib.Path(args.file))
    if args.json:
        print_json({"file": args.file, "rows": rows})
        return
    said = Message("backed-up", {"file": args.file, "rows": rows})
    console.print(own_language(args.language).say(said))
