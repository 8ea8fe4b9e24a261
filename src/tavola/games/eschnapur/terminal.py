"""The Palace of Eschnapur drawn for a terminal."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.eschnapur.components import FEWEST_SEATS, OFFICIAL_IDS
from tavola.games.eschnapur.view import Bid, Board, Change, Player, Section, Step
from tavola.message import Message
from tavola.view import Choice, View

Say = Callable[..., str]
Styles = Sequence[str]

CELL = 3
"""Columns that a space takes."""

WIDEST_ROW = 3
TOWER = WIDEST_ROW * CELL + 2
MARGIN = 3
FIRST_PHASE = 1

INITIALS = 2
"""How much of a colour tells whose brick it is."""


def board(view: View[Player, Board], say: Say, styles: Styles) -> RenderableType:
    """The palace, the bank and the privilege cards, the officials, and who holds what."""
    parts: list[RenderableType] = [
        headline(view, say),
        skyline(view, say, styles),
        bank_line(view, say),
        privilege_lines(view, say),
        Text(""),
        player_table(view, say, styles),
        *(gold_line(player, view.board, say, styles) for player in view.players),
        Text(" " + say("eschnapur-legend"), "dim"),
    ]
    return Group(*parts)


def headline(view: View[Player, Board], say: Say) -> Text:
    shown = view.board
    words = say(
        "eschnapur-headline",
        round=shown.round,
        phase=shown.phase,
        completed=shown.completed,
        last=shown.last,
    )
    return Text(f" {words}", "bold")


# --- The palace ----------------------------------------------------------------------------------


def skyline(view: View[Player, Board], say: Say, styles: Styles) -> Text:
    """Eight towers that fill from below; under each what it scores now."""
    sections = view.board.sections
    height = max(len(section.rows) for section in sections)
    towers = [tower(section, height, say, styles) for section in sections]
    lines = [joined(row) for row in zip(*towers, strict=True)]
    lines.append(joined(named(section, number) for number, section in enumerate(sections, 1)))
    lines.append(joined(rewarded(section, say) for section in sections))
    margins = [Text(" " * MARGIN) for _ in lines]
    for player in view.players:
        if any(player.seat in section.scores for section in sections):
            lines.append(joined(scored(section, player.seat, styles) for section in sections))
            initials = say("player", number=player.seat + 1)[:INITIALS]
            margins.append(Text(f"{initials:<{MARGIN}}", styles[player.seat]))
    return Text("\n").join(margin.append(line) for margin, line in zip(margins, lines, strict=True))


def tower(section: Section, height: int, say: Say, styles: Styles) -> list[Text]:
    """The rows of a section from above."""
    lines: list[Text] = []
    space = 0
    for width in section.rows:
        row = Text()
        for place in range(space, space + width):
            row.append(cell(section, place, say, styles))
        lines.append(centred(row))
        space += width
    while len(lines) < height:
        lines.append(centred(Text("")))
    return lines[::-1]


def cell(section: Section, place: int, say: Say, styles: Styles) -> Text:
    """A brick, or the number of a free space; round the bag of gold there are brackets."""
    number = section.numbers[place]
    if section.finished:
        return Text(" · ", "dim")
    if place < len(section.bricks):
        seat = section.bricks[place]
        initials = say("player", number=seat + 1)[:INITIALS]
        return Text(f"{initials} ", f"reverse {styles[seat]}")
    if place == section.bag:
        return Text(f"{number:>2}$"[-CELL:], "bold yellow")
    return Text(f"{number:>2} ", "dim")


def named(section: Section, number: int) -> Text:
    mark = "■" if section.stopped else "▼" if section.forbidden else ""
    return centred(Text(f"[{number}]{mark}", "bold red" if mark else "bold"))


def rewarded(section: Section, say: Say) -> Text:
    if section.finished:
        return centred(Text(say("eschnapur-finished"), "dim"))
    return centred(Text(say("eschnapur-reward", reward=section.reward), "yellow"))


def scored(section: Section, seat: int, styles: Styles) -> Text:
    points = section.scores.get(seat)
    return centred(Text("" if points is None else str(points), styles[seat]))


def centred(text: Text) -> Text:
    """In the middle of a tower's columns."""
    before = (TOWER - len(text)) // 2
    return Text(" " * before).append(text).append(" " * (TOWER - len(text) - before))


# --- Bank and privileges -------------------------------------------------------------------------


def bank_line(view: View[Player, Board], say: Say) -> Text:
    cards = gold_words(view.board.bank) or say("eschnapur-bank-empty")
    return Text(f" {say('eschnapur-bank')}: ", "bold").append(cards, "yellow")


def gold_words(counts: Sequence[int]) -> str:
    """Gold cards, the dearest first: 2×5 1×3."""
    cards = [f"{count}×{value}" for value, count in enumerate(counts) if count]
    return " ".join(reversed(cards))


def privilege_lines(view: View[Player, Board], say: Say) -> Text:
    """The cards that are left, with their costs."""
    cards = [
        Text(f"{card.cost}: ", "cyan").append(
            say("eschnapur-privilege", privilege=card.id.partition(":")[2]), "default"
        )
        for card in view.board.privileges
        if card.left
    ]
    text = Text(f" {say('eschnapur-privileges')}: ", "bold")
    return text.append(Text(" · ").join(cards) if cards else Text("–"))


# --- Players -------------------------------------------------------------------------------------


def player_table(view: View[Player, Board], say: Say, styles: Styles) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="dim")
    for key in ("player", "points", "track", "bricks", "turn", "sites"):
        table.add_column(say("eschnapur-column", column=key), no_wrap=True)
    first = 0 if len(view.players) > FEWEST_SEATS else 1  # two play without the blockade
    for official in OFFICIAL_IDS[first:]:
        current = official == view.board.official
        words = say("eschnapur-official-short", official=official)
        table.add_column(
            words, header_style="bold" if current else "dim", justify="center", no_wrap=True
        )
    for player in view.players:
        table.add_row(
            player_name(player, view, say, styles),
            str(player.points),
            f"{player.privilege_points} (+{player.bonus})",
            str(player.bricks),
            str(player.marker or "–"),
            sites_text(player, view.board),
            *(bid_text(bid, view.board) for bid in player.bids[first:]),
        )
    return table


def player_name(player: Player, view: View[Player, Board], say: Say, styles: Styles) -> Text:
    awaited = player.choice == "open" or (player.seat == view.board.turn and view.actors)
    marker = "▶ " if awaited else "✓ " if player.choice == "chosen" else "  "
    return Text(marker + say("player", number=player.seat + 1), styles[player.seat])


def sites_text(player: Player, shown: Board) -> Text:
    """The sites; until they are chosen, those of the round before."""
    if player.sites:
        return Text(numbers_of(player.sites), "bold")
    committed = player.choice == "chosen" or shown.phase > FIRST_PHASE or shown.stage == "buying"
    if player.sites is None and committed:
        return Text("▒ ▒")
    return Text(f"({numbers_of(player.last_sites)})" if player.last_sites else "–", "dim")


def numbers_of(sections: Iterable[str]) -> str:
    return " ".join(str(int(section.partition(":")[2]) + 1) for section in sections)


def bid_text(bid: Bid, shown: Board) -> Text:
    """What lies for an official: face down in brackets, in grey what has been dealt with."""
    if bid.face_down:
        card = "▒" if bid.card is None else str(bid.card)
        mark = "✕" if bid.blocked else "↷" if bid.carried else ""
        return Text(f"[{card}]{mark}", "red" if mark else "bold")
    if bid.card is None:
        return Text("·", "dim")
    if shown.phase in (1, 2):
        return Text(f"({bid.card})", "dim")
    return Text(str(bid.card), "bold yellow" if bid.lies else "dim")


def gold_line(player: Player, shown: Board, say: Say, styles: Styles) -> Text:
    """What everybody knows of a player's gold; for the viewer, what of it is in hand.

    And in the first phase the cards ordered: one's own, and when all have confirmed everybody's.
    """
    text = Text("   " + say("eschnapur-holds", player=player.seat) + " ", styles[player.seat])
    text.append(gold_words(player.holding) or "–", "yellow")
    if player.wins_ties:
        text.append(f"   {say('eschnapur-wins-ties')}", "cyan")
    if player.plays_from_hand:
        text.append(f"   {say('eschnapur-plays-from-hand')}", "cyan")
    if player.hand is not None:
        hand = gold_words(player.hand) or "–"
        text.append(f"   {say('eschnapur-hand')}: ", "bold default").append(hand, "bold yellow")
        text.append(steps_text(player, say))
    if player.ordered and shown.phase == FIRST_PHASE:
        cards: list[Message] = [
            Message("eschnapur-privilege", {"privilege": card.partition(":")[2]})
            for card in player.ordered
        ]
        text.append(f"\n     {say('eschnapur-ordered', cards=list(cards))}", "cyan")
    return text


def steps_text(player: Player, say: Say) -> Text:
    """What the bricks on the own board could bring about in the sites chosen."""
    lines = Text()
    for site in player.sites or []:
        steps = (player.steps or {}).get(site, [])
        if steps:
            section = int(site.partition(":")[2]) + 1
            words = ", ".join(step_words(step, say) for step in steps)
            lines.append("\n     " + say("eschnapur-steps", section=section) + f" {words}", "dim")
    return lines


def step_words(step: Step, say: Say) -> str:
    what = "complete" if step.complete else "bag" if step.bag else "nothing"
    return say("eschnapur-step", bricks=step.bricks, points=step.points, what=what)


def joined(parts: Iterable[Text]) -> Text:
    return Text(" ").join(list(parts))


# --- Choices -------------------------------------------------------------------------------------

IN_A_ROW = ("sites", "lay", "play", "stop", "choose", "forbid", "gold", "move")
"""Choices that differ in a word or two stand side by side."""

ITEM = 10
WIDTH = 98


def choices(offered: list[Choice], say: Say) -> RenderableType:
    """The choices by number; those that differ in a word only stand in one row."""
    rows: dict[str, Text] = {}
    for number, choice in enumerate(offered, 1):
        numbered = Text("  ").append(f"{number} ", "cyan")
        if choice.kind in IN_A_ROW:
            name = say(f"eschnapur-row-{choice.kind}", **args_of_row(choice))
            row = rows.setdefault(name, Text(f"  {name}:"))
            item = f"{number:>4}"
            if len(row.plain.rpartition("\n")[2]) + ITEM > WIDTH:
                row.append("\n" + " " * ITEM)
            row.append(item, "cyan").append(f" {item_of(choice, say)}".ljust(ITEM - len(item)))
        else:
            name = say(choice.label.key, **choice.label.args)
            rows[name] = numbered.append(name)
            for change in choice.preview.changes if choice.preview else []:
                rows[name].append("  " + change_words(change, say), "dim")
    return Group(*rows.values())


def args_of_row(choice: Choice) -> dict[str, str]:
    """What is the same for all choices of a row."""
    if choice.kind == "lay":
        return {"official": OFFICIAL_IDS[int(choice.at[1].partition(":")[2])]}
    if choice.kind == "move":
        return {"section": str(int(choice.at[0].partition(":")[2]) + 1)}
    return {}


def item_of(choice: Choice, say: Say) -> str:
    """What is different."""
    args = choice.label.args
    match choice.kind:
        case "sites":
            return f"[{args['first']}+{args['second']}]"
        case "lay" | "play":
            card = str(args["card"])
            return f"[{card}]" if card.isdecimal() else say("eschnapur-no-card")
        case "choose":
            return f"[{args['marker']}]"
        case "gold":
            return "[" + str(args["cards"]).replace(" ", "") + "]"
        case "move":
            return f"[{args['target']}]"
        case _:
            return f"[{args['section']}]"


def change_words(change: Change, say: Say) -> str:
    """How an action changes what a section would score."""
    parts = [
        say(
            "eschnapur-change",
            player=seat,
            before=change.before.get(seat, 0),
            after=change.after.get(seat, 0),
        )
        for seat in sorted({*change.before, *change.after})
        if change.before.get(seat, 0) != change.after.get(seat, 0)
    ]
    if change.bag:
        seats: list[Message] = [Message("a-player", {"player": seat}) for seat in change.bag]
        parts.append(say("eschnapur-change-bag", players=list(seats)))
    if change.complete:
        parts.append(say("eschnapur-change-complete"))
    return ", ".join(parts)
