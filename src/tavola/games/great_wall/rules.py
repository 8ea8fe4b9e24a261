"""The rules of Great Wall of China, in the order of the rulebook."""

from typing import Final

from tavola.games.great_wall.actions import COVER, DRAW, PLACE, RIDE, SCORE, TOKENS_BESIDE
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
from tavola.games.great_wall.events import Event
from tavola.games.great_wall.state import CLOSED, NO_SEAT, Stage
from tavola.kernel import EVERYBODY, Record, below, rule, shuffle, small_rule, start, tell

ACTIONS_PER_TURN: Final = 2
LOWER, HIGHER = 0, 1


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
    carry_out(s, t, seat, action, journal)
    proceed(s, t, journal)


@small_rule
def carry_out(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    """An action alone, without what follows from it by itself."""
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
