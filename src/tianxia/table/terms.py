"""The terms of a table: who may take an absent player's seat, whether the table records agreements between
seats, whether its bots think long, and whether it is a guided game."""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from tianxia.kernel.errors import IllegalMove

Vacant = Literal["nobody", "players", "anybody"]

PRACTICE = re.compile(r"what-if|puzzle [0-9a-z-]{1,20}")
LONGEST = 30 * 24 * 3600  # seconds: thirty days
LESSON = re.compile(r"[a-z][a-z-]{0,19}")  # the name of a lesson


class Terms(msgspec.Struct, frozen=True):
    """`vacant`: who may take a seat whose player has been away for `after` seconds.

    The other players may give it to a bot; with `anybody` a stranger may sit down as well. `diplomacy`
    is about titles that know agreements. With `long_thought` the strongest bots take seconds for a move.
    `lesson`: the table is that guided game of its title; empty for every other table.
    `hints`: all have agreed that anybody may ask a bot for advice. `practice`: the match counts for nothing;
    it is a `what-if` after a review, or a `puzzle` and its name.
    """

    vacant: Vacant = "nobody"
    after: int = 0
    diplomacy: bool = True
    long_thought: bool = False
    lesson: str = ""
    hints: bool = False
    practice: str = ""

    def text(self) -> str:
        """Pairs of a name and its value, as an entry has them; `read_terms` is the inverse.

        >>> Terms("players", 300, diplomacy=False).text()
        'vacant players 300, diplomacy off'
        """
        pairs = [f"vacant {self.vacant} {self.after}"]
        if not self.diplomacy:
            pairs.append("diplomacy off")
        if self.long_thought:
            pairs.append("thought long")
        if self.lesson:
            pairs.append(f"lesson {self.lesson}")
        if self.hints:
            pairs.append("hints on")
        if self.practice:
            pairs.append(f"practice {self.practice}")
        return ", ".join(pairs)


def read_terms(text: str) -> Terms:
    """Terms from their text; a name that is missing has its default. IllegalMove says what is wrong.

    >>> read_terms("thought long, vacant anybody 60").after
    60
    """
    terms = Terms()
    names: list[str] = []
    for pair in split_pairs(text):
        name, _, value = pair.partition(" ")
        if name in names:
            raise IllegalMove("", "refusal-terms", {"text": repr(text)})
        names.append(name)
        if name == "vacant":
            terms = msgspec.structs.replace(terms, **read_vacant(value))
        elif name == "diplomacy" and value in ("on", "off"):
            terms = msgspec.structs.replace(terms, diplomacy=value == "on")
        elif name == "thought" and value in ("usual", "long"):
            terms = msgspec.structs.replace(terms, long_thought=value == "long")
        elif name == "lesson" and LESSON.fullmatch(value):
            terms = msgspec.structs.replace(terms, lesson=value)
        elif name == "hints" and value in ("on", "off"):
            terms = msgspec.structs.replace(terms, hints=value == "on")
        elif name == "practice" and PRACTICE.fullmatch(value):
            terms = msgspec.structs.replace(terms, practice=value)
        else:
            raise IllegalMove("", "refusal-terms", {"text": repr(pair)})
    return terms


def read_vacant(value: str) -> dict[str, object]:
    """`players 300`: who may take a vacant seat, and after how many seconds."""
    who, _, seconds = value.partition(" ")
    if who not in get_args(Vacant):
        raise IllegalMove("", "refusal-terms", {"text": repr(f"vacant {value}")})
    if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 8 and int(seconds) <= LONGEST):
        raise IllegalMove("", "refusal-terms-seconds", {"text": repr(seconds), "most": LONGEST})
    return {"vacant": who, "after": int(seconds)}


def split_pairs(text: str) -> list[str]:
    """The pairs of name and value between commas. Match files before format 3 have no commas
    between pairs.
    """
    pairs = [" ".join(pair.split()) for pair in text.split(",")]
    words = pairs[0].split()
    if len(pairs) > 1 or words[:1] != ["vacant"] or len(words) <= 3:
        return pairs
    rest = words[3:]
    return [" ".join(words[:3]), *(" ".join(rest[at : at + 2]) for at in range(0, len(rest), 2))]
