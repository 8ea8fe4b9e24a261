"""The verbs that every game answers, and which game answers them.

Generic code (search, environments, matches) is written once over the verbs. Which game's rule
runs is settled by the type of the state record: when compiling, inside compiled code, and by the
record's dtype when called from Python.
"""

import functools
from types import ModuleType
from typing import Any, TypeVar, cast

from tavola.kernel.records import Record
from tavola.kernel.rule import rule

Stub = TypeVar("Stub", bound=Any)

_games: dict[Any, ModuleType] = {}


def register(state: Any, game: ModuleType) -> None:
    """Let the verbs be answered by the rules that `game` names, for states of this type."""
    other = _games.setdefault(state, game)
    if other is not game:
        raise ValueError(
            f"{game.__name__} and {other.__name__} have equal state records, so the verbs "
            f"cannot tell them apart; rename a field in one of them"
        )


class Verb:
    """A function of every game, dispatched on the type of its first argument."""

    __name__: str

    def __init__(self, stub: Any) -> None:
        self.stub = stub
        functools.update_wrapper(self, stub)

    def __call__(self, s: Record, *args: Any) -> Any:
        game = _games.get(getattr(s, "dtype", None))
        if game is None:
            raise TypeError(
                f"{self.__name__} is for the states of games, not for {type(s).__name__}"
            )
        return self.of(game)(s, *args)

    def of(self, game: ModuleType) -> Any:
        """The rule of a game that answers the verb; some verbs a game may leave out."""
        rule = getattr(game, self.__name__, None) or OPTIONAL.get(self.__name__)
        if rule is None:
            raise AttributeError(f"{game.__name__} does not answer the verb {self.__name__}")
        return rule

    @functools.cached_property
    def _numba_type_(self) -> Any:
        """What Numba takes a verb for: a function with one implementation per game."""
        from numba.core.registry import cpu_target
        from numba.extending import overload
        from numba.np.numpy_support import from_dtype

        stub = self.stub

        @overload(stub, strict=False)
        def compiled(s: Any, *args: Any) -> Any:
            for state, game in _games.items():
                if from_dtype(state) == s:
                    implementation = self.of(game)
                    return lambda s, *args: implementation(s, *args)
            return None

        cpu_target.typing_context.refresh()
        return cpu_target.typing_context.resolve_value_type(stub)


def verb(stub: Stub) -> Stub:
    return cast(Stub, Verb(stub))


@verb
def setup(
    s: Record, t: Record, players: int, options: Record, key: Record, journal: Record
) -> None:
    """Set up a blank state for so many players, from the chance of a key, up to the first choice.

    `options` are the whole numbers behind the game's Options, in their order.
    """


@verb
def actors(s: Record, t: Record) -> int:
    """Bits of the seats that may act now; 0 when the game is over."""
    raise NotImplementedError


@verb
def legal(s: Record, t: Record, seat: int, out: Record) -> int:
    """Write the seat's legal actions into `out`, ascending; return how many there are."""
    raise NotImplementedError


@verb
def apply(s: Record, t: Record, seat: int, action: int, journal: Record) -> None:
    """Carry out a legal action and all that follows from it by itself, telling the journal."""


@verb
def conceal(s: Record, t: Record, viewer: int, key: int) -> None:
    """Make the state a function of what `viewer` knows and of `key` alone.

    All that the viewer cannot know is first brought into one canonical form, then dealt anew
    from `key`, the chance to come included. Viewer -1 is a spectator.
    """


@verb
def observe(s: Record, t: Record, viewer: int, out: Record) -> None:
    """Write what the viewer knows into a vector for learning programs."""


@verb
def scores(s: Record, t: Record, out: Record) -> None:
    """The points of each seat by the rules, now."""


@verb
def returns(s: Record, t: Record, out: Record) -> None:
    """The result of a finished game for each seat: 1 shared among the winners."""


@verb
def why_not(s: Record, t: Record, seat: int, action: int) -> int:
    """Which rule forbids the action: one of the game's WhyNot, 0 if none does."""
    raise NotImplementedError


@verb
def check(s: Record, t: Record) -> int:
    """Which invariant is broken: one of the game's Broken, 0 if none is."""
    raise NotImplementedError


@verb
def figures(s: Record, t: Record, out: Record) -> None:
    """What else there is to report of a finished game: a number for each of the game's FIGURES.

    A game may leave this out.
    """


@verb
def policy(s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record) -> None:
    """How likely a sensible player is to take each of the first `count` of these legal actions.

    Whole numbers above 0, in proportion. A game may leave this out: all are as likely.
    """


@verb
def evaluation(s: Record, t: Record, out: Record) -> None:
    """The points each seat may expect at the end, judged from here.

    A game may leave this out: the points now.
    """


# --- What is done for a game that leaves a verb out ----------------------------------------------


@rule
def no_figures(s: Record, t: Record, out: Record) -> None:
    """A game without figures reports none."""


@rule
def no_policy(
    s: Record, t: Record, seat: int, actions: Record, count: int, weights: Record
) -> None:
    for place in range(count):
        weights[place] = 1


@rule
def points_now(s: Record, t: Record, out: Record) -> None:
    scores(s, t, out)


OPTIONAL = {"figures": no_figures, "policy": no_policy, "evaluation": points_now}
