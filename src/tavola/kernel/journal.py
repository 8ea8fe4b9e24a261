"""The journal: what happened, told by the rules while they carry out an action.

Log, animation, "what happened" and the barriers of undo come from these rows, never from
comparing two states. Each row says which seats may know it; where a seat must not learn an item,
the rules tell two rows, one with the item for those who may know it and one without for the rest.
"""

from tavola.kernel.records import Record, field, record
from tavola.kernel.rule import rule, small_rule

EVERYBODY = 0xFF
"""All seats, and the spectators, who have the highest bit."""

ROWS = 512

Row = record(
    kind=field("i2", about="what happened: one of the game's events"),
    seat=field("i1", about="to whom, or negative"),
    item=field("i2", about="the component it is about, or negative"),
    amount=field("i2", about="how many, or how many points"),
    at=field("i2", about="where, or negative"),
    why=field("i2", about="the cause, or negative"),
    seen=field("i2", about="bits of the seats that may know this row"),
    learnt=field("i2", about="bits of the seats to whom this brought something unknown to light"),
)

Journal = record(
    told=field("i4", about="rows told since it was opened; more than ROWS would be lost"),
    open=field("i4", about="0: closed, it takes no rows (search passes a closed one)"),
    rows=field(Row, (ROWS,), "the rows"),
)


@small_rule
def tell(
    journal: Record,
    kind: int,
    seat: int,
    item: int = -1,
    amount: int = 0,
    at: int = -1,
    why: int = -1,
    seen: int = EVERYBODY,
    learnt: int = 0,
) -> None:
    """Tell the journal what happened."""
    if journal.open != 0:
        write_row(journal, kind, seat, item, amount, at, why, seen, learnt)


@rule
def write_row(
    journal: Record,
    kind: int,
    seat: int,
    item: int,
    amount: int,
    at: int,
    why: int,
    seen: int,
    learnt: int,
) -> None:
    if journal.told < ROWS:
        row = journal.rows[journal.told]
        row.kind = kind
        row.seat = seat
        row.item = item
        row.amount = amount
        row.at = at
        row.why = why
        row.seen = seen
        row.learnt = learnt
    journal.told += 1
