"""Position text in: the title's half, checked field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from tianxia.games.terracotta.mausoleum import put_footman, put_horse, put_kneeling, put_musician, put_warrior
from tianxia.games.terracotta.set_up import clear_mausoleum
from tianxia.games.terracotta.soundness import check_figures
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import Tables
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.position import convert_fields
from tianxia.kernel.state import State


class PositionText(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `save()`. Figures are lists of spaces, `warriors` one list for each seat and type."""

    round: int
    turn: int
    segment: int
    order: list[int]
    tokens: list[int]
    tiles: list[int]
    central: int
    middle: int
    row: int
    column: int
    coins: list[int]
    wet: list[int]
    dry: list[int]
    weapons: list[int]
    masters: list[int]
    apprentices: list[int]
    artisans: list[int]
    apprentices_at: list[int]
    artisans_at: list[int]
    points: list[int]
    warehouses: list[int]
    shaped: list[int]
    warriors: list[list[int]]
    horses: list[int]
    kneeling: list[int]
    footmen: list[int]
    musicians: list[int]
    weapon_row: list[int]
    supervisor: int
    decrees: int


def load_position(saved: dict[str, Any], options: Any, kernel: State, tables: Tables) -> TerracottaState:
    """The position whose `save()` this is; values that follow from the figures are recomputed."""
    if kernel.automa >= 0 and (kernel.seats != 2 or kernel.automa != 1):
        raise BadPosition(
            [f"seats: the Prime Minister sits at 1 of 2, not at {kernel.automa} of {kernel.seats}"]
        )
    if not 2 <= kernel.seats <= 4:
        raise BadPosition([f"seats: {kernel.seats}"])
    fields = convert_fields(saved, PositionText)
    found = check_figures(
        kernel.seats,
        fields["warriors"],
        fields["horses"],
        fields["kneeling"],
        fields["footmen"],
        fields["musicians"],
        tables,
    )
    if found:
        raise BadPosition(found)
    state = TerracottaState()
    kernel.copy_kernel_to(state)
    state.options = options
    state.tables = tables
    clear_mausoleum(state)
    for at, spaces in enumerate(fields.pop("warriors")):
        for space in spaces:
            put_warrior(state, at // 4, at % 4, space)
    for horse in fields.pop("horses"):
        put_horse(state, horse >> 2, horse & 3)
    for archer in fields.pop("kneeling"):
        put_kneeling(state, archer >> 2, archer & 3)
    for space in fields.pop("footmen"):
        put_footman(state, space)
    for space in fields.pop("musicians"):
        put_musician(state, space)
    for name, value in fields.items():
        setattr(state, name, value)
    return state
