"""The choices that effects leave to a seat: which Official, which region, which token, which card."""

from __future__ import annotations

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.board import Board, aside_cards
from tianxia.games.zhanguo.decisions.base import Choice, region_arg
from tianxia.games.zhanguo.decisions.pieces import (
    calm,
    can_place_card,
    gain_tokens,
    hire,
    place_card,
    recruit,
    reset_unrest,
    restless,
)
from tianxia.games.zhanguo.names import ALCHEMIST, CARDS, OFFICIALS, REGIONS
from tianxia.kernel.event import word_arg


class AnyOfficial(Choice):
    """Recruit an Official of any type in one of the regions; a second one goes to the same region."""

    kind = "official"
    rule = "zhanguo.recruit.effect"
    follows = True

    def __init__(self, seat: int, regions: int, left: int) -> None:
        self.seat = seat
        self.regions = regions
        self.left = left

    def args(self) -> list[int]:
        return [self.regions, self.left]

    def actions(self, state: Board) -> list[int]:
        supply = state.official_supply
        at = self.seat * 3
        found: list[int] = []
        for region in range(5):
            if self.regions >> region & 1:
                first = act.OFFICIAL + region * 3
                if supply[at] > 0:
                    found.append(first)
                if supply[at + 1] > 0:
                    found.append(first + 1)
                if supply[at + 2] > 0:
                    found.append(first + 2)
        return found

    def take(self, state: Board, action: int) -> None:
        region, official = divmod(action - act.OFFICIAL, 3)
        recruit(state, self.seat, region, official)
        if self.left > 1:
            state.stack.append(AnyOfficial(self.seat, 1 << region, self.left - 1))

    def refusal(self, state: Board, action: int) -> str:
        if act.OFFICIAL <= action < act.MOVE:
            if state.official_supply[self.seat * 3 + (action - act.OFFICIAL) % 3] == 0:
                return "zhanguo.recruit.supply"
            return "zhanguo.reward.officials"
        return self.rule


class OfficialRegion(Choice):
    """Recruit two named Officials in one region."""

    kind = "official-region"
    rule = "zhanguo.reward.officials"
    follows = True

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def args(self) -> list[int]:
        return [self.first, self.second]

    def actions(self, state: Board) -> list[int]:
        return [act.REGION, act.REGION + 1, act.REGION + 2, act.REGION + 3, act.REGION + 4]

    def take(self, state: Board, action: int) -> None:
        recruit(state, self.seat, action - act.REGION, self.first)
        if self.second >= 0:
            recruit(state, self.seat, action - act.REGION, self.second)


class MoveOfficials(Choice):
    """Up to some Official moves."""

    kind = "move-officials"
    rule = "zhanguo.ability.move_official2"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> list[int]:
        return [self.left]

    def actions(self, state: Board) -> list[int]:
        found = movable_officials(state, self.seat)
        found.append(act.PASS)
        return found

    def take(self, state: Board, action: int) -> None:
        if action != act.PASS:
            at = action - act.MOVE
            state.stack.append(OfficialTo(self.seat, at // 3, at % 3, self.left))


def movable_officials(state: Board, seat: int) -> list[int]:
    """`move general wei` for each kind of Official in each region."""
    officials = state.officials
    first = seat * 15
    found: list[int] = []
    for at in range(15):
        if officials[first + at] > 0:
            found.append(act.MOVE + at)
    return found


class OfficialTo(Choice):
    """Where a moving Official goes."""

    kind = "official-to"
    rule = "zhanguo.components.adjacency"
    follows = True

    def __init__(self, seat: int, region: int, official: int, left: int) -> None:
        self.seat = seat
        self.region = region
        self.official = official
        self.left = left

    def args(self) -> list[int]:
        return [self.region, self.official, self.left]

    def actions(self, state: Board) -> list[int]:
        return [act.REGION + region for region in act.NEIGHBOURS[self.region]]

    def take(self, state: Board, action: int) -> None:
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


def tell_move(state: Board, seat: int, piece: str, here: int, there: int, path: list[str]) -> None:
    args: dict[str, object] = {
        "seat": f"#{seat}",
        "piece": word_arg(piece),
        "from": region_arg(here),
        "to": region_arg(there),
    }
    state.emit("event-move", args, path, path=path)


class MoveWorkers(Choice):
    """Some worker moves; with `may_stop` up to so many."""

    kind = "move-workers"
    rule = "zhanguo.ability.move_worker"

    def __init__(self, seat: int, left: int, may_stop: int) -> None:
        self.seat = seat
        self.left = left
        self.may_stop = may_stop

    def args(self) -> list[int]:
        return [self.left, self.may_stop]

    def actions(self, state: Board) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if state.workers[self.seat * 5 + region] > 0:
                found.append(act.WORKER + region)
        if self.may_stop == 1:
            found.append(act.PASS)
        return found

    def take(self, state: Board, action: int) -> None:
        if action != act.PASS:
            state.stack.append(WorkerTo(self.seat, action - act.WORKER, self.left, self.may_stop))


class WorkerTo(Choice):
    """Where a moving worker goes."""

    kind = "worker-to"
    rule = "zhanguo.components.adjacency"
    follows = True

    def __init__(self, seat: int, region: int, left: int, may_stop: int) -> None:
        self.seat = seat
        self.region = region
        self.left = left
        self.may_stop = may_stop

    def args(self) -> list[int]:
        return [self.region, self.left, self.may_stop]

    def actions(self, state: Board) -> list[int]:
        return [act.REGION + region for region in act.NEIGHBOURS[self.region]]

    def take(self, state: Board, action: int) -> None:
        to = action - act.REGION
        state.workers[self.seat * 5 + self.region] -= 1
        state.workers[self.seat * 5 + to] += 1
        if state.log is not None:
            path = [f"worker:{self.seat}:{REGIONS[self.region]}", f"worker:{self.seat}:{REGIONS[to]}"]
            tell_move(state, self.seat, "worker-one", self.region, to, path)
        if self.left > 1:
            state.stack.append(MoveWorkers(self.seat, self.left - 1, self.may_stop))


class Calm(Choice):
    """Unrest -1 in regions still to be chosen, each at most once."""

    kind = "calm"
    rule = "zhanguo.unrest.floor_zero"
    follows = True

    def __init__(self, seat: int, left: int, done: int) -> None:
        self.seat = seat
        self.left = left
        self.done = done

    def args(self) -> list[int]:
        return [self.left, self.done]

    def actions(self, state: Board) -> list[int]:
        return [act.REGION + r for r in restless(state, self.seat, self.done)]

    def take(self, state: Board, action: int) -> None:
        region = action - act.REGION
        calm(state, self.seat, region)
        done = self.done | 1 << region
        if self.left > 1 and restless(state, self.seat, done):
            state.stack.append(Calm(self.seat, self.left - 1, done))

    def refusal(self, state: Board, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL and self.done >> (action - act.REGION) & 1:
            return "zhanguo.governor.g9"
        return self.rule


class Reset(Choice):
    """Unrest back to 0 in up to some regions."""

    kind = "reset"
    rule = "zhanguo.reward.reset_unrest"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> list[int]:
        return [self.left]

    def actions(self, state: Board) -> list[int]:
        found = [act.REGION + r for r in restless(state, self.seat, 0)]
        found.append(act.PASS)
        return found

    def take(self, state: Board, action: int) -> None:
        if action == act.PASS:
            return
        reset_unrest(state, self.seat, action - act.REGION)
        if self.left > 1 and restless(state, self.seat, 0):
            state.stack.append(Reset(self.seat, self.left - 1))


class Token(Choice):
    """Gain small tokens of a colour of choice."""

    kind = "token"
    rule = "zhanguo.ability.token_any"
    follows = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def args(self) -> list[int]:
        return [self.left]

    def actions(self, state: Board) -> list[int]:
        return [act.SMALL + aspect for aspect in range(3) if state.supply[aspect] > 0]

    def take(self, state: Board, action: int) -> None:
        gain_tokens(state, self.seat, action - act.SMALL, 1)
        if self.left > 1 and sum(state.supply) > 0:
            state.stack.append(Token(self.seat, self.left - 1))

    def refusal(self, state: Board, action: int) -> str:
        return "zhanguo.ability.token_shortage" if act.SMALL <= action < act.LARGE else self.rule


class WorkerRegion(Choice):
    """Workers without unrest, all in one region."""

    kind = "worker-region"
    rule = "zhanguo.reward.workers"
    follows = True

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def args(self) -> list[int]:
        return [self.amount]

    def actions(self, state: Board) -> list[int]:
        return [act.REGION, act.REGION + 1, act.REGION + 2, act.REGION + 3, act.REGION + 4]

    def take(self, state: Board, action: int) -> None:
        hire(state, self.seat, action - act.REGION, self.amount)


class AsideCard(Choice):
    """Place set-aside Alchemist cards in any regions; with `may_stop` up to so many."""

    kind = "aside-card"
    rule = "zhanguo.reward.alchemist_card"

    def __init__(self, seat: int, left: int, may_stop: int) -> None:
        self.seat = seat
        self.left = left
        self.may_stop = may_stop

    def args(self) -> list[int]:
        return [self.left, self.may_stop]

    def actions(self, state: Board) -> list[int]:
        found = [act.CARD + card for card in aside_cards(state.aside[self.seat])]
        if self.may_stop == 1:
            found.append(act.PASS)
        return found

    def take(self, state: Board, action: int) -> None:
        if action == act.PASS:
            return
        state.stack.append(CardRegion(self.seat, action - act.CARD, 0, self.left - 1))

    def touches(self, state: Board, action: int) -> list[str]:
        if action < act.REGION:
            return [f"alchemist:{self.seat}:{CARDS[action - act.CARD]}"]
        return super().touches(state, action)


class CardRegion(Choice):
    """The region an Alchemist card goes to; `more` cards may follow."""

    kind = "card-region"
    rule = "zhanguo.elixir.place_needs_alchemist"
    follows = True

    def __init__(self, seat: int, card: int, needs_alchemist: int, more: int) -> None:
        self.seat = seat
        self.card = card
        self.needs_alchemist = needs_alchemist
        self.more = more

    def args(self) -> list[int]:
        return [self.card, self.needs_alchemist, self.more]

    def actions(self, state: Board) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if state.card_count[self.seat * 5 + region] < 3:
                if self.needs_alchemist == 0 or state.officials[self.seat * 15 + region * 3 + ALCHEMIST] > 0:
                    found.append(act.REGION + region)
        return found

    def take(self, state: Board, action: int) -> None:
        place_card(state, self.seat, action - act.REGION, self.card)
        if self.more > 0 and can_place_card(state, self.seat, False):
            state.stack.append(AsideCard(self.seat, self.more, 1))

    def refusal(self, state: Board, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL:
            if state.card_count[self.seat * 5 + action - act.REGION] == 3:
                return "zhanguo.unify.limit_three"
        return self.rule
