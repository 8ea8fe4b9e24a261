"""Contests: fair seats, the same games wherever they are played, shares with honest intervals."""

import collections
import pathlib
import random
import statistics

import pytest

import tavola
from tavola import BadOption
from tavola.arena import Contest, Played, play, standing
from tavola.arena.contest import checked
from tavola.arena.folder import MATCHES, OUTCOMES, Folder
from tavola.arena.running import FEWEST_LOOKED_AT, run
from tavola.arena.standing import share_of, whole_deals, wilson
from tavola.arena.workers import on_ray

GAME = "great-wall"


def contest(*bots: str, players: int = 2, seed: str = "test", game: str = GAME) -> Contest:
    return Contest(game, players, bots or ("random", "20"), seed)


def made_up(contest: Contest, chance_of_first: float, deals: int) -> list[Played]:
    """Games whose winners are drawn by lot."""
    rng = random.Random(f"{chance_of_first} {deals}")
    games = []
    for number in range(deals * contest.games_of_a_deal):
        seats = contest.seating(number)
        winner = 0 if rng.random() < chance_of_first else 1
        own = [seat for seat, who in seats.items() if who == winner]
        won = rng.choice(own)
        returns = tuple(float(seat == won) for seat in range(contest.players))
        scores = tuple(10 + (seat == won) for seat in range(contest.players))
        games.append(Played(number, seats, scores, returns, {0: 1, 1: 1}, {0: 0.1, 1: 0.2}))
    return games


# --- Seats ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "bots"),
    [(2, 2), (3, 2), (4, 2), (5, 2), (3, 3), (4, 3), (2, 3), (2, 5), (3, 4), (4, 4)],
)
def test_within_a_deal_every_bot_has_every_seat_as_often(players: int, bots: int) -> None:
    plan = contest(*map(str, range(1, bots + 1)), players=players)
    for deal in range(3):
        had: collections.Counter[tuple[int, int]] = collections.Counter()
        met: collections.Counter[int] = collections.Counter()
        for place in range(plan.games_of_a_deal):
            number = deal * plan.games_of_a_deal + place
            assert plan.deal(number) == deal
            seats = plan.seating(number)
            assert set(seats) == set(range(players))
            had.update((who, seat) for seat, who in seats.items())
            met.update(set(seats.values()))
        assert len(set(had.values())) == 1
        assert len(had) == bots * players
        assert set(met) == set(range(bots))


def test_who_sits_beside_whom_differs_from_deal_to_deal() -> None:
    plan = contest("1", "2", players=4)
    seatings = {tuple(plan.seating(2 * deal).values()) for deal in range(40)}
    assert len(seatings) == 6  # all ways to seat two of each


def test_where_the_rules_play_a_seat_no_bot_sits() -> None:
    plan = Contest("taj-mahal", 3, ("random", "20"), "carletto", {"carletti": 1})
    assert plan.people == (0, 1)
    assert set(plan.seating(0)) == {0, 1}
    solo = Contest("taj-mahal", 3, ("random", "20"), "carletto", {"carletti": 2})
    assert [solo.seating(number) for number in range(2)] == [{0: 0}, {0: 1}]


def test_a_level_twice_is_a_mirror_match() -> None:
    assert contest("novice", "novice").names == ("novice", "novice (2)")


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (contest("master"), "at least two bots"),
        (contest("master", "genius"), "genius"),
        (contest("random", "0"), "“0”"),
        (contest("random", "99999999"), "99999999"),
        (contest(game="great-wal"), "great-wall"),
        (Contest("taj-mahal", 5, ("random", "random"), "s", {"carletti": 2}), "one Carletto"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(plan: Contest, says: str) -> None:
    with pytest.raises(tavola.TavolaError) as caught:
        checked(plan)
    assert says in str(caught.value)


# --- Games ---------------------------------------------------------------------------------------


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    plan = contest(players=3)
    for number in (0, 1):
        (first, text), (again, same) = play(plan, number), play(plan, number)
        assert text == same
        assert (first.scores, first.returns, first.seats) == (
            again.scores,
            again.returns,
            again.seats,
        )
        match = tavola.read(text)
        assert match.over
        assert (match.scores, match.returns) == (first.scores, first.returns)
        assert match.seed == "test/0"
        assert first.decisions[1] > 0
        assert first.seconds[1] > 0


def test_secret_choices_come_to_an_end() -> None:
    plan = Contest("eschnapur", 2, ("random", "random"), "secret")
    assert tavola.read(play(plan, 0)[1]).over


def test_a_contest_is_kept_and_gone_on_with(tmp_path: pathlib.Path) -> None:
    plan = contest()
    whole = run(plan, 6, tmp_path / "whole", workers=1)
    assert whole.games == 6
    folder = Folder(tmp_path / "halved", plan)
    for number in (0, 1, 2):
        folder.keep(*play(plan, number))
    with (tmp_path / "halved" / OUTCOMES).open("ab") as file:
        file.write(b'{"number": 3, "sea')  # the power went off
    assert [game.number for game in folder.outcomes()] == [0, 1, 2]
    told: list[int] = []
    resumed = run(
        plan, 6, tmp_path / "halved", workers=2, report=lambda games, _share: told.append(games)
    )
    assert told == [3, 4, 5, 6]
    for one, other in zip(whole.bots, resumed.bots, strict=True):
        assert (one.win_share, one.mean_score, one.rating) == (
            other.win_share,
            other.mean_score,
            other.rating,
        )
    texts = [(tmp_path / name / MATCHES / "000005.txt").read_text() for name in ("whole", "halved")]
    assert texts[0] == texts[1]
    assert tavola.read(texts[0]).over
    assert run(plan, 4, tmp_path / "whole", workers=1).games == 4


def test_another_contest_is_not_mixed_in(tmp_path: pathlib.Path) -> None:
    Folder(tmp_path, contest())
    with pytest.raises(BadOption, match="another contest"):
        Folder(tmp_path, contest(seed="other"))


def test_it_ends_when_all_is_clear_and_not_before(tmp_path: pathlib.Path) -> None:
    plan = contest("60", "random")
    clear = run(plan, 100, tmp_path, workers=2, clear=0.5)
    assert clear.deals >= FEWEST_LOOKED_AT
    assert clear.games < 100
    assert clear.bots[0].low > 0.5
    # More games were under way; once more, nothing is played and the same games count.
    again = run(plan, 100, tmp_path, workers=1, clear=0.5)
    assert again == clear


def test_ray_plays_the_same_games(tmp_path: pathlib.Path) -> None:
    plan = contest(seed="ray")
    expected = {number: play(plan, number)[1] for number in range(2)}
    assert {game.number: text for game, text in on_ray(plan, range(2), "local")} == expected
    assert run(plan, 2, tmp_path, workers=1, ray="local").games == 2


# --- How it stands -------------------------------------------------------------------------------


def test_shares_ratings_and_points() -> None:
    plan = contest("300", "200")
    now = standing(plan, made_up(plan, 0.8, 100))
    better, worse = now.bots
    assert (now.games, now.deals) == (200, 100)
    assert better.win_share + worse.win_share == pytest.approx(1)
    assert better.low < better.win_share < better.high
    assert better.rating > worse.rating
    assert better.rating_low > worse.rating_high
    assert better.mean_score > worse.mean_score
    assert list(better.scores) == [10.0, 11.0, 11.0]
    assert better.seconds_per_decision == pytest.approx(0.1)


def test_only_whole_deals_count() -> None:
    plan = contest()
    games = made_up(plan, 0.5, 5)
    assert standing(plan, games[:-1]).games == 8
    assert standing(plan, [*games[:3], *games[5:]]).games == 2
    assert whole_deals(plan, []) == []
    assert standing(plan, []).bots[0].win_share == 0


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("deals", [12, 60])
def test_intervals_hold_what_they_promise(chance: float, deals: int) -> None:
    """Of 95 % intervals about 95 % have the truth within them."""
    plan = contest()
    held = []
    for sample in range(300):
        rng = random.Random(f"{chance} {deals} {sample}")
        games = [
            [
                Played(0, {0: 0, 1: 1}, (0, 0), (won, 1 - won), {}, {})
                for won in (float(rng.random() < chance), float(rng.random() < chance))
            ]
            for _ in range(deals)
        ]
        _, low, high = share_of(0, games)
        held.append(low <= chance <= high)
    assert 0.90 <= statistics.fmean(held) <= 1.0
    assert plan.games_of_a_deal == 2


def test_luck_that_the_deals_even_out_narrows_the_interval() -> None:
    """Where every deal is won by whoever sits at the better seat, nobody is better."""
    even = [
        [
            Played(0, {0: 0, 1: 1}, (0, 0), (1.0, 0.0), {}, {}),
            Played(1, {0: 1, 1: 0}, (0, 0), (1.0, 0.0), {}, {}),
        ]
        for _ in range(50)
    ]
    share, low, high = share_of(0, even)
    assert share == 0.5
    assert high - low < 0.21  # of 100 independent games it would be 0.19


def test_wilsons_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    low, high = wilson(1.0, 200)
    assert low == pytest.approx(0.9812, abs=1e-4)
    assert high == pytest.approx(1.0)


def test_a_mirror_match_is_even() -> None:
    plan = contest("30", "30", seed="mirror")
    games = [play(plan, number)[0] for number in range(40)]
    _, low, high = share_of(0, whole_deals(plan, games))
    assert low < 0.5 < high


def test_a_picture_is_drawn(tmp_path: pathlib.Path) -> None:
    from tavola.arena.plot import plot

    now = standing(contest(), made_up(contest(), 0.7, 20))
    plot(now, str(tmp_path / "shares.png"))
    assert (tmp_path / "shares.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadOption, match="nowhere"):
        plot(now, str(tmp_path / "nowhere" / "shares.png"))
