"""What always holds in Great Wall of China."""

from enum import IntEnum

from tavola.games.great_wall.components import DECK, KINDS, SECTIONS, TOKENS, Kind
from tavola.games.great_wall.rules import ACTIONS_PER_TURN, HIGHER, LOWER, protected, total, worth
from tavola.games.great_wall.state import CLOSED, NO_SEAT, Stage
from tavola.kernel import Record, rule


class Broken(IntEnum):
    """Which invariant does not hold."""

    SOUND = 0
    CARDS = 1
    TOKENS = 2
    VISIBLE = 3
    SECTION = 4
    TURN = 5
    STANDING = 6
    PAIR = 7


@rule
def check(s: Record, t: Record) -> int:
    fame = s.removed + 0
    for token in range(s.stock_size):
        fame += s.stock[token]
    for seat in range(s.players):
        fame += s.fame[seat]
        if not cards_are_complete(s, t, seat):
            return Broken.CARDS
    for section in range(SECTIONS):
        fame += s.laid[section] + s.beside[section, LOWER] + s.beside[section, HIGHER]
        if not visible_cards_are_right(s, section) or not points_are_right(s, t, section):
            return Broken.VISIBLE
        emptied = s.beside[section, LOWER] == 0
        if s.site[section] == CLOSED and not emptied:
            return Broken.SECTION
        if s.site[section] != CLOSED and emptied and s.stage != Stage.SCORING:
            return Broken.SECTION  # refilled or closed at the end of scoring
        if (s.laid[section] > 0) != (s.holder[section] != NO_SEAT):
            return Broken.SECTION
        if s.laid[section] > 0 and s.beside[section, HIGHER] > 0:
            return Broken.SECTION
        if s.players == 2 and s.beside[section, LOWER] == s.beside[section, HIGHER] > 0:
            return Broken.PAIR
        for seat in range(s.players):
            # Only the owner of the token there can stand at zero or below.
            if s.cards[section, seat] > 0 and total(s, section, seat) <= 0:
                if s.holder[section] != seat:
                    return Broken.STANDING
    whole = 0
    for token in range(TOKENS):
        whole += t.tokens[token]
    if fame != whole:
        return Broken.TOKENS
    if s.turn < 0 or s.turn >= s.players or s.actions < 0 or s.actions > ACTIONS_PER_TURN:
        return Broken.TURN
    return Broken.SOUND


@rule
def cards_are_complete(s: Record, t: Record, seat: int) -> bool:
    """Hand, deck and placed cards are the player's deck, and the unused places are blank."""
    held = 0
    for kind in range(KINDS):
        held += s.hand[seat, kind]
        cards = s.hand[seat, kind] + 0
        for card in range(s.deck_size[seat]):
            if s.deck[seat, card] == kind:
                cards += 1
        for card in range(s.placed):
            if s.placed_by[card] == seat and s.placed_kind[card] == kind:
                cards += 1
        if s.hand[seat, kind] < 0 or cards != t.deck[kind]:
            return False
    for card in range(s.deck_size[seat], DECK):
        if s.deck[seat, card] != 0:
            return False
    return held == s.hand_size[seat]


@rule
def visible_cards_are_right(s: Record, section: int) -> bool:
    """What is visible in a section is what was placed there and not covered."""
    emptied = s.beside[section, LOWER] == 0
    for seat in range(s.players):
        for kind in range(KINDS):
            visible = 0
            for card in range(s.placed):
                if not emptied and s.placed_at[card] == s.site[section]:
                    if s.placed_by[card] == seat and s.placed_kind[card] == kind:
                        visible += 1
                    if s.over_owner[card] == seat and s.over_kind[card] == kind:
                        visible -= 1
            if visible != s.visible[section, seat, kind]:
                return False
    return True


@rule
def points_are_right(s: Record, t: Record, section: int) -> bool:
    """The running figures of a section agree with its visible cards."""
    nobles = 0
    for seat in range(s.players):
        cards, points = 0, 0
        for kind in range(KINDS):
            if s.visible[section, seat, kind] < protected(s, section, seat, kind):
                return False
            cards += s.visible[section, seat, kind]
            points += worth(s, t, section, seat, kind)
        if s.holder[section] == seat:
            points -= s.laid[section]
        nobles += s.visible[section, seat, Kind.NOBLE]
        if cards != s.cards[section, seat] or points != total(s, section, seat):
            return False
    return bool(nobles == s.nobles[section])
