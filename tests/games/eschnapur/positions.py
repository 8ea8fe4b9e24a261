"""Positions of The Palace of Eschnapur, laid out by hand instead of played up to.

A position is put together from what can be seen on a table at the beginning of a round: gold,
bricks, sections, markers and privileges. All gold and all bricks are accounted for, and every
position satisfies the match's own check. From there on only public actions are played.
"""

from collections import Counter
from typing import Any

import tavola
from tavola import Match
from tavola.components import Source
from tavola.games.eschnapur.actions import lay, order, sites
from tavola.games.eschnapur.choosing import official_at, officials_to_fill
from tavola.games.eschnapur.components import (
    BRICKS,
    HAND,
    MORE_FOR_TWO,
    OFFICIAL_IDS,
    SECTIONS,
    VALUES,
    Official,
    Privilege,
)
from tavola.games.eschnapur.state import NO_SECTION, Stage
from tavola.kernel import NO_SEAT
from tavola.view import SPECTATOR

RED, GREEN, BLUE, YELLOW = range(4)
COLOURS = {"red": RED, "green": GREEN, "blue": BLUE, "yellow": YELLOW}
ZEROS = HAND[0]
"""Zeros never leave their owner."""


class Position:
    """The beginning of a round in the middle of a game.

    Whatever is not said is filled in without any effect: who is not mentioned has only both zeros,
    and gold not mentioned is in the bank. The turn order is that of the seats.
    """

    def __init__(self, players: int, components: Source | None = None) -> None:
        self.players = players
        self._components = components
        self._gold: dict[int, list[int]] = {}
        self._rest_to: int | None = None
        self._bricks: dict[int, int] = {}
        self._sections: dict[int, list[int]] = {}
        self._finished: list[int] = []
        self._points: dict[int, int] = {}
        self._track: dict[int, int] = {}
        self._sold: tuple[Privilege, ...] = ()
        self._order = tuple(range(players))
        self._blocked: tuple[int, Official, int] | None = None
        self._stopped = NO_SECTION
        self._bank: list[int] | None = None

    def hold(self, seat: int, gold: str) -> "Position":
        """Gold in hand, besides both zeros."""
        self._gold[seat] = list(map(int, gold.split()))
        return self

    def rest_held_by(self, seat: int) -> "Position":
        """All gold that is not mentioned, but for the bank's."""
        self._rest_to = seat
        return self

    def bank(self, gold: str) -> "Position":
        """The gold in the bank; the rest must then be held by somebody."""
        self._bank = list(map(int, gold.split()))
        return self

    def bricks(self, seat: int, bricks: int) -> "Position":
        """Bricks on the own board."""
        self._bricks[seat] = bricks
        return self

    def section(self, number: int, bricks: str) -> "Position":
        """Bricks in a section from below: `red 3 green` is one of Red, three of Green."""
        owners: list[int] = []
        count = 1
        for word in bricks.split():
            if word.isdecimal():
                count = int(word)
            else:
                owners += [COLOURS[word]] * count
                count = 1
        self._sections[number - 1] = owners
        return self

    def finished(self, *numbers: int) -> "Position":
        """Sections completed in this game."""
        self._finished = [number - 1 for number in numbers]
        return self

    def points(self, seat: int, points: int) -> "Position":
        self._points[seat] = points
        return self

    def track(self, seat: int, points: int) -> "Position":
        """Privilege points."""
        self._track[seat] = points
        return self

    def sold(self, *cards: Privilege) -> "Position":
        """Privilege cards out of the game."""
        self._sold = cards
        return self

    def order(self, *seats: int) -> "Position":
        self._order = seats
        return self

    def blocked(self, seat: int, official: Official, card: int) -> "Position":
        """The card that was blocked in the round before."""
        self._blocked = seat, official, card
        return self

    def stopped(self, number: int) -> "Position":
        """The section that was stopped in the round before."""
        self._stopped = number - 1
        return self

    def begin(self) -> Match:
        """The beginning of a round: everybody chooses sites."""
        match = tavola.load("eschnapur").new(self.players, seed=1, components=self._components)
        s = match._state
        s["round"] = 2
        s["order"][: self.players] = self._order
        s["lot"] = NO_SEAT
        self._deal(s)
        for section, owners in self._sections.items():
            s["brick"][section, : len(owners)] = owners
            s["height"][section] = len(owners)
        for section in self._finished:
            s["finished"] |= 1 << section
            s["completed"] += 1
        for seat in range(self.players):
            built = sum(owners.count(seat) for owners in self._sections.values())
            s["store"][seat] = self._bricks.get(seat, 0)
            s["supply"][seat] = BRICKS - built - s["store"][seat]
            s["points"][seat] = self._points.get(seat, 0)
            s["privilege_points"][seat] = self._track.get(seat, 0)
        for card in self._sold:
            s["privileges"] &= ~(1 << card)
        s["stop"] = self._stopped
        if match.check():
            raise ValueError(f"no such position: {match.check()}")
        return match

    def _deal(self, s: Any) -> None:
        more = MORE_FOR_TWO if self.players == 2 else (0,) * VALUES
        rest = Counter(
            {value: self.players * (HAND[value] + more[value]) for value in range(VALUES)}
        )
        held = {seat: [0] * ZEROS + self._gold.get(seat, []) for seat in range(self.players)}
        if self._blocked:
            seat, _, card = self._blocked
            if card:
                held[seat].append(card)
        for cards in held.values():
            rest.subtract(cards)
        bank = list(rest.elements()) if self._bank is None else self._bank
        rest.subtract(bank)
        if min(rest.values()) < 0:
            raise ValueError("there is not so much gold")
        if self._rest_to is not None:
            held[self._rest_to] += rest.elements()
        s["bank"] = counted(bank)
        for seat, cards in held.items():
            s["holding"][seat] = s["hand"][seat] = s["open_hand"][seat] = counted(cards)
        if self._blocked:
            seat, official, card = self._blocked
            s["open_hand"][seat] = 0
            s["hand"][seat, card] -= 1
            s["bid"][seat, official] = card
            s["face_down"][seat] = 1 << official
            s["marker_seat"] = s["carried_seat"] = seat
            s["marker_official"] = s["carried_official"] = official
            s["carried_among"] = s["holding"][seat]


def counted(cards: list[int]) -> list[int]:
    """How many of the cards there are of each value."""
    counts = Counter(cards)
    return [counts[value] for value in range(VALUES)]


# --- Playing on ----------------------------------------------------------------------------------


def number(match: Match, words: str) -> int:
    """The action with these words."""
    action = match.game.actions.number(words)
    if action is None:
        raise ValueError(f"no such action: {words}")
    return action


def play(match: Match, *actions: str | int) -> Match:
    """Whoever is to act does all of this."""
    for action in actions:
        (seat,) = match.actors
        match.play(seat, action if isinstance(action, int) else number(match, action))
        assert match.check() is None
    return match


def choose(
    match: Match,
    where: dict[int, tuple[int, int]] | None = None,
    orders: dict[int, tuple[Privilege, ...]] | None = None,
) -> Match:
    """Phase 1: everybody chooses sites, the two lowest unless it is said, and orders cards."""
    assert match._state["stage"] == Stage.CHOOSING
    unfinished = [n + 1 for n in range(SECTIONS) if not int(match._state["finished"]) >> n & 1]
    for seat in range(match.players):
        match.play(seat, sites(*(where or {}).get(seat, unfinished[:2])))
    for seat in range(match.players):
        match.play(seat, order(*(orders or {}).get(seat, ())))
    assert match.check() is None
    return match


def offer(match: Match, **bids: str) -> Match:
    """Phase 2: cards for the officials from left to right; `-` is none.

    Who is not mentioned, or has fewer words than officials, lays as little as possible.
    """
    assert match._state["stage"] == Stage.OFFERING
    for seat in match.actors:
        colour = next(name for name, other in COLOURS.items() if other == seat)
        words = bids.get(colour, "").split()
        for step in range(officials_to_fill(match._state, seat)):
            word = words[step] if step < len(words) else "?"
            official = official_at(match._state, seat, step)
            if word == "?":
                match.play(seat, match.legal(seat)[0])
            else:
                match.play(seat, lay(None if word == "-" else int(word), official))
        assert not words[officials_to_fill(match._state, seat) :]
    for seat in match.actors:
        match.play(seat, number(match, "confirm the cards"))
    assert match.check() is None
    return match


def decline(match: Match, until: Stage) -> Match:
    """Everybody who is asked does or buys nothing until a stage; markers stay as they are.

    Bricks are placed in the first section that is open. Where gold can be taken in several ways, it
    goes on with that.
    """
    while not match.over and match._state["stage"] != until and not match._state["owing"]:
        (seat,) = match.actors
        legal = match.legal(seat)
        declining = number(match, "decline")
        if declining in legal:
            match.play(seat, declining)
        elif match._state["stage"] == Stage.HANDING:
            hand_as_before(match)
        elif match._state["stage"] == Stage.BUILDING:
            ended = number(match, "end turn")
            match.play(seat, ended if ended in legal else legal[0])
        else:
            raise AssertionError(f"{can(match)} cannot be declined")
        assert match.check() is None
    return match


def hand_as_before(match: Match) -> Match:
    """The winner hands out the turn markers as they were."""
    while match._state["stage"] == Stage.HANDING:
        handed = match._state["handed"].tolist()
        place = handed.index(NO_SEAT)
        seat = match._state["order"].tolist()[place]
        play(match, f"hand marker {place + 1} to seat {seat + 1}")
    return match


def can(match: Match) -> list[str]:
    """What whoever is to act may do, in words."""
    return [match.game.actions[action].words for action in match.legal(match.actors[0])]


def why(match: Match, words: str, seat: int | None = None) -> str | None:
    """The short name of the rule that forbids an action, to whoever is to act or to a seat."""
    reason = match.why_not(match.actors[0] if seat is None else seat, number(match, words))
    return reason.key.removeprefix("eschnapur-why-") if reason else None


# --- Reading the table ---------------------------------------------------------------------------


def stage(match: Match) -> Stage:
    return Stage(int(match._state["stage"]))


def board(match: Match) -> Any:
    """What everybody sees."""
    return match.view(SPECTATOR).board


def player(match: Match, seat: int, viewer: int = SPECTATOR) -> Any:
    """What a viewer sees of a player."""
    return match.view(viewer).players[seat]


def store(match: Match) -> list[int]:
    """The bricks on everybody's board."""
    return [player.bricks for player in match.view(SPECTATOR).players]


def track(match: Match) -> list[int]:
    return [player.privilege_points for player in match.view(SPECTATOR).players]


def held(match: Match, seat: int) -> str:
    """The gold of a player but for the zeros, the dearest first."""
    return words_of(player(match, seat).holding)


def bank(match: Match) -> str:
    return words_of(board(match).bank)


def words_of(counts: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in range(VALUES - 1, 0, -1) for _ in range(counts[value]))


def bricks(match: Match, number: int) -> str:
    """The bricks of a section from below, by the first letters of their colours."""
    letters = {seat: colour[0] for colour, seat in COLOURS.items()}
    return "".join(letters[seat] for seat in board(match).sections[number - 1].bricks)


def told(match: Match, kind: str, since: int = 0) -> list[Any]:
    """The events of a kind, as spectators hear of them."""
    return [event for event in match.events(SPECTATOR, since) if event.kind == kind]


def winners(match: Match, since: int = 0) -> dict[str, int]:
    """Who won the officials, by the official; -1 is nobody."""
    return {
        OFFICIAL_IDS[event.at]: event.seat
        for event in match.events(SPECTATOR, since)
        if event.kind in ("won", "nobody_won")
    }
