"""Where palaces may stand."""

from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    can,
    crowns,
    happened,
    palaces,
    play,
    player,
    told,
    why,
    withdraw,
)


def test_for_each_person_a_palace_in_a_city_of_the_province() -> None:
    match = Position(3).laid(ANNA, "rVG").turn(ANNA)
    play(match, "withdraw")
    # Two of four: they are named in the order of the map, so that the last one cannot be first.
    assert can(match) == ["palace Bahraich", "palace Gorakhpur", "palace Faizabad"]
    play(match, "palace Gorakhpur")
    assert can(match) == ["palace Faizabad", "palace Lucknow"]
    play(match, "palace Lucknow")
    assert palaces(match, ANNA) == "Gorakhpur Lucknow"
    assert player(match, ANNA).tiles["vizier"] == player(match, ANNA).tiles["general"] == 1


def test_not_in_another_province() -> None:
    match = play(Position(3).laid(ANNA, "rVG").turn(ANNA), "withdraw")
    assert why(match, "palace Hardwar") == "other-province"


def test_not_where_a_normal_palace_stands() -> None:
    position = Position(3).laid(ANNA, "rVE").palaces(BRUNO, "Gorakhpur").palaces(ANNA, "Faizabad")
    match = play(position.turn(ANNA), "withdraw")
    assert can(match) == ["palace Bahraich", "palace Lucknow"]
    for city in "Gorakhpur", "Faizabad":
        assert why(match, f"palace {city}") == "occupied"


def test_a_crown_palace_does_not_block_a_city() -> None:
    position = Position(3).laid(ANNA, "rVE").palaces(BRUNO, "", "Gorakhpur").court("VGMPE")
    match = play(position.turn(ANNA), "withdraw")
    assert can(match) == [
        "palace Bahraich",
        "palace Gorakhpur",
        "palace Faizabad",
        "palace Lucknow",
    ]
    play(match, "palace Gorakhpur")
    (city,) = (city for city in board(match).cities if city.id == "city:gorakhpur")
    assert (city.palace, city.crown) == (ANNA, BRUNO)


def test_a_palace_may_stand_beside_ones_own_crown_palace() -> None:
    position = Position(3).laid(ANNA, "rVE").palaces(ANNA, "", "Gorakhpur").court("VGMPE")
    match = withdraw(position.turn(ANNA), "palace Gorakhpur")
    assert palaces(match, ANNA) == crowns(match, ANNA) == "Gorakhpur"


def test_the_crown_palace_goes_to_any_city_of_the_province() -> None:
    position = Position(3).laid(ANNA, "rKE").palaces(BRUNO, "Gorakhpur").palaces(ANNA, "Faizabad")
    match = play(position.turn(ANNA), "withdraw")
    assert can(match) == ["crown Bahraich", "crown Gorakhpur", "crown Faizabad", "crown Lucknow"]
    assert why(match, "crown Hardwar") == "other-province"
    play(match, "crown Gorakhpur")
    (city,) = (city for city in board(match).cities if city.id == "city:gorakhpur")
    assert (city.palace, city.crown) == (BRUNO, ANNA)


def test_the_crown_palace_may_stand_beside_the_palace_just_placed() -> None:
    match = Position(3).laid(ANNA, "rVK").turn(ANNA)
    play(match, "withdraw")
    assert why(match, "crown Lucknow") == "palaces-first"
    play(match, "palace Lucknow", "crown Lucknow")
    assert palaces(match, ANNA) == crowns(match, ANNA) == "Lucknow"


def test_the_crown_palace_takes_no_bonus_tile_and_a_later_palace_does() -> None:
    position = Position(3).laid(ANNA, "rKE").laid(BRUNO, "yVM").laid(CARLA, "gPE gEE")
    match = position.bonus("Faizabad", "two points").turn(ANNA)
    withdraw(match, "crown Faizabad")
    (city,) = (city for city in board(match).cities if city.id == "city:faizabad")
    assert (city.palace, city.crown, city.bonus) == (-1, ANNA, "bonus:two-points")
    assert "bonus" not in told(match)
    withdraw(match, "palace Bahraich", "palace Faizabad")
    (bonus,) = happened(match, "bonus")
    assert (bonus.seat, bonus.amount) == (BRUNO, 2)
    (city,) = (city for city in board(match).cities if city.id == "city:faizabad")
    assert (city.palace, city.crown, city.bonus) == (BRUNO, ANNA, None)


def test_a_city_without_a_fortress_has_no_bonus_tile() -> None:
    match = Position(3).laid(ANNA, "rVE").bonus("Faizabad", "two points").turn(ANNA)
    withdraw(match, "palace Lucknow")
    assert "bonus" not in told(match)


def test_where_all_free_cities_must_be_taken_one_is_not_asked() -> None:
    position = Position(3).laid(ANNA, "rVG").palaces(BRUNO, "Gorakhpur Faizabad")
    match = play(position.turn(ANNA), "withdraw")
    assert palaces(match, ANNA) == "Bahraich Lucknow"
    assert board(match).stage == "taking"


def test_four_palaces_fill_a_province() -> None:
    match = play(Position(3).laid(ANNA, "rVG rMP").turn(ANNA), "withdraw")
    assert palaces(match, ANNA) == "Bahraich Gorakhpur Faizabad Lucknow"


def test_a_province_visited_by_all_has_room_for_every_palace() -> None:
    """Each person is won once a visit: four palaces at the most in four cities."""
    position = Position(3).laid(ANNA, "rVE rVG").laid(BRUNO, "gMP gKE").laid(CARLA, "yEE yEE")
    match = position.turn(ANNA)
    withdraw(match, "palace Bahraich", "palace Lucknow")
    play(match, "withdraw")  # the other two cities
    assert palaces(match, BRUNO) == "Gorakhpur Faizabad"
    play(match, "crown Bahraich")
    assert crowns(match, BRUNO) == "Bahraich"


def test_agra_has_five_cities() -> None:
    match = play(Position(3).laid(ANNA, "rVG").at("Agra").turn(ANNA), "withdraw")
    play(match, "palace Kannauj")
    assert can(match) == ["palace Kalpi", "palace Gwalior", "palace Agra"]


def test_the_crown_returns_after_the_visit_and_the_palace_stays() -> None:
    match = Position(3).laid(ANNA, "rKE").out(BRUNO, CARLA).turn(ANNA)
    withdraw(match, "crown Lucknow")
    assert board(match).visit == 7
    assert "mogul" in board(match).court
    assert crowns(match, ANNA) == "Lucknow"
