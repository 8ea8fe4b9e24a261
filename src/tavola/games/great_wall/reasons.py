"""Why an action is forbidden in Great Wall of China."""

from enum import IntEnum

from tavola.games.great_wall.actions import ACTIONS, COVER, DRAW, PLACE, RIDE, SCORE, TOKENS_BESIDE
from tavola.games.great_wall.components import KINDS, MOST_SEATS, SECTIONS, Kind
from tavola.games.great_wall.rules import HIGHER, LOWER, coverable, leftmost
from tavola.games.great_wall.state import CLOSED, Stage
from tavola.kernel import Record, rule


class WhyNot(IntEnum):
    """Which rule forbids an action."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    SCORE_FIRST = 3
    ALREADY_SCORED = 4
    NOT_LEADING = 5
    LEFT_FIRST = 6
    EQUAL_TOKENS = 7
    NO_CARD_TO_BEAR = 8
    DECK_EMPTY = 9
    NOT_IN_HAND = 10
    SECTION_CLOSED = 11
    NOTHING_TO_COVER = 12
    TOKEN_PROTECTS = 13
    NO_SUCH_ACTION = 14


@rule
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return WhyNot.NO_SUCH_ACTION
    if s.stage == Stage.OVER:
        return WhyNot.GAME_OVER
    if seat != s.turn:
        return WhyNot.NOT_YOUR_TURN
    if action >= SCORE:
        return why_not_score(s, seat, action - SCORE)
    if s.stage == Stage.SCORING:
        return WhyNot.SCORE_FIRST
    if action == DRAW:
        return WhyNot.DECK_EMPTY if s.deck_size[seat] == 0 else WhyNot.ALLOWED
    kind, count, section = Kind.DRAGON + 0, 1, 0
    if action >= COVER:
        section = (action - COVER) // (KINDS * MOST_SEATS)
    elif action >= PLACE:
        cards = (action - PLACE) // SECTIONS
        kind, count, section = t.set_kind[cards], t.set_count[cards], (action - PLACE) % SECTIONS
    else:
        kind, section = Kind.HORSEMAN + 0, action - RIDE
    if s.site[section] == CLOSED:
        return WhyNot.SECTION_CLOSED
    if s.hand[seat, kind] < count:
        return WhyNot.NOT_IN_HAND
    if action >= COVER:
        return why_not_cover(s, section, (action - COVER) // KINDS % MOST_SEATS, action)
    return WhyNot.ALLOWED


@rule
def why_not_score(s: Record, seat: int, choice: int) -> int:
    section = choice // (KINDS * TOKENS_BESIDE)
    token = choice // KINDS % TOKENS_BESIDE
    if s.site[section] == CLOSED:
        return WhyNot.SECTION_CLOSED
    if not s.led >> section & 1:
        return WhyNot.NOT_LEADING
    if not s.to_score >> section & 1:
        return WhyNot.ALREADY_SCORED
    if section != leftmost(s.to_score):
        return WhyNot.LEFT_FIRST
    if token == HIGHER and s.beside[section, LOWER] == s.beside[section, HIGHER]:
        return WhyNot.EQUAL_TOKENS
    if s.visible[section, seat, choice % KINDS] == 0:
        return WhyNot.NO_CARD_TO_BEAR
    return WhyNot.ALLOWED


@rule
def why_not_cover(s: Record, section: int, owner: int, action: int) -> int:
    kind = (action - COVER) % KINDS
    if coverable(s, section, owner, kind):
        return WhyNot.ALLOWED
    if s.visible[section, owner, kind] > 0:
        return WhyNot.TOKEN_PROTECTS
    return WhyNot.NOTHING_TO_COVER
