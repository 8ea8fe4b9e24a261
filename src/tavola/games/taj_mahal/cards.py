"""The cards of Taj Mahal: what lies before the players, the display, and the top of the deck."""

from tavola.games.taj_mahal.components import (
    COLOURED,
    IN_COLOUR,
    KINDS,
    SPECIALS,
    SYMBOLS,
    Special,
    Symbol,
)
from tavola.games.taj_mahal.events import Event
from tavola.games.taj_mahal.state import NO_COLOUR
from tavola.kernel import (
    EVERYBODY,
    NO_CARD,
    NO_SEAT,
    Record,
    cards_to_draw,
    discard_card,
    draw_into_hand,
    renew_deck,
    rule,
    small_rule,
    sort,
    tell,
    turn_up_top,
)


@small_rule
def colour_of(card: int) -> int:
    return card // IN_COLOUR if card < COLOURED else NO_COLOUR


# --- Before the players --------------------------------------------------------------------------


@rule
def lay(s: Record, t: Record, seat: int, card: int, journal: Record) -> None:
    """A card comes before a player, with its symbols."""
    s.laid[seat, card] += 1
    s.laid_size[seat] += 1
    for symbol in range(SYMBOLS):
        s.symbols[seat, symbol] += t.symbols[card, symbol]
    tell(journal, Event.PLAYED, seat, item=card)


@small_rule
def has_special(s: Record, seat: int, special: int) -> bool:
    """Whether a player can play a special card: what lies there comes back only at the end."""
    return s.special_owner[special] == seat and s.special_laid[special] == 0


@small_rule
def has_any_special(s: Record, seat: int) -> bool:
    for special in range(SPECIALS):
        if has_special(s, seat, special):
            return True
    return False


@rule
def discard_laid(s: Record, seat: int) -> None:
    """All that was played is discarded, face up; special cards return."""
    for card in range(KINDS):
        while s.laid[seat, card] > 0:
            s.laid[seat, card] -= 1
            discard_card(s, card)
    s.laid_size[seat] = 0
    for symbol in range(SYMBOLS):
        s.symbols[seat, symbol] = 0
    for special in range(SPECIALS):
        if s.special_owner[special] == seat:
            s.special_laid[special] = 0
    s.colour[seat] = NO_COLOUR


@small_rule
def leads(s: Record, seat: int, symbol: int) -> bool:
    """Whether a player shows a symbol, and more of it than every other player who is still in."""
    if s.symbols[seat, symbol] == 0:
        return False
    for other in range(s.players):
        if other != seat and s.inside >> other & 1:
            if s.symbols[other, symbol] >= s.symbols[seat, symbol]:
                return False
    return True


@rule
def prizes_led(s: Record, seat: int) -> int:
    """Bits of the prizes still in the court that a player would win now."""
    prizes = 0
    for symbol in range(SYMBOLS):
        if s.court >> symbol & 1 and leads(s, seat, symbol):
            prizes |= 1 << symbol
    return prizes


# --- Special cards -------------------------------------------------------------------------------


@rule
def lay_special(s: Record, seat: int, special: int, points: int, journal: Record) -> None:
    """It counts like a white card, gives points at once, or lets the colour be another."""
    s.special_laid[special] = 1
    if special == Special.ELEPHANT:
        s.symbols[seat, Symbol.ELEPHANT] += 1
    elif special == Special.MOGUL:
        s.symbols[seat, Symbol.MOGUL] += 1
    s.points[seat] += points
    tell(journal, Event.PLAYED_SPECIAL, seat, item=special, amount=points)


# --- The deck and the display --------------------------------------------------------------------


@rule
def see_to_deck(s: Record, journal: Record) -> None:
    """Only when a card is needed, a used up deck is made anew."""
    if s.deck_size == 0:
        renew_deck(s)
        tell(journal, Event.RESHUFFLED, NO_SEAT, amount=s.deck_size)


@rule
def draw(s: Record, seat: int, why: int, journal: Record) -> None:
    """The top card of the deck, which only its owner sees; if there is none, nothing."""
    if not cards_to_draw(s):
        tell(journal, Event.DECK_EMPTY, seat, why=why)
        return
    see_to_deck(s, journal)
    card = draw_into_hand(s, seat)
    me = 1 << seat
    tell(journal, Event.DREW, seat, item=card, why=why, seen=me, learnt=me)
    tell(journal, Event.DREW_HIDDEN, seat, why=why, seen=EVERYBODY & ~me)


@rule
def turn_up_display(s: Record, size: int, journal: Record) -> None:
    """A new display, as far as there are cards, in the order of the atlas."""
    while s.display_size < size and cards_to_draw(s):
        see_to_deck(s, journal)
        card = turn_up_top(s)
        s.display[s.display_size] = card
        s.display_size += 1
        tell(journal, Event.TURNED_UP, NO_SEAT, item=card, learnt=EVERYBODY)
    sort(s.display, s.display_size)


@small_rule
def can_come_next(s: Record, place: int) -> bool:
    """Whether the card at a place of the display can be chosen now.

    As many are chosen as there are; none after one that comes later in the order of the atlas, so
    enough must follow. Of equal cards the first is meant.
    """
    card = s.display[place]
    if card < s.last_card or (place > 0 and s.display[place - 1] == card):
        return False
    own = 1 if s.next_chooser != NO_SEAT else s.takes + 0
    return bool(s.display_size - place >= min(own, s.display_size + 0))


@rule
def only_choice(s: Record) -> int:
    """The card of the display that alone can be chosen now, or NO_CARD where there are several."""
    only = NO_CARD + 0
    for place in range(s.display_size):
        if can_come_next(s, place):
            if only != NO_CARD:
                return NO_CARD
            only = s.display[place] + 0
    return only


@rule
def choices_displayed(s: Record, family: int, out: Record) -> int:
    """Write the action of a family for each card that can be chosen from the display."""
    count = 0
    for place in range(s.display_size):
        if can_come_next(s, place):
            out[count] = family + s.display[place]
            count += 1
    return count


@rule
def place_displayed(s: Record, card: int) -> int:
    """The first place of a card in the display, or -1."""
    for place in range(s.display_size):
        if s.display[place] == card:
            return place
    return -1


@rule
def leave_display(s: Record, card: int) -> None:
    first = place_displayed(s, card)
    s.display_size -= 1
    for place in range(first, s.display_size):
        s.display[place] = s.display[place + 1]
    s.display[s.display_size] = NO_CARD
    s.takes -= 1
    s.last_card = card


@rule
def clear_display(s: Record, journal: Record) -> None:
    """What nobody has taken is discarded."""
    if s.display_size > 0:
        tell(journal, Event.DISPLAY_GONE, NO_SEAT, amount=s.display_size)
    while s.display_size > 0:
        s.display_size -= 1
        discard_card(s, s.display[s.display_size])
        s.display[s.display_size] = NO_CARD
