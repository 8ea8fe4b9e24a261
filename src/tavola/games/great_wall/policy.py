"""What a sensible player of Great Wall of China would rather do, decision by decision.

Cards go where they take the lead, and not many more than that needs; where much fame is at stake
rather than where there is little. A hand is filled up before it runs out.
"""

from typing import Final

from tavola.games.great_wall.actions import COVER, DRAW, PLACE, RIDE, SCORE
from tavola.games.great_wall.components import CARDS, KINDS, MOST_SEATS, SECTIONS, Kind
from tavola.games.great_wall.rules import HIGHER, LOWER, total
from tavola.kernel import Record, rule, small_rule

SELDOM: Final = 2
FULL_HAND: Final = 5
COMFORTABLE_LEAD: Final = 3


@rule
def policy(s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record) -> None:
    if actions[0] >= SCORE:
        for place in range(count):
            weights[place] = 1
        return
    for place in range(count):
        action = actions[place] + 0
        if action == DRAW:
            weights[place] = SELDOM + 4 * max(FULL_HAND - s.hand_size[seat], 0)
        elif action < PLACE:
            section = action - RIDE
            gain = gained(s, t, section, seat, Kind.HORSEMAN + 0, 1)
            weights[place] = 2 * lead_weight(s, section, seat, gain, 1)
        elif action < COVER:
            cards, section = (action - PLACE) // SECTIONS, (action - PLACE) % SECTIONS
            number = t.set_count[cards] + 0
            gain = gained(s, t, section, seat, t.set_kind[cards] + 0, number)
            weights[place] = lead_weight(s, section, seat, gain, number)
        else:
            section = (action - COVER) // (KINDS * MOST_SEATS)
            owner = (action - COVER) // KINDS % MOST_SEATS
            loss = 0 if owner == seat else 2
            weights[place] = lead_weight(s, section, seat, loss, 1)


@rule
def gained(s: Record, t: Record, section: int, seat: int, kind: int, number: int) -> int:
    """By how much so many cards raise a player's total in a section."""
    if kind == Kind.NOBLE:
        return s.cards[section, seat] + 1 - total_without_token(s, section, seat)
    if s.nobles[section] > 0:
        return number
    if kind == Kind.WARRIOR:
        there = s.visible[section, seat, kind] + 0
        return (2 * there + number + 1) * number // 2
    return number * t.value[kind]


@small_rule
def total_without_token(s: Record, section: int, seat: int) -> int:
    points: int = s.points[section, seat] if s.nobles[section] == 0 else s.cards[section, seat]
    return points


@small_rule
def lead_weight(s: Record, section: int, seat: int, gain: int, number: int) -> int:
    """How attractive it is to raise one's total in a section by so much, with so many cards."""
    lead = lead_in(s, section, seat)
    fame = s.beside[section, LOWER] + s.beside[section, HIGHER]
    after = lead + gain
    if lead > COMFORTABLE_LEAD or after < 0:
        return SELDOM
    if after == 0:
        return SELDOM + 1
    weight = SELDOM + 2 * fame
    if after > COMFORTABLE_LEAD:
        weight //= 2
    if lead > 0:
        weight //= 2
    return max(weight // number, 1)


@small_rule
def lead_in(s: Record, section: int, seat: int) -> int:
    """How far a player lies before the best other who is present; empty sections count as zero."""
    best = 0 - CARDS
    own = 0
    for other in range(s.players):
        if other == seat:
            own = total(s, section, seat) if s.cards[section, seat] > 0 else 0
        elif s.cards[section, other] > 0:
            best = max(best, total(s, section, other))
    return own - best if best > 0 - CARDS else own
