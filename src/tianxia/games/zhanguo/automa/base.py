"""Li Si, the solo opponent: his constants, and log lines of his turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.zhanguo.elements import tell
from tianxia.games.zhanguo.tables import Level

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


LI_SI: Final = 1
PERSON: Final = 0
LI_SI_UNLOCKS_LAST: Final = 2  # the first rules version in which Li Si is the last to unlock soldiers


def level_of(state: ZhanguoState) -> Level:
    return state.tables.levels[state.layout.level - 1]


def unlocking_order(state: ZhanguoState) -> list[int]:
    """The seats that unlock soldiers for tokens, in order (zhanguo.solo.buy_soldiers)."""
    if state.automa < 0 or state.rules < LI_SI_UNLOCKS_LAST:
        return state.order
    return [PERSON, LI_SI]


def misplaced_li_si(state: ZhanguoState, at: int, upon: list[str]) -> str:
    """Why one of his steps cannot be above the steps beneath it; also if it is not his turn."""
    below = state.stack[at - 1].kind if at > 0 else "nothing"
    if state.automa < 0:
        return "Li Si does not play"
    if below not in upon:
        return f"it cannot stand on {below!r}"
    if below == "next-turn" and state.order[(state.turn - 1) % 2] != LI_SI:
        return "it is not his turn"
    return ""


def say(state: ZhanguoState, key: str, args: dict[str, object]) -> None:
    """Log a step of his turn, or its reason."""
    if state.log is not None:
        tell(state, "li-si-" + key, LI_SI, args, [f"board:{LI_SI}"])
