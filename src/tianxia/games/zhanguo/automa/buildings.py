"""Li Si's Governors, Palaces and Walls (Action cards 10 to 24)."""

from __future__ import annotations

from typing import Final

from tianxia.games.zhanguo.automa.base import LI_SI, PERSON, say
from tianxia.games.zhanguo.decisions.governor import place_governor
from tianxia.games.zhanguo.decisions.mausoleum import walls_in_site
from tianxia.games.zhanguo.decisions.palace import build_palace, take_large
from tianxia.games.zhanguo.decisions.wall import open_slots, pop_emperor, put_wall
from tianxia.games.zhanguo.elements import region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState, changed
from tianxia.games.zhanguo.tables import (
    COURT,
    FIRST_SITE,
    GOVERNORS,
    NOBODY,
    PALACE,
    PALACE_TILES,
    PALACES,
    REGIONS,
    SECTIONS,
    SITES,
    WALLS,
    SoloCard,
    at_kind,
    at_region,
)
from tianxia.kernel.event import word_arg

# Needs of a Mausoleum tile that a kind of Action card works towards.
NEED_GOVERNORS: Final = 0
NEED_PALACES: Final = 1
NEED_WALLS: Final = 2


def has_soldier_at(state: ZhanguoState, place: int) -> bool:
    spot = state.layout.spot_of[place]
    return LI_SI in state.soldiers[spot * 3 : spot * 3 + 3]


def missing(state: ZhanguoState, place: int, need: int, have: int) -> bool:
    """Does Li Si still want to build at this place?

    Yes while he has fewer pieces there than its tile requires, and no soldier on the tile."""
    asked = state.tables.mausoleum_needs[state.layout.spot_tiles[state.layout.spot_of[place]]][need]
    # zhanguo.solo.wanted_region, zhanguo.solo.wanted_site
    wanted = have < asked and not has_soldier_at(state, place)
    if state.log is not None:
        where = region_arg(place) if place < FIRST_SITE else word_arg("site-" + SITES[place - FIRST_SITE])
        key = "wanted" if wanted else "skip-soldier" if have < asked else "skip-enough"
        say(state, key, {"place": where, "asked": asked, "have": have})
    return wanted


def tell_order(state: ZhanguoState, card: SoloCard) -> None:
    if state.log is not None:
        names = SITES if card.kind > PALACE else REGIONS
        prefix = "site-" if card.kind > PALACE else "region-"
        order: list[object] = [word_arg(prefix + names[place]) for place in card.order]
        say(state, "order", {"order": order})


def install_governors(state: ZhanguoState, card: SoloCard) -> None:
    """The region for a Governor: the first one in which he wants to build; if there is none, the first one
    where he does not have strictly most Governors.
    """
    if state.left[at_kind(LI_SI, GOVERNORS)] == 0:
        say(state, "no-piece", {})
        return
    tell_order(state, card)
    region = -1
    for place in card.order:  # zhanguo.solo.governor_order, zhanguo.solo.governor_place
        if missing(state, place, NEED_GOVERNORS, state.governors[at_region(LI_SI, place)]):
            region = place
            break
    if region < 0:
        region = card.order[0]  # zhanguo.solo.governor_fallback_all_led
        for place in card.order:
            # zhanguo.solo.governor_fallback
            if state.governors[at_region(LI_SI, place)] <= state.governors[at_region(PERSON, place)]:
                region = place
                break
        say(state, "fallback-governor", {"region": region_arg(region)})
    for _ in range(card.count):  # zhanguo.solo.governor_14, zhanguo.solo.governor_no_bonus
        if state.left[at_kind(LI_SI, GOVERNORS)] > 0:
            place_governor(state, LI_SI, region, governor_space(state, region, card.place))


def governor_space(state: ZhanguoState, region: int, place: str) -> int:
    """The first free tile space, counted from the side that the card gives, or -1 for the area.

    Rules: zhanguo.solo.governor_no_slot.
    """
    if place == "area":
        return -1
    for space in [0, 1] if place == "left" else [1, 0]:
        at = region * 2 + space
        if state.layout.governor_tiles[at] > 0 and state.spaces[at] == NOBODY:
            return space
    return -1


def raise_palace(state: ZhanguoState, card: SoloCard) -> None:
    """Build a Palace in the first region he wants to build in, else in the first one of the card; take a
    large token and the card's tile.
    """
    if state.left[at_kind(LI_SI, PALACES)] == 0:
        say(state, "no-piece", {})
        return
    tell_order(state, card)
    region = -1
    for place in card.order:
        if missing(
            state, place, NEED_PALACES, state.palaces[at_region(LI_SI, place)]
        ):  # zhanguo.solo.palace_order
            region = place
            break
    if region < 0:
        region = card.order[0]
        say(state, "fallback-palace", {"region": region_arg(region)})  # zhanguo.solo.palace_fallback
    build_palace(state, LI_SI, region)  # zhanguo.solo.palace_score
    for aspect in card.tokens:  # zhanguo.solo.palace_large_token
        if state.large[aspect] == NOBODY:
            take_large(state, LI_SI, aspect)
            break
    if card.takes:  # zhanguo.solo.palace_tile
        take_tile(state, region)


def take_tile(state: ZhanguoState, region: int) -> None:
    """The tile lies on his board until the end of the game."""
    for at in range(region * 3, region * 3 + 3):
        kind = state.palace_tiles[at]
        if kind >= 0:
            state.palace_tiles = changed(state.palace_tiles, at, -1)
            state.won_tiles[region * 5 + kind] += 1
            if state.log is not None:
                args: dict[str, object] = {"tile": word_arg("palace-" + PALACE_TILES[kind])}
                tell(state, "palace-tile", LI_SI, args, [f"palace:{REGIONS[region]}:{at % 3}"])
            return


def raise_wall(state: ZhanguoState, card: SoloCard) -> None:
    """Build a Wall at the first site where he wants to build.

    The card's arrow gives the section, and the end from which he takes a slot."""
    if state.left[at_kind(LI_SI, WALLS)] == 0:
        say(state, "no-piece", {})
        return
    tell_order(state, card)
    section = -1
    for site in card.order:
        # zhanguo.solo.wall_order
        if missing(state, FIRST_SITE + site, NEED_WALLS, walls_in_site(state, LI_SI, site)):
            section = free_section(state, site, card.place)
            if section >= 0:
                break
            say(state, "site-full", {"place": word_arg("site-" + SITES[site])})
    if section < 0:
        for site in card.order:
            section = free_section(state, site, card.place)
            if section >= 0:
                break
        if section < 0:
            say(state, "no-piece", {})
            return
        # zhanguo.solo.wall_fallback
        say(state, "fallback-wall", {"section": word_arg("section-" + SECTIONS[section])})
    slots = open_slots(state, LI_SI, section, 3)
    # zhanguo.solo.wall_section_and_slot
    put_wall(state, LI_SI, section, slots[0] if card.place == "left" else slots[-1])
    site = section // 2
    if card.takes and state.emperor_stacks[site * 2] > 0:  # zhanguo.solo.wall_emperor
        tile = pop_emperor(state, site)
        if state.log is not None:
            say(
                state,
                "emperor",
                {"trigger": word_arg("court-" + COURT[state.tables.emperor_triggers[tile - 1]])},
            )


def free_section(state: ZhanguoState, site: int, side: str) -> int:
    """The section on the card's side. If he has a Wall there or it is full, the other section; -1 if that
    is closed, too.
    """
    first = site * 2 if side == "left" else site * 2 + 1
    for section in [first, site * 4 + 1 - first]:  # zhanguo.solo.wall_other_section
        if open_slots(state, LI_SI, section, 3):
            return section
    return -1


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.solo.governor_no_slot`
