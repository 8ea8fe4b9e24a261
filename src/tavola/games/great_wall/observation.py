"""What a learning program sees of Great Wall of China."""

from typing import Final

from tavola.games.great_wall.components import KINDS, MOST_SEATS, SECTIONS
from tavola.games.great_wall.rules import HIGHER, LOWER, leader, total
from tavola.games.great_wall.state import CLOSED, Stage
from tavola.kernel import Record, rule

SECTION_SIZE: Final = 4 + KINDS + MOST_SEATS * (KINDS + 4)
SEAT_SIZE: Final = 5 + KINDS
TOKEN_VALUES: Final = 8
OBSERVATION: Final = 5 + SECTIONS * SECTION_SIZE + MOST_SEATS * SEAT_SIZE + TOKEN_VALUES + 2 * KINDS


@rule
def observe(s: Record, t: Record, viewer: int, out: Record) -> None:
    """Everything the viewer knows; seats are counted from the viewer (a spectator: from seat 0).

    Five numbers about the turn; for each section its tokens and the laid token, whether it is
    open, which kind of card bears the token, and for each seat the visible cards of each kind,
    the total, whether it holds the token, leads, and is to be scored now; for each seat hand,
    deck, fame, turn, whether it finished first, and what is left in hand and deck together by
    kind; the tokens still face down by value; the viewer's hand and deck by kind.
    """
    first = max(viewer, 0)
    at = 0
    out[0] = 1.0 if s.stage == Stage.SCORING else 0.0
    out[1] = 1.0 if s.stage == Stage.OVER else 0.0
    out[2] = s.actions
    out[3] = s.last_circle
    out[4] = s.players
    at = 5
    for section in range(SECTIONS):
        out[at] = s.beside[section, LOWER]
        out[at + 1] = s.beside[section, HIGHER]
        out[at + 2] = s.laid[section]
        out[at + 3] = 1.0 if s.site[section] != CLOSED else 0.0
        for kind in range(KINDS):
            bears = s.laid[section] > 0 and s.bearer[section] == kind
            out[at + 4 + kind] = 1.0 if bears else 0.0
        at += 4 + KINDS
        leads = leader(s, section)
        for offset in range(MOST_SEATS):
            seat = (first + offset) % s.players
            if offset < s.players:
                for kind in range(KINDS):
                    out[at + kind] = s.visible[section, seat, kind]
                out[at + KINDS] = total(s, section, seat)
                out[at + KINDS + 1] = 1.0 if s.holder[section] == seat else 0.0
                out[at + KINDS + 2] = 1.0 if leads == seat else 0.0
                scored = s.turn == seat and s.to_score >> section & 1
                out[at + KINDS + 3] = 1.0 if scored else 0.0
            else:
                for place_ in range(KINDS + 4):
                    out[at + place_] = 0.0
            at += KINDS + 4
    for offset in range(MOST_SEATS):
        seat = (first + offset) % s.players
        present = offset < s.players
        out[at] = s.hand_size[seat] if present else 0.0
        out[at + 1] = s.deck_size[seat] if present else 0.0
        out[at + 2] = s.fame[seat] if present else 0.0
        out[at + 3] = 1.0 if present and s.turn == seat else 0.0
        out[at + 4] = 1.0 if present and s.finisher == seat else 0.0
        for kind in range(KINDS):
            out[at + 5 + kind] = t.deck[kind] if present else 0.0
        for card in range(s.placed):
            if present and s.placed_by[card] == seat:
                out[at + 5 + s.placed_kind[card]] -= 1.0
        at += SEAT_SIZE
    for value in range(TOKEN_VALUES + 2 * KINDS):
        out[at + value] = 0.0
    for token in range(s.stock_size):
        out[at + s.stock[token] - 1] += 1.0
    at += TOKEN_VALUES
    if viewer >= 0:
        for kind in range(KINDS):
            out[at + kind] = s.hand[viewer, kind]
        for card in range(s.deck_size[viewer]):
            out[at + KINDS + s.deck[viewer, card]] += 1.0
