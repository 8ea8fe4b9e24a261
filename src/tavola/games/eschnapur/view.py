"""How The Palace of Eschnapur is shown: the board, the players, prompts, events and previews."""

from typing import Any

import msgspec

from tavola.games.eschnapur.actions import (
    IN_TURN,
    LAID,
    ORDER_BIT,
    ORDERABLE,
    ORDERS,
    subset,
)
from tavola.games.eschnapur.building import is_full, lay_brick, move_brick, open_sections, points_in
from tavola.games.eschnapur.choosing import official_at, officials_to_fill
from tavola.games.eschnapur.components import (
    COMBINATIONS,
    OFFICIAL_IDS,
    OFFICIALS,
    PAIRS,
    PRIVILEGE_IDS,
    PRIVILEGES,
    SECTIONS,
    Official,
)
from tavola.games.eschnapur.gold import best_worth
from tavola.games.eschnapur.officials import next_marker
from tavola.games.eschnapur.state import NO_CARD, NO_OFFICIAL, Cause, Stage
from tavola.kernel import NO_SEAT, Action, Journal, Record, blank, copied
from tavola.message import Arg, Message
from tavola.view import Event


class Section(msgspec.Struct, frozen=True):
    """A section of the palace, its spaces from below."""

    id: str
    numbers: tuple[int, ...]
    bricks: tuple[int, ...]
    """Whose they are; the lowest spaces are filled first."""
    rows: tuple[int, ...]
    """How many spaces stand side by side."""
    bag: int
    """Which of the spaces has the bag of gold."""
    reward: int
    finished: bool
    """Whether it was completed, or left out from the beginning."""
    stopped: bool
    """Whether the stop marker lies there. Until phase 4 it does no more than say where it lay."""
    forbidden: bool
    """Whether its last brick may not be moved away."""
    scores: dict[int, int]
    """What it would score now for everybody with a brick there."""


class Card(msgspec.Struct, frozen=True):
    """A privilege card."""

    id: str
    cost: int
    left: bool


class Board(msgspec.Struct, frozen=True):
    round: int
    phase: int
    """From 1 to 9; 0 when the game is over."""
    stage: str
    official: str | None
    """The official whose bids are looked at."""
    turn: int
    winner: int
    """Who has won the official."""
    order: tuple[int, ...]
    """The seats in turn order; empty before the first markers are handed out."""
    handed: tuple[int, ...]
    """To whom the new markers go, as far as that is settled; negative: nobody yet."""
    bank: tuple[int, ...]
    """Gold cards of each value."""
    owed: int
    """What the gold is worth that somebody takes now."""
    sections: list[Section]
    privileges: list[Card]
    completed: int
    last: int
    """How many sections are completed when the game ends."""


class Bid(msgspec.Struct, frozen=True):
    """What lies for an official, or lay there last."""

    official: str
    face_down: bool
    card: int | None
    """As far as the viewer may know it."""
    lies: bool
    """Whether a card still lies there."""
    blocked: bool
    carried: bool
    """Whether it was blocked in the round before."""


class Step(msgspec.Struct, frozen=True):
    """What so many bricks more of one's own would bring about in a section."""

    bricks: int
    points: int
    """What the section would then score for the player."""
    bag: bool
    """Whether the last of them covers the bag of gold."""
    complete: bool


class Player(msgspec.Struct, frozen=True):
    seat: int
    points: int
    privilege_points: int
    bonus: int
    """What the privilege track would give now."""
    bricks: int
    supply: int
    marker: int
    """The place in the turn order; 0: none yet."""
    choice: str
    """`open` while a secret choice is being made, `chosen`, or `none`."""
    sites: list[str] | None
    """The sites chosen, as far as the viewer may know them."""
    last_sites: list[str]
    """The sites of the round before."""
    bids: list[Bid]
    holding: tuple[int, ...]
    """Gold cards of each value in hand and face down, which everybody knows."""
    hand: tuple[int, ...] | None
    """The viewer's own hand."""
    ordered: list[str]
    """The privilege cards ordered in this round, whether sold or not, as far as is known."""
    wins_ties: bool
    plays_from_hand: bool
    steps: dict[str, list[Step]] | None
    """For the viewer: what the bricks on the own board could bring about in each section."""


class Change(msgspec.Struct, frozen=True):
    """How an action changes what a section would score."""

    section: str
    before: dict[int, int]
    after: dict[int, int]
    bag: tuple[int, ...]
    """Who gets gold because a bag is covered."""
    complete: bool


class Preview(msgspec.Struct, frozen=True):
    """What an action would give."""

    changes: list[Change]
    events: list[Message]


PHASES = {
    Stage.CHOOSING: 1,
    Stage.BUYING: 1,
    Stage.OFFERING: 2,
    Stage.BUILDING: 7,
    Stage.FORBIDDING: 8,
    Stage.MOVING: 8,
    Stage.REWARDING: 9,
    Stage.OVER: 0,
}
PHASES_OF_OFFICIALS = {
    Official.BLOCKADE: 3,
    Official.STOP: 4,
    Official.BRICKS: 5,
    Official.ORDER: 6,
    Official.MOVE: 8,
}
CAUSES = tuple(cause.name.lower() for cause in Cause)
BRICK_CAUSES = ("official", "blockade", "privilege")
PHASE_WORDS = {1: "sites", 2: "cards"}


def section_id(section: int) -> str:
    return f"section:{section}"


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def phase_of(s: Record) -> int:
    stage = Stage(int(s["stage"]))
    return PHASES[stage] if stage in PHASES else PHASES_OF_OFFICIALS[Official(int(s["official"]))]


def board(s: Record, t: Record) -> Board:
    players = int(s["players"])
    official = int(s["official"])
    return Board(
        round=int(s["round"]),
        phase=phase_of(s),
        stage=Stage(int(s["stage"])).name.lower(),
        official=None if official == NO_OFFICIAL else OFFICIAL_IDS[official],
        turn=int(s["turn"]),
        winner=int(s["winner"]),
        order=tuple(seat for seat in s["order"].tolist() if seat != NO_SEAT),
        handed=tuple(s["handed"][:players].tolist()),
        bank=tuple(s["bank"].tolist()),
        owed=int(s["owed"]) if s["owing"] else 0,
        sections=[section_of(s, t, section) for section in range(SECTIONS)],
        privileges=[
            Card(
                id=f"privilege:{PRIVILEGE_IDS[card]}",
                cost=int(t["cost"][card]),
                left=bool(int(s["privileges"]) >> card & 1),
            )
            for card in range(PRIVILEGES)
        ],
        completed=int(s["completed"]),
        last=int(t["last"][players]),
    )


def section_of(s: Record, t: Record, section: int) -> Section:
    return Section(
        id=section_id(section),
        numbers=tuple(t["number"][section, : t["spaces"][section]].tolist()),
        bricks=tuple(s["brick"][section, : s["height"][section]].tolist()),
        rows=tuple(row for row in t["row"][section].tolist() if row),
        bag=int(t["bag"][section]),
        reward=int(t["reward"][section]),
        finished=bool(int(s["finished"]) >> section & 1),
        stopped=bool(s["stop"] == section),
        forbidden=bool(s["forbidden"] == section),
        scores=scores_in(s, t, section),
    )


def scores_in(s: Record, t: Record, section: int) -> dict[int, int]:
    """What a section would score now for everybody with a brick there."""
    involved = sorted(set(s["brick"][section, : s["height"][section]].tolist()))
    return {seat: int(points_in(s, t, section, seat)) for seat in involved}


def players(s: Record, t: Record, viewer: int, options: Any) -> list[Player]:
    del options
    return [player_of(s, t, seat, viewer) for seat in range(int(s["players"]))]


def player_of(s: Record, t: Record, seat: int, viewer: int) -> Player:
    track = s["privilege_points"][: s["players"]].tolist()
    order = s["order"].tolist()
    own = seat == viewer
    return Player(
        seat=seat,
        points=int(s["points"][seat]),
        privilege_points=track[seat],
        bonus=int(t["bonus"][s["players"], sum(points > track[seat] for points in track)]),
        bricks=int(s["store"][seat]),
        supply=int(s["supply"][seat]),
        marker=order.index(seat) + 1 if seat in order else 0,
        choice=choice_of(s, seat),
        sites=sites_of(s["sites"][seat]) if own or int(s["revealed"]) >> seat & 1 else None,
        last_sites=sites_of(s["last_sites"][seat]),
        bids=[bid_of(s, seat, official, own) for official in range(OFFICIALS)],
        holding=tuple(s["holding"][seat].tolist()),
        hand=tuple(s["hand"][seat].tolist()) if own else None,
        ordered=[
            f"privilege:{PRIVILEGE_IDS[card]}" for card in subset(ORDERABLE, order_of(s, seat, own))
        ],
        wins_ties=bool(s["ties"] == seat),
        plays_from_hand=bool(s["from_hand"] == seat),
        steps=steps_of(s, t, seat) if own else None,
    )


def order_of(s: Record, seat: int, own: bool) -> int:
    """The bits of the cards ordered; until all have confirmed only their owner knows them."""
    if own and s["stage"] == Stage.CHOOSING:
        return int(s["sites"][seat]) >> ORDER_BIT
    return int(s["ordered"][seat])


def choice_of(s: Record, seat: int) -> str:
    if s["stage"] not in (Stage.CHOOSING, Stage.OFFERING) or not int(s["asked"]) >> seat & 1:
        return "none"
    return "chosen" if int(s["ready"]) >> seat & 1 else "open"


def sites_of(bits: Any) -> list[str]:
    return [section_id(site) for site in range(SECTIONS) if int(bits) >> site & 1]


def bid_of(s: Record, seat: int, official: int, own: bool) -> Bid:
    face_down = bool(int(s["face_down"][seat]) >> official & 1)
    shown, laid = int(s["shown"][seat, official]), int(s["bid"][seat, official])
    known = laid if own and laid != NO_CARD else shown
    carried = bool(s["carried_seat"] == seat and s["carried_official"] == official)
    marked = bool(s["marker_seat"] == seat and s["marker_official"] == official)
    return Bid(
        official=OFFICIAL_IDS[official],
        face_down=face_down or (own and laid != NO_CARD),
        card=None if known == NO_CARD else known,
        lies=bool(face_down or int(s["lying"][seat]) >> official & 1 or (own and laid != NO_CARD)),
        blocked=marked and not carried,
        carried=carried,
    )


def steps_of(s: Record, t: Record, seat: int) -> dict[str, list[Step]]:
    """What one, two and more of the bricks on the own board would bring about."""
    steps: dict[str, list[Step]] = {}
    for section in range(SECTIONS):
        after = copied(s)
        left = int(t["spaces"][section] - s["height"][section])
        if int(s["finished"]) >> section & 1 or left == 0:
            continue
        for bricks in range(1, min(left, int(s["store"][seat])) + 1):
            space = lay_brick(after, section, seat)
            steps.setdefault(section_id(section), []).append(
                Step(
                    bricks=bricks,
                    points=int(points_in(after, t, section, seat)),
                    bag=bool(space == t["bag"][section]),
                    complete=bool(is_full(after, t, section)),
                )
            )
    return steps


# --- What is to do -------------------------------------------------------------------------------


def prompt(s: Record, t: Record, viewer: int) -> Message:
    stage, turn = Stage(int(s["stage"])), int(s["turn"])
    who = "you" if turn == viewer and viewer >= 0 else "other"
    args: dict[str, Arg] = {"who": who, "player": turn}
    if s["owing"]:
        best = int(best_worth(s, t, int(s["owed"])))
        return Message(
            "eschnapur-prompt-gold",
            args | {"cause": CAUSES[s["cause"]], "owed": int(s["owed"]), "worth": best},
        )
    match stage:
        case Stage.CHOOSING | Stage.OFFERING:
            return secret_prompt(s, viewer)
        case Stage.UNBLOCKING | Stage.ANSWERING:
            args["official"] = OFFICIAL_IDS[s["official"]]
        case Stage.MARKING:
            return Message("eschnapur-prompt-marking", args | {"other": int(s["winner"])})
        case Stage.HANDING:
            args["marker"] = int(next_marker(s)) + 1
        case Stage.BUILDING:
            return building_prompt(s, t, turn, args)
        case Stage.FORBIDDING:
            return Message("eschnapur-prompt-forbidding", args | {"other": int(s["winner"])})
        case _:
            pass
    return Message(f"eschnapur-prompt-{stage.name.lower()}", args)


def building_prompt(s: Record, t: Record, turn: int, args: dict[str, Arg]) -> Message:
    """Bricks that fit must be placed; without any there are only privilege cards to buy."""
    bricks = int(s["store"][turn])
    what = "none" if bricks == 0 else "place" if open_sections(s, t, turn) else "stuck"
    return Message("eschnapur-prompt-building", args | {"what": what, "count": bricks})


def secret_prompt(s: Record, viewer: int) -> Message:
    """Who still has to choose; and for who has to, what comes next."""
    waiting: list[Message] = [
        Message("a-player", {"player": seat}) for seat in seats_in(int(s["asked"] & ~s["ready"]))
    ]
    others: dict[str, Arg] = {"waiting": list(waiting)}
    phase = PHASE_WORDS[phase_of(s)]
    mine = viewer >= 0 and int(s["asked"]) >> viewer & 1
    if not mine or int(s["ready"]) >> viewer & 1:
        who = "done" if mine else "other"
        return Message("eschnapur-prompt-waiting", others | {"who": who, "phase": phase})
    step = int(s["steps"][viewer])
    if s["stage"] == Stage.CHOOSING:
        return Message("eschnapur-prompt-choosing", {"step": "order" if step else "sites"})
    if step == officials_to_fill(s, viewer):
        return Message("eschnapur-prompt-confirming")
    official = OFFICIAL_IDS[official_at(s, viewer, step)]
    return Message("eschnapur-prompt-laying", {"official": official})


def privilege(card: int) -> Message:
    return Message("eschnapur-privilege", {"privilege": PRIVILEGE_IDS[card]})


def privileges(cards: tuple[Any, ...]) -> dict[str, Arg]:
    """The cards of an order, for a message."""
    named: list[Message] = [privilege(card) for card in cards]
    return {"count": len(cards), "cards": list(named)}


def label(action: Action) -> Message:
    """An action as a message."""
    args: dict[str, Arg] = {}
    match action.kind, action.indices:
        case "sites", (pair,):
            first, second = PAIRS[pair]
            args = {"first": first + 1, "second": second + 1}
        case "order", (number,):
            args = privileges(ORDERS[number])
        case "lay", (card, official):
            args = {"card": LAID[card], "official": OFFICIAL_IDS[official]}
        case "play", (card,):
            args = {"card": card}
        case "block", (seat, official):
            args = {"player": seat, "official": OFFICIAL_IDS[official + 1]}
        case (("stop" | "place" | "forbid"), (section,)):
            args = {"section": section + 1}
        case "choose", (marker,):
            args = {"marker": marker + 1}
        case "hand", (marker, seat):
            args = {"marker": marker + 1, "player": seat}
        case "buy", (card,):
            args = {"privilege": PRIVILEGE_IDS[IN_TURN[card]]}
        case "move", (source, target):
            args = {"section": source + 1, "target": target + 1}
        case "gold", (combination,):
            args = {"cards": " + ".join(map(str, COMBINATIONS[combination]))}
    return Message(f"eschnapur-action-{action.kind}", args)


# --- What happened -------------------------------------------------------------------------------


def message(kind: str, seat: int, item: int, amount: int, at: int, why: int) -> Message:
    """An event of the journal as a message."""
    args: dict[str, Arg] = {}
    if seat >= 0:
        args["player"] = seat
    match kind:
        case "round":
            args |= {"round": amount}
        case "chosen" | "reconsidered":
            args |= {"phase": PHASE_WORDS.get(at, "sites")}
        case "ordered":
            args |= privileges(subset(ORDERABLE, item))
        case "lapsed":
            args |= {"privilege": PRIVILEGE_IDS[item], "why": "useless" if why else "gone"}
        case "bought":
            args |= {"privilege": PRIVILEGE_IDS[item], "cost": amount}
        case "laid":
            args |= {"count": amount}
        case "revealed" | "played" | "won":
            args |= {"card": item, "official": OFFICIAL_IDS[at]}
        case "stays_blocked" | "nobody_won" | "blocked":
            args |= {"official": OFFICIAL_IDS[at]}
        case "stopped" | "bag" | "forbade" | "completed":
            args |= {"section": at + 1}
        case "bricks":
            args |= {"count": amount, "why": BRICK_CAUSES[why]}
        case "chose_marker":
            args |= {"marker": amount}
        case "marker":
            args |= {"marker": amount, "why": "lot" if why == 1 else "winner"}
        case "sites":
            args |= {"first": item + 1, "second": at + 1}
        case "placed":
            args |= {"section": at + 1, "number": amount}
        case "left_over":
            args |= {"count": amount}
        case "moved":
            args |= {"section": item + 1, "target": at + 1, "number": amount}
        case "gold":
            cards = " + ".join(map(str, COMBINATIONS[item]))
            args |= {"cards": cards, "cause": CAUSES[why], "section": at + 1}
        case "no_gold":
            args |= {"cause": CAUSES[why], "section": at + 1}
        case "privilege_points":
            args |= {"points": amount}
        case "points":
            args |= {"section": at + 1, "points": item + amount, "number": item, "count": amount}
        case "bonus":
            args |= {"points": amount, "track": item}
    return Message(f"eschnapur-event-{kind.replace('_', '-')}", args)


# --- Previews ------------------------------------------------------------------------------------


def preview(
    before: Record, after: Record, t: Record, action: Action, events: list[Event]
) -> Preview | None:
    """What the brick itself changes, and what certainly follows.

    What comes after may hang on what others reveal, so it is not read off the state afterwards.
    """
    del after
    changes = []
    then = copied(before)
    match action.kind, action.indices:
        case "place", (section,):
            space = lay_brick(then, section, int(before["turn"]))
            changes = [change(before, then, t, section, bool(space == t["bag"][section]))]
        case "move", (source, target):
            move_brick(then, t, source, target, blank(Journal))
            changes = [change(before, then, t, place) for place in (source, target)]
    told = [event.message for event in events]
    return Preview(changes, told) if changes or told else None


def change(before: Record, after: Record, t: Record, section: int, bag: bool = False) -> Change:
    scores = scores_in(after, t, section)
    return Change(
        section=section_id(section),
        before=scores_in(before, t, section),
        after=scores,
        bag=tuple(scores) if bag else (),
        complete=bool(is_full(after, t, section)),
    )
