"""Components that an owner of the box writes down."""

import copy
import json
import pathlib
import tomllib
from collections.abc import Iterable
from typing import Any

import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.components import CITY, GOOD_NAMES, NINE, TWELVE
from tavola.message import Message
from tests.cli.test_cli import complaint, run
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    card,
    influence,
    play,
    points_told,
    specials,
    withdraw,
)

GAME = tavola.load("taj-mahal")
SHIPPED: dict[str, Any] = tomllib.loads(GAME.components_text)


def changed(*path: str, to: Any) -> dict[str, Any]:
    """The whole file with one entry changed; None takes it away."""
    result = copy.deepcopy(SHIPPED)
    place = result
    for name in path[:-1]:
        place = place[name]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return result


def fault(components: Any) -> tuple[str, dict[str, Any]]:
    """Why components are refused."""
    with pytest.raises(tavola.BadOption) as caught:
        GAME.new(3, 1, components=components)
    assert caught.value.message.key == "bad-components"
    reason = caught.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert str(caught.value)  # it can be said
    return reason.key.removeprefix("taj-mahal-components-"), reason.args


Road = tuple[str, str]


def without(*roads_left_out: Road) -> dict[str, list[str]]:
    """The shipped roads without some."""
    return roads(roads_left_out)


def roads(left_out: Iterable[Road], *added: Road) -> dict[str, list[str]]:
    """The shipped roads without some, and with others."""
    result: dict[str, list[str]] = copy.deepcopy(SHIPPED["map"]["roads"])
    for one, other in left_out:
        result[one].remove(other)
        result[other].remove(one)
    for one, other in added:
        result[one].append(other)
        result[other].append(one)
    return result


def fortresses(*instead: tuple[str, str]) -> list[str]:
    swap = dict(instead)
    return [swap.get(city, city) for city in SHIPPED["map"]["fortresses"]]


# --- What is refused -----------------------------------------------------------------------------

RED = SHIPPED["cards"]["red"]
WHITE = SHIPPED["cards"]["white"]
TILES = SHIPPED["province_tiles"]
BONUS = SHIPPED["bonus_tiles"]
SPECIALS = SHIPPED["specials"]
ROADS = SHIPPED["map"]["roads"]
RING_OF_DELHI = (("Hardwar", "Bareilly"), ("Delhi", "Panipat"))
"""Two opposite sides of it."""

FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "letters": ("card", {"cards": {"red": {**RED, "VX": 0}}}),
    "one letter": ("card", {"cards": {"red": {**RED, "V": 0}}}),
    "three letters": ("card", {"cards": {"purple": {"VGM": 21}}}),
    "two letters on white": ("white-card", {"cards": {"white": {**WHITE, "VE": 0}}}),
    "twenty red cards": ("cards", {"cards": {"red": {**RED, "VE": 2}}}),
    "thirteen white cards": ("cards", {"cards": {"white": {**WHITE, "E": 8}}}),
    "three persons": ("persons", {"specials": {"vizier": "elephant"}}),
    "a fifth person": ("persons", {"specials": {**SPECIALS, "cook": "elephant"}}),
    "one special card twice": ("specials", {"specials": {**SPECIALS, "vizier": "elephant"}}),
    "no such special card": ("specials", {"specials": {**SPECIALS, "vizier": "tiger"}}),
    "eleven tiles": ("province-tiles", {"province_tiles": TILES[:-1]}),
    "thirteen tiles": ("province-tiles", {"province_tiles": [*TILES, ["tea", "tea"]]}),
    "no such good": ("good", {"province_tiles": [["silk"], *TILES[1:]]}),
    "two goods on the first": ("goods", {"province_tiles": [["tea", "rice"], *TILES[1:]]}),
    "one good on the last": ("goods", {"province_tiles": [*TILES[:-1], ["tea"]]}),
    "three goods": ("goods", {"province_tiles": [*TILES[:-1], ["tea", "tea", "rice"]]}),
    "no such bonus": ("bonus", {"bonus_tiles": {**BONUS, "gold": 0}}),
    "the Taj Mahal among others": ("bonus", {"bonus_tiles": {**BONUS, "taj mahal": 1}}),
    "fourteen bonus tiles": ("bonus-tiles", {"bonus_tiles": {**BONUS, "rice": 1}}),
    "only one entry of bonus tiles": ("bonus-tiles", {"bonus_tiles": {"rice": 2}}),
    "no card": ("bonus-missing", {"bonus_tiles": {**BONUS, "one card": 0, "rice": 5}}),
    "no two points": ("bonus-missing", {"bonus_tiles": {**BONUS, "two points": 0, "rice": 5}}),
    "no such fortress": ("city", {"map": {"fortresses": fortresses(("Kabul", "Delft"))}}),
    "no such city": ("city", {"map": {"roads": {**ROADS, "Delft": []}}}),
    "a road to no city": ("city", {"map": {"roads": {**ROADS, "Nagpur": ["Delft"]}}}),
    "a fortress twice": ("twice", {"map": {"fortresses": fortresses(("Kabul", "Lahore"))}}),
    "fifteen fortresses": ("fortresses", {"map": {"fortresses": fortresses()[1:]}}),
    "Agra no fortress": ("agra", {"map": {"fortresses": fortresses(("Agra", "Delhi"))}}),
    "a road twice": (
        "road-twice",
        {"map": {"roads": {**ROADS, "Nagpur": ["Ratanpur", "Burhanpur", "Burhanpur"]}}},
    ),
    "a road to itself": (
        "road-twice",
        {"map": {"roads": {**ROADS, "Nagpur": ["Ratanpur", "Burhanpur", "Nagpur"]}}},
    ),
    "one way": ("one-way", {"map": {"roads": {**ROADS, "Nagpur": ["Ratanpur"]}}}),
    "no ring": ("ring", {"map": {"roads": without(("Nagpur", "Burhanpur"))}}),
    "a crossed ring": (
        "ring-across",
        {"map": {"roads": roads(RING_OF_DELHI, ("Panipat", "Bareilly"), ("Hardwar", "Delhi"))}},
    ),
    "a road across a ring": (
        "ring-across",
        {"map": {"roads": roads((), ("Hardwar", "Delhi"))}},
    ),
    "a road across a ring with nine provinces": (
        "ring-across",
        {"nine_provinces": {"road": ["Patan", "Surat"]}},
    ),
    "Agra not joined": ("agra-roads", {"map": {"roads": without(("Agra", "Kalpi"))}}),
    "Sindh apart": (
        "apart",
        {
            "map": {
                "roads": without(
                    ("Sukkur", "Sehwan"),
                    ("Bahawalpur", "Umarkot"),
                    ("Umarkot", "Patan"),
                    ("Nagar", "Junagadh"),
                )
            }
        },
    ),
    "no such province": (
        "province",
        {"nine_provinces": {"without": ["Kabul", "Multan", "Bengal"]}},
    ),
    "without Agra": ("province", {"nine_provinces": {"without": ["Kabul", "Multan", "Agra"]}}),
    "two provinces": ("without", {"nine_provinces": {"without": ["Kabul", "Multan"]}}),
    "one province twice": (
        "without",
        {"nine_provinces": {"without": ["Kabul", "Multan", "Multan"]}},
    ),
    "a road of one city": ("variant-road", {"nine_provinces": {"road": ["Bikaner"]}}),
    "a road to the same city": (
        "variant-road",
        {"nine_provinces": {"road": ["Bikaner", "Bikaner"]}},
    ),
    "a road to no city at all": ("city", {"nine_provinces": {"road": ["Bikaner", "Delft"]}}),
    "a road from what is left out": (
        "left-out",
        {"nine_provinces": {"road": ["Multan", "Bikaner"]}},
    ),
    "a fortress in what is left out": ("left-out", {"nine_provinces": {"fortress": "Quetta"}}),
    "a road that is there": ("road-twice", {"nine_provinces": {"road": ["Bikaner", "Amber"]}}),
    "a fortress that is one": ("variant-fortresses", {"nine_provinces": {"fortress": "Lahore"}}),
    "other provinces with other fortresses": (
        "variant-fortresses",
        {"nine_provinces": {"without": ["Delhi", "Multan", "Sindh"]}},
    ),
    "Kabul apart with nine provinces": (
        "apart",
        {
            "map": {"fortresses": fortresses(("Hardwar", "Sialkot"))},
            "nine_provinces": {
                "without": ["Lahore", "Multan", "Sindh"],
                "road": ["Delhi", "Chittor"],
            },
        },
    ),
}


@pytest.mark.parametrize("which", FAULTS)
def test_what_is_impossible_is_refused(which: str) -> None:
    expected, components = FAULTS[which]
    assert fault(components)[0] == expected


def test_the_complaint_names_what_is_wrong() -> None:
    assert fault({"cards": {"red": {**RED, "VE": 2}}})[1] == {
        "colour": "red",
        "expected": "21",
        "found": "20",
    }
    assert fault(FAULTS["no such good"][1])[1]["good"] == "silk"
    assert fault(FAULTS["one way"][1])[1] == {"city": "Burhanpur", "other": "Nagpur"}
    nagpur = {"province": "Gondwana", "city": "Nagpur", "other": "Burhanpur"}
    assert fault(FAULTS["no ring"][1])[1] == nagpur
    hardwar = {"province": "Delhi", "city": "Hardwar", "other": "Delhi"}
    assert fault(FAULTS["a road across a ring"][1])[1] == hardwar
    crossed = {"province": "Delhi", "city": "Panipat", "other": "Bareilly"}
    assert fault(FAULTS["a crossed ring"][1])[1] == crossed
    assert fault(FAULTS["Kabul apart with nine provinces"][1])[1] == {"city": "Kabul"}


@pytest.mark.parametrize(
    "components",
    [
        {"colours": {}},
        {"province_tiles": 3},
        {"province_tiles": ["tea"]},
        {"cards": {"blue": {}}},
        {"cards": {"red": {**RED, "VE": -3}}},
        {"cards": {"red": {**RED, "VE": 1.5}}},
        {"cards": []},
        {"map": {"rivers": {}}},
        {"nine_provinces": {"without": "Kabul"}},
    ],
)
def test_what_has_not_the_form_of_the_file_is_refused(components: dict[str, Any]) -> None:
    with pytest.raises(tavola.BadOption) as caught:
        GAME.new(3, 1, components=components)
    assert caught.value.message.key == "bad-components-form"


def test_a_file_that_is_none_or_not_there_is_refused(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.toml"
    for content in b"cards = {", b"\xff\xfe":
        file.write_bytes(content)
        with pytest.raises(tavola.BadOption) as caught:
            GAME.new(3, 1, components=file)
        assert caught.value.message.key == "bad-components-form"
    with pytest.raises(tavola.BadOption) as caught:
        GAME.new(3, 1, components=tmp_path / "other.toml")
    assert caught.value.message.key == "no-file"


def test_other_games_have_no_components_to_change() -> None:
    with pytest.raises(tavola.BadOption) as caught:
        tavola.load("great-wall").new(3, 1, components={})
    assert caught.value.message.key == "no-components"


# --- What is changed -----------------------------------------------------------------------------


def test_nothing_said_changes_nothing() -> None:
    own, shipped = GAME.new(3, 1, components={}), GAME.new(3, 1)
    assert own.text() == shipped.text()
    assert GAME.new(3, 1, components=SHIPPED).text() == shipped.text()
    assert GAME.tables_with(None).tobytes() == GAME.tables_with({}).tobytes()


def test_only_what_is_said_is_different() -> None:
    own = {"cards": {"white": {"E": 12}}}
    tables, shipped = GAME.tables_with(own), GAME.tables
    assert tables["copies"][card("wE")] == 12
    assert tables["copies"][card("wK")] == 0
    for name in tables.dtype.names or ():
        same = tables[name].tobytes() == shipped[name].tobytes()
        assert same == (name != "copies")
    assert (tables["copies"][: card("wV")] == shipped["copies"][: card("wV")]).all()


def test_letters_may_stand_in_either_order() -> None:
    turned = {letters[::-1]: count for letters, count in RED.items()}
    assert GAME.tables_with({"cards": {"red": turned}}).tobytes() == GAME.tables.tobytes()


def test_an_entry_that_names_things_stands_for_the_whole_entry() -> None:
    own = {"cards": {"red": {"EE": 21}}}
    assert GAME.tables_with(own)["copies"][card("rEE")] == 21
    assert GAME.tables_with(own)["copies"][card("rVE")] == 0


def test_roads_and_fortresses_can_be_changed_one_without_the_other() -> None:
    roads = without(("Hardwar", "Bahraich"))
    tables = GAME.tables_with({"map": {"roads": roads}})
    for which in TWELVE, NINE:
        assert not tables["neighbours"][which, CITY["Hardwar"]] >> CITY["Bahraich"] & 1
    assert (tables["fortresses"] == GAME.tables["fortresses"]).all()
    other = GAME.tables_with({"map": {"fortresses": fortresses(("Kabul", "Srinagar"))}})
    assert other["fortresses"][TWELVE] >> CITY["Srinagar"] & 1
    assert not other["fortresses"][TWELVE] >> CITY["Kabul"] & 1
    assert (other["neighbours"] == GAME.tables["neighbours"]).all()


def test_it_is_played_with_what_is_said() -> None:
    own = {
        "cards": {
            "red": {"EE": 21},
            "yellow": {"KK": 21},
            "green": {"VG": 21},
            "purple": {"MP": 21},
        },
        "bonus_tiles": {"two points": 1, "one card": 14},
        "province_tiles": [["tea"]] + [["tea", "jewels"]] * 11,
    }
    match = GAME.new(5, 1, components=own)
    faces = {shown for seat in range(5) for shown in match.view(seat).players[seat].hand or []}
    faces |= set(board(match).display)
    coloured = {face for face in faces if "white" not in face}
    assert coloured == {
        "card:red-elephant-elephant",
        "card:yellow-mogul-mogul",
        "card:green-vizier-general",
        "card:purple-monk-princess",
    }
    lying = [city.bonus for city in board(match).cities if city.bonus]
    assert sorted(lying) == sorted(
        ["bonus:one-card"] * 14 + ["bonus:taj-mahal", "bonus:two-points"]
    )
    assert [province.goods for province in board(match).provinces[1:]] == [["tea", "jewels"]] * 11
    assert match.check() is None


def test_two_equal_goods_on_a_tile_are_scored_one_after_the_other() -> None:
    own = {"province_tiles": [*TILES[:5], ["tea", "tea"], *TILES[6:]]}
    match = Position(3, components=own).goods(ANNA, "tea").laid(ANNA, "rEE").turn(ANNA)
    withdraw(match)
    assert points_told(match, ANNA) == [("good", 2), ("good", 3)]
    assert match.scores[ANNA] == 5
    goods = match._state["goods"][ANNA].tolist()
    assert dict(zip(GOOD_NAMES, goods, strict=True))["tea"] == 3


SWAPPED = {
    "vizier": "two points",
    "princess": "grand mogul",
    "general": "change of colour",
    "monk": "elephant",
}


@pytest.mark.parametrize(
    ("person", "special"), [("V", "+2"), ("P", "+K"), ("G", "change"), ("M", "+E")]
)
def test_other_persons_may_bring_the_special_cards(person: str, special: str) -> None:
    position = Position(3, components={"specials": SWAPPED}).out(BRUNO, CARLA)
    position.influence(ANNA, person).laid(ANNA, f"r{person}E")
    match = withdraw(position.turn(ANNA), "palace Lucknow")
    assert specials(match, ANNA) == (special,)
    persons = {shown.id: shown.person for shown in board(match).specials}
    assert persons["special:two-points"] == "vizier"


def test_carletto_then_keeps_another_tile_of_four() -> None:
    position = Position(3, components={"specials": SWAPPED}, carletti=1).visit(7)
    position.out(BRUNO, CARLA).began(CARLA).influence(CARLA, "VGMP")
    match = withdraw(position.turn(ANNA))
    assert influence(match, CARLA) == "V"


def test_a_road_that_is_left_out_connects_nothing() -> None:
    own = {"map": {"roads": without(("Hardwar", "Bahraich"))}}
    points = []
    for components in None, own:
        position = Position(3, components=components).palaces(ANNA, "Hardwar")
        match = play(position.laid(ANNA, "rVG").laid(BRUNO, "yGP").turn(ANNA), "withdraw")
        points.append(play(match, "palace Bahraich").scores[ANNA])
    assert points == [2, 1]


# --- The log -------------------------------------------------------------------------------------

OWN = {"bonus_tiles": {**BONUS, "two points": 1, "one card": 5}}
OTHER = {"bonus_tiles": {**BONUS, "two points": 2, "one card": 4}}


def played(components: Any) -> Match:
    """A match with some actions."""
    match = GAME.new(3, 1, components=components)
    for _ in range(12):
        (seat,) = match.actors
        match.play(seat, match.legal(seat)[0])
    return match


def header(match: Match) -> str:
    (line,) = (line for line in match.text().splitlines() if line.startswith("[Tables "))
    return line


def test_the_log_names_the_tables() -> None:
    assert len({header(played(components)) for components in (None, OWN, OTHER)}) == 3
    assert header(played(OWN)) == header(played(dict(OWN)))


@pytest.mark.parametrize("components", [None, OTHER])
def test_a_match_is_not_replayed_with_other_tables(components: Any) -> None:
    with pytest.raises(tavola.BadMatch) as caught:
        tavola.read(played(OWN).text(), components=components)
    assert caught.value.message.key == "other-tables"
    with pytest.raises(tavola.BadMatch):
        tavola.read(played(None).text(), components=OWN)


def test_it_is_replayed_with_the_same() -> None:
    match = played(OWN)
    again = tavola.read(match.text(), components=OWN)
    assert again.text() == match.text()
    assert again.tobytes() == match.tobytes()
    assert again.at(5).tables.tobytes() == match.tables.tobytes()


def test_a_file_does_as_a_mapping_does(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.toml"
    lines = [f'"{name}" = {count}' for name, count in OWN["bonus_tiles"].items()]
    file.write_text("\n".join(["[bonus_tiles]", *lines]))
    for path in file, str(file):
        match = played(path)
        assert match.text() == played(OWN).text()
        assert tavola.read(match.text(), components=path).text() == match.text()


# --- The command line ----------------------------------------------------------------------------


def test_the_shipped_file_is_printed_and_accepted_back(tmp_path: pathlib.Path) -> None:
    result = run("components", "taj-mahal")
    assert result.returncode == 0
    assert result.stdout == GAME.components_text
    file = tmp_path / "mine.toml"
    file.write_text(result.stdout)
    assert GAME.tables_with(file).tobytes() == GAME.tables.tobytes()


def test_a_game_without_components_has_none_to_print() -> None:
    assert "great-wall" in complaint("components", "great-wall")


def own_file(folder: pathlib.Path) -> str:
    file = folder / "mine.toml"
    lines = [f'"{name}" = {count}' for name, count in OWN["bonus_tiles"].items()]
    file.write_text("\n".join(["[bonus_tiles]", *lines]))
    return str(file)


def test_simulate_with_components(tmp_path: pathlib.Path) -> None:
    arguments = ["simulate", "taj-mahal", "--games", "40", "--players", "3", "--json"]
    usual = run(*arguments)
    own = run(*arguments, "--components", own_file(tmp_path))
    assert usual.returncode == own.returncode == 0
    assert json.loads(own.stdout)["games"] == 40
    # Fewer tiles of two points and more cards: other games.
    assert json.loads(own.stdout)["mean_scores"] != json.loads(usual.stdout)["mean_scores"]


def test_replay_with_components(tmp_path: pathlib.Path) -> None:
    log, mine = tmp_path / "match.txt", own_file(tmp_path)
    match = played(OWN)
    log.write_text(match.text())
    shown = run("replay", str(log), "--components", mine, "--json")
    assert shown.returncode == 0
    assert json.loads(shown.stdout)["number"] == match.number
    refused = run("replay", str(log), "--json")
    assert refused.returncode == 2
    assert refused.stdout == ""


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_bad_components_are_refused_before_anything_else(
    command: str, tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[specials]\nvizier = "tiger"\n')
    said = complaint(command, "taj-mahal", "--components", str(file))
    assert str(file) in said
    assert str(tmp_path / "none.toml") in complaint(
        command, "taj-mahal", "--components", str(tmp_path / "none.toml")
    )
