"""Mail: notices to people's addresses, by the mail server that the settings name."""

import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from tavola.errors import BadOption
from tavola.language import language
from tavola.message import Arg, Message
from tavola.server.settings import Settings

SECONDS: Final = 30.0
"""For so long a mail server may take."""

PORTS: Final = {"smtp": 25, "smtps": 465}


class Undelivered(Exception):
    """Something could not be sent."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good
        """Whether it makes no sense to try again."""


class Mail:
    """A way to send mail; `smtp` encrypts if the server can, `smtps` from the start."""

    def __init__(self, settings: Settings) -> None:
        self.sender = settings.sender
        self._server = urlsplit(settings.mail)
        try:
            self._port = self._server.port or PORTS[self._server.scheme]
        except (KeyError, ValueError):
            raise BadOption("bad-mail", mail=without_password(settings.mail)) from None
        if not self._server.hostname:
            raise BadOption("bad-mail", mail=without_password(settings.mail))

    async def send(self, message: EmailMessage) -> None:
        import aiosmtplib

        name, password = self._server.username, self._server.password
        try:
            await aiosmtplib.send(
                message,
                hostname=self._server.hostname,
                port=self._port,
                username=unquote(name) if name else None,
                password=unquote(password) if password else None,
                use_tls=self._server.scheme == "smtps",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            for_good = all(refused.code >= 500 for refused in error.recipients)
            raise Undelivered(str(error), for_good) from error
        except aiosmtplib.SMTPResponseException as error:
            raise Undelivered(str(error), error.code >= 500) from error
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
            raise Undelivered(str(error) or repr(error), False) from error

    def compose(self, address: str, tongue: str, about: str, **args: Arg) -> EmailMessage:
        """A letter in some tongue: the messages `about-subject` and `about-text`."""
        speech = language(tongue)
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = address
        message["Subject"] = speech.say(Message(f"{about}-subject", args))
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(speech.say(Message(f"{about}-text", args)) + "\n")
        message["Content-Language"] = tongue  # the line above removes all about the content
        return message


def unsubscribable(message: EmailMessage, address: str) -> EmailMessage:
    """Let a mail program end these letters with one click, by RFC 8058."""
    message["List-Unsubscribe"] = f"<{address}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def without_password(url: str) -> str:
    found = urlsplit(url)
    return url.replace(f":{found.password}@", ":…@") if found.password else url
