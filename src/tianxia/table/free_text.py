"""Cleans free text that people type, such as names and words of agreements, before others see it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

MOST_MARKS = 2  # accents on one letter; more would overlap the line above

# Joiners: invisible, but needed inside some scripts and emoji.
JOINERS = "\u200c\u200d"

# Letters and marks without a visible glyph, although their category suggests one.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


@lru_cache(4096)
def clean_text(text: str, longest: int) -> str:
    """Clean text: one line of at most `longest` characters.

    Removed are control characters, changes of direction, characters without a glyph, joiners that join
    nothing and accents beyond the second. Every separator becomes one space. Text without anything visible
    becomes empty.
    """
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind.startswith("Z") or letter in "\t\n\r\v\f\x85":
            letter = " "
        elif (kind.startswith("C") and letter not in JOINERS) or letter in BLANK:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            found.append(letter)
    line = " ".join(without_lone_joiners("".join(found)).split())[:longest].strip(f" {JOINERS}")
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def without_lone_joiners(line: str) -> str:
    """Remove joiners that are not between two letters, marks or symbols."""
    found = ""
    for place, letter in enumerate(line):
        if letter in JOINERS and not (joins(found[-1:]) and joins(line[place + 1 : place + 2])):
            continue
        found += letter
    return found


def joins(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter)[0] in "LMS"
