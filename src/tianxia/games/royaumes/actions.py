"""The action table: spaces first, then markers, counts, generals and answers.

Examples: `22` is a commandery, `22-27` a link; `four` is a marker of value 4; `2+` and `1-` are organised
and disorganised troops; `general 1+4` are two generals, named by their powers.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.royaumes.tables import COMMANDERIES, MOST_TROOPS, POWERS, Map

MOST_LINKS: Final = 3 * COMMANDERIES - 6  # a map without crossing links has no more
PLACES: Final = COMMANDERIES + MOST_LINKS
MARKER: Final = PLACES  # MARKER + kind: four, two, one
LAST_MARKER: Final = MARKER + 2
GIVE_ORGANISED: Final = MARKER + 3
GIVE_DISORGANISED: Final = MARKER + 4
ENOUGH: Final = MARKER + 5  # ends a payment or a bid
DONE: Final = MARKER + 6  # ends what a seat does in a phase
FIGHT: Final = MARKER + 7
WITHDRAW: Final = MARKER + 8
GENERALS: Final = MARKER + 9  # GENERALS + mask; a mask is the sum of the powers
LAST_GENERALS: Final = GENERALS + 7
ORGANISED: Final = GENERALS + 8  # ORGANISED + how many
LAST_ORGANISED: Final = ORGANISED + MOST_TROOPS
DISORGANISED: Final = LAST_ORGANISED + 1
LAST_DISORGANISED: Final = DISORGANISED + MOST_TROOPS
KEEP: Final = LAST_DISORGANISED + 1  # KEEP + organised troops left after handicaps
LAST_KEEP: Final = KEEP + MOST_TROOPS

MARKER_WORDS: Final = ["four", "two", "one"]


def notation_table(map: Map) -> list[str]:
    """The notation of every action; places that this map lacks are called `spare-1`, ..."""
    spare = [f"spare-{number + 1}" for number in range(PLACES - len(map.names))]
    counts = range(MOST_TROOPS + 1)
    return [
        *map.names,
        *spare,
        *MARKER_WORDS,
        "organised",
        "disorganised",
        "enough",
        "done",
        "fight",
        "withdraw",
        *(general_words(mask) for mask in range(8)),
        *(f"{count}+" for count in counts),
        *(f"{count}-" for count in counts),
        *(f"keep {count}" for count in counts),
    ]


def general_words(mask: int) -> str:
    """Some generals by their powers."""
    return "general " + ("+".join(str(power) for power in POWERS if mask & power) or "none")
