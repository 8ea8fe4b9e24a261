"""Why an action is forbidden in Thurn und Taxis."""

from enum import IntEnum

from tavola.games.thurn_und_taxis.actions import (
    ABANDON,
    ACTIONS,
    ADMINISTRATOR,
    BEGIN,
    CARRIER,
    CARTWRIGHT,
    DISCARD,
    DRAW,
    EACH,
    END_TURN,
    ENDS,
    FEWER,
    HOUSE,
    IN_REGION,
    LAY,
    LEFT,
    NONE,
    POSTMASTER,
    RIGHT,
    TAKE,
)
from tavola.games.thurn_und_taxis.cards import cities_in_row, something_to_take
from tavola.games.thurn_und_taxis.closing import (
    asked,
    cartwright_helps,
    discardable,
    may_leave_out,
    regions_for,
)
from tavola.games.thurn_und_taxis.components import HAND_AFTER_CLOSING, SHORTEST_ROUTE
from tavola.games.thurn_und_taxis.rules import cards_that_fit, fitting
from tavola.games.thurn_und_taxis.state import Official, Stage
from tavola.kernel import Record, cards_to_draw, rule


class WhyNot(IntEnum):
    """Which rule forbids an action."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    TAKE_FIRST = 3
    ALREADY_TAKEN = 4
    NOT_IN_ROW = 5
    NO_CARDS_LEFT = 6
    ONE_OFFICIAL = 7
    LAY_FIRST = 8
    ALREADY_LAID = 9
    NOT_IN_HAND = 10
    ROUTE_OPEN = 11
    NO_ROUTE = 12
    IN_ROUTE = 13
    NO_ROAD = 14
    ONE_CARD = 15
    CARRIER_EXTENDS = 16
    NOTHING_FITS = 17
    TOO_SHORT = 18
    ALREADY_CLOSED = 19
    NO_CARRIAGE = 20
    CLOSE_FIRST = 21
    FINISH_CLOSING = 22
    ALREADY_CHOSEN = 23
    ONE_HOUSE = 24
    NO_FEWER = 25
    NOT_ASKED = 26
    ALL_HOUSES = 27
    DISCARD_ORDER = 28
    NO_SUCH_ACTION = 29


@rule
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return WhyNot.NO_SUCH_ACTION
    if s.stage == Stage.OVER:
        return WhyNot.GAME_OVER
    if seat != s.turn:
        return WhyNot.NOT_YOUR_TURN
    if s.stage >= Stage.CHOOSING:
        return why_not_closing(s, t, seat, action)
    if action < POSTMASTER:
        return why_not_take(s, action)
    if s.stage == Stage.TAKING:
        return WhyNot.TAKE_FIRST
    if action < CARRIER:
        return why_not_lay(s, t, seat, action)
    if s.stage != Stage.FINISHING:
        return WhyNot.LAY_FIRST
    if action == END_TURN:
        return WhyNot.ALLOWED
    if s.closed:
        return WhyNot.ALREADY_CLOSED
    if action == CARRIER:
        if s.official != Official.NONE:
            return WhyNot.ONE_OFFICIAL
        return WhyNot.ALLOWED if cards_that_fit(s, t, seat) != 0 else WhyNot.NOTHING_FITS
    if action > CARTWRIGHT:
        return WhyNot.CLOSE_FIRST
    if s.route_length[seat] < SHORTEST_ROUTE:
        return WhyNot.TOO_SHORT
    if action == CARTWRIGHT and s.official != Official.NONE:
        return WhyNot.ONE_OFFICIAL
    if action == CARTWRIGHT and not cartwright_helps(s, seat):
        return WhyNot.NO_CARRIAGE
    return WhyNot.ALLOWED


@rule
def why_not_take(s: Record, action: int) -> int:
    if s.stage != Stage.TAKING:
        return WhyNot.ALREADY_TAKEN
    if action == ADMINISTRATOR and s.official != Official.NONE:
        return WhyNot.ONE_OFFICIAL
    if action == ADMINISTRATOR:
        return WhyNot.ALLOWED if cities_in_row(s) != 0 else WhyNot.NO_CARDS_LEFT
    if action == DRAW:
        return WhyNot.ALLOWED if cards_to_draw(s) else WhyNot.NO_CARDS_LEFT
    return WhyNot.ALLOWED if cities_in_row(s) >> (action - TAKE) & 1 else WhyNot.NOT_IN_ROW


@rule
def why_not_lay(s: Record, t: Record, seat: int, action: int) -> int:
    if s.stage == Stage.FINISHING:
        return WhyNot.ALREADY_LAID
    if action == POSTMASTER:
        if s.official != Official.NONE:
            return WhyNot.ONE_OFFICIAL
        return WhyNot.ALLOWED if something_to_take(s) else WhyNot.NO_CARDS_LEFT
    if s.stage == Stage.CARRYING and (action < LAY or action >= ABANDON):
        return WhyNot.CARRIER_EXTENDS
    city, end = action - BEGIN, RIGHT
    if action >= ABANDON:
        city = action - ABANDON
    elif action >= LAY:
        city, end = (action - LAY) // ENDS, (action - LAY) % ENDS
    if s.hand[seat, city] == 0:
        return WhyNot.NOT_IN_HAND
    if action < LAY:
        return WhyNot.ALLOWED if s.route_length[seat] == 0 else WhyNot.ROUTE_OPEN
    if s.route_length[seat] == 0:
        return WhyNot.NO_ROUTE
    if action >= ABANDON or fitting(s, t, seat, end) >> city & 1:
        return WhyNot.ALLOWED
    if s.route_cities[seat] >> city & 1:
        return WhyNot.IN_ROUTE
    if end == LEFT and fitting(s, t, seat, RIGHT) >> city & 1 and s.route_length[seat] == 1:
        return WhyNot.ONE_CARD
    return WhyNot.NO_ROAD


@rule
def why_not_closing(s: Record, t: Record, seat: int, action: int) -> int:
    """While houses are placed and cards discarded."""
    if action < EACH or action == END_TURN:
        return WhyNot.FINISH_CLOSING
    if action <= FEWER:
        if s.stage != Stage.CHOOSING:
            return WhyNot.ALREADY_CHOSEN
        if action == FEWER and s.fewer:
            return WhyNot.NO_FEWER
        if action == EACH or action == FEWER:
            return WhyNot.ALLOWED
        chosen = regions_for(s, t, seat) >> (action - IN_REGION) & 1
        return WhyNot.ALLOWED if chosen else WhyNot.ONE_HOUSE
    if action < DISCARD:
        if s.stage != Stage.PLACING:
            return WhyNot.NOT_ASKED
        if action == NONE:
            return WhyNot.ALLOWED if may_leave_out(s, t) else WhyNot.ALL_HOUSES
        return WhyNot.ALLOWED if asked(s, t) >> (action - HOUSE) & 1 else WhyNot.NOT_ASKED
    if s.stage != Stage.DISCARDING:
        return WhyNot.FINISH_CLOSING
    city = action - DISCARD
    if s.hand[seat, city] == 0:
        return WhyNot.NOT_IN_HAND
    if discardable(s, seat, city, s.hand_size[seat] - HAND_AFTER_CLOSING):
        return WhyNot.ALLOWED
    return WhyNot.DISCARD_ORDER
