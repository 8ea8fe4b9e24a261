"""Records, and how uncompiled rules see them."""

from typing import Any

import numpy as np
import pytest

from tavola.kernel import NOBODY, OWNER, PUBLIC, SEAT, Field, Journal, blank, field, fields, record
from tavola.kernel.journal import Row
from tavola.kernel.plain import Plain, bare, plain

Part = record(small=field("i1"), large=field("i4"))
Whole = record(
    flag=field("i1", about="a flag"),
    wide=field("i4", about="something wide"),
    hands=field("i2", (3, 2), "cards in hand", known=OWNER, seats=0),
    leader=field("i1", about="who leads", names=SEAT),
    deck=field("i1", (5,), "the deck", known=NOBODY),
    bits=field("i2"),
    tall=field("i4"),
)
KINDS = ("i1", "i2", "i4", "i8")


def numbers(kind: np.dtype[Any]) -> int:
    """The bytes that a record's numbers take by themselves."""
    if kind.subdtype:
        return int(np.prod(kind.shape)) * numbers(kind.base)
    if kind.fields is None:
        return kind.itemsize
    return sum(numbers(field[0]) for field in kind.fields.values())


# --- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Part, Whole, Row, Journal])
def test_a_record_has_no_padding(kind: np.dtype[Any]) -> None:
    assert kind.itemsize == numbers(kind)
    assert not kind.isalignedstruct


def test_fields_are_as_they_were_declared() -> None:
    def number(name: str, kind: str, about: str, names: str | None = None) -> Field:
        return Field(name, np.dtype(kind), about, PUBLIC, None, names)

    assert list(fields(Whole)) == [
        number("flag", "i1", "a flag"),
        number("wide", "i4", "something wide"),
        Field("hands", np.dtype(("i2", (3, 2))), "cards in hand", OWNER, 0, None),
        number("leader", "i1", "who leads", SEAT),
        Field("deck", np.dtype(("i1", (5,))), "the deck", NOBODY, None, None),
        number("bits", "i2", ""),
        number("tall", "i4", ""),
    ]


@pytest.mark.parametrize(
    "kind",
    [
        Part,
        Whole,
        Row,
        Journal,
    ],
)
def test_the_fields_of_every_record_can_be_asked_for(kind: np.dtype[Any]) -> None:
    assert [declared.name for declared in fields(kind)] == list(kind.names or ())


def test_a_blank_record_is_all_zero() -> None:
    one = blank(Whole)
    assert one.shape == ()
    assert one.tobytes() == bytes(Whole.itemsize)
    one["flag"] = 1
    assert blank(Whole).tobytes() == bytes(Whole.itemsize)


# --- records as uncompiled rules see them --------------------------------------------------------


def test_every_number_comes_out_as_pythons_own() -> None:
    for kind in KINDS:
        s = plain(blank(record(one=field(kind), some=field(kind, (2, 3)))))
        assert type(s.one) is int
        assert type(s.some[1, 2]) is int
        assert type(s.some[1][2]) is int
        assert [type(number) for row in s.some for number in row] == [int] * 6
    assert type(plain(np.float64(1.5))) is float
    assert type(plain(np.zeros(2, np.float32))[0]) is float
    assert type(plain(np.int8(3))) is int
    assert type(plain(np.array(3, np.int8))) is int
    assert plain(7) == 7


def test_numbers_shift_and_grow_as_pythons_own() -> None:
    s = plain(blank(Whole))
    s.flag = 7
    assert 1 << s.flag == 128
    s.deck[0] = 100
    assert s.deck[0] + s.deck[0] == 200
    assert s.deck[1] - 2 * s.deck[0] == -200


@pytest.mark.parametrize("kind", KINDS)
def test_a_number_that_does_not_fit_is_refused(kind: str) -> None:
    room = np.iinfo(np.dtype(kind))
    s = plain(blank(record(one=field(kind), some=field(kind, (2,)))))
    for fits in (room.min, room.max):
        s.one = s.some[1] = fits
        assert s.one == s.some[1] == fits
    for large in (room.min - 1, room.max + 1, 2**70):
        with pytest.raises(OverflowError):
            s.one = large
        with pytest.raises(OverflowError):
            s.some[0] = large
        with pytest.raises(OverflowError):
            s.some[:] = large
    assert (s.one, s.some[0], s.some[1]) == (room.max, 0, room.max)


def test_what_is_written_reaches_the_record_itself() -> None:
    data = np.zeros(2, Whole)
    states = plain(data)
    states[0].flag = 1
    states[0].hands[2, 1] = 5
    states[0].hands[0][1] += 3
    row = states[0].hands[1]
    row[0] = 9
    assert data["flag"].tolist() == [1, 0]
    assert data["hands"][0].tolist() == [[0, 3], [9, 0], [0, 5]]
    states[1] = states[0]
    states[0].flag = 2
    assert data["flag"].tolist() == [2, 1]
    states[1].hands = states[0].hands
    states[1].hands[0] = states[0].hands[2]
    assert data["hands"][1].tolist() == [[0, 5], [9, 0], [0, 5]]


def test_records_within_records_are_plain_too() -> None:
    outer = blank(record(parts=np.dtype((Part, (2,))), part=Part))
    s = plain(outer)
    s.parts[1].large = -5
    s.part = s.parts[1]
    assert type(s.part.large) is int
    assert outer["part"]["large"] == -5


def test_plain_arrays_know_their_size() -> None:
    s = plain(blank(Whole))
    assert (len(s.hands), s.hands.shape, s.hands.size) == (3, (3, 2), 6)
    assert s.hands.dtype == np.int16
    assert s.dtype == Whole
    assert isinstance(bare(s), np.ndarray)
    assert bare(5) == 5
    with pytest.raises(AttributeError):
        s.__array_interface__  # noqa: B018
    with pytest.raises((ValueError, KeyError), match="nothing"):
        _ = s.nothing
    with pytest.raises((ValueError, KeyError), match="nothing"):
        s.nothing = 1
    assert isinstance(s, Plain)


def test_a_place_outside_an_array_is_an_error() -> None:
    s = plain(blank(Whole))
    with pytest.raises(IndexError):
        s.deck[5] = 1
    with pytest.raises(IndexError):
        _ = s.hands[0, 2]


@pytest.mark.parametrize("kind", ["u1", "u2", "u4", "u8"])
def test_a_field_is_signed(kind: str) -> None:
    """Numba calculates `a - b < 0` of unsigned fields as never true."""
    with pytest.raises(ValueError, match="must be signed"):
        field(kind)
