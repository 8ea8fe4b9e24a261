"""Who knows what in Thurn und Taxis: hidden are the deck, and what others drew from it."""

from tavola.games.thurn_und_taxis.actions import LEFT, RIGHT
from tavola.games.thurn_und_taxis.components import CITIES, HAND_AFTER_CLOSING
from tavola.games.thurn_und_taxis.rules import fitting
from tavola.games.thurn_und_taxis.state import Stage
from tavola.kernel import Record, deal_unseen, rule


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Deal anew what is hidden, so that the player at turn can go on with what they have begun.

    Who asked the postal carrier has a card that fits; who discards in order has enough to go on.
    """
    seat, cities, least = s.turn + 0, 0, 0
    if s.stage == Stage.CARRYING:
        cities = fitting(s, t, seat, LEFT) | fitting(s, t, seat, RIGHT)
        least = 1
    elif s.stage == Stage.DISCARDING:
        cities = -1 << max(s.discarded + 0, 0)
        least = s.hand_size[seat] - HAND_AFTER_CLOSING
    for city in range(CITIES):
        if cities >> city & 1:
            least -= s.known[seat, city]
    deal_unseen(s, viewer, key, seat, cities, least)
