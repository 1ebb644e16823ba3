"""Final scoring: four colours, granaries, whites spread at best, the lowest colour counts.

Nothing else does, neither hands nor leaders nor pagodas (huang.score.leftovers_worthless).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.huang.tables import BLUE, COLOURS, WHITE, of, of_seat

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def totals(state: HuangState, seat: int) -> list[int]:
    """The four colours of a seat (huang.score.four_colours) with granaries and whites, lowest first."""
    found = of_seat(state.points, seat)[:WHITE]
    # huang.eighteen.granary_value, huang.eighteen.granaries_before_whites
    found[BLUE] += state.tables.granary_value * state.stored[seat]
    found.sort()
    for _ in range(state.points[of(seat, WHITE)]):  # huang.score.white_jokers, huang.score.white_best_spread
        found[0] += 1
        found.sort()
    return found


def scores(state: HuangState) -> list[int]:
    """The lowest colour of each seat (huang.score.lowest_colour)."""
    return [totals(state, seat)[0] for seat in range(state.seats)]


def winners(state: HuangState) -> list[int]:
    """The best result (huang.score.highest_result_wins); ties go to the next lowest colour, and so on
    (huang.score.tie_next_lowest); those that are equal in all share (huang.score.shared_victory)."""
    results = [totals(state, seat) for seat in range(state.seats)]
    best = max(results)
    return [seat for seat in range(state.seats) if results[seat] == best]


def sheet(state: HuangState) -> list[tuple[str, list[int]]]:
    """Points by colour as gained, granaries, whites, and the result."""
    seats = range(state.seats)
    lines: list[tuple[str, list[int]]] = []
    for colour in range(WHITE):
        lines.append((f"category-{COLOURS[colour]}", [state.points[of(seat, colour)] for seat in seats]))
    if state.side is state.tables.eighteen:
        lines.append(("category-granaries", [state.tables.granary_value * n for n in state.stored]))
    lines.append(("category-white", [state.points[of(seat, WHITE)] for seat in seats]))
    lines.append(("category-result", scores(state)))
    return lines
