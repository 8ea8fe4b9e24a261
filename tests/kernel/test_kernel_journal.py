"""The journal."""

from typing import Any

import numpy as np
import pytest

from tavola.kernel import EVERYBODY, ROWS, Journal, blank, tell
from tavola.match import opened_journal, rows_of, seats_in, viewer_bit
from tavola.view import SPECTATOR


def test_a_closed_journal_takes_nothing() -> None:
    journal = blank(Journal)
    tell(journal, 1, 2, 3, 4, 5, 6)
    assert journal.tobytes() == bytes(Journal.itemsize)
    assert len(rows_of(journal)) == 0


def test_an_open_journal_takes_what_it_is_told() -> None:
    journal = opened_journal()
    tell(journal, 1, -1)
    tell(journal, 300, 4, -1, -300, 300, -7, 0x81, 0x7F)
    rows: np.ndarray[Any, Any] = rows_of(journal)
    assert rows.dtype.names == ("kind", "seat", "item", "amount", "at", "why", "seen", "learnt")
    assert rows.tolist() == [
        (1, -1, -1, 0, -1, -1, EVERYBODY, 0),
        (300, 4, -1, -300, 300, -7, 0x81, 0x7F),
    ]


def test_told_rows_stay_when_the_journal_is_told_more() -> None:
    journal = opened_journal()
    tell(journal, 1, 0)
    rows = rows_of(journal)
    tell(journal, 2, 0)
    journal["rows"]["kind"][0] = 9
    assert rows["kind"].tolist() == [1]


def test_a_full_journal_is_read_and_one_row_more_is_an_error() -> None:
    journal = np.zeros(2, Journal)  # what lies behind the journal must stay as it is
    journal["open"][0] = 1
    mine = journal[:1].reshape(())
    for row in range(ROWS):
        tell(mine, row, 0)
    assert rows_of(mine)["kind"].tolist() == list(range(ROWS))
    tell(mine, 0, 0)
    assert mine["told"] == ROWS + 1
    assert journal[1].tobytes() == bytes(Journal.itemsize)
    with pytest.raises(OverflowError, match=f"{ROWS + 1} rows.*{ROWS}"):
        rows_of(mine)


def test_every_seat_and_the_spectators_have_a_bit() -> None:
    assert [viewer_bit(seat) for seat in range(5)] == [1, 2, 4, 8, 16]
    bits = [viewer_bit(viewer) for viewer in (SPECTATOR, *range(7))]
    assert len(set(bits)) == 8
    assert sum(bits) == EVERYBODY
    assert seats_in(0b10110) == (1, 2, 4)
    assert seats_in(0) == ()
