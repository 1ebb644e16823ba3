"""Sentences (keys with arguments) and events: what happened, and who may see it."""

from __future__ import annotations

from typing import Any, Final

EVERYONE: Final = -1  # a mask with every bit set, spectators included


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The mask of all other seats, spectators included."""
    return ~(1 << seat)


def seat_arg(seat: int) -> str:
    """A seat as an argument of a sentence; shown as the name of its player."""
    return f"#{seat}"


def word_arg(key: str, of: str = "") -> str:
    """A key as an argument of a sentence; shown in the reader's language. `of` is another key, used as
    its `$of`.
    """
    return f"@{key}({of})" if of else f"@{key}"


class Sentence:
    """A sentence independent of the language: a key of the word files, and its arguments.

    An argument is a number, a plain string, a seat (`"#2"`, see `seat_arg`), another key to be put
    into words (`"@colour-red"`, `"@near(capital-wei)"`, see `word_arg`), or a list of these.
    """

    def __init__(self, key: str, args: dict[str, object]) -> None:
        self.key = key
        self.args = args

    def to_dict(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"Sentence({self.key!r}, {self.args!r})"


def in_common(lines: list[Sentence]) -> tuple[Sentence, list[dict[str, object]]]:
    """The common part of some sentences: the most frequent key, and the arguments that all sentences with
    this key share.

    Also returns the remaining arguments of each sentence; for sentences with another key, all arguments.
    """
    counts: dict[str, int] = {}
    for line in lines:
        counts[line.key] = counts.get(line.key, 0) + 1
    key = lines[0].key
    for other, count in counts.items():
        if count > counts[key]:
            key = other
    common: dict[str, object] = {}
    names: list[str] = []
    begun = False
    for line in lines:
        if line.key != key:
            continue
        args = line.args
        if not begun:
            begun = True
            common = dict(args)
            names = list(args)
            continue
        for name in names:
            if name not in args or args[name] != common[name]:
                del common[name]
        if len(common) < len(names):
            names = list(common)
    besides: list[dict[str, object]] = []
    for line in lines:
        if line.key != key or not common:
            besides.append(line.args)
        else:
            besides.append({name: value for name, value in line.args.items() if name not in common})
    return Sentence(key, common), besides


class Side:
    """One side of a conflict or comparison: its name (`"#2"`, `"@capital-wei"`), its number, and the
    parts of it.
    """

    def __init__(self, name: str, number: int, parts: list[Sentence], won: bool) -> None:
        self.name = name
        self.number = number
        self.parts = parts
        self.won = won

    def to_dict(self) -> dict[str, object]:
        parts = [part.to_dict() for part in self.parts]
        return {"name": self.name, "number": self.number, "parts": parts, "won": self.won}


class Outcome:
    """How a conflict, a scoring or a reward ended, for a short result on the board.

    `sides` are in display order, the winner first, and may be empty; `rule` is the ledger entry that decided,
    or empty; `gains` are gains and losses: (seat, sentence).
    """

    def __init__(self, sides: list[Side], rule: str, gains: list[tuple[int, Sentence]]) -> None:
        self.sides = sides
        self.rule = rule
        self.gains = gains

    def sentences(self) -> list[Sentence]:
        """All its words."""
        found = [part for side in self.sides for part in side.parts]
        return found + [sentence for _, sentence in self.gains]

    def to_dict(self) -> dict[str, object]:
        gains = [{"seat": seat, **sentence.to_dict()} for seat, sentence in self.gains]
        return {"sides": [side.to_dict() for side in self.sides], "rule": self.rule, "gains": gains}


class Event:
    """Something that happened: a sentence, the elements on screen it touched, and who may see it.

    `seen_by` is a bit mask of seats; a negative one includes spectators. A fact that looks different to its
    owner (a draw) is two events: one for the owner (`only`), one for the others (`all_but`). `path`: the
    elements along which a piece moved; empty if nothing moved. `outcome`: the result, if the event decided
    something; shown to those who see the event.
    """

    def __init__(
        self,
        key: str,
        args: dict[str, object],
        seen_by: int,
        touches: list[str],
        path: list[str],
        outcome: Outcome | None = None,
    ) -> None:
        self.key = key
        self.args = args
        self.seen_by = seen_by
        self.touches = touches
        self.path = path
        self.outcome = outcome

    def visible_to(self, seat: int) -> bool:
        """May this seat see the event? Seat -1 is a spectator, who sees what everyone sees."""
        if seat < 0:
            return self.seen_by < 0
        return (self.seen_by >> seat) & 1 == 1

    def to_dict(self) -> dict[str, object]:
        found: dict[str, object] = {"key": self.key, "args": self.args}
        found["touches"] = self.touches
        found["path"] = self.path
        if self.outcome is not None:
            found["outcome"] = self.outcome.to_dict()
        return found

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, seen_by={self.seen_by}, touches={self.touches!r})"


class Watch:
    """Recorded for a listener besides the events: the position at each event, and the one before the first
    secret was learned.

    `certain` is the position just before somebody first learned something, or None if nobody did.
    `certain_events` is the number of events before it.
    """

    def __init__(self, pictures: bool = False) -> None:
        self.takes_pictures = pictures
        self.pictures: list[Any] = []  # a position for each event
        self.certain: Any = None
        self.certain_events = 0

    def begin_again(self) -> None:
        """Forget everything recorded, because the move will be read again from its beginning."""
        self.pictures = []
        self.certain = None
        self.certain_events = 0

    def after_event(self, state: Any) -> None:
        """Called by the position once an event is noted."""
        if self.takes_pictures:
            self.pictures.append(state.picture())

    def about_to_learn(self, state: Any) -> None:
        """Called by the position before somebody learns something."""
        if self.certain is None:
            self.certain = state.picture()
            self.certain_events = len(state.log) if state.log is not None else 0
