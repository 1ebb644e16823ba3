"""Points, tie-breakers, and how a game ended (royaumes.score.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.royaumes.objective import met
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg, word_arg
from tianxia.kernel.numbers import bits

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
DECIDES: Final = [2, 0, 3, 4, 5, 6]  # by position in `rank`: the line of the score sheet with this value


def scores(state: RoyaumesState) -> list[int]:
    """One point for each commandery plus the points of the seat's card; a defeated seat has none."""
    return [state.count_occupied(seat) + state.card_points(seat) for seat in range(state.seats)]


def rank(state: RoyaumesState, seat: int) -> list[int]:
    """The values that are compared, in this order (royaumes.score.tie_break): points, commanderies,
    authority, organised troops, troops, value of markers.
    """
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
    """The seats between which a finished game is decided."""
    if state.ending == NOBODY:  # royaumes.end.nobody_left: a draw between the last seats
        return [seat for seat in range(state.seats) if state.fallen >> seat & 1]
    rivals = [seat for seat in range(state.seats) if state.alive >> seat & 1]
    if state.ending == OBJECTIVE:  # royaumes.end.two_objectives
        rivals = [seat for seat in rivals if met(state, state.objectives[seat], state.occupied(seat))]
    return rivals


def winners(state: RoyaumesState) -> list[int]:
    """The winners of a finished game; seats that are equal in everything share."""
    rivals = rivals_of(state)
    if state.ending == NOBODY:
        return rivals
    best = max([rank(state, seat) for seat in rivals])
    return [seat for seat in rivals if rank(state, seat) == best]


def final_outcome(state: RoyaumesState) -> Outcome:
    """Log the points of all seats and their parts, the winners first."""
    won = winners(state)
    results = [(seat in won, rank(state, seat), -seat) for seat in range(state.seats)]
    results.sort(reverse=True)
    sides: list[Side] = []
    for wins, found, negative in results:
        parts = [
            Sentence("outcome-commanderies", {"count": found[1]}),
            Sentence("outcome-objective", {"count": found[0] - found[1]}),
        ]
        sides.append(Side(seat_arg(-negative), found[0], parts, wins and state.ending != NOBODY))
    rule = RULES[state.ending]
    if state.ending in (OBJECTIVE, LAST_TURN) and len(results) > 1 and results[0][1][0] == results[1][1][0]:
        rule = "royaumes.score.tie_break"
    return Outcome(sides, rule, [])


def sheet(state: RoyaumesState) -> list[tuple[str, list[int]]]:
    """Points, then the tie-breakers in order."""
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
    """Log who won by an objective, what broke a tie, and all objectives."""
    found = tie_notes(state)
    if state.ending == OBJECTIVE:
        met_it = [seat_arg(seat) for seat in rivals_of(state)]
        found.insert(0, Sentence("note-objective", {"seats": met_it, "count": len(met_it)}))
    for seat, card in enumerate(state.objectives):
        args: dict[str, object] = {"seat": seat_arg(seat), "objective": word_arg(f"objective-{card + 1}")}
        found.append(Sentence("note-card", args))
    return found


def tie_notes(state: RoyaumesState) -> list[Sentence]:
    """The criterion that broke a tie, or none."""
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


# Rules of this chapter that the code above implements without citing them:
# `royaumes.score.reveal_objectives`
# `royaumes.score.one_per_commandery`
# `royaumes.score.card_points_added`
