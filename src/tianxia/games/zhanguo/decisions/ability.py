"""The choices that abilities of cards leave to a seat. No ability is a Court action, so it triggers nothing
(zhanguo.ability.no_retrigger).

Rules decided elsewhere:

- `effects.py`, effects without a choice: zhanguo.ability.ship1, zhanguo.ability.recruit_fixed,
  zhanguo.ability.recruit_needs_supply, zhanguo.ability.vp_alchemist, zhanguo.ability.vp_pieces,
  zhanguo.ability.unrest_tokens, zhanguo.ability.unrest_worker, zhanguo.ability.unrest_vp
- `unrest.py`: zhanguo.ability.calm1
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import (
    EFFECTS,
    LEFT,
    MAY_STOP,
    REGION,
    SeveralChoice,
    UpToChoice,
    ZhanguoDecision,
    misplaced,
    misplaced_effect,
)
from tianxia.games.zhanguo.decisions.unify import gain_tokens
from tianxia.games.zhanguo.elements import region_arg
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import NEIGHBOURS, OFFICIALS, REGIONS, at_place, at_region
from tianxia.kernel.decision import Field
from tianxia.kernel.event import word_arg


class MoveOfficials(SeveralChoice):
    """Asks for Official moves, up to `left` of them."""

    kind = "move-officials"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.ability.move_official2"
    offers: ClassVar[list[tuple[int, int]]] = [(act.MOVE, act.WORKER - 1), (act.PASS, act.PASS)]

    def actions(self, state: ZhanguoState) -> list[int]:
        found = movable_officials(state, self.seat)
        found.append(act.PASS)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action != act.PASS:
            at = action - act.MOVE
            state.stack.append(OfficialTo(self.seat, at // 3, at % 3, self.left))


def movable_officials(state: ZhanguoState, seat: int) -> list[int]:
    """`move general wei` for each kind of Official in each region."""
    officials = state.officials
    first = seat * 15
    found: list[int] = []
    for at in range(15):
        if officials[first + at] > 0:
            found.append(act.MOVE + at)
    return found


class OfficialTo(ZhanguoDecision):
    """Asks where the moving Official goes."""

    kind = "official-to"
    rule = "zhanguo.components.adjacency"
    follows = True
    fields: ClassVar[list[Field]] = [REGION, Field("official", 0, 2), LEFT]
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def __init__(self, seat: int, region: int, official: int, left: int) -> None:
        self.seat = seat
        self.region = region
        self.official = official
        self.left = left

    def misfit(self, state: ZhanguoState, at: int) -> str:
        there = state.officials[at_place(self.seat, self.region, self.official)] > 0
        wrong = misplaced_effect(state, at) if self.left > 1 else misplaced(state, at, EFFECTS)
        return wrong or ("" if there else "there is no such Official to move")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION + region for region in NEIGHBOURS[self.region]]

    def take(self, state: ZhanguoState, action: int) -> None:
        to = action - act.REGION
        at = self.seat * 15 + self.official
        state.officials[at + self.region * 3] -= 1
        state.officials[at + to * 3] += 1
        if state.log is not None:
            name = OFFICIALS[self.official]
            path = [
                f"official:{self.seat}:{REGIONS[self.region]}:{name}",
                f"official:{self.seat}:{REGIONS[to]}:{name}",
            ]
            tell_move(state, self.seat, "official-" + name, self.region, to, path)
        if self.left > 1:
            state.stack.append(MoveOfficials(self.seat, self.left - 1))


def tell_move(state: ZhanguoState, seat: int, piece: str, here: int, there: int, path: list[str]) -> None:
    args: dict[str, object] = {
        "seat": f"#{seat}",
        "piece": word_arg(piece),
        "from": region_arg(here),
        "to": region_arg(there),
    }
    state.emit("event-move", args, path, path=path)


class MoveWorkers(UpToChoice):
    """Asks for `left` workers to move, one after another; with `may_stop` the seat may stop earlier."""

    kind = "move-workers"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.ability.move_worker"
    offers: ClassVar[list[tuple[int, int]]] = [(act.WORKER, act.SECTION - 1), (act.PASS, act.PASS)]

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if state.workers[at_region(self.seat, region)] > 0:
                found.append(act.WORKER + region)
        if self.may_stop == 1:
            found.append(act.PASS)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action != act.PASS:
            state.stack.append(WorkerTo(self.seat, action - act.WORKER, self.left, self.may_stop))


class WorkerDestination(ZhanguoDecision):
    """The region next to `region` to which a worker moves."""

    rule = "zhanguo.components.adjacency"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]
    region: int

    def misfit(self, state: ZhanguoState, at: int) -> str:
        there = state.workers[at_region(self.seat, self.region)] > 0
        return misplaced_effect(state, at) or ("" if there else "there is no worker to move")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION + region for region in NEIGHBOURS[self.region]]


class WorkerTo(WorkerDestination):
    """Asks where the moving worker goes."""

    kind = "worker-to"
    fields: ClassVar[list[Field]] = [REGION, LEFT, MAY_STOP]

    def __init__(self, seat: int, region: int, left: int, may_stop: int) -> None:
        self.seat = seat
        self.region = region
        self.left = left
        self.may_stop = may_stop

    def take(self, state: ZhanguoState, action: int) -> None:
        move_worker(state, self.seat, self.region, action - act.REGION)
        if self.left > 1:
            state.stack.append(MoveWorkers(self.seat, self.left - 1, self.may_stop))


def move_worker(state: ZhanguoState, seat: int, here: int, there: int) -> None:
    state.workers[at_region(seat, here)] -= 1
    state.workers[at_region(seat, there)] += 1
    if state.log is not None:
        path = [f"worker:{seat}:{REGIONS[here]}", f"worker:{seat}:{REGIONS[there]}"]
        tell_move(state, seat, "worker-one", here, there, path)


NONE_MOVED: Final = -1


class MoveTwoWorkers(ZhanguoDecision):
    """Asks for up to two workers to move, each at most once (option english_text).

    `moved` is the region that the first worker has moved to. Workers in one region cannot be distinguished,
    so the region is enough.
    """

    kind = "move-two-workers"
    rule = "zhanguo.governor.g3"
    fields: ClassVar[list[Field]] = [Field("left", 1, 2), Field("moved", NONE_MOVED, 4)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.WORKER, act.SECTION - 1), (act.PASS, act.PASS)]

    def __init__(self, seat: int, left: int, moved: int) -> None:
        self.seat = seat
        self.left = left
        self.moved = moved

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if (self.moved == NONE_MOVED) != (self.left == 2):
            return "one worker has moved, or none"
        stands = self.moved == NONE_MOVED or state.workers[at_region(self.seat, self.moved)] > 0
        return misplaced_effect(state, at) or ("" if stands else "the worker that moved is not there")

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if state.workers[at_region(self.seat, region)] > (1 if region == self.moved else 0):
                found.append(act.WORKER + region)
        found.append(act.PASS)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action != act.PASS:
            state.stack.append(OneWorkerTo(self.seat, action - act.WORKER, self.left))


class OneWorkerTo(WorkerDestination):
    """Asks where the worker goes, which may not move a second time."""

    kind = "one-worker-to"
    fields: ClassVar[list[Field]] = [REGION, Field("left", 1, 2)]

    def __init__(self, seat: int, region: int, left: int) -> None:
        self.seat = seat
        self.region = region
        self.left = left

    def take(self, state: ZhanguoState, action: int) -> None:
        to = action - act.REGION
        move_worker(state, self.seat, self.region, to)
        if self.left == 2 and state.total(state.workers, self.seat) > 1:
            state.stack.append(MoveTwoWorkers(self.seat, 1, to))


class Token(SeveralChoice):
    """Gain small tokens of a chosen colour."""

    kind = "token"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.ability.token_any"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.SMALL, act.LARGE - 1)]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.SMALL + aspect for aspect in range(3) if state.supply[aspect] > 0]

    def take(self, state: ZhanguoState, action: int) -> None:
        gain_tokens(state, self.seat, action - act.SMALL, 1)
        if self.left > 1 and sum(state.supply) > 0:
            state.stack.append(Token(self.seat, self.left - 1))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        return "zhanguo.ability.token_shortage" if act.SMALL <= action < act.LARGE else self.rule
