"""Languages: messages put into words, from one set of Fluent catalogues."""

import functools
import importlib.resources
import pathlib
import threading
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from tavola.message import SEAT_ARGUMENTS, Arg, Message

LONGEST_ARGUMENT = 200
"""What somebody typed may be of any length; a sentence about it should be readable."""

LANGUAGES = ("en", "it", "nl", "de")


def catalogues(language: str) -> Iterator[Traversable]:
    """The catalogue files of a language: the general one and that of each game."""
    package = importlib.resources.files("tavola")
    games = sorted((package / "games").iterdir(), key=lambda folder: folder.name)
    for folder in (package, *games):
        file = folder / "locale" / f"{language}.ftl"
        if file.is_file():
            yield file


class Language:
    """One of the languages. Its catalogues are read when something in them is said."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._unread = list(catalogues(code))
        self._reading = threading.Lock()

    @functools.cached_property
    def bundle(self) -> FluentBundle:
        """The general catalogue, and those of games of which something was said."""
        bundle = FluentBundle([self.code], use_isolating=False)
        self._read(bundle, self._unread[0])
        return bundle

    def _bundle_for(self, key: str) -> FluentBundle:
        """A bundle with the message: those of a game begin with its name."""
        with self._reading:
            if not self.bundle.has_message(key):
                for file in list(self._unread):
                    game = pathlib.PurePath(str(file)).parent.parent.name.replace("_", "-")
                    if key.startswith(f"{game}-"):
                        self._read(self.bundle, file)
            return self.bundle

    def _read(self, bundle: FluentBundle, file: Traversable) -> None:
        self._unread.remove(file)
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message in words. `names` are the players by seat, else they go by their colours."""
        args = {key: self._worded(key, arg, names) for key, arg in message.args.items()}
        bundle = self._bundle_for(message.key)
        pattern = bundle.get_message(message.key).value
        words, problems = bundle.format_pattern(pattern, args)  # type: ignore[arg-type]
        if problems:
            raise ValueError(f"catalogue {self.code}, message {message.key}: {problems[0]}")
        return str(words)

    def _worded(self, key: str, arg: Arg, names: Sequence[str]) -> str | int:
        if key in SEAT_ARGUMENTS and isinstance(arg, int):
            return names[arg] if names else self.say(Message("player", {"number": arg + 1}))
        if isinstance(arg, Message):
            return self.say(arg, names)
        if isinstance(arg, list):
            return ", ".join(self.say(item, names) for item in arg)
        if isinstance(arg, str) and len(arg) > LONGEST_ARGUMENT:
            return arg[:LONGEST_ARGUMENT] + "…"
        return arg


@functools.cache
def language(code: str) -> Language:
    """The language with this code, one of LANGUAGES."""
    if code not in LANGUAGES:
        from tavola.errors import BadOption

        raise BadOption("bad-language", language=code, languages=", ".join(LANGUAGES))
    return Language(code)


ENGLISH = language("en")
