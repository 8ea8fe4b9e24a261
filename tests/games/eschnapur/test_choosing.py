"""Phases 1 and 2: everybody chooses at once, secretly, and may change their mind."""

import random

import pytest

from tavola import Illegal, Match, NotYourTurn
from tavola.games.eschnapur.actions import CONFIRM, RECONSIDER, lay, order, sites
from tavola.games.eschnapur.components import Official, Privilege
from tavola.games.eschnapur.state import Stage
from tavola.view import SPECTATOR
from tests.games.eschnapur.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    board,
    can,
    choose,
    decline,
    held,
    number,
    offer,
    play,
    player,
    stage,
    store,
    told,
    track,
    why,
)


def started() -> Match:
    return Position(3).hold(RED, "5 4 3").hold(GREEN, "5 4 3").hold(BLUE, "2").begin()


def test_all_are_actors_in_any_order() -> None:
    match = started()
    assert match.actors == (RED, GREEN, BLUE)
    for seat in (BLUE, RED, GREEN):
        match.play(seat, sites(2, 3))
    for seat in (GREEN, BLUE, RED):
        match.play(seat, order())
    assert stage(match) == Stage.OFFERING


def test_others_see_no_more_than_that_somebody_has_chosen() -> None:
    match, twin = started(), started()
    for other, pair in ((match, (2, 3)), (twin, (5, 8))):
        other.play(GREEN, sites(*pair))
        assert player(other, GREEN).choice == "open"
        other.play(GREEN, order())
        assert player(other, GREEN).choice == "chosen"
        assert player(other, GREEN).sites is None
    for viewer in (SPECTATOR, RED, BLUE):
        assert match.view(viewer) == twin.view(viewer)
        assert match.text(viewer) == twin.text(viewer)
        assert match.information(viewer).tobytes() == twin.information(viewer).tobytes()
    assert match.view(GREEN) != twin.view(GREEN)
    assert player(match, GREEN, GREEN).sites == ["section:1", "section:2"]


def test_cards_are_laid_where_nobody_else_sees_them() -> None:
    match, twin = (choose(started()) for _ in range(2))
    for other, cards in ((match, (5, 4, 3, 0, 0)), (twin, (0, 0, 3, 4, 5))):
        for official, card in enumerate(cards):
            other.play(RED, lay(card, official))
        other.play(RED, CONFIRM)
    for viewer in (SPECTATOR, GREEN, BLUE):
        assert match.view(viewer) == twin.view(viewer)
        assert match.text(viewer) == twin.text(viewer)
    assert [bid.card for bid in player(match, RED, RED).bids] == [5, 4, 3, 0, 0]


def test_others_do_not_see_how_somebody_came_to_a_choice() -> None:
    match, twin = started(), started()
    # The one takes the first sites back by undo, the other by choosing anew.
    match.play(GREEN, sites(2, 3))
    match.undo(GREEN)
    match.play(GREEN, sites(5, 8))
    twin.play(GREEN, sites(4, 6))
    twin.play(GREEN, RECONSIDER)
    twin.play(GREEN, sites(5, 8))
    for viewer in (SPECTATOR, RED, BLUE):
        assert match.view(viewer) == twin.view(viewer)
        assert match.text(viewer) == twin.text(viewer)
        assert match.events(viewer) == twin.events(viewer) == started().events(viewer)
        assert match.text(viewer).count("seat 2: (chosen secretly)") == 3
    assert [event.kind for event in match.events(GREEN, 0)] == ["undo"]
    assert "undo" in match.text(GREEN)


def test_others_hear_when_a_confirmed_choice_is_undone() -> None:
    match = started()
    match.play(GREEN, sites(2, 3))
    match.play(GREEN, order())
    match.undo(GREEN)
    assert [event.kind for event in match.events(RED, 0)] == ["chosen", "undo"]
    assert [event.kind for event in match.view(RED).log] == ["round", "undo"]


def test_a_learning_program_does_not_see_the_steps_of_others() -> None:
    match = choose(started())
    seen = {viewer: match.information(viewer).observation() for viewer in (SPECTATOR, RED, BLUE)}
    own = match.information(GREEN).observation()
    match.play(GREEN, lay(5, 0))
    match.play(GREEN, lay(4, 1))
    for viewer, before in seen.items():
        assert (match.information(viewer).observation() == before).all()
    assert (match.information(GREEN).observation() != own).any()


@pytest.mark.parametrize("gold", ["", "5", "3 2 1", "5 5 5 4 4 3"])
def test_the_number_of_decisions_tells_nothing(gold: str) -> None:
    rng = random.Random(gold)
    for _ in range(10):
        position = Position(4).hold(GREEN, gold).blocked(BLUE, Official.STOP, 2).hold(RED, "1")
        match = position.track(RED, 40).track(GREEN, rng.choice([0, 40])).begin()
        assert decisions(match, rng) == {RED: 2, GREEN: 2, BLUE: 2, YELLOW: 2}
        while match._state["owing"]:
            play(match, rng.choice(match.legal(match.actors[0])))
        laying = dict.fromkeys((RED, GREEN, BLUE, YELLOW), 6) | {BLUE: 5}
        if match._state["from_hand"] >= 0:
            del laying[int(match._state["from_hand"])]
        assert decisions(match, rng) == laying


def decisions(match: Match, rng: random.Random) -> dict[int, int]:
    """How many each player makes until all have chosen, if nobody takes any back."""
    count: dict[int, int] = {}
    began = stage(match)
    while stage(match) == began:
        seat = rng.choice(match.awaited)
        match.play(seat, rng.choice([a for a in match.legal(seat) if a != RECONSIDER]))
        count[seat] = count.get(seat, 0) + 1
    return count


def test_a_confirmed_choice_is_taken_back_until_the_last_has_confirmed() -> None:
    match = started()
    match.play(RED, sites(2, 3))
    match.play(RED, order())
    assert match.legal(RED) == [RECONSIDER]
    assert match.awaited == (GREEN, BLUE)
    match.play(RED, RECONSIDER)
    assert [event.seat for event in told(match, "reconsidered")] == [RED]
    assert player(match, RED, RED).sites == []
    for seat in range(3):
        match.play(seat, sites(3, 4))
        match.play(seat, order())
    assert stage(match) == Stage.OFFERING
    assert player(match, RED, RED).sites == ["section:2", "section:3"]
    assert why(match, "reconsider", RED) == "nothing-chosen"


def test_cards_are_taken_back_into_the_hand() -> None:
    match = choose(started())
    match.play(RED, lay(5, 0))
    match.play(RED, lay(4, 1))
    match.play(GREEN, lay(5, 0))
    match.play(RED, RECONSIDER)
    assert not told(match, "reconsidered")  # for nobody had heard that Red had chosen
    assert player(match, RED, RED).hand == (2, 0, 0, 1, 1, 1)
    assert lay(5, 0) in match.legal(RED)


def test_a_blocked_card_is_not_taken_back() -> None:
    match = choose(Position(4).hold(GREEN, "5 3").blocked(GREEN, Official.STOP, 4).begin())
    match.play(GREEN, lay(5, Official.BLOCKADE))
    match.play(GREEN, lay(3, Official.BRICKS))
    match.play(GREEN, RECONSIDER)
    bids = player(match, GREEN, GREEN).bids
    assert [bid.card for bid in bids if bid.face_down] == [4]
    assert bids[Official.STOP].carried
    assert player(match, GREEN, GREEN).hand == (2, 0, 0, 1, 0, 1)


@pytest.mark.parametrize("points", [0, 30])
def test_when_all_have_chosen_sites_nobody_can_go_back(points: int) -> None:
    match = started()
    match._state["privilege_points"][RED] = points
    for seat in range(3):
        match.play(seat, sites(3, 4))
        assert match.can_undo(seat)
        match.play(seat, order())
        assert match.can_undo(seat) == (seat < BLUE)
    assert stage(match) == Stage.OFFERING
    assert told(match, "sites_settled")


def test_nor_when_the_game_has_come_to_a_standstill() -> None:
    match = choose(Position(3).begin())
    assert match.over
    assert not any(match.can_undo(seat) for seat in range(3))


def test_who_has_confirmed_is_not_asked_any_more() -> None:
    match = started()
    match.play(RED, sites(2, 3))
    match.play(RED, order())
    assert why(match, "build at 2 and 4", RED) == "already-confirmed"
    assert match.view(RED).prompt.args["who"] == "done"
    assert len(match.view(RED).prompt.args["waiting"]) == 2  # type: ignore[arg-type]


def test_sites_are_two_unfinished_sections() -> None:
    match = Position(3).finished(4).hold(RED, "1").begin()
    words = [match.game.actions[action].words for action in match.legal(RED)]
    assert len(words) == 15  # section 1 is not in a game of three, and 4 is complete
    assert why(match, "build at 4 and 5", RED) == "section-finished"
    assert why(match, "build at 1 and 5", RED) == "section-finished"


def test_the_sites_come_before_the_confirmation() -> None:
    match = started()
    assert why(match, "confirm the sites and buy nothing", RED) == "sites-first"
    match.play(RED, sites(2, 3))
    assert why(match, "build at 4 and 5", RED) == "sites-chosen"


# --- Laying --------------------------------------------------------------------------------------


def test_every_official_gets_a_card_zeros_too() -> None:
    match = choose(Position(3).hold(RED, "5 4 3").hold(GREEN, "1").begin())
    assert why(match, "lay nothing for official 1", RED) == "must-lay"
    assert lay(0, 0) in match.legal(RED)
    assert why(match, "lay 5 for official 2", RED) == "other-official-first"


def test_who_has_too_few_lays_all_and_chooses_what_stays_empty() -> None:
    match = choose(Position(3).hold(RED, "5").hold(GREEN, "1").begin())
    for action in (lay(None, 0), lay(None, 1), lay(5, 2)):
        match.play(RED, action)
    assert why(match, "lay nothing for official 4", RED) == "must-lay"
    match.play(RED, lay(0, 3))
    match.play(RED, lay(0, 4))
    assert why(match, "lay 0 for official 5", RED) == "all-laid"
    assert CONFIRM in match.legal(RED)


def test_an_empty_official_is_no_bid() -> None:
    match = choose(Position(3).hold(RED, "5").hold(GREEN, "1 1").begin())
    offer(match, red="0 - 5 0 -", green="- 0 1 0 1")
    assert [event.at for event in told(match, "revealed") if event.seat == RED][:2] == [0, 2]


def test_only_one_way_to_lay_them_is_laid_by_oneself_all_the_same() -> None:
    """Else the others would see that no other card is left in hand."""
    match = choose(Position(3).hold(RED, "5 5 5 5 4").hold(GREEN, "1").begin())
    for official, card in enumerate((4, 0, 0, 5, 5)):
        assert len(match.legal(RED)) > 1 or official == 3
        match.play(RED, lay(card, official))
    assert RED in match.actors


def test_two_players_lay_four_cards() -> None:
    match = choose(Position(2).hold(RED, "5 4 3").hold(GREEN, "1").begin())
    assert why(match, "lay 5 for official 1", RED) == "other-official-first"
    for official in range(1, 5):
        match.play(RED, match.legal(RED)[0])
        assert player(match, RED, RED).bids[official].face_down
    assert match.legal(RED)[0] == CONFIRM


# --- Privilege cards ordered with the sites ------------------------------------------------------


def test_orders_are_secret_until_all_have_confirmed() -> None:
    position = Position(3).hold(RED, "5").track(RED, 30).track(GREEN, 3)
    match, twin = position.begin(), position.begin()
    for other, cards in ((match, ()), (twin, (Privilege.WIN_TIES, Privilege.BRICKS))):
        other.play(RED, sites(2, 3))
        other.play(RED, order(*cards))
    for viewer in (SPECTATOR, GREEN, BLUE):
        assert match.view(viewer) == twin.view(viewer)
        assert match.text(viewer) == twin.text(viewer)
    for seat in (GREEN, BLUE):
        twin.play(seat, sites(2, 3))
        twin.play(seat, order())
    assert [(event.seat, event.item) for event in told(twin, "ordered")] == [(RED, 1 | 1 << 3)]
    assert [event.amount for event in told(twin, "bought")] == [7, 14]
    assert track(twin)[RED] == 9
    assert store(twin)[RED] == 3
    assert player(twin, RED).wins_ties
    assert player(twin, RED).sites is None


def test_a_contested_card_goes_to_the_better_marker_and_the_other_pays_nothing() -> None:
    position = Position(3).order(BLUE, RED, GREEN).hold(RED, "5").track(RED, 14).track(BLUE, 14)
    cards = (Privilege.BRICKS,)
    match = choose(position.begin(), orders={RED: cards, BLUE: cards})
    assert store(match) == [0, 0, 3]
    assert track(match) == [14, 0, 0]
    assert [(event.seat, event.why) for event in told(match, "lapsed")] == [(RED, 0)]


def test_gold_that_is_gone_by_then_is_not_bought() -> None:
    position = Position(3).bank("4 1").rest_held_by(BLUE).track(RED, 9).track(GREEN, 12)
    match = choose(
        position.begin(),
        orders={RED: (Privilege.GOLD,), GREEN: (Privilege.GOLD_AND_BRICKS,)},
    )
    assert held(match, RED) == "4 1"
    # Green's card still brings bricks.
    assert store(match) == [0, 2, 0]
    assert [event.seat for event in told(match, "no_gold")] == [GREEN]


def test_a_card_that_would_do_nothing_any_more_is_not_bought() -> None:
    position = Position(3).bank("4 1").rest_held_by(BLUE).track(RED, 9).track(GREEN, 12)
    position.section(4, "16 green").bricks(GREEN, 4)
    match = choose(
        position.begin(),
        orders={RED: (Privilege.GOLD,), GREEN: (Privilege.GOLD_AND_BRICKS,)},
    )
    # No gold is left, and Green has no bricks in the supply.
    assert [(event.seat, event.why) for event in told(match, "lapsed")] == [(GREEN, 1)]
    assert track(match) == [0, 12, 0]
    assert board(match).privileges[Privilege.GOLD_AND_BRICKS].left


def test_who_orders_sees_what_until_all_see_it() -> None:
    match = Position(3).hold(RED, "5").track(RED, 30).begin()
    match.play(RED, sites(2, 3))
    match.play(RED, order(Privilege.WIN_TIES, Privilege.BRICKS))
    ordered = ["privilege:win-ties", "privilege:bricks"]
    assert player(match, RED, RED).ordered == ordered
    assert player(match, RED).ordered == player(match, RED, GREEN).ordered == []
    match.play(RED, RECONSIDER)
    assert player(match, RED, RED).ordered == []


@pytest.mark.parametrize(("card", "points"), [("gold", 16), ("gold and bricks", 19)])
def test_winning_ties_may_be_ordered_with_the_gold_for_it(card: str, points: int) -> None:
    position = Position(3).hold(BLUE, "1").track(RED, points)
    match = position.begin()
    match.play(RED, sites(2, 3))
    assert why(match, "confirm the sites and buy win ties", RED) == "does-nothing"
    assert why(match, f"confirm the sites and buy win ties + {card}", RED) is None
    match.play(RED, number(match, f"confirm the sites and buy win ties + {card}"))
    for seat in (GREEN, BLUE):
        match.play(seat, sites(2, 3))
        match.play(seat, order())
    play(match, match.legal(RED)[0])
    assert player(match, RED).wins_ties
    assert track(match)[RED] == 0


def test_without_gold_in_the_bank_winning_ties_does_nothing_for_who_has_zeros() -> None:
    match = Position(3).bank("5").rest_held_by(BLUE).track(RED, 30).begin()
    match.play(RED, sites(2, 3))
    # The bank has no gold worth 3 or less.
    words = "confirm the sites and buy win ties + gold and bricks"
    assert why(match, words, RED) == "does-nothing"
    assert why(match, "confirm the sites and buy win ties + gold", RED) is None


def test_winning_ties_lapses_with_the_gold_for_it() -> None:
    position = Position(3).hold(BLUE, "1").track(RED, 9).track(GREEN, 16)
    cards = (Privilege.WIN_TIES, Privilege.GOLD)
    match = choose(position.begin(), orders={RED: (Privilege.GOLD,), GREEN: cards})
    play(match, "take 5")
    assert [(event.item, event.why) for event in told(match, "lapsed")] == [
        (Privilege.GOLD, 0),
        (Privilege.WIN_TIES, 1),
    ]
    assert track(match)[GREEN] == 16


def test_gold_can_be_taken_in_several_ways() -> None:
    position = Position(3).hold(RED, "5").track(RED, 9)
    match = choose(position.begin(), orders={RED: (Privilege.GOLD,)})
    assert match.actors == (RED,)
    assert can(match) == [
        "take 5",
        "take 4 + 1",
        "take 3 + 2",
        "take 3 + 1 + 1",
        "take 2 + 2 + 1",
        "take 2 + 1 + 1 + 1",
        "take 1 + 1 + 1 + 1 + 1",
    ]
    play(match, "take 3 + 1 + 1")
    assert held(match, RED) == "5 3 1 1"
    assert stage(match) == Stage.OFFERING


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("confirm the sites and buy from hand", "not-enough-points"),
        ("confirm the sites and buy win ties + bricks", "not-enough-points"),
        ("confirm the sites and buy gold", "card-gone"),
    ],
)
def test_an_order_must_be_possible(words: str, reason: str) -> None:
    position = Position(3).hold(RED, "5").track(RED, 14).sold(Privilege.GOLD)
    match = position.begin()
    match.play(RED, sites(2, 3))
    assert why(match, words, RED) == reason


def test_a_card_that_would_do_nothing_cannot_be_ordered() -> None:
    match = Position(3).bank("").rest_held_by(BLUE).track(RED, 30).begin()
    match.play(RED, sites(2, 3))
    assert why(match, "confirm the sites and buy gold", RED) == "does-nothing"
    assert why(match, "confirm the sites and buy win ties", RED) == "does-nothing"
    assert why(match, "confirm the sites and buy gold and bricks", RED) is None


# --- Playing from the hand -----------------------------------------------------------------------


def from_hand(gold: str = "5 3") -> Match:
    position = Position(3).hold(RED, gold).track(RED, 15).hold(GREEN, "4 4").hold(BLUE, "4 2")
    match = choose(position.begin(), orders={RED: (Privilege.FROM_HAND,)})
    assert match.actors == (GREEN, BLUE)
    offer(match, green="4 0 0 4", blue="4 0 0 - 2")
    return match


def test_nothing_is_laid_and_a_card_is_played_after_the_others_have_revealed() -> None:
    match = from_hand()
    assert match.actors == (RED,)
    assert [(event.seat, event.item) for event in told(match, "revealed")] == [
        (GREEN, 4),
        (BLUE, 4),
    ]
    assert can(match) == [f"play {card} from the hand" for card in (0, 3, 5)]
    play(match, "play 3 from the hand")
    assert stage(match) == Stage.BLOCKING  # the three wins, for the fours are tied


def test_there_is_nothing_of_theirs_to_block() -> None:
    match = Position(3).hold(RED, "5 3").track(RED, 15).hold(GREEN, "4")
    started_ = choose(match.begin(), orders={RED: (Privilege.FROM_HAND,)})
    offer(started_, green="4 0 0 - -")
    play(started_, "play 0 from the hand")
    assert why(started_, "block seat 1 at official 3") == "no-card-there"


def test_a_returned_zero_may_be_played_again() -> None:
    match = from_hand("5")
    play(match, "play 0 from the hand")
    while stage(match) != Stage.ANSWERING:
        play(match, "decline")
    assert "play 0 from the hand" in can(match)
    assert player(match, RED, RED).hand[0] == 2


def test_losing_cards_stay_for_the_privilege_points() -> None:
    position = Position(3).hold(RED, "3 2").track(RED, 15).hold(GREEN, "4 4")
    match = choose(position.begin(), orders={RED: (Privilege.FROM_HAND,)})
    offer(match, green="4 4 0 0 -")
    play(match, "play 3 from the hand", "decline", "play 2 from the hand")
    # Both lose, and lie there while zeros are played until the end of the round.
    assert stage(match) == Stage.STOPPING
    assert held(match, RED) == ""
    assert [bid.lies for bid in player(match, RED).bids][:2] == [True, True]
    decline(match, Stage.CHOOSING)
    assert track(match) == [5, 0, 0]
    assert [event.amount for event in told(match, "privilege_points")] == [5]


def test_a_card_played_from_the_hand_may_be_taken_back_until_others_reveal() -> None:
    match = from_hand()
    play(match, "play 3 from the hand")
    assert stage(match) == Stage.BLOCKING  # Red is asked again, and nobody has learnt anything
    match.undo(RED)
    assert stage(match) == Stage.ANSWERING
    assert held(match, RED) == "5 3"
    play(match, "play 0 from the hand")  # nobody wins, so the others reveal the next cards
    assert not match.can_undo(RED)


def test_but_not_if_it_says_something_of_a_card_carried_over() -> None:
    for blocked in (False, True):
        position = Position(3).hold(GREEN, "5 3").track(GREEN, 15).hold(RED, "4 1 1")
        if blocked:
            position.blocked(GREEN, Official.ORDER, 2)
        match = choose(position.begin(), orders={GREEN: (Privilege.FROM_HAND,)})
        offer(match, red="4 1 1 0 0")
        play(match, "play 5 from the hand")
        assert (stage(match), match.actors) == (Stage.BLOCKING, (GREEN,))
        assert match.can_undo(GREEN) == (not blocked)


def test_who_is_not_asked_cannot_act() -> None:
    match = from_hand()
    with pytest.raises(NotYourTurn):
        match.play(GREEN, CONFIRM)
    with pytest.raises(Illegal):
        match.play(RED, CONFIRM)
