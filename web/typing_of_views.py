"""Writes the client's TypeScript types from the views of the games and the server's messages."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import tavola
from tavola.message import Message
from tavola.server import api
from tavola.view import Choice, Event, View

HERE = Path(__file__).resolve().parent
NOTICE = "// Generated from the Python types by `make types`. Do not edit.\n"
GENERIC = {"Choice": "Choice<Preview = unknown>", "View": "View<Player, Board, Preview = unknown>"}
RAW = {("Choice", "preview"): "Preview | null", ("View", "choices"): "Choice<Preview>[]"}


def written(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.Metadata(type=inner):
            return written(inner)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType() | inspect.DateTimeType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{v}'" if isinstance(v, str) else str(v) for v in values)
        case inspect.UnionType(types=types):
            return " | ".join(written(one) for one in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{written(key)}, {written(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.CustomType(cls=cls):
            return getattr(cls, "__name__", "unknown")
    raise TypeError(f"no TypeScript for {kind}")


def used(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    """The structures that a type is made of, each after those it needs."""
    match kind:
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for one in types:
                yield from used(one)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from used(item)
        case inspect.DictType(value_type=value):
            yield from used(value)
        case inspect.StructType(cls=cls, fields=fields) if cls is not Message:
            for field in fields:
                yield from used(field.type)
            yield cls


def interface(cls: Any) -> str:
    """A structure as an interface."""
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType)
    name = cls.__name__
    tag = [f"  {kind.tag_field}: '{kind.tag}';"] if kind.tag_field else []
    lines = [
        f"  {field.encode_name}{optional(cls, field)}: {kind_of(cls, field)};"
        for field in kind.fields
    ]
    return "\n".join([f"export interface {GENERIC.get(name, name)} {{", *tag, *lines, "}"])


def kind_of(cls: Any, field: inspect.Field) -> str:
    raw = RAW.get((cls.__name__, field.name))
    if raw:
        return raw
    if cls is View and field.name in ("players", "board"):
        return "Player[]" if field.name == "players" else "Board"
    if cls is Message and field.name == "args":
        return "Record<string, Arg>"
    return written(field.type)


def optional(cls: Any, field: inspect.Field) -> str:
    """What may be left out: defaults that are not written, or that a request need not say."""
    config = cls.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields
    return "?" if may_lack and not field.required else ""


def general() -> str:
    """The types all games share."""
    arg = "export type Arg = string | number | Message | Message[];"
    return (
        "\n\n".join([NOTICE.strip(), arg, *map(interface, (Message, Choice, Event, View))]) + "\n"
    )


def of_game(name: str) -> str:
    """The types of a game."""
    module = importlib.import_module(f"tavola.games.{name.replace('-', '_')}.view")
    shared = (Message, Choice, Event, View)
    classes: dict[Any, None] = {}
    for root in (module.Board, module.Player, module.Preview):
        for cls in used(inspect.type_info(root)):
            if cls not in shared:
                classes.setdefault(cls)
    needs = "import type { Message, View as AnyView } from '../../lib/view.ts';"
    text = "\n\n".join(
        [
            NOTICE.strip() + "\n" + needs,
            *map(interface, classes),
            "export type View = AnyView<Player, Board, Preview>;",
        ]
    )
    if "Message[]" not in text:
        text = text.replace("import type { Message, View", "import type { View")
    return text + "\n"


def of_server() -> str:
    """What goes over the wire, besides the views."""
    shared = {Message: "Message", Choice: "Choice", Event: "Event", View: "View"}
    own = [
        thing
        for thing in vars(api).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing is not msgspec.Struct
    ]
    body = [interface(cls) for cls in own if cls not in shared]
    for name in ("FromClient", "FromServer"):
        members = [cls.__name__ for cls in getattr(api, name).__args__]
        body.append(f"export type {name} = {' | '.join(members)};")
    text = "\n\n".join(body)
    needs = sorted(name for name in ("Event", "Message") if f": {name}" in text)
    needs.append("View as AnyView")
    heading = f"import type {{ {', '.join(needs)} }} from './view.ts';"
    alias = "type View = AnyView<unknown, unknown>;"
    return "\n\n".join([NOTICE.strip() + "\n" + heading, alias, text]) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """All generated files with what must stand in them."""
    yield HERE / "src" / "lib" / "view.ts", general()
    yield HERE / "src" / "lib" / "api.ts", of_server()
    for game in tavola.games():
        yield HERE / "src" / "games" / game.name / "view.ts", of_game(game.name)


def main() -> int:
    stale = [
        (path, text) for path, text in files() if not path.exists() or path.read_text() != text
    ]
    if "--check" in sys.argv:
        for path, _ in stale:
            print(f"{path.relative_to(HERE.parent)} is not current; run: make types")
        return bool(stale)
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
