"""How the game is set up."""

import pytest

import tavola
from tavola import Match
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import board, hand


def new(players: int, seed: int = 7) -> Match:
    return tavola.load("great-wall").new(players, seed)


@pytest.mark.parametrize(("players", "sections"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_each_section_offers_two_tokens(players: int, sections: int) -> None:
    table = board(new(players))
    assert len(table.sections) == sections
    for section in table.sections:
        assert len(section.tokens) == 2
        assert section.row == []
        assert section.totals == []
        assert section.prospect is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_draws_five_cards(players: int) -> None:
    match = new(players)
    for seat in range(players):
        assert len(hand(match, seat).split()) == 5
        player = match.view(seat).players[seat]
        assert (player.hand_size, player.deck_size) == (5, 15)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_the_first_player(players: int) -> None:
    assert {new(players, seed).actors[0] for seed in range(60)} == set(range(players))


def test_the_first_player_has_nothing_to_score_and_two_actions() -> None:
    match = new(3)
    assert board(match).stage == "building"
    assert board(match).actions == 2
    assert match.scores == (0, 0, 0)


def test_every_deck_is_shuffled_on_its_own() -> None:
    match = new(5)
    decks = {tuple(match._state["deck"][seat]) for seat in range(5)}
    assert len(decks) == 5


def test_another_seed_is_another_game() -> None:
    assert new(3, seed=7).tobytes() == new(3, seed=7).tobytes()
    assert new(3, seed=7).tobytes() != new(3, seed=8).tobytes()


def test_with_two_players_no_pair_is_offered() -> None:
    removed = 0
    for seed in range(200):
        match = new(2, seed)
        table = board(match)
        assert all(len(set(section.tokens)) == 2 for section in table.sections)
        pairs = [e.item for e in match.events(SPECTATOR) if e.kind == "pair_removed"]
        offered = sum(sum(section.tokens) for section in table.sections)
        to_come = sum(value * count for value, count in table.tokens_to_come.items())
        assert offered + to_come == 147 - 2 * sum(pairs)
        assert sum(table.tokens_to_come.values()) == 32 - 2 * len(pairs)
        removed += len(pairs)
    assert removed > 20


def test_with_three_players_a_pair_may_be_offered() -> None:
    tables = [board(new(3, seed)) for seed in range(50)]
    assert any(len(set(section.tokens)) == 1 for table in tables for section in table.sections)
