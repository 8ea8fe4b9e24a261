"""Who knows what in Great Wall of China."""

from tavola.games.great_wall.components import KINDS
from tavola.kernel import Record, restart, rule, shuffle, sort


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
