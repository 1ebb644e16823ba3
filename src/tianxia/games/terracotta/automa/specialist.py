"""The Prime Minister's specialists: the first one that he wants and can pay, by active weapons from right to
left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.automa.reasons import (
    MINISTER,
    PERSON,
    beneath,
    gain_coins,
    say,
    say_choice,
    say_spaces,
    weapon_args,
)
from tianxia.games.terracotta.decisions.base import AboutSpecialist, specialist_arg
from tianxia.games.terracotta.decisions.specialist import (
    DirectionQuestion,
    can_pay_specialist,
    facing_directions,
    place_specialist,
    specialist_cost,
)
from tianxia.games.terracotta.elements import (
    space_element,
    specialist_element,
    weapon_element,
)
from tianxia.games.terracotta.group import groups_of
from tianxia.games.terracotta.mausoleum import (
    AROUND,
    BITS,
    LINES,
    NAMES,
    beside,
    bodies,
    count,
    spaces_in,
    warriors_in,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import FOOTMAN, HORSE, KNEELING_ARCHER, MUSICIAN, SWORD, WEAPONS
from tianxia.kernel.event import Sentence, seat_arg, word_arg
from tianxia.kernel.numbers import plus


def weapons_to_check(state: TerracottaState) -> list[int]:
    """His active weapons from right to left; the Sword alone replaces the other three."""
    row = state.weapon_row[::-1]
    active = [weapon for weapon in row if state.is_active(MINISTER, weapon)]
    if active == [SWORD]:  # terracotta.solo.specialist.sword_joker, sword_joker_order
        return [weapon for weapon in row if weapon != SWORD]
    # terracotta.solo.specialist.sword_not_joker, terracotta.solo.specialist.never_horse
    return [weapon for weapon in active if weapon != SWORD]


def resolve_specialist(state: TerracottaState) -> None:
    """Shape the first specialist that the automa wants, or take a coin (terracotta.solo.specialist.none)."""
    checked = weapons_to_check(state)
    for weapon in checked:  # terracotta.solo.specialist.right_to_left
        kind = state.tables.specialist_weapon.index(weapon)
        if kind == HORSE:
            continue
        if not can_pay_specialist(state, MINISTER, kind):  # terracotta.solo.specialist.skip_unaffordable
            if state.log is not None:
                tell_skipped(state, kind, "specialist.skip_unaffordable")
            continue
        if wanted_spaces(state, kind) != 0:
            begin(state, kind, weapon, checked)
            return
        if state.log is not None:
            tell_skipped(state, kind, "specialist." + WANTS[kind])
    gain_coins(state, state.tables.no_specialist_coins, "specialist.none")


WANTS: Final = ["never_horse", "kneeling_wants", "footman_wants", "musician_wants"]


def tell_skipped(state: TerracottaState, kind: int, rule: str) -> None:
    say(state, "skips-specialist", rule, {"specialist": specialist_arg(kind)}, [specialist_element(kind)])


def wanted_spaces(state: TerracottaState, kind: int) -> i64:
    """The spaces where he wants a specialist; empty if he does not want one."""
    if kind == KNEELING_ARCHER:
        return beside(faced_wanted(state)) & state.empty
    return footman_spaces(state) if kind == FOOTMAN else musician_spaces(state)


def rank(difference: int) -> int:
    """The rank of a mixed group: tied ones first, then a lead of the person by 1, of him by 1, of the
    person by 2, ...
    """
    return 2 * difference if difference > 0 else -2 * difference - 1 if difference < 0 else 0


def faced_wanted(state: TerracottaState) -> i64:
    """Where his Kneeling Archer may go: his warriors in the mixed groups with the best rank.

    Rules: terracotta.solo.specialist.kneeling_wants, terracotta.solo.specialist.kneeling_group_order.
    """
    empty: i64 = state.empty
    found: i64 = 0
    best = -1
    for type in range(4):
        own: i64 = bodies(state, MINISTER, type)
        for group in groups_of(state, type):
            faced: i64 = group.spaces & own
            if not group.is_mixed() or group.has_kneeling() or not beside(faced) & empty:
                continue
            worth = rank(group.warriors[MINISTER] - group.warriors[PERSON])
            if best < 0 or worth < best:
                best, found = worth, 0
            if worth == best:
                found |= faced
    return found


def footman_spaces(state: TerracottaState) -> i64:
    """Spaces where his lead around them exceeds the number of empty spaces around
    (terracotta.solo.specialist.footman_wants).
    """
    empty: i64 = state.empty
    found: i64 = 0
    for space in state.free:
        around: i64 = AROUND[space]
        counts = warriors_in(state, around)
        if counts[MINISTER] - counts[PERSON] > int(count(around & empty)):
            found |= BITS[space]
    return found


def musician_spaces(state: TerracottaState) -> i64:
    """Spaces where a Musician scores enough for him, and at least twice as much as for the person.

    Of these, the spaces with the largest difference.
    """
    tables = state.tables
    found: i64 = 0
    best = -1
    for space in state.free:
        counts = warriors_in(state, LINES[space])
        his, hers = tables.musician_vp * counts[MINISTER], tables.musician_vp * counts[PERSON]
        # terracotta.solo.specialist.musician_wants
        if his < tables.wanted_musician_vp or his < tables.wanted_musician_ratio * hers:
            continue
        if his - hers > best:  # terracotta.solo.specialist.musician_best
            best, found = his - hers, 0
        if his - hers == best:
            found |= BITS[space]
    return found


def begin(state: TerracottaState, kind: int, weapon: int, checked: list[int]) -> None:
    """Turn the used weapon inactive, pay (terracotta.solo.specialist.pay), and place the specialist or
    ask where.
    """
    used = weapon if state.is_active(MINISTER, weapon) else SWORD
    if state.log is not None:
        args: dict[str, object] = {
            "specialist": specialist_arg(kind),
            "weapon": word_arg("weapon-" + WEAPONS[used]),
            "coins": specialist_cost(state, kind),
        }
        rule = "specialist.right_to_left" if used == weapon else "specialist.sword_joker"
        touches = [specialist_element(kind), weapon_element(MINISTER, used)]
        say_choice(state, "specialist", rule, weapon_args(checked), "rightmost", args, touches)
    state.turn_weapon(MINISTER, used)
    gain_coins(state, -specialist_cost(state, kind), "specialist.pay")
    state.shaped = plus(state.shaped, kind, 1)
    spaces = spaces_in(wanted_spaces(state, kind))
    if len(spaces) == 1:
        place_at(state, kind, spaces[0])
        return
    if state.log is not None:
        rule = ["", "kneeling_human_space", "footman_human_space", "musician_best"][kind]
        args = {"specialist": specialist_arg(kind)}
        say_spaces(state, "asks-specialist", "specialist." + rule, spaces, "person", args)
    state.stack.append(MinisterFigure(PERSON, kind))


def place_at(state: TerracottaState, kind: int, space: int) -> None:
    """Place the specialist; ask which warrior a Kneeling Archer faces if there are several."""
    direction = 0
    if kind == KNEELING_ARCHER:
        directions = facing_directions(space, faced_wanted(state))
        if len(directions) > 1:
            state.stack.append(MinisterFacing(PERSON, space))
            return
        direction = directions[0]
    put_down(state, kind, space, direction)


def put_down(state: TerracottaState, kind: int, space: int, direction: int) -> None:
    place_specialist(state, kind, space, direction)
    if state.log is not None:
        args: dict[str, object] = {"specialist": specialist_arg(kind), "space": NAMES[space]}
        path = [specialist_element(kind), space_element(space)]
        say(state, "places-specialist", "specialist." + WANTS[kind], args, [space_element(space)], path)


class MinisterFigure(AboutSpecialist):
    """Asks the person where his specialist goes, among equally good spaces."""

    kind = "minister-figure"
    rule = "terracotta.solo.specialist.footman_human_space"
    verb = "minister"

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.automa != MINISTER or self.seat != PERSON:
            return "only the person chooses for the Prime Minister"
        return unplaced(state, self.specialist, at)

    def actions(self, state: TerracottaState) -> list[int]:
        return spaces_in(wanted_spaces(state, self.specialist))

    def take(self, state: TerracottaState, action: int) -> None:
        place_at(state, self.specialist, action)

    def prompt(self, state: TerracottaState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "specialist": specialist_arg(self.specialist)}
        return Sentence("prompt-minister-figure", args)

    def refusal(self, state: TerracottaState, action: int) -> str:
        if self.specialist == KNEELING_ARCHER:
            return "terracotta.solo.specialist.kneeling_human_space"
        if self.specialist == MUSICIAN:
            return "terracotta.solo.specialist.musician_best"
        return self.rule


class MinisterFacing(DirectionQuestion):
    """Asks the person which of his warriors his Kneeling Archer faces."""

    kind = "minister-facing"
    rule = "terracotta.solo.specialist.kneeling_human_space"

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.automa != MINISTER or self.seat != PERSON:
            return "only the person chooses for the Prime Minister"
        if not (wanted_spaces(state, KNEELING_ARCHER) >> self.space) & 1:
            return "he wants no Kneeling Archer there"
        return unplaced(state, KNEELING_ARCHER, at)

    def actions(self, state: TerracottaState) -> list[int]:
        found = facing_directions(self.space, faced_wanted(state))
        return [act.DIRECTION + direction for direction in found]

    def take(self, state: TerracottaState, action: int) -> None:
        put_down(state, KNEELING_ARCHER, self.space, action - act.DIRECTION)


def unplaced(state: TerracottaState, kind: int, at: int) -> str:
    """Why no specialist of this kind waits to be placed; empty if one does."""
    if at < len(state.stack) - 1 or not beneath(state, at, ["minister-decrees"]):
        return "it belongs to his outer action"
    placed = [len(state.horses), len(state.kneeling), len(state.footmen), len(state.musicians)]
    return (
        "" if state.shaped[kind] == placed[kind] + state.tables.boxed[kind] + 1 else "none waits to be placed"
    )


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.specialist.sword_joker_order`
