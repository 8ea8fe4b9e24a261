"""Scratch paper: memory of a fixed size that a rule has for as long as it runs.

It belongs to the call that took it, so that calls in other threads do not disturb it. What was
there before is not wiped away: a rule reads only what it has written.
"""

import functools
from typing import Any

import numpy as np

from tavola.kernel.plain import plain


class Scratch:
    """An array of so many numbers, new for each call: `paper = PAPER()`."""

    def __init__(self, kind: str | np.dtype[Any], size: int) -> None:
        self.dtype = np.dtype(kind)
        self.size = size

    def __call__(self) -> Any:
        return plain(np.zeros(self.size, self.dtype))

    @functools.cached_property
    def _numba_type_(self) -> Any:
        """What Numba takes it for: a function that reserves the memory on the stack."""
        import numba
        from numba.core import types
        from numba.core.registry import cpu_target
        from numba.extending import intrinsic
        from numba.np import arrayobj

        numba_arrays: Any = arrayobj
        size, item = self.size, self.dtype.itemsize
        array: Any = types.Array(numba.from_dtype(self.dtype), 1, "C")

        @intrinsic
        def paper(typing: Any) -> Any:
            def reserve(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                kind = context.get_data_type(array.dtype)
                with builder.goto_entry_block():  # once, also where the call is in a loop
                    memory = builder.alloca(kind, size)
                made = numba_arrays.make_array(array)(context, builder)
                numba_arrays.populate_array(
                    made,
                    data=memory,
                    shape=[context.get_constant(types.intp, size)],
                    strides=[context.get_constant(types.intp, item)],
                    itemsize=context.get_constant(types.intp, item),
                    meminfo=None,
                )
                return made._getvalue()

            return array(), reserve

        cpu_target.typing_context.refresh()
        return cpu_target.typing_context.resolve_value_type(paper)
