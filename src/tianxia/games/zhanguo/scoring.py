"""Final scoring, category by category; it can be computed at any time. The highest total wins, and ties
share the victory (zhanguo.scoring.winner): `winners` in `state.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.zhanguo.automa import scoring as li_si
from tianxia.games.zhanguo.automa.base import LI_SI
from tianxia.games.zhanguo.tables import (
    ALCHEMIST_CARD,
    CARD_THERE,
    GOVERNOR_THERE,
    NO_UNREST,
    OFFICIALS_REACH_UNREST,
    PALACE_THERE,
    SETS_OF_CARDS,
    TWO_SAME_CARDS,
    WORKER_THERE,
    at_place,
    at_region,
    at_section,
    at_slot,
)
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg, word_arg
from tianxia.kernel.numbers import bits

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


CATEGORIES: Final = ["track", "governors", "elixir", "lines", "walls", "soldiers"]


def count_condition(state: ZhanguoState, seat: int, condition: int) -> int:
    """How often a seat fulfils a Wall tile: by regions, or by sets of four kinds of card."""
    count = 0
    if condition == SETS_OF_CARDS:  # zhanguo.scoring.wall_sets
        count = state.cards_of_kind(seat, 0)
        for kind in range(1, 4):
            count = min(count, state.cards_of_kind(seat, kind))
        return count
    for region in range(5):
        if region_counts(state, seat, region, condition):
            count += 1
    return count


def region_counts(state: ZhanguoState, seat: int, region: int, condition: int) -> bool:
    """Does a region fulfil the condition? The first three conditions are the types of Official."""
    at = at_region(seat, region)
    officials = at_place(seat, region, 0)
    # zhanguo.scoring.wall_architect, zhanguo.scoring.wall_alchemist_official, zhanguo.scoring.wall_general
    if condition < WORKER_THERE:
        return state.officials[officials + condition] > 0
    if condition == WORKER_THERE:  # zhanguo.scoring.wall_worker
        return state.workers[at] > 0
    if condition == TWO_SAME_CARDS:  # zhanguo.scoring.wall_two_same
        return any(state.cards_here(seat, region, kind) >= 2 for kind in range(4))
    if condition == PALACE_THERE:  # zhanguo.scoring.wall_palace
        return state.palaces[at] > 0
    if condition == GOVERNOR_THERE:  # zhanguo.scoring.wall_governor
        return state.governors[at] > 0
    if condition == NO_UNREST:  # zhanguo.scoring.wall_no_unrest
        return state.unrest[at] == 0
    if condition == OFFICIALS_REACH_UNREST:  # zhanguo.scoring.wall_officials_unrest
        row = state.officials
        present = row[officials] + row[officials + 1] + row[officials + 2]
        return present >= state.tables.officials_at_least and present >= state.unrest[at]
    # zhanguo.scoring.wall_writing, zhanguo.scoring.wall_currency, zhanguo.scoring.wall_laws,
    # zhanguo.scoring.wall_alchemist_card
    return state.cards_here(seat, region, condition - CARD_THERE) > 0


def wall_tier(state: ZhanguoState, section: int, slot: int) -> int:
    """0, 1, 2 for slots of one, two, three workers (zhanguo.scoring.wall_tier)."""
    return state.layout.slot_prices[at_slot(section, slot)] - 1


def score_walls(state: ZhanguoState, seat: int) -> int:
    points = 0
    for section in range(6):
        slot = state.walls[at_section(seat, section)]
        if slot >= 0:
            condition = state.layout.wall_conditions[section]
            tier = wall_tier(state, section, slot)
            # zhanguo.scoring.walls
            points += state.tables.wall_points[condition][tier] * count_condition(state, seat, condition)
    return points


def score_governors(state: ZhanguoState, seat: int) -> int:
    """The majority of each region; tied leaders divide its points, rounded down."""
    governors = state.governors
    points = 0
    for region in range(5):
        own = governors[at_region(seat, region)]
        if own == 0:  # zhanguo.scoring.governor_empty
            continue
        leaders = 1
        for other in range(state.seats):
            if other != seat:
                theirs = governors[at_region(other, region)]
                if theirs > own:
                    leaders = 0
                    break
                if theirs == own:
                    leaders += 1
        if leaders > 0:  # zhanguo.scoring.governor_majority, zhanguo.scoring.governor_tie
            points += state.tables.majority[state.seats - 2] // leaders
    return points


def score_elixir(state: ZhanguoState, seat: int) -> int:
    return state.cards_of_kind(seat, ALCHEMIST_CARD) * state.ship_value(seat)  # zhanguo.scoring.elixir


def score_lines(state: ZhanguoState, seat: int) -> int:
    """Full rows and columns of the grid; diagonals score nothing.

    Rules: zhanguo.scoring.mausoleum_lines, zhanguo.scoring.no_diagonals.
    """
    return count_lines(state, seat, 3) * state.tables.line


def count_lines(state: ZhanguoState, seat: int, spots: int) -> int:
    """The number of complete rows and columns of the Mausoleum, with soldiers on this many spots."""
    posted = 0
    for at in range(27):
        if state.soldiers[at] == seat:
            posted |= 1 << at // 3
    if posted & (posted - 1) == 0:
        return 0
    lines = 0
    for i in range(3):
        if bits(posted & 7 << 3 * i) == spots:
            lines += 1
        if bits(posted & 0b1001001 << i) == spots:
            lines += 1
    return lines


def score_leftover(state: ZhanguoState, seat: int) -> int:
    leftover = state.tables.leftover
    return leftover[min(state.entrance[seat], len(leftover) - 1)]  # zhanguo.scoring.leftover_soldiers


def score_totals(state: ZhanguoState) -> list[int]:
    """The total of each seat. Fast, because bots need it often: without Li Si no categories are listed."""
    if state.automa >= 0:
        categories = score_categories(state)
        return [sum([values[seat] for values in categories]) for seat in range(state.seats)]
    totals: list[int] = []
    for seat in range(state.seats):
        total = state.running(seat) + score_governors(state, seat) + score_elixir(state, seat)
        total += score_lines(state, seat) + score_walls(state, seat) + score_leftover(state, seat)
        totals.append(total)
    return totals


def score_categories(state: ZhanguoState) -> list[list[int]]:
    """The values of each category for each seat, in the order of CATEGORIES."""
    seats = range(state.seats)
    found = [
        [state.running(seat) for seat in seats],  # zhanguo.scoring.running_vp
        [score_governors(state, seat) for seat in seats]
        if state.automa < 0
        else li_si.score_majorities(state),
        [score_elixir(state, seat) for seat in seats],
        [score_lines(state, seat) for seat in seats],
        [score_walls(state, seat) for seat in seats],
        [score_leftover(state, seat) for seat in seats],
    ]
    if state.automa >= 0:  # zhanguo.solo.scoring_cards
        found[0][LI_SI] += li_si.score_palace_tiles(state)
        found[2][LI_SI] = li_si.score_elixir(state)
        found[4][LI_SI] = li_si.score_walls(state)
    return found


def final_outcome(state: ZhanguoState) -> Outcome:
    """The totals, best first, each with its categories."""
    categories = score_categories(state)
    totals = [(sum([values[seat] for values in categories]), -seat) for seat in range(state.seats)]
    totals.sort(reverse=True)
    best = totals[0][0]
    sides: list[Side] = []
    for total, behind in totals:
        parts: list[Sentence] = []
        for name, values in zip(CATEGORIES, categories, strict=True):
            if values[-behind] != 0:
                args: dict[str, object] = {"category": word_arg("category-" + name), "count": values[-behind]}
                parts.append(Sentence("outcome-category", args))
        sides.append(Side(seat_arg(-behind), total, parts, total == best))
    return Outcome(sides, "zhanguo.scoring.winner", [])


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.scoring.no_diagonals`
