"""How Great Wall of China is shown: the board, the players, prompts, events and previews."""

from typing import Any

import msgspec
import numpy as np

from tavola.games.great_wall.components import KINDS, MOST_SEATS, SECTIONS, SETS, Kind
from tavola.games.great_wall.rules import carry_out, standings
from tavola.games.great_wall.state import CLOSED, NO_SEAT, Stage
from tavola.kernel import Action, Journal, Record, blank, copied
from tavola.message import Arg, Message
from tavola.view import Event


class Card(msgspec.Struct, frozen=True):
    owner: int
    kind: str


class Place(msgspec.Struct, frozen=True):
    """A place in the row of a section: one card, or dragons upon what they cover; top card last."""

    stack: list[Card]
    token: int
    """The value of the token on the top card; 0: none."""


class Part(msgspec.Struct, frozen=True):
    """What the visible cards of one kind add to a total."""

    kind: str
    count: int
    points: int


class Total(msgspec.Struct, frozen=True):
    """What a player has in a section, and how it comes about."""

    seat: int
    points: int
    parts: list[Part]
    token: int
    """The value of the token that is taken off; 0: none."""


class Prospect(msgspec.Struct, frozen=True):
    """What the leader scores at the start of their next turn if nobody answers."""

    seat: int
    lays: tuple[int, ...]
    """The tokens of which one will be laid on a card."""
    wins: int
    """The token that will be won; 0: none."""
    other: int
    """Who gets the token on the card at the same moment; negative: nobody."""


class Section(msgspec.Struct, frozen=True):
    id: str
    tokens: tuple[int, ...]
    """The tokens beside the section. None: it was emptied in this scoring, or is closed."""
    open: bool
    """Whether anything is built here, or will be after the scoring."""
    row: list[Place]
    totals: list[Total]
    """Of the players present."""
    nobles: int
    prospect: Prospect | None


class Board(msgspec.Struct, frozen=True):
    stage: str
    turn: int
    actions: int
    """Actions left in this turn."""
    sections: list[Section]
    tokens_to_come: dict[int, int]
    """How many tokens of each value are still face down."""
    finisher: int
    """Who placed their last card first; negative: nobody yet."""
    last_circle: bool
    """Whether nobody may place cards any more."""


class Player(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    deck_size: int
    remaining: dict[str, int]
    """The cards of each kind left in hand and deck together, which everybody knows."""
    hand: dict[str, int] | None
    """The viewer's own hand."""
    fame: int | None
    """Fame won; none where the table plays with hidden totals."""


class Preview(msgspec.Struct, frozen=True):
    """What an action would give."""

    section: int
    totals: dict[int, int]
    """Of the players present in that section, right after the action.

    Before the next player scores, even where what they score is settled.
    """
    leader: int
    events: list[Message]


KIND_NAMES = tuple(kind.name.lower() for kind in Kind)


def board(s: Record, t: Record) -> Board:
    worths, totals, leaders = (numbers.tolist() for numbers in standing(s, t))
    stock = s["stock"][: s["stock_size"]].tolist()
    return Board(
        stage=Stage(int(s["stage"])).name.lower(),
        turn=int(s["turn"]),
        actions=int(s["actions"]),
        sections=[
            section_of(s, section, worths[section], totals[section], leaders[section])
            for section in range(int(t["sections"][s["players"]]))
        ],
        tokens_to_come={value: stock.count(value) for value in sorted(set(t["tokens"].tolist()))},
        finisher=int(s["finisher"]),
        last_circle=bool(s["last_circle"]),
    )


def standing(s: Record, t: Record) -> tuple[Any, Any, Any]:
    """The worth of the cards, the totals and the leaders of all sections, as arrays."""
    worths = np.zeros((SECTIONS, MOST_SEATS, KINDS), np.int64)
    totals = np.zeros((SECTIONS, MOST_SEATS), np.int64)
    leaders = np.zeros(SECTIONS, np.int64)
    standings(s, t, worths, totals, leaders)
    return worths, totals, leaders


def section_of(
    s: Record, section: int, worths: list[list[int]], totals: list[int], leader: int
) -> Section:
    visible = s["visible"][section].tolist()
    laid, holder = int(s["laid"][section]), int(s["holder"][section])
    tokens = tuple(token for token in s["beside"][section].tolist() if token)
    return Section(
        id=f"section:{section}",
        tokens=tokens,
        open=bool(s["site"][section] != CLOSED),
        row=row_of(s, section) if tokens else [],
        totals=[
            Total(
                seat=seat,
                points=totals[seat],
                parts=[
                    Part(KIND_NAMES[kind], visible[seat][kind], worths[seat][kind])
                    for kind in range(KINDS)
                    if visible[seat][kind]
                ],
                token=laid if holder == seat else 0,
            )
            for seat in range(int(s["players"]))
            if s["cards"][section, seat]
        ],
        nobles=int(s["nobles"][section]),
        prospect=prospect(tokens, laid, holder, leader),
    )


def prospect(tokens: tuple[int, ...], laid: int, holder: int, leader: int) -> Prospect | None:
    if leader == NO_SEAT:
        return None
    if laid:
        return Prospect(leader, (), tokens[0], holder)
    return Prospect(leader, tokens, 0, NO_SEAT)


def row_of(s: Record, section: int) -> list[Place]:
    """The cards of a section from left to right, as they were placed.

    Of equal cards the token lay on the leftmost that was visible then, and a dragon went upon the
    leftmost that was visible and bore no token.
    """
    token, laid_after = int(s["laid"][section]), int(s["laid_after"][section])
    borne_by = Card(int(s["holder"][section]), KIND_NAMES[s["bearer"][section]])
    placed, site = int(s["placed"]), int(s["site"][section])
    sites = s["placed_at"][:placed].tolist()
    owners, kinds = s["placed_by"][:placed].tolist(), s["placed_kind"][:placed].tolist()
    over, over_kinds = s["over_owner"][:placed].tolist(), s["over_kind"][:placed].tolist()
    stacks: list[list[Card]] = []
    bearer: list[Card] | None = None
    for card in range(placed + 1):
        if token and card == laid_after:
            bearer = next(stack for stack in stacks if stack[-1] == borne_by)
        if card == placed or sites[card] != site:
            continue
        top = Card(owners[card], KIND_NAMES[kinds[card]])
        if over[card] == NO_SEAT:
            stacks.append([top])
        else:
            covered = Card(over[card], KIND_NAMES[over_kinds[card]])
            next(stack for stack in stacks if stack[-1] == covered and stack is not bearer).append(
                top
            )
    return [Place(stack, token if stack is bearer else 0) for stack in stacks]


def players(s: Record, t: Record, viewer: int, options: Any) -> list[Player]:
    placed = int(s["placed"])
    remaining = [t["deck"].tolist() for _ in range(int(s["players"]))]
    owners, kinds = s["placed_by"][:placed].tolist(), s["placed_kind"][:placed].tolist()
    for owner, kind in zip(owners, kinds, strict=True):
        remaining[owner][kind] -= 1
    hand_sizes, deck_sizes = s["hand_size"].tolist(), s["deck_size"].tolist()
    fames, shown = s["fame"].tolist(), options.totals or int(s["stage"]) == Stage.OVER
    return [
        Player(
            seat=seat,
            hand_size=hand_sizes[seat],
            deck_size=deck_sizes[seat],
            remaining=dict(zip(KIND_NAMES, left, strict=True)),
            hand=dict(zip(KIND_NAMES, s["hand"][seat].tolist(), strict=True))
            if seat == viewer
            else None,
            fame=fames[seat] if shown or seat == viewer else None,
        )
        for seat, left in enumerate(remaining)
    ]


def prompt(s: Record, t: Record, viewer: int) -> Message:
    turn = int(s["turn"])
    who = "you" if turn == viewer else "other"
    if int(s["stage"]) == Stage.SCORING:
        leftmost = (int(s["to_score"]) & -int(s["to_score"])).bit_length()
        return Message("great-wall-prompt-score", {"who": who, "player": turn, "section": leftmost})
    return Message(
        "great-wall-prompt-build", {"who": who, "player": turn, "actions": int(s["actions"])}
    )


def label(action: Action) -> Message:
    """An action as a message."""
    args: dict[str, Arg] = {}
    match action.kind, action.indices:
        case ("ride", (section,)):
            args = {"section": section + 1}
        case ("place", (cards, section)):
            kind, count = SETS[cards]
            args = {"kind": KIND_NAMES[kind], "count": count, "section": section + 1}
        case ("cover", (section, owner, kind_index)):
            args = {"section": section + 1, "player": owner, "kind": KIND_NAMES[kind_index]}
        case ("score", (section, token, kind_index)):
            which = "higher" if token else "lower"
            args = {"section": section + 1, "which": which, "kind": KIND_NAMES[kind_index]}
    return Message(f"great-wall-action-{action.kind}", args)


def message(kind: str, seat: int, item: int, amount: int, at: int, why: int) -> Message:
    """An event of the journal as a message."""
    args: dict[str, Arg] = {}
    if seat >= 0:
        args["player"] = seat
    if at >= 0:
        args["section"] = at + 1
    match kind:
        case "turned_up":
            args |= {"lower": item, "higher": amount}
        case "pair_removed":
            args |= {"token": item}
        case "drew":
            args |= {"kind": KIND_NAMES[item]}
        case "placed":
            args |= {"kind": KIND_NAMES[item], "count": amount}
        case "covered":
            args |= {"kind": KIND_NAMES[item], "other": why}
        case "laid":
            args |= {"kind": KIND_NAMES[item], "token": amount}
        case "closed":
            args |= {"why": "last-circle" if why else "no-tokens"}
        case "won":
            args |= {"token": amount, "from": "card" if why else "offer"}
    return Message(f"great-wall-event-{kind.replace('_', '-')}", args)


def preview(
    before: Record, after: Record, t: Record, action: Action, events: list[Event]
) -> Preview | None:
    sections = [place for place in action.at if place.startswith("section:")]
    if not sections:
        return None
    section = int(sections[0].partition(":")[2])
    played = copied(before)
    carry_out(played, t, int(before["turn"]), action.number, blank(Journal))
    _, totals, leaders = standing(played, t)
    here, present = totals[section].tolist(), played["cards"][section].tolist()
    return Preview(
        section=section,
        totals={seat: here[seat] for seat in range(int(played["players"])) if present[seat]},
        leader=int(leaders[section]),
        events=[event.message for event in events],
    )
