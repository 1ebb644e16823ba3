"""The tree of a search: questions, and the answers that were tried.

What chance and hidden pieces decide is not in the tree: an answer leads to whatever is asked after it.
"""

from __future__ import annotations


class Move:
    """An answer: how often it could be given and was, and what came of it for each seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.worth = [0.0] * seats  # what each seat may expect
        self.next: Question | None = None

    def question(self, kind: str, seat: int) -> Question:
        """What is asked after it."""
        asked = self.next
        while asked is not None:
            if asked.seat == seat and asked.kind == kind:
                return asked
            asked = asked.other
        asked = Question(kind, seat, len(self.worth), self.next)
        self.next = asked
        return asked


class Question:
    """A decision of one seat, as far as that seat can tell; its answers by action."""

    def __init__(self, kind: str, seat: int, seats: int, other: Question | None) -> None:
        self.kind = kind
        self.seat = seat
        self.seats = seats
        self.visits = 0
        self.moves: dict[int, Move] = {}
        self.other = other  # what else may be asked in its place
        self.memory: Memory | None = None

    def move(self, action: int) -> Move:
        """The answer, new if it was not given yet."""
        found = self.moves.get(action)
        if found is None:
            found = self.moves[action] = Move(self.seats)
        return found

    def best(self) -> int:
        """The answer given most often, of several the one that promises most; -1 if none was."""
        chosen = -1
        visits = 0
        worth = 0.0
        seat = self.seat
        for action, move in self.moves.items():
            if move.visits > visits or (move.visits == visits and visits > 0 and move.worth[seat] > worth):
                chosen, visits, worth = action, move.visits, move.worth[seat]
        return chosen

    def is_settled(self, left: int) -> bool:
        """Can no other answer be given as often as the best within so many simulations more?"""
        first = 0
        second = 0
        for move in self.moves.values():
            if move.visits > first:
                first, second = move.visits, first
            elif move.visits > second:
                second = move.visits
        return first > second + left


class Memory:
    """What became of questions of one kind to one seat, wherever in the tree."""

    def __init__(self, actions: int) -> None:
        self.totals = [0.0] * actions  # how well each action did
        self.counts = [0] * actions
