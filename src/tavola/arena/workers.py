"""Who plays the games of a contest: processes on this machine, or a Ray cluster."""

import concurrent.futures
import contextlib
import multiprocessing
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any

from tavola.arena.contest import Contest, Played, play
from tavola.errors import BadOption

Outcome = tuple[Played, str]
Outcomes = Generator[Outcome, None, None]

AHEAD = 2
"""How many games a worker has before it, so that it never waits for the next one."""


def on_this_machine(contest: Contest, numbers: Iterable[int], workers: int) -> Outcomes:
    """Play games in so many processes; give each as it ends. Stops when the generator is closed."""
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(workers, context) as pool:
        try:
            yield from in_any_order(
                lambda number: pool.submit(play, contest, number), iter(numbers), workers * AHEAD
            )
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((pool._processes or {}).values()):
                process.terminate()


def in_any_order(
    submit: Callable[[int], "concurrent.futures.Future[Outcome]"],
    numbers: Iterator[int],
    most: int,
) -> Outcomes:
    """Keep so many games under way; give each as it ends."""
    under_way = {submit(number) for _, number in zip(range(most), numbers, strict=False)}
    while under_way:
        ended, under_way = concurrent.futures.wait(
            under_way, return_when=concurrent.futures.FIRST_COMPLETED
        )
        for game in ended:
            with contextlib.suppress(StopIteration):
                under_way.add(submit(next(numbers)))
            yield game.result()


def on_ray(contest: Contest, numbers: Iterable[int], address: str) -> Outcomes:
    """Play games on a Ray cluster (`local` starts one here); give each as it ends."""
    try:
        import ray as library
    except ImportError as error:
        raise BadOption("no-ray") from error
    ray: Any = library  # it is not typed throughout
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote: Any = ray.remote(play)
    left = iter(numbers)
    most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    under_way = [
        remote.remote(contest, number) for _, number in zip(range(most), left, strict=False)
    ]
    try:
        while under_way:
            (ended,), under_way = ray.wait(under_way, num_returns=1)
            with contextlib.suppress(StopIteration):
                under_way.append(remote.remote(contest, next(left)))
            yield ray.get(ended)
    finally:
        for game in under_way:
            ray.cancel(game, force=True)
        ray.shutdown()
