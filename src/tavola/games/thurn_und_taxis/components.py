"""What lies in the box of Thurn und Taxis, and the map on its board."""

from enum import IntEnum
from typing import Final

import numpy as np

from tavola.kernel import Record, blank, field, record

MOST_SEATS: Final = 4
HOUSES: Final = 20
COPIES: Final = 3
ROW: Final = 6
SHORTEST_ROUTE: Final = 3
SHORTEST_WITH_TILE: Final = 5
LONGEST_WITH_TILE: Final = 7
HAND_AFTER_CLOSING: Final = 3
CARTWRIGHT_ADDS: Final = 2
FIRST_CARRIAGE: Final = 3
LAST_CARRIAGE: Final = 7


class Region(IntEnum):
    """The regions of the map."""

    BADEN = 0
    SCHWEIZ = 1
    TYROL = 2
    HOHENZOLLERN = 3
    WURTTEMBERG = 4
    BAIERN = 5
    SALZBURG = 6
    BOHMEN = 7
    POLEN = 8


class City(IntEnum):
    """The cities, region by region."""

    MANNHEIM = 0
    CARLSRUHE = 1
    FREIBURG = 2
    BASEL = 3
    ZURICH = 4
    INNSBRUCK = 5
    SIGMARINGEN = 6
    STUTTGART = 7
    ULM = 8
    WURZBURG = 9
    NURNBERG = 10
    REGENSBURG = 11
    INGOLSTADT = 12
    AUGSBURG = 13
    KEMPTEN = 14
    MUNCHEN = 15
    PASSAU = 16
    SALZBURG = 17
    LINZ = 18
    PILSEN = 19
    BUDWEIS = 20
    LODZ = 21


REGIONS: Final = len(Region)
CITIES: Final = len(City)
DECK: Final = CITIES * COPIES

UMLAUTS = {
    "Zurich": "Zürich",
    "Wurttemberg": "Württemberg",
    "Wurzburg": "Würzburg",
    "Nurnberg": "Nürnberg",
    "Munchen": "München",
    "Bohmen": "Böhmen",
}


def printed_name(place: City | Region) -> str:
    """The name as it is printed on the board, the same in every language."""
    plain = place.name.capitalize()
    return UMLAUTS.get(plain, plain)


CITY_NAMES = tuple(map(printed_name, City))
REGION_NAMES = tuple(map(printed_name, Region))
CITY_IDS = tuple(city.name.lower() for city in City)
REGION_IDS = tuple(region.name.lower() for region in Region)

REGION_OF = {
    Region.BADEN: (City.MANNHEIM, City.CARLSRUHE, City.FREIBURG),
    Region.SCHWEIZ: (City.BASEL, City.ZURICH),
    Region.TYROL: (City.INNSBRUCK,),
    Region.HOHENZOLLERN: (City.SIGMARINGEN,),
    Region.WURTTEMBERG: (City.STUTTGART, City.ULM),
    Region.BAIERN: (
        City.WURZBURG,
        City.NURNBERG,
        City.REGENSBURG,
        City.INGOLSTADT,
        City.AUGSBURG,
        City.KEMPTEN,
        City.MUNCHEN,
        City.PASSAU,
    ),
    Region.SALZBURG: (City.SALZBURG, City.LINZ),
    Region.BOHMEN: (City.PILSEN, City.BUDWEIS),
    Region.POLEN: (City.LODZ,),
}

ROADS = {
    City.MANNHEIM: (City.CARLSRUHE, City.STUTTGART, City.WURZBURG),
    City.CARLSRUHE: (City.FREIBURG, City.STUTTGART),
    City.FREIBURG: (City.BASEL, City.ZURICH, City.SIGMARINGEN),
    City.BASEL: (City.ZURICH,),
    City.ZURICH: (City.SIGMARINGEN, City.KEMPTEN),
    City.INNSBRUCK: (City.AUGSBURG, City.KEMPTEN, City.MUNCHEN, City.SALZBURG),
    City.SIGMARINGEN: (City.STUTTGART, City.ULM, City.KEMPTEN),
    City.STUTTGART: (City.ULM, City.WURZBURG, City.NURNBERG, City.INGOLSTADT),
    City.ULM: (City.INGOLSTADT, City.AUGSBURG, City.KEMPTEN),
    City.WURZBURG: (City.NURNBERG,),
    City.NURNBERG: (City.REGENSBURG, City.INGOLSTADT, City.PILSEN),
    City.REGENSBURG: (City.INGOLSTADT, City.MUNCHEN, City.PASSAU, City.PILSEN),
    City.INGOLSTADT: (City.AUGSBURG, City.MUNCHEN),
    City.AUGSBURG: (City.KEMPTEN, City.MUNCHEN),
    City.MUNCHEN: (City.PASSAU, City.SALZBURG),
    City.PASSAU: (City.SALZBURG, City.LINZ),
    City.SALZBURG: (City.LINZ,),
    City.LINZ: (City.BUDWEIS,),
    City.PILSEN: (City.BUDWEIS, City.LODZ),
}
"""Every road once, at the city that comes first."""


class Stack(IntEnum):
    """The stacks of bonus tiles."""

    ROUTE_5 = 0
    ROUTE_6 = 1
    ROUTE_7 = 2
    BADEN = 3
    WURTTEMBERG = 4
    SCHWEIZ = 5
    BOHMEN = 6
    BAIERN = 7
    ALL_REGIONS = 8
    END = 9


STACKS: Final = len(Stack)
HIGHEST_STACK: Final = 4
STACK_IDS = tuple(stack.name.lower().replace("_", "-") for stack in Stack)

TILES = {
    Stack.ROUTE_5: (2, 1),
    Stack.ROUTE_6: (3, 2, 1),
    Stack.ROUTE_7: (4, 3, 2, 1),
    Stack.BADEN: (3, 2, 1),
    Stack.WURTTEMBERG: (3, 2, 1),
    Stack.SCHWEIZ: (3, 2, 1),
    Stack.BOHMEN: (4, 3, 2),
    Stack.BAIERN: (5, 4, 3, 2),
    Stack.ALL_REGIONS: (6, 5, 4, 3),
    Stack.END: (1,),
}
"""The values of the tiles of each stack, the top one first."""

GROUPS = {
    Stack.BADEN: (Region.BADEN,),
    Stack.WURTTEMBERG: (Region.WURTTEMBERG, Region.HOHENZOLLERN),
    Stack.SCHWEIZ: (Region.SCHWEIZ, Region.TYROL),
    Stack.BOHMEN: (Region.BOHMEN, Region.SALZBURG),
    Stack.BAIERN: (Region.BAIERN,),
}
"""The regions in all of whose cities one must have a house for a tile."""

CARRIAGES = {3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
"""The points of each carriage; there are enough of all for everybody."""

Tables = record(
    copies=field("i1", (CITIES,), "cards of each city"),
    neighbours=field("i4", (CITIES,), "bits of the cities that a road joins with a city"),
    region=field("i1", (CITIES,), "the region of a city"),
    cities=field("i4", (REGIONS,), "bits of the cities of a region"),
    tile=field("i1", (STACKS, HIGHEST_STACK), "values of the tiles, the top one first; 0: none"),
    group=field("i4", (STACKS,), "bits of the cities that a tile of a stack asks for; 0: others"),
    carriage=field("i1", (LAST_CARRIAGE + 1,), "points of the carriages"),
)


def bits_of(cities: tuple[City, ...]) -> int:
    return sum(1 << city for city in cities)


def tables() -> Record:
    """The components of the printed game."""
    t = blank(Tables)
    t["copies"] = COPIES
    for city, others in ROADS.items():
        for other in others:
            t["neighbours"][city] |= 1 << other
            t["neighbours"][other] |= 1 << city
    for region, cities in REGION_OF.items():
        t["region"][list(cities)] = region
        t["cities"][region] = bits_of(cities)
    for stack, values in TILES.items():
        t["tile"][stack, : len(values)] = values
    for stack, regions in GROUPS.items():
        t["group"][stack] = np.bitwise_or.reduce(t["cities"][list(regions)])
    t["carriage"][list(CARRIAGES)] = list(CARRIAGES.values())
    return t
