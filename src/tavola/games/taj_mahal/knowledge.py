"""Who knows what in Taj Mahal: hidden are the deck, and what others drew from it.

That are the first hands, the cards for withdrawing without having played, and those that bonus
tiles bring. What was taken from the display stays known until it is played.
"""

from tavola.kernel import Record, clear_unseen, deal_unseen, lay_out_unseen, rule


@rule
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Deal anew what is hidden, until it fits all that was seen."""
    laid_out = lay_out_unseen(s, viewer, key)
    while not deal_unseen(s, viewer, laid_out):
        pass
    clear_unseen(s)
