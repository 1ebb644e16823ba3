"""The ladder: how much stronger each level is than the one below, and how hard the automas are.

Every rung is a run of the arena in its own folder, so the ladder can be stopped and resumed. The same seed
gives the same table on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.intervals import Interval
from tianxia.arena.match import AUTOMA, Plan
from tianxia.arena.ratings import points_ahead, win_rate
from tianxia.arena.run import open_run, run
from tianxia.bots.levels import LEVELS, LONG_THOUGHT
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game

MATCHES = 200
FEWER_MATCHES = 60  # fewer matches against `random` and `greedy`, because the difference is large
LONG_MATCHES = 40
SOLO_MATCHES = 300
SOLO_BOT = "greedy"  # plays against all automas, because it beats tree search there and is faster

ABOVE = 0.65  # win rate against the level below; its lower bound must be at least ...
SURELY_ABOVE = 0.55
AGAINST_RANDOM = 0.95
AGAINST_GREEDY = 0.75
FAIR_SHARES = 2.0  # `grandmaster` among greedy seats wins this many times its fair share

ROWS_BEGIN = 4  # number of lines above the rows of a table


class Rung(msgspec.Struct, frozen=True):
    """One run of the ladder: its plan, the bot to measure, and the required win rate and lower bound."""

    name: str
    plan: Plan
    bar: float = 0.0
    least: float = 0.0


class Climbed(msgspec.Struct, frozen=True):
    """A rung that was played."""

    rung: Rung
    matches: int
    won: Interval
    ahead: Interval  # points ahead of the best other seat

    @property
    def holds(self) -> bool:
        return self.won.value >= self.rung.bar and self.won.low >= self.rung.least


def own_rungs(title: str, bot: str, seed: int, part: float = 1.0) -> list[Rung]:
    """Rungs of a bot from outside: against `random` and each level, without a required win rate."""
    count = scaled(FEWER_MATCHES, part)
    return [
        Rung(f"{bot} against {other}", Plan(title, 2, [bot, other], count, seed), 0.0)
        for other in ["random", *LEVELS]
    ]


def rungs(title: str, seed: int, part: float = 1.0) -> list[Rung]:
    """All rungs of a title's ladder, with that `part` of their matches (1: all)."""
    game: Game = tianxia.game(title)
    matches, fewer = scaled(MATCHES, part), scaled(FEWER_MATCHES, part)
    names = ["random", *LEVELS]
    best = names[-1]

    def duel(first: str, second: str, count: int, bar: float, least: float = 0.0) -> Rung:
        return Rung(f"{first} against {second}", Plan(title, 2, [first, second], count, seed), bar, least)

    found = [duel(upper, lower, matches, ABOVE, SURELY_ABOVE) for lower, upper in pairwise(names)]
    found += solo_rungs(game, seed, scaled(SOLO_MATCHES, part))
    found.append(duel(best, "random", fewer, AGAINST_RANDOM))
    found.append(duel(best, "greedy", fewer, AGAINST_GREEDY))
    seats = max(game.seat_counts)
    crowd = Plan(title, seats, [best, "greedy"], fewer, seed, needed_options(game, seats))
    found.append(Rung(f"{best} among {seats - 1} greedy", crowd, FAIR_SHARES / seats))
    found.append(duel(LONG_THOUGHT.name, best, scaled(LONG_MATCHES, part), 0.5))
    return found  # sorted: the cheapest first


def scaled(matches: int, part: float) -> int:
    return max(2, 2 * round(matches * part / 2))  # an even number, because seats alternate


def needed_options(game: Game, seats: int) -> dict[str, Any]:
    """The option that this number of seats requires, if any: five seats of Huang need the dragon."""
    if game.takes(seats, {}):
        return {}
    mixes = [{option.name: value} for option in game.list_options() for value in option.choices]
    return next(mix for mix in mixes if game.takes(seats, mix))


def solo_rungs(game: Game, seed: int, matches: int) -> list[Rung]:
    """One bot against the automa: at each of its levels, or with one more difficulty option on each rung."""
    if 1 not in game.seat_counts:
        return []
    found: list[dict[str, Any]] = []
    grown: dict[str, Any] = {}
    for option in game.list_options():
        others = [count for count in game.seat_counts if count > 1]
        if any(game.takes(count, {option.name: option.choices[-1]}) for count in others):
            continue
        if option.kind == "bool":
            grown = {**grown, option.name: True}
            found.append(grown)
        else:
            found += [{option.name: value} for value in option.choices]
    if grown:
        found.insert(0, {})
    return [
        Rung(f"{SOLO_BOT} alone, {mix_name(mix)}", Plan(game.name, 1, [SOLO_BOT], matches, seed, mix))
        for mix in found
    ]


def mix_name(mix: dict[str, Any]) -> str:
    if not mix:
        return "no option"
    if len(mix) == 1 and not isinstance(next(iter(mix.values())), bool):
        return ", ".join(f"{name}={value}" for name, value in mix.items())
    return f"{len(mix)} option{'s' if len(mix) > 1 else ''}: + {list(mix)[-1]}"


def climb(
    title: str,
    folder: Path,
    seed: int,
    jobs: int,
    part: float = 1.0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    so_far: bool = False,
    only: Sequence[str] = (),
    bot: str = "",
) -> list[Climbed]:
    """Play the missing matches of a title's ladder, or of the rungs in `only`.

    With `so_far`, play nothing and return the matches that were played before. With `bot`, that bot plays
    against each level.
    """
    every = own_rungs(title, bot, seed, part) if bot else rungs(title, seed, part)
    names = [rung.name for rung in every]
    for name in only:
        if name not in names:
            raise BadOptions(f"the ladder of {title} has no rung {name!r}; it has: {'; '.join(names)}")
    total = sum(rung.plan.matches() for rung in every if not only or rung.name in only)
    climbed: list[Climbed] = []
    done = 0
    for at, rung in enumerate(every):
        if only and rung.name not in only:
            continue
        show = partial(further, progress, done, total)
        place = folder / f"{at:02}"
        rows = open_run(rung.plan, place) if so_far else run(rung.plan, place, jobs, progress=show)
        done += len(rows)
        if rows:
            name = rung.plan.bots[0]
            climbed.append(Climbed(rung, len(rows), win_rate(rows, name), points_ahead(rows, name)))
    return climbed


def further(progress: Callable[[int, int], None], before: int, total: int, done: int, _: int) -> None:
    """Convert the progress within one rung to the progress of the whole ladder."""
    progress(before + done, total)


# --- the table ------------------------------------------------------------------------------------------


def table(title: str, seed: int, climbed: list[Climbed]) -> str:
    """The ladder of a title as a Markdown table."""
    lines = [
        f"`tianxia ladder {title} --seed {seed}`, seats rotating, ties shared, "
        "95 % intervals clustered by deal.",
        "",
        "| match | matches | deals | wins | interval | points ahead | bar | |",
        "|---|--:|--:|--:|--:|--:|--:|---|",
    ]
    for one in climbed:
        rung = one.rung
        bar = f"{rung.bar:.0%}" + (f", above {rung.least:.0%}" if rung.least else "") if rung.bar else ""
        planned = rung.plan.matches()
        judged = "not played out" if one.matches < planned else "holds" if one.holds else "**missed**"
        played = f"{one.matches}" if one.matches == planned else f"{one.matches} of {planned}"
        lines.append(
            f"| {rung.name} | {played} | {one.won.deals} | {one.won.value:.1%} "
            f"| {one.won.low:.1%} to {one.won.high:.1%} | {points(one.ahead)} "
            f"| {bar} | {judged if rung.bar else ''} |"
        )
    order = solo_order(climbed)
    return "\n".join(lines + ([order] if order else [])) + "\n"


def points(ahead: Interval) -> str:
    """A mean of points with its interval, if it has one."""
    return f"{ahead.value:.1f}" + (f" ({ahead.low:.1f} to {ahead.high:.1f})" if ahead.known else "")


def solo_order(climbed: list[Climbed]) -> str:
    """Is each automa level harder than the one before? Names the levels that are not.

    Harder means fewer wins, or a smaller lead if nothing is won.
    """
    solo = [one for one in climbed if one.rung.plan.seats == 1]
    if not solo:
        return ""
    worth = [(one.won.value, one.ahead.value if one.won.value == 0 else 0.0) for one in solo]
    wrong = [
        after.rung.name
        for after, (before, now) in zip(solo[1:], pairwise(worth), strict=True)
        if now >= before
    ]
    if not wrong:
        return (
            f"\nAgainst the {AUTOMA} the win rate falls with every line, "
            "and where nothing is won any more the points do."
        )
    return f"\nAgainst the {AUTOMA} neither the win rate nor the points fall at: {'; '.join(wrong)}."


def write_into(document: Path, title: str, text: str, some_rows: bool = False) -> None:
    """Replace the table between the title's marks in a document; BadOptions if there are no marks.

    With `some_rows`, replace only the rows that are in `text`, and keep the other rows.
    """
    content = document.read_text(encoding="utf-8")
    first, last = f"<!-- ladder {title} -->\n", f"<!-- end of ladder {title} -->"
    if first not in content or last not in content:
        raise BadOptions(f"{document}: has no lines '{first.strip()}' and '{last}' to put the table between")
    before, _, rest = content.partition(first)
    there, _, after = rest.partition(last)
    if some_rows:
        text = with_rows(there, text)
    document.write_text(f"{before}{first}{text}{last}{after}", encoding="utf-8")


def with_rows(there: str, fresh: str) -> str:
    """Replace some rows of a table; BadOptions if it was played with another seed or lacks these rows."""
    old, new = there.splitlines(), fresh.splitlines()
    if old[:ROWS_BEGIN] != new[:ROWS_BEGIN]:
        raise BadOptions(f"the table there is another one, of {old[0] if old else 'nothing'}: write it whole")
    renewed = {row_name(line): line for line in new[ROWS_BEGIN:] if row_name(line)}
    missing = renewed.keys() - {row_name(line) for line in old}
    if missing:
        raise BadOptions(f"the table there has no row '{'; '.join(sorted(missing))}': write it whole")
    return "".join(renewed.get(row_name(line), line) + "\n" for line in old)


def row_name(line: str) -> str:
    """The first cell of a row."""
    return line.split("|")[1].strip() if line.startswith("|") else ""
