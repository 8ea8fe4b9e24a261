"""Records as uncompiled rules see them.

NumPy's small integers overflow and shift otherwise than compiled code does (`1 << np.int8(7)` is
an `int8`). Uncompiled rules therefore read every number as a Python `int` and every array through
this wrapper; a number that does not fit its field is refused instead of wrapped.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np


class Plain:
    """An array or a record whose numbers come out as Python's own."""

    __slots__ = ("_data",)
    _data: Any

    def __init__(self, data: Any) -> None:
        object.__setattr__(self, "_data", data)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return plain(self._data[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._data[name] = bare(value)

    def __getitem__(self, index: Any) -> Any:
        return plain(self._data[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._data[index] = bare(value)

    def __len__(self) -> int:
        return len(self._data)

    def __iter__(self) -> Iterator[Any]:
        return map(plain, self._data)

    @property
    def dtype(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self._data.dtype
        return dtype

    @property
    def shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = self._data.shape
        return shape

    @property
    def size(self) -> int:
        return int(self._data.size)


def plain(value: Any) -> Any:
    """The value as uncompiled rules take it."""
    if isinstance(value, np.ndarray) and (value.ndim or value.dtype.names):
        return Plain(value)
    if isinstance(value, np.void):
        return Plain(value)
    if isinstance(value, np.generic | np.ndarray):
        return value.item()
    return value


def bare(value: Any) -> Any:
    """The array, record or number behind a value of an uncompiled rule."""
    return value._data if isinstance(value, Plain) else value
