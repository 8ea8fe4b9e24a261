"""Why an action is forbidden in Taj Mahal."""

from enum import IntEnum

from tavola.games.taj_mahal.actions import (
    ACTIONS,
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
from tavola.games.taj_mahal.cards import can_come_next, colour_of, has_special, place_displayed
from tavola.games.taj_mahal.components import COLOURED, Special
from tavola.games.taj_mahal.connections import occupied
from tavola.games.taj_mahal.rules import actors
from tavola.games.taj_mahal.state import NO_COLOUR, Stage
from tavola.games.taj_mahal.withdrawal import can_build, province_now
from tavola.kernel import Record, rule


class WhyNot(IntEnum):
    """Which rule forbids an action."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    NOT_IN_HAND = 3
    OTHER_COLOUR = 4
    ONE_COLOURED_CARD = 5
    COLOURED_CARD_FIRST = 6
    NOT_YOUR_SPECIAL = 7
    SPECIAL_LIES_THERE = 8
    FINISH_WITHDRAWAL = 9
    NOTHING_TO_BUILD = 10
    OTHER_PROVINCE = 11
    OCCUPIED = 12
    CITY_ORDER = 13
    PALACES_FIRST = 14
    NOTHING_TO_TAKE = 15
    NOT_IN_DISPLAY = 16
    DISPLAY_ORDER = 17
    NOTHING_TO_DISCARD = 18
    DISCARD_FIRST = 19
    NO_SUCH_ACTION = 20


@rule
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return WhyNot.NO_SUCH_ACTION
    if s.stage == Stage.OVER:
        return WhyNot.GAME_OVER
    if not actors(s, t) >> seat & 1:
        return WhyNot.NOT_YOUR_TURN
    if action <= WITHDRAW:
        return why_not_play(s, seat, action)
    if action < CROWN:
        return why_not_palace(s, t, action - PALACE)
    if action < TAKE:
        return why_not_crown(s, t, action - CROWN)
    if action < DISCARD:
        if s.stage == Stage.LOSING:
            return WhyNot.DISCARD_FIRST
        if s.stage != Stage.TAKING:
            return WhyNot.NOTHING_TO_TAKE
        return why_not_from_display(s, action - TAKE)
    if s.stage != Stage.LOSING:
        return WhyNot.NOTHING_TO_DISCARD
    return why_not_from_display(s, action - DISCARD)


@rule
def why_not_play(s: Record, seat: int, action: int) -> int:
    if s.stage == Stage.LOSING:
        return WhyNot.DISCARD_FIRST
    if s.stage > Stage.JOINING:
        return WhyNot.FINISH_WITHDRAWAL
    if action == WITHDRAW or action < ALONE:
        if s.stage == Stage.JOINING:
            return WhyNot.ONE_COLOURED_CARD
        if action == WITHDRAW:
            return WhyNot.ALLOWED
        if s.hand[seat, action - PLAY] == 0:
            return WhyNot.NOT_IN_HAND
        own = s.colour[seat] == NO_COLOUR or colour_of(action - PLAY) == s.colour[seat]
        if own or has_special(s, seat, Special.CHANGE + 0):
            return WhyNot.ALLOWED
        return WhyNot.OTHER_COLOUR
    if s.stage == Stage.PLAYING:
        return WhyNot.COLOURED_CARD_FIRST
    if action == ALONE:
        return WhyNot.ALLOWED
    if action < WITH_SPECIAL:
        held = s.hand[seat, COLOURED + action - WITH_WHITE]
        return WhyNot.ALLOWED if held > 0 else WhyNot.NOT_IN_HAND
    special = action - WITH_SPECIAL
    if s.special_owner[special] != seat:
        return WhyNot.NOT_YOUR_SPECIAL
    return WhyNot.ALLOWED if has_special(s, seat, special) else WhyNot.SPECIAL_LIES_THERE


@rule
def why_not_palace(s: Record, t: Record, city: int) -> int:
    if s.stage != Stage.BUILDING:
        return WhyNot.NOTHING_TO_BUILD
    if not t.cities[province_now(s)] >> city & 1:
        return WhyNot.OTHER_PROVINCE
    if occupied(s) >> city & 1:
        return WhyNot.OCCUPIED
    return WhyNot.ALLOWED if can_build(s, t, city) else WhyNot.CITY_ORDER


@rule
def why_not_crown(s: Record, t: Record, city: int) -> int:
    if s.stage == Stage.BUILDING:
        return WhyNot.PALACES_FIRST
    if s.stage != Stage.CROWNING:
        return WhyNot.NOTHING_TO_BUILD
    if not t.cities[province_now(s)] >> city & 1:
        return WhyNot.OTHER_PROVINCE
    return WhyNot.ALLOWED


@rule
def why_not_from_display(s: Record, card: int) -> int:
    place = place_displayed(s, card)
    if place < 0:
        return WhyNot.NOT_IN_DISPLAY
    return WhyNot.ALLOWED if can_come_next(s, place) else WhyNot.DISPLAY_ORDER
