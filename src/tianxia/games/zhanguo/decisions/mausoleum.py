"""The Mausoleum: which tiles a seat fulfils, and placing soldiers.

Rules that are data, or decided elsewhere:

- `data/tiles.toml` has the conditions and points of the tiles: zhanguo.mausoleum.tile_r1 to tile_r5,
  tile_w1, tile_w2_w3, tile_x1
- `scoring.py` counts lines by spot: zhanguo.mausoleum.advanced_lines
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import SeatStep, ZhanguoDecision, misplaced
from tianxia.games.zhanguo.elements import tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ELIXIR_PLACE, FIRST_SITE, FROM_MAUSOLEUM, NOBODY, PLACES, at_post
from tianxia.kernel.event import Sentence, word_arg


def unlock(state: ZhanguoState, seat: int) -> None:
    if state.unlock(seat) and state.log is not None:  # zhanguo.mausoleum.unlock
        tell(state, "unlock", seat, {}, [f"entrance:{seat}"], f"locked:{seat}")


def fulfilled(state: ZhanguoState, seat: int, spot: int) -> bool:
    """Does the seat meet the condition of the tile on that spot?"""
    place = state.layout.spot_places[spot]  # zhanguo.mausoleum.spot_gives_place
    needs = state.tables.mausoleum_needs[state.layout.spot_tiles[spot]]
    if place == ELIXIR_PLACE:
        return state.ship_value(seat) >= needs[3]
    if place >= FIRST_SITE:
        return walls_in_site(state, seat, place - FIRST_SITE) >= needs[2]
    at = seat * 5 + place
    return state.governors[at] >= needs[0] and state.palaces[at] >= needs[1]


def walls_in_site(state: ZhanguoState, seat: int, site: int) -> int:
    at = seat * 6 + site * 2
    return (1 if state.walls[at] >= 0 else 0) + (1 if state.walls[at + 1] >= 0 else 0)


def free_slot(state: ZhanguoState, seat: int, spot: int) -> int:
    """The topmost free slot for a seat without a soldier there, or -1 (zhanguo.mausoleum.top_slot)."""
    at = spot * 3
    for slot in range(state.layout.slots_open):
        who = state.soldiers[at + slot]
        if who == NOBODY:
            return slot
        if who == seat:
            return -1
    return -1


def open_spots(state: ZhanguoState, seat: int) -> list[int]:
    """The spots where the seat may place a soldier now."""
    found: list[int] = []
    if state.entrance[seat] > 0:
        for spot in range(9):
            if free_slot(state, seat, spot) >= 0 and fulfilled(state, seat, spot):
                found.append(spot)
    return found


def may_post(state: ZhanguoState, seat: int) -> bool:
    """Is there a spot where the seat may place a soldier now?"""
    if state.entrance[seat] == 0:
        return False
    return any(fulfilled(state, seat, spot) and free_slot(state, seat, spot) >= 0 for spot in range(9))


def post_soldier(state: ZhanguoState, seat: int, spot: int) -> None:
    """Move a soldier from the entrance to the topmost free slot and score it at once."""
    slot = free_slot(state, seat, spot)
    state.soldiers[at_post(spot, slot)] = seat
    state.entrance[seat] -= 1
    if state.log is not None:
        tell(
            state,
            "soldier",
            seat,
            {"spot": spot + 1, "place": word_arg("place-" + PLACES[state.layout.spot_places[spot]])},
            [f"mausoleum:{spot + 1}"],
            f"entrance:{seat}",
        )
    state.score(seat, FROM_MAUSOLEUM, state.tables.mausoleum_points[state.layout.spot_tiles[spot]][slot])


class PostSoldiers(SeatStep):
    """Lets a seat place any number of soldiers (zhanguo.mausoleum.when)."""

    kind = "post-soldiers"
    beneath: ClassVar[list[str]] = ["next-turn", "rewards"]

    def run(self, state: ZhanguoState) -> None:
        if may_post(state, self.whose):
            state.stack.append(PostSoldier(self.whose))


class PostSoldier(ZhanguoDecision):
    """Asks for a fulfilled tile that gets a soldier; or the seat keeps its soldiers at the entrance."""

    kind = "post-soldier"
    rule = "zhanguo.mausoleum.minimum"
    offers: ClassVar[list[tuple[int, int]]] = [(act.SPOT, act.UNIFY - 1), (act.PASS, act.PASS)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        wrong = misplaced(state, at, ["next-turn", "rewards", "buy-soldiers", "token-limit"])
        return wrong or ("" if open_spots(state, self.seat) else "no tile is fulfilled")

    def actions(self, state: ZhanguoState) -> list[int]:
        found = [act.SPOT + spot for spot in open_spots(state, self.seat)]
        found.append(act.PASS)  # zhanguo.mausoleum.optional
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action != act.PASS:
            post_soldier(state, self.seat, action - act.SPOT)
            state.stack.append(PostSoldiers(self.seat))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        return refuse_spot(state, self.seat, action, self.rule)

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        return describe_spot(state, self.seat, action)


def refuse_spot(state: ZhanguoState, seat: int, action: int, rule: str) -> str:
    """Why a soldier may not go to a spot."""
    if not act.SPOT <= action < act.UNIFY:
        return rule
    spot = action - act.SPOT
    if free_slot(state, seat, spot) >= 0:
        return rule
    if seat in state.soldiers[spot * 3 : spot * 3 + 3]:
        return "zhanguo.mausoleum.one_per_tile"
    return "zhanguo.mausoleum.slots_2p" if state.seats == 2 else "zhanguo.mausoleum.slots_3p_4p"


def describe_spot(state: ZhanguoState, seat: int, action: int) -> Sentence:
    """Describe a spot by its place and the points that a soldier would score there."""
    if action == act.PASS:
        return Sentence("action-keep-soldiers", {})
    spot = action - act.SPOT
    slot = free_slot(state, seat, spot)
    points = state.tables.mausoleum_points[state.layout.spot_tiles[spot]][slot] if slot >= 0 else 0
    place = word_arg("place-" + PLACES[state.layout.spot_places[spot]])
    return Sentence("action-spot", {"spot": spot + 1, "place": place, "points": points})


# Rules of this chapter that other files decide:
# - `data/tiles.toml`: zhanguo.mausoleum.tile_r2, zhanguo.mausoleum.tile_r3, zhanguo.mausoleum.tile_r4
