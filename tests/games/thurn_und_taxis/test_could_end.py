"""Who could bring about the end with the next turn, for all that everybody can see."""

import random

import pytest

import tavola
from tavola import Match
from tavola.games.thurn_und_taxis import rules
from tavola.games.thurn_und_taxis.state import Official
from tavola.kernel import NO_SEAT
from tests.games.strategies import new_match, walk
from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    board,
    play,
    player,
)

LONG = "Basel Zürich Kempten Ulm Stuttgart Nürnberg"
EAST = "Lodz Pilsen Budweis Linz"
"""Without houses in these, two are left, and every other region and city has one."""


def could_end(position: Position, seat: int = RED) -> bool:
    """Another player, who cannot end the game, is at turn."""
    answer: bool = player(position.hold(GREEN, "Würzburg").turn(GREEN), seat).could_end
    return answer


def with_cards(hand: str, route: str) -> Position:
    return Position(3).hold(RED, hand).route(RED, route)


# --- The last carriage ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "length", "answer"),
    [
        ("Lodz", 0, False),
        ("Lodz", 3, False),
        ("Lodz", 4, True),
        ("Lodz", 5, True),
        ("Lodz", 6, True),
        ("", 0, False),
        ("", 4, False),
        ("", 5, False),
        ("", 6, True),
    ],
)
def test_the_sixth_carriage_and_a_route_to_which_one_card_and_the_cartwright_add_up_to_seven(
    hand: str, length: int, answer: bool
) -> None:
    """Without a card in hand the postmaster must be asked, so the cartwright cannot help."""
    route = " ".join(LONG.split()[:length])
    assert could_end(with_cards(hand, route).carriage(RED, 6)) == answer


BETWEEN_DEAD_ENDS = "Lodz Pilsen Regensburg Passau Linz Budweis"
"""No road leads on from Lodz, nor from Budweis."""


def test_a_route_that_cannot_be_lengthened_must_be_abandoned() -> None:
    assert could_end(with_cards("Basel", BETWEEN_DEAD_ENDS[5:]).carriage(RED, 6))
    assert not could_end(with_cards("Basel", BETWEEN_DEAD_ENDS).carriage(RED, 6))
    assert not could_end(with_cards("", BETWEEN_DEAD_ENDS).carriage(RED, 6))
    assert not could_end(with_cards("Basel", BETWEEN_DEAD_ENDS).houses_except(RED, EAST))


@pytest.mark.parametrize("carriage", [0, 3, 4, 5])
def test_nobody_gets_two_carriages_at_once(carriage: int) -> None:
    assert not could_end(with_cards("Lodz", LONG).carriage(RED, carriage))


def test_what_the_hand_holds_does_not_matter() -> None:
    """Nobody else knows it: with cards that fit nowhere or drawn from the deck it is the same."""
    for position in (
        Position(3).hold(RED, "Lodz"),
        Position(3).hold(RED, drawn="Lodz"),
        Position(3).hold(RED, "Ingolstadt"),
    ):
        assert could_end(position.route(RED, LONG).carriage(RED, 6))
        assert could_end(position.route(RED, "Pilsen Nürnberg").houses_except(RED, EAST))


# --- The last house ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "answer"),
    [
        ("", False),
        ("Salzburg", True),  # Linz and Budweis
        ("Passau", True),  # Linz and Budweis
        ("Nürnberg", True),  # Pilsen and Lodz
        ("Ingolstadt", False),
        ("Ingolstadt Nürnberg", True),  # Pilsen and Lodz
        ("Pilsen Nürnberg", True),  # Lodz is enough
        ("Nürnberg Pilsen", True),  # Lodz is enough
        ("Lodz Pilsen Nürnberg", True),  # any card will do
        ("Linz Salzburg Innsbruck", True),  # Budweis
        ("Salzburg Innsbruck", True),  # Linz and Budweis
        ("Innsbruck Kempten", False),
        ("Freiburg Basel Zürich", False),
    ],
)
def test_the_last_houses_with_one_or_two_more_cards(route: str, answer: bool) -> None:
    assert could_end(with_cards("Basel", route).houses_except(RED, EAST)) == answer


@pytest.mark.parametrize(
    ("route", "answer"),
    [
        ("Nürnberg", False),
        ("Ingolstadt Nürnberg", False),
        ("Pilsen", False),
        ("Pilsen Nürnberg", True),  # Lodz
        ("Pilsen Lodz", True),  # any card will do
        ("Salzburg Innsbruck", False),
        ("Linz Salzburg", True),  # Budweis
    ],
)
def test_without_a_card_in_hand_only_one_card_can_be_laid(route: str, answer: bool) -> None:
    assert could_end(with_cards("", route).houses_except(RED, EAST)) == answer


def test_one_card_may_be_laid_at_each_end() -> None:
    """Mannheim lies beyond one end, Lodz beyond the other."""
    route, without = "Würzburg Nürnberg Pilsen", "Mannheim Lodz Zürich Innsbruck"
    assert could_end(with_cards("Basel", route).houses_except(RED, without))
    assert not could_end(with_cards("", route).houses_except(RED, without))


def test_all_houses_in_one_region_count_too() -> None:
    """Two cities of Baiern are missing and two in Baden: either could be had as one region."""
    without = "Augsburg Kempten Freiburg Carlsruhe"
    assert could_end(with_cards("Lodz", "Ulm").houses_except(RED, without))
    assert could_end(with_cards("Lodz", "Basel").houses_except(RED, without))
    assert not could_end(with_cards("Lodz", "Passau").houses_except(RED, without))


def test_a_region_twice_and_another_once_do_not_add_up() -> None:
    without = "Augsburg Kempten Zürich Lodz Pilsen"
    position = with_cards("Lodz", "Augsburg Kempten").houses_except(RED, without)
    assert player(position.turn(GREEN), RED).houses_left == 3
    assert not could_end(position)


def test_houses_left_are_more_than_any_route_could_place() -> None:
    assert not could_end(with_cards("Lodz", LONG))


def test_a_new_route_is_too_short_to_be_closed() -> None:
    """Even with the postal carrier it has two cards."""
    assert not could_end(with_cards("Lodz Pilsen", "").houses_except(RED, "Lodz Pilsen Ulm"))


# --- In the middle of one's own turn -------------------------------------------------------------


def in_own_turn(match: Match) -> bool:
    answer: bool = player(match, RED).could_end
    return answer


@pytest.mark.parametrize(
    ("official", "answer"),
    [(Official.NONE, True), (Official.ADMINISTRATOR, False), (Official.POSTMASTER, False)],
)
def test_who_was_helped_by_an_official_has_no_cartwright(official: Official, answer: bool) -> None:
    position = with_cards("Lodz", "Basel Zürich Kempten Ulm").carriage(RED, 6)
    assert in_own_turn(position.laying(RED, official)) == answer


def test_a_card_that_was_just_taken_does_not_help_who_had_none() -> None:
    position = with_cards("", "Basel Zürich Kempten Ulm").carriage(RED, 6).row("Lodz Linz")
    match = position.turn(RED)
    assert not in_own_turn(match)
    assert not in_own_turn(play(match, "take Lodz"))
    assert not in_own_turn(play(match, "take Linz"))


@pytest.mark.parametrize(
    ("length", "official", "answer"),
    [
        (3, Official.NONE, False),
        (4, Official.NONE, True),  # in the next turn
        (5, Official.NONE, True),  # now
        (4, Official.CARRIER, True),  # in the next turn
        (5, Official.CARRIER, True),  # in the next turn
    ],
)
def test_who_has_laid_a_card_can_close_now_or_go_on_next_turn(
    length: int, official: Official, answer: bool
) -> None:
    route = " ".join(LONG.split()[:length])
    match = with_cards("Lodz", route).carriage(RED, 6).finishing(RED, official)
    assert in_own_turn(match) == answer


def test_a_route_between_dead_ends_can_be_closed_in_the_turn_in_which_it_became_one() -> None:
    match = with_cards("Basel", BETWEEN_DEAD_ENDS).carriage(RED, 6).finishing(RED)
    assert in_own_turn(match)
    assert not in_own_turn(play(match, "end turn"))


def test_while_a_route_is_closed_only_what_it_brings_counts() -> None:
    for words, answer in (("close", False), ("close with the cartwright", True)):
        match = with_cards("Lodz", LONG).carriage(RED, 6).finishing(RED)
        assert in_own_turn(play(match, words)) == answer
    assert not in_own_turn(play(with_cards("", EAST).finishing(RED), "close"))


# --- When it is shown ----------------------------------------------------------------------------


def test_each_player_is_judged_alone() -> None:
    position = Position(3).hold(RED, "Lodz").hold(BLUE, "Lodz").carriage(BLUE, 6)
    match = position.route(RED, LONG).route(BLUE, LONG).turn(GREEN)
    assert [player(match, seat).could_end for seat in range(3)] == [False, True, False]
    assert all(match.view(viewer).players[BLUE].could_end for viewer in range(3))


def test_nobody_can_after_the_end_was_brought_about() -> None:
    position = with_cards("Lodz", LONG).carriage(RED, 6).carriage(BLUE, 7).ended(BLUE)
    assert not could_end(position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_brings_the_end_without_having_been_able_to(players: int) -> None:
    """The rule is asked itself: a view of every position, with the whole log, takes minutes."""
    game = tavola.load("thurn-und-taxis")
    ends = 0
    for seed in range(15):
        able: list[bool] = []
        turn = -1
        for match in walk(new_match(game, players, seed), random.Random(seed)):
            s = match._state
            if s["ended"] != NO_SEAT:
                assert able[s["ended"]]
                ends += 1
                break
            if s["turn"] != turn:
                turn = int(s["turn"])
                able = [rules.could_end(s, game.tables, seat) for seat in range(players)]
    assert ends == 15


def test_who_could_end_the_game_does_so() -> None:
    """A route of four, the card just taken and the cartwright make seven."""
    position = Position(2).hold(RED, "Lodz").carriage(RED, 6).row("Freiburg")
    match = position.route(RED, "Ulm Kempten Zürich Basel").turn(RED)
    assert player(match, RED).could_end
    play(match, "take Freiburg", "lay Freiburg right", "close with the cartwright")
    while board(match).stage != "finishing":
        match.play(RED, match.legal(RED)[0])
    assert board(match).ended == RED
