"""Placing a tile: points, the market for a green one, the chain of blue ones."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.buildings import add_open_sites, open_sites_with
from tianxia.games.huang.decisions import blue, pagoda
from tianxia.games.huang.decisions.bandits import barred_by_bandits, fight, fight_refusal
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.decisions.green import offer_market
from tianxia.games.huang.decisions.war import begin_war
from tianxia.games.huang.elements import screen, tile_arg
from tianxia.games.huang.kingdoms import kingdoms_next_to, link, put, repeated, ruler, rulers
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, EMPTY, GREEN, TILE, YELLOW
from tianxia.kernel.event import EVERYONE, Sentence, seat_arg


class TileHex(Question):
    """Where the tile goes."""

    kind: ClassVar[str] = "tile"
    rule: ClassVar[str] = "huang.tile.from_hand"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def args(self) -> list[int]:
        return [self.colour]

    def pledged(self) -> tuple[int, int]:
        return self.colour, 1

    def actions(self, state: HuangState) -> list[int]:
        return tile_hexes(state, self.colour)

    def take(self, state: HuangState, action: int) -> None:
        place_tile(state, self.seat, self.colour, action, True)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-tile", {"seat": seat_arg(self.seat), "tile": tile_arg(self.colour)})

    def refusal(self, state: HuangState, action: int) -> str:
        if action >= actions.HEXES:
            return self.rule
        return hex_refusal(state, self.colour, action) or fight_refusal(state, self.colour, action)

    def describe(self, state: HuangState, action: int) -> Sentence:
        args: dict[str, object] = {"tile": tile_arg(self.colour), "hex": state.map.names[action]}
        return Sentence("action-tile-hex", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def tile_hexes(state: HuangState, colour: int) -> list[int]:
    """The legal hexes for a tile: empty ones, but next to bandits only to fight them."""
    free = state.free_river if colour == BLUE else state.free_land
    if not state.bandits:
        return free[:]
    barred = barred_by_bandits(state)
    return [hex for hex in free if not barred[hex]]


def hex_refusal(state: HuangState, colour: int, hex: int) -> str:
    """The rule that keeps any tile of a colour off a hex; empty if none does."""
    if state.cells[hex] != EMPTY:
        return "huang.board.space_holds_one_piece"
    if colour == BLUE and not state.side.is_river[hex]:
        return "huang.tile.blue_on_river_only"
    if colour != BLUE and state.side.is_river[hex]:
        return "huang.tile.others_on_land_only"
    return ""


def place_tile(state: HuangState, seat: int, colour: int, hex: int, first: bool) -> None:
    """Lay a tile from the hand and let everything follow that it sets off."""
    state.spend(seat, colour, 1)
    put(state, hex, TILE + colour)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat_arg(seat),
            "tile": tile_arg(colour),
            "hex": state.map.names[hex],
        }
        state.emit("event-tile", args, [state.hex_of(hex)], EVERYONE, [screen(seat), state.hex_of(hex)])
    opened = open_sites_with(state, hex)
    add_open_sites(state, opened)
    masks = rulers(state)
    kingdoms = kingdoms_next_to(state, hex, masks)
    if state.bandits and state.bandit_next_to(hex) >= 0:
        fight(state, seat, hex, kingdoms)
        return
    if len(kingdoms) > 1:
        conflict = repeated(kingdoms, masks)
        if conflict:
            begin_war(state, seat, hex, kingdoms, masks, conflict)
            return
    link(state, hex)
    if kingdoms:
        score_tile(state, colour, hex)
    if first and opened:  # huang.blue.chain_later_no_pagoda
        state.stack.append(pagoda.OfferPagoda(seat, hex))
    else:
        after_tile(state, seat, colour, hex)


def score_tile(state: HuangState, colour: int, hex: int) -> None:
    """A point for the leader of the tile's colour, else for the yellow one, in the kingdom as it is now."""
    name = state.group[hex]
    scorer = ruler(state, name, colour)
    if scorer < 0:  # huang.tile.vp_yellow_fallback
        scorer = ruler(state, name, YELLOW)
    if scorer >= 0:
        touches = [state.hex_of(hex), screen(scorer)] if state.log is not None else []
        state.gain(scorer, colour, 1, "tile", touches)


def after_tile(state: HuangState, seat: int, colour: int, hex: int) -> None:
    """What a peaceful tile without a new pagoda brings: the market for green, the chain for blue."""
    if colour == GREEN:
        offer_market(state, seat)
    elif colour == BLUE and state.hand_size(seat) and blue.chain_hexes(state, hex):
        # Asked even of a hand without blue tiles, or not being asked would tell the others.
        state.stack.append(blue.Chain(seat, hex))
