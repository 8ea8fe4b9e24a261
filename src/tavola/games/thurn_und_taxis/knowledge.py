"""Who knows what in Thurn und Taxis: hidden are the deck, and what others drew from it."""

from tavola.games.thurn_und_taxis.closing import cards_from
from tavola.games.thurn_und_taxis.components import HAND_AFTER_CLOSING
from tavola.games.thurn_und_taxis.rules import cards_that_fit
from tavola.games.thurn_und_taxis.state import Stage
from tavola.kernel import Record, clear_unseen, deal_unseen, lay_out_unseen, rule


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Deal anew what is hidden, until it fits all that was seen."""
    laid_out = lay_out_unseen(s, viewer, key)
    while not deal_unseen(s, viewer, laid_out) or not turn_can_go_on(s, t, viewer):
        pass
    clear_unseen(s)


@rule
def turn_can_go_on(s: Record, t: Record, viewer: int) -> bool:
    """Whether the hand dealt to the player at turn allows what they have begun.

    Who asked the postal carrier has a card that fits; who discards in order has enough to go on.
    """
    seat = s.turn + 0
    if seat == viewer:
        return True
    if s.stage == Stage.CARRYING:
        return cards_that_fit(s, t, seat) != 0
    if s.stage == Stage.DISCARDING:
        return cards_from(s, seat, s.discarded + 0) >= s.hand_size[seat] - HAND_AFTER_CLOSING
    return True
