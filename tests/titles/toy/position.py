"""Save and load, readable by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from tianxia.kernel.position import convert_fields
from tianxia.kernel.state import State

from .state import ToyState
from .tables import BIDS, CARDS, NO_BID, Tables

if TYPE_CHECKING:
    from .options import ToyOptions

Card = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
Bid = Annotated[int, msgspec.Meta(ge=NO_BID, lt=BIDS)]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    deck: list[Card]
    hands: list[list[Card]]
    bids: list[Bid]
    left: list[list[Card]]
    right: list[list[Card]]
    turn: Annotated[int, msgspec.Meta(ge=0)]
    revealed: bool


def save(state: ToyState) -> dict[str, Any]:
    return {name: getattr(state, name) for name in Saved.__struct_fields__}


def load(saved: dict[str, Any], options: ToyOptions, tables: Tables, kernel: State) -> ToyState:
    fields = convert_fields(saved, Saved)
    state = ToyState()
    kernel.copy_kernel_to(state)
    state.options = options
    state.tables = tables
    for name, value in fields.items():
        setattr(state, name, value)
    return state
