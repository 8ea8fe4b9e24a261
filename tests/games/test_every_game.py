"""What holds in every game: a game joins by being there."""

import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavola
from tavola import (
    BadMatch,
    BadOption,
    Entry,
    Game,
    Illegal,
    Information,
    Match,
    NotYourTurn,
    TavolaError,
)
from tavola.kernel import (
    EVERYBODY,
    NOBODY,
    OWNER,
    PUBLIC,
    SEAT,
    SEATS,
    Record,
    chance_key,
    fields,
    start,
    verbs,
)
from tavola.match import UNDO, legal_actions, viewer_bit
from tavola.view import Event
from tests.games import strategies
from tests.games.strategies import (
    after,
    any_action,
    any_actor,
    concealed,
    enter_anything,
    fits,
    history,
    in_world,
    knowledge,
    last_told,
    moments,
    new_match,
    play_on,
    random_match,
    renamed,
    renamed_rows,
    screen,
    told_until_surprise,
    trace,
    viewers,
    walk,
)

GAMES = tavola.games()
TABLES = [(game, players) for game in GAMES for players in game.players]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
at_every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)
match_seeds = st.integers(0, 2**32 - 1)
parts = st.floats(0, 1)


# --- playing -------------------------------------------------------------------------------------


@at_every_table
def test_a_match_ends_and_until_then_somebody_has_a_choice(game: Game, players: int) -> None:
    for seed in range(10):
        for match in walk(new_match(game, players, seed), random.Random(seed)):
            assert set(match.actors) <= set(range(players))
            assert set(match.awaited) <= set(match.actors)
            assert bool(match.awaited) == bool(match.actors)
            for seat in range(players):
                assert bool(match.legal(seat)) == (seat in match.actors)
            if match.actors:
                assert match.returns == (0.0,) * players
                assert match.winners == ()
        assert match.over
        assert sum(match.returns) == pytest.approx(1)
        assert len({result for result in match.returns if result > 0}) == 1
        assert match.winners


@at_every_table
def test_an_action_is_legal_exactly_if_no_rule_forbids_it(game: Game, players: int) -> None:
    for match in moments(game, players, "legal", 20):
        for seat in range(players):
            legal = match.legal(seat)
            assert legal == sorted(set(legal))
            assert legal == [
                a.number for a in game.actions if match.why_not(seat, a.number) is None
            ]


@at_every_table
def test_no_invariant_is_ever_broken(game: Game, players: int) -> None:
    for seed in range(20):
        for match in walk(new_match(game, players, seed), random.Random(seed), 0.1):
            assert match.check() is None


@at_every_table
def test_what_was_is_never_changed(game: Game, players: int) -> None:
    kept: list[tuple[Match, tuple[Any, ...]]] = []
    for match in walk(new_match(game, players, "past"), random.Random("past"), 0.2):
        kept.append((match.copy(), everything(match)))
    for past, was in kept:
        assert everything(past) == was
        assert match.entries[: past.number] == past.entries


@at_every_table
@given(seed=match_seeds, part=parts)
def test_a_copy_is_equal_and_goes_its_own_way(
    game: Game, players: int, seed: int, part: float
) -> None:
    match = one_moment(game, players, seed, part)
    copies = [match.copy() for _ in range(3)]
    was, before = everything(match), taken_back(match)
    for copy in copies:
        assert everything(copy) == was
    # One is played on, one taken back and then played on: nothing of it shows in the others.
    play_a_while(copies[0], "further")
    taken_back_itself(copies[1])
    play_a_while(copies[1], "other")
    assert everything(copies[2]) == everything(match) == was
    assert taken_back(match) == before
    play_a_while(match, "further")
    assert everything(match) == everything(copies[0])
    assert everything(copies[2]) == was
    assert taken_back(copies[2]) == before


@at_every_table
def test_equal_seeds_give_equal_matches_and_others_do_not(game: Game, players: int) -> None:
    assert game.new(players, 7).tobytes() == game.new(players, "7").tobytes()
    assert game.new(players, 7).text() == game.new(players, "7").text()
    if getattr(game.package, "DEALS", True):
        # The chance to come differs anyway; what was dealt from it must differ, too.
        dealt = {without_chance(game.new(players, seed)._state) for seed in range(20)}
        assert len(dealt) > 10
    unseeded = [game.new(players) for _ in range(2)]
    assert len({match.tobytes() for match in unseeded}) == 2
    for match in unseeded:
        assert game.new(players, match.seed).tobytes() == match.tobytes()


@at_every_table
def test_compiled_and_uncompiled_rules_agree(game: Game, players: int) -> None:
    uncompiled = subprocess.run(
        [sys.executable, strategies.__file__, game.name, str(players)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    theirs, ours = json.loads(uncompiled.stdout), trace(game, players)
    assert theirs["number"] == ours["number"] > 0
    assert theirs["text"] == ours["text"]
    assert theirs["bytes"] == ours["bytes"]
    assert theirs["all"] == ours["all"]


# --- the log and its text ------------------------------------------------------------------------


@at_every_table
@given(seed=match_seeds, part=parts)
def test_a_match_is_saved_and_read_and_played_on(
    game: Game, players: int, seed: int, part: float
) -> None:
    match = one_moment(game, players, seed, part)
    found = tavola.read(match.text())
    assert everything(found) == everything(match)
    assert (found.seed, found.options, found.players) == (match.seed, match.options, players)
    assert taken_back(found) == taken_back(match)
    play_a_while(match, "on")
    play_a_while(found, "on")
    assert everything(found) == everything(match)


@at_every_table
@given(seed=match_seeds, part=parts)
def test_the_log_leads_to_every_past_state(
    game: Game, players: int, seed: int, part: float
) -> None:
    past = history(game, players, seed, 0.2)
    number = round(part * (len(past) - 1))
    assert everything(past[-1].at(number)) == everything(past[number])


@at_every_table
@given(data=st.data(), seed=match_seeds)
def test_undo_restores_every_byte_and_crosses_no_barrier(
    game: Game, players: int, data: st.DataObject, seed: int
) -> None:
    match, rng = new_match(game, players, seed), random.Random(seed)
    eager = data.draw(st.sampled_from([0.1, 0.5, 0.7]))
    back: list[tuple[int, int, bytes]] = []  # what can be taken back: seat, entry, bytes before
    for _ in range(600):
        for seat in range(players):
            assert match.can_undo(seat) == (bool(back) and back[-1][0] == seat)
            if not match.can_undo(seat):
                refuses(match, NotYourTurn, match.undo, seat)
        log = list(match.entries)
        if back and rng.random() < eager:
            seat, undone, before = back.pop()
            assert match.undo(seat) == len(log) + 1
            assert match.tobytes() == before
            assert match.entries == [*log, Entry(len(log) + 1, "undo", seat, undone)]
            continue
        if match.over:
            break
        chance, before = match._state["chance"].tobytes(), match.tobytes()
        enter_anything(match, rng, 0)
        (entry,) = match.entries[len(log) :]
        assert match.entries[:-1] == log
        assert entry.number == len(log) + 1
        if any(seat != entry.seat for seat, _, _ in back):
            back.clear()
        if match._told[-1]["learnt"].any() or match._state["chance"].tobytes() != chance:
            back.clear()
        else:
            back.append((entry.seat, entry.number, before))
    assert everything(tavola.read(match.text())) == everything(match)


@at_every_table
def test_what_was_taken_back_is_not_in_the_log_of_the_screen(game: Game, players: int) -> None:
    for seed in range(3):
        match = random_match(game, players, seed, undo=0.3)
        undone = {entry.body for entry in match.entries if entry.kind == "undo"}
        for viewer in viewers(players):
            assert not undone & {event.number for event in match.view(viewer).log}


@at_every_table
def test_whatever_is_tampered_with_is_noticed(game: Game, players: int) -> None:
    match = random_match(game, players, "tampering", stop_after=15, undo=0.2)
    text = match.text()
    assert everything(tavola.read(text)) == everything(match)
    for changed in tamperings(match, text):
        if changed != text:
            with pytest.raises(BadMatch) as caught:
                tavola.read(changed)
            is_said(caught.value)


@at_every_table
@given(data=st.data(), seed=match_seeds, stop_after=st.integers(0, 40))
def test_any_edit_of_a_text_is_noticed_or_means_nothing(
    game: Game, players: int, data: st.DataObject, seed: int, stop_after: int
) -> None:
    match = random_match(game, players, seed, stop_after, undo=0.1)
    text = match.text()
    signs = st.sampled_from(' \t\n\r\x85"[]?=.:0123456789') | st.characters()
    for _ in range(5):
        edited = text
        for _ in range(data.draw(st.integers(1, 2))):
            place = data.draw(st.integers(0, len(edited)))
            cut = data.draw(st.integers(0, 2))
            edited = edited[:place] + data.draw(st.text(signs, max_size=2)) + edited[place + cut :]
        is_the_match_or_bad(match, edited)


@every_game
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'Players "\d+"', 'Players "' + "3" * 5000 + '"'),
        (r'Players "\d+"', 'Players "3.0"'),
        (r'Players "\d+"', 'Players ""'),
        (r'Players "\d+"', 'Players "²"'),
        (r"1\. seat", "1" * 5000 + ". seat"),
        (r"seat \d+", "seat " + "1" * 5000),
        (r"seat \d+", "seat 0"),
        (r"seat \d+: .*", "seat 1: undo"),
        (r'Options ".*"', 'Options "players=2"'),
        (r'Options ".*"', 'Options "seed=2"'),
        (r'Options ".*"', 'Options "self=2"'),
        (r'Options ".*"', 'Options "="'),
        (r'Options ".*"', 'Options "chosen"'),
        (r'Seed ".*"', 'Seed "\ud800"'),
        (r'Seed ".*"', 'Seed "\x00"'),
        (r'Game ".*"', 'Game ""'),
        (r'Game ".*"', 'Game "../games"'),
        (r'Rules ".*"', 'Rules "?"'),
        (r'Result ".*"', 'Result "1 2 3"'),
        (r'Check ".*"', 'Check ""'),
        (r"\[Check", '[Viewer "1"]\n[Check'),
        (r"(?s).*", ""),
        (r"(?s).*", "\x00"),
        (r"(?s)^.*?\n\n", ""),
    ],
)
def test_a_strange_text_is_a_bad_match_and_nothing_else(game: Game, old: str, new: str) -> None:
    match = random_match(game, game.players[0], "strange", stop_after=3)
    # Without a check nothing but the reader itself stands in the way.
    for check in (match.text(), re.sub('Check ".*"', 'Check "?"', match.text())):
        text = re.sub(old, lambda _: new, check, count=1)
        assert text != check
        if 'Seed "\x00"' in text and 'Check "?"' in text:
            continue  # a seed like any other
        with pytest.raises(BadMatch) as caught:
            tavola.read(text)
        is_said(caught.value)


@every_game
def test_a_text_without_check_can_be_written_by_hand(game: Game) -> None:
    match = random_match(game, game.players[-1], "by hand", stop_after=10)
    text = match.text()
    for header in ("Check", "Result", "Tables"):
        text = re.sub(f'{header} ".*"', f'{header} "?"', text)
    text = re.sub("(?m)^(\\d.*)", lambda line: "  " + line[0].upper().replace("SEAT", "seat"), text)
    text = text.replace("UNDO", "undo")
    assert everything(tavola.read(text)) == everything(match)


@every_game
@given(seed=st.text(st.characters()) | st.integers())
def test_every_seed_is_refused_or_survives_the_text(game: Game, seed: str | int) -> None:
    survives_the_text(game, seed)


@every_game
def test_a_strange_seed_is_refused_or_survives_the_text(game: Game) -> None:
    signs = '\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029\t \x00"]\ud800'
    for seed in ["", 10**5000, -(10**5000), *signs, *(f"a{sign}b" for sign in signs)]:
        survives_the_text(game, seed)


@every_game
def test_every_value_of_every_option_survives_the_text(game: Game) -> None:
    for option in game.options:
        assert option.default in option.values
        for value in option.values:
            match = game.new(seed=1, **{option.name: value})
            assert match.players == max(
                players for players in game.players if fits(game, players, {option.name: value})
            )
            assert getattr(match.options, option.name) == value
            assert everything(tavola.read(match.text())) == everything(match)
        # What only looks like a value must not become one: 1 is not True.
        for value in (None, "", 0, 1, 2, 1.0, [], "True", True, False):
            if not any(value == v and type(value) is type(v) for v in option.values):
                chosen: dict[str, Any] = {option.name: value}
                with pytest.raises(BadOption) as caught:
                    game.new(seed=1, **chosen)
                is_one_sentence(caught.value)


@every_game
def test_the_words_of_an_action_are_its_own(game: Game) -> None:
    for number, action in enumerate(game.actions):
        assert action.number == number
        assert game.actions.number(action.words) == number
        assert game.actions.number(f" {action.words.upper()}\t") == number
        assert action.words.strip() == action.words != "undo"
    assert game.actions.number("undo") is None
    every = list(range(len(game.actions)))
    for players in game.players:
        assert game.actions.renamed(tuple(range(players))) == every
        assert sorted(game.actions.renamed(tuple(reversed(range(players))))) == every


# --- who knows what ------------------------------------------------------------------------------


@every_game
def test_every_field_says_who_may_know_it(game: Game) -> None:
    declared = list(fields(game.package.State))
    assert [field.name for field in declared] == list(game.package.State.names)
    for field in declared:
        assert field.known in (PUBLIC, OWNER, NOBODY)
        assert field.names in (None, SEAT, SEATS)
        assert field.about
        if field.known == OWNER:
            assert field.seats is not None
        if field.seats is not None:
            assert field.dtype.shape[field.seats] >= game.players[-1]


@at_every_table
def test_a_viewer_gets_the_same_in_every_world_they_hold_possible(game: Game, players: int) -> None:
    for match in moments(game, players, "worlds", 8):
        for viewer in viewers(players):
            known, shown = knowledge(match, viewer), screen(match, viewer)
            for key in (1, 2**40 + 3):
                world = in_world(match, viewer, key)
                assert knowledge(world, viewer) == known
                assert screen(world, viewer) == shown
                if viewer >= 0:
                    assert world.legal(viewer) == match.legal(viewer)


@at_every_table
def test_the_board_is_the_same_for_every_viewer(game: Game, players: int) -> None:
    """So it can be drawn once for all of them; and the log can be left out and added up."""
    for match in moments(game, players, "board", 12):
        board = match.board()
        for viewer in viewers(players):
            view = match.view(viewer)
            assert view.board == board
            assert match.view(viewer, board, log=False) == msgspec.structs.replace(view, log=[])
            told = [
                event
                for number in range(match.number + 1)
                for seen, event in match.told(number)
                if seen & viewer_bit(viewer)
            ]
            assert told == match.events(viewer)


@at_every_table
def test_an_undo_names_the_entry_that_leaves_the_log(game: Game, players: int) -> None:
    for viewer in viewers(players):
        match = random_match(game, players, "added up", 150, undo=0.3)
        log: list[Event] = []
        for event in match.events(viewer):
            if event.kind == UNDO:
                log = [kept for kept in log if kept.number != event.item]
            log.append(event)
        assert log == match.view(viewer).log


@at_every_table
def test_nothing_that_was_only_dealt_anew_is_shown(
    game: Game, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match in moments(game, players, "dealt", 8):
        for viewer in viewers(players):
            shown = encoded(match.view(viewer))
            seen = observation(game, match._state, viewer)
            for key in (1, 2, 3):
                assert seen == observation(game, concealed(game, match._state, viewer, key), viewer)
                with monkeypatch.context() as patch:
                    patch.setattr(Match, "information", informing(key))
                    assert encoded(match.view(viewer)) == shown


@at_every_table
def test_what_nobody_knows_shows_nowhere(game: Game, players: int) -> None:
    rng = random.Random(players)
    unknown = [field for field in fields(game.package.State) if field.known == NOBODY]
    exchanged = dict.fromkeys((field.name for field in unknown), 0)
    for match in moments(game, players, "nobody", 12):
        for field in unknown:
            for _ in range(10):
                world = match.copy()
                world._state = match._state.copy()
                values = world._state[field.name]
                if field.name == "chance":
                    start(values, chance_key(rng.getrandbits(60)))
                elif not exchange_two(values, rng) or world.check():
                    continue
                exchanged[field.name] += 1
                for viewer in viewers(players):
                    assert knowledge(world, viewer) == knowledge(match, viewer), field.name
    assert all(exchanged.values()), exchanged


@at_every_table
def test_what_is_known_is_not_concealed(game: Game, players: int) -> None:
    for match in moments(game, players, "known", 12):
        for viewer in viewers(players):
            for key in range(3):
                world = concealed(game, match._state, viewer, key)
                for field in fields(game.package.State):
                    true, found = match._state[field.name], world[field.name]
                    if field.known == OWNER and viewer >= 0:
                        true = true.take(viewer, field.seats)
                        found = found.take(viewer, field.seats)
                    elif field.known != PUBLIC:
                        continue
                    assert found.tobytes() == true.tobytes(), field.name


@at_every_table
def test_worlds_are_possible_and_can_be_played_to_the_end(game: Game, players: int) -> None:
    for match in moments(game, players, "possible", 8):
        for viewer in viewers(players):
            for key in range(20):
                world = concealed(game, match._state, viewer, key)
                assert verbs.check(world, game.tables) == 0
                assert verbs.actors(world, game.tables) == verbs.actors(match._state, game.tables)
            for state in play_on(game, world, random.Random(viewer)):
                assert verbs.check(state, game.tables) == 0


@at_every_table
def test_concealing_depends_on_knowledge_and_key_alone(game: Game, players: int) -> None:
    for match in moments(game, players, "again", 12):
        for viewer in viewers(players):
            once = concealed(game, match._state, viewer, 2)
            for key in (1, 2, 2**62 + 5):
                again = concealed(game, match._state, viewer, key)
                verbs.conceal(again, game.tables, viewer, 2)
                assert again.tobytes() == once.tobytes()


@at_every_table
def test_everything_hidden_is_dealt_anew(game: Game, players: int) -> None:
    """An element that is not always the same, but in all worlds what it truly is, is not concealed.

    What is mostly known to all, as cards taken openly are, needs many matches to be hidden once.
    """
    hidden = [field for field in fields(game.package.State) if field.known != PUBLIC]
    past: list[Match] = []
    changed: dict[tuple[int, str], Any] = {
        (viewer, field.name): False for viewer in viewers(players) for field in hidden
    }
    for seed in range(40):
        latest = moments(game, players, seed, 12)
        past += latest
        revealed = {}
        for viewer, field in itertools.product(viewers(players), hidden):
            place = viewer, field.name
            for match, key in itertools.product(latest, range(1, 6)):
                world = concealed(game, match._state, viewer, key)
                changed[place] = changed[place] | (world[field.name] != match._state[field.name])
            true = np.array([match._state[field.name] for match in past])
            open_to_viewer = (true != true[0]).any(axis=0) & ~changed[place]
            if field.known == OWNER and viewer >= 0:
                np.moveaxis(open_to_viewer, field.seats or 0, 0)[viewer] = False
            if open_to_viewer.any():
                revealed[place] = np.argwhere(open_to_viewer).tolist()
        if seed >= 2 and not revealed:
            return
    raise AssertionError(revealed)


@at_every_table
def test_everything_hidden_varies(game: Game, players: int) -> None:
    past = moments(game, players, "varies", 10)
    for viewer in viewers(players):
        for field in fields(game.package.State):
            if field.known == PUBLIC:
                continue
            worlds = np.array(
                [
                    [concealed(game, match._state, viewer, key)[field.name] for match in past]
                    for key in range(10)
                ]
            )
            varies = (worlds != worlds[0]).any(axis=(0, 1))
            if field.seats is None:
                assert varies.any(), field.name
                continue
            for seat in past[0].people:
                if field.known == NOBODY or seat != viewer:
                    assert varies.take(seat, field.seats).any(), (field.name, seat)


@at_every_table
def test_the_truth_is_among_the_worlds(game: Game, players: int) -> None:
    for seed in range(4):
        past = history(game, players, seed)
        for match in past[-1 : len(past) // 2 : -4]:
            for viewer in viewers(players):
                worlds = set()
                for key in range(400):
                    worlds.add(without_chance(concealed(game, match._state, viewer, key)))
                    if len(worlds) > 6:  # too many to have met all of them
                        break
                else:
                    assert without_chance(match._state) in worlds


@at_every_table
def test_nobody_learns_what_they_are_not_told(game: Game, players: int) -> None:
    """Two matches that a viewer cannot tell apart stay so as long as the viewer is told the same.

    And if they are told different things, something unknown came to light to them in both: if it
    did in one alone, the other had to say so, too, for nothing coming to light tells as much.
    """
    for viewer in viewers(players):
        for seed in range(4):
            rng = random.Random(f"{viewer} {seed}")
            match = new_match(game, players, seed)
            twin = in_world(match, viewer, rng.getrandbits(60))
            for _ in walk_both(match, twin, viewer, rng):
                if last_told(match, viewer) == last_told(twin, viewer):
                    assert knowledge(match, viewer) == knowledge(twin, viewer)
                    if rng.random() < 0.1:
                        assert screen(match, viewer) == screen(twin, viewer)
                    continue
                here, surprise_here = told_until_surprise(match, viewer)
                there, surprise_there = told_until_surprise(twin, viewer)
                assert surprise_here
                assert surprise_there
                common = min(len(here), len(there))
                assert here[:common] == there[:common]
                # What they are told they also know: it is not hidden from them afterwards. (But
                # the same things in another order may come to the same in the end.)
                if in_any_order(match, viewer) != in_any_order(twin, viewer):
                    assert knowledge(match, viewer) != knowledge(twin, viewer)


@at_every_table
def test_every_row_reaches_those_who_may_know_it_and_nobody_else(game: Game, players: int) -> None:
    for seed in range(4):
        match = random_match(game, players, seed)
        events = {viewer: match.events(viewer) for viewer in viewers(players)}
        for number, rows in enumerate(match._told):
            for viewer in viewers(players):
                bit = 1 << viewer if viewer >= 0 else 0x80
                told = [event for event in events[viewer] if event.number == number]
                assert [game.package.Event[event.kind.upper()] for event in told] == [
                    row["kind"] for row in rows if row["seen"] & bit
                ]
        for rows in match._told:
            reached = EVERYBODY
            for row in rows:
                # Nobody learns by a row that they do not get.
                assert not row["learnt"] & ~row["seen"]
                assert -1 <= row["seat"] < players
                # Rows for some of the players come together, until everybody has heard of it.
                if row["seen"] == EVERYBODY:
                    assert reached == EVERYBODY
                else:
                    reached = row["seen"] if reached == EVERYBODY else reached | row["seen"]
            assert reached == EVERYBODY


@at_every_table
def test_events_can_be_asked_for_in_parts(game: Game, players: int) -> None:
    match = random_match(game, players, "parts", undo=0.1)
    for viewer in viewers(players):
        events = match.events(viewer)
        for since in (-1, 0, match.number // 2, match.number, match.number + 5, -2, -50):
            assert match.events(viewer, since) == [e for e in events if e.number > since]


@at_every_table
def test_previews_tell_nothing_hidden(
    game: Game, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(players)
    for match in moments(game, players, "preview", 15):
        for seat in match.actors:
            legal = match.legal(seat)
            for action in rng.sample(legal, min(8, len(legal))):
                shown = encoded(match.preview(seat, action))
                for key in (1, 2, 3):
                    assert encoded(in_world(match, seat, key).preview(seat, action)) == shown
                    with monkeypatch.context() as patch:
                        patch.setattr(Match, "information", informing(key))
                        assert encoded(match.preview(seat, action)) == shown


@at_every_table
def test_a_look_changes_nothing(game: Game, players: int) -> None:
    for match in moments(game, players, "look", 6):
        was = everything(match)
        for viewer in viewers(players):
            screen(match, viewer)
            knowledge(match, viewer)
        for seat in match.actors:
            for action in match.legal(seat)[:10]:
                match.preview(seat, action)
        assert everything(match) == was


@at_every_table
def test_the_text_for_a_viewer_has_no_seed_and_cannot_be_read(game: Game, players: int) -> None:
    *running, over = moments(game, players, "text", 6)
    for match in running:
        for viewer in viewers(players):
            text = match.text(viewer)
            assert match.seed not in text
            assert match.text() != text
            for entry in match.entries:
                action = game.actions[entry.body]
                if action.secret and entry.seat != viewer:
                    assert f"{entry.number}. seat {entry.seat + 1}: {action.words}" not in text
            with pytest.raises(BadMatch):
                tavola.read(text)
    for viewer in viewers(players):
        assert over.text(viewer) == over.text()


# --- seats ---------------------------------------------------------------------------------------


@at_every_table
def test_results_follow_the_seats(game: Game, players: int) -> None:
    if not getattr(game.package, "SYMMETRIC", True):
        pytest.skip("the rules of this game treat seats differently")
    rng = random.Random(players)
    for turned in range(1, players):
        seats = tuple((seat + turned) % players for seat in range(players))
        actions = game.actions.renamed(seats)
        match = new_match(game, players, f"turned {turned}")
        for now in walk(match, rng):
            state = now._state
            other = renamed(game, state, seats)
            assert verbs.check(other, game.tables) == 0
            assert figures(game, other) == turned_figures(game, state, seats)
            for seat in range(players):
                legal = now.legal(seat)
                assert legal_actions(game, game.tables, other, seats[seat]) == sorted(
                    actions[a] for a in legal
                )
            for seat in now.actors:
                action = any_action(game, now.legal(seat), rng)
                then, rows = after(game, state, seat, action)
                other_then, other_rows = after(game, other, seats[seat], actions[action])
                assert other_then.tobytes() == renamed(game, then, seats).tobytes()
                same = tuple(range(players))
                assert renamed_rows(other_rows, same) == renamed_rows(rows, seats)


# --- bad input -----------------------------------------------------------------------------------


@at_every_table
def test_no_such_seat_is_refused(game: Game, players: int) -> None:
    for match in moments(game, players, "bad seat", 3):
        action = 0
        for seat in (-1, -2, players, 99, True, False, 0.0, 1.5, "0", None, 10**30, np.float64(0)):
            refuses(match, BadOption, match.play, seat, action)
            refuses(match, BadOption, match.legal, seat)
            refuses(match, BadOption, match.why_not, seat, action)
            refuses(match, BadOption, match.preview, seat, action)
            refuses(match, BadOption, match.can_undo, seat)
            refuses(match, BadOption, match.undo, seat)
        for viewer in (-2, players, True, 0.0, -1.0, "0", 10**30):
            refuses(match, BadOption, match.view, viewer)
            refuses(match, BadOption, match.information, viewer)
            refuses(match, BadOption, match.events, viewer)
            refuses(match, BadOption, match.text, viewer)
        for number in (-1, match.number + 1, True, 0.0, "0", None, 10**30):
            refuses(match, BadOption, match.at, number)


@at_every_table
def test_no_such_action_is_refused(game: Game, players: int) -> None:
    for match in moments(game, players, "bad action", 3):
        for seat in range(players):
            for action in (-1, len(game.actions), True, 0.0, "0", "draw", None, 10**30):
                refuses(match, Illegal, match.play, seat, action)
                refuses(match, Illegal, match.why_not, seat, action)
                refuses(match, Illegal, match.preview, seat, action)


@at_every_table
def test_what_the_rules_forbid_is_refused(game: Game, players: int) -> None:
    rng = random.Random(players)
    for match in moments(game, players, "forbidden", 12):
        for seat in range(players):
            legal = set(match.legal(seat))
            forbidden = [a.number for a in game.actions if a.number not in legal]
            expected = Illegal if seat in match.actors else NotYourTurn
            for action in rng.sample(forbidden, min(10, len(forbidden))):
                refuses(match, expected, match.play, seat, action)
                refuses(match, Illegal, match.preview, seat, action)


@at_every_table
def test_numbers_of_numpy_are_as_good(game: Game, players: int) -> None:
    small: Any = np.uint8
    large: Any = np.int64
    match = random_match(game, players, "numpy", stop_after=12)
    other = new_match(game, players, "numpy")
    for entry in match.entries:
        other.play(small(entry.seat), large(entry.body))
    for seat in range(players):
        assert other.can_undo(small(seat)) == match.can_undo(seat)
        if match.can_undo(seat):
            match.undo(seat)
            other.undo(small(seat))
    assert everything(other) == everything(match)
    assert everything(other.at(large(5))) == everything(match.at(5))
    assert encoded(other.entries) == encoded(match.entries)
    for viewer in viewers(players):
        assert screen(other, large(viewer)) == screen(match, viewer)
        assert knowledge(other, large(viewer)) == knowledge(match, viewer)
    for seat in set(range(players)) - set(match.actors):
        refuses(match, NotYourTurn, match.play, large(seat), small(0))


@every_game
def test_no_such_match_is_refused(game: Game) -> None:
    few, many = game.players[0] - 1, game.players[-1] + 1
    for players in (few, many, 0, -1, True, 3.0, "3", 10**30):
        with pytest.raises(BadOption) as caught:
            game.new(players)  # type: ignore[arg-type]
        is_one_sentence(caught.value)
    for seed in (True, 1.5, b"1", ["1"], "two\nlines"):
        with pytest.raises(BadOption) as caught:
            game.new(seed=seed)  # type: ignore[arg-type]
        is_one_sentence(caught.value)
    with pytest.raises(BadOption) as caught:
        game.new(no_such_option=True)
    is_one_sentence(caught.value)


# --- helpers -------------------------------------------------------------------------------------


def one_moment(game: Game, players: int, seed: int, part: float) -> Match:
    past = history(game, players, seed, 0.2)
    return past[round(part * (len(past) - 1))]


def play_a_while(match: Match, seed: str) -> None:
    for now in walk(match, random.Random(seed), 0.3):
        if now.number % 20 == 19:
            break


def everything(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match, to compare it."""
    undoable = [match.can_undo(seat) for seat in range(match.players)]
    told = [rows.tobytes() for rows in match._told]
    return match.tobytes(), match.text(), list(match.entries), undoable, match.scores, told


def taken_back(match: Match) -> list[bytes]:
    """The states that come up when all is taken back that can be; the match itself stays."""
    return taken_back_itself(match.copy())


def taken_back_itself(match: Match) -> list[bytes]:
    states = []
    while takers := [seat for seat in range(match.players) if match.can_undo(seat)]:
        match.undo(takers[0])
        states.append(match.tobytes())
    return states


def observation(game: Game, state: Record, viewer: int) -> bytes:
    vector = np.zeros(game.observation, np.float32)
    verbs.observe(state, game.tables, viewer, vector)
    return vector.tobytes()


def informing(key: int) -> Callable[[Match, int], Information]:
    """`Match.information`, but with what is hidden dealt from another key."""
    original = Match.information

    def information(match: Match, viewer: int) -> Information:
        dealt = original(match, viewer)
        verbs.conceal(dealt.state, match.game.tables, viewer, key)
        return dealt

    return information


def exchange_two(values: Any, rng: random.Random) -> bool:
    """Exchange two values of one row; False if they are equal anyway."""
    row = rng.choice(values.reshape(-1, values.shape[-1]))
    one, other = rng.sample(range(len(row)), 2)
    row[one], row[other] = int(row[other]), int(row[one])
    return bool(row[one] != row[other])


def without_chance(state: Record) -> bytes:
    """The bytes of a state but for the chance to come."""
    state = state.copy()
    state["chance"] = 0
    data: bytes = state.tobytes()
    return data


def encoded(data: Any) -> bytes:
    return msgspec.json.encode(data)


def figures(game: Game, state: Record) -> tuple[int, list[int], list[float]]:
    """Who is to act, the points and the results."""
    players = int(state["players"])
    points, results = np.zeros(players, np.int64), np.zeros(players)
    verbs.scores(state, game.tables, points)
    actors = verbs.actors(state, game.tables)
    if not actors:
        verbs.returns(state, game.tables, results)
    return actors, points.tolist(), results.tolist()


def turned_figures(
    game: Game, state: Record, seats: tuple[int, ...]
) -> tuple[int, list[int], list[float]]:
    actors, points, results = figures(game, state)
    back = [seats.index(seat) for seat in range(len(seats))]
    turned = sum(1 << seats[seat] for seat in range(len(seats)) if actors >> seat & 1)
    return turned, [points[seat] for seat in back], [results[seat] for seat in back]


def in_any_order(match: Match, viewer: int) -> list[bytes]:
    return sorted(map(encoded, last_told(match, viewer)))


def walk_both(match: Match, twin: Match, viewer: int, rng: random.Random) -> Iterator[None]:
    """Play two matches that a viewer cannot tell apart to the end, with actions open to both.

    As soon as the viewer can tell them apart, the twin is put into another possible world. Where
    the choice of somebody else is secret, the twin takes another one.
    """
    for _ in range(strategies.BOUND):
        if match.over:
            return
        seat = any_actor(match.actors, match.awaited, rng)
        legal, there = match.legal(seat), set(twin.legal(seat))
        action = any_action(match.game, [a for a in legal if a in there] or legal, rng)
        match.play(seat, action)
        if action in there:
            twin.play(seat, twin_action(twin, seat, action, viewer, rng))
            yield
        if action not in there or last_told(match, viewer) != last_told(twin, viewer):
            twin._state = in_world(match, viewer, rng.getrandbits(60))._state
            twin.entries, twin._told = list(match.entries), list(match._told)


def twin_action(match: Match, seat: int, action: int, viewer: int, rng: random.Random) -> int:
    chosen = match.game.actions[action]
    if not chosen.secret or seat == viewer:
        return action
    return rng.choice([a for a in match.legal(seat) if match.game.actions[a].kind == chosen.kind])


def tamperings(match: Match, text: str) -> Iterator[str]:
    """The text with a line changed, dropped, doubled or exchanged with the next, in every way."""
    lines = text.splitlines()
    rng = random.Random(len(text))

    def with_lines(number: int, *new: str, instead_of: int = 1) -> str:
        return "\n".join([*lines[:number], *new, *lines[number + instead_of :]]) + "\n"

    for number, line in enumerate(lines):
        if not line:
            continue
        following = lines[number + 1] if number + 1 < len(lines) else ""
        yield with_lines(number)
        yield with_lines(number, line, line)
        if following and "[Check" not in line + following:  # the check may stand anywhere
            yield with_lines(number, following, line, instead_of=2)
        changed = other_headers(match, line) if line[0] == "[" else other_entries(match, line, rng)
        for other in changed:
            yield with_lines(number, other)
        if following and line[0] != "[":
            (seat, words), (next_seat, next_words) = (
                entry.split(": ") for entry in (line, following)
            )
            yield with_lines(number, f"{seat}: {next_words}", f"{next_seat}: {words}", instead_of=2)
    yield f"{text}{match.number + 1}. seat 1: undo\n"


def other_headers(match: Match, line: str) -> Iterator[str]:
    (name, value), *_ = re.findall(r'\[(\w+) "(.*)"\]', line)
    for other in other_values(match, name, value):
        yield f'[{name} "{other}"]'
    yield f'[{name}s "{value}"]'
    yield line[1:]
    yield line[:-1]


def other_values(match: Match, name: str, value: str) -> Iterator[str]:
    yield value + "x"
    yield value[:-1]
    yield ""
    match name:
        case "Game":
            yield from (game.name for game in GAMES)
        case "Rules":
            yield str(int(value) + 1)
            yield str(int(value) - 1)
        case "Players":
            yield from map(str, range(max(match.game.players) + 2))
        case "Options":
            for option in match.game.options:
                for other in option.values:
                    words = {True: "on", False: "off"}.get(other, str(other))
                    yield re.sub(rf"\b{option.name}=\S+", f"{option.name}={words}", value)
        case "Seed":
            yield value.upper()
            yield f" {value}"
        case "Result":
            yield "*" if match.over else "0 0 0"
            yield "?"
        case "Check":
            yield value[::-1]
            yield value.upper()
        case "Tables":
            yield "?"
        case _:
            raise AssertionError(f"a header that nobody tampers with: {name}")


def other_entries(match: Match, line: str, rng: random.Random) -> Iterator[str]:
    (number, seat, words), *_ = re.findall(r"(\d+)\. seat (\d+): (.+)", line)
    yield f"{int(number) + 1}. seat {seat}: {words}"
    for other in range(match.players + 2):
        yield f"{number}. seat {other}: {words}"
    for action in rng.sample(list(match.game.actions), 5):
        yield f"{number}. seat {seat}: {action.words}"
    yield f"{number}. seat {seat}: undo"
    yield f"{number}. seat {seat}: {words}!"
    yield f"{number}. seat {seat}: {words.upper()}"
    yield f"{number} seat {seat}: {words}"


def is_the_match_or_bad(match: Match, text: str) -> None:
    try:
        found = tavola.read(text)
    except BadMatch as error:
        is_said(error)
    else:
        assert everything(found) == everything(match)


def survives_the_text(game: Game, seed: str | int) -> None:
    try:
        match = game.new(seed=seed)
    except BadOption as error:
        is_one_sentence(error)
    else:
        assert everything(tavola.read(match.text())) == everything(match)


def refuses(
    match: Match, kind: type[TavolaError], method: Callable[..., object], *args: object
) -> None:
    """The method raises just this error, says why in a sentence, and leaves the match alone."""
    was = match.tobytes(), list(match.entries), len(match._told)
    with pytest.raises(TavolaError) as caught:
        method(*args)
    assert type(caught.value) is kind, (method.__name__, args)
    is_one_sentence(caught.value)
    assert (match.tobytes(), list(match.entries), len(match._told)) == was


def is_said(error: TavolaError) -> None:
    assert str(error)


def is_one_sentence(error: TavolaError) -> None:
    said = str(error)
    assert re.fullmatch(r"[\w“][^\n]*[.?!]", said), said
    assert not re.search(r"[.?!] [A-Z]", said), said
