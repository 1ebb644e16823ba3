"""Terracotta Army: an action wheel above, the emperor's silent army below."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tianxia.games.terracotta.actions import notation_table
from tianxia.games.terracotta.components import read_tables
from tianxia.games.terracotta.mausoleum import SPACES
from tianxia.games.terracotta.options import TerracottaOptions
from tianxia.games.terracotta.position import load_position
from tianxia.games.terracotta.set_up import set_up
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Terracotta(Game):
    """Five rounds in the workshops and the mausoleum of the first emperor."""

    name = "terracotta"
    folder = Path(__file__).parent
    seat_counts = (1, 2, 3, 4)
    usual_seats = 2
    minutes = (60, 120)
    weight = 4
    options_type = TerracottaOptions
    hidden = False  # terracotta.info.all_open
    places = SPACES
    tables: Tables

    def read_components(self, pack: Pack) -> Tables:
        return read_tables(pack)

    def notation_table(self) -> list[str]:
        return notation_table()

    def check_options(self, seats: int, options: Any) -> None:
        chosen = [name for name, value in msgspec.structs.asdict(options).items() if value]
        if seats > 1 and chosen:
            names = ", ".join(chosen)
            raise BadOptions(f"only the solo game has {names}: seats 1", "terracotta.solo.option.any_mix")

    def set_up(self, seats: int, options: Any, rng: Rng) -> TerracottaState:
        state = TerracottaState()
        state.begin(self, max(seats, 2), 1 if seats == 1 else -1, rng)
        set_up(state, options, self.tables, rng)
        return state

    def turn_order(self, state: State) -> list[int]:
        assert isinstance(state, TerracottaState)
        return list(state.order)

    def load(self, saved: dict[str, Any], options: Any, kernel: State) -> TerracottaState:
        return load_position(saved, options, kernel, self.tables)


GAME = Terracotta()
