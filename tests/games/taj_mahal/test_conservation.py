"""Nothing comes from nowhere, and nothing is lost: counted anew at every step."""

import random
from collections import Counter

import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.components import KINDS
from tests.games.strategies import any_action, walk
from tests.games.taj_mahal.positions import PRIZES, board, word_of
from tests.games.taj_mahal.test_components import TWELVE, bonus_tiles, deck

TABLES = [(3, 0), (4, 0), (5, 0), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)]


def cards(match: Match) -> Counter[str]:
    """All cards wherever they are."""
    s = match._state
    found: Counter[str] = Counter(word_of(kind) for kind in s["deck"][: s["deck_size"]].tolist())
    found.update(word_of(kind) for kind in s["display"][: s["display_size"]].tolist())
    for kind in range(KINDS):
        count = int(s["discard"][kind]) + int(s["hand"][:, kind].sum() + s["laid"][:, kind].sum())
        if count:
            found[word_of(kind)] += count
    return found


@pytest.mark.parametrize(("players", "carletti"), TABLES)
def test_cards_and_tiles_are_all_there_at_every_step(players: int, carletti: int) -> None:
    printed, tiles = deck(), bonus_tiles(TWELVE)
    game = tavola.load("taj-mahal")
    goods = [Counter(province.goods) for province in board(game.new(players, 1)).provinces]
    for seed in range(3):
        match = game.new(players, f"all {seed}", carletti=carletti)
        for now in walk(match, random.Random(seed), 0.05):
            assert cards(now) == printed
            s = now._state
            owners = s["special_owner"].tolist()
            assert all(-1 <= owner < players for owner in owners)
            for letter in range(PRIZES.index("P") + 1):
                in_court = int(s["court"]) >> letter & 1
                assert int(s["tiles"][:, letter].sum()) + in_court <= 6
            # Goods that somebody has lie on bonus tiles and on province tiles won.
            on_tiles = Counter[str]()
            for number, owner in enumerate(s["tile_owner"].tolist()):
                if owner >= 0:
                    on_tiles.update(goods[number])
            owned = dict(zip(tiles, s["goods"].sum(axis=0).tolist(), strict=False))
            for place, (name, count) in enumerate(tiles.items()):
                lying = s["bonus"].tolist().count(place)
                kept = owned[name] - on_tiles[name] if name in owned else 0
                assert kept >= 0
                assert lying + kept + int(s["bonus_gone"][place]) == count


@pytest.mark.parametrize(("players", "carletti"), TABLES)
def test_one_action_may_bring_about_a_lot(players: int, carletti: int) -> None:
    """People who withdraw at once leave Carletti alone; all that they do is told."""
    game = tavola.load("taj-mahal")
    for seed in range(15):
        match = game.new(players, f"much {seed}", carletti=carletti)
        withdraw = game.actions.number("withdraw")
        while not match.over:
            (seat,) = match.actors
            legal = match.legal(seat)
            match.play(seat, withdraw if withdraw in legal else legal[0])
        assert match.check() is None
        assert int(match._state["visit"]) == 12


@pytest.mark.parametrize(("players", "carletti"), TABLES)
def test_palaces_stay_in_their_province_and_never_go(players: int, carletti: int) -> None:
    game = tavola.load("taj-mahal")
    match = game.new(players, "palaces", carletti=carletti)
    rng = random.Random(1)
    while not match.over:
        (seat,) = match.actors
        before = match._state.copy()
        match.play(seat, any_action(game, match.legal(seat), rng))
        s = match._state
        for name in "palaces", "crowns":
            assert ((before[name] & ~s[name]) == 0).all()
        if s["visit"] == before["visit"]:
            here = int(match.tables["cities"][int(s["province"][int(s["visit"]) - 1])])
            new = (s["palaces"] | s["crowns"]) & ~(before["palaces"] | before["crowns"])
            assert ((new & ~here) == 0).all()
