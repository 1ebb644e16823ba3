"""Phase 8: seats without progress lose authority, and seats below 0 pay for it (royaumes.authority.*)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.armies import take_off
from tianxia.games.royaumes.decisions.base import RoyaumesDecision, describe_payment, places_of
from tianxia.games.royaumes.elements import place_arg, screen
from tianxia.games.royaumes.marker import spend
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import AUTHORITY, VALUES
from tianxia.kernel.decision import Field
from tianxia.kernel.event import EVERYONE, Outcome, Sentence, Side, seat_arg
from tianxia.kernel.numbers import plus

ANY_ORDER: Final = 2  # from this rules version on a payment may mix markers and troops in any order
ORGANISED: Final = 3  # after the three kinds of markers
DISORGANISED: Final = 4


def contest(state: RoyaumesState) -> None:
    """Move every progress marker to the current count. A seat that does not hold more than at the start
    of the turn falls one step, at most to the last step (royaumes.authority.progress_is_strict).
    """
    if state.log is not None:
        tell_contest(state)
    for seat in state.order:
        count = state.count_occupied(seat)
        progressed = count > state.progress[seat]
        move_progress(state, seat, count)
        if not progressed and state.authority[seat] + 1 < len(state.tables.levels):
            state.authority = plus(state.authority, seat, 1)
            if state.log is not None:
                level = -state.tables.levels[state.authority[seat]]
                state.tell("event-authority", seat, {"level": level}, [f"authority:{seat}"])


def tell_contest(state: RoyaumesState) -> None:
    """Log which seats made progress, and whose authority falls."""
    sides: list[Side] = []
    gains: list[tuple[int, Sentence]] = []
    levels = state.tables.levels
    for seat in state.order:
        count, before = state.count_occupied(seat), state.progress[seat]
        sides.append(
            Side(seat_arg(seat), count, [Sentence("outcome-before", {"count": before})], count > before)
        )
        if count <= before and state.authority[seat] + 1 < len(levels):
            gains.append((seat, Sentence("outcome-authority", {"level": -levels[state.authority[seat] + 1]})))
    touches = [f"progress:{seat}" for seat in state.order]
    outcome = Outcome(sides, "royaumes.authority.progress_is_strict", gains)
    state.emit("event-contest", {}, touches, EVERYONE, outcome=outcome)


def move_progress(state: RoyaumesState, seat: int, count: int) -> None:
    if count != state.progress[seat]:
        state.progress = plus(state.progress, seat, count - state.progress[seat])
        if state.log is not None:
            state.tell("event-progress", seat, {"count": count}, [f"progress:{seat}"])


def debt(state: RoyaumesState, seat: int) -> int:
    return state.tables.levels[state.authority[seat]]


def ask_authority(state: RoyaumesState) -> bool:
    """A seat below 0 pays for its level every turn; a seat that cannot pay all of it gives everything."""
    state.done = True
    seat = state.active()
    owed = debt(state, seat)
    if owed == 0 or state.troops(seat) == 0:  # royaumes.authority.no_troops_no_payment
        return False
    if not can_pay(state, seat, 2 * owed):
        give_everything(state, seat)
        return False
    state.stack.append(Restore(seat))
    return True


def can_pay(state: RoyaumesState, seat: int, left: int) -> bool:
    """Can a seat pay the rest (in halves) with all it has?"""
    markers, disorganised = 2 * state.worth_of_stock(seat), state.all_disorganised(seat)
    enough = left <= markers + 2 * state.all_organised(seat) + disorganised
    return enough and half_fits(left, markers, disorganised)


def half_fits(left: int, markers: int, disorganised: int) -> bool:
    """An odd half must be paid by a disorganised troop or by a marker; an organised troop would pay too
    much.
    """
    return left % 2 == 0 or disorganised > 0 or markers > 0


def give_everything(state: RoyaumesState, seat: int) -> None:
    """royaumes.authority.cannot_pay."""
    if state.log is not None:
        state.tell("event-cannot-pay", seat, {"debt": debt(state, seat)}, [screen(seat)])
    for kind in range(3):
        while state.stock[3 * seat + kind]:
            spend(state, seat, kind)
    for space in range(state.map.spaces):
        if state.owner[space] == seat:
            take_off(state, space, state.organised[space], state.disorganised[space])
    after_payment(state, seat)


def after_payment(state: RoyaumesState, seat: int) -> None:
    """The progress marker shows the commanderies that are left
    (royaumes.authority.progress_marker_shows_baseline).
    """
    move_progress(state, seat, state.count_occupied(seat))


class RestoreQuestion(RoyaumesDecision):
    """Asks what to pay next: a marker, an organised troop for 1, or a disorganised one for a half.

    A troop never pays more than is still owed; a marker may (royaumes.authority.troops_exact).
    """

    rule: ClassVar[str] = "royaumes.authority.pay_mixed"
    never_automatic: ClassVar[bool] = True
    phases: ClassVar[list[int]] = [AUTHORITY]
    offers: ClassVar[list[tuple[int, int]]] = [(act.MARKER, act.ENOUGH)]

    def left(self, state: RoyaumesState) -> int:
        """The debt that is left, in halves."""
        return 2 * debt(state, self.seat)

    def first_means(self) -> int:
        """The first kind of payment that the seat may still use."""
        return 0

    def actions(self, state: RoyaumesState) -> list[int]:
        if state.rules < ANY_ORDER or self.left(state) == 0:
            return self.in_order(state)
        return self.in_any_order(state)

    def in_any_order(self, state: RoyaumesState) -> list[int]:
        """Every kind of payment that leaves the seat able to pay the rest."""
        left, at = self.left(state), 3 * self.seat
        markers, disorganised = 2 * state.worth_of_stock(self.seat), state.all_disorganised(self.seat)
        found: list[int] = []
        for kind in range(3):
            value = 2 * VALUES[kind]
            if state.stock[at + kind] and half_fits(max(0, left - value), markers - value, disorganised):
                found.append(act.MARKER + kind)
        if left >= 2 and state.all_organised(self.seat):
            found.append(act.GIVE_ORGANISED)
        if disorganised and half_fits(left - 1, markers, disorganised - 1):
            found.append(act.GIVE_DISORGANISED)
        return found

    def in_order(self, state: RoyaumesState) -> list[int]:
        """Rules version 1: markers from the largest, then organised troops, then disorganised ones.

        Bots pay in this order in every version: every payment that wastes no troop can be made in this order.
        """
        left, first, at = self.left(state), self.first_means(), 3 * self.seat
        organised, disorganised = state.all_organised(self.seat), state.all_disorganised(self.seat)
        found: list[int] = []
        markers = 0  # in halves: the value of the markers from this kind on
        for kind in range(first, 3):
            markers += 2 * state.stock[at + kind] * VALUES[kind]
        troops = 2 * organised + disorganised // 2 * 2
        for kind in range(first, 3):
            if state.stock[at + kind] and left <= markers + troops:
                found.append(act.MARKER + kind)
            markers -= 2 * state.stock[at + kind] * VALUES[kind]
        if left == 0:
            found.append(act.ENOUGH)
            return found
        if first <= ORGANISED and organised and 2 <= left <= 2 * organised + disorganised and left % 2 == 0:
            found.append(act.GIVE_ORGANISED)
        if disorganised >= left:  # nothing else may follow
            found.append(act.GIVE_DISORGANISED)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.ENOUGH:
            after_payment(state, self.seat)
        elif action == act.GIVE_ORGANISED:
            state.stack.append(GiveOrganised(self.seat, self.left(state)))
        elif action == act.GIVE_DISORGANISED:
            state.stack.append(GiveDisorganised(self.seat, self.left(state)))
        else:
            kind = action - act.MARKER
            spend(state, self.seat, kind)
            if state.log is not None:
                state.tell("event-pay", self.seat, {"value": VALUES[kind]}, [screen(self.seat)])
            pay_on(state, self.seat, max(0, self.left(state) - 2 * VALUES[kind]), kind)

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "debt": debt(state, self.seat)}
        return Sentence("prompt-restore", args)

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        if action in (act.GIVE_ORGANISED, act.GIVE_DISORGANISED):
            return Sentence(f"action-give-{state.game.notations[action]}", {})
        if action <= act.LAST_MARKER and self.left(state) % 2 == 0:
            cost = debt(state, self.seat)
            value = VALUES[action - act.MARKER]
            return describe_payment(value, cost - self.left(state) // 2, cost)
        return super().describe(state, action)

    def role(self, state: RoyaumesState, action: int) -> str:
        if action <= act.LAST_MARKER:
            return "usual" if 2 * VALUES[action - act.MARKER] <= self.left(state) else "rare"
        return "rare" if self.left(state) == 0 and action != act.ENOUGH else "usual"

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action == act.GIVE_ORGANISED and not state.all_organised(self.seat):
            return "royaumes.authority.pay_organised"
        if action == act.GIVE_DISORGANISED and not state.all_disorganised(self.seat):
            return "royaumes.authority.pay_disorganised"
        if act.MARKER <= action <= act.LAST_MARKER and not state.stock[3 * self.seat + action - act.MARKER]:
            return "royaumes.marker.indivisible"
        if action == act.ENOUGH or (self.left(state) == 0 and action <= act.LAST_MARKER):
            return "royaumes.authority.pay_every_turn_below_zero"
        return "royaumes.authority.troops_exact"

    def fits(self, state: RoyaumesState) -> bool:
        if not super().fits(state) or debt(state, self.seat) == 0:
            return False
        return can_pay(state, self.seat, self.left(state)) and len(self.actions(state)) > 0


class Restore(RestoreQuestion):
    """Asks for the first payment."""

    kind: ClassVar[str] = "restore"


class RestoreMore(RestoreQuestion):
    """Asks for another payment; `means` is the kind that was used last."""

    kind: ClassVar[str] = "restore-more"
    follows: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = [Field("owed", 0, 99), Field("means", 0, DISORGANISED)]

    def __init__(self, seat: int, owed: int, means: int) -> None:
        self.seat = seat
        self.owed = owed
        self.means = means

    def left(self, state: RoyaumesState) -> int:
        return self.owed

    def first_means(self) -> int:
        return self.means

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and self.owed <= 2 * debt(state, self.seat)


class GiveTroop(RoyaumesDecision):
    """Asks where to give up a troop: any own troop on the board (royaumes.authority.any_troop_may_pay)."""

    rule: ClassVar[str] = "royaumes.authority.any_troop_may_pay"
    follows: ClassVar[bool] = True
    never_automatic: ClassVar[bool] = True
    phases: ClassVar[list[int]] = [AUTHORITY]
    fields: ClassVar[list[Field]] = [Field("owed", 1, 99)]
    worth: ClassVar[int]  # in halves

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed

    def counts(self, state: RoyaumesState) -> vec[i64]:
        """The troops of the kind that is given up, by space."""
        return state.organised

    def might_offer(self, game: Any) -> list[int]:
        return places_of(game, True, True, [])

    def actions(self, state: RoyaumesState) -> list[int]:
        counts, owner = self.counts(state), state.owner
        found: list[int] = []
        space: i64
        for space in range(len(owner)):
            if owner[space] == self.seat and counts[space]:
                found.append(space)
        return found

    def give(self, state: RoyaumesState, space: int, organised: int, disorganised: int, means: int) -> None:
        take_off(state, space, organised, disorganised)
        if state.log is not None:
            state.tell_at("event-give-up", self.seat, space, {})
        pay_on(state, self.seat, self.owed - 2 * organised - disorganised, means)

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        return Sentence("action-give-troop", {"place": place_arg(state.map, action)})

    def refusal(self, state: RoyaumesState, action: int) -> str:
        return self.rule if state.owner[action] == self.seat else "royaumes.notion.army"

    def fits(self, state: RoyaumesState) -> bool:
        """Can a troop of this kind pay part of the debt, so that the seat can still pay the rest?"""
        if not super().fits(state) or not self.worth <= self.owed <= 2 * debt(state, self.seat):
            return False
        markers, disorganised = 2 * state.worth_of_stock(self.seat), state.all_disorganised(self.seat)
        if not half_fits(self.owed - self.worth, markers, disorganised - self.worth % 2):
            return False
        return can_pay(state, self.seat, self.owed) and len(self.actions(state)) > 0


class GiveOrganised(GiveTroop):
    """One organised troop for 1 (royaumes.authority.pay_organised)."""

    kind: ClassVar[str] = "give-organised"
    worth: ClassVar[int] = 2

    def take(self, state: RoyaumesState, action: int) -> None:
        self.give(state, action, 1, 0, ORGANISED)


class GiveDisorganised(GiveTroop):
    """One disorganised troop for half a point (royaumes.authority.pay_disorganised)."""

    kind: ClassVar[str] = "give-disorganised"
    worth: ClassVar[int] = 1

    def counts(self, state: RoyaumesState) -> vec[i64]:
        return state.disorganised

    def take(self, state: RoyaumesState, action: int) -> None:
        self.give(state, action, 0, 1, DISORGANISED)


def pay_on(state: RoyaumesState, seat: int, left: int, means: int) -> None:
    """Ask for the next payment, or stop if the debt is paid."""
    if left == 0:
        more = False
        for kind in range(means, 3):
            if state.stock[3 * seat + kind]:
                more = True
        if not more:
            after_payment(state, seat)
            return
    state.stack.append(RestoreMore(seat, left, means))


# Rules of this chapter that the code above implements without citing them:
# `royaumes.authority.kept_on_progress`
# `royaumes.authority.drops_one_step`
# `royaumes.authority.never_rises`
# `royaumes.authority.progress_marker_moves`
# `royaumes.authority.baseline`
# `royaumes.authority.zero_pays_nothing`
# `royaumes.authority.pay_markers`
# `royaumes.authority.cannot_pay`
#
# Rules of this chapter that other files decide:
# - `data/pieces.toml`: royaumes.authority.floor, royaumes.authority.levels
# - `decisions/turn.py`: royaumes.authority.player_order
