"""What a position of The Palace of Eschnapur promises: points, the palace so far, gold, bricks."""

from typing import Final

from tavola.games.eschnapur.building import points_in
from tavola.games.eschnapur.components import SECTIONS
from tavola.games.eschnapur.gold import gold_held
from tavola.kernel import Record, rule

PER_BRICK_IN_STORE: Final = 1.3
PER_GOLD: Final = 0.45
OF_THE_BONUS: Final = 0.7
OF_AN_EMPTY_SECTION: Final = 0.3
"""Of what a section would score now; that of a full one is sure."""

PER_GOLD_OF_A_REWARD: Final = 0.3


@rule
def evaluation(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat] + promise(s, t, seat)


@rule
def promise(s: Record, t: Record, seat: int) -> float:
    worth = PER_BRICK_IN_STORE * s.store[seat] + PER_GOLD * gold_held(s, seat)
    for section in range(SECTIONS):
        if s.height[section] > 0:
            full = s.height[section] / t.spaces[section]
            points = points_in(s, t, section, seat)
            if points > 0:
                sure = OF_AN_EMPTY_SECTION + (1.0 - OF_AN_EMPTY_SECTION) * full
                worth += sure * points + PER_GOLD_OF_A_REWARD * full * t.reward[section]
    return worth + OF_THE_BONUS * bonus_now(s, t, seat)


@rule
def bonus_now(s: Record, t: Record, seat: int) -> float:
    """The bonus for the place on the privilege track, equals between theirs and the next."""
    ahead, beside = 0, 0
    for other in range(s.players):
        if s.privilege_points[other] > s.privilege_points[seat]:
            ahead += 1
        elif other != seat and s.privilege_points[other] == s.privilege_points[seat]:
            beside += 1
    best = t.bonus[s.players, ahead] + 0.0
    return (best + t.bonus[s.players, ahead + beside]) / 2
