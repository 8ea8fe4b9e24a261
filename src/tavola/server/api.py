"""What goes over the wire: requests, answers and the messages of the live socket.

The types here are the only description of it: requests are checked by them, the OpenAPI document
and the client's TypeScript types are made from them. Times are milliseconds since 1970 UTC, times
left are milliseconds. `View`, `Event` and `Message` are those of `tavola.view`.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tavola.message import Message
from tavola.view import Event, View

# --- what may be written -------------------------------------------------------------------------

Name: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=30,
        pattern=r"^\S([^\x00-\x1f\x7f\u2028\u2029]*\S)?$",
        description="What a person is called: one line, no spaces around it.",
        examples=["Anna"],
    ),
]
Id: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9a-zA-Z]{1,32}$", description="An id.", examples=["8kYpQ2mXvB"])
]
PlayersNumber: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-9a-zA-Z]{0,64}$",
        description=(
            "A player's own part of the seed: letters and digits, best chosen at random. The cards "
            "follow from the server's secret and the numbers of all players."
        ),
        examples=["3f9c2b71d0"],
    ),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="A seat, from 0.")]
Position: TypeAlias = Annotated[
    int, Meta(ge=0, le=1_000_000, description="The number of an entry of a match; 0: its start.")
]
ActionNumber: TypeAlias = Annotated[
    int, Meta(ge=0, le=100_000, description="The number of an action, as in a choice of the view.")
]
Login: TypeAlias = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=60,
        pattern=r"^[^\s\x00-\x1f\x7f\u2028\u2029]*$",
        description="A name for signing in, which nobody else sees; capitals do not matter.",
        examples=["anna@example.org"],
    ),
]
LanguageCode: TypeAlias = Literal["en", "it", "nl", "de"]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, examples=["Well played!"])]
RequestId: TypeAlias = Annotated[
    int, Meta(ge=0, le=2**53, description="Chosen by the client; the answer carries it again.")
]

# --- people --------------------------------------------------------------------------------------


class PersonCard(Struct, frozen=True):
    """A person as everybody may see them."""

    id: str
    name: str
    bot: bool = False
    """Whether this is a program that plays by the bot API."""
    gone: bool = False
    """Whether the person has been deleted: they have no name any more."""


class Me(Struct, frozen=True):
    """The person of this session."""

    id: str
    name: str
    bot: bool
    account: bool
    """Whether one can come back to it without this browser: a guest cannot."""
    created: int
    login: str | None = None
    """The name for signing in with a password, if there is one."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to play at once."""

    name: Name


class DeviceCode(Struct, frozen=True):
    """A code with which another device becomes a device of the same person, once."""

    code: Annotated[str, Meta(examples=["PLUM-4821-KITE"])]
    expires: int


class UseDeviceCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=40, examples=["PLUM-4821-KITE"])]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class SessionCard(Struct, frozen=True):
    """A device on which a person is signed in."""

    id: str
    device: str
    """What the browser said it is."""
    created: int
    seen: int
    here: bool
    """Whether it is the one that asks."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Coming back to an account by its password."""

    login: Annotated[str, Meta(min_length=1, max_length=120)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    bring: bool = False
    """Whether to take along the seats of the guest who is signed in here until now."""


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A password by which one can come back; the old one too, if there is one."""

    login: Login
    password: Annotated[
        str, Meta(min_length=8, max_length=200, examples=["drei Pferde, kein Turm"])
    ]
    old: Annotated[str, Meta(max_length=200)] | None = None


class NoPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """To come back by passkeys alone from now on."""

    old: Annotated[str, Meta(max_length=200)]


class PasskeyCard(Struct, frozen=True):
    id: str
    device: str
    """The browser that made it."""
    created: int
    seen: int | None


class Passkey(Struct, frozen=True, forbid_unknown_fields=True):
    """What `navigator.credentials` gave to the page, as `toJSON()` writes it."""

    credential: dict[str, Any]
    bring: bool = False
    """When coming back: as with a password."""


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """To delete oneself: one's name, so that it is not done by mistake, and the password if any."""

    name: Name
    password: Annotated[str, Meta(max_length=200)] | None = None


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to tell one that it is one's turn. A code is sent there first."""

    address: Annotated[
        str,
        Meta(
            max_length=254,
            pattern=r"^[0-9A-Za-z.!#$%&'*+/=?^_`{|}~-]{1,64}@[0-9A-Za-z-]{1,63}(\.[0-9A-Za-z-]{1,63})*$",
            examples=["anna@example.org"],
        ),
    ]
    language: LanguageCode = "en"


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=40, examples=["K7PM-9WQ2"])]


class PushKeys(Struct, frozen=True):
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told: what `PushSubscription.toJSON()` says, and a language."""

    endpoint: Annotated[str, Meta(max_length=2000, pattern="^https?://[!-~]+$")]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  # as browsers write it
    language: LanguageCode = "en"


class SubscriptionCard(Struct, frozen=True):
    id: str
    device: str
    language: str
    created: int
    here: bool
    """Whether it is the browser that asks."""


class Notices(Struct, frozen=True):
    """By which ways one is told that it is one's turn."""

    mail_offered: bool
    """Whether this server sends mail."""
    mail: str | None
    """The address."""
    mail_confirmed: bool
    push_key: str | None
    """The server's key for `PushManager.subscribe`; none: it sends nothing to browsers."""
    push: list[SubscriptionCard]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program that plays: a bot with a name of its own, owned by who asks."""

    name: Name


class TokenCard(Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int | None


class CreatedToken(Struct, frozen=True):
    """The only time the token itself is shown."""

    id: str
    name: str
    token: Annotated[str, Meta(examples=["tavola_5Jw0n1"])]
    person: PersonCard


# --- tables --------------------------------------------------------------------------------------


class Untimed(Struct, frozen=True, tag_field="kind", tag="untimed", forbid_unknown_fields=True):
    """Without a clock."""


class Live(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A base for the whole match, and something more for each turn; in seconds."""

    base: Annotated[int, Meta(ge=10, le=6 * 3600, examples=[900])]
    increment: Annotated[int, Meta(ge=0, le=600, examples=[15])] = 0


class Days(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for every turn."""

    days: Annotated[float, Meta(gt=0, le=30, examples=[3])]


Pace: TypeAlias = Untimed | Live | Days
AtZero: TypeAlias = Literal["bot", "replace", "lose"]
"""What happens when a clock is at zero: a bot plays on and the person may return; others may take
the seat; the seat has lost."""

OptionValue: TypeAlias = bool | int | str


class You(Struct, frozen=True, tag_field="kind", tag="you", forbid_unknown_fields=True):
    """The seat of who makes the table."""


class Open(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for anybody who sees the table."""


class Invited(Struct, frozen=True, tag_field="kind", tag="invited", forbid_unknown_fields=True):
    """A seat for who comes by an invitation, or for one person alone."""

    person: Id | None = None


class BotAt(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A bot of the house, of one of the levels."""

    level: Annotated[str, Meta(max_length=40, examples=["journeyman"])]


SeatWish: TypeAlias = You | Open | Invited | BotAt


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Without `seats` the first is yours and the rest are open."""

    game: Annotated[str, Meta(max_length=40, examples=["great-wall"])]
    players: Annotated[int, Meta(ge=1, le=16, examples=[3])] | None = None
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(examples=[{"totals": True}])
    ] = {}
    seats: (
        Annotated[
            list[SeatWish],
            Meta(
                max_length=16,
                examples=[[{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]],
            ),
        ]
        | None
    ) = None
    """Of the seats that need somebody, in order; the rules may play others."""
    pace: Pace = Untimed()
    at_zero: AtZero = "bot"
    public: bool = False
    """Whether strangers find it."""
    spectators: bool = True
    hints: bool = True
    autostart: bool = True
    """Whether it starts by itself as soon as no seat is free any more."""
    number: PlayersNumber = ""
    components: Annotated[str, Meta(max_length=65_536)] | None = None
    """The file of an owner's components, where the game has one."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, at this seat or at any free one; who sits already moves."""

    seat: SeatNumber | None = None
    number: PlayersNumber = ""


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a seat before the start; only the host may say."""

    to: Open | Invited | BotAt


class ReplaceAbsent(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for somebody who keeps the others waiting."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40, examples=["apprentice"])] = "apprentice"


class Sitting(Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    kind: Literal["open", "invited", "person", "bot", "rules", "vacant"]
    """`vacant`: its clock ran out, and others may take it."""
    person: PersonCard | None
    level: str | None
    """That of the bot that plays here now: for itself, or for the person until they return."""
    present: bool
    """Whether the person has the table open somewhere."""
    lost: bool
    """Whether it lost by its clock."""


class ClockFace(Struct, frozen=True):
    """The clocks as they stood at `at`."""

    at: int
    left: list[int | None]
    """Of each seat; none where no clock runs against it. Of those in `running` it decreases."""
    running: list[int]


class Fairness(Struct, frozen=True):
    """How one sees that nobody chose the cards; docs/fairness.md tells how to check it."""

    commitment: str
    """The SHA-256 of the secret, known before the start."""
    secret: str | None
    """Known once the match is over."""
    numbers: list[str] | None
    """The players' own numbers by seat, known once the match is over."""


class Outcome(Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    lost: list[int]
    """The seats that lost by their clocks."""


Status: TypeAlias = Literal["gathering", "running", "over", "closed"]
"""`closed`: given up before it started."""


class Table(Struct, frozen=True):
    """A table as everybody at it may see it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    pace: Pace
    at_zero: AtZero
    public: bool
    spectators: bool
    hints: bool
    autostart: bool
    status: Status
    host: PersonCard
    seats: list[Sitting]
    number: int
    """The number of the last entry of the match."""
    awaited: list[int]
    """The seats the match waits for."""
    clock: ClockFace | None
    fairness: Fairness
    outcome: Outcome | None
    created: int
    started: int | None
    ended: int | None
    rematch: str | None
    """The table at which those here play again."""
    previous: str | None
    """The table of which this is the rematch."""


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    pace: Pace
    public: bool
    status: Status
    seats: list[Sitting]
    awaited: list[int]
    you: int
    """Your seat; -1: none."""
    yours: bool
    """Whether it waits for you: to move, to take the seat kept for you, or to start."""
    due: int | None
    """When the first clock of those awaited is at zero."""
    touched: int


class TableList(Struct, frozen=True):
    tables: list[TableCard]
    next: str | None
    """Hand it back as `after` for the rest; none: there are no more."""


class InvitationCard(Struct, frozen=True):
    """A link by which others come to the table."""

    token: str
    path: Annotated[str, Meta(examples=["/join/5Jw0n1rT8mKcW2xZ"])]
    created: int


class InvitedTo(Struct, frozen=True):
    """What somebody sees who opens an invitation."""

    table: str
    game: str
    players: int
    status: Status
    host: PersonCard
    free: int
    """How many seats can be taken."""


class Played(Struct, frozen=True):
    """The move is in the log for good."""

    number: int


class PlayAction(Struct, frozen=True, forbid_unknown_fields=True):
    number: Position
    """The last entry you had seen when you chose: what you did not know of is told instead."""
    action: ActionNumber


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    number: Position


class Advice(Struct, frozen=True):
    """A move that a bot looked at: in which share of its thinking, and the result it expects."""

    action: int
    label: Message
    share: float
    result: float


class Hint(Struct, frozen=True):
    number: int
    level: str
    advice: list[Advice]


class Forbidden(Struct, frozen=True):
    """Which rule forbids what somebody meant to do; none if it can be done."""

    reason: Message | None


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    text: Said


class ChatLine(Struct, frozen=True):
    id: int
    person: PersonCard
    seat: int
    """The seat the person had then; -1: a spectator."""
    text: str
    at: int


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person keeps for themselves about a table."""

    text: Annotated[str, Meta(max_length=10_000)]


class EventList(Struct, frozen=True, rename={"from_": "from"}):
    """What happened after entry `from` until entry `to`, as this viewer may know it."""

    from_: int
    to: int
    events: list[Event]


class Refusal(Struct, frozen=True):
    """Why something was not done; nothing has changed. `reason` can be said in any language."""

    error: Annotated[str, Meta(examples=["stale"])]
    """A word for programs: the key of the reason."""
    reason: Message
    text: str
    """The reason in English."""


# --- the live socket: from the client ------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Watch a table from now on, instead of any other. The answer is `table`, then what was missed
    since `since`, or a fresh `view`."""

    table: Id
    since: Position | None = None
    """The last entry the client has; none: it has nothing."""
    chat: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The id of the last line of chat the client has."""


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    number: Position
    action: ActionNumber
    id: RequestId | None = None


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    number: Position
    id: RequestId | None = None


class Chat(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    text: Said
    id: RequestId | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong", forbid_unknown_fields=True):
    """The answer to `ping`, at once: what the line costs is not charged to the clock."""

    id: RequestId


FromClient: TypeAlias = Hello | Play | Undo | Chat | Pong

# --- the live socket: from the server ------------------------------------------------------------


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table, whole, whenever anything about it but the match itself has changed."""

    table: Table


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    """A fresh view with the whole log: forget any earlier one."""

    table: str
    view: View[Any, Any]
    can_undo: bool


class EventsMessage(Struct, frozen=True, tag_field="type", tag="events", rename={"from_": "from"}):
    """What happened after entry `from` until entry `to`, and the view after it with an empty log:
    the client adds `events` to its own. If `from` is not the last entry it has, it has missed
    something and says `hello` again."""

    table: str
    from_: int
    to: int
    events: list[Event]
    view: View[Any, Any]
    can_undo: bool
    awaited: list[int]
    clock: ClockFace | None


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    table: str
    present: list[int]
    """The seats whose person has the table open somewhere."""
    spectators: int


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """Lines of chat that the client has not had."""

    table: str
    lines: list[ChatLine]


class PlayedMessage(Struct, frozen=True, tag_field="type", tag="played"):
    """What was asked for is in the log for good, as this entry."""

    table: str
    number: int
    id: int | None


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    error: str
    reason: Message
    text: str
    id: int | None


class PingMessage(Struct, frozen=True, tag_field="type", tag="ping"):
    id: int


FromServer: TypeAlias = (
    TableMessage
    | ViewMessage
    | EventsMessage
    | PresenceMessage
    | ChatMessage
    | PlayedMessage
    | RefusedMessage
    | PingMessage
)

# --- the server ----------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    version: str
    tables: int
    """Tables in memory."""
    sockets: int
    """Live sockets that are open."""


# --- games ---------------------------------------------------------------------------------------


class OptionCard(Struct, frozen=True):
    name: str
    values: list[OptionValue]
    default: OptionValue


class GameCard(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    rules: int
    players: list[int]
    options: list[OptionCard]
    actions: int
    has_components: bool
    ready: bool
    """Whether its rules are compiled; until then a new table waits for that."""


class GameList(Struct, frozen=True):
    games: list[GameCard]
    levels: list[str]
    """Of the bots of the house, from the gentlest to the fiercest."""
