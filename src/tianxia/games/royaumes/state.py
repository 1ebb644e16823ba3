"""A position of Royaumes Combattants: its pieces, its copy, and the methods that every title has."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tianxia.games.royaumes import objective, position, redeal, scoring, soundness, view
from tianxia.games.royaumes.elements import place_arg, place_element
from tianxia.games.royaumes.tables import COMMANDERIES, VALUES, Map, Tables
from tianxia.kernel.event import EVERYONE, Outcome, Sentence, all_but, only, seat_arg
from tianxia.kernel.numbers import bits
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


@mypyc_attr(acyclic=True)
class RoyaumesState(State):
    """Lists by seat and general, or by seat and kind of marker, are flat: index 3 x seat + number.

    Copies share every list and row, so a change makes a new one (kernel/numbers.py).
    """

    options: Any
    tables: Tables
    map: Map

    turn: int  # from 1
    phase: int
    place: int  # whose phase it is: an index of order
    done: bool  # has the active seat finished this phase?
    order: list[int]  # seats in the game, in player order; the first holds the marker
    alive: int  # mask of the seats still in the game
    fallen: int  # mask of the seats defeated at the end of the last turn
    ending: int

    kingdoms: list[int]  # by seat: its start kingdom
    objectives: list[int]  # by seat: its card, from 0
    ruled_out: list[int]  # by seat: mask of cards that it cannot hold, because it met them without winning
    authority: list[int]  # by seat: how many steps it is down the scale
    progress: list[int]  # by seat: the progress marker, which is the count at the start of the turn

    owner: vec[i64]  # by space: the owner of the troops, or -1
    organised: vec[i64]  # by space
    disorganised: vec[i64]  # by space
    moved_organised: vec[i64]  # by space: the active seat's troops that have moved in this phase
    moved_disorganised: vec[i64]
    generals: vec[i64]  # by seat and general: a space, or IN_RESERVE, IN_HAND, ...
    moved_generals: int  # mask of the active seat's generals that have moved in this phase
    worlds: list[int]  # by seat: the ways in which others can assign powers to its generals (see general.py)

    stock: list[int]  # by seat and kind of marker: behind the screen
    chosen: list[int]  # from seat * KINDS on, by kind: markers picked in secret for an income or a bid
    accounts: list[list[int]]  # by seat: what it received and spent, in order, since its purse was last empty

    recruits: int  # recruits that the active seat has still to place
    campfires: vec[i64]  # by commandery: recruits of the active seat

    attacker: int  # the attacking seat of the combat in progress, or -1
    defender: int
    field: int  # the space of the combat
    origin: int  # the space from which the attacker came
    road: int  # the link of a forced march, or -1
    shown: bool  # are bids and generals of the combat revealed?
    attack_organised: int  # the attacker's troops; the defender's are on the field
    attack_disorganised: int

    def copy(self) -> RoyaumesState:
        other = RoyaumesState()
        self.copy_kernel_to(other)
        other.options = self.options
        other.tables = self.tables
        other.map = self.map
        other.turn = self.turn
        other.phase = self.phase
        other.place = self.place
        other.done = self.done
        other.order = self.order
        other.alive = self.alive
        other.fallen = self.fallen
        other.ending = self.ending
        other.kingdoms = self.kingdoms
        other.objectives = self.objectives
        other.ruled_out = self.ruled_out
        other.authority = self.authority
        other.progress = self.progress
        other.owner = self.owner
        other.organised = self.organised
        other.disorganised = self.disorganised
        other.moved_organised = self.moved_organised
        other.moved_disorganised = self.moved_disorganised
        other.generals = self.generals
        other.moved_generals = self.moved_generals
        other.worlds = self.worlds
        other.stock = self.stock
        other.chosen = self.chosen
        other.accounts = self.accounts
        other.recruits = self.recruits
        other.campfires = self.campfires
        other.attacker = self.attacker
        other.defender = self.defender
        other.field = self.field
        other.origin = self.origin
        other.road = self.road
        other.shown = self.shown
        other.attack_organised = self.attack_organised
        other.attack_disorganised = self.attack_disorganised
        return other

    # --- holdings (royaumes.notion.*) --------------------------------------------------------------

    def active(self) -> int:
        """The seat whose phase it is."""
        return self.order[self.place]

    def occupied(self, seat: int) -> int:
        """The commanderies with a troop of the seat, as a mask (royaumes.notion.occupy): lone generals
        and armies on links do not count.
        """
        owner = self.owner
        who: i64 = seat
        mask: i64 = 0
        bit: i64 = 1  # `1 << commandery` is compiled to 32 bits
        commandery: i64
        for commandery in range(COMMANDERIES):
            if owner[commandery] == who:
                mask |= bit
            bit <<= 1
        return mask

    def count_occupied(self, seat: int) -> int:
        return bits(self.occupied(seat))

    def troops(self, seat: int) -> int:
        """All troops of a seat on the board."""
        owner, organised, disorganised = self.owner, self.organised, self.disorganised
        who: i64 = seat
        count: i64 = 0
        space: i64
        for space in range(len(owner)):
            if owner[space] == who:
                count += organised[space] + disorganised[space]
        if seat == self.attacker:
            count += self.attack_organised + self.attack_disorganised
        return count

    def has_troops(self, seat: int) -> bool:
        """Is a troop of a seat on the board?"""
        if seat == self.attacker and self.attack_organised + self.attack_disorganised > 0:
            return True
        who: i64 = seat
        return any(owner == who for owner in self.owner)

    def all_organised(self, seat: int) -> int:
        return self.troops_in(self.organised, seat) + (self.attack_organised if seat == self.attacker else 0)

    def all_disorganised(self, seat: int) -> int:
        attack = self.attack_disorganised if seat == self.attacker else 0
        return self.troops_in(self.disorganised, seat) + attack

    def troops_in(self, counts: vec[i64], seat: int) -> int:
        """The number of a seat's troops in a list by space."""
        owner = self.owner
        who: i64 = seat
        count: i64 = 0
        space: i64
        for space in range(len(owner)):
            if owner[space] == who:
                count += counts[space]
        return count

    def home(self, seat: int) -> int:
        """The commandery III of a seat's start kingdom."""
        return self.map.starts[self.kingdoms[seat]]

    def enemy_army(self, space: int, seat: int) -> bool:
        """Does an army of another seat stand there?"""
        owner = self.owner[space]
        return owner >= 0 and owner != seat

    def generals_on(self, seat: int, space: int) -> int:
        """The generals of a seat on a space, as a mask, including those that have moved."""
        at, generals = 3 * seat, self.generals
        mask = 1 if generals[at] == space else 0
        if generals[at + 1] == space:
            mask |= 2
        if generals[at + 2] == space:
            mask |= 4
        return mask

    def worth_of_stock(self, seat: int) -> int:
        """The value of the markers behind a screen."""
        at = 3 * seat
        return self.stock[at] * VALUES[0] + self.stock[at + 1] * VALUES[1] + self.stock[at + 2] * VALUES[2]

    # --- methods of every title, implemented in other files -----------------------------------------

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.over else []

    def is_draw(self) -> bool:
        return self.over and self.ending == scoring.NOBODY  # royaumes.end.nobody_left

    def sheet(self) -> list[tuple[str, list[int]]]:
        return scoring.sheet(self)

    def sheet_notes(self) -> list[Sentence]:
        return scoring.notes(self)

    def see(self, seat: int) -> dict[str, object]:
        return view.see(self, seat)

    def deal_anew(self, seat: int, rng: Rng) -> RoyaumesState:
        return redeal.redeal(self, seat, rng)

    def save(self) -> dict[str, object]:
        return position.save(self)

    def problems(self) -> list[str]:
        return soundness.problems(self)

    def card_points(self, seat: int) -> int:
        """What a seat's objective pays now."""
        return objective.points(self, self.objectives[seat], self.occupied(seat))

    # --- log lines ------------------------------------------------------------------------------------

    def tell(
        self, key: str, seat: int, args: dict[str, object], touches: list[str], outcome: Outcome | None = None
    ) -> None:
        """A public event about a seat. Check `if state.log is not None` first."""
        self.emit(key, {"seat": seat_arg(seat), **args}, touches, EVERYONE, outcome=outcome)

    def tell_at(
        self, key: str, seat: int, space: int, args: dict[str, object], outcome: Outcome | None = None
    ) -> None:
        """The same, at a space."""
        where: dict[str, object] = {"place": place_arg(self.map, space), **args}
        self.tell(key, seat, where, [place_element(self.map, space)], outcome)

    def tell_owner(
        self, key: str, seat: int, args: dict[str, object], own: dict[str, object], touches: list[str]
    ) -> None:
        """An event whose details only its seat sees: `key` for the others, `key-own` for the seat."""
        who = {"seat": seat_arg(seat), **args}
        self.emit(f"{key}-own", {**who, **own}, touches, only(seat))
        self.emit(key, who, touches, all_but(seat))
