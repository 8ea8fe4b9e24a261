"""Clocks: who is charged for what, and what happens at zero."""

import asyncio
import json
import pathlib
from typing import Any

import pytest
import sqlalchemy as sql

from tavola.server import database, seating
from tavola.server.api import ClockFace, Days, Live, NewTable, Pace, TakeSeat, Untimed
from tavola.server.clocks import AFTER_RESTART, DAY, LIVE_RETURN, Clocks
from tavola.server.house import House
from tavola.server.refusals import Stale
from tavola.server.store import entries_after
from tavola.server.table import Draft, Table
from tests.server.running import Ear, a_house, sqlite_in, until


def clocks(pace: Pace, players: int = 3) -> Clocks:
    return Clocks(pace, range(players), players, 0)


def test_a_clock_runs_while_the_match_waits_for_the_seat() -> None:
    c = clocks(Live(60, 5))
    c.set([0], 0)
    c.acted(0, [0], 10_000)  # the turn goes on
    assert c.left == [50_000, 60_000, 60_000]
    c.acted(0, [1], 12_000)
    assert c.left == [53_000, 60_000, 60_000]  # 48 s and the increment
    assert c.falls() == (1, 72_000)
    assert c.left_at(1, 22_000) == 50_000


def test_all_who_choose_at_once_are_charged_until_each_has_chosen() -> None:
    c = clocks(Live(60, 0))
    c.set([0, 1, 2], 0)
    c.acted(1, [0, 2], 4_000)
    c.acted(2, [0], 9_000)
    c.acted(0, [1], 10_000)
    assert c.left == [50_000, 56_000, 51_000]


def test_what_the_line_costs_is_not_charged_up_to_a_limit() -> None:
    c = clocks(Live(60, 0))
    c.set([0], 0)
    c.acted(0, [0], 1_000, lag=200)
    assert c.left[0] == 59_200
    c.acted(0, [0], 2_000, lag=90_000)
    assert c.left[0] == 58_700
    c.acted(0, [1], 2_100, lag=400)
    assert c.left[0] == 58_700, "nobody wins time by it"


def test_taking_back_does_not_win_the_increment_twice() -> None:
    c = clocks(Live(60, 30))
    c.set([0], 0)
    for number in range(5):
        c.acted(0, [1], number * 1_000 + 500)
        c.took_back(0, [0], number * 1_000 + 1_000)
    left = c.left[0]
    assert left is not None
    assert left <= 60_000


def test_days_begin_anew_with_each_turn() -> None:
    c = clocks(Days(2))
    c.set([0], 0)
    c.acted(0, [1], DAY)
    c.acted(1, [0], 2 * DAY)
    assert c.left_at(0, 2 * DAY) == 2 * DAY
    c.acted(0, [0], 3 * DAY)
    assert c.left_at(0, 3 * DAY) == DAY, "the same turn goes on"
    c.acted(0, [1], 3 * DAY)
    c.took_back(0, [0], 3 * DAY)
    assert c.left_at(0, 3 * DAY) == DAY


def test_an_outage_is_not_charged_and_gives_some_more() -> None:
    c = clocks(Live(60, 0))
    c.set([0], 0)
    c.stopped(10_000, 900_000, AFTER_RESTART)
    assert c.left_at(0, 900_000) == 50_000 + AFTER_RESTART
    assert c.left[1] == 60_000


def test_who_was_cut_off_is_forgiven_up_to_the_grace() -> None:
    c = clocks(Live(600, 0))
    c.set([0], 0)
    assert c.cut_off(1, 0, 50_000) == 0, "nobody waited for them"
    extra = c.cut_off(0, 20_000, 50_000)
    c.forgive(0, extra)
    assert c.left_at(0, 50_000) == 580_000
    assert c.cut_off(0, 50_000, 500_000) == 30_000
    assert clocks(Days(1)).cut_off(0, 0, 1_000) == 0


def test_who_returns_has_the_time_they_had_and_at_least_a_minute() -> None:
    c = clocks(Live(600, 0))
    c.set([0], 0)
    c.stop(0, 100_000)
    assert c.face() == ClockFace(100_000, [None, 600_000, 600_000], [])
    assert c.falls() is None
    c.start(0, False, [0], 200_000)
    assert c.left_at(0, 200_000) == 500_000
    c.stop(0, 699_000)
    c.start(0, False, [0], 800_000)
    assert c.left[0] == LIVE_RETURN


def test_without_a_clock_nobody_has_one() -> None:
    c = clocks(Untimed())
    c.set([0, 1], 0)
    assert c.falls() is None
    assert c.face() is None


# --- at tables -----------------------------------------------------------------------------------


async def two_at_a_table(house: House, **wish: Any) -> tuple[Table, list[str]]:
    people = [(await house.people.new_guest(name, "", 0))[0] for name in ("Anna", "Bernd")]
    chosen = NewTable(game="great-wall", players=2, public=True, **wish)
    table = await seating.make_table(house, chosen, people[0])
    await table.change(lambda draft: seating.take_seat(draft, people[1], TakeSeat(), True))
    return table, people


def awaited(table: Table) -> int:
    return table.standing.awaited[0]


def test_at_zero_a_bot_takes_over_and_the_person_may_return(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            table, people = await two_at_a_table(house, pace=Live(1))
            seat = awaited(table)
            ear = Ear(people[1 - seat])
            table.enter(ear, None)
            await until(lambda: table.standing.places[seat].level is not None)
            assert table.standing.places[seat].person == people[seat]
            number = table.standing.playing.number
            await until(lambda: table.standing.playing.number > number)  # the bot plays
            shown = ear.of("table")[-1]["table"]["seats"][seat]
            assert (shown["kind"], shown["level"]) == ("person", "apprentice")
            await table.change(lambda draft: seating.come_back(draft, people[seat]))
            assert table.standing.places[seat].level is None
            left = table.standing.clocks.left[seat]
            assert left is not None
            assert left >= 1_000

    asyncio.run(work())


def test_at_zero_others_may_take_the_seat(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            table, people = await two_at_a_table(house, pace=Live(1), at_zero="replace")
            seat = awaited(table)
            await until(lambda: table.standing.places[seat].kind == "vacant")
            assert table.standing.seat_of(people[seat]) == -1
            clara = (await house.people.new_guest("Clara", "", 0))[0]
            ear = Ear(clara)
            table.enter(ear, None)
            assert ear.of("view")[-1]["view"]["viewer"] == -1
            await table.change(lambda draft: seating.take_seat(draft, clara, TakeSeat(), False))
            assert table.standing.seat_of(clara) == seat
            assert ear.of("view")[-1]["view"]["viewer"] == seat, "who sits down sees the cards"
            assert table.standing.clocks.left[seat] == 1_000

    asyncio.run(work())


def test_at_zero_the_seat_loses(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            table, _ = await two_at_a_table(house, pace=Live(1), at_zero="lose")
            seat = awaited(table)
            await until(lambda: table.standing.status == "over")
            outcome = table.standing.outcome
            assert outcome is not None
            assert (outcome.lost, outcome.winners) == ([seat], [1 - seat])

    asyncio.run(work())


def test_a_table_read_from_its_log_stands_where_it_stood(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            table, people = await two_at_a_table(house, pace=Live(300, 10))
            for step in range(12):
                seat, match = awaited(table), table.standing.playing
                await table.play(people[seat], match.number, match.legal(seat)[-1], lag=step * 3)
                match = table.standing.playing
                if step % 4 == 1 and match.can_undo(seat):
                    await table.take_back(people[seat], match.number)
            await table.change(lambda draft: seating.leave(draft, people[0]))
            del house.tables[table.id]
            again = (await house.table(table.id)).standing
            assert again.clocks.__dict__ == table.standing.clocks.__dict__
            assert again.playing.tobytes() == table.standing.playing.tobytes()
            assert again.places == table.standing.places
            assert again.number >= table.standing.number

    asyncio.run(work())


def test_who_is_away_is_replaced_only_after_a_while_and_not_where_all_have_days(
    tmp_path: pathlib.Path,
) -> None:
    async def work() -> None:
        async with a_house(sqlite_in(tmp_path)) as house:
            for pace, error in ((Untimed(), "not-absent"), (Days(1), "only-the-clock")):
                table, people = await two_at_a_table(house, pace=pace)
                seat = awaited(table)

                def replace(draft: Draft, table: Table = table, seat: int = seat) -> None:
                    wisher = table.standing.places[1 - seat].person or ""
                    seating.replace_absent(draft, table, wisher, seat, "random")

                with pytest.raises(Stale) as refused:
                    await table.change(replace)
                assert refused.value.message.key == error
                assert people

    asyncio.run(work())


def test_clocks_go_on_where_they_stood_after_a_new_start(tmp_path: pathlib.Path) -> None:
    """The server dies; the time until it is back is not charged, and there is some more."""

    async def first() -> tuple[str, int, int]:
        async with a_house(sqlite_in(tmp_path)) as house:
            table, _ = await two_at_a_table(house, pace=Live(600))
            left = table.standing.clocks.left[awaited(table)]
            assert left is not None
            return table.id, awaited(table), left

    async def second(key: str, seat: int, left: int) -> None:
        url = sqlite_in(tmp_path)
        engine = database.connect(url)
        with engine.begin() as connection:  # as if an hour had passed
            connection.execute(sql.text("UPDATE entries SET at = at - 3600000"))
            connection.execute(sql.text("UPDATE memory SET value = value - 3590000"))
        engine.dispose()
        async with a_house(url) as house:
            table = await house.table(key)
            await until(lambda: table.standing.number > 3)
            grant = json.loads((await last_entry(house, key)).body)
            assert grant["why"] == "restart"
            remains = table.standing.clocks.left_at(seat, table.standing.clocks.at)
            assert remains is not None
            assert left - 15_000 < remains - AFTER_RESTART <= left

    key, seat, left = asyncio.run(first())
    asyncio.run(second(key, seat, left))


async def last_entry(house: House, key: str) -> Any:
    await until(lambda: not house._loading)
    return (await house.store.read(lambda c: entries_after(c, key, 0)))[-1]
