"""A review as one HTML file that opens in any browser, with its pictures inside and no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tianxia.kernel.words import Words
from tianxia.learn.review import Category, Moment, Review
from tianxia.learn.thought import Difference, SaidMove

WIDTH, HEIGHT = 640, 220
LEFT, RIGHT, TOP, BOTTOM = 40, 120, 10, 24
COLOURS = ("#b5561f", "#1f6fb5", "#3a7d2c", "#7a3fa0", "#a8862a", "#6b6b6b", "#a01f3f")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 4", "12 4", "5 5")

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #faf6ee; }
h1, h2 { font-weight: normal; color: #7a1f14; } h2 { margin-top: 2.5rem; }
svg { width: 100%; height: auto; font: 12px sans-serif; } svg text { fill: #2b2118; }
.axis { stroke: #c9bca3; } .note { color: #6d5f4d; font-size: .9rem; }
ol { list-style: none; padding: 0; } li { margin: 1rem 0; padding: .6rem 1rem; background: #fffdf8;
  border: 1px solid #e3d8c3; border-radius: 8px; }
li h3 { margin: 0; font-size: 1.05rem; } li p { margin: .2rem 0; }
.verdict { font-weight: bold; }
@media (prefers-color-scheme: dark) { body { background: #1d1814; color: #eadfcb; }
  h1, h2 { color: #e0816f; } svg text { fill: #eadfcb; } .axis { stroke: #5b4e3e; } .note { color: #b3a48b; }
  li { background: #26201a; border-color: #443a2e; } }
"""


class Story:
    """Writes a review in one language."""

    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        self.names = [name or self.say("seat-number", number=at) for at, name in enumerate(review.names, 1)]

    def say(self, key: str, **args: object) -> str:
        return self.words.format(key, args, getattr(self, "names", []))

    def html(self) -> str:
        """The page."""
        review = self.review
        title = escape(self.say("review-of", title=self.say("title")))
        body = [
            f"<h1>{title}</h1>",
            f"<p>{escape(', '.join(self.names))}</p>",
            f"<h2>{escape(self.say('review-chances'))}</h2>",
            self.chances(),
            f'<p class="note">{escape(self.say("review-chances-note"))}</p>',
            f"<h2>{escape(self.say('review-moments'))}</h2>",
            f'<p class="note">{escape(self.say("review-moments-note"))}</p>',
            self.moments(),
            f"<h2>{escape(self.say('review-score'))}</h2>",
            self.scores(),
            *[self.category(one) for one in review.categories if changes(one)],
        ]
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
            f"<style>{STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
        )

    # --- pictures ---------------------------------------------------------------------------------

    def chances(self) -> str:
        points = [(at, one.chances) for at, one in enumerate(self.review.points) if one.chances is not None]
        lines, bands = [], []
        for seat in range(self.review.seats):
            lines.append([(at, found.shares[seat]) for at, found in points])
            bands.append([(at, *within(found.shares[seat], found.errors[seat])) for at, found in points])
        return self.chart(self.say("review-chances"), lines, 0.0, 1.0, bands, percent=True)

    def scores(self) -> str:
        points = self.review.points
        seats = range(len(points[0].scores) if points else 0)
        lines = [[(at, float(one.scores[seat])) for at, one in enumerate(points)] for seat in seats]
        return self.over_time(self.say("review-score"), lines)

    def category(self, one: Category) -> str:
        seats = range(len(one.values[0]))
        lines = [[(at, float(values[seat])) for at, values in enumerate(one.values)] for seat in seats]
        name = self.say(one.key)
        return f"<h3>{escape(name)}</h3>\n" + self.over_time(name, lines)

    def over_time(self, label: str, lines: list[list[tuple[int, float]]]) -> str:
        values = [value for line in lines for _, value in line] or [0.0]
        return self.chart(label, lines, min(0.0, *values), max(1.0, *values), [])

    def chart(
        self,
        label: str,
        lines: Sequence[Sequence[tuple[int, float]]],
        least: float,
        most: float,
        bands: Sequence[Sequence[tuple[int, float, float]]],
        percent: bool = False,
    ) -> str:
        """Lines by seat over the turns; each with its own colour and dashes, and its name at its end."""
        last = max(1, len(self.review.points) - 1)

        def place(at: float, value: float) -> str:
            x = LEFT + at / last * (WIDTH - LEFT - RIGHT)
            y = TOP + (most - value) / (most - least) * (HEIGHT - TOP - BOTTOM)
            return f"{x:.1f} {y:.1f}"

        parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">']
        for value in (least, (least + most) / 2, most):
            x, y = place(0, value).split()
            shown = self.share(value) if percent else f"{value:.0f}"
            parts.append(f'<path class="axis" d="M{x} {y}H{WIDTH - RIGHT}"/>')
            parts.append(f'<text x="{LEFT - 4}" y="{y}" dy=".3em" text-anchor="end">{shown}</text>')
        for seat, band in enumerate(bands):
            if band:
                upper = [place(at, high) for at, _, high in band]
                lower = [place(at, low) for at, low, _ in reversed(band)]
                path = f'd="M{"L".join(upper + lower)}Z"'
                parts.append(f'<path {path} fill="{COLOURS[seat % 7]}" opacity=".18"/>')
        heights = spread([line[-1][1] if line else least for line in lines], least, most)
        for seat, line in enumerate(lines):
            if not line:
                continue
            colour, dash = COLOURS[seat % 7], DASHES[seat % 7]
            path = "M" + "L".join(place(at, value) for at, value in line)
            parts.append(
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
            )
            down = TOP + heights[seat] * (HEIGHT - TOP - BOTTOM)
            name = self.names[seat] if seat < len(self.names) else self.say("automa")
            right = WIDTH - RIGHT + 4
            sign = f'd="M{right} {down:.1f}h14" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
            parts.append(f"<path {sign}/>")
            parts.append(f'<text x="{right + 18}" y="{down:.1f}" dy=".3em">{escape(name[:14])}</text>')
        number = self.review.points[-1].version if self.review.points else 0
        shown = escape(self.say("review-move-number", version=number))
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">{shown}</text></svg>')
        return "".join(parts)

    # --- moments ----------------------------------------------------------------------------------

    def moments(self) -> str:
        if not self.review.moments:
            return f"<p>{escape(self.say('review-none'))}</p>"
        shown = "\n".join(f"<li>{self.moment(one)}</li>" for one in self.review.moments)
        return f"<ol>\n{shown}\n</ol>"

    def moment(self, one: Moment) -> str:
        found = one.finding
        lines = [
            f"<h3>{escape(self.say('review-moment', version=one.version, seat=self.names[one.seat]))}</h3>",
            f"<p>{escape(self.say('review-played', move=self.move(found.played)))}</p>",
        ]
        if found.difference is None:
            lines.append(f'<p class="verdict">{escape(self.say("review-same"))}</p>')
            return "\n".join(lines)
        lines += [
            f"<p>{escape(self.say('review-best', move=self.move(found.best)))}</p>",
            f'<p class="verdict">{escape(self.verdict(found.verdict, found.difference))}</p>',
        ]
        if found.verdict != "equal" and found.difference.parts:
            lines.append(f"<p>{escape(self.parts(found.difference))}</p>")
            chances = self.say(
                "review-chance", played=self.share(found.chance), best=self.share(found.chance_best)
            )
            lines.append(f'<p class="note">{escape(chances)}</p>')
        return "\n".join(lines)

    def verdict(self, verdict: str, found: Difference) -> str:
        """By how much the bot's move is better or worse than the move that was played."""
        mean, low, high = found.mean, found.low, found.high
        if verdict == "worse":
            mean, low, high = -mean, -high, -low
        numbers = {"mean": self.number(mean), "low": self.number(low), "high": self.number(high)}
        return self.say(f"review-{verdict}", **numbers)

    def parts(self, found: Difference) -> str:
        shown = [
            self.say("review-part", part=self.say(f"part-{one.name}"), value=self.number(one.value, True))
            for one in found.parts
        ]
        return self.say("review-parts", parts=", ".join(shown))

    def move(self, move: SaidMove) -> str:
        shown = [self.say(one.key, **one.args) for one in move.says]
        return " · ".join(shown) or move.text

    def number(self, value: float, sign: bool = False) -> str:
        shown = f"{value:+.1f}" if sign else f"{value:.1f}"
        shown = shown.replace("-", "−")
        return shown.replace(".", ",") if self.words.language == "fr" else shown

    def share(self, value: float) -> str:
        return f"{100 * value:.0f}\u00a0%" if self.words.language == "fr" else f"{100 * value:.0f}%"


def within(share: float, error: float) -> tuple[float, float]:
    """The interval of a share, limited to 0 and 1."""
    return max(0.0, share - error), min(1.0, share + error)


def changes(one: Category) -> bool:
    """Does a category have anything to draw?"""
    return any(any(values) for values in one.values)


def spread(ends: Sequence[float], least: float, most: float) -> list[float]:
    """The positions of the names at the ends of the lines, from 0 (top) to 1, without overlap."""
    gap = 0.09
    order = sorted(range(len(ends)), key=lambda seat: -ends[seat])
    places = [0.0] * len(ends)
    at = -gap
    for number, seat in enumerate(order):
        wanted = (most - ends[seat]) / (most - least)
        room = 1.0 - gap * (len(order) - 1 - number)
        at = min(max(at + gap, wanted), max(at + gap, room))
        places[seat] = at
    return places


def story(review: Review, words: Words) -> str:
    """A review as one HTML page in the language of the words (common ones and those of the title)."""
    return Story(review, words).html()
