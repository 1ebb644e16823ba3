"""Proposals: one seat proposes something, and others accept or decline.

Ending a game early and undo by consent are proposals; so are agreements between seats, which move no
piece. Match files store a proposal as text, first its kind, then its arguments:

    end with 1 2
    undo to 12 with 1
    peace with 1 until 5 at handan daliang known 0 1 : we both need it

`with` are the seats that must answer, `until` the last turn it holds for, `at` its places, `known` who may
know of it (everybody, if it is not there); free words stand behind a colon.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import EVERYONE
from tianxia.table.free_text import clean_text

Status = Literal["offered", "accepted", "declined", "lapsed", "ended", "broken"]

OF_EVERY_TABLE = ("end", "undo")  # kinds that every table knows; all other kinds are agreements
NUMBERS = ("with", "known")
NUMBER = ("to", "until")
LONGEST = 1000  # characters of free text in a match file; a new proposal may have fewer


class Proposal(msgspec.Struct, omit_defaults=True):
    """One proposal. `number`: the entry that made it. `settled`: the entry that gave it its status, or 0."""

    number: int
    seat: int
    kind: str
    asked: list[int]
    status: Status
    accepted: list[int] = []
    to: int = -1  # the version an undo leads back to
    until: int = 0
    places: list[str] = []
    known: list[int] = []
    words: str = ""
    settled: int = 0
    broken_by: int = -1

    @property
    def agreement(self) -> bool:
        """Is it an agreement between seats, not a proposal about the match?"""
        return self.kind not in OF_EVERY_TABLE

    @property
    def parties(self) -> list[int]:
        """The seat that made the proposal, and the seats that were asked."""
        return sorted([self.seat, *self.asked])

    def seen_by(self) -> int:
        """The mask of the seats that may know of it."""
        if not self.known:
            return EVERYONE
        mask = 0
        for seat in self.known:
            mask |= 1 << seat
        return mask

    def visible_to(self, seat: int) -> bool:
        return not self.known or seat in self.known

    def settle(self, status: Status, number: int) -> None:
        self.status = status
        self.settled = number

    def text(self) -> str:
        """The proposal in words; `read_proposal` is the inverse."""
        words = [self.kind]
        if self.to >= 0:
            words += ["to", str(self.to)]
        if self.asked:
            words += ["with", *map(str, self.asked)]
        if self.until:
            words += ["until", str(self.until)]
        if self.places:
            words += ["at", *self.places]
        if self.known:
            words += ["known", *map(str, self.known)]
        if self.words:
            words += [":", self.words]
        return " ".join(words)


def read_proposal(text: str, number: int, seat: int) -> Proposal:
    """A proposal from its words; IllegalMove says what is wrong with them."""
    plain, _, free = f"{text} ".partition(" : ")
    kind, *rest = plain.split() or [""]
    if not kind.isalpha():
        raise IllegalMove("", "refusal-proposal-kind")
    found = Proposal(number, seat, kind, [], "offered", words=clean_text(free, LONGEST))
    clause = ""
    for word in rest:
        if word in (*NUMBERS, *NUMBER, "at"):
            clause = word
        elif clause == "at":
            found.places = [*found.places, word]
        elif not clause or not (word.isascii() and word.isdigit() and len(word) < 8):
            raise IllegalMove("", "refusal-proposal-word", {"word": repr(word)})
        elif clause == "with":
            found.asked = sorted({*found.asked, int(word)})
        elif clause == "known":
            found.known = sorted({*found.known, int(word)})
        elif clause == "to":
            found.to = int(word)
        else:
            found.until = int(word)
    if not found.asked:
        found.settle("accepted", number)  # no seat has to answer, so it is accepted at once
    return found
