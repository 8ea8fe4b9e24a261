"""The rules of Great Wall of China, in the order of the rulebook."""

from enum import IntEnum
from typing import Final

from tavola.games.great_wall.actions import (
    ACTIONS,
    COVER,
    DRAW,
    PLACE,
    RIDE,
    SCORE,
    TOKENS_BESIDE,
)
from tavola.games.great_wall.components import (
    CARDS,
    DECK,
    HAND,
    KINDS,
    MOST_SEATS,
    SECTIONS,
    TOKENS,
    Kind,
)
from tavola.games.great_wall.state import CLOSED, NO_SEAT, Stage
from tavola.kernel import (
    EVERYBODY,
    Record,
    below,
    restart,
    rule,
    shuffle,
    small_rule,
    sort,
    start,
    tell,
)

ACTIONS_PER_TURN: Final = 2
LOWER, HIGHER = 0, 1


class Event(IntEnum):
    """What can happen: seat, item, amount and place of each row of the journal."""

    BEGINS = 0  # seat
    TURNED_UP = 1  # item: lower token, amount: higher token, at: section
    PAIR_REMOVED = 2  # item: the value of both
    TURN = 3  # seat
    DREW = 4  # seat, item: kind, known to the seat alone
    DREW_HIDDEN = 5  # seat; known to the others
    PLACED = 6  # seat, item: kind, amount: how many, at: section
    RODE = 7  # seat, at: section
    COVERED = 8  # seat, item: kind of the covered card, why: its owner, at: section
    LAID = 9  # seat, item: kind of the bearer, amount: token, at: section
    WON = 10  # seat, amount: fame, at: section, why: 1 for the token that lay on a card
    CLEARED = 11  # at: section
    CLOSED = 12  # at: section, why: 1 because of the last circle
    LAST_ROUND = 13  # seat: who placed the last card
    LAST_CIRCLE = 14  # seat: who begins it
    OVER = 15


class WhyNot(IntEnum):
    """Which rule forbids an action."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    SCORE_FIRST = 3
    ALREADY_SCORED = 4
    NOT_LEADING = 5
    LEFT_FIRST = 6
    EQUAL_TOKENS = 7
    NO_CARD_TO_BEAR = 8
    DECK_EMPTY = 9
    NOT_IN_HAND = 10
    SECTION_CLOSED = 11
    NOTHING_TO_COVER = 12
    TOKEN_PROTECTS = 13
    NO_SUCH_ACTION = 14


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


# --- Preparation ---------------------------------------------------------------------------------


@rule
def setup(
    s: Record, t: Record, players: int, options: Record, key: Record, journal: Record
) -> None:
    start(s.chance, key)
    s.players = players
    s.finisher = NO_SEAT
    for card in range(CARDS):
        s.placed_by[card] = NO_SEAT
        s.over_owner[card] = NO_SEAT

    for token in range(TOKENS):
        s.stock[token] = t.tokens[token]
    s.stock_size = TOKENS
    shuffle(s.chance, s.stock, TOKENS)
    for section in range(SECTIONS):
        s.holder[section] = NO_SEAT
        s.site[section] = CLOSED
    for section in range(t.sections[players]):
        turn_up_tokens(s, section, journal)

    for seat in range(players):
        for kind in range(KINDS):
            for _ in range(t.deck[kind]):
                s.deck[seat, s.deck_size[seat]] = kind
                s.deck_size[seat] += 1
        shuffle(s.chance, s.deck[seat], DECK)
        for _ in range(HAND):
            take_top_card(s, seat)

    s.turn = below(s.chance, players)
    tell(journal, Event.BEGINS, s.turn, learnt=EVERYBODY)
    begin_turn(s, t, journal)
    proceed(s, t, journal)


@rule
def turn_up_tokens(s: Record, section: int, journal: Record) -> None:
    """Turn up two tokens for a section. With two players a pair of equal value is removed."""
    while s.stock_size > 0:
        first, second = next_token(s), next_token(s)
        if s.players == 2 and first == second:
            s.removed += first + second
            tell(journal, Event.PAIR_REMOVED, NO_SEAT, item=first, learnt=EVERYBODY)
            continue
        s.beside[section, LOWER] = min(first, second)
        s.beside[section, HIGHER] = max(first, second)
        s.site[section] = s.sites
        s.sites += 1
        tell(
            journal,
            Event.TURNED_UP,
            NO_SEAT,
            item=min(first, second),
            amount=max(first, second),
            at=section,
            learnt=EVERYBODY,
        )
        return
    s.site[section] = CLOSED
    tell(journal, Event.CLOSED, NO_SEAT, at=section)


@small_rule
def next_token(s: Record) -> int:
    s.stock_size -= 1
    token: int = s.stock[s.stock_size]
    s.stock[s.stock_size] = 0
    return token


# --- The course of play --------------------------------------------------------------------------


@rule
def actors(s: Record, t: Record) -> int:
    return 0 if s.stage == Stage.OVER else 1 << s.turn


@rule
def legal(s: Record, t: Record, seat: int, out: Record) -> int:
    if s.stage == Stage.OVER or seat != s.turn:
        return 0
    if s.stage == Stage.SCORING:
        return ways_to_score(s, seat, out)
    return ways_to_build(s, t, seat, out)


@rule
def apply(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    if action >= SCORE:
        kind = (action - SCORE) % KINDS
        token = (action - SCORE) // KINDS % TOKENS_BESIDE
        lay_token(s, (action - SCORE) // (KINDS * TOKENS_BESIDE), token, kind, journal)
    elif action >= COVER:
        kind = (action - COVER) % KINDS
        owner = (action - COVER) // KINDS % MOST_SEATS
        cover(s, t, seat, (action - COVER) // (KINDS * MOST_SEATS), owner, kind, journal)
        s.actions -= 1
    elif action >= PLACE:
        cards = (action - PLACE) // SECTIONS
        section = (action - PLACE) % SECTIONS
        kind, count = t.set_kind[cards], t.set_count[cards]
        for _ in range(count):
            place(s, t, seat, kind, section)
        tell(journal, Event.PLACED, seat, item=kind, amount=count, at=section)
        s.actions -= 1
    elif action >= RIDE:
        place(s, t, seat, Kind.HORSEMAN, action - RIDE)
        tell(journal, Event.RODE, seat, at=action - RIDE)
    else:
        draw(s, seat, journal)
        s.actions -= 1
    proceed(s, t, journal)


@small_rule
def proceed(s: Record, t: Record, journal: Record) -> None:
    """Carry out what leaves no choice, until somebody has one or the game is over."""
    while s.stage != Stage.OVER:
        seat = s.turn
        if s.stage == Stage.SCORING:
            if s.to_score != 0 and not score_what_is_settled(s, journal):
                return
            refill_sections(s, journal)
            if no_section_left(s):
                # The last token is won: the game ends at once, without a final round.
                end_game(s, journal)
            elif s.last_circle:
                next_turn(s, t, journal)
            else:
                s.stage = Stage.BUILDING
                s.actions = ACTIONS_PER_TURN
        elif s.actions == 0 or s.hand_size[seat] + s.deck_size[seat] == 0:
            if s.finisher == NO_SEAT and s.hand_size[seat] + s.deck_size[seat] == 0:
                s.finisher = seat
                tell(journal, Event.LAST_ROUND, seat)
            next_turn(s, t, journal)
        elif s.hand_size[seat] == 0:
            draw(s, seat, journal)
            s.actions -= 1
        elif s.hand_size[seat] == 1 and s.deck_size[seat] == 0 and last_card_is_settled(s):
            place_last_card(s, t, journal)
        else:
            return


@small_rule
def next_turn(s: Record, t: Record, journal: Record) -> None:
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.finisher and not s.last_circle:
        # Everybody has had their one turn: from now on nobody places cards.
        s.last_circle = 1
        tell(journal, Event.LAST_CIRCLE, s.turn)
    begin_turn(s, t, journal)


@small_rule
def begin_turn(s: Record, t: Record, journal: Record) -> None:
    """All sections are judged at the start of the turn."""
    s.stage = Stage.SCORING
    s.actions = 0
    s.led = 0
    led_by_anybody = False
    for section in range(SECTIONS):
        if s.site[section] != CLOSED:
            leads = leader(s, section)
            if leads == s.turn:
                s.led |= 1 << section
            if leads != NO_SEAT:
                led_by_anybody = True
    s.to_score = s.led
    if s.last_circle and not led_by_anybody:
        end_game(s, journal)
    else:
        tell(journal, Event.TURN, s.turn)


# --- First: scoring ------------------------------------------------------------------------------


@small_rule
def leader(s: Record, section: int) -> int:
    """Who has more points in a section than every other player present there."""
    best, leads = -CARDS, NO_SEAT
    for seat in range(s.players):
        if s.cards[section, seat] > 0:
            points = total(s, section, seat)
            if points > best:
                best, leads = points, seat
            elif points == best:
                leads = NO_SEAT
    return leads


@small_rule
def total(s: Record, section: int, seat: int) -> int:
    """What a player's visible cards in a section are worth, less the token on one of them."""
    points = s.points[section, seat] if s.nobles[section] == 0 else s.cards[section, seat]
    return points - s.laid[section] if s.holder[section] == seat else points


@rule
def worth(s: Record, t: Record, section: int, seat: int, kind: int) -> int:
    """What all visible cards of a kind are worth to a player in a section.

    A visible noble makes every card there count one; the k-th warrior of a player counts k.
    """
    count: int = s.visible[section, seat, kind]
    if s.nobles[section] > 0:
        return count
    if kind == Kind.WARRIOR:
        return count * (count + 1) // 2 * t.value[kind]
    return count * t.value[kind]


@rule
def standings(s: Record, t: Record, worths: Record, totals: Record, leaders: Record) -> None:
    """For a screen: how every total comes about, and who leads each section."""
    for section in range(SECTIONS):
        leaders[section] = leader(s, section)
        for seat in range(s.players):
            totals[section, seat] = total(s, section, seat)
            for kind in range(KINDS):
                worths[section, seat, kind] = worth(s, t, section, seat, kind)


@rule
def score_what_is_settled(s: Record, journal: Record) -> bool:
    """Score from left to right; False as soon as a token and a card must be chosen."""
    for section in range(SECTIONS):
        if s.to_score >> section & 1:
            if s.laid[section] > 0:
                win_tokens(s, section, journal)
            else:
                kind = only_kind(s, section, s.turn)
                if kind < 0 or s.beside[section, LOWER] != s.beside[section, HIGHER]:
                    return False
                lay_token(s, section, LOWER, kind, journal)
    return True


@rule
def only_kind(s: Record, section: int, seat: int) -> int:
    """The kind of all the seat's visible cards in a section, or -1 if there are several."""
    for kind in range(KINDS):
        if s.visible[section, seat, kind] > 0:
            return kind if s.visible[section, seat, kind] == s.cards[section, seat] else -1
    return -1


@rule
def ways_to_score(s: Record, seat: int, out: Record) -> int:
    """One of the two tokens, on one of one's own visible cards, in the leftmost section."""
    section = leftmost(s.to_score)
    count = 0
    for token in range(TOKENS_BESIDE):
        if token == HIGHER and s.beside[section, LOWER] == s.beside[section, HIGHER]:
            break
        for kind in range(KINDS):
            if s.visible[section, seat, kind] > 0:
                out[count] = SCORE + (section * TOKENS_BESIDE + token) * KINDS + kind
                count += 1
    return count


@small_rule
def leftmost(sections: int) -> int:
    section = 0
    while not sections >> section & 1:
        section += 1
    return section


@rule
def lay_token(s: Record, section: int, token: int, kind: int, journal: Record) -> None:
    """Two tokens there: one is laid on an own card, and counts against it while it lies there."""
    s.laid[section] = s.beside[section, token]
    s.holder[section] = s.turn
    s.bearer[section] = kind
    s.laid_after[section] = s.placed
    if token == LOWER:
        s.beside[section, LOWER] = s.beside[section, HIGHER]
    s.beside[section, HIGHER] = 0
    s.to_score &= ~(1 << section)
    tell(journal, Event.LAID, s.turn, item=kind, amount=s.laid[section], at=section)


@rule
def win_tokens(s: Record, section: int, journal: Record) -> None:
    """One token there: it is won, the other goes to whom it lies with, and the cards leave."""
    s.fame[s.turn] += s.beside[section, LOWER]
    tell(journal, Event.WON, s.turn, amount=s.beside[section, LOWER], at=section, why=0)
    holder = s.holder[section]
    s.fame[holder] += s.laid[section]
    tell(journal, Event.WON, holder, amount=s.laid[section], at=section, why=1)
    s.beside[section, LOWER] = 0
    s.laid[section] = 0
    s.holder[section] = NO_SEAT
    s.bearer[section] = 0
    s.laid_after[section] = 0
    s.nobles[section] = 0
    for seat in range(s.players):
        s.cards[section, seat] = 0
        s.points[section, seat] = 0
        for kind in range(KINDS):
            s.visible[section, seat, kind] = 0
    s.to_score &= ~(1 << section)
    tell(journal, Event.CLEARED, s.turn, at=section)


@rule
def refill_sections(s: Record, journal: Record) -> None:
    """Only after all scoring, from left to right; in the last circle no new tokens come."""
    for section in range(SECTIONS):
        if s.site[section] != CLOSED and s.beside[section, LOWER] == 0:
            if s.last_circle:
                s.site[section] = CLOSED
                tell(journal, Event.CLOSED, NO_SEAT, at=section, why=1)
            else:
                turn_up_tokens(s, section, journal)


@small_rule
def no_section_left(s: Record) -> bool:
    for section in range(SECTIONS):
        if s.site[section] != CLOSED:
            return False
    return True


# --- Second and third: two actions ---------------------------------------------------------------


@rule
def ways_to_build(s: Record, t: Record, seat: int, out: Record) -> int:
    """Draw a card, or place cards of one kind; horsemen also without using an action."""
    count = 0
    if s.deck_size[seat] > 0:
        out[count] = DRAW
        count += 1
    if s.hand[seat, Kind.HORSEMAN] > 0:
        for section in range(SECTIONS):
            if s.site[section] != CLOSED:
                out[count] = RIDE + section
                count += 1
    for kind in range(KINDS):
        held = s.hand[seat, kind]
        if held > 0:
            first = PLACE + t.first_set[kind] * SECTIONS
            for action in range(first, first + held * SECTIONS, SECTIONS):
                for section in range(SECTIONS):
                    if s.site[section] != CLOSED:
                        out[count] = action + section
                        count += 1
    if s.hand[seat, Kind.DRAGON] > 0:
        for section in range(SECTIONS):
            for owner in range(s.players):
                if s.cards[section, owner] > 0:
                    for kind in range(KINDS):
                        if coverable(s, section, owner, kind):
                            out[count] = COVER + (section * MOST_SEATS + owner) * KINDS + kind
                            count += 1
    return count


@small_rule
def take_top_card(s: Record, seat: int) -> int:
    """The top card of the own deck into the hand."""
    s.deck_size[seat] -= 1
    top = s.deck_size[seat]
    kind: int = s.deck[seat, top]
    s.deck[seat, top] = 0
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    return kind


@rule
def draw(s: Record, seat: int, journal: Record) -> None:
    kind = take_top_card(s, seat)
    me = 1 << seat
    tell(journal, Event.DREW, seat, item=kind, seen=me, learnt=me)
    tell(journal, Event.DREW_HIDDEN, seat, seen=EVERYBODY & ~me)


@rule
def place(s: Record, t: Record, seat: int, kind: int, section: int) -> None:
    """A card from the hand at the right end of a section."""
    log_card(s, seat, kind, section, NO_SEAT, 0)
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    s.visible[section, seat, kind] += 1
    s.cards[section, seat] += 1
    s.points[section, seat] += worth_of_last(s, t, section, seat, kind)
    if kind == Kind.NOBLE:
        s.nobles[section] += 1


@small_rule
def worth_of_last(s: Record, t: Record, section: int, seat: int, kind: int) -> int:
    """What the last of a player's visible cards of a kind is worth without a noble.

    The k-th warrior of one player in a section counts k.
    """
    worth: int = t.value[kind]
    return worth * s.visible[section, seat, kind] if kind == Kind.WARRIOR else worth


@small_rule
def log_card(s: Record, seat: int, kind: int, section: int, over: int, over_kind: int) -> None:
    """Keep where each card was placed, for the drawing of the wall."""
    card = s.placed
    s.placed_by[card] = seat
    s.placed_kind[card] = kind
    s.placed_at[card] = s.site[section]
    s.over_owner[card] = over
    s.over_kind[card] = over_kind
    s.placed += 1


@rule
def cover(
    s: Record, t: Record, seat: int, section: int, owner: int, kind: int, journal: Record
) -> None:
    """The dragon on a visible card, which has no value and no power any more."""
    place(s, t, seat, Kind.DRAGON, section)
    s.over_owner[s.placed - 1] = owner
    s.over_kind[s.placed - 1] = kind
    s.points[section, owner] -= worth_of_last(s, t, section, owner, kind)
    s.visible[section, owner, kind] -= 1
    s.cards[section, owner] -= 1
    if kind == Kind.NOBLE:
        s.nobles[section] -= 1
    tell(journal, Event.COVERED, seat, item=kind, at=section, why=owner)


@small_rule
def coverable(s: Record, section: int, owner: int, kind: int) -> bool:
    """Whether there is such a visible card without a token on it."""
    return s.visible[section, owner, kind] > protected(s, section, owner, kind)


@small_rule
def protected(s: Record, section: int, owner: int, kind: int) -> int:
    return 1 if s.holder[section] == owner and s.bearer[section] == kind else 0


@rule
def last_card_is_settled(s: Record) -> bool:
    """One card, no deck, one section: nothing to choose, unless it may go elsewhere or be free."""
    if s.hand[s.turn, Kind.HORSEMAN] > 0:
        return False
    open_sections = 0
    for section in range(SECTIONS):
        if s.site[section] != CLOSED:
            open_sections += 1
            if s.hand[s.turn, Kind.DRAGON] > 0:
                for owner in range(s.players):
                    for kind in range(KINDS):
                        if coverable(s, section, owner, kind):
                            return False
    return open_sections == 1


@rule
def place_last_card(s: Record, t: Record, journal: Record) -> None:
    section = 0
    while s.site[section] == CLOSED:
        section += 1
    kind = 0
    while s.hand[s.turn, kind] == 0:
        kind += 1
    place(s, t, s.turn, kind, section)
    tell(journal, Event.PLACED, s.turn, item=kind, amount=1, at=section)
    s.actions -= 1


# --- End of the game -----------------------------------------------------------------------------


@rule
def end_game(s: Record, journal: Record) -> None:
    """Tokens still on cards or beside the wall count for nobody."""
    s.stage = Stage.OVER
    s.actions = 0
    s.to_score = 0
    tell(journal, Event.OVER, NO_SEAT)


@rule
def scores(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = s.fame[seat]


@rule
def returns(s: Record, t: Record, out: Record) -> None:
    """Most fame wins; equal fame is a shared victory."""
    best, winners = -1, 0
    for seat in range(s.players):
        if s.fame[seat] > best:
            best, winners = s.fame[seat], 1
        elif s.fame[seat] == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = 1.0 / winners if s.fame[seat] == best else 0.0


# --- Who knows what ------------------------------------------------------------------------------


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Hidden are the hands of others, the order of all decks, and that of the tokens."""
    restart(s.chance, key)
    sort(s.stock, s.stock_size)
    shuffle(s.chance, s.stock, s.stock_size)
    for seat in range(s.players):
        deck = s.deck[seat]
        held = 0
        if seat != viewer:
            # What is left in hand and deck together is known, the split is not.
            held = s.hand_size[seat]
            card = s.deck_size[seat]
            for kind in range(KINDS):
                for _ in range(s.hand[seat, kind]):
                    deck[card] = kind
                    card += 1
                s.hand[seat, kind] = 0
        cards = s.deck_size[seat] + held
        sort(deck, cards)
        shuffle(s.chance, deck, cards)
        for card in range(s.deck_size[seat], cards):
            s.hand[seat, deck[card]] += 1
            deck[card] = 0


# --- What a learning program sees ----------------------------------------------------------------

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


# --- Why an action is forbidden ------------------------------------------------------------------


@rule
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return WhyNot.NO_SUCH_ACTION
    if s.stage == Stage.OVER:
        return WhyNot.GAME_OVER
    if seat != s.turn:
        return WhyNot.NOT_YOUR_TURN
    if action >= SCORE:
        return why_not_score(s, seat, action - SCORE)
    if s.stage == Stage.SCORING:
        return WhyNot.SCORE_FIRST
    if action == DRAW:
        return WhyNot.DECK_EMPTY if s.deck_size[seat] == 0 else WhyNot.ALLOWED
    kind, count, section = Kind.DRAGON + 0, 1, 0
    if action >= COVER:
        section = (action - COVER) // (KINDS * MOST_SEATS)
    elif action >= PLACE:
        cards = (action - PLACE) // SECTIONS
        kind, count, section = t.set_kind[cards], t.set_count[cards], (action - PLACE) % SECTIONS
    else:
        kind, section = Kind.HORSEMAN + 0, action - RIDE
    if s.site[section] == CLOSED:
        return WhyNot.SECTION_CLOSED
    if s.hand[seat, kind] < count:
        return WhyNot.NOT_IN_HAND
    if action >= COVER:
        return why_not_cover(s, section, (action - COVER) // KINDS % MOST_SEATS, action)
    return WhyNot.ALLOWED


@rule
def why_not_score(s: Record, seat: int, choice: int) -> int:
    section = choice // (KINDS * TOKENS_BESIDE)
    token = choice // KINDS % TOKENS_BESIDE
    if s.site[section] == CLOSED:
        return WhyNot.SECTION_CLOSED
    if not s.led >> section & 1:
        return WhyNot.NOT_LEADING
    if not s.to_score >> section & 1:
        return WhyNot.ALREADY_SCORED
    if section != leftmost(s.to_score):
        return WhyNot.LEFT_FIRST
    if token == HIGHER and s.beside[section, LOWER] == s.beside[section, HIGHER]:
        return WhyNot.EQUAL_TOKENS
    if s.visible[section, seat, choice % KINDS] == 0:
        return WhyNot.NO_CARD_TO_BEAR
    return WhyNot.ALLOWED


@rule
def why_not_cover(s: Record, section: int, owner: int, action: int) -> int:
    kind = (action - COVER) % KINDS
    if coverable(s, section, owner, kind):
        return WhyNot.ALLOWED
    if s.visible[section, owner, kind] > 0:
        return WhyNot.TOKEN_PROTECTS
    return WhyNot.NOTHING_TO_COVER


# --- What always holds ---------------------------------------------------------------------------


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
