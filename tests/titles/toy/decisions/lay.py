"""Laying a card: which, and on which side."""

from __future__ import annotations

from typing import ClassVar

from tianxia.kernel.decision import Field
from tianxia.kernel.event import seat_arg

from ..actions import CARD, LEFT, RIGHT
from ..state import ToyState
from ..tables import CARDS
from .base import ToyDecision


class Laying(ToyDecision):
    """Part of the phrase that began with `lay`."""

    follows = True
    never_automatic = True

    def misfit(self, state: ToyState, at: int) -> str:
        if at != 1 or not state.revealed or self.seat != state.to_move():
            return "it is not that seat's turn"
        return "" if state.stack[0].kind == "end-turn" else "it comes before the end of a turn"


class Which(Laying):
    """A card of the seat's own hand. toy.lay.own_hand"""

    kind = "which"
    rule = "toy.lay.own_hand"
    offers: ClassVar = [(CARD, CARD + CARDS - 1)]

    def actions(self, state: ToyState) -> list[int]:
        return [CARD + card for card in state.hands[self.seat]]

    def take(self, state: ToyState, action: int) -> None:
        state.stack.append(Side(self.seat, action - CARD))


class Side(Laying):
    """Left counts double, and is for even cards only. toy.lay.odd"""

    kind = "side"
    ends_phrase = True
    rule = "toy.lay.odd"
    offers: ClassVar = [(LEFT, RIGHT)]
    fields: ClassVar = [Field("card", 0, CARDS - 1)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def actions(self, state: ToyState) -> list[int]:
        return [RIGHT] if self.card % 2 else [LEFT, RIGHT]

    def take(self, state: ToyState, action: int) -> None:
        state.hands[self.seat].remove(self.card)
        (state.left if action == LEFT else state.right)[self.seat].append(self.card)
        if state.log is not None:
            args: dict[str, object] = {"seat": seat_arg(self.seat), "card": self.card}
            key = "event-lay-left" if action == LEFT else "event-lay-right"
            state.emit(key, args, [f"card:{self.card}"])

    def misfit(self, state: ToyState, at: int) -> str:
        if self.card not in state.hands[self.seat]:
            return f"card {self.card} is not in that hand"
        return super().misfit(state, at)
