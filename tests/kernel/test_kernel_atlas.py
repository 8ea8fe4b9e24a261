"""The action atlas."""

import itertools

import pytest

import tavola
from tavola import Game
from tavola.kernel import Atlas, Axis, Family

SECTION = Axis("section", ("1", "2", "3"), component="section")
OWNER = Axis("owner", ("1", "2", "3", "4"), component="seat", seats=True)
OTHER = Axis("other", ("1", "2", "3", "4"), seats=True)
KIND = Axis("kind", ("Wall", "tower"))

ATLAS = Atlas(
    Family("draw", "draw", "Draw."),
    Family("give", "give {kind} to seat {owner}", "Give.", (OWNER, KIND)),
    Family("swap", "swap seat {owner} with {other}", "Swap.", (OWNER, OTHER), secret=True),
    Family("place", "place on {section}", "Place.", (SECTION,)),
    Family("pass", "pass", "Pass."),
)
GAMES = [pytest.param(game.actions, id=game.name) for game in tavola.games()]
every_atlas = pytest.mark.parametrize("atlas", [pytest.param(ATLAS, id="here"), *GAMES])


@every_atlas
def test_numbers_run_through_the_families(atlas: Atlas) -> None:
    assert [action.number for action in atlas] == list(range(len(atlas)))
    assert len(atlas) == sum(family.size for family in atlas.families)
    for family in atlas.families:
        own = [action for action in atlas if action.kind == family.kind]
        assert own[0].number == atlas.start(family.kind)
        places = itertools.product(*(range(len(axis.values)) for axis in family.axes))
        assert [action.indices for action in own] == list(places)
        assert [atlas[action.number] for action in own] == own
        for action in own:
            assert action.words == family.words.format(
                **{
                    axis.name: axis.values[index]
                    for axis, index in zip(family.axes, action.indices, strict=True)
                }
            )
            assert action.secret == family.secret


@every_atlas
def test_words_name_one_action(atlas: Atlas) -> None:
    assert len({action.words.lower() for action in atlas}) == len(atlas)
    for action in atlas:
        assert atlas.number(action.words) == action.number
        for same in (action.words.upper(), f"\t{action.words.replace(' ', '  ')}\n"):
            assert atlas.number(same) == action.number
        assert atlas.number(action.words + " x") is None
    for nothing in ("", " ", "undo"):
        assert atlas.number(nothing) is None


@every_atlas
def test_seats_are_renamed_by_permutations_of_the_actions(atlas: Atlas) -> None:
    every = list(range(len(atlas)))
    for players in range(2, 5):
        assert atlas.renamed(tuple(range(players))) == every
        for turn in range(players):
            there = atlas.renamed(tuple((seat + turn) % players for seat in range(players)))
            back = atlas.renamed(tuple((seat - turn) % players for seat in range(players)))
            assert sorted(there) == every
            assert [back[action] for action in there] == every
            assert (there == every) == (turn == 0 or not seats_in(atlas))


def seats_in(atlas: Atlas) -> bool:
    return any(axis.seats for family in atlas.families for axis in family.axes)


def test_renaming_changes_the_seats_and_nothing_else() -> None:
    there = ATLAS.renamed((2, 0, 1))

    def renamed(words: str) -> str:
        number = ATLAS.number(words)
        assert number is not None
        return ATLAS[there[number]].words

    assert renamed("draw") == "draw"
    assert renamed("place on 1") == "place on 1"
    assert renamed("give wall to seat 1") == "give Wall to seat 3"
    assert renamed("give tower to seat 3") == "give tower to seat 2"
    assert renamed("give tower to seat 4") == "give tower to seat 4"
    assert renamed("swap seat 1 with 2") == "swap seat 3 with 1"
    assert renamed("swap seat 4 with 2") == "swap seat 4 with 1"


def test_actions_say_which_components_they_are_about() -> None:
    def at(words: str) -> tuple[str, ...]:
        number = ATLAS.number(words)
        assert number is not None
        return ATLAS[number].at

    assert at("draw") == ()
    assert at("place on 3") == ("section:2",)
    assert at("give wall to seat 4") == ("seat:3",)
    assert at("swap seat 2 with 3") == ("seat:1",)


@pytest.mark.parametrize("game", tavola.games(), ids=lambda game: game.name)
def test_the_atlas_of_a_game_names_seats_by_axes_only(game: Game) -> None:
    """An axis that counts seats without saying so would be left out when seats are renamed."""
    for family in game.actions.families:
        for axis in family.axes:
            if axis.component == "seat":
                assert axis.seats
            if axis.seats:
                assert len(axis.values) == game.players[-1]
