"""Settings: what can be said about a server by flags or environment, and what it is else."""

import os
import pathlib
from typing import Final

import msgspec
import platformdirs

VARIABLES: Final = "TAVOLA_"
"""Each setting is read from the environment as TAVOLA_ and its name in capitals."""


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


def settings_from(environment: dict[str, str], **flags: object) -> Settings:
    """The settings of flags, else of the environment, else the defaults."""
    said: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        value: object = environment.get(VARIABLES + field.name.upper())
        if flags.get(field.name) is not None:
            value = flags[field.name]
        if value is None:
            continue
        if field.name == "origins" and isinstance(value, str):
            value = [origin for origin in value.split(",") if origin]
        said[field.name] = value
    return msgspec.convert(said, Settings, strict=False)
