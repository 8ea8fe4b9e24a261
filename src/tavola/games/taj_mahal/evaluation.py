"""What a position of Taj Mahal promises: points now, cards, and what they may still win."""

from typing import Final

from tavola.games.taj_mahal.cards import prizes_led
from tavola.games.taj_mahal.components import (
    COLOURED,
    GOODS,
    PERSONS,
    SPECIALS,
    SYMBOLS,
    Symbol,
)
from tavola.kernel import Record, rule

PER_CARD: Final = 1.3
PER_WHITE_CARD: Final = 0.6
"""Besides what every card is worth."""

PER_CARD_AT_THE_END: Final = 0.5
PER_SPECIAL: Final = 3.0
PER_TILE: Final = 1.2
PER_GOOD: Final = 0.8
OF_A_PRIZE_LED: Final = 1.8


@rule
def evaluation(s: Record, t: Record, out: Record) -> None:
    visits = t.province_count[s.map] + 0
    ahead = (visits - s.visit) / visits
    for seat in range(s.players):
        out[seat] = s.points[seat] + promise(s, seat, ahead)


@rule
def promise(s: Record, seat: int, ahead: float) -> float:
    """What hand, tiles, goods and this visit are worth; `ahead` is the part still to play."""
    each = PER_CARD if ahead > 0 else PER_CARD_AT_THE_END
    worth = each * s.hand_size[seat]
    for symbol in range(SYMBOLS):
        worth += PER_WHITE_CARD * s.hand[seat, COLOURED + symbol]
    for special in range(SPECIALS):
        if s.special_owner[special] == seat:
            worth += 1.0 + PER_SPECIAL * ahead
    for person in range(PERSONS):
        worth += PER_TILE * s.tiles[seat, person]
    for good in range(GOODS):
        worth += PER_GOOD * s.goods[seat, good] * ahead
    if s.inside >> seat & 1:
        led = prizes_led(s, seat)
        for symbol in range(SYMBOLS):
            if led >> symbol & 1:
                worth += OF_A_PRIZE_LED
        if led >> Symbol.MOGUL & 1:
            worth += 0.5
    return worth
