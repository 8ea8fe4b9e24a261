"""The bodies of requests, with examples for the OpenAPI document."""

from typing import Annotated, Any, Final, TypeAlias

from litestar.enums import RequestEncodingType
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg

from tavola.server.api import (
    ChangeSeat,
    ConfirmMail,
    DeleteMe,
    MailAddress,
    NewGuest,
    NewPassword,
    NewSubscription,
    NewTable,
    NewToken,
    NoPassword,
    Note,
    Passkey,
    PlayAction,
    Rename,
    ReplaceAbsent,
    Say,
    SignIn,
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

PASSWORD: Final = "drei Pferde, kein Turm"
CREDENTIAL: Final = {
    "id": "s0meKey",
    "rawId": "s0meKey",
    "type": "public-key",
    "response": {"clientDataJSON": "eyJ0eXBlIjoi…"},
}
PUSH_KEYS: Final = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7"
    "DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}
SignInBody: TypeAlias = Annotated[SignIn, like(login="anna@example.org", password=PASSWORD)]
NewPasswordBody: TypeAlias = Annotated[
    NewPassword, like(login="anna@example.org", password=PASSWORD)
]
NoPasswordBody: TypeAlias = Annotated[NoPassword, like(old=PASSWORD)]
PasskeyBody: TypeAlias = Annotated[Passkey, like(credential=CREDENTIAL)]
DeleteMeBody: TypeAlias = Annotated[DeleteMe, like(name="Anna", password=PASSWORD)]
MailAddressBody: TypeAlias = Annotated[MailAddress, like(address="anna@example.org", language="de")]
ConfirmMailBody: TypeAlias = Annotated[ConfirmMail, like(code="K7PM-9WQ2")]
NewSubscriptionBody: TypeAlias = Annotated[
    NewSubscription,
    like(endpoint="https://fcm.googleapis.com/fcm/send/d0Kx2", keys=PUSH_KEYS, language="de"),
]
