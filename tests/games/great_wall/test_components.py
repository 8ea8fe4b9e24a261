"""What lies in the box."""

import pytest

import tavola
from tavola.games.great_wall.components import DECK_OF, FAME, SETS, VALUES
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import (
    DRAGON,
    GATE,
    HORSEMAN,
    NOBLE,
    TOWER,
    WALL,
    WARRIOR,
    board,
)


def test_a_deck_has_twenty_cards_of_seven_kinds() -> None:
    assert DECK_OF == {
        WALL: 7,
        GATE: 3,
        TOWER: 1,
        NOBLE: 1,
        WARRIOR: 5,
        HORSEMAN: 2,
        DRAGON: 1,
    }
    assert sum(DECK_OF.values()) == 20


def test_the_printed_values() -> None:
    assert VALUES == {
        WALL: 1,
        GATE: 2,
        TOWER: 3,
        NOBLE: 1,
        WARRIOR: 1,
        HORSEMAN: 2,
        DRAGON: 1,
    }


def test_thirty_six_tokens_are_worth_147_fame_and_none_is_a_six() -> None:
    assert FAME == {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
    assert sum(FAME.values()) == 36
    assert sum(value * count for value, count in FAME.items()) == 147


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_tokens_are_in_the_game(players: int) -> None:
    for seed in range(20):
        table = board(tavola.load("great-wall").new(players, seed))
        tokens = dict(table.tokens_to_come)
        for section in table.sections:
            for token in section.tokens:
                tokens[token] += 1
        assert tokens == {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_the_same_deck(players: int) -> None:
    view = tavola.load("great-wall").new(players, seed=3).view(SPECTATOR)
    assert len(view.players) == players
    for player in view.players:
        assert player.remaining == {
            "wall": 7,
            "gate": 3,
            "tower": 1,
            "noble": 1,
            "warrior": 5,
            "horseman": 2,
            "dragon": 1,
        }


def test_cards_of_one_kind_make_twenty_sets() -> None:
    assert len(SETS) == len(set(SETS)) == 20
    assert {kind: max(n for k, n in SETS if k == kind) for kind in DECK_OF} == DECK_OF


def test_two_to_five_play() -> None:
    game = tavola.load("great-wall")
    assert list(game.players) == [2, 3, 4, 5]
    for players in 1, 6:
        with pytest.raises(tavola.BadOption):
            game.new(players)
