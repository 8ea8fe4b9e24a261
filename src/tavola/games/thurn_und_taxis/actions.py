"""The actions of Thurn und Taxis, in the order of a turn."""

from typing import Final

from tavola.games.thurn_und_taxis.components import CITY_IDS, CITY_NAMES, REGION_IDS, REGION_NAMES
from tavola.kernel import Atlas, Axis, Family

ENDS: Final = 2
LEFT: Final = 0
RIGHT: Final = 1

CITY = Axis("city", CITY_NAMES, component="city", ids=CITY_IDS)
END = Axis("end", ("left", "right"), component="end", ids=("left", "right"))
REGION = Axis("region", REGION_NAMES, component="region", ids=REGION_IDS)

ATLAS = Atlas(
    Family(
        "administrator",
        "administrator",
        "Have the administrator replace all cards of the row, before taking one.",
    ),
    Family("take", "take {city}", "Take a card of the row.", (CITY,)),
    Family("draw", "draw", "Take the top card of the deck."),
    Family("postmaster", "postmaster", "Have the postmaster allow a second card."),
    Family("begin", "begin {city}", "Begin a route.", (CITY,)),
    Family(
        "lay",
        "lay {city} {end}",
        "Lay a card at an end of the open route. Where the route is one card, both ends are the "
        "same, and the right one is taken.",
        (CITY, END),
    ),
    Family(
        "abandon",
        "abandon for {city}",
        "Discard the open route unscored, and begin a new one.",
        (CITY,),
    ),
    Family("carrier", "carrier", "Have the postal carrier allow a second card to be laid."),
    Family("close", "close", "Close the route."),
    Family(
        "cartwright",
        "close with the cartwright",
        "Close the route; the cartwright makes up for one or two cards that it is too short for "
        "the next carriage.",
    ),
    Family("each", "one house in each region", "Place one house in each region of the route."),
    Family(
        "region",
        "houses in {region}",
        "Place houses in the cities of one region; offered where that gives two or more.",
        (REGION,),
    ),
    Family("fewer", "fewer houses", "Place fewer houses than could be placed."),
    Family(
        "house",
        "house in {city}",
        "Place a house where there is a choice. Regions and cities are asked in the order of the "
        "atlas.",
        (CITY,),
    ),
    Family("none", "no house here", "Place no house in the region or city that is asked."),
    Family(
        "discard",
        "discard {city}",
        "Discard a card of the hand down to three, in the order of the atlas.",
        (CITY,),
    ),
    Family("end", "end turn", "End the turn."),
)

ACTIONS: Final = len(ATLAS)
ADMINISTRATOR: Final = ATLAS.start("administrator")
TAKE: Final = ATLAS.start("take")
DRAW: Final = ATLAS.start("draw")
POSTMASTER: Final = ATLAS.start("postmaster")
BEGIN: Final = ATLAS.start("begin")
LAY: Final = ATLAS.start("lay")
ABANDON: Final = ATLAS.start("abandon")
CARRIER: Final = ATLAS.start("carrier")
CLOSE: Final = ATLAS.start("close")
CARTWRIGHT: Final = ATLAS.start("cartwright")
EACH: Final = ATLAS.start("each")
IN_REGION: Final = ATLAS.start("region")
FEWER: Final = ATLAS.start("fewer")
HOUSE: Final = ATLAS.start("house")
NONE: Final = ATLAS.start("none")
DISCARD: Final = ATLAS.start("discard")
END_TURN: Final = ATLAS.start("end")


def lay(city: int, end: int) -> int:
    """The action that lays a card at the left or the right end."""
    return LAY + city * ENDS + end
