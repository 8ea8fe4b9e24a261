"""What lies in the box of Taj Mahal, and the map on its board.

What is printed stands here; what is a reconstruction stands in `components.toml`, where an owner
of the box can look up how it is to be read.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tavola import components
from tavola.kernel import Record, blank, field, record
from tavola.message import Arg, Message

MOST_SEATS: Final = 5
HAND: Final = 6
MOST_IN_DISPLAY: Final = 2 * MOST_SEATS - 1
CARDS_TAKEN: Final = 2
DISPLAY_LOSS: Final = 2
CARLETTOS_SPECIALS: Final = 2
PAIR: Final = 2
THREE_TILES: Final = 3
TILES_OF_A_PERSON: Final = 6

CARLETTI_AT = {
    (3, 0): (),
    (3, 1): (2,),
    (3, 2): (1, 2),
    (4, 0): (),
    (4, 1): (3,),
    (4, 2): (1, 3),
    (5, 0): (),
    (5, 1): (4,),
}
"""The seats of Carletti, by how many seats and how many Carletti there are."""

MOST_CARLETTI: Final = 2

# --- Cards ---------------------------------------------------------------------------------------


class Symbol(IntEnum):
    """The six symbols: four persons, the grand mogul, the elephant; also the prizes for them."""

    VIZIER = 0
    GENERAL = 1
    MONK = 2
    PRINCESS = 3
    MOGUL = 4
    ELEPHANT = 5


class Colour(IntEnum):
    """The colours of the cards."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    PURPLE = 3


class Special(IntEnum):
    """What the special cards do, in the order in which Carletto wants them."""

    TWO_POINTS = 0
    CHANGE = 1
    ELEPHANT = 2
    MOGUL = 3


SYMBOLS: Final = len(Symbol)
PERSONS: Final = 4
COLOURS: Final = len(Colour)
SPECIALS: Final = len(Special)
POINTS_OF_SPECIAL: Final = 2

PAIRS = tuple(itertools.combinations_with_replacement(Symbol, 2))
"""The symbols that a coloured card may have."""

IN_COLOUR: Final = len(PAIRS)
COLOURED: Final = COLOURS * IN_COLOUR
KINDS: Final = COLOURED + SYMBOLS
"""The kinds of cards: those of red, of yellow, of green, of purple, then the white ones."""

CARDS_OF_COLOUR: Final = 21
WHITE_CARDS: Final = 12
DECK: Final = COLOURS * CARDS_OF_COLOUR + WHITE_CARDS

SYMBOL_NAMES = ("vizier", "general", "monk", "princess", "mogul", "elephant")
SPECIAL_NAMES = ("two points", "change of colour", "elephant", "grand mogul")
SPECIAL_IDS = tuple(name.replace(" ", "-") for name in SPECIAL_NAMES)
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
CARD_NAMES = tuple(
    f"{colour} {SYMBOL_NAMES[one]} {SYMBOL_NAMES[other]}"
    for colour in COLOUR_NAMES
    for one, other in PAIRS
) + tuple(f"white {name}" for name in SYMBOL_NAMES)
CARD_IDS = tuple(name.replace(" ", "-") for name in CARD_NAMES)


def symbols_of(card: int) -> tuple[Symbol, ...]:
    """The symbols on a card of a kind."""
    return PAIRS[card % IN_COLOUR] if card < COLOURED else (Symbol(card - COLOURED),)


# --- Tiles ---------------------------------------------------------------------------------------


class Good(IntEnum):
    """The goods on province tiles and on bonus tiles."""

    RICE = 0
    TEA = 1
    SPICES = 2
    JEWELS = 3


class Bonus(IntEnum):
    """The bonus tiles: first those with a good."""

    RICE = 0
    TEA = 1
    SPICES = 2
    JEWELS = 3
    TWO_POINTS = 4
    ONE_CARD = 5
    TAJ_MAHAL = 6


GOODS: Final = len(Good)
BONUSES: Final = len(Bonus)
BONUS_TILES: Final = 15
POINTS_OF_BONUS: Final = 2
POINTS_OF_TAJ_MAHAL: Final = 4
GOOD_NAMES = tuple(good.name.lower() for good in Good)
BONUS_NAMES = tuple(bonus.name.lower().replace("_", " ") for bonus in Bonus)
BONUS_IDS = tuple(name.replace(" ", "-") for name in BONUS_NAMES)

WITHOUT_IN_NINE = {Bonus.TWO_POINTS: 1, Bonus.ONE_CARD: 1}
"""The bonus tiles that leave the variant with nine provinces from the start."""

# --- The map -------------------------------------------------------------------------------------


class Province(IntEnum):
    """The provinces, from the north-west to the south-east."""

    KABUL = 0
    LAHORE = 1
    DELHI = 2
    OUDH = 3
    MULTAN = 4
    AJMER = 5
    AGRA = 6
    ALLAHABAD = 7
    SINDH = 8
    GUJARAT = 9
    MALWA = 10
    GONDWANA = 11


CITIES_OF = {
    Province.KABUL: ("Kabul", "Srinagar", "Peshawar", "Ghazni"),
    Province.LAHORE: ("Sialkot", "Kangra", "Sirhind", "Lahore"),
    Province.DELHI: ("Panipat", "Hardwar", "Bareilly", "Delhi"),
    Province.OUDH: ("Bahraich", "Gorakhpur", "Faizabad", "Lucknow"),
    Province.MULTAN: ("Quetta", "Multan", "Bahawalpur", "Sukkur"),
    Province.AJMER: ("Bikaner", "Amber", "Chittor", "Jodhpur"),
    Province.AGRA: ("Mathura", "Kannauj", "Kalpi", "Gwalior", "Agra"),
    Province.ALLAHABAD: ("Jaunpur", "Benares", "Rewa", "Kalinjar"),
    Province.SINDH: ("Sehwan", "Umarkot", "Nagar", "Thatta"),
    Province.GUJARAT: ("Patan", "Ahmadabad", "Surat", "Junagadh"),
    Province.MALWA: ("Mandsaur", "Sironj", "Handia", "Ujjain"),
    Province.GONDWANA: ("Garha", "Ratanpur", "Nagpur", "Burhanpur"),
}
"""The cities of each province: north-west, north-east, south-east, south-west; Agra within."""

RING: Final = 4
PROVINCES: Final = len(Province)
PROVINCES_OF_VARIANT: Final = 9
CITY_NAMES = tuple(itertools.chain.from_iterable(CITIES_OF.values()))
CITIES: Final = len(CITY_NAMES)
CITY = {name: city for city, name in enumerate(CITY_NAMES)}
AGRA: Final = CITY["Agra"]
PROVINCE_NAMES = tuple(province.name.capitalize() for province in Province)
CITY_IDS = tuple(name.lower() for name in CITY_NAMES)
PROVINCE_IDS = tuple(name.lower() for name in PROVINCE_NAMES)
FORTRESSES: Final = 16
FORTRESSES_OF_VARIANT: Final = 12
PROVINCE_OF = {city: province for province, cities in CITIES_OF.items() for city in cities}

TWELVE, NINE = 0, 1
MAPS: Final = 2

Tables = record(
    carletti=field(
        "i1", (MOST_SEATS + 1, MOST_CARLETTI + 1), "bits of their seats, by players and Carletti"
    ),
    copies=field("i1", (KINDS,), "cards of each kind"),
    symbols=field("i1", (KINDS, SYMBOLS), "symbols on a card"),
    special=field("i1", (PERSONS,), "the special card that two tiles of a person bring"),
    goods=field("i1", (PROVINCES, GOODS), "goods on the province tile of each number"),
    bonus=field("i1", (MAPS, BONUSES), "bonus tiles of each kind"),
    first_city=field("i1", (PROVINCES,), "the first city of a province; the others follow"),
    city_count=field("i1", (PROVINCES,), "cities of a province"),
    cities=field("i8", (PROVINCES,), "bits of the cities of a province"),
    provinces=field("i2", (MAPS,), "bits of the provinces on a map"),
    province_count=field("i1", (MAPS,), "how many these are"),
    fortresses=field("i8", (MAPS,), "bits of the fortresses on a map"),
    neighbours=field("i8", (MAPS, CITIES), "bits of the cities that a road joins with a city"),
)

# --- What an owner can say -----------------------------------------------------------------------

Count = Annotated[int, msgspec.Meta(ge=0, le=DECK)]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of each pair of symbols, and of each symbol on white."""

    red: dict[str, Count]
    yellow: dict[str, Count]
    green: dict[str, Count]
    purple: dict[str, Count]
    white: dict[str, Count]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fortresses, and for each city those that a road joins with it."""

    fortresses: list[str]
    roads: dict[str, list[str]]


class NineProvinces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different in the variant with nine provinces."""

    without: list[str]
    road: list[str]
    fortress: str


class Components(components.Components, frozen=True, forbid_unknown_fields=True):
    """The components that are reconstructions."""

    province_tiles: list[list[str]]
    cards: Cards
    specials: dict[str, str]
    bonus_tiles: dict[str, Count]
    map: Map
    nine_provinces: NineProvinces

    def fault(self) -> Message | None:
        faults = itertools.chain(
            faults_of_cards(self.cards),
            faults_of_specials(self.specials),
            faults_of_tiles(self.province_tiles, self.bonus_tiles),
            faults_of_map(self.map),
            faults_of_variant(self.map, self.nine_provinces),
        )
        return next(faults, None)

    def tables(self) -> Record:
        t = blank(Tables)
        for (players, carletti), seats in CARLETTI_AT.items():
            t["carletti"][players, carletti] = sum(1 << seat for seat in seats)
        for card in range(KINDS):
            for symbol in symbols_of(card):
                t["symbols"][card, symbol] += 1
        for card, count in counted(self.cards):
            t["copies"][card] += count
        for person, name in self.specials.items():
            t["special"][SYMBOL_NAMES.index(person)] = SPECIAL_NAMES.index(name)
        for number, goods in enumerate(self.province_tiles):
            for good in goods:
                t["goods"][number, GOOD_NAMES.index(good)] += 1
        for name, count in self.bonus_tiles.items():
            t["bonus"][:, BONUS_NAMES.index(name)] = count
        t["bonus"][:, Bonus.TAJ_MAHAL] = 1
        for bonus, count in WITHOUT_IN_NINE.items():
            t["bonus"][NINE, bonus] -= count
        for province, cities in CITIES_OF.items():
            t["first_city"][province] = CITY[cities[0]]
            t["city_count"][province] = len(cities)
            t["cities"][province] = bits_of(cities)
        for number, (board, provinces) in enumerate(maps(self.map, self.nine_provinces)):
            t["provinces"][number] = sum(1 << province for province in provinces)
            t["province_count"][number] = len(provinces)
            t["fortresses"][number] = bits_of(board.fortresses)
            for city, others in board.roads.items():
                t["neighbours"][number, CITY[city]] = bits_of(others)
        return t


def tables() -> Record:
    """The components as they are shipped."""
    folder = str(Path(__file__).parent)
    return components.read({}, Components, folder).tables()


def bits_of(cities: Iterable[str]) -> int:
    return sum(1 << CITY[city] for city in cities)


def fault(name: str, **args: Arg) -> Message:
    return Message(f"taj-mahal-components-{name}", dict(args))


def listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def repeated(names: Iterable[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


# Cards

LETTERS = "VGMPKE"
"""The symbols, one letter each, as the file has them."""


def card_in(letters: str, colour: str) -> int | None:
    """The kind of a card by its letters, in either order."""
    symbols = sorted(LETTERS.find(letter) for letter in letters)
    if -1 in symbols:
        return None
    if colour == "white":
        return COLOURED + symbols[0] if len(symbols) == 1 else None
    if len(symbols) != PAIR:
        return None
    pair = PAIRS.index((Symbol(symbols[0]), Symbol(symbols[1])))
    return COLOUR_NAMES.index(colour) * IN_COLOUR + pair


def counted(cards: Cards) -> Iterator[tuple[int, int]]:
    """How many cards there are of each kind."""
    for colour in cards.__struct_fields__:
        for letters, count in getattr(cards, colour).items():
            card = card_in(letters, colour)
            assert card is not None
            yield card, count


def faults_of_cards(cards: Cards) -> Iterator[Message]:
    for colour in cards.__struct_fields__:
        counts: dict[str, int] = getattr(cards, colour)
        for letters in counts:
            if card_in(letters, colour) is None:
                name = "white-card" if colour == "white" else "card"
                yield fault(name, card=letters, colour=colour, letters=LETTERS)
        printed = WHITE_CARDS if colour == "white" else CARDS_OF_COLOUR
        if sum(counts.values()) != printed:
            found = str(sum(counts.values()))
            yield fault("cards", colour=colour, expected=str(printed), found=found)


def faults_of_specials(specials: Mapping[str, str]) -> Iterator[Message]:
    persons = SYMBOL_NAMES[:PERSONS]
    if sorted(specials) != sorted(persons):
        yield fault("persons", names=listed(persons))
    elif sorted(specials.values()) != sorted(SPECIAL_NAMES):
        yield fault("specials", names=listed(SPECIAL_NAMES))


# Tiles


def faults_of_tiles(
    province_tiles: list[list[str]], bonus_tiles: Mapping[str, int]
) -> Iterator[Message]:
    if len(province_tiles) != PROVINCES:
        yield fault("province-tiles", found=str(len(province_tiles)))
    for number, goods in enumerate(province_tiles, 1):
        for good in goods:
            if good not in GOOD_NAMES:
                yield fault("good", number=str(number), good=good, names=listed(GOOD_NAMES))
        printed = 1 if number == 1 else 2
        if len(goods) != printed:
            found = str(len(goods))
            yield fault("goods", number=str(number), expected=printed, found=found)
    names = BONUS_NAMES[: Bonus.TAJ_MAHAL]
    for name in bonus_tiles:
        if name not in names:
            yield fault("bonus", bonus=name, names=listed(names))
    if sum(bonus_tiles.values()) != BONUS_TILES:
        yield fault("bonus-tiles", found=str(sum(bonus_tiles.values())))
    for bonus in WITHOUT_IN_NINE:
        if not bonus_tiles.get(BONUS_NAMES[bonus]):
            yield fault("bonus-missing", bonus=BONUS_NAMES[bonus])


# The map


def faults_of_map(board: Map) -> Iterator[Message]:
    yield from faults_of_names([*board.fortresses, *board.roads, *joined_cities(board)])
    for city in repeated(board.fortresses):
        yield fault("twice", city=city)
    if len(board.fortresses) != FORTRESSES:
        found = str(len(board.fortresses))
        yield fault("fortresses", expected=str(FORTRESSES), found=found)
    if "Agra" not in board.fortresses:
        yield fault("agra")
    for city, others in board.roads.items():
        for other in repeated([city, *others]):
            yield fault("road-twice", city=city, other=other)
        for other in others:
            if city not in board.roads.get(other, []):
                yield fault("one-way", city=city, other=other)
    yield from faults_of_rings(board, Province)
    if not set(CITIES_OF[Province.AGRA][:RING]) <= set(board.roads.get("Agra", [])):
        yield fault("agra-roads")
    yield from faults_of_connection(board, CITY_NAMES)


def faults_of_rings(board: Map, provinces: Iterable[Province]) -> Iterator[Message]:
    """In each province roads join the outer cities to a ring, and no opposite ones."""
    for province in provinces:
        ring = CITIES_OF[province][:RING]
        for place, city in enumerate(ring):
            joined = board.roads.get(city, [])
            following, opposite = ring[(place + 1) % RING], ring[(place + 2) % RING]
            if following not in joined:
                name = PROVINCE_NAMES[province]
                yield fault("ring", province=name, city=city, other=following)
            if opposite in joined:
                name = PROVINCE_NAMES[province]
                yield fault("ring-across", province=name, city=city, other=opposite)


def joined_cities(board: Map) -> Iterator[str]:
    return itertools.chain.from_iterable(board.roads.values())


def faults_of_names(cities: Iterable[str]) -> Iterator[Message]:
    for city in cities:
        if city not in CITY:
            yield fault("city", city=city)


def faults_of_connection(board: Map, cities: Iterable[str]) -> Iterator[Message]:
    unreached = set(cities)
    waiting = ["Agra"]
    while waiting:
        city = waiting.pop()
        if city in unreached:
            unreached.discard(city)
            waiting += board.roads.get(city, [])
    for city in CITY_NAMES:
        if city in unreached:
            yield fault("apart", city=city)


def faults_of_variant(board: Map, variant: NineProvinces) -> Iterator[Message]:
    for name in variant.without:
        if name not in PROVINCE_NAMES or name == PROVINCE_NAMES[Province.AGRA]:
            yield fault("province", province=name)
            return
    if len(set(variant.without)) != PROVINCES - PROVINCES_OF_VARIANT:
        yield fault("without", found=listed(variant.without))
        return
    yield from faults_of_names([*variant.road, variant.fortress])
    _, (smaller, provinces) = maps(board, variant)
    there = {city for province in provinces for city in CITIES_OF[province]}
    if len(variant.road) != PAIR or variant.road[0] == variant.road[1]:
        yield fault("variant-road")
        return
    for city in (*variant.road, variant.fortress):
        if city not in there:
            yield fault("left-out", city=city)
    if variant.road[1] in board.roads.get(variant.road[0], []):
        yield fault("road-twice", city=variant.road[0], other=variant.road[1])
    yield from faults_of_rings(smaller, provinces)
    if len(set(smaller.fortresses)) != FORTRESSES_OF_VARIANT:
        found = str(len(set(smaller.fortresses)))
        yield fault("variant-fortresses", expected=str(FORTRESSES_OF_VARIANT), found=found)
    yield from faults_of_connection(smaller, there)


def maps(board: Map, variant: NineProvinces) -> tuple[tuple[Map, list[Province]], ...]:
    """The whole map with its provinces, and that of the variant with its own."""
    provinces = [p for p in Province if PROVINCE_NAMES[p] not in variant.without]
    there = {city for province in provinces for city in CITIES_OF[province]}
    roads = {
        city: [other for other in others if other in there]
        for city, others in board.roads.items()
        if city in there
    }
    for city, other in (variant.road, variant.road[::-1]) if len(variant.road) == PAIR else ():
        roads[city] = [*roads.get(city, []), other]
    fortresses = [city for city in board.fortresses if city in there]
    smaller = Map([*fortresses, variant.fortress], roads)
    return (board, list(Province)), (smaller, provinces)
