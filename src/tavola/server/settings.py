"""Settings: what can be said about a server by flags or environment, and what it is else."""

import os
import pathlib
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs

VARIABLES: Final = "TAVOLA_"
"""Each setting is read from the environment as TAVOLA_ and its name in capitals."""


LISTS: Final = ("origins", "push_services")
"""Settings of several values, separated by commas."""


def own_database() -> str:
    """The embedded default: a file in the user's data folder."""
    folder = pathlib.Path(platformdirs.user_data_dir("tavola"))
    return f"sqlite:///{folder / 'tavola.sqlite'}"


class Settings(msgspec.Struct, frozen=True):
    """How a server runs. The defaults are those of one program on one's own machine."""

    database: str = msgspec.field(default_factory=own_database)
    """`sqlite:///FILE` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8420
    origins: tuple[str, ...] = ()
    """Addresses under which browsers reach the server, if not under that of each request."""
    proxies: str = ""
    """Addresses of proxies whose forwarded headers are believed, `*` for all."""
    secret: str = ""
    """Signs what the server gives out and must recognise; made and kept in the database if none."""
    secure: bool = False
    """Whether cookies go over HTTPS alone."""
    limits: bool = True
    """Whether there is a limit to how often somebody may ask for something."""
    bot_pause: float = 1.2
    """About how many seconds a bot takes for a move, as a person would."""
    bot_threads: int = max((os.cpu_count() or 2) - 1, 1)
    """How many bots think at once."""
    sync_delay: float = 0.0
    """Seconds added to every write, to see how a server does on slow disks."""
    mail: str = ""
    """`smtp://user:password@host:port`, for notices; none are sent without."""
    mail_from: str = ""
    """The sender of notices; by default `tavola@` and the host of the site."""
    push: bool = True
    """Whether browsers can be told that it is somebody's turn."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "*.push.services.mozilla.com",
        "*.push.apple.com",
        "*.notify.windows.com",
    )
    """Hosts to which notices for browsers may be sent, or whole addresses such as
    `http://127.0.0.1:9000`: nobody can make the server call any other."""
    notice_after: float = 60.0
    """Seconds for which a match must have waited for somebody before they are told."""
    metrics: str = ""
    """The token with which figures can be read at `/metrics`; nobody can without."""
    logs: Literal["text", "json"] = "text"
    """How the log is written: lines to read, or one JSON object a line."""

    @property
    def address(self) -> str:
        """Under which the site is linked to from outside of a browser."""
        if self.origins:
            return self.origins[0]
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return f"http://{host}:{self.port}"

    @property
    def sender(self) -> str:
        """Who notices are from."""
        return self.mail_from or f"tavola@{urlsplit(self.address).hostname}"


def settings_from(environment: dict[str, str], **flags: object) -> Settings:
    """The settings of flags, else of the environment, else the defaults."""
    said: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        value: object = environment.get(VARIABLES + field.name.upper())
        if flags.get(field.name) is not None:
            value = flags[field.name]
        if value is None:
            continue
        if field.name in LISTS and isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        said[field.name] = value
    return msgspec.convert(said, Settings, strict=False)
