"""Who sees what: everything lies open (terracotta.info.all_open); chance to come is nowhere in it.

What `see(seat)` gives to a client; seats are numbers, -1 means nobody, spaces are `e4`, names are those of
the element ids:

    round, rounds, turn     1 to 5; workers placed in this round
    phase                   "actions", "scoring" (Surprise shaping) or "over"
    order                   seats in turn order
    priority                {"tokens": in play, "held": [by seat, 0 for none]}
    tiles                   five: {"round", "counts", "domination", "presence", "now": [by seat]}
    wheel                   {"central", "middle": steps turned, "segment": of the last worker or -1,
                            "rings": {"central": [12 x {"item", "number"}], ...} as printed, before turning,
                            "segments": [12 x {"central", "middle", "outer": item,
                            "apprentice", "artisan": seat or -1}]}
    rack                    by type {"left", "points", "weapon"}: figures, points of the next one
    warehouses              dry clay by type
    specialists             by kind {"left", "cost", "weapon"}
    inspectors              {"row": 0-6, "column": 0-8, "domination", "presence", "now": {"row": [by seat]}}
    masters                 by Master {"tokens": [seats], "side": "coins" or "wet"}
    mausoleum               {"warriors": [{"space", "seat", "type", "horse": [three] or null, "group"}],
                            "kneeling": [{"space", "faces", "seat"}], "footmen": [{"space", "now"}],
                            "musicians": [{"space", "now"}],
                            "groups": [{"type", "size", "spaces", "warriors", "strength", "dominated",
                            "points"}]}
    boards                  by seat {"points", "coins", "wet", "dry", "weapons": [active], "masters": [names],
                            "hiring": coins or null, "apprentices", "artisans", "reserve", "bases", "token"}
    minister                in a solo game {"supervisor", "weapons": [{"weapon", "active"}] from the left,
                            "decrees": [{"row", "action", "number", "rotates", "marked"}]}

`now` is what it would score at this moment. Elements on screen are listed in `elements.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.terracotta.final import score_footman, score_group
from tianxia.games.terracotta.group import groups_of
from tianxia.games.terracotta.inspector import COLUMN, ROW, score_inspected
from tianxia.games.terracotta.majority import dominator
from tianxia.games.terracotta.mausoleum import (
    NAMES,
    NEXT,
    owner_at,
    ridden,
    spaces_in,
    type_at,
    warriors_placed,
)
from tianxia.games.terracotta.rack import rack_value
from tianxia.games.terracotta.scoring import score_musician
from tianxia.games.terracotta.tables import (
    COUNTS,
    DECREE_SHAPE,
    DECREES,
    FIRST_ROW,
    ITEMS,
    LAST_ROW,
    MASTER,
    MASTERS,
    RINGS,
    ROTATIONS,
    SEGMENTS,
    SPECIALISTS,
    TURN_WEAPON,
    TYPES,
    WEAPON,
    WEAPONS,
)
from tianxia.games.terracotta.tile import count_tile
from tianxia.games.terracotta.wheel import place_on_ring
from tianxia.kernel.numbers import bits
from tianxia.kernel.zones import Zones

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def see(state: TerracottaState, seat: int) -> dict[str, object]:
    """All that a seat (or a spectator, -1) may know: the same for everybody."""
    zones = Zones(seat, state.over)
    zones.public("round", state.round)
    zones.public("rounds", state.tables.rounds)
    zones.public("turn", state.turn)
    zones.public("phase", phase(state))
    zones.public("order", state.order[:])
    tokens = state.tables.priority_tokens[state.seats - 2] if state.automa < 0 else 0
    zones.public("priority", {"tokens": tokens, "held": state.tokens[:]})
    zones.public("tiles", [see_tile(state, round) for round in range(1, state.tables.rounds + 1)])
    zones.public("wheel", see_wheel(state))
    zones.public("rack", {TYPES[type]: see_rack(state, type) for type in range(4)})
    zones.public("warehouses", {TYPES[type]: state.warehouses[type] for type in range(4)})
    zones.public("specialists", {SPECIALISTS[kind]: see_specialist(state, kind) for kind in range(4)})
    zones.public("inspectors", see_inspectors(state))
    zones.public("masters", {MASTERS[master]: see_master(state, master) for master in range(6)})
    zones.public("mausoleum", see_mausoleum(state))
    zones.public("boards", [see_board(state, owner) for owner in range(state.seats)])
    if state.automa >= 0:
        zones.public("minister", see_minister(state))
    return zones.shown


def phase(state: TerracottaState) -> str:
    if state.over:
        return "over"
    return "scoring" if state.stack and state.stack[0].kind == "scoring" else "actions"


def see_tile(state: TerracottaState, round: int) -> dict[str, object]:
    tile = state.tiles[round - 1]
    return {
        "round": round,
        "counts": COUNTS[tile],
        "domination": state.tables.tile_domination[round - 1],
        "presence": state.tables.tile_presence[round - 1],
        "now": count_tile(state, tile),
    }


def see_item(state: TerracottaState, at: int) -> dict[str, object]:
    """An item of the wheel's tables: its word, and the Master or weapon it names."""
    kind, number = state.tables.item_kinds[at], state.tables.item_numbers[at]
    if kind == MASTER:
        return {"item": MASTERS[number], "number": 0}
    if kind == WEAPON:
        return {"item": WEAPONS[number], "number": 0}
    return {"item": ITEMS[kind], "number": number}


def see_wheel(state: TerracottaState) -> dict[str, object]:
    segments: list[object] = []
    for segment in range(SEGMENTS):
        shown: dict[str, object] = {}
        for ring in range(3):
            shown[RINGS[ring]] = see_item(state, place_on_ring(state, segment, ring))
        shown["apprentice"] = standing(state.apprentices_at, segment)
        shown["artisan"] = standing(state.artisans_at, segment)
        segments.append(shown)
    rings: dict[str, object] = {}
    for ring in range(3):
        rings[RINGS[ring]] = [see_item(state, ring * SEGMENTS + place) for place in range(SEGMENTS)]
    return {
        "central": state.central,
        "middle": state.middle,
        "segment": state.segment,
        "rings": rings,
        "segments": segments,
    }


def standing(masks: list[int], segment: int) -> int:
    """The seat whose worker stands in a slot of a segment, or -1."""
    for seat in range(len(masks)):
        if (masks[seat] >> segment) & 1:
            return seat
    return -1


def see_rack(state: TerracottaState, type: int) -> dict[str, object]:
    weapon = WEAPONS[state.tables.weapon_of[type]]
    return {"left": state.rack[type], "points": rack_value(state, type), "weapon": weapon}


def see_specialist(state: TerracottaState, kind: int) -> dict[str, object]:
    shaped, costs = state.shaped[kind], state.tables.specialist_costs[kind]
    return {
        "left": state.tables.specialists[kind] - shaped,
        "cost": costs[shaped] if shaped < len(costs) else None,
        "weapon": WEAPONS[state.tables.specialist_weapon[kind]],
    }


def see_inspectors(state: TerracottaState) -> dict[str, object]:
    return {
        "row": state.row,
        "column": state.column,
        "domination": state.tables.inspector_domination,
        "presence": state.tables.inspector_presence,
        "now": {"row": score_inspected(state, ROW), "column": score_inspected(state, COLUMN)},
    }


def see_master(state: TerracottaState, master: int) -> dict[str, object]:
    tokens = [seat for seat in range(state.seats) if state.has_master(seat, master)]
    return {"tokens": tokens, "side": "coins" if (state.tables.coin_masters >> master) & 1 else "wet"}


def see_mausoleum(state: TerracottaState) -> dict[str, object]:
    warriors: list[object] = []
    groups: list[object] = []
    for type in range(4):
        for group in groups_of(state, type):
            spaces = spaces_in(group.spaces)
            first = dominator(group.strength)
            groups.append(
                {
                    "type": TYPES[type],
                    "size": group.size,
                    "spaces": [NAMES[space] for space in spaces],
                    "warriors": group.warriors,
                    "strength": group.strength,
                    "dominated": first,
                    "points": score_group(state, group),
                }
            )
            for space in spaces:
                seat = owner_at(state, space)
                if state.warriors[4 * seat + type] >> space & 1:
                    warriors.append(see_warrior(state, space, len(groups) - 1))
    kneeling: list[object] = []
    for archer in state.kneeling:
        faced = NEXT[archer]
        shown = {"space": NAMES[archer >> 2], "faces": NAMES[faced], "seat": owner_at(state, faced)}
        kneeling.append(shown)
    footmen = [{"space": NAMES[space], "now": score_footman(state, space)} for space in state.footmen]
    musicians = [{"space": NAMES[space], "now": score_musician(state, space)} for space in state.musicians]
    return {
        "warriors": warriors,
        "kneeling": kneeling,
        "footmen": footmen,
        "musicians": musicians,
        "groups": groups,
    }


def see_warrior(state: TerracottaState, space: int, group: int) -> dict[str, object]:
    horse: object = None
    for mount in state.horses:
        if mount >> 2 == space:
            horse = [NAMES[at] for at in spaces_in(ridden(mount))]
    return {
        "space": NAMES[space],
        "seat": owner_at(state, space),
        "type": TYPES[type_at(state, space)],
        "horse": horse,
        "group": group,
    }


def see_board(state: TerracottaState, seat: int) -> dict[str, object]:
    tables = state.tables
    hired = bits(state.masters[seat])
    trained = bits(state.artisans_at[seat]) + state.artisans[seat]
    return {
        "points": state.running(seat),
        "coins": state.coins[seat],
        "wet": state.wet[seat],
        "dry": state.dry[seat],
        "weapons": [WEAPONS[weapon] for weapon in range(4) if state.is_active(seat, weapon)],
        "masters": [MASTERS[master] for master in range(6) if state.has_master(seat, master)],
        "hiring": tables.master_costs[hired] if hired < 6 else None,
        "apprentices": state.apprentices[seat],
        "artisans": state.artisans[seat],
        "reserve": tables.artisans - trained,
        "bases": tables.bases - warriors_placed(state, seat),
        "token": state.tokens[seat],
    }


def see_minister(state: TerracottaState) -> dict[str, object]:
    decrees: list[object] = []
    for row in range(FIRST_ROW, LAST_ROW + 1):
        decrees.append(see_decree(state, row))
    weapons = [
        {"weapon": WEAPONS[weapon], "active": state.is_active(1, weapon)} for weapon in state.weapon_row
    ]
    return {"supervisor": state.supervisor, "weapons": weapons, "decrees": decrees}


def see_decree(state: TerracottaState, row: int) -> dict[str, object]:
    at = row - FIRST_ROW
    tables = state.tables
    action, number = tables.decree_actions[at], tables.decree_numbers[at]
    shown = DECREES[action]
    if action == TURN_WEAPON:
        shown, number = WEAPONS[number], 0
    elif action == DECREE_SHAPE and state.options.typed_decrees:
        before = tables.decree_actions[:at].count(DECREE_SHAPE)
        shown, number = TYPES[tables.typed_types[before]], tables.typed_clay
    return {
        "row": row,
        "action": shown,
        "number": number,
        "rotates": ROTATIONS[tables.decree_rotations[at]],
        "marked": (state.decrees >> row) & 1 == 1,
    }


# Rules of this chapter that other files decide:
# - `redeal.py`: terracotta.info.future_random
