"""The rules of Thurn und Taxis, in the order of the rulebook."""

from tavola.games.thurn_und_taxis.actions import (
    ABANDON,
    ADMINISTRATOR,
    BEGIN,
    CARRIER,
    CARTWRIGHT,
    CLOSE,
    DISCARD,
    DRAW,
    EACH,
    END_TURN,
    ENDS,
    FEWER,
    HOUSE,
    LAY,
    LEFT,
    NONE,
    POSTMASTER,
    RIGHT,
    TAKE,
)
from tavola.games.thurn_und_taxis.cards import (
    cities_in_hand,
    cities_in_row,
    discard_route,
    fill_row,
    see_to_deck,
    something_to_take,
    turn_up,
)
from tavola.games.thurn_und_taxis.closing import (
    asked,
    cartwright_helps,
    choose_cities,
    count_regions,
    discard,
    finish_closing,
    finish_placing,
    houses_asked,
    houses_for_each,
    listed,
    may_leave_out,
    place_house,
    places_for_a_house,
    regions_for,
    ways_to_discard,
    ways_to_place,
)
from tavola.games.thurn_und_taxis.components import (
    CARTWRIGHT_ADDS,
    CITIES,
    HAND_AFTER_CLOSING,
    HIGHEST_STACK,
    HOUSES,
    LAST_CARRIAGE,
    MOST_SEATS,
    REGIONS,
    ROW,
    SHORTEST_ROUTE,
    STACKS,
)
from tavola.games.thurn_und_taxis.events import Event
from tavola.games.thurn_und_taxis.state import NO_CITY, Official, Stage
from tavola.kernel import (
    EVERYBODY,
    NO_SEAT,
    Record,
    below,
    cards_to_draw,
    count_bits,
    discard_card,
    draw_into_hand,
    lay_out,
    leave_hand,
    lowest,
    rule,
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
    s.eight_regions = options[0]
    s.ended = NO_SEAT
    s.discarded = NO_CITY
    for stack in range(STACKS):
        for tile in range(HIGHEST_STACK):
            s.tile_owner[stack, tile] = NO_SEAT
    for seat in range(MOST_SEATS):
        for place in range(CITIES):
            s.route[seat, place] = NO_CITY
    for seat in range(players):
        s.houses_left[seat] = HOUSES

    lay_out(s, t.copies)
    for place in range(ROW):
        s.row[place] = NO_CITY
    fill_row(s, journal)

    s.start = below(s.chance, players)
    s.turn = s.start
    tell(journal, Event.BEGINS, s.turn, learnt=EVERYBODY)
    begin_turn(s, journal)
    proceed(s, t, journal)


# --- The course of play --------------------------------------------------------------------------


@rule
def actors(s: Record, t: Record) -> int:
    return 0 if s.stage == Stage.OVER else 1 << s.turn


@rule
def legal(s: Record, t: Record, seat: int, out: Record) -> int:
    if s.stage == Stage.OVER or seat != s.turn:
        return 0
    if s.stage == Stage.TAKING:
        return ways_to_take(s, out)
    if s.stage == Stage.LAYING or s.stage == Stage.CARRYING:
        return ways_to_lay(s, t, seat, out)
    if s.stage == Stage.FINISHING:
        return ways_to_finish(s, t, seat, out)
    if s.stage == Stage.CHOOSING:
        return ways_to_place(s, t, seat, out)
    if s.stage == Stage.PLACING:
        return places_for_a_house(s, t, out)
    return ways_to_discard(s, seat, out)


@rule
def apply(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    if action < POSTMASTER:
        if action == ADMINISTRATOR:
            replace_row(s, seat, journal)
        elif action == DRAW:
            draw(s, seat, journal)
        else:
            take(s, seat, action - TAKE, journal)
    elif action < CARRIER:
        if action == POSTMASTER:
            ask(s, seat, Official.POSTMASTER + 0, 0, journal)
            s.takes = 1
            s.stage = Stage.TAKING
        else:
            if action >= ABANDON:
                abandon(s, seat, journal)
                begin(s, seat, action - ABANDON, journal)
            elif action >= LAY:
                lay(s, seat, (action - LAY) // ENDS, (action - LAY) % ENDS, journal)
            else:
                begin(s, seat, action - BEGIN, journal)
            s.stage = Stage.FINISHING
    elif action == CARRIER:
        ask(s, seat, Official.CARRIER + 0, 0, journal)
        s.stage = Stage.CARRYING
    elif action == CLOSE:
        close(s, seat, journal)
    elif action == CARTWRIGHT:
        ask(s, seat, Official.CARTWRIGHT + 0, 0, journal)
        close(s, seat, journal)
    elif action == FEWER:
        s.fewer = 1
    elif action < FEWER:
        choose_cities(s, t, seat, action)
    elif action < NONE:
        place_house(s, t, seat, action - HOUSE, journal)
    elif action == NONE:
        s.sites &= ~asked(s, t)
    elif action < END_TURN:
        discard(s, seat, action - DISCARD, journal)
        s.discarded = action - DISCARD
    else:
        next_turn(s, journal)
    proceed(s, t, journal)


@rule
def proceed(s: Record, t: Record, journal: Record) -> None:
    """Carry out what leaves no choice, until somebody has one or the game is over.

    Only what everybody can see to leave none: were a turn to end by itself because no card of the
    hand fits, the others would learn that none does.
    """
    while True:
        seat = s.turn + 0
        if s.stage == Stage.TAKING:
            if s.takes > 0 and something_to_take(s):
                if may_choose_a_card(s):
                    return
                take(s, seat, lowest(cities_in_row(s)), journal)
                continue
            if s.takes > 0:
                tell(journal, Event.NOTHING_TO_TAKE, seat)
                s.takes = 0
            if s.hand_size[seat] > 0:
                s.stage = Stage.LAYING
                return
            tell(journal, Event.NOTHING_TO_LAY, seat)
            if nobody_has_a_card(s):
                end_game(s, journal)
            else:
                next_turn(s, journal)
        elif s.stage == Stage.FINISHING:
            if something_may_be_done(s, seat):
                return
            next_turn(s, journal)
        elif s.stage == Stage.CHOOSING:
            if s.fewer:
                if regions_for(s, t, seat) > 0:
                    return
            elif houses_for_each(s, t, seat) > 0:
                return
            choose_cities(s, t, seat, EACH)
        elif s.stage == Stage.PLACING:
            if s.most == 0 or s.sites == 0:
                finish_placing(s, t, seat, journal)
            elif houses_asked(s, t) + may_leave_out(s, t) > 1:
                return
            else:
                place_house(s, t, seat, lowest(s.sites), journal)
        elif s.stage == Stage.DISCARDING:
            if s.hand_size[seat] > HAND_AFTER_CLOSING:
                return
            finish_closing(s, t, seat, journal)
        else:
            return


@rule
def begin_turn(s: Record, journal: Record) -> None:
    """Places of the row that had to stay empty are filled; who has no card must have two."""
    s.stage = Stage.TAKING
    s.official = Official.NONE
    s.takes = 1
    s.closed = 0
    tell(journal, Event.TURN, s.turn)
    fill_row(s, journal)
    if s.hand_size[s.turn] == 0:
        s.takes = 2
        ask(s, s.turn, Official.POSTMASTER + 0, 1, journal)


@rule
def next_turn(s: Record, journal: Record) -> None:
    following = (s.turn + 1) % s.players
    if s.ended != NO_SEAT and following == s.start:
        # The round is finished by who sits to the right of the start player.
        end_game(s, journal)
    else:
        s.turn = following
        begin_turn(s, journal)


@small_rule
def ask(s: Record, seat: int, official: int, forced: int, journal: Record) -> None:
    """One official in a turn, once."""
    s.official = official
    tell(journal, Event.ASKED, seat, item=official, why=forced)


# --- 1. Take a city card -------------------------------------------------------------------------


@rule
def ways_to_take(s: Record, out: Record) -> int:
    """A card of the row or the top card of the deck; before that, the administrator."""
    count = 0
    row = cities_in_row(s)
    if s.official == Official.NONE and row != 0:
        out[count] = ADMINISTRATOR
        count += 1
    for city in range(CITIES):
        if row >> city & 1:
            out[count] = TAKE + city
            count += 1
    if cards_to_draw(s):
        out[count] = DRAW
        count += 1
    return count


@small_rule
def may_choose_a_card(s: Record) -> bool:
    """Whether there is more than one card to take, or the administrator to ask."""
    row = cities_in_row(s)
    return cards_to_draw(s) or s.official == Official.NONE or row & (row - 1) != 0


@rule
def take(s: Record, seat: int, city: int, journal: Record) -> None:
    """A card of the row: everybody sees it, and the place is filled at once."""
    place = 0
    while s.row[place] != city:
        place += 1
    s.row[place] = NO_CITY
    take_openly(s, seat, city)
    s.takes -= 1
    tell(journal, Event.TOOK, seat, item=city, at=place)
    turn_up(s, place, journal)


@rule
def draw(s: Record, seat: int, journal: Record) -> None:
    """The top card of the deck, which only its owner sees."""
    see_to_deck(s, journal)
    city = draw_into_hand(s, seat)
    s.takes -= 1
    me = 1 << seat
    tell(journal, Event.DREW, seat, item=city, seen=me, learnt=me)
    tell(journal, Event.DREW_HIDDEN, seat, seen=EVERYBODY & ~me)


@rule
def replace_row(s: Record, seat: int, journal: Record) -> None:
    """The administrator: all cards of the row go to the discard, before six new ones come."""
    ask(s, seat, Official.ADMINISTRATOR + 0, 0, journal)
    swept = 0
    for place in range(ROW):
        if s.row[place] != NO_CITY:
            discard_card(s, s.row[place])
            s.row[place] = NO_CITY
            swept += 1
    tell(journal, Event.SWEPT, seat, amount=swept)
    fill_row(s, journal)


# --- 2. Lay a city card --------------------------------------------------------------------------


@rule
def ways_to_lay(s: Record, t: Record, seat: int, out: Record) -> int:
    """Begin a route, lengthen it at one of its ends, or abandon it for a new one.

    Before that, the postmaster. A second card, with the postal carrier, must lengthen the route.
    """
    count = 0
    if s.stage == Stage.LAYING and s.official == Official.NONE and something_to_take(s):
        out[count] = POSTMASTER
        count += 1
    held = cities_in_hand(s, seat)
    if s.route_length[seat] == 0:
        return listed(held, BEGIN, out, count)
    left, right = fitting(s, t, seat, LEFT), fitting(s, t, seat, RIGHT)
    for city in range(CITIES):
        if held >> city & 1:
            if left >> city & 1:
                out[count] = LAY + city * ENDS + LEFT
                count += 1
            if right >> city & 1:
                out[count] = LAY + city * ENDS + RIGHT
                count += 1
    return listed(held, ABANDON, out, count) if s.stage == Stage.LAYING else count


@small_rule
def fitting(s: Record, t: Record, seat: int, end: int) -> int:
    """The cities that a road joins with an end of the open route and that are not in it.

    A route of one card has its two ends in one: the right.
    """
    length = s.route_length[seat]
    if length == 0 or (length == 1 and end == LEFT):
        return 0
    city = s.route[seat, 0 if end == LEFT else length - 1]
    cities: int = t.neighbours[city] & ~s.route_cities[seat]
    return cities


@rule
def fits(s: Record, t: Record, seat: int, end: int) -> int:
    """For a screen: the cities that would lengthen the open route at an end."""
    return fitting(s, t, seat, end)


@rule
def begin(s: Record, seat: int, city: int, journal: Record) -> None:
    leave_hand(s, seat, city)
    s.route[seat, 0] = city
    s.route_length[seat] = 1
    s.route_cities[seat] = 1 << city
    tell(journal, Event.BEGAN, seat, item=city)


@rule
def lay(s: Record, seat: int, city: int, end: int, journal: Record) -> None:
    leave_hand(s, seat, city)
    length = s.route_length[seat] + 0
    if end == LEFT:
        for place in range(length, 0, -1):
            s.route[seat, place] = s.route[seat, place - 1]
        s.route[seat, 0] = city
    else:
        s.route[seat, length] = city
    s.route_length[seat] = length + 1
    s.route_cities[seat] |= 1 << city
    tell(journal, Event.LAID, seat, item=city, amount=length + 1, at=end)


@rule
def abandon(s: Record, seat: int, journal: Record) -> None:
    """The whole open route is discarded, unscored."""
    tell(journal, Event.ABANDONED, seat, amount=s.route_length[seat])
    discard_route(s, seat)


# --- 3. Close the route --------------------------------------------------------------------------


@rule
def ways_to_finish(s: Record, t: Record, seat: int, out: Record) -> int:
    """The postal carrier, closing with or without the cartwright, or the end of the turn."""
    count = 0
    if not s.closed:
        if s.official == Official.NONE and cards_that_fit(s, t, seat) != 0:
            out[count] = CARRIER
            count += 1
        if s.route_length[seat] >= SHORTEST_ROUTE:
            out[count] = CLOSE
            count += 1
            if cartwright_helps(s, seat):
                out[count] = CARTWRIGHT
                count += 1
    out[count] = END_TURN
    return count + 1


@rule
def cards_that_fit(s: Record, t: Record, seat: int) -> int:
    """The cities in hand that lengthen the open route."""
    return cities_in_hand(s, seat) & (fitting(s, t, seat, LEFT) | fitting(s, t, seat, RIGHT))


@small_rule
def something_may_be_done(s: Record, seat: int) -> bool:
    """Whether, for all that everybody knows, a turn may go on, or went on after the laying."""
    if s.closed or s.official == Official.CARRIER or s.route_length[seat] >= SHORTEST_ROUTE:
        return True
    return s.official == Official.NONE and s.hand_size[seat] > 0


@rule
def close(s: Record, seat: int, journal: Record) -> None:
    s.closed = 1
    s.stage = Stage.CHOOSING
    tell(journal, Event.CLOSED, seat, amount=s.route_length[seat])


# --- End of the game -----------------------------------------------------------------------------


@rule
def nobody_has_a_card(s: Record) -> bool:
    """All cards lie in open routes: nobody could ever do anything again."""
    if something_to_take(s):
        return False
    for seat in range(s.players):
        if s.hand_size[seat] > 0:
            return False
    return True


@rule
def end_game(s: Record, journal: Record) -> None:
    s.stage = Stage.OVER
    tell(journal, Event.OVER, NO_SEAT)


@rule
def scores(s: Record, t: Record, out: Record) -> None:
    """The best carriage and all tiles, less the houses not placed."""
    for seat in range(s.players):
        out[seat] = points(s, t, seat)


@small_rule
def points(s: Record, t: Record, seat: int) -> int:
    total: int = t.carriage[s.carriage[seat]] + s.tile_points[seat] - s.houses_left[seat]
    return total


@rule
def returns(s: Record, t: Record, out: Record) -> None:
    """Most points win; equal: the owner of the last tile, or who follows first clockwise.

    Without such an owner (see `nobody_has_a_card`) the victory is shared.
    """
    best, winners = -HOUSES, 0
    for seat in range(s.players):
        if points(s, t, seat) > best:
            best, winners = points(s, t, seat), 1
        elif points(s, t, seat) == best:
            winners += 1
    won = NO_SEAT + 0
    if s.ended != NO_SEAT:
        won = s.ended + 0
        while points(s, t, won) != best:
            won = (won + 1) % s.players
    for seat in range(s.players):
        if won != NO_SEAT:
            out[seat] = 1.0 if seat == won else 0.0
        else:
            out[seat] = 1.0 / winners if points(s, t, seat) == best else 0.0


@rule
def could_end(s: Record, t: Record, seat: int) -> bool:
    """Whether a player might bring about the end with their next turn, or the one they are in.

    As far as everybody can see: any card might be in the hand. Who has none must have the
    postmaster, and so no other official.
    """
    length = s.route_length[seat] + 0
    if s.ended != NO_SEAT or length == 0:
        return False
    helped = s.hand_size[seat] > 0
    if seat == s.turn:
        if s.stage > Stage.LAYING:
            cartwright = s.official == Official.CARTWRIGHT
            if s.official == Official.NONE and not s.closed:
                cartwright = True
            if ends_by_closing(s, t, seat, s.route_cities[seat] + 0, length, cartwright):
                return True
            if s.closed:
                return False
        elif s.official != Official.NONE:
            helped = False
    if (fitting(s, t, seat, LEFT) | fitting(s, t, seat, RIGHT)) == 0:
        return False
    if is_long_enough(s, seat, length + 1, helped):
        return True
    return might_place_all(s, t, seat, 2 if helped else 1)


@rule
def ends_by_closing(
    s: Record, t: Record, seat: int, cities: int, length: int, cartwright: bool
) -> bool:
    """Whether closing a route as it is might bring about the end."""
    if length < SHORTEST_ROUTE:
        return False
    return is_long_enough(s, seat, length, cartwright) or room_for_all(s, t, seat, cities)


@small_rule
def is_long_enough(s: Record, seat: int, length: int, cartwright: bool) -> bool:
    """Whether a route of a length, maybe with the cartwright, brings the last carriage."""
    longest = length + CARTWRIGHT_ADDS if cartwright else length
    return bool(s.carriage[seat] == LAST_CARRIAGE - 1 and longest >= LAST_CARRIAGE)


@rule
def might_place_all(s: Record, t: Record, seat: int, cards: int) -> bool:
    """Whether the open route, with one or two fitting cards, has room for all houses left."""
    length, open_route = s.route_length[seat] + 0, s.route_cities[seat] + 0
    left, right = s.route[seat, 0], s.route[seat, length - 1]
    for first in range(CITIES):
        if open_route >> first & 1:
            continue
        for end in range(ENDS):
            if not t.neighbours[left if end == LEFT else right] >> first & 1:
                continue
            longer = open_route | 1 << first
            if length + 1 >= SHORTEST_ROUTE and room_for_all(s, t, seat, longer):
                return True
            if cards == 1 or length + 2 < SHORTEST_ROUTE:
                continue
            ends = t.neighbours[first] | t.neighbours[right if end == LEFT else left]
            for second in range(CITIES):
                if ends >> second & 1 and not longer >> second & 1:
                    if room_for_all(s, t, seat, longer | 1 << second):
                        return True
    return False


@small_rule
def room_for_all(s: Record, t: Record, seat: int, cities: int) -> bool:
    """Whether a route through these cities has room for all houses left."""
    free = cities & ~s.houses[seat]
    if count_regions(t, free) >= s.houses_left[seat]:
        return True
    for region in range(REGIONS):
        if count_bits(free & t.cities[region]) >= s.houses_left[seat]:
            return True
    return False
