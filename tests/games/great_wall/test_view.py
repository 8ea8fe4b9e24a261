"""What a screen gets to show."""

from typing import Any

from tavola import Match
from tavola.games.great_wall.actions import DRAW, RIDE, cover, place, score
from tavola.view import SPECTATOR
from tests.games.great_wall.positions import (
    BLUE,
    BROWN,
    DRAGON,
    GATE,
    GREEN,
    NOBLE,
    RED,
    TOWER,
    WALL,
    WARRIOR,
    Position,
    beside,
    board,
    draw_on,
    lay,
    row,
)

Parts = list[tuple[str, int, int]]


def parts(match: Match, seat: int, section: int = 0) -> tuple[int, Parts, int]:
    """A total, how it comes about (kind, count, points), and the token taken off."""
    (total,) = (t for t in board(match).sections[section].totals if t.seat == seat)
    return total.points, [(p.kind, p.count, p.points) for p in total.parts], total.token


def prospect(match: Match, section: int = 0) -> Any:
    """Who leads, the tokens to lay, the token to win and who gets the other one."""
    p = board(match).sections[section].prospect
    return p and (p.seat, p.lays, p.wins, p.other)


# --- Totals --------------------------------------------------------------------------------------


def test_a_total_comes_with_its_parts() -> None:
    cards = "red gate, green wall, red wall, red gate, green tower, red horseman, red dragon"
    match = Position(3).section(0, (3, 7), cards).building(RED)
    assert parts(match, RED) == (
        8,
        [("wall", 1, 1), ("gate", 2, 4), ("horseman", 1, 2), ("dragon", 1, 1)],
        0,
    )
    assert parts(match, GREEN) == (4, [("wall", 1, 1), ("tower", 1, 3)], 0)


def test_warriors_are_shown_as_a_group() -> None:
    cards = "brown warrior, brown warrior, brown tower, brown warrior"
    match = Position(5).section(0, (3, 7), cards).building(RED)
    assert parts(match, BROWN) == (9, [("tower", 1, 3), ("warrior", 3, 6)], 0)


def test_beside_a_noble_the_parts_count_one_a_card() -> None:
    cards = "red tower, red warrior, red warrior, green noble, red gate"
    match = Position(3).section(0, (3, 7), cards).building(RED)
    assert parts(match, RED) == (4, [("gate", 1, 1), ("tower", 1, 1), ("warrior", 2, 2)], 0)
    assert parts(match, GREEN) == (1, [("noble", 1, 1)], 0)
    assert board(match).sections[0].nobles == 1


def test_the_token_taken_off_is_part_of_a_total() -> None:
    cards = "red gate, red wall, green gate"
    match = Position(3).section(0, (3,), cards, laid=(RED, WALL, 7)).building(GREEN)
    assert parts(match, RED) == (-4, [("wall", 1, 1), ("gate", 1, 2)], 7)
    assert parts(match, GREEN) == (2, [("gate", 1, 2)], 0)


def test_covered_cards_are_no_part_of_a_total() -> None:
    cards = "red gate, red wall, green tower, green dragon on red gate, red dragon on green tower"
    match = Position(3).section(0, (3, 7), cards).building(RED)
    assert parts(match, RED) == (2, [("wall", 1, 1), ("dragon", 1, 1)], 0)
    assert parts(match, GREEN) == (1, [("dragon", 1, 1)], 0)


def test_totals_are_live() -> None:
    match = Position(3).hold(RED, "warrior warrior noble wall").building(RED)
    match.play(RED, place(WARRIOR, 2, 0))
    assert parts(match, RED) == (3, [("warrior", 2, 3)], 0)
    match.play(RED, place(NOBLE, 1, 0))
    assert parts(match, RED) == (3, [("noble", 1, 1), ("warrior", 2, 2)], 0)


# --- Prospects -----------------------------------------------------------------------------------


def test_a_leader_will_lay_one_of_two_tokens() -> None:
    match = Position(3).section(0, (3, 7), "red gate, green wall").building(GREEN)
    assert prospect(match) == (RED, (3, 7), 0, -1)


def test_a_leader_will_win_the_second_token() -> None:
    cards = "red gate, green wall"
    match = Position(3).section(0, (3,), cards, laid=(RED, GATE, 7)).building(BLUE)
    assert prospect(match) == (GREEN, (), 3, RED)


def test_who_is_alone_will_win_both() -> None:
    match = Position(3).section(0, (3,), "red gate", laid=(RED, GATE, 7)).building(BLUE)
    assert prospect(match) == (RED, (), 3, RED)


def test_nobody_will_win_with_a_tie_or_without_cards() -> None:
    match = Position(3).section(0, (3, 7), "red gate, green gate").building(BLUE)
    assert prospect(match) is None
    assert prospect(match, section=1) is None


def test_what_is_in_prospect_comes_true_if_nobody_answers() -> None:
    cards = "red gate, green wall"
    match = Position(3).section(0, (3,), cards, laid=(RED, GATE, 7)).building(BLUE, actions=1)
    leader, _, wins, other = prospect(match)
    draw_on(match, until=GREEN)
    draw_on(match, until=BLUE)
    assert leader == GREEN
    assert match.scores[GREEN] == wins
    assert match.scores[other] == 7


# --- Tokens and cards left -----------------------------------------------------------------------


def test_the_tokens_to_come_are_counted() -> None:
    position = Position(2).section(0, (2, 4)).section(1, (3,), "red gate", laid=(RED, GATE, 7))
    match = position.won(GREEN, 1, 1, 8, 8).building(RED)
    assert board(match).tokens_to_come == {1: 0, 2: 5, 3: 6, 4: 6, 5: 8, 7: 3, 8: 0}


def test_tokens_turned_up_are_no_longer_to_come() -> None:
    position = Position(3).section(0, (2,), "red gate", laid=(RED, GATE, 1)).next_tokens(8, 5)
    before = board(position.building(BLUE)).tokens_to_come
    after = board(position.turn(RED)).tokens_to_come
    assert {v: before[v] - after[v] for v in before if before[v] != after[v]} == {8: 1, 5: 1}


def test_the_cards_left_of_every_player() -> None:
    cards = "red gate, green tower, red dragon on green tower"
    match = Position(3).section(0, (3, 7), cards).hold(RED, "wall wall").building(RED)
    red, green, blue = match.view(SPECTATOR).players
    assert (red.hand_size, red.deck_size) == (2, 16)
    assert red.remaining["gate"] == 2
    assert red.remaining["dragon"] == 0
    assert sum(red.remaining.values()) == 18
    assert sum(green.remaining.values()) == 19
    assert green.remaining["tower"] == 0
    assert sum(blue.remaining.values()) == 20


def test_drawing_changes_nothing_of_what_is_left() -> None:
    match = Position(3).building(RED)
    before = match.view(SPECTATOR).players[RED].remaining
    match.play(RED, DRAW)
    player = match.view(SPECTATOR).players[RED]
    assert player.remaining == before
    assert (player.hand_size, player.deck_size) == (6, 14)


def test_the_own_hand_by_kind() -> None:
    match = Position(3).hold(RED, "wall wall dragon").building(RED)
    assert match.view(RED).players[RED].hand == {
        "wall": 2,
        "gate": 0,
        "tower": 0,
        "noble": 0,
        "warrior": 0,
        "horseman": 0,
        "dragon": 1,
    }


# --- The row -------------------------------------------------------------------------------------


def test_a_dragon_lies_on_what_it_covers() -> None:
    match = Position(3).section(0, (3, 7), "blue wall, blue gate, blue wall")
    played = match.hold(GREEN, "dragon wall").hold(RED, "dragon gate").building(RED, actions=1)
    played.play(RED, cover(0, BLUE, GATE))
    played.play(GREEN, cover(0, RED, DRAGON))
    played.play(GREEN, place(WALL, 1, 0))
    (first, second, third, fourth) = board(played).sections[0].row
    assert [(card.owner, card.kind) for card in second.stack] == [
        (BLUE, "gate"),
        (RED, "dragon"),
        (GREEN, "dragon"),
    ]
    assert [len(place.stack) for place in (first, third, fourth)] == [1, 1, 1]
    assert row(played).endswith("blue wall, green wall")


def test_a_dragon_that_covers_nothing_lies_in_the_row() -> None:
    match = Position(3).section(0, (3, 7), "blue wall, red dragon, blue gate").building(RED)
    assert row(match) == "blue wall, red dragon, blue gate"


def test_the_token_stays_on_its_card() -> None:
    cards = "green wall, red wall, red wall, green wall, red wall"
    position = Position(3).section(0, (3, 5), cards).hold(GREEN, "dragon gate")
    match = position.hold(RED, "wall wall tower").turn(RED)
    lay(match, 3, WALL)
    before = "green wall, red wall (3), red wall, green wall, red wall"
    assert row(match) == before
    match.play(RED, place(WALL, 2, 0))
    assert row(match) == before + ", red wall, red wall"
    match.play(RED, place(TOWER, 1, 0))
    match.play(GREEN, cover(0, RED, WALL))
    assert row(match) == (
        "green wall, red wall (3), green dragon on red wall, green wall, red wall, "
        "red wall, red wall, red tower"
    )


def test_the_token_lies_on_the_leftmost_visible_card_of_its_kind() -> None:
    cards = "red gate, red gate, green dragon on red gate, red wall"
    match = Position(3).section(0, (3, 5), cards).turn(RED)
    lay(match, 3, GATE)
    assert row(match) == "green dragon on red gate, red gate (3), red wall"


def test_sections_do_not_mix_their_rows() -> None:
    position = Position(3).section(0, (3, 7), "red wall").section(2, (4, 5), "green wall")
    match = position.hold(RED, "wall gate").building(RED)
    match.play(RED, place(GATE, 1, 2))
    match.play(RED, place(WALL, 1, 0))
    assert (row(match, 0), row(match, 1), row(match, 2)) == (
        "red wall, red wall",
        "",
        "green wall, red gate",
    )


# --- Where the game stands -----------------------------------------------------------------------


def test_a_closed_section_stays_on_the_screen_without_tokens() -> None:
    match = Position(3).closed(1).rest_won_by(BLUE).building(RED)
    assert [section.id for section in board(match).sections] == [
        "section:0",
        "section:1",
        "section:2",
    ]
    assert beside(match, 1) == ()


def test_the_prompt_says_what_is_to_do() -> None:
    position = Position(3).section(1, (3, 7), "red gate")
    match = position.turn(RED)
    assert match.view(RED).prompt.key == "great-wall-prompt-score"
    assert match.view(RED).prompt.args == {"who": "you", "player": RED, "section": 2}
    assert match.view(GREEN).prompt.args == {"who": "other", "player": RED, "section": 2}
    lay(match, 3, GATE, section=1)
    assert match.view(RED).prompt.key == "great-wall-prompt-build"
    assert match.view(RED).prompt.args == {"who": "you", "player": RED, "actions": 2}


def test_the_prompt_of_an_ended_game_names_the_winners() -> None:
    match = Position(3).finished(RED).won(BLUE, 7, 8).turn(RED)
    prompt = match.view(RED).prompt
    assert prompt.key == "prompt-over"
    assert prompt.args["count"] == 1


def test_the_last_round_and_the_last_circle_are_shown() -> None:
    position = Position(3).section(0, (3, 7), "green gate")
    match = position.only(RED, "wall").building(RED)
    assert (board(match).finisher, board(match).last_circle) == (-1, False)
    match.play(RED, place(WALL, 1, 1))
    assert (board(match).finisher, board(match).last_circle) == (RED, False)
    lay(match, 3, GATE)
    draw_on(match, until=BLUE)
    draw_on(match, until=RED)
    assert (board(match).finisher, board(match).last_circle) == (RED, True)


def test_the_choices_are_the_legal_actions() -> None:
    match = Position(3).section(0, (3, 7), "red gate").hold(RED, "horseman dragon wall wall")
    played = match.building(RED)
    choices = played.view(RED).choices
    assert [choice.action for choice in choices] == played.legal(RED)
    by_action = {choice.action: choice for choice in choices}
    assert by_action[RIDE + 1].kind == "ride"
    assert by_action[RIDE + 1].at == ("section:1",)
    assert by_action[cover(0, RED, GATE)].at == ("section:0", "seat:0", "kind:gate")
    assert played.view(GREEN).choices == played.view(SPECTATOR).choices == []


# --- What an action would give -------------------------------------------------------------------


def test_a_preview_of_placing_cards() -> None:
    position = Position(3).section(0, (3, 7), "green gate").hold(RED, "warrior warrior wall")
    match = position.building(RED)
    preview = match.preview(RED, place(WARRIOR, 2, 0))
    assert (preview.section, preview.totals, preview.leader) == (0, {RED: 3, GREEN: 2}, RED)


def test_a_preview_of_a_tie_has_no_leader() -> None:
    position = Position(3).section(0, (3, 7), "green gate").hold(RED, "gate wall")
    preview = position.building(RED).preview(RED, place(GATE, 1, 0))
    assert (preview.totals, preview.leader) == ({RED: 2, GREEN: 2}, -1)


def test_a_preview_of_covering_a_card() -> None:
    position = Position(3).section(0, (3, 7), "green gate, green noble, red tower")
    match = position.hold(RED, "dragon wall").building(RED)
    preview = match.preview(RED, cover(0, GREEN, NOBLE))
    assert (preview.totals, preview.leader) == ({RED: 3 + 1, GREEN: 2}, RED)


def test_a_preview_of_laying_a_token() -> None:
    match = Position(3).section(0, (3, 7), "red gate, red wall, green gate").turn(RED)
    assert match.preview(RED, score(0, 0, GATE)).totals == {RED: 0, GREEN: 2}
    assert match.preview(RED, score(0, 1, WALL)).totals == {RED: -4, GREEN: 2}


def test_drawing_a_card_has_no_preview() -> None:
    assert Position(3).building(RED).preview(RED, DRAW) is None


def test_a_preview_does_not_count_what_the_next_player_scores_at_once() -> None:
    """Green leads and has one way to score only, which is carried out when red's turn ends."""
    position = Position(2).section(0, (3,), "red wall, green tower", laid=(RED, WALL, 1))
    match = position.hold(RED, "gate wall").building(RED, actions=1)
    preview = match.preview(RED, place(WALL, 1, 0))
    assert (preview.totals, preview.leader) == ({RED: 1, GREEN: 3}, GREEN)
