"""The second part of a turn: lay a card of the hand, and so begin or lengthen a route."""

from tests.games.thurn_und_taxis.positions import (
    BLUE,
    RED,
    Position,
    can,
    discarded,
    hand,
    play,
    player,
    route,
    told,
    why,
)

PRINTED = "Carlsruhe Stuttgart Nürnberg Regensburg"


# --- Beginning a route ---------------------------------------------------------------------------


def test_without_an_open_route_any_card_of_the_hand_begins_one() -> None:
    match = Position(3).hold(RED, "Ulm Lodz Ulm").laying(RED)
    assert can(match) == ["postmaster", "begin Ulm", "begin Lodz"]
    play(match, "begin Lodz")
    assert route(match, RED) == "Lodz"
    assert hand(match, RED) == "Ulm Ulm"


def test_a_card_must_be_laid() -> None:
    match = Position(3).hold(RED, "Ulm").route(RED, PRINTED).laying(RED)
    assert why(match, "end turn") == why(match, "close") == "lay-first"


def test_a_route_is_not_closed_before_a_card_was_laid() -> None:
    """Even where it is long enough and the only card in hand does not fit."""
    match = Position(3).hold(RED, "Innsbruck").route(RED, PRINTED).laying(RED)
    assert can(match) == ["postmaster", "abandon for Innsbruck"]


def test_a_card_is_laid_from_the_hand_alone() -> None:
    match = Position(3).hold(RED, "Ulm").hold(BLUE, "Mannheim").route(RED, PRINTED).laying(RED)
    assert why(match, "lay Mannheim left") == "not-in-hand"


# --- Lengthening it ------------------------------------------------------------------------------


def test_cards_are_laid_at_either_end_where_a_road_leads_on() -> None:
    match = Position(3).hold(RED, "Freiburg Passau").route(RED, PRINTED).laying(RED)
    assert can(match) == [
        "postmaster",
        "lay Freiburg left",
        "lay Passau right",
        "abandon for Freiburg",
        "abandon for Passau",
    ]
    left = play(match.copy(), "lay Freiburg left")
    assert route(left, RED) == f"Freiburg {PRINTED}"
    right = play(match, "lay Passau right")
    assert route(right, RED) == f"{PRINTED} Passau"


def test_a_city_without_a_road_to_either_end_fits_nowhere() -> None:
    match = Position(3).hold(RED, "Innsbruck").route(RED, PRINTED).laying(RED)
    assert why(match, "lay Innsbruck left") == why(match, "lay Innsbruck right") == "no-road"


def test_a_card_is_not_inserted_between_others() -> None:
    """Würzburg lies between Stuttgart and Nürnberg; no road joins it with Carlsruhe."""
    match = Position(3).hold(RED, "Würzburg").route(RED, PRINTED).laying(RED)
    assert why(match, "lay Würzburg left") == why(match, "lay Würzburg right") == "no-road"


def test_no_city_is_in_a_route_twice() -> None:
    match = Position(3).hold(RED, "Stuttgart").route(RED, PRINTED).laying(RED)
    assert why(match, "lay Stuttgart left") == why(match, "lay Stuttgart right") == "in-route"
    assert can(match) == ["postmaster", "abandon for Stuttgart"]


def test_a_card_that_fits_both_ends_may_be_laid_at_either() -> None:
    match = Position(3).hold(RED, "Ulm").route(RED, "Stuttgart Sigmaringen").laying(RED)
    assert can(match) == ["postmaster", "lay Ulm left", "lay Ulm right", "abandon for Ulm"]


def test_on_a_route_of_one_card_both_ends_are_the_same() -> None:
    match = Position(3).hold(RED, "Ulm").route(RED, "Stuttgart").laying(RED)
    assert can(match) == ["postmaster", "lay Ulm right", "abandon for Ulm"]
    assert why(match, "lay Ulm left") == "one-card"


def test_any_region_may_follow_any_other() -> None:
    match = Position(3).hold(RED, "Mannheim").route(RED, "Nürnberg Würzburg").laying(RED)
    assert why(match, "lay Mannheim right") is None


def test_a_city_with_an_own_house_may_be_in_a_route_again() -> None:
    position = Position(3).hold(RED, "Ulm").route(RED, "Stuttgart").houses(RED, "Ulm Stuttgart")
    assert why(position.laying(RED), "lay Ulm right") is None


def test_routes_of_others_do_not_matter() -> None:
    position = Position(3).hold(RED, "Ulm").route(RED, "Stuttgart").route(BLUE, "Ulm Stuttgart")
    match = play(position.laying(RED), "lay Ulm right")
    assert route(match, RED) == "Stuttgart Ulm"
    assert route(match, BLUE) == "Ulm Stuttgart"


def test_a_route_may_be_longer_than_any_tile_asks_for() -> None:
    long = "Basel Zürich Kempten Augsburg München Passau Linz Budweis Pilsen"
    match = Position(3).hold(RED, "Lodz").route(RED, long).laying(RED)
    play(match, "lay Lodz right")
    assert len(player(match, RED).route) == 10


def test_a_route_may_come_to_an_end_at_both_sides() -> None:
    """From Lodz no road leads on but to Pilsen; Basel's roads lead back into the route."""
    route = "Lodz Pilsen Nürnberg Stuttgart Sigmaringen Zürich Freiburg Basel"
    match = Position(3).hold(RED, "Ulm").route(RED, route).laying(RED)
    assert can(match) == ["postmaster", "abandon for Ulm"]


# --- Abandoning it -------------------------------------------------------------------------------


def test_a_card_that_does_not_fit_begins_a_new_route_and_the_old_one_is_discarded() -> None:
    position = Position(3).hold(RED, "Innsbruck Ulm").route(RED, PRINTED).discard("Lodz")
    match = play(position.laying(RED), "abandon for Innsbruck")
    assert route(match, RED) == "Innsbruck"
    assert hand(match, RED) == "Ulm"
    assert discarded(match) == "Carlsruhe Stuttgart Nürnberg Regensburg Lodz"
    assert told(match, since=0) == ["abandoned", "began"]


def test_an_abandoned_route_scores_nothing() -> None:
    route = "Basel Freiburg Sigmaringen Stuttgart Nürnberg Pilsen Lodz"
    match = Position(3).hold(RED, "Ulm").route(RED, route).laying(RED)
    play(match, "abandon for Ulm")
    red = player(match, RED)
    assert (red.houses_left, red.tiles, red.carriage) == (20, [], 0)


def test_a_route_may_be_abandoned_for_a_card_that_fits() -> None:
    match = Position(3).hold(RED, "Passau").route(RED, PRINTED).laying(RED)
    play(match, "abandon for Passau")
    assert route(match, RED) == "Passau"


def test_a_route_may_be_abandoned_for_a_city_that_was_in_it() -> None:
    match = Position(3).hold(RED, "Stuttgart").route(RED, PRINTED).laying(RED)
    play(match, "abandon for Stuttgart")
    assert route(match, RED) == "Stuttgart"
    assert discarded(match) == PRINTED


def test_a_route_is_never_kept_beside_a_new_one() -> None:
    match = Position(3).hold(RED, "Innsbruck").route(RED, PRINTED).laying(RED)
    assert why(match, "begin Innsbruck") == "route-open"


# --- What follows --------------------------------------------------------------------------------


def test_after_one_card_the_turn_is_over_where_nothing_can_be_closed() -> None:
    match = play(Position(3).hold(RED, "Ulm").laying(RED), "begin Ulm")
    assert match.actors == (BLUE,)
    assert route(match, RED) == "Ulm"


def test_that_no_card_in_hand_fits_does_not_show() -> None:
    """Others cannot tell whether the postal carrier would have helped."""
    match = play(Position(3).hold(RED, "Ulm Lodz").laying(RED), "begin Ulm")
    assert match.actors == (RED,)
    assert can(match) == ["end turn"]


def test_a_long_route_may_stay_open() -> None:
    match = Position(3).hold(RED, "Passau").route(RED, PRINTED).laying(RED)
    play(match, "lay Passau right", "end turn")
    assert route(match, RED) == f"{PRINTED} Passau"
    assert match.actors == (BLUE,)
