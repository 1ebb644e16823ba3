"""Proposals: what one seat offers the others, and they accept or decline.

Ending a game early and undo by consent are proposals; so will be agreements between seats, which move no
piece. In words, as match files have them: a kind, then what belongs to it.

    end with 1 2
    undo to 12 with 1
    peace with 1 until 5 at handan daliang known 0 1 : we both need it

`with` are the seats that must answer, `until` the last turn it holds for, `at` its places, `known` who may
know of it (everybody, if it is not there); free words stand behind a colon.
"""

from __future__ import annotations

from copy import copy
from typing import Literal

import msgspec

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import EVERYONE
from tianxia.kernel.record import Entry

Status = Literal["offered", "accepted", "declined", "lapsed"]

OF_EVERY_TABLE = ("end", "undo")  # what any table knows; a title may add agreements
NUMBERS = ("with", "known")
NUMBER = ("to", "until")


class Proposal(msgspec.Struct, omit_defaults=True):
    """One proposal. `number` is the entry that made it, `settled` the one that ended the waiting."""

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

    def seen_by(self) -> int:
        """The mask of who may know of it."""
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
        raise IllegalMove("", "a proposal begins with its kind")
    found = Proposal(number, seat, kind, [], "offered", words=" ".join(free.split()))
    clause = ""
    for word in rest:
        if word in (*NUMBERS, *NUMBER, "at"):
            clause = word
        elif clause == "at":
            found.places = [*found.places, word]
        elif not clause or not (word.isascii() and word.isdigit() and len(word) < 8):
            raise IllegalMove("", f"{word!r} says nothing about a proposal")
        elif clause == "with":
            found.asked = sorted({*found.asked, int(word)})
        elif clause == "known":
            found.known = sorted({*found.known, int(word)})
        elif clause == "to":
            found.to = int(word)
        else:
            found.until = int(word)
    if not found.asked:
        found.settle("accepted", number)  # nobody else is to be asked
    return found


class Proposals:
    """The proposals of a match, as its entries have left them."""

    def __init__(self) -> None:
        self.made: dict[int, Proposal] = {}

    def offered(self) -> list[Proposal]:
        """Those that wait for an answer."""
        return [one for one in self.made.values() if one.status == "offered"]

    def find(self, text: str) -> Proposal:
        """The open proposal of that number; IllegalMove if there is none."""
        found = self.made.get(int(text)) if text.isascii() and text.isdigit() and len(text) < 8 else None
        if found is None or found.status != "offered":
            raise IllegalMove("", f"proposal {text} is not open")
        return found

    def check(self, entry: Entry) -> Proposal:
        """The proposal an entry is about; IllegalMove if the seat has no say in it."""
        if entry.kind == "propose":
            return read_proposal(entry.text, entry.number, entry.seat)
        found = self.find(entry.text)
        if entry.kind == "lapse":
            if entry.seat != found.seat:
                raise IllegalMove("", f"proposal {entry.text} is not yours to withdraw")
        elif entry.seat not in found.asked or entry.seat in found.accepted:
            raise IllegalMove("", f"proposal {entry.text} does not ask seat {entry.seat}")
        return found

    def add(self, entry: Entry) -> None:
        """Follow an entry of any kind, one that was checked."""
        if entry.kind == "propose":
            self.made[entry.number] = self.check(entry)
        elif entry.kind in ("accept", "decline", "lapse"):
            one = self.find(entry.text)
            if entry.kind == "accept":
                one.accepted = sorted([*one.accepted, entry.seat])
                self.count(one, entry.number)
            else:
                one.settle("declined" if entry.kind == "decline" else "lapsed", entry.number)
        elif entry.kind in ("move", "undo"):
            for one in self.offered():  # who plays on does not want to go back
                if one.kind == "undo" and entry.seat in (one.seat, *one.asked):
                    one.settle("lapsed", entry.number)
        elif entry.kind in ("takeover", "resign"):
            self.leave(entry)

    def leave(self, entry: Entry) -> None:
        """A seat whose player has gone is not asked any more."""
        for one in self.offered():
            if one.seat == entry.seat:
                one.settle("lapsed", entry.number)
            elif entry.seat in one.asked:
                one.asked = [seat for seat in one.asked if seat != entry.seat]
                self.count(one, entry.number)

    def count(self, one: Proposal, number: int) -> None:
        if set(one.asked) <= set(one.accepted):
            one.settle("accepted", number)

    def agreed_to_end(self) -> bool:
        return any(one.kind == "end" and one.status == "accepted" for one in self.made.values())

    def ends_with(self, entry: Entry) -> bool:
        """Will all have agreed to end the match when that entry is kept?"""
        if entry.kind in ("move", "undo"):
            return self.agreed_to_end()
        then = Proposals()
        then.made = {number: copy(one) for number, one in self.made.items()}
        then.add(entry)
        return then.agreed_to_end()

    def due(self, version: int) -> Entry | None:
        """The entry that an accepted proposal owes: the next one of the match, before any other."""
        for one in self.made.values():
            if one.kind == "undo" and one.status == "accepted" and one.settled == version:
                command = f"proposal/{one.number}"
                return Entry(version + 1, "undo", one.seat, to=one.to, command=command)
        return None
