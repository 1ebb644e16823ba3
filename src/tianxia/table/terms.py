"""What was agreed when a table was set: who may take the seat of a player who has vanished, whether the
table records agreements between seats, and whether its bots think long."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from tianxia.kernel.errors import IllegalMove

Vacant = Literal["nobody", "players", "anybody"]

LONGEST = 30 * 24 * 3600


class Terms(msgspec.Struct, frozen=True):
    """`vacant` says who may take a seat whose player has been away for `after` seconds.

    The other players may give it to a bot; with `anybody` a stranger may sit down as well. `diplomacy`
    is about titles that know agreements. With `long_thought` the strongest bots take seconds for a move.
    """

    vacant: Vacant = "nobody"
    after: int = 0
    diplomacy: bool = True
    long_thought: bool = False

    def text(self) -> str:
        """In words, as an entry has it; `read_terms` is the inverse."""
        silent = "" if self.diplomacy else " diplomacy off"
        return f"vacant {self.vacant} {self.after}{silent}" + (" thought long" if self.long_thought else "")


def read_terms(text: str) -> Terms:
    """Terms from their words; IllegalMove says what is wrong with them."""
    words = text.split()
    long_thought = words[-2:] == ["thought", "long"]
    words = words[:-2] if long_thought else words
    diplomacy = words[-2:] != ["diplomacy", "off"]
    words = words if diplomacy else words[:-2]
    if len(words) != 3 or words[0] != "vacant" or words[1] not in get_args(Vacant):
        raise IllegalMove("", f"{text!r} does not say who may take a vacant seat, and when")
    if not (words[2].isascii() and words[2].isdigit() and len(words[2]) < 8 and int(words[2]) <= LONGEST):
        raise IllegalMove("", f"{words[2]!r} is no number of seconds up to {LONGEST}")
    vacant: Vacant = words[1]  # type: ignore[assignment]
    return Terms(vacant, int(words[2]), diplomacy, long_thought)
