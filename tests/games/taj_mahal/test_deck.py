"""The deck, when it is used up."""

import pytest

import tavola
from tavola import Match
from tests.games.taj_mahal.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    board,
    display,
    hand,
    happened,
    play,
    player,
    take_any,
    told,
    withdraw,
)


def everybody_withdraws_at_once(players: int) -> list[tuple[int, int, list[int], list[int]]]:
    """Of every visit: cards displayed, in the deck; how many each took and drew, in turn order."""
    match = tavola.load("taj-mahal").new(players, 5)
    visits = []
    for visit in range(1, 13):
        shown = board(match)
        assert shown.visit == visit
        since = match.number
        order = list(shown.order)
        while not match.over and board(match).visit == visit:
            withdraw(match)
        visits.append(
            (
                len(shown.display),
                shown.deck_size,
                [counted(match, "took", since, seat) for seat in order],
                [counted(match, "drew_hidden", since, seat) for seat in order],
            )
        )
    assert match.over
    sizes = [player(match, seat).hand_size for seat in range(players)]
    assert sum(sizes) == 96
    assert board(match).deck_size == board(match).discard_size == 0
    assert "reshuffled" not in told(match)
    return visits


def counted(match: Match, kind: str, since: int, seat: int) -> int:
    return sum(event.seat == seat for event in happened(match, kind, since))


def test_three_withdraw_at_once_in_every_visit() -> None:
    visits = everybody_withdraws_at_once(3)
    for number, visit in enumerate(visits[:9]):
        assert visit == (5, 73 - 8 * number, [2, 2, 1], [1, 1, 1])
    assert visits[9] == (5, 1, [2, 2, 1], [1, 0, 0])
    assert visits[10:] == [(0, 0, [0, 0, 0], [0, 0, 0])] * 2


def test_four_withdraw_at_once_in_every_visit() -> None:
    visits = everybody_withdraws_at_once(4)
    for number, visit in enumerate(visits[:6]):
        assert visit == (7, 65 - 11 * number, [2, 2, 2, 1], [1, 1, 1, 1])
    assert visits[6] == (6, 0, [2, 2, 2, 0], [0, 0, 0, 0])
    assert visits[7:] == [(0, 0, [0] * 4, [0] * 4)] * 5


def test_five_withdraw_at_once_in_every_visit() -> None:
    visits = everybody_withdraws_at_once(5)
    for number, visit in enumerate(visits[:4]):
        assert visit == (9, 57 - 14 * number, [2, 2, 2, 2, 1], [1] * 5)
    assert visits[4] == (9, 1, [2, 2, 2, 2, 1], [1, 0, 0, 0, 0])
    assert visits[5:] == [(0, 0, [0] * 5, [0] * 5)] * 7


# --- A new deck ----------------------------------------------------------------------------------


def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    position = Position(3).laid(BRUNO, "rVE rEE").hold(ANNA, "gEE").hold(CARLA, "yEE")
    match = position.rest_discarded().turn(ANNA)
    rest = 96 - 2 - 2 - 5  # before Bruno, in two hands (Bruno's has one too), in the display
    play(match, "withdraw")
    (event,) = happened(match, "reshuffled")
    assert event.amount == rest - player(match, BRUNO).hand_size
    assert board(match).deck_size == event.amount - 1
    assert board(match).discard_size == 0
    assert len(hand(match, ANNA).split()) == 2


def test_not_yet_when_the_last_card_is_drawn() -> None:
    match = Position(3).deck("pVE").rest_discarded().turn(ANNA)
    take_any(play(match, "withdraw"))
    assert board(match).deck_size == 0
    assert board(match).discard_size > 0
    assert "reshuffled" not in told(match)
    play(match, "withdraw")
    assert "reshuffled" in told(match)


def test_a_display_is_laid_out_from_the_old_deck_and_then_from_the_new_one() -> None:
    position = Position(3).laid(ANNA, "rVE").out(BRUNO, CARLA).display("gEE").deck("pVE yVM")
    match = position.discard("wE wE wE").rest_held_by(BRUNO).hold(CARLA, "gVE").turn(ANNA)
    play(match, "withdraw", "palace Lucknow")
    kinds = told(match)
    assert kinds[kinds.index("visit") :] == [
        "visit",
        "turned_up",
        "turned_up",
        "reshuffled",
        "turned_up",
        "turned_up",
        "turned_up",
    ]
    # Three white cards and what Anna has played.
    assert happened(match, "reshuffled")[0].amount == 4
    assert {"pVE", "yVM"} <= set(display(match).split())


def test_cards_before_players_and_in_the_display_stay_where_they_are() -> None:
    position = Position(3).laid(BRUNO, "rVE rEE wK").display("yVE yGE pEE wE rME")
    match = play(position.rest_discarded().turn(ANNA), "withdraw")
    assert list(player(match, BRUNO).laid) == [
        "card:red-vizier-elephant",
        "card:red-elephant-elephant",
        "card:white-mogul",
    ]
    assert sorted(display(match).split()) == sorted(["yVE", "yGE", "pEE", "wE", "rME"])


# --- No card anywhere ----------------------------------------------------------------------------


def test_without_any_card_that_draw_does_not_happen() -> None:
    position = Position(3).rest_held_by(BRUNO).hold(ANNA, "rEE").hold(CARLA, "gVE")
    match = take_any(play(position.display("yEE yVE").turn(ANNA), "withdraw"))
    assert "deck_empty" in told(match)
    assert sorted(hand(match, ANNA).split()) == ["rEE", "yEE", "yVE"]


def test_a_short_display_is_not_topped_up() -> None:
    position = Position(3).laid(ANNA, "rVE").out(BRUNO, CARLA).display("gEE")
    match = position.deck("pVE").rest_held_by(BRUNO).hold(CARLA, "gVE").turn(ANNA)
    play(match, "withdraw", "palace Lucknow")
    assert sorted(display(match).split()) == ["pVE", "rVE"]
    assert board(match).deck_size == board(match).discard_size == 0


@pytest.mark.parametrize(("shown", "taken"), [("yEE yVE gEE", [2, 1]), ("yEE", [1, 0])])
def test_who_leaves_takes_two_cards_or_what_is_left(shown: str, taken: list[int]) -> None:
    position = Position(3).rest_held_by(CARLA).hold(ANNA, "rEE").hold(BRUNO, "gVE")
    match = position.display(shown).turn(ANNA)
    withdraw(match)
    withdraw(match)
    assert [counted(match, "took", 0, seat) for seat in (ANNA, BRUNO)] == taken
