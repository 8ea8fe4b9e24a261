"""The games that can be played here."""

from typing import Any

from litestar import get

from tavola.bots import LEVELS
from tavola.game import games, load
from tavola.server.api import GameCard, GameList, OptionCard
from tavola.server.routes.arguments import TheHouse, Word


@get("/api/games", tags=["games"], summary="The games and the levels of bots")
async def list_games(house: TheHouse) -> GameList:
    return GameList(
        [
            GameCard(
                game=game.name,
                rules=game.rules_version,
                players=list(game.players),
                options=[
                    OptionCard(option.name, list(option.values), option.default)
                    for option in game.options
                ],
                actions=len(game.actions),
                has_components=game.has_components,
                ready=house.is_ready(game),
            )
            for game in games()
        ],
        list(LEVELS),
    )


@get("/api/games/{game:str}/components", tags=["games"], summary="A game's components, as a file")
async def show_components(game: Word) -> str:
    return load(game).components_text


HANDLERS: list[Any] = [list_games, show_components]
