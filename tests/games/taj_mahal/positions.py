"""Positions of Taj Mahal, laid out by hand instead of played up to.

A position is put together from what can be seen on a table: cards, palaces, tiles and points. All
ninety-six cards and all tiles are accounted for, and every finished position satisfies the match's
own check. From there on only public actions are played.

Cards are written with one letter for the colour and one for each symbol: `rVE` is the red card
with a vizier and an elephant, `wK` the white one with the grand mogul.
"""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import tavola
from tavola import Match
from tavola.games.taj_mahal.components import (
    BONUS_NAMES,
    CARD_NAMES,
    CITIES_OF,
    CITY,
    CITY_NAMES,
    COLOURED,
    GOOD_NAMES,
    KINDS,
    PROVINCE_NAMES,
    SPECIAL_NAMES,
    Colour,
    Province,
    Special,
)
from tavola.games.taj_mahal.state import GONE, NO_BONUS, NO_COLOUR, Stage
from tavola.kernel import NO_CARD, NO_SEAT
from tavola.view import SPECTATOR

ANNA, BRUNO, CARLA, DARIO, ELENA = range(5)

COLOUR_OF = {"r": "red", "y": "yellow", "g": "green", "p": "purple", "w": "white"}
SYMBOL_OF = {
    "V": "vizier",
    "G": "general",
    "M": "monk",
    "P": "princess",
    "K": "mogul",
    "E": "elephant",
}
PRIZES = tuple(SYMBOL_OF)
SPECIAL_OF = {"+2": 0, "change": 1, "+E": 2, "+K": 3}
"""The special cards, in the order of their ids."""


def card(word: str) -> int:
    """The kind of a card by its letters."""
    symbols = sorted(word[1:], key=PRIZES.index)
    return CARD_NAMES.index(" ".join((COLOUR_OF[word[0]], *(SYMBOL_OF[s] for s in symbols))))


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def word_of(kind: int) -> str:
    """A card's letters: those with an elephant last."""
    colour, *symbols = CARD_NAMES[kind].split()
    letters = {name: letter for letter, name in SYMBOL_OF.items()}
    return colour[0] + "".join(letters[name] for name in symbols)


def words_of(kinds: Iterable[int]) -> str:
    return " ".join(word_of(kind) for kind in kinds)


def copies(kinds: Iterable[int]) -> list[int]:
    """How many of the cards there are of each kind."""
    counted = Counter(kinds)
    return [counted[kind] for kind in range(KINDS)]


def bits(cities: str) -> int:
    return sum(1 << CITY[name] for name in cities.split())


class Position:
    """A table in the middle of a visit. Whatever is not said is filled in without any effect.

    Who is not mentioned has a card in hand and nothing else. Cards not mentioned fill the display,
    and the others lie in the deck, below those that are drawn next. Only bonus tiles that are
    mentioned are there, the others have left the game. Anna began the visit.
    """

    def __init__(
        self, players: int, seed: object = 1, components: Any = None, **options: Any
    ) -> None:
        self.players = players
        self._match = tavola.load("taj-mahal").new(players, f"{seed}", components, **options)
        self._taken: dict[int, list[int]] = {}
        self._drawn: dict[int, list[int]] = {}
        self._laid: dict[int, list[int]] = {}
        self._specials: dict[int, int] = {}
        self._specials_laid: set[int] = set()
        self._influence: dict[int, str] = {}
        self._palaces: dict[int, int] = {}
        self._crowns: dict[int, int] = {}
        self._points: dict[int, int] = {}
        self._tiles: dict[int, int] = {}
        self._goods: dict[int, list[str]] = {}
        self._bonus: dict[str, str] = {}
        self._display: list[int] = []
        self._display_size: int | None = None
        self._deck: list[int] = []
        self._discard: list[int] = []
        self._rest = "deck"
        self._rest_holder = NO_SEAT
        self._out: tuple[int, ...] = ()
        self._court = "".join(PRIZES)
        self._start = ANNA
        self._visit: int | None = None
        self._province = "Oudh"

    # --- what lies on the table

    def hold(self, seat: int, drawn: str = "", taken: str = "") -> "Position":
        """A hand: what came from the deck, and what everybody saw being taken."""
        self._drawn[seat], self._taken[seat] = cards(drawn), cards(taken)
        return self

    def laid(self, seat: int, played: str, *specials: str) -> "Position":
        """What somebody has played in this visit, in this order."""
        self._laid[seat] = cards(played)
        for name in specials:
            self._specials[SPECIAL_OF[name]] = seat
            self._specials_laid.add(SPECIAL_OF[name])
        return self

    def specials(self, seat: int, *names: str) -> "Position":
        """Special cards that somebody has."""
        self._specials.update((SPECIAL_OF[name], seat) for name in names)
        return self

    def influence(self, seat: int, letters: str) -> "Position":
        """Influence tiles."""
        self._influence[seat] = letters
        return self

    def palaces(self, seat: int, cities: str = "", crowns: str = "") -> "Position":
        self._palaces[seat], self._crowns[seat] = bits(cities), bits(crowns)
        return self

    def points(self, seat: int, points: int) -> "Position":
        self._points[seat] = points
        return self

    def tiles(self, seat: int, *numbers: int) -> "Position":
        """Province tiles that somebody has won."""
        self._tiles.update(dict.fromkeys(numbers, seat))
        return self

    def goods(self, seat: int, goods: str) -> "Position":
        """Goods on bonus tiles that somebody has won."""
        self._goods[seat] = goods.split()
        return self

    def bonus(self, city: str, name: str) -> "Position":
        """A bonus tile that lies on a city."""
        self._bonus[city] = name
        return self

    def display(self, shown: str, size: int | None = None) -> "Position":
        """Cards of the display; others follow up to its size, the usual one unless given."""
        self._display, self._display_size = cards(shown), size
        return self

    def deck(self, top: str) -> "Position":
        """The cards drawn next, in this order."""
        self._deck = cards(top)
        return self

    def discard(self, discard: str) -> "Position":
        self._discard = cards(discard)
        return self

    def rest_discarded(self) -> "Position":
        """No other cards are in the deck than those drawn next: the others were discarded."""
        self._rest = "discard"
        return self

    def rest_held_by(self, seat: int) -> "Position":
        """No other cards are in deck, display and discard: this player has taken them all."""
        self._rest, self._rest_holder = "hand", seat
        return self

    # --- and how the game stands

    def out(self, *seats: int) -> "Position":
        """Who has withdrawn from this visit."""
        self._out = seats
        return self

    def court(self, letters: str) -> "Position":
        """The prizes that are still to be won."""
        self._court = letters
        return self

    def began(self, seat: int) -> "Position":
        self._start = seat
        return self

    def visit(self, number: int) -> "Position":
        self._visit = number
        return self

    def at(self, province: str) -> "Position":
        """The province of this visit."""
        self._province = province
        return self

    def turn(self, seat: int) -> Match:
        """It is somebody's turn."""
        match, s = self._match, self._match._state
        s["inside"] = sum(1 << other for other in range(self.players) if other not in self._out)
        s["turn"], s["start"], s["stage"] = seat, self._start, Stage.PLAYING
        s["court"] = sum(1 << PRIZES.index(letter) for letter in self._court)
        s["won"] = s["palaces_left"] = s["sites"] = s["takes"] = 0
        s["chooser"] = s["next_chooser"] = NO_SEAT
        self._number_provinces(s, match.tables)
        self._set_order(s)
        self._give_tiles(s, match.tables)
        self._deal(s, match.tables)
        self._lay(s, match.tables)
        for other in range(self.players):
            s["palaces"][other] = self._palaces.get(other, 0)
            s["crowns"][other] = self._crowns.get(other, 0)
            s["points"][other] = self._points.get(other, 0)
        if match.check():
            raise ValueError(f"no such position: {match.check()}")
        return match

    def _number_provinces(self, s: Any, t: Any) -> None:
        """The current province has its number, those with palaces lower ones."""
        count = int(t["province_count"][int(s["map"])])
        there = [p for p in Province if int(t["provinces"][int(s["map"])]) >> p & 1]
        current = Province(PROVINCE_NAMES.index(self._province))
        built = 0
        for some in (*self._palaces.values(), *self._crowns.values()):
            built |= some
        others = [p for p in there if p not in (current, Province.AGRA)]
        past = [p for p in others if any(built >> CITY[c] & 1 for c in CITIES_OF[p])]
        order = past + [p for p in others if p not in past]
        if current == Province.AGRA:
            self._visit = count
        elif self._visit is None:
            self._visit = max(6, len(past) + 1)
        if current != Province.AGRA:
            order.insert(self._visit - 1, current)
        s["visit"] = self._visit
        s["province"].fill(GONE)
        s["province"][:count] = [*order, Province.AGRA]
        s["tile_owner"].fill(GONE)
        s["tile_owner"][self._visit - 1 : count] = NO_SEAT
        for number, seat in self._tiles.items():
            s["tile_owner"][number - 1] = seat
        if "E" not in self._court and s["tile_owner"][self._visit - 1] == NO_SEAT:
            raise ValueError("somebody has won the tile of this province")

    def _set_order(self, s: Any) -> None:
        """As the table of the rulebook has it."""
        carletti = [seat for seat in range(self.players) if seat not in self._match.people]
        guest = len(carletti) == 1 and self.players > 3
        seats = [(self._start + step) % self.players for step in range(self.players)]
        if carletti and self.players == 3 and int(s["visit"]) % 2 == 0:
            seats[1:] = seats[:0:-1]
        if guest:
            seats = [seat for seat in seats if seat not in carletti]
            seats.insert(1, carletti[0])
        s["order"].fill(NO_SEAT)
        s["order"][: self.players] = seats

    def _give_tiles(self, s: Any, t: Any) -> None:
        s["bonus"].fill(NO_BONUS)
        s["goods"].fill(0)
        gone = t["bonus"][int(s["map"])].astype(int)
        for city, name in self._bonus.items():
            s["bonus"][CITY[city]] = BONUS_NAMES.index(name)
            gone[BONUS_NAMES.index(name)] -= 1
        for seat, goods in self._goods.items():
            for good in goods:
                s["goods"][seat, GOOD_NAMES.index(good)] += 1
                gone[GOOD_NAMES.index(good)] -= 1
        s["bonus_gone"] = gone
        for number, seat in self._tiles.items():
            s["goods"][seat] += t["goods"][number - 1]
        s["tiles"].fill(0)
        for seat, letters in self._influence.items():
            for letter in letters:
                s["tiles"][seat, PRIZES.index(letter)] += 1

    def _deal(self, s: Any, t: Any) -> None:
        rest = Counter({kind: int(count) for kind, count in enumerate(t["copies"])})
        hands = (*self._taken.values(), *self._drawn.values(), *self._laid.values())
        for used in *hands, self._display, self._deck, self._discard:
            rest.subtract(used)
        if min(rest.values()) < 0:
            missing = words_of(kind for kind, count in rest.items() if count < 0)
            raise ValueError(f"there are not so many of these cards: {missing}")
        others = list(rest.elements())
        random.Random("rest").shuffle(others)
        if self._rest != "hand":
            for seat in self._match.people:
                if seat not in self._drawn:
                    self._drawn[seat] = [next(kind for kind in others if kind < COLOURED)]
                    others.remove(*self._drawn[seat])
        display, discard, deck = list(self._display), list(self._discard), self._deck[::-1]
        usual = 2 * (self.players - int(s["guest"])) - 1
        people_out = [seat for seat in self._out if seat in self._match.people]
        size = self._display_size
        if size is None:
            size = max(usual - 2 * len(people_out), len(display))
        if self._rest != "hand":
            while len(display) < size:
                display.append(others.pop())
            if self._rest == "deck":
                deck = others + deck
            else:
                discard += others
        else:
            self._taken.setdefault(self._rest_holder, []).extend(others)
        s["display"].fill(NO_CARD)
        s["display"][: len(display)] = sorted(display)
        s["display_size"] = len(display)
        s["deck"].fill(NO_CARD)
        s["deck"][: len(deck)] = deck
        s["deck_size"] = len(deck)
        s["discard"] = copies(discard)
        s["discard_size"] = len(discard)
        for seat in range(self.players):
            taken, drawn = self._taken.get(seat, []), self._drawn.get(seat, [])
            s["hand"][seat] = copies(taken + drawn)
            s["hand_size"][seat] = len(taken + drawn)
            s["known"][seat] = copies(taken)
            # The deck has not been made anew yet, so what was drawn is from this one.
            s["drawn"][seat, 0] = copies(drawn)
            s["drawn_size"][seat, 0] = len(drawn)
        drawn = [kind for hand in self._drawn.values() for kind in hand]
        s["unlocated"] = copies([*deck, *drawn])

    def _lay(self, s: Any, t: Any) -> None:
        s["laid"].fill(0)
        s["symbols"].fill(0)
        s["laid_size"].fill(0)
        s["colour"].fill(NO_COLOUR)
        s["special_owner"].fill(NO_SEAT)
        s["special_laid"].fill(0)
        for seat, played in self._laid.items():
            s["laid"][seat] = copies(played)
            s["laid_size"][seat] = len(played)
            s["symbols"][seat] = (s["laid"][seat][:, None] * t["symbols"]).sum(axis=0)
            colours = [Colour("rygp".index(word_of(kind)[0])) for kind in played if kind < COLOURED]
            s["colour"][seat] = colours[0]
        for special, seat in self._specials.items():
            s["special_owner"][special] = seat
        for special in self._specials_laid:
            seat = self._specials[special]
            s["special_laid"][special] = 1
            if special == Special.ELEPHANT:
                s["symbols"][seat, PRIZES.index("E")] += 1
            if special == Special.MOGUL:
                s["symbols"][seat, PRIZES.index("K")] += 1
            if special == Special.CHANGE and len(self._laid[seat]) == 1:
                s["colour"][seat] = NO_COLOUR


# --- Playing on ----------------------------------------------------------------------------------


def full(words: str) -> str:
    """An action in the words of the atlas; here cards and special cards are written in letters."""
    verb, _, what = words.partition(" ")
    match verb:
        case "play" | "take" | "discard":
            return f"{verb} {CARD_NAMES[card(what)]}"
        case "alone":
            return "play nothing with it"
        case "white":
            return f"with white {SYMBOL_OF[what]}"
        case "special":
            return f"with special {SPECIAL_NAMES[SPECIAL_OF[what]]}"
        case "palace":
            return f"palace in {what}"
        case "crown":
            return f"crown palace in {what}"
    return words


def number(match: Match, words: str) -> int:
    """The action with these words."""
    action = match.game.actions.number(full(words))
    if action is None:
        raise ValueError(f"no such action: {words}")
    return action


def play(match: Match, *actions: str) -> Match:
    """Whoever is to act does all of this."""
    for words in actions:
        match.play(match.actors[0], number(match, words))
        assert match.check() is None
    return match


def take_any(match: Match) -> Match:
    """Whoever is to take or discard cards of the display takes the first ones possible."""
    while not match.over and board(match).stage in ("taking", "losing"):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        assert match.check() is None
    return match


def withdraw(match: Match, *actions: str) -> Match:
    """Withdraw, choose these cities, and take any cards."""
    return take_any(play(match, "withdraw", *actions))


def can(match: Match) -> list[str]:
    """What whoever is to act may do, in letters."""
    return [short(match, action) for action in match.legal(match.actors[0])]


def short(match: Match, action: int) -> str:
    named = match.game.actions[action]
    match named.kind, named.indices:
        case "play" | "take" | "discard", (kind,):
            return f"{named.kind} {word_of(kind)}"
        case "white", (symbol,):
            return f"white {PRIZES[symbol]}"
        case "special", (special,):
            return f"special {list(SPECIAL_OF)[special]}"
        case "palace" | "crown", (city,):
            return f"{named.kind} {CITY_NAMES[city]}"
    return named.kind


def why(match: Match, words: str, seat: int | None = None) -> str | None:
    """The short name of the rule that forbids an action, to whoever is to act or to a seat."""
    reason = match.why_not(match.actors[0] if seat is None else seat, number(match, words))
    return reason.key.removeprefix("taj-mahal-why-") if reason else None


# --- Reading the table ---------------------------------------------------------------------------

SCORING = (
    "played_special",
    "bonus",
    "good",
    "connected",
    "specials_left",
    "whites_left",
    "colour_left",
)
"""The events that are worth points."""

KIND_OF_ID = {
    f"card:{name.replace(' ', '-')}": word_of(kind) for kind, name in enumerate(CARD_NAMES)
}


def board(match: Match) -> Any:
    """What everybody sees."""
    return match.view(SPECTATOR).board


def player(match: Match, seat: int) -> Any:
    """What everybody sees of a player."""
    return match.view(SPECTATOR).players[seat]


def hand(match: Match, seat: int) -> str:
    """A player's own hand in letters, in the order of the atlas."""
    return " ".join(KIND_OF_ID[kind] for kind in match.view(seat).players[seat].hand)


def laid(match: Match, seat: int) -> str:
    """What a player has played, in the order of the atlas."""
    return " ".join(KIND_OF_ID[kind] for kind in player(match, seat).laid)


def display(match: Match) -> str:
    return " ".join(KIND_OF_ID[kind] for kind in board(match).display)


def discarded(match: Match) -> str:
    """The discard in letters, in the order of the atlas."""
    pile = match._state["discard"].tolist()
    return words_of(kind for kind in range(KINDS) for _ in range(pile[kind]))


def influence(match: Match, seat: int) -> str:
    """A player's influence tiles, in letters."""
    tiles = player(match, seat).tiles
    return "".join(letter * tiles.get(name, 0) for letter, name in SYMBOL_OF.items())


def court(match: Match) -> str:
    """The prizes that are still to be won, in letters."""
    there = board(match).court
    return "".join(letter for letter, name in SYMBOL_OF.items() if name in there)


def leads(match: Match, seat: int) -> str:
    led = player(match, seat).leads
    return "".join(letter for letter, name in SYMBOL_OF.items() if name in led)


def specials(match: Match, seat: int) -> tuple[str, ...]:
    """Whose special cards, in their order; seat -1: those on the table."""
    owners = match._state["special_owner"].tolist()
    return tuple(name for name, special in SPECIAL_OF.items() if owners[special] == seat)


def palaces(match: Match, seat: int) -> str:
    """The cities with a normal palace of a player, in the order of the map."""
    there = [city.id for city in board(match).cities if city.palace == seat]
    return " ".join(city.removeprefix("city:").capitalize() for city in there)


def crowns(match: Match, seat: int) -> str:
    there = [city.id for city in board(match).cities if city.crown == seat]
    return " ".join(city.removeprefix("city:").capitalize() for city in there)


def told(match: Match, since: int = 0, viewer: int = SPECTATOR) -> list[str]:
    """What happened, as the kinds of the events."""
    return [event.kind for event in match.events(viewer, since)]


def happened(match: Match, kind: str, since: int = 0, viewer: int = SPECTATOR) -> list[Any]:
    """The events of a kind."""
    return [event for event in match.events(viewer, since) if event.kind == kind]


def points_told(match: Match, seat: int, since: int = 0) -> list[tuple[str, int]]:
    """What the events say that a player has scored, and for what."""
    return [
        (event.kind, event.amount)
        for event in match.events(SPECTATOR, since)
        if event.seat == seat and event.kind in SCORING and event.amount
    ]
