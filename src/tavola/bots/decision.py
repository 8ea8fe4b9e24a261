"""What every bot is: something that decides."""

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from tavola.match import Information


class Considered(NamedTuple):
    """An action a bot thought about: how often it tried it, and what it expects of it."""

    action: int
    visits: int
    result: float


class Decision(NamedTuple):
    """What a bot decided and what led to it."""

    action: int
    considered: list[Considered]
    iterations: int
    seconds: float


class Bot(Protocol):
    """A player. The same information and seed give the same decision, whatever is hidden."""

    level: str

    def decide(self, information: "Information") -> Decision:
        """Choose one of the decisions of the information's viewer, whom the match awaits."""

    def cancel(self) -> None:
        """Make a `decide` that runs in another thread return at once with what it has."""
