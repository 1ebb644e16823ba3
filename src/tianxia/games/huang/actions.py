"""The action table: the number of each notation.

Hexes come first and serve every decision that asks for a hex. Numbers are never reordered within a rules
version; all are below 257, because Python caches these integers.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.huang.tables import COLOURS, SHAPES

HEXES: Final = 159
PLACE: Final = 159  # + colour: "tile red"
POSITION: Final = 164  # + colour: "leader red"
RIOT: Final = 169
RIOT_WITH_LEADER: Final = 170
BUILD: Final = 171
BUILD_WITH_LEADER: Final = 172
REPLACE: Final = 173
PASS: Final = 174
WITHDRAW: Final = 175
DISCARD: Final = 176  # + colour: "red", in a replace action
DONE: Final = 181
TAKE: Final = 182  # + colour: "take red", from the market
TAKE_NOTHING: Final = 187
NO_PAGODA: Final = 188
SHAPE: Final = 189  # + shape of a building site
STOP: Final = 194
COMMIT: Final = 195  # + number of tiles
COMMIT_WITH_LEADER: Final = 203  # + number of tiles
COLLECT_NOTHING: Final = 211
MOST_COMMITTED: Final = 7
LAST_COMMITMENT: Final = COMMIT_WITH_LEADER + MOST_COMMITTED


def notation_table(hexes: list[str]) -> list[str]:
    """The notation of every action, in order."""
    assert len(hexes) == HEXES
    numbers = [str(n) for n in range(1, MOST_COMMITTED + 1)]
    return [
        *hexes,
        *[f"tile {colour}" for colour in COLOURS],
        *[f"leader {colour}" for colour in COLOURS],
        "riot",
        "riot leader",
        "build",
        "build leader",
        "replace",
        "pass",
        "withdraw",
        *COLOURS,
        "done",
        *[f"take {colour}" for colour in COLOURS],
        "take nothing",
        "no pagoda",
        *SHAPES,
        "stop",
        "commit nothing",
        *[f"commit {n}" for n in numbers],
        "commit leader",
        *[f"commit {n} leader" for n in numbers],
        "collect nothing",
    ]
