"""Whole games: what holds after every action, recomputed from what lies on the table."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tavola
from tavola import Match
from tavola.games.great_wall.actions import ATLAS, DRAW
from tavola.games.great_wall.components import Kind
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import (
    RED,
    WORTH,
    board,
)

GAMES = 10
ACTION_EVENTS = ("drew_hidden", "placed", "covered")
PARTS = {
    **dict.fromkeys(("laid", "won", "cleared"), "scoring"),
    **dict.fromkeys(("pair_removed", "turned_up", "closed"), "refill"),
    **dict.fromkeys((*ACTION_EVENTS, "rode"), "build"),
}


def playing(match: Match, fond_of_drawing: float) -> Iterator[Match]:
    """A game of chance, before the first action and after each."""
    chance = random.Random(f"{match.seed} {match.players}")
    yield match
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        draws = DRAW in legal and chance.random() < fond_of_drawing
        match.play(seat, DRAW if draws else chance.choice(legal))
        assert match.check() is None
        assert match.number < 1000
        yield match


def played(players: int, seed: int, fond_of_drawing: float) -> Match:
    """A game of chance, played to its end."""
    *_, match = playing(tavola.load("great-wall").new(players, seed), fond_of_drawing)
    return match


def counted(section: Any) -> dict[int, int]:
    """The totals of a section, counted card by card along the row."""
    tops = [(place.stack[-1].owner, place.stack[-1].kind, place.token) for place in section.row]
    noble = any(kind == "noble" for _, kind, _ in tops)
    points: dict[int, int] = {}
    warriors: dict[int, int] = {}
    for owner, kind, token in tops:
        if kind == "warrior":
            warriors[owner] = warriors.get(owner, 0) + 1
            value = warriors[owner]
        else:
            value = WORTH[Kind[kind.upper()]]
        points[owner] = points.get(owner, 0) + (1 if noble else value) - token
    return dict(sorted(points.items()))


def shown(section: Any) -> dict[int, int]:
    return {total.seat: total.points for total in section.totals}


@pytest.mark.parametrize("fond_of_drawing", [0.0, 0.5])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_chance_keep_the_rules(players: int, fond_of_drawing: float) -> None:
    for seed in range(GAMES):
        new = tavola.load("great-wall").new(players, seed)
        for match in playing(new, fond_of_drawing):
            table = board(match)
            for section in table.sections:
                if not section.tokens:
                    continue
                totals = counted(section)
                assert shown(section) == totals
                for total in section.totals:
                    assert total.points == sum(p.points for p in total.parts) - total.token
                    assert total.points > 0 or total.token > 0
                best = [seat for seat, points in totals.items() if points == max(totals.values())]
                leader = section.prospect.seat if section.prospect else None
                assert leader == (best[0] if len(best) == 1 else None)
                tokens_on_cards = [place.token for place in section.row if place.token]
                assert len(section.tokens) + len(tokens_on_cards) == 2
                assert players > 2 or len(set(section.tokens)) == len(section.tokens)
            assert sum(table.tokens_to_come.values()) % 2 == 0
        assert_ended_well(new)


def assert_ended_well(match: Match) -> None:
    table = board(match)
    if any(section.tokens for section in table.sections):
        assert table.last_circle
        assert all(section.prospect is None for section in table.sections)
    best = max(match.scores)
    assert match.winners == tuple(s for s, fame in enumerate(match.scores) if fame == best)
    won = [0] * match.players
    for event in match.events(SPECTATOR):
        if event.kind == "won":
            won[event.seat] += event.amount
    assert tuple(won) == match.scores


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_turn_has_its_parts_in_order(players: int) -> None:
    """Scoring, then two actions, with horsemen before the second; nothing in the last circle."""
    for seed in range(GAMES):
        match = played(players, seed, 0.3)
        turns: list[tuple[int, list[str]]] = []
        placed = [0] * players
        for event in match.events(SPECTATOR):
            if event.kind == "turn":
                turns.append((event.seat, []))
            elif turns:
                turns[-1][1].append(event.kind)
            if event.kind in ("placed", "rode", "covered"):
                placed[event.seat] += event.amount if event.kind == "placed" else 1
        for (seat, _), (following, _) in itertools.pairwise(turns):
            assert following == (seat + 1) % players
        circle = False
        for seat, kinds in turns:
            parts = [PARTS[kind] for kind in kinds if kind in PARTS]
            assert parts == sorted(parts, key=["scoring", "refill", "build"].index)
            actions = [kind for kind in kinds if kind in ACTION_EVENTS]
            if circle or ("over" in kinds and "last_circle" not in kinds):
                assert "build" not in parts
            else:
                # Only who has placed all cards has fewer actions.
                assert len(actions) == 2 or (len(actions) < 2 and placed[seat] == 20)
            if circle:
                assert "turned_up" not in kinds
            if len(actions) == 2:
                assert [kind for kind in kinds if PARTS.get(kind) == "build"][-1] != "rode"
            circle = circle or "last_circle" in kinds


def test_a_game_can_be_repeated_from_its_actions() -> None:
    match = played(4, 5, 0.3)
    again = tavola.load("great-wall").new(4, 5)
    for entry in match.entries:
        again.play(entry.seat, entry.body)
    assert again.tobytes() == match.tobytes()
    assert again.events(RED) == match.events(RED)


def test_all_kinds_of_actions_come_up() -> None:
    match = played(3, 1, 0.0)
    assert {ATLAS[entry.body].kind for entry in match.entries} >= {"place", "score"}
