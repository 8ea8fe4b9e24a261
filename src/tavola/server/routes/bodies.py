"""The bodies of requests, with examples for the OpenAPI document."""

from typing import Annotated, Any, TypeAlias

from litestar.enums import RequestEncodingType
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg

from tavola.server.api import (
    ChangeSeat,
    NewGuest,
    NewTable,
    NewToken,
    Note,
    PlayAction,
    Rename,
    ReplaceAbsent,
    Say,
    TakeBack,
    TakeSeat,
    UseDeviceCode,
)


def like(**example: Any) -> BodyKwarg:
    """JSON, such as this."""
    return BodyKwarg(media_type=RequestEncodingType.JSON, examples=[Example(value=example)])


NewGuestBody: TypeAlias = Annotated[NewGuest, like(name="Anna")]
UseDeviceCodeBody: TypeAlias = Annotated[UseDeviceCode, like(code="7KQ2-PLUM-4XZ9")]
RenameBody: TypeAlias = Annotated[Rename, like(name="Annette")]
NewTokenBody: TypeAlias = Annotated[NewToken, like(name="Wall-E")]
NewTableBody: TypeAlias = Annotated[
    NewTable, like(game="great-wall", seats=[{"kind": "you"}, {"kind": "bot", "level": "novice"}])
]
TakeSeatBody: TypeAlias = Annotated[TakeSeat, like(seat=1, number="3f9c2b71d0")]
ChangeSeatBody: TypeAlias = Annotated[ChangeSeat, like(to={"kind": "bot", "level": "journeyman"})]
ReplaceAbsentBody: TypeAlias = Annotated[ReplaceAbsent, like(seat=2, level="apprentice")]
PlayActionBody: TypeAlias = Annotated[PlayAction, like(number=17, action=42)]
TakeBackBody: TypeAlias = Annotated[TakeBack, like(number=18)]
SayBody: TypeAlias = Annotated[Say, like(text="Well played!")]
NoteBody: TypeAlias = Annotated[Note, like(text="Clara keeps her nobles for the end.")]
