"""How the game is set up."""

from collections import Counter

import pytest

import tavola
from tavola import Match
from tavola.view import SPECTATOR
from tests.games.thurn_und_taxis.positions import board, can, hand, houses, row, told


def new(players: int, seed: int = 7) -> Match:
    return tavola.load("thurn-und-taxis").new(players, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_are_face_up_and_the_others_are_the_deck(players: int) -> None:
    match = new(players)
    assert len(row(match).split()) == 6
    assert "-" not in row(match)
    assert (board(match).deck_size, board(match).discard_size) == (60, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_anything_but_houses(players: int) -> None:
    match = new(players)
    for player in match.view(SPECTATOR).players:
        assert (player.hand_size, player.route, player.tiles) == (0, [], [])
        assert (player.houses_left, player.carriage, player.points) == (20, 0, -20)
        assert houses(match, player.seat) == hand(match, player.seat) == ""
    assert board(match).ended == -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_start_player(players: int) -> None:
    started = Counter(new(players, seed).actors[0] for seed in range(60))
    assert set(started) == set(range(players))
    assert min(started.values()) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_sits_to_the_right_of_the_start_player_is_last(players: int) -> None:
    for seed in range(20):
        match = new(players, seed)
        table = board(match)
        assert match.actors == (table.start,) == (table.turn,)
        assert (table.last + 1) % players == table.start


def test_the_start_player_begins_with_two_cards() -> None:
    match = new(3)
    assert (board(match).stage, board(match).takes) == ("taking", 2)
    assert {action.split()[0] for action in can(match)} == {"take", "draw"}
    assert told(match, since=-1) == ["turned_up"] * 6 + ["begins", "turn", "asked"]


def test_the_cards_are_shuffled() -> None:
    assert len({row(new(2, seed)) for seed in range(50)}) == 50
    decks = {new(2, seed)._state["deck"].tobytes() for seed in range(50)}
    assert len(decks) == 50


def test_another_seed_is_another_game() -> None:
    assert new(3, seed=7).tobytes() == new(3, seed=7).tobytes()
    assert new(3, seed=7).tobytes() != new(3, seed=8).tobytes()
