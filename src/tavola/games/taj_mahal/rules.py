"""The rules of Taj Mahal, in the order of the rulebook."""

from tavola.games.taj_mahal.actions import (
    ALONE,
    CROWN,
    DISCARD,
    PALACE,
    PLAY,
    TAKE,
    WITH_SPECIAL,
    WITH_WHITE,
    WITHDRAW,
)
from tavola.games.taj_mahal.cards import (
    choices_displayed,
    clear_display,
    colour_of,
    has_any_special,
    has_special,
    lay,
    lay_special,
    leave_display,
    only_choice,
    turn_up_display,
)
from tavola.games.taj_mahal.carletto import (
    STAYS,
    carletto_withdraws,
    exchange_three,
    is_carletto,
    place_in_order,
    take_turn,
)
from tavola.games.taj_mahal.components import (
    AGRA,
    CARLETTOS_SPECIALS,
    CITIES,
    COLOURED,
    COLOURS,
    HAND,
    IN_COLOUR,
    MOST_IN_DISPLAY,
    MOST_SEATS,
    PAIR,
    PERSONS,
    POINTS_OF_SPECIAL,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
    Bonus,
    Province,
    Special,
)
from tavola.games.taj_mahal.events import Event
from tavola.games.taj_mahal.state import GONE, NO_BONUS, NO_CITY, NO_COLOUR, Stage
from tavola.games.taj_mahal.withdrawal import (
    begin_taking,
    crown_to_place,
    no_choice_of_sites,
    place_crown,
    place_palace,
    places_for_a_palace,
    province_now,
    settle,
    sites_to_choose,
    withdraw,
)
from tavola.kernel import (
    EVERYBODY,
    NO_CARD,
    NO_SEAT,
    Record,
    below,
    count_bits,
    discard_card,
    draw_into_hand,
    lay_out,
    leave_hand,
    lowest,
    reveal_hand,
    rule,
    shuffle,
    small_rule,
    start,
    take_openly,
    tell,
)

# --- Preparation ---------------------------------------------------------------------------------


@rule
def setup(
    s: Record, t: Record, players: int, options: Record, key: Record, journal: Record
) -> None:
    start(s.chance, key)
    s.players = players
    s.carletti = t.carletti[players, options[0]]
    s.guest = 1 if count_bits(s.carletti + 0) == 1 and players > PLAYERS_WITH_TWO_PEOPLE else 0
    s.map = options[1]
    blank_all(s)
    lay_province_tiles(s, t)
    lay_bonus_tiles(s, t)
    give_specials_to_carletti(s)
    lay_out(s, t.copies)
    for seat in range(players):
        if not is_carletto(s, seat):
            for _ in range(HAND):
                draw_into_hand(s, seat)
    s.visit = 0
    s.start = start_by_lot(s)
    tell(journal, Event.BEGINS, s.start, learnt=EVERYBODY)
    next_visit(s, journal)
    proceed(s, t, journal)


PLAYERS_WITH_TWO_PEOPLE = 3
"""The seats at which one Carletto makes up a table of three."""


@rule
def blank_all(s: Record) -> None:
    s.chooser = NO_SEAT
    s.next_chooser = NO_SEAT
    s.crown_site = NO_CITY
    s.last_card = NO_CARD
    for place in range(MOST_IN_DISPLAY):
        s.display[place] = NO_CARD
    for special in range(SPECIALS):
        s.special_owner[special] = NO_SEAT
    for seat in range(MOST_SEATS):
        s.order[seat] = NO_SEAT
        s.colour[seat] = NO_COLOUR
    for number in range(PROVINCES):
        s.province[number] = GONE
        s.tile_owner[number] = GONE
    for city in range(CITIES):
        s.bonus[city] = NO_BONUS


@rule
def lay_province_tiles(s: Record, t: Record) -> None:
    """One in each province at random, the last one always on Agra."""
    count = t.province_count[s.map] + 0
    number = 0
    for province in range(PROVINCES):
        if t.provinces[s.map] >> province & 1 and province != Province.AGRA:
            s.province[number] = province
            number += 1
    shuffle(s.chance, s.province, count - 1)
    s.province[count - 1] = Province.AGRA
    for number in range(count):
        s.tile_owner[number] = NO_SEAT


@rule
def lay_bonus_tiles(s: Record, t: Record) -> None:
    """The Taj Mahal on Agra, one other at random on each other fortress.

    With nine provinces fewer are needed than there are, and those left over leave the game: one
    after the other is drawn from those not yet laid.
    """
    left = 0
    for bonus in range(Bonus.TAJ_MAHAL):
        s.bonus_gone[bonus] = t.bonus[s.map, bonus]
        left += t.bonus[s.map, bonus]
    fortresses = t.fortresses[s.map] & ~(1 << AGRA)
    while fortresses:
        drawn = below(s.chance, left)
        bonus = 0
        while drawn >= s.bonus_gone[bonus]:
            drawn -= s.bonus_gone[bonus]
            bonus += 1
        s.bonus[lowest(fortresses)] = bonus
        s.bonus_gone[bonus] -= 1
        left -= 1
        fortresses &= fortresses - 1
    s.bonus[AGRA] = Bonus.TAJ_MAHAL


@rule
def give_specials_to_carletti(s: Record) -> None:
    """Two special cards at random, face up."""
    left = SPECIALS
    for seat in range(s.players):
        if is_carletto(s, seat):
            for _ in range(CARLETTOS_SPECIALS):
                drawn = below(s.chance, left)
                special = 0
                while s.special_owner[special] != NO_SEAT or drawn > 0:
                    if s.special_owner[special] == NO_SEAT:
                        drawn -= 1
                    special += 1
                s.special_owner[special] = seat
                left -= 1


@rule
def start_by_lot(s: Record) -> int:
    """Among all seats; where Carletto is always second, among the people."""
    if not s.guest:
        return below(s.chance, s.players)
    drawn = below(s.chance, s.players - 1)
    seat = 0
    while is_carletto(s, seat) or drawn > 0:
        if not is_carletto(s, seat):
            drawn -= 1
        seat += 1
    return seat


# --- The visits ----------------------------------------------------------------------------------


@rule
def next_visit(s: Record, journal: Record) -> None:
    """A full court, a new display, everybody in again."""
    s.visit += 1
    s.court = (1 << SYMBOLS) - 1
    s.inside = (1 << s.players) - 1
    settle_order(s)
    s.turn = s.order[0]
    s.stage = Stage.PLAYING
    tell(journal, Event.VISIT, s.turn, amount=s.visit, at=province_now(s))
    turn_up_display(s, display_size(s), journal)


@small_rule
def display_size(s: Record) -> int:
    """Twice the players, less one; where Carletto is a guest only the people count."""
    return 2 * (s.players - s.guest) - 1


@rule
def settle_order(s: Record) -> None:
    """Clockwise from the start player.

    Where Carletto makes up a table of three, provinces with even numbers go the other way round;
    where he is a guest he is always second.
    """
    step = 1
    if s.carletti != 0 and s.players == PLAYERS_WITH_TWO_PEOPLE and s.visit % 2 == 0:
        step = s.players - 1
    place = 0
    seat = s.start + 0
    for _ in range(s.players):
        if not s.guest or not is_carletto(s, seat):
            s.order[place] = seat
            place += 1
            if s.guest and place == 1:
                s.order[1] = lowest(s.carletti + 0)
                place += 1
        seat = (seat + step) % s.players


@rule
def pass_turn(s: Record) -> None:
    """The next one who has not withdrawn; the last one goes on alone."""
    place = place_in_order(s, s.turn + 0)
    for offset in range(1, s.players + 1):
        seat = s.order[(place + offset) % s.players] + 0
        if s.inside >> seat & 1:
            s.turn = seat
            s.stage = Stage.PLAYING
            return


# --- The course of play --------------------------------------------------------------------------


@rule
def actors(s: Record, t: Record) -> int:
    if s.stage == Stage.OVER:
        return 0
    return 1 << (s.chooser if s.stage == Stage.LOSING else s.turn)


@rule
def legal(s: Record, t: Record, seat: int, out: Record) -> int:
    if not actors(s, t) >> seat & 1:
        return 0
    if s.stage == Stage.PLAYING:
        return ways_to_play(s, seat, out)
    if s.stage == Stage.JOINING:
        return companions(s, seat, out)
    if s.stage == Stage.BUILDING:
        return places_for_a_palace(s, t, PALACE, out)
    if s.stage == Stage.CROWNING:
        return places_for_the_crown(s, t, out)
    if s.stage == Stage.TAKING:
        return choices_displayed(s, TAKE, out)
    return choices_displayed(s, DISCARD, out)


@rule
def apply(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    if action < ALONE:
        play_coloured(s, t, seat, action - PLAY, journal)
    elif action < WITHDRAW:
        if action >= WITH_SPECIAL:
            play_special(s, seat, action - WITH_SPECIAL, journal)
        elif action >= WITH_WHITE:
            white = COLOURED + action - WITH_WHITE
            leave_hand(s, seat, white)
            lay(s, t, seat, white, journal)
        pass_turn(s)
    elif action == WITHDRAW:
        withdraw(s, seat, journal)
    elif action < CROWN:
        place_palace(s, seat, action - PALACE, 0, journal)
    elif action < TAKE:
        place_crown(s, seat, action - CROWN, 0, journal)
    elif action < DISCARD:
        take(s, seat, action - TAKE, journal)
    else:
        discard_for_carletto(s, seat, action - DISCARD, journal)
    proceed(s, t, journal)


@rule
def proceed(s: Record, t: Record, journal: Record) -> None:
    """Carry out Carletto's turns and what leaves no choice, until somebody has one.

    Only what everybody can see to leave none: that a hand has no playable card, others must not
    learn; that there is no card in it, they know.
    """
    while True:
        seat = s.turn + 0
        if s.stage == Stage.PLAYING:
            if is_carletto(s, seat):
                why = take_turn(s, t, seat, journal)
                if why == STAYS:
                    pass_turn(s)
                else:
                    carletto_withdraws(s, t, seat, why, journal)
            elif s.hand_size[seat] > 0:
                return
            else:
                withdraw(s, seat, journal)
        elif s.stage == Stage.BUILDING:
            if s.palaces_left == 0:
                s.stage = Stage.CROWNING
            elif no_choice_of_sites(s, t):
                place_palace(s, seat, lowest(sites_to_choose(s, t)), 0, journal)
            else:
                return
        elif s.stage == Stage.CROWNING:
            if crown_to_place(s):
                return
            settle(s, t, seat, journal)
            begin_taking(s)
        elif s.stage == Stage.TAKING or s.stage == Stage.LOSING:
            if s.takes == 0 or s.display_size == 0:
                leave(s, t, journal)
            elif only_choice(s) == NO_CARD:
                return
            elif s.stage == Stage.TAKING:
                take(s, seat, only_choice(s), journal)
            else:
                discard_for_carletto(s, s.chooser + 0, only_choice(s), journal)
        else:
            return


# --- Playing cards -------------------------------------------------------------------------------


@rule
def ways_to_play(s: Record, seat: int, out: Record) -> int:
    """Exactly one coloured card, or withdraw.

    The first one settles the colour of the visit; the change of colour lets any card be played.
    """
    count = 0
    first, last = 0, COLOURED
    if s.colour[seat] != NO_COLOUR and not has_special(s, seat, Special.CHANGE + 0):
        first = s.colour[seat] * IN_COLOUR
        last = first + IN_COLOUR
    for card in range(first, last):
        if s.hand[seat, card] > 0:
            out[count] = PLAY + card
            count += 1
    out[count] = WITHDRAW
    return count + 1


@rule
def play_coloured(s: Record, t: Record, seat: int, card: int, journal: Record) -> None:
    """The coloured card is chosen first, then its companion, which may be forced."""
    leave_hand(s, seat, card)
    lay(s, t, seat, card, journal)
    if s.colour[seat] == NO_COLOUR:
        s.colour[seat] = colour_of(card)
    elif colour_of(card) != s.colour[seat]:
        lay_special(s, seat, Special.CHANGE + 0, 0, journal)
        pass_turn(s)
        return
    if might_have_companion(s, seat):
        s.stage = Stage.JOINING
    else:
        pass_turn(s)


@rule
def might_have_companion(s: Record, seat: int) -> bool:
    """Whether a player has a special card, or for all that everybody knows a white one."""
    if has_any_special(s, seat):
        return True
    coloured = 0
    for card in range(COLOURED):
        coloured += s.known[seat, card]
    return s.hand_size[seat] > coloured


@rule
def companions(s: Record, seat: int, out: Record) -> int:
    """Nothing, one white card, or one special card."""
    count = 1
    out[0] = ALONE
    for symbol in range(SYMBOLS):
        if s.hand[seat, COLOURED + symbol] > 0:
            out[count] = WITH_WHITE + symbol
            count += 1
    for special in range(SPECIALS):
        if has_special(s, seat, special):
            out[count] = WITH_SPECIAL + special
            count += 1
    return count


@rule
def play_special(s: Record, seat: int, special: int, journal: Record) -> None:
    """With the change of colour the first card of a visit leaves the colour open."""
    points = POINTS_OF_SPECIAL if special == Special.TWO_POINTS else 0
    lay_special(s, seat, special, points, journal)
    if special == Special.CHANGE and s.laid_size[seat] == 1:
        s.colour[seat] = NO_COLOUR


# --- Withdrawing ---------------------------------------------------------------------------------


@rule
def places_for_the_crown(s: Record, t: Record, out: Record) -> int:
    count = 0
    cities = t.cities[province_now(s)] + 0
    while cities:
        out[count] = CROWN + lowest(cities)
        count += 1
        cities &= cities - 1
    return count


@rule
def take(s: Record, seat: int, card: int, journal: Record) -> None:
    """A card of the display: everybody sees which."""
    leave_display(s, card)
    take_openly(s, seat, card)
    tell(journal, Event.TOOK, seat, item=card)


@rule
def discard_for_carletto(s: Record, seat: int, card: int, journal: Record) -> None:
    leave_display(s, card)
    discard_card(s, card)
    tell(journal, Event.DISCARDED, seat, item=card)
    if s.next_chooser != NO_SEAT:
        s.chooser = s.next_chooser
        s.next_chooser = NO_SEAT
        s.last_card = NO_CARD


@rule
def leave(s: Record, t: Record, journal: Record) -> None:
    """The visit goes on among the others, or is over."""
    s.takes = 0
    s.last_card = NO_CARD
    s.chooser = NO_SEAT
    s.next_chooser = NO_SEAT
    if s.inside != 0:
        pass_turn(s)
    else:
        end_visit(s, t, journal)


# --- The end of a visit --------------------------------------------------------------------------


@rule
def end_visit(s: Record, t: Record, journal: Record) -> None:
    clear_display(s, journal)
    clear_province(s, t, journal)
    exchange_tiles(s, t, journal)
    if s.visit == t.province_count[s.map]:
        end_game(s, journal)
        return
    s.start = (s.start + 1) % s.players
    if s.guest and is_carletto(s, s.start + 0):
        s.start = (s.start + 1) % s.players
    next_visit(s, journal)


@rule
def clear_province(s: Record, t: Record, journal: Record) -> None:
    """Unclaimed bonus tiles and an unclaimed province tile leave the game."""
    cities = t.cities[province_now(s)] + 0
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        if s.bonus[city] != NO_BONUS:
            tell(journal, Event.BONUS_GONE, NO_SEAT, item=s.bonus[city], at=city)
            s.bonus_gone[s.bonus[city]] += 1
            s.bonus[city] = NO_BONUS
    if s.tile_owner[s.visit - 1] == NO_SEAT:
        s.tile_owner[s.visit - 1] = GONE
        tell(journal, Event.TILE_GONE, NO_SEAT, item=s.visit)


@rule
def exchange_tiles(s: Record, t: Record, journal: Record) -> None:
    """First all pairs for their special cards, then three different tiles of a Carletto."""
    moved = 0
    for place in range(s.players):
        seat = s.order[place] + 0
        for person in range(PERSONS):
            if s.tiles[seat, person] == PAIR:
                s.tiles[seat, person] = 0
                special = t.special[person] + 0
                before = s.special_owner[special] + 0
                tell(journal, Event.PAIR, seat, item=special, at=person, why=before + 1)
                if before != seat:
                    s.special_owner[special] = seat
                    moved |= 1 << special
    for place in range(s.players):
        seat = s.order[place] + 0
        if is_carletto(s, seat):
            moved = exchange_three(s, t, seat, moved, journal)


# --- The end of the game -------------------------------------------------------------------------


@rule
def end_game(s: Record, journal: Record) -> None:
    """All hands are shown: a point for each special and white card and each of the best colour."""
    s.stage = Stage.OVER
    for place in range(s.players):
        seat = s.order[place] + 0
        reveal_hand(s, seat)
        specials = 0
        for special in range(SPECIALS):
            if s.special_owner[special] == seat:
                specials += 1
        whites = 0
        for symbol in range(SYMBOLS):
            whites += s.hand[seat, COLOURED + symbol]
        most, cards = 0, 0
        for colour in range(COLOURS):
            if cards_of_colour(s, seat, colour) > cards:
                most, cards = colour, cards_of_colour(s, seat, colour)
        s.points[seat] += specials + whites + cards
        tell(journal, Event.SPECIALS_LEFT, seat, amount=specials)
        if not is_carletto(s, seat):
            tell(journal, Event.WHITES_LEFT, seat, amount=whites, learnt=EVERYBODY)
            tell(journal, Event.COLOUR_LEFT, seat, item=most, amount=cards, learnt=EVERYBODY)
    tell(journal, Event.OVER, NO_SEAT)


@small_rule
def cards_of_colour(s: Record, seat: int, colour: int) -> int:
    cards = 0
    for card in range(colour * IN_COLOUR, (colour + 1) * IN_COLOUR):
        cards += s.hand[seat, card]
    return cards


@rule
def scores(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def returns(s: Record, t: Record, out: Record) -> None:
    """Most points win; a tie is shared."""
    best, winners = 0, 0
    for seat in range(s.players):
        if s.points[seat] > best or winners == 0:
            best, winners = s.points[seat] + 0, 1
        elif s.points[seat] == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = 1.0 / winners if s.points[seat] == best else 0.0
