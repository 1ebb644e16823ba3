"""The action wheel: three rings of twelve segments (terracotta.wheel.twelve_segments). Two of the rings
turn.

`components.py` reads the items of the rings from `data/board.toml` (terracotta.wheel.central_layout,
middle_layout, outer_layout).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.terracotta.elements import ring_element
from tianxia.games.terracotta.tables import CENTRAL, MIDDLE, RINGS, SEGMENTS
from tianxia.kernel.event import seat_arg, word_arg

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def place_on_ring(state: TerracottaState, segment: int, ring: int) -> int:
    """The index in the wheel's tables of the item that a ring shows at a segment."""
    if ring == CENTRAL:  # terracotta.wheel.central_lookup
        return (segment - state.central) % SEGMENTS
    if ring == MIDDLE:  # terracotta.wheel.middle_lookup
        return SEGMENTS + (segment + state.middle) % SEGMENTS
    return 2 * SEGMENTS + segment  # terracotta.wheel.outer_fixed


def item_at(state: TerracottaState, segment: int, ring: int) -> int:
    """What a ring shows at a segment."""
    return state.tables.item_kinds[place_on_ring(state, segment, ring)]


def number_at(state: TerracottaState, segment: int, ring: int) -> int:
    """The amount, cost, Master or weapon of the item."""
    return state.tables.item_numbers[place_on_ring(state, segment, ring)]


def segment_of_train(state: TerracottaState) -> int:
    """The segment where the wheel shows Train; there is one (terracotta.wheel.single_train)."""
    return (state.tables.train + state.central) % SEGMENTS


def turn_disc(state: TerracottaState, ring: int, steps: int) -> None:
    """Turn a disc: Central clockwise, Middle counter-clockwise. Workers stay
    (terracotta.wheel.workers_do_not_turn).
    """
    if ring == CENTRAL:  # terracotta.wheel.central_clockwise
        state.central = (state.central + steps) % SEGMENTS
    elif ring == MIDDLE:  # terracotta.wheel.middle_counter_clockwise
        state.middle = (state.middle + steps) % SEGMENTS


def tell_turned(state: TerracottaState, ring: int, seat: int) -> None:
    """Somebody turned a disc."""
    if state.log is not None:
        args: dict[str, object] = {"seat": seat_arg(seat), "disc": word_arg("ring-" + RINGS[ring])}
        state.emit("event-rotate", args, [ring_element(ring)])
