"""Every reason why a position cannot exist. Cached values (groups, support, free hexes, open sites) are
computed here again from the pieces, without the engine's own functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.huang.tables import (
    BANDIT,
    BLUE,
    COLOURS,
    EMPTY,
    LEADER,
    RED,
    RUNNING,
    STALL_ROUNDS,
    STALLED,
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

# points in a colour: about 8,000 turns are possible, with two pagodas of a colour
MOST_POINTS: Final = 20_000


def problems(state: HuangState) -> list[str]:
    """Problems with pieces, the total of tiles, the turn, a conflict, or cached values."""
    found = pieces(state) + tiles(state) + buildings(state) + turn(state) + phase(state)
    if found:  # the checks below need valid pieces
        return found
    group = groups_anew(state, -1)
    found = kingdoms(state, group) + kept(state, group)
    if state.revolt is not None:
        found += revolt(state, group)
    if state.war is not None:
        found += war(state, group)
    elif state.marker >= 0:
        found += fight(state, group)
    return found


# --- what lies where -----------------------------------------------------------------------------------


def pieces(state: HuangState) -> list[str]:
    """Each hex holds a legal piece, and `leader_at` agrees with the board."""
    found: list[str] = []
    names = state.map.names
    for hex in range(len(state.cells)):
        cell = state.cells[hex]
        river = state.side.is_river[hex]
        if EMPTY < cell < LEADER:
            if river != (cell == TILE + BLUE):
                found.append(f"{names[hex]}: a {COLOURS[cell - TILE]} tile cannot lie there")
            if hex != state.marker and [near for near in state.map.near[hex] if state.is_bandit(near)]:
                found.append(f"{names[hex]}: a tile next to bandits")
        elif LEADER <= cell <= BANDIT:
            if state.leader_at[cell - LEADER] != hex:
                found.append(f"{names[hex]}: a leader that is elsewhere")
            if river:
                found.append(f"{names[hex]}: a leader on a river")
        elif cell > BANDIT and hex not in state.bandits:
            found.append(f"{names[hex]}: a bandit tile that is not counted")
    for at, hex in enumerate(state.leader_at):
        if hex >= 0 and state.cells[hex] != LEADER + at:
            found.append(f"{names[hex]}: seat {seat_of(at)} has no {COLOURS[colour_of(at)]} leader there")
    return found + bandits(state)


def bandits(state: HuangState) -> list[str]:
    """Bandit tiles are on bandit spots and not too many; no number is used twice for tiles or spots."""
    found: list[str] = []
    spots = state.side.bandit_spots
    for hex in state.bandits:
        if state.cells[hex] <= BANDIT or hex not in spots:
            found.append(f"{state.map.names[hex]}: no bandit tile can be there")
    if state.bandits != sorted(set(state.bandits)):
        found.append("bandits: in order, each once")
    if len(state.bandits) > (state.tables.bandits_in_play if state.options.renegade_bandits else 0):
        found.append(f"bandits: {len(state.bandits)} tiles on the board")
    numbers = [state.cells[hex] - BANDIT for hex in state.bandits]
    numbers += [spots.index(hex) + 1 for hex in state.bandits if hex in spots]
    if len(set(numbers)) != len(numbers):  # huang.bandits.setup_partition
        found.append("bandits: a number names two tiles, or a tile and a spot")
    return found


def tiles(state: HuangState) -> list[str]:
    """Check the total of tiles, and the sizes of hands, market and known tiles."""
    found: list[str] = []
    for colour in range(5):
        total = state.bag[colour] + state.discarded[colour] + state.removed[colour]
        total += list(state.cells).count(TILE + colour) + state.market.count(colour)
        for seat in range(state.seats):
            total += state.hands[of(seat, colour)] + state.replaced[of(seat, colour)]
        if total != state.tables.tiles[colour]:
            found.append(f"{COLOURS[colour]} tiles: {total} in all, not {state.tables.tiles[colour]}")
    removed = state.tables.removed if state.options.short_two_player else 0
    if sum(state.removed) != removed:
        found.append(f"removed: {sum(state.removed)} tiles, not {removed}")
    most = state.most_in_hand()
    for seat in range(state.seats):
        if state.hand_size(seat) > most:
            found.append(f"seat {seat}: {state.hand_size(seat)} tiles in hand, at most {most}")
        if max(of_seat(state.points, seat)) > MOST_POINTS:
            found.append(f"seat {seat}: more points than a game can bring")
        found += knowledge(state, seat)
    if len(state.market) != state.tables.market:
        found.append(f"market: {len(state.market)} slots, not {state.tables.market}")
    granaries = len(state.tables.eighteen.capitals) if state.side is state.tables.eighteen else 0
    if len(state.granaries) + sum(state.stored) > granaries:
        found.append(f"granaries: more than {granaries}")
    if state.granaries != [h for h in sorted(state.side.capitals) if h in set(state.granaries)]:
        found.append("granaries: on capitals in order, each once")
    if [hex for hex in state.granaries if state.cells[hex] != TILE + YELLOW]:
        found.append("granaries: one without its tile")
    return found


def knowledge(state: HuangState, seat: int) -> list[str]:
    """The tiles that everybody knows in a hand are in that hand."""
    found: list[str] = []
    known, maybe = of_seat(state.known, seat), of_seat(state.maybe_replaced, seat)
    missing = 0
    for colour in range(5):
        held = state.hands[of(seat, colour)]
        lacking = known[colour] + maybe[colour] - held
        if known[colour] > held:
            found.append(f"seat {seat}: more {COLOURS[colour]} tiles known than held")
        elif lacking > state.replaced[of(seat, colour)]:
            found.append(f"seat {seat}: more {COLOURS[colour]} tiles seen than held or replaced")
        missing += max(0, lacking)
    least, most = state.replaced_least[seat], state.replaced_most[seat]
    there = min(sum(maybe), sum(of_seat(state.replaced, seat)))
    if not least <= most <= there or (most == 0 and sum(maybe) > 0):
        found.append(f"seat {seat}: {least} to {most} of {sum(maybe)} tiles replaced")
    elif missing > most or sum(known) + sum(maybe) - least > state.hand_size(seat):
        found.append(f"seat {seat}: {least} to {most} tiles replaced, which the hand belies")
    return found


def buildings(state: HuangState) -> list[str]:
    """Buildings stand on tiles of one colour, do not overlap, and are not too many."""
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
        if state.marker in hexes:
            found.append(f"{name}: a building on the tile that joins")
    for colour in range(5):
        if standing[colour] > state.pagodas_in_game(colour):
            found.append(f"{COLOURS[colour]} pagodas: {standing[colour]} on the board")
    if len(set(covered)) != len(covered):
        found.append("two buildings share a tile")
    if state.palace >= 0 and not state.palace_in_game:
        found.append("palace: not in this game")
    return found


# --- whose turn it is, and what goes on ------------------------------------------------------------------


def turn(state: HuangState) -> list[str]:
    """The turn, and whether the game is over, are possible."""
    found: list[str] = []
    if state.turn >= state.seats:
        found.append(f"turn: there is no seat {state.turn}")
    if state.actions_left > state.tables.actions:
        found.append(f"actions_left: {state.actions_left}")
    if state.over == (state.ending == RUNNING):
        found.append("ending: named exactly when the game is over")
    elif state.over and (state.idle_turns == STALL_ROUNDS * state.seats) != (state.ending == STALLED):
        found.append(f"ending: with {state.idle_turns} idle turns")
    elif state.over and state.ending != STALLED and max(state.bag) > 0:
        found.append("ending: there are tiles in the bag")
    if state.idle_turns >= STALL_ROUNDS * state.seats and not state.over:
        found.append(f"idle_turns: {state.idle_turns}, and the game goes on")
    elif state.idle_turns > STALL_ROUNDS * state.seats:
        found.append(f"idle_turns: {state.idle_turns}")
    if state.actions_left == state.tables.actions and (state.tiles_moved or state.over):
        found.append("actions_left: something was done in this turn")
    return found


def phase(state: HuangState) -> list[str]:
    """A war, revolt, fight or payment exists exactly if a step on the stack handles it."""
    found: list[str] = []
    kinds = {step.kind for step in state.stack}
    if (state.war is not None) != bool(kinds & {"decide-war", "war-winner", "end-war"}):
        found.append("war: there while it is decided, and not otherwise")
    if (state.revolt is not None) != ("end-revolt" in kinds):
        found.append("revolt: there while it is decided, and not otherwise")
    if (state.marker >= 0) != (state.war is not None or "end-fight" in kinds):
        found.append("marker: there in a war or a fight with bandits, and not otherwise")
    elif state.marker >= 0 and not state.is_tile(state.marker):
        found.append("marker: not on a tile")
    if bool(state.paying) != ("lose" in kinds):
        found.append("paying: there while red tiles are given up, and not otherwise")
    red = [h for h in range(len(state.cells)) if state.cells[h] == TILE + RED and h != state.marker]
    if state.paying != [hex for hex in red if hex in set(state.paying)]:
        found.append("paying: red tiles in order, each once")
    return found


def still_to_commit(state: HuangState) -> list[int]:
    """The seats that have not committed yet."""
    return [step.seat for step in state.stack if step.kind in ("revolt-commit", "war-commit", "war-side")]


def revolt(state: HuangState, group: list[int]) -> list[str]:
    """Check a revolt: its leaders have one colour, no other colour is double, and the strengths add up."""
    now = state.revolt
    assert now is not None
    attacker, defender = now.seats
    hexes = [state.leader_at[of(seat, now.colour)] for seat in now.seats]
    if attacker != state.turn or attacker == defender:
        return ["revolt: the seat whose turn it is against another"]
    if min(hexes) < 0 or group[hexes[0]] != group[hexes[1]]:
        return ["revolt: its leaders are not in one kingdom"]
    before = groups_anew(state, hexes[0])
    if kingdoms_around(state, before, hexes[0]) != [before[hexes[1]]]:
        return ["revolt: the leader that came touches other kingdoms too"]
    found: list[str] = []
    for i in range(2):
        seat = now.seats[i]
        tiles = now.strengths[i] - now.lent[i] - yellow_around(state, hexes[i])
        most = min(state.discarded[YELLOW], state.most_in_hand() - state.hand_size(seat))
        if not 0 <= tiles <= (0 if seat in still_to_commit(state) else most):
            found.append(f"revolt: strength {now.strengths[i]} of seat {seat}")
        if now.lent[i] and (state.leader_at[of(seat, YELLOW)] >= 0 or seat in still_to_commit(state)):
            found.append(f"revolt: the yellow leader of seat {seat} is not lent")
    return found


def war(state: HuangState, group: list[int]) -> list[str]:
    """Check a war: its sides are the kingdoms in conflict around the marker, and their strengths add up."""
    now = state.war
    assert now is not None
    names = state.map.names
    found: list[str] = []
    for side in now.sides:
        if group[side] < 0 or [side] != tiles_in(state, group, side, YELLOW)[:1]:
            found.append(f"{names[side]}: not the first yellow tile of its kingdom")
    if len(now.sides) < 2 or now.sides != sorted(set(now.sides)):
        found.append("war: two or more sides, in order")
    for seat in range(state.seats):
        backed, committed, lent = now.backed[seat], now.tiles[seat], now.lent[seat]
        if backed >= 0 and backed not in now.sides:
            found.append(f"war: seat {seat} supports a kingdom that is not at war")
        if (backed >= 0) != (committed + lent > 0) or (backed >= 0 and seat in still_to_commit(state)):
            found.append(f"war: seat {seat} supports nobody, or with nothing")
        if lent and state.leader_at[of(seat, RED)] >= 0:
            found.append(f"war: the red leader of seat {seat} is on the board")
        if committed + state.hand_size(seat) > state.most_in_hand():
            found.append(f"war: seat {seat} had not so many tiles")
    if sum(now.tiles) > state.discarded[RED]:
        found.append("war: tiles committed are not discarded")
    if found:
        return found
    clash = clashing(state, group)
    if state.paying:
        return paid_by_winner(state, group, clash)
    around = kingdoms_around(state, group, state.marker)
    sides = [
        tiles_in(state, group, name, YELLOW)[0] for name in around if clash & colours_in(state, group, name)
    ]
    if now.colours != clash or now.sides != sorted(sides):
        return ["war: not the kingdoms and colours that the joining tile sets against each other"]
    for i in range(len(now.sides)):
        total = len(tiles_in(state, group, now.sides[i], RED)) + now.added_to(now.sides[i])
        if now.strengths[i] != total:
            found.append(f"war: strength {now.strengths[i]} of {names[now.sides[i]]}, not {total}")
    return found


def paid_by_winner(state: HuangState, group: list[int], clash: int) -> list[str]:
    """Check a payment: losers lost their pieces; the debt and the tiles to pay it fit the strengths."""
    now = state.war
    assert now is not None
    if clash or now.colours == 0:
        return ["war: leaders that clash are still on the board"]
    owed = state.stack[-1].args()[0]
    for i in range(len(now.sides)):
        losers = [j for j in range(len(now.sides)) if j != i]
        highest = max([now.strengths[j] for j in losers])
        unharmed = [j for j in losers if tiles_in(state, group, now.sides[j], RED)]
        unharmed += [j for j in losers if colours_in(state, group, now.sides[j]) & now.colours]
        paid = highest - now.committed_to(now.sides[i]) - owed
        left = now.strengths[i] - now.added_to(now.sides[i]) - paid
        own = tiles_in(state, group, now.sides[i], RED)
        all_there = own == state.paying if paid == 0 else set(own) <= set(state.paying)
        won = now.strengths[i] >= highest and not unharmed
        if won and paid >= 0 and left == len(state.paying) and all_there:
            return []
    return ["war: no side can have won it and owe this"]


def fight(state: HuangState, group: list[int]) -> list[str]:
    """Check a fight: one bandit tile is next to the marker, and the kingdoms there can pay for it."""
    bandits = [hex for hex in state.map.near[state.marker] if state.is_bandit(hex)]
    if len(bandits) != 1 or clashing(state, group):
        return ["marker: no fight with bandits can go on there"]
    around = kingdoms_around(state, group, state.marker)
    own = sorted([hex for name in around for hex in tiles_in(state, group, name, RED)])
    paid = state.bandits_on(bandits[0]) - state.stack[-1].args()[0]
    all_there = own == state.paying if paid == 0 else set(own) <= set(state.paying)
    return [] if paid >= 0 and all_there else ["paying: not the red tiles that fight the bandits"]


# --- computed a second time --------------------------------------------------------------------------------


def groups_anew(state: HuangState, left_out: int) -> list[int]:
    """By hex: the first hex of its group of linked pieces, or -1. The marker links nothing; one piece may be
    ignored.
    """
    links = {
        hex
        for hex in range(len(state.cells))
        if EMPTY < state.cells[hex] <= BANDIT and hex not in (state.marker, left_out)
    }
    group = [-1] * len(state.cells)
    for first in sorted(links):
        if group[first] < 0:
            reached = {first}
            while reached:
                for hex in reached:
                    group[hex] = first
                reached = {near for hex in reached for near in state.map.near[hex]} & links
                reached = {hex for hex in reached if group[hex] < 0}
    return group


def yellow_around(state: HuangState, hex: int) -> int:
    return len([near for near in state.map.near[hex] if state.cells[near] == TILE + YELLOW])


def tiles_in(state: HuangState, group: list[int], piece: int, colour: int) -> list[int]:
    """The tiles of a colour in the group of a piece."""
    return [h for h in range(len(group)) if group[h] == group[piece] and state.cells[h] == TILE + colour]


def colours_in(state: HuangState, group: list[int], piece: int) -> int:
    """The colours of the leaders in the group of a piece, as a bit mask."""
    found = 0
    for at, hex in enumerate(state.leader_at):
        if hex >= 0 and group[hex] == group[piece] and group[hex] >= 0:
            found |= 1 << colour_of(at)
    return found


def kingdoms_around(state: HuangState, group: list[int], hex: int) -> list[int]:
    """The kingdoms next to a hex, by their first hexes, in order."""
    names = sorted({group[near] for near in state.map.near[hex]} - {-1})
    return [name for name in names if colours_in(state, group, name)]


def clashing(state: HuangState, group: list[int]) -> int:
    """The colours that occur in several kingdoms around the marker, as a bit mask."""
    once = twice = 0
    for name in kingdoms_around(state, group, state.marker):
        colours = colours_in(state, group, name)
        twice |= once & colours
        once |= colours
    return twice


def kingdoms(state: HuangState, group: list[int]) -> list[str]:
    """Leaders have support, and no kingdom has two leaders of a colour, except in a revolt."""
    found: list[str] = []
    names = state.map.names
    seen: set[tuple[int, int]] = set()
    for at, hex in enumerate(state.leader_at):
        if hex < 0:
            continue
        if yellow_around(state, hex) == 0:
            found.append(f"{names[hex]}: a leader without a yellow tile next to it")
        if [near for near in state.map.near[hex] if state.is_bandit(near)]:
            found.append(f"{names[hex]}: a leader next to bandits")
        place = (group[hex], colour_of(at))
        now = state.revolt
        rebel = now is not None and now.colour == colour_of(at) and seat_of(at) in now.seats
        if place in seen and not rebel:
            found.append(f"{names[hex]}: a second {COLOURS[colour_of(at)]} leader in its kingdom")
        seen.add(place)
    return found


def kept(state: HuangState, group: list[int]) -> list[str]:
    """Cached values agree with values computed from the pieces."""
    found: list[str] = []
    cells, hexes = state.cells, range(len(state.cells))
    pairs = {(state.group[hex], group[hex]) for hex in hexes}
    if len(pairs) != len({own for own, _ in pairs}) or len(pairs) != len({anew for _, anew in pairs}):
        found.append("group: not the pieces that are linked")
    if any(name >= 0 and state.group[name] != name for name in state.group):
        found.append("group: not named by one of its hexes")
    if list(state.rulers) != [colours_in(state, group, h) if state.group[h] == h else 0 for h in hexes]:
        found.append("rulers: not the leaders of each group")
    if list(state.support) != [yellow_around(state, hex) for hex in hexes]:
        found.append("support: not the yellow tiles around each hex")
    if state.free_land != [hex for hex in state.side.land if cells[hex] == EMPTY]:
        found.append("free_land: not the empty land")
    if state.free_river != [hex for hex in state.side.river if cells[hex] == EMPTY]:
        found.append("free_river: not the empty river")
    if state.marker < 0 and state.open_sites != sites_anew(state):
        found.append("open_sites: not the sites one could build on")
    return found


def sites_anew(state: HuangState) -> list[int]:
    """The sites on which a building could be built, in order."""
    covered = [hex for site in [*state.pagodas, state.palace] if site >= 0 for hex in state.map.sites[site]]
    found: list[int] = []
    for site in range(len(state.map.sites)):
        hexes = state.map.sites[site]
        if len({state.cells[hex] for hex in hexes}) > 1 or not state.is_tile(hexes[0]):
            continue
        colour = state.cells[hexes[0]] - TILE
        if state.map.shapes[site] >= TRIANGLES:
            possible = state.palace_in_game and colour == YELLOW
        else:
            none_blue = state.side is state.tables.eighteen
            possible = state.tables.pagodas[colour] > 0 and not (colour == BLUE and none_blue)
        if possible and set(hexes).isdisjoint(covered):
            found.append(site)
    return found
