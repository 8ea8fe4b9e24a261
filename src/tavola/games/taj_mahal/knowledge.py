"""Who knows what in Taj Mahal: hidden are the deck, and what others drew from it.

That are the first hands, the cards for withdrawing without having played, and those that bonus
tiles bring. What was taken from the display stays known until it is played.
"""

from tavola.kernel import NO_SEAT, Record, deal_unseen, rule


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Deal anew what is hidden."""
    deal_unseen(s, viewer, key, NO_SEAT, 0, 0)
