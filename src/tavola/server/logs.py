"""Logs: what the server says about itself, as lines to read or as one JSON object a line."""

import logging
import sys
import time
from typing import Any, Final, Literal

import msgspec

TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"
NOISY: Final = ("httpx", "httpcore", "alembic", "uvicorn")
"""They say at every use what nobody asked for, addresses of push services among it."""

KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """A record as JSON: time, level, logger, message, and whatever was said with `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


def log_as(form: Literal["text", "json"]) -> None:
    """From now on, log to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
