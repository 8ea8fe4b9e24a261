"""Taj Mahal drawn for a terminal."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tavola.games.taj_mahal.components import (
    CARD_IDS,
    CITY,
    CITY_NAMES,
    LETTERS,
    SYMBOL_NAMES,
    symbols_of,
)
from tavola.games.taj_mahal.view import Board, City, Player, Preview, Way
from tavola.roadmap import RoadMap
from tavola.view import Choice, View

Say = Callable[..., str]
Styles = Sequence[str]

WIDTH, HEIGHT = 98, 27
"""The size of the map in characters."""

WAYS_SHOWN = 8
"""How many ways to withdraw are listed, the best ones first."""

PLACES = {
    "Kabul": (52, 63),
    "Srinagar": (252, 50),
    "Peshawar": (172, 128),
    "Ghazni": (52, 152),
    "Sialkot": (336, 72),
    "Kangra": (433, 67),
    "Sirhind": (450, 155),
    "Lahore": (327, 148),
    "Panipat": (532, 123),
    "Hardwar": (619, 109),
    "Bareilly": (678, 184),
    "Delhi": (550, 197),
    "Bahraich": (813, 126),
    "Gorakhpur": (930, 140),
    "Faizabad": (892, 208),
    "Lucknow": (806, 203),
    "Quetta": (52, 323),
    "Multan": (202, 261),
    "Bahawalpur": (220, 334),
    "Sukkur": (98, 420),
    "Bikaner": (336, 316),
    "Amber": (484, 314),
    "Chittor": (472, 432),
    "Jodhpur": (349, 410),
    "Agra": (646, 317),
    "Mathura": (581, 276),
    "Kannauj": (716, 263),
    "Kalpi": (729, 351),
    "Gwalior": (607, 382),
    "Jaunpur": (852, 284),
    "Benares": (936, 295),
    "Rewa": (890, 376),
    "Kalinjar": (815, 360),
    "Sehwan": (81, 511),
    "Umarkot": (202, 518),
    "Nagar": (249, 581),
    "Thatta": (97, 603),
    "Patan": (345, 537),
    "Ahmadabad": (420, 563),
    "Surat": (452, 646),
    "Junagadh": (319, 646),
    "Mandsaur": (535, 493),
    "Sironj": (677, 464),
    "Handia": (663, 549),
    "Ujjain": (573, 559),
    "Garha": (806, 469),
    "Ratanpur": (943, 470),
    "Nagpur": (846, 582),
    "Burhanpur": (712, 620),
}
"""Where the cities are drawn, in a field of 1000 by 700."""

TILE_PLACES = {
    "Kabul": (94, 102),
    "Lahore": (399, 117),
    "Delhi": (590, 153),
    "Oudh": (848, 168),
    "Multan": (118, 347),
    "Ajmer": (424, 368),
    "Agra": (697, 311),
    "Allahabad": (871, 330),
    "Sindh": (131, 555),
    "Gujarat": (375, 601),
    "Malwa": (623, 514),
    "Gondwana": (834, 523),
}
"""Where the number of a province is written."""

WHITE_STYLE = "bold white"
STYLES = {
    "red": "bright_red",
    "yellow": "yellow1",
    "green": "green3",
    "purple": "medium_orchid",
    "white": WHITE_STYLE,
}
"""The colours of the cards, which are also said: a terminal may have none."""

FORTRESS, PALACE, CROWN = "♜", "■", "♛"


def board(view: View[Player, Board], say: Say, styles: Styles) -> RenderableType:
    """The map, the court, the present province, the display and the players."""
    return Group(
        road_map(view, styles),
        visit_lines(view, say),
        province_lines(view, say, styles),
        display_line(view, say),
        specials_line(view, say),
        *(player_lines(player, view, say, styles) for player in view.players),
        Text(" " + say("taj-mahal-legend-cards"), "dim"),
        Text(" " + say("taj-mahal-legend-map"), "dim"),
    )


# --- The map -------------------------------------------------------------------------------------


def road_map(view: View[Player, Board], styles: Styles) -> Text:
    """Roads of dots, the numbers of the visits to come, cities and below them whose palaces.

    The present province is bright.
    """
    names = {city.id: CITY_NAMES[city_of(city.id)] for city in view.board.cities}
    here = cities_here(view)
    places = {id_: PLACES[name] for id_, name in names.items()}
    places |= {some.id: TILE_PLACES[province_name(some.id)] for some in view.board.provinces}
    drawn = RoadMap(places, view.board.roads, WIDTH, HEIGHT)
    for province in view.board.provinces[view.board.visit - 1 :]:
        number = f"({province.number})"
        column, row = drawn.at(province.id)
        style = "bold bright_white" if province.id == view.board.province else "grey62"
        drawn.write(number, style, drawn.left_of(number, column), row)
    for city in view.board.cities:
        style = "bold bright_white" if city.id in here else "grey62"
        name = names[city.id]
        column, row = drawn.at(city.id)
        left = drawn.left_of(name, column)
        drawn.write(name, style, left, row)
        if city.fortress:
            style = "bold gold1" if city.bonus else "grey42"
            drawn.write(FORTRESS, style, left + len(name), row)
        marks = palace_marks(city)
        left = drawn.left_of("".join(mark for mark, _ in marks), column)
        for mark, owner in marks:
            drawn.write(mark, styles[owner], left, row + 1)
            left += len(mark)
    return drawn.text()


def palace_marks(city: City) -> list[tuple[str, int]]:
    """Palace and crown palace with the numbers of their owners' seats, and these seats."""
    owners = ((PALACE, city.palace), (CROWN, city.crown))
    return [(f"{sign}{owner + 1}", owner) for sign, owner in owners if owner >= 0]


def cities_here(view: View[Player, Board]) -> list[str]:
    return next(p.cities for p in view.board.provinces if p.id == view.board.province)


def city_of(id_: str) -> int:
    return CITY[id_.partition(":")[2].capitalize()]


def province_name(id_: str) -> str:
    return id_.partition(":")[2].capitalize()


# --- Around the map ------------------------------------------------------------------------------


def visit_lines(view: View[Player, Board], say: Say) -> Text:
    """The visit, what can still be won, and where it goes after that."""
    here = view.board.provinces[view.board.visit - 1]
    heading = say(
        "taj-mahal-visit",
        number=view.board.visit,
        count=len(view.board.provinces),
        province=province_name(here.id),
    )
    text = Text(f"\n {heading}", "bold")
    prizes = ", ".join(say("taj-mahal-prize", prize=prize) for prize in view.board.court)
    text.append(f"   {say('taj-mahal-court')}: ", "bold")
    text.append(prizes or say("taj-mahal-court-empty"), "default")
    if here.tile == "board":
        goods = ", ".join(say("taj-mahal-good", good=good) for good in here.goods)
        text.append(f" ({say('taj-mahal-goods-here')}: {goods})", "default")
    following = view.board.provinces[view.board.visit :]
    if following:
        parts = []
        for province in following:
            goods = "+".join(say("taj-mahal-good", good=good) for good in province.goods)
            parts.append(f"{province.number} {province_name(province.id)} ({goods})")
        text.append(f"\n {say('taj-mahal-next')}: ", "dim bold").append(", ".join(parts), "dim")
    return text


def province_lines(view: View[Player, Board], say: Say, styles: Styles) -> Text:
    """The cities of the present province: what lies on them and who is there."""
    text = Text()
    here = cities_here(view)
    for city in view.board.cities:
        if city.id not in here:
            continue
        text.append("\n   " if text else "   ").append(CITY_NAMES[city_of(city.id)], "bold")
        if city.fortress:
            text.append(f" {FORTRESS}", "gold1" if city.bonus else "grey42")
        if city.bonus:
            bonus = say("taj-mahal-bonus", bonus=city.bonus.partition(":")[2])
            text.append(f" {bonus}", "gold1")
        for mark, owner in palace_marks(city):
            text.append(f" {mark} ", styles[owner])
            text.append(say("player", number=owner + 1), styles[owner])
    return text


def display_line(view: View[Player, Board], say: Say) -> Text:
    text = Text(f" {say('taj-mahal-display')}: ", "bold")
    text.append(
        card_row(view.board.display, say) or Text(say("taj-mahal-display-empty"), "default")
    )
    deck = say("taj-mahal-deck", deck=view.board.deck_size, discard=view.board.discard_size)
    return text.append(f"  ({deck})", "dim")


def specials_line(view: View[Player, Board], say: Say) -> Text:
    on_table = [
        f"{special_name(special.id, say)} ({say('taj-mahal-symbol', symbol=special.person)})"
        for special in view.board.specials
        if special.owner < 0
    ]
    text = Text(f" {say('taj-mahal-specials-on-table')}: ", "bold")
    return text.append(", ".join(on_table) or "–", "default")


def special_name(id_: str, say: Say) -> str:
    return say("taj-mahal-special", special=id_.partition(":")[2])


# --- The players ---------------------------------------------------------------------------------


def player_lines(player: Player, view: View[Player, Board], say: Say, styles: Styles) -> Text:
    acting = player.seat in view.actors
    key = "taj-mahal-carletto-player" if player.carletto else "taj-mahal-player"
    words = say(key, player=player.seat, points=player.points, cards=player.hand_size)
    marker = "▶" if acting else " "
    text = Text(f"{marker} {player.seat + 1} {words}", styles[player.seat])
    if player.inside:
        text.append("  ").append(colour_of_visit(player, say))
    if player.seat == view.board.start:
        text.append(f"  {say('taj-mahal-start')}", "dim")
    if view.actors and not player.inside:
        text.append(f"  {say('taj-mahal-out')}", "dim")
    lying = [special.id for special in view.board.specials if special.laid]
    belongings = [special_name(card, say) for card in player.specials if card not in lying]
    belongings += [
        f"{count} {say('taj-mahal-good', good=good)}"
        for good, count in player.goods.items()
        if count
    ]
    belongings += [
        say("taj-mahal-symbol", symbol=person) for person, count in player.tiles.items() if count
    ]
    if belongings:
        text.append(f"\n    {say('taj-mahal-owns')}: {', '.join(belongings)}", "default")
    if player.laid:
        shown = " ".join(
            f"{LETTERS[SYMBOL_NAMES.index(symbol)]}{count}"
            for symbol, count in player.symbols.items()
            if count
        )
        text.append(f"\n    {say('taj-mahal-shows')}: ", "default")
        text.append(card_row(player.laid, say))
        for card in player.specials:
            if card in lying:
                text.append(f"  [{special_name(card, say)}]", WHITE_STYLE)
        text.append(f"  = {shown}", "default")
        if player.leads:
            prizes = ", ".join(say("taj-mahal-prize", prize=prize) for prize in player.leads)
            text.append(f"  {say('taj-mahal-leads')}: {prizes}", "bold default")
    if player.hand is not None:
        text.append(f"\n    {say('taj-mahal-hand')}: ", "bold default")
        text.append(card_row(player.hand, say) or Text(say("taj-mahal-hand-empty"), "default"))
    elif player.known:
        text.append(f"\n    {say('taj-mahal-taken')}: ", "default")
        text.append(card_row(player.known, say))
    return text


def colour_of_visit(player: Player, say: Say) -> Text:
    """The colour that a player has settled on, or that it is still open."""
    if player.colour is None:
        return Text(say("taj-mahal-colour-open"), "dim")
    return Text(say("taj-mahal-colour-of-visit", colour=player.colour), STYLES[player.colour])


def card_row(cards: Iterable[str], say: Say) -> Text:
    kinds = [CARD_IDS.index(card.partition(":")[2]) for card in cards]
    return Text("  ").join([card_text(card, say) for card in kinds])


def card_text(card: int, say: Say) -> Text:
    """A card by its colour, in short and as the style, and the letters of its symbols."""
    colour = CARD_IDS[card].partition("-")[0]
    letters = "".join(LETTERS[symbol] for symbol in symbols_of(card))
    return Text(say("taj-mahal-colour-short", colour=colour) + letters, STYLES[colour])


# --- Choices -------------------------------------------------------------------------------------


def choices(offered: list[Choice], say: Say) -> RenderableType:
    """The choices by number, each with what it would give."""
    lines = Text()
    for number, choice in enumerate(offered, 1):
        lines.append("\n" if lines else "").append(f"  {number:>2} ", "cyan")
        lines.append(say(choice.label.key, **choice.label.args))
        if choice.preview:
            lines.append(preview_lines(choice.kind, choice.preview, say))
    return lines


def preview_lines(kind: str, preview: Preview, say: Say) -> Text:
    text = Text(style="dim")
    prizes = ", ".join(say("taj-mahal-prize", prize=prize) for prize in preview.prizes)
    if kind == "withdraw":
        won = say("taj-mahal-way-prizes", prizes=prizes) if prizes else say("taj-mahal-way-nothing")
        text.append(f": {won}")
    elif prizes and not preview.ways:
        text.append(f"  ({say('taj-mahal-would-lead', prizes=prizes)})")
    best = sorted(preview.ways, key=lambda way: (-way.points, -way.cards))
    for way in best[:WAYS_SHOWN]:
        text.append(f"\n       {way_words(way, say)}")
    if len(best) > WAYS_SHOWN:
        text.append("\n       " + say("taj-mahal-way-more", count=len(best) - WAYS_SHOWN))
    return text


def way_words(way: Way, say: Say) -> str:
    """What a way to withdraw would give, in a line."""
    parts = []
    if way.cities:
        cities = ", ".join(CITY_NAMES[city_of(city)] for city in way.cities)
        parts.append(say("taj-mahal-way-cities", cities=cities))
    if way.crown:
        parts.append(say("taj-mahal-way-crown", city=CITY_NAMES[city_of(way.crown)]))
    for gain in way.bonuses:
        if gain.points:
            bonus = gain.bonus.partition(":")[2]
            parts.append(say("taj-mahal-way-bonus", bonus=bonus, points=gain.points))
    if way.palaces:
        parts.append(say("taj-mahal-way-palaces", points=way.palaces))
    if way.goods:
        parts.append(say("taj-mahal-way-goods", points=way.goods))
    parts += [say("taj-mahal-way-card")] * way.cards
    parts.append(say("taj-mahal-way-points", points=way.points))
    return ", ".join(parts)
