"""Every reason why a position cannot exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.royaumes.general import TRUE_WORLD
from tianxia.games.royaumes.marker import possible_purses
from tianxia.games.royaumes.scoring import RUNNING
from tianxia.games.royaumes.tables import (
    AUTHORITY,
    BEING_BOUGHT,
    COMMAND,
    COMMANDERIES,
    MOST_TROOPS,
    OUT_OF_GAME,
    PLACE,
    RECRUIT,
    WALL,
)
from tianxia.kernel.numbers import bits

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState


def problems(state: RoyaumesState) -> list[str]:
    """Errors in the turn, the troops, generals, markers, cards or a combat."""
    found = turn(state) + armies(state) + combat(state)
    for seat in range(state.seats):
        found += generals(state, seat) + purse(state, seat)
    return found + cards(state)


def turn(state: RoyaumesState) -> list[str]:
    found: list[str] = []
    alive = [seat for seat in range(state.seats) if state.alive >> seat & 1]
    if state.turn > state.tables.turns[state.seats]:
        found.append(f"turn: {state.turn} is beyond the last one")
    if len(set(state.order)) != len(state.order):
        found.append("order: a seat is there twice")
    if not state.over and sorted(state.order) != alive:
        found.append("order: the seats still in the game")
    if state.over != (state.ending != RUNNING):
        found.append("ending: exactly when the game is over")
    if not state.over and len(alive) < 2:
        found.append("seats: a game goes on between two at least")
    if not state.over and (not state.stack or state.stack[0].kind != "next-seat"):
        found.append("stack: the course of the turn is at its bottom")
    if not state.over and state.done != (state.phase == COMMAND or state.phase == AUTHORITY):
        found.append("done: as long as a seat is asked, only where it is asked once")
    if len(set(state.kingdoms)) != state.seats:
        found.append("kingdoms: a different one for each seat")
    if state.recruits and state.phase != PLACE:
        found.append("recruits: only when they are placed")
    if state.recruits and not state.over:
        room = 0
        for commandery in range(COMMANDERIES):
            if state.owner[commandery] == state.active():
                room += state.map.ranks[commandery] - state.campfires[commandery]
        if room < state.recruits:
            found.append("recruits: more than the campfires take")
    return found


def armies(state: RoyaumesState) -> list[str]:
    """Check troops: one seat on a space, none on a wall, at most sixty, moved troops among them."""
    found: list[str] = []
    names = state.map.names
    for space in range(state.map.spaces):
        owner, count = state.owner[space], state.organised[space] + state.disorganised[space]
        if (owner >= 0) != (count > 0):
            found.append(f"{names[space]}: an army has troops")
        if owner >= 0 and not state.alive >> owner & 1:
            found.append(f"{names[space]}: troops of a defeated seat")
        if owner >= 0 and state.map.barrier[space] == WALL:
            found.append(f"{names[space]}: troops on a wall")
        moved, scattered = state.moved_organised[space], state.moved_disorganised[space]
        if moved > state.organised[space] or scattered > state.disorganised[space]:
            found.append(f"{names[space]}: more have moved than there are")
        if moved + scattered and owner != state.active():
            found.append(f"{names[space]}: only troops of the seat that moves have moved")
        if owner >= 0 and space != state.field:
            for seat in range(state.seats):
                if seat != owner and state.generals_on(seat, space):
                    found.append(f"{names[space]}: a lone general beside an enemy army")
    for seat in range(state.seats):
        if state.troops(seat) > MOST_TROOPS:
            found.append(f"seat {seat}: more than {MOST_TROOPS} troops")
    return found


def combat(state: RoyaumesState) -> list[str]:
    if state.attacker < 0:
        if state.shown or state.attack_organised + state.attack_disorganised:
            return ["combat: troops of none"]
        return []
    if state.attacker == state.defender or state.owner[state.field] not in (-1, state.defender):
        return ["combat: between two seats, the defender on the field"]
    if state.road < 0:
        if state.origin not in state.map.near[state.field]:
            return ["combat: the attacker comes from a space next to the field"]
    elif state.road not in state.map.near[state.field] or state.origin not in state.map.near[state.road]:
        return ["combat: the road of a march leads from its origin to the field"]
    return []


def generals(state: RoyaumesState, seat: int) -> list[str]:
    """Check where generals are, and what others consider possible."""
    found: list[str] = []
    bought = 0
    for general in range(3):
        where = state.generals[3 * seat + general]
        if where == BEING_BOUGHT:
            bought += 1
        if (where == OUT_OF_GAME) == bool(state.alive >> seat & 1):
            found.append(f"seat {seat}: generals leave the game with their seat")
        if state.moved_generals >> general & 1 and seat == state.active() and where < 0:
            found.append(f"seat {seat}: a general that has moved is on the board")
    if bought > (1 if state.phase == RECRUIT and state.order[state.place] == seat else 0):
        found.append(f"seat {seat}: generals are bought one at a time in their phase")
    if not state.worlds[seat] & TRUE_WORLD:
        found.append(f"seat {seat}: guesses leave out the truth")
    return found


def purse(state: RoyaumesState, seat: int) -> list[str]:
    """Check that the markers behind a screen agree with their public history, and include the picked ones."""
    at = 3 * seat
    held, picked = state.stock[at : at + 3], state.chosen[at : at + 3]
    if held not in possible_purses(state.accounts[seat]):
        return [f"seat {seat}: its markers do not agree with its incomes and payments"]
    if sum(picked) and state.attacker >= 0:
        if seat != state.attacker and seat != state.defender:
            return [f"seat {seat}: bids without a combat"]
        if not state.shown and (picked[0] > held[0] or picked[1] > held[1] or picked[2] > held[2]):
            return [f"seat {seat}: bids what it does not have"]
    elif sum(picked) and (state.phase != 0 or seat != state.active()):
        return [f"seat {seat}: picks markers for nothing"]
    return []


def cards(state: RoyaumesState) -> list[str]:
    found: list[str] = []
    if len(set(state.objectives)) != state.seats:
        found.append("objectives: a different card for each seat")
    for seat in range(state.seats):
        if state.ruled_out[seat] >> state.objectives[seat] & 1:
            found.append(f"seat {seat}: has an objective it would have won with")
        if bits(state.ruled_out[seat]) > 8:
            found.append(f"seat {seat}: no objective is left for it")
    return found
