"""Weapon bonuses: after shaping with clay, an active weapon may be turned inactive for its bonus."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.base import (
    AboutSpace,
    gain_coins,
    gain_points,
    shaping_clay,
    turn_weapon,
    weapon_arg,
)
from tianxia.games.terracotta.elements import button, inspector_element, space_element, weapon_element
from tianxia.games.terracotta.inspector import COLUMN, ROW, move_inspector
from tianxia.games.terracotta.mausoleum import DIRECTIONS, EMPTY, NEXT, figures_around, owner_at, type_at
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import BONUSES, BOW, HALBERD, SPEAR, SWORD
from tianxia.kernel.event import Sentence, seat_arg, word_arg


def bow_points(state: TerracottaState, space: int, direction: int) -> int:
    """Empty spaces up to the nearest figure; 0 if the wall comes first (terracotta.bonus.bow_wall)."""
    distance = 0
    at = NEXT[4 * space + direction]
    while at >= 0 and state.cells[at] == EMPTY:
        distance += 1
        at = NEXT[4 * at + direction]
    return state.tables.bow_vp * distance if at >= 0 else 0


def halberd_points(state: TerracottaState, space: int) -> int:
    """Figures of any kind and owner around, up to a limit (terracotta.bonus.halberd_max)."""
    return min(state.tables.halberd_most, state.tables.halberd_vp * figures_around(state, space))


def advance_inspector(state: TerracottaState, seat: int, action: int) -> None:
    """Move the Inspector as an action (offset after INSPECT) says."""
    which, steps = (action - act.INSPECT) // 4, act.MOVES[(action - act.INSPECT) % 4]
    move_inspector(state, which, steps)
    if state.log is not None:
        key = "event-inspector-column" if which == COLUMN else "event-inspector-row"
        line = "abcdefghi"[state.column] if which == COLUMN else str(state.row + 1)
        state.emit(key, {"seat": seat_arg(seat), "line": line}, [inspector_element(which)])


def describe_move(state: TerracottaState, action: int) -> Sentence:
    """Describe a move of an Inspector by the line it leads to."""
    which, steps = (action - act.INSPECT) // 4, act.MOVES[(action - act.INSPECT) % 4]
    if which == ROW:
        return Sentence("action-inspect-row", {"steps": steps, "line": str((state.row + steps) % 7 + 1)})
    return Sentence(
        "action-inspect-column", {"steps": steps, "line": "abcdefghi"[(state.column + steps) % 9]}
    )


class UseWeapon(AboutSpace):
    """Asks whether to use the weapon of the warrior just placed, or to keep it active
    (terracotta.bonus.optional)."""

    kind = "weapon"
    rule = "terracotta.bonus.optional"
    offers: ClassVar = [(act.INSPECT, act.END - 1)]

    def weapon(self, state: TerracottaState) -> int:
        """The weapon in question; a position read from text may have no warrior there."""
        type = type_at(state, self.space)
        return state.tables.weapon_of[type] if type >= 0 else SWORD

    def misfit(self, state: TerracottaState, at: int) -> str:
        if owner_at(state, self.space) != self.seat:
            return f"no warrior of seat {self.seat} stands there"
        if shaping_clay(state, self.seat, at) <= 0:  # terracotta.bonus.only_shape_or_administrator
            return "nothing was shaped with clay"
        # terracotta.bonus.needs_active
        return "" if state.is_active(self.seat, self.weapon(state)) else "its weapon is not active"

    def actions(self, state: TerracottaState) -> list[int]:
        weapon = self.weapon(state)
        found: list[int] = []
        if weapon == SWORD:
            for which in (ROW, COLUMN):
                for i, steps in enumerate(act.MOVES):
                    if abs(steps) <= state.tables.sword_steps:
                        found.append(act.INSPECT + 4 * which + i)
        found.append(act.KEEP)
        if weapon == BOW:
            found += [act.DIRECTION, act.DIRECTION + 1, act.DIRECTION + 2, act.DIRECTION + 3]
        else:
            found.append(act.USE)
        return found

    def take(self, state: TerracottaState, action: int) -> None:
        if action == act.KEEP:
            return
        seat, weapon = self.seat, self.weapon(state)
        turn_weapon(state, seat, weapon)  # terracotta.bonus.flips_weapon
        if weapon == SWORD:  # terracotta.bonus.sword
            gain_points(state, seat, BONUSES, state.tables.sword_vp)
            if action != act.USE:
                advance_inspector(state, seat, action)
        elif weapon == HALBERD:  # terracotta.bonus.halberd
            gain_points(state, seat, BONUSES, halberd_points(state, self.space))
        elif weapon == BOW:  # terracotta.bonus.bow
            gain_points(state, seat, BONUSES, bow_points(state, self.space, action - act.DIRECTION))
        elif weapon == SPEAR:  # terracotta.bonus.spear
            gain_points(state, seat, BONUSES, state.tables.spear_vp)
            gain_coins(state, seat, state.tables.spear_coins)

    def prompt(self, state: TerracottaState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "weapon": weapon_arg(self.weapon(state))}
        return Sentence("prompt-weapon", args)

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        weapon = self.weapon(state)
        if action == act.KEEP:
            return Sentence("action-keep", {"weapon": weapon_arg(weapon)})
        if action >= act.DIRECTION:
            direction = action - act.DIRECTION
            points = bow_points(state, self.space, direction)
            where = word_arg("direction-" + DIRECTIONS[direction])
            return Sentence("action-shoot", {"direction": where, "points": points})
        if action != act.USE:
            return describe_move(state, action)
        if weapon == HALBERD:
            return Sentence("action-use-halberd", {"points": halberd_points(state, self.space)})
        if weapon == SPEAR:
            tables = state.tables
            return Sentence("action-use-spear", {"points": tables.spear_vp, "coins": tables.spear_coins})
        return Sentence("action-use-sword", {"points": state.tables.sword_vp})

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        if action == act.KEEP:
            return [button("keep")]
        if action == act.USE:
            return [button("use"), weapon_element(self.seat, self.weapon(state))]
        if action < act.KEEP:
            return [inspector_element((action - act.INSPECT) // 4), button(f"step-{action - act.INSPECT}")]
        ahead = NEXT[4 * self.space + action - act.DIRECTION]
        found = [button(DIRECTIONS[action - act.DIRECTION])]
        if ahead >= 0:
            found.append(space_element(ahead))
        return found

    def role(self, state: TerracottaState, action: int) -> str:
        return "declines" if action == act.KEEP else "usual"

    def refusal(self, state: TerracottaState, action: int) -> str:
        weapon = self.weapon(state)
        if weapon == SWORD:
            return "terracotta.bonus.sword"
        if weapon == HALBERD:
            return "terracotta.bonus.halberd"
        return "terracotta.bonus.bow" if weapon == BOW else "terracotta.bonus.spear"
