"""What a sensible player of Taj Mahal would rather do, decision by decision.

Cards are played for prizes that they bring into the lead or close to it; who leads something and
has played enough withdraws with it, and so does who has no hope. Palaces go where they connect.
"""

from typing import Final

from tavola.games.taj_mahal.actions import (
    ALONE,
    CROWN,
    DISCARD,
    PALACE,
    TAKE,
    WITH_SPECIAL,
    WITH_WHITE,
)
from tavola.games.taj_mahal.cards import colour_of, prizes_led
from tavola.games.taj_mahal.components import (
    COLOURED,
    COLOURS,
    IN_COLOUR,
    SYMBOLS,
    Bonus,
    Special,
    Symbol,
)
from tavola.games.taj_mahal.connections import own_cities
from tavola.games.taj_mahal.state import NO_BONUS, NO_COLOUR, Stage
from tavola.kernel import Record, count_bits, rule, small_rule

SELDOM: Final = 2
CARDS_WORTH_A_PRIZE: Final = 3
"""After so many cards a prize had better be taken home."""


@rule
def policy(s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record) -> None:
    if s.stage == Stage.PLAYING:
        weigh_playing(s, t, seat, actions, count, weights)
    elif s.stage == Stage.JOINING:
        weigh_joining(s, t, seat, actions, count, weights)
    else:
        for place in range(count):
            action = actions[place] + 0
            if action < CROWN:
                weights[place] = site_weight(s, t, seat, action - PALACE, 1)
            elif action < TAKE:
                weights[place] = site_weight(s, t, seat, action - CROWN, 0)
            elif action < DISCARD:
                weights[place] = card_weight(s, seat, action - TAKE)
            else:
                weights[place] = 1


# --- Playing and withdrawing ---------------------------------------------------------------------


@small_rule
def shown_by_others(s: Record, seat: int, symbol: int) -> int:
    """The most of a symbol that another player who is still in shows."""
    most = 0
    for other in range(s.players):
        if other != seat and s.inside >> other & 1:
            most = max(most, s.symbols[other, symbol] + 0)
    return most


@small_rule
def symbol_weight(s: Record, seat: int, symbol: int, number: int) -> int:
    """How much so many more of a symbol do for the prize that goes with it."""
    if not s.court >> symbol & 1:
        return 0
    own = s.symbols[seat, symbol] + 0
    others = shown_by_others(s, seat, symbol)
    if own > others:
        return 1
    if own + number > others:
        return 10
    return 3 if own + number == others else 1


@rule
def card_gain(s: Record, t: Record, seat: int, card: int) -> int:
    """How much a card does for prizes."""
    gain = 0
    for symbol in range(SYMBOLS):
        number = t.symbols[card, symbol] + 0
        if number > 0:
            gain += symbol_weight(s, seat, symbol, number)
    return gain


@small_rule
def cards_of(s: Record, seat: int, colour: int) -> int:
    cards = 0
    for card in range(colour * IN_COLOUR, (colour + 1) * IN_COLOUR):
        cards += s.hand[seat, card]
    return cards


@rule
def weigh_playing(
    s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record
) -> None:
    led = count_bits(prizes_led(s, seat))
    best = 0
    for place in range(count - 1):
        card = actions[place] + 0
        gain = card_gain(s, t, seat, card)
        best = max(best, gain)
        weight = SELDOM + gain * gain
        if s.colour[seat] == NO_COLOUR:
            weight *= cards_of(s, seat, colour_of(card))
        weights[place] = weight
    played = s.laid_size[seat] + 0
    if played == 0:
        leave = 20 if s.hand_size[seat] <= CARDS_WORTH_A_PRIZE else 8
    elif led > 0:
        leave = 30 * led * played
    else:
        leave = 60 if best < 10 else 6
    total = 0
    for place in range(count - 1):
        total += weights[place]
    # Withdrawing is one action beside many cards: it is weighed against all of them together.
    weights[count - 1] = max(leave * max(total, 1) // 60, 1)


@rule
def weigh_joining(
    s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record
) -> None:
    for place in range(count):
        action = actions[place] + 0
        if action == ALONE:
            weights[place] = 6
        elif action >= WITH_SPECIAL:
            special = action - WITH_SPECIAL
            if special == Special.TWO_POINTS:
                weights[place] = 40
            elif special == Special.CHANGE:
                weights[place] = SELDOM
            else:
                symbol = Symbol.ELEPHANT + 0 if special == Special.ELEPHANT else Symbol.MOGUL + 0
                weights[place] = SELDOM + 4 * symbol_weight(s, seat, symbol, 1)
        else:
            weights[place] = 1 + symbol_weight(s, seat, action - WITH_WHITE, 1)


# --- Cities --------------------------------------------------------------------------------------


@rule
def site_weight(s: Record, t: Record, seat: int, city: int, with_bonus: int) -> int:
    """Own palaces nearby, roads to other provinces, and the bonus tile."""
    neighbours = t.neighbours[s.map, city] + 0
    own = own_cities(s, seat)
    beyond = neighbours & ~t.cities[s.province[s.visit - 1]]
    weight = SELDOM + 12 * count_bits(neighbours & own) + 2 * count_bits(beyond)
    if with_bonus and s.bonus[city] != NO_BONUS:
        weight += 24 if s.bonus[city] == Bonus.TAJ_MAHAL else 12
    return weight


# --- The display ---------------------------------------------------------------------------------


@rule
def card_weight(s: Record, seat: int, card: int) -> int:
    """White cards go with every colour; of the others, those of which one has more already."""
    if card >= COLOURED:
        return 8
    own = cards_of(s, seat, colour_of(card))
    most = 0
    for colour in range(COLOURS):
        most = max(most, cards_of(s, seat, colour))
    return SELDOM + 2 * own + (4 if own == most else 0)
