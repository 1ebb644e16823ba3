"""The random generator: sfc32, frozen. A seed means the same game forever and on every machine.

Only 32-bit additions, shifts and xors, so compiled and interpreted Python agree to the bit.
Published test vectors are in tests/kernel/test_rng.py.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tianxia.kernel.arguments import text, whole
from tianxia.kernel.errors import BadArgument

MASK: Final = 0xFFFFFFFF


def words_of(seed: int, stream: str) -> list[int]:
    """Three 32-bit words that depend on every bit of the seed and of the stream's name."""
    digest = blake2b(f"{int(seed)}/{stream}".encode(), digest_size=12, person=b"tianxia").digest()
    words = int.from_bytes(digest, "little")
    return [words & MASK, words >> 32 & MASK, words >> 64]


@mypyc_attr(acyclic=True)
class Rng:
    """One stream of random numbers. Streams with different names are independent."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def next32(self) -> i64:
        """The next 32 random bits."""
        a, b, c, n = self.a, self.b, self.c, self.counter
        result: i64 = (a + b + n) & MASK
        self.counter = (n + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others (Lemire's rejection)."""
        size: i64 = n
        if size <= 0 or size > MASK + 1:
            raise BadArgument(f"a number below {n} cannot be drawn: from 1 to {MASK + 1}")
        product: i64 = self.next32() * size
        low: i64 = product & MASK
        if low < size:
            threshold: i64 = (MASK + 1 - size) % size
            while low < threshold:
                product = self.next32() * size
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place (Fisher-Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        """The same stream from the same point."""
        return Rng(self.a, self.b, self.c, self.counter)

    def split(self, name: str) -> Rng:
        """A new stream derived from this one's state and a name; this one does not advance."""
        return begin(int(self.a) | int(self.b) << 32, f"{self.c}/{self.counter}/{name}")

    def words(self) -> list[int]:
        """The generator as four integers, for position text."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def __repr__(self) -> str:
        return f"Rng({self.a}, {self.b}, {self.c}, {self.counter})"

    def __reduce__(self) -> Any:
        return Rng, (int(self.a), int(self.b), int(self.c), int(self.counter))


def stream(seed: Any, name: Any = "game") -> Rng:
    """The stream of that name for a seed: `game`, `search`, `worker 3`, ...

    >>> dice = stream(7, "dice")
    >>> [dice.below(6) for _ in range(5)]
    [3, 0, 3, 0, 2]
    """
    return begin(whole(seed, "a seed"), text(name, "the name of a stream"))


def begin(seed: int, name: str) -> Rng:
    """The stream of that name, without checks of the arguments."""
    words = words_of(seed, name)
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(12):  # sfc32's customary warm-up
        rng.next32()
    return rng
