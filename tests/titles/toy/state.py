"""The position: hands, bids, cards laid; copied by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

from . import redeal, scoring, soundness, view
from .tables import TURNS_IN_A_ROW, Tables

if TYPE_CHECKING:
    from .options import ToyOptions


class ToyState(State):
    """A position of the toy. Hands are sorted; the deck is drawn from its end."""

    options: ToyOptions
    tables: Tables
    deck: list[int]
    hands: list[list[int]]
    bids: list[int]
    left: list[list[int]]  # cards laid, by seat
    right: list[list[int]]
    turn: int  # turns that are over
    revealed: bool

    def copy(self) -> ToyState:
        other = ToyState()
        self.copy_kernel_to(other)
        other.options = self.options
        other.tables = self.tables
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.left = [cards[:] for cards in self.left]
        other.right = [cards[:] for cards in self.right]
        other.turn = self.turn
        other.revealed = self.revealed
        return other

    def turns(self) -> int:
        """All turns of a game."""
        return self.tables.turns * self.seats

    def to_move(self) -> int:
        """Whose turn it is, once the bids are known. toy.bid.starts, toy.turn.twice"""
        return (self.bids.index(max(self.bids)) + self.turn // TURNS_IN_A_ROW) % self.seats

    def dealt(self) -> int:
        """The cards each hand began with. toy.setup.deal, toy.setup.generous"""
        return self.tables.hand + (1 if self.options.generous else 0)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def sheet(self) -> list[tuple[str, list[int]]]:
        return scoring.sheet(self)

    def see(self, seat: int) -> dict[str, object]:
        return view.see(self, seat)

    def deal_anew(self, seat: int, rng: Rng) -> ToyState:
        return redeal.redeal(self, seat, rng)

    def save(self) -> dict[str, Any]:
        from .position import save

        return save(self)

    def problems(self) -> list[str]:
        return soundness.problems(self)
