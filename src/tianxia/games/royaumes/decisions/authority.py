"""Phase 8: who has not progressed loses authority, and who is below 0 pays for it (royaumes.authority.*)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.armies import take_off
from tianxia.games.royaumes.decisions.base import Question, places_of
from tianxia.games.royaumes.elements import place_arg, screen
from tianxia.games.royaumes.marker import spend
from tianxia.games.royaumes.shared import plus
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import AUTHORITY, VALUES
from tianxia.kernel.decision import Field
from tianxia.kernel.event import EVERYONE, Outcome, Sentence, Side, seat_arg

ORGANISED: Final = 3  # after the three kinds of markers
DISORGANISED: Final = 4


def contest(state: RoyaumesState) -> None:
    """Every progress marker moves to the count of now; who does not hold more than at the start of the turn
    falls a step, down to the last one (royaumes.authority.progress_is_strict)."""
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
    """Who holds more than at the start of the turn, and whose authority falls."""
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
    """Below 0 the level is paid every turn; who cannot pay all of it gives everything."""
    state.done = True
    seat = state.active()
    owed = debt(state, seat)
    if owed == 0 or state.troops(seat) == 0:  # royaumes.authority.no_troops_no_payment
        return False
    if 2 * owed > 2 * state.worth_of_stock(seat) + worth_of_troops(state, seat):
        give_everything(state, seat)
        return False
    state.stack.append(Restore(seat))
    return True


def worth_of_troops(state: RoyaumesState, seat: int) -> int:
    """What all troops can pay, in halves: 2 for an organised one, 2 for a pair of others."""
    return 2 * state.all_organised(seat) + state.all_disorganised(seat) // 2 * 2


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
    """The progress marker shows what is left (royaumes.authority.progress_marker_shows_baseline)."""
    move_progress(state, seat, state.count_occupied(seat))


class RestoreQuestion(Question):
    """What to pay with next: markers first, then organised troops, then disorganised ones in pairs."""

    rule: ClassVar[str] = "royaumes.authority.pay_mixed"
    secret: ClassVar[bool] = True
    phases: ClassVar[list[int]] = [AUTHORITY]
    offers: ClassVar[list[tuple[int, int]]] = [(act.MARKER, act.ENOUGH)]

    def left(self, state: RoyaumesState) -> int:
        """What is still owed, in halves."""
        return 2 * debt(state, self.seat)

    def first_means(self) -> int:
        """The first means that may still be used."""
        return 0

    def actions(self, state: RoyaumesState) -> list[int]:
        left, first, at = self.left(state), self.first_means(), 3 * self.seat
        organised, disorganised = state.all_organised(self.seat), state.all_disorganised(self.seat)
        found: list[int] = []
        markers = 0  # in halves, from the kind on that is looked at
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
        if disorganised >= left:  # nothing else may follow (royaumes.authority.troops_exact)
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
        return super().describe(state, action)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action in (act.GIVE_ORGANISED, act.GIVE_DISORGANISED):
            return "royaumes.authority.troops_exact"
        if action == act.ENOUGH:
            return "royaumes.authority.pay_every_turn_below_zero"
        return "royaumes.marker.indivisible"

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and debt(state, self.seat) > 0


class Restore(RestoreQuestion):
    """The first means."""

    kind: ClassVar[str] = "restore"

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and len(self.actions(state)) > 0


class RestoreMore(RestoreQuestion):
    """What else; `means` is the last one used."""

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
        return (
            super().fits(state) and self.owed <= 2 * debt(state, self.seat) and len(self.actions(state)) > 0
        )


class GiveTroop(Question):
    """Where a troop is given up: any own one on the board (royaumes.authority.any_troop_may_pay)."""

    rule: ClassVar[str] = "royaumes.authority.any_troop_may_pay"
    follows: ClassVar[bool] = True
    secret: ClassVar[bool] = True  # always said in words, though there be one place only
    phases: ClassVar[list[int]] = [AUTHORITY]
    fields: ClassVar[list[Field]] = [Field("owed", 1, 99)]

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
        return super().fits(state) and len(self.actions(state)) > 0


class GiveOrganised(GiveTroop):
    """One organised troop for 1 (royaumes.authority.pay_organised)."""

    kind: ClassVar[str] = "give-organised"

    def take(self, state: RoyaumesState, action: int) -> None:
        self.give(state, action, 1, 0, ORGANISED)


class GiveDisorganised(GiveTroop):
    """One disorganised troop for half a point (royaumes.authority.pay_disorganised)."""

    kind: ClassVar[str] = "give-disorganised"

    def counts(self, state: RoyaumesState) -> vec[i64]:
        return state.disorganised

    def take(self, state: RoyaumesState, action: int) -> None:
        self.give(state, action, 0, 1, DISORGANISED)


def pay_on(state: RoyaumesState, seat: int, left: int, means: int) -> None:
    """Ask for the rest; with nothing owed only further markers could still be thrown away."""
    if left == 0:
        more = False
        for kind in range(means, 3):
            if state.stock[3 * seat + kind]:
                more = True
        if not more:
            after_payment(state, seat)
            return
    state.stack.append(RestoreMore(seat, left, means))
