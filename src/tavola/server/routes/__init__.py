"""The HTTP interface, one module for each part of it."""

from tavola.server.routes import games, invitations, play, programs, session, site, tables

HANDLERS = [
    *games.HANDLERS,
    *session.HANDLERS,
    *tables.HANDLERS,
    *invitations.HANDLERS,
    *play.HANDLERS,
    *programs.HANDLERS,
    *site.HANDLERS,
]
