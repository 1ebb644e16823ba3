"""Domination and presence: the one function that pays for Inspectors, tiles, groups and Footmen."""

from __future__ import annotations


def dominator(counts: list[int]) -> int:
    """The seat with strictly most, also if it is the only one (terracotta.majority.domination); -1 on a
    tie.
    """
    most = max(counts)
    if most <= 0 or counts.count(most) > 1:  # terracotta.majority.tie
        return -1
    return counts.index(most)


def pay(counts: list[int], domination: int, presence: int) -> list[int]:
    """By seat: `domination` for the dominating seat, `presence` for the other seats present."""
    first = dominator(counts)
    points = [0] * len(counts)
    for seat in range(len(counts)):
        if seat == first:
            points[seat] = domination  # terracotta.majority.instead
        elif counts[seat] > 0:  # terracotta.majority.absent
            points[seat] = presence  # terracotta.majority.presence, terracotta.majority.others_presence
    return points
