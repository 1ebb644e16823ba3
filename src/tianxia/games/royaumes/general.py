"""Generals: their death, and what other seats know of their powers.

Three generals can have their three powers in six ways. For each seat, `worlds` is a mask of the ways that
agree with all public information: bit n stands for ASSIGNMENTS[n], which gives a possible power to each
general. Bit 0 is the true way and is always set. If two generals are in one place, and both or neither have
moved, the other seats cannot tell them apart; the mask then contains both orders of the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.royaumes.tables import IN_RESERVE, POWERS
from tianxia.kernel.numbers import row_put

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState

ASSIGNMENTS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
ALL_WORLDS: Final = 63
TRUE_WORLD: Final = 1


def exchanged(first: int, second: int) -> list[int]:
    """For each mask of ways: the same mask with two generals' powers swapped."""
    table: list[int] = []
    for mask in range(64):
        found = mask
        for world in range(6):
            if mask >> world & 1:
                swapped = ASSIGNMENTS[world][:]
                swapped[first], swapped[second] = swapped[second], swapped[first]
                found |= 1 << ASSIGNMENTS.index(swapped)
        table.append(found)
    return table


EXCHANGED_01: Final = exchanged(0, 1)
EXCHANGED_02: Final = exchanged(0, 2)
EXCHANGED_12: Final = exchanged(1, 2)


def place_key(state: RoyaumesState, seat: int, general: int) -> int:
    """The public facts about a general: its place, and whether it has moved."""
    key = 2 * state.generals[3 * seat + general]
    if state.moved_generals >> general & 1 and seat == state.active():
        key += 1
    return key


def mix(state: RoyaumesState, seat: int) -> None:
    """Generals of a seat are in one place: from now on other seats cannot tell them apart."""
    mask = state.worlds[seat]
    if mask == ALL_WORLDS:
        return
    one, two, four = place_key(state, seat, 0), place_key(state, seat, 1), place_key(state, seat, 2)
    for _ in range(2):
        if one == two:
            mask = EXCHANGED_01[mask]
        if two == four:
            mask = EXCHANGED_12[mask]
        if one == four:
            mask = EXCHANGED_02[mask]
    keep_worlds(state, seat, mask)


def keep_worlds(state: RoyaumesState, seat: int, mask: int) -> None:
    if mask != state.worlds[seat]:
        worlds = state.worlds[:]
        worlds[seat] = mask
        state.worlds = worlds


def price_seen(state: RoyaumesState, seat: int, general: int, paid: int) -> None:
    """A general was bought publicly, so its power is at most the price paid."""
    mask = state.worlds[seat]
    for world in range(6):
        if POWERS[ASSIGNMENTS[world][general]] > paid:
            mask &= ~(1 << world)
    keep_worlds(state, seat, mask)


def powers_seen(state: RoyaumesState, seat: int, generals: int) -> None:
    """Generals were revealed in a combat (royaumes.general.revealed_in_combat)."""
    mask = state.worlds[seat]
    for world in range(6):
        shown = 0
        for general in range(3):
            if generals >> general & 1:
                shown |= 1 << ASSIGNMENTS[world][general]
        if shown != generals:
            mask &= ~(1 << world)
    keep_worlds(state, seat, mask)


def kill(state: RoyaumesState, seat: int, space: int) -> None:
    """All generals that a seat has on a space return to the reserve and may be bought again
    (royaumes.general.killed_returns_to_reserve).
    """
    killed = 0
    for general in range(3):
        if state.generals[3 * seat + general] == space:
            state.generals = row_put(state.generals, 3 * seat + general, IN_RESERVE)
            killed += 1
            if seat == state.active():
                state.moved_generals &= ~(1 << general)
    if killed:
        mix(state, seat)
        if state.log is not None:
            state.tell_at("event-general-killed", seat, space, {"count": killed})


def kill_lone_generals(state: RoyaumesState, seat: int, space: int) -> None:
    """An army of `seat` is on this space: lone enemy generals die
    (royaumes.general.lone_dies_whoever_moved).
    """
    generals = state.generals
    for at in range(len(generals)):
        if generals[at] == space and at // 3 != seat:
            kill(state, at // 3, space)


# Rules of this chapter that the code above implements without citing them:
# `royaumes.general.lone_generals_coexist`
# `royaumes.general.may_be_bought_again`
# `royaumes.general.power_hidden`
#
# Rules of this chapter that other files decide:
# - `decisions/move.py`: royaumes.general.lone_meets_army_dies
# - `decisions/combat.py`: royaumes.general.hidden_after_combat
