"""Phase 3: troops come by themselves, generals are bought (royaumes.recruit.*)."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.decisions.base import PAYMENT_FIELDS, Payment, Question
from tianxia.games.royaumes.elements import screen
from tianxia.games.royaumes.general import mix, price_seen
from tianxia.games.royaumes.shared import row_put
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import BEING_BOUGHT, IN_HAND, IN_RESERVE, MOST_TROOPS, POWERS, RECRUIT
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence


def recruits(state: RoyaumesState, seat: int) -> int:
    """One for each commandery, as far as the sixty troops go (royaumes.recruit.capped_by_sixty)."""
    return min(state.count_occupied(seat), MOST_TROOPS - state.troops(seat))


def ask_recruit(state: RoyaumesState) -> bool:
    """Whoever has a general in reserve and any marker is asked: others cannot tell which could be paid."""
    seat = state.active()
    if state.worth_of_stock(seat) == 0:
        return False
    for general in range(3):
        if state.generals[3 * seat + general] == IN_RESERVE:
            state.stack.append(Recruit(seat))
            return True
    return False


class Recruit(Question):
    """Which general to buy, if any."""

    kind: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "royaumes.recruit.general_optional"
    secret: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [
        (act.DONE, act.DONE),
        (act.GENERALS + 1, act.GENERALS + 2),
        (act.GENERALS + 4, act.GENERALS + 4),
    ]

    def actions(self, state: RoyaumesState) -> list[int]:
        worth = state.worth_of_stock(self.seat)
        found = [act.DONE]
        for general in range(3):
            if state.generals[3 * self.seat + general] == IN_RESERVE and POWERS[general] <= worth:
                found.append(act.GENERALS + POWERS[general])
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.DONE:
            state.done = True
            return
        general = POWERS.index(action - act.GENERALS)
        state.generals = row_put(state.generals, 3 * self.seat + general, BEING_BOUGHT)
        state.stack.append(PayGeneral(self.seat, 0, 0))

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        if action == act.DONE:
            return super().describe(state, action)
        return Sentence("action-recruit", {"power": action - act.GENERALS})

    def refusal(self, state: RoyaumesState, action: int) -> str:
        general = POWERS.index(action - act.GENERALS) if action > act.GENERALS else -1
        if general >= 0 and state.generals[3 * self.seat + general] != IN_RESERVE:
            return "royaumes.recruit.general_from_reserve"
        return "royaumes.recruit.general_cost"

    def fits(self, state: RoyaumesState) -> bool:
        return state.phase == RECRUIT and super().fits(state)


class PayGeneral(Payment):
    """Markers worth at least its power (royaumes.recruit.general_cost), for it alone."""

    kind: ClassVar[str] = "pay-general"
    rule: ClassVar[str] = "royaumes.recruit.general_cost"
    fields: ClassVar[list[Field]] = PAYMENT_FIELDS

    def __init__(self, seat: int, paid: int, first: int) -> None:
        self.seat = seat
        self.paid = paid
        self.first = first

    def bought(self, state: RoyaumesState) -> int:
        """The general, or -1."""
        for general in range(3):
            if state.generals[3 * self.seat + general] == BEING_BOUGHT:
                return general
        return -1

    def due(self, state: RoyaumesState) -> int:
        return POWERS[self.bought(state)]

    def again(self, paid: int, first: int) -> Payment:
        return PayGeneral(self.seat, paid, first)

    def finish(self, state: RoyaumesState) -> None:
        general = self.bought(state)
        state.generals = row_put(state.generals, 3 * self.seat + general, IN_HAND)
        price_seen(state, self.seat, general, self.paid)
        mix(state, self.seat)
        if state.log is not None:
            own: dict[str, object] = {"power": POWERS[general]}
            state.tell_owner("event-recruit-general", self.seat, {}, own, [screen(self.seat)])

    def fits(self, state: RoyaumesState) -> bool:
        return state.phase == RECRUIT and super().fits(state) and self.bought(state) >= 0
