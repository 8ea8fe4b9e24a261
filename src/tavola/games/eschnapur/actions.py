"""The actions of The Palace of Eschnapur, in the order of a round."""

from typing import Final

from tavola.games.eschnapur.components import (
    COMBINATIONS,
    MOST_SEATS,
    OFFICIALS,
    PAIRS,
    PRIVILEGE_IDS,
    SECTIONS,
    VALUES,
    Official,
    Privilege,
)
from tavola.kernel import Atlas, Axis, Family

NOTHING: Final = 0
"""The first of the cards that can be laid is none."""

ORDERABLE = (
    Privilege.WIN_TIES,
    Privilege.GOLD,
    Privilege.GOLD_AND_BRICKS,
    Privilege.BRICKS,
    Privilege.FROM_HAND,
)
"""The privilege cards that are ordered together with the sites."""

IN_TURN = (
    Privilege.FREE_SITE,
    Privilege.GOLD,
    Privilege.GOLD_AND_BRICKS,
    Privilege.IGNORE_STOP,
    Privilege.BRICKS,
)
"""The privilege cards that are bought while one builds."""

NAMES = tuple(card.replace("-", " ") for card in PRIVILEGE_IDS)


def subset(places: tuple[Privilege, ...], number: int) -> tuple[Privilege, ...]:
    """The cards of a subset, by its bits."""
    return tuple(card for place, card in enumerate(places) if number >> place & 1)


ORDERS = tuple(subset(ORDERABLE, number) for number in range(1 << len(ORDERABLE)))
LAID = ("nothing", *map(str, range(VALUES)))
BLOCKABLE = tuple(official for official in Official if official != Official.BLOCKADE)


def numbered(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, count + 1)))


PAIR = Axis(
    "sites",
    tuple(f"{first + 1} and {second + 1}" for first, second in PAIRS),
    component="sites",
    ids=tuple(f"{first}-{second}" for first, second in PAIRS),
)
ORDER = Axis(
    "cards",
    tuple(" + ".join(NAMES[card] for card in cards) or "nothing" for cards in ORDERS),
    component="order",
    ids=tuple(" ".join(PRIVILEGE_IDS[card] for card in cards) or "nothing" for cards in ORDERS),
)
OFFICIAL = Axis("official", numbered(OFFICIALS), component="official")
BLOCKED = Axis(
    "official",
    tuple(str(official + 1) for official in BLOCKABLE),
    component="official",
    ids=tuple(str(int(official)) for official in BLOCKABLE),
)
CARD = Axis("card", LAID, component="gold", ids=LAID)
PLAYED = Axis("card", tuple(map(str, range(VALUES))), component="gold")
SEAT = Axis("seat", numbered(MOST_SEATS), component="seat", seats=True)
SECTION = Axis("section", numbered(SECTIONS), component="section")
TARGET = Axis("target", numbered(SECTIONS), component="section")
MARKER = Axis("marker", numbered(MOST_SEATS), component="marker")
PRIVILEGE = Axis(
    "card",
    tuple(NAMES[card] for card in IN_TURN),
    component="privilege",
    ids=tuple(PRIVILEGE_IDS[card] for card in IN_TURN),
)
GOLD = Axis(
    "cards",
    tuple(" + ".join(map(str, cards)) for cards in COMBINATIONS),
    component="combination",
    ids=tuple("-".join(map(str, cards)) for cards in COMBINATIONS),
)

ATLAS = Atlas(
    Family("sites", "build at {sites}", "Choose two sites, secretly.", (PAIR,), secret=True),
    Family(
        "order",
        "confirm the sites and buy {cards}",
        "Confirm the sites, and with them order privilege cards, secretly.",
        (ORDER,),
        secret=True,
    ),
    Family(
        "lay",
        "lay {card} for official {official}",
        "Lay a gold card face down for the next official, secretly. Nothing is laid only where the "
        "cards are too few for all officials.",
        (CARD, OFFICIAL),
        secret=True,
    ),
    Family("confirm", "confirm the cards", "Confirm the cards laid for the officials."),
    Family(
        "reconsider",
        "reconsider",
        "Take back the own secret choice of this phase, as long as somebody else has not confirmed "
        "theirs.",
        takes_back=True,
    ),
    Family("unblock", "remove the blockade", "Buy that privilege before the card is passed over."),
    Family(
        "play",
        "play {card} from the hand",
        "Play a gold card after the others have revealed theirs.",
        (PLAYED,),
    ),
    Family(
        "block",
        "block seat {seat} at official {official}",
        "Lay the blockade marker on a card of another player.",
        (SEAT, BLOCKED),
    ),
    Family("stop", "stop section {section}", "Lay the stop marker on a section.", (SECTION,)),
    Family(
        "choose",
        "choose marker {marker}",
        "Buy that privilege, and take a turn marker before the winner hands them out.",
        (MARKER,),
    ),
    Family(
        "hand",
        "hand marker {marker} to seat {seat}",
        "Hand out the turn markers, the lowest first.",
        (MARKER, SEAT),
    ),
    Family("place", "place in section {section}", "Place one brick of one's own.", (SECTION,)),
    Family("buy", "buy {card}", "Buy a privilege card in one's turn.", (PRIVILEGE,)),
    Family("end", "end turn", "End one's turn when no brick can be placed any more."),
    Family(
        "forbid",
        "forbid section {section}",
        "Buy that privilege, and name the section whose last brick may not be moved away.",
        (SECTION,),
    ),
    Family(
        "move",
        "move from section {section} to section {target}",
        "Move the last brick of a section to another.",
        (SECTION, TARGET),
    ),
    Family(
        "gold",
        "take {cards}",
        "Take gold cards from the bank, all that are due at once.",
        (GOLD,),
    ),
    Family("decline", "decline", "Do not do or buy what is asked."),
)

ACTIONS: Final = len(ATLAS)
CHOOSE_SITES: Final = ATLAS.start("sites")
PLACE_ORDER: Final = ATLAS.start("order")
LAY: Final = ATLAS.start("lay")
CONFIRM: Final = ATLAS.start("confirm")
RECONSIDER: Final = ATLAS.start("reconsider")
UNBLOCK: Final = ATLAS.start("unblock")
PLAY: Final = ATLAS.start("play")
BLOCK: Final = ATLAS.start("block")
STOP: Final = ATLAS.start("stop")
CHOOSE_MARKER: Final = ATLAS.start("choose")
HAND_MARKER: Final = ATLAS.start("hand")
PLACE: Final = ATLAS.start("place")
BUY: Final = ATLAS.start("buy")
END_TURN: Final = ATLAS.start("end")
FORBID: Final = ATLAS.start("forbid")
MOVE: Final = ATLAS.start("move")
TAKE_GOLD: Final = ATLAS.start("gold")
DECLINE: Final = ATLAS.start("decline")

WIN_TIES, GOLD_5, GOLD_3, BRICKS_3, FROM_HAND = range(len(ORDERABLE))
"""The bits of an order."""

ORDER_BIT: Final = SECTIONS
"""Where the bits of an order begin, behind those of the sites."""


def sites(*sections: int) -> int:
    """The action that chooses these two sections, as they are numbered."""
    return CHOOSE_SITES + PAIRS.index(tuple(section - 1 for section in sorted(sections)))


def order(*cards: Privilege) -> int:
    """The action that confirms the sites and orders these cards."""
    return PLACE_ORDER + ORDERS.index(tuple(sorted(cards)))


def lay(card: int | None, official: int) -> int:
    """The action that lays a card, or nothing, for an official."""
    return LAY + (NOTHING if card is None else card + 1) * OFFICIALS + official


def block(seat: int, official: int) -> int:
    """The action that blocks a card."""
    return BLOCK + seat * len(BLOCKABLE) + BLOCKABLE.index(Official(official))


def hand_marker(marker: int, seat: int) -> int:
    """The action that hands a turn marker (0 the first) to a seat."""
    return HAND_MARKER + marker * MOST_SEATS + seat


def buy(card: Privilege) -> int:
    """The action that buys a card in one's turn."""
    return BUY + IN_TURN.index(card)


def move(source: int, target: int) -> int:
    """The action that moves the last brick of a section to another."""
    return MOVE + source * SECTIONS + target


def gold(*cards: int) -> int:
    """The action that takes these cards from the bank."""
    return TAKE_GOLD + COMBINATIONS.index(tuple(sorted(cards, reverse=True)))
