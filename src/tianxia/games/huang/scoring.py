"""Final scoring: four colours, granaries, whites spread at best, the lowest colour counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.huang.board import BLUE, COLOURS, GREEN, WHITE

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState

# Why a game ended.
RUNNING: Final = 0
BAG_EMPTY_AT_REFILL: Final = 1
BAG_EMPTY_AT_MARKET: Final = 2
BAG_EMPTY_AT_REPLACE: Final = 3
STALLED: Final = 4
ENDINGS: Final = ["running", "refill", "market", "replace", "stall"]


def totals(state: HuangState, seat: int) -> list[int]:
    """The four colours of a seat with granaries and whites, lowest first: what is compared."""
    found = state.points[5 * seat : 5 * seat + GREEN + 1]
    found[BLUE] += state.tables.granary_value * state.stored[seat]  # huang.eighteen.granaries_before_whites
    found.sort()
    for _ in range(state.points[5 * seat + WHITE]):  # huang.score.white_best_spread
        found[0] += 1
        found.sort()
    return found


def scores(state: HuangState) -> list[int]:
    """The lowest colour of each seat."""
    return [totals(state, seat)[0] for seat in range(state.seats)]


def winners(state: HuangState) -> list[int]:
    """The best result; ties go to the next lowest colour, and so on (huang.score.tie_next_lowest)."""
    results = [totals(state, seat) for seat in range(state.seats)]
    best = max(results)
    return [seat for seat in range(state.seats) if results[seat] == best]


def sheet(state: HuangState) -> list[tuple[str, list[int]]]:
    """Points by colour as gained, granaries, whites, and the result."""
    seats = range(state.seats)
    lines: list[tuple[str, list[int]]] = []
    for colour in range(WHITE):
        lines.append((f"category-{COLOURS[colour]}", [state.points[5 * seat + colour] for seat in seats]))
    if state.side is state.tables.eighteen:
        lines.append(("category-granaries", [state.tables.granary_value * n for n in state.stored]))
    lines.append(("category-white", [state.points[5 * seat + WHITE] for seat in seats]))
    lines.append(("category-result", scores(state)))
    return lines
