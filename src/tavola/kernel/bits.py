"""Sets of places as the bits of a number."""

from tavola.kernel.rule import small_rule


@small_rule
def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@small_rule
def lowest(bits: int) -> int:
    """The place of the lowest bit; there must be one."""
    place = 0
    if bits & 0xFFFFFFFF == 0:
        place += 32
        bits >>= 32
    if bits & 0xFFFF == 0:
        place += 16
        bits >>= 16
    if bits & 0xFF == 0:
        place += 8
        bits >>= 8
    if bits & 0xF == 0:
        place += 4
        bits >>= 4
    if bits & 0x3 == 0:
        place += 2
        bits >>= 2
    return place + 1 - (bits & 1)
