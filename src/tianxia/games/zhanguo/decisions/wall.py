"""Build a Wall: section, slot, workers from different regions, the Emperor tile of the first builder.

Each of the three sites has two sections, `a-left` to `c-right` (zhanguo.wall.structure). `court.py` asks
for abilities after the Wall, so a new trigger counts at once (zhanguo.wall.emperor_same_turn).
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import (
    FREE,
    BuildChoice,
    ZhanguoDecision,
    misbuilt,
    misplaced,
    misplaced_effect,
)
from tianxia.games.zhanguo.elements import card_args, tell
from tianxia.games.zhanguo.state import ZhanguoState, changed
from tianxia.games.zhanguo.tables import (
    CARDS,
    COURT,
    EVERYWHERE,
    LAST_CARD,
    SECTIONS,
    WALLS,
    at_kind,
    at_region,
    at_section,
    at_slot,
)
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, word_arg
from tianxia.kernel.numbers import bits

SECTION = Field("section", 0, 5)


def worker_regions(state: ZhanguoState, seat: int) -> int:
    """The mask of regions that have a worker."""
    mask = 0
    first = at_region(seat, 0)
    for region in range(5):
        if state.workers[first + region] > 0:
            mask |= 1 << region
    return mask


def open_mask(state: ZhanguoState, seat: int, section: int, most: int) -> int:
    """The free slots of a section for at most `most` workers, as a mask; none if the seat has a Wall
    there."""
    walls, prices = state.walls, state.layout.slot_prices
    if walls[at_section(seat, section)] >= 0:
        return 0
    mask = 0
    first = at_slot(section, 0)
    for slot in range(state.seats):
        if 0 < prices[first + slot] <= most:
            mask |= 1 << slot
    if mask:
        for at in range(section, 6 * state.seats, 6):
            if walls[at] >= 0:
                mask &= ~(1 << walls[at])
    return mask


def open_slots(state: ZhanguoState, seat: int, section: int, most: int) -> list[int]:
    mask = open_mask(state, seat, section, most)
    return [slot for slot in range(state.seats) if mask >> slot & 1]


def has_open_slot(state: ZhanguoState, seat: int, section: int, most: int) -> bool:
    return open_mask(state, seat, section, most) != 0


def open_sections(state: ZhanguoState, seat: int, most: int) -> list[int]:
    return [section for section in range(6) if has_open_slot(state, seat, section, most)]


def can_build_wall(state: ZhanguoState, seat: int) -> bool:
    if state.left[at_kind(seat, WALLS)] == 0:  # zhanguo.wall.supply
        return False
    most = bits(worker_regions(state, seat))
    return most > 0 and any(has_open_slot(state, seat, section, most) for section in range(6))


def no_wall(state: ZhanguoState, seat: int) -> str:
    return "" if state.left[at_kind(seat, WALLS)] > 0 else "no Wall is left"


class WallSection(BuildChoice):
    """Asks which section to build in; a free Wall costs nothing."""

    kind = "wall-section"
    rule = "zhanguo.wall.cost"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.SECTION, act.FROM - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misbuilt(state, at, self.free) or no_wall(state, self.seat)

    def most(self, state: ZhanguoState) -> int:
        return 3 if self.free == 1 else bits(worker_regions(state, self.seat))

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.SECTION + section for section in open_sections(state, self.seat, self.most(state))]

    def take(self, state: ZhanguoState, action: int) -> None:
        state.stack.append(WallSlot(self.seat, action - act.SECTION, self.free))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.SECTION <= action < act.FROM and state.walls[at_section(self.seat, action - act.SECTION)] >= 0:
            return "zhanguo.wall.one_per_section"
        return self.rule


class WallSlot(ZhanguoDecision):
    """Asks which slot of the section to take, counted from the left."""

    kind = "wall-slot"
    rule = "zhanguo.wall.slots_by_players"
    follows = True
    fields: ClassVar[list[Field]] = [SECTION, FREE]
    offers: ClassVar[list[tuple[int, int]]] = [(act.CARD + 1, act.CARD + 4)]

    def __init__(self, seat: int, section: int, free: int) -> None:
        self.seat = seat
        self.section = section
        self.free = free

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misbuilt(state, at, self.free) or no_wall(state, self.seat)

    def actions(self, state: ZhanguoState) -> list[int]:
        most = 3 if self.free == 1 else bits(worker_regions(state, self.seat))
        return [act.CARD + 1 + slot for slot in open_slots(state, self.seat, self.section, most)]

    def take(self, state: ZhanguoState, action: int) -> None:
        slot = action - act.CARD - 1
        if self.free == 1:
            build_wall(state, self.seat, self.section, slot)
        else:
            state.stack.append(WallPay(self.seat, self.section, slot))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        slot = action - act.CARD - 1
        if slot in open_slots(state, self.seat, self.section, 3):
            return "zhanguo.wall.cost"
        return self.rule

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"wall:{SECTIONS[self.section]}:{action - act.CARD}"]

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        slot = action - act.CARD - 1
        price = state.layout.slot_prices[at_slot(self.section, slot)]
        return Sentence("action-slot", {"slot": slot + 1, "price": price})


class WallPay(ZhanguoDecision):
    """Asks for the payment: one worker from each of as many regions as the slot costs."""

    kind = "wall-pay"
    rule = "zhanguo.wall.cost"
    follows = True
    fields: ClassVar[list[Field]] = [SECTION, Field("slot", 0, 3)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.FROM, act.TILE - 1)]

    def __init__(self, seat: int, section: int, slot: int) -> None:
        self.seat = seat
        self.section = section
        self.slot = slot

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if self.slot not in open_slots(state, self.seat, self.section, bits(EVERYWHERE)):
            return "the slot is not free"
        return misplaced(state, at, ["after-court"]) or no_wall(state, self.seat)

    def actions(self, state: ZhanguoState) -> list[int]:
        have = worker_regions(state, self.seat)
        price = state.layout.slot_prices[at_slot(self.section, self.slot)]
        found: list[int] = []
        for i in range(act.SIZE_BEGINS[price], act.SIZE_BEGINS[price + 1]):
            if act.COMBINATIONS[i] & ~have == 0:
                found.append(act.FROM + i)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        mask = act.COMBINATIONS[action - act.FROM]
        for region in range(5):
            if mask >> region & 1:
                state.workers[at_region(self.seat, region)] -= 1
        build_wall(state, self.seat, self.section, self.slot)


def first_in_section(state: ZhanguoState, section: int) -> bool:
    return all(state.walls[at_section(seat, section)] < 0 for seat in range(state.seats))


def build_wall(state: ZhanguoState, seat: int, section: int, slot: int) -> None:
    """Build a Wall.

    The first builder of a section takes the top Emperor tile of the site, if a card of theirs has no tile
    yet."""
    first = first_in_section(state, section)  # zhanguo.wall.emperor_first, zhanguo.wall.emperor_not_second
    put_wall(state, seat, section, slot)
    # zhanguo.wall.emperor_needs_card
    if first and state.emperor_stacks[section // 2 * 2] > 0 and bare_cards(state, seat):
        state.stack.append(EmperorCard(seat, section // 2))


def put_wall(state: ZhanguoState, seat: int, section: int, slot: int) -> None:
    state.take_piece(seat, WALLS)
    state.walls[at_section(seat, section)] = slot
    if state.log is not None:
        args: dict[str, object] = {"section": word_arg("section-" + SECTIONS[section]), "slot": slot + 1}
        tell(state, "wall", seat, args, [f"wall:{SECTIONS[section]}:{slot + 1}"], f"board:{seat}")


def bare_cards(state: ZhanguoState, seat: int) -> list[int]:
    """Tucked cards without an Emperor tile, in order."""
    found: list[int] = []
    for at in range(seat * 15, seat * 15 + 15):
        if state.tucked[at] > 0 and state.emperors[at] == 0:
            found.append(state.tucked[at])
    found.sort()
    return found


def pop_emperor(state: ZhanguoState, site: int) -> int:
    """Take the top tile of a site's stack (zhanguo.wall.emperor_stack_public)."""
    tile = state.emperor_stacks[site * 2]
    stacks = changed(state.emperor_stacks, site * 2, state.emperor_stacks[site * 2 + 1])
    state.emperor_stacks = changed(stacks, site * 2 + 1, 0)
    return tile


class EmperorCard(ZhanguoDecision):
    """Asks for the card whose trigger the Emperor tile replaces."""

    kind = "emperor-card"
    rule = "zhanguo.wall.emperor_place"
    fields: ClassVar[list[Field]] = [Field("site", 0, 2)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.CARD + 1, act.CARD + LAST_CARD)]

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def misfit(self, state: ZhanguoState, at: int) -> str:
        there = state.emperor_stacks[self.site * 2] > 0
        wrong = misplaced_effect(state, at, ["after-court", "post-soldiers"])
        return wrong or ("" if there else "no Emperor tile is there")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.CARD + card for card in bare_cards(state, self.seat)]

    def take(self, state: ZhanguoState, action: int) -> None:
        card = action - act.CARD
        tile = pop_emperor(state, self.site)
        state.put_emperor(self.seat, state.place_of(self.seat, card), tile)
        if state.log is not None:
            args = card_args(state, card)
            args["new"] = word_arg("court-" + COURT[state.tables.emperor_triggers[tile - 1]])
            tell(state, "emperor", self.seat, args, [f"tucked:{self.seat}:{CARDS[card]}"])

    def prompt(self, state: ZhanguoState) -> Sentence:
        tile = state.emperor_stacks[self.site * 2]
        new = word_arg("court-" + COURT[state.tables.emperor_triggers[tile - 1]])
        return Sentence("prompt-emperor-card", {"seat": f"#{self.seat}", "new": new})
