"""The catalogues: complete, translated, agreeing with each other and with the program."""

import ast
import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tavola
from tavola.errors import BadOption, TavolaError
from tavola.game import load, names
from tavola.language import LANGUAGES, catalogues, language
from tavola.message import SEAT_ARGUMENTS, Arg, Message

ENGLISH, *TRANSLATIONS = LANGUAGES
GENERAL = "tavola"
"""The folder of the general catalogue."""

GAMES = sorted(names())
SOURCES = sorted(Path(tavola.__file__).parent.rglob("*.py"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (1, 2, 5)
PEOPLE = ("Anna", "Bernd", "Chiara", "Daan", "Emily", "Fritz")

Entries = dict[str, ftl.Message]


# --- What the catalogues say ---------------------------------------------------------------------


@functools.cache
def entries(code: str) -> dict[str, Entries]:
    """The messages of a language by folder: the general one, and that of each game."""
    found: dict[str, Entries] = {}
    for file in catalogues(code):
        messages: Entries = {}
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{file}: {entry.id.name} is there twice"
                messages[entry.id.name] = entry
        found[Path(str(file)).parent.parent.name] = messages
    return found


@functools.cache
def messages_of(code: str) -> Entries:
    """All messages of a language."""
    return {key: entry for folder in entries(code).values() for key, entry in folder.items()}


class Found(Visitor):  # type: ignore[misc, unused-ignore]
    """What there is in a message."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.variants: dict[str, set[str]] = {}
        """The keys of the variants by the variable that selects one."""
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variable in Found(node.selector).variables:
            keys = self.variants.setdefault(variable, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


@functools.cache
def found(code: str, key: str) -> Found:
    """What there is in a message and in the messages it refers to."""
    everything = Found(messages_of(code)[key])
    for reference in sorted(everything.references):
        there = found(code, reference)
        everything.variables |= there.variables
        everything.references |= there.references
        everything.texts += there.texts
        for variable, keys in there.variants.items():
            everything.variants[variable] = everything.variants.get(variable, set()) | keys
    return everything


def words_among(variants: set[str]) -> set[str]:
    """The variants of a variable that is a word; none if it is a number."""
    words = {key for key in variants if not key.isdecimal()}
    return words if words - PLURALS else set()


# --- What the program says -----------------------------------------------------------------------


@functools.cache
def nodes() -> tuple[ast.AST, ...]:
    return tuple(
        node
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"), str(source)))
    )


@functools.cache
def speakers() -> frozenset[str]:
    """What takes a key: the classes `Message` and the errors, and the functions called `say`."""
    errors = {TavolaError.__name__}
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    for _ in classes:
        errors |= {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in errors for base in node.bases)
        }
    return frozenset(errors | {Message.__name__, "say", "_say"})


def calls() -> Iterator[tuple[ast.Call, ast.expr]]:
    """All calls that take a key, each with the expression of the key."""
    for node in nodes():
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            keys = node.args[:1] or [word.value for word in node.keywords if word.arg == "key"]
            if name in speakers() and keys:
                yield node, keys[0]


def literals(expression: ast.expr) -> Iterator[str]:
    """The keys that an expression can be, as far as they are written out there."""
    if isinstance(expression, ast.IfExp):
        yield from literals(expression.body)
        yield from literals(expression.orelse)
    elif isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value


def built(node: ast.AST) -> re.Pattern[str] | None:
    """What an f-string can become, if it is made of more than blanks to fill in."""
    if not isinstance(node, ast.JoinedStr):
        return None
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    if not re.search("[a-z]{3}", "".join(part for part in parts if isinstance(part, str))):
        return None
    return re.compile("".join(re.escape(p) if isinstance(p, str) else "[a-z0-9-]+" for p in parts))


def arguments(call: ast.Call) -> set[str] | None:
    """The names of the arguments for the message; None if they cannot be read off the call."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name != Message.__name__:
        given = {word.arg for word in call.keywords}
        return None if None in given else {word for word in given if word}
    values = call.args[1:] or [word.value for word in call.keywords if word.arg == "args"]
    if not values:
        return set()
    if not isinstance(values[0], ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in values[0].keys]
    return None if None in keys else {str(key) for key in keys}


# --- The catalogues agree ------------------------------------------------------------------------


def test_english_has_a_catalogue_for_every_game() -> None:
    assert set(entries(ENGLISH)) == {GENERAL, *(name.replace("-", "_") for name in GAMES)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_is_in_two_catalogues(code: str) -> None:
    assert sum(map(len, entries(code).values())) == len(messages_of(code))


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_same_keys(code: str) -> None:
    ours = {folder: set(messages) for folder, messages in entries(code).items()}
    assert ours == {folder: set(messages) for folder, messages in entries(ENGLISH).items()}


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_same_variables(code: str) -> None:
    both = messages_of(code).keys() & messages_of(ENGLISH).keys()
    ours = {key: found(code, key).variables for key in both}
    assert ours == {key: found(ENGLISH, key).variables for key in both}


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_variant_is_misspelt(code: str) -> None:
    """A word that selects a variant also does so in English, or it would never be chosen."""
    for key in messages_of(code).keys() & messages_of(ENGLISH).keys():
        english = found(ENGLISH, key).variants
        for variable, variants in found(code, key).variants.items():
            unknown = words_among(variants) - english.get(variable, set()) - {"other"}
            assert not unknown, f"{key}: ${variable} is never {unknown}"


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_translated(code: str) -> None:
    """What has no letters of its own, such as "{ $player } { $points }", may be the same.

    And the title of a game, where that is a name.
    """
    english = messages_of(ENGLISH)
    untranslated = [
        key
        for key, entry in messages_of(code).items()
        if any(letter.isalpha() for text in Found(entry).texts for letter in text)
        and key in english
        and not key.startswith("game-")
        and entry.equals(english[key], ["span", "comment"])
    ]
    assert untranslated == []


# --- The catalogues fit the program --------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_words(name: str) -> None:
    """The title, each event and each reason, and none that cannot happen."""
    game = load(name)
    ours = entries(ENGLISH)[name.replace("-", "_")].keys()
    assert f"game-{name}" in entries(ENGLISH)[GENERAL]
    for kind, words in {
        "event": {event.name for event in game.package.Event},
        # A number that is no action never reaches the rules.
        "why": {why.name for why in game.package.WhyNot if why and why.name != "NO_SUCH_ACTION"},
    }.items():
        expected = {f"{name}-{kind}-{word.lower().replace('_', '-')}" for word in words}
        assert expected == {key for key in ours if key.startswith(f"{name}-{kind}-")}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_action_and_event_can_be_said(name: str, code: str) -> None:
    """As the game itself makes the messages, with the arguments it gives them."""
    game = load(name)
    for action in game.actions:
        assert language(code).say(game.view.label(action))
    for event in game.package.Event:
        message = game.view.message(event.name.lower(), 0, 0, 1, 0, 0)
        assert language(code).say(message)


def test_every_key_in_the_source_exists() -> None:
    known = messages_of(ENGLISH).keys()
    wanted = {key for _, expression in calls() for key in literals(expression)}
    assert len(wanted) > 10
    assert wanted - known == set()
    for _, expression in calls():
        pattern = built(expression)
        assert pattern is None or any(map(pattern.fullmatch, known)), ast.unparse(expression)


def test_every_message_in_the_source_gets_its_arguments() -> None:
    known = messages_of(ENGLISH).keys()
    for call, expression in calls():
        given = arguments(call)
        for key in literals(expression):
            if key in known and given is not None:
                missing = found(ENGLISH, key).variables - given
                assert not missing, f"{ast.unparse(call)} lacks {missing}"


def test_no_general_key_is_unused() -> None:
    written = {node.value for node in nodes() if isinstance(node, ast.Constant)}
    referred = {key for entry in messages_of(ENGLISH).values() for key in Found(entry).references}
    titles = {f"game-{name}" for name in GAMES}
    patterns = [pattern for pattern in map(built, nodes()) if pattern]
    unused = [
        key
        for key in entries(ENGLISH)[GENERAL].keys() - written - referred - titles
        if not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


# --- Every message can be said -------------------------------------------------------------------


def samples(code: str, key: str) -> Iterator[dict[str, Arg]]:
    """Arguments that bring out every variant of a message."""
    there = found(code, key)
    choices: list[list[str | int]] = []
    for variants in there.variants.values():
        words = sorted(words_among(variants))
        literal = {int(variant) for variant in variants if variant.isdecimal()}
        choices.append([*words] if words else sorted(literal.union(NUMBERS)))
    for chosen in itertools.product(*choices):
        for plain in (*NUMBERS, "a sample"):
            args: dict[str, Arg] = dict.fromkeys(there.variables, plain)
            args |= {name: seat for seat, name in enumerate(SEAT_ARGUMENTS) if name in args}
            yield args | dict(zip(there.variants, chosen, strict=True))


@pytest.mark.parametrize("people", [(), PEOPLE], ids=["colours", "names"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(code: str, people: tuple[str, ...]) -> None:
    for key in messages_of(code):
        for args in samples(code, key):
            words = language(code).say(Message(key, args), people)
            assert words == words.strip() != "", key
            assert "{" not in words, f"{key}: {words}"
            assert "  " not in words, f"{key}: {words}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_short_names_differ(code: str) -> None:
    for key in messages_of(code):
        if key.endswith("-short") and "-why-" not in key:
            ((variable, variants),) = found(code, key).variants.items()
            said = {language(code).say(Message(key, {variable: word})) for word in variants}
            assert len(said) == len(variants), key


def test_what_cannot_be_said_is_an_error() -> None:
    with pytest.raises(ValueError, match="event-undo"):
        language(ENGLISH).say(Message("event-undo"))


# --- How people are called -----------------------------------------------------------------------


def colour(code: str, seat: int) -> str:
    return language(code).say(Message("player", {"number": seat + 1}))


@pytest.mark.parametrize("code", LANGUAGES)
def test_five_colours(code: str) -> None:
    """They differ even where only their first two letters are shown."""
    assert len({colour(code, seat)[:2] for seat in range(5)}) == 5


@pytest.mark.parametrize("code", LANGUAGES)
def test_people_go_by_their_colours(code: str) -> None:
    words = language(code).say(Message("not-your-turn", {"player": 1, "other": 3}))
    assert [seat for seat in range(5) if colour(code, seat) in words] == [1, 3]


@pytest.mark.parametrize("code", LANGUAGES)
def test_people_go_by_their_names(code: str) -> None:
    words = language(code).say(Message("not-your-turn", {"player": 1, "other": 3}), PEOPLE)
    assert [name for name in PEOPLE if name in words] == ["Bernd", "Daan"]
    assert not any(colour(code, seat) in words for seat in range(5))


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_reach_messages_within_messages(code: str) -> None:
    winners: list[Message] = [Message("a-player", {"player": seat}) for seat in (0, 2)]
    over = Message("prompt-over", {"count": 2, "winners": list(winners)})
    assert "Anna, Chiara" in language(code).say(over, PEOPLE)
    assert f"{colour(code, 0)}, {colour(code, 2)}" in language(code).say(over)
    why = Message("bad-headers", {"reason": Message("cannot-undo", {"player": 2})})
    assert "Chiara" in language(code).say(why, PEOPLE)


# --- Languages -----------------------------------------------------------------------------------


def test_an_error_speaks_english_or_any_other_language() -> None:
    error = BadOption("unknown-level", level="x", levels="y")
    assert str(error) == language(ENGLISH).say(error.message)
    assert len({language(code).say(error.message) for code in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match=r"“xx”.*en, it, nl, de"):
        language("xx")
