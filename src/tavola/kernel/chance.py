"""Chance: a stream of numbers that lives in the state and that nobody can predict.

The stream is ChaCha with eight rounds, keyed with the SHA-256 of the seed. Who has seen any part
of a deck learns nothing about the rest, and a match can still be replayed from its seed.

All arithmetic is done in 64-bit signed integers and cut to 32 bits by hand, so that compiled and
uncompiled runs compute the same.
"""

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from tavola.kernel.records import NOBODY, Record
from tavola.kernel.rule import rule, small_rule

KEY_WORDS = 8
BLOCK_WORDS = 16
COUNTER = KEY_WORDS
USED = COUNTER + 1
BLOCK = USED + 1
WORD = 0xFFFFFFFF
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # the constants of the ChaCha family
DOUBLE_ROUNDS = 4

CHANCE: np.dtype[Any] = np.dtype(
    (np.dtype("u4"), (BLOCK + BLOCK_WORDS,)),  # the one unsigned field: its words are cut by hand
    metadata={
        "about": "the chance to come: key, block counter, words used of the block, the block",
        "known": NOBODY,
        "seats": None,
        "names": None,
    },
)


def chance_key(seed: str | int) -> npt.NDArray[np.uint32]:
    """The key of the stream that belongs to a seed."""
    return np.frombuffer(hashlib.sha256(str(seed).encode()).digest(), np.dtype("<u4"))


@rule
def start(chance: Record, key: Record) -> None:
    """Begin the stream that belongs to the eight words of a key."""
    for word in range(KEY_WORDS):
        chance[word] = key[word]
    rewind(chance)


@rule
def restart(chance: Record, key: int) -> None:
    """Begin the stream that belongs to a number below 2**63."""
    for word in range(2, KEY_WORDS):
        chance[word] = 0
    chance[0] = key & WORD
    chance[1] = (key >> 32) & WORD
    rewind(chance)


@rule
def rewind(chance: Record) -> None:
    chance[COUNTER] = 0
    chance[USED] = BLOCK_WORDS
    for word in range(BLOCK_WORDS):
        chance[BLOCK + word] = 0


@small_rule
def below(chance: Record, n: int) -> int:
    """A uniform number from 0 to n - 1, for n below 2**31."""
    while True:
        product = next_word(chance) * n
        low = product & WORD
        if low >= n or low >= (WORD + 1) % n:  # else this number would come up too often
            return product >> 32


@rule
def fraction(chance: Record) -> float:
    """A uniform number of 53 bits, from 0.0 to less than 1.0."""
    high = next_word(chance) >> 5
    low = next_word(chance) >> 6
    return (high * 2.0**26 + low) / 2.0**53


@small_rule
def next_word(chance: Record) -> int:
    used = chance[USED]
    if used == BLOCK_WORDS:
        next_block(chance)
        used = chance[USED]
    chance[USED] = used + 1
    word: int = chance[BLOCK + used] & WORD
    return word


@rule
def shuffle(chance: Record, cards: Record, count: int) -> None:
    """Shuffle the first `count` cards."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def sort(cards: Record, count: int) -> None:
    """Bring the first `count` cards into ascending order: one form, wherever they came from."""
    for end in range(1, count):
        card = cards[end]
        gap = end
        while gap > 0 and cards[gap - 1] > card:
            cards[gap] = cards[gap - 1]
            gap -= 1
        cards[gap] = card


@rule
def next_block(chance: Record) -> None:
    k0, k1 = chance[0] & WORD, chance[1] & WORD
    k2, k3 = chance[2] & WORD, chance[3] & WORD
    k4, k5 = chance[4] & WORD, chance[5] & WORD
    k6, k7 = chance[6] & WORD, chance[7] & WORD
    count = chance[COUNTER] & WORD
    a0, a1, a2, a3 = SIGMA
    b0, b1, b2, b3, c0, c1, c2, c3 = k0, k1, k2, k3, k4, k5, k6, k7
    d0, d1, d2, d3 = count, 0, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    chance[BLOCK] = (a0 + SIGMA[0]) & WORD
    chance[BLOCK + 1] = (a1 + SIGMA[1]) & WORD
    chance[BLOCK + 2] = (a2 + SIGMA[2]) & WORD
    chance[BLOCK + 3] = (a3 + SIGMA[3]) & WORD
    chance[BLOCK + 4] = (b0 + k0) & WORD
    chance[BLOCK + 5] = (b1 + k1) & WORD
    chance[BLOCK + 6] = (b2 + k2) & WORD
    chance[BLOCK + 7] = (b3 + k3) & WORD
    chance[BLOCK + 8] = (c0 + k4) & WORD
    chance[BLOCK + 9] = (c1 + k5) & WORD
    chance[BLOCK + 10] = (c2 + k6) & WORD
    chance[BLOCK + 11] = (c3 + k7) & WORD
    chance[BLOCK + 12] = (d0 + count) & WORD
    chance[BLOCK + 13] = d1
    chance[BLOCK + 14] = d2
    chance[BLOCK + 15] = d3
    chance[COUNTER] = count + 1
    chance[USED] = 0


@small_rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = turned(d ^ a, 16)
    c = (c + d) & WORD
    b = turned(b ^ c, 12)
    a = (a + b) & WORD
    d = turned(d ^ a, 8)
    c = (c + d) & WORD
    b = turned(b ^ c, 7)
    return a, b, c, d


@small_rule
def turned(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & WORD
