"""Words for people as keys with arguments, and what happened as events that say who may see them."""

from __future__ import annotations

EVERYONE = -1  # a mask with every bit, spectators included


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The mask of everybody else, spectators included."""
    return ~(1 << seat)


def seat_arg(seat: int) -> str:
    """A seat as an argument of a phrase: shown as the name of who sits there."""
    return f"#{seat}"


def word_arg(key: str) -> str:
    """A key as an argument of a phrase: shown in the reader's language."""
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


class Event:
    """Something that happened: a phrase, the elements on screen it touched, and who may see it.

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
