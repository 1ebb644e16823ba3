"""Li Si's turns, step by step, each telling why. He is never asked; the person picks one thing for him."""

from __future__ import annotations

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.automa import LI_SI, PERSON, pay, pay_for_soldier, shuffle_actions
from tianxia.games.zhanguo.board import NOBODY, Board, aside_cards, changed
from tianxia.games.zhanguo.decisions.base import Choice, aspect_arg, card_args, region_arg, tell
from tianxia.games.zhanguo.decisions.elixir import advance, take_master
from tianxia.games.zhanguo.decisions.governor import place_governor
from tianxia.games.zhanguo.decisions.mausoleum import describe_spot, open_spots, post_soldier, walls_in_site
from tianxia.games.zhanguo.decisions.palace import build_palace, take_large
from tianxia.games.zhanguo.decisions.pieces import gain_tokens, place_card, unlock
from tianxia.games.zhanguo.decisions.wall import open_slots, pop_emperor, put_wall
from tianxia.games.zhanguo.names import (
    CARDS,
    COURT,
    ELIXIR,
    FIRST_SITE,
    GOVERNOR,
    PALACE,
    REGIONS,
    SECTIONS,
    SITES,
)
from tianxia.games.zhanguo.tables import NONE, PALACE_TILES, SoloCard
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence, word_arg

# Needs of a Mausoleum tile that a kind of Action card works towards.
NEED_GOVERNORS = 0
NEED_PALACES = 1
NEED_WALLS = 2


def say(state: Board, key: str, args: dict[str, object]) -> None:
    """Tell a step of his turn, or the reason for it."""
    if state.log is not None:
        tell(state, "li-si-" + key, LI_SI, args, [f"board:{LI_SI}"])


class LiSiTurn(Step):
    """The top Action card is revealed and performed."""

    kind = "li-si-turn"

    def run(self, state: Board) -> None:
        if not state.action_deck:
            shuffle_actions(state)
        number = state.action_deck.pop()
        state.learned += 1
        card = state.tables.solo_cards[number - 1]
        if state.log is not None:
            kind = "li-si-unify" if card.kind == NONE else "court-" + COURT[card.kind]
            say(state, "card", {"number": number, "kind": word_arg(kind)})
        if card.once:
            say(state, "removed", {"number": number})
        else:
            state.action_discard.append(number)
        state.stack.append(LiSiSoldiers())
        if card.kind == NONE:
            unify(state)
        elif card.kind == ELIXIR:
            search_elixir(state, card.steps)
        elif card.kind == GOVERNOR:
            install_governors(state, card)
        elif card.kind == PALACE:
            raise_palace(state, card)
        else:
            raise_wall(state, card)


# --- Unification cards (1-5) -------------------------------------------------------------------------


def unify(state: Board) -> None:
    """His top Unification card goes to the first free slot up to the round's region, or to Court."""
    card = state.scrolls.pop()
    for region in range(state.round):
        if state.card_count[LI_SI * 5 + region] < 3:
            count = state.tuck(LI_SI, region, card)
            if state.log is not None:
                args = card_args(state, card)
                args["region"] = region_arg(region)
                tell(state, "unify", LI_SI, args, [f"tucked:{LI_SI}:{CARDS[card]}"], f"board:{LI_SI}")
                say(state, "first-slot", {"last": region_arg(state.round - 1), "count": count})
            gain_tokens(state, LI_SI, state.tables.suit_of[card], count)
            return
    state.court.append(card)
    if state.log is not None:
        args = card_args(state, card)
        args["last"] = region_arg(state.round - 1)
        say(state, "court", args)
    for aspect in range(3):
        gain_tokens(state, LI_SI, aspect, 1)


# --- Elixir cards (6-9) ------------------------------------------------------------------------------


def search_elixir(state: Board, steps: int) -> None:
    """The ship sails; the entrance is looked at once, before any symbol or tile is resolved."""
    start = advance(state, LI_SI, steps)
    waiting = 1 if state.entrance[LI_SI] > 0 else 0
    symbols = 0
    for space in range(state.ships[LI_SI], start, -1):  # pushed last is resolved first
        if state.tables.masters[space]:
            state.stack.append(LiSiMaster())
        for _ in range(state.tables.symbols[space]):
            state.stack.append(LiSiSymbol(waiting))
            symbols += 1
    if symbols > 0:
        say(state, "branch-cards" if waiting == 1 else "branch-soldiers", {"symbols": symbols})
    state.stack.append(LiSiSoldiers())


class LiSiSymbol(Step):
    """One symbol: an Alchemist card if a soldier was waiting and there is room, else a soldier."""

    kind = "li-si-symbol"

    def __init__(self, waiting: int) -> None:
        self.seat = -1
        self.waiting = waiting

    def args(self) -> list[int]:
        return [self.waiting]

    def run(self, state: Board) -> None:
        region = state.round - 1
        cards = aside_cards(state.aside[LI_SI])
        if self.waiting == 1:
            if cards and state.card_count[LI_SI * 5 + region] < 3:
                state.learned += 1
                place_card(state, LI_SI, region, cards[state.rng.below(len(cards))])
                return
            say(state, "no-room" if cards else "no-cards", {"region": region_arg(region)})
        if state.locked[LI_SI] > 0:
            unlock(state, LI_SI)
            state.stack.append(LiSiSoldiers())
        else:
            say(state, "all-unlocked", {})


class LiSiMaster(Step):
    """At the Masters' symbol one comes to him at random."""

    kind = "li-si-master"

    def run(self, state: Board) -> None:
        cards = aside_cards(state.masters)
        if cards:
            state.learned += 1
            take_master(state, LI_SI, cards[state.rng.below(len(cards))])


# --- Governor, Palace and Wall cards (10-24) ---------------------------------------------------------


def has_soldier_at(state: Board, place: int) -> bool:
    spot = state.layout.spot_of[place]
    return LI_SI in state.soldiers[spot * 3 : spot * 3 + 3]


def missing(state: Board, place: int, need: int, have: int) -> bool:
    """Is a place still wanted: fewer pieces than its tile asks, and no soldier of his on the tile?"""
    asked = state.tables.mausoleum_needs[state.layout.spot_tiles[state.layout.spot_of[place]]][need]
    wanted = have < asked and not has_soldier_at(state, place)
    if state.log is not None:
        where = region_arg(place) if place < FIRST_SITE else word_arg("site-" + SITES[place - FIRST_SITE])
        key = "wanted" if wanted else "skip-soldier" if have < asked else "skip-enough"
        say(state, key, {"place": where, "asked": asked, "have": have})
    return wanted


def tell_order(state: Board, card: SoloCard) -> None:
    if state.log is not None:
        names = SITES if card.kind > PALACE else REGIONS
        prefix = "site-" if card.kind > PALACE else "region-"
        order: list[object] = [word_arg(prefix + names[place]) for place in card.order]
        say(state, "order", {"order": order})


def install_governors(state: Board, card: SoloCard) -> None:
    """In the first wanted region; where none is, in the first where he is not strictly ahead."""
    if state.left[LI_SI * 3] == 0:
        say(state, "no-piece", {})
        return
    tell_order(state, card)
    region = -1
    for place in card.order:
        if missing(state, place, NEED_GOVERNORS, state.governors[LI_SI * 5 + place]):
            region = place
            break
    if region < 0:
        region = card.order[0]
        for place in card.order:
            if state.governors[LI_SI * 5 + place] <= state.governors[PERSON * 5 + place]:
                region = place
                break
        say(state, "fallback-governor", {"region": region_arg(region)})
    for _ in range(card.count):
        if state.left[LI_SI * 3] > 0:
            place_governor(state, LI_SI, region, governor_space(state, region, card.place))


def governor_space(state: Board, region: int, place: str) -> int:
    """The first free tile space from the side the card says, or -1 for the area."""
    if place == "area":
        return -1
    for space in [0, 1] if place == "left" else [1, 0]:
        at = region * 2 + space
        if state.layout.governor_tiles[at] > 0 and state.spaces[at] == NOBODY:
            return space
    return -1


def raise_palace(state: Board, card: SoloCard) -> None:
    """In the first wanted region, or the first of the card; a large token; the tile where the card says."""
    if state.left[LI_SI * 3 + 1] == 0:
        say(state, "no-piece", {})
        return
    tell_order(state, card)
    region = -1
    for place in card.order:
        if missing(state, place, NEED_PALACES, state.palaces[LI_SI * 5 + place]):
            region = place
            break
    if region < 0:
        region = card.order[0]
        say(state, "fallback-palace", {"region": region_arg(region)})
    build_palace(state, LI_SI, region)
    for aspect in card.tokens:
        if state.large[aspect] == NOBODY:
            take_large(state, LI_SI, aspect)
            break
    if card.takes:
        take_tile(state, region)


def take_tile(state: Board, region: int) -> None:
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


def raise_wall(state: Board, card: SoloCard) -> None:
    """At the first wanted site; the arrow gives the section and the end from which a slot is taken."""
    if state.left[LI_SI * 3 + 2] == 0:
        say(state, "no-piece", {})
        return
    tell_order(state, card)
    section = -1
    for site in card.order:
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
        say(state, "fallback-wall", {"section": word_arg("section-" + SECTIONS[section])})
    slots = open_slots(state, LI_SI, section, 3)
    put_wall(state, LI_SI, section, slots[0] if card.place == "left" else slots[-1])
    site = section // 2
    if card.takes and state.emperor_stacks[site * 2] > 0:
        tile = pop_emperor(state, site)
        if state.log is not None:
            say(
                state,
                "emperor",
                {"trigger": word_arg("court-" + COURT[state.tables.emperor_triggers[tile - 1]])},
            )


def free_section(state: Board, site: int, side: str) -> int:
    """The section on the card's side, the other one where he has a Wall already or it is full, or -1."""
    first = site * 2 if side == "left" else site * 2 + 1
    for section in [first, site * 4 + 1 - first]:
        if open_slots(state, LI_SI, section, 3):
            return section
    return -1


# --- soldiers ----------------------------------------------------------------------------------------


class LiSiSoldiers(Step):
    """He validates every tile he fulfils as soon as a soldier waits at the entrance."""

    kind = "li-si-soldiers"

    def run(self, state: Board) -> None:
        spots = open_spots(state, LI_SI)
        if len(spots) > state.entrance[LI_SI]:
            state.stack.append(LiSiTile(PERSON))
            return
        for spot in spots:
            post_soldier(state, LI_SI, spot)


class LiSiTile(Choice):
    """He fulfils more tiles than he has soldiers: the person says which one he validates."""

    kind = "li-si-tile"
    rule = "zhanguo.solo.soldier_human_picks"

    def actions(self, state: Board) -> list[int]:
        return [act.SPOT + spot for spot in open_spots(state, LI_SI)]

    def take(self, state: Board, action: int) -> None:
        post_soldier(state, LI_SI, action - act.SPOT)
        if state.entrance[LI_SI] > 0:
            state.stack.append(LiSiSoldiers())

    def describe(self, state: Board, action: int) -> Sentence:
        return describe_spot(state, LI_SI, action)


def buy_soldiers(state: Board) -> None:
    """Phase 3: as many soldiers as his tokens allow."""
    bought = False
    while state.locked[LI_SI] > 0:
        tokens = pay_for_soldier(state)
        if not tokens:
            break
        pay(state, tokens)
        if state.log is not None:
            paid: list[object] = [aspect_arg(token % 3) for token in tokens]
            say(state, "pays", {"tokens": paid})
        unlock(state, LI_SI)
        bought = True
    if bought:
        state.stack.append(LiSiSoldiers())
