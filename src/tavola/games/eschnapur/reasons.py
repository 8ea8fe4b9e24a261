"""Why an action is forbidden in The Palace of Eschnapur."""

from enum import IntEnum

from tavola.games.eschnapur.actions import (
    ACTIONS,
    BLOCK,
    BUY,
    CHOOSE_MARKER,
    CHOOSE_SITES,
    CONFIRM,
    DECLINE,
    END_TURN,
    FORBID,
    FROM_HAND,
    HAND_MARKER,
    LAY,
    MOVE,
    NOTHING,
    PLACE,
    PLACE_ORDER,
    PLAY,
    RECONSIDER,
    STOP,
    TAKE_GOLD,
    UNBLOCK,
)
from tavola.games.eschnapur.building import (
    IGNORE_PLACE,
    can_move,
    card_in_turn,
    forbiddable,
    has_space,
    helps_builder,
    may_ignore,
    open_sections,
)
from tavola.games.eschnapur.choosing import (
    chooses,
    may_lay_nothing,
    official_at,
    officials_to_fill,
)
from tavola.games.eschnapur.components import MOST_SEATS, OFFICIALS, SECTIONS, VALUES
from tavola.games.eschnapur.gold import best_worth, in_bank
from tavola.games.eschnapur.officials import can_block, has_marker, next_marker
from tavola.games.eschnapur.privileges import can_order, card_ordered, helps_in_order
from tavola.games.eschnapur.state import Stage
from tavola.kernel import Record, rule


class WhyNot(IntEnum):
    """Which rule forbids an action."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    NOT_NOW = 3
    ALREADY_CONFIRMED = 4
    NOTHING_CHOSEN = 5
    SITES_FIRST = 6
    SITES_CHOSEN = 7
    SECTION_FINISHED = 8
    CARD_GONE = 9
    NOT_ENOUGH_POINTS = 10
    DOES_NOTHING = 11
    OTHER_OFFICIAL_FIRST = 12
    LAY_FIRST = 13
    ALL_LAID = 14
    MUST_LAY = 15
    NOT_IN_HAND = 16
    NO_SUCH_PLAYER = 17
    OWN_CARD = 18
    NO_CARD_THERE = 19
    SAME_OFFICIAL = 20
    SAME_PLAYER = 21
    STOPPED_BEFORE = 22
    NO_SUCH_MARKER = 23
    OTHER_MARKER_FIRST = 24
    HAS_MARKER = 25
    NO_BRICKS = 26
    SECTION_FULL = 27
    SECTION_STOPPED = 28
    NOT_YOUR_SITE = 29
    MUST_PLACE = 30
    NO_MOVE_THERE = 31
    SAME_SECTION = 32
    NO_BRICK_THERE = 33
    LAST_FORBIDDEN = 34
    TAKE_GOLD_FIRST = 35
    NO_GOLD_DUE = 36
    NOT_IN_BANK = 37
    OTHER_WORTH = 38
    NO_SUCH_ACTION = 39


@rule
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return WhyNot.NO_SUCH_ACTION
    stage = s.stage + 0
    if stage == Stage.OVER:
        return WhyNot.GAME_OVER
    if s.owing == 0 and (stage == Stage.CHOOSING or stage == Stage.OFFERING):
        if not chooses(s, seat):
            return WhyNot.NOT_YOUR_TURN
        return why_not_secretly(s, t, seat, action)
    if seat != s.turn:
        return WhyNot.NOT_YOUR_TURN
    if TAKE_GOLD <= action < DECLINE:
        return why_not_gold(s, t, action - TAKE_GOLD)
    if s.owing != 0:
        return WhyNot.TAKE_GOLD_FIRST
    if action == DECLINE:
        return WhyNot.ALLOWED if may_be_declined(stage) else WhyNot.NOT_NOW
    if action < UNBLOCK:
        return WhyNot.NOT_NOW
    if action < PLACE:
        return why_not_official(s, seat, action)
    if stage == Stage.BUILDING:
        return why_not_build(s, t, seat, action)
    if stage == Stage.FORBIDDING and FORBID <= action < MOVE:
        if forbiddable(s, t) >> (action - FORBID) & 1:
            return WhyNot.ALLOWED
        return WhyNot.NO_MOVE_THERE
    if stage == Stage.MOVING and action == BUY + IGNORE_PLACE:
        return why_not_ignore(s, t, seat)
    if stage == Stage.MOVING and action >= MOVE:
        return why_not_move(s, t, (action - MOVE) // SECTIONS, (action - MOVE) % SECTIONS)
    return WhyNot.NOT_NOW


@rule
def may_be_declined(stage: int) -> bool:
    if stage == Stage.UNBLOCKING or stage == Stage.BLOCKING or stage == Stage.STOPPING:
        return True
    return stage == Stage.MARKING or stage == Stage.FORBIDDING or stage == Stage.MOVING


# --- Phases 1 and 2 ------------------------------------------------------------------------------


@rule
def why_not_secretly(s: Record, t: Record, seat: int, action: int) -> int:
    if TAKE_GOLD <= action < DECLINE:
        return WhyNot.NO_GOLD_DUE
    if action == RECONSIDER:
        return WhyNot.ALLOWED if s.steps[seat] > 0 else WhyNot.NOTHING_CHOSEN
    if action > RECONSIDER:
        return WhyNot.NOT_NOW
    if s.stage == Stage.OFFERING:
        return why_not_lay(s, seat, action)
    if action >= LAY:
        return WhyNot.NOT_NOW
    if s.ready >> seat & 1:
        return WhyNot.ALREADY_CONFIRMED
    if action >= PLACE_ORDER:
        if s.steps[seat] == 0:
            return WhyNot.SITES_FIRST
        return why_not_order(s, t, seat, action - PLACE_ORDER)
    if s.steps[seat] > 0:
        return WhyNot.SITES_CHOSEN
    if t.pair[action - CHOOSE_SITES] & s.finished != 0:
        return WhyNot.SECTION_FINISHED
    return WhyNot.ALLOWED


@rule
def why_not_order(s: Record, t: Record, seat: int, order: int) -> int:
    if can_order(s, t, seat, order):
        return WhyNot.ALLOWED
    for bit in range(FROM_HAND + 1):
        if order >> bit & 1:
            card = card_ordered(bit)
            if not s.privileges >> card & 1:
                return WhyNot.CARD_GONE
            if not helps_in_order(s, seat, card, order):
                return WhyNot.DOES_NOTHING
    return WhyNot.NOT_ENOUGH_POINTS


@rule
def why_not_lay(s: Record, seat: int, action: int) -> int:
    if action < LAY:
        return WhyNot.NOT_NOW
    if s.ready >> seat & 1:
        return WhyNot.ALREADY_CONFIRMED
    left = officials_to_fill(s, seat) - s.steps[seat]
    if action == CONFIRM:
        return WhyNot.ALLOWED if left == 0 else WhyNot.LAY_FIRST
    if left == 0:
        return WhyNot.ALL_LAID
    if (action - LAY) % OFFICIALS != official_at(s, seat, s.steps[seat] + 0):
        return WhyNot.OTHER_OFFICIAL_FIRST
    card = (action - LAY) // OFFICIALS
    if card == NOTHING:
        return WhyNot.ALLOWED if may_lay_nothing(s, seat) else WhyNot.MUST_LAY
    return WhyNot.ALLOWED if s.hand[seat, card - 1] > 0 else WhyNot.NOT_IN_HAND


# --- The officials -------------------------------------------------------------------------------


@rule
def why_not_official(s: Record, seat: int, action: int) -> int:
    stage = s.stage + 0
    if stage == Stage.UNBLOCKING and action == UNBLOCK:
        return WhyNot.ALLOWED
    if stage == Stage.ANSWERING and PLAY <= action < PLAY + VALUES:
        return WhyNot.ALLOWED if s.hand[seat, action - PLAY] > 0 else WhyNot.NOT_IN_HAND
    if stage == Stage.BLOCKING and BLOCK <= action < STOP:
        others = OFFICIALS - 1
        return why_not_block(s, (action - BLOCK) // others, (action - BLOCK) % others + 1)
    if stage == Stage.STOPPING and STOP <= action < CHOOSE_MARKER:
        if s.finished >> (action - STOP) & 1:
            return WhyNot.SECTION_FINISHED
        return WhyNot.STOPPED_BEFORE if s.stop == action - STOP else WhyNot.ALLOWED
    if stage == Stage.MARKING and CHOOSE_MARKER <= action < HAND_MARKER:
        within = action - CHOOSE_MARKER < s.players
        return WhyNot.ALLOWED if within else WhyNot.NO_SUCH_MARKER
    if stage == Stage.HANDING and action >= HAND_MARKER:
        place, to = (action - HAND_MARKER) // MOST_SEATS, (action - HAND_MARKER) % MOST_SEATS
        return why_not_hand(s, place, to)
    return WhyNot.NOT_NOW


@rule
def why_not_block(s: Record, seat: int, official: int) -> int:
    if can_block(s, seat, official):
        return WhyNot.ALLOWED
    if seat >= s.players:
        return WhyNot.NO_SUCH_PLAYER
    if seat == s.winner:
        return WhyNot.OWN_CARD
    if not s.face_down[seat] >> official & 1:
        return WhyNot.NO_CARD_THERE
    if official == s.marker_official:
        return WhyNot.SAME_OFFICIAL
    return WhyNot.SAME_PLAYER


@rule
def why_not_hand(s: Record, place: int, to: int) -> int:
    if place >= s.players:
        return WhyNot.NO_SUCH_MARKER
    if to >= s.players:
        return WhyNot.NO_SUCH_PLAYER
    if place != next_marker(s):
        return WhyNot.OTHER_MARKER_FIRST
    return WhyNot.HAS_MARKER if has_marker(s, to) else WhyNot.ALLOWED


# --- Building and moving -------------------------------------------------------------------------


@rule
def why_not_build(s: Record, t: Record, seat: int, action: int) -> int:
    if action < BUY:
        return why_not_place(s, t, seat, action - PLACE)
    if action < END_TURN:
        card = card_in_turn(action - BUY)
        if not s.privileges >> card & 1:
            return WhyNot.CARD_GONE
        if s.privilege_points[seat] < t.cost[card]:
            return WhyNot.NOT_ENOUGH_POINTS
        return WhyNot.ALLOWED if helps_builder(s, t, seat, card) else WhyNot.DOES_NOTHING
    if action == END_TURN:
        if s.store[seat] > 0 and open_sections(s, t, seat) != 0:
            return WhyNot.MUST_PLACE
        return WhyNot.ALLOWED
    return WhyNot.NOT_NOW


@rule
def why_not_place(s: Record, t: Record, seat: int, section: int) -> int:
    if s.store[seat] == 0:
        return WhyNot.NO_BRICKS
    if open_sections(s, t, seat) >> section & 1:
        return WhyNot.ALLOWED
    if s.finished >> section & 1:
        return WhyNot.SECTION_FINISHED
    if not has_space(s, t, section):
        return WhyNot.SECTION_FULL
    if s.stop == section:
        return WhyNot.SECTION_STOPPED
    return WhyNot.NOT_YOUR_SITE


@rule
def why_not_ignore(s: Record, t: Record, seat: int) -> int:
    if may_ignore(s, t):
        return WhyNot.ALLOWED
    card = card_in_turn(IGNORE_PLACE)
    if not s.privileges >> card & 1:
        return WhyNot.CARD_GONE
    if s.privilege_points[seat] < t.cost[card]:
        return WhyNot.NOT_ENOUGH_POINTS
    return WhyNot.DOES_NOTHING


@rule
def why_not_move(s: Record, t: Record, source: int, target: int) -> int:
    if can_move(s, t, source, target, s.ignoring + 0):
        return WhyNot.ALLOWED
    if source == target:
        return WhyNot.SAME_SECTION
    if s.finished >> source & 1 or s.finished >> target & 1:
        return WhyNot.SECTION_FINISHED
    if s.height[source] == 0:
        return WhyNot.NO_BRICK_THERE
    if not has_space(s, t, target):
        return WhyNot.SECTION_FULL
    return WhyNot.LAST_FORBIDDEN if s.forbidden == source else WhyNot.SECTION_STOPPED


# --- Gold ----------------------------------------------------------------------------------------


@rule
def why_not_gold(s: Record, t: Record, combination: int) -> int:
    if s.owing == 0:
        return WhyNot.NO_GOLD_DUE
    total = best_worth(s, t, s.owed + 0)
    if combination < t.first[total] or combination >= t.first[total + 1]:
        return WhyNot.OTHER_WORTH
    return WhyNot.ALLOWED if in_bank(s, t, combination) else WhyNot.NOT_IN_BANK
