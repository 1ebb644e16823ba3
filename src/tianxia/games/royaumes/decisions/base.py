"""What the decisions of Royaumes Combattants share: places, markers, counts and generals as answers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.elements import (
    army_element,
    button,
    general_element,
    led_element,
    marker_element,
    place_arg,
    place_element,
    powers_arg,
    rest_element,
)
from tianxia.games.royaumes.marker import payable, spend
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import COMMANDERIES, POWERS, VALUES
from tianxia.kernel.decision import Decision, Field
from tianxia.kernel.event import Sentence, seat_arg

MOST_PAID: Final = 999
SPACE: Final = act.PLACES - 1
TROOPS: Final = 60

FROM_TO: Final = [Field("origin", 0, SPACE), Field("to", 0, SPACE)]
PAYMENT_FIELDS: Final = [Field("paid", 0, MOST_PAID), Field("first", 0, 2)]
MARKERS: Final = [(act.MARKER, act.LAST_MARKER), (act.ENOUGH, act.ENOUGH)]


def places_of(game: Any, commanderies: bool, links: bool, others: list[int]) -> list[int]:
    """The places of a game's own map, and other actions after them."""
    first = 0 if commanderies else COMMANDERIES
    last = game.tables.maps[0].spaces if links else COMMANDERIES
    return [*range(first, last), *others]


class RoyaumesDecision(Decision):
    """A decision of this title: describes every action in words and elements."""

    beneath: ClassVar[list[str]] = ["next-seat"]
    phases: ClassVar[list[int]] = []  # phases in which the active seat can be asked this question

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        if action < act.PLACES:
            return Sentence(f"action-{self.kind}", {"place": place_arg(state.map, action)})
        if action <= act.LAST_MARKER:
            return Sentence("action-marker", {"value": VALUES[action - act.MARKER]})
        if action == act.ENOUGH:
            return Sentence("action-enough", {})
        if action == act.DONE:
            return Sentence(f"action-{self.kind}-done", {})
        if act.GENERALS <= action <= act.LAST_GENERALS:
            return describe_generals(action - act.GENERALS)
        return Sentence(f"action-{state.game.notations[action].split()[-1]}", {})

    def touches(self, state: RoyaumesState, action: int) -> list[str]:
        if action < act.PLACES:
            return [place_element(state.map, action)]
        if action <= act.LAST_MARKER:
            kind = action - act.MARKER
            return [marker_element(kind, self.markers_left(state)[kind])]
        if action == act.ENOUGH:
            return [button("enough"), rest_element(self.markers_left(state))]
        if action == act.GENERALS:
            return [button("no-general"), led_element(0)]
        if act.GENERALS < action <= act.LAST_GENERALS:
            mask = action - act.GENERALS
            generals = [general_element(self.seat, general) for general in range(3) if mask >> general & 1]
            return [*generals, led_element(mask)]
        if act.ORGANISED <= action <= act.LAST_ORGANISED:
            return [f"organised:{action - act.ORGANISED}"]
        if act.DISORGANISED <= action <= act.LAST_DISORGANISED:
            return [f"disorganised:{action - act.DISORGANISED}"]
        if act.KEEP <= action <= act.LAST_KEEP:
            return [f"keep:{action - act.KEEP}"]
        return [button(state.game.notations[action])]

    def role(self, state: RoyaumesState, action: int) -> str:
        if action == act.DONE:
            return "ends"
        return "declines" if action == act.WITHDRAW else "usual"

    def markers_left(self, state: RoyaumesState) -> list[int]:
        """The markers behind the screen that are not picked yet, by kind."""
        return state.stock[3 * self.seat : 3 * self.seat + 3]

    def fits(self, state: RoyaumesState) -> bool:
        """Can this decision be on the stack of this position?"""
        return state.phase in self.phases and state.active() == self.seat and state.attacker < 0


def describe_generals(mask: int) -> Sentence:
    if mask == 0:
        return Sentence("action-no-general", {})
    return Sentence("action-generals", {"count": len(powers_arg(mask)), "powers": powers_arg(mask)})


def subsets(generals: int, least: int) -> list[int]:
    """Every subset of some generals, as actions; without the empty subset if `least` is 1."""
    found: list[int] = []
    for mask in range(least, 8):
        if mask & generals == mask:
            found.append(act.GENERALS + mask)
    return found


class OneGeneral(RoyaumesDecision):
    """Asks which of the waiting generals to choose, if any."""

    offers: ClassVar[list[tuple[int, int]]] = [
        (act.DONE, act.DONE),
        (act.GENERALS + 1, act.GENERALS + 2),
        (act.GENERALS + 4, act.GENERALS + 4),
    ]
    waiting: ClassVar[int]  # where the generals wait: in reserve, or in hand

    def most_power(self, state: RoyaumesState) -> int:
        """The highest power that may be chosen."""
        return POWERS[-1]

    def choose(self, state: RoyaumesState, general: int) -> None:
        """Carry out the choice of this general."""
        raise TypeError("a general is chosen for something")

    def particulars(self, state: RoyaumesState) -> dict[str, object]:
        """Arguments of the sentence of a choice, besides the power."""
        return {}

    def actions(self, state: RoyaumesState) -> list[int]:
        most, waiting = self.most_power(state), self.waiting
        found = [act.DONE]
        for general in range(3):
            if state.generals[3 * self.seat + general] == waiting and POWERS[general] <= most:
                found.append(act.GENERALS + POWERS[general])
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.DONE:
            state.done = True
        else:
            self.choose(state, POWERS.index(action - act.GENERALS))

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        if action == act.DONE:
            return super().describe(state, action)
        return Sentence(f"action-{self.kind}", {"power": action - act.GENERALS, **self.particulars(state)})


def one_waits(state: RoyaumesState, seat: int, where: int) -> bool:
    """Does a general of the seat wait there (in reserve, or in hand)?"""
    at, generals = 3 * seat, state.generals
    return generals[at] == where or generals[at + 1] == where or generals[at + 2] == where


class PlaceOrDone(RoyaumesDecision):
    """Asks for the next place; the answer `done` ends the seat's part of the phase."""

    def places(self, state: RoyaumesState) -> list[int]:
        """The places that may be chosen, in order, in a new list."""
        raise TypeError("a place is one of some places")

    def choose(self, state: RoyaumesState, place: int) -> None:
        """Carry out the choice of a place."""
        raise TypeError("a place is chosen for something")

    def might_offer(self, game: Any) -> list[int]:
        return places_of(game, True, True, [act.DONE])

    def actions(self, state: RoyaumesState) -> list[int]:
        found = self.places(state)
        found.append(act.DONE)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.DONE:
            state.done = True
        else:
            self.choose(state, action)


class Departure(PlaceOrDone):
    """Asks from which place pieces leave. Players click the army, not the place."""

    def touches(self, state: RoyaumesState, action: int) -> list[str]:
        return touches_army(state, self.seat, action) or super().touches(state, action)


class FromQuestion(RoyaumesDecision):
    """A question about pieces that leave a space."""

    follows: ClassVar[bool] = True

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def might_offer(self, game: Any) -> list[int]:
        return places_of(game, True, True, [])

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "place": place_arg(state.map, self.origin)}
        return Sentence(f"prompt-{self.kind}", args)


class FromToQuestion(RoyaumesDecision):
    """A question about pieces on their way from a space to another."""

    follows: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = FROM_TO

    def __init__(self, seat: int, origin: int, to: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {
            "seat": seat_arg(self.seat),
            "place": place_arg(state.map, self.origin),
            "to": place_arg(state.map, self.to),
        }
        return Sentence(f"prompt-{self.kind}", args)


class CountQuestion(FromToQuestion):
    """Asks how many troops go."""

    first: ClassVar[int] = act.ORGANISED  # the action that says none
    offers: ClassVar[list[tuple[int, int]]] = [(act.ORGANISED, act.LAST_ORGANISED)]

    def bounds(self, state: RoyaumesState) -> tuple[int, int]:
        """The fewest and the most that may go."""
        raise TypeError("a number has bounds")

    def go(self, state: RoyaumesState, count: int) -> None:
        """So many go."""
        raise TypeError("a number is chosen for something")

    def actions(self, state: RoyaumesState) -> list[int]:
        least, most = self.bounds(state)
        return list(range(self.first + least, self.first + most + 1))

    def take(self, state: RoyaumesState, action: int) -> None:
        self.go(state, action - self.first)

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        kind = "organised" if self.first == act.ORGANISED else "disorganised"
        return Sentence(f"action-{kind}-count", {"count": action - self.first})


def touches_army(state: RoyaumesState, seat: int, action: int) -> list[str]:
    """The elements of the pieces that leave a place.

    If the seat has no pieces there, the place itself is added, so that a click on it explains the refusal.
    """
    if action >= act.PLACES:
        return []
    army = army_element(state.map, action)
    own = action < state.map.spaces and (state.owner[action] == seat or state.generals_on(seat, action))
    return [army] if own else [army, place_element(state.map, action)]


class Payment(RoyaumesDecision):
    """Asks which marker to pay next. `paid`: the amount so far; `first`: the largest kind that may still be
    paid."""

    follows: ClassVar[bool] = True
    any_order: ClassVar[bool] = True
    never_automatic: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = MARKERS

    paid: int
    first: int

    def due(self, state: RoyaumesState) -> int:
        """The least that must be paid in all."""
        return 0

    def wanted(self, state: RoyaumesState) -> int:
        """The largest amount that is useful; a higher payment is wasted."""
        return self.due(state)

    def role(self, state: RoyaumesState, action: int) -> str:
        if action == act.ENOUGH:
            return "usual" if self.paid or not self.wanted(state) else "declines"
        return "usual" if self.paid + VALUES[action - act.MARKER] <= self.wanted(state) else "rare"

    def describe(self, state: RoyaumesState, action: int) -> Sentence:
        """Describe a marker by the total paid with it, or by the amount wasted, so that players see the
        price first.
        """
        if action == act.ENOUGH:
            return super().describe(state, action)
        return describe_payment(VALUES[action - act.MARKER], self.paid, self.wanted(state))

    def again(self, paid: int, first: int) -> Payment:
        """The next question of the same payment, after one more marker was paid."""
        raise TypeError("a payment goes on")

    def finish(self, state: RoyaumesState) -> None:
        """Carry out what the completed payment was made for."""
        raise TypeError("a payment is for something")

    def actions(self, state: RoyaumesState) -> list[int]:
        due = self.due(state) - self.paid
        found: list[int] = []
        for kind in payable(state, self.seat, self.first, due):
            found.append(act.MARKER + kind)
        if due <= 0:
            found.append(act.ENOUGH)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        if action == act.ENOUGH:
            self.finish(state)
            return
        kind = action - act.MARKER
        spend(state, self.seat, kind)
        if state.log is not None:
            state.tell("event-pay", self.seat, {"value": VALUES[kind]}, [f"screen:{self.seat}"])
        go_on(state, self.again(self.paid + VALUES[kind], kind))

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "paid": self.paid}
        return Sentence(f"prompt-{self.kind}", args)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action != act.ENOUGH and state.stock[3 * self.seat + action - act.MARKER] == 0:
            return "royaumes.marker.indivisible"
        return self.rule


def describe_payment(value: int, paid: int, cost: int) -> Sentence:
    """Describe a marker when this much of the cost is already paid."""
    args: dict[str, object] = {"value": value, "cost": cost}
    if paid + value > cost:
        return Sentence("action-marker-over", {**args, "lost": min(value, paid + value - cost)})
    if paid + value == cost:
        return Sentence("action-marker-exact", args)
    return Sentence("action-marker-part", {**args, "paid": paid + value})


def prompt_crossing(state: RoyaumesState, payment: Payment, to: int, count: int) -> Sentence:
    """Asks for how many troops a river crossing is paid."""
    args: dict[str, object] = {
        "seat": seat_arg(payment.seat),
        "to": place_arg(state.map, to),
        "count": count,
        "paid": payment.paid,
    }
    return Sentence(f"prompt-{payment.kind}", args)


class CrossingPayment(Payment):
    """Asks for the payment for organised troops that cross a river."""

    fields: ClassVar[list[Field]] = [*FROM_TO, Field("troops", 1, TROOPS), *PAYMENT_FIELDS]

    def __init__(self, seat: int, origin: int, to: int, troops: int, paid: int, first: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to
        self.troops = troops
        self.paid = paid
        self.first = first

    def wanted(self, state: RoyaumesState) -> int:
        return self.troops

    def prompt(self, state: RoyaumesState) -> Sentence:
        return prompt_crossing(state, self, self.to, self.troops)


def go_on(state: RoyaumesState, payment: Payment) -> None:
    """Ask for another marker, or finish a payment to which no marker can be added."""
    stock, at = state.stock, 3 * payment.seat
    for kind in range(payment.first, 3):
        if stock[at + kind]:
            state.stack.append(payment)
            return
    payment.finish(state)


GENERAL_BITS: Final = [1, 2, 4]
assert GENERAL_BITS == POWERS  # a mask of generals is the sum of their powers
