"""Command markers: payments, and what other seats know of a purse (royaumes.marker.*).

Markers are picked from the largest to the smallest, so that each set has one notation. Their value must be
at least the amount due; there is no change. `accounts` has the public history of a purse since it was last
empty: the value of an income, or a negative number for the kind of a spent marker. `possible_purses` are
the purses that agree with this history.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.royaumes.tables import VALUES
from tianxia.kernel.numbers import plus

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState

WIDTH: Final = 512  # more twos than anybody can ever have
MOST_FOUND: Final = 64  # accounts whose purses are kept
FOUND: Final[dict[tuple[int, ...], list[list[int]]]] = {}


def worth(markers: list[int], at: int = 0) -> int:
    """The value of markers by kind."""
    return 4 * markers[at] + 2 * markers[at + 1] + markers[at + 2]


def smallest_chosen(markers: list[int], at: int) -> int:
    """The kind that was picked last; the next marker has this kind or a smaller one."""
    return 2 if markers[at + 2] else 1 if markers[at + 1] else 0


def payable(state: RoyaumesState, seat: int, first: int, due: int) -> list[int]:
    """The kinds from `first` on that may be paid next, so that the remaining markers still cover the amount
    due.
    """
    stock, at = state.stock, 3 * seat
    left = 0
    for kind in range(first, 3):
        left += stock[at + kind] * VALUES[kind]
    found: list[int] = []
    for kind in range(first, 3):
        if left < due:
            break
        if stock[at + kind]:
            found.append(kind)
        left -= stock[at + kind] * VALUES[kind]
    return found


def spend(state: RoyaumesState, seat: int, kind: int) -> None:
    """Discard a whole marker publicly (royaumes.marker.spent_public)."""
    state.stock = plus(state.stock, 3 * seat + kind, -1)
    enter(state, seat, -1 - kind)


def receive(state: RoyaumesState, seat: int, value: int) -> None:
    """The markers chosen for an income go behind the screen; others know only their value."""
    at = 3 * seat
    stock, chosen = state.stock[:], state.chosen
    for number in range(at, at + 3):
        stock[number] += chosen[number]
    state.stock = stock
    clear_chosen(state)
    enter(state, seat, value)


def clear_chosen(state: RoyaumesState) -> None:
    state.chosen = [0] * len(state.chosen)


def enter(state: RoyaumesState, seat: int, entry: int) -> None:
    """Record an income or a spent marker. An empty purse has nothing to hide, so its history is cleared."""
    account = state.accounts[seat] + [entry]
    if worth(state.stock, 3 * seat) == 0:
        account = []
    accounts = state.accounts[:]
    accounts[seat] = account
    state.accounts = accounts


def possible_purses(account: list[int]) -> list[list[int]]:
    """Every purse, by kind of marker, that is consistent with an account, in order. Cached, because a
    search asks for the same account in each redeal and a long account takes milliseconds.
    """
    key = tuple(account)
    found = FOUND.get(key)
    if found is None:
        if len(FOUND) >= MOST_FOUND:
            FOUND.clear()
        found = FOUND[key] = find_purses(account)
    return found


def find_purses(account: list[int]) -> list[list[int]]:
    total = 0
    found = 1  # bit WIDTH * fours + twos is set: such a purse exists; its other value is in ones
    for entry in account:
        if entry >= 0:
            before, found = found, 0
            total += entry
            for fours in range(entry // 4 + 1):
                for twos in range((entry - 4 * fours) // 2 + 1):
                    found |= before << (WIDTH * fours + twos)
            continue
        kind = -1 - entry
        kept = 0
        for fours, twos in purses_in(found):
            if (fours, twos, total - 4 * fours - 2 * twos)[kind] > 0:
                kept |= 1 << (WIDTH * fours + twos)
        total -= VALUES[kind]
        found = kept >> (WIDTH, 1, 0)[kind]
    return [[fours, twos, total - 4 * fours - 2 * twos] for fours, twos in purses_in(found)]


def purses_in(found: int) -> list[tuple[int, int]]:
    """The pairs (markers of 4, markers of 2) whose bits are set in `found`, in order."""
    pairs: list[tuple[int, int]] = []
    while found:
        low = found & -found
        bit = low.bit_length() - 1
        pairs.append((bit // WIDTH, bit % WIDTH))
        found ^= low
    return pairs


# Rules of this chapter that the code above implements without citing them:
# `royaumes.material.marker_supply_unlimited`
# `royaumes.marker.spent_whole`
# `royaumes.marker.payment_at_least`
# `royaumes.marker.one_purpose`
# `royaumes.marker.carry_over`
# `royaumes.marker.stock_secret`
#
# Rules of this chapter that other files decide:
# - `tables.py`: royaumes.material.troops_sixty, royaumes.material.generals_one_two_four,
#   royaumes.material.marker_values, royaumes.material.nine_objectives
# - `decisions/authority.py`: royaumes.marker.indivisible
# - `decisions/command.py`: royaumes.marker.income_public_choice_private
