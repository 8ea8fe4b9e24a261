"""What a sensible player of Thurn und Taxis would rather do, decision by decision.

Routes are lengthened and hardly ever abandoned; cards are taken that fit, or that fit next to one
that does; routes are closed where that brings the next carriage, and placed where most houses go.
"""

from typing import Final

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
    ENDS,
    FEWER,
    IN_REGION,
    LAY,
    LEFT,
    NONE,
    POSTMASTER,
    RIGHT,
    TAKE,
)
from tavola.games.thurn_und_taxis.cards import cities_in_hand, cities_in_row
from tavola.games.thurn_und_taxis.closing import (
    free_cities,
    houses_for_each,
    houses_for_region,
    next_carriage,
)
from tavola.games.thurn_und_taxis.components import (
    CARTWRIGHT_ADDS,
    CITIES,
    LAST_CARRIAGE,
    REGIONS,
)
from tavola.games.thurn_und_taxis.rules import fitting
from tavola.games.thurn_und_taxis.state import Stage
from tavola.kernel import Record, count_bits, rule, small_rule

SELDOM: Final = 1
SOMETIMES: Final = 4
OFTEN: Final = 16
USUALLY: Final = 64
NEARLY_ALWAYS: Final = 256


@rule
def policy(s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record) -> None:
    stage = s.stage + 0
    if stage == Stage.TAKING:
        weigh_taking(s, t, seat, actions, count, weights)
    elif stage == Stage.LAYING or stage == Stage.CARRYING:
        weigh_laying(s, t, seat, actions, count, weights)
    elif stage == Stage.FINISHING:
        weigh_finishing(s, t, seat, actions, count, weights)
    elif stage == Stage.CHOOSING:
        for place in range(count):
            houses = houses_of(s, t, seat, actions[place] + 0)
            weights[place] = SELDOM + 8 * houses * houses * houses
    elif stage == Stage.PLACING:
        for place in range(count):
            weights[place] = SELDOM if actions[place] == NONE else OFTEN
    else:
        wanted = reach(s, t, seat, 0)
        for place in range(count):
            weights[place] = SELDOM if wanted >> (actions[place] - DISCARD) & 1 else OFTEN


# --- Taking --------------------------------------------------------------------------------------


@small_rule
def both_ends(s: Record, t: Record, seat: int) -> int:
    """The cities that would lengthen the open route."""
    cities: int = fitting(s, t, seat, LEFT) | fitting(s, t, seat, RIGHT)
    return cities


@rule
def reach(s: Record, t: Record, seat: int, steps: int) -> int:
    """The cities that lengthen the open route, or would behind a card of the hand that does.

    Without a route: the cities beside those of the hand.
    """
    held = cities_in_hand(s, seat)
    ends = both_ends(s, t, seat)
    stepping = held & ends if s.route_length[seat] > 0 else held
    cities = ends
    for city in range(CITIES):
        if stepping >> city & 1:
            cities |= t.neighbours[city]
    if steps > 0:
        stepping = held & cities
        for city in range(CITIES):
            if stepping >> city & 1:
                cities |= t.neighbours[city]
    return cities & ~s.route_cities[seat]


@rule
def weigh_taking(
    s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record
) -> None:
    """A card that fits and that one has not got; better still where one has no house yet."""
    held = cities_in_hand(s, seat)
    ends = both_ends(s, t, seat)
    near = reach(s, t, seat, 1)
    stuck = held & ends == 0
    useful = 0
    for place in range(count):
        action = actions[place] + 0
        if action == ADMINISTRATOR:
            weights[place] = SELDOM
        elif action == DRAW:
            weights[place] = SOMETIMES
        else:
            city = action - TAKE
            weight = SELDOM
            if not held >> city & 1:
                if ends >> city & 1:
                    weight = USUALLY if stuck else OFTEN
                    useful += 1
                elif near >> city & 1:
                    weight = OFTEN
                    useful += 1
                if not s.houses[seat] >> city & 1:
                    weight *= 2
            weights[place] = weight
    if useful == 0 and s.route_length[seat] > 0:
        for place in range(count):
            if actions[place] == DRAW:
                weights[place] = OFTEN
            elif actions[place] == ADMINISTRATOR:
                weights[place] = OFTEN


# --- Laying --------------------------------------------------------------------------------------


@rule
def weigh_laying(
    s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record
) -> None:
    """What leaves a way to go on with the cards in hand or in the row, and gives a house."""
    held = cities_in_hand(s, seat)
    row = cities_in_row(s)
    fits = held & both_ends(s, t, seat)
    houses = s.houses[seat] + 0
    for place in range(count):
        action = actions[place] + 0
        if action == POSTMASTER:
            weights[place] = OFTEN if count_bits(fits) <= 1 else SOMETIMES
        elif action >= ABANDON:
            weights[place] = SELDOM
        else:
            city = (action - LAY) // ENDS if action >= LAY else action - BEGIN
            onward = t.neighbours[city] & ~s.route_cities[seat]
            weight = OFTEN + 8 * count_bits(onward & held) + 4 * count_bits(onward & row)
            if not houses >> city & 1:
                weight *= 3
            if action >= LAY:
                weight *= 2
            weights[place] = weight


# --- Closing -------------------------------------------------------------------------------------


@rule
def weigh_finishing(
    s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record
) -> None:
    length = s.route_length[seat] + 0
    carriage = next_carriage(s, seat)
    gains = length >= carriage and carriage <= LAST_CARRIAGE
    houses = most_houses(s, t, seat)
    for place in range(count):
        action = actions[place] + 0
        if action == CLOSE:
            if gains or houses >= s.houses_left[seat]:
                weights[place] = USUALLY
            elif carriage > LAST_CARRIAGE and length >= carriage - CARTWRIGHT_ADDS:
                weights[place] = USUALLY
            else:
                weights[place] = SELDOM + houses
        elif action == CARTWRIGHT:
            weights[place] = USUALLY + OFTEN * houses
        elif action == CARRIER:
            weights[place] = OFTEN
        else:
            weights[place] = OFTEN


@rule
def most_houses(s: Record, t: Record, seat: int) -> int:
    """The houses that closing the open route would give."""
    most = houses_for_each(s, t, seat)
    free = free_cities(s, seat)
    for region in range(REGIONS):
        if free & t.cities[region]:
            most = max(most, houses_for_region(s, t, seat, region))
    return most


@rule
def houses_of(s: Record, t: Record, seat: int, action: int) -> int:
    """The houses that a way of placing them gives."""
    if action == EACH:
        return houses_for_each(s, t, seat) - s.fewer
    if action == FEWER:
        return 0
    return houses_for_region(s, t, seat, action - IN_REGION) - s.fewer
