"""Final scoring: four colours, granaries, white points where they help most; the lowest colour counts.

Hands, leaders and pagodas count nothing (huang.score.leftovers_worthless). Granaries that were not
collected count nothing, too (huang.eighteen.uncollected_worthless).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.huang.tables import BLUE, COLOURS, WHITE, of, of_seat
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def totals(state: HuangState, seat: int) -> list[int]:
    """The four colours of a seat (huang.score.four_colours) with granaries and whites, lowest first."""
    found = before_whites(state, seat)
    found.sort()
    for _ in range(state.points[of(seat, WHITE)]):  # huang.score.white_jokers, huang.score.white_best_spread
        least, at = found[0] + 1, 0
        while at < 3 and found[at + 1] < least:
            found[at] = found[at + 1]
            at += 1
        found[at] = least
    return found


def before_whites(state: HuangState, seat: int) -> list[int]:
    """The four colours of a seat with its granaries."""
    found = of_seat(state.points, seat)[:WHITE]
    # huang.eighteen.granary_value, huang.eighteen.granaries_before_whites
    found[BLUE] += state.tables.granary_value * state.stored[seat]
    return found


def spread(state: HuangState, seat: int) -> list[int]:
    """How many white points count for each of a seat's four colours."""
    found = before_whites(state, seat)
    given = [0] * WHITE
    for _ in range(state.points[of(seat, WHITE)]):
        lowest = found.index(min(found))
        found[lowest] += 1
        given[lowest] += 1
    return given


def scores(state: HuangState) -> list[int]:
    """The lowest colour of each seat (huang.score.lowest_colour)."""
    return [totals(state, seat)[0] for seat in range(state.seats)]


def winners(state: HuangState) -> list[int]:
    """The seats with the best result (huang.score.highest_result_wins).

    Ties are broken by the next lowest colour, and so on (huang.score.tie_next_lowest). Seats that tie in
    all colours share the victory (huang.score.shared_victory).
    """
    results = [totals(state, seat) for seat in range(state.seats)]
    best = max(results)
    return [seat for seat in range(state.seats) if results[seat] == best]


def final_outcome(state: HuangState) -> Outcome:
    """Log the winner and its colours, lowest first."""
    results = [(totals(state, seat), seat) for seat in range(state.seats)]
    results.sort(reverse=True)
    best = results[0][0]
    tied = results[1][0][0] == best[0]
    sides: list[Side] = []
    for found, seat in results:
        parts = [Sentence("outcome-colours", {"first": found[0], "rest": list(found[1:])})]
        sides.append(Side(seat_arg(seat), found[0], parts, found == best))
    rule = "huang.score.highest_result_wins"
    if results[1][0] == best:
        rule = "huang.score.shared_victory"
    elif tied:
        rule = "huang.score.tie_next_lowest"
    return Outcome(sides, rule, [])


def notes(state: HuangState) -> list[Sentence]:
    """Log the colours to which white points went, and what broke a tie."""
    found: list[Sentence] = []
    for seat in range(state.seats):
        whites = state.points[of(seat, WHITE)]
        if whites:
            args: dict[str, object] = {"seat": seat_arg(seat), "count": whites}
            for colour, count in enumerate(spread(state, seat)):
                args[COLOURS[colour]] = count
            found.append(Sentence("note-whites", args))
    results = sorted([(totals(state, seat), seat) for seat in range(state.seats)], reverse=True)
    best, winner = results[0]
    equal = [seat for colours, seat in results if colours[0] == best[0]]
    shared = winners(state)
    if len(shared) > 1:
        found.append(Sentence("note-shared", {"seats": [seat_arg(seat) for seat in shared]}))
    elif len(equal) > 1:
        other = results[1][0]
        place = 1
        while best[place] == other[place]:
            place += 1
        tie: dict[str, object] = {
            "seats": [seat_arg(seat) for seat in equal],
            "lowest": best[0],
            "seat": seat_arg(winner),
            "place": place + 1,
            "number": best[place],
            "other": other[place],
        }
        found.append(Sentence("note-tie", tie))
    return found


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
