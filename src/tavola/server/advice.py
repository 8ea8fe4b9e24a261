"""Hints: what a bot would do in a person's place."""

from typing import Final

from tavola.bots import HINTS
from tavola.server.api import Advice, Hint
from tavola.server.house import House
from tavola.server.refusals import NotAllowed, Stale
from tavola.server.table import Table, seat_to_act

NAMED: Final = 3
"""How many moves a hint names."""


async def hint(house: House, table: Table, person: str) -> Hint:
    if not table.facts.hints:
        raise NotAllowed("no-hints-here")
    standing = table.standing
    seat = seat_to_act(standing, person)
    if seat not in standing.awaited:
        raise Stale("not-awaited", player=seat)
    match = standing.playing
    decision = await house.bots.hint(match.information(seat), f"{standing.seed}/hint")
    tried = [(c.action, c.visits / decision.iterations, c.result) for c in decision.considered]
    actions = match.game.actions
    return Hint(
        match.number,
        HINTS,
        [
            Advice(
                action, match.game.view.label(actions[action]), round(share, 3), round(result, 3)
            )
            for action, share, result in tried[:NAMED] or [(decision.action, 1.0, 0.0)]
        ],
    )
