"""What happens when the deck, or even the discard, runs out."""

from collections import Counter

import pytest

from tests.games.thurn_und_taxis.positions import (
    BLUE,
    GREEN,
    RED,
    Position,
    board,
    can,
    discarded,
    hand,
    play,
    player,
    route,
    row,
    told,
    why,
)

ROW = "Basel Lodz Ulm Linz Passau Zürich"
ALL_CITIES = (
    "Lodz Pilsen Nürnberg Stuttgart Würzburg Mannheim Carlsruhe Freiburg Basel Zürich Sigmaringen "
    "Ulm Ingolstadt Regensburg München Augsburg Kempten Innsbruck Salzburg Passau Linz Budweis"
)


def cards(words: str) -> Counter[str]:
    return Counter(words.split())


# --- The discard becomes the deck ----------------------------------------------------------------


def test_the_discard_is_shuffled_when_a_card_is_to_be_drawn() -> None:
    match = Position(3).hold(RED, "Augsburg").rest_discarded().turn(RED)
    before = cards(discarded(match))
    assert (board(match).deck_size, board(match).discard_size) == (0, before.total())
    play(match, "draw")
    assert told(match, since=1) == ["reshuffled", "drew_hidden"]
    assert (board(match).deck_size, board(match).discard_size) == (before.total() - 1, 0)
    (drawn,) = (cards(hand(match, RED)) - cards("Augsburg")).elements()
    assert drawn in before


def test_the_discard_is_shuffled_when_the_row_is_to_be_filled() -> None:
    match = Position(3).hold(RED, "Augsburg").row(ROW).rest_discarded().turn(RED)
    play(match, "take Ulm")
    assert told(match, since=1) == ["took", "reshuffled", "turned_up"]
    assert "-" not in row(match)
    assert board(match).discard_size == 0


def test_the_discard_is_not_shuffled_before_a_card_is_needed() -> None:
    position = Position(3).hold(RED, "Augsburg").row(ROW).deck("Budweis").rest_discarded()
    match = play(position.turn(RED), "take Ulm")
    assert row(match) == "Basel Lodz Budweis Linz Passau Zürich"
    assert board(match).deck_size == 0
    pile = discarded(match)
    assert pile
    play(match, "begin Ulm", "end turn")
    assert discarded(match) == pile


def test_the_last_card_of_the_deck_may_be_drawn_without_shuffling() -> None:
    position = Position(3).hold(RED, "Augsburg").deck("Budweis").rest_discarded()
    match = play(position.turn(RED), "draw")
    assert hand(match, RED) == "Augsburg Budweis"
    assert told(match, since=1) == ["drew_hidden"]


def test_cards_the_administrator_replaces_may_come_back() -> None:
    """They go to the discard before the new ones come, and there is nothing else to come."""
    match = Position(3).hold(RED, "Augsburg").row(ROW).rest_held_by(BLUE).turn(RED)
    play(match, "administrator")
    assert told(match, since=1) == ["asked", "swept", "reshuffled", *["turned_up"] * 6]
    assert cards(row(match)) == cards(ROW)


def test_the_deck_may_run_out_while_the_administrator_fills_the_row() -> None:
    position = Position(3).hold(RED, "Augsburg").row(ROW).deck("Ulm Budweis").rest_discarded()
    match = play(position.turn(RED), "administrator")
    assert row(match).startswith("Ulm Budweis ")
    assert told(match, since=1) == [
        *["asked", "swept"],
        *["turned_up"] * 2,
        "reshuffled",
        *["turned_up"] * 4,
    ]


def test_a_new_deck_is_shuffled() -> None:
    match = Position(3).hold(RED, "Augsburg").rest_discarded().turn(RED)
    play(match, "draw")
    deck = match._state["deck"][: match._state["deck_size"]].tolist()
    assert deck not in (sorted(deck), sorted(deck, reverse=True))


def test_the_discard_stays_while_a_route_is_laid_and_closed() -> None:
    position = Position(3).hold(RED, "Zürich Lodz Linz Basel Ulm").row(ROW).rest_discarded()
    match = position.route(RED, "Ulm Kempten").laying(RED)
    play(match, "lay Zürich right", "close", "one house in each region", "discard Basel")
    assert "reshuffled" not in told(match)
    assert board(match).deck_size == 0
    play(match, "end turn")
    assert "reshuffled" not in told(match)


# --- Nothing is left but the row -----------------------------------------------------------------


def test_without_deck_and_discard_a_place_in_the_row_stays_empty() -> None:
    match = Position(3).hold(RED, "Augsburg").row(ROW).rest_held_by(BLUE).turn(RED)
    play(match, "take Ulm")
    assert row(match) == "Basel Lodz - Linz Passau Zürich"
    assert board(match).row[2] is None


def test_without_deck_and_discard_only_the_row_is_left_to_take() -> None:
    match = Position(3).hold(RED, "Augsburg").row("Ulm Lodz").rest_held_by(BLUE).turn(RED)
    assert can(match) == ["administrator", "take Ulm", "take Lodz"]
    assert why(match, "draw") == "no-cards-left"


def test_an_empty_place_is_filled_at_the_start_of_the_next_turn() -> None:
    position = Position(3).hold(RED, "Augsburg").row("Basel Ulm").rest_held_by(BLUE)
    match = position.route(RED, "Stuttgart Nürnberg").turn(RED)
    play(match, "take Ulm", "abandon for Ulm")
    assert row(match) == "Basel - - - - -"
    assert cards(discarded(match)) == cards("Stuttgart Nürnberg")
    play(match, "end turn")
    assert match.actors == (BLUE,)
    assert cards(row(match)) == cards("Basel Stuttgart Nürnberg - - -")
    assert told(match)[-4:] == ["turn", "reshuffled", "turned_up", "turned_up"]


def test_discards_of_a_closing_fill_the_row_only_at_the_start_of_the_next_turn() -> None:
    position = Position(3).hold(RED, "Zürich").row("Basel").rest_held_by(BLUE)
    match = position.route(RED, "Ulm Kempten").laying(RED)
    play(match, "lay Zürich right", "close", "one house in each region")
    assert row(match) == "Basel - - - - -"
    play(match, "end turn")
    assert cards(row(match)) == cards("Basel Ulm Kempten Zürich - -")


def test_the_administrator_replaces_as_many_cards_as_there_are() -> None:
    match = Position(3).hold(RED, "Augsburg").row("Basel Ulm").rest_held_by(BLUE).turn(RED)
    play(match, "administrator")
    assert cards(row(match)) == cards("Basel Ulm - - - -")


# --- Nothing is left at all ----------------------------------------------------------------------


def test_with_nothing_to_take_the_turn_goes_on_with_laying() -> None:
    match = Position(3).hold(RED, "Augsburg").rest_held_by(BLUE).turn(RED)
    assert told(match) == ["turn", "nothing_to_take"]
    assert can(match) == ["begin Augsburg"]
    assert why(match, "postmaster") == "no-cards-left"


def test_the_postmaster_is_not_offered_with_nothing_left_to_take() -> None:
    match = Position(3).hold(RED, "Augsburg").row("Ulm").rest_held_by(BLUE).turn(RED)
    play(match, "take Ulm")
    assert can(match) == ["begin Ulm", "begin Augsburg"]
    assert why(match, "postmaster") == "no-cards-left"


def test_other_officials_still_help_with_nothing_to_take() -> None:
    position = Position(3).hold(RED, "Zürich Basel").route(RED, "Ulm Kempten").carriage(RED, 3)
    match = play(position.rest_held_by(BLUE).turn(RED), "lay Zürich right")
    assert can(match) == ["carrier", "close", "close with the cartwright", "end turn"]


def test_the_second_card_of_who_has_none_lapses_where_there_is_one_only() -> None:
    match = Position(3).row("Ulm").rest_held_by(BLUE).turn(RED)
    assert told(match) == ["turn", "asked", "took", "nothing_to_take"]
    assert can(match) == ["begin Ulm"]


def test_the_only_card_there_is_to_take_is_taken() -> None:
    """Red must have two cards, so no other official can help; and everybody sees it."""
    match = Position(3).row("Ulm Ulm").rest_held_by(BLUE).turn(RED)
    assert told(match) == ["turn", "asked", "took", "took"]
    assert can(match) == ["begin Ulm"]
    assert hand(match, RED) == "Ulm Ulm"
    match = Position(3).row("Ulm Linz").rest_held_by(BLUE).turn(RED)
    assert can(match) == ["take Ulm", "take Linz"]
    play(match, "take Linz")
    assert told(match, since=1) == ["took", "took"]
    assert hand(match, RED) == "Ulm Linz"


def test_the_only_card_is_not_taken_while_the_administrator_could_be_asked() -> None:
    match = Position(3).hold(RED, "Augsburg").row("Ulm").rest_held_by(BLUE).turn(RED)
    assert can(match) == ["administrator", "take Ulm"]
    assert can(play(match, "administrator")) == ["begin Ulm", "begin Augsburg"]


def test_the_second_card_of_the_postmaster_is_taken_where_it_is_the_only_one() -> None:
    match = Position(3).hold(RED, "Augsburg").row("Ulm Linz").rest_held_by(BLUE).turn(RED)
    play(match, "take Ulm", "postmaster")
    assert told(match, since=2) == ["asked", "took"]
    assert hand(match, RED) == "Ulm Augsburg Linz"


def test_who_has_no_card_to_lay_ends_the_turn() -> None:
    match = Position(3).route(RED, "Ulm Kempten Zürich").rest_held_by(BLUE).turn(RED)
    assert told(match)[:4] == ["turn", "asked", "nothing_to_take", "nothing_to_lay"]
    assert match.actors == (BLUE,)
    assert route(match, RED) == "Ulm Kempten Zürich"


def test_the_last_round_goes_on_past_who_has_nothing_to_lay() -> None:
    match = Position(3).carriage(GREEN, 7).ended(GREEN).began(BLUE).rest_held_by(GREEN).turn(RED)
    assert match.over
    assert told(match)[-3:] == ["nothing_to_take", "nothing_to_lay", "over"]


def test_when_all_cards_lie_in_open_routes_the_game_is_over_and_a_tie_is_shared() -> None:
    position = Position(3)
    for seat in range(3):
        position.route(seat, ALL_CITIES)
    match = position.finishing(GREEN)
    assert can(match) == ["close", "end turn"]
    play(match, "end turn")
    assert match.over
    assert match.winners == (RED, BLUE, GREEN)
    assert match.returns == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert player(match, GREEN).points == -20
