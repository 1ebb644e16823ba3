"""Who sees what.

`see` gives the `position` part of a view; hexes and colours are words (`"e7"`, `"red"`):

- `board`: `"main"` or `"eighteen"`; the client draws it from the data table of that name.
- `hexes`: by hex, what lies there: `{"tile": "red"}`, `{"leader": "red", "seat": 1}` or
  `{"bandits": 3, "number": 7}`. Empty hexes are left out.
- `kingdoms`: linked groups with a leader: their `hexes`, their number of `red` tiles, and `rulers`,
  the seat of the leader by colour. In a war they are the kingdoms as they were before the joining tile.
- `pagodas`: those that stand: `id` (their first hex), `colour`, `hexes`. `palace`: the same, or null.
- `supply`: pagodas beside the board, by colour, and `palace` (0 or 1; 0 too when it is not played with).
- `market`: a colour per slot, or null where a tile was taken. `bag`: how many tiles it holds.
- `granaries`: hexes with a granary.
- `turn`, `actions_left`: whose turn it is and how many actions that seat still has.
- `marker`: the hex under the unification marker, or null.
- `revolt`: null, or `colour`, `attacker` and `defender`, each with `seat`, `hex`, `strength` and `more`.
- `war`: null, or `colours` in conflict; `sides`: each with `hex` (its name), `strength`, and
  `support`: what each seat committed, `{"seat", "tiles", "leader"}`; and `more` by seat.
- `more`: what a seat can still commit at most, as far as this seat knows: another's hand may be all of it.
- `paying`: red tiles (their hexes) of which some have to be given up now.
- `players`, one per seat: `dynasty`; `leaders` by colour, a hex or null in front of the screen; `tiles`,
  the size of the hand, and `limit`, to which it is refilled; `hand` and `points` by colour, null for
  the others until the game is over; `granaries` taken.
- `ending`: why the game ended: `"running"`, `"refill"`, `"market"`, `"replace"` or `"stall"`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.huang.buildings import hand_limit
from tianxia.games.huang.tables import (
    BANDIT,
    COLOURS,
    ENDINGS,
    LEADER,
    RED,
    TILE,
    YELLOW,
    colour_of,
    of,
    of_seat,
    seat_of,
)
from tianxia.kernel.zones import Zones

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def see(state: HuangState, seat: int) -> dict[str, object]:
    """The public part of a position.

    - the board, the market and the supplies are open: huang.hidden.open_information
    - only the size of the bag is shown: huang.hidden.bag
    - discarded and replaced tiles are not shown: huang.hidden.discards, huang.hidden.replaced_tiles
    """
    names = state.map.names
    zones = Zones(seat, state.over)
    zones.public("board", "main" if state.side is state.tables.main else "eighteen")
    zones.public("hexes", {names[hex]: piece(state, hex) for hex in range(len(names)) if state.cells[hex]})
    zones.public("kingdoms", kingdoms(state))
    zones.public("pagodas", [building(state, site) for site in state.pagodas])
    zones.public("palace", building(state, state.palace) if state.palace >= 0 else None)
    zones.public("supply", supply(state))
    zones.public("market", [COLOURS[colour] if colour >= 0 else None for colour in state.market])
    zones.nobody("bag", sum(state.bag))
    zones.public("granaries", [names[hex] for hex in state.granaries])
    zones.public("turn", state.turn)
    zones.public("actions_left", state.actions_left)
    zones.public("marker", names[state.marker] if state.marker >= 0 else None)
    zones.public("revolt", revolt(state, zones))
    zones.public("war", war(state, zones))
    zones.public("paying", [names[hex] for hex in state.paying])
    zones.public("players", [player(state, zones, owner) for owner in range(state.seats)])
    zones.public("ending", ENDINGS[state.ending])
    return zones.shown


def piece(state: HuangState, hex: int) -> dict[str, object]:
    """The content of a hex that is not empty."""
    cell = state.cells[hex]
    if cell > BANDIT:
        return {"bandits": state.bandits_on(hex), "number": cell - BANDIT}
    if cell >= LEADER:
        return {"leader": COLOURS[colour_of(cell - LEADER)], "seat": seat_of(cell - LEADER)}
    return {"tile": COLOURS[cell - TILE]}


def kingdoms(state: HuangState) -> list[dict[str, object]]:
    """Every kingdom, by its first hex."""
    members: dict[int, list[int]] = {}
    for hex in range(len(state.group)):
        name = state.group[hex]
        if name >= 0:
            members.setdefault(name, []).append(hex)
    found: list[dict[str, object]] = []
    for hexes in members.values():
        rulers: dict[str, object] = {}
        for hex in hexes:
            if state.is_leader(hex):
                cell = state.cells[hex] - LEADER
                rulers[COLOURS[colour_of(cell)]] = seat_of(cell)
        if rulers:
            red = len([hex for hex in hexes if state.cells[hex] == TILE + RED])
            where = [state.map.names[hex] for hex in hexes]
            found.append({"hexes": where, "red": red, "rulers": rulers})
    return found


def building(state: HuangState, site: int) -> dict[str, object]:
    """A pagoda or the palace on the board."""
    hexes = [state.map.names[hex] for hex in state.map.sites[site]]
    return {"id": hexes[0], "colour": COLOURS[state.site_colour(site)], "hexes": hexes}


def supply(state: HuangState) -> dict[str, int]:
    """The buildings beside the board."""
    left = {COLOURS[colour]: state.pagodas_in_game(colour) for colour in range(5)}
    for site in state.pagodas:
        left[COLOURS[state.site_colour(site)]] -= 1
    left["palace"] = 1 if state.palace_in_game and state.palace < 0 else 0
    return left


def revolt(state: HuangState, zones: Zones) -> dict[str, object] | None:
    """The revolt that is going on."""
    now = state.revolt
    if now is None:
        return None
    sides: list[dict[str, object]] = []
    for i in range(2):
        seat = now.seats[i]
        more = still_to_commit(state, zones, seat, YELLOW) if asked_later(state, "revolt-commit", seat) else 0
        hex = state.map.names[state.leader_at[of(seat, now.colour)]]
        sides.append({"seat": seat, "hex": hex, "strength": now.strengths[i], "more": more})
    return {"colour": COLOURS[now.colour], "attacker": sides[0], "defender": sides[1]}


def war(state: HuangState, zones: Zones) -> dict[str, object] | None:
    """The war that is going on."""
    now = state.war
    if now is None:
        return None
    sides: list[dict[str, object]] = []
    for i in range(len(now.sides)):
        support = [
            {"seat": seat, "tiles": now.tiles[seat], "leader": now.lent[seat] == 1}
            for seat in range(state.seats)
            if now.backed[seat] == now.sides[i]
        ]
        name = state.map.names[now.sides[i]]
        sides.append({"hex": name, "strength": now.strengths[i], "support": support})
    more = [
        still_to_commit(state, zones, seat, RED) if asked_later(state, "war-commit", seat) else 0
        for seat in range(state.seats)
    ]
    return {"colours": [COLOURS[c] for c in range(5) if now.colours >> c & 1], "sides": sides, "more": more}


def asked_later(state: HuangState, kind: str, seat: int) -> bool:
    """Does the seat still have to answer with its commitment?"""
    return any(step.kind == kind and step.seat == seat for step in state.stack)


def still_to_commit(state: HuangState, zones: Zones, seat: int, colour: int) -> int:
    """The most that a seat can still commit: tiles that it may have, and the leader if it is in front of
    the screen."""
    own = zones.owner(seat, True, False)
    tiles = state.hands[of(seat, colour)] if own else state.hand_size(seat)
    return tiles + (1 if state.leader_at[of(seat, colour)] < 0 else 0)


def player(state: HuangState, zones: Zones, seat: int) -> dict[str, object]:
    """A player: everything in front of the screen, and what the viewing seat may see behind it.

    Rules: huang.hidden.hand, huang.hidden.victory_points.
    """
    leaders: dict[str, object] = {}
    for colour in range(5):
        hex = state.leader_at[of(seat, colour)]
        leaders[COLOURS[colour]] = state.map.names[hex] if hex >= 0 else None
    return {
        "dynasty": state.tables.dynasties[seat],
        "leaders": leaders,
        "tiles": state.hand_size(seat),
        "limit": hand_limit(state, seat),
        "hand": zones.owner(seat, by_colour(of_seat(state.hands, seat)), None),
        "points": zones.owner(seat, by_colour(of_seat(state.points, seat)), None),
        "granaries": state.stored[seat],
    }


def by_colour(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(5)}
