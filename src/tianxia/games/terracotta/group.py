"""Groups: warriors of one type that touch, whoever owns them (terracotta.group.definition)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tianxia.games.terracotta.mausoleum import NEXT, beside, bodies, count, owner_at

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


class Group:
    """Connected warriors of one type: two or more, or an isolated one (terracotta.group.isolated)."""

    def __init__(self, type: int, spaces: i64, warriors: list[int], strength: list[int]) -> None:
        self.type = type
        self.spaces: i64 = spaces  # all that they occupy
        self.warriors = warriors  # by seat
        self.strength = strength  # by seat: its strength in a contest for domination
        self.size = sum(warriors)  # terracotta.final.group_size_all_owners

    def is_mixed(self) -> bool:
        """Does the group have at least two owners (terracotta.group.mixed)?"""
        return self.size > max(self.warriors)

    def has_kneeling(self) -> bool:
        return self.strength != self.warriors


def groups_of(state: TerracottaState, type: int) -> list[Group]:
    """Every group and isolated warrior of a type, by its first space (terracotta.group.several)."""
    left: i64 = 0
    for seat in range(state.seats):
        left |= bodies(state, seat, type)
    found: list[Group] = []
    while left:
        spaces: i64 = left & -left
        grown: i64 = connected(spaces, left)
        while grown != spaces:
            spaces = grown
            grown = connected(spaces, left)
        left &= ~spaces
        found.append(measure(state, type, spaces))
    return found


def connected(spaces: i64, among: i64) -> i64:
    """The mask extended by all neighbours; diagonals do not connect (terracotta.group.orthogonal)."""
    return (spaces | beside(spaces)) & among


def measure(state: TerracottaState, type: int, spaces: i64) -> Group:
    """By seat: its warriors in a group, and the same with Kneeling Archers."""
    warriors: list[int] = []
    for seat in range(state.seats):
        warriors.append(int(count(state.warriors[4 * seat + type] & spaces)))
    strength = warriors[:]
    for archer in state.kneeling:  # terracotta.specialist.kneeling_domination
        faced = NEXT[archer]
        if (spaces >> faced) & 1:
            strength[owner_at(state, faced)] += state.tables.kneeling_strength
    return Group(type, spaces, warriors, strength)


def faced_groups(state: TerracottaState) -> i64:
    """The spaces of every group, or isolated warrior, with a Kneeling Archer."""
    found: i64 = 0
    if state.kneeling:
        for type in range(4):
            for group in groups_of(state, type):
                if group.has_kneeling():
                    found |= group.spaces
    return found
