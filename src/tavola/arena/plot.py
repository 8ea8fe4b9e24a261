"""A picture of a contest: shares of the victories and how sure they are, and the points."""

from tavola.arena.standing import Standing
from tavola.errors import BadOption


def plot(now: Standing, file: str) -> None:
    """Draw how a contest stands into a file; its ending says in which form."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError as error:
        raise BadOption("no-matplotlib") from error
    names = [row.name for row in now.bots]
    places = range(len(names))
    figure, (shares, points) = pyplot.subplots(1, 2, figsize=(9, 1.2 + 0.5 * len(names)))
    shares.errorbar(
        [row.win_share for row in now.bots],
        places,
        xerr=[
            [row.win_share - row.low for row in now.bots],
            [row.high - row.win_share for row in now.bots],
        ],
        fmt="o",
        capsize=4,
        color="#7a3b2e",
    )
    shares.axvline(1 / len(names), color="#999999", linewidth=0.8, linestyle=":")
    shares.set(xlim=(0, 1), xlabel="share of the victories, 95 %")
    points.errorbar(
        [row.scores[1] for row in now.bots],
        places,
        xerr=[
            [row.scores[1] - row.scores[0] for row in now.bots],
            [row.scores[2] - row.scores[1] for row in now.bots],
        ],
        fmt="s",
        capsize=4,
        color="#2e5a7a",
    )
    points.set(xlabel="points: a tenth, half, nine tenths")
    for axes in (shares, points):
        axes.set_yticks(list(places), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
    figure.suptitle(f"{now.game}, {now.players} players, {now.games} games, seed {now.seed}")
    figure.tight_layout()
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise BadOption("cannot-save", file=file, reason=str(error)) from error
    finally:
        pyplot.close(figure)
