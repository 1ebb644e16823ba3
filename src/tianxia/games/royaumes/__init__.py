"""Royaumes Combattants: armies, secret command and objectives on a map of the Warring States."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tianxia.games.royaumes.actions import PLACES, notation_table
from tianxia.games.royaumes.components import read_tables
from tianxia.games.royaumes.decisions.authority import ANY_ORDER
from tianxia.games.royaumes.diplomacy import KINDS, breaker, places_by_kingdom
from tianxia.games.royaumes.options import Options
from tianxia.games.royaumes.position import load
from tianxia.games.royaumes.set_up import deal, empty
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.event import Event
from tianxia.kernel.game import AgreementPlace, Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Royaumes(Game):
    """Royaumes Combattants (Zhan Guo), on a reconstructed map."""

    name = "royaumes"
    rules_version = 2  # see decisions/authority.py: ANY_ORDER
    folder = Path(__file__).parent
    seat_counts = (2, 3, 4, 5, 6)  # royaumes.players.two_to_six
    usual_seats = 4
    minutes = (120, 240)
    weight = 4
    options_type = Options
    places = PLACES
    agreements = KINDS
    tables: Tables

    def read_components(self, pack: Pack) -> Tables:
        return read_tables(pack)

    def notation_table(self) -> list[str]:
        return notation_table(self.tables.maps[0])

    def other_words(self, action: int) -> list[str]:
        """Match files of format 1 write `others` before an answer on the second page of a list."""
        return [f"others {self.notations[action]}"] if self.rules < ANY_ORDER else []

    def check_options(self, seats: int, options: Options) -> None:
        if options.rank_variant and options.split_variant:
            rule = "royaumes.map.variants_exclude"
            raise BadOptions("the rank variant and the split variant exclude each other", rule)

    def set_up(self, seats: int, options: Options, rng: Rng) -> RoyaumesState:
        state = empty(self.tables, options)
        state.begin(self, seats, -1, rng)
        deal(state, rng)
        return state

    def agreement_places(self, state: State) -> list[AgreementPlace]:
        assert isinstance(state, RoyaumesState)
        return places_by_kingdom(state.map)

    def agreement_turns(self, state: State) -> tuple[int, int]:
        assert isinstance(state, RoyaumesState)
        return state.turn, self.tables.turns[state.seats]

    def agreement_breaker(self, kind: str, seats: list[int], places: list[str], event: Event) -> int:
        return breaker(kind, seats, places, event)

    def turn_order(self, state: State) -> list[int]:
        assert isinstance(state, RoyaumesState)
        return list(state.order)

    def load(self, saved: dict[str, Any], options: Options, kernel: State) -> RoyaumesState:
        state = empty(self.tables, options)
        kernel.copy_kernel_to(state)
        load(saved, state)
        return state


GAME = Royaumes()
