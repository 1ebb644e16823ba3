"""Install a Governor: pay the Officials, place it and take the tile's bonus, reset the unrest.

Rules decided elsewhere:

- `data/tiles.toml` has the halves of the tiles, which `effects.py` carries out: zhanguo.governor.g1 to
  zhanguo.governor.g10
- `court.py` asks for abilities after all of this: zhanguo.governor.reset_reopens_cards
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import (
    FREE,
    REGION,
    REGIONS_MASK,
    WHOSE,
    RegionChoice,
    SeatStep,
    ZhanguoDecision,
    misbuilt,
    misplaced,
)
from tianxia.games.zhanguo.decisions.unrest import reset_unrest
from tianxia.games.zhanguo.effects import perform, possible
from tianxia.games.zhanguo.elements import region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState, changed
from tianxia.games.zhanguo.tables import (
    EVERYWHERE,
    FROM_GOVERNOR_TILES,
    GOVERNORS,
    NOBODY,
    REGIONS,
    at_kind,
    at_place,
    at_region,
    at_space,
)
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, word_arg

TILE = Field("tile", 1, 99)


def can_pay_governor(state: ZhanguoState, seat: int, region: int) -> bool:
    at = at_place(seat, region, 0)
    return state.officials[at] > 0 and state.officials[at + 1] > 0 and state.officials[at + 2] > 0


def can_install(state: ZhanguoState, seat: int) -> bool:
    if state.left[at_kind(seat, GOVERNORS)] == 0:
        return False  # zhanguo.governor.supply
    return any(can_pay_governor(state, seat, region) for region in range(5))


class GovernorRegion(ZhanguoDecision):
    """Asks where to install a Governor. `regions` limits a free Governor; a paid one needs its three
    Officials there."""

    kind = "governor-region"
    rule = "zhanguo.governor.cost"
    follows = True
    fields: ClassVar[list[Field]] = [REGIONS_MASK, FREE]
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def __init__(self, seat: int, regions: int, free: int) -> None:
        self.seat = seat
        self.regions = regions
        self.free = free

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if self.free == 0 and self.regions != EVERYWHERE:
            return "a paid Governor may go anywhere"
        return misbuilt(state, at, self.free) or (
            "" if state.left[at_kind(self.seat, GOVERNORS)] > 0 else "no Governor is left"
        )

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if self.regions >> region & 1 and (self.free == 1 or can_pay_governor(state, self.seat, region)):
                found.append(act.REGION + region)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        region = action - act.REGION
        if self.free == 0:
            for official in range(3):
                state.dismiss(self.seat, region, official)
        state.stack.append(ResetUnrest(self.seat, region))
        state.stack.append(GovernorSpace(self.seat, region))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        return self.rule if self.regions == EVERYWHERE and self.free == 0 else "zhanguo.reward.free_governor"

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return ["main:" + REGIONS[action - act.REGION]]


class ResetUnrest(SeatStep):
    """Resets the unrest of the region, after the bonus (zhanguo.governor.step_order)."""

    kind = "reset-unrest"
    beneath: ClassVar[list[str]] = ["after-court", "post-soldiers"]
    fields: ClassVar[list[Field]] = [WHOSE, REGION]

    def __init__(self, whose: int, region: int) -> None:
        self.seat = -1
        self.whose = whose
        self.region = region

    def run(self, state: ZhanguoState) -> None:
        reset_unrest(state, self.whose, self.region)  # zhanguo.governor.reset


class GovernorSpace(RegionChoice):
    """Asks for the place of the Governor in its region: a free tile space, or the area beside the tiles."""

    kind = "governor-space"
    rule = "zhanguo.governor.bonus"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.AREA, act.SPACE + 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if state.left[at_kind(self.seat, GOVERNORS)] == 0:
            return "no Governor is left"
        return misplaced(state, at, ["reset-unrest"]) or another_region(state, at, self.region)

    def actions(self, state: ZhanguoState) -> list[int]:
        found = [act.AREA]  # zhanguo.governor.place
        for space in range(2):
            at = self.region * 2 + space
            if state.layout.governor_tiles[at] > 0 and state.spaces[at] == NOBODY:
                found.append(act.SPACE + space)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        space = action - act.SPACE if action >= act.SPACE else -1
        place_governor(state, self.seat, self.region, space)
        if space < 0:
            return
        tile = state.layout.governor_tiles[at_space(self.region, space)]
        halves = state.tables.governor_tiles[tile - 1]
        if not halves:
            return
        if state.options.governor_both_halves:
            state.stack.append(GovernorHalf(self.seat, tile, 1))
            state.stack.append(GovernorHalf(self.seat, tile, 0))
        elif any(possible(state, self.seat, half, self.region) for half in halves):
            state.stack.append(GovernorBonus(self.seat, tile))

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        region = REGIONS[self.region]
        return [f"area:{region}"] if action == act.AREA else [f"governor:{region}:{action - act.SPACE}"]

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        if action == act.AREA:
            return Sentence("action-area", {})
        tile = state.layout.governor_tiles[at_space(self.region, action - act.SPACE)]
        if tile == 0:
            return Sentence("action-space-blank", {})
        halves: list[object] = [
            word_arg("effect-" + half.name) for half in state.tables.governor_tiles[tile - 1]
        ]
        if not halves:  # zhanguo.governor.blank
            return Sentence("action-space-blank", {})
        return Sentence("action-space", {"first": halves[0], "second": halves[1]})


def place_governor(state: ZhanguoState, seat: int, region: int, space: int) -> None:
    """Put a Governor on a tile space; -1: into the area beside the tiles."""
    state.take_piece(seat, GOVERNORS)
    at = at_region(seat, region)
    state.governors[at] += 1
    if space >= 0:
        state.spaces = changed(state.spaces, at_space(region, space), seat)
    if state.log is not None:
        name = REGIONS[region]
        element = f"area:{name}" if space < 0 else f"governor:{name}:{space}"
        tell(state, "governor", seat, {"region": region_arg(region)}, [element], f"board:{seat}")


def region_of(state: ZhanguoState, tile: int) -> int:
    """The region of a Governor tile."""
    return state.layout.governor_tiles.index(tile) // 2


def another_region(state: ZhanguoState, at: int, region: int) -> str:
    """Why the Governor of the step beneath is not in that region."""
    below = state.stack[at - 1]
    wrong = isinstance(below, ResetUnrest) and below.region != region
    return "a Governor is placed in another region" if wrong else ""


def misplaced_half(state: ZhanguoState, at: int, tile: int, both: bool) -> str:
    """Why a Governor tile gives no bonus at that place."""
    if tile not in state.layout.governor_tiles or not state.tables.governor_tiles[tile - 1]:
        return f"no bonus tile g{tile} is in play"
    if both != state.options.governor_both_halves:
        return "one half or both: the options say otherwise"
    wrong = misplaced(state, at, ["reset-unrest", "governor-half"] if both else ["reset-unrest"])
    return wrong or another_region(state, at, region_of(state, tile))


class GovernorBonus(ZhanguoDecision):
    """Asks for exactly one half of the tile (zhanguo.governor.tile_choose_one)."""

    kind = "governor-bonus"
    rule = "zhanguo.governor.tile_choose_one"
    follows = True
    fields: ClassVar[list[Field]] = [TILE]
    offers: ClassVar[list[tuple[int, int]]] = [(act.BONUS, act.BONUS + 1)]

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_half(state, at, self.tile, False)

    def actions(self, state: ZhanguoState) -> list[int]:
        halves = state.tables.governor_tiles[self.tile - 1]
        region = region_of(state, self.tile)
        return [act.BONUS + half for half in range(2) if possible(state, self.seat, halves[half], region)]

    def take(self, state: ZhanguoState, action: int) -> None:
        effect = state.tables.governor_tiles[self.tile - 1][action - act.BONUS]
        perform(state, self.seat, effect, region_of(state, self.tile), FROM_GOVERNOR_TILES)

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if not act.BONUS <= action < act.START:
            return self.rule
        name = state.tables.governor_tiles[self.tile - 1][action - act.BONUS].name
        return (
            "zhanguo.governor.bonus_ship_end"
            if name.startswith("ship")
            else "zhanguo.governor.bonus_full_option"
        )

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        effect = state.tables.governor_tiles[self.tile - 1][action - act.BONUS]
        return Sentence("action-bonus", {"effect": word_arg("effect-" + effect.name)})


class GovernorHalf(SeatStep):
    """Asks which half of the tile comes next, if both are used (option governor_both_halves)."""

    kind = "governor-half"
    fields: ClassVar[list[Field]] = [WHOSE, TILE, Field("half", 0, 1)]

    def __init__(self, whose: int, tile: int, half: int) -> None:
        self.seat = -1
        self.whose = whose
        self.tile = tile
        self.half = half

    def misfit(self, state: ZhanguoState, at: int) -> str:
        doubled = state.stack[at - 1].kind == self.kind
        return "a half is given twice" if doubled else misplaced_half(state, at, self.tile, True)

    def run(self, state: ZhanguoState) -> None:
        effect = state.tables.governor_tiles[self.tile - 1][self.half]
        region = region_of(state, self.tile)
        if possible(state, self.whose, effect, region):
            perform(state, self.whose, effect, region, FROM_GOVERNOR_TILES)


# Rules of this chapter that other files decide:
# - `data/tiles.toml`: zhanguo.governor.g2, zhanguo.governor.g4, zhanguo.governor.g5,
#   zhanguo.governor.g6, zhanguo.governor.g7, zhanguo.governor.g8
# - `components.py`: zhanguo.governor.g3
# - `decisions/unrest.py`: zhanguo.governor.g9
