"""Words for people as keys with arguments, and what happened as events that say who may see them."""

from __future__ import annotations

from typing import Any

EVERYONE = -1  # a mask with every bit, spectators included


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The mask of everybody else, spectators included."""
    return ~(1 << seat)


def seat_arg(seat: int) -> str:
    """A seat as an argument of a sentence: shown as the name of who sits there."""
    return f"#{seat}"


def word_arg(key: str) -> str:
    """A key as an argument of a sentence: shown in the reader's language."""
    return f"@{key}"


class Sentence:
    """A sentence in no language: a key of the word files, and its arguments.

    An argument is a number, a plain string, a seat (`"#2"`, see `seat_arg`), another key to be put
    into words (`"@colour-red"`, see `word_arg`), or a list of these.
    """

    def __init__(self, key: str, args: dict[str, object]) -> None:
        self.key = key
        self.args = args

    def to_dict(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"Sentence({self.key!r}, {self.args!r})"


def in_common(lines: list[Sentence]) -> tuple[Sentence, list[dict[str, object]]]:
    """What some sentences share: the commonest key, with the arguments that all sentences of that key have.

    Beside it, for each of them, the arguments it has besides; all of them for one with another key.
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


class Event:
    """Something that happened: a sentence, the elements on screen it touched, and who may see it.

    `seen_by` is a bit mask of seats; a negative one includes spectators. A fact that looks different
    to its owner (a draw) is two events: one for the owner (`only`), one for the others (`all_but`).
    `path` are the elements a piece moved along, from where to where; empty when nothing moved.
    """

    def __init__(
        self, key: str, args: dict[str, object], seen_by: int, touches: list[str], path: list[str]
    ) -> None:
        self.key = key
        self.args = args
        self.seen_by = seen_by
        self.touches = touches
        self.path = path

    def visible_to(self, seat: int) -> bool:
        """May that seat see it? Seat -1 is a spectator, who sees what everyone sees."""
        if seat < 0:
            return self.seen_by < 0
        return (self.seen_by >> seat) & 1 == 1

    def to_dict(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args, "touches": self.touches, "path": self.path}

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, seen_by={self.seen_by}, touches={self.touches!r})"


class Watch:
    """What a listener keeps besides the events: a picture at each of them, and how far nothing was learned.

    `certain` is the position just before somebody first learned something, and `certain_events` how
    many events there were by then; None while nothing was learned.
    """

    def __init__(self, pictures: bool = False) -> None:
        self.takes_pictures = pictures
        self.pictures: list[Any] = []  # a position for each event
        self.certain: Any = None
        self.certain_events = 0

    def begin_again(self) -> None:
        """Forget what was seen: a move is read from its beginning once more."""
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
