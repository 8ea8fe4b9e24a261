"""The rules of pebbles."""

from enum import IntEnum

from tavola.kernel import Record, below, restart, rule, start, tell

from .components import MOST_TAKEN

OBSERVATION = 2


class Event(IntEnum):
    TOOK = 0  # seat, amount: how many


class WhyNot(IntEnum):
    ALLOWED = 0
    NOT_YOUR_TURN = 1
    NOT_ENOUGH = 2


class Broken(IntEnum):
    SOUND = 0
    PEBBLES = 1


@rule
def setup(
    s: Record, t: Record, players: int, options: Record, key: Record, journal: Record
) -> None:
    start(s.chance, key)
    s.players = players
    s.heap = t.heap
    if options[0] != 0:
        s.heap += below(s.chance, 5)
    s.turn = below(s.chance, players)


@rule
def actors(s: Record, t: Record) -> int:
    return 0 if s.heap == 0 else 1 << s.turn


@rule
def legal(s: Record, t: Record, seat: int, out: Record) -> int:
    count = 0
    for action in range(MOST_TAKEN):
        if why_not(s, t, seat, action) == WhyNot.ALLOWED:
            out[count] = action
            count += 1
    return count


@rule
def apply(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    s.heap -= action + 1
    s.taken[seat] += action + 1
    tell(journal, Event.TOOK, seat, amount=action + 1)
    s.turn = (s.turn + 1) % s.players


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    restart(s.chance, key)


@rule
def observe(s: Record, t: Record, viewer: int, out: Record) -> None:
    out[0] = s.heap
    out[1] = s.turn


@rule
def scores(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = s.taken[seat]


@rule
def returns(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = 1.0 if (seat + 1) % s.players == s.turn else 0.0


@rule
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    if s.heap == 0 or seat != s.turn:
        return WhyNot.NOT_YOUR_TURN
    return WhyNot.ALLOWED if action < s.heap else WhyNot.NOT_ENOUGH


@rule
def check(s: Record, t: Record) -> int:
    return Broken.SOUND if s.heap >= 0 else Broken.PEBBLES
