"""The proposals of a match and their current status."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.record import Entry
from tianxia.table.proposal import Proposal, Status, read_proposal

ANSWERS = ("accept", "decline", "lapse", "end")  # entries that answer a proposal


class Proposals:
    """All proposals by the number of the entry that made them. There may be thousands in one match."""

    def __init__(self, made: Iterable[Proposal] = ()) -> None:
        self.made: dict[int, Proposal] = {}
        self.to_end: list[Proposal] = []  # open proposals to end the match
        # Status and `settled` of agreements before a move settled them; taken back with the move.
        self.before_move: dict[int, tuple[Status, int]] = {}
        for one in made:
            self.keep(one)

    def keep(self, one: Proposal) -> None:
        self.made[one.number] = one
        if one.kind == "end":
            self.to_end.append(one)

    def offered(self) -> list[Proposal]:
        """Proposals that wait for an answer."""
        return [one for one in self.made.values() if one.status == "offered"]

    def agreements(self, seat: int, most: int, disclosed: bool = False) -> list[Proposal]:
        """The latest settled agreements that a seat may know of."""
        found: list[Proposal] = []
        for one in reversed(self.made.values()):
            if len(found) == most:
                break
            if (disclosed or one.visible_to(seat)) and one.agreement and one.status != "offered":
                found.append(one)
        return found[::-1]

    def in_force(self) -> list[Proposal]:
        """The agreements that hold now."""
        return [one for one in self.made.values() if one.agreement and one.status == "accepted"]

    def find(self, text: str, seat: int) -> Proposal:
        """The proposal of that number. IllegalMove if there is none, or if the seat may not know of it."""
        found = self.made.get(int(text)) if text.isascii() and text.isdigit() and len(text) < 8 else None
        if found is None or not found.visible_to(seat):  # so that a refusal does not reveal a secret proposal
            raise IllegalMove("", "refusal-proposal-closed")
        return found

    def check(self, entry: Entry) -> Proposal:
        """The proposal an entry is about; IllegalMove if the seat may not answer it."""
        if entry.kind == "propose":
            return read_proposal(entry.text, entry.number, entry.seat)
        found = self.find(entry.text, entry.seat)
        if entry.kind == "end":
            if not found.agreement or found.status != "accepted":
                raise IllegalMove("", "refusal-agreement-over")
            if entry.seat not in found.parties:
                raise IllegalMove("", "refusal-agreement-not-yours")
            return found
        if found.status != "offered":
            raise IllegalMove("", "refusal-proposal-closed")
        if entry.kind == "lapse":
            if entry.seat != found.seat:
                raise IllegalMove("", "refusal-proposal-not-yours")
        elif entry.seat not in found.asked or entry.seat in found.accepted:
            raise IllegalMove("", "refusal-proposal-not-asked")
        return found

    def add(self, entry: Entry) -> None:
        """Apply a checked entry of any kind."""
        if entry.kind == "propose":
            self.keep(self.check(entry))
        elif entry.kind in ANSWERS:
            self.answer(self.check(entry), entry)
        elif entry.kind in ("move", "undo"):
            for one in self.offered():  # moving on means declining an undo
                if one.kind == "undo" and entry.seat in (one.seat, *one.asked):
                    one.settle("lapsed", entry.number)
        elif entry.kind in ("takeover", "resign"):
            self.leave(entry)

    def answer(self, one: Proposal, entry: Entry) -> None:
        if entry.kind == "accept":
            one.accepted = sorted([*one.accepted, entry.seat])
            self.count(one, entry.number)
        else:
            status: dict[str, Status] = {"decline": "declined", "lapse": "lapsed", "end": "ended"}
            one.settle(status[entry.kind], entry.number)

    def leave(self, entry: Entry) -> None:
        """A player left: the seat is no longer asked, and its agreements end."""
        for one in self.in_force():
            if entry.seat in one.parties:
                one.settle("ended", entry.number)
        for one in self.offered():
            if one.seat == entry.seat or (one.agreement and entry.seat in one.asked):
                one.settle("lapsed", entry.number)
            elif entry.seat in one.asked:
                one.asked = [seat for seat in one.asked if seat != entry.seat]
                self.count(one, entry.number)

    def count(self, one: Proposal, number: int) -> None:
        if set(one.asked) <= set(one.accepted):
            one.settle("accepted", number)

    def settle_by_move(self, number: int, status: Status, move: int, broken_by: int) -> None:
        """A move breaks agreement `number` or lets it expire. Undoing the move undoes this."""
        one = self.made[number]
        self.before_move[number] = (one.status, one.settled)
        one.broken_by = broken_by
        one.settle(status, move)

    def take_back(self, played: set[int]) -> None:
        """Undo the effects on agreements of all moves that are not in `played`."""
        for number, (status, settled) in list(self.before_move.items()):
            one = self.made[number]
            if one.settled not in played:
                one.settle(status, settled)
                one.broken_by = -1
                del self.before_move[number]

    def agreed_to_end(self) -> bool:
        return any(one.status == "accepted" for one in self.to_end)

    def ends_with(self, entry: Entry) -> bool:
        """Is this entry the last consent needed to end the match?"""
        if entry.kind in ("move", "undo"):
            return self.agreed_to_end()
        about = [self.check(entry)] if entry.kind in ANSWERS else []
        then = Proposals(map(copy, [*self.to_end, *(one for one in about if one.kind != "end")]))
        then.add(entry)
        return then.agreed_to_end()

    def due(self, version: int) -> Entry | None:
        """The entry that carries out an accepted proposal; it must be the next one of the match."""
        for one in self.made.values():
            if one.kind == "undo" and one.status == "accepted" and one.settled == version:
                command = f"proposal/{one.number}"
                return Entry(version + 1, "undo", one.seat, to=one.to, command=command)
        return None
