"""Messages: what is said to people, as a key and arguments, put into words by the catalogues."""

from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | Message | list[Message]"


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key of the catalogues with its arguments.

    The arguments `player` and `other` are seats; whoever puts the message into words knows how
    the people there are called.
    """

    key: str
    args: dict[str, Arg] = msgspec.field(default_factory=dict)


SEAT_ARGUMENTS = ("player", "other")
