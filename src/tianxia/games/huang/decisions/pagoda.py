"""Building: the site, and the pagoda to move when none is left. Free after a tile, or for two green ones."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.buildings import erect, fits, movable, open_sites_with
from tianxia.games.huang.decisions import tile
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.decisions.green import offer_market
from tianxia.games.huang.elements import pagoda_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import GREEN, SHAPES, TILE, TRIANGLES, of
from tianxia.kernel.event import Sentence, seat_arg


class OfferPagoda(Question):
    """A tile has made a triangle (or the palace's shape): build on it?"""

    kind: ClassVar[str] = "pagoda"
    rule: ClassVar[str] = "huang.pagoda.includes_placed_tile"

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def args(self) -> list[int]:
        return [self.hex]

    verb: ClassVar[str] = "pagoda"

    def actions(self, state: HuangState) -> list[int]:
        found = first_hexes(state, open_sites_with(state, self.hex))
        found.append(actions.NO_PAGODA)
        return found

    def take(self, state: HuangState, action: int) -> None:
        colour = state.cells[self.hex] - TILE
        if action == actions.NO_PAGODA:
            tile.after_tile(state, self.seat, colour, self.hex)
            return
        if colour == GREEN:  # a blue chain ends here: huang.blue.chain_pagoda_ends
            offer_market(state, self.seat)
        build_at(state, self.seat, action, self.hex)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-pagoda", {"seat": seat_arg(self.seat), "hex": state.map.names[self.hex]})

    def refusal(self, state: HuangState, action: int) -> str:
        return site_refusal(state, action, self.hex, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.NO_PAGODA:
            return Sentence("action-no-pagoda", {})
        return Sentence("action-pagoda", {"hex": state.map.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        if action == actions.NO_PAGODA:
            return ["button:no-pagoda"]
        return site_elements(state, action, self.hex)


class ChooseShape(Question):
    """Several sites begin at this hex: which?"""

    kind: ClassVar[str] = "shape"
    rule: ClassVar[str] = "huang.pagoda.triangle"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, first: int, within: int) -> None:
        self.seat = seat
        self.first = first
        self.within = within

    def args(self) -> list[int]:
        return [self.first, self.within]

    def actions(self, state: HuangState) -> list[int]:
        return [actions.SHAPE + state.map.shapes[s] for s in sites_from(state, self.first, self.within)]

    def take(self, state: HuangState, action: int) -> None:
        for site in sites_from(state, self.first, self.within):
            if state.map.shapes[site] == action - actions.SHAPE:
                build_on(state, self.seat, site)
                return

    def refusal(self, state: HuangState, action: int) -> str:
        map = state.map
        for site in map.sites_with[self.first] if state.palace_in_game else []:
            same = map.sites[site][0] == self.first and map.shapes[site] == action - actions.SHAPE
            if same and fits(state, site) and (self.within < 0 or self.within in map.sites[site]):
                return overlap(state, site)
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        args: dict[str, object] = {"hex": state.map.names[self.first]}
        return Sentence(f"action-shape-{SHAPES[action - actions.SHAPE].replace(' ', '-')}", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        shape = action - actions.SHAPE
        touched = [f"button:{SHAPES[shape].replace(' ', '-')}"]
        for site in sites_from(state, self.first, self.within):
            if state.map.shapes[site] == shape:
                touched += [state.hex_of(hex) for hex in state.map.sites[site]]
        return touched


class MovePagoda(Question):
    """None of this colour is left beside the board: which one on it moves to the new site?"""

    kind: ClassVar[str] = "move-pagoda"
    rule: ClassVar[str] = "huang.pagoda.reposition_choice"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def args(self) -> list[int]:
        return [self.site]

    verb: ClassVar[str] = "move"

    def actions(self, state: HuangState) -> list[int]:
        return first_hexes(state, movable(state, self.site))

    def take(self, state: HuangState, action: int) -> None:
        for pagoda in movable(state, self.site):
            if state.map.sites[pagoda][0] == action:
                erect(state, self.seat, self.site, pagoda)
                return

    def prompt(self, state: HuangState) -> Sentence:
        pagoda = pagoda_arg(state.site_colour(self.site))
        return Sentence("prompt-move-pagoda", {"seat": seat_arg(self.seat), "pagoda": pagoda})

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-move-pagoda", {"hex": state.map.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [f"pagoda:{state.map.names[action]}", state.hex_of(action)]


def first_hexes(state: HuangState, sites: list[int]) -> list[int]:
    """The hexes that name these sites, in order, each once."""
    found: list[int] = []
    for site in sites:
        first = state.map.sites[site][0]
        if first not in found:
            found.append(first)
    found.sort()
    return found


def sites_from(state: HuangState, first: int, within: int) -> list[int]:
    """The open sites that begin at a hex and, unless it is -1, contain another."""
    sites = state.map.sites
    return [s for s in state.open_sites if sites[s][0] == first and (within < 0 or within in sites[s])]


def site_refusal(state: HuangState, first: int, within: int, otherwise: str) -> str:
    """Why nothing can be built on a site that begins at a hex (and contains another, unless it is -1)."""
    if first < actions.HEXES:
        map = state.map
        for site in map.sites_with[first] if state.palace_in_game else map.triangles_with[first]:
            hexes = map.sites[site]
            if hexes[0] == first and (within < 0 or within in hexes) and fits(state, site):
                return overlap(state, site)
    return otherwise


def overlap(state: HuangState, site: int) -> str:
    """The rule that forbids building on a site upon another building."""
    if state.map.shapes[site] >= TRIANGLES:
        return "huang.palace.no_overlap"
    palace = state.map.sites[state.palace] if state.palace >= 0 else []
    if any(hex in palace for hex in state.map.sites[site]):
        return "huang.palace.blocks_yellow_pagodas"
    return "huang.pagoda.no_overlap"


def site_elements(state: HuangState, first: int, within: int) -> list[str]:
    """The hexes of the open sites a first hex stands for."""
    hexes = {hex for site in sites_from(state, first, within) for hex in state.map.sites[site]}
    return [state.hex_of(hex) for hex in sorted(hexes)]


def build_at(state: HuangState, seat: int, first: int, within: int) -> None:
    """Build on the site that begins at a hex, asking which if there are several."""
    sites = sites_from(state, first, within)
    if len(sites) > 1:
        state.stack.append(ChooseShape(seat, first, within))
    else:
        build_on(state, seat, sites[0])


def build_on(state: HuangState, seat: int, site: int) -> None:
    """Build on a site, asking which pagoda moves if there is a choice."""
    if state.map.shapes[site] >= TRIANGLES:
        erect(state, seat, site, state.palace)
        return
    standing = movable(state, site)
    if len(standing) > 1:
        state.stack.append(MovePagoda(seat, site))
    else:
        erect(state, seat, site, standing[0] if standing else -1)


def score_pagodas(state: HuangState) -> None:
    """Each leader of the active seat: a point for each pagoda of its colour in its kingdom."""
    for site in state.pagodas:
        colour = state.site_colour(site)
        hex = state.leader_at[of(state.turn, colour)]
        if hex >= 0 and state.group[hex] == state.group[state.map.sites[site][0]]:
            touches = [state.hex_of(h) for h in state.map.sites[site]] if state.log is not None else []
            state.gain(state.turn, colour, 1, "pagoda", touches)
