"""The actions of Great Wall of China."""

from typing import Final

from tavola.games.great_wall.components import KINDS, MOST_SEATS, SECTIONS, SETS, Kind
from tavola.kernel import Atlas, Axis, Family

TOKENS_BESIDE: Final = 2


def counted(kind: Kind, count: int) -> str:
    name = kind.name.lower()
    plural = "horsemen" if kind is Kind.HORSEMAN else name + "s"
    return f"{count} {name if count == 1 else plural}"


SECTION = Axis("section", tuple(map(str, range(1, SECTIONS + 1))), component="section")
SET = Axis("cards", tuple(counted(kind, count) for kind, count in SETS), component="set")
OWNER = Axis("owner", tuple(map(str, range(1, MOST_SEATS + 1))), component="seat", seats=True)
KINDS_BY_NAME = tuple(kind.name.lower() for kind in Kind)
KIND = Axis("kind", KINDS_BY_NAME, component="kind", ids=KINDS_BY_NAME)
TOKEN = Axis("token", ("lower", "higher"), component="token", ids=("lower", "higher"))

ATLAS = Atlas(
    Family("draw", "draw", "Draw a card from your own deck."),
    Family(
        "ride",
        "ride to section {section}",
        "Place a horseman without using an action, before your second action.",
        (SECTION,),
    ),
    Family(
        "place",
        "place {cards} on section {section}",
        "Place one or more cards of one kind at the right end of a section.",
        (SET, SECTION),
    ),
    Family(
        "cover",
        "cover section {section} seat {owner} {kind}",
        "Place the dragon on a visible card of that owner and kind that bears no token. Cards of "
        "one owner and kind count the same; the leftmost is covered.",
        (SECTION, OWNER, KIND),
    ),
    Family(
        "score",
        "score section {section} {token} token on {kind}",
        "Lay one of the two tokens of a section you lead on one of your visible cards there, "
        "the leftmost of that kind. Sections are scored from left to right; of two equal tokens "
        "one is taken as the lower.",
        (SECTION, TOKEN, KIND),
    ),
)

ACTIONS: Final = len(ATLAS)
DRAW: Final = ATLAS.start("draw")
RIDE: Final = ATLAS.start("ride")
PLACE: Final = ATLAS.start("place")
COVER: Final = ATLAS.start("cover")
SCORE: Final = ATLAS.start("score")


def place(kind: Kind, count: int, section: int) -> int:
    """The action that places so many cards of a kind on a section."""
    return PLACE + SETS.index((kind, count)) * SECTIONS + section


def cover(section: int, owner: int, kind: Kind) -> int:
    """The action that covers a card with the dragon."""
    return COVER + (section * MOST_SEATS + owner) * KINDS + kind


def score(section: int, token: int, kind: Kind) -> int:
    """The action that lays a token (0 the lower, 1 the higher) on a card."""
    return SCORE + (section * TOKENS_BESIDE + token) * KINDS + kind
