"""Logs each step of the Prime Minister with its reason: the rule, the remaining choices, the tie-break."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta.elements import (
    board_element,
    clay_element,
    coins_element,
    score_element,
    space_elements,
)
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import TYPES, WEAPONS
from tianxia.kernel.event import seat_arg, word_arg
from tianxia.kernel.numbers import plus

PERSON: Final = 0
MINISTER: Final = 1
MOST_NAMED: Final = 4  # spaces that a sentence names


def say(
    state: TerracottaState,
    key: str,
    rule: str,
    args: dict[str, object],
    touches: list[str],
    path: list[str] | None = None,
) -> None:
    """Log a step of his. Callers check `if state.log is not None` first."""
    arguments: dict[str, object] = {"seat": seat_arg(MINISTER), "rule": "terracotta.solo." + rule}
    arguments.update(args)
    state.emit("event-minister-" + key, arguments, touches or [board_element(MINISTER)], path=path)


def say_choice(
    state: TerracottaState,
    key: str,
    rule: str,
    left: list[object],
    tie: str,
    args: dict[str, object],
    touches: list[str],
) -> None:
    """Log a choice of his: the candidates and the criterion."""
    arguments: dict[str, object] = {"left": left, "tie": word_arg("tie-" + tie)}
    arguments.update(args)
    say(state, key, rule, arguments, touches)


def say_spaces(
    state: TerracottaState, key: str, rule: str, spaces: list[int], tie: str, args: dict[str, object]
) -> None:
    """Log a choice among spaces. If there are many, they are highlighted and only their number is given."""
    told: dict[str, object] = {"count": len(spaces), "many": 1 if len(spaces) > MOST_NAMED else 0}
    told.update(args)
    left: list[object] = [NAMES[space] for space in spaces]
    say_choice(state, key, rule, left, tie, told, space_elements(spaces))


def type_args(types: list[int]) -> list[object]:
    return [word_arg("warrior-" + TYPES[type]) for type in types]


def weapon_args(weapons: list[int]) -> list[object]:
    return [word_arg("weapon-" + WEAPONS[weapon]) for weapon in weapons]


def beneath(state: TerracottaState, at: int, kinds: list[str]) -> bool:
    """Is a step of one of these kinds beneath this place of the stack?"""
    return at > 0 and state.stack[at - 1].kind in kinds


# --- his gains and costs --------------------------------------------------------------------------------


def gain_coins(state: TerracottaState, amount: int, rule: str) -> None:
    state.coins = plus(state.coins, MINISTER, amount)
    if state.log is not None:
        key = "coins" if amount > 0 else "pay-coins"
        say(state, key, rule, {"amount": abs(amount)}, [coins_element(MINISTER)])


def gain_clay(state: TerracottaState, amount: int, rule: str) -> None:
    """Give him clay; his is always wet (terracotta.solo.maintenance.clay_never_dries)."""
    state.wet = plus(state.wet, MINISTER, amount)
    if state.log is not None:
        key = "clay" if amount > 0 else "pay-clay"
        say(state, key, rule, {"amount": abs(amount)}, [clay_element(MINISTER)])


def gain_points(state: TerracottaState, category: int, amount: int, rule: str) -> None:
    state.score(MINISTER, category, amount)
    if state.log is not None:
        say(state, "points", rule, {"points": amount}, [score_element(MINISTER)])
