"""`tavola serve`: the server."""

import argparse
import os
import webbrowser

import msgspec

from tavola.cli.terminal import console, say
from tavola.errors import BadOption

HELP = "serve tables for people and bots, in the browser"
DESCRIPTION = (
    "Serve tables in the browser, for oneself, for the house or for the world. Without any "
    "option everything is kept in one file in the user's data folder. Each option can also be "
    "given by the environment, as TAVOLA_ and its name: TAVOLA_DATABASE, TAVOLA_PORT."
)
EXAMPLES = "[bold]tavola serve --lan[/] shows a code to scan with a phone in the same house."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", metavar="N", help="the port (default 8420)")
    parser.add_argument(
        "--lan", action="store_true", help="be reachable in the house, and show a QR code"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    )
    parser.add_argument(
        "--origins", metavar="URLS", help="addresses of the site, separated by commas"
    )
    parser.add_argument(
        "--proxies", metavar="HOSTS", help="proxies whose forwarded headers are believed"
    )
    parser.add_argument("--secure", action="store_true", default=None, help="cookies by HTTPS only")
    parser.add_argument("--secret", metavar="TEXT", help="the server's secret")
    parser.add_argument("--mail", metavar="URL", help="smtp://USER:PASSWORD@HOST:PORT, for notices")
    parser.add_argument("--mail-from", metavar="ADDRESS", help="the sender of notices")
    parser.add_argument(
        "--no-push", dest="push", action="store_false", default=None, help="no notices in browsers"
    )
    parser.add_argument(
        "--push-services", metavar="HOSTS", help="where notices for browsers may be sent"
    )
    parser.add_argument(
        "--notice-after", metavar="SECONDS", help="tell people whose turn it is after so long"
    )
    parser.add_argument("--metrics", metavar="TOKEN", help="show figures at /metrics to who has it")
    parser.add_argument("--logs", metavar="FORM", help="text (the default) or json")
    parser.add_argument("--bot-pause", metavar="SECONDS", help="how long bots take for a move")
    parser.add_argument("--bot-threads", metavar="N", help="how many bots think at once")
    parser.add_argument(
        "--no-limits",
        dest="limits",
        action="store_false",
        default=None,
        help="let anybody ask for anything as often as they like",
    )
    parser.add_argument("--sync-delay", metavar="SECONDS", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> None:
    from tavola.server.serving import addresses, qr_code, serve  # too slow for other commands
    from tavola.server.settings import Settings, settings_from

    fields = msgspec.structs.fields(Settings)
    flags = {field.name: getattr(args, field.name, None) for field in fields}
    if args.lan and flags["host"] is None:
        flags["host"] = "0.0.0.0"
    try:
        settings = settings_from(dict(os.environ), **flags)
    except msgspec.ValidationError as error:
        raise BadOption("bad-setting", problem=str(error)) from error

    def announce() -> None:
        reached = addresses(settings, args.lan)
        for address in reached:
            console.print(say("serving-at", address=address), soft_wrap=True)
        if args.lan:
            console.print(qr_code(reached[-1]), markup=False, soft_wrap=True)
        console.print(say("serving-stop"), style="dim")
        if not args.no_browser:
            webbrowser.open(reached[0])

    serve(settings, announce)
