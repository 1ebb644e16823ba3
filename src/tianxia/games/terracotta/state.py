"""A position of Terracotta Army: its pieces, how it is copied, and the methods that every title has."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tianxia.games.terracotta import redeal, scoring, soundness, view
from tianxia.games.terracotta.tables import STORED, Tables
from tianxia.kernel.event import Sentence
from tianxia.kernel.numbers import plus
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


@mypyc_attr(acyclic=True)
class TerracottaState(State):
    """Lists by seat have one entry for each seat; sets of spaces and segments are bit masks.

    Copies share every list except the stack, so a change makes a new list (`plus`, or a slice). This is
    fast because a search keeps many copies and changes each of them only a little.
    """

    options: Any
    tables: Tables

    round: int  # 1 to 5
    turn: int  # workers placed in this round, by everybody
    segment: int  # the segment of the worker of this turn; -1 before it is placed
    order: list[int]  # the seats in turn order
    tokens: list[int]  # by seat: the priority token held, 0 for none
    tiles: list[int]  # what the scoring tile of each round counts

    central: int  # steps the Central disc has turned clockwise, 0 to 11
    middle: int  # steps the Middle disc has turned counter-clockwise
    row: int  # where the Inspectors stand
    column: int

    coins: list[int]
    wet: list[int]
    dry: list[int]
    weapons: list[int]  # masks of active weapons
    masters: list[int]  # masks of Masters with a token of the seat
    apprentices: list[int]  # apprentices that are not placed yet in this round
    artisans: list[int]
    apprentices_at: list[int]  # masks of segments
    artisans_at: list[int]
    points: list[int]  # STORED x seat + category
    warehouses: list[int]  # dry clay by type

    rack: list[int]  # warriors left by type
    shaped: list[int]  # specialists shaped, or boxed, by kind
    cells: list[int]  # what stands on each space
    warriors: list[int]  # 4 x seat + type: the first spaces of these warriors
    horses: list[int]  # 4 x rider's space + direction
    kneeling: list[int]  # 4 x space + direction it faces
    footmen: list[int]  # spaces
    musicians: list[int]

    # Computed from the cells and kept up to date:
    empty: int  # mask of empty spaces
    free: list[int]  # the empty spaces as a list, ascending

    # The Prime Minister's:
    weapon_row: list[int]  # his weapons from left to right; empty without him
    supervisor: int  # the segment of the Supervisor marker
    decrees: int  # mask of marked rows of the decree table

    def copy(self) -> TerracottaState:
        other = TerracottaState()
        self.copy_kernel_to(other)
        other.options = self.options
        other.tables = self.tables
        other.round = self.round
        other.turn = self.turn
        other.segment = self.segment
        other.order = self.order
        other.tokens = self.tokens
        other.tiles = self.tiles
        other.central = self.central
        other.middle = self.middle
        other.row = self.row
        other.column = self.column
        other.coins = self.coins
        other.wet = self.wet
        other.dry = self.dry
        other.weapons = self.weapons
        other.masters = self.masters
        other.apprentices = self.apprentices
        other.artisans = self.artisans
        other.apprentices_at = self.apprentices_at
        other.artisans_at = self.artisans_at
        other.points = self.points
        other.warehouses = self.warehouses
        other.rack = self.rack
        other.shaped = self.shaped
        other.cells = self.cells
        other.warriors = self.warriors
        other.horses = self.horses
        other.kneeling = self.kneeling
        other.footmen = self.footmen
        other.musicians = self.musicians
        other.empty = self.empty
        other.free = self.free
        other.weapon_row = self.weapon_row
        other.supervisor = self.supervisor
        other.decrees = self.decrees
        return other

    # --- small methods used everywhere ------------------------------------------------------------------

    def score(self, seat: int, category: int, points: int) -> None:
        self.points = plus(self.points, STORED * seat + category, points)

    def running(self, seat: int) -> int:
        """The points scored so far."""
        return sum(self.points[STORED * seat : STORED * seat + STORED])

    def is_active(self, seat: int, weapon: int) -> bool:
        return (self.weapons[seat] >> weapon) & 1 == 1

    def turn_weapon(self, seat: int, weapon: int) -> None:
        """Turn a weapon to its other side."""
        bit = 1 << weapon
        self.weapons = plus(self.weapons, seat, -bit if self.is_active(seat, weapon) else bit)

    def has_master(self, seat: int, master: int) -> bool:
        return (self.masters[seat] >> master) & 1 == 1

    def give_master(self, seat: int, master: int) -> None:
        self.masters = plus(self.masters, seat, 1 << master)

    def fill_warehouse(self, type: int, clay: int) -> None:
        """Add dry clay to a Warehouse, or take it out."""
        self.warehouses = plus(self.warehouses, type, clay)

    def tile_now(self) -> int:
        """What the scoring tile of this round counts."""
        return self.tiles[self.round - 1]

    # --- methods of every title, implemented in other files ---------------------------------------------

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners_now(self) if self.over else []

    def sheet(self) -> list[tuple[str, list[int]]]:
        return scoring.sheet(self)

    def sheet_notes(self) -> list[Sentence]:
        return scoring.notes(self)

    def see(self, seat: int) -> dict[str, object]:
        return view.see(self, seat)

    def deal_anew(self, seat: int, rng: Rng) -> TerracottaState:
        other = self.copy()
        redeal.deal_anew(other, seat, rng)
        return other

    def save(self) -> dict[str, object]:
        return soundness.save(self)

    def problems(self) -> list[str]:
        return soundness.problems(self)
