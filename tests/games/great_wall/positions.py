"""Positions of Great Wall of China, laid out by hand instead of played up to.

A position is put together from what can be seen on a table: rows of cards, tokens, hands. All
cards and tokens of the box are accounted for, and every finished position satisfies the match's
own check. From there on only public actions are played.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import tavola
from tavola import Match
from tavola.games.great_wall.actions import DRAW, score
from tavola.games.great_wall.components import DECK_OF, FAME, HAND, UNDER_CONSTRUCTION, Kind
from tavola.games.great_wall.state import CLOSED, NO_SEAT, Stage
from tavola.view import SPECTATOR

RED, GREEN, BLUE, YELLOW, BROWN = range(5)
COLOURS = ("red", "green", "blue", "yellow", "brown")
WALL, GATE, TOWER, NOBLE, WARRIOR, HORSEMAN, DRAGON = Kind
WORTH = {WALL: 1, GATE: 2, TOWER: 3, NOBLE: 1, HORSEMAN: 2, DRAGON: 1}
LOWER, HIGHER = 0, 1


@dataclass(frozen=True)
class Built:
    """A card in a row; a dragon may lie upon another card."""

    owner: int
    kind: Kind
    over: tuple[int, Kind] | None = None


@dataclass(frozen=True)
class Section:
    beside: tuple[int, ...]
    row: tuple[Built, ...]
    laid: tuple[int, Kind, int] | None


class Position:
    """A table in the middle of a game. Whatever is not said is filled in without any effect.

    Sections not mentioned are empty and offer two different tokens; hands not mentioned have five
    cards; cards not mentioned are in the decks, tokens not mentioned in the stock.
    """

    def __init__(self, players: int, **options: Any) -> None:
        self.players = players
        self._options = options
        self._sections: dict[int, Section | None] = {}
        self._hands: dict[int, list[Kind]] = {}
        self._tops: dict[int, list[Kind]] = {}
        self._whole_decks: set[int] = set()
        self._won: dict[int, tuple[int, ...]] = {}
        self._next: tuple[int, ...] = ()
        self._rest_goes_to: int | None = None
        self._finisher = NO_SEAT

    # --- what lies on the table

    def section(
        self,
        number: int,
        beside: tuple[int, ...],
        row: str = "",
        laid: tuple[int, Kind, int] | None = None,
    ) -> "Position":
        """A section: the tokens beside it, its row from left to right, and the token on a card.

        A row is written like "red gate, blue noble, green dragon on blue noble"; the token on a
        card like (RED, GATE, 7): it was laid after the whole row had been built.
        """
        if len(beside) != (1 if laid else 2):
            raise ValueError("a section has two tokens until all of it is won")
        built = tuple(card(words.split()) for words in row.split(",") if words.strip())
        self._sections[number] = Section(beside, built, laid)
        return self

    def closed(self, *numbers: int) -> "Position":
        """Sections at which nothing is built any more, since the stock ran out."""
        self._sections |= dict.fromkeys(numbers)
        return self

    def hold(self, seat: int, hand: str, top: str = "") -> "Position":
        """A hand, and the cards that its owner draws next; below them the rest of the deck."""
        self._hands[seat], self._tops[seat] = kinds(hand), kinds(top)
        return self

    def only(self, seat: int, hand: str = "", deck: str = "") -> "Position":
        """All cards that a player has left; the others were placed at sections won long ago."""
        self._whole_decks.add(seat)
        return self.hold(seat, hand, deck)

    def finished(self, seat: int) -> "Position":
        """This player was the first to place the last card."""
        self._finisher = seat
        return self.only(seat)

    def won(self, seat: int, *tokens: int) -> "Position":
        self._won[seat] = tokens
        return self

    def next_tokens(self, *tokens: int) -> "Position":
        """The tokens turned up next, in this order."""
        self._next = tokens
        return self

    def rest_won_by(self, seat: int) -> "Position":
        """No other tokens are face down than the next ones: this player has won the others."""
        self._rest_goes_to = seat
        return self

    # --- and whose turn it is

    def turn(self, seat: int) -> Match:
        """The start of a turn: the player before draws a card as the second action."""
        before = (seat - 1) % self.players
        match = self.building(before, actions=1)
        match.play(before, DRAW)
        return match

    def building(self, seat: int, actions: int = 2) -> Match:
        """After the scoring of a turn, with so many actions left."""
        match = tavola.load("great-wall").new(self.players, seed=1, **self._options)
        s = match._state
        chance = s["chance"].copy()
        s.fill(0)
        s["chance"] = chance
        for nobody in "placed_by", "over_owner", "holder":
            s[nobody].fill(NO_SEAT)
        s["site"].fill(CLOSED)
        s["players"] = self.players
        s["stage"], s["turn"], s["actions"] = Stage.BUILDING, seat, actions
        s["finisher"] = self._finisher
        unplaced = [Counter(DECK_OF) for _ in range(self.players)]
        rows = [section.row for section in self._sections.values() if section]
        for built in (card for row in rows for card in row):
            unplaced[built.owner][built.kind] -= 1
        self._deal(s, unplaced)
        self._offer_tokens(s)
        self._build(s)
        if not s["hand_size"][seat]:
            raise ValueError("who has no card in hand is not asked")
        if match.check():
            raise ValueError(f"no such position: {match.check()}")
        return match

    def _deal(self, s: Any, unplaced: list[Counter[Kind]]) -> None:
        """Hands and decks; what is left was placed at the first site, which is gone."""
        for seat, rest in enumerate(unplaced):
            hand = self._hands.get(seat, list(rest.elements())[:HAND])
            top = self._tops.get(seat, [])
            for kind in hand + top:
                rest[kind] -= 1
            if min(rest.values()) < 0:
                raise ValueError(f"too many cards of one kind: {COLOURS[seat]}")
            gone = list(rest.elements()) if seat in self._whole_decks else []
            deck = [] if seat in self._whole_decks else sorted(rest.elements(), reverse=True)
            deck += reversed(top)
            for kind in hand:
                s["hand"][seat, kind] += 1
            s["hand_size"][seat] = len(hand)
            s["deck"][seat, : len(deck)] = deck
            s["deck_size"][seat] = len(deck)
            for kind in gone:
                log(s, Built(seat, kind), 0)
        if s["placed"]:
            s["sites"] = 1
            self._won = self._won or {self.players - 1: (3, 4)}

    def _offer_tokens(self, s: Any) -> None:
        rest = Counter(FAME)
        rest.subtract(token for tokens in self._won.values() for token in tokens)
        rest.subtract(self._next)
        for section in self._sections.values():
            if section:
                rest.subtract(section.beside)
                rest.subtract([section.laid[2]] if section.laid else [])
        for number in range(UNDER_CONSTRUCTION[self.players]):
            if number not in self._sections:
                beside = tuple(token for token, _ in rest.most_common(2))
                self._sections[number] = Section(beside, (), None)
                rest.subtract(beside)
        if min(rest.values()) < 0:
            raise ValueError("there are not so many tokens of one value")
        under = [] if self._rest_goes_to is not None else list(rest.elements())
        stock = under + list(reversed(self._next))
        if len(stock) % 2 or (None in self._sections.values() and stock):
            raise ValueError("tokens leave the stock two by two, and sections close without them")
        s["stock"][: len(stock)] = stock
        s["stock_size"] = len(stock)
        for seat, tokens in self._won.items():
            s["fame"][seat] = sum(tokens)
        if self._rest_goes_to is not None:
            s["fame"][self._rest_goes_to] += sum(rest.elements())

    def _build(self, s: Any) -> None:
        for number, section in sorted(self._sections.items()):
            if section is None:
                continue
            s["site"][number] = s["sites"]
            s["sites"] += 1
            visible = s["visible"][number]
            for built in section.row:
                log(s, built, s["site"][number])
                visible[built.owner, built.kind] += 1
                if built.over:
                    visible[built.over] -= 1
            if visible.min() < 0:
                raise ValueError("a dragon covers a card that is not there")
            s["cards"][number] = visible.sum(axis=1)
            s["nobles"][number] = visible[:, NOBLE].sum()
            for seat in range(self.players):
                warriors = int(visible[seat, WARRIOR])
                s["points"][number, seat] = sum(range(warriors + 1)) + sum(
                    worth * int(visible[seat, kind]) for kind, worth in WORTH.items()
                )
            s["beside"][number, : len(section.beside)] = sorted(section.beside)
            if section.laid:
                s["holder"][number], s["bearer"][number], s["laid"][number] = section.laid
                s["laid_after"][number] = s["placed"]


def log(s: Any, built: Built, site: int) -> None:
    card = int(s["placed"])
    s["placed_by"][card], s["placed_kind"][card] = built.owner, built.kind
    s["placed_at"][card] = site
    if built.over:
        s["over_owner"][card], s["over_kind"][card] = built.over
    s["placed"] += 1


def kinds(words: str) -> list[Kind]:
    return [Kind[word.upper()] for word in words.split()]


def card(words: list[str]) -> Built:
    """A card from words like "red gate" or "green dragon on blue noble"."""
    owner, kind = COLOURS.index(words[0]), Kind[words[1].upper()]
    if len(words) == 2:
        return Built(owner, kind)
    return Built(owner, kind, (COLOURS.index(words[3]), Kind[words[4].upper()]))


# --- Reading the table ---------------------------------------------------------------------------


def board(match: Match) -> Any:
    """What everybody sees."""
    return match.view(SPECTATOR).board


def totals(match: Match, section: int = 0) -> dict[int, int]:
    """What each player present has in a section."""
    return {total.seat: total.points for total in board(match).sections[section].totals}


def beside(match: Match, section: int = 0) -> tuple[int, ...]:
    """The tokens beside a section."""
    tokens: tuple[int, ...] = board(match).sections[section].tokens
    return tokens


def row(match: Match, section: int = 0) -> str:
    """A section's row in words; what a dragon covers stands behind it, and "(7)" is a token."""
    places = []
    for place in board(match).sections[section].row:
        stack = (f"{COLOURS[card.owner]} {card.kind}" for card in reversed(place.stack))
        places.append(" on ".join(stack) + (f" ({place.token})" if place.token else ""))
    return ", ".join(places)


def hand(match: Match, seat: int) -> str:
    """A player's own hand in words."""
    held: dict[str, int] = match.view(seat).players[seat].hand
    return " ".join(name for name, count in held.items() for _ in range(count))


def why(match: Match, seat: int, action: int) -> str | None:
    """The short name of the rule that forbids an action."""
    reason = match.why_not(seat, action)
    return reason.key.removeprefix("great-wall-why-") if reason else None


def told(match: Match, since: int = 0, viewer: int = SPECTATOR) -> list[str]:
    """What happened, as the kinds of the events."""
    return [event.kind for event in match.events(viewer, since)]


def kinds_of_actions(match: Match, actions: Iterable[int]) -> set[str]:
    return {match.game.actions[action].kind for action in actions}


# --- Playing on ----------------------------------------------------------------------------------


def lay(match: Match, token: int, kind: Kind, section: int = 0) -> None:
    """Who scores lays this token on an own card of this kind."""
    match.play(match.actors[0], score(section, beside(match, section).index(token), kind))


def draw_on(match: Match, until: int) -> None:
    """Everybody draws their cards until the turn is this player's."""
    while match.actors != (until,):
        match.play(match.actors[0], DRAW)
