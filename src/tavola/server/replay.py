"""Looking back: earlier positions and the events of a match, and its text.

While a match goes on, everybody sees what they saw then. Once it is over it can be seen through any
eyes, and everybody's cards are open.
"""

from tavola.fairness import headers
from tavola.server.api import EventList, ViewMessage
from tavola.server.refusals import NotAllowed, Refused
from tavola.server.scene import Scene
from tavola.server.table import Table
from tavola.view import SPECTATOR


def eyes(table: Table, person: str, wished: int | None) -> int:
    """Through whose eyes the person may look."""
    standing = table.standing
    own = standing.seat_of(person)
    if wished is None or wished == own:
        return own
    if wished >= len(standing.places):
        raise Refused("bad-seat", seat=str(wished), most=str(len(standing.places) - 1))
    if wished != SPECTATOR and standing.status != "over":
        raise NotAllowed("not-your-eyes")
    return wished


async def view(table: Table, person: str, at: int | None, wished: int | None) -> ViewMessage:
    viewer = eyes(table, person, wished)
    match = table.scene.match
    if at is not None and at != match.number:
        earlier = match.at(at)  # refuses numbers that are not there
        scene = Scene(table.id, earlier)
    else:
        scene = table.scene
    message = scene.view(viewer)
    if table.standing.status == "over":
        opened = message.view.players
        for seat in range(match.players):
            if seat != viewer:
                opened[seat] = scene.match.view(seat, scene.board, log=False).players[seat]
    return message


def events(table: Table, person: str, since: int, wished: int | None) -> EventList:
    viewer = eyes(table, person, wished)
    match = table.scene.match
    if since > match.number:
        raise Refused("bad-number", number=str(since), last=str(match.number))
    return EventList(max(since, 0), match.number, match.events(viewer, since))


def text(table: Table, person: str) -> str:
    """The match in notation; once it is over, with all that is needed to check the dealing."""
    standing, match = table.standing, table.scene.match
    if standing.status != "over":
        return match.text(standing.seat_of(person))
    numbers = [place.number for place in standing.places]
    return match.text(more={"Table": table.id, **headers(standing.secret, numbers)})
