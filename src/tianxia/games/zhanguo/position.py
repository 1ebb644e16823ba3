"""Position text in: the title's half, checked field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from tianxia.games.zhanguo.audit import Checker, check_shapes, recount
from tianxia.games.zhanguo.board import Layout
from tianxia.games.zhanguo.set_up import fill_in
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import Tables
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.position import convert_fields
from tianxia.kernel.state import State


class LayoutText(msgspec.Struct, forbid_unknown_fields=True):
    tableau: int
    spot_places: list[int]
    spot_tiles: list[int]
    wall_conditions: list[int]
    governor_tiles: list[int]


class PositionText(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `save()`."""

    layout: LayoutText
    round: int
    turn: int
    order: list[int]
    markers: list[int]
    deck: list[int]
    drawn: int
    hands: list[int]
    court: list[int]
    starting: list[int]
    officials: list[int]
    workers: list[int]
    unrest: list[int]
    tucked: list[int]
    emperors: list[int]
    aside: list[int]
    masters: int
    tokens: list[int]
    large: list[int]
    supply: list[int]
    governors: list[int]
    spaces: list[int]
    palaces: list[int]
    palace_tiles: list[int]
    walls: list[int]
    emperor_stacks: list[int]
    locked: list[int]
    entrance: list[int]
    soldiers: list[int]
    ships: list[int]
    points: list[int]
    action_deck: list[int]
    action_discard: list[int]
    scrolls: list[int]
    gone: list[int]
    won_tiles: list[int]


def load_position(saved: dict[str, Any], options: Any, kernel: State, tables: Tables) -> ZhanguoState:
    """The position whose `save()` this was. What it caches is counted anew."""
    if kernel.automa >= 0 and (kernel.seats != 2 or kernel.automa != 1):
        raise BadPosition([f"seats: Li Si sits at seat 1 of 2, not at {kernel.automa} of {kernel.seats}"])
    fields = convert_fields(saved, PositionText)
    state = ZhanguoState()
    kernel.copy_kernel_to(state)
    state.options = options
    state.tables = tables
    text: LayoutText = fields.pop("layout")
    layout = Layout()
    layout.tableau = text.tableau
    layout.spot_places = text.spot_places
    layout.spot_tiles = text.spot_tiles
    layout.wall_conditions = text.wall_conditions
    layout.governor_tiles = text.governor_tiles
    layout.level = options.li_si if kernel.automa >= 0 else 0
    state.layout = layout
    for name, value in fields.items():
        setattr(state, name, value)
    check = Checker(state)
    check_shapes(check)
    if check.found:
        raise BadPosition(check.found)
    layout.spot_of = [text.spot_places.index(place) if place in text.spot_places else 0 for place in range(9)]
    fill_in(layout, tables, state.seats)
    recount(state)
    return state
