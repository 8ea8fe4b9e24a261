"""An owner's own components: a file with the numbers of a box where ours are reconstructions.

A game with such numbers keeps them in a `components.toml` in its folder and describes them by a
`Components` structure. An owner's file has the same form, and only what is different: each entry
stands for the whole entry of that name.
"""

import os
import pathlib
import tomllib
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from tavola.errors import BadOption
from tavola.kernel import Record
from tavola.message import Message

Source: TypeAlias = Mapping[str, Any] | str | os.PathLike[str]
"""An owner's components: what the file says, or where it is."""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The components of a game that an owner of the box may know better."""

    def fault(self) -> Message | None:
        """What is impossible about them."""
        raise NotImplementedError

    def tables(self) -> Record:
        """The record that the rules read."""
        raise NotImplementedError


Kind: TypeAlias = type[Components]


def shipped(folder: str) -> dict[str, Any]:
    """The components that a game comes with, as its file says."""
    return tomllib.loads(text_of_shipped(folder))


def text_of_shipped(folder: str) -> str:
    """The file that a game comes with, to be copied and changed."""
    return (pathlib.Path(folder) / "components.toml").read_text(encoding="utf-8")


def read(source: Source, kind: Kind, folder: str) -> Components:
    """An owner's components, with all that they do not say as it is shipped."""
    name = "components" if isinstance(source, Mapping) else os.fspath(source)
    said = source if isinstance(source, Mapping) else parsed(name)
    try:
        components = msgspec.convert(overlaid(shipped(folder), said, kind), kind)
    except msgspec.ValidationError as error:
        raise BadOption("bad-components-form", file=name, problem=str(error)) from error
    fault = components.fault()
    if fault:
        raise BadOption("bad-components", file=name, reason=fault)
    return components


def parsed(name: str) -> dict[str, Any]:
    try:
        text = pathlib.Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption("no-file", file=name, reason=error.strerror or str(error)) from error
    except ValueError as error:  # not UTF-8
        raise BadOption("bad-components-form", file=name, problem=str(error)) from error
    return said_in(text, name)


def said_in(text: str, name: str = "components") -> dict[str, Any]:
    """What the text of such a file says."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption("bad-components-form", file=name, problem=str(error)) from error


def overlaid(shipped: Mapping[str, Any], said: Mapping[str, Any], kind: Any) -> dict[str, Any]:
    """What is said, and what is shipped where nothing is."""
    parts = {field.name: field.type for field in msgspec.structs.fields(kind)}
    result = dict(shipped)
    for name, value in said.items():
        part = parts.get(name)
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and is_table(value):
            value = overlaid(shipped[name], value, part)
        result[name] = value
    return result


def is_table(value: Any) -> bool:
    return isinstance(value, Mapping)
