"""The constant tables of Royaumes Combattants: the map with its two variants, cards, numbers.

Spaces are numbered: commandery n is n - 1, and the links follow. Kinds of markers are numbered 0, 1, 2 for
values 4, 2, 1, the order in which they are chosen. Kingdoms 0 to 5 are the major ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COMMANDERIES: Final = 36
MAJORS: Final = 6
MOST_TROOPS: Final = 60  # royaumes.material.troops_sixty
CARDS: Final = 9  # royaumes.material.nine_objectives

POWERS: Final = [1, 2, 4]  # royaumes.material.generals_one_two_four
VALUES: Final = [4, 2, 1]  # royaumes.material.marker_values; the supply never runs out

PLAIN: Final = 0
RIVER: Final = 1
WALL: Final = 2

# The phases of a turn after the player order. Movement is two of them (royaumes.turn.eight_phases).
COMMAND: Final = 0
RECRUIT: Final = 1
PLACE: Final = 2
SPRING: Final = 3
AUTUMN: Final = 4
MARCH: Final = 5
REORGANISE: Final = 6
AUTHORITY: Final = 7
PHASES: Final = ["command", "recruit", "place", "spring", "autumn", "march", "reorganise", "authority"]

# Values in `generals` for a general that is not on the map.
IN_RESERVE: Final = -1
IN_HAND: Final = -2
BEING_BOUGHT: Final = -3
OUT_OF_GAME: Final = -4


class Map:
    """Commanderies, links and kingdoms: constants of a game (royaumes.map.*)."""

    def __init__(
        self,
        ranks: list[int],
        kingdom_of: list[int],
        links: list[tuple[int, int, int]],
        kingdom_names: list[str],
        called: list[str],
    ) -> None:
        """Links are two commanderies, counted from 0, and a barrier; `called` are the commanderies' names."""
        self.kingdom_names = kingdom_names
        self.ranks = ranks
        self.kingdom_of = kingdom_of
        self.spaces = COMMANDERIES + len(links)
        self.names = [str(number + 1) for number in range(COMMANDERIES)]
        self.called = called[:]  # by space: its name as an argument of a sentence
        self.barrier = [PLAIN] * COMMANDERIES
        self.near: list[list[int]] = [[] for _ in range(COMMANDERIES)]  # commandery: links; link: its ends
        self.neighbours: list[list[int]] = [[] for _ in range(COMMANDERIES)]
        self.road = [-1] * (COMMANDERIES * COMMANDERIES)  # the link between two commanderies
        for a, b, barrier in links:
            link = len(self.names)
            self.names.append(f"{a + 1}-{b + 1}")
            self.called.append(f"{called[a]}–{called[b]}")
            self.barrier.append(barrier)
            self.near.append([a, b])  # royaumes.map.link_is_one_space
            self.near[a].append(link)
            self.near[b].append(link)
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
            self.road[a * COMMANDERIES + b] = link
            self.road[b * COMMANDERIES + a] = link
        for found in self.neighbours:
            found.sort()
        # All links without a wall, one after the other: neighbour, link, whether it is a river.
        begin = [0]
        ways: list[int] = []
        beside = [0] * COMMANDERIES
        for commandery in range(COMMANDERIES):
            for neighbour in self.neighbours[commandery]:
                link = self.road[commandery * COMMANDERIES + neighbour]
                if self.barrier[link] != WALL:
                    ways += [neighbour, link, int(self.barrier[link] == RIVER)]
                    beside[commandery] |= 1 << neighbour
            begin.append(len(ways))
        self.ways_begin = vec[i64](begin)  # by commandery: the first of its links in ...
        self.ways = vec[i64](ways)  # ... this row
        self.beside = vec[i64](beside)  # by commandery: its neighbours by these links, as a mask
        self.ends = vec[i64]([end for a, b, _ in links for end in (a, b)])  # two for each link
        # By commandery: the lowest barrier of its links.
        self.least_barrier = [
            min(self.barrier[link] for link in self.near[commandery]) for commandery in range(COMMANDERIES)
        ]
        self.kingdoms = [0] * len(kingdom_names)  # each as a mask of commanderies
        self.of_rank = [0, 0, 0, 0]  # the commanderies of each rank as a mask
        self.starts = [-1] * MAJORS  # the commandery III of each major kingdom
        for commandery in range(COMMANDERIES):
            kingdom, rank = kingdom_of[commandery], ranks[commandery]
            self.kingdoms[kingdom] |= 1 << commandery
            self.of_rank[rank] |= 1 << commandery
            if rank == 3 and kingdom < MAJORS:
                self.starts[kingdom] = commandery
        self.kingdom_masks: vec[i64] = vec[i64](self.kingdoms)  # the masks of `kingdoms` as a vec, for loops

    def is_link(self, space: int) -> bool:
        return space >= COMMANDERIES


class Card:
    """An objective: what it needs and what its lines pay (royaumes.objective.*)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.named: list[int] = []  # kingdoms it names
        self.named_points: list[int] = []
        self.other = 0  # 0: no free kingdom; 1: a major one; 2: any
        self.other_points = 0
        self.kingdoms = 0  # any so many kingdoms
        self.major_points = 0
        self.minor_points = 0
        self.rank = 0
        self.commanderies = 0  # number of commanderies of that rank
        self.points_each = 0
        self.points_by_count: list[int] = []


class Tables:
    """All tables of this title."""

    def __init__(self, maps: list[Map], cards: list[Card], figures: dict[str, int]) -> None:
        """`maps` are the base map, the rank variant and the split variant."""
        self.maps = maps
        self.cards = cards
        self.base_income = figures["base"]
        self.major_income = figures["major"]
        self.minor_income = figures["minor"]
        self.no_troops = vec[i64]([0] * maps[0].spaces)  # a list of zeros that every position shares
        self.levels: list[int] = []  # the payment of each level of authority
        self.turns: dict[int, int] = {}  # by seats
        self.starts: dict[int, list[list[int]]] = {}  # by seats: for each card the kingdoms in order
        self.literal_starts: dict[int, list[list[int]]] = {}
