"""Phase 9 of The Palace of Eschnapur, and the end of the game."""

from tavola.games.eschnapur.building import involved, is_full, points_in
from tavola.games.eschnapur.components import OFFICIALS, SECTIONS
from tavola.games.eschnapur.events import Event
from tavola.games.eschnapur.gold import card_to_bank, owe
from tavola.games.eschnapur.state import NO_SECTION, Cause
from tavola.kernel import NO_SEAT, Record, rule, tell


@rule
def gain_privilege_points(s: Record, journal: Record) -> None:
    """As many as the cards are worth that have won nothing; then these go to the bank."""
    for seat in range(s.players):
        gained = 0
        for official in range(OFFICIALS):
            if s.lying[seat] >> official & 1:
                gained += s.shown[seat, official]
                card_to_bank(s, seat, official)
        if gained > 0:
            s.privilege_points[seat] += gained
            tell(journal, Event.PRIVILEGE_POINTS, seat, amount=gained)


@rule
def next_to_reward(s: Record, t: Record) -> int:
    """The next complete section whose reward is due, in ascending order."""
    for section in range(s.rewarded + 1, SECTIONS):
        if is_full(s, t, section):
            return section
    return NO_SECTION


@rule
def reward(s: Record, t: Record, section: int) -> None:
    """Everybody involved takes gold, however many bricks they have there."""
    s.rewarded = section
    owe(s, involved(s, section), t.reward[section] + 0, Cause.REWARD + 0, section)


@rule
def score_sections(s: Record, t: Record, journal: Record) -> None:
    """The complete sections, in ascending order, each in turn order; then they are emptied."""
    for section in range(SECTIONS):
        if is_full(s, t, section):
            for place in range(s.players):
                score_section(s, t, section, s.order[place] + 0, journal)
            clear_section(s, section)
            tell(journal, Event.COMPLETED, NO_SEAT, at=section)


@rule
def score_section(s: Record, t: Record, section: int, seat: int, journal: Record) -> None:
    points = points_in(s, t, section, seat)
    if points == 0:
        return
    s.points[seat] += points
    bricks = 0
    for space in range(s.height[section]):
        if s.brick[section, space] == seat:
            bricks += 1
    tell(journal, Event.POINTS, seat, item=points - bricks, amount=bricks, at=section)


@rule
def clear_section(s: Record, section: int) -> None:
    """The bricks go back, the tile is turned, and nobody can choose it any more."""
    for space in range(s.height[section]):
        s.supply[s.brick[section, space]] += 1
        s.brick[section, space] = NO_SEAT
    s.height[section] = 0
    s.finished |= 1 << section
    s.completed += 1


@rule
def give_bonus(s: Record, t: Record, journal: Record) -> None:
    """For the places on the privilege track; equals get the higher place, the next is skipped."""
    for seat in range(s.players):
        ahead = 0
        for other in range(s.players):
            if s.privilege_points[other] > s.privilege_points[seat]:
                ahead += 1
        bonus = t.bonus[s.players, ahead]
        s.points[seat] += bonus
        tell(journal, Event.BONUS, seat, amount=bonus, item=s.privilege_points[seat])
