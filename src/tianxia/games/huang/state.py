"""A position of Huang: its pieces, its copy, and the methods that every title has."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tianxia.games.huang import position, redeal, scoring, soundness, view
from tianxia.games.huang.conflict import Revolt, War
from tianxia.games.huang.elements import colour_arg, screen
from tianxia.games.huang.tables import BANDIT, BLUE, LEADER, TILE, Map, Side, Tables, of, sum_of_seat
from tianxia.kernel.event import EVERYONE, Outcome, Sentence, all_but, only, seat_arg
from tianxia.kernel.numbers import row_plus
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


@mypyc_attr(acyclic=True)
class HuangState(State):
    """Lists by seat and colour are flat, with index `of(seat, colour)`. `copy` copies the lists that change
    with nearly every action: cells, group, rulers, leader_at, hands, points, bag. Copies share all other
    lists, so a change replaces the list; the free hexes only at the first change after a copy
    (`free_is_shared`).
    """

    options: Any
    tables: Tables
    map: Map
    side: Side
    palace_in_game: bool

    turn: int  # the seat whose turn it is
    actions_left: int
    idle_turns: int  # consecutive turns in which no tile was placed, discarded or drawn
    tiles_moved: bool  # a tile was placed, discarded or drawn in this turn
    ending: int

    cells: vec[i64]  # the content of each hex
    leader_at: vec[i64]  # by seat and colour: the hex of the leader, or -1 if it is off the board
    pagodas: list[int]  # the sites they stand on, in order
    palace: int  # its site, or -1
    granaries: list[int]  # hexes with a granary
    bandits: list[int]  # hexes with a bandit tile

    hands: vec[i64]  # by seat and colour
    # What everybody knows about hands. Example: a seat takes a red and a white tile from the market, so
    # both are known. It then sets one tile aside face down: that may be the red tile, the white tile or
    # another one. It draws, then shows a white tile: the red tile may still be the one that was set aside.
    known: vec[i64]  # by seat and colour: tiles that are certainly in the hand
    maybe_replaced: vec[i64]  # by seat and colour: tiles that are in the hand unless they were replaced
    replaced_least: vec[i64]  # by seat: at least this many of them were replaced
    replaced_most: vec[i64]  # and at most
    points: vec[i64]  # by seat and colour
    stored: vec[i64]  # granaries behind each screen
    market: list[int]  # the colour in each slot, -1 where the tile was taken
    bag: vec[i64]  # by colour
    discarded: vec[i64]  # by colour: tiles that were discarded face up
    replaced: vec[i64]  # by seat and colour: tiles discarded face down, which only that seat knows
    removed: list[int]  # by colour: tiles removed for the short game, which nobody has seen

    marker: int  # the joining tile of a war or of a fight with bandits, or -1
    war: War | None
    revolt: Revolt | None
    paying: list[int]  # red tiles of which some must be removed now

    # Cached values, computed from the pieces:
    group: vec[i64]  # by hex: the name of the group of the piece there (the hex of one of its pieces), or -1
    rulers: vec[i64]  # by group name: its leaders' colours as a bit mask; 0: no kingdom
    support: vec[i64]  # how many yellow tiles are next to each hex
    free_land: list[int]  # empty hexes, in order
    free_river: list[int]
    free_is_shared: bool  # other positions may share free_land and free_river
    open_sites: list[int]  # sites on which a building could be built, in order

    def copy(self) -> HuangState:
        other = HuangState()
        self.copy_kernel_to(other)
        other.options = self.options
        other.tables = self.tables
        other.map = self.map
        other.side = self.side
        other.palace_in_game = self.palace_in_game
        other.turn = self.turn
        other.actions_left = self.actions_left
        other.idle_turns = self.idle_turns
        other.tiles_moved = self.tiles_moved
        other.ending = self.ending
        other.cells = self.cells[:]
        other.leader_at = self.leader_at[:]
        other.pagodas = self.pagodas
        other.palace = self.palace
        other.granaries = self.granaries
        other.bandits = self.bandits
        other.hands = self.hands[:]
        other.known = self.known
        other.maybe_replaced = self.maybe_replaced
        other.replaced_least = self.replaced_least
        other.replaced_most = self.replaced_most
        other.points = self.points[:]
        other.stored = self.stored
        other.market = self.market
        other.bag = self.bag[:]
        other.discarded = self.discarded
        other.replaced = self.replaced
        other.removed = self.removed
        other.marker = self.marker
        other.war = None if self.war is None else self.war.copy()
        other.revolt = None if self.revolt is None else self.revolt.copy()
        other.paying = self.paying
        other.group = self.group[:]
        other.rulers = self.rulers[:]
        other.support = self.support
        other.free_land = self.free_land
        other.free_river = self.free_river
        other.free_is_shared = self.free_is_shared = True
        other.open_sites = self.open_sites
        return other

    # --- tiles and points -----------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        return sum_of_seat(self.hands, seat)

    def most_in_hand(self) -> int:
        """How many tiles any hand ever holds."""
        return max(self.tables.hand, self.tables.palace_hand) if self.palace_in_game else self.tables.hand

    def spend(self, seat: int, colour: int, count: int) -> None:
        """Take tiles out of a hand openly, to place or discard them."""
        at = of(seat, colour)
        self.hands[at] -= count
        if self.known[at] or self.replaced_most[seat]:
            redeal.note_shown(self, seat, colour, count)
        if count:  # a conflict without tiles does not keep a game alive: huang.end.stall_guard
            self.tiles_moved = True

    def discard_from_hand(self, seat: int, colour: int, count: int) -> None:
        """Show tiles of a hand and discard them."""
        self.spend(seat, colour, count)
        self.discarded = row_plus(self.discarded, colour, count)

    def draw(self) -> int:
        """The colour of a tile drawn from the bag, or -1 from an empty one."""
        total = sum_of_seat(self.bag, 0)
        if total == 0:
            return -1
        self.tiles_moved = True
        bag, nth, colour = self.bag, self.rng.below(total), 0
        while nth >= bag[colour]:
            nth -= bag[colour]
            colour += 1
        bag[colour] -= 1
        return colour

    def draw_to_hand(self, seat: int, count: int) -> bool:
        """Draw tiles into a hand; False if the bag did not have that many. Call `learn` first."""
        drawn: list[int] = []
        for _ in range(count):
            colour = self.draw()
            if colour < 0:
                break
            self.hands[of(seat, colour)] += 1
            drawn.append(colour)
        if drawn and self.log is not None:
            hand, bag = screen(seat), ["bag:bag"]
            tiles = [colour_arg(colour) for colour in drawn]
            who: dict[str, object] = {"seat": seat_arg(seat), "count": len(drawn)}
            self.emit("event-draw-own", {**who, "tiles": tiles}, [hand], only(seat), [*bag, hand])
            self.emit("event-draw", who, [hand], all_but(seat), [*bag, hand])
        return len(drawn) == count

    def gain(
        self,
        seat: int,
        colour: int,
        count: int,
        reason: str,
        touches: list[str],
        outcome: Outcome | None = None,
    ) -> None:
        """Give a seat points; `reason` ends the key of the sentence."""
        self.points[of(seat, colour)] += count
        if self.log is not None:
            args: dict[str, object] = {"seat": seat_arg(seat), "colour": colour_arg(colour), "count": count}
            self.emit(f"event-points-{reason}", args, touches, outcome=outcome)

    # --- pieces ----------------------------------------------------------------------------------

    def is_tile(self, hex: int) -> bool:
        return TILE <= self.cells[hex] < LEADER

    def is_leader(self, hex: int) -> bool:
        return LEADER <= self.cells[hex] <= BANDIT

    def is_bandit(self, hex: int) -> bool:
        return self.cells[hex] > BANDIT

    def bandits_on(self, hex: int) -> int:
        """How many bandits the tile on a hex shows."""
        return self.tables.bandits[self.cells[hex] - BANDIT - 1]

    def bandit_next_to(self, hex: int) -> int:
        """A hex with a bandit tile next to this one, or -1."""
        for near in self.map.near[hex]:
            if self.cells[near] > BANDIT:
                return near
        return -1

    def pagodas_in_game(self, colour: int) -> int:
        """How many pagodas of a colour there are."""
        if colour == BLUE and self.side is self.tables.eighteen:  # huang.eighteen.no_blue_pagodas
            return 0
        return self.tables.pagodas[colour]

    def site_colour(self, site: int) -> int:
        """The colour of the tile on a site's first hex."""
        return self.cells[self.map.sites[site][0]] - TILE

    # --- methods of every title, implemented in other files -----------------------------------------

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.over else []

    def sheet(self) -> list[tuple[str, list[int]]]:
        return scoring.sheet(self)

    def sheet_notes(self) -> list[Sentence]:
        return scoring.notes(self)

    def see(self, seat: int) -> dict[str, object]:
        return view.see(self, seat)

    def deal_anew(self, seat: int, rng: Rng) -> HuangState:
        return redeal.redeal(self, seat, rng)

    def save(self) -> dict[str, object]:
        return position.save(self)

    def problems(self) -> list[str]:
        return soundness.problems(self)

    # --- names on screen ------------------------------------------------------------------------------

    def hex_of(self, hex: int) -> str:
        """The element of a hex."""
        return f"hex:{self.map.names[hex]}"

    def tell(self, key: str, seat: int, args: dict[str, object], touches: list[str]) -> None:
        """A public event about a seat. Check `if state.log is not None` first."""
        self.emit(key, {"seat": seat_arg(seat), **args}, touches, EVERYONE)
