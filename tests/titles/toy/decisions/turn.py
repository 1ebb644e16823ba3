"""A turn: lay, draw or pass."""

from __future__ import annotations

from typing import ClassVar

from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import seat_arg

from ..actions import DRAW, LAY, PASS
from ..state import ToyState
from ..tables import MOST_SEATS
from .base import ToyDecision
from .lay import Which


class Act(ToyDecision):
    """One of three. toy.turn.choice"""

    kind = "act"
    rule = "toy.turn.choice"
    never_automatic = True
    offers: ClassVar = [(LAY, PASS)]

    def actions(self, state: ToyState) -> list[int]:
        found = [LAY] if state.hands[self.seat] else []
        if state.deck:  # toy.turn.deck_empty
            found.append(DRAW)
        found.append(PASS)
        return found

    def take(self, state: ToyState, action: int) -> None:
        state.stack.append(EndTurn(self.seat))
        if action == LAY:
            state.stack.append(Which(self.seat))
        elif action == DRAW:
            self.draw(state)
        elif state.log is not None:
            state.emit("event-pass", {"seat": seat_arg(self.seat)}, [])

    def draw(self, state: ToyState) -> None:
        state.learn()
        card = state.deck.pop()
        state.hands[self.seat] = sorted([*state.hands[self.seat], card])
        if state.log is not None:
            state.emit("event-draw", {"seat": seat_arg(self.seat)}, [], ~(1 << self.seat))
            state.emit("event-draw-own", {"card": card}, [f"card:{card}"], 1 << self.seat)

    def refusal(self, state: ToyState, action: int) -> str:
        return "toy.turn.deck_empty" if action == DRAW else "toy.lay.own_hand"

    def misfit(self, state: ToyState, at: int) -> str:
        if not state.revealed or at or self.seat != state.to_move():
            return "it is not that seat's turn"
        return ""


class EndTurn(Step):
    """The next turn, or the end. toy.turn.twice, toy.end.turns"""

    kind = "end-turn"
    fields: ClassVar = [Field("player", 0, MOST_SEATS - 1)]

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: ToyState) -> None:
        state.turn += 1
        if state.turn == state.turns():
            state.finish()
        else:
            state.stack.append(Act(state.to_move()))

    def misfit(self, state: ToyState, at: int) -> str:
        if not state.revealed or at or self.player != state.to_move() or len(state.stack) != 2:
            return "it ends the turn in which a card is being laid"
        return ""
