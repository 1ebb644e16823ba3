"""Draws what one seat sees as text, in any language and up to a given width.

A title's `drawing.py` has `draw(game, view, pen)`, which returns the lines of a view. Its only input is the
view, so a drawing never shows more than the seat may know. A title without that file gets a plain listing.
A drawing is complete without colours: a colour only repeats what a letter or sign says.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from types import ModuleType
from typing import Any, Final
from unicodedata import combining, east_asian_width

from tianxia.kernel.event import seat_arg
from tianxia.kernel.game import Game
from tianxia.kernel.words import Words, words

WIDTH: Final = 100  # columns, if the caller does not ask for another width
NARROWEST: Final = 76
STYLE = re.compile(r"\x1b\[[0-9;]*m")
STYLES: Final = {
    "mark": "7",  # reversed: what may be chosen now
    "bold": "1",
    "dim": "2",
    "yellow": "33",
    "red": "31",
    "blue": "34",
    "green": "32",
    "white": "37",
    "seat-0": "1;36",
    "seat-1": "1;35",
    "seat-2": "1;33",
    "seat-3": "1;32",
    "seat-4": "1;31",
    "seat-5": "1;34",
    "seat-6": "1;37",
}


class Pen:
    """How to draw: the words, the names of the seats, the width, the use of colours, and the elements to
    mark.

    `marked` holds ids of elements (`hex:e7`) that may be chosen now.
    """

    def __init__(
        self,
        spoken: Words,
        names: Sequence[str] = (),
        width: int = WIDTH,
        colour: bool = False,
        marked: Collection[str] = (),
    ) -> None:
        self.spoken = spoken
        self.names = [printable(name) for name in names]
        self.width = max(NARROWEST, width)
        self.colour = colour
        self.marked = frozenset(marked)

    def say(self, key: str, **args: object) -> str:
        """A sentence; a translation key among the arguments begins with `@`, as in `event.py`."""
        return self.spoken.format(key, args, self.names)

    def knows(self, key: str) -> bool:
        """Is there a sentence with this key?"""
        return key in self.spoken.messages

    def seat(self, seat: int) -> str:
        """The name of a seat with its number, in its colour."""
        name = self.say("drawing-seat", seat=seat, name=seat_arg(seat)) if seat < len(self.names) else ""
        return self.paint(name or self.say("seat-number", number=seat), f"seat-{seat}")

    def paint(self, text: str, style: str) -> str:
        """The text in a style; unchanged without colours."""
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and style in STYLES else text

    def title(self, text: str) -> str:
        return self.paint(text, "bold")

    def colon(self, label: str, text: object) -> str:
        """`label: text`, with the colon of the language."""
        return f"{label}{self.say('ui-colon')}{text}"

    def fill(self, parts: Iterable[str], label: str = "") -> list[str]:
        """Lines, each with as many parts as fit. The label is before the first line; the others are
        indented.

        A label without parts gets `-`.
        """
        lines = [self.colon(label, "") if label else ""]
        indent = "  " if label else ""
        empty = True
        for part in parts:
            if not empty and wide(lines[-1]) + 2 + wide(part) > self.width:
                lines.append(indent)
                empty = True
            lines[-1] += part if empty else f"  {part}"
            empty = False
        if label and empty:
            lines[-1] += "-"
        return [] if lines == [""] else lines

    def join(
        self, left: Sequence[str], right: Sequence[str], gap: int = 3, columns: bool = False
    ) -> list[str]:
        """Two blocks next to each other if they fit.

        If they do not, the right block comes below: filled into lines, or unchanged if it has `columns`.
        """
        both = beside(left, right, gap)
        if all(wide(line) <= self.width for line in both):
            return both
        return [*left, "", *(right if columns else self.fill(line.strip() for line in right))]

    def table(self, rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
        """Rows in columns two blanks apart; the columns in `right` are aligned to the right."""
        if not rows:
            return []
        widths = [max(wide(row[column]) for row in rows) for column in range(len(rows[0]))]
        return [
            "  ".join(pad(cell, widths[column], column in right) for column, cell in enumerate(row)).rstrip()
            for row in rows
        ]


def wide(text: str) -> int:
    """How many columns a text takes on a terminal: CJK characters take two, accents and styles none."""
    plain = STYLE.sub("", text)
    if plain.isascii():
        return len(plain)
    return sum(0 if combining(one) else 2 if east_asian_width(one) in "WF" else 1 for one in plain)


def pad(text: str, columns: int, right: bool = False) -> str:
    """The text with blanks to that many columns."""
    blanks = " " * (columns - wide(text))
    return blanks + text if right else text + blanks


def cut(text: str, columns: int) -> str:
    """A text without styles, shortened to that many columns."""
    if wide(text) <= columns:
        return text
    while wide(text) > columns - 1:
        text = text[:-1]
    return f"{text}."


def beside(left: Sequence[str], right: Sequence[str], gap: int = 3) -> list[str]:
    """Two blocks of lines next to each other."""
    columns = max(map(wide, left), default=0) + gap
    rows = max(len(left), len(right))
    lines = []
    for row in range(rows):
        first = left[row] if row < len(left) else ""
        lines.append((pad(first, columns) + right[row]).rstrip() if row < len(right) else first)
    return lines


def folded(line: str, columns: int) -> list[str]:
    """Split a line into pieces that fit the width; all but the first are indented."""
    if wide(line) <= columns:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    pieces = [""]
    for part in re.split(r"(?<=\S)(?= )", line):  # each part with the blanks before it
        if wide(pieces[-1] + part) > columns and pieces[-1].strip():
            pieces.append(indent + part.lstrip())
        else:
            pieces[-1] += part
    return [cut(piece, columns) if wide(piece) > columns else piece for piece in pieces]


def printable(name: str) -> str:
    """A name without control characters."""
    return "".join(one for one in name if one.isprintable())


@cache
def drawing_module(package: str) -> ModuleType | None:
    """The `drawing.py` of a title, if it has one."""
    name = f"{package}.drawing"
    return import_module(name) if find_spec(name) else None


def draw_board(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines of a view: what the title draws."""
    module = drawing_module(type(game).__module__)
    lines = listing(view["position"], pen) if module is None else module.draw(game, view, pen)
    return [piece for line in lines for piece in folded(line, pen.width)]


def listing(value: dict[str, Any], pen: Pen, indent: str = "") -> list[str]:
    """Names and values, for a title that draws nothing."""
    lines = []
    for name, held in value.items():
        if isinstance(held, dict) and held:
            lines += [f"{indent}{name}", *listing(held, pen, f"{indent}  ")]
        elif isinstance(held, list) and held and all(isinstance(one, dict) for one in held):
            for number, one in enumerate(held):
                lines += [f"{indent}{name} {number}", *listing(one, pen, f"{indent}  ")]
        else:
            lines += wrap(
                f"{indent}{name}: {held}", pen.width, subsequent_indent=f"{indent}  ", break_on_hyphens=False
            )
    return lines


def sheet_of(view: dict[str, Any], pen: Pen) -> list[str]:
    """The score sheet and the winners of a finished game."""
    rows = [["", *(pen.seat(seat) for seat in range(view["seats"]))]]
    rows += [[pen.say(key), *map(str, values)] for key, values in view["sheet"]]
    won = "ui-ending-drawn" if view["drawn"] else "winners"
    notes = [pen.say(note["key"], **note["args"]) for note in view["notes"]]
    numbers = range(1, view["seats"] + 1)
    winners = pen.say(won, seats=[seat_arg(seat) for seat in view["winners"]])
    return [*pen.table(rows, numbers), *notes, pen.title(winners)]


def draw_view(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """A view with its title, the question asked, and at the end the score sheet."""
    asked = view["asked"]
    heads = folded(pen.title(pen.say("title")), pen.width)
    if asked is not None:
        heads += folded(pen.say(asked["prompt"]["key"], **asked["prompt"]["args"]), pen.width)
    lines = [*heads, "", *draw_board(game, view, pen)]
    if view["over"]:
        lines += ["", *(piece for line in sheet_of(view, pen) for piece in folded(line, pen.width))]
    return [line.rstrip() for line in lines]


def draw(
    game: Game, view: dict[str, Any], language: str = "en", width: int = WIDTH, colour: bool = False
) -> str:
    """A view as text in a language: what `State.drawing` promises."""
    pen = Pen(words(language, game.folder), (), width, colour)
    return "\n".join(draw_view(game, view, pen))
