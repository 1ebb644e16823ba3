"""A tiny title for tests of the table: a secret bid, then laying cards (a phrase of three decisions),
drawing (somebody learns something) and passing (nobody does)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import msgspec

from tianxia.kernel.components import Pack
from tianxia.kernel.decision import Decision, Field, Step
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

CARDS = 12
BIDS = 3
LAY, DRAW, PASS, LEFT, RIGHT = 0, 1, 2, 3, 4
BID = 5
CARD = BID + BIDS
ROUNDS = 4


class ToyOptions(msgspec.Struct, frozen=True):
    generous: bool = False


class ToyDecision(Decision):
    def describe(self, state: Any, action: int) -> Sentence:
        return Sentence("action", {"words": state.game.notations[action]})

    def touches(self, state: Any, action: int) -> list[str]:
        kind = "card" if action >= CARD else "button"
        return [f"{kind}:{state.game.notations[action].split()[-1]}"]


class Bid(ToyDecision):
    kind = "bid"
    rule = "toy.bid"
    simultaneous = True
    offers: ClassVar = [(BID, BID + BIDS - 1)]

    def actions(self, state: ToyState) -> list[int]:
        return list(range(BID, BID + BIDS))

    def take(self, state: ToyState, action: int) -> None:
        state.bids[self.seat] = action - BID
        if state.log is not None:
            state.emit("event-bid-own", {"bid": action - BID}, [], 1 << self.seat)


class Reveal(Step):
    kind = "reveal"

    def run(self, state: ToyState) -> None:
        state.learn()
        state.revealed = True
        state.stack.append(Act(state.bids.index(max(state.bids))))


class Act(ToyDecision):
    kind = "act"
    rule = "toy.turn"
    secret = True
    offers: ClassVar = [(LAY, PASS)]

    def actions(self, state: ToyState) -> list[int]:
        found = [PASS]
        if state.deck:
            found = [DRAW, PASS]
        return [LAY, *found] if state.hands[self.seat] else found

    def take(self, state: ToyState, action: int) -> None:
        if action == LAY:
            state.stack.append(Which(self.seat))
            return
        if action == DRAW:
            state.learn()
            card = state.deck.pop()
            state.hands[self.seat] = sorted([*state.hands[self.seat], card])
            if state.log is not None:
                state.emit("event-draw-own", {"card": card}, [], 1 << self.seat)
        state.next_turn(self.seat)


class Which(ToyDecision):
    kind = "which"
    rule = "toy.hand"
    follows = True
    secret = True
    offers: ClassVar = [(CARD, CARD + CARDS - 1)]

    def actions(self, state: ToyState) -> list[int]:
        return [CARD + card for card in state.hands[self.seat]]

    def take(self, state: ToyState, action: int) -> None:
        state.hands[self.seat].remove(action - CARD)
        state.stack.append(Side(self.seat, action - CARD))


class Side(ToyDecision):
    kind = "side"
    rule = "toy.side"
    follows = True
    secret = True
    offers: ClassVar = [(LEFT, RIGHT)]
    fields: ClassVar = [Field("card", 0, CARDS - 1)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def actions(self, state: ToyState) -> list[int]:
        return [RIGHT] if self.card % 2 else [LEFT, RIGHT]

    def take(self, state: ToyState, action: int) -> None:
        state.laid[self.seat].append(self.card * (2 if action == LEFT else 1))
        if state.log is not None:
            state.emit("event-lay", {"seat": seat_arg(self.seat), "card": self.card}, [f"card:{self.card}"])
        state.next_turn(self.seat)


class ToyState(State):
    options: ToyOptions
    deck: list[int]
    hands: list[list[int]]
    bids: list[int]
    laid: list[list[int]]
    turns: int
    revealed: bool

    def next_turn(self, seat: int) -> None:
        self.turns += 1
        if self.turns == ROUNDS * self.seats:
            self.finish()
        else:
            self.stack.append(Act(seat if self.turns % 2 else (seat + 1) % self.seats))

    def copy(self) -> ToyState:
        other = ToyState()
        self.copy_kernel_to(other)
        other.options = self.options
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.laid = [laid[:] for laid in self.laid]
        other.turns = self.turns
        other.revealed = self.revealed
        return other

    def scores(self) -> list[int]:
        return [sum(laid) for laid in self.laid]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)] if self.over else []

    def sheet(self) -> list[tuple[str, list[int]]]:
        return [("category-total", self.scores())]

    def see(self, seat: int) -> dict[str, object]:
        return {
            "deck": len(self.deck),
            "hands": [hand if i == seat or self.over else len(hand) for i, hand in enumerate(self.hands)],
            "bids": [bid if i == seat or self.revealed else bid >= 0 for i, bid in enumerate(self.bids)],
            "laid": self.laid,
        }

    def deal_anew(self, seat: int, rng: Rng) -> ToyState:
        other = self.copy()
        other.rng = rng.split("redealt")
        hidden = [i for i in range(self.seats) if i != seat and not self.over]
        cards = sorted(other.deck + [card for i in hidden for card in other.hands[i]])
        rng.shuffle(cards)
        for i in hidden:
            other.hands[i] = sorted(cards.pop() for _ in self.hands[i])
            if not self.revealed and self.bids[i] >= 0:
                other.bids[i] = rng.below(BIDS)
        if not self.over:
            other.deck = cards
        return other

    def save(self) -> dict[str, object]:
        return {
            "deck": self.deck,
            "hands": self.hands,
            "bids": self.bids,
            "laid": self.laid,
            "turns": self.turns,
            "revealed": self.revealed,
        }

    def problems(self) -> list[str]:
        return []


class Toy(Game):
    name = "toy"
    folder = Path(__file__).parent
    seat_counts = (2, 3)
    minutes = (1, 2)
    weight = 1
    options_type = ToyOptions

    def read_components(self, pack: Pack) -> Any:
        return pack.tables

    def notation_table(self) -> list[str]:
        bids = [f"bid {n}" for n in range(BIDS)]
        return ["lay", "draw", "pass", "left", "right", *bids, *(str(n) for n in range(CARDS))]

    def set_up(self, seats: int, options: Any, rng: Rng) -> State:
        state = ToyState()
        state.begin(self, seats, -1, rng)
        state.options = options
        state.deck = list(range(CARDS))
        rng.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(3)) for _ in range(seats)]
        state.bids = [-1] * seats
        state.laid = [[] for _ in range(seats)]
        state.turns = 0
        state.revealed = False
        state.stack = [Reveal(), *(Bid(seat) for seat in reversed(range(seats)))]
        return state

    def load(self, saved: dict[str, Any], options: Any, kernel: State) -> State:
        state = ToyState()
        kernel.copy_kernel_to(state)
        state.options = options
        for name, value in saved.items():
            setattr(state, name, value)
        return state


GAME = Toy()
