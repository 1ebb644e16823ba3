"""Pagodas and the palace: where they could stand, going up, being moved, coming down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.huang.elements import pagoda_arg
from tianxia.games.huang.tables import EMPTY, LEADER, TILE, TRIANGLES, YELLOW, of

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def is_open(state: HuangState, site: int) -> bool:
    """May a building go up here: tiles of one colour, none of them under a building already?"""
    return fits(state, site) and all(building_on(state, hex) < 0 for hex in state.map.sites[site])


def fits(state: HuangState, site: int) -> bool:
    """Are the tiles of a site of one colour, in which there are buildings?"""
    cells = state.cells
    hexes = state.map.sites[site]
    tile = cells[hexes[0]]
    if tile == EMPTY or tile >= LEADER:
        return False
    for hex in hexes:
        if cells[hex] != tile:
            return False
    if state.map.shapes[site] >= TRIANGLES:
        return tile == TILE + YELLOW  # huang.palace.shape
    return state.pagodas_in_game(tile - TILE) > 0


def building_on(state: HuangState, hex: int) -> int:
    """The site of the pagoda or palace that covers a hex, or -1."""
    for site in state.pagodas:
        if hex in state.map.sites[site]:
            return site
    if state.palace >= 0 and hex in state.map.sites[state.palace]:
        return state.palace
    return -1


def open_sites_with(state: HuangState, hex: int) -> list[int]:
    """The open sites that contain a hex, in order."""
    map = state.map
    sites = map.sites_with[hex] if state.palace_in_game else map.triangles_with[hex]
    return [site for site in sites if is_open(state, site)]


def recompute_open_sites(state: HuangState) -> None:
    """Work out all open sites from nothing."""
    map = state.map
    state.open_sites = [
        site
        for site in range(len(map.sites))
        if state.cells[map.sites[site][0]] != EMPTY
        and (state.palace_in_game or map.shapes[site] < TRIANGLES)
        and is_open(state, site)
    ]


def add_open_sites(state: HuangState, found: list[int]) -> None:
    """Sites that a tile just placed has opened."""
    if found:
        state.open_sites = sorted(state.open_sites + found)


def movable(state: HuangState, site: int) -> list[int]:
    """The pagodas of the site's colour that stand, if none of that colour is left beside the board."""
    colour = state.site_colour(site)
    standing = [pagoda for pagoda in state.pagodas if state.site_colour(pagoda) == colour]
    return standing if len(standing) >= state.pagodas_in_game(colour) else []


def erect(state: HuangState, seat: int, site: int, moved: int) -> None:
    """Build on a site, with a piece from beside the board or with the one moved from another site."""
    hexes = state.map.sites[site]
    palace = state.map.shapes[site] >= TRIANGLES
    if palace:
        state.palace = site
    else:
        state.pagodas = sorted([pagoda for pagoda in state.pagodas if pagoda != moved] + [site])
    recompute_open_sites(state)
    if state.log is not None:
        what = "palace" if palace else "pagoda"
        how = "built" if moved < 0 else "moved"
        args: dict[str, object] = {"hex": state.map.names[hexes[0]]}
        if not palace:
            args["pagoda"] = pagoda_arg(state.site_colour(site))
        state.tell(f"event-{what}-{how}", seat, args, [state.hex_of(hex) for hex in hexes])


def fall(state: HuangState, hex: int) -> None:
    """A tile is about to leave: the building on it goes back beside the board."""
    site = building_on(state, hex)
    if site < 0:
        return
    palace = site == state.palace
    if palace:
        state.palace = -1
    else:
        state.pagodas = [pagoda for pagoda in state.pagodas if pagoda != site]
    if state.log is not None:
        args: dict[str, object] = {"hex": state.map.names[state.map.sites[site][0]]}
        if not palace:
            args["pagoda"] = pagoda_arg(state.site_colour(site))
        touches = [state.hex_of(tile) for tile in state.map.sites[site]]
        state.emit("event-palace-lost" if palace else "event-pagoda-lost", args, touches)


def hand_limit(state: HuangState, seat: int) -> int:
    """Seven for the yellow leader in the palace's kingdom (huang.palace.hand_limit_seven)."""
    if state.palace >= 0:
        leader = state.leader_at[of(seat, YELLOW)]
        if leader >= 0 and state.group[leader] == state.group[state.map.sites[state.palace][0]]:
            return state.tables.palace_hand
    return state.tables.hand
