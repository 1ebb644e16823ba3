"""Every step of his is told with its reason: the rule, what was left to choose from, the tie-break."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta.elements import board_element, clay_element, coins_element, score_element
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import TYPES, WEAPONS, plus
from tianxia.kernel.event import seat_arg, word_arg

PERSON: Final = 0
MINISTER: Final = 1


def say(
    state: TerracottaState,
    key: str,
    rule: str,
    args: dict[str, object],
    touches: list[str],
    path: list[str] | None = None,
) -> None:
    """Tell a step of his. Callers ask `if state.log is not None` first."""
    told: dict[str, object] = {"seat": seat_arg(MINISTER), "rule": "terracotta.solo." + rule}
    told.update(args)
    state.emit("event-minister-" + key, told, touches or [board_element(MINISTER)], path=path)


def say_choice(
    state: TerracottaState,
    key: str,
    rule: str,
    left: list[object],
    tie: str,
    args: dict[str, object],
    touches: list[str],
) -> None:
    """Tell a choice of his: among what, and by which criterion."""
    told: dict[str, object] = {"left": left, "tie": word_arg("tie-" + tie)}
    told.update(args)
    say(state, key, rule, told, touches)


def space_args(spaces: list[int]) -> list[object]:
    return [NAMES[space] for space in spaces]


def type_args(types: list[int]) -> list[object]:
    return [word_arg("warrior-" + TYPES[type]) for type in types]


def weapon_args(weapons: list[int]) -> list[object]:
    return [word_arg("weapon-" + WEAPONS[weapon]) for weapon in weapons]


def beneath(state: TerracottaState, at: int, kinds: list[str]) -> bool:
    """Does one of these lie beneath a place of the stack?"""
    return at > 0 and state.stack[at - 1].kind in kinds


# --- what he gains and pays -----------------------------------------------------------------------------


def gain_coins(state: TerracottaState, amount: int, rule: str) -> None:
    state.coins = plus(state.coins, MINISTER, amount)
    if state.log is not None:
        key = "coins" if amount > 0 else "pay-coins"
        say(state, key, rule, {"amount": abs(amount)}, [coins_element(MINISTER)])


def gain_clay(state: TerracottaState, amount: int, rule: str) -> None:
    """His clay is always wet (terracotta.solo.maintenance.clay_never_dries)."""
    state.wet = plus(state.wet, MINISTER, amount)
    if state.log is not None:
        key = "clay" if amount > 0 else "pay-clay"
        say(state, key, rule, {"amount": abs(amount)}, [clay_element(MINISTER)])


def gain_points(state: TerracottaState, category: int, amount: int, rule: str) -> None:
    state.score(MINISTER, category, amount)
    if state.log is not None:
        say(state, "points", rule, {"points": amount}, [score_element(MINISTER)])
