"""The tree of a search: a node for each decision, an edge for each answer that was tried.

Chance and hidden information have no nodes: one answer may lead to several nodes.
"""

from __future__ import annotations


class Edge:
    """An edge: an answer with its availability count, its visits, and its value for each seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.worth = [0.0] * seats  # mean value for each seat
        self.next: Node | None = None

    def node(self, kind: str, seat: int) -> Node:
        """The question that follows; created if it is new."""
        asked = self.next
        while asked is not None:
            if asked.seat == seat and asked.kind == kind:
                return asked
            asked = asked.other
        asked = Node(kind, seat, len(self.worth), self.next)
        self.next = asked
        return asked


class Node:
    """A node: a decision as its seat sees it, with its answers by action."""

    def __init__(self, kind: str, seat: int, seats: int, other: Node | None) -> None:
        self.kind = kind
        self.seat = seat
        self.seats = seats
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.other = other  # next in the linked list of alternative nodes
        self.memory: Memory | None = None

    def edge(self, action: int) -> Edge:
        """The edge of an action; created if it is new."""
        found = self.edges.get(action)
        if found is None:
            found = self.edges[action] = Edge(self.seats)
        return found

    def best(self) -> int:
        """The most visited action; between equals, the one with the best value; -1 if there is none."""
        chosen = -1
        visits = 0
        worth = 0.0
        seat = self.seat
        for action, edge in self.edges.items():
            if edge.visits > visits or (edge.visits == visits and visits > 0 and edge.worth[seat] > worth):
                chosen, visits, worth = action, edge.visits, edge.worth[seat]
        return chosen

    def is_settled(self, left: int) -> bool:
        """Early stopping: can no other answer catch up with the most visited in the remaining simulations?"""
        first = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first > second + left


class Memory:
    """Results of each action for one kind of decision and one seat, over the whole tree."""

    def __init__(self, actions: int) -> None:
        self.totals = [0.0] * actions  # sum of values by action
        self.counts = [0] * actions
