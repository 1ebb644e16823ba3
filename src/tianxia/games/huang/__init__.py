"""Huang: the Warring States on hexes. Leaders, tiles, revolts and wars; the weakest colour counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tianxia.games.huang.board import BANDIT, EMPTY, TILE, YELLOW, Tables
from tianxia.games.huang.components import read_tables
from tianxia.games.huang.decisions.bandits import EndFight
from tianxia.games.huang.decisions.end_turn import Collect, Refill
from tianxia.games.huang.decisions.leader import LeaderHex
from tianxia.games.huang.decisions.losses import LoseTile
from tianxia.games.huang.decisions.market import TakeTile
from tianxia.games.huang.decisions.pagoda import BuildSite, ChooseShape, MovePagoda
from tianxia.games.huang.decisions.replace import ReplaceTile
from tianxia.games.huang.decisions.revolt import EndRevolt, RevoltCommit
from tianxia.games.huang.decisions.riot import RiotHex
from tianxia.games.huang.decisions.tile import Chain, OfferPagoda, TileHex
from tianxia.games.huang.decisions.turn import ChooseAction, NextAction
from tianxia.games.huang.decisions.war import ChooseWinner, DecideWar, EndWar, WarCommit, WarSide
from tianxia.games.huang.moves import HEXES, VERBS, notation_table
from tianxia.games.huang.options import Options
from tianxia.games.huang.position import load, recompute
from tianxia.games.huang.state import HuangState
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
        return notation_table(self.tables.board.names)

    def notate(self, state: State, action: int) -> str:
        """A verb goes before a hex in decisions that begin with one: `lose e7`."""
        word = self.notations[action]
        if action < HEXES and not state.over:
            assert isinstance(state, HuangState)
            return f"{state.question().verb()} {word}".strip()
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
        state = self.empty(options)
        state.begin(self, seats, -1, rng)
        tables = self.tables
        capitals = state.side.capitals
        state.cells = [EMPTY] * tables.board.size
        for hex in capitals:
            state.cells[hex] = TILE + YELLOW
        state.bag = tables.tiles[:]
        state.bag[YELLOW] -= len(capitals)
        state.granaries = sorted(capitals) if options.eighteen_kingdoms else []
        state.pagodas = []
        state.palace = -1
        state.leader_at = [-1] * (5 * seats)
        for by_seat_and_colour in ("hands", "known", "doubtful", "points", "replaced"):
            setattr(state, by_seat_and_colour, [0] * (5 * seats))
        state.stored = [0] * seats
        state.lost_least = [0] * seats
        state.lost_most = [0] * seats
        state.discarded = [0] * 5
        state.removed = [0] * 5
        state.bandits = []
        state.marker = -1
        state.war = state.revolt = None
        state.paying = []
        state.idle_turns = state.ending = 0
        state.actions_left = tables.actions
        if options.renegade_bandits:
            lay_bandits(state)
        if options.short_two_player:
            for _ in range(tables.removed):
                state.removed[state.draw()] += 1
        for seat in range(seats):
            for _ in range(tables.hand):
                state.hands[5 * seat + state.draw()] += 1
        state.market = [state.draw() for _ in range(tables.market)]
        state.stirred = False
        state.turn = rng.below(seats)  # huang.setup.random_first_player
        recompute(state)
        state.stack.append(NextAction())
        return state

    def load(self, saved: dict[str, Any], options: Options, kernel: State) -> HuangState:
        state = self.empty(options)
        kernel.copy_kernel_to(state)
        load(saved, state)
        return state

    def empty(self, options: Options) -> HuangState:
        """A state with its tables and nothing on them."""
        state = HuangState()
        state.options = options
        state.tables = self.tables
        state.board = self.tables.board
        state.side = self.tables.eighteen if options.eighteen_kingdoms else self.tables.main
        state.palace_in_game = options.royal_palace
        return state


def lay_bandits(state: HuangState) -> None:
    """Of ten shuffled tiles, one names the spot and is put away, the next one is laid there; five times."""
    numbers = list(range(1, len(state.tables.bandits) + 1))
    state.rng.shuffle(numbers)
    for i in range(state.tables.bandits_in_play):
        hex = state.side.bandit_spots[numbers[2 * i] - 1]
        state.cells[hex] = BANDIT + numbers[2 * i + 1]
        state.bandits.append(hex)
    state.bandits.sort()


GAME = Huang()
