"""What a run tells about a title: seats, spreads, lengths, leads, and what each action was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tianxia.arena.match import AUTOMA, Plan, Row
from tianxia.arena.ratings import Interval, mean_interval, paired, ratings, wilson, win_rate

SELDOM = 0.02  # of all seats: what fewer used or left out says nothing about its worth


class Use(msgspec.Struct, frozen=True):
    """An answer: how often a seat gave it, and how much more of the victory those had who did."""

    name: str
    each: float
    seats: int
    worth: Interval


class Figures(msgspec.Struct, frozen=True):
    """All that a report shows of the matches with one pack."""

    pack: str
    matches: int
    ratings: dict[str, Interval]
    wins: dict[str, Interval]
    wins_by_seat: list[Interval]
    scores_by_seat: list[Interval]
    scores: list[int]
    margins: list[int]  # from the first to the second
    moves: list[int]
    lead_changes: list[int]
    categories: dict[str, dict[str, float]]  # by bot, the mean of each line of the score sheet
    uses: list[Use]


def figures(rows: Sequence[Row]) -> Figures:
    """The figures of matches with one pack."""
    seats = range(len(rows[0].bots))
    names = list(dict.fromkeys(name for row in rows for name in row.bots))
    bots = [name for name in names if name != AUTOMA]
    return Figures(
        rows[0].pack,
        len(rows),
        ratings(rows) if len(names) > 1 else {},
        {name: win_rate(rows, name) for name in bots},
        [wilson(sum(row.shares[seat] for row in rows), len(rows)) for seat in seats],
        [mean_interval([float(row.scores[seat]) for row in rows]) for seat in seats],
        [score for row in rows for score in row.scores],
        [margin(row) for row in rows],
        [row.moves for row in rows],
        [row.lead_changes for row in rows],
        {name: categories(rows, name) for name in bots},
        uses(rows),
    )


def margin(row: Row) -> int:
    first, second = sorted(row.scores, reverse=True)[:2]
    return first - second


def categories(rows: Sequence[Row], name: str) -> dict[str, float]:
    """The mean of each line of the score sheet for a bot's seats."""
    sums: dict[str, list[int]] = {}
    for row in rows:
        for key, values in row.categories.items():
            sums.setdefault(key, []).extend(
                value for seat, value in enumerate(values) if row.bots[seat] == name
            )
    return {key: round(sum(values) / len(values), 2) for key, values in sums.items() if values}


def uses(rows: Sequence[Row]) -> list[Use]:
    """Every answer that was given, the most frequent first."""
    results = [(row, seat) for row in rows for seat in range(len(row.bots)) if row.bots[seat] != AUTOMA]
    fair = sum(row.shares[seat] for row, seat in results) / len(results)
    counts: dict[str, list[tuple[int, float]]] = {}
    for row, seat in results:
        for name, used in row.used.items():
            if used[seat]:
                counts.setdefault(name, []).append((used[seat], row.shares[seat]))
    found = []
    for name, given in counts.items():
        others = len(results) - len(given)
        worth = Interval(0.0, 0.0, 0.0)
        if min(len(given), others) >= max(5, SELDOM * len(results)):
            rest = (fair * len(results) - sum(share for _, share in given)) / others
            with_it = wilson(sum(share for _, share in given), len(given))
            worth = Interval(with_it.value - rest, with_it.low - rest, with_it.high - rest)
        found.append(Use(name, round(sum(n for n, _ in given) / len(results), 3), len(given), worth))
    return sorted(found, key=lambda use: (-use.each, use.name))


def changes(plan: Plan, rows: Sequence[Row]) -> dict[str, Interval]:
    """What the second pack changed against the first, on the same deals; with more packs, the last."""
    packs = len(plan.packs)
    first = [row for row in rows if row.number % packs == 0]
    last = [row for row in rows if row.number % packs == packs - 1]
    seats = range(min(len(first[0].bots), len(last[0].bots)))
    found: dict[str, Interval] = {}
    for name, figure in (
        ("score", lambda row: sum(row.scores) / len(row.scores)),
        ("margin", margin),
        ("moves", lambda row: row.moves),
        ("lead changes", lambda row: row.lead_changes),
    ):
        found[name] = difference(first, last, figure)
    for seat in seats:
        found[f"score of seat {seat}"] = difference(first, last, lambda row, seat=seat: row.scores[seat])
        found[f"wins of seat {seat}"] = difference(first, last, lambda row, seat=seat: row.shares[seat])
    return found


def difference(before: Sequence[Row], after: Sequence[Row], figure: Any) -> Interval:
    return paired([float(figure(row)) for row in before], [float(figure(row)) for row in after])
