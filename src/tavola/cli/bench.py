"""`tavola bench`: how fast the rules are on this machine."""

import argparse
import os
import pathlib
import platform
from typing import Any

from rich.table import Table

from tavola.benchmark import Benchmark, Figure, GameFigures, Row, measure
from tavola.cli.arguments import add_json, options_of, players_in, whole
from tavola.cli.terminal import console, load_compiled, print_json, progress, say
from tavola.game import Game, games, load, option_text

HELP = "measure the speed of the rules"
DESCRIPTION = (
    "Measure, on one core, copying a state, listing legal actions, a step, and random games with "
    "dealing; beside them, in alternating rounds, OpenSpiel's hearts driven through Python, if "
    "OpenSpiel is installed. Medians of all rounds, with the lowest and highest."
)
EXAMPLES = "[bold]tavola bench great-wall --players 4 --rounds 11 --json[/]"

ROUNDS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*", help="games (default: all)")
    parser.add_argument("--players", metavar="P", help="how many players (default: every number)")
    parser.add_argument("--rounds", metavar="N", help=f"rounds of measuring (default {ROUNDS})")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="options of the games"
    )
    parser.add_argument("--search", action="store_true", help="measure the bots' search, too")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    chosen = [load(name) for name in args.game] or list(games())
    rounds = whole(args.rounds, "--rounds", 1, ROUNDS)
    rows = [
        row
        for game in chosen
        for row in rows_of(game, args.players, args.option, searches=args.search)
    ]
    with progress(say("benchmarking"), rounds * len(rows)) as report:
        result = measure(rows, rounds, machine(), report, search=args.search)
    if args.json:
        print_json(result)
    else:
        show(result)


def rows_of(game: Game, players: str | None, words: list[str], *, searches: bool) -> list[Row]:
    """The rows of a game: as asked for, or each number of players, and its variants."""
    options = options_of(game, words)
    counts = [players_in(game, players, 0)] if players else game.players
    rows = [Row(game, count, options) for count in counts]
    if not players and not words:
        rows += [Row(game, count, variant) for count, variant in game.variants]
    for row in rows:
        game.options_for(row.players, row.options)  # complains before anything is compiled
    load_compiled(game.name, searches=searches)
    return rows


def machine() -> str:
    """The processor, the number of cores, and the versions that matter."""
    processor = platform.processor() or platform.machine()
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                processor = line.partition(":")[2].strip()
                break
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"


def show(result: Benchmark) -> None:
    console.print(f"[dim]{result.machine}; {result.rounds} rounds[/]\n")
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("game", no_wrap=True)
    columns = ["players", "M decisions/s", "copy", "legal", "step", "× hearts"]
    searches = any(row.iterations_per_second for row in result.games)
    for column in columns + ["iterations/s", "plain"] * searches:
        table.add_column(column, justify="right", no_wrap=True)
    for row in result.games:
        table.add_row(
            f"[cyan]{row.game}[/]",
            " ".join([str(row.players), *options_in_words(row.options)]),
            spread(row.decisions_per_second, 1e6, 2),
            f"{row.copy_ns.median:.0f}",
            f"{row.legal_ns.median:.0f}",
            f"{row.step_ns.median:.0f}",
            f"{row.times_hearts.median:.1f}" if row.times_hearts else "–",
            *search_columns(row),
        )
    for peer in result.peers:
        rate = spread(peer.decisions_per_second, 1e6, 2)
        table.add_row(peer.peer, "4", rate, "", "", "", "1")
    console.print(table)
    console.print("\ncopy, legal and step in nanoseconds; all on one core", style="dim")
    if searches:
        console.print(
            "iterations/s of the bots' search from the opening; plain: decisions per second of a "
            "search that plays on at random, of those of random games",
            style="dim",
        )
    for name, row in {row.game: row for row in result.games}.items():
        shares = ", ".join(f"{kind} {share:.1%}" for kind, share in row.shares.items())
        console.print(f"Decisions of {name}, {row.players} players: {shares}", style="dim")
    for peer in result.peers:
        console.print(f"{peer.peer}: {peer.library} {peer.version}, through Python", style="dim")
    if not result.peers:
        console.print("\nFor hearts beside it: [bold]pip install 'tavola\\[research]'[/]")


def search_columns(row: GameFigures) -> list[str]:
    if row.iterations_per_second is None or row.plain_search is None:
        return []
    return [f"{row.iterations_per_second.median:,.0f}", f"{row.plain_search.median:.2f}"]


def options_in_words(options: dict[str, Any]) -> list[str]:
    return [f"{name}={option_text(value)}" for name, value in options.items()]


def spread(figure: Figure, unit: float, digits: int) -> str:
    low, high = figure.low / unit, figure.high / unit
    return f"{figure.median / unit:,.{digits}f} [dim]({low:,.{digits}f}–{high:,.{digits}f})[/]"
