"""The server under load, from a second process on loopback.

    python -m benchmarks.server closed      # as many moves as it takes, each after the last is told
    python -m benchmarks.server steady      # so many moves a second, whatever the answers take
    python -m benchmarks.server idle        # sockets that do nothing: memory
    python -m benchmarks.server start       # from the command to the first answer

Each table of Great Wall has four people, each with a live socket that gets all that happens. Moves
are legal ones at random. A move counts when `played` says that it is in the log for good.
"""

import argparse
import asyncio
import contextlib
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import uvloop

from benchmarks.client import Line, connect

HOST = "127.0.0.1"
GAME = "great-wall"
SEATS = 4
ACTION = re.compile(rb'"action":(\d+)')
TO = re.compile(rb'"to":(\d+)')


# --- the server --------------------------------------------------------------------------------


class Server:
    """A server in a process of its own."""

    def __init__(self, port: int, database: str, *more: str) -> None:
        self.port = port
        command = [
            sys.executable, "-m", "tavola", "serve", "--no-browser", "--port", str(port),
            "--database", database, "--no-limits", *more,
        ]  # fmt: skip
        self.log = tempfile.NamedTemporaryFile(prefix="tavola-server-", suffix=".log")  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)

    def first_answer(self) -> None:
        with httpx.Client() as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    client.get(f"http://{HOST}:{self.port}/api/games").raise_for_status()
                    return
                if self.process.poll() is not None:
                    raise RuntimeError(pathlib.Path(self.log.name).read_text())
                time.sleep(0.005)

    @property
    def seconds(self) -> float:
        """Processor time so far."""
        fields = (
            pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        resident = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert resident
        return int(resident[1]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@contextlib.contextmanager
def running(args: argparse.Namespace, *more: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="tavola-bench-", dir=args.folder) as folder:
        database = args.database or f"sqlite:///{folder}/tavola.sqlite"
        server = Server(args.port, database, *more)
        try:
            server.first_answer()
            yield server
        finally:
            server.stop()


# --- people and tables ---------------------------------------------------------------------------


class Visitor:
    """A guest with a session."""

    def __init__(self, client: httpx.AsyncClient, cookie: str) -> None:
        self.client = client
        self.cookie = cookie

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.client.post(
            path, json=body, headers={"Cookie": f"tavola_session={self.cookie}"}
        )
        answer.raise_for_status()
        return answer.json()


async def visitor(client: httpx.AsyncClient, name: str) -> Visitor:
    answer = await client.post("/api/session", json={"name": name})
    answer.raise_for_status()
    return Visitor(client, answer.cookies["tavola_session"])


@contextlib.asynccontextmanager
async def web(port: int) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=16, max_keepalive_connections=16)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", limits=limits, timeout=60) as c:
        # Each request says whose it is.
        c.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield c


async def seated(people: list[Visitor]) -> str:
    """A table with these people, started."""
    made = await people[0].post(
        "/api/tables", {"game": GAME, "players": len(people), "public": True}
    )
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/sit", {})
    return str(made["id"])


# --- playing -------------------------------------------------------------------------------------


class Group:
    """Four people and the tables at which they play, one after the other."""

    def __init__(self, load: "Load", people: list[Visitor], tables: list[str]) -> None:
        self.load = load
        self.people = people
        self.tables = tables
        self.lines: list[Line] = []
        self.sent: deque[float] = deque()
        """When the moves were sent that are not acknowledged."""
        self.ready: tuple[int, bytes] | None = None
        """Who is to move, and the move."""
        self.over = False

    async def sit_down(self, port: int) -> None:
        for seat, person in enumerate(self.people):
            self.lines.append(
                await connect(HOST, port, person.cookie, lambda p, s=seat: self.heard(s, p))  # type: ignore[misc]
            )

    def next_table(self) -> None:
        if not self.tables:
            self.over = True
            return
        hello = json.dumps({"type": "hello", "table": self.tables.pop()}).encode()
        for line in self.lines:
            line.send(hello)

    def heard(self, seat: int, payload: bytes) -> None:
        start = payload[:16]
        if start.startswith((b'{"type":"events"', b'{"type":"view","')):
            self.load.messages += 1
            self.load.bytes += len(payload)
            at = payload.find(b'"choices":[{')
            if at >= 0:
                end = payload.find(b'],"players":', at)
                action = random.choice(ACTION.findall(payload, at, end))
                number = TO.search(payload)
                self.ready = (
                    seat,
                    b'{"type":"play","number":%b,"action":%b,"id":1}'
                    % (
                        number[1] if number else b"0",
                        action,
                    ),
                )
                self.load.is_ready(self)
        elif start.startswith(b'{"type":"played"'):
            self.load.acknowledged(self)
        elif start.startswith(b'{"type":"table"') and seat == 0 and b'"status":"over"' in payload:
            self.next_table()
        elif start.startswith(b'{"type":"refused'):
            raise SystemExit(f"refused: {payload.decode()}")
        elif start.startswith(b'{"type":"ping"'):
            self.lines[seat].send(payload.replace(b"ping", b"pong"))

    def move(self) -> None:
        assert self.ready is not None
        seat, message = self.ready
        self.ready = None
        self.sent.append(time.perf_counter())
        self.lines[seat].send(message)


class Load:
    """What is measured."""

    def __init__(self, closed: bool) -> None:
        self.closed = closed
        self.measuring = False
        self.groups: list[Group] = []
        self.waiting: list[Group] = []
        self.latencies: list[float] = []
        self.messages = self.bytes = 0

    def is_ready(self, group: Group) -> None:
        if self.closed and self.measuring:
            group.move()
        else:
            self.waiting.append(group)

    def acknowledged(self, group: Group) -> None:
        sent = group.sent.popleft()
        if self.measuring:
            self.latencies.append(time.perf_counter() - sent)

    async def prepare(self, port: int, tables: int, matches: int) -> None:
        async with web(port) as client:
            room = asyncio.Semaphore(12)

            async def group(number: int) -> None:
                async with room:
                    people = [await visitor(client, f"P{number}-{s}") for s in range(SEATS)]
                    played = [await seated(people) for _ in range(matches)]
                self.groups.append(Group(self, people, played))

            await asyncio.gather(*(group(number) for number in range(tables)))
        for group_ in self.groups:
            await group_.sit_down(port)
            group_.next_table()
        while len(self.waiting) < len(self.groups):
            await asyncio.sleep(0.05)

    async def run(self, seconds: float, rate: float) -> float:
        """Play for so long; how long it really was."""
        self.measuring = True
        self.latencies.clear()
        self.messages = self.bytes = 0
        began = time.perf_counter()
        if self.closed:
            waiting, self.waiting = self.waiting, []
            for group in waiting:
                group.move()
            await asyncio.sleep(seconds)
        else:
            sent = 0
            random.shuffle(self.waiting)
            while (passed := time.perf_counter() - began) < seconds:
                while sent < passed * rate and self.waiting:
                    self.waiting.pop(0).move()
                    sent += 1
                await asyncio.sleep(0.001)
        passed = time.perf_counter() - began
        self.measuring = False
        return passed


async def play(args: argparse.Namespace, server: Server, closed: bool) -> dict[str, Any]:
    load = Load(closed)
    await load.prepare(server.port, args.tables, args.matches)
    rounds = []
    for _ in range(args.rounds):
        theirs, ours = server.seconds, time.process_time()
        passed = await load.run(args.seconds, args.rate)
        theirs, ours = server.seconds - theirs, time.process_time() - ours
        if not load.latencies:
            break
        ordered = sorted(load.latencies)
        rounds.append(
            {
                "moves_per_second": round(len(ordered) / passed, 1),
                "median_ms": round(1000 * statistics.median(ordered), 2),
                "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
                "longest_ms": round(1000 * ordered[-1], 2),
                "messages_per_second": round(load.messages / passed),
                "kilobytes_per_message": round(load.bytes / max(1, load.messages) / 1000, 2),
                "server_cores": round(theirs / passed, 2),
                "load_cores": round(ours / passed, 2),
                "server_megabytes": round(server.megabytes),
            }
        )
        print(json.dumps(rounds[-1]), flush=True)
        await asyncio.sleep(0.5)
    middle = {key: statistics.median(r[key] for r in rounds) for key in rounds[0]}
    return {"rounds": len(rounds), "median": middle}


async def idle(args: argparse.Namespace, server: Server) -> dict[str, Any]:
    """So many sockets that watch tables and do nothing."""
    before = server.megabytes
    load = Load(closed=False)
    lines = []
    async with web(server.port) as client:
        people = [await visitor(client, f"W{number}") for number in range(args.sockets // 4)]
        tables = [
            await seated(people[at : at + SEATS]) for at in range(0, len(people) - SEATS, SEATS)
        ]
    del load
    for number in range(args.sockets):
        line = await connect(HOST, server.port, people[number % len(people)].cookie, lambda _: None)
        line.send(json.dumps({"type": "hello", "table": random.choice(tables)}).encode())
        lines.append(line)
    await asyncio.sleep(3)
    still = sum(not line.closed for line in lines)
    theirs = server.seconds
    await asyncio.sleep(5)
    return {
        "sockets": still,
        "tables": len(tables),
        "megabytes_before": round(before),
        "megabytes": round(server.megabytes),
        "server_cores": round((server.seconds - theirs) / 5, 3),
    }


def start(args: argparse.Namespace) -> dict[str, Any]:
    """Seconds from the command to the first answer, with a database and compiled rules there."""
    times, processor = [], []
    with tempfile.TemporaryDirectory(prefix="tavola-bench-", dir=args.folder) as folder:
        for round_ in range(args.rounds + 1):
            began = time.perf_counter()
            server = Server(args.port, f"sqlite:///{folder}/tavola.sqlite")
            server.first_answer()
            if round_:
                times.append(time.perf_counter() - began)
                processor.append(server.seconds)
            server.stop()
    return {
        "median_s": round(statistics.median(times), 2),
        "low_s": round(min(times), 2),
        "high_s": round(max(times), 2),
        "processor_s": round(statistics.median(processor), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("closed", "steady", "idle", "start"))
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--matches", type=int, default=2, help="matches that each table plays")
    parser.add_argument("--seconds", type=float, default=10, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=600, help="moves a second, for steady")
    parser.add_argument("--sockets", type=int, default=2000, help="for idle")
    parser.add_argument("--sync-delay", default="0", help="seconds added to every write")
    parser.add_argument("--database", help="instead of a new SQLite file")
    parser.add_argument("--folder", help="where that file is made")
    parser.add_argument("--port", type=int, default=8599)
    args = parser.parse_args()
    if args.what == "start":
        result = start(args)
    else:
        with running(args, "--sync-delay", args.sync_delay) as server:
            if args.what == "idle":
                result = uvloop.run(idle(args, server))
            else:
                result = uvloop.run(play(args, server, args.what == "closed"))
    print(json.dumps({"benchmark": args.what, **result}))


if __name__ == "__main__":
    main()
