"""Points, the chain that breaks ties, and how a game ended (royaumes.score.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.royaumes.objective import met
from tianxia.games.royaumes.tables import bits
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg, word_arg

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState

# How a game ended.
RUNNING: Final = 0
OBJECTIVE: Final = 1
SURVIVOR: Final = 2
LAST_TURN: Final = 3
NOBODY: Final = 4
ENDINGS: Final = ["running", "objective", "survivor", "points", "nobody"]
RULES: Final = [
    "",
    "royaumes.end.objective_wins",
    "royaumes.end.single_survivor_wins",
    "royaumes.score.most_points_wins",
    "royaumes.end.nobody_left",
]  # that decided
DECIDES: Final = [2, 0, 3, 4, 5, 6]  # the line of the sheet for each place of a rank


def scores(state: RoyaumesState) -> list[int]:
    """A point for each commandery and the points of the own card; a defeated seat holds nothing."""
    return [state.count_occupied(seat) + state.card_points(seat) for seat in range(state.seats)]


def rank(state: RoyaumesState, seat: int) -> list[int]:
    """What is compared, in order (royaumes.score.tie_break): points, commanderies, authority, organised
    troops, troops, value of markers."""
    occupied = state.count_occupied(seat)
    return [
        occupied + state.card_points(seat),
        occupied,
        -state.authority[seat],
        state.all_organised(seat),
        state.troops(seat),
        state.worth_of_stock(seat),
    ]


def rivals_of(state: RoyaumesState) -> list[int]:
    """Between whom a game that is over is decided."""
    if state.ending == NOBODY:  # royaumes.end.nobody_left: a draw of the last ones
        return [seat for seat in range(state.seats) if state.fallen >> seat & 1]
    rivals = [seat for seat in range(state.seats) if state.alive >> seat & 1]
    if state.ending == OBJECTIVE:  # royaumes.end.two_objectives
        rivals = [seat for seat in rivals if met(state, state.objectives[seat], state.occupied(seat))]
    return rivals


def winners(state: RoyaumesState) -> list[int]:
    """Who wins a game that is over; who is equal in everything shares."""
    rivals = rivals_of(state)
    if state.ending == NOBODY:
        return rivals
    best = max([rank(state, seat) for seat in rivals])
    return [seat for seat in rivals if rank(state, seat) == best]


def final_outcome(state: RoyaumesState) -> Outcome:
    """Everybody's points and what they are made of, the winners first."""
    won = winners(state)
    results = [(seat in won, rank(state, seat), -seat) for seat in range(state.seats)]
    results.sort(reverse=True)
    sides: list[Side] = []
    for wins, found, negative in results:
        parts = [
            Sentence("outcome-commanderies", {"count": found[1]}),
            Sentence("outcome-objective", {"count": found[0] - found[1]}),
        ]
        sides.append(Side(seat_arg(-negative), found[0], parts, wins))
    rule = RULES[state.ending]
    if state.ending in (OBJECTIVE, LAST_TURN) and len(results) > 1 and results[0][1][0] == results[1][1][0]:
        rule = "royaumes.score.tie_break"
    return Outcome(sides, rule, [])


def sheet(state: RoyaumesState) -> list[tuple[str, list[int]]]:
    """Points, and all that breaks a tie in its order."""
    seats = range(state.seats)
    lines = [
        ("category-commanderies", [bits(state.occupied(seat)) for seat in seats]),
        ("category-objective", [state.card_points(seat) for seat in seats]),
        ("category-points", scores(state)),
    ]
    lines.append(("category-authority", [-state.tables.levels[state.authority[seat]] for seat in seats]))
    lines.append(("category-organised", [state.all_organised(seat) for seat in seats]))
    lines.append(("category-troops", [state.troops(seat) for seat in seats]))
    lines.append(("category-markers", [state.worth_of_stock(seat) for seat in seats]))
    return lines


def notes(state: RoyaumesState) -> list[Sentence]:
    """Who won by an objective; by what a tie was broken, or that nothing broke it."""
    if state.ending != OBJECTIVE:
        return tie_notes(state)
    met_it = [seat_arg(seat) for seat in rivals_of(state)]
    return [Sentence("note-objective", {"seats": met_it, "count": len(met_it)}), *tie_notes(state)]


def tie_notes(state: RoyaumesState) -> list[Sentence]:
    """By what a tie was broken, or that nothing broke it."""
    won, rivals = winners(state), rivals_of(state)
    if len(won) > 1:
        key = "note-nobody" if state.ending == NOBODY else "note-shared"
        return [Sentence(key, {"seats": [seat_arg(seat) for seat in won]})]
    best = rank(state, won[0])
    close = [seat for seat in rivals if rank(state, seat)[0] == best[0]]
    if len(close) < 2:
        return []
    other = max([seat for seat in close if seat != won[0]], key=lambda seat: rank(state, seat))
    second = rank(state, other)
    place = 1
    while best[place] == second[place]:
        place += 1
    category, values = sheet(state)[DECIDES[place]]
    args: dict[str, object] = {
        "seats": [seat_arg(seat) for seat in close],
        "points": best[0],
        "category": word_arg(category),
        "seat": seat_arg(won[0]),
        "number": values[won[0]],
        "other": values[other],
    }
    return [Sentence("note-tie", args)]
