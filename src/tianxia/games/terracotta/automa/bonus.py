"""The Prime Minister's weapon bonuses: an active weapon is always used, and goes to the front of his row."""

from __future__ import annotations

from tianxia.games.terracotta.automa.inspector import move_by_sword
from tianxia.games.terracotta.automa.reasons import MINISTER, gain_coins, gain_points, say
from tianxia.games.terracotta.elements import weapon_element
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import BONUSES, SWORD, WEAPONS
from tianxia.kernel.event import word_arg


def use_weapon(state: TerracottaState, weapon: int) -> None:
    """Use the weapon: move it to the front, then turn it inactive (terracotta.solo.bonus.to_front), then
    its bonus.
    """
    state.weapon_row = [weapon, *[other for other in state.weapon_row if other != weapon]]
    state.turn_weapon(MINISTER, weapon)
    if state.log is not None:
        args: dict[str, object] = {"weapon": word_arg("weapon-" + WEAPONS[weapon])}
        say(state, "uses-weapon", "bonus.to_front", args, [weapon_element(MINISTER, weapon)])
    # terracotta.solo.bonus.halberd, terracotta.solo.bonus.bow, terracotta.solo.bonus.spear
    rule = "bonus." + WEAPONS[weapon]
    gain_points(state, BONUSES, state.tables.minister_vp[weapon], rule)
    coins = state.tables.minister_coins[weapon]
    if coins > 0:
        gain_coins(state, coins, rule)
    if weapon == SWORD:  # terracotta.solo.bonus.sword
        move_by_sword(state)


def activate(state: TerracottaState, weapon: int, rule: str) -> None:
    """Turn one of his weapons active without moving it."""
    state.turn_weapon(MINISTER, weapon)
    if state.log is not None:
        args: dict[str, object] = {"weapon": word_arg("weapon-" + WEAPONS[weapon])}
        say(state, "weapon", rule, args, [weapon_element(MINISTER, weapon)])


def inactive_weapons(state: TerracottaState) -> list[int]:
    """His inactive weapons from left to right."""
    return [weapon for weapon in state.weapon_row if not state.is_active(MINISTER, weapon)]
