"""Every reason why a position cannot exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.huang.buildings import recompute_open_sites
from tianxia.games.huang.kingdoms import first_yellow, regroup
from tianxia.games.huang.tables import (
    BANDIT,
    BLUE,
    COLOURS,
    EMPTY,
    LEADER,
    RED,
    RUNNING,
    TILE,
    TRIANGLES,
    YELLOW,
    colour_of,
    of,
    of_seat,
    seat_of,
)

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def problems(state: HuangState) -> list[str]:
    """What is wrong with the pieces, the tiles in all, the turn, a conflict, or what is kept up to date."""
    found = pieces(state) + tiles(state) + buildings(state) + turn(state) + conflict(state)
    return found or kingdoms(state) + kept(state) + stack(state)


def pieces(state: HuangState) -> list[str]:
    """Each hex holds what may lie there, and leaders are where they say."""
    found: list[str] = []
    names = state.map.names
    if len(state.cells) != state.map.size:
        return ["cells: one for each hex"]
    for hex in range(len(state.cells)):
        cell = state.cells[hex]
        river = state.side.is_river[hex]
        if EMPTY < cell < LEADER and river != (cell == TILE + BLUE):
            found.append(f"{names[hex]}: a {COLOURS[cell - TILE]} tile cannot lie there")
        elif LEADER <= cell <= BANDIT:
            at = cell - LEADER
            if at >= len(state.leader_at) or state.leader_at[at] != hex:
                found.append(f"{names[hex]}: a leader that is elsewhere")
            elif river:
                found.append(f"{names[hex]}: a leader on a river")
        elif cell > BANDIT and hex not in state.bandits:
            found.append(f"{names[hex]}: a bandit tile that is not counted")
    for at in range(len(state.leader_at)):
        hex = state.leader_at[at]
        if hex >= 0 and state.cells[hex] != LEADER + at:
            found.append(f"{names[hex]}: seat {seat_of(at)} has no {COLOURS[colour_of(at)]} leader there")
    for hex in state.bandits:
        if state.cells[hex] <= BANDIT or hex not in state.side.bandit_spots:
            found.append(f"{names[hex]}: no bandit tile can be there")
    if len(state.bandits) > (state.tables.bandits_in_play if state.options.renegade_bandits else 0):
        found.append(f"bandits: {len(state.bandits)} tiles on the board")
    if len({state.cells[hex] for hex in state.bandits}) != len(state.bandits):
        found.append("bandits: a tile is there twice")
    return found


def tiles(state: HuangState) -> list[str]:
    """No tile was lost or made, and hands, market and what is known of them have their sizes."""
    found: list[str] = []
    for colour in range(5):
        total = state.bag[colour] + state.discarded[colour] + state.removed[colour]
        total += state.cells.count(TILE + colour) + state.market.count(colour)
        for seat in range(state.seats):
            total += state.hands[of(seat, colour)] + state.replaced[of(seat, colour)]
        if total != state.tables.tiles[colour]:
            found.append(f"{COLOURS[colour]} tiles: {total} in all, not {state.tables.tiles[colour]}")
    removed = state.tables.removed if state.options.short_two_player else 0
    if sum(state.removed) != removed:
        found.append(f"removed: {sum(state.removed)} tiles, not {removed}")
    most = state.tables.palace_hand if state.palace_in_game else state.tables.hand
    for seat in range(state.seats):
        if state.hand_size(seat) > most:
            found.append(f"seat {seat}: {state.hand_size(seat)} tiles in hand, at most {most}")
        found += knowledge(state, seat)
    if len(state.market) != state.tables.market:
        found.append(f"market: {len(state.market)} slots, not {state.tables.market}")
    granaries = len(state.tables.eighteen.capitals) if state.side is state.tables.eighteen else 0
    if len(state.granaries) + sum(state.stored) > granaries:
        found.append(f"granaries: more than {granaries}")
    for hex in state.granaries:
        if hex not in state.side.capitals or state.cells[hex] != TILE + YELLOW:
            found.append(f"{state.map.names[hex]}: no granary can be there")
    if state.granaries != sorted(set(state.granaries)):
        found.append("granaries: in order, each once")
    return found


def knowledge(state: HuangState, seat: int) -> list[str]:
    """What everybody knows of a hand, and knew before tiles were replaced, agrees with it."""
    found: list[str] = []
    known, maybe_replaced = of_seat(state.known, seat), of_seat(state.maybe_replaced, seat)
    missing = 0
    for colour in range(5):
        held = state.hands[of(seat, colour)]
        lacking = known[colour] + maybe_replaced[colour] - held
        if known[colour] > held:
            found.append(f"seat {seat}: more {COLOURS[colour]} tiles known than held")
        elif lacking > state.replaced[of(seat, colour)]:
            found.append(f"seat {seat}: more {COLOURS[colour]} tiles maybe_replaced than held or replaced")
        missing += max(0, lacking)
    least, most = state.replaced_least[seat], state.replaced_most[seat]
    if not least <= most <= sum(maybe_replaced):
        found.append(f"seat {seat}: {least} to {most} of {sum(maybe_replaced)} maybe_replaced tiles lost")
    elif missing > most or sum(known) + sum(maybe_replaced) - least > state.hand_size(seat):
        found.append(f"seat {seat}: {least} to {most} maybe_replaced tiles lost, which the hand belies")
    return found


def buildings(state: HuangState) -> list[str]:
    """Buildings stand on tiles of one colour, no more than there are, none upon another."""
    found: list[str] = []
    standing = [0] * 5
    covered: list[int] = []
    for site in [*state.pagodas, state.palace]:
        if site < 0:
            continue
        hexes = state.map.sites[site]
        name = state.map.names[hexes[0]]
        covered += hexes
        palace = state.map.shapes[site] >= TRIANGLES
        if palace != (site == state.palace):
            found.append(f"{name}: not a building's own shape")
        elif len({state.cells[hex] for hex in hexes}) != 1 or not state.is_tile(hexes[0]):
            found.append(f"{name}: a building on tiles that are not of one colour")
        elif not palace:
            standing[state.site_colour(site)] += 1
        elif state.site_colour(site) != YELLOW:
            found.append(f"{name}: the palace on tiles that are not yellow")
    for colour in range(5):
        if standing[colour] > state.pagodas_in_game(colour):
            found.append(f"{COLOURS[colour]} pagodas: {standing[colour]} on the board")
    if len(set(covered)) != len(covered):
        found.append("two buildings share a tile")
    if state.palace >= 0 and not state.palace_in_game:
        found.append("the palace is not in this game")
    return found


def turn(state: HuangState) -> list[str]:
    """Whose turn it is, and whether the game is over, make sense."""
    found: list[str] = []
    if not 0 <= state.turn < state.seats:
        found.append(f"turn: there is no seat {state.turn}")
    if not 0 <= state.actions_left <= state.tables.actions:
        found.append(f"actions_left: {state.actions_left}")
    if state.over == (state.ending == RUNNING):
        found.append("ending: named exactly when the game is over")
    return found


def conflict(state: HuangState) -> list[str]:
    """A war or a fight has its marker on a tile; a revolt has its two leaders."""
    found: list[str] = []
    if state.marker >= 0 and not state.is_tile(state.marker):
        found.append("marker: not on a tile")
    if state.marker < 0 and (state.war is not None or state.paying):
        found.append("marker: a war or a fight needs it")
    war, revolt = state.war, state.revolt
    if war is not None:
        if len(war.sides) < 2 or war.sides != sorted(set(war.sides)):
            found.append("war: two or more sides, in order")
        if any(side not in war.sides for side in war.backed if side >= 0):
            found.append("war: support for a kingdom that is not at war")
    for hex in state.paying:
        if state.cells[hex] != TILE + RED or hex == state.marker:
            found.append(f"{state.map.names[hex]}: no red tile to give up")
    if state.paying != sorted(set(state.paying)):
        found.append("paying: in order, each once")
    if revolt is not None:
        if revolt.seats[0] == revolt.seats[1]:
            found.append("revolt: a seat against itself")
        elif min([state.leader_at[of(seat, revolt.colour)] for seat in revolt.seats]) < 0:
            found.append("revolt: its leaders are not on the board")
    return found


def kingdoms(state: HuangState) -> list[str]:
    """Leaders have support, and no kingdom has two of a colour but in a revolt."""
    found: list[str] = []
    names = state.map.names
    fresh = state.copy()
    regroup(fresh)
    seen: dict[tuple[int, int], int] = {}
    for at in range(len(state.leader_at)):
        hex = state.leader_at[at]
        if hex < 0:
            continue
        if not [near for near in state.map.near[hex] if state.cells[near] == TILE + YELLOW]:
            found.append(f"{names[hex]}: a leader without a yellow tile next to it")
        if state.bandit_next_to(hex) >= 0:
            found.append(f"{names[hex]}: a leader next to bandits")
        place = (fresh.group[hex], colour_of(at))
        if place in seen and (state.revolt is None or state.revolt.colour != colour_of(at)):
            found.append(f"{names[hex]}: a second {COLOURS[colour_of(at)]} leader in its kingdom")
        seen[place] = at
    if state.war is not None and not state.paying:
        for side in state.war.sides:
            if fresh.group[side] < 0 or first_yellow(fresh, fresh.group[side]) != side:
                found.append(f"{names[side]}: not the first yellow tile of its kingdom")
    return found


def kept(state: HuangState) -> list[str]:
    """What is kept up to date agrees with what is worked out from nothing."""
    found: list[str] = []
    near, cells = state.map.near, state.cells
    fresh = state.copy()
    regroup(fresh)
    renamed: dict[int, int] = {}
    for hex in range(len(cells)):
        if renamed.setdefault(state.group[hex], fresh.group[hex]) != fresh.group[hex]:
            found.append(f"{state.map.names[hex]}: in the wrong group")
    if len(set(renamed.values())) != len(renamed):
        found.append("two groups that are one")
    if any(name >= 0 and state.group[name] != name for name in state.group):
        found.append("a group is not named by one of its hexes")
    if state.support != [len([n for n in around if cells[n] == TILE + YELLOW]) for around in near]:
        found.append("support does not count the yellow tiles around a hex")
    if state.free_land != [hex for hex in state.side.land if cells[hex] == EMPTY]:
        found.append("free_land is not the empty land")
    if state.free_river != [hex for hex in state.side.river if cells[hex] == EMPTY]:
        found.append("free_river is not the empty river")
    recompute_open_sites(fresh)
    if state.marker < 0 and state.open_sites != fresh.open_sites:
        found.append("open_sites are not the sites one could build on")
    return found


def stack(state: HuangState) -> list[str]:
    """What is asked and what follows can be asked and can follow here."""
    found: list[str] = []
    for at in range(len(state.stack)):
        reason = state.stack[at].misfit(state, at)
        if reason:
            found.append(f"stack: {state.stack[at].kind!r}: {reason}")
    return found
