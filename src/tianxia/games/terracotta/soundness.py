"""Every reason why a position cannot exist, and the position as JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.terracotta.mausoleum import (
    COLUMNS,
    EMPTY,
    FIRST_WARRIOR,
    NEXT,
    ROWS,
    SPACES,
    spaces_in,
    warriors_placed,
)
from tianxia.games.terracotta.tables import COUNTS, FIRST_ROW, LAST_ROW, SEGMENTS, STORED, Tables
from tianxia.kernel.numbers import bits

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState

MOST: Final = 1_000_000  # the limit for numbers that have none by the rules


def save(state: TerracottaState) -> dict[str, object]:
    """The part of a position that belongs to this title; `position.py` reads it."""
    return {
        "round": state.round,
        "turn": state.turn,
        "segment": state.segment,
        "order": state.order[:],
        "tokens": state.tokens[:],
        "tiles": state.tiles[:],
        "central": state.central,
        "middle": state.middle,
        "row": state.row,
        "column": state.column,
        "coins": state.coins[:],
        "wet": state.wet[:],
        "dry": state.dry[:],
        "weapons": state.weapons[:],
        "masters": state.masters[:],
        "apprentices": state.apprentices[:],
        "artisans": state.artisans[:],
        "apprentices_at": state.apprentices_at[:],
        "artisans_at": state.artisans_at[:],
        "points": state.points[:],
        "warehouses": state.warehouses[:],
        "shaped": state.shaped[:],
        "warriors": [spaces_in(mask) for mask in state.warriors],
        "horses": state.horses[:],
        "kneeling": state.kneeling[:],
        "footmen": state.footmen[:],
        "musicians": state.musicians[:],
        "weapon_row": state.weapon_row[:],
        "supervisor": state.supervisor,
        "decrees": state.decrees,
    }


def check_figures(
    seats: int,
    warriors: list[list[int]],
    horses: list[int],
    kneeling: list[int],
    footmen: list[int],
    musicians: list[int],
    tables: Tables,
) -> list[str]:
    """Why these figures cannot be in the mausoleum together."""
    cells = [EMPTY] * SPACES
    found: list[str] = []
    if len(warriors) != 4 * seats:
        return [f"warriors: four lists for each of {seats} seats"]
    for at, spaces in enumerate(warriors):
        if spaces != sorted(set(spaces)):
            found.append(f"warriors {at}: spaces in order")
        for space in spaces:
            fill(cells, space, FIRST_WARRIOR + at, found)
    for type in range(4):
        if sum([len(warriors[4 * seat + type]) for seat in range(seats)]) > tables.figures[type]:
            found.append(f"warriors: more of type {type} than there are")
    if found:
        return found
    for horse in horses:
        if not 0 <= horse < 4 * SPACES or not FIRST_WARRIOR <= cells[horse >> 2] <= 16:
            return [f"horses: {horse} has no rider"]
        if horse >> 2 in [other >> 2 for other in horses if other is not horse and other != horse]:
            return [f"horses: {horse} is not its rider's only one"]
        if horses.count(horse) > 1:
            return [f"horses: {horse} is there twice"]
        first = NEXT[horse]
        second = NEXT[4 * first + (horse & 3)] if first >= 0 else -1
        fill(cells, first, cells[horse >> 2], found)
        fill(cells, second, cells[horse >> 2], found)
    if found:
        return found
    for archer in kneeling:
        if not 0 <= archer < 4 * SPACES:
            return [f"kneeling: {archer}"]
        faced = NEXT[archer]
        if faced < 0 or not FIRST_WARRIOR <= cells[faced] <= 16:
            found.append(f"kneeling: {archer} faces nobody")
    for archer in kneeling:
        fill(cells, archer >> 2, 99, found)
    for space in footmen + musicians:
        fill(cells, space, 99, found)
    return found


def fill(cells: list[int], space: int, figure: int, found: list[str]) -> None:
    if not 0 <= space < SPACES:
        found.append(f"space {space} is not in the mausoleum")
    elif cells[space] != EMPTY:
        found.append(f"space {space} is taken twice")
    else:
        cells[space] = figure


def problems(state: TerracottaState) -> list[str]:
    """Errors in shapes and ranges; if there are none, errors in pieces, workers, turn and the Prime
    Minister.
    """
    found = shapes(state)
    if found:
        return found
    return pieces(state) + workers(state) + turn(state) + minister(state)


def within(found: list[str], name: str, values: list[int], length: int, least: int, most: int) -> None:
    if len(values) != length:
        found.append(f"{name}: {length} numbers, not {len(values)}")
    for value in values:
        if not least <= value <= most:
            found.append(f"{name}: {value} is not from {least} to {most}")


def shapes(state: TerracottaState) -> list[str]:
    """Check the length of every list and the range of every number."""
    found: list[str] = []
    seats = state.seats
    rounds = state.tables.rounds
    within(found, "round", [state.round], 1, 1, rounds)
    within(found, "segment", [state.segment], 1, -1, SEGMENTS - 1)
    within(found, "discs", [state.central, state.middle], 2, 0, SEGMENTS - 1)
    within(found, "row", [state.row], 1, 0, ROWS - 1)
    within(found, "column", [state.column], 1, 0, COLUMNS - 1)
    within(found, "tiles", state.tiles, rounds, 0, len(COUNTS) - 1)
    within(found, "order", state.order, seats, 0, seats - 1)
    within(found, "tokens", state.tokens, seats, 0, state.tables.priority_tokens[seats - 2])
    for name, values in (("coins", state.coins), ("wet", state.wet), ("dry", state.dry)):
        within(found, name, values, seats, 0, MOST)
    within(found, "weapons", state.weapons, seats, 0, 15)
    within(found, "masters", state.masters, seats, 0, 63)
    most = state.tables.workers[seats - 2]
    within(found, "turn", [state.turn], 1, 0, seats * most)
    within(found, "apprentices", state.apprentices, seats, 0, most)
    within(found, "artisans", state.artisans, seats, 0, most)
    within(found, "apprentices_at", state.apprentices_at, seats, 0, (1 << SEGMENTS) - 1)
    within(found, "artisans_at", state.artisans_at, seats, 0, (1 << SEGMENTS) - 1)
    within(found, "points", state.points, STORED * seats, 0, MOST)
    within(found, "warehouses", state.warehouses, 4, 0, MOST)
    within(found, "shaped", state.shaped, 4, 0, max(state.tables.specialists))
    return found


def pieces(state: TerracottaState) -> list[str]:
    """Check the number of figures, bases and tiles, and that cached values agree with the cells."""
    found: list[str] = []
    tables = state.tables
    if len(set(state.tiles)) != len(state.tiles):
        found.append("tiles: one is there twice")
    if [tile for tile in state.tiles if tile not in tables.tiles]:
        found.append("tiles: one is not in the box")
    placed = [len(state.horses), len(state.kneeling), len(state.footmen), len(state.musicians)]
    waiting = 0
    for kind in range(4):
        boxed = tables.boxed[kind] if state.automa >= 0 else 0
        waiting += state.shaped[kind] - placed[kind] - boxed
        if placed[kind] + boxed > state.shaped[kind] or state.shaped[kind] > tables.specialists[kind]:
            found.append(f"shaped: {state.shaped[kind]} of specialist {kind}, {placed[kind]} placed")
    top = state.stack[len(state.stack) - 1].kind if state.stack else ""
    if waiting != (1 if top in ("minister-figure", "minister-facing") else 0):
        found.append("shaped: a specialist is neither placed nor waiting")
    for seat in range(state.seats):
        if warriors_placed(state, seat) > tables.bases:
            found.append(f"warriors: seat {seat} has more than {tables.bases}")
    for type in range(4):
        out = sum([len(spaces_in(state.warriors[4 * seat + type])) for seat in range(state.seats)])
        if state.rack[type] != tables.figures[type] - out:
            found.append(f"rack: {state.rack[type]} of type {type} with {out} placed")
    free = [space for space in range(SPACES) if state.cells[space] == EMPTY]
    if state.free != free or spaces_in(state.empty) != free:
        found.append("free: not the empty spaces")
    return found


def workers(state: TerracottaState) -> list[str]:
    """Each seat has its workers, and slots hold one each."""
    found: list[str] = []
    seats = state.seats
    each = state.tables.workers[seats - 2]
    apprentices = artisans = 0
    placed = 0
    for seat in range(seats):
        out = bits(state.apprentices_at[seat]) + bits(state.artisans_at[seat])
        placed += out
        if out + state.apprentices[seat] + state.artisans[seat] != each:
            found.append(f"workers: seat {seat} has not {each}")
        if apprentices & state.apprentices_at[seat] or artisans & state.artisans_at[seat]:
            found.append("workers: two in one slot")
        apprentices |= state.apprentices_at[seat]
        artisans |= state.artisans_at[seat]
    if placed != state.turn:
        found.append(f"turn: {state.turn}, with {placed} workers placed")
    else:
        for at, seat in enumerate(state.order):
            out = bits(state.apprentices_at[seat]) + bits(state.artisans_at[seat])
            if out != (state.turn - at + seats - 1) // seats:
                found.append(f"workers: seat {seat} has placed {out} by turn {state.turn}")
    return found


def turn(state: TerracottaState) -> list[str]:
    """Turn order and priority tokens."""
    found: list[str] = []
    if sorted(state.order) != list(range(state.seats)):
        found.append("order: each seat once")
    held = [token for token in state.tokens if token > 0]
    if len(set(held)) != len(held):
        found.append("tokens: one is held twice")
    if held and sorted(held) != list(range(1, len(held) + 1)):
        found.append("tokens: a lower one was left")
    if state.over and (state.round != state.tables.rounds or state.turn > 0):
        found.append("over: before the end")
    return found


def minister(state: TerracottaState) -> list[str]:
    """Check the Prime Minister's row, marker and table; without him all of it must be empty."""
    found: list[str] = []
    if state.automa < 0:
        if state.weapon_row or state.decrees or state.supervisor:
            found.append("weapon_row, decrees, supervisor: without the Prime Minister")
        return found
    if sorted(state.weapon_row) != [0, 1, 2, 3]:
        found.append("weapon_row: each weapon once")
    if not 0 <= state.supervisor < SEGMENTS:
        found.append("supervisor: not on the wheel")
    if state.decrees < 0 or state.decrees & ((1 << FIRST_ROW) - 1) or state.decrees >> (LAST_ROW + 1):
        found.append("decrees: no such row")
    if state.decrees and "clear-decrees" not in [step.kind for step in state.stack]:
        if "minister-decrees" not in [step.kind for step in state.stack]:
            found.append("decrees: marked outside his turn")
    if state.order != [state.automa, 1 - state.automa]:
        found.append("order: the Prime Minister is first")
    if max(state.tokens) > 0:
        found.append("tokens: there are none in the solo game")
    if state.dry[state.automa] > 0:
        found.append("dry: the Prime Minister's clay never dries")
    tables = state.tables
    first = tables.more_masters if state.options.two_masters else tables.minister_masters
    if bits(state.masters[state.automa]) != min(6, first + state.round - 1):
        found.append(f"masters: he has {first} at first, and one more each round")
    return found
