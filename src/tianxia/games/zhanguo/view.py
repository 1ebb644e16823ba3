"""What each seat sees: the `position` part of a view, as `see(seat)` returns it; cards are `{"id": "57",
"suit", "trigger", "ability"}`, seats are numbers, -1 means nobody, names are those of the element ids:

    round, turn, phase      1-5; turns begun this round; "start", "play", "rewards" or "over"
    order, markers          the track from the top; by seat the tableau row its marker stands on, or -1
    decks                   cards left in each suit
    court                   {"pile": [cards, the top last]}
    tokens                  {"small": [left of w, c, l], "large": [who holds w, c, l]}
    tableau                 {"name", "rows": [{"aspect", "rewards": [effect of round 1 ... 5]}]}
    masters                 cards on display
    mausoleum               nine spots: {"place", "tile", "needs": {}, "points", "soldiers": [seat by slot]}
    walls                   six sections: {"section", "condition", "points", "slots": [{"price", "seat"}]}
    emperors                by site a, b, c: the triggers of its tiles, the top first
    regions                 five: {"region", "spaces": [{"tile", "halves", "seat"}], "area": [by seat],
                            "palace_tiles": [kind or null by place], "palaces": [by seat]}
    ship_track              {"symbols", "masters", "values"} by space
    starting_tiles          while they are chosen: by tile (`s3`) what it gives, as translation keys
    boards                  by seat: {"score", "ship", "locked", "entrance",
                            "tokens": [w, c, l], "large": [aspects],
                            # zhanguo.hidden.player_area_public
                            "supply": {"officials": [3], "governors", "palaces", "walls"}, "aside": [cards],
                            "regions": [{"region", "unrest", "workers", "officials": [3],
                            "cards": [card + {"emperor": trigger or null}]}],
                            "hand": [cards] for its owner, [{"suit"}] for others,
                            "starting": [tiles] for its owner while he chooses, else their
                            number; the one kept once all are revealed}
    li_si                   in a solo game, see `automa`

Elements on screen: `card:57` in hand, `hand:1`, `tucked:0:57`, `region:0:zhao`, `unrest:0:zhao`,
`official:0:zhao:general`, `worker:0:zhao`, `supply:0:general`, `alchemist:0:a2`, `tokens:0`, `small:0:w`,
`large:w`, `locked:0`, `entrance:0`, `score:0`, `board:0`, `start:s3`; on the main board `main:zhao`,
`area:zhao`, `governor:zhao:0`, `palaces:zhao`, `palace:zhao:1`, `section:a-left`, `wall:a-left:2`,
`mausoleum:3`, `ship:0`, `ship:0:7`, `court:wall`, `court:pile`, `master:m1`, `token:w`, `reward:w`,
`main:order`, `main:round`, `deck:w`, and `button:unify`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.zhanguo.automa.view import see_li_si
from tianxia.games.zhanguo.elements import tile_words
from tianxia.games.zhanguo.options import TABLEAUX
from tianxia.games.zhanguo.tables import (
    ASPECTS,
    CARDS,
    COURT,
    GOVERNORS,
    NOBODY,
    OFFICIALS_REACH_UNREST,
    PALACE_TILES,
    PALACES,
    PLACES,
    REGIONS,
    SECTIONS,
    SITES,
    WALL_CONDITIONS,
    WALLS,
    aside_cards,
    at_kind,
    at_place,
    at_region,
    at_section,
    at_slot,
)
from tianxia.kernel.zones import Zones

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


NEEDS: Final = ["governors", "palaces", "walls", "ship_value"]


def show_card(state: ZhanguoState, card: int) -> dict[str, object]:
    suit = state.tables.suit_of[card]
    return {
        "id": CARDS[card],
        "suit": ASPECTS[suit] if suit < 3 else "alchemist",
        "trigger": COURT[state.tables.trigger_of[card]],
        "ability": state.tables.ability_of[card].name,
    }


def show_cards(state: ZhanguoState, cards: list[int]) -> list[object]:
    return [show_card(state, card) for card in cards]


def phase(state: ZhanguoState) -> str:
    if state.over:
        return "over"
    if state.turn == 0:
        return "start"
    for frame in state.stack:
        if frame.kind == "end-round":
            return "rewards"
    return "play"


def see(state: ZhanguoState, seat: int) -> dict[str, object]:
    """All that a seat (or a spectator, -1) may know."""
    zones = Zones(seat, state.over)
    layout = state.layout
    zones.public("round", state.round)
    zones.public("turn", state.turn)
    zones.public("phase", phase(state))
    zones.public("order", state.order[:])
    zones.public("markers", state.markers[:])
    zones.public("decks", [40 - state.drawn] * 3)  # zhanguo.hidden.decks
    zones.public("court", {"pile": show_cards(state, state.court)})
    zones.public("tokens", {"small": list(state.supply), "large": state.large[:]})
    zones.public(
        "tableau",
        {
            "name": TABLEAUX[layout.tableau],
            "rows": [
                {
                    "aspect": ASPECTS[layout.aspects[row]],
                    "rewards": [effect.name for effect in layout.rewards[row]],
                }
                for row in range(3)
            ],
        },
    )
    zones.public("masters", show_cards(state, aside_cards(state.masters)))
    zones.public("mausoleum", [see_spot(state, spot) for spot in range(9)])
    zones.public("walls", [see_section(state, section) for section in range(6)])
    zones.public("emperors", {SITES[site]: see_emperors(state, site) for site in range(3)})
    zones.public("regions", [see_region(state, region) for region in range(5)])
    tables = state.tables
    masters = [space for space in range(tables.ship_end + 1) if tables.masters[space]]
    zones.public("ship_track", {"symbols": tables.symbols, "masters": masters, "values": tables.ship_values})
    if phase(state) == "start":
        count = len(tables.starting_tiles)
        zones.public("starting_tiles", {f"s{n}": tile_words(state, n) for n in range(1, count + 1)})
    zones.public("boards", [see_board(state, owner, zones) for owner in range(state.seats)])
    if state.automa >= 0:
        zones.public("li_si", see_li_si(state))
    return zones.shown


def see_spot(state: ZhanguoState, spot: int) -> dict[str, object]:
    tile = state.layout.spot_tiles[spot]
    needs = state.tables.mausoleum_needs[tile]
    return {
        "place": PLACES[state.layout.spot_places[spot]],
        "tile": state.tables.mausoleum_names[tile],
        "needs": {NEEDS[i]: needs[i] for i in range(4) if needs[i] > 0},
        "points": state.tables.mausoleum_points[tile][: state.layout.slots_open],
        "soldiers": list(state.soldiers[spot * 3 : spot * 3 + state.layout.slots_open]),
    }


def see_section(state: ZhanguoState, section: int) -> dict[str, object]:
    condition = state.layout.wall_conditions[section]
    slots: list[object] = []
    for slot in range(state.seats):
        who = NOBODY
        for seat in range(state.seats):
            if state.walls[at_section(seat, section)] == slot:
                who = seat
        slots.append({"price": state.layout.slot_prices[at_slot(section, slot)], "seat": who})
    return {
        "section": SECTIONS[section],
        "condition": condition_name(state, condition),
        "points": state.tables.wall_points[condition],
        "slots": slots,
    }


def condition_name(state: ZhanguoState, condition: int) -> str:
    """The word of a Wall tile; with the option english_text regions without Officials may count."""
    name = WALL_CONDITIONS[condition]
    empty_too = condition == OFFICIALS_REACH_UNREST and state.tables.officials_at_least == 0
    return name + "-or-none" if empty_too else name


def see_emperors(state: ZhanguoState, site: int) -> list[str]:
    tiles = state.emperor_stacks[site * 2 : site * 2 + 2]
    return [COURT[state.tables.emperor_triggers[tile - 1]] for tile in tiles if tile > 0]


def see_region(state: ZhanguoState, region: int) -> dict[str, object]:
    spaces: list[object] = []
    for at in range(region * 2, region * 2 + 2):
        tile = state.layout.governor_tiles[at]
        if tile > 0:
            halves = [effect.name for effect in state.tables.governor_tiles[tile - 1]]
            spaces.append({"tile": f"g{tile}", "halves": halves, "seat": state.spaces[at]})
    tiles = state.palace_tiles[region * 3 : region * 3 + state.tables.palace_spaces[state.seats - 2]]
    area = []
    for seat in range(state.seats):
        on_spaces = state.spaces[region * 2 : region * 2 + 2].count(seat)
        area.append(state.governors[at_region(seat, region)] - on_spaces)
    return {
        "region": REGIONS[region],
        "spaces": spaces,
        "area": area,
        "palace_tiles": [PALACE_TILES[tile] if tile >= 0 else None for tile in tiles],
        "palaces": [state.palaces[at_region(seat, region)] for seat in range(state.seats)],
    }


def see_board(state: ZhanguoState, seat: int, zones: Zones) -> dict[str, object]:
    hand = state.hand(seat)
    # zhanguo.hidden.hand_numbers: everybody sees the backs
    backs: list[object] = [{"suit": ASPECTS[(card - 1) // 40]} for card in hand]
    tiles = [f"s{tile}" for tile in sorted(state.starting[seat * 3 : seat * 3 + 2]) if tile > 0]
    kept = state.starting[seat * 3 + 2]
    revealed: object = [f"s{kept}"] if kept > 0 and not tiles else len(tiles)
    return {
        "score": state.running(seat),
        "ship": state.ships[seat],
        "locked": state.locked[seat],
        "entrance": state.entrance[seat],
        "tokens": list(state.tokens[seat * 3 : seat * 3 + 3]),
        "large": [ASPECTS[aspect] for aspect in range(3) if state.large[aspect] == seat],
        "supply": {
            "officials": list(state.official_supply[seat * 3 : seat * 3 + 3]),
            "governors": state.left[at_kind(seat, GOVERNORS)],
            "palaces": state.left[at_kind(seat, PALACES)],
            "walls": state.left[at_kind(seat, WALLS)],
        },
        "aside": show_cards(state, aside_cards(state.aside[seat])),
        "regions": [see_own_region(state, seat, region) for region in range(5)],
        "hand": zones.owner(seat, show_cards(state, hand), backs),
        "starting": zones.owner(seat, tiles or revealed, revealed),
    }


def see_own_region(state: ZhanguoState, seat: int, region: int) -> dict[str, object]:
    at = at_place(seat, region, 0)
    cards: list[object] = []
    for i, card in enumerate(state.tucked_in(seat, region)):
        shown = show_card(state, card)
        emperor = state.emperors[at + i]
        shown["emperor"] = COURT[state.tables.emperor_triggers[emperor - 1]] if emperor > 0 else None
        cards.append(shown)
    return {
        "region": REGIONS[region],
        "unrest": state.unrest[at_region(seat, region)],
        "workers": state.workers[at_region(seat, region)],
        "officials": list(state.officials[at : at + 3]),
        "cards": cards,
    }
