"""Li Si, the solo opponent."""

from __future__ import annotations

from tianxia.games.zhanguo.board import Board
from tianxia.kernel.rng import Rng


def see(state: Board) -> dict[str, object]:
    return {}


def deal_anew(state: Board, hidden: list[list[int]], rng: Rng) -> None:
    return
