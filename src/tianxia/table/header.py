"""What a match starts from; its entries (kernel/record.py) are only ever added."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from tianxia.kernel.record import FORMAT


class Header(msgspec.Struct, frozen=True):
    """What a match starts from. The same header and entries give the same positions for ever.

    `seats` is 1 for the solo game; `seed` is a number in decimal digits and a secret until the end.
    """

    id: str
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    seed: str
    format: int = FORMAT  # of the words in its entries

    @property
    def seed_hash(self) -> str:
        """Published at the start: `printf %s SEED | sha256sum` checks it at the end."""
        return "sha256:" + sha256(self.seed.encode()).hexdigest()
