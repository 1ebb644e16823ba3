"""Huang: the Warring States on hexes. Leaders, tiles, revolts and wars; the weakest colour counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tianxia.games.huang.actions import HEXES, VERBS, notation_table
from tianxia.games.huang.components import read_tables
from tianxia.games.huang.decisions.bandits import EndFight
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.decisions.blue import Chain
from tianxia.games.huang.decisions.build import BuildSite
from tianxia.games.huang.decisions.eighteen import Collect
from tianxia.games.huang.decisions.endturn import Refill
from tianxia.games.huang.decisions.green import TakeTile
from tianxia.games.huang.decisions.leader import LeaderHex
from tianxia.games.huang.decisions.pagoda import ChooseShape, MovePagoda, OfferPagoda
from tianxia.games.huang.decisions.replace import ReplaceTile
from tianxia.games.huang.decisions.revolt import EndRevolt, RevoltCommit
from tianxia.games.huang.decisions.riot import RiotHex
from tianxia.games.huang.decisions.tile import TileHex
from tianxia.games.huang.decisions.turn import ChooseAction, NextAction
from tianxia.games.huang.decisions.war import ChooseWinner, DecideWar, EndWar, LoseTile, WarCommit, WarSide
from tianxia.games.huang.options import Options
from tianxia.games.huang.position import load
from tianxia.games.huang.set_up import empty, set_up
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.decision import Step
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

STEPS: list[type[Step]] = [
    NextAction,
    ChooseAction,
    LeaderHex,
    TileHex,
    OfferPagoda,
    Chain,
    TakeTile,
    RiotHex,
    BuildSite,
    ChooseShape,
    MovePagoda,
    ReplaceTile,
    RevoltCommit,
    EndRevolt,
    WarCommit,
    WarSide,
    DecideWar,
    ChooseWinner,
    LoseTile,
    EndWar,
    EndFight,
    Collect,
    Refill,
]


class Huang(Game):
    """Huang by Reiner Knizia, with its optional rules."""

    name = "huang"
    folder = Path(__file__).parent
    seat_counts = (2, 3, 4, 5)
    minutes = (90, 90)
    weight = 3
    options_type = Options
    steps: ClassVar = {step.kind: step for step in STEPS}
    tables: Tables

    def read_components(self, pack: Pack) -> Tables:
        return read_tables(pack)

    def notation_table(self) -> list[str]:
        return notation_table(self.tables.map.names)

    def notate(self, state: State, action: int) -> str:
        """A verb goes before a hex in decisions that begin with one: `lose e7`."""
        word = self.notations[action]
        if action < HEXES and not state.over:
            asked = state.decision
            assert isinstance(asked, Question)
            return f"{asked.verb()} {word}".strip()
        return word

    def parse(self, text: str) -> int | None:
        verb, _, hex = " ".join(text.split()).partition(" ")
        if verb in VERBS and self.action_of.get(hex, HEXES) < HEXES:
            return self.action_of[hex]
        return super().parse(text)

    def check_options(self, seats: int, options: Options) -> None:
        if seats == 5 and not options.dragon:
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
