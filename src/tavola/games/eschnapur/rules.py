"""The rules of The Palace of Eschnapur: a round in its nine phases."""

from tavola.games.eschnapur.actions import (
    BLOCK,
    BUY,
    CHOOSE_MARKER,
    CHOOSE_SITES,
    CONFIRM,
    DECLINE,
    END_TURN,
    FORBID,
    HAND_MARKER,
    LAY,
    MOVE,
    NOTHING,
    ORDER_BIT,
    PLACE,
    PLACE_ORDER,
    PLAY,
    RECONSIDER,
    STOP,
    TAKE_GOLD,
    UNBLOCK,
)
from tavola.games.eschnapur.building import (
    begin_building,
    begin_forbidding,
    card_in_turn,
    forbid,
    may_ignore,
    movable,
    move_brick,
    nothing_to_build,
    only_place,
    place_brick,
    ways_to_build,
    ways_to_forbid,
    ways_to_move,
)
from tavola.games.eschnapur.choosing import (
    CHOOSING_PHASE,
    OFFERING_PHASE,
    begin_offering,
    chooses,
    confirm,
    everybody_is_ready,
    first_official,
    lay,
    lie_face_down,
    reconsider,
    show_orders,
    ways_to_choose,
    ways_to_offer,
)
from tavola.games.eschnapur.components import (
    BRICKS,
    MOST_SEATS,
    MOST_SPACES,
    OFFICIALS,
    SECTIONS,
    VALUES,
    Official,
)
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.gold import (
    gold_held,
    only_value_held,
    pay_next,
    play_openly,
    take_gold,
    ways_to_take,
)
from tavola.games.eschnapur.officials import (
    ask_next,
    begin_marking,
    block,
    change_order,
    choose_marker,
    draw_lots,
    hand_marker,
    hand_the_last,
    judge,
    keep_order,
    may_unblock,
    must_answer,
    put_blockade_aside,
    put_stop_aside,
    reveal,
    something_to_block,
    stop,
    unblock,
    ways_to_block,
    ways_to_hand,
    ways_to_mark,
    ways_to_stop,
    ways_to_unblock,
    win_bricks,
)
from tavola.games.eschnapur.privileges import carry_out_orders, pay, play_at_once
from tavola.games.eschnapur.rewards import (
    gain_privilege_points,
    give_bonus,
    next_to_reward,
    reward,
    score_sections,
)
from tavola.games.eschnapur.state import NO_CARD, NO_OFFICIAL, NO_SECTION, Stage
from tavola.kernel import NO_SEAT, Record, rule, small_rule, start, tell

# --- Preparation ---------------------------------------------------------------------------------


@rule
def setup(
    s: Record, t: Record, players: int, options: Record, key: Record, journal: Record
) -> None:
    """Everybody gets the same cards; cards not dealt go to the box, and the bank is empty."""
    start(s.chance, key)
    s.players = players
    s.finished = t.without[players]
    s.privileges = t.privileges[players]
    for seat in range(MOST_SEATS):
        s.order[seat] = NO_SEAT
        s.handed[seat] = NO_SEAT
        s.lot[seat] = NO_SEAT
        for official in range(OFFICIALS):
            s.bid[seat, official] = NO_CARD
            s.shown[seat, official] = NO_CARD
    for seat in range(players):
        s.supply[seat] = BRICKS
        for value in range(VALUES):
            s.holding[seat, value] = t.gold[players, value]
            s.hand[seat, value] = t.gold[players, value]
            s.open_hand[seat, value] = t.gold[players, value]
    for section in range(SECTIONS):
        for space in range(MOST_SPACES):
            s.brick[section, space] = NO_SEAT
    s.marker_seat = NO_SEAT
    s.marker_official = NO_OFFICIAL
    s.stop = NO_SECTION
    s.paid_for = NO_SECTION
    draw_lots(s)
    begin_round(s, journal)


# --- The course of play --------------------------------------------------------------------------


@rule
def actors(s: Record, t: Record) -> int:
    if s.stage == Stage.OVER:
        return 0
    if s.owing == 0 and (s.stage == Stage.CHOOSING or s.stage == Stage.OFFERING):
        return s.asked + 0
    return 1 << s.turn


@rule
def legal(s: Record, t: Record, seat: int, out: Record) -> int:
    stage = s.stage + 0
    if stage == Stage.OVER:
        return 0
    if s.owing == 0 and (stage == Stage.CHOOSING or stage == Stage.OFFERING):
        if not chooses(s, seat):
            return 0
        if stage == Stage.CHOOSING:
            return ways_to_choose(s, t, seat, out)
        return ways_to_offer(s, seat, out)
    if seat != s.turn:
        return 0
    if s.owing != 0:
        return ways_to_take(s, t, out)
    if stage == Stage.BUILDING:
        return ways_to_build(s, t, seat, out)
    if stage == Stage.HANDING:
        return ways_to_hand(s, out)
    if stage == Stage.STOPPING:
        return ways_to_stop(s, out)
    if stage == Stage.MOVING:
        return ways_to_move(s, t, out)
    if stage == Stage.BLOCKING:
        return ways_to_block(s, out)
    if stage == Stage.ANSWERING:
        return ways_to_answer(s, seat, out)
    if stage == Stage.FORBIDDING:
        return ways_to_forbid(s, t, out)
    if stage == Stage.MARKING:
        return ways_to_mark(s, out)
    return ways_to_unblock(out)


@rule
def ways_to_answer(s: Record, seat: int, out: Record) -> int:
    """Any card of the hand."""
    count = 0
    for value in range(VALUES):
        if s.hand[seat, value] > 0:
            out[count] = PLAY + value
            count += 1
    return count


@rule
def apply(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    if action < PLACE:
        if action < CONFIRM:
            choose_secretly(s, t, seat, action, journal)
        elif action == CONFIRM:
            confirm(s, seat, OFFERING_PHASE + 0, journal)
        elif action == RECONSIDER:
            reconsider(s, seat, journal)
        else:
            deal_with_official(s, t, seat, action, journal)
    elif action < BUY:
        place_brick(s, t, seat, action - PLACE, journal)
    elif action < END_TURN:
        card = card_in_turn(action - BUY)
        pay(s, t, seat, card, journal)
        play_at_once(s, seat, card, journal)
    elif action == END_TURN:
        end_turn(s, seat, journal)
    elif action < MOVE:
        forbid(s, t, seat, action - FORBID, journal)
    elif action < TAKE_GOLD:
        move_brick(s, t, (action - MOVE) // SECTIONS, (action - MOVE) % SECTIONS, journal)
        end_moving(s, journal)
    elif action < DECLINE:
        take_gold(s, t, seat, action - TAKE_GOLD, journal)
    else:
        decline(s, seat, journal)
    proceed(s, t, journal)


@rule
def choose_secretly(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    if action < PLACE_ORDER:
        s.sites[seat] = t.pair[action - CHOOSE_SITES]
        s.steps[seat] = 1
    elif action < LAY:
        s.sites[seat] |= (action - PLACE_ORDER) << ORDER_BIT
        s.steps[seat] = 2
        confirm(s, seat, CHOOSING_PHASE + 0, journal)
    else:
        card = (action - LAY) // OFFICIALS - 1 - NOTHING
        lay(s, seat, card, (action - LAY) % OFFICIALS)


@rule
def deal_with_official(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    """What a winner does, or somebody who buys a privilege card beside an official."""
    if action == UNBLOCK:
        unblock(s, t, seat, journal)
        s.stage = Stage.REVEALING
    elif action < BLOCK:
        play_openly(s, seat, s.official + 0, action - PLAY, journal)
    elif action < STOP:
        others = OFFICIALS - 1
        block(s, (action - BLOCK) // others, (action - BLOCK) % others + 1, journal)
        next_official(s)
    elif action < CHOOSE_MARKER:
        stop(s, action - STOP, journal)
        next_official(s)
    elif action < HAND_MARKER:
        choose_marker(s, t, seat, action - CHOOSE_MARKER, journal)
    else:
        to = (action - HAND_MARKER) % MOST_SEATS
        hand_marker(s, (action - HAND_MARKER) // MOST_SEATS, to)


@rule
def decline(s: Record, seat: int, journal: Record) -> None:
    if s.stage == Stage.UNBLOCKING:
        reveal(s, journal)
        s.stage = Stage.ANSWERING
    elif s.stage == Stage.BLOCKING:
        put_blockade_aside(s, journal)
        next_official(s)
    elif s.stage == Stage.STOPPING:
        put_stop_aside(s, journal)
        next_official(s)
    elif s.stage == Stage.MOVING:
        tell(journal, Event.NOTHING_MOVED, seat)
        end_moving(s, journal)
    else:
        s.asked &= ~(1 << seat)


@rule
def proceed(s: Record, t: Record, journal: Record) -> None:
    """Carry out what leaves no choice, until somebody has one or the game is over.

    Only what everybody can see to leave none: of secret choices nothing must be seen.
    """
    while True:
        if s.owing != 0:
            if not pay_next(s, t, journal):
                return
            continue
        stage = s.stage + 0
        if stage == Stage.CHOOSING:
            if not everybody_is_ready(s):
                return
            show_orders(s, t, journal)
            s.stage = Stage.BUYING
            s.asked = 0
            s.ready = 0
            s.place = 0
        elif stage == Stage.BUYING:
            if not carry_out_orders(s, t, journal):
                s.place = 0
                if stands_still(s):
                    tell(journal, Event.STANDSTILL, NO_SEAT)
                    end_game(s, t, journal)
                    return
                begin_offering(s)
        elif stage == Stage.OFFERING:
            s.turn = NO_SEAT
            if not everybody_is_ready(s):
                return
            lie_face_down(s, journal)
            s.official = first_official(s)
            s.stage = Stage.REVEALING
        elif stage < Stage.BUILDING:
            if not attend_official(s, t, journal):
                return
        elif stage == Stage.BUILDING:
            if not build_on(s, t, journal):
                return
        elif stage < Stage.REWARDING:
            if not see_to_move(s, t, journal):
                return
        elif stage == Stage.REWARDING:
            section = next_to_reward(s, t)
            if section != NO_SECTION:
                reward(s, t, section)
            else:
                score_sections(s, t, journal)
                end_round(s, t, journal)
        else:
            return


@rule
def begin_round(s: Record, journal: Record) -> None:
    """The cards chosen come back; a card that was blocked stays."""
    s.round += 1
    s.stage = Stage.CHOOSING
    s.official = NO_OFFICIAL
    s.turn = NO_SEAT
    s.winner = NO_SEAT
    s.place = 0
    s.ready = 0
    s.revealed = 0
    s.rewarded = NO_SECTION
    s.carried_seat = s.marker_seat
    s.carried_official = s.marker_official
    if s.carried_seat != NO_SEAT:
        for value in range(VALUES):
            s.carried_among[value] = s.holding[s.carried_seat, value]
            s.not_carried[value] = s.open_hand[s.carried_seat, value]
    s.forbidden = NO_SECTION
    s.ties = NO_SEAT
    s.from_hand = NO_SEAT
    s.free_site = 0
    s.ignoring = 0
    for seat in range(s.players):
        s.asked |= 1 << seat
        s.steps[seat] = 0
        s.last_sites[seat] = s.sites[seat]
        s.sites[seat] = 0
        s.ordered[seat] = 0
    tell(journal, Event.ROUND, NO_SEAT, amount=s.round)


# --- Phases 3 to 6 and 8: the officials ----------------------------------------------------------


@rule
def attend_official(s: Record, t: Record, journal: Record) -> bool:
    """Go on with an official; False if somebody is asked."""
    stage = s.stage + 0
    if stage == Stage.REVEALING:
        if may_unblock(s, t):
            s.stage = Stage.UNBLOCKING
            s.turn = s.marker_seat
            return False
        reveal(s, journal)
        s.stage = Stage.ANSWERING
    elif stage == Stage.ANSWERING:
        if must_answer(s):
            s.turn = s.from_hand
            only = only_value_held(s, s.turn + 0)
            if only == NO_CARD:
                return False
            play_openly(s, s.turn + 0, s.official + 0, only, journal)
        favour(s, t, journal)
    elif stage == Stage.MARKING:
        if ask_next(s):
            return False
        s.stage = Stage.HANDING
    elif stage == Stage.HANDING:
        s.turn = s.winner
        if not hand_the_last(s):
            return False
        change_order(s, journal)
        next_official(s)
    else:
        return False
    return True


@rule
def favour(s: Record, t: Record, journal: Record) -> None:
    """What the official does, as far as nobody has to choose."""
    if s.official == Official.BRICKS:
        win_bricks(s, journal)
        next_official(s)
        return
    judge(s, journal)
    won = s.winner != NO_SEAT
    s.turn = s.winner
    if s.official == Official.BLOCKADE:
        if won and something_to_block(s):
            s.stage = Stage.BLOCKING
        else:
            put_blockade_aside(s, journal)
            next_official(s)
    elif s.official == Official.STOP:
        if won:
            s.stage = Stage.STOPPING
        else:
            put_stop_aside(s, journal)
            next_official(s)
    elif s.official == Official.ORDER:
        if won:
            begin_marking(s, t)
        else:
            keep_order(s, journal)
            next_official(s)
    else:
        begin_forbidding(s, t)


@rule
def next_official(s: Record) -> None:
    """After the fourth official the palace is built on before the fifth."""
    s.winner = NO_SEAT
    if s.official == Official.ORDER:
        s.stage = Stage.BUILDING
        s.official = NO_OFFICIAL
        s.place = 0
    else:
        s.official += 1
        s.stage = Stage.REVEALING


# --- Phase 7 -------------------------------------------------------------------------------------


@rule
def build_on(s: Record, t: Record, journal: Record) -> bool:
    """Go on with placing bricks; False if the builder is asked."""
    seat = s.order[s.place] + 0
    if not s.revealed >> seat & 1:
        begin_building(s, journal)
    s.turn = seat
    if nothing_to_build(s, t, seat):
        end_turn(s, seat, journal)
        return True
    if s.store[seat] > 0:
        section = only_place(s, t, seat)
        if section != NO_SECTION:
            place_brick(s, t, seat, section, journal)
            return True
    return False


@rule
def end_turn(s: Record, seat: int, journal: Record) -> None:
    if s.store[seat] > 0:
        tell(journal, Event.LEFT_OVER, seat, amount=s.store[seat])
    s.place += 1
    s.free_site = 0
    s.ignoring = 0
    if s.place == s.players:
        s.place = 0
        s.official = Official.MOVE
        s.stage = Stage.REVEALING


# --- Phase 8 -------------------------------------------------------------------------------------


@rule
def see_to_move(s: Record, t: Record, journal: Record) -> bool:
    """Go on with moving a brick; False if somebody is asked."""
    if s.stage == Stage.FORBIDDING:
        if ask_next(s):
            return False
        s.stage = Stage.MOVING
        return True
    if s.winner != NO_SEAT:
        s.turn = s.winner
        if movable(s, t, s.ignoring + 0) != 0 or may_ignore(s, t):
            return False
        tell(journal, Event.NOTHING_MOVED, s.winner)
    end_moving(s, journal)
    return True


@rule
def end_moving(s: Record, journal: Record) -> None:
    """Phase 9 begins."""
    s.stage = Stage.REWARDING
    s.official = NO_OFFICIAL
    s.turn = NO_SEAT
    s.winner = NO_SEAT
    s.forbidden = NO_SECTION
    s.ignoring = 0
    gain_privilege_points(s, journal)


# --- End of a round and of the game --------------------------------------------------------------


@rule
def end_round(s: Record, t: Record, journal: Record) -> None:
    if s.completed >= t.last[s.players]:
        end_game(s, t, journal)
    else:
        begin_round(s, journal)


@rule
def stands_still(s: Record) -> bool:
    """Nobody has gold or a brick: nothing could ever happen again."""
    for seat in range(s.players):
        if gold_held(s, seat) > 0 or s.store[seat] > 0:
            return False
    return True


@rule
def end_game(s: Record, t: Record, journal: Record) -> None:
    """Unfinished sections and loose bricks are worth nothing."""
    s.stage = Stage.OVER
    s.turn = NO_SEAT
    s.asked = 0
    s.ready = 0
    give_bonus(s, t, journal)
    tell(journal, Event.OVER, NO_SEAT)


@rule
def scores(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


@small_rule
def standing(s: Record, seat: int) -> int:
    """Points first; equal points: the gold, a blocked card included."""
    return s.points[seat] * 1000 + gold_held(s, seat)


@rule
def returns(s: Record, t: Record, out: Record) -> None:
    """Most points win; still equal after the gold: a shared victory."""
    best, winners = -1, 0
    for seat in range(s.players):
        if standing(s, seat) > best:
            best, winners = standing(s, seat), 1
        elif standing(s, seat) == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = 1.0 / winners if standing(s, seat) == best else 0.0


@rule
def figures(s: Record, t: Record, out: Record) -> None:
    """What `FIGURES` names, of a finished game."""
    out[0] = s.round
    out[1] = s.unfilled
    out[2] = s.completed
    out[3] = 0.0 if s.completed >= t.last[s.players] else 1.0
