"""A match: a game being played. Its truth is the log; the state is only where the log leads."""

import copy
import functools
import itertools
import operator
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from tavola.errors import BadMatch, BadOption, Illegal, NotYourTurn
from tavola.kernel import EVERYBODY, ROWS, Journal, Record, blank, chance_key, copied, verbs
from tavola.kernel.journal import Row
from tavola.message import Message
from tavola.view import SPECTATOR, Choice, Event, View

if TYPE_CHECKING:
    from tavola.game import Game
    from tavola.options import GameOptions

ACTION, UNDO = "action", "undo"

SEEN, LEARNT = (Row.names.index(name) for name in ("seen", "learnt"))  # type: ignore[union-attr]
"""The places of these numbers in a row of the journal."""


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log: an action (`body` is its number) or an undo (of entry `body`)."""

    number: int
    kind: str
    seat: int
    body: int


class Information:
    """All that one viewer knows of a match, as a state: what bots, hints and previews get.

    Everything hidden from the viewer has been dealt anew, so whoever looks inside learns nothing.
    """

    def __init__(self, game: "Game", tables: Record, viewer: int, state: Record) -> None:
        self.game = game
        self.tables = tables
        self.viewer = viewer
        self.state = state
        verbs.conceal(state, tables, viewer, 0)

    def legal(self) -> list[int]:
        """The viewer's legal actions, ascending."""
        return legal_actions(self.game, self.tables, self.state, self.viewer)

    def decisions(self) -> list[int]:
        """The legal actions, but for those that would only take a choice back.

        Equal knowledge gives equal decisions, so a bot that took one back would do so for ever.
        """
        named = self.game.actions
        decisions = [action for action in self.legal() if not named[action].takes_back]
        if not decisions:
            raise ValueError(f"seat {self.viewer} has nothing to decide; ask who is in `awaited`")
        return decisions

    def observation(self) -> npt.NDArray[np.float32]:
        """The vector for learning programs."""
        vector = np.zeros(self.game.observation, np.float32)
        verbs.observe(self.state, self.tables, self.viewer, vector)
        return vector

    def tobytes(self) -> bytes:
        data: bytes = self.state.tobytes()
        return data


class Match:
    """A game being played: what may be done, what is done, and what each viewer may know."""

    def __init__(
        self, game: "Game", players: int, seed: str, options: "GameOptions", tables: Record
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.tables = tables
        """The components it is played with."""
        self.entries: list[Entry] = []
        self._state = blank(game.package.State)
        self._told: list[npt.NDArray[Any]] = []
        self._undoable: list[tuple[Entry, Record]] = []
        journal = opened_journal()
        verbs.setup(
            self._state,
            tables,
            players,
            game.options_vector(options),
            chance_key(seed),
            journal,
        )
        self._told.append(rows_of(journal))
        self._actors: tuple[int, ...] = ()
        self._actors_in: Record = None
        """The state whose actors these are; none after a change in it."""

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.players} players, entry {self.number}>"

    # --- where the match stands

    @property
    def number(self) -> int:
        """The number of the last entry; 0 before the first."""
        return len(self.entries)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        if self._actors_in is not self._state:
            self._actors = seats_in(verbs.actors(self._state, self.tables))
            self._actors_in = self._state
        return self._actors

    @property
    def awaited(self) -> tuple[int, ...]:
        """The actors that the match waits for: who could only take a choice back is not."""
        return awaited_seats(self.game, self.tables, self._state)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which somebody sits: a rule of the game may play the others."""
        return self.options.people(self.players)

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat by the rules, now."""
        out = np.zeros(self.players, np.int64)
        verbs.scores(self._state, self.tables, out)
        return tuple(out.tolist())

    @property
    def returns(self) -> tuple[float, ...]:
        """The result of each seat: 1 shared among the winners. All 0 while the match goes on."""
        return self.results() if self.over else (0.0,) * self.players

    def results(self) -> tuple[float, ...]:
        """What the results would be if the match ended now."""
        out = np.zeros(self.players)
        verbs.returns(self._state, self.tables, out)
        return tuple(out.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; none while the match goes on."""
        return tuple(seat for seat, result in enumerate(self.returns) if result > 0)

    # --- what may be done, and doing it

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, ascending; none when it is not to act."""
        return legal_actions(self.game, self.tables, self._state, self._seat(seat))

    def why_not(self, seat: int, action: int) -> Message | None:
        """Which rule forbids the action to the seat; None if it is legal."""
        seat, action = self._seat(seat), self._action(action)
        reason = verbs.why_not(self._state, self.tables, seat, action)
        if not reason:
            return None
        name = self.game.package.WhyNot(reason).name.lower().replace("_", "-")
        return Message(f"{self.game.name}-why-{name}")

    def play(self, seat: int, action: int) -> int:
        """Carry out the seat's action; return the number of the new entry."""
        seat, action = self._seat(seat), self._action(action)
        reason = self.why_not(seat, action)
        if reason:
            if self.over:
                raise NotYourTurn("match-over")
            if seat not in self.actors:
                raise NotYourTurn("not-your-turn", player=seat, other=self.actors[0])
            raise Illegal("illegal", action=self.game.actions[action].words, reason=reason)
        before, journal = copied(self._state), opened_journal()
        verbs.apply(self._state, self.tables, seat, action, journal)
        self._actors_in = None
        rows = rows_of(journal)
        entry = Entry(self.number + 1, ACTION, seat, action)
        if any(undoable.seat != seat for undoable, _ in self._undoable):
            self._undoable.clear()
        if rows["learnt"].any() or before["chance"].tobytes() != self._state["chance"].tobytes():
            self._undoable.clear()
        else:
            self._undoable.append((entry, before))
        self.entries.append(entry)
        self._told.append(rows)
        return entry.number

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last action back.

        Not if it, or anybody, learnt something by it, if chance was used, or if another player
        has acted since.
        """
        seat = self._seat(seat)
        return bool(self._undoable) and self._undoable[-1][0].seat == seat

    def undo(self, seat: int) -> int:
        """Take back the seat's last action; return the number of the new entry."""
        seat = self._seat(seat)
        if not self.can_undo(seat):
            raise NotYourTurn("cannot-undo", player=seat)
        undone, before = self._undoable.pop()
        self._state = copied(before)  # copies of this match may go back to the same
        self._actors_in = None
        self.entries.append(Entry(self.number + 1, UNDO, seat, undone.number))
        self._told.append(rows_of(opened_journal()))
        return self.number

    # --- what a viewer may know

    def information(self, seat: int) -> Information:
        """All that the seat knows (-1: a spectator), as a state without anything else."""
        seat = self._viewer(seat)
        return Information(self.game, self.tables, seat, copied(self._state))

    def board(self) -> Any:
        """What lies on the table, which is the same for every viewer."""
        return self.game.view.board(self.information(SPECTATOR).state, self.tables)

    def view(self, viewer: int, board: Any = None, log: bool = True) -> View[Any, Any]:
        """All that the viewer may see, as data for a screen.

        Who shows the match to many viewers can hand over the `board()`, drawn once for all of them,
        and have the log left out where the viewer knows it.
        """
        viewer = self._viewer(viewer)
        information = self.information(viewer)
        s, t, show = information.state, self.tables, self.game.view
        choices = []
        if viewer != SPECTATOR:
            for action in information.legal():
                named = self.game.actions[action]
                preview = self._preview(information, action)
                label = show.label(named)
                choices.append(Choice(action, named.kind, label, named.at, preview))
        return View(
            game=self.game.name,
            rules=self.game.rules_version,
            number=self.number,
            viewer=viewer,
            actors=self.actors,
            prompt=show.prompt(s, t, viewer) if self.actors else self._result(),
            choices=choices,
            players=show.players(s, t, viewer, self.options),
            board=show.board(s, t) if board is None else board,
            log=list(self._log(viewer)) if log else [],
        )

    def _result(self) -> Message:
        winners: list[Message] = [Message("a-player", {"player": seat}) for seat in self.winners]
        return Message("prompt-over", {"count": len(winners), "winners": list(winners)})

    def preview(self, seat: int, action: int) -> Any:
        """What a legal action would bring about, as far as the seat can know."""
        seat, action = self._seat(seat), self._action(action)
        reason = self.why_not(seat, action)
        if reason:
            raise Illegal("illegal", action=self.game.actions[action].words, reason=reason)
        return self._preview(self.information(seat), action)

    def events(self, viewer: int, since: int = -1) -> list[Event]:
        """What happened in the entries after number `since`, as far as the viewer may know."""
        viewer = self._viewer(viewer)
        numbers = range(max(since, -1) + 1, self.number + 1)
        return [event for number in numbers for event in self._at(number, viewer)]

    def _log(self, viewer: int) -> Iterator[Event]:
        """What happened and was not taken back."""
        undone = {entry.body for entry in self.entries if entry.kind == UNDO}
        for number in range(self.number + 1):
            if number not in undone:
                yield from self._at(number, viewer)

    def _at(self, number: int, viewer: int) -> Iterator[Event]:
        bit = viewer_bit(viewer)
        return (event for seen, event in self.told(number) if seen & bit)

    def told(self, number: int) -> Iterator[tuple[int, Event]]:
        """What happened in an entry, each event with the bits of the viewers who may know it."""
        if number and self.entries[number - 1].kind == UNDO:
            entry = self.entries[number - 1]
            message = Message("event-undo", {"player": entry.seat})
            event = Event(number, UNDO, entry.seat, entry.body, 0, -1, -1, message)
            yield self._who_hear(entry), event
        for row in self._told[number].tolist():
            yield row[SEEN], self._event(number, row)

    def _event(self, number: int, row: tuple[int, ...]) -> Event:
        """A row of the journal, as the numbers it consists of."""
        of_kind, seat, item, amount, at, why, _, _ = row
        kind = self.game.events[of_kind]
        message = self.game.view.message(kind, seat, item, amount, at, why)
        return Event(number, kind, seat, item, amount, at, why, message)

    def _who_hear(self, undo: Entry) -> int:
        """The bits of the viewers who hear of an undo: not if what is undone told them nothing."""
        undone = self.entries[undo.body - 1]
        if not self.is_secret(undone):
            return EVERYBODY
        return functools.reduce(
            operator.or_, self._told[undone.number]["seen"].tolist(), viewer_bit(undo.seat)
        )

    def is_secret(self, entry: Entry) -> bool:
        """Whether an entry is part of a secret choice, takes one back, or undoes that."""
        if entry.kind == UNDO:
            return self.is_secret(self.entries[entry.body - 1])
        action = self.game.actions[entry.body]
        return action.secret or action.takes_back

    def _preview(self, information: Information, action: int) -> Any:
        """The action on what the seat knows.

        Nothing is shown from where something unknown comes to light: the cards and tokens there
        are dealt only in this preview.
        """
        after, journal = copied(information.state), opened_journal()
        verbs.apply(after, self.tables, information.viewer, action, journal)
        certain = [
            self._event(self.number + 1, row)
            for row in itertools.takewhile(lambda row: not row[LEARNT], rows_of(journal).tolist())
            if row[SEEN] == EVERYBODY
        ]
        named = self.game.actions[action]
        return self.game.view.preview(information.state, after, self.tables, named, certain)

    # --- the log

    def at(self, number: int) -> "Match":
        """The match as it stood after entry `number`."""
        if not is_number(number) or not 0 <= number <= self.number:
            raise BadOption("bad-number", number=str(number), last=str(self.number))
        match = Match(self.game, self.players, self.seed, self.options, self.tables)
        for entry in self.entries[:number]:
            match.enter(entry)
        return match

    def enter(self, entry: Entry) -> None:
        """Carry out an entry of a log."""
        if entry.kind == ACTION:
            self.play(entry.seat, entry.body)
        elif self.can_undo(entry.seat) and self._undoable[-1][0].number == entry.body:
            self.undo(entry.seat)
        else:
            raise BadMatch("bad-undo", number=str(entry.number))

    def text(self, viewer: int | None = None, more: dict[str, str] | None = None) -> str:
        """The match in notation: all of it, or what one viewer may keep while it goes on.

        `more` are headers to be added to the whole text.
        """
        from tavola import notation

        if viewer is None:
            return notation.write(self, more or {})
        return notation.write_for(self, self._viewer(viewer))

    def copy(self) -> "Match":
        """An equal match that goes its own way from here."""
        match = copy.copy(self)
        match.entries = list(self.entries)
        match._state = copied(self._state)
        match._told = list(self._told)
        match._undoable = list(self._undoable)
        return match

    def tobytes(self) -> bytes:
        """The bytes of the true state."""
        data: bytes = self._state.tobytes()
        return data

    def check(self) -> str | None:
        """The name of a broken invariant, or None: for tests and for those who change rules."""
        broken = verbs.check(self._state, self.tables)
        return self.game.package.Broken(broken).name if broken else None

    # --- bad input

    def _seat(self, seat: int) -> int:
        if not is_number(seat) or not 0 <= seat < self.players:
            raise BadOption("bad-seat", seat=str(seat), most=str(self.players - 1))
        return int(seat)

    def _viewer(self, viewer: int) -> int:
        if is_number(viewer) and viewer == SPECTATOR:
            return SPECTATOR
        return self._seat(viewer)

    def _action(self, action: int) -> int:
        if not is_number(action) or not 0 <= action < len(self.game.actions):
            last = str(len(self.game.actions) - 1)
            raise Illegal("no-such-action", action=str(action), last=last)
        return int(action)


def is_number(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def legal_actions(game: "Game", tables: Record, state: Record, seat: int) -> list[int]:
    out = np.zeros(len(game.actions), np.int16)
    count = verbs.legal(state, tables, seat, out)
    actions: list[int] = out[:count].tolist()
    return actions


def awaited_seats(game: "Game", tables: Record, state: Record) -> tuple[int, ...]:
    """The actors with more to do than to take a choice back."""
    actors = seats_in(verbs.actors(state, tables))
    if len(actors) < 2 or not any(family.takes_back for family in game.actions.families):
        return actors
    return tuple(
        seat
        for seat in actors
        if not all(game.actions[a].takes_back for a in legal_actions(game, tables, state, seat))
    )


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def viewer_bit(viewer: int) -> int:
    """The bit of a viewer in a row's `seen`; spectators have the highest."""
    return 1 << viewer if viewer != SPECTATOR else 0x80


def opened_journal() -> Record:
    journal = blank(Journal)
    journal["open"] = 1
    return journal


def rows_of(journal: Record) -> npt.NDArray[Any]:
    told = int(journal["told"])
    if told > ROWS:
        raise OverflowError(f"an action told {told} rows, and the journal has room for {ROWS}")
    rows: npt.NDArray[Any] = copied(journal["rows"][:told])
    return rows
