"""Li Si, the solo opponent: who he is, and how his turns are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.zhanguo.elements import tell
from tianxia.games.zhanguo.tables import Level

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


LI_SI = 1
PERSON = 0


def level_of(state: ZhanguoState) -> Level:
    return state.tables.levels[state.layout.level - 1]


def say(state: ZhanguoState, key: str, args: dict[str, object]) -> None:
    """Tell a step of his turn, or the reason for it."""
    if state.log is not None:
        tell(state, "li-si-" + key, LI_SI, args, [f"board:{LI_SI}"])
