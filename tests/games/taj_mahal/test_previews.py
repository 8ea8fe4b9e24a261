"""Previews: what withdrawing would give, to the point, and what playing a card would lead."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tavola
from tavola import Match
from tavola.games.taj_mahal.state import Stage
from tavola.view import SPECTATOR
from tests.games.strategies import new_match, walk
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    number,
    play,
    player,
)

CHOOSING = ("building", "crowning")
STAGES = (Stage.PLAYING, Stage.BUILDING, Stage.CROWNING)

Bonuses = tuple[tuple[str, str, int, int], ...]
Outcome = tuple[tuple[str, ...], str | None, Bonuses, int, frozenset[str], int, int, int]
"""Cities, crown city, bonus tiles, points for palaces and for whom, for goods, all, cards."""


def preview(match: Match, words: str) -> Any:
    """The preview of a choice on the screen of whoever is to act."""
    (seat,) = match.actors
    action = number(match, words)
    (choice,) = (c for c in match.view(seat).choices if c.action == action)
    return choice.preview


def shown(way: Any) -> Outcome:
    bonuses = tuple((gain.city, gain.bonus, gain.points, gain.cards) for gain in way.bonuses)
    return (
        tuple(sorted(way.cities)),
        way.crown,
        bonuses,
        way.palaces,
        frozenset(way.connected),
        way.goods,
        way.points,
        way.cards,
    )


# --- Withdrawing, played out in all ways ---------------------------------------------------------


def outcomes(match: Match, seat: int, action: int) -> Iterator[Match]:
    """The match after an action and every way to go on with it until the cities are chosen."""
    after = match.copy()
    after.play(seat, action)
    if after.actors == (seat,) and board(after).stage in CHOOSING:
        for further in after.legal(seat):
            yield from outcomes(after, seat, further)
    else:
        yield after


def ids(names: str) -> frozenset[str]:
    return frozenset(f"province:{name.lower()}" for name in names.split(", ") if name)


def city(event: Any) -> str:
    return f"city:{event.message.args['city'].lower()}"


def what_came(match: Match, seat: int, since: int) -> Outcome:
    """What the events after the withdrawal of a seat tell of it."""
    cities, crown, bonuses = [], None, []
    palaces = goods = cards = points = 0
    others: frozenset[str] = frozenset()
    withdrawn = False
    for event in match.events(SPECTATOR, since):
        if event.kind == "withdrew":
            withdrawn = event.seat == seat
        elif event.seat != seat or not withdrawn:
            continue
        if event.kind == "palace":
            cities.append(city(event))
        elif event.kind == "crown":
            crown = city(event)
        elif event.kind == "bonus":
            bonus = f"bonus:{event.message.args['bonus']}"
            bonuses.append((city(event), bonus, event.amount, 0))
            points += event.amount
        elif event.kind == "good" and event.message.args["tile"] == "bonus":
            where, bonus, _, _ = bonuses.pop()
            bonuses.append((where, bonus, event.amount, 0))
            points += event.amount
        elif event.kind == "good":
            goods += event.amount
            points += event.amount
        elif event.kind == "drew_hidden":
            cards += 1
            if event.message.args["why"] == "bonus-tile":
                where, bonus, amount, _ = bonuses.pop()
                bonuses.append((where, bonus, amount, 1))
        elif event.kind == "connected":
            palaces = event.amount
            points += palaces
            others = ids(str(event.message.args["others"]))
    return tuple(sorted(cities)), crown, tuple(bonuses), palaces, others, goods, points, cards


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ways_shown_are_those_that_come_about(players: int) -> None:
    """Also while cities are being chosen: then those that are still open."""
    game = tavola.load("taj-mahal")
    sizes: Counter[int] = Counter()
    gains: Counter[str] = Counter()
    for seed in range(4):
        for match in walk(new_match(game, players, f"ways {seed}"), random.Random(seed)):
            if match.over or match._state["stage"] not in (
                Stage.PLAYING,
                Stage.BUILDING,
                Stage.CROWNING,
            ):
                continue
            if match._state["stage"] == Stage.PLAYING and match.number % 4:
                continue
            (seat,) = match.actors
            before = match.scores[seat]
            since = match.number
            if board(match).stage in CHOOSING:  # what this withdrawal has told already
                since = max(e.number for e in match.events(SPECTATOR) if e.kind == "withdrew") - 1
            for choice in match.view(seat).choices:
                if choice.kind not in ("withdraw", "palace", "crown"):
                    continue
                played = [
                    what_came(after, seat, since) for after in outcomes(match, seat, choice.action)
                ]
                ways = [shown(way) for way in choice.preview.ways]
                assert len(set(ways)) == len(ways)
                assert sorted(map(repr, ways)) == sorted(map(repr, played))
                for after, outcome in zip(
                    outcomes(match, seat, choice.action), played, strict=True
                ):
                    if not after.over and board(after).visit == board(match).visit:
                        assert after.scores[seat] - before == outcome[-2]
                sizes[len(ways)] += 1
                gains.update(gain.bonus for way in choice.preview.ways for gain in way.bonuses)
    assert max(sizes) > 4
    assert len(gains) >= 5


def test_the_prizes_are_those_that_are_won() -> None:
    game = tavola.load("taj-mahal")
    for seed in range(4):
        for match in walk(new_match(game, 4, f"prizes {seed}"), random.Random(seed)):
            if match.over or match._state["stage"] != Stage.PLAYING or match.number % 3:
                continue
            (seat,) = match.actors
            after = play(match.copy(), "withdraw")
            first = [e for e in after.events(SPECTATOR, match.number) if e.kind == "won"]
            won = [e.message.args["prize"] for e in first if e.seat == seat]
            assert preview(match, "withdraw").prizes == won
            assert player(match, seat).leads == won


# --- One thing after the other -------------------------------------------------------------------


def table(deck: str = "pVE") -> Match:
    position = Position(3).laid(ANNA, "rVK rGE").deck(deck).palaces(BRUNO, "Lucknow")
    position.hold(ANNA, "rEE").hold(BRUNO, "yEE").hold(CARLA, "gEE").display("rPE yPE gPE pPE wE")
    position.bonus("Bahraich", "tea").bonus("Faizabad", "one card").goods(ANNA, "tea")
    return position.palaces(ANNA, "Hardwar").turn(ANNA)


def test_each_bonus_palaces_goods_and_all() -> None:
    """Bahraich: tea, one owned: 2, and Hardwar is connected: 2. Tile 6: rice and spices: 2."""
    shown_before = preview(table(), "withdraw")
    assert shown_before.prizes == ["vizier", "general", "mogul", "elephant"]
    # Three pairs of cities, four cities for the crown.
    assert len(shown_before.ways) == 12
    (way,) = (
        way
        for way in shown_before.ways
        if set(way.cities) == {"city:bahraich", "city:faizabad"} and way.crown == "city:lucknow"
    )
    assert [(g.city, g.bonus, g.points, g.cards) for g in way.bonuses] == [
        ("city:bahraich", "bonus:tea", 2, 0),
        ("city:faizabad", "bonus:one-card", 0, 1),
    ]
    assert (way.palaces, way.connected) == (2, ["province:delhi"])
    assert (way.goods, way.points, way.cards) == (2, 6, 1)


def test_one_card_and_never_which() -> None:
    one, other = table("pVE"), table("wK")
    assert msgspec.json.encode(one.view(ANNA)) == msgspec.json.encode(other.view(ANNA))
    assert b"event-drew" not in msgspec.json.encode(preview(one, "withdraw"))
    assert b'"cards":1' in msgspec.json.encode(preview(one, "withdraw"))


def test_withdrawing_at_once_gives_one_card() -> None:
    one, other = Position(3).deck("pVE").turn(ANNA), Position(3).deck("wK").turn(ANNA)
    (way,) = preview(one, "withdraw").ways
    assert (way.cities, way.crown, way.points, way.cards) == ([], None, 0, 1)
    assert preview(one, "withdraw") == preview(other, "withdraw")


def test_without_a_card_anywhere_it_gives_none() -> None:
    position = Position(3).rest_held_by(BRUNO).hold(ANNA, "rEE").hold(CARLA, "gVE")
    (way,) = preview(position.turn(ANNA), "withdraw").ways
    assert way.cards == 0


def test_without_a_card_anywhere_the_tile_of_one_card_gives_none() -> None:
    """What lies before the players is discarded only after the bonus tiles."""
    position = Position(3).rest_held_by(BRUNO).hold(ANNA, "rEE").hold(CARLA, "gVE")
    position.laid(ANNA, "rVK").laid(BRUNO, "yMK").bonus("Faizabad", "one card")
    match = position.turn(ANNA)
    ways = {way.cities[0]: way for way in preview(match, "withdraw").ways}
    assert len(ways) == 4
    gain = ways["city:faizabad"].bonuses[0]
    assert (gain.bonus, gain.points, gain.cards) == ("bonus:one-card", 0, 0)
    assert {way.cards for way in ways.values()} == {0}
    play(match, "withdraw", "palace Faizabad")
    assert "deck_empty" in [event.kind for event in match.events(SPECTATOR)]
    assert "drew_hidden" not in [event.kind for event in match.events(SPECTATOR)]


def test_while_cities_are_chosen_only_what_is_still_open_is_shown() -> None:
    match = play(table(), "withdraw")
    assert len(preview(match, "palace Bahraich").ways) == 8
    assert len(preview(match, "palace Gorakhpur").ways) == 4
    play(match, "palace Bahraich")
    assert len(preview(match, "palace Faizabad").ways) == 4
    play(match, "palace Faizabad")
    (way,) = preview(match, "crown Lucknow").ways
    assert way.points == 6


def test_a_preview_leaves_the_match_alone() -> None:
    match = table()
    before = match.tobytes()
    match.view(ANNA)
    for action in match.legal(ANNA):
        match.preview(ANNA, action)
    assert match.tobytes() == before


# --- Playing cards -------------------------------------------------------------------------------


def test_playing_a_card_shows_what_one_would_lead() -> None:
    position = Position(3).laid(ANNA, "rVE").laid(BRUNO, "yVE yGE").hold(ANNA, "rVE rGM wV wE wK")
    match = position.turn(ANNA)
    assert preview(match, "withdraw").prizes == []
    assert preview(match, "play rVE").prizes == ["vizier"]
    assert preview(match, "play rGM").prizes == ["monk"]
    play(match, "play rVE")
    assert preview(match, "alone").prizes == ["vizier"]
    assert preview(match, "white E").prizes == ["vizier", "elephant"]
    assert preview(match, "white K").prizes == ["vizier", "mogul"]


def test_with_special_cards_too() -> None:
    position = Position(3).hold(ANNA, "rVE rPE").laid(BRUNO, "yKE")
    match = play(position.specials(ANNA, "+E", "+K", "+2").turn(ANNA), "play rVE")
    assert preview(match, "special +E").prizes == ["vizier", "elephant"]
    assert preview(match, "special +K").prizes == ["vizier"]
    assert preview(match, "special +2").prizes == ["vizier"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_one_would_lead_is_what_one_then_leads(players: int) -> None:
    game = tavola.load("taj-mahal")
    compared = 0
    for seed in range(3):
        for match in walk(new_match(game, players, f"leads {seed}"), random.Random(seed)):
            if match.over or match._state["stage"] > Stage.JOINING or match.number % 3:
                continue
            (seat,) = match.actors
            for choice in match.view(seat).choices:
                if choice.kind == "withdraw":
                    continue
                after = match.copy()
                after.play(seat, choice.action)
                others = [
                    e for e in after.events(SPECTATOR, match.number) if e.seat not in (seat, -1)
                ]
                withdrawn = any(e.kind == "withdrew" for e in after.events(SPECTATOR, match.number))
                if not others and not withdrawn:
                    prizes = choice.preview.prizes if choice.preview else []
                    assert player(after, seat).leads == prizes
                    compared += bool(prizes)
    assert compared > 50
