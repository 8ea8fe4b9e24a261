"""The third part of a turn: close the route, and place houses in its cities."""

import itertools

import pytest

from tavola import Match
from tavola.games.thurn_und_taxis.components import REGION_OF, City
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    NAME_OF,
    RED,
    Position,
    board,
    can,
    cities,
    houses,
    play,
    player,
    route,
    tiles,
    told,
    why,
)

PRINTED = "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
WAYS = ["one house in each region", "houses in Baiern", "fewer houses"]


def closing(route: str, houses: str = "") -> Match:
    """Red closes a route."""
    match = Position(3).route(RED, route).houses(RED, houses).finishing(RED)
    return play(match, "close")


# --- When a route may be closed ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "long_enough"),
    [("Ulm", False), ("Ulm Kempten", False), ("Ulm Kempten Zürich", True), (PRINTED, True)],
)
def test_a_route_is_closed_with_at_least_three_cards(route: str, long_enough: bool) -> None:
    match = Position(3).hold(RED, "Lodz").route(RED, route).finishing(RED)
    assert why(match, "close") == (None if long_enough else "too-short")


def test_the_cartwright_does_not_make_a_route_of_two_long_enough() -> None:
    match = Position(3).hold(RED, "Lodz").route(RED, "Ulm Kempten").finishing(RED)
    assert can(match) == ["end turn"]
    assert why(match, "close with the cartwright") == "too-short"


def test_closing_is_never_a_duty() -> None:
    match = Position(3).route(RED, PRINTED).finishing(RED)
    assert can(match) == ["close", "end turn"]
    play(match, "end turn")
    assert route(match, RED) == PRINTED


def test_the_third_card_may_be_the_one_just_laid() -> None:
    match = Position(3).hold(RED, "Zürich").route(RED, "Ulm Kempten").laying(RED)
    play(match, "lay Zürich right", "close")
    assert board(match).stage == "choosing"


def test_after_closing_the_turn_can_only_end() -> None:
    match = play(closing("Ulm Kempten Zürich"), "one house in each region")
    assert route(match, RED) == ""
    assert can(match) == ["end turn"]
    assert play(match, "end turn").actors == (BLUE,)


def test_after_closing_the_next_turn_begins_a_new_route() -> None:
    position = Position(2).hold(RED, "Lodz").hold(BLUE, "Basel").row("Linz")
    match = position.route(RED, "Ulm Kempten Zürich").finishing(RED)
    play(match, "close", "one house in each region", "end turn")
    play(match, "take Linz", "begin Linz", "end turn", "draw", "begin Lodz")
    assert route(match, RED) == "Lodz"


# --- One house in each region, or all in one -----------------------------------------------------


def test_one_house_in_each_region_of_the_route() -> None:
    """In Baiern there is a choice of four cities, in the other regions none."""
    match = closing(PRINTED)
    assert can(match) == WAYS
    play(match, "one house in each region")
    assert can(match) == [f"house in {city}" for city in PRINTED.split()[2:]]
    play(match, "house in Ingolstadt")
    assert houses(match, RED) == "Sigmaringen Stuttgart Ingolstadt"
    assert player(match, RED).houses_left == 17
    assert tiles(match, RED) == "route-6 3"


def test_or_houses_in_all_cities_of_one_region() -> None:
    match = play(closing(PRINTED), "houses in Baiern")
    assert houses(match, RED) == "Nürnberg Regensburg Ingolstadt Augsburg"
    assert player(match, RED).houses_left == 16
    assert tiles(match, RED) == "route-6 3"


def test_a_region_with_one_city_gives_no_other_house_than_one_in_each() -> None:
    match = closing(PRINTED)
    for region in "Württemberg", "Hohenzollern", "Polen":
        assert why(match, f"houses in {region}") == "one-house"


def test_houses_go_only_into_cities_of_the_route() -> None:
    match = play(closing(PRINTED), "one house in each region")
    assert why(match, "house in Würzburg") == why(match, "house in Ulm") == "not-asked"


def test_seven_regions_give_seven_houses() -> None:
    route = "Basel Freiburg Sigmaringen Stuttgart Nürnberg Pilsen Lodz"
    match = play(closing(route), "one house in each region")
    assert set(houses(match, RED).split()) == set(route.split())
    assert tiles(match, RED) == "route-7 4"
    assert player(match, RED).carriage == 3


def test_all_of_baiern_may_be_placed_at_once() -> None:
    route = "Kempten Augsburg Ingolstadt München Passau Regensburg Nürnberg Würzburg"
    match = closing(route)
    assert can(match) == WAYS
    play(match, "houses in Baiern")
    assert set(houses(match, RED).split()) == set(route.split())
    assert player(match, RED).houses_left == 12
    assert tiles(match, RED) == "route-7 4, baiern 5"
    assert player(match, RED).carriage == 3


def test_a_route_may_go_through_several_regions_with_a_choice() -> None:
    route = "Carlsruhe Freiburg Basel Zürich Kempten Augsburg"
    match = closing(route)
    assert can(match) == [
        "one house in each region",
        "houses in Baden",
        "houses in Schweiz",
        "houses in Baiern",
        "fewer houses",
    ]
    play(match, "one house in each region")
    assert can(match) == ["house in Carlsruhe", "house in Freiburg"]
    play(match, "house in Freiburg")
    assert can(match) == ["house in Basel", "house in Zürich"]
    play(match, "house in Basel")
    assert can(match) == ["house in Augsburg", "house in Kempten"]
    play(match, "house in Augsburg")
    assert houses(match, RED) == "Freiburg Basel Augsburg"


# --- Cities with houses --------------------------------------------------------------------------


def test_nobody_has_two_houses_in_a_city() -> None:
    match = play(closing(PRINTED, houses="Sigmaringen Regensburg"), "one house in each region")
    assert can(match) == ["house in Nürnberg", "house in Ingolstadt", "house in Augsburg"]
    play(match, "house in Augsburg")
    assert houses(match, RED) == "Sigmaringen Stuttgart Regensburg Augsburg"
    assert player(match, RED).houses_left == 16


def test_houses_of_others_do_not_matter() -> None:
    position = Position(3).route(RED, PRINTED).houses(BLUE, PRINTED).houses(GREEN, PRINTED)
    match = play(position.finishing(RED), "close", "houses in Baiern")
    assert houses(match, RED) == "Nürnberg Regensburg Ingolstadt Augsburg"
    assert len(board(match).houses["city:augsburg"]) == 3


def test_a_house_elsewhere_in_a_region_does_not_keep_another_from_it() -> None:
    match = play(closing("Ulm Kempten Zürich", houses="Stuttgart"), "one house in each region")
    assert houses(match, RED) == "Zürich Stuttgart Ulm Kempten"


def test_where_all_cities_have_a_house_the_route_is_closed_without_a_question() -> None:
    match = closing(PRINTED, houses=PRINTED)
    assert board(match).stage == "finishing"
    assert player(match, RED).houses_left == 14
    assert (tiles(match, RED), player(match, RED).carriage) == ("route-6 3", 3)


# --- Fewer houses --------------------------------------------------------------------------------


def test_no_house_has_to_be_placed() -> None:
    match = play(closing(PRINTED), "fewer houses", "one house in each region")
    play(match, "no house here", "no house here", "no house here")
    assert houses(match, RED) == ""
    assert (tiles(match, RED), player(match, RED).carriage) == ("route-6 3", 3)


def test_each_region_is_asked_for_where_houses_are_to_be_fewer() -> None:
    match = play(closing(PRINTED), "fewer houses", "one house in each region")
    assert can(match) == ["house in Sigmaringen", "no house here"]
    play(match, "no house here")
    assert can(match) == ["house in Stuttgart", "no house here"]
    play(match, "house in Stuttgart")
    assert can(match)[-2:] == ["house in Augsburg", "no house here"]
    play(match, "house in Nürnberg")
    assert houses(match, RED) == "Stuttgart Nürnberg"


def test_some_of_the_cities_of_one_region_may_get_houses() -> None:
    match = play(closing(PRINTED), "fewer houses", "houses in Baiern")
    play(match, "no house here", "house in Regensburg", "no house here")
    assert houses(match, RED) == "Regensburg Augsburg"


def test_all_houses_are_asked_for_unless_they_are_to_be_fewer() -> None:
    match = play(closing(PRINTED), "one house in each region")
    assert why(match, "no house here") == "all-houses"


def allowed(route: str, owned: str) -> list[set[City]]:
    """By the rulebook: at most one in each region, or any in one region; the houses must do."""
    free = set(cities(route)) - set(cities(owned))
    left = 20 - len(cities(owned))
    return [
        set(some)
        for count in range(min(left, len(free)) + 1)
        for some in itertools.combinations(sorted(free), count)
        if all(len({*some} & {*region}) <= 1 for region in REGION_OF.values())
        or any({*some} <= {*region} for region in REGION_OF.values())
    ]


def placings(match: Match, seat: int) -> list[set[City]]:
    """The houses placed in every sequence of actions there is."""
    if board(match).stage not in ("choosing", "placing"):
        events = match.events(seat, since=0)
        return [{City(event.item) for event in events if event.kind == "placed"}]
    found = []
    for action in match.legal(seat):
        other = match.copy()
        other.play(seat, action)
        found += placings(other, seat)
    return found


def everything_but(cities: str) -> str:
    return " ".join(name for name in NAME_OF.values() if name not in cities.split())


@pytest.mark.parametrize(
    ("route", "owned"),
    [
        ("Ulm Kempten Zürich", ""),
        ("Ulm Kempten Zürich", "Ulm Kempten Zürich"),
        ("Ulm Kempten Zürich", "Kempten"),
        ("Nürnberg Regensburg Passau", ""),
        (PRINTED, ""),
        (PRINTED, "Stuttgart Regensburg"),
        (PRINTED, everything_but("Sigmaringen Stuttgart Ingolstadt Augsburg")),
        (PRINTED, everything_but("Ulm Nürnberg Ingolstadt Augsburg")),
        (PRINTED, everything_but("Stuttgart Nürnberg Augsburg")),
        ("Carlsruhe Freiburg Basel Zürich Kempten Augsburg", ""),
        ("Basel Freiburg Sigmaringen Stuttgart Nürnberg Pilsen Lodz", ""),
        ("Lodz Pilsen Budweis Linz Salzburg Passau Regensburg Ingolstadt", "Nürnberg Salzburg"),
    ],
)
def test_every_placing_the_rules_allow_is_found_in_one_way_only(route: str, owned: str) -> None:
    found = placings(closing(route, owned), RED)
    assert sorted(map(sorted, found)) == sorted(map(sorted, allowed(route, owned)))


# --- The last houses -----------------------------------------------------------------------------


def two_left(route: str) -> Position:
    """Of the route's cities only four are without a house of Red, who has two left."""
    without = " ".join(route.split()[:4])
    return Position(3).houses_except(RED, without).route(RED, route)


def test_with_too_few_houses_for_every_region_the_owner_chooses_where_they_go() -> None:
    match = two_left("Freiburg Sigmaringen Stuttgart Nürnberg").finishing(RED)
    play(match, "close", "one house in each region")
    assert can(match) == ["house in Freiburg", "no house here"]
    play(match, "no house here", "house in Sigmaringen")
    assert can(match) == ["house in Stuttgart", "no house here"]
    play(match, "no house here")
    assert "Nürnberg" in houses(match, RED)
    assert player(match, RED).houses_left == 0
    assert board(match).ended == RED


def test_with_too_few_houses_for_a_region_the_owner_chooses_where_they_go() -> None:
    match = two_left("Nürnberg Regensburg Ingolstadt Augsburg").finishing(RED)
    play(match, "close", "houses in Baiern")
    assert can(match) == ["house in Nürnberg", "no house here"]
    play(match, "no house here", "no house here")
    assert "Ingolstadt Augsburg" in houses(match, RED)
    assert board(match).ended == RED


def test_the_last_house_may_be_kept() -> None:
    route = "Sigmaringen Stuttgart Nürnberg"
    match = Position(3).houses_except(RED, route).route(RED, route).finishing(RED)
    play(match, "close", "fewer houses")
    assert player(match, RED).houses_left == 1
    assert board(match).ended == -1
    assert can(match) == ["end turn"]


def test_the_twentieth_house_does_not_stop_the_closing() -> None:
    """Tiles, carriage and discards follow, and then the tile for the end."""
    position = two_left("Freiburg Sigmaringen Stuttgart Nürnberg Pilsen Lodz")
    match = position.carriage(RED, 5).hold(RED, "Ulm Ulm Linz Linz").finishing(RED)
    play(match, "close", "one house in each region", "house in Freiburg", "house in Sigmaringen")
    assert board(match).ended == -1
    play(match, "discard Linz")
    assert told(match) == [
        "closed",
        *["placed"] * 2,
        *["tile"] * 3,
        "carriage",
        "discarded",
        "tile",
        "last_round",
    ]
    assert player(match, RED).carriage == 6
    assert tiles(match, RED).endswith("all-regions 6, end 1")


def test_who_has_no_house_left_may_still_close_routes() -> None:
    position = Position(3).houses_except(RED, "Lodz Pilsen").ended(RED).began(BLUE)
    match = position.route(RED, "Lodz Pilsen Nürnberg").finishing(RED)
    play(match, "close")
    assert board(match).stage == "finishing"
    assert player(match, RED).carriage == 3
