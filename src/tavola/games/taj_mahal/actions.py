"""The actions of Taj Mahal, in the order of a visit."""

from typing import Final

from tavola.games.taj_mahal.components import (
    CARD_IDS,
    CARD_NAMES,
    CITY_IDS,
    CITY_NAMES,
    COLOURED,
    SPECIAL_IDS,
    SPECIAL_NAMES,
    SYMBOL_NAMES,
)
from tavola.kernel import Atlas, Axis, Family

COLOURED_CARD = Axis("card", CARD_NAMES[:COLOURED], component="card", ids=CARD_IDS[:COLOURED])
CARD = Axis("card", CARD_NAMES, component="card", ids=CARD_IDS)
SYMBOL = Axis("symbol", SYMBOL_NAMES, component="card", ids=CARD_IDS[COLOURED:])
SPECIAL = Axis("special", SPECIAL_NAMES, component="special", ids=SPECIAL_IDS)
CITY = Axis("city", CITY_NAMES, component="city", ids=CITY_IDS)

ATLAS = Atlas(
    Family(
        "play",
        "play {card}",
        "Play a coloured card. If it is not of one's colour, the change of colour goes with it.",
        (COLOURED_CARD,),
    ),
    Family("alone", "play nothing with it", "Play the coloured card alone."),
    Family("white", "with white {symbol}", "Play a white card with the coloured one.", (SYMBOL,)),
    Family(
        "special",
        "with special {special}",
        "Play a special card with the coloured one.",
        (SPECIAL,),
    ),
    Family("withdraw", "withdraw", "Withdraw from the visit."),
    Family(
        "palace",
        "palace in {city}",
        "Place a palace where there is a choice, in the order of the atlas.",
        (CITY,),
    ),
    Family("crown", "crown palace in {city}", "Place the crown palace.", (CITY,)),
    Family(
        "take",
        "take {card}",
        "Take a card of the display; the second not before the first in the order of the atlas.",
        (CARD,),
    ),
    Family(
        "discard",
        "discard {card}",
        "Discard a card of the display because Carletto withdrew; one's second not before one's "
        "first in the order of the atlas.",
        (CARD,),
    ),
)

ACTIONS: Final = len(ATLAS)
PLAY: Final = ATLAS.start("play")
ALONE: Final = ATLAS.start("alone")
WITH_WHITE: Final = ATLAS.start("white")
WITH_SPECIAL: Final = ATLAS.start("special")
WITHDRAW: Final = ATLAS.start("withdraw")
PALACE: Final = ATLAS.start("palace")
CROWN: Final = ATLAS.start("crown")
TAKE: Final = ATLAS.start("take")
DISCARD: Final = ATLAS.start("discard")
