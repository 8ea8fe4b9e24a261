"""What always holds in The Palace of Eschnapur."""

from enum import IntEnum

from tavola.games.eschnapur.actions import ORDER_BIT
from tavola.games.eschnapur.choosing import EVERY_SITE, official_at
from tavola.games.eschnapur.components import (
    BRICKS,
    MOST_SEATS,
    MOST_SPACES,
    OFFICIALS,
    SECTIONS,
    SITES,
    VALUES,
    Official,
)
from tavola.games.eschnapur.state import NO_CARD, NO_OFFICIAL, NO_SECTION, Stage
from tavola.kernel import NO_SEAT, Record, rule, small_rule


class Broken(IntEnum):
    """Which invariant does not hold."""

    SOUND = 0
    GOLD = 1
    HAND = 2
    CARRIED = 3
    BIDS = 4
    BRICKS = 5
    SECTION = 6
    POINTS = 7
    SITES = 8
    ORDER = 9
    MARKER = 10
    TURN = 11


@rule
def check(s: Record, t: Record) -> int:
    if not gold_is_complete(s, t):
        return Broken.GOLD
    for seat in range(s.players):
        if not hand_is_right(s, seat):
            return Broken.HAND
        if not bids_are_right(s, seat):
            return Broken.BIDS
        if not bricks_are_complete(s, seat):
            return Broken.BRICKS
        if s.privilege_points[seat] < 0 or s.points[seat] < 0:
            return Broken.POINTS
        if not sites_are_right(s, seat):
            return Broken.SITES
    for section in range(SECTIONS):
        if not section_is_right(s, t, section):
            return Broken.SECTION
    if bits_in(s.finished + 0) != s.completed + bits_in(t.without[s.players] + 0):
        return Broken.SECTION
    if not carried_is_right(s):
        return Broken.CARRIED
    if not order_is_right(s):
        return Broken.ORDER
    if not markers_are_right(s):
        return Broken.MARKER
    return Broken.SOUND if turn_is_right(s) else Broken.TURN


@small_rule
def bits_in(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def gold_is_complete(s: Record, t: Record) -> bool:
    """All cards dealt are held by somebody, lie before somebody or are in the bank."""
    for value in range(VALUES):
        cards = s.bank[value] - s.players * t.gold[s.players, value]
        if s.bank[value] < 0:
            return False
        for seat in range(s.players):
            cards += s.holding[seat, value]
            for official in range(OFFICIALS):
                if s.lying[seat] >> official & 1 and s.shown[seat, official] == value:
                    cards += 1
        if cards != 0:
            return False
    return bool(s.bank[0] == 0)


@rule
def hand_is_right(s: Record, seat: int) -> bool:
    """What is held is in hand or was laid; of a hand no more is known than it has."""
    for value in range(VALUES):
        laid = 0
        for official in range(OFFICIALS):
            if s.bid[seat, official] == value:
                laid += 1
        if s.hand[seat, value] < 0 or s.hand[seat, value] + laid != s.holding[seat, value]:
            return False
        if s.open_hand[seat, value] < 0 or s.open_hand[seat, value] > s.hand[seat, value]:
            return False
    return True


@rule
def bids_are_right(s: Record, seat: int) -> bool:
    """A card lies where everybody sees one, or where it is being laid; none lies before two."""
    for official in range(OFFICIALS):
        face_down = s.face_down[seat] >> official & 1
        shown = s.shown[seat, official] + 0
        if face_down and (s.bid[seat, official] == NO_CARD or shown != NO_CARD):
            return False
        if not face_down and s.bid[seat, official] != NO_CARD and s.stage != Stage.OFFERING:
            return False
        if s.lying[seat] >> official & 1 and shown <= 0:
            return False
    if s.stage == Stage.OFFERING:
        laid = 0
        for step in range(s.steps[seat]):
            if s.bid[seat, official_at(s, seat, step)] != NO_CARD:
                laid += 1
        for official in range(OFFICIALS):
            if s.bid[seat, official] != NO_CARD and not s.face_down[seat] >> official & 1:
                laid -= 1
        return laid == 0
    return True


@rule
def bricks_are_complete(s: Record, seat: int) -> bool:
    bricks = s.supply[seat] + s.store[seat]
    for section in range(SECTIONS):
        for space in range(s.height[section]):
            if s.brick[section, space] == seat:
                bricks += 1
    return bool(bricks == BRICKS and s.supply[seat] >= 0 and s.store[seat] >= 0)


@rule
def sites_are_right(s: Record, seat: int) -> bool:
    """Two unfinished sections, from when they are chosen until the round ends."""
    sites = s.sites[seat] & EVERY_SITE
    if s.stage == Stage.CHOOSING:
        if s.steps[seat] == 0:
            return bool(s.sites[seat] == 0)
        if not s.ready >> seat & 1 and s.sites[seat] >> ORDER_BIT != 0:
            return False
    elif s.stage > Stage.BUYING and s.sites[seat] >> ORDER_BIT != 0:
        return False
    if s.stage == Stage.OVER:
        return True  # its sections may have been completed
    return bits_in(sites) == SITES and sites & s.finished == 0


@rule
def section_is_right(s: Record, t: Record, section: int) -> bool:
    """Bricks lie without gaps, from below, and none in a finished section."""
    height = s.height[section] + 0
    if height < 0 or height > t.spaces[section] or (s.finished >> section & 1 and height > 0):
        return False
    for space in range(MOST_SPACES):
        seat = s.brick[section, space] + 0
        if (seat == NO_SEAT) != (space >= height) or seat >= s.players:
            return False
    return True


@rule
def carried_is_right(s: Record) -> bool:
    """A card carried over lies face down and may be what it is; nothing is known of none."""
    seat = s.carried_seat + 0
    if seat == NO_SEAT:
        for value in range(VALUES):
            if s.carried_among[value] or s.not_carried[value] or s.seen_since[value]:
                return False
        return bool(s.carried_official == NO_OFFICIAL)
    if not s.face_down[seat] >> s.carried_official & 1:
        return False
    card = s.bid[seat, s.carried_official] + 0
    for value in range(VALUES):
        others = s.carried_among[value] - (1 if value == card else 0)
        if not 0 <= s.not_carried[value] <= others or not 0 <= s.seen_since[value] <= others:
            return False
        if s.stage < Stage.OFFERING:
            if s.carried_among[value] != s.holding[seat, value] or s.seen_since[value] != 0:
                return False
            if s.not_carried[value] < s.open_hand[seat, value]:
                return False
    return True


@rule
def order_is_right(s: Record) -> bool:
    """Everybody has one turn marker, or before the first are handed out a place in the lot."""
    seats, drawn, everybody = 0, 0, (1 << s.players) - 1
    for place in range(MOST_SEATS):
        if s.order[place] != NO_SEAT:
            seats |= 1 << s.order[place]
        elif place < s.players and s.round > 1:
            return False
        if s.lot[place] != NO_SEAT:
            drawn |= 1 << s.lot[place]
            if place >= s.players:
                return False
    if seats == 0:
        return bool(drawn == everybody and s.round == 1 and s.stage < Stage.BUILDING)
    return bool(seats == everybody and drawn == 0)


@rule
def markers_are_right(s: Record) -> bool:
    """The blockade marker lies on a card, unless that was carried over and revealed."""
    seat = s.marker_seat + 0
    if (seat == NO_SEAT) != (s.marker_official == NO_OFFICIAL):
        return False
    if seat != NO_SEAT:
        if s.marker_official == Official.BLOCKADE or s.players == 2:
            return False
        if not s.face_down[seat] >> s.marker_official & 1 and s.stage != Stage.OVER:
            return False
    return bool(NO_SECTION <= s.stop < SECTIONS and NO_SECTION <= s.forbidden < SECTIONS)


@rule
def turn_is_right(s: Record) -> bool:
    if s.owing != 0:
        return bool(s.owing >> s.turn & 1)
    secret = s.stage == Stage.CHOOSING or s.stage == Stage.OFFERING
    if secret or s.stage == Stage.OVER:
        return bool(s.turn == NO_SEAT and s.ready & ~s.asked == 0)
    return bool(0 <= s.turn < s.players)
