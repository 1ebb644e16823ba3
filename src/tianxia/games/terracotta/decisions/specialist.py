"""Specialists are paid with coins and the matching weapon. The price of a kind rises with each one on the
board.

Their effects are in the files that count them:

- Horse: `mausoleum.py` (terracotta.specialist.horse_extends, horse_counts_once), `group.py`
  (horse_one_warrior)
- Kneeling Archer: only `group.py` (kneeling_domination, kneeling_not_size, kneeling_merge,
  kneeling_faces_rider, kneeling_not_lines)
- Footman: `final.py` (footman_scoring, footman_presence, footman_final_only)
- Musician: `scoring.py` (musician_scoring, musician_each, musician_no_blocking)
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.base import (
    AboutSpace,
    AboutSpecialist,
    SpaceQuestion,
    gain_coins,
    performs,
    specialist_arg,
    turn_weapon,
)
from tianxia.games.terracotta.elements import button, space_element, specialist_element
from tianxia.games.terracotta.group import faced_groups
from tianxia.games.terracotta.mausoleum import (
    BITS,
    DIRECTIONS,
    EMPTY,
    NAMES,
    NEXT,
    beside,
    bodies,
    is_mounted,
    one_before,
    owner_at,
    put_footman,
    put_horse,
    put_kneeling,
    put_musician,
    spaces_in,
    warriors_of,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import FOOTMAN, HORSE, KNEELING_ARCHER, MUSICIAN, SPECIALIST
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg, word_arg
from tianxia.kernel.numbers import plus


def specialist_cost(state: TerracottaState, kind: int) -> int:
    """The coins for the next specialist of a kind; -1 if none is left (terracotta.specialist.four_each)."""
    # specialists of all seats count, boxed ones too: terracotta.specialist.cost_rises
    shaped = state.shaped[kind]
    costs = state.tables.specialist_costs[kind]
    return costs[shaped] if shaped < len(costs) else -1


def can_pay_specialist(state: TerracottaState, seat: int, kind: int) -> bool:
    """Is a specialist of this kind left, and can the seat pay the coins?"""
    cost = specialist_cost(state, kind)
    return 0 <= cost <= state.coins[seat]


def specialist_ways(state: TerracottaState, seat: int) -> list[int]:
    """The specialists a seat can pay for and place now."""
    found: list[int] = []
    if state.weapons[seat] == 0:  # terracotta.specialist.needs_active_weapon
        return found
    for kind in range(4):
        if state.is_active(seat, state.tables.specialist_weapon[kind]):
            if can_pay_specialist(state, seat, kind) and has_place(state, seat, kind):
                found.append(act.FIGURE + kind)
    return found


def has_place(state: TerracottaState, seat: int, kind: int) -> bool:
    if kind == HORSE:
        return riders(state, seat) != 0
    if kind == KNEELING_ARCHER:
        return kneeling_spaces(state, seat) != 0
    return (
        state.empty != 0
    )  # terracotta.specialist.footman_placement, terracotta.specialist.musician_placement


def riders(state: TerracottaState, seat: int) -> i64:
    """Own warriors with two empty spaces in one direction (terracotta.specialist.horse_placement)."""
    own: i64 = warriors_of(state, seat)
    for horse in state.horses:  # terracotta.specialist.horse_one_per_warrior
        rider: i64 = BITS[horse >> 2]
        own &= ~rider
    empty: i64 = state.empty
    found: i64 = 0
    for direction in range(4):
        found |= one_before(empty & one_before(empty, direction), direction)
    return own & found


def horse_directions(state: TerracottaState, rider: int) -> list[int]:
    """The directions in which a rider's Horse fits: inside the grid, on empty spaces."""
    found: list[int] = []
    for direction in range(4):
        first = NEXT[4 * rider + direction]
        if first >= 0 and state.cells[first] == EMPTY:
            second = NEXT[4 * first + direction]
            if second >= 0 and state.cells[second] == EMPTY:
                found.append(direction)
    return found


def faceable(state: TerracottaState, seat: int) -> i64:
    """Spaces of own warriors that a Kneeling Archer may face: their group has none yet
    (terracotta.specialist.kneeling_one_per_group).

    An isolated warrior counts as a group here (terracotta.gap.kneeling_isolated).
    """
    own: i64 = 0
    for type in range(4):
        own |= bodies(state, seat, type)
    return own & ~faced_groups(state)


def kneeling_spaces(state: TerracottaState, seat: int) -> i64:
    """Empty spaces next to such a warrior (terracotta.specialist.kneeling_placement)."""
    empty: i64 = state.empty
    return beside(faceable(state, seat)) & empty


def facing_directions(space: int, faced: i64) -> list[int]:
    """The directions in which a space has a neighbour in a mask of spaces."""
    found: list[int] = []
    for direction in range(4):
        near = NEXT[4 * space + direction]
        if near >= 0 and (faced >> near) & 1:
            found.append(direction)
    return found


def pay_specialist(state: TerracottaState, seat: int, kind: int, weapon: int) -> None:
    """Pay coins and a weapon; no rack points and no base (terracotta.specialist.payment,
    no_warrior_no_vp).
    """
    gain_coins(state, seat, -specialist_cost(state, kind))
    turn_weapon(state, seat, weapon)
    state.shaped = plus(state.shaped, kind, 1)


def place_specialist(state: TerracottaState, kind: int, space: int, direction: int) -> None:
    """Put the specialist on its space (terracotta.specialist.occupies)."""
    if kind == HORSE:
        put_horse(state, space, direction)
    elif kind == KNEELING_ARCHER:
        put_kneeling(state, space, direction)
    elif kind == FOOTMAN:
        put_footman(state, space)
    else:
        put_musician(state, space)


def shape_specialist(state: TerracottaState, seat: int, kind: int, space: int, direction: int) -> None:
    """Pay for one and place it."""
    pay_specialist(state, seat, kind, state.tables.specialist_weapon[kind])
    place_specialist(state, kind, space, direction)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat_arg(seat),
            "specialist": specialist_arg(kind),
            "space": NAMES[space],
        }
        path = [specialist_element(kind), space_element(space)]
        state.emit("event-specialist", args, [space_element(space)], path=path)


def begin_specialist(state: TerracottaState, seat: int, kind: int) -> None:
    """Ask where a specialist goes."""
    if kind == HORSE:
        state.stack.append(RiderSpace(seat))
    elif kind == KNEELING_ARCHER:
        state.stack.append(KneelingSpace(seat))
    else:
        state.stack.append(FigureSpace(seat, kind))


def refuse_specialist(state: TerracottaState, seat: int, action: int) -> str:
    """Why a specialist cannot be shaped now."""
    if not act.FIGURE <= action < act.WAREHOUSES:
        return "terracotta.specialist.payment"
    kind = action - act.FIGURE
    if not state.is_active(seat, state.tables.specialist_weapon[kind]):
        return [
            "terracotta.specialist.weapon_horse",
            "terracotta.specialist.weapon_kneeling_archer",
            "terracotta.specialist.weapon_footman",
            "terracotta.specialist.weapon_musician",
        ][kind]
    if specialist_cost(state, kind) < 0:
        return "terracotta.specialist.four_each"
    if not can_pay_specialist(state, seat, kind):
        return "terracotta.specialist.cost_values"
    if kind == HORSE:
        return "terracotta.specialist.horse_placement"
    if kind == KNEELING_ARCHER:
        blocked = beside(faced_groups(state)) & state.empty
        if blocked:
            return "terracotta.specialist.kneeling_one_per_group"
        return "terracotta.specialist.kneeling_placement"
    return "terracotta.specialist.occupies"


def cannot_shape(state: TerracottaState, seat: int, at: int, kind: int) -> str:
    """Why a question about a specialist does not match the position; empty if it does."""
    if not performs(state, seat, at, SPECIALIST):
        return "it belongs to a Specialist action"
    if act.FIGURE + kind in specialist_ways(state, seat):
        return ""
    return f"seat {seat} cannot shape that"


class RiderSpace(SpaceQuestion):
    """Asks which warrior gets a Horse."""

    kind = "rider"
    rule = "terracotta.specialist.horse_placement"
    follows = True

    def misfit(self, state: TerracottaState, at: int) -> str:
        return cannot_shape(state, self.seat, at, HORSE)

    def actions(self, state: TerracottaState) -> list[int]:
        return spaces_in(riders(state, self.seat))

    def take(self, state: TerracottaState, action: int) -> None:
        state.stack.append(HorseDirection(self.seat, action))

    def refusal(self, state: TerracottaState, action: int) -> str:
        if 0 <= action < 63 and is_mounted(state, action):
            return "terracotta.specialist.horse_one_per_warrior"
        return self.rule


class DirectionQuestion(AboutSpace):
    """A decision about the figure on a space; the answer is a direction."""

    offers: ClassVar = [(act.DIRECTION, act.END - 1)]

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        where = word_arg("direction-" + DIRECTIONS[action - act.DIRECTION])
        return Sentence("action-direction", {"direction": where})

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        ahead = NEXT[4 * self.space + action - act.DIRECTION]
        found = [button(DIRECTIONS[action - act.DIRECTION])]
        if ahead >= 0:
            found.append(space_element(ahead))
        return found


class HorseDirection(DirectionQuestion):
    """Asks on which two spaces the Horse lies."""

    kind = "horse"
    rule = "terracotta.specialist.horse_placement"

    def misfit(self, state: TerracottaState, at: int) -> str:
        if owner_at(state, self.space) != self.seat or is_mounted(state, self.space):
            return "nobody mounts there"
        return cannot_shape(state, self.seat, at, HORSE)

    def actions(self, state: TerracottaState) -> list[int]:
        return [act.DIRECTION + direction for direction in horse_directions(state, self.space)]

    def take(self, state: TerracottaState, action: int) -> None:
        shape_specialist(state, self.seat, HORSE, self.space, action - act.DIRECTION)

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        found = super().touches(state, action)
        if len(found) == 2:
            beyond = NEXT[4 * NEXT[4 * self.space + action - act.DIRECTION] + action - act.DIRECTION]
            if beyond >= 0:
                found.append(space_element(beyond))
        return found


class KneelingSpace(SpaceQuestion):
    """Asks where a Kneeling Archer goes."""

    kind = "kneeling"
    rule = "terracotta.specialist.kneeling_placement"
    follows = True

    def misfit(self, state: TerracottaState, at: int) -> str:
        return cannot_shape(state, self.seat, at, KNEELING_ARCHER)

    def actions(self, state: TerracottaState) -> list[int]:
        return spaces_in(kneeling_spaces(state, self.seat))

    def take(self, state: TerracottaState, action: int) -> None:
        state.stack.append(Facing(self.seat, action))

    def refusal(self, state: TerracottaState, action: int) -> str:
        if 0 <= action < 63 and state.cells[action] == EMPTY:
            if beside(BITS[action]) & faced_groups(state):
                return "terracotta.specialist.kneeling_one_per_group"
        return self.rule


class Facing(DirectionQuestion):
    """Asks which warrior a Kneeling Archer faces."""

    kind = "facing"
    rule = "terracotta.specialist.kneeling_placement"

    def misfit(self, state: TerracottaState, at: int) -> str:
        if not (kneeling_spaces(state, self.seat) >> self.space) & 1:
            return "no warrior to face there"
        return cannot_shape(state, self.seat, at, KNEELING_ARCHER)

    def actions(self, state: TerracottaState) -> list[int]:
        faced = faceable(state, self.seat)
        return [act.DIRECTION + direction for direction in facing_directions(self.space, faced)]

    def take(self, state: TerracottaState, action: int) -> None:
        shape_specialist(state, self.seat, KNEELING_ARCHER, self.space, action - act.DIRECTION)

    def refusal(self, state: TerracottaState, action: int) -> str:
        if act.DIRECTION <= action < act.END:
            near = NEXT[4 * self.space + action - act.DIRECTION]
            if near >= 0 and owner_at(state, near) == self.seat:
                return "terracotta.specialist.kneeling_one_per_group"
        return self.rule


class FigureSpace(AboutSpecialist):
    """Asks where a Footman or a Musician goes: any empty space."""

    kind = "figure-space"
    rule = "terracotta.specialist.footman_placement"
    follows = True
    fields: ClassVar = [Field("specialist", FOOTMAN, MUSICIAN)]

    def misfit(self, state: TerracottaState, at: int) -> str:
        return cannot_shape(state, self.seat, at, self.specialist)

    def actions(self, state: TerracottaState) -> list[int]:
        return state.free[:]

    def take(self, state: TerracottaState, action: int) -> None:
        shape_specialist(state, self.seat, self.specialist, action, 0)

    def refusal(self, state: TerracottaState, action: int) -> str:
        return self.rule if self.specialist == FOOTMAN else "terracotta.specialist.musician_placement"

    def prompt(self, state: TerracottaState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "specialist": specialist_arg(self.specialist)}
        return Sentence("prompt-figure-space", args)


# Rules of this chapter that the code above implements without citing them:
# `terracotta.specialist.no_warrior_no_vp`
# `terracotta.specialist.horse_one_warrior`
# `terracotta.specialist.kneeling_not_size`
# `terracotta.specialist.kneeling_not_lines`
# `terracotta.specialist.kneeling_merge`
# `terracotta.specialist.kneeling_faces_rider`
# `terracotta.specialist.footman_final_only`
# `terracotta.specialist.musician_no_blocking`
# `terracotta.specialist.musician_each`
