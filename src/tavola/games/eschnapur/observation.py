"""What a learning program sees of The Palace of Eschnapur."""

from typing import Final

from tavola.games.eschnapur.actions import ORDER_BIT, ORDERABLE
from tavola.games.eschnapur.building import points_in
from tavola.games.eschnapur.components import (
    MOST_SEATS,
    MOST_SPACES,
    OFFICIALS,
    PRIVILEGES,
    SECTIONS,
    VALUES,
)
from tavola.games.eschnapur.state import NO_CARD, NO_OFFICIAL, Stage
from tavola.kernel import Record, rule

STAGES: Final = len(Stage)
CARDS_TO_ORDER: Final = len(ORDERABLE)
TURN_SIZE: Final = STAGES + OFFICIALS + 7
BOX_SIZE: Final = VALUES + PRIVILEGES
SECTION_SIZE: Final = 8 + MOST_SEATS * MOST_SPACES + MOST_SEATS
SEAT_FIGURES: Final = 17
SEAT_SIZE: Final = SEAT_FIGURES + 2 * VALUES + 4 * OFFICIALS + 2 * SECTIONS + CARDS_TO_ORDER
OWN_SIZE: Final = 1 + VALUES + OFFICIALS + SECTIONS + CARDS_TO_ORDER
OBSERVATION: Final = (
    TURN_SIZE + BOX_SIZE + SECTIONS * SECTION_SIZE + MOST_SEATS * SEAT_SIZE + OWN_SIZE
)


@rule
def observe(s: Record, t: Record, viewer: int, out: Record) -> None:
    """Everything the viewer knows; seats are counted from the viewer (a spectator: from seat 0)."""
    first = max(viewer, 0)
    for number in range(OBSERVATION):
        out[number] = 0.0
    out[s.stage] = 1.0
    if s.official != NO_OFFICIAL:
        out[STAGES + s.official] = 1.0
    at = STAGES + OFFICIALS
    out[at] = s.players
    out[at + 1] = s.round
    out[at + 2] = s.owed if s.owing != 0 else 0
    out[at + 3] = s.free_site
    out[at + 4] = s.ignoring
    out[at + 5] = s.completed
    out[at + 6] = t.last[s.players]
    at = TURN_SIZE
    for value in range(VALUES):
        out[at + value] = s.bank[value]
    for card in range(PRIVILEGES):
        if s.privileges >> card & 1:
            out[at + VALUES + card] = t.cost[card]
    at += BOX_SIZE
    for section in range(SECTIONS):
        observe_section(s, t, section, first, out, at + section * SECTION_SIZE)
    at += SECTIONS * SECTION_SIZE
    for offset in range(s.players):
        seat = (first + offset) % s.players
        observe_seat(s, seat, out, at + offset * SEAT_SIZE)
    if viewer >= 0:
        observe_own(s, viewer, out, at + MOST_SEATS * SEAT_SIZE)


@rule
def observe_section(s: Record, t: Record, section: int, first: int, out: Record, at: int) -> None:
    out[at] = s.finished >> section & 1
    out[at + 1] = 1.0 if s.stop == section else 0.0
    out[at + 2] = 1.0 if s.forbidden == section else 0.0
    out[at + 3] = s.height[section]
    out[at + 4] = t.spaces[section] - s.height[section]
    out[at + 5] = t.bag[section] - s.height[section]
    out[at + 6] = t.reward[section]
    if s.height[section] < t.spaces[section]:
        out[at + 7] = t.number[section, s.height[section]]
    at += 8
    for offset in range(s.players):
        seat = (first + offset) % s.players
        for space in range(s.height[section]):
            if s.brick[section, space] == seat:
                out[at + offset * MOST_SPACES + space] = 1.0
        out[at + MOST_SEATS * MOST_SPACES + offset] = points_in(s, t, section, seat)


@rule
def observe_seat(s: Record, seat: int, out: Record, at: int) -> None:
    out[at] = s.points[seat]
    out[at + 1] = s.privilege_points[seat]
    out[at + 2] = s.store[seat]
    out[at + 3] = s.supply[seat]
    out[at + 4] = 1.0 if s.turn == seat else 0.0
    out[at + 5] = 1.0 if s.winner == seat else 0.0
    out[at + 6] = s.asked >> seat & 1
    out[at + 7] = s.ready >> seat & 1
    out[at + 8] = s.owing >> seat & 1
    out[at + 9] = 1.0 if s.ties == seat else 0.0
    out[at + 10] = 1.0 if s.from_hand == seat else 0.0
    out[at + 11] = s.revealed >> seat & 1
    for place in range(s.players):
        if s.order[place] == seat:
            out[at + 12] = place + 1
        if s.handed[place] == seat:
            out[at + 13] = place + 1
    if s.marker_seat == seat:
        out[at + 14] = s.marker_official + 1
    if s.carried_seat == seat:
        out[at + 15] = s.carried_official + 1
    out[at + 16] = 1.0
    at += SEAT_FIGURES
    for value in range(VALUES):
        out[at + value] = s.holding[seat, value]
        out[at + VALUES + value] = s.open_hand[seat, value]
    at += 2 * VALUES
    for official in range(OFFICIALS):
        out[at + official] = s.face_down[seat] >> official & 1
        if s.shown[seat, official] != NO_CARD:
            out[at + OFFICIALS + official] = 1.0
            out[at + 2 * OFFICIALS + official] = s.shown[seat, official]
        out[at + 3 * OFFICIALS + official] = s.lying[seat] >> official & 1
    at += 4 * OFFICIALS
    if s.revealed >> seat & 1:
        for section in range(SECTIONS):
            out[at + section] = s.sites[seat] >> section & 1
    at += SECTIONS
    for section in range(SECTIONS):
        out[at + section] = s.last_sites[seat] >> section & 1
    at += SECTIONS
    for bit in range(CARDS_TO_ORDER):
        out[at + bit] = s.ordered[seat] >> bit & 1


@rule
def observe_own(s: Record, viewer: int, out: Record, at: int) -> None:
    out[at] = s.steps[viewer]
    at += 1
    for value in range(VALUES):
        out[at + value] = s.hand[viewer, value]
    at += VALUES
    for official in range(OFFICIALS):
        out[at + official] = s.bid[viewer, official] + 1
    at += OFFICIALS
    for section in range(SECTIONS):
        out[at + section] = s.sites[viewer] >> section & 1
    at += SECTIONS
    for bit in range(CARDS_TO_ORDER):
        out[at + bit] = s.sites[viewer] >> (ORDER_BIT + bit) & 1
