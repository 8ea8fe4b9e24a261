"""What a sensible player of The Palace of Eschnapur would rather do, decision by decision.

High gold goes to the official with the bricks, low gold and zeros to the others; sites and bricks
go where a section is already high, for there the numbers are; privilege cards are bought with
restraint.
"""

from typing import Final

from tavola.games.eschnapur.actions import (
    BUY,
    CHOOSE_SITES,
    END_TURN,
    LAY,
    MOVE,
    PLACE,
    PLACE_ORDER,
    TAKE_GOLD,
)
from tavola.games.eschnapur.components import OFFICIALS, SECTIONS, Official
from tavola.games.eschnapur.state import Stage
from tavola.kernel import Record, rule, small_rule

SELDOM: Final = 2
SOMETIMES: Final = 6
OFTEN: Final = 18


@rule
def policy(s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record) -> None:
    for place in range(count):
        weights[place] = weight_of(s, t, seat, actions[place] + 0)


@rule
def weight_of(s: Record, t: Record, seat: int, action: int) -> int:
    if action < PLACE_ORDER:
        return site_pair_weight(s, t, seat, t.pair[action - CHOOSE_SITES] + 0)
    if action < LAY:
        return OFTEN * OFTEN if action == PLACE_ORDER else SELDOM
    if action < LAY + (HIGHEST_LAID + 1) * OFFICIALS:
        return gold_weight((action - LAY) // OFFICIALS - 1, (action - LAY) % OFFICIALS)
    if PLACE <= action < BUY:
        return SELDOM + section_weight(s, t, seat, action - PLACE)
    if BUY <= action < MOVE:
        return SOMETIMES if action == END_TURN else SELDOM
    if MOVE <= action < TAKE_GOLD:
        return move_weight(s, t, seat, (action - MOVE) // SECTIONS, (action - MOVE) % SECTIONS)
    return SOMETIMES


HIGHEST_LAID: Final = 6
"""Nothing, or a card of 0 to 5."""


@small_rule
def gold_weight(card: int, official: int) -> int:
    """How likely a card is to be laid for an official; -1 is none."""
    if card < 0:
        return SELDOM
    if official == Official.BRICKS:
        return SELDOM + 3 * card * card
    return SELDOM + 14 // (card + 1) + (card if official == Official.MOVE else 0)


@small_rule
def section_weight(s: Record, t: Record, seat: int, section: int) -> int:
    """Where a section is high and nearly full, a brick is worth most."""
    if s.finished >> section & 1 or s.stop == section:
        return 0
    left = t.spaces[section] - s.height[section]
    weight = 3 + 2 * s.height[section]
    if left <= 3:
        weight += 8
    if not has_brick(s, section, seat):
        weight += 4
    return weight


@small_rule
def has_brick(s: Record, section: int, seat: int) -> bool:
    for space in range(s.height[section]):
        if s.brick[section, space] == seat:
            return True
    return False


@rule
def site_pair_weight(s: Record, t: Record, seat: int, pair: int) -> int:
    weight = 1
    for section in range(SECTIONS):
        if pair >> section & 1:
            weight *= 1 + section_weight(s, t, seat, section)
    return weight


@rule
def move_weight(s: Record, t: Record, seat: int, source: int, target: int) -> int:
    """Bricks of others go down, and one's own up."""
    owner = s.brick[source, s.height[source] - 1]
    rise = t.number[target, s.height[target]] - t.number[source, s.height[source] - 1]
    if s.stage == Stage.MOVING and owner == seat:
        return max(SELDOM + 4 * rise, 1)
    return max(SELDOM - 2 * rise, 1)
