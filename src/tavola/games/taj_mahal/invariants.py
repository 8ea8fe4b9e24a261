"""What always holds in Taj Mahal."""

from enum import IntEnum

from tavola.games.taj_mahal.cards import colour_of
from tavola.games.taj_mahal.components import (
    BONUSES,
    CITIES,
    COLOURED,
    GOODS,
    KINDS,
    MOST_IN_DISPLAY,
    MOST_SEATS,
    PAIR,
    PERSONS,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
    TILES_OF_A_PERSON,
    Special,
    Symbol,
)
from tavola.games.taj_mahal.state import GONE, NO_BONUS, NO_COLOUR, Stage
from tavola.kernel import NO_CARD, NO_SEAT, Record, count_bits, hands_are_right, rule


class Broken(IntEnum):
    """Which invariant does not hold."""

    SOUND = 0
    CARDS = 1
    HANDS = 2
    LAID = 3
    SPECIALS = 4
    INFLUENCE = 5
    BONUS_TILES = 6
    PROVINCE_TILES = 7
    PALACES = 8
    VISIT = 9
    DISPLAY = 10


@rule
def check(s: Record, t: Record) -> int:
    if not cards_are_complete(s, t):
        return Broken.CARDS
    if not hands_are_right(s) or not carletti_have_no_hand(s):
        return Broken.HANDS
    for seat in range(MOST_SEATS):
        if not laid_is_right(s, t, seat):
            return Broken.LAID
    if not specials_are_right(s):
        return Broken.SPECIALS
    if not influence_is_right(s):
        return Broken.INFLUENCE
    if not bonus_tiles_are_complete(s, t):
        return Broken.BONUS_TILES
    if not province_tiles_are_right(s, t):
        return Broken.PROVINCE_TILES
    if not palaces_are_right(s, t):
        return Broken.PALACES
    if not visit_is_right(s, t):
        return Broken.VISIT
    if not display_is_right(s):
        return Broken.DISPLAY
    return Broken.SOUND


@rule
def cards_are_complete(s: Record, t: Record) -> bool:
    """All cards are in the deck, the display, the discard, in hands or before the players."""
    for card in range(KINDS):
        cards = s.unlocated[card] + s.discard[card]
        for place in range(MOST_IN_DISPLAY):
            if s.display[place] == card:
                cards += 1
        for seat in range(s.players):
            cards += s.known[seat, card] + s.laid[seat, card]
        if cards != t.copies[card]:
            return False
    return True


@rule
def carletti_have_no_hand(s: Record) -> bool:
    for seat in range(MOST_SEATS):
        if (s.carletti >> seat & 1 or seat >= s.players) and s.hand_size[seat] != 0:
            return False
    return True


@rule
def laid_is_right(s: Record, t: Record, seat: int) -> bool:
    """What lies before a player has one colour, but for what came with the change of colour."""
    laid, others = 0, 0
    for card in range(KINDS):
        laid += s.laid[seat, card]
        if s.laid[seat, card] < 0:
            return False
        if card < COLOURED and s.laid[seat, card] > 0 and s.colour[seat] != NO_COLOUR:
            if colour_of(card) != s.colour[seat]:
                others += s.laid[seat, card]
    if laid != s.laid_size[seat] or (others > 0 and not lies(s, seat, Special.CHANGE + 0)):
        return False
    for symbol in range(SYMBOLS):
        shown = 0
        for card in range(KINDS):
            shown += s.laid[seat, card] * t.symbols[card, symbol]
        if symbol == Symbol.ELEPHANT and lies(s, seat, Special.ELEPHANT + 0):
            shown += 1
        if symbol == Symbol.MOGUL and lies(s, seat, Special.MOGUL + 0):
            shown += 1
        if shown != s.symbols[seat, symbol]:
            return False
    inside = s.inside >> seat & 1 == 1
    return others <= 1 and (inside or laid == 0 or is_withdrawing(s, seat))


@rule
def lies(s: Record, seat: int, special: int) -> bool:
    return bool(s.special_owner[special] == seat and s.special_laid[special] == 1)


@rule
def is_withdrawing(s: Record, seat: int) -> bool:
    """Whether the cities are chosen, so that the cards still lie there."""
    return bool(seat == s.turn and (s.stage == Stage.BUILDING or s.stage == Stage.CROWNING))


@rule
def specials_are_right(s: Record) -> bool:
    """A special card lies before its owner only; with two Carletti none is on the table."""
    for special in range(SPECIALS):
        owner = s.special_owner[special]
        if owner < NO_SEAT or owner >= s.players:
            return False
        if s.special_laid[special] != 0 and (owner == NO_SEAT or s.laid_size[owner] == 0):
            return False
    return True


@rule
def influence_is_right(s: Record) -> bool:
    """Nobody keeps a pair beyond a visit, so that one tile of each person is always left."""
    for person in range(PERSONS):
        out = 1 if s.court >> person & 1 else 0
        for seat in range(s.players):
            tiles = s.tiles[seat, person] + 0
            if tiles < 0 or tiles > PAIR or (tiles == PAIR and s.inside >> seat & 1):
                return False
            if tiles == PAIR and s.stage == Stage.OVER:
                return False
            out += tiles
        if out > TILES_OF_A_PERSON:
            return False
    return True


@rule
def bonus_tiles_are_complete(s: Record, t: Record) -> bool:
    for bonus in range(BONUSES):
        tiles = s.bonus_gone[bonus] + 0
        if s.bonus_gone[bonus] < 0:
            return False
        for city in range(CITIES):
            if s.bonus[city] == bonus:
                tiles += 1
        if bonus < GOODS:
            for seat in range(s.players):
                tiles += s.goods[seat, bonus] - goods_on_province_tiles(s, t, seat, bonus)
        if tiles != t.bonus[s.map, bonus]:
            return False
    for city in range(CITIES):
        if s.bonus[city] != NO_BONUS and not t.fortresses[s.map] >> city & 1:
            return False
    return True


@rule
def goods_on_province_tiles(s: Record, t: Record, seat: int, good: int) -> int:
    goods = 0
    for number in range(PROVINCES):
        if s.tile_owner[number] == seat:
            goods += t.goods[number, good]
    return goods


@rule
def province_tiles_are_right(s: Record, t: Record) -> bool:
    """Each province has its number; past tiles are owned or gone, later ones lie there."""
    seen = 0
    count = t.province_count[s.map]
    for number in range(PROVINCES):
        if number >= count:
            if s.province[number] != GONE or s.tile_owner[number] != GONE:
                return False
            continue
        seen |= 1 << s.province[number]
        waiting = s.tile_owner[number] == NO_SEAT
        if number >= s.visit and not waiting:
            return False
        if number < s.visit - 1 and waiting:
            return False
    return bool(seen == t.provinces[s.map])


@rule
def palaces_are_right(s: Record, t: Record) -> bool:
    """At most one normal palace a city, and none in provinces that were not visited."""
    visited = 0
    for number in range(s.visit):
        visited |= t.cities[s.province[number]]
    normal, crowns = 0, 0
    for seat in range(s.players):
        if normal & s.palaces[seat] or crowns & s.crowns[seat]:
            return False
        normal |= s.palaces[seat]
        crowns |= s.crowns[seat]
    for number in range(s.visit):
        if count_bits(crowns & t.cities[s.province[number]]) > 1:
            return False
    return bool((normal | crowns) & ~visited == 0)


@rule
def visit_is_right(s: Record, t: Record) -> bool:
    """Everybody has one place in the order; whose turn it is is in, or withdraws."""
    seats = 0
    for place in range(MOST_SEATS):
        if (s.order[place] == NO_SEAT) != (place >= s.players):
            return False
        if place < s.players:
            seats |= 1 << s.order[place]
    if seats != (1 << s.players) - 1 or s.visit < 1 or s.visit > t.province_count[s.map]:
        return False
    playing = s.stage == Stage.PLAYING or s.stage == Stage.JOINING
    if playing != (s.inside >> s.turn & 1 == 1) or (playing and s.carletti >> s.turn & 1):
        return False
    if (s.palaces_left > 0) != (s.stage == Stage.BUILDING):
        return False
    if (s.takes > 0) != (s.stage == Stage.TAKING or s.stage == Stage.LOSING):
        return False
    return bool((s.chooser != NO_SEAT) == (s.stage == Stage.LOSING))


@rule
def display_is_right(s: Record) -> bool:
    for place in range(MOST_IN_DISPLAY):
        if (s.display[place] == NO_CARD) != (place >= s.display_size):
            return False
        if 0 < place < s.display_size and s.display[place] < s.display[place - 1]:
            return False
    return True
