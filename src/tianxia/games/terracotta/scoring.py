"""The Scoring phase of a round, and the score sheet. `tile.py` has the tiles, `final.py` the end of the
game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.terracotta.elements import (
    column_element,
    inspector_element,
    row_element,
    score_element,
    space_element,
    tile_element,
)
from tianxia.games.terracotta.final import score_footmen, score_groups, score_leftovers
from tianxia.games.terracotta.inspector import COLUMN, ROW, count_line, score_inspected
from tianxia.games.terracotta.majority import dominator
from tianxia.games.terracotta.mausoleum import LINES, NAMES, warriors_in, warriors_placed
from tianxia.games.terracotta.tables import COUNTS, INSPECTORS, MUSICIANS, SOLO, STORED, TILES
from tianxia.games.terracotta.tile import count_tile_now, score_tile
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg, word_arg

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState

CATEGORIES: Final[list[str]] = [
    "shaping", "weapons", "solo", "inspectors", "musicians", "tiles", "leftovers", "footmen", "groups",
]  # fmt: skip


def score_round(state: TerracottaState) -> None:
    """Inspectors, then Musicians, then the tile of the round (terracotta.scoring.order)."""
    for which in (ROW, COLUMN):  # terracotta.scoring.row_then_column
        at = state.row if which == ROW else state.column
        line = row_element(at) if which == ROW else column_element(at)
        name = "row" if which == ROW else "column"
        args: dict[str, object] = {"line": str(at + 1) if which == ROW else "abcdefghi"[at]}
        touches = [inspector_element(which), line]
        if state.log is not None:
            counts = count_line(state, which, at)
            tell_contest(state, "event-contest-" + name, args, touches, counts, score_inspected(state, which))
        give(state, INSPECTORS, score_inspected(state, which), f"event-score-{name}", args, touches)
    for space in state.musicians:
        args = {"space": NAMES[space]}
        points = score_musician(state, space)
        give(state, MUSICIANS, points, "event-score-musician", args, [space_element(space)])
    # terracotta.scoring.own_tile_only
    args = {"counts": word_arg("tile-" + COUNTS[state.tile_now()])}
    touches = [tile_element(state.round)]
    if state.log is not None:
        counts = count_tile_now(state)
        tell_contest(state, "event-contest-tile", args, touches, counts, score_tile(state))
    give(state, TILES, score_tile(state), "event-score-tile", args, touches)


def score_musician(state: TerracottaState, space: int) -> list[int]:
    """Points for each own warrior in the Musician's row and column, whatever stands between
    (terracotta.specialist.musician_scoring).
    """
    return [state.tables.musician_vp * n for n in warriors_in(state, LINES[space])]


def give(
    state: TerracottaState,
    category: int,
    points: list[int],
    key: str,
    args: dict[str, object],
    touches: list[str],
) -> None:
    """Add the points of one item of the Scoring phase, and log it for each seat that scores."""
    for seat in range(state.seats):
        if points[seat] > 0:
            state.score(seat, category, points[seat])
            tell_points(state, key, seat, points[seat], args, touches)


def tell_points(
    state: TerracottaState, key: str, seat: int, points: int, args: dict[str, object], touches: list[str]
) -> None:
    if state.log is not None:
        told: dict[str, object] = {"seat": seat_arg(seat), "points": points}
        told.update(args)
        state.emit(key, told, [*touches, score_element(seat)])


def tell_contest(
    state: TerracottaState,
    key: str,
    args: dict[str, object],
    touches: list[str],
    counts: list[int],
    points: list[int],
    parts: list[list[Sentence]] | None = None,
) -> None:
    """Log the dominating seat, the seats present, and their points; nothing if no seat is present.

    `parts`: the components of each seat's number.
    """
    present = [seat for seat in range(state.seats) if counts[seat] > 0]
    if not present:
        return
    first = dominator(counts)
    present.sort(key=counts.__getitem__, reverse=True)
    sides: list[Side] = []
    gains: list[tuple[int, Sentence]] = []
    for seat in present:
        made_of = parts[seat] if parts is not None else []
        sides.append(Side(seat_arg(seat), counts[seat], made_of, seat == first))
        gains.append((seat, Sentence("outcome-points", {"points": points[seat]})))
    rule = "terracotta.majority.domination" if first >= 0 else "terracotta.majority.tie"
    most: list[object] = [seat_arg(first)] if first >= 0 else []
    told: dict[str, object] = {"seats": most, "count": len(most), "most": max(counts)}
    told.update(args)
    state.emit(key, told, touches, outcome=Outcome(sides, rule, gains))


def final_outcome(state: TerracottaState) -> Outcome:
    """Log the totals and what decided the game."""
    totals, best = scores(state), winners_now(state)
    seats = best + [seat for seat in range(state.seats) if seat not in best]
    sides: list[Side] = []
    for seat in seats:
        parts: list[Sentence] = []
        for line, values in enumerate(score_categories(state)):
            if values[seat] > 0:
                category = word_arg("category-" + CATEGORIES[line])
                parts.append(Sentence("outcome-category", {"category": category, "points": values[seat]}))
        sides.append(Side(seat_arg(seat), totals[seat], parts, seat in best))
    rule = "terracotta.final.winner"
    if state.automa >= 0:
        rule = "terracotta.solo.final.strictly_more"
    elif len(best) > 1:
        rule = "terracotta.final.tie_shared"
    elif totals.count(totals[best[0]]) > 1:
        tied = [seat for seat in range(state.seats) if totals[seat] == totals[best[0]]]
        warriors = [warriors_placed(state, seat) for seat in tied]
        by_warriors = warriors.count(max(warriors)) == 1
        rule = "terracotta.final.tie_warriors" if by_warriors else "terracotta.final.tie_coins"
    return Outcome(sides, rule, [])


# --- the score sheet ------------------------------------------------------------------------------------


def score_categories(state: TerracottaState) -> list[list[int]]:
    """The points of each category for each seat; the last three categories as if the game ended now."""
    found = [state.points[line::STORED] for line in range(STORED)]
    return [*found, score_leftovers(state), score_footmen(state), score_groups(state)]


def scores(state: TerracottaState) -> list[int]:
    """Totals as if the game ended now."""
    leftovers, footmen, groups = score_leftovers(state), score_footmen(state), score_groups(state)
    return [
        state.running(seat) + leftovers[seat] + footmen[seat] + groups[seat] for seat in range(state.seats)
    ]


def sheet(state: TerracottaState) -> list[tuple[str, list[int]]]:
    """Every category, then the total."""
    lines: list[tuple[str, list[int]]] = []
    for line, values in enumerate(score_categories(state)):
        if line != SOLO or state.automa >= 0:
            lines.append(("category-" + CATEGORIES[line], values))
    lines.append(("category-total", scores(state)))
    return lines


def winners_now(state: TerracottaState) -> list[int]:
    """The winners if the game ended now: most points; then warriors in the mausoleum, then coins, then
    shared.
    """
    totals = scores(state)
    if state.automa >= 0:  # terracotta.solo.final.strictly_more
        return [0] if totals[0] > totals[state.automa] else [state.automa]
    best: list[int] = []
    seats: list[int] = []
    for seat in range(state.seats):
        # terracotta.final.winner, terracotta.final.tie_warriors, terracotta.final.tie_coins
        key = [totals[seat], warriors_placed(state, seat), state.coins[seat]]
        if key > best:
            best, seats = key, [seat]
        elif key == best:
            seats.append(seat)  # terracotta.final.tie_shared
    return seats


def notes(state: TerracottaState) -> list[Sentence]:
    """The criterion that broke a tie, or none."""
    totals, best = scores(state), winners_now(state)
    tied = [seat for seat in range(state.seats) if totals[seat] == totals[best[0]]]
    if len(tied) < 2:
        return []
    who: dict[str, object] = {"seats": [seat_arg(seat) for seat in tied], "points": totals[best[0]]}
    if state.automa >= 0:  # terracotta.solo.final.strictly_more
        return [Sentence("note-solo-tie", {"seat": seat_arg(state.automa), "points": totals[0]})]
    warriors = [warriors_placed(state, seat) for seat in tied]
    most = max(warriors)
    if len(best) > 1:
        args: dict[str, object] = {"winners": [seat_arg(seat) for seat in best]}
        args.update(who)
        return [Sentence("note-shared", args)]
    by_coins = warriors.count(most) > 1
    values = warriors
    if by_coins:
        values = [state.coins[seat] for seat in tied if warriors_placed(state, seat) == most]
    values.sort(reverse=True)
    decided: dict[str, object] = {"seat": seat_arg(best[0]), "number": values[0], "other": values[1]}
    decided.update(who)
    return [Sentence("note-tie-coins" if by_coins else "note-tie-warriors", decided)]


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.scoring.normal`
# `terracotta.gap.tie_warriors_all`
#
# Rules of this chapter that other files decide:
# - `tile.py`: terracotta.scoring.tile_values_grow
