"""Seeds of the games that an environment plays one after the other."""

from __future__ import annotations

import secrets

from tianxia.kernel.rng import Rng, stream


class Seeds:
    """A sequence of seeds from a first one, or random if none was given."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rng: Rng | None = None

    def next(self, seed: int | None) -> int:
        """The seed of the next game; `seed` restarts the sequence."""
        if seed is not None or self.rng is None:
            self.rng = stream(secrets.randbits(63) if seed is None else int(seed), self.name)
        return int(self.rng.next32() << 31 | self.rng.next32() >> 1)
