"""Build a Palace: pay the workers, take a tile of the region and a large token, score."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import (
    BuildChoice,
    RegionChoice,
    ZhanguoDecision,
    misbuilt,
    misplaced,
    misplaced_effect,
)
from tianxia.games.zhanguo.decisions.unrest import stir
from tianxia.games.zhanguo.elements import LETTERS, region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState, changed
from tianxia.games.zhanguo.tables import (
    ARCHITECT,
    ASPECTS,
    FROM_PALACE_TILES,
    FROM_PALACES,
    NOBODY,
    PALACE_TILES,
    PALACES,
    REGIONS,
    UNREST_TILE,
    at_kind,
    at_place,
    at_region,
    at_tile,
)
from tianxia.kernel.event import Sentence, word_arg


def can_pay_palace(state: ZhanguoState, seat: int, region: int) -> bool:
    """The price: an Architect and two workers there, one worker elsewhere."""
    here = state.workers[at_region(seat, region)]
    return (
        here >= 2
        and state.officials[at_place(seat, region, ARCHITECT)] > 0
        and state.total(state.workers, seat) > here
    )


def can_build_palace(state: ZhanguoState, seat: int) -> bool:
    if state.left[at_kind(seat, PALACES)] == 0:
        return False  # zhanguo.palace.supply
    return any(can_pay_palace(state, seat, region) for region in range(5))


class PalaceRegion(BuildChoice):
    """Asks where to build; a free Palace may go anywhere."""

    kind = "palace-region"
    rule = "zhanguo.palace.cost"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        left = state.left[at_kind(self.seat, PALACES)] > 0
        return misbuilt(state, at, self.free) or ("" if left else "no Palace is left")

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if self.free == 1 or can_pay_palace(state, self.seat, region):
                found.append(act.REGION + region)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        region = action - act.REGION
        if self.free == 0:
            state.stack.append(PalacePay(self.seat, region))
        else:
            build_palace(state, self.seat, region)
            offer_tile(state, self.seat, region)

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL:
            if state.officials[at_place(self.seat, action - act.REGION, ARCHITECT)] == 0:
                return "zhanguo.palace.needs_architect"
        return self.rule

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return ["main:" + REGIONS[action - act.REGION]]


class PalacePay(RegionChoice):
    """Asks for the payment: two workers of the region and one of another."""

    kind = "palace-pay"
    rule = "zhanguo.palace.cost"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.FROM, act.FROM + 4)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        payable = state.left[at_kind(self.seat, PALACES)] > 0 and can_pay_palace(
            state, self.seat, self.region
        )
        return misplaced(state, at, ["after-court"]) or ("" if payable else "no Palace can be paid there")

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if region != self.region and state.workers[at_region(self.seat, region)] > 0:
                found.append(act.FROM + region)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        state.workers[at_region(self.seat, self.region)] -= 2
        state.workers[at_region(self.seat, action - act.FROM)] -= 1
        build_palace(state, self.seat, self.region)
        if state.large[0] == NOBODY or state.large[1] == NOBODY or state.large[2] == NOBODY:
            state.stack.append(LargeToken(self.seat))
        offer_tile(state, self.seat, self.region)


def build_palace(state: ZhanguoState, seat: int, region: int) -> None:
    state.take_piece(seat, PALACES)
    at = at_region(seat, region)
    state.palaces[at] += 1  # zhanguo.palace.place
    if state.log is not None:
        args: dict[str, object] = {"region": region_arg(region)}
        tell(state, "palace", seat, args, [f"palaces:{REGIONS[region]}"], f"board:{seat}")
    state.score(seat, FROM_PALACES, state.tables.palace_points)  # zhanguo.palace.score


def takeable_tiles(state: ZhanguoState, seat: int, region: int) -> list[int]:
    """The places of the region's tiles that can be taken; the unrest tile cannot at unrest 3."""
    found: list[int] = []
    for place in range(3):
        tile = state.palace_tiles[at_tile(region, place)]
        if tile >= 0 and (tile != UNREST_TILE or state.unrest[at_region(seat, region)] < 3):
            found.append(place)
    return found


def offer_tile(state: ZhanguoState, seat: int, region: int) -> None:
    """Asks which tile to take; a legal one must be taken (zhanguo.palace.tile_take)."""
    if takeable_tiles(state, seat, region):  # zhanguo.palace.tile_none
        state.stack.append(PalaceTile(seat, region))


def tile_points(state: ZhanguoState, seat: int, region: int, tile: int) -> int:
    if tile == UNREST_TILE:
        return 2 * state.card_count[at_region(seat, region)]  # zhanguo.palace.tile_unrest
    return 3 * state.cards_here(seat, region, tile)  # zhanguo.palace.tile_suit, zhanguo.palace.tile_alchemist


class PalaceTile(RegionChoice):
    """Asks which tile of the region to take and score."""

    kind = "palace-tile"
    rule = "zhanguo.palace.tile_take"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.TILE, act.SMALL - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        built = state.palaces[at_region(self.seat, self.region)] > 0
        wrong = misplaced_effect(state, at, ["after-court", "large-token", "post-soldiers"])
        return wrong or ("" if built else "there is no Palace")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.TILE + place for place in takeable_tiles(state, self.seat, self.region)]

    def take(self, state: ZhanguoState, action: int) -> None:
        at = self.region * 3 + action - act.TILE
        tile = state.palace_tiles[at]
        state.palace_tiles = changed(state.palace_tiles, at, -1)
        if state.log is not None:
            element = f"palace:{REGIONS[self.region]}:{action - act.TILE}"
            tell(
                state, "palace-tile", self.seat, {"tile": word_arg("palace-" + PALACE_TILES[tile])}, [element]
            )
        if tile == UNREST_TILE:
            stir(state, self.seat, self.region, 1)
        state.score(self.seat, FROM_PALACE_TILES, tile_points(state, self.seat, self.region, tile))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if (
            act.TILE <= action < act.SMALL
            and state.palace_tiles[at_tile(self.region, action - act.TILE)] == UNREST_TILE
        ):
            return "zhanguo.palace.tile_unrest_block"
        return self.rule

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"palace:{REGIONS[self.region]}:{action - act.TILE}"]

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        tile = state.palace_tiles[at_tile(self.region, action - act.TILE)]
        if tile < 0:
            return Sentence("action-palace-tile-gone", {})
        points = tile_points(state, self.seat, self.region, tile)
        return Sentence(
            "action-palace-tile", {"tile": word_arg("palace-" + PALACE_TILES[tile]), "points": points}
        )


class LargeToken(ZhanguoDecision):
    """Asks which large token to take, of a colour that is still on the board; it must be taken."""

    kind = "large-token"
    rule = "zhanguo.palace.large_token"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.LARGE, act.SPOT - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        left = NOBODY in state.large
        return misplaced(state, at, ["after-court"]) or ("" if left else "no large token is on the board")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.LARGE + aspect for aspect in range(3) if state.large[aspect] == NOBODY]

    def take(self, state: ZhanguoState, action: int) -> None:
        take_large(state, self.seat, action - act.LARGE)


def take_large(state: ZhanguoState, seat: int, aspect: int) -> None:
    state.give_large(aspect, seat)
    if state.log is not None:
        args: dict[str, object] = {"aspect": word_arg("aspect-" + ASPECTS[aspect])}
        place = f"large:{LETTERS[aspect]}"
        tell(state, "large-token", seat, args, [place, f"tokens:{seat}"], place)
