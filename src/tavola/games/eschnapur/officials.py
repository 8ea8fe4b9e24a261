"""Phases 3 to 6 of The Palace of Eschnapur, and the bids of phase 8: the five officials."""

from tavola.games.eschnapur.actions import BLOCK, CHOOSE_MARKER, DECLINE, HAND_MARKER, STOP, UNBLOCK
from tavola.games.eschnapur.components import (
    HIGHEST_CARD,
    MOST_SEATS,
    OFFICIALS,
    SECTIONS,
    Official,
    Privilege,
)
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.gold import card_to_bank, cards_free, turn_over
from tavola.games.eschnapur.privileges import (
    BY_BLOCKADE,
    BY_OFFICIAL,
    can_pay,
    give_bricks,
    next_asked,
    others_who_can_pay,
    pay,
)
from tavola.games.eschnapur.state import NO_CARD, NO_OFFICIAL, NO_SECTION, Stage
from tavola.kernel import EVERYBODY, NO_SEAT, Record, rule, shuffle, small_rule, tell

# --- Revealing and judging -----------------------------------------------------------------------


@small_rule
def is_blocked(s: Record, seat: int, official: int) -> bool:
    """Whether the blockade marker of this round lies on a card."""
    if s.carried_seat == seat and s.carried_official == official:
        return False
    return bool(s.marker_seat == seat and s.marker_official == official)


@small_rule
def may_unblock(s: Record, t: Record) -> bool:
    """Whether a card of this official is blocked whose owner can pay to have it revealed."""
    seat = s.marker_seat + 0
    return (
        seat != NO_SEAT
        and is_blocked(s, seat, s.official + 0)
        and can_pay(s, t, seat, Privilege.REMOVE_BLOCKADE + 0)
    )


@rule
def unblock(s: Record, t: Record, seat: int, journal: Record) -> None:
    pay(s, t, seat, Privilege.REMOVE_BLOCKADE + 0, journal)
    put_blockade_aside(s, journal)


@rule
def reveal(s: Record, journal: Record) -> None:
    """All cards for the official are revealed together, but for one that is blocked."""
    official = s.official + 0
    for seat in range(s.players):
        if s.face_down[seat] >> official & 1:
            if is_blocked(s, seat, official):
                tell(journal, Event.STAYS_BLOCKED, seat, at=official)
            else:
                turn_over(s, seat, official, journal)


@small_rule
def must_answer(s: Record) -> bool:
    """Whether somebody plays from the hand here: not where a card carried over was revealed."""
    seat = s.from_hand + 0
    if seat == NO_SEAT or cards_free(s, seat) == 0:
        return False
    return bool(s.shown[seat, s.official] == NO_CARD)


@rule
def highest_unique(s: Record, official: int) -> int:
    """Who has the highest card that nobody else has, or wins the tie for the highest."""
    highest = True
    for value in range(HIGHEST_CARD, 0, -1):
        bidders, bidder = 0, NO_SEAT + 0
        for seat in range(s.players):
            if s.shown[seat, official] == value:
                bidders += 1
                bidder = seat
        if bidders == 1:
            return bidder
        if bidders > 1:
            if highest and s.ties != NO_SEAT and s.shown[s.ties, official] == value:
                return s.ties + 0
            highest = False
    return NO_SEAT


@rule
def judge(s: Record, journal: Record) -> None:
    """The winner's card goes to the bank at once."""
    official = s.official + 0
    s.winner = highest_unique(s, official)
    if s.winner == NO_SEAT:
        tell(journal, Event.NOBODY_WON, NO_SEAT, at=official)
    else:
        tell(journal, Event.WON, s.winner, item=s.shown[s.winner, official], at=official)
        card_to_bank(s, s.winner + 0, official)


# --- Phase 3: the blockade -----------------------------------------------------------------------


@small_rule
def can_block(s: Record, seat: int, official: int) -> bool:
    """A face-down card of another player; not where the marker lay in the round before."""
    if seat >= s.players or seat == s.winner or not s.face_down[seat] >> official & 1:
        return False
    if s.marker_seat == NO_SEAT:
        return True
    if official == s.marker_official:
        return False
    return bool(s.players < MOST_SEATS or seat != s.marker_seat)


@rule
def ways_to_block(s: Record, out: Record) -> int:
    count = 0
    for seat in range(s.players):
        for official in range(Official.STOP, OFFICIALS):
            if can_block(s, seat, official):
                out[count] = BLOCK + seat * (OFFICIALS - 1) + official - 1
                count += 1
    out[count] = DECLINE
    return count + 1


@rule
def something_to_block(s: Record) -> bool:
    for seat in range(s.players):
        for official in range(Official.STOP, OFFICIALS):
            if can_block(s, seat, official):
                return True
    return False


@rule
def block(s: Record, seat: int, official: int, journal: Record) -> None:
    """The owner of the card gets a brick at once."""
    s.marker_seat = seat
    s.marker_official = official
    tell(journal, Event.BLOCKED, seat, at=official)
    give_bricks(s, seat, 1, BY_BLOCKADE + 0, journal)


@rule
def put_blockade_aside(s: Record, journal: Record) -> None:
    if s.marker_seat != NO_SEAT:
        tell(journal, Event.BLOCKADE_ASIDE, NO_SEAT)
    s.marker_seat = NO_SEAT
    s.marker_official = NO_OFFICIAL


# --- Phase 4: the stop ---------------------------------------------------------------------------


@rule
def ways_to_stop(s: Record, out: Record) -> int:
    count = 0
    for section in range(SECTIONS):
        if can_stop(s, section):
            out[count] = STOP + section
            count += 1
    out[count] = DECLINE
    return count + 1


@small_rule
def can_stop(s: Record, section: int) -> bool:
    """An unfinished section; not the one of the round before."""
    return bool(not s.finished >> section & 1 and s.stop != section)


@rule
def stop(s: Record, section: int, journal: Record) -> None:
    s.stop = section
    tell(journal, Event.STOPPED, NO_SEAT, at=section)


@rule
def put_stop_aside(s: Record, journal: Record) -> None:
    if s.stop != NO_SECTION:
        tell(journal, Event.STOP_ASIDE, NO_SEAT)
    s.stop = NO_SECTION


# --- Phase 5: bricks -----------------------------------------------------------------------------


@rule
def bricks_for(s: Record, seat: int, official: int) -> int:
    """As many bricks as the card is worth; where others have the same, half of them, rounded up.

    Who wins ties gets them all even so, and the others their half.
    """
    value = s.shown[seat, official] + 0
    if value <= 0:
        return 0
    for other in range(s.players):
        if other != seat and s.shown[other, official] == value and s.ties != seat:
            return (value + 1) // 2
    return value


@rule
def win_bricks(s: Record, journal: Record) -> None:
    """Zeros are back in the hand; all other cards go to the bank."""
    official = s.official + 0
    for seat in range(s.players):
        bricks = bricks_for(s, seat, official)
        if bricks > 0:
            give_bricks(s, seat, bricks, BY_OFFICIAL + 0, journal)
            card_to_bank(s, seat, official)


# --- Phase 6: the turn order ---------------------------------------------------------------------


@rule
def begin_marking(s: Record, t: Record) -> None:
    """Before the winner hands out the markers, somebody else may choose one."""
    s.stage = Stage.MARKING
    s.asked = others_who_can_pay(s, t, s.winner + 0, Privilege.CHOOSE_MARKER + 0)
    for place in range(MOST_SEATS):
        s.handed[place] = NO_SEAT


@rule
def ways_to_mark(s: Record, out: Record) -> int:
    for place in range(s.players):
        out[place] = CHOOSE_MARKER + place
    out[s.players] = DECLINE
    return s.players + 1


@rule
def choose_marker(s: Record, t: Record, seat: int, place: int, journal: Record) -> None:
    pay(s, t, seat, Privilege.CHOOSE_MARKER + 0, journal)
    s.handed[place] = seat
    s.asked = 0
    tell(journal, Event.CHOSE_MARKER, seat, amount=place + 1)


@small_rule
def next_marker(s: Record) -> int:
    """The lowest marker that nobody has got yet."""
    place = 0
    while place < s.players and s.handed[place] != NO_SEAT:
        place += 1
    return place


@small_rule
def has_marker(s: Record, seat: int) -> bool:
    for place in range(s.players):
        if s.handed[place] == seat:
            return True
    return False


@rule
def ways_to_hand(s: Record, out: Record) -> int:
    count, place = 0, next_marker(s)
    for seat in range(s.players):
        if not has_marker(s, seat):
            out[count] = HAND_MARKER + place * MOST_SEATS + seat
            count += 1
    return count


@rule
def hand_marker(s: Record, place: int, seat: int) -> None:
    s.handed[place] = seat


@rule
def hand_the_last(s: Record) -> bool:
    """The last marker goes to who has none; False if there are more to be handed out."""
    left, last = 0, 0
    for seat in range(s.players):
        if not has_marker(s, seat):
            left += 1
            last = seat
    if left > 1:
        return False
    if left == 1:
        s.handed[next_marker(s)] = last
    return True


@rule
def draw_lots(s: Record) -> None:
    """What nobody knows until nobody wins the first turn order, and then everybody."""
    for seat in range(s.players):
        s.lot[seat] = seat
    shuffle(s.chance, s.lot, s.players + 0)


@rule
def change_order(s: Record, journal: Record) -> None:
    for place in range(s.players):
        s.order[place] = s.handed[place]
        s.handed[place] = NO_SEAT
        s.lot[place] = NO_SEAT
        tell(journal, Event.MARKER, s.order[place], amount=place + 1)


@rule
def keep_order(s: Record, journal: Record) -> None:
    """Nobody has won: the order stays; in the first round the lot decides."""
    if s.order[0] != NO_SEAT:
        tell(journal, Event.ORDER_STAYS, NO_SEAT)
        return
    for place in range(s.players):
        s.order[place] = s.lot[place]
        s.lot[place] = NO_SEAT
        tell(journal, Event.MARKER, s.order[place], amount=place + 1, why=1, learnt=EVERYBODY)


@rule
def ways_to_unblock(out: Record) -> int:
    out[0] = UNBLOCK
    out[1] = DECLINE
    return 2


@rule
def ask_next(s: Record) -> bool:
    """Turn to who is asked next; False if nobody is."""
    if s.asked == 0:
        return False
    s.turn = next_asked(s)
    return True
