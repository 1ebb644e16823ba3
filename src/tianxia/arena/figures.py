"""What a run shows about a title: seats, spreads, lengths, leads, and the value of each action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tianxia.arena.intervals import Interval, contrast, mean, share
from tianxia.arena.match import AUTOMA, Plan, Row
from tianxia.arena.ratings import ratings, win_rate

A_WIN = 1.0  # the largest change that one more deal can make to a share of the victory
SELDOM = 0.02  # no estimate for an answer that fewer seats than this gave, or did not give


class Use(msgspec.Struct, frozen=True):
    """An answer: how often seats gave it, and by how much their share of the victory was larger."""

    name: str
    each: float
    seats: int
    worth: Interval


class Figures(msgspec.Struct, frozen=True):
    """Everything a report shows about the matches with one pack."""

    pack: str
    matches: int
    deals: int  # sample size of the intervals; smaller for a bot that did not play every deal
    ratings: dict[str, Interval]
    wins: dict[str, Interval]  # by bot, if there are several bots
    wins_by_seat: list[Interval]
    draws: int  # matches without a winner
    scores_by_seat: list[Interval]
    wins_by_place: list[Interval]  # in turn order; empty for old runs, which did not record it
    scores_by_place: list[Interval]
    scores: list[int]
    margins: list[int]  # points of the first seat minus points of the second
    moves: list[int]
    lead_changes: list[int]
    categories: dict[str, dict[str, float]]  # by bot, the mean of each line of the score sheet
    uses: list[Use]


def figures(rows: Sequence[Row]) -> Figures:
    """Compute the figures of matches with one pack."""
    seats = range(len(rows[0].bots))
    names = list(dict.fromkeys(name for row in rows for name in row.bots))
    bots = [name for name in names if name != AUTOMA]
    placed = [row for row in rows if row.turn_order]
    places = seats if placed else range(0)
    return Figures(
        rows[0].pack,
        len(rows),
        len({row.deal for row in rows}),
        ratings(rows) if len(names) > 1 else {},
        {name: win_rate(rows, name) for name in bots} if len(names) > 1 else {},
        [share([(row.deal, row.shares[seat]) for row in rows]) for seat in seats],
        sum(not any(row.shares) for row in rows),
        [mean([(row.deal, float(row.scores[seat])) for row in rows]) for seat in seats],
        [share([(row.deal, row.shares[row.turn_order[place]]) for row in placed]) for place in places],
        [mean([(row.deal, float(row.scores[row.turn_order[place]])) for row in placed]) for place in places],
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
    seats = [(row, seat) for row in rows for seat in range(len(row.bots)) if row.bots[seat] != AUTOMA]
    won = [(row.deal, row.shares[seat]) for row, seat in seats]
    counts: dict[str, dict[int, int]] = {}
    for at, (row, seat) in enumerate(seats):
        for name, used in row.used.items():
            if used[seat]:
                counts.setdefault(name, {})[at] = used[seat]
    found = []
    for name, given in counts.items():
        worth = Interval(0.0, 0.0, 0.0)
        if min(len(given), len(seats) - len(given)) >= max(5, SELDOM * len(seats)):
            without = [one for at, one in enumerate(won) if at not in given]
            worth = contrast([won[at] for at in given], without)
        found.append(Use(name, round(sum(given.values()) / len(seats), 3), len(given), worth))
    return sorted(found, key=lambda use: (-use.each, use.name))


def changes(plan: Plan, rows: Sequence[Row]) -> dict[str, Interval]:
    """Differences between the last pack and the first, on the deals that were played with both."""
    packs = len(plan.packs)
    by_number = {row.number: row for row in rows}
    pairs = [
        (row, by_number[row.number + packs - 1])
        for row in rows
        if row.number % packs == 0 and row.number + packs - 1 in by_number
    ]
    if not pairs:
        return {}

    def change(figure: Callable[[Row], float], further: float = 0.0) -> Interval:
        return mean([(first.deal, float(figure(last) - figure(first))) for first, last in pairs], further)

    def bounded(one: Interval) -> Interval:
        return msgspec.structs.replace(one, low=max(-1.0, one.low), high=min(1.0, one.high))

    found = {
        "score": change(lambda row: sum(row.scores) / len(row.scores)),
        "margin": change(margin),
        "moves": change(lambda row: row.moves),
        "lead changes": change(lambda row: row.lead_changes),
    }
    for seat in range(min(len(row.bots) for pair in pairs for row in pair)):
        found[f"score of seat {seat}"] = change(lambda row, seat=seat: row.scores[seat])  # type: ignore[misc]
        won = change(lambda row, seat=seat: row.shares[seat], A_WIN)  # type: ignore[misc]
        found[f"wins of seat {seat}"] = bounded(won) if won.known else won
    return found
