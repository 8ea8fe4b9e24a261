"""Carletto, the player without a hand: the rules play him, from the deck."""

from tavola.games.taj_mahal.cards import (
    colour_of,
    has_special,
    lay,
    lay_special,
    prizes_led,
    see_to_deck,
)
from tavola.games.taj_mahal.components import (
    COLOURED,
    DISPLAY_LOSS,
    PERSONS,
    POINTS_OF_SPECIAL,
    SPECIALS,
    SYMBOLS,
    THREE_TILES,
    Special,
    Symbol,
)
from tavola.games.taj_mahal.connections import occupied, own_cities, ways_out
from tavola.games.taj_mahal.events import Draw, Event, Leaving
from tavola.games.taj_mahal.state import NO_COLOUR, Stage
from tavola.games.taj_mahal.withdrawal import (
    crown_to_place,
    place_crown,
    place_palace,
    province_now,
    settle,
    take_prizes,
    worth_of_palaces,
    worth_of_tiles,
)
from tavola.kernel import (
    EVERYBODY,
    NO_CARD,
    NO_SEAT,
    Record,
    below,
    cards_to_draw,
    count_bits,
    discard_card,
    lowest,
    rule,
    small_rule,
    tell,
    turn_up_top,
)

PRIZES_TO_LEAVE = 2
"""He leaves when he leads so many prizes that are not yet taken."""

STAYS = -1


@small_rule
def is_carletto(s: Record, seat: int) -> bool:
    return s.carletti >> seat & 1 == 1


@small_rule
def people_inside(s: Record) -> int:
    """Bits of the people who have not withdrawn yet."""
    people: int = s.inside & ~s.carletti
    return people


# --- His turns -----------------------------------------------------------------------------------


@rule
def take_turn(s: Record, t: Record, seat: int, journal: Record) -> int:
    """Play a turn: STAYS, or why he withdraws instead, a Leaving."""
    if s.colour[seat] == NO_COLOUR:
        stays, why = first_turn(s, t, seat, journal), Leaving.NO_COLOURED_CARD + 0
    elif count_bits(prizes_led(s, seat)) >= PRIZES_TO_LEAVE:
        stays, why = False, Leaving.LEADS + 0
    else:
        stays, why = later_turn(s, t, seat, journal), Leaving.FOUND_NOTHING + 0
    return STAYS if stays else why


@rule
def draw_open(s: Record, seat: int, journal: Record) -> int:
    """The top card of the deck, for all to see; NO_CARD if there is none anywhere."""
    if not cards_to_draw(s):
        tell(journal, Event.DECK_EMPTY, seat, why=Draw.CARLETTO + 0)
        return NO_CARD
    see_to_deck(s, journal)
    card = turn_up_top(s)
    tell(journal, Event.CARLETTO_DREW, seat, item=card, learnt=EVERYBODY)
    return card


@rule
def throw_away(s: Record, seat: int, card: int, journal: Record) -> None:
    discard_card(s, card)
    tell(journal, Event.CARLETTO_DISCARDED, seat, item=card)


@rule
def first_turn(s: Record, t: Record, seat: int, journal: Record) -> bool:
    """Draw until a coloured card comes: it settles the colour.

    The first white card is kept and played with it, further ones are discarded when the drawing
    ends. Of special cards only the two points go with this turn, as with any. If there is no
    coloured card anywhere, he withdraws without prizes.
    """
    white = NO_CARD + 0
    further = 0  # white cards to be discarded, eight bits for each symbol
    card = draw_open(s, seat, journal)
    while card >= COLOURED:
        if white == NO_CARD:
            white = card
        else:
            further += 1 << 8 * (card - COLOURED)
        card = draw_open(s, seat, journal)
    if card != NO_CARD:
        s.colour[seat] = colour_of(card)
        lay(s, t, seat, card, journal)
        if white != NO_CARD:
            lay(s, t, seat, white, journal)
        elif has_special(s, seat, Special.TWO_POINTS + 0):
            lay_special(s, seat, Special.TWO_POINTS + 0, POINTS_OF_SPECIAL, journal)
    elif white != NO_CARD:
        throw_away(s, seat, white, journal)
    for symbol in range(SYMBOLS):
        for _ in range(further >> 8 * symbol & 0xFF):
            throw_away(s, seat, COLOURED + symbol, journal)
    return card != NO_CARD


@rule
def later_turn(s: Record, t: Record, seat: int, journal: Record) -> bool:
    """Two cards at the most are drawn for one of the right colour; after a white one exactly one.

    With the change of colour the second one will do, whatever its colour.
    """
    card = draw_open(s, seat, journal)
    if card != NO_CARD and card < COLOURED and colour_of(card) != s.colour[seat]:
        throw_away(s, seat, card, journal)
        card = draw_open(s, seat, journal)
        if card != NO_CARD and card < COLOURED and colour_of(card) != s.colour[seat]:
            if not has_special(s, seat, Special.CHANGE + 0):
                throw_away(s, seat, card, journal)
                return False
            lay(s, t, seat, card, journal)
            lay_special(s, seat, Special.CHANGE + 0, 0, journal)
            return True
    if card == NO_CARD:
        return False
    white = NO_CARD + 0
    if card >= COLOURED:
        white = card
        card = draw_open(s, seat, journal)
        if card == NO_CARD or colour_of(card) != s.colour[seat]:
            throw_away(s, seat, white, journal)
            if card != NO_CARD:
                throw_away(s, seat, card, journal)
            return False
    play(s, t, seat, card, white, journal)
    return True


@rule
def play(s: Record, t: Record, seat: int, card: int, white: int, journal: Record) -> None:
    """A card of the right colour, with it a white one, or else a special card."""
    lay(s, t, seat, card, journal)
    if white != NO_CARD:
        lay(s, t, seat, white, journal)
        return
    special = special_to_add(s, seat)
    if special == Special.TWO_POINTS:
        lay_special(s, seat, special, POINTS_OF_SPECIAL, journal)
    elif special >= 0:
        lay_special(s, seat, special, 0, journal)


@rule
def special_to_add(s: Record, seat: int) -> int:
    """Two points whenever he has them; else the symbol of which he shows more, equal: elephant.

    Never the change of colour. -1: none.
    """
    elephant = has_special(s, seat, Special.ELEPHANT + 0)
    mogul = has_special(s, seat, Special.MOGUL + 0)
    if has_special(s, seat, Special.TWO_POINTS + 0):
        return Special.TWO_POINTS + 0
    if elephant and mogul:
        fewer = s.symbols[seat, Symbol.ELEPHANT] < s.symbols[seat, Symbol.MOGUL]
        return Special.MOGUL + 0 if fewer else Special.ELEPHANT + 0
    if elephant:
        return Special.ELEPHANT + 0
    return Special.MOGUL + 0 if mogul else -1


# --- His withdrawal ------------------------------------------------------------------------------


@rule
def carletto_withdraws(s: Record, t: Record, seat: int, why: int, journal: Record) -> None:
    """Prizes, the best palaces, points; then the display suffers if a person is still in."""
    tell(journal, Event.WITHDREW, seat, why=why)
    take_prizes(s, seat, journal)
    place_best(s, t, seat, journal)
    settle(s, t, seat, journal)
    s.takes = 0
    s.stage = Stage.LOSING
    if people_inside(s) != 0 and not s.guest:
        s.takes = min(DISPLAY_LOSS, s.display_size + 0)
        s.last_card = NO_CARD
        appoint_choosers(s, seat)


@rule
def appoint_choosers(s: Record, seat: int) -> None:
    """The people who are out discard two cards of the display, else all people.

    Two choosers one each, in turn order from Carletto; one chooser both.
    """
    choosers = ~s.inside & ~s.carletti & ((1 << s.players) - 1)
    if choosers == 0:
        choosers = people_inside(s)
    s.chooser = NO_SEAT
    s.next_chooser = NO_SEAT
    place = place_in_order(s, seat)
    for offset in range(1, s.players):
        other = s.order[(place + offset) % s.players] + 0
        if choosers >> other & 1:
            if s.chooser == NO_SEAT:
                s.chooser = other
            elif s.next_chooser == NO_SEAT:
                s.next_chooser = other


@small_rule
def place_in_order(s: Record, seat: int) -> int:
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


# --- His palaces ---------------------------------------------------------------------------------
#
# Cities are counted here from the first one of the province, so that a set of them is a few bits,
# and some of those sets are the bits of one number.


@rule
def place_best(s: Record, t: Record, seat: int, journal: Record) -> None:
    """The cities that give him most; equal: those that do most damage; equal: by lot."""
    if s.palaces_left == 0 and not crown_to_place(s):
        return
    ways = ways_out(s, t, own_cities(s, seat), province_now(s))
    most, sets = most_worth(s, t, seat, ways)
    sets = most_harmful(s, t, seat, sets)
    sites, crown, equal = among_best(s, t, seat, ways, most, sets, 0)
    learnt = 0
    if equal > 1:
        drawn, learnt = below(s.chance, equal), EVERYBODY  # nobody knew where it would be
        if drawn > 0:
            sites, crown, equal = among_best(s, t, seat, ways, most, sets, drawn)
    first = t.first_city[province_now(s)] + 0
    while sites:
        place_palace(s, seat, first + lowest(sites), learnt, journal)
        sites &= sites - 1
    if crown != 0:
        place_crown(s, seat, first + lowest(crown), learnt, journal)


@small_rule
def crown_choices(s: Record, t: Record) -> int:
    """In how many cities his crown palace may be; 1 where he has none to place."""
    return t.city_count[province_now(s)] + 0 if crown_to_place(s) else 1


@small_rule
def crown_choice(s: Record, choice: int) -> int:
    """The city of a choice, as a bit; no bit where there is no crown palace to place."""
    return 1 << choice if crown_to_place(s) else 0


@rule
def most_worth(s: Record, t: Record, seat: int, ways: int) -> tuple[int, int]:
    """The most points he can get, and the sets of cities for normal palaces that give them."""
    province = province_now(s)
    first = t.first_city[province] + 0
    taken = occupied(s) >> first
    most, sets = -1, 0
    for sites in range(1 << t.city_count[province]):
        if sites & taken or count_bits(sites) != s.palaces_left:
            continue
        tiles = worth_of_tiles(s, t, seat, sites << first)
        for choice in range(crown_choices(s, t)):
            cities = sites | crown_choice(s, choice)
            points = tiles + worth_of_palaces(s, t, seat, ways, cities)
            if points > most:
                most, sets = points, 0
            if points == most:
                sets |= 1 << sites
    return most, sets


@rule
def among_best(
    s: Record, t: Record, seat: int, ways: int, most: int, sets: int, number: int
) -> tuple[int, int, int]:
    """Of the ways to get most with these sets: cities and crown city of one, and how many ways."""
    first = t.first_city[province_now(s)] + 0
    chosen, crown, equal = 0, 0, 0
    for sites in range(1 << t.city_count[province_now(s)]):
        if sets >> sites & 1:
            tiles = worth_of_tiles(s, t, seat, sites << first)
            for choice in range(crown_choices(s, t)):
                cities = sites | crown_choice(s, choice)
                if tiles + worth_of_palaces(s, t, seat, ways, cities) == most:
                    if equal == number:
                        chosen, crown = sites, crown_choice(s, choice)
                    equal += 1
    return chosen, crown, equal


@rule
def most_harmful(s: Record, t: Record, seat: int, sets: int) -> int:
    """The sets that do most damage to one other player still in; equal: who has more points.

    Damage is what the palaces take from the best that this player could get here with a single
    normal palace; a crown palace blocks nobody.
    """
    if sets & (sets - 1) == 0:
        return sets
    province = province_now(s)
    free = (t.cities[province] & ~occupied(s)) >> t.first_city[province]
    worst, harmful = 0, sets
    for other in range(s.players):
        if other == seat or not s.inside >> other & 1:
            continue
        ways = ways_out(s, t, own_cities(s, other), province)
        unharmed = best_single(s, t, other, ways, free)
        for sites in range(1 << t.city_count[province]):
            if sets >> sites & 1:
                damage = unharmed - best_single(s, t, other, ways, free & ~sites)
                harm = damage << 16 | s.points[other] if damage > 0 else 0
                if harm > worst:
                    worst, harmful = harm, 0
                if harm == worst:
                    harmful |= 1 << sites
    return harmful


@rule
def best_single(s: Record, t: Record, seat: int, ways: int, free: int) -> int:
    """The palace points of a player's best single normal palace in one of these cities."""
    best = 0
    while free:
        city = 1 << lowest(free)
        free &= free - 1
        best = max(best, worth_of_palaces(s, t, seat, ways, city))
    return best


# --- His special cards ---------------------------------------------------------------------------


@rule
def exchange_three(s: Record, t: Record, seat: int, moved: int, journal: Record) -> int:
    """Return three different tiles for a special card; which special cards have moved by now.

    Of four different tiles he keeps the one whose card he would like best.
    """
    tiles = 0
    for person in range(PERSONS):
        if s.tiles[seat, person] > 0:
            tiles += 1
    special = special_to_take(s, seat, moved)
    if tiles < THREE_TILES or special < 0:
        return moved
    kept = PERSONS
    if tiles > THREE_TILES:
        for person in range(PERSONS):
            if kept == PERSONS or t.special[person] < t.special[kept]:
                kept = person
    returned = 0
    for person in range(PERSONS):
        if person != kept and s.tiles[seat, person] > 0:
            s.tiles[seat, person] -= 1
            returned |= 1 << person
    before = s.special_owner[special] + 0
    s.special_owner[special] = seat
    tell(journal, Event.THREE, seat, item=special, at=returned, why=before + 1)
    return moved | 1 << special


@rule
def special_to_take(s: Record, seat: int, moved: int) -> int:
    """By his order, not from a player if one is on the table, and none that has just moved."""
    for special in range(SPECIALS):
        if s.special_owner[special] == NO_SEAT:
            return special
    for special in range(SPECIALS):
        if s.special_owner[special] != seat and not moved >> special & 1:
            return special
    return -1
