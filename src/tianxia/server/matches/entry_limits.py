"""How many entries a match and its seats may have, so that one player cannot fill a match for the others.

Moves count for the match. Undos count separately. Everything else that a seat does, such as choosing a
colour or making a proposal, counts for the seat.
"""

from __future__ import annotations

from collections import Counter

from tianxia.server.operations.settings import Settings
from tianxia.table.command import Back, Command, Move, Propose, Reply, Resign
from tianxia.table.match import Match

TO_END_IT = 100  # extra entries, only for ending the match


class Tally:
    """Counts the entries of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.counted = 0
        self.moves = 0
        self.undos: Counter[int] = Counter()  # by seat
        self.others: Counter[int] = Counter()  # by seat

    def count(self) -> None:
        entries = self.match.entries
        for number in range(self.counted, len(entries)):
            entry = entries[number]
            if entry.kind == "move":
                self.moves += 1
            else:
                (self.undos if entry.kind == "undo" else self.others)[entry.seat] += 1
        self.counted = len(entries)


class EntryLimits:
    """The limits of a server's settings."""

    def __init__(self, settings: Settings) -> None:
        self.most_moves = settings.most_entries
        self.most_undos = settings.most_undos
        self.most_others = settings.most_seat_entries

    def is_full(self, tally: Tally) -> bool:
        """Has the match reached its limit of moves?"""
        tally.count()
        return tally.moves >= self.most_moves

    def refusal(self, tally: Tally, command: Command) -> str:
        """The translation key of the refusal of a command; empty if the command may become an entry."""
        tally.count()
        if isinstance(command, Move):
            return "refusal-full" if tally.moves + len(command.draft) >= self.most_moves else ""
        if isinstance(command, Back):
            return "refusal-undos" if tally.undos[command.seat] >= self.most_undos else ""
        ends = isinstance(command, Resign | Reply) or (isinstance(command, Propose) and command.text == "end")
        most = self.most_others + (TO_END_IT if ends else 0)
        return "refusal-entries" if tally.others[command.seat] >= most else ""
