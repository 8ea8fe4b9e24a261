"""`tavola migrate`: a server's database is brought up to date."""

import argparse

from tavola.cli.arguments import add_database, add_json, database_from
from tavola.cli.terminal import console, own_language, print_json
from tavola.message import Message

HELP = "bring a server's database up to date"
DESCRIPTION = (
    "Make the tables of a server's database, or bring them up to date after a new version was "
    "installed. A server on SQLite does it by itself; on PostgreSQL it is done once, before the "
    "servers are started again."
)
EXAMPLES = "[bold]tavola migrate --database postgresql://tavola@localhost/tavola[/]"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--language", metavar="CODE", help="en, it, nl or de")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from tavola.server import database  # too slow for other commands

    with database_from(args.database) as engine:
        with engine.connect() as connection:
            before = database.version(connection)
        database.migrate(engine)
    if args.json:
        print_json({"before": before, "now": database.HEAD})
        return
    key = "database-current" if before == database.HEAD else "database-migrated"
    console.print(own_language(args.language).say(Message(key, {"version": database.HEAD})))
