"""What a match starts from; its entries (kernel/record.py) are only ever added."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from tianxia.kernel.game import Game
from tianxia.kernel.record import FORMAT, Entry, Record, start_record


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

    def record(self, game: Game, entries: Iterable[Entry], players: list[str]) -> Record:
        """The match as a match file has it, without replaying it; `game` is the title with any components."""
        record = start_record(game, self.seats, game.options(self.options), int(self.seed), players)
        record.rules, record.data, record.format = self.rules, self.data, self.format
        record.entries = [msgspec.structs.replace(entry, command="") for entry in entries]
        return record
