"""Names that people give themselves: cleaned once, before anybody is shown one."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST = 40
MOST_MARKS = 2  # accents on one letter; more would climb over the line above

# Kept though they cannot be seen: they join letters and emoji, and turn nothing round.
JOINERS = "\u200c\u200d"


@lru_cache(4096)
def clean_name(text: str) -> str:
    """A name on one line that cannot leave its place: no control, no separator but the space, no change of
    direction, no tower of accents, nothing that no font can show."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind.startswith("Z") or letter in "\t\n\r\v\f\x85":
            letter = " "
        elif kind.startswith("C") and letter not in JOINERS:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            found.append(letter)
    name = " ".join("".join(found).split())[:LONGEST].strip(f" {JOINERS}")
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""
