"""Huang: the Warring States on hexes. Leaders, tiles, revolts and wars; the weakest colour counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tianxia.games.huang.actions import HEXES, notation_table
from tianxia.games.huang.components import read_tables
from tianxia.games.huang.options import Options
from tianxia.games.huang.position import load
from tianxia.games.huang.set_up import empty, set_up
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Huang(Game):
    """Huang by Reiner Knizia, with its optional rules."""

    name = "huang"
    folder = Path(__file__).parent
    seat_counts = (2, 3, 4, 5)
    usual_seats = 4
    minutes = (90, 90)
    weight = 3
    options_type = Options
    places = HEXES
    tables: Tables

    def read_components(self, pack: Pack) -> Tables:
        return read_tables(pack)

    def notation_table(self) -> list[str]:
        return notation_table(self.tables.map.names)

    def check_options(self, seats: int, options: Options) -> None:
        if seats == 5 and not options.dragon:  # huang.dragon.fifth_player
            raise BadOptions("five seats need the dragon", "huang.components.player_count")
        if options.short_two_player and seats != 2:
            raise BadOptions(f"the short game is for two seats, not {seats}", "huang.setup.short_two_only")
        if options.renegade_bandits and options.eighteen_kingdoms:
            rule = "huang.bandits.not_with_eighteen"
            raise BadOptions("bandits do not go with the eighteen kingdoms", rule)

    def set_up(self, seats: int, options: Options, rng: Rng) -> HuangState:
        state = empty(self.tables, options)
        state.begin(self, seats, -1, rng)
        set_up(state, rng)
        return state

    def load(self, saved: dict[str, Any], options: Options, kernel: State) -> HuangState:
        state = empty(self.tables, options)
        kernel.copy_kernel_to(state)
        load(saved, state)
        return state


GAME = Huang()
