"""Building: the site, and the pagoda to move when none is left. Free after a tile, or for two green ones."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import moves
from tianxia.games.huang.board import GREEN, SHAPES, TRIANGLES
from tianxia.games.huang.buildings import erect, fits, movable
from tianxia.games.huang.names import pagoda_arg
from tianxia.games.huang.state import HuangState, Question
from tianxia.kernel.event import Sentence, seat_arg


class BuildSite(Question):
    """Two green tiles (or one and the green leader): where to build?"""

    kind: ClassVar[str] = "build"
    rule: ClassVar[str] = "huang.build.existing_triangle"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def args(self) -> list[int]:
        return [self.cost]

    def pledged(self) -> tuple[int, int]:
        return GREEN, self.cost

    def actions(self, state: HuangState) -> list[int]:
        return first_hexes(state, state.open_sites)

    def take(self, state: HuangState, action: int) -> None:
        state.discard_from_hand(self.seat, GREEN, self.cost)
        if state.log is not None:
            key = "event-build" if self.cost == 2 else "event-build-leader"
            state.tell(key, self.seat, {"count": self.cost}, [])
        build_at(state, self.seat, action, -1)

    def refusal(self, state: HuangState, action: int) -> str:
        return site_refusal(state, action, -1, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-pagoda", {"hex": state.board.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return site_elements(state, action, -1)


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
        return [moves.SHAPE + state.board.shapes[s] for s in sites_from(state, self.first, self.within)]

    def take(self, state: HuangState, action: int) -> None:
        for site in sites_from(state, self.first, self.within):
            if state.board.shapes[site] == action - moves.SHAPE:
                build_on(state, self.seat, site)
                return

    def refusal(self, state: HuangState, action: int) -> str:
        board = state.board
        for site in board.sites_with[self.first] if state.palace_in_game else []:
            same = board.sites[site][0] == self.first and board.shapes[site] == action - moves.SHAPE
            if same and fits(state, site) and (self.within < 0 or self.within in board.sites[site]):
                return overlap(state, site)
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        args: dict[str, object] = {"hex": state.board.names[self.first]}
        return Sentence(f"action-shape-{SHAPES[action - moves.SHAPE].replace(' ', '-')}", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        shape = action - moves.SHAPE
        touched = [f"button:{SHAPES[shape].replace(' ', '-')}"]
        for site in sites_from(state, self.first, self.within):
            if state.board.shapes[site] == shape:
                touched += [state.hex_of(hex) for hex in state.board.sites[site]]
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

    def verb(self) -> str:
        return "move"

    def actions(self, state: HuangState) -> list[int]:
        return first_hexes(state, movable(state, self.site))

    def take(self, state: HuangState, action: int) -> None:
        for pagoda in movable(state, self.site):
            if state.board.sites[pagoda][0] == action:
                erect(state, self.seat, self.site, pagoda)
                return

    def prompt(self, state: HuangState) -> Sentence:
        pagoda = pagoda_arg(state.site_colour(self.site))
        return Sentence("prompt-move-pagoda", {"seat": seat_arg(self.seat), "pagoda": pagoda})

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-move-pagoda", {"hex": state.board.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [f"pagoda:{state.board.names[action]}", state.hex_of(action)]


def first_hexes(state: HuangState, sites: list[int]) -> list[int]:
    """The hexes that name these sites, in order, each once."""
    found: list[int] = []
    for site in sites:
        first = state.board.sites[site][0]
        if first not in found:
            found.append(first)
    found.sort()
    return found


def sites_from(state: HuangState, first: int, within: int) -> list[int]:
    """The open sites that begin at a hex and, unless it is -1, contain another."""
    sites = state.board.sites
    return [s for s in state.open_sites if sites[s][0] == first and (within < 0 or within in sites[s])]


def site_refusal(state: HuangState, first: int, within: int, otherwise: str) -> str:
    """Why nothing can be built on a site that begins at a hex (and contains another, unless it is -1)."""
    if first < moves.HEXES:
        board = state.board
        for site in board.sites_with[first] if state.palace_in_game else board.triangles_with[first]:
            hexes = board.sites[site]
            if hexes[0] == first and (within < 0 or within in hexes) and fits(state, site):
                return overlap(state, site)
    return otherwise


def overlap(state: HuangState, site: int) -> str:
    """The rule that forbids building on a site upon another building."""
    if state.board.shapes[site] >= TRIANGLES:
        return "huang.palace.no_overlap"
    palace = state.board.sites[state.palace] if state.palace >= 0 else []
    if any(hex in palace for hex in state.board.sites[site]):
        return "huang.palace.blocks_yellow_pagodas"
    return "huang.pagoda.no_overlap"


def site_elements(state: HuangState, first: int, within: int) -> list[str]:
    """The hexes of the open sites a first hex stands for."""
    hexes = {hex for site in sites_from(state, first, within) for hex in state.board.sites[site]}
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
    if state.board.shapes[site] >= TRIANGLES:
        erect(state, seat, site, state.palace)
        return
    standing = movable(state, site)
    if len(standing) > 1:
        state.stack.append(MovePagoda(seat, site))
    else:
        erect(state, seat, site, standing[0] if standing else -1)
