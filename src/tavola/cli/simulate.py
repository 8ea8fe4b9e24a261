"""`tavola simulate`: many random games, and what came of them."""

import argparse

from tavola.cli.arguments import add_game, add_json, add_options, options_of, players_in, whole
from tavola.cli.terminal import console, load_compiled, print_json, progress, say
from tavola.game import load
from tavola.playouts import Simulation, simulate

HELP = "play many random games"
DESCRIPTION = (
    "Play games in which everybody takes any legal action, dealing included, and report speed, "
    "length, scores and shares of victory by seat. Game i of a run has the seed SEED/i, so every "
    "run can be repeated."
)
EXAMPLES = "[bold]tavola simulate great-wall --games 100000 --players 4 --seed 1 --json[/]"

GAMES = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", metavar="N", help=f"how many games (default {GAMES:,})")
    parser.add_argument("--players", metavar="P", help="how many players (default: the most)")
    parser.add_argument("--seed", metavar="S", default="0", help="seed of the run (default 0)")
    add_options(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    game = load(args.game)
    games = whole(args.games, "--games", 1, GAMES)
    players = players_in(game, args.players, game.players[-1])
    options = options_of(game, args.option)
    game.options_for(players, options)  # complains before anything is compiled
    game.tables_with(args.components)
    game = load_compiled(args.game)
    with progress(say("simulating", game=game.name), games) as report:
        result = simulate(game, games, players, args.seed, report, options, args.components)
    if args.json:
        print_json(result)
    else:
        show(result)


def show(result: Simulation) -> None:
    console.print(
        f"[bold]{result.game}[/], {result.players} players, {result.games:,} games, "
        f"seed {result.seed}"
    )
    console.print(
        f"{result.decisions:,} decisions in {result.seconds:.2f} s: "
        f"[cyan]{result.decisions_per_second:,.0f}[/] decisions and "
        f"[cyan]{result.games_per_second:,.0f}[/] games per second"
    )
    console.print(f"{result.mean_decisions:.1f} decisions per game")
    for seat, (score, share) in enumerate(
        zip(result.mean_scores, result.win_shares, strict=True), 1
    ):
        console.print(f"seat {seat}: mean score {score:.2f}, wins {share:.1%}")
    for name, mean in result.mean_figures.items():
        console.print(f"{name}: {mean:.2f} per game")
