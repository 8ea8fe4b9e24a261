"""Records: the fixed-size memory that a game's state and components are made of.

A field is declared with what it holds, who may know it, which axis counts seats and whether its
values name seats. Documentation, types and the tests that every game must pass come from there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

PUBLIC, OWNER, NOBODY = "public", "owner", "nobody"
"""Who may know a field: everybody, the seat whose row it is, or nobody before it is brought out."""

SEAT, SEATS = "seat", "seats"
"""What a field's values may name: one seat (negative for none), or a bit for each of several."""

Record: TypeAlias = Any
"""One record (or an array of them). NumPy cannot type the fields of a structured dtype."""


@dataclass(frozen=True)
class Field:
    """A field of a record as it was declared."""

    name: str
    dtype: np.dtype[Any]
    about: str
    known: str
    seats: int | None
    names: str | None


def field(
    kind: str | np.dtype[Any],
    shape: tuple[int, ...] = (),
    about: str = "",
    *,
    known: str = PUBLIC,
    seats: int | None = None,
    names: str | None = None,
) -> np.dtype[Any]:
    """Declare a field: its kind of number, its shape, and what generic code needs to know of it."""
    number = np.dtype(kind)
    if number.kind == "u":
        raise ValueError(
            f"a field of kind {kind} must be signed: Numba subtracts unsigned numbers so"
        )
    metadata = {"about": about, "known": known, "seats": seats, "names": names}
    return np.dtype((number, shape) if shape else number, metadata=metadata)


def record(**declared: np.dtype[Any]) -> np.dtype[Any]:
    """A record type without padding, so that equal bytes mean equal records."""
    return np.dtype(list(declared.items()), align=False)


def fields(kind: np.dtype[Any]) -> Iterator[Field]:
    """The fields of a record type, in order."""
    for name, (dtype, *_) in (kind.fields or {}).items():
        yield Field(name=name, dtype=dtype, **dict(dtype.metadata or {}))


def blank(kind: np.dtype[Any]) -> Record:
    """One record, all zero."""
    return np.ndarray((), kind, bytearray(kind.itemsize))


def copied(of: Record) -> Record:
    """A copy of a record, or of an array of them.

    NumPy copies records field by field; their bytes are copied a hundred times as fast.
    """
    return np.ndarray(of.shape, of.dtype, bytearray(of.tobytes()))
