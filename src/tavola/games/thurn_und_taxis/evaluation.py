"""What a position of Thurn und Taxis promises: points now, and what has been begun."""

from typing import Final

from tavola.games.thurn_und_taxis.closing import has_tile, next_carriage, top_tile
from tavola.games.thurn_und_taxis.components import LAST_CARRIAGE, REGIONS, Region, Stack
from tavola.games.thurn_und_taxis.policy import most_houses
from tavola.games.thurn_und_taxis.rules import points
from tavola.kernel import Record, count_bits, rule

PER_HOUSE_TO_COME: Final = 0.7
PER_CARD_IN_HAND: Final = 0.15
OF_A_CARRIAGE_BEGUN: Final = 0.7
OF_A_TILE_BEGUN: Final = 0.8


@rule
def evaluation(s: Record, t: Record, out: Record) -> None:
    for seat in range(s.players):
        out[seat] = points(s, t, seat) + promise(s, t, seat)


@rule
def promise(s: Record, t: Record, seat: int) -> float:
    """What the open route, the hand and the houses placed so far are worth."""
    worth = PER_CARD_IN_HAND * s.hand_size[seat]
    length = s.route_length[seat] + 0
    if length > 0:
        worth += PER_HOUSE_TO_COME * most_houses(s, t, seat)
    carriage = next_carriage(s, seat)
    if carriage <= LAST_CARRIAGE:
        gain = t.carriage[carriage] - t.carriage[s.carriage[seat]]
        worth += OF_A_CARRIAGE_BEGUN * gain * min(length / carriage, 1.0)
    for stack in range(Stack.BADEN, Stack.BAIERN + 1):
        if not has_tile(s, seat, stack):
            top = top_tile(s, t, stack)
            if top >= 0:
                group = t.group[stack] + 0
                part = count_bits(s.houses[seat] & group) / count_bits(group)
                worth += OF_A_TILE_BEGUN * t.tile[stack, top] * part * part
    if not has_tile(s, seat, Stack.ALL_REGIONS + 0):
        top = top_tile(s, t, Stack.ALL_REGIONS + 0)
        if top >= 0:
            part = regions_reached(s, t, seat) / REGIONS
            worth += OF_A_TILE_BEGUN * t.tile[Stack.ALL_REGIONS, top] * part * part * part
    return worth


@rule
def regions_reached(s: Record, t: Record, seat: int) -> int:
    count = 0
    for region in range(REGIONS):
        if s.houses[seat] & t.cities[region] or (s.eight_regions and region == Region.BAIERN):
            count += 1
    return count
