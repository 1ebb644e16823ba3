"""Phase 3: every commandery gives a troop, generals are bought (royaumes.recruit.*)."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.decisions.base import PAYMENT_FIELDS, OneGeneral, Payment, one_waits
from tianxia.games.royaumes.elements import screen
from tianxia.games.royaumes.general import mix, price_seen
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import BEING_BOUGHT, IN_HAND, IN_RESERVE, MOST_TROOPS, POWERS, RECRUIT
from tianxia.kernel.decision import Field
from tianxia.kernel.numbers import row_put


def recruits(state: RoyaumesState, seat: int) -> int:
    """One troop for each commandery; at most sixty troops in all are on the board
    (royaumes.recruit.capped_by_sixty).
    """
    return min(state.count_occupied(seat), MOST_TROOPS - state.troops(seat))


def ask_recruit(state: RoyaumesState) -> bool:
    """Ask every seat that has a general in reserve and any marker, because others cannot know whether it
    can pay.
    """
    seat = state.active()
    if state.worth_of_stock(seat) == 0 or not one_waits(state, seat, IN_RESERVE):
        return False
    state.stack.append(Recruit(seat))
    return True


class Recruit(OneGeneral):
    """Asks which general to buy, if any."""

    kind: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "royaumes.recruit.general_optional"
    never_automatic: ClassVar[bool] = True
    phases: ClassVar[list[int]] = [RECRUIT]
    waiting: ClassVar[int] = IN_RESERVE

    def most_power(self, state: RoyaumesState) -> int:
        return state.worth_of_stock(self.seat)

    def choose(self, state: RoyaumesState, general: int) -> None:
        state.generals = row_put(state.generals, 3 * self.seat + general, BEING_BOUGHT)
        state.stack.append(PayGeneral(self.seat, 0, 0))

    def refusal(self, state: RoyaumesState, action: int) -> str:
        general = POWERS.index(action - act.GENERALS) if action > act.GENERALS else -1
        if general >= 0 and state.generals[3 * self.seat + general] != IN_RESERVE:
            return "royaumes.recruit.general_from_reserve"
        return "royaumes.recruit.general_cost"


class PayGeneral(Payment):
    """Pay markers worth at least the general's power (royaumes.recruit.general_cost), for this general
    only.
    """

    kind: ClassVar[str] = "pay-general"
    rule: ClassVar[str] = "royaumes.recruit.general_cost"
    phases: ClassVar[list[int]] = [RECRUIT]
    fields: ClassVar[list[Field]] = PAYMENT_FIELDS

    def __init__(self, seat: int, paid: int, first: int) -> None:
        self.seat = seat
        self.paid = paid
        self.first = first

    def bought(self, state: RoyaumesState) -> int:
        """The general to buy, or -1."""
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
        return super().fits(state) and self.bought(state) >= 0


# Rules of this chapter that the code above implements without citing them:
# `royaumes.recruit.one_troop_per_commandery`
# `royaumes.recruit.links_give_nothing`
# `royaumes.recruit.general_paid_separately`
# `royaumes.recruit.general_without_start_three`
