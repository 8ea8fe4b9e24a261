"""Where a table stands: who sits, the match, the clocks and the result, as its log has it.

The log is the truth, this is where it leads. Entries are carried out on a copy, written, and only
then does the copy take the place of the original.
"""

from typing import Any, Final, Literal

import msgspec

from tavola.components import said_in
from tavola.errors import BadMatch
from tavola.fairness import seed_of
from tavola.game import Game, load
from tavola.match import ACTION, UNDO, Match
from tavola.match import Entry as MatchEntry
from tavola.server.api import AtZero, OptionValue, Outcome, Pace, Status
from tavola.server.clocks import Clocks
from tavola.server.store import Entry, Summary

SEAT: Final = "seat"
START: Final = "start"
TAKEOVER: Final = "takeover"
CLOCK: Final = "clock"
RESULT: Final = "result"


class Facts(msgspec.Struct, frozen=True):
    """What is said of a table when it is made, and never changes."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    components: str | None
    pace: Pace
    at_zero: AtZero
    public: bool
    spectators: bool
    hints: bool
    autostart: bool
    host: str
    previous: str | None
    created: int


class Place(msgspec.Struct, frozen=True):
    """A seat and who sits there: the body of a `seat` entry."""

    kind: Literal["open", "invited", "person", "bot", "rules", "vacant"]
    person: str | None = None
    """Who sits here, or for whom alone the seat is kept."""
    level: str | None = None
    """Of the bot that plays here, in place of the person if there is one."""
    number: str = ""
    """The player's own part of the seed."""
    lost: bool = False


class Takeover(msgspec.Struct, frozen=True):
    """The body of a `takeover` entry: a bot plays for the person; without a level, it ends."""

    level: str | None
    why: Literal["clock", "left", "absent", "back"]


class Grant(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a `clock` entry: time that is not charged."""

    why: Literal["restart", "line"]
    extra: int
    since: int = 0
    until: int = 0


class Result(msgspec.Struct, frozen=True):
    """The body of a `result` entry: of one seat, which lost, or of seat -1: the table's end."""

    why: Literal["played", "clock", "closed"]


class Standing:
    """A table as it stands after some entry of its log."""

    def __init__(self, facts: Facts, secret: str) -> None:
        self.facts = facts
        self.secret = secret
        self.game: Game = load(facts.game)
        people = self.game.options_for(facts.players, facts.options).people(facts.players)
        self.number = 0
        """Of the last entry of the log; the match counts its own."""
        self.touched = facts.created
        self.status: Status = "gathering"
        self.places = [
            Place("open") if seat in people else Place("rules") for seat in range(facts.players)
        ]
        self.match: Match | None = None
        self.awaited: tuple[int, ...] = ()
        self.clocks = Clocks(facts.pace, (), facts.players, facts.created)
        self.started: int | None = None
        self.ended: int | None = None
        self.outcome: Outcome | None = None

    def copy(self) -> "Standing":
        other = Standing.__new__(Standing)
        other.__dict__.update(self.__dict__)
        other.places = list(self.places)
        other.match = self.match and self.match.copy()
        other.clocks = self.clocks.copy()
        return other

    # --- who is where

    def seat_of(self, person: str | None) -> int:
        """The seat of a person; -1: none."""
        for seat, place in enumerate(self.places):
            if person is not None and place.person == person and place.kind == "person":
                return seat
        return -1

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot moves for the seat now."""
        return self.places[seat].level is not None

    @property
    def free(self) -> list[int]:
        """The seats that somebody could take."""
        kinds = ("open", "invited") if self.status == "gathering" else ("vacant",)
        return [seat for seat, place in enumerate(self.places) if place.kind in kinds]

    @property
    def people_play(self) -> bool:
        """Whether any person plays for themselves: bots do not go on alone."""
        return any(place.kind == "person" and place.level is None for place in self.places)

    def bots_awaited(self) -> list[int]:
        """The seats for which a bot must move now."""
        if self.status != "running" or not self.people_play:
            return []
        return [seat for seat in self.awaited if self.plays_itself(seat)]

    def due(self) -> int | None:
        """When the server must look at the table even if nobody does anything."""
        if self.status != "running":
            return None
        if self.bots_awaited():
            return self.touched
        falls = self.clocks.falls()
        return falls[1] if falls else None

    def summary(self) -> Summary:
        bits = sum(1 << seat for seat in self.awaited)
        return Summary(self.status, bits, self.due(), self.touched)

    @property
    def seed(self) -> str:
        return seed_of(self.secret, [place.number for place in self.places])

    # --- the log

    def next(self, kind: str, seat: int, body: Any, at: int) -> Entry:
        """The next entry of the log, carried out."""
        written = msgspec.json.encode(body).decode()
        at = max(at, self.touched)  # the log never goes back in time, whatever the machine's does
        entry = Entry(self.facts.id, self.number + 1, kind, seat, written, at)
        self.enter(entry)
        return entry

    def enter(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        if entry.number != self.number + 1:
            raise BadMatch("bad-entry-number", line="–", said=str(entry.number), found="–")
        getattr(self, f"_enter_{entry.kind}")(entry.seat, entry.body, entry.at)
        self.number = entry.number
        self.touched = entry.at

    def _enter_seat(self, seat: int, body: str, at: int) -> None:
        place = msgspec.json.decode(body, type=Place)
        before = self.places[seat]
        if self.match:
            # The number is a part of the seed, whoever sits here later.
            place = msgspec.structs.replace(place, number=before.number)
        self.places[seat] = place
        if self.match and place.kind == "vacant":
            self.clocks.stop(seat, at)
        elif self.match and place.kind == "person" and before.kind != "person":
            self.clocks.start(seat, True, self.awaited, at)

    def _enter_start(self, seat: int, body: str, at: int) -> None:
        del seat, body
        facts = self.facts
        if facts.rules != self.game.rules_version:
            raise BadMatch("other-rules", said=str(facts.rules), found=str(self.game.rules_version))
        components = None if facts.components is None else said_in(facts.components)
        self.match = self.game.set_up(facts.players, self.seed, facts.options, components)
        self.awaited = self.match.awaited
        self.status = "running"
        self.started = at
        clocked = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        self.clocks = Clocks(facts.pace, clocked, facts.players, at)
        self.clocks.set(self.awaited, at)

    def _enter_action(self, seat: int, body: str, at: int) -> None:
        action, lag = moved(body)
        self.playing.play(seat, action)
        self.awaited = self.playing.awaited
        self.clocks.acted(seat, self.awaited, at, lag)

    def _enter_undo(self, seat: int, body: str, at: int) -> None:
        match = self.playing
        match.enter(MatchEntry(match.number + 1, UNDO, seat, int(body)))
        self.awaited = match.awaited
        self.clocks.took_back(seat, self.awaited, at)

    def _enter_takeover(self, seat: int, body: str, at: int) -> None:
        level = msgspec.json.decode(body, type=Takeover).level
        self.places[seat] = msgspec.structs.replace(self.places[seat], level=level)
        if level is None:
            self.clocks.start(seat, False, self.awaited, at)
        else:
            self.clocks.stop(seat, at)

    def _enter_clock(self, seat: int, body: str, at: int) -> None:
        del at
        grant = msgspec.json.decode(body, type=Grant)
        if grant.why == "restart":
            self.clocks.stopped(grant.since, grant.until, grant.extra)
        else:
            self.clocks.forgive(seat, grant.extra)

    def _enter_result(self, seat: int, body: str, at: int) -> None:
        why = msgspec.json.decode(body, type=Result).why
        if seat >= 0:
            self.places[seat] = msgspec.structs.replace(self.places[seat], lost=True)
            return
        self.status = "closed" if why == "closed" else "over"
        self.ended = at
        self.awaited = ()
        self.clocks.end(at)
        if self.match:
            lost = [seat for seat, place in enumerate(self.places) if place.lost]
            winners = list(self.match.winners)
            if why == "clock":
                people = [s for s, place in enumerate(self.places) if place.kind != "rules"]
                winners = [seat for seat in people if seat not in lost]
            self.outcome = Outcome(
                list(self.match.scores), [seat for seat in winners if seat not in lost], lost
            )

    @property
    def playing(self) -> Match:
        """The match, which must have started."""
        if self.match is None:
            raise BadMatch("bad-line", line="–", text=ACTION)
        return self.match


def moved(body: str) -> tuple[int, int]:
    """The action that the body of an entry tells, and what the line cost its player."""
    if body.startswith("["):
        action, lag = msgspec.json.decode(body, type=tuple[int, int])
        return action, lag
    return int(body), 0
