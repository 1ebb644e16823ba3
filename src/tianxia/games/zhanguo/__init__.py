"""Zhanguo: The First Empire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tianxia.games.zhanguo.actions import notation_table, other_words
from tianxia.games.zhanguo.automa.set_up import set_up_li_si
from tianxia.games.zhanguo.components import read_tables
from tianxia.games.zhanguo.options import TABLEAUX, ZhanguoOptions
from tianxia.games.zhanguo.position import load
from tianxia.games.zhanguo.set_up import deal_starting_tiles, empty_board, lay_out, set_up_board
from tianxia.games.zhanguo.state import Layout, ZhanguoState
from tianxia.games.zhanguo.tables import Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadOptions, BadPosition
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Zhanguo(Game):
    """Five rounds at the court of the first emperor."""

    name = "zhanguo"
    folder = Path(__file__).parent
    rules_version = 2  # see automa/base.py: LI_SI_UNLOCKS_LAST
    seat_counts = (1, 2, 3, 4)
    minutes = (90, 150)
    weight = 4
    options_type = ZhanguoOptions

    def read_components(self, pack: Pack) -> Tables:
        return read_tables(pack)

    def notation_table(self) -> list[str]:
        return notation_table()

    def other_words(self, action: int) -> list[str]:
        return other_words(action)

    def check_options(self, seats: int, options: Any) -> None:
        if seats > 1 and options.li_si != 1:
            raise BadOptions("Li Si plays only against one person: seats 1", "zhanguo.solo.level_choice")

    def tables_for(self, options: Any) -> Tables:
        """The tables for the rulebook that the options choose."""
        tables: Tables = self.tables
        return tables.english if options.english_text else tables

    def set_up(self, seats: int, options: Any, rng: Rng) -> ZhanguoState:
        tables = self.tables_for(options)
        tableau = rng.below(3) if options.tableau == "random" else TABLEAUX.index(options.tableau)
        state = ZhanguoState()
        state.begin(self, max(seats, 2), 1 if seats == 1 else -1, rng)
        layout = lay_out(
            tables, state.seats, tableau, options.advanced, options.li_si if seats == 1 else 0, rng
        )
        empty_board(state, options, tables, layout)
        set_up_board(state, rng)
        if seats == 1:
            set_up_li_si(state, rng)
        deal_starting_tiles(state, rng)
        return state

    def turn_order(self, state: State) -> list[int]:
        assert isinstance(state, ZhanguoState)
        return list(state.order)

    def load(self, saved: dict[str, Any], options: Any, kernel: State) -> ZhanguoState:
        solo = kernel.automa >= 0
        if solo and (kernel.seats, kernel.automa) != (2, 1):
            raise BadPosition([f"seats: Li Si sits at seat 1 of 2, not at {kernel.automa} of {kernel.seats}"])
        state = ZhanguoState()
        kernel.copy_kernel_to(state)
        empty_board(state, options, self.tables_for(options), Layout(options.li_si if solo else 0))
        load(saved, state)
        return state


GAME = Zhanguo()
