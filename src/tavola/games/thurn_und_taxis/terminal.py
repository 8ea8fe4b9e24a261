"""Thurn und Taxis drawn for a terminal."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavola.games.thurn_und_taxis.components import (
    CITY_IDS,
    CITY_NAMES,
    GROUPS,
    REGION_IDS,
    REGION_NAMES,
    REGION_OF,
    ROADS,
    City,
    Region,
    Stack,
)
from tavola.games.thurn_und_taxis.view import Board, Closing, Player, Tile
from tavola.roadmap import RoadMap
from tavola.view import Choice, View

Say = Callable[..., str]
Styles = Sequence[str]

WIDTH, HEIGHT = 78, 24
"""The size of the map in characters; the last row is for houses."""

INITIALS = 2
"""How much of a colour tells whose house it is."""

PLACES = {
    City.MANNHEIM: (204, 120),
    City.CARLSRUHE: (106, 298),
    City.FREIBURG: (74, 499),
    City.BASEL: (66, 627),
    City.ZURICH: (200, 678),
    City.INNSBRUCK: (507, 680),
    City.SIGMARINGEN: (204, 432),
    City.STUTTGART: (286, 239),
    City.ULM: (334, 406),
    City.WURZBURG: (407, 80),
    City.NURNBERG: (561, 172),
    City.REGENSBURG: (693, 268),
    City.INGOLSTADT: (544, 340),
    City.AUGSBURG: (475, 451),
    City.KEMPTEN: (384, 589),
    City.MUNCHEN: (632, 518),
    City.PASSAU: (800, 449),
    City.SALZBURG: (913, 656),
    City.LINZ: (952, 456),
    City.PILSEN: (756, 94),
    City.BUDWEIS: (945, 252),
    City.LODZ: (935, 76),
}
"""Where the cities are drawn, in a field of 1000 by 700."""

REGION_STYLES = {
    Region.BADEN: "orchid",
    Region.SCHWEIZ: "bright_red",
    Region.TYROL: "dark_orange",
    Region.HOHENZOLLERN: "sandy_brown",
    Region.WURTTEMBERG: "gold1",
    Region.BAIERN: "sky_blue1",
    Region.SALZBURG: "spring_green2",
    Region.BOHMEN: "chartreuse3",
    Region.POLEN: "grey70",
}
"""The style of a region; its cities are also named beside its tiles."""

REGION_OF_CITY = {city: region for region, cities in REGION_OF.items() for city in cities}


def board(view: View[Player, Board], say: Say, styles: Styles) -> RenderableType:
    """The map, the tiles, the row and the players."""
    parts: list[RenderableType] = [
        road_map(view, say, styles),
        tile_table(view, say),
        row_line(view, say),
    ]
    if view.board.ended >= 0 and view.actors:
        ending = say("thurn-und-taxis-ending", player=view.board.ended, other=view.board.last)
        parts.append(Text(" " + ending, "bold"))
    parts += [player_lines(player, view, say, styles) for player in view.players]
    if any(player.route for player in view.players if player.seat == view.viewer):
        parts.append(Text(" " + say("thurn-und-taxis-legend"), "dim"))
    return Group(*parts)


# --- The map -------------------------------------------------------------------------------------


def road_map(view: View[Player, Board], say: Say, styles: Styles) -> Text:
    """Roads of dots, cities in the colour of their region, below them whose houses are there."""
    roads = ((city, other) for city, others in ROADS.items() for other in others)
    drawn = RoadMap(PLACES, roads, WIDTH, HEIGHT)
    for city in PLACES:
        column, row = drawn.at(city)
        name = CITY_NAMES[city]
        drawn.write(name, f"bold {city_style(city)}", drawn.left_of(name, column), row)
        seats = view.board.houses[f"city:{CITY_IDS[city]}"]
        initials = [say("player", number=seat + 1)[:INITIALS] for seat in seats]
        left = drawn.left_of("".join(initials), column)
        for place, seat in enumerate(seats):
            drawn.write(
                initials[place], f"reverse {styles[seat]}", left + place * INITIALS, row + 1
            )
    return drawn.text()


# --- Tiles, row and players ----------------------------------------------------------------------


def tile_table(view: View[Player, Board], say: Say) -> Table:
    """The tiles that are left, and what each stack asks for."""
    table = Table(box=None, padding=(0, 2, 0, 1), show_header=False, pad_edge=False)
    for stack, shown in zip(Stack, view.board.stacks, strict=True):
        name = say("thurn-und-taxis-stack", stack=shown.id.partition(":")[2])
        values = " ".join(map(str, shown.left)) or "–"
        table.add_row(name, Text(values, "bold green"), asked_for(stack, view, say))
    return table


def asked_for(stack: Stack, view: View[Player, Board], say: Say) -> Text:
    """What a stack asks for: the cities of its regions, or else."""
    if stack in GROUPS:
        cities = [city for region in GROUPS[stack] for city in REGION_OF[region]]
        return joined(map(city_text, cities), " ")
    if stack == Stack.ALL_REGIONS:
        return Text(say("thurn-und-taxis-every-region", count=view.board.all_regions), "dim")
    if stack == Stack.END:
        return Text(say("thurn-und-taxis-end-tile"), "dim")
    return Text(say("thurn-und-taxis-any-cities"), "dim")


def row_line(view: View[Player, Board], say: Say) -> Text:
    deck, discard = view.board.deck_size, view.board.discard_size
    text = Text(f" {say('thurn-und-taxis-row')}: ", "bold")
    text.append(joined((marked(city, view) for city in view.board.row if city), "  "))
    return text.append("  (" + say("thurn-und-taxis-deck", deck=deck, discard=discard) + ")", "dim")


def marked(id_: str, view: View[Player, Board]) -> Text:
    """A city with what it is to the viewer: which end of the route it fits, and a house."""
    text = city_text(city_of(id_))
    if view.viewer < 0:
        return text
    me = view.players[view.viewer]
    if id_ in me.fits_left:
        text = Text("←").append(text)
    if id_ in me.fits_right:
        text = text.append("→", "default")
    if view.viewer in view.board.houses[id_]:
        text = text.append("⌂", "default")
    return text


def player_lines(player: Player, view: View[Player, Board], say: Say, styles: Styles) -> Text:
    marker = "▶ " if player.seat == view.board.turn and view.actors else "  "
    words = say(
        "thurn-und-taxis-player",
        player=player.seat,
        cards=player.hand_size,
        houses=player.houses_left,
        carriage=player.carriage,
        points=player.points,
    )
    text = Text(marker + words, styles[player.seat])
    if player.tiles:
        tiles = " ".join(str(tile.points) for tile in player.tiles)
        text.append(f"  {say('thurn-und-taxis-tiles')}: {tiles}", "green")
    for seat, key in (
        (view.board.start, "thurn-und-taxis-begins"),
        (view.board.last, "thurn-und-taxis-plays-last"),
    ):
        if player.seat == seat:
            text.append("  " + say(key), "dim")
    if player.could_end:
        text.append("\n    " + say("thurn-und-taxis-could-end"), "bold")
    if player.route:
        route = joined((city_text(city_of(city)) for city in player.route), " – ")
        text.append(f"\n    {say('thurn-und-taxis-route')}: ", "default").append(route)
    if player.hand is not None:
        hand = joined((marked(city, view) for city in player.hand), "  ")
        text.append(f"\n    {say('thurn-und-taxis-hand')}: ", "bold default")
        text.append(hand if player.hand else Text(say("thurn-und-taxis-hand-empty"), "default"))
    return text


def city_of(id_: str) -> City:
    return City(CITY_IDS.index(id_.partition(":")[2]))


def city_text(city: City) -> Text:
    return Text(CITY_NAMES[city], city_style(city))


def city_style(city: City) -> str:
    return REGION_STYLES[REGION_OF_CITY[city]]


def joined(parts: Iterable[Text], between: str) -> Text:
    return Text(between).join(list(parts))


# --- Choices -------------------------------------------------------------------------------------


def choices(offered: list[Choice], say: Say) -> RenderableType:
    """The choices by number; those that differ only in the city stand in one row."""
    rows: dict[str, Text] = {}
    warnings: dict[str, str] = {}
    for number, choice in enumerate(offered, 1):
        numbered = Text("  ").append(f"{number} ", "cyan")
        if choice.at and choice.at[0].startswith("city:"):
            args = {"end": choice.at[1].partition(":")[2]} if choice.kind == "lay" else {}
            name = say(f"thurn-und-taxis-row-{choice.kind}", **args)
            row = rows.setdefault(name, Text(f"  {name}:"))
            row.append(numbered).append(city_text(city_of(choice.at[0])))
        else:
            name = say(choice.label.key, **choice.label.args)
            rows[name] = numbered.append(name)
        if choice.kind in ("close", "cartwright", "each", "region", "fewer") and choice.preview:
            for closing in choice.preview.closings:
                rows[name].append("\n      " + closing_words(closing, choice.kind, say), "dim")
        if choice.kind == "abandon":
            warnings[name] = say("thurn-und-taxis-warning-lost", count=choice.preview.lost)
        elif choice.preview and choice.preview.discards:
            count = choice.preview.discards
            warnings[name] = say("thurn-und-taxis-warning-discards", count=count)
    for name, warning in warnings.items():
        rows[name].append("\n      " + warning, "yellow")
    return Group(*rows.values())


def closing_words(closing: Closing, kind: str, say: Say) -> str:
    """What a way of closing the route would give, in a line."""
    parts = []
    if kind in ("close", "cartwright"):
        parts.append(mode_words(closing.mode, say))
    least, most = closing.points
    gain = "points" if least == most else "points-between"
    stacks: list[tuple[str, Tile]] = [("tile", tile) for tile in closing.tiles]
    stacks += [("possible", tile) for tile in closing.tiles_possible]
    parts += [
        say("thurn-und-taxis-closing-houses", most=closing.houses[1]),
        *(
            say(
                f"thurn-und-taxis-closing-{how}",
                points=tile.points,
                stack=tile.stack.partition(":")[2],
            )
            for how, tile in stacks
        ),
        say("thurn-und-taxis-closing-carriage", carriage=closing.carriage),
        say(f"thurn-und-taxis-closing-{gain}", least=least, points=most),
    ]
    if closing.ends:
        parts.append(say("thurn-und-taxis-closing-ends"))
    return ", ".join(parts)


def mode_words(mode: str, say: Say) -> str:
    name, _, region = mode.partition(":")
    where = REGION_NAMES[REGION_IDS.index(region)] if region else ""
    return say("thurn-und-taxis-closing-mode", mode=name, region=where)
