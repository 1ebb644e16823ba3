"""Phase 7: markers turn disorganised troops in a commandery organised again (royaumes.reorganise.*)."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes.decisions.base import PAYMENT_FIELDS, Payment, PlaceOrDone
from tianxia.games.royaumes.elements import place_arg
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import COMMANDERIES, REORGANISE
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import row_plus


def in_disorder(state: RoyaumesState, seat: int) -> list[int]:
    """The commanderies in which the seat has disorganised troops now; links do not count
    (royaumes.reorganise.only_in_commandery).
    """
    found: list[int] = []
    for commandery in range(COMMANDERIES):
        if state.owner[commandery] == seat and state.disorganised[commandery]:
            found.append(commandery)
    return found


def ask_reorganise(state: RoyaumesState) -> bool:
    seat = state.active()
    if state.worth_of_stock(seat) == 0 or not in_disorder(state, seat):
        return False
    state.stack.append(Reorganise(seat))
    return True


class Reorganise(PlaceOrDone):
    """Asks which campfire gets markers next, if any (royaumes.reorganise.optional)."""

    kind: ClassVar[str] = "reorganise"
    rule: ClassVar[str] = "royaumes.reorganise.where_troops_are_now"
    verb: ClassVar[str] = "reorganise"
    phases: ClassVar[list[int]] = [REORGANISE]

    def places(self, state: RoyaumesState) -> list[int]:
        return in_disorder(state, self.seat)

    def choose(self, state: RoyaumesState, place: int) -> None:
        state.stack.append(ReorganisePayment(self.seat, place, 0, 0))

    def refusal(self, state: RoyaumesState, action: int) -> str:
        return "royaumes.reorganise.only_in_commandery" if action >= COMMANDERIES else self.rule


class ReorganisePayment(Payment):
    """Asks for markers to pay for one commandery; surplus value is lost (royaumes.reorganise.no_sharing)."""

    kind: ClassVar[str] = "reorganise-payment"
    rule: ClassVar[str] = "royaumes.reorganise.value_per_commandery"
    phases: ClassVar[list[int]] = [REORGANISE]
    fields: ClassVar[list[Field]] = [Field("commandery", 0, COMMANDERIES - 1), *PAYMENT_FIELDS]

    def __init__(self, seat: int, commandery: int, paid: int, first: int) -> None:
        self.seat = seat
        self.commandery = commandery
        self.paid = paid
        self.first = first

    def due(self, state: RoyaumesState) -> int:
        return 1

    def wanted(self, state: RoyaumesState) -> int:
        return state.disorganised[self.commandery]

    def again(self, paid: int, first: int) -> Payment:
        return ReorganisePayment(self.seat, self.commandery, paid, first)

    def finish(self, state: RoyaumesState) -> None:
        count = min(self.paid, state.disorganised[self.commandery])
        state.disorganised = row_plus(state.disorganised, self.commandery, -count)
        state.organised = row_plus(state.organised, self.commandery, count)
        if state.log is not None:
            state.tell_at("event-reorganise", self.seat, self.commandery, {"count": count})

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "place": place_arg(state.map, self.commandery),
            "count": state.disorganised[self.commandery],
            "paid": self.paid,
        }
        return Sentence("prompt-reorganise-payment", args)

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and self.commandery in in_disorder(state, self.seat)
