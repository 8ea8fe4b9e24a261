"""Phases 7 and 8 of The Palace of Eschnapur: placing bricks and moving one."""

from tavola.games.eschnapur.actions import (
    BUY,
    DECLINE,
    END_TURN,
    FORBID,
    IN_TURN,
    MOVE,
    PLACE,
)
from tavola.games.eschnapur.components import PREMIUM, SECTIONS, Privilege
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.gold import owe
from tavola.games.eschnapur.privileges import can_pay, does_something, others_who_can_pay, pay
from tavola.games.eschnapur.state import NO_SECTION, Cause, Stage
from tavola.kernel import EVERYBODY, NO_SEAT, Record, rule, small_rule, tell

CARDS_IN_TURN = len(IN_TURN)
IGNORE_PLACE = IN_TURN.index(Privilege.IGNORE_STOP)

# --- The palace ----------------------------------------------------------------------------------


@small_rule
def has_space(s: Record, t: Record, section: int) -> bool:
    return bool(not s.finished >> section & 1 and s.height[section] < t.spaces[section])


@small_rule
def is_full(s: Record, t: Record, section: int) -> bool:
    return bool(not s.finished >> section & 1 and s.height[section] == t.spaces[section])


@rule
def involved(s: Record, section: int) -> int:
    """Bits of the players with a brick in a section."""
    seats = 0
    for space in range(s.height[section]):
        seats |= 1 << s.brick[section, space]
    return seats


@rule
def lay_brick(s: Record, section: int, seat: int) -> int:
    """Put a brick on the lowest free space; which that was."""
    space = s.height[section] + 0
    s.brick[section, space] = seat
    s.height[section] = space + 1
    return space


@rule
def points_in(s: Record, t: Record, section: int, seat: int) -> int:
    """What a section would score: the highest own number and the own bricks."""
    highest, bricks = 0, 0
    for space in range(s.height[section]):
        if s.brick[section, space] == seat:
            highest = t.number[section, space] + 0
            bricks += 1
    return highest + bricks


# --- Phase 7: placing ----------------------------------------------------------------------------


@rule
def begin_building(s: Record, journal: Record) -> None:
    """The next one in turn order reveals the sites."""
    seat = s.order[s.place] + 0
    s.turn = seat
    s.free_site = 0
    s.ignoring = 0
    s.revealed |= 1 << seat
    first = 0
    while not s.sites[seat] >> first & 1:
        first += 1
    second = first + 1
    while not s.sites[seat] >> second & 1:
        second += 1
    tell(journal, Event.SITES, seat, item=first, at=second, learnt=EVERYBODY & ~(1 << seat))


@rule
def unstopped(s: Record, t: Record) -> int:
    """Bits of the sections with a free space that are not stopped."""
    sections = 0
    for section in range(SECTIONS):
        if s.stop != section and has_space(s, t, section):
            sections |= 1 << section
    return sections


@small_rule
def at_stopped_site(s: Record, t: Record, seat: int) -> bool:
    """Whether only the stop keeps the builder out of a site."""
    stopped = s.stop + 0
    return stopped != NO_SECTION and s.sites[seat] >> stopped & 1 and has_space(s, t, stopped)


@rule
def open_sections(s: Record, t: Record, seat: int) -> int:
    """Bits of the sections in which a player may place a brick."""
    sections = unstopped(s, t)
    if not s.free_site:
        sections &= s.sites[seat]
    if s.ignoring and at_stopped_site(s, t, seat):
        sections |= 1 << s.stop
    return sections


@rule
def card_in_turn(place: int) -> int:
    """The privilege cards that are bought while one builds."""
    if place == 0:
        return Privilege.FREE_SITE + 0
    if place == 1:
        return Privilege.GOLD + 0
    if place == 2:
        return Privilege.GOLD_AND_BRICKS + 0
    if place == IGNORE_PLACE:
        return Privilege.IGNORE_STOP + 0
    return Privilege.BRICKS + 0


@rule
def helps_builder(s: Record, t: Record, seat: int, card: int) -> bool:
    """Whether a privilege card would do something for the builder now."""
    if card == Privilege.FREE_SITE:
        return s.store[seat] > 0 and unstopped(s, t) & ~open_sections(s, t, seat) != 0
    if card == Privilege.IGNORE_STOP:
        return s.store[seat] > 0 and not s.ignoring and at_stopped_site(s, t, seat)
    return does_something(s, seat, card)


@rule
def offered(s: Record, t: Record, seat: int) -> int:
    """Bits of the cards that the builder may buy, by their place among them."""
    cards = 0
    if s.privilege_points[seat] > 0:
        for place in range(CARDS_IN_TURN):
            card = card_in_turn(place)
            if can_pay(s, t, seat, card) and helps_builder(s, t, seat, card):
                cards |= 1 << place
    return cards


@rule
def ways_to_build(s: Record, t: Record, seat: int, out: Record) -> int:
    """A brick where one fits, or a privilege card; the end only when no brick fits any more."""
    count = 0
    if s.store[seat] > 0:
        sections = open_sections(s, t, seat)
        for section in range(SECTIONS):
            if sections >> section & 1:
                out[count] = PLACE + section
                count += 1
    done = count == 0
    cards = offered(s, t, seat)
    for place in range(CARDS_IN_TURN):
        if cards >> place & 1:
            out[count] = BUY + place
            count += 1
    if done:
        out[count] = END_TURN
        count += 1
    return count


@rule
def only_place(s: Record, t: Record, seat: int) -> int:
    """The one section where a brick must go, if there is no other choice; else NO_SECTION."""
    sections = open_sections(s, t, seat)
    if sections & (sections - 1) != 0 or sections == 0 or offered(s, t, seat) != 0:
        return NO_SECTION
    section = 0
    while not sections >> section & 1:
        section += 1
    return section


@rule
def place_brick(s: Record, t: Record, seat: int, section: int, journal: Record) -> None:
    """Who has a brick in the section gets a premium when its bag of gold is covered."""
    space = lay_brick(s, section, seat)
    s.store[seat] -= 1
    tell(journal, Event.PLACED, seat, at=section, amount=t.number[section, space])
    if space == t.bag[section]:
        tell(journal, Event.BAG, seat, at=section)
        owe(s, involved(s, section), PREMIUM + 0, Cause.PREMIUM + 0, section)


@rule
def nothing_to_build(s: Record, t: Record, seat: int) -> bool:
    """Whether no brick fits, and no card can be bought."""
    if s.store[seat] > 0 and open_sections(s, t, seat) != 0:
        return False
    return offered(s, t, seat) == 0


# --- Phase 8: moving -----------------------------------------------------------------------------


@small_rule
def can_move(s: Record, t: Record, source: int, target: int, ignoring: int) -> bool:
    """The last brick of a section, full or not, to another with a free space."""
    if source == target or s.height[source] == 0 or not has_space(s, t, target):
        return False
    if s.forbidden == source:
        return False
    return bool(ignoring or (s.stop != source and s.stop != target))


@rule
def movable(s: Record, t: Record, ignoring: int) -> int:
    """Bits of the sections out of which a brick could be moved."""
    sections = 0
    for source in range(SECTIONS):
        for target in range(SECTIONS):
            if can_move(s, t, source, target, ignoring):
                sections |= 1 << source
    return sections


@rule
def may_ignore(s: Record, t: Record) -> bool:
    """Whether the winner can buy leave to ignore the stop, and gains a move by that."""
    if s.ignoring or s.stop == NO_SECTION:
        return False
    if not can_pay(s, t, s.winner + 0, Privilege.IGNORE_STOP + 0):
        return False
    for other in range(SECTIONS):
        if can_move(s, t, other, s.stop + 0, 1) or can_move(s, t, s.stop + 0, other, 1):
            return True
    return False


@rule
def forbiddable(s: Record, t: Record) -> int:
    """Bits of the sections that it makes sense to name: out of which the winner could move."""
    return movable(s, t, 1 if may_ignore(s, t) else 0)


@rule
def begin_forbidding(s: Record, t: Record) -> None:
    """Before the winner chooses, somebody else may forbid one choice."""
    s.stage = Stage.FORBIDDING
    s.ignoring = 0
    s.asked = 0
    if s.winner != NO_SEAT and forbiddable(s, t) != 0:
        s.asked = others_who_can_pay(s, t, s.winner + 0, Privilege.FORBID_LAST + 0)


@rule
def ways_to_forbid(s: Record, t: Record, out: Record) -> int:
    count = 0
    sections = forbiddable(s, t)
    for section in range(SECTIONS):
        if sections >> section & 1:
            out[count] = FORBID + section
            count += 1
    out[count] = DECLINE
    return count + 1


@rule
def forbid(s: Record, t: Record, seat: int, section: int, journal: Record) -> None:
    pay(s, t, seat, Privilege.FORBID_LAST + 0, journal)
    s.forbidden = section
    s.asked = 0
    tell(journal, Event.FORBADE, seat, at=section)


@rule
def ways_to_move(s: Record, t: Record, out: Record) -> int:
    count = 0
    if may_ignore(s, t):
        out[0] = BUY + IGNORE_PLACE
        count = 1
    for source in range(SECTIONS):
        for target in range(SECTIONS):
            if can_move(s, t, source, target, s.ignoring + 0):
                out[count] = MOVE + source * SECTIONS + target
                count += 1
    out[count] = DECLINE
    return count + 1


@rule
def move_brick(s: Record, t: Record, source: int, target: int, journal: Record) -> None:
    """Nothing is paid for a bag of gold that is covered so."""
    s.height[source] -= 1
    seat = s.brick[source, s.height[source]] + 0
    s.brick[source, s.height[source]] = NO_SEAT
    space = lay_brick(s, target, seat)
    number = t.number[target, space]
    tell(journal, Event.MOVED, seat, item=source, at=target, amount=number)
