"""Who sees what.

`see` gives the `position` part of a view; spaces are words (`"22"`, `"22-27"`), kingdoms too:

- `map`: `"base"`, `"rank"` or `"split"`; `ranks` and `kingdoms` by commandery, as this game has them.
- `turn`, `turns`, `phase` (a word of `command recruit place spring autumn march reorganise authority`),
  `order` (seats in player order, defeated ones left out), `active` (whose phase it is).
- `armies`: by space `seat`, `organised`, `disorganised`, and how many of each have `moved`.
- `generals`: by space, how many generals of each seat: `{"seat", "count"}`.
- `recruits`: troops the active seat has still to place; `campfires`: by commandery, those it has placed.
- `combat`: null, or `place`, `origin`, `road` (the link of a forced march, or null), `shown`, and
  `attacker` and `defender`: each with `seat`, `organised`, `disorganised`, `generals` (how many),
  and once shown `bid` (values of markers) and `powers`; null before.
- `players`, one per seat: `kingdom` and `start`; `alive`; `authority` (0 or below), `progress`, `debt`
  it pays this turn; `commanderies`, `controls` (kingdoms), `troops` on the board, `supply` beside it;
  `reserve` and `hand`, how many generals are there; for their owner, and for all when the game is over:
  `powers` (by power, a space, `"reserve"` or `"hand"`), `stock` and `chosen` (markers by value),
  `objective` (a card); null for the others.
- `ending`: `"running"`, `"objective"`, `"survivor"`, `"points"` or `"nobody"`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.royaumes.elements import marker_args, powers_arg
from tianxia.games.royaumes.objective import controls
from tianxia.games.royaumes.scoring import ENDINGS
from tianxia.games.royaumes.tables import (
    COMMANDERIES,
    IN_HAND,
    IN_RESERVE,
    MOST_TROOPS,
    PHASES,
    POWERS,
    VALUES,
)
from tianxia.kernel.numbers import bits
from tianxia.kernel.zones import Zones

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState


def see(state: RoyaumesState, seat: int) -> dict[str, object]:
    """The part of the position that a seat may know."""
    map = state.map
    zones = Zones(seat, state.over)
    zones.public("map", ["base", "rank", "split"][state.tables.maps.index(map)])
    zones.public("ranks", {map.names[n]: map.ranks[n] for n in range(COMMANDERIES)})
    zones.public(
        "kingdoms", {map.names[n]: map.kingdom_names[map.kingdom_of[n]] for n in range(COMMANDERIES)}
    )
    zones.public("turn", state.turn)
    zones.public("turns", state.tables.turns[state.seats])
    zones.public("phase", PHASES[state.phase])
    zones.public("order", [owner for owner in state.order if state.alive >> owner & 1])
    zones.public("active", state.active())
    zones.public("armies", {map.names[n]: army(state, n) for n in range(map.spaces) if state.owner[n] >= 0})
    zones.public("generals", generals(state))
    zones.public("recruits", state.recruits)
    zones.public(
        "campfires", {map.names[n]: state.campfires[n] for n in range(COMMANDERIES) if state.campfires[n]}
    )
    zones.public("combat", combat(state))
    zones.public("players", [player(state, zones, owner) for owner in range(state.seats)])
    zones.public("ending", ENDINGS[state.ending])
    return zones.shown


def army(state: RoyaumesState, space: int) -> dict[str, object]:
    """The troops on a space."""
    return {
        "seat": state.owner[space],
        "organised": state.organised[space],
        "disorganised": state.disorganised[space],
        "moved": [state.moved_organised[space], state.moved_disorganised[space]],
    }


def generals(state: RoyaumesState) -> dict[str, object]:
    """By space: how many generals of each seat are there, and how many of them have moved."""
    found: dict[str, object] = {}
    for space in range(state.map.spaces):
        here: list[object] = []
        for seat in range(state.seats):
            mask = state.generals_on(seat, space)
            if mask:
                moved = mask & state.moved_generals if seat == state.active() else 0
                here.append({"seat": seat, "count": bits(mask), "moved": bits(moved)})
        if here:
            found[state.map.names[space]] = here
    return found


def combat(state: RoyaumesState) -> dict[str, object] | None:
    """The combat that is going on."""
    if state.attacker < 0:
        return None
    names, field = state.map.names, state.field
    defends = state.owner[field] == state.defender
    return {
        "place": names[field],
        "origin": names[state.origin],
        "road": names[state.road] if state.road >= 0 else None,
        "shown": state.shown,
        "attacker": side(state, state.attacker, state.attack_organised, state.attack_disorganised),
        "defender": side(
            state,
            state.defender,
            state.organised[field] if defends else 0,
            state.disorganised[field] if defends else 0,
        ),
    }


def side(state: RoyaumesState, seat: int, organised: int, disorganised: int) -> dict[str, object]:
    mask = state.generals_on(seat, state.field)
    bid = marker_args(state.chosen[3 * seat : 3 * seat + 3]) if state.shown else None
    return {
        "seat": seat,
        "organised": organised,
        "disorganised": disorganised,
        "generals": bits(mask),
        "bid": bid,
        "powers": powers_arg(mask) if state.shown else None,
    }


def player(state: RoyaumesState, zones: Zones, seat: int) -> dict[str, object]:
    """The public part of a seat, and for those who may see it, what is behind its screen."""
    map, at = state.map, 3 * seat
    occupied = state.occupied(seat)
    troops = state.troops(seat)
    generals = list(state.generals[at : at + 3])
    return {
        "kingdom": map.kingdom_names[state.kingdoms[seat]],
        "start": map.names[state.home(seat)],
        "alive": state.alive >> seat & 1 == 1,
        "authority": -state.tables.levels[state.authority[seat]],
        "progress": state.progress[seat],
        "debt": state.tables.levels[state.authority[seat]],
        "commanderies": bits(occupied),
        "controls": [map.kingdom_names[k] for k in range(len(map.kingdoms)) if controls(map, occupied, k)],
        "troops": troops,
        "supply": MOST_TROOPS - troops,
        "reserve": generals.count(IN_RESERVE),
        "hand": generals.count(IN_HAND),
        "powers": zones.owner(seat, {str(POWERS[n]): place_of(state, generals[n]) for n in range(3)}, None),
        "stock": zones.owner(seat, by_value(state.stock[at : at + 3]), None),
        "chosen": zones.owner(seat, by_value(state.chosen[at : at + 3]), None),
        "objective": zones.owner(seat, state.objectives[seat] + 1, None),
    }


def place_of(state: RoyaumesState, where: int) -> str:
    """The place of a general, as a word."""
    if where >= 0:
        return state.map.names[where]
    return ["", "reserve", "hand", "bought", "gone"][-where]


def by_value(markers: list[int]) -> dict[str, int]:
    return {str(VALUES[kind]): markers[kind] for kind in range(3)}
