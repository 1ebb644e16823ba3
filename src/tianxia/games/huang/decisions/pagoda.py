"""Pagodas: built after placing a tile, moved when none is left, scored at the end of a turn.

Rules decided elsewhere, or by having no check:

- `buildings.py` has the possible sites, and removes a pagoda with its tile: huang.pagoda.lost_with_tile
- tiles under a pagoda count as before: huang.pagoda.tiles_still_count
- the builder needs no leader: huang.pagoda.no_leader_needed
- the builder gains nothing: huang.pagoda.builder_irrelevant
- `tile.py` offers no pagoda after a tile that starts a war: huang.pagoda.not_on_conflict
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.buildings import building_on, erect, fits, movable, open_sites_with
from tianxia.games.huang.decisions import tile
from tianxia.games.huang.decisions.base import HuangDecision, TileQuestion, after_placing, within_action
from tianxia.games.huang.decisions.green import offer_market
from tianxia.games.huang.elements import colour_arg, pagoda_arg
from tianxia.games.huang.place_names import place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import COLOURS, GREEN, SHAPES, TILE, TRIANGLES, of
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Outcome, Sentence, seat_arg


class OfferPagoda(TileQuestion):
    """Asks whether to build, after a tile has completed a triangle (or the palace's shape).

    One building or none: huang.pagoda.one_per_placement, huang.pagoda.optional.
    """

    kind: ClassVar[str] = "pagoda"
    rule: ClassVar[str] = "huang.pagoda.includes_placed_tile"
    verb: ClassVar[str] = "pagoda"
    offers: ClassVar[list[tuple[int, int]]] = [
        (0, actions.HEXES - 1),
        (actions.NO_PAGODA, actions.NO_PAGODA),
    ]

    def misfit(self, state: HuangState, at: int) -> str:
        if not open_sites_with(state, self.hex):
            return f"nothing can be built with the tile on {state.map.names[self.hex]}"
        return after_placing(state, self.seat, at)

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
        return Sentence("prompt-pagoda", {"seat": seat_arg(self.seat), "place": place_arg(state, self.hex)})

    def refusal(self, state: HuangState, action: int) -> str:
        return self.rule if action == actions.NO_PAGODA else site_refusal(state, action, self.hex, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.NO_PAGODA:
            return Sentence("action-no-pagoda", {})
        return Sentence("action-pagoda", {"place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return ["button:no-pagoda"] if action == actions.NO_PAGODA else site_elements(state, action, self.hex)


class ChooseShape(HuangDecision):
    """Several sites begin at this hex: choose one."""

    kind: ClassVar[str] = "shape"
    rule: ClassVar[str] = "huang.pagoda.triangle"
    follows: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(actions.SHAPE, actions.SHAPE + len(SHAPES) - 1)]
    fields: ClassVar[list[Field]] = [
        Field("first", 0, actions.HEXES - 1),
        Field("within", -1, actions.HEXES - 1),
    ]

    def __init__(self, seat: int, first: int, within: int) -> None:
        self.seat = seat
        self.first = first
        self.within = within  # the tile just placed, or -1 if none was

    def misfit(self, state: HuangState, at: int) -> str:
        if len(sites_from(state, self.first, self.within)) < 2:
            return f"no choice of buildings at {state.map.names[self.first]}"
        return misplaced_building(
            state, self.seat, at, self.within >= 0 and state.cells[self.first] == TILE + GREEN
        )

    def actions(self, state: HuangState) -> list[int]:
        return [actions.SHAPE + state.map.shapes[s] for s in sites_from(state, self.first, self.within)]

    def take(self, state: HuangState, action: int) -> None:
        for site in sites_from(state, self.first, self.within):
            if state.map.shapes[site] == action - actions.SHAPE:
                build_on(state, self.seat, site)
                return

    def refusal(self, state: HuangState, action: int) -> str:
        for site in sites_beginning(state, self.first):
            if state.map.shapes[site] == action - actions.SHAPE and fits(state, site):
                if self.within < 0 or self.within in state.map.sites[site]:
                    return overlap(state, site)
                return "huang.pagoda.includes_placed_tile"
        return "huang.palace.shape" if action - actions.SHAPE >= TRIANGLES else self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        args: dict[str, object] = {"place": spot_arg(state, self.first)}
        return Sentence(f"action-shape-{SHAPES[action - actions.SHAPE].replace(' ', '-')}", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        shape = action - actions.SHAPE
        touched = [f"button:{SHAPES[shape].replace(' ', '-')}"]
        for site in sites_from(state, self.first, self.within):
            if state.map.shapes[site] == shape:
                touched += [state.hex_of(hex) for hex in state.map.sites[site]]
        return touched


class MovePagoda(HuangDecision):
    """Asks which pagoda on the board moves, because none of this colour is left beside the board."""

    kind: ClassVar[str] = "move-pagoda"
    rule: ClassVar[str] = "huang.pagoda.reposition_choice"
    follows: ClassVar[bool] = True
    verb: ClassVar[str] = "move"
    offers: ClassVar[list[tuple[int, int]]] = [(0, actions.HEXES - 1)]
    fields: ClassVar[list[Field]] = [Field("site", 0, len(SHAPES) * actions.HEXES - 1)]

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def misfit(self, state: HuangState, at: int) -> str:
        if self.site not in state.open_sites or state.map.shapes[self.site] >= TRIANGLES:
            return "no pagoda can be built there"
        if len(movable(state, self.site)) < 2:
            return "no choice of pagodas to move"
        return misplaced_building(state, self.seat, at, state.site_colour(self.site) == GREEN)

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

    def refusal(self, state: HuangState, action: int) -> str:
        site = building_on(state, action)
        if site >= 0 and state.site_colour(site) != state.site_colour(self.site):
            return "huang.pagoda.colour_matches"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-move-pagoda", {"place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        for pagoda in state.pagodas:
            if state.map.sites[pagoda][0] == action:
                hexes = [state.hex_of(hex) for hex in state.map.sites[pagoda]]
                return [f"pagoda:{state.map.names[action]}", *hexes]
        return [state.hex_of(action)]


def misplaced_building(state: HuangState, seat: int, at: int, green: bool) -> str:
    """Why this question cannot be at this place of the stack. Only the market pick of a green tile may be
    beneath it.
    """
    waiting = state.stack[at - 1].kind == "market"
    if waiting and not green:
        return "the market waits, but no green tile was placed"
    if waiting and at + 1 == len(state.stack):
        return within_action(state, seat, at - 1, last=False)
    return within_action(state, seat, at)


# --- sites ---------------------------------------------------------------------------------------------


def first_hexes(state: HuangState, sites: list[int]) -> list[int]:
    """The first hexes of these sites, in order, without repetition."""
    found: list[int] = []
    for site in sites:
        first = state.map.sites[site][0]
        if first not in found:
            found.append(first)
    found.sort()
    return found


def sites_from(state: HuangState, first: int, within: int) -> list[int]:
    """The open sites that begin at a hex and, unless it is -1, contain the other hex."""
    sites = state.map.sites
    return [s for s in state.open_sites if sites[s][0] == first and (within < 0 or within in sites[s])]


def sites_beginning(state: HuangState, first: int) -> list[int]:
    """All sites of buildings in this game that begin at a hex, open or not."""
    map = state.map
    sites = map.sites_with[first] if state.palace_in_game else map.triangles_with[first]
    return [site for site in sites if map.sites[site][0] == first]


def blocked_sites(state: HuangState, first: int, within: int) -> list[int]:
    """The sites that begin at a hex and have the right tiles, but overlap another building."""
    return [
        site
        for site in sites_beginning(state, first)
        if (within < 0 or within in state.map.sites[site])
        and site not in state.open_sites
        and fits(state, site)
    ]


def site_refusal(state: HuangState, first: int, within: int, otherwise: str) -> str:
    """Why nothing can be built on a site that begins at a hex and contains the other (unless that is -1)."""
    for site in blocked_sites(state, first, within):
        return overlap(state, site)
    return otherwise


def overlap(state: HuangState, site: int) -> str:
    """The rule that forbids a site because another building overlaps it.

    The rule also holds if that building is about to move (huang.pagoda.overlap_checked_before_move).
    """
    if state.map.shapes[site] >= TRIANGLES:
        return "huang.palace.no_overlap"
    palace = list(state.map.sites[state.palace]) if state.palace >= 0 else []
    if any(hex in palace for hex in state.map.sites[site]):
        return "huang.palace.blocks_yellow_pagodas"
    return "huang.pagoda.no_overlap"


def site_elements(state: HuangState, first: int, within: int) -> list[str]:
    """The hexes of the open sites that begin at a hex; if there are none, those of the sites with a
    building.
    """
    sites = sites_from(state, first, within) or blocked_sites(state, first, within)
    hexes = {hex for site in sites for hex in state.map.sites[site]} or {first}
    return [state.hex_of(hex) for hex in sorted(hexes)]


def build_at(state: HuangState, seat: int, first: int, within: int) -> None:
    """Build on the site that begins at a hex; ask which if there are several."""
    sites = sites_from(state, first, within)
    if len(sites) > 1:
        state.stack.append(ChooseShape(seat, first, within))
    else:
        build_on(state, seat, sites[0])


def build_on(state: HuangState, seat: int, site: int) -> None:
    """Build on a site, with a pagoda from the supply if there is one (huang.pagoda.from_supply_first).

    Otherwise a pagoda on the board moves (huang.pagoda.reposition_when_none); the seat is asked which if
    there are several.
    """
    if state.map.shapes[site] >= TRIANGLES:
        erect(state, seat, site, state.palace)
        return
    standing = movable(state, site)
    if len(standing) > 1:
        state.stack.append(MovePagoda(seat, site))
    else:
        erect(state, seat, site, standing[0] if standing else -1)


def score_pagodas(state: HuangState) -> None:
    """Score pagodas for the active seat only: one point for each pagoda of a leader's colour in the
    leader's kingdom.

    The last event has the sum. Rules: huang.pagoda.score_active_only, huang.pagoda.score_own_turn_end.
    """
    scored: list[int] = []
    for site in state.pagodas:
        colour = state.site_colour(site)
        hex = state.leader_at[of(state.turn, colour)]  # huang.pagoda.yellow_never_substitutes
        if hex >= 0 and state.group[hex] == state.group[state.map.sites[site][0]]:
            scored.append(site)
    outcome: Outcome | None = None
    for number, site in enumerate(scored):
        touches: list[str] = []
        if state.log is not None:
            touches = [state.hex_of(h) for h in state.map.sites[site]]
            if number == len(scored) - 1:
                outcome = pagoda_outcome(state, scored)
        state.gain(state.turn, state.site_colour(site), 1, "pagoda", touches, outcome)


def pagoda_outcome(state: HuangState, scored: list[int]) -> Outcome:
    """The points that pagodas score in this turn, by colour."""
    gains: list[tuple[int, Sentence]] = []
    for colour in range(len(COLOURS)):
        count = len([site for site in scored if state.site_colour(site) == colour])
        if count:
            points: dict[str, object] = {"count": count, "colour": colour_arg(colour)}
            gains.append((state.turn, Sentence("outcome-points", points)))
    return Outcome([], "huang.pagoda.score_own_turn_end", gains)
