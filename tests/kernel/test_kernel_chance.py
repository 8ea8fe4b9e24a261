"""The stream of chance: it is ChaCha8, and what is drawn from it is exact."""

import hashlib
import itertools
from collections import Counter

import numpy as np
import pytest

from tavola.kernel import CHANCE, Record, below, chance_key, restart, shuffle, sort, start
from tavola.kernel.chance import BLOCK, BLOCK_WORDS, COUNTER, KEY_WORDS, USED, next_word
from tests.kernel import own_process

WORDS = 2**32
ZERO_KEY = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
"""The published keystream of ChaCha8 for a key of 256 bits and a nonce that are all zero."""

NEVER_TURNED_AWAY = (1, 2, 4, 2**16, 2**30)
AT_TIMES_TURNED_AWAY = (3, 5, 6, 7, 52, 100, 3 * 2**29, 2**31 - 1)


def blank_chance() -> Record:
    return np.zeros(CHANCE.shape, CHANCE.base)


def begun(seed: str | int) -> Record:
    chance = blank_chance()
    start(chance, chance_key(seed))
    return chance


def with_next(*words: int) -> Record:
    """A stream that gives these words next."""
    chance = blank_chance()
    first = BLOCK_WORDS - len(words)
    chance[USED] = first
    chance[BLOCK + first :] = words
    return chance


def words_of(chance: Record, count: int) -> list[int]:
    return [next_word(chance) for _ in range(count)]


def chacha8(key: list[int], counter: int) -> list[int]:
    """A block of ChaCha8 as its author describes it: a matrix, by columns and by diagonals."""
    constants = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    given = [*constants, *key, counter % WORDS, counter // WORDS, 0, 0]
    x = list(given)
    for turn in range(8):
        for column in range(4):
            a, b, c, d = (4 * row + (column + row * (turn % 2)) % 4 for row in range(4))
            for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) % WORDS
                mixed = x[turned] ^ x[to]
                x[turned] = (mixed << bits | mixed >> 32 - bits) % WORDS
    return [(mixed + was) % WORDS for mixed, was in zip(x, given, strict=True)]


def chi_square(counts: Counter[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts.values())


# --- the stream ----------------------------------------------------------------------------------


def test_the_stream_of_a_zero_key_is_the_published_one() -> None:
    chance = blank_chance()
    start(chance, np.zeros(KEY_WORDS, np.uint32))
    assert np.array(words_of(chance, BLOCK_WORDS), "<u4").tobytes().hex() == ZERO_KEY


@pytest.mark.parametrize("seed", [0, "tea", 2**200])
def test_every_block_is_one_of_chacha8(seed: str | int) -> None:
    key = chance_key(seed).tolist()
    expected = [word for counter in range(5) for word in chacha8(key, counter)]
    assert words_of(begun(seed), 5 * BLOCK_WORDS) == expected


def test_the_block_counter_is_used_with_all_its_bits() -> None:
    chance = begun(1)
    chance[COUNTER] = WORDS - 2
    assert words_of(chance, BLOCK_WORDS) == chacha8(chance_key(1).tolist(), WORDS - 2)
    assert chance[COUNTER] == WORDS - 1


def test_uncompiled_chance_is_the_same() -> None:
    program = """
        import json, numpy as np
        from tavola.kernel import CHANCE, below, chance_key, shuffle, start
        chance = np.zeros(CHANCE.shape, CHANCE.base)
        start(chance, chance_key("both"))
        cards = np.arange(40, dtype=np.int8)
        shuffle(chance, cards, 40)
        drawn = [below(chance, n) for n in range(1, 100)]
        print(json.dumps([cards.tolist(), drawn, chance.tolist()]))
        """
    uncompiled = own_process.said(program, NUMBA_DISABLE_JIT=1)
    chance, cards = begun("both"), np.arange(40, dtype=np.int8)
    shuffle(chance, cards, 40)
    drawn = [below(chance, n) for n in range(1, 100)]
    assert uncompiled == [cards.tolist(), drawn, chance.tolist()]


def test_a_number_as_seed_is_the_seed_of_its_digits() -> None:
    assert chance_key(7).tobytes() == chance_key("7").tobytes()
    assert chance_key(7).tobytes() == hashlib.sha256(b"7").digest()
    assert chance_key("7").tobytes() != chance_key("07").tobytes()


def test_a_new_start_forgets_all_that_was() -> None:
    used, key = begun("long ago"), chance_key("now")
    words_of(used, 20)
    start(used, key)
    assert used.tobytes() == begun("now").tobytes()


@pytest.mark.parametrize("key", [0, 1, 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1])
def test_a_restart_depends_on_its_number_alone(key: int) -> None:
    full = np.full(CHANCE.shape, WORDS - 1, CHANCE.base)
    used = begun("anything")
    words_of(used, 7)
    fresh = blank_chance()
    for chance in (full, used, fresh):
        restart(chance, key)
    assert full.tobytes() == used.tobytes() == fresh.tobytes()
    assert words_of(fresh, 40)[:16] == chacha8([key % WORDS, key // WORDS, 0, 0, 0, 0, 0, 0], 0)


def test_different_numbers_restart_different_streams() -> None:
    keys = [0, 1, 2, 2**32, 2**33, 2**62]
    streams = set()
    for key in keys:
        chance = blank_chance()
        restart(chance, key)
        streams.add(tuple(words_of(chance, 4)))
    assert len(streams) == len(keys)


# --- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", AT_TIMES_TURNED_AWAY)
def test_every_number_comes_from_equally_many_words(n: int) -> None:
    """Of the words that lead to a number only the first may be turned away."""
    for number in {0, 1, 2, n // 2, n - 2, n - 1}:
        first, stop = -(-number * WORDS // n), -(-(number + 1) * WORDS // n)
        taken = stop - first
        for word in (first, first + 1, stop - 1):
            chance = with_next(word, 0xFFFFFFFF)
            drawn, turned_away = below(chance, n), chance[USED] == BLOCK_WORDS
            assert drawn == (n - 1 if turned_away else number)
            assert not (turned_away and word != first)
            taken -= bool(turned_away)
        assert taken == WORDS // n


@pytest.mark.parametrize("n", AT_TIMES_TURNED_AWAY)
def test_a_word_too_many_is_turned_away(n: int) -> None:
    chance = with_next(0, 0, 0, (1 << 31) + 1)
    assert below(chance, n) == n >> 1
    assert chance[USED] == BLOCK_WORDS


@pytest.mark.parametrize("n", NEVER_TURNED_AWAY)
def test_no_word_is_turned_away_where_the_numbers_divide_the_words(n: int) -> None:
    for word in (0, 1, WORDS // n - 1, WORDS - 1):
        chance = with_next(word, 1)
        assert below(chance, n) == word * n // WORDS
        assert chance[USED] == BLOCK_WORDS - 1


@pytest.mark.parametrize("n", [*NEVER_TURNED_AWAY, *AT_TIMES_TURNED_AWAY])
def test_numbers_are_in_range(n: int) -> None:
    chance = begun(n)
    drawn = [below(chance, n) for _ in range(300)]
    assert 0 <= min(drawn) <= max(drawn) < n
    if n <= 7:
        assert set(drawn) == set(range(n))


def test_numbers_are_uniform() -> None:
    chance = begun("dice")
    counts = Counter(below(chance, 10) for _ in range(20_000))
    assert chi_square(counts, 2_000) < 27.9  # passed by all but one of 1000 streams


# --- cards ---------------------------------------------------------------------------------------


def test_every_order_of_three_cards_is_equally_likely() -> None:
    chance, orders = begun("cards"), list(itertools.permutations(range(3)))
    counts: Counter[int] = Counter()
    for _ in range(6_000):
        cards = np.arange(3, dtype=np.int8)
        shuffle(chance, cards, 3)
        counts[orders.index(tuple(cards.tolist()))] += 1
    assert len(counts) == 6
    assert chi_square(counts, 1_000) < 20.5  # passed by all but one of 1000 streams


@pytest.mark.parametrize("count", [0, 1, 2, 25, 40])
def test_only_the_first_cards_are_shuffled(count: int) -> None:
    cards = np.arange(40, dtype=np.int8)
    shuffle(begun("first"), cards, count)
    assert sorted(cards[:count].tolist()) == list(range(count))
    assert cards[count:].tolist() == list(range(count, 40))
    assert (cards[:count].tolist() != list(range(count))) == (count > 1)


@pytest.mark.parametrize("count", [0, 1, 2, 25, 40])
def test_only_the_first_cards_are_sorted(count: int) -> None:
    cards = np.random.default_rng(0).integers(-5, 5, 40).astype(np.int8)
    mixed = cards.tolist()
    sort(cards, count)
    assert cards.tolist() == sorted(mixed[:count]) + mixed[count:]
