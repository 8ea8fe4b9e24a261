"""Great Wall of China drawn for a terminal."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tavola.games.great_wall.view import Board, Place, Player, Section, Total
from tavola.message import Message
from tavola.view import Choice, View

Say = Callable[..., str]
Styles = Sequence[str]

CARD_WIDTH = 5
"""Columns that a card takes, with the gap behind it."""


def board(view: View[Player, Board], say: Say, styles: Styles) -> RenderableType:
    """The sections, what is to come, and the players."""
    parts: list[RenderableType] = [
        section_panel(number, section, say, styles)
        for number, section in enumerate(view.board.sections, 1)
    ]
    tokens = "  ".join(f"{count}×{value}" for value, count in view.board.tokens_to_come.items())
    parts.append(Text(" " + say("great-wall-to-come", tokens=tokens), "dim"))
    if view.board.last_circle:
        parts.append(Text(" " + say("great-wall-last-circle"), "bold"))
    elif view.board.finisher >= 0:
        parts.append(Text(" " + say("great-wall-last-round", player=view.board.finisher), "bold"))
    parts += [player_line(player, view, say, styles) for player in view.players]
    return Group(*parts)


def section_panel(number: int, section: Section, say: Say, styles: Styles) -> RenderableType:
    title = say("great-wall-section", section=number)
    if not section.open:
        return Panel(Text(say("great-wall-no-section"), "dim"), title=title, title_align="left")
    tokens = "  ".join(f"({token})" for token in section.tokens)
    totals = Text("   ").join(total_text(total, say, styles) for total in section.totals)
    return Panel(
        Group(
            Columns([card(place, say, styles) for place in section.row], padding=(0, 1))
            if section.row
            else Text(" "),
            totals,
            Text(prospect(section, say), "italic"),
        ),
        title=f"[bold]{title}[/]   [bold green]{tokens}[/]",
        title_align="left",
        border_style="grey50",
    )


def card(place: Place, say: Say, styles: Styles) -> Text:
    """A card: the token on it or what lies under it, its kind, its owner."""
    top = place.stack[-1]
    style = styles[top.owner]
    name = say("great-wall-short", kind=top.kind)
    above = f"({place.token})" if place.token else "╭──╮"
    if len(place.stack) > 1:
        above = f"╭{say('great-wall-short', kind=place.stack[-2].kind)}╮"
    owner = say("player", number=top.owner + 1)[:2]
    return Text(f"{above:^4}\n│{name:2}│\n╰{owner:2}╯", style)


def total_text(total: Total, say: Say, styles: Styles) -> Text:
    """What a player has, and how it comes about: 3 + 2 − 4."""
    sum_ = " + ".join(str(part.points) for part in total.parts)
    if total.token:
        sum_ += f" − {total.token}"
    words = say("great-wall-total", player=total.seat, points=str(total.points))
    text = Text(words, f"bold {styles[total.seat]}")
    return text.append(f" = {sum_}", "dim") if len(total.parts) > 1 or total.token else text


def prospect(section: Section, say: Say) -> str:
    coming = section.prospect
    if coming is None:
        return say("great-wall-nobody-leads") if section.totals else ""
    if coming.lays:
        return say("great-wall-prospect-lays", player=coming.seat)
    laid = next(total.token for total in section.totals if total.seat == coming.other)
    return say(
        "great-wall-prospect-wins",
        player=coming.seat,
        token=coming.wins,
        other=coming.other,
        laid=laid,
    )


def player_line(
    player: Player, view: View[Player, Board], say: Say, styles: Styles
) -> RenderableType:
    marker = "▶ " if player.seat == view.board.turn and view.actors else "  "
    words = say(
        "great-wall-player", player=player.seat, hand=player.hand_size, deck=player.deck_size
    )
    text = Text(marker + words, styles[player.seat])
    if player.fame is not None:
        text.append("  " + say("great-wall-player-fame", fame=player.fame), "bold")
    if player.hand is None:
        return text
    cards: list[Message] = [
        Message("great-wall-cards", {"kind": kind, "count": count})
        for kind, count in player.hand.items()
        if count
    ]
    hand = say("great-wall-hand", cards=list(cards)) if cards else say("great-wall-hand-empty")
    return text.append("\n    " + hand, "bold")


# --- choices -------------------------------------------------------------------------------------


def choices(offered: list[Choice], say: Say) -> RenderableType:
    """The choices by number; what differs only in the section stands in one row."""
    rows: dict[str, dict[int, int]] = {}
    for number, choice in enumerate(offered, 1):
        args = dict(choice.label.args)
        section = int(args.pop("section", 0))  # type: ignore[arg-type]
        name = say(f"great-wall-row-{choice.kind}", **args)
        rows.setdefault(name, {})[section] = number
    sections = sorted({section for row in rows.values() for section in row if section})
    table = Table(box=None, padding=(0, 2), header_style="dim", show_edge=False)
    table.add_column("")
    for section in sections:
        table.add_column(say("great-wall-section", section=section), justify="right")
    for name, row in rows.items():
        cells: list[Any] = [Text(str(row[s]), "cyan") if s in row else "" for s in sections]
        if 0 in row:
            cells = [Text(str(row[0]), "cyan"), *[""] * (len(sections) - 1)]
        table.add_row(name, *cells)
    return table
