"""A report of a run: one HTML file that opens in any browser, with its pictures inside and no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite

from tianxia.arena.figures import Figures
from tianxia.arena.intervals import Interval
from tianxia.arena.match import Plan

WIDTH = 640
LINE = 26
LABEL = 190
BINS = 24
USES_SHOWN = 60
WORTH_SHOWN = 20

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #faf6ee; }
h1, h2 { font-weight: normal; color: #7a1f14; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: right; padding: .15rem .5rem; border-bottom: 1px solid #e3d8c3; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; font: 12px sans-serif; } .bar { fill: #b5483a; } .reach { stroke: #2b2118; }
.axis { stroke: #c9bca3; } text { fill: #2b2118; } .note { color: #6d5f4d; font-size: .9rem; }
@media (prefers-color-scheme: dark) { body { background: #1d1814; color: #eadfcb; }
  h1, h2 { color: #e0816f; } text { fill: #eadfcb; } .reach { stroke: #eadfcb; }
  th, td { border-color: #443a2e; } .axis { stroke: #5b4e3e; } .note { color: #b3a48b; } }
"""


def report(plan: Plan, found: Sequence[Figures], changed: dict[str, Interval]) -> str:
    """The report as one HTML page."""
    seats = f"{plan.seats} seats" if plan.seats > 1 else "solo"
    parts = [
        f"<h1>{escape(plan.game)}: {seats}</h1>",
        f"<p>{sum(one.matches for one in found)} matches of {escape(', '.join(plan.bots))}; "
        f"seed {plan.seed}; options {escape(str(plan.options or 'none'))}.</p>",
        '<p class="note">Intervals hold the true figure 19 times out of 20. Their n is the number of deals, '
        "not of matches: matches on one deal share its luck.</p>",
    ]
    if changed:
        parts += ["<h2>What the last pack changes</h2>", change_table(changed)]
    for one in found:
        if len(found) > 1:
            parts.append(f"<h1>Pack {escape(one.pack)}</h1>")
        parts += sections(one)
    body = "\n".join(parts)
    title = f"<title>{escape(plan.game)} in the arena</title>"
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width">{title}<style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def sections(one: Figures) -> list[str]:
    parts = []
    if one.ratings:
        parts += [
            "<h2>Ratings</h2>",
            f'<p class="note">Elo, 1500 on the average; bars show 95 % intervals, n = {one.deals} deals. '
            "A bar that ends at the edge is open: that bot won or lost everything.</p>",
            reaches(one.ratings, "Elo rating of each bot"),
        ]
    parts += [
        *(["<h2>Wins</h2>"] if one.wins else []),
        reaches(one.wins, "Win rate of each bot", ".1%", whole=True),
        "<h2>Wins by seat</h2>",
        reaches(
            {f"seat {seat}": won for seat, won in enumerate(one.wins_by_seat)},
            "Win rate of each seat",
            ".1%",
            mark=1 / len(one.wins_by_seat),
            whole=True,
        ),
        table(
            ["", "wins", "points"],
            [
                [
                    f"seat {seat}",
                    format_interval(won, ".1%"),
                    format_interval(one.scores_by_seat[seat], ".1f"),
                ]
                for seat, won in enumerate(one.wins_by_seat)
            ],
        ),
        *places(one),
        *([f"<p>A draw, nobody wins: {one.draws} of {one.matches} matches.</p>"] if one.draws else []),
        "<h2>Scores</h2>",
        histogram(one.scores, "Scores of all seats"),
        "<h2>Margins between the first two</h2>",
        histogram(one.margins, "Margins"),
        "<h2>Length</h2>",
        histogram(one.moves, "Moves in a match"),
        "<h2>Changes of the lead</h2>",
        histogram(one.lead_changes, "Changes of the lead in a match"),
        "<h2>Where points come from</h2>",
        category_table(one),
        "<h2>What was played, and what it was worth</h2>",
        '<p class="note">How often a seat gave each answer in a match, and by how much the win rate of seats '
        "that gave it lies above that of the others. That is no cause: who leads can afford more.</p>",
        reaches(
            known_worth(one), "Win rate of who gave an answer, above that of the others", "+.0%", mark=0.0
        ),
        use_table(one),
    ]
    return parts


def places(one: Figures) -> list[str]:
    """Wins and points by place in turn order; empty for old runs, which did not record it."""
    if not one.wins_by_place:
        return []
    names = [f"place {place + 1}" for place in range(len(one.wins_by_place))]
    won = dict(zip(names, one.wins_by_place, strict=True))
    rows = [
        [name, format_interval(won[name], ".1%"), format_interval(score, ".1f")]
        for name, score in zip(names, one.scores_by_place, strict=True)
    ]
    return [
        "<h2>Wins by place in turn order</h2>",
        '<p class="note">Place 1 is the seat that begins.</p>',
        reaches(won, "Win rate of each place in turn order", ".1%", mark=1 / len(names), whole=True),
        table(["", "wins", "points"], rows),
    ]


def format_interval(figure: Interval, form: str) -> str:
    """A figure with its interval as text. An open side is written in words; a single deal has no interval."""
    value = f"{figure.value:{form}}"
    if not figure.known:
        return f"{value} (one deal: no interval)"
    if not isfinite(figure.high):
        return f"at least {figure.low:{form}}" if isfinite(figure.low) else value
    if not isfinite(figure.low):
        return f"at most {figure.high:{form}}"
    return f"{value} ({figure.low:{form}} to {figure.high:{form}})"


def known_worth(one: Figures) -> dict[str, Interval]:
    """The answers with the largest effect on winning, the best first."""
    known = [use for use in one.uses if use.worth.low < use.worth.high]
    telling = sorted(known, key=lambda use: -abs(use.worth.value))[:WORTH_SHOWN]
    return {use.name: use.worth for use in sorted(telling, key=lambda use: -use.worth.value)}


# --- pictures -----------------------------------------------------------------------------------------


def reaches(
    rows: dict[str, Interval], title: str, form: str = ".0f", mark: float | None = None, whole: bool = False
) -> str:
    """A dot plot: each row is a dot with its interval. `whole` scales from 0 to 1; `mark` draws a line."""
    if not rows:
        return ""
    bounds = [bound for row in rows.values() for bound in (row.low, row.value, row.high) if isfinite(bound)]
    low, high = (0.0, 1.0) if whole else (min(bounds), max(bounds))
    if mark is not None:
        low, high = min(low, mark), max(high, mark)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        value = min(max(value, low), high)  # draw an open interval to the edge
        return LABEL + (WIDTH - LABEL - 90) * (value - low) / span

    lines = []
    if mark is not None:
        lines.append(line("axis", x(mark), 0, x(mark), LINE * len(rows)))
    for at, (name, row) in enumerate(rows.items()):
        y = LINE * at + LINE / 2
        lines += [
            f'<text x="0" y="{y + 4:.0f}">{escape(name)}</text>',
            line("reach", x(row.low), y, x(row.high), y),
            f'<circle class="bar" cx="{x(row.value):.1f}" cy="{y:.0f}" r="5"/>',
            f'<text x="{WIDTH}" y="{y + 4:.0f}" text-anchor="end">{row.value:{form}}</text>',
        ]
    return picture(title, LINE * len(rows), lines)


def histogram(values: Sequence[int], title: str) -> str:
    """A histogram with a limited number of bars."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    height, most = 140, max(counts)
    wide = min(WIDTH / len(counts), WIDTH / 8)
    mean = sum(values) / len(values)
    bars = []
    for at, count in enumerate(counts):
        tall = height * count / most
        first = low + at * step
        label = f"{first}" if step == 1 else f"{first} to {first + step - 1}"
        bars.append(
            f'<rect class="bar" x="{at * wide + 1:.1f}" y="{height - tall:.1f}" width="{wide - 2:.1f}" '
            f'height="{tall:.1f}"><title>{label}: {count}</title></rect>'
        )
    bars += [
        line("axis", 0, height, WIDTH, height),
        f'<text x="0" y="{height + 16}">{low}</text>',
        f'<text x="{WIDTH / 2}" y="{height + 16}" text-anchor="middle">mean {mean:.1f}</text>',
        f'<text x="{WIDTH}" y="{height + 16}" text-anchor="end">{high}</text>',
    ]
    return picture(title, height + 20, bars)


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def picture(title: str, height: float, parts: list[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )


# --- tables -------------------------------------------------------------------------------------------


def table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def change_table(changed: dict[str, Interval]) -> str:
    rows = [
        [name, f"{one.value:+.3g}", f"{one.low:+.3g} to {one.high:+.3g}", surely(one)]
        if one.known
        else [name, f"{one.value:+.3g}", "one deal: no interval", ""]
        for name, one in changed.items()
    ]
    return table(["", "change", "95 % interval", ""], rows)


def surely(one: Interval) -> str:
    return "more" if one.low > 0 else "fewer" if one.high < 0 else "no change that can be told from chance"


def category_table(one: Figures) -> str:
    keys = list(dict.fromkeys(key for lines in one.categories.values() for key in lines))
    rows = [
        [key.removeprefix("category-"), *(f"{lines.get(key, 0):.1f}" for lines in one.categories.values())]
        for key in keys
    ]
    return table(["", *one.categories], rows)


def use_table(one: Figures) -> str:
    rows = []
    for use in one.uses[:USES_SHOWN]:
        known = use.worth.low < use.worth.high
        worth = f"{use.worth.value:+.0%} ({use.worth.low:+.0%} to {use.worth.high:+.0%})" if known else "–"
        rows.append([use.name, f"{use.each:.2f}", worth])
    return table(["answer", "times a seat", "win rate of who gave it"], rows)
