"""`tavola arena`: bots play each other."""

import argparse
import hashlib
import os
import pathlib
import re
from typing import TYPE_CHECKING

import msgspec
import platformdirs
from rich.table import Table

from tavola.cli.arguments import add_game, add_json, options_of, players_in, whole
from tavola.cli.terminal import console, load_compiled, print_json, progress, say
from tavola.errors import BadOption
from tavola.game import Game, load, option_text

if TYPE_CHECKING:
    from tavola.arena import Contest, Standing

HELP = "let bots play each other"
DESCRIPTION = (
    "Let bots play each other. Every deal is played from every side, so that luck with the cards "
    "is everybody's; shares of the victories come with the interval in which they lie with 95 % "
    "confidence. All matches are kept, can be replayed, and the same command goes on where it was "
    "stopped."
)
EXAMPLES = "[bold]tavola arena great-wall --bots master,journeyman --players 2 --games 200[/]"

GAMES = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots", metavar="LEVELS", required=True, help="levels, or iterations, with commas between"
    )
    parser.add_argument("--players", metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--games", metavar="G", help=f"how many games (default {GAMES})")
    parser.add_argument("--seed", metavar="S", default="0", help="seed of the contest (default 0)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game"
    )
    parser.add_argument(
        "--until-clear",
        metavar="SHARE",
        nargs="?",
        const="0.5",
        help="end as soon as the first bot's share lies above or below this for sure (default 0.5)",
    )
    parser.add_argument("--workers", metavar="W", help="processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local: start one")
    parser.add_argument("--folder", metavar="DIR", help="where the matches are kept")
    parser.add_argument("--plot", metavar="FILE", help="draw the shares and points into a picture")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from tavola.arena.contest import Contest, checked
    from tavola.arena.running import run as run_contest

    game = load(args.game)
    options = options_of(game, args.option)
    players = players_in(game, args.players, fewest_players(game, options))
    bots = tuple(level.strip() for level in args.bots.split(","))
    contest = checked(Contest(game.name, players, bots, args.seed, options))
    games = whole(args.games, "--games", 1, GAMES)
    workers = whole(args.workers, "--workers", 1, os.cpu_count() or 1)
    folder = pathlib.Path(args.folder) if args.folder else folder_for(contest)
    clear = share_in(args.until_clear)
    load_compiled(game.name, searches=True)
    with progress(say("contesting", game=game.name), games) as bar:

        def report(played: int, share: tuple[float, float, float]) -> None:
            middle, low, high = share
            title = f"{contest.names[0]} {middle:.0%} [{low:.0%}–{high:.0%}]"
            bar(played, title=title)

        standing = run_contest(
            contest, games, folder, workers=workers, ray=args.ray, clear=clear, report=report
        )
    if args.plot:
        from tavola.arena.plot import plot

        plot(standing, args.plot)
    if args.json:
        print_json(standing)
    else:
        show(standing, folder)


def fewest_players(game: Game, options: dict[str, object]) -> int:
    """The smallest table that the options go with."""
    chosen = game.options_from(options)
    return next(players for players in game.players if not chosen.misfit(players))


def folder_for(contest: "Contest") -> pathlib.Path:
    """Where a contest is kept: the same command finds it again."""
    digest = hashlib.sha256(msgspec.json.encode(contest)).hexdigest()[:12]
    return platformdirs.user_data_path("tavola") / "arena" / f"{contest.game}-{digest}"


def share_in(text: str | None) -> float | None:
    if text is None:
        return None
    if not re.fullmatch(r"0?\.\d{1,6}", text):
        raise BadOption("bad-share", value=text)
    return float(text)


def show(standing: "Standing", folder: pathlib.Path) -> None:
    options = "".join(f", {name} {option_text(v)}" for name, v in standing.options.items())
    console.print(
        f"[bold]{standing.game}[/], {standing.players} players{options}, {standing.games} games, "
        f"seed {standing.seed}"
    )
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for column in ("games", "victories", "95 %", "rating", "points", "ms a decision"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in standing.bots:
        tenth, half, most = row.scores
        table.add_row(
            f"[cyan]{row.name}[/]",
            str(row.games),
            f"{row.win_share:.1%}",
            f"[dim]{row.low:.1%}–{row.high:.1%}[/]",
            f"{row.rating:.0f} [dim]±{(row.rating_high - row.rating_low) / 2:.0f}[/]",
            f"{row.mean_score:.1f} [dim]{tenth:.0f}–{half:.0f}–{most:.0f}[/]",
            f"{1000 * row.seconds_per_decision:.0f}",
        )
    console.print(table)
    console.print(f"matches in {folder}", style="dim", soft_wrap=True)
