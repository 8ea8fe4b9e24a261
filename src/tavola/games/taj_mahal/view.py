"""How Taj Mahal is shown: the board, the players, prompts, events and previews."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from tavola.games.taj_mahal.actions import ACTIONS
from tavola.games.taj_mahal.cards import lay, lay_special, prizes_led
from tavola.games.taj_mahal.components import (
    BONUS_IDS,
    CARD_IDS,
    CITIES,
    CITY_IDS,
    CITY_NAMES,
    COLOUR_NAMES,
    COLOURED,
    GOOD_NAMES,
    IN_COLOUR,
    PERSONS,
    PROVINCE_IDS,
    PROVINCE_NAMES,
    SPECIAL_IDS,
    SPECIALS,
    SYMBOL_NAMES,
    symbols_of,
)
from tavola.games.taj_mahal.events import Draw, Leaving
from tavola.games.taj_mahal.events import Event as Happening
from tavola.games.taj_mahal.rules import apply, legal
from tavola.games.taj_mahal.state import GONE, NO_BONUS, NO_COLOUR, Stage
from tavola.kernel import NO_SEAT, Action, Journal, Record, blank, copied
from tavola.message import Arg, Message
from tavola.view import Event


class Province(msgspec.Struct, frozen=True):
    """A province and its tile, in the order in which they are visited."""

    id: str
    number: int
    cities: list[str]
    goods: list[str]
    tile: str
    """`board`, `gone`, or `taken`."""
    owner: int


class City(msgspec.Struct, frozen=True):
    """What stands and lies on a city."""

    id: str
    fortress: bool
    bonus: str | None
    palace: int
    """Whose normal palace is there; negative: nobody's."""
    crown: int
    """Whose crown palace is there."""


class Special(msgspec.Struct, frozen=True):
    """A special card: who has it (negative: on the table), whether it lies there, who brings it."""

    id: str
    owner: int
    laid: bool
    person: str


class Board(msgspec.Struct, frozen=True):
    stage: str
    visit: int
    province: str
    """Where the court is now."""
    turn: int
    start: int
    order: list[int]
    """The order of turns in this visit."""
    chooser: int
    """Who discards from the display for Carletto; negative: nobody."""
    court: list[str]
    """The prizes that are still to be won."""
    display: list[str]
    deck_size: int
    discard_size: int
    provinces: list[Province]
    cities: list[City]
    roads: list[tuple[str, str]]
    specials: list[Special]


class Player(msgspec.Struct, frozen=True):
    seat: int
    carletto: bool
    inside: bool
    """Whether the player has not withdrawn from this visit."""
    colour: str | None
    """The colour that the player has settled on for this visit."""
    hand_size: int
    hand: list[str] | None
    """The viewer's own hand; all hands when the game is over."""
    known: list[str]
    """Cards in hand that everybody saw being taken."""
    laid: list[str]
    """What the player has played in this visit."""
    symbols: dict[str, int]
    leads: list[str]
    """The prizes the player would win by withdrawing now."""
    specials: list[str]
    tiles: dict[str, int]
    """Influence tiles."""
    goods: dict[str, int]
    points: int


class Gain(msgspec.Struct, frozen=True):
    """What a bonus tile gives: points, or one card of the deck."""

    city: str
    bonus: str
    points: int
    cards: int


class Way(msgspec.Struct, frozen=True):
    """A way to withdraw now, and all it gives."""

    cities: list[str]
    crown: str | None
    bonuses: list[Gain]
    palaces: int
    """Points for the province and those connected with it."""
    connected: list[str]
    goods: int
    """Points for the goods of the province tile."""
    points: int
    cards: int
    """Cards of the deck, whichever they will be."""


class Preview(msgspec.Struct, frozen=True):
    """What an action would give."""

    prizes: list[str]
    """What the player wins, or after playing cards would lead."""
    ways: list[Way]
    """The ways to choose cities that it leads to."""
    events: list[Message]


def card_id(card: int) -> str:
    return f"card:{CARD_IDS[card]}"


def city_id(city: int) -> str:
    return f"city:{CITY_IDS[city]}"


def province_id(province: int) -> str:
    return f"province:{PROVINCE_IDS[province]}"


def places(bits: int) -> list[int]:
    """The places of the bits."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def prizes_in(bits: int) -> list[str]:
    return [SYMBOL_NAMES[symbol] for symbol in places(bits)]


def cards_in(counts: list[int]) -> list[str]:
    return [card_id(card) for card, count in enumerate(counts) for _ in range(count)]


def board(s: Record, t: Record) -> Board:
    visit, number = int(s["visit"]), int(s["map"])
    neighbours = t["neighbours"][number].tolist()
    persons = {int(special): person for person, special in enumerate(t["special"].tolist())}
    return Board(
        stage=Stage(int(s["stage"])).name.lower(),
        visit=visit,
        province=province_id(int(s["province"][visit - 1])),
        turn=int(s["turn"]),
        start=int(s["start"]),
        order=s["order"][: int(s["players"])].tolist(),
        chooser=int(s["chooser"]),
        court=prizes_in(int(s["court"])),
        display=[card_id(card) for card in s["display"][: int(s["display_size"])].tolist()],
        deck_size=int(s["deck_size"]),
        discard_size=int(s["discard_size"]),
        provinces=[province(s, t, number) for number in range(int(t["province_count"][number]))],
        cities=list(cities(s, t)),
        roads=[
            (city_id(city), city_id(other))
            for city in range(CITIES)
            for other in places(neighbours[city])
            if city < other
        ],
        specials=[
            Special(
                id=f"special:{SPECIAL_IDS[special]}",
                owner=int(s["special_owner"][special]),
                laid=bool(s["special_laid"][special]),
                person=SYMBOL_NAMES[persons[special]],
            )
            for special in range(SPECIALS)
        ],
    )


def province(s: Record, t: Record, number: int) -> Province:
    place, owner = int(s["province"][number]), int(s["tile_owner"][number])
    return Province(
        id=province_id(place),
        number=number + 1,
        cities=[city_id(city) for city in places(int(t["cities"][place]))],
        goods=[
            GOOD_NAMES[good]
            for good, count in enumerate(t["goods"][number].tolist())
            for _ in range(count)
        ],
        tile={NO_SEAT: "board", GONE: "gone"}.get(owner, "taken"),
        owner=max(owner, NO_SEAT),
    )


def cities(s: Record, t: Record) -> Iterator[City]:
    """The cities of the provinces that are played in."""
    provinces = places(int(t["provinces"][int(s["map"])]))
    for city in (city for place in provinces for city in places(int(t["cities"][place]))):
        bonus = int(s["bonus"][city])
        yield City(
            id=city_id(city),
            fortress=bool(int(t["fortresses"][int(s["map"])]) >> city & 1),
            bonus=None if bonus == NO_BONUS else f"bonus:{BONUS_IDS[bonus]}",
            palace=owner_of(s["palaces"], city),
            crown=owner_of(s["crowns"], city),
        )


def owner_of(palaces: Any, city: int) -> int:
    owners = [seat for seat, own in enumerate(palaces.tolist()) if own >> city & 1]
    return owners[0] if owners else NO_SEAT


def players(s: Record, t: Record, viewer: int, options: Any) -> list[Player]:
    over = s["stage"] == Stage.OVER
    return [
        Player(
            seat=seat,
            carletto=bool(int(s["carletti"]) >> seat & 1),
            inside=bool(int(s["inside"]) >> seat & 1),
            colour=None if s["colour"][seat] == NO_COLOUR else COLOUR_NAMES[int(s["colour"][seat])],
            hand_size=int(s["hand_size"][seat]),
            hand=cards_in(s["hand"][seat].tolist()) if seat == viewer or over else None,
            known=cards_in(s["known"][seat].tolist()),
            laid=cards_in(s["laid"][seat].tolist()),
            symbols=dict(zip(SYMBOL_NAMES, s["symbols"][seat].tolist(), strict=True)),
            leads=prizes_in(prizes_led(s, seat)),
            specials=[
                f"special:{SPECIAL_IDS[special]}"
                for special in range(SPECIALS)
                if s["special_owner"][special] == seat
            ],
            tiles=dict(zip(SYMBOL_NAMES[:PERSONS], s["tiles"][seat].tolist(), strict=True)),
            goods=dict(zip(GOOD_NAMES, s["goods"][seat].tolist(), strict=True)),
            points=int(s["points"][seat]),
        )
        for seat in range(int(s["players"]))
    ]


# --- What is said --------------------------------------------------------------------------------


def card_message(card: int) -> Message:
    """A card by its colour and symbols."""
    symbols = [SYMBOL_NAMES[symbol] for symbol in symbols_of(card)]
    if card >= COLOURED:
        return Message("taj-mahal-white-card", {"symbol": symbols[0]})
    args: dict[str, Arg] = {"colour": COLOUR_NAMES[card // IN_COLOUR]}
    return Message("taj-mahal-card", args | {"symbol": symbols[0], "second": symbols[1]})


def symbol_message(symbol: int) -> Message:
    return Message("taj-mahal-symbol", {"symbol": SYMBOL_NAMES[symbol]})


def prompt(s: Record, t: Record, viewer: int) -> Message:
    stage = Stage(int(s["stage"]))
    actor = int(s["chooser"] if stage == Stage.LOSING else s["turn"])
    args: dict[str, Arg] = {"who": "you" if actor == viewer else "other", "player": actor}
    match stage:
        case Stage.PLAYING:
            first = "yes" if s["laid_size"][actor] == 0 else "no"
            return Message("taj-mahal-prompt-playing", args | {"first": first})
        case Stage.JOINING:
            return Message("taj-mahal-prompt-joining", args)
        case Stage.BUILDING:
            count = int(s["palaces_left"])
            return Message("taj-mahal-prompt-building", args | {"count": count})
        case Stage.CROWNING:
            return Message("taj-mahal-prompt-crowning", args)
        case Stage.TAKING:
            count = min(int(s["takes"]), int(s["display_size"]))
            return Message("taj-mahal-prompt-taking", args | {"count": count})
        case _:
            count = 1 if s["next_chooser"] != NO_SEAT else int(s["takes"])
            return Message("taj-mahal-prompt-losing", args | {"count": count})


def label(action: Action) -> Message:
    """An action as a message."""
    args: dict[str, Arg] = {}
    match action.kind, action.indices:
        case "play" | "take" | "discard", (card,):
            args = {"card": card_message(card)}
        case "white", (symbol,):
            args = {"card": card_message(COLOURED + symbol)}
        case "special", (special,):
            args = {"special": SPECIAL_IDS[special]}
        case "palace" | "crown", (city,):
            args = {"city": CITY_NAMES[city]}
    return Message(f"taj-mahal-action-{action.kind}", args)


def message(kind: str, seat: int, item: int, amount: int, at: int, why: int) -> Message:
    """An event of the journal as a message."""
    args: dict[str, Arg] = {}
    if seat >= 0:
        args["player"] = seat
    match kind:
        case "visit":
            args |= {"number": amount, "province": PROVINCE_NAMES[at]}
        case "turned_up" | "played" | "took" | "discarded":
            args |= {"card": card_message(item)}
        case "carletto_drew" | "carletto_discarded":
            args |= {"card": card_message(item)}
        case "reshuffled" | "display_gone":
            args |= {"count": amount}
        case "drew":
            args |= {"card": card_message(item), "why": Draw(why).name.lower().replace("_", "-")}
        case "drew_hidden" | "deck_empty":
            args |= {"why": Draw(why).name.lower().replace("_", "-")}
        case "played_special":
            args |= {"special": SPECIAL_IDS[item], "points": amount}
        case "withdrew":
            args |= {"why": Leaving(why).name.lower().replace("_", "-")}
        case "won":
            args |= {"prize": SYMBOL_NAMES[item]}
        case "palace" | "crown":
            args |= {"city": CITY_NAMES[item]}
        case "bonus":
            args |= {"bonus": BONUS_IDS[item], "points": amount, "city": CITY_NAMES[at]}
        case "good":
            tile = "province" if why else "bonus"
            args |= {"good": GOOD_NAMES[item], "points": amount, "owned": at, "tile": tile}
        case "connected":
            others = ", ".join(PROVINCE_NAMES[other] for other in places(item))
            args |= {"points": amount, "province": PROVINCE_NAMES[at], "others": others}
            args |= {"count": len(places(item))}
        case "bonus_gone":
            args |= {"bonus": BONUS_IDS[item], "city": CITY_NAMES[at]}
        case "tile_gone":
            args |= {"number": item}
        case "pair" | "three":
            args |= {"special": SPECIAL_IDS[item]} | taken_from(seat, why - 1)
            if kind == "pair":
                args |= {"person": SYMBOL_NAMES[at]}
            else:
                args |= {"persons": [symbol_message(person) for person in places(at)]}
        case "specials_left" | "whites_left":
            args |= {"points": amount}
        case "colour_left":
            args |= {"points": amount, "colour": COLOUR_NAMES[item]}
    return Message(f"taj-mahal-event-{kind.replace('_', '-')}", args)


def taken_from(seat: int, before: int) -> dict[str, Arg]:
    """From whom a special card came: the table, another player, or it was there already."""
    source = "table" if before == NO_SEAT else "own" if before == seat else "player"
    return {"source": source, "other": max(before, 0)}


# --- Previews ------------------------------------------------------------------------------------


def preview(
    before: Record, after: Record, t: Record, action: Action, events: list[Event]
) -> Preview | None:
    """The rules themselves are asked what every way to withdraw comes to."""
    seat = int(before["turn"])
    match action.kind:
        case "withdraw":
            prizes = prizes_in(prizes_led(before, seat))
            ways = list(ways_to_withdraw(before, t, seat, [action.number]))
        case "palace" | "crown":
            prizes = prizes_in(int(before["won"]))
            ways = list(ways_to_withdraw(before, t, seat, [action.number]))
        case "play" | "alone" | "white" | "special":
            prizes, ways = prizes_in(prizes_led(standing(before, action, t), seat)), []
        case _:
            prizes, ways = [], []
    told = [event.message for event in events]
    return Preview(prizes, ways, told) if prizes or ways or told else None


def standing(before: Record, action: Action, t: Record) -> Record:
    """The position right after cards were played, before anybody else does anything."""
    s, closed = copied(before), blank(Journal)
    seat = int(s["turn"])
    for row in told_by(before, t, action.number):
        kind, item = Happening(int(row["kind"])), int(row["item"])
        if row["seat"] != seat or kind not in (Happening.PLAYED, Happening.PLAYED_SPECIAL):
            break
        if kind == Happening.PLAYED:
            lay(s, t, seat, item, closed)
        else:
            lay_special(s, seat, item, int(row["amount"]), closed)
    return s


def ways_to_withdraw(s: Record, t: Record, seat: int, actions: list[int]) -> Iterator[Way]:
    """The ways that go on with these actions, played to the points."""
    for action in actions:
        after = copied(s)
        journal = blank(Journal)
        journal["open"] = 1
        apply(after, t, seat, action, journal)
        if after["stage"] in (Stage.BUILDING, Stage.CROWNING) and after["turn"] == seat:
            yield from ways_to_withdraw(after, t, seat, legal_actions(after, t, seat))
        else:
            yield way(s, seat, journal)


def way(last: Record, seat: int, journal: Record) -> Way:
    """What came of a withdrawal: the cities chosen before the last action, and what that told."""
    palaces = places(int(last["sites"]))
    crown: str | None = None
    bonuses: list[Gain] = []
    bonus_points = connection_points = goods = cards = 0
    connected: list[str] = []
    for row in journal["rows"][: int(journal["told"])]:
        kind = Happening(int(row["kind"]))
        if kind == Happening.RESHUFFLED:
            continue
        if row["seat"] != seat or kind in (Happening.TOOK, Happening.VISIT):
            break
        item, amount, at = int(row["item"]), int(row["amount"]), int(row["at"])
        if kind == Happening.PALACE:
            palaces.append(item)
        elif kind == Happening.CROWN:
            crown = city_id(item)
        elif kind == Happening.BONUS:
            bonuses.append(Gain(city_id(at), f"bonus:{BONUS_IDS[item]}", amount, 0))
            bonus_points += amount
        elif kind == Happening.DREW:
            cards += 1
            if row["why"] == Draw.BONUS_TILE:
                bonuses[-1] = msgspec.structs.replace(bonuses[-1], cards=1)
        elif kind == Happening.GOOD and row["why"]:
            goods += amount
        elif kind == Happening.GOOD:
            bonuses[-1] = msgspec.structs.replace(bonuses[-1], points=amount)
            bonus_points += amount
        elif kind == Happening.CONNECTED:
            connection_points = amount
            connected = [province_id(other) for other in places(item)]
    return Way(
        cities=[city_id(city) for city in sorted(palaces)],
        crown=crown,
        bonuses=bonuses,
        palaces=connection_points,
        connected=connected,
        goods=goods,
        points=bonus_points + connection_points + goods,
        cards=cards,
    )


def legal_actions(s: Record, t: Record, seat: int) -> list[int]:
    out = np.zeros(ACTIONS, np.int16)
    count = legal(s, t, seat, out)
    actions: list[int] = out[:count].tolist()
    return actions


def told_by(s: Record, t: Record, action: int) -> Any:
    """What the journal tells of an action."""
    after, journal = copied(s), blank(Journal)
    journal["open"] = 1
    apply(after, t, int(s["turn"]), action, journal)
    return journal["rows"][: int(journal["told"])]
