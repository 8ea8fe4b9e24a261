"""The HTTP interface, one module for each part of it."""

from tavola.server.routes import (
    account,
    games,
    invitations,
    notices,
    play,
    programs,
    session,
    site,
    tables,
)

HANDLERS = [
    *games.HANDLERS,
    *session.HANDLERS,
    *account.HANDLERS,
    *notices.HANDLERS,
    *tables.HANDLERS,
    *invitations.HANDLERS,
    *play.HANDLERS,
    *programs.HANDLERS,
    *site.HANDLERS,
]
