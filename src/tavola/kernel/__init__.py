"""What every game is made of: records, rules, chance, a journal, an atlas and the verbs."""

from tavola.kernel.atlas import Action, Atlas, Axis, Family
from tavola.kernel.chance import CHANCE, below, chance_key, restart, shuffle, sort, start
from tavola.kernel.journal import EVERYBODY, ROWS, Journal, tell
from tavola.kernel.records import (
    NOBODY,
    OWNER,
    PUBLIC,
    SEAT,
    SEATS,
    Field,
    Record,
    blank,
    field,
    fields,
    record,
)
from tavola.kernel.rule import rule, small_rule

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "OWNER",
    "PUBLIC",
    "ROWS",
    "SEAT",
    "SEATS",
    "Action",
    "Atlas",
    "Axis",
    "Family",
    "Field",
    "Journal",
    "Record",
    "below",
    "blank",
    "chance_key",
    "field",
    "fields",
    "record",
    "restart",
    "rule",
    "shuffle",
    "small_rule",
    "sort",
    "start",
    "tell",
]
