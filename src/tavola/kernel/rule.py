"""`@rule`: a plain Python function that runs as machine code.

A rule takes records, arrays and numbers and returns a number or nothing. The first call with
arguments of new types compiles it (see `machine`); later calls, in this process or any other,
load what was compiled. With NUMBA_DISABLE_JIT=1 every rule runs as the Python it is.
"""

import functools
import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from tavola.kernel.plain import plain

Function = TypeVar("Function", bound=Callable[..., Any])


def switched_on(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


UNCOMPILED = switched_on("NUMBA_DISABLE_JIT")
BOUNDS_CHECKED = switched_on("TAVOLA_BOUNDSCHECK")


class Rule:
    """A rule: called from Python it runs compiled, called by another rule it becomes part of it."""

    __name__: str
    __module__: str
    __qualname__: str

    def __init__(self, function: Callable[..., Any], *, small: bool) -> None:
        self.function = function
        self.small = small
        self._entries: dict[tuple[Any, ...], Callable[..., Any]] = {}
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if UNCOMPILED:
            return self.function(*map(plain, args), **kwargs)
        if kwargs:
            raise TypeError(f"call rule {self.__name__} from Python with arguments by place")
        kinds = tuple(map(kind_of, args))
        entry = self._entries.get(kinds)
        if entry is None:
            from tavola.kernel.machine import entry_of

            entry = self._entries.setdefault(kinds, entry_of(self, kinds))
        return entry(*args)

    @functools.cached_property
    def dispatcher(self) -> Any:
        """What Numba makes of the function; imported only where something must be compiled."""
        from tavola.kernel.machine import numba_compiler, one_kind_of_number

        return one_kind_of_number(numba_compiler(forceinline=self.small)(self.function))

    @property
    def _numba_type_(self) -> Any:
        """Numba asks every value it does not know for this: a rule is typed as its dispatcher."""
        from numba.core import types

        return types.Dispatcher(self.dispatcher)


def rule(function: Function) -> Function:
    """Make a function a rule."""
    return cast(Function, Rule(function, small=False))


def small_rule(function: Function) -> Function:
    """Make a function of few lines a rule that is written out wherever another rule calls it."""
    return cast(Function, Rule(function, small=True))


def kind_of(arg: Any) -> Any:
    """What of an argument decides which machine code takes it."""
    if isinstance(arg, np.ndarray):
        return arg.dtype, arg.ndim
    if isinstance(arg, int | np.integer):
        return int
    if isinstance(arg, float):
        return float
    raise TypeError(f"rules take records, arrays and numbers, not {type(arg).__name__}")
