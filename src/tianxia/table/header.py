"""The header of a match: what it starts from. Entries (kernel/record.py) are only appended."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from tianxia.kernel.game import Game
from tianxia.kernel.record import FORMAT, Entry, Record, first_position, start_record
from tianxia.kernel.state import State


class Header(msgspec.Struct, frozen=True):
    """What a match starts from. The same header and entries always give the same positions.

    `seats` is 1 for the solo game. `seed` is a number in decimal digits, with a zero in front if somebody
    chose it. If `start` is set (a position text), the match begins there instead. Both are secret until the
    end.
    """

    id: str
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    seed: str
    format: int = FORMAT  # version of the notation in its entries
    start: str = ""

    @property
    def seed_chosen(self) -> bool:
        """Did the owner choose the seed? Then the owner may know hidden information."""
        return self.seed.startswith("0")

    @property
    def seed_hash(self) -> str:
        """Published when the match begins: `printf %s SEED | sha256sum` checks it at the end."""
        return "sha256:" + sha256((self.start or self.seed).encode()).hexdigest()

    def first_position(self, game: Game) -> State:
        """The position of version 0."""
        return first_position(game, self.seats, self.options, int(self.seed), self.start)

    def record(self, game: Game, entries: Iterable[Entry], players: list[str]) -> Record:
        """The match file's record, made without replaying; `game` may have any components."""
        record = start_record(game, self.seats, game.options(self.options), int(self.seed), players)
        record.rules, record.data, record.format, record.start = (
            self.rules,
            self.data,
            self.format,
            self.start,
        )
        record.entries = [msgspec.structs.replace(entry, command="") for entry in entries]
        return record
