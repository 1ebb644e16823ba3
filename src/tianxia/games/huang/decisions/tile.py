"""Placing a tile: legal hexes, points, and what follows. One action places one tile
(huang.tile.one_per_action); only `blue.py` asks for another.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang.actions import HEXES
from tianxia.games.huang.buildings import add_open_sites, open_sites_with
from tianxia.games.huang.decisions import blue, pagoda
from tianxia.games.huang.decisions.bandits import barred_by_bandits, fight, fight_refusal
from tianxia.games.huang.decisions.base import HuangDecision, final_if_quiet, within_action
from tianxia.games.huang.decisions.green import offer_market
from tianxia.games.huang.decisions.war import begin_war
from tianxia.games.huang.elements import screen, tile_arg
from tianxia.games.huang.kingdoms import kingdoms_next_to, link, put, repeated, ruler
from tianxia.games.huang.place_names import place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BANDIT, BLUE, COLOURS, EMPTY, GREEN, TILE, YELLOW, of
from tianxia.kernel.decision import Field
from tianxia.kernel.event import EVERYONE, Sentence, seat_arg


class TileHex(HuangDecision):
    """Asks where the tile goes."""

    kind: ClassVar[str] = "tile"
    rule: ClassVar[str] = "huang.tile.from_hand"
    follows: ClassVar[bool] = True
    ends_phrase: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(0, HEXES - 1)]
    fields: ClassVar[list[Field]] = [Field("colour", 0, 4)]

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def misfit(self, state: HuangState, at: int) -> str:
        if state.hands[of(self.seat, self.colour)] == 0:
            return f"seat {self.seat} has no {COLOURS[self.colour]} tile"
        return within_action(state, self.seat, at)

    def pledged(self) -> tuple[int, int]:
        return self.colour, 1

    def actions(self, state: HuangState) -> list[int]:
        return tile_hexes(state, self.colour)

    def take(self, state: HuangState, action: int) -> None:
        place_tile(state, self.seat, self.colour, action, True)

    def final(self, state: HuangState, action: int) -> int:
        """Does placing end the action? Yes, unless the tile causes a fight or war, or offers a building,
        market or chain.
        """
        same, alike, kingdom = TILE + self.colour, 0, -1
        cells, group, rulers = state.cells, state.group, state.rulers
        for near in state.map.near[action]:
            if cells[near] > BANDIT:
                return -1
            if cells[near] == same:
                alike += 1
            name = group[near]
            if name >= 0 and name != kingdom and rulers[name]:
                if kingdom >= 0 and repeated(state, kingdoms_next_to(state, action)):
                    return -1
                kingdom = name
        if state.actions_left == 0:
            if self.colour == GREEN and max(state.market) >= 0:
                return 0
            if self.colour == BLUE:
                chain = blue.chain_after(state, self.seat, action)
                if chain != 0:
                    return 0 if chain > 0 else -1
        # the new tile may open a site
        if alike > 1 or (alike and self.colour == YELLOW and state.palace_in_game):
            return -1
        return final_if_quiet(state)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-tile", {"seat": seat_arg(self.seat), "tile": tile_arg(self.colour)})

    def refusal(self, state: HuangState, action: int) -> str:
        found = hex_refusal(state, self.colour, action) or fight_refusal(state, self.colour, action)
        return found or self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        args: dict[str, object] = {"tile": tile_arg(self.colour), "place": spot_arg(state, action)}
        return Sentence("action-tile-hex", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def tile_hexes(state: HuangState, colour: int) -> list[int]:
    """The legal hexes for a tile: empty ones, next to others or not (huang.tile.no_adjacency_needed). Hexes
    next to bandits are legal only for a fight.
    """
    free = state.free_river if colour == BLUE else state.free_land
    if not state.bandits:
        return free[:]
    barred = barred_by_bandits(state)
    return [hex for hex in free if not barred[hex]]


def tile_refusal(state: HuangState, seat: int, colour: int) -> str:
    """Why no tile of a colour can be placed now."""
    if state.hands[of(seat, colour)] == 0:
        return "huang.tile.from_hand"
    if not (state.free_river if colour == BLUE else state.free_land):
        return "huang.board.space_holds_one_piece"
    return "huang.bandits.tile_only_to_fight"


def hex_refusal(state: HuangState, colour: int, hex: int) -> str:
    """The rule that forbids every tile of a colour on a hex; empty if none does."""
    if state.cells[hex] != EMPTY:
        return "huang.board.space_holds_one_piece"
    if colour == BLUE and not state.side.is_river[hex]:
        return "huang.tile.blue_on_river_only"
    if colour != BLUE and state.side.is_river[hex]:
        return "huang.tile.others_on_land_only"
    return ""


def place_tile(state: HuangState, seat: int, colour: int, hex: int, first: bool) -> None:
    """Place a tile from the hand and push all steps that follow. `first` is false for later tiles of a
    chain.

    After a fight or a war nothing is scored or offered: huang.tile.vp_none_on_conflict,
    huang.pagoda.not_on_conflict, huang.green.no_pick_on_war.
    """
    state.spend(seat, colour, 1)
    put(state, hex, TILE + colour)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat_arg(seat),
            "tile": tile_arg(colour),
            "place": place_arg(state, hex),
        }
        state.emit("event-tile", args, [state.hex_of(hex)], EVERYONE, [screen(seat), state.hex_of(hex)])
    opened = open_sites_with(state, hex)
    add_open_sites(state, opened)
    kingdoms = kingdoms_next_to(state, hex)
    if state.bandits and state.bandit_next_to(hex) >= 0:
        fight(state, seat, hex, kingdoms)
        return
    if len(kingdoms) > 1:
        conflict = repeated(state, kingdoms)
        if conflict:  # huang.war.trigger
            begin_war(state, seat, hex, kingdoms, conflict)
            return
    link(state, hex)
    if kingdoms:  # a tile scores once, even if it joins kingdoms: huang.tile.vp_peaceful_union
        score_tile(state, colour, hex)
    if first and opened:  # huang.blue.chain_later_no_pagoda
        state.stack.append(pagoda.OfferPagoda(seat, hex))
    else:
        after_tile(state, seat, colour, hex)


def score_tile(state: HuangState, colour: int, hex: int) -> None:
    """Give a point of the tile's colour to the owner of the leader of that colour in the kingdom after
    placing.

    If the kingdom has no such leader, the owner of its yellow leader gets the point. Rules:
    huang.tile.vp_colour_is_tile_colour, huang.tile.vp_uses_resulting_kingdom.
    """
    name = state.group[hex]
    scorer = ruler(state, name, colour)  # huang.tile.vp_same_colour_leader, huang.tile.vp_may_go_to_opponent
    if scorer < 0:  # huang.tile.vp_yellow_fallback
        scorer = ruler(state, name, YELLOW)
    if scorer >= 0:  # huang.tile.vp_none_without_leader
        touches = [state.hex_of(hex), screen(scorer)] if state.log is not None else []
        state.gain(scorer, colour, 1, "tile", touches)


def after_tile(state: HuangState, seat: int, colour: int, hex: int) -> None:
    """Offer what follows a peaceful tile without a new pagoda: market after green, chain after blue."""
    if colour == GREEN:
        offer_market(state, seat)
    elif colour == BLUE:
        blue.offer_chain(state, seat, hex)
