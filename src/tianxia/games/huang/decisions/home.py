"""Leaders going back in front of their owners' screens."""

from __future__ import annotations

from tianxia.games.huang.board import LEADER
from tianxia.games.huang.kingdoms import clear, unlink
from tianxia.games.huang.names import leader_arg, leader_tray
from tianxia.games.huang.state import HuangState
from tianxia.kernel.event import EVERYONE, seat_arg


def send_home(state: HuangState, hex: int) -> None:
    """A leader leaves the board for its owner's screen; groups are left for the caller to work out."""
    cell = state.cells[hex] - LEADER
    state.leader_at[cell] = -1
    clear(state, hex)
    if state.log is not None:
        seat, colour = cell // 5, cell % 5
        args: dict[str, object] = {
            "seat": seat_arg(seat),
            "leader": leader_arg(colour),
            "hex": state.board.names[hex],
        }
        path = [state.hex_of(hex), leader_tray(seat, colour)]
        state.emit("event-leader-returned", args, [state.hex_of(hex)], EVERYONE, path)


def send_home_and_unlink(state: HuangState, hex: int) -> None:
    """A leader leaves the board, and its group is worked out anew (huang.kingdom.split_recomputed)."""
    name = state.group[hex]
    send_home(state, hex)
    unlink(state, hex, name)
