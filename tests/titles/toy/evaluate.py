"""The evaluation of the toy: points so far, and the value of cards in hand."""

from __future__ import annotations

from tianxia.kernel.evaluation import Evaluation

from .scoring import scores
from .state import ToyState


def evaluate(state: ToyState, seat: int) -> float:
    """The seat's lead, plus a third of the value of its hand."""
    found = scores(state)
    most = max(found[other] for other in range(state.seats) if other != seat)
    return found[seat] - most + sum(state.hands[seat]) / 3


def parts(state: ToyState, seat: int) -> list[tuple[str, float]]:
    """The named parts that `evaluate` adds up."""
    hand = sum(state.hands[seat]) / 3
    return [("part-lead", evaluate(state, seat) - hand), ("part-hand", hand)]


def reply(state: ToyState) -> int:
    """Every position can be judged as it is."""
    return -1


EVALUATION = Evaluation(evaluate=evaluate, parts=parts, reply=reply)
