"""The toy: a secret bid, then cards laid, drawn or kept. The smallest title that is complete."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tianxia.kernel.components import Pack
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

from .actions import notation_table
from .components import read_tables
from .options import ToyOptions
from .position import load
from .set_up import set_up
from .state import ToyState
from .tables import Tables


class Toy(Game):
    """Twelve cards, two or three seats, four turns each."""

    name = "toy"
    folder = Path(__file__).parent
    seat_counts = (2, 3)
    usual_seats = 2
    minutes = (1, 2)
    weight = 1
    options_type = ToyOptions
    tables: Tables

    def read_components(self, pack: Pack) -> Tables:
        return read_tables(pack)

    def notation_table(self) -> list[str]:
        return notation_table()

    def set_up(self, seats: int, options: Any, rng: Rng) -> ToyState:
        state = ToyState()
        state.begin(self, seats, -1, rng)
        set_up(state, options, self.tables, rng)
        return state

    def load(self, saved: dict[str, Any], options: Any, kernel: State) -> ToyState:
        return load(saved, options, self.tables, kernel)


GAME = Toy()
