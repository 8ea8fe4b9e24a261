"""Games: what a game package offers, found by looking into `tavola.games`."""

import difflib
import functools
import hashlib
import importlib
import importlib.util
import pkgutil
import secrets
from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt

from tavola.compiling import prepare
from tavola.components import Source, read, text_of_shipped
from tavola.errors import BadOption, UnknownGame
from tavola.games import __path__ as folders_of_games
from tavola.kernel import Atlas, Record
from tavola.kernel.verbs import register
from tavola.options import GameOptions

if TYPE_CHECKING:
    from tavola.match import Match


class Option(msgspec.Struct, frozen=True):
    """An option of a game: what it may be, and what it is when nothing is said."""

    name: str
    values: tuple[Any, ...]
    default: Any


class Game:
    """A game, ready to be played."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package
        self.name: str = package.NAME
        self.players: range = package.SEATS
        """The possible numbers of players."""
        self.actions: Atlas = package.ATLAS
        """The action atlas: every action with its number and its words."""
        self.rules_version: int = package.RULES_VERSION
        self.observation: int = package.OBSERVATION
        """The length of the vector that `observe` writes."""
        self.tables: Record = frozen(package.tables())
        """The components as they are shipped."""
        register(package.State, package)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @functools.cached_property
    def view(self) -> ModuleType:
        """How the game is shown: the module that builds its views."""
        return importlib.import_module(".view", self.package.__name__)

    @functools.cached_property
    def events(self) -> dict[int, str]:
        """What the kinds of rows in the journal are called."""
        return {int(event): event.name.lower() for event in self.package.Event}

    @functools.cached_property
    def takes_back(self) -> npt.NDArray[np.bool_]:
        """Which actions only take back a choice of one's own; empty where there are none."""
        marked = np.array([action.takes_back for action in self.actions])
        return marked if marked.any() else marked[:0]

    @property
    def horizon(self) -> int:
        """After how many decisions a search asks the game's evaluation instead of playing on."""
        return getattr(self.package, "HORIZON", 1 << 30)

    @property
    def spread(self) -> int:
        """By how many points players of this game usually lie apart at its end."""
        return getattr(self.package, "SPREAD", 10)

    @property
    def has_policy(self) -> bool:
        """Whether the game says what a sensible player would rather do."""
        return hasattr(self.package, "policy")

    @property
    def is_guided(self) -> bool:
        """Whether a search plays on by that policy, and not at random."""
        return self.has_policy and getattr(self.package, "GUIDED", True)

    @property
    def variants(self) -> tuple[tuple[int, dict[str, Any]], ...]:
        """Numbers of players and options that are games of their own, to be measured as such."""
        return getattr(self.package, "VARIANTS", ())

    @property
    def figures(self) -> tuple[str, ...]:
        """What else `simulate` reports of finished games, besides points and results."""
        return getattr(self.package, "FIGURES", ())

    @functools.cached_property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen when a match is made."""
        return tuple(
            Option(field.name, values_of(field.type), field.default)
            for field in msgspec.structs.fields(self.package.Options)
        )

    @property
    def has_components(self) -> bool:
        """Whether an owner of the box can play with components of their own."""
        return hasattr(self.package, "Components")

    @property
    def components_text(self) -> str:
        """The file of components that the game comes with."""
        self._needs_components()
        return text_of_shipped(self._folder)

    def tables_with(self, components: Source | None) -> Record:
        """The components as they are shipped, or as an owner says."""
        if components is None:
            return self.tables
        self._needs_components()
        return frozen(read(components, self.package.Components, self._folder).tables())

    def _needs_components(self) -> None:
        if not self.has_components:
            raise BadOption("no-components", game=self.name)

    @property
    def _folder(self) -> str:
        return self.package.__path__[0]

    def new(
        self,
        /,
        players: int | None = None,
        seed: str | int | None = None,
        components: Source | None = None,
        **options: Any,
    ) -> "Match":
        """A match, set up. Without a seed nobody can know the cards; with one it can be repeated.

        The number of players, unless it is given, is the largest that the options go with.
        `components` is an owner's file.
        """
        return self.set_up(players, seed, options, components)

    def set_up(
        self,
        players: int | None,
        seed: str | int | None,
        options: dict[str, Any],
        components: Source | None = None,
    ) -> "Match":
        """`new`, with the options in a dictionary."""
        from tavola.match import Match

        if players is None:
            players = self.most_players(self.options_from(options))
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadOption("bad-players-type", game=self.name, players=str(players))
        if players not in self.players:
            least, most = str(self.players[0]), str(self.players[-1])
            raise BadOption(
                "bad-players", game=self.name, players=str(players), least=least, most=most
            )
        seed_text = text_of_seed(secrets.token_hex(16) if seed is None else seed)
        chosen = self.options_for(players, options)
        tables = self.tables_with(components)
        prepare(self)
        return Match(self, players, seed_text, chosen, tables)

    def most_players(self, options: GameOptions) -> int:
        """The largest number of players that the options go with."""
        return max(players for players in self.players if not options.misfit(players))

    def options_for(self, players: int, chosen: dict[str, Any]) -> GameOptions:
        """The game's Options with these values, if they go with so many players."""
        options = self.options_from(chosen)
        misfit = options.misfit(players)
        if misfit:
            raise BadOption(misfit.key, **misfit.args)
        return options

    def options_from(self, chosen: dict[str, Any]) -> GameOptions:
        """The game's Options with these values."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(
                    "unknown-option", game=self.name, option=name, known=", ".join(known) or "–"
                )
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                values = ", ".join(option_text(value) for value in known[name].values)
                raise BadOption(
                    "bad-option-value", option=name, value=option_text(value), values=values
                )
        options: GameOptions = self.package.Options(**chosen)
        return options

    def options_vector(self, options: GameOptions) -> npt.NDArray[np.int64]:
        """The options as the whole numbers that `setup` takes: the place of each value."""
        return np.array(
            [option.values.index(getattr(options, option.name)) for option in self.options],
            np.int64,
        )


def frozen(tables: Record) -> Record:
    tables.flags.writeable = False
    return tables


def tables_hash(tables: Record) -> str:
    """Names the components a match was played with."""
    return hashlib.sha256(tables.tobytes()).hexdigest()[:16]


def text_of_seed(seed: str | int) -> str:
    """The seed as it stands in the notation: one line that can be written down."""
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise BadOption("bad-seed", seed=repr(seed))
    if isinstance(seed, int) and seed.bit_length() > 10_000:
        raise BadOption("bad-seed", seed="…")  # Python does not write out longer numbers
    text = str(seed)
    if text.splitlines() not in ([], [text]) or has_surrogates(text):
        raise BadOption("bad-seed", seed=repr(seed))
    return text


def has_surrogates(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text)


def values_of(kind: Any) -> tuple[Any, ...]:
    """The values an option of this type can have."""
    if kind is bool:
        return (False, True)
    values: tuple[Any, ...] = kind.__args__
    return values


def option_text(value: Any) -> str:
    """An option's value in the notation and on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def names() -> Iterator[str]:
    """The names of all games that are here."""
    for module in pkgutil.iter_modules(folders_of_games):
        yield module.name.replace("_", "-")


@functools.cache
def load(name: str) -> Game:
    """The game with this name."""
    known = sorted(names())
    if name not in known:
        likely = difflib.get_close_matches(str(name).lower(), known, 1, 0.5)
        if likely:
            raise UnknownGame("unknown-game-likely", game=str(name), likely=likely[0])
        raise UnknownGame("unknown-game", game=str(name), games=", ".join(known))
    return Game(importlib.import_module("tavola.games." + name.replace("-", "_")))


def games() -> tuple[Game, ...]:
    """All games that are here."""
    return tuple(load(name) for name in sorted(names()))
