"""The action table: the number of each notation. One action serves every decision that offers it."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from tianxia.games.zhanguo.tables import ASPECTS, CARDS, COURT, LAST_CARD, OFFICIALS, REGIONS, SECTIONS

CARD: Final = -1  # card c is action CARD + c; slots of a wall are numbers too
REGION: Final = LAST_CARD
OFFICIAL: Final = REGION + 5  # + region * 3 + type: an Official in a region
MOVE: Final = OFFICIAL + 15  # + region * 3 + type: an Official that leaves its region
WORKER: Final = MOVE + 15  # + region: a worker that leaves its region
SECTION: Final = WORKER + 5
FROM: Final = SECTION + 6  # + combination: one worker from each of these regions
TILE: Final = FROM + 25
SMALL: Final = TILE + 3
LARGE: Final = SMALL + 3
SPOT: Final = LARGE + 3
UNIFY: Final = SPOT + 9
AT_COURT: Final = UNIFY + 1
ACTION: Final = AT_COURT + 1  # + Court action
NOTHING: Final = ACTION + 6
ACTIVATE: Final = NOTHING + 1
PASS: Final = ACTIVATE + 1
ACCEPT: Final = PASS + 1
UNLOCK: Final = ACCEPT + 1
AREA: Final = UNLOCK + 1
SPACE: Final = AREA + 1
BONUS: Final = SPACE + 2
START: Final = BONUS + 2
END: Final = START + 10


def regions_in(mask: int) -> list[int]:
    return [region for region in range(5) if mask >> region & 1]


def combinations() -> list[int]:
    """Masks of one, two or three regions, in the order of their notation."""
    sizes = [regions_in(mask) for mask in range(1, 32)]
    chosen = sorted((len(regions), regions) for regions in sizes if len(regions) <= 3)
    return [sum([1 << region for region in regions]) for _, regions in chosen]


COMBINATIONS: Final[list[int]] = combinations()
# The combinations of one, two and three regions follow each other in that list: where each size begins.
SIZE_BEGINS: Final[list[int]] = [0, 0, 5, 15, 25]


def notation_table() -> list[str]:
    """The notation of every action."""
    words = CARDS[1:]
    words += REGIONS
    words += [f"{official} {region}" for region in REGIONS for official in OFFICIALS]
    words += [f"move {official} {region}" for region in REGIONS for official in OFFICIALS]
    words += [f"worker {region}" for region in REGIONS]
    words += SECTIONS
    words += ["from " + " ".join(REGIONS[region] for region in regions_in(mask)) for mask in COMBINATIONS]
    words += [f"tile {n}" for n in (1, 2, 3)]
    words += ASPECTS
    words += [f"large {aspect}" for aspect in ASPECTS]
    words += [f"mausoleum {n}" for n in range(1, 10)]
    words += ["unify", "court", *COURT, "nothing", "activate", "pass", "accept", "unlock"]
    words += ["area", "space 1", "space 2", "bonus 1", "bonus 2"]
    words += [f"s{n}" for n in range(1, 11)]
    assert len(words) == END
    return words


def other_words(action: int) -> list[str]:
    """The regions of workers may be named in any order."""
    if not FROM <= action < TILE:
        return []
    regions = [REGIONS[region] for region in regions_in(COMBINATIONS[action - FROM])]
    return ["from " + " ".join(order) for order in permutations(regions) if list(order) != regions]
