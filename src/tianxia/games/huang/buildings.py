"""Pagodas and the palace: possible sites, building, moving, removal.

The decisions about pagodas also ask about the palace. Rules of the palace, and where they are decided:

- `decisions/pagoda.py` offers it after a peaceful tile or for two green tiles, one building for each
  placement: huang.palace.built_like_pagoda, huang.palace.one_building_per_placement
- `score_pagodas` gives it no points: huang.palace.no_points
- `decisions/replace.py` replaces up to six tiles, with or without a palace: huang.palace.replace_still_six
- `check_options` allows it together with every other option: huang.palace.combinable
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tianxia.games.huang.elements import pagoda_arg
from tianxia.games.huang.place_names import place_arg
from tianxia.games.huang.tables import EMPTY, LEADER, TILE, TRIANGLES, YELLOW, of

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


def is_open(state: HuangState, site: int) -> bool:
    """May a building stand on this site? Its tiles must have one colour and must not be under another
    building.

    Rules: huang.pagoda.no_overlap, huang.palace.no_overlap, huang.palace.blocks_yellow_pagodas.
    """
    return fits(state, site) and all(building_on(state, hex) < 0 for hex in state.map.sites[site])


def fits(state: HuangState, site: int) -> bool:
    """Do the tiles of a site have one colour (huang.pagoda.triangle), and does this game have buildings of
    it?
    """
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
    sites = state.map.sites
    for site in state.pagodas:
        if hex in sites[site]:
            return site
    if state.palace >= 0 and hex in sites[state.palace]:
        return state.palace
    return -1


def open_sites_with(state: HuangState, hex: int) -> list[int]:
    """The open sites that contain a hex, in order."""
    map = state.map
    sites = map.sites_with[hex] if state.palace_in_game else map.triangles_with[hex]
    return [site for site in sites if is_open(state, site)]


def recompute_open_sites(state: HuangState) -> None:
    """Update the open sites after a tile without a building left this hex: all sites that contain
    it close.
    """
    cells, sites = state.cells, state.map.sites
    found: list[int] = []
    site: i64
    for site in range(len(sites)):
        hexes = sites[site]
        if cells[hexes[0]] == EMPTY or cells[hexes[1]] != cells[hexes[0]]:
            continue  # this holds for most sites, and the check is fast
        if is_open(state, site) and (state.palace_in_game or state.map.shapes[site] < TRIANGLES):
            found.append(site)
    state.open_sites = found


def close_sites_with(state: HuangState, hex: int) -> None:
    """Close all open sites that contain this hex, because its tile is gone; the tile was not under a
    building.
    """
    if state.open_sites:
        sites = state.map.sites
        state.open_sites = [site for site in state.open_sites if hex not in sites[site]]


def add_open_sites(state: HuangState, found: list[int]) -> None:
    """Update the open sites: a tile was placed on this hex."""
    if found:
        state.open_sites = sorted(state.open_sites + found)


def movable(state: HuangState, site: int) -> list[int]:
    """The pagodas of the site's colour on the board, if none of that colour is left beside the board."""
    colour = state.site_colour(site)
    standing = [pagoda for pagoda in state.pagodas if state.site_colour(pagoda) == colour]
    return standing if len(standing) >= state.pagodas_in_game(colour) else []


def erect(state: HuangState, seat: int, site: int, moved: int) -> None:
    """Build on a site, with a piece from beside the board or one moved from another site."""
    hexes = state.map.sites[site]
    palace = state.map.shapes[site] >= TRIANGLES
    if palace:
        state.palace = site  # may have stood elsewhere: huang.palace.single_piece, huang.palace.repositioned
    else:
        state.pagodas = sorted([pagoda for pagoda in state.pagodas if pagoda != moved] + [site])
    recompute_open_sites(state)
    if state.log is not None:
        what = "palace" if palace else "pagoda"
        how = "built" if moved < 0 else "moved"
        args: dict[str, object] = {"place": place_arg(state, hexes[0])}
        if not palace:
            args["pagoda"] = pagoda_arg(state.site_colour(site))
        state.tell(f"event-{what}-{how}", seat, args, [state.hex_of(hex) for hex in hexes])


def take_down(state: HuangState, site: int) -> None:
    """Remove the building of a site that loses a tile; site -1 means no building. The piece goes back
    beside the board.

    Rules: huang.pagoda.lost_with_tile, huang.palace.lost_with_tile.
    """
    if site < 0:
        return
    if site == state.palace:
        state.palace = -1
    else:
        state.pagodas = [pagoda for pagoda in state.pagodas if pagoda != site]


def tell_fall(state: HuangState, site: int, colour: int) -> None:
    """Log that the building on a site was removed, after its tile is gone."""
    if site < 0:
        return
    args: dict[str, object] = {"place": place_arg(state, state.map.sites[site][0])}
    touches = [state.hex_of(tile) for tile in state.map.sites[site]]
    if state.map.shapes[site] >= TRIANGLES:
        state.emit("event-palace-lost", args, touches)
    else:
        state.emit("event-pagoda-lost", {**args, "pagoda": pagoda_arg(colour)}, touches)


def hand_limit(state: HuangState, seat: int) -> int:
    """The number of tiles to which a seat refills: six, or seven with the yellow leader in the palace's
    kingdom.

    - seven tiles: huang.palace.hand_limit_seven
    - the game ends if the seventh cannot be drawn: huang.palace.seventh_tile_can_end_game
    - a seat that loses the palace keeps its tiles: huang.palace.loss_keeps_tiles
    """
    if state.palace >= 0:
        leader = state.leader_at[of(seat, YELLOW)]
        if leader >= 0 and state.group[leader] == state.group[state.map.sites[state.palace][0]]:
            return state.tables.palace_hand
    return state.tables.hand
