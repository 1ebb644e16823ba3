"""Measures of Huang's board, worked out from its neighbours alone."""

from itertools import combinations

from tests.huang.positions import HUANG

from tianxia.games.huang.tables import Side

MAP = HUANG.tables.map
MAIN = HUANG.tables.main
EIGHTEEN = HUANG.tables.eighteen


def near(hex: str) -> set[str]:
    """The neighbours of a hex, by name."""
    return {MAP.names[other] for other in MAP.near[MAP.names.index(hex)]}


def distance(start: int, end: int) -> int:
    """Steps between two hexes across the board."""
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {other for hex in reached for other in MAP.near[hex]}
        steps += 1
    return steps


def nearest_capitals(side: Side) -> list[int]:
    """From each capital, the steps to the nearest other one."""
    return [min(distance(one, other) for other in side.capitals if other != one) for one in side.capitals]


def rivers(side: Side) -> list[int]:
    """The sizes of the connected rivers, largest first."""
    left, sizes = set(side.river), []
    while left:
        reached = edge = {left.pop()}
        while edge:
            edge = {other for hex in edge for other in MAP.near[hex] if side.is_river[other]} - reached
            reached |= edge
        left -= reached
        sizes.append(len(reached))
    return sorted(sizes, reverse=True)


def river_triangles(side: Side) -> list[set[int]]:
    """Three river hexes that touch each other."""
    return [
        {one, other, third}
        for one, other, third in combinations(side.river, 3)
        if other in MAP.near[one] and third in MAP.near[one] and third in MAP.near[other]
    ]


def most_disjoint(triangles: list[set[int]]) -> int:
    """The most triangles that share no hex."""
    if not triangles:
        return 0
    first, rest = triangles[0], triangles[1:]
    with_it = 1 + most_disjoint([other for other in rest if not other & first])
    return max(with_it, most_disjoint(rest))
