"""Reasons: which rule forbids what somebody clicked on."""

from tavola.server.api import Forbidden
from tavola.server.table import Table
from tavola.view import SPECTATOR


def forbidden(table: Table, person: str, kind: str, at: frozenset[str]) -> Forbidden:
    """Why the person cannot do anything of this kind with all these components."""
    seat = table.standing.seat_of(person)
    match = table.scene.match
    if seat == SPECTATOR:
        return Forbidden(None)
    reasons = [
        match.why_not(seat, action.number)
        for action in match.game.actions
        if action.kind == kind and at.issubset(action.at)
    ]
    return Forbidden(None if None in reasons or not reasons else reasons[0])
