"""What lasts: the server is killed under load, stopped and started, and has more than one node."""

import asyncio
import contextlib
import json
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import httpx
import pytest

from tavola.server import database, seating
from tavola.server.api import BotAt, NewTable, TakeSeat, You
from tavola.server.chat import say
from tavola.server.house import House
from tavola.server.refusals import Stale
from tavola.server.store import Entry
from tests.server.running import PATIENCE, Ear, Guest, a_house, free_port, sqlite_in, until

WALL = "great-wall"


class Process:
    """A server in a process of its own."""

    def __init__(self, url: str, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "tavola", "serve", "--no-browser", "--no-limits",
                "--port", str(port), "--database", url, "--bot-pause", "0.01",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(self.address + "/api/health").raise_for_status()
                return
            assert self.process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


class Table:
    """A table of two, played at random until the server is gone; what it acknowledged."""

    def __init__(self, address: str, number: int) -> None:
        self.guests = [Guest(address, f"P{number}-{seat}") for seat in range(2)]
        wish = {"game": WALL, "players": 2, "public": True}
        self.id = str(self.guests[0].post("/api/tables", wish)["id"])
        self.guests[1].post(f"/api/tables/{self.id}/sit", {})
        self.acknowledged: list[tuple[int, int, int]] = []

    def play(self, choice: random.Random) -> None:
        with contextlib.suppress(httpx.TransportError):
            for _ in range(200):
                for seat, guest in enumerate(self.guests):
                    answer = guest.http.get(f"/api/tables/{self.id}/view")
                    view = answer.json()["view"]
                    if view["choices"]:
                        action = choice.choice(view["choices"])["action"]
                        move = {"number": view["number"], "action": action}
                        played = guest.http.post(f"/api/tables/{self.id}/play", json=move)
                        if played.status_code == 200:
                            self.acknowledged.append((played.json()["number"], seat, action))

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


def test_after_a_kill_every_acknowledged_move_is_there_and_every_match_replays(
    tmp_path: pathlib.Path,
) -> None:
    url, port = sqlite_in(tmp_path), free_port()
    choice = random.Random()
    tables: list[Table] = []
    for _ in range(3):
        server = Process(url, port)
        tables += [Table(server.address, len(tables) + n) for n in range(3)]
        threads = [
            threading.Thread(target=table.play, args=[random.Random(choice.random())])
            for table in tables[-3:]
        ]
        for thread in threads:
            thread.start()
        time.sleep(choice.uniform(0.5, 2.5))
        server.kill()
        for thread in threads:
            thread.join()
    assert sum(len(table.acknowledged) for table in tables) > 10
    server = Process(url, port)
    for table in tables:
        text = table.guests[0].get(f"/api/tables/{table.id}/text")
        assert text.startswith("[Game")
        number = table.guests[0].get(f"/api/tables/{table.id}")["number"]
        assert number >= len(table.acknowledged), "an entry may be there that nobody was told of"
        table.close()
    assert server.stop() in (0, -signal.SIGTERM)
    engine = database.connect(url)
    for table in tables:
        with engine.connect() as connection:
            rows: Any = connection.exec_driver_sql(
                'SELECT seat, body FROM entries WHERE "match" = ? AND kind = ? ORDER BY number',
                (table.id, "action"),
            ).all()
        for number, seat, action in table.acknowledged:
            assert rows[number - 1] == (seat, str(action))
    engine.dispose()


async def against_bots(house: House, level: str = "random") -> tuple[Any, str]:
    anna = (await house.people.new_guest("Anna", "", 0))[0]
    wish = NewTable(game=WALL, seats=[You(), BotAt(level), BotAt(level)])
    return await seating.make_table(house, wish, anna), anna


async def play_on(house: House, table: Any, person: str, moves: int) -> None:
    """Play for a person, and wait for the bots between."""
    for _ in range(moves):
        await until(lambda: table.standing.status == "over" or table.standing.awaited == (0,))
        if table.standing.status == "over":
            return
        match = table.standing.playing
        await table.play(person, match.number, random.choice(match.legal(0)))


def test_bots_survive_a_new_start_and_never_play_twice(tmp_path: pathlib.Path) -> None:
    async def first() -> tuple[str, str]:
        async with a_house(sqlite_in(tmp_path), bot_pause=30.0) as house:
            table, anna = await against_bots(house)
            while table.standing.awaited == (0,):
                match = table.standing.playing
                await table.play(anna, match.number, match.legal(0)[0])
            return table.id, anna  # a bot is in the middle of its turn

    async def second(key: str, anna: str) -> None:
        async with a_house(sqlite_in(tmp_path), bot_pause=0.001) as house:
            # Nobody asks for the table: what is due is found.
            await until(lambda: key in house.tables)
            table = house.tables[key]
            await play_on(house, table, anna, 500)
            assert table.standing.status == "over"
            match = table.standing.playing
            assert [entry.number for entry in match.entries] == list(range(1, match.number + 1))

    asyncio.run(second(*asyncio.run(first())))


def test_a_bot_that_was_late_does_not_play(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path), bot_pause=30.0) as house:
            table, anna = await against_bots(house)
            await until(lambda: bool(table.standing.awaited))
            while table.standing.awaited == (0,):
                match = table.standing.playing
                await table.play(anna, match.number, match.legal(0)[0])
            seat, number = table.standing.awaited[0], table.standing.playing.number
            actions = table.standing.playing.legal(seat)
            outcomes = await asyncio.gather(
                *(table.play_for(seat, number, action) for action in (actions * 5)[:5])
            )
            assert outcomes.count(True) == 1
            assert table.standing.playing.number == number + 1

    asyncio.run(work())


def test_how_long_a_bot_takes_tells_nothing(tmp_path: pathlib.Path) -> None:
    """A bot with one choice takes its time like one with many."""

    async def work() -> None:
        async with a_house(sqlite_in(tmp_path), bot_pause=0.3) as house:
            table, anna = await against_bots(house)
            while table.standing.awaited == (0,):
                match = table.standing.playing
                await table.play(anna, match.number, match.legal(0)[0])
            number, began = table.standing.playing.number, time.monotonic()
            await until(lambda: table.standing.playing.number > number)
            assert time.monotonic() - began >= 0.15

    asyncio.run(work())


# --- several nodes -------------------------------------------------------------------------------


def test_two_nodes_serve_one_table(postgres: str) -> None:
    async def work() -> None:
        async with a_house(postgres) as here, a_house(postgres) as there:
            anna, bernd = [(await here.people.new_guest(n, "", 0))[0] for n in ("Anna", "Bernd")]
            made = await seating.make_table(here, NewTable(game=WALL, players=2, public=True), anna)
            twin = await there.table_for(made.id, bernd)
            ear, other_ear = Ear(anna), Ear(bernd)
            made.enter(ear, None)
            twin.enter(other_ear, None)
            await twin.change(lambda draft: seating.take_seat(draft, bernd, TakeSeat(), True))
            await until(lambda: made.standing.status == "running")
            assert ear.of("view"), "who watches at the other node gets the view"
            tables = [(made, anna), (twin, bernd)]
            for number in range(20):
                await until(
                    lambda n=number: all(t.standing.playing.number == n for t, _ in tables)  # type: ignore[misc]
                )
                seat = made.standing.awaited[0]
                table, person = tables[seat]
                await table.play(person, number, table.standing.playing.legal(seat)[0])
            await until(lambda: made.standing.number == twin.standing.number)
            assert made.standing.playing.tobytes() == twin.standing.playing.tobytes()
            await until(lambda: other_ear.of("events")[-1]["to"] == 20)
            assert [m["to"] for m in ear.of("events")][-1] == 20
            await say(here, made, anna, "127.0.0.1", "Hallo")
            await until(lambda: bool(other_ear.of("chat")))
            assert other_ear.of("chat")[0]["lines"][0]["text"] == "Hallo"

    asyncio.run(work())


def test_two_nodes_never_write_the_same_entry(postgres: str) -> None:
    """Both let the same seat move at the same moment, and only one move counts."""

    async def work() -> None:
        async with a_house(postgres) as here, a_house(postgres) as there:
            anna, bernd = [(await here.people.new_guest(n, "", 0))[0] for n in ("Anna", "Bernd")]
            made = await seating.make_table(here, NewTable(game=WALL, players=2, public=True), anna)
            await made.change(lambda draft: seating.take_seat(draft, bernd, TakeSeat(), True))
            twin = await there.table(made.id)
            refused = 0
            for number in range(15):
                await until(
                    lambda n=number: (
                        made.standing.playing.number == n  # type: ignore[misc]
                        and twin.standing.playing.number == n
                    )
                )
                seat = made.standing.awaited[0]
                person, legal = (anna, bernd)[seat], made.standing.playing.legal(seat)
                outcomes = await asyncio.gather(
                    made.play(person, number, legal[0]),
                    twin.play(person, number, legal[-1]),
                    return_exceptions=True,
                )
                assert outcomes.count(number + 1) == 1, outcomes
                refused += sum(isinstance(outcome, Stale) for outcome in outcomes)
            assert refused == 15
            await until(lambda: made.standing.number == twin.standing.number)
            assert made.standing.playing.tobytes() == twin.standing.playing.tobytes()

    asyncio.run(work())


def test_a_table_of_other_rules_cannot_be_opened_and_harms_nobody(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            table, _ = await against_bots(house)
            key = table.id
            await house.store.write(
                lambda c: c.exec_driver_sql(
                    "UPDATE tables SET facts = replace(facts, '\"rules\":', '\"rules\":9')"
                )
            )
        async with a_house(sqlite_in(tmp_path)) as house:
            with pytest.raises(Exception, match="version"):
                await house.table(key)
            assert (await against_bots(house))[0].standing.status == "running"

    asyncio.run(work())


def test_entries_are_what_they_were() -> None:
    """The form of what is in databases: it must be read for ever."""
    entry = Entry("8kYpQ2mXvB", 12, "action", 2, "17", 1795130521519)
    assert json.loads(entry.body) == 17
