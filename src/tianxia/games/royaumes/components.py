"""The data pack of Royaumes Combattants: its shape, and the tables made from it.

Commanderies, links and kingdoms (royaumes.map.*) are data: `data/map.toml`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tianxia.games.royaumes.actions import MOST_LINKS
from tianxia.games.royaumes.tables import (
    CARDS,
    COMMANDERIES,
    MAJORS,
    MOST_TROOPS,
    PLAIN,
    POWERS,
    RIVER,
    VALUES,
    WALL,
    Card,
    Map,
    Tables,
)
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadComponents

Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1, le=COMMANDERIES)]
Rank = Annotated[int, msgspec.Meta(ge=1, le=3)]
Seats = Literal["2", "3", "4", "5", "6"]
StartRow = tuple[
    Annotated[int, msgspec.Meta(ge=1, le=CARDS)], Annotated[int, msgspec.Meta(le=CARDS)], list[str]
]


class Kingdoms(msgspec.Struct, forbid_unknown_fields=True):
    majors: list[str]
    minors: list[str]


class Commandery(msgspec.Struct, forbid_unknown_fields=True):
    number: Number
    rank: Rank
    kingdom: str
    name: str = ""
    x: int = 0
    y: int = 0


class Commanderies(msgspec.Struct, forbid_unknown_fields=True):
    all: list[Commandery]


class Variant(msgspec.Struct, forbid_unknown_fields=True):
    commanderies: list[Commandery]


class Links(msgspec.Struct, forbid_unknown_fields=True):
    plain: list[str]
    river: list[str]
    wall: list[str]


class Troops(msgspec.Struct, forbid_unknown_fields=True):
    each: int


class Powers(msgspec.Struct, forbid_unknown_fields=True):
    powers: list[int]


class Values(msgspec.Struct, forbid_unknown_fields=True):
    values: list[int]


class Turns(msgspec.Struct, forbid_unknown_fields=True):
    by_seats: dict[Seats, Annotated[int, msgspec.Meta(ge=1, le=99)]]


class Income(msgspec.Struct, forbid_unknown_fields=True):
    base: Annotated[int, msgspec.Meta(ge=2)]
    major: Count
    minor: Count


class Authority(msgspec.Struct, forbid_unknown_fields=True):
    levels: list[Count]


class CardData(msgspec.Struct, forbid_unknown_fields=True):
    """A card has one of three forms: named kingdoms, a number of kingdoms, or a number of commanderies of
    a rank.
    """

    named: dict[str, Count] = {}
    other: Literal["", "major", "any"] = ""
    other_points: Count = 0
    kingdoms: Count = 0
    major_points: Count = 0
    minor_points: Count = 0
    rank: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    commanderies: Count = 0
    points_each: Count = 0
    points_by_count: list[Count] = []


def read_tables(pack: Pack) -> Tables:
    """The tables of a pack; BadComponents lists every error."""
    kingdoms = pack.table("kingdoms", Kingdoms)
    names = [*kingdoms.majors, *kingdoms.minors]
    faults = fixed_figures(pack)
    if len(kingdoms.majors) != MAJORS or len(kingdoms.minors) != MAJORS or len(set(names)) != 2 * MAJORS:
        faults.append(pack.fault("kingdoms", "six major and six minor kingdoms, each with its own name"))
    base = pack.table("commanderies", Commanderies).all
    if sorted(one.number for one in base) != list(range(1, COMMANDERIES + 1)):
        faults.append(pack.fault("commanderies", f"each number from 1 to {COMMANDERIES} once"))
    links = read_links(pack, faults)
    if faults:
        raise BadComponents(faults)
    maps = [read_map(pack, "commanderies", base, [], links, names, faults)]
    for name in ("rank_variant", "split_variant"):
        changed = pack.table(name, Variant).commanderies
        maps.append(read_map(pack, name, base, changed, links, names, faults))
    if faults:
        raise BadComponents(faults)
    cards = [read_card(pack, number, names, faults) for number in range(1, CARDS + 1)]
    income = pack.table("income", Income)
    figures = {"base": income.base, "major": income.major, "minor": income.minor}
    tables = Tables(maps, cards, figures)
    tables.levels = list(pack.table("authority", Authority).levels)
    if len(tables.levels) < 2 or tables.levels[0] != 0 or tables.levels != sorted(set(tables.levels)):
        faults.append(pack.fault("authority", "levels grow from 0"))
    tables.turns = {int(seats): turns for seats, turns in pack.table("turns", Turns).by_seats.items()}
    tables.starts = read_starts(pack, "starts", kingdoms.majors, faults)
    tables.literal_starts = read_starts(pack, "literal_starts", kingdoms.majors, faults)
    if faults:
        raise BadComponents(faults)
    return tables


def fixed_figures(pack: Pack) -> list[str]:
    """Check the constants on which notation and engine depend: they must not change."""
    faults = []
    if pack.table("troops", Troops).each != MOST_TROOPS:
        faults.append(pack.fault("troops", f"each player has {MOST_TROOPS}"))
    if pack.table("generals", Powers).powers != POWERS:
        faults.append(pack.fault("generals", f"powers are {POWERS}"))
    if sorted(pack.table("markers", Values).values) != sorted(VALUES):
        faults.append(pack.fault("markers", f"values are {sorted(VALUES)}"))
    return faults


def read_links(pack: Pack, faults: list[str]) -> list[tuple[int, int, int]]:
    """Every link as two commanderies and a barrier, in order."""
    found: dict[tuple[int, int], int] = {}
    for table in ("known_links", "links"):
        data = pack.table(table, Links)
        for barrier, words in ((PLAIN, data.plain), (RIVER, data.river), (WALL, data.wall)):
            for text in words:
                first, _, second = text.partition("-")
                ends = sorted(int(end) - 1 for end in (first, second) if end.isdecimal())
                if len(ends) != 2 or not 0 <= ends[0] < ends[1] < COMMANDERIES:
                    faults.append(pack.fault(table, f"{text!r} does not join two commanderies"))
                elif (ends[0], ends[1]) in found:
                    faults.append(pack.fault(table, f"{text!r} is there twice"))
                else:
                    found[ends[0], ends[1]] = barrier
    if len(found) > MOST_LINKS:
        faults.append(pack.fault("links", f"at most {MOST_LINKS} links fit on a map"))
    return [(a, b, barrier) for (a, b), barrier in sorted(found.items())]


def read_map(
    pack: Pack,
    table: str,
    base: list[Commandery],
    changed: list[Commandery],
    links: list[tuple[int, int, int]],
    names: list[str],
    faults: list[str],
) -> Map:
    """The map with some commanderies changed, checked."""
    entries = {one.number: one for one in [*base, *changed]}
    unknown = sorted({one.kingdom for one in entries.values()} - set(names))
    if unknown:
        faults.append(pack.fault(table, f"unknown kingdoms: {', '.join(unknown)}"))
        raise BadComponents(faults)
    ranks = [entries[number].rank for number in range(1, COMMANDERIES + 1)]
    kingdom_of = [names.index(entries[number].kingdom) for number in range(1, COMMANDERIES + 1)]
    by_number = {one.number: one.name for one in base}
    called = [by_number[n].partition(" (")[0] or str(n) for n in range(1, COMMANDERIES + 1)]
    map = Map(ranks, kingdom_of, links, names, called)
    for kingdom, name in enumerate(names):
        size = 4 if kingdom < MAJORS else 2
        if kingdom_of.count(kingdom) != size:  # royaumes.map.twelve_kingdoms
            faults.append(pack.fault(table, f"{name} has {size} commanderies"))
        threes = [n for n in range(COMMANDERIES) if kingdom_of[n] == kingdom and ranks[n] == 3]
        if kingdom < MAJORS and len(threes) != 1:  # royaumes.map.one_rank_three_per_major
            faults.append(pack.fault(table, f"{name} has exactly one commandery III"))
    alone = [name for name, near in zip(map.names, map.near, strict=True) if not near]
    if alone:
        faults.append(pack.fault("links", f"no link leads to {', '.join(alone)}"))
    return map


def read_card(pack: Pack, number: int, names: list[str], faults: list[str]) -> Card:
    """One objective card."""
    table = f"card_{number}"
    data = pack.table(table, CardData)
    card = Card(number)
    for name, points in data.named.items():
        if name not in names:
            faults.append(pack.fault(table, f"{name!r} is no kingdom"))
            continue
        card.named.append(names.index(name))
        card.named_points.append(points)
    shapes = [bool(data.named), bool(data.kingdoms), bool(data.rank and data.commanderies)]
    if sum(shapes) != 1 or bool(data.named) != bool(data.other):
        faults.append(pack.fault(table, "named kingdoms with another, or a number of kingdoms, or of a rank"))
    card.other = ("", "major", "any").index(data.other)
    for name in ("other_points", "kingdoms", "major_points", "minor_points", "rank", "commanderies"):
        setattr(card, name, getattr(data, name))
    card.points_each = data.points_each
    card.points_by_count = list(data.points_by_count)
    return card


def read_starts(pack: Pack, table: str, majors: list[str], faults: list[str]) -> dict[int, list[list[int]]]:
    """The start kingdoms by seats and card."""
    found: dict[int, list[list[int]]] = {}
    for text, rows in pack.table(table, dict[Seats, list[StartRow]]).items():
        seats = int(text)
        by_card: list[list[int]] = [[] for _ in range(CARDS)]
        for first, last, names in rows:
            if len(set(names)) != seats or not set(names) <= set(majors):
                faults.append(pack.fault(table, f"{seats} seats: {names} are not so many major kingdoms"))
                continue
            for card in range(first, last + 1):
                by_card[card - 1] = [majors.index(name) for name in names]
        if not all(by_card):
            faults.append(pack.fault(table, f"{seats} seats: a row for each card"))
        found[seats] = by_card
    if sorted(found) != [2, 3, 4, 5, 6]:
        faults.append(pack.fault(table, "rows for 2 to 6 seats"))
    return found
