"""What a match is made of: a header, and entries that are only ever added."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import msgspec

EntryKind = Literal["move", "undo", "takeover"]


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

    @property
    def seed_hash(self) -> str:
        """Published at the start: `printf %s SEED | sha256sum` checks it at the end."""
        return "sha256:" + sha256(self.seed.encode()).hexdigest()


class Entry(msgspec.Struct, frozen=True):
    """One thing somebody did. Entry number n makes version n of the match.

    A `move` has its phrase in `text`; an `undo` goes back to version `to`; by a `takeover` the seat
    is played by the bot named in `text` from now on. `command` is the id it was sent with.
    """

    number: int
    kind: EntryKind
    seat: int
    text: str = ""
    to: int = 0
    command: str = ""
