"""Every decision and step by its kind, for position text; and whether those on a stack fit their position."""

from __future__ import annotations

from tianxia.games.zhanguo.automa import soldiers
from tianxia.games.zhanguo.automa import turn as li_si
from tianxia.games.zhanguo.decisions import (
    ability,
    alchemist,
    court,
    elixir,
    governor,
    hire,
    mausoleum,
    palace,
    phase3,
    recruit,
    reward,
    rewards,
    round,
    starting,
    turn,
    unify,
    unrest,
    wall,
)
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import FIRST_ALCHEMIST, LAST_CARD, LAST_NUMBER, aside_cards
from tianxia.kernel.decision import Decision, Step

ALL: list[type[Step]] = [
    starting.StartingChoice, starting.Reveal, starting.ResolveStart, starting.StartingCard,
    round.Draw, round.NextTurn, phase3.EndRound,
    turn.Play, turn.HandCard, unify.UnifyRegion,
    court.CourtAction, hire.HireRegion, court.AfterCourt, court.AfterAction,
    court.Ability, court.AfterAbility, court.MoreAbilities,
    elixir.Symbol, elixir.SymbolChoice, elixir.Master, elixir.MasterChoice,
    governor.GovernorRegion, governor.GovernorSpace, governor.GovernorBonus, governor.GovernorHalf,
    governor.ResetUnrest,
    palace.PalaceRegion, palace.PalacePay, palace.PalaceTile, palace.LargeToken,
    wall.WallSection, wall.WallSlot, wall.WallPay, wall.EmperorCard,
    recruit.AnyOfficial, recruit.OfficialRegion, ability.MoveOfficials, ability.OfficialTo,
    ability.MoveWorkers, ability.WorkerTo, unrest.Calm, unrest.Reset, ability.Token,
    hire.WorkerRegion, alchemist.AsideCard, alchemist.CardRegion,
    mausoleum.PostSoldiers, mausoleum.PostSoldier, reward.FreeSoldier,
    li_si.LiSiTurn, li_si.LiSiSymbol, li_si.LiSiMaster, soldiers.LiSiSoldiers, soldiers.LiSiTile,
    rewards.Rewards, rewards.NextOffer, rewards.Offer, phase3.NewOrder,
    phase3.BuySoldiers, phase3.BuySoldier, phase3.PayToken,
    phase3.TokenLimit, phase3.Excess, phase3.ReturnToken,
]  # fmt: skip

STEPS: dict[str, type[Step]] = {step.kind: step for step in ALL}
assert len(STEPS) == len(ALL), "two step share one kind"

# The lowest and highest number a step may be made with, in the order of its numbers.
SEAT = (0, 7)  # and below the number of seats
REGION = (0, 4)
YES_NO = (0, 1)
REGIONS = (1, 31)
TRIGGER = (0, 5)
PLACES = (0, (1 << 15) - 1)
ROW = (0, 2)
SEATS = (0, 15)
FEW = (1, 9)
NUMBERS: dict[str, list[tuple[int, int]]] = {
    "resolve-start": [SEAT],
    "hand-card": [YES_NO],
    "unify-region": [(1, LAST_NUMBER)],
    "court-action": [(1, LAST_NUMBER)],
    "after-court": [SEAT, (-1, 5), YES_NO],
    "after-action": [(-1, 5), YES_NO],
    "ability": [TRIGGER, PLACES],
    "after-ability": [SEAT, TRIGGER, PLACES],
    "more-abilities": [TRIGGER, PLACES],
    "symbol": [SEAT],
    "master": [SEAT],
    "governor-region": [REGIONS, YES_NO],
    "governor-space": [REGION],
    "governor-bonus": [(1, 99)],
    "governor-half": [SEAT, (1, 99), YES_NO],
    "reset-unrest": [SEAT, REGION],
    "palace-region": [YES_NO],
    "palace-pay": [REGION],
    "palace-tile": [REGION],
    "wall-section": [YES_NO],
    "wall-slot": [(0, 5), YES_NO],
    "wall-pay": [(0, 5), (0, 3)],
    "emperor-card": [(0, 2)],
    "official": [REGIONS, (1, 2)],
    "official-region": [(0, 2), (-2, 2)],
    "move-officials": [FEW],
    "official-to": [REGION, (0, 2), FEW],
    "move-workers": [FEW, YES_NO],
    "worker-to": [REGION, FEW, YES_NO],
    "calm": [FEW, (0, 31)],
    "reset": [FEW],
    "token": [FEW],
    "worker-region": [FEW],
    "aside-card": [FEW, YES_NO],
    "card-region": [(FIRST_ALCHEMIST, LAST_CARD), YES_NO, (0, 9)],
    "post-soldiers": [SEAT],
    "li-si-symbol": [YES_NO],
    "rewards": [(0, 3)],
    "next-offer": [ROW, SEATS],
    "offer": [ROW, SEATS],
    "buy-soldiers": [SEAT, YES_NO],
    "buy-soldier": [YES_NO],
    "pay-token": [(0, 2)],
    "excess": [SEAT],
}


def check_steps(state: ZhanguoState) -> list[str]:
    """What on the stack does not fit the position; empty where all of it does."""
    found: list[str] = []
    for step in state.stack:
        kind, args = step.kind, step.args()
        ranges = NUMBERS.get(kind, [])
        if any(not low <= n <= high for n, (low, high) in zip(args, ranges, strict=True)):
            found.append(f"stack: {kind!r} cannot be about {args}")
        elif ranges and ranges[0] == SEAT and args[0] >= state.seats:
            found.append(f"stack: {kind!r} is about seat {args[0]}")
        elif kind.startswith("li-si") and state.automa < 0:
            found.append(f"stack: {kind!r} without Li Si")
        elif isinstance(step, Decision) and step.seat == state.automa:
            found.append(f"stack: {kind!r} asks Li Si")
    if found:
        return found
    for step in state.stack:
        if isinstance(step, Decision):
            reason = misfit(state, step)
            if reason:
                found.append(f"stack: {reason}")
            elif not step.actions(state):
                found.append(f"stack: {step.kind!r} offers nothing")
    return found


def misfit(state: ZhanguoState, step: Decision) -> str:
    """Why a decision cannot be asked here; empty when it can."""
    kind, seat, args = step.kind, step.seat, step.args()
    if kind in ("play", "hand-card") and not state.hand(seat):
        return f"seat {seat} has no card to play"
    if kind in ("court-action", "unify-region") and args[0] not in state.hand(seat):
        return f"seat {seat} has no card {args[0]}"
    if kind == "card-region" and args[0] not in aside_cards(state.aside[seat]):
        return f"card {args[0]} is not set aside"
    if kind == "governor-bonus" and args[0] not in state.layout.governor_tiles:
        return f"Governor tile {args[0]} is not in play"
    if kind == "after-action" and args[0] < 0 and args[1] == 1:
        return "no action, yet its abilities"
    if kind == "official" and sum(state.official_supply[seat * 3 : seat * 3 + 3]) < args[1]:
        return "too few Officials in supply"
    if kind == "official-region":
        supply = state.official_supply[seat * 3 : seat * 3 + 3]
        if supply[args[0]] < (2 if args[0] == args[1] else 1) or (args[1] >= 0 and supply[args[1]] < 1):
            return "too few Officials in supply"
    if kind == "official-to" and state.officials[seat * 15 + args[0] * 3 + args[1]] == 0:
        return "no such Official to move"
    if kind == "worker-to" and state.workers[seat * 5 + args[0]] == 0:
        return "no worker to move"
    if kind in ("palace-pay", "palace-region") and state.left[seat * 3 + 1] == 0:
        return "no Palace left"
    if kind == "palace-pay" and state.workers[seat * 5 + args[0]] < 2:
        return "two workers are needed there"
    if kind in ("wall-section", "wall-slot", "wall-pay") and state.left[seat * 3 + 2] == 0:
        return "no Wall left"
    if kind in ("governor-region", "governor-space") and state.left[seat * 3] == 0:
        return "no Governor left"
    if kind in ("free-soldier", "post-soldier") and state.entrance[seat] == 0:
        return "no soldier at the entrance"
    if kind == "pay-token" and state.locked[seat] == 0:
        return "no soldier to unlock"
    return ""
