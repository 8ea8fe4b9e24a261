"""Withdrawing in Taj Mahal: prizes, palaces, points in the printed order, new cards."""

from tavola.games.taj_mahal.cards import discard_laid, draw, prizes_led
from tavola.games.taj_mahal.components import (
    CARDS_TAKEN,
    GOODS,
    PERSONS,
    POINTS_OF_BONUS,
    POINTS_OF_TAJ_MAHAL,
    SYMBOLS,
    Bonus,
    Symbol,
)
from tavola.games.taj_mahal.connections import led_to, occupied, own_cities, provinces_connected
from tavola.games.taj_mahal.events import Draw, Event, Leaving
from tavola.games.taj_mahal.state import NO_BONUS, NO_CITY, Stage
from tavola.kernel import NO_CARD, Record, count_bits, lowest, rule, small_rule, tell

# --- Prizes --------------------------------------------------------------------------------------


@rule
def withdraw(s: Record, seat: int, journal: Record) -> None:
    """Take each prize still in the court of whose symbol one shows more than everybody still in.

    Who has not played in this visit gets a card of the deck.
    """
    nothing_played = s.laid_size[seat] == 0
    why = Leaving.NOTHING_PLAYED + 0 if nothing_played else Leaving.PLAYED + 0
    tell(journal, Event.WITHDREW, seat, why=why)
    take_prizes(s, seat, journal)
    if nothing_played:
        draw(s, seat, Draw.NOTHING_PLAYED + 0, journal)
    s.stage = Stage.BUILDING


@rule
def take_prizes(s: Record, seat: int, journal: Record) -> None:
    s.won = prizes_led(s, seat)
    s.court &= ~s.won
    s.inside &= ~(1 << seat)
    s.palaces_left = 0
    for symbol in range(SYMBOLS):
        if s.won >> symbol & 1:
            tell(journal, Event.WON, seat, item=symbol)
            if symbol < PERSONS:
                s.tiles[seat, symbol] += 1
                s.palaces_left += 1


@small_rule
def crown_to_place(s: Record) -> bool:
    return s.won >> Symbol.MOGUL & 1 == 1 and s.crown_site == NO_CITY


# --- Palaces -------------------------------------------------------------------------------------


@small_rule
def province_now(s: Record) -> int:
    province: int = s.province[s.visit - 1]
    return province


@small_rule
def sites_to_choose(s: Record, t: Record) -> int:
    """The cities of the province where a palace can be placed now.

    Those without a normal palace; palaces of one withdrawal in the order of the atlas, so that
    enough cities must follow.
    """
    free = t.cities[province_now(s)] & ~occupied(s)
    if s.sites != 0:
        last = s.sites + 0
        while last & (last - 1):
            last &= last - 1
        free &= ~(last - 1)  # what is lower than the last one chosen, which is occupied itself
    return free


@rule
def places_for_a_palace(s: Record, t: Record, family: int, out: Record) -> int:
    count = 0
    free = sites_to_choose(s, t)
    spare = count_bits(free) - s.palaces_left
    while free and spare >= 0:
        out[count] = family + lowest(free)
        count += 1
        free &= free - 1
        spare -= 1
    return count


@rule
def can_build(s: Record, t: Record, city: int) -> bool:
    """Whether a palace may come here, and enough cities follow for those that are left."""
    free = sites_to_choose(s, t)
    return free >> city & 1 == 1 and count_bits(free >> city) >= s.palaces_left


@small_rule
def no_choice_of_sites(s: Record, t: Record) -> bool:
    """Whether all cities that are left must be taken."""
    return count_bits(sites_to_choose(s, t)) == s.palaces_left


@rule
def place_palace(s: Record, seat: int, city: int, learnt: int, journal: Record) -> None:
    s.palaces[seat] |= 1 << city
    s.sites |= 1 << city
    s.palaces_left -= 1
    tell(journal, Event.PALACE, seat, item=city, learnt=learnt)


@rule
def place_crown(s: Record, seat: int, city: int, learnt: int, journal: Record) -> None:
    """In any city of the province, occupied or not; it takes no bonus tile."""
    s.crowns[seat] |= 1 << city
    s.crown_site = city
    tell(journal, Event.CROWN, seat, item=city, learnt=learnt)


# --- Points --------------------------------------------------------------------------------------


@rule
def settle(s: Record, t: Record, seat: int, journal: Record) -> None:
    """Once all cities are chosen: points in the printed order, then what was played goes."""
    score_bonus_tiles(s, seat, journal)
    score_palaces(s, t, seat, journal)
    score_province_tile(s, t, seat, journal)
    s.sites = 0
    s.crown_site = NO_CITY
    s.won = 0
    discard_laid(s, seat)


@rule
def score_bonus_tiles(s: Record, seat: int, journal: Record) -> None:
    """1. One by one: points, a card, or a good, which is kept."""
    sites = s.sites + 0
    while sites:
        city = lowest(sites)
        sites &= sites - 1
        bonus = s.bonus[city] + 0
        if bonus == NO_BONUS:
            continue
        s.bonus[city] = NO_BONUS
        if bonus < GOODS:
            tell(journal, Event.BONUS, seat, item=bonus, amount=0, at=city)
            score_good(s, seat, bonus, 0, journal)
            continue
        s.bonus_gone[bonus] += 1
        s.points[seat] += points_of_bonus(bonus)
        tell(journal, Event.BONUS, seat, item=bonus, amount=points_of_bonus(bonus), at=city)
        if bonus == Bonus.ONE_CARD and not s.carletti >> seat & 1:
            draw(s, seat, Draw.BONUS_TILE + 0, journal)


@small_rule
def points_of_bonus(bonus: int) -> int:
    if bonus == Bonus.TWO_POINTS:
        return POINTS_OF_BONUS
    if bonus == Bonus.TAJ_MAHAL:
        return POINTS_OF_TAJ_MAHAL
    return 0


@rule
def score_good(s: Record, seat: int, good: int, on_province_tile: int, journal: Record) -> None:
    """One for the good, and one for each equal good one owns already."""
    owned = s.goods[seat, good] + 0
    s.points[seat] += 1 + owned
    s.goods[seat, good] += 1
    tell(journal, Event.GOOD, seat, item=good, amount=1 + owned, at=owned, why=on_province_tile)


@rule
def score_palaces(s: Record, t: Record, seat: int, journal: Record) -> None:
    """2. Only who placed a palace here: one for this province, one for each that is connected."""
    if s.sites == 0 and s.crown_site == NO_CITY:
        return
    province, own = province_now(s), own_cities(s, seat)
    others = provinces_connected(s, t, own, province)
    points = 1 + count_bits(others)
    s.points[seat] += points
    tell(journal, Event.CONNECTED, seat, item=others, amount=points, at=province)


@rule
def score_province_tile(s: Record, t: Record, seat: int, journal: Record) -> None:
    """3. Its goods, those won in this same withdrawal counting as owned."""
    if not s.won >> Symbol.ELEPHANT & 1:
        return
    s.tile_owner[s.visit - 1] = seat
    for good in range(GOODS):
        for _ in range(t.goods[s.visit - 1, good]):
            score_good(s, seat, good, 1, journal)


# What the points of `settle` would be, before it is done:


@rule
def worth_of_tiles(s: Record, t: Record, seat: int, sites: int) -> int:
    """What the bonus tiles of these cities and a province tile that was won would give."""
    total = 0
    gathered = 0  # goods won on the way, eight bits for each
    while sites:
        bonus = s.bonus[lowest(sites)] + 0
        sites &= sites - 1
        if bonus >= GOODS:
            total += points_of_bonus(bonus)
        elif bonus != NO_BONUS:
            total += 1 + s.goods[seat, bonus] + (gathered >> 8 * bonus & 0xFF)
            gathered += 1 << 8 * bonus
    if s.won >> Symbol.ELEPHANT & 1:
        for good in range(GOODS):
            for _ in range(t.goods[s.visit - 1, good]):
                total += 1 + s.goods[seat, good] + (gathered >> 8 * good & 0xFF)
                gathered += 1 << 8 * good
    return total


@small_rule
def worth_of_palaces(s: Record, t: Record, seat: int, ways: int, cities: int) -> int:
    """What new palaces here would give, where their ways out are known; cities from the first."""
    province = province_now(s)
    own = (own_cities(s, seat) & t.cities[province]) >> t.first_city[province]
    return 1 + count_bits(led_to(ways, own | cities))


# --- New cards -----------------------------------------------------------------------------------


@rule
def begin_taking(s: Record) -> None:
    """Two cards of the display, or the one that is left."""
    s.stage = Stage.TAKING
    s.takes = CARDS_TAKEN
    s.last_card = NO_CARD
