"""Which warrior the Prime Minister shapes: weapon, rack, tiles, row of weapons."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta.automa.reasons import MINISTER, say, say_choice, type_args
from tianxia.games.terracotta.automa.space import place_or_ask
from tianxia.games.terracotta.decisions.base import type_arg
from tianxia.games.terracotta.elements import clay_element, rack_element, warehouse_element
from tianxia.games.terracotta.rack import rack_value, types_left
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.numbers import plus

WITH_WEAPON: Final = 1  # Shape, the Administrator's copy of it, a decree
WITHOUT_WEAPON: Final = 0  # Shaper and Surprise shaping
ANY_TYPE: Final = -1


def preferred_types(state: TerracottaState, types: list[int]) -> list[int]:
    """The types with an active weapon, if no other type is worth far more
    (terracotta.solo.shape.weapon_preference).
    """
    armed = [type for type in types if state.is_active(MINISTER, state.tables.weapon_of[type])]
    if not armed or len(armed) == len(types):
        return types
    best = max([rack_value(state, type) for type in armed])
    rule, kept, tie = "shape.weapon_preference", armed, "weapon"
    for type in types:
        if type not in armed and rack_value(state, type) >= best + state.tables.override_vp:
            rule, kept, tie = "shape.preference_override", types, "override"
    if state.log is not None:
        say_choice(state, "types", rule, type_args(kept), tie, {}, [rack_element(type) for type in kept])
    return kept


def choose_type(state: TerracottaState, with_weapon: int) -> int:
    """The type he shapes; at least one is left in the rack."""
    types = types_left(state)
    if with_weapon == WITH_WEAPON:  # else terracotta.solo.shape.preference_ignored
        types = preferred_types(state, types)
    best = max([rack_value(state, type) for type in types])
    kept = [type for type in types if rack_value(state, type) == best]
    rule, tie, left = "shape.most_vp", "rack", types
    if len(kept) > 1:
        for tile in state.tiles[state.round - 1 :]:
            if tile in kept:  # terracotta.solo.shape.earliest_tile
                rule, tie, left, kept = "shape.earliest_tile", "tiles", kept, [tile]
                break
    if len(kept) > 1:
        left = kept
        rule, tie = "shape.leftmost_weapon", "leftmost"
        for weapon in state.weapon_row:
            armed = [type for type in left if state.tables.weapon_of[type] == weapon]
            if armed:
                kept = armed
                break
    if state.log is not None:
        say_choice(
            state, "type", rule, type_args(left), tie, {"type": type_arg(kept[0])}, [rack_element(kept[0])]
        )
    return kept[0]


def shape_with_clay(state: TerracottaState, cost: int, type: int, rule: str) -> None:
    """Pay clay, one of it dry to the type's Warehouse (terracotta.solo.action.shape), and place the
    warrior.
    """
    if type == ANY_TYPE:
        type = choose_type(state, WITH_WEAPON)
    state.wet = plus(state.wet, MINISTER, -cost)
    state.fill_warehouse(type, state.tables.dry_clay)
    if state.log is not None:
        args: dict[str, object] = {"amount": cost, "warehouse": type_arg(type)}
        path = [clay_element(MINISTER), warehouse_element(type)]
        say(state, "spends-clay", rule, args, [warehouse_element(type)], path)
    place_or_ask(state, type, WITH_WEAPON)


def shape_without_clay(state: TerracottaState) -> None:
    """Shape without Warehouse and weapon: by the Shaper or by Surprise shaping."""
    place_or_ask(state, choose_type(state, WITHOUT_WEAPON), WITHOUT_WEAPON)


def clay_cost(state: TerracottaState, printed: int) -> int:
    """The cost of clay shaping for him (terracotta.solo.option.cheap_shaping, gap.option_eight_scope)."""
    return state.tables.cheap_clay if state.options.cheap_shaping else printed


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.shape.preference_override`
# `terracotta.solo.shape.most_vp`
# `terracotta.solo.shape.leftmost_weapon`
# `terracotta.gap.option_eight_scope`
