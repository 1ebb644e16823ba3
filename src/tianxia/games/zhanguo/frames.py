"""Every decision and step by its kind, so that position text can name them."""

from __future__ import annotations

from tianxia.games.zhanguo.decisions import (
    choices,
    court,
    elixir,
    governor,
    li_si,
    mausoleum,
    palace,
    rewards,
    round,
    start,
    tokens,
    turn,
    wall,
)
from tianxia.kernel.decision import Step

ALL: list[type[Step]] = [
    start.StartingTile, start.Reveal, start.ResolveStart, start.StartingCard,
    round.Draw, round.NextTurn, round.EndRound,
    turn.Play, turn.HandCard, turn.UnifyRegion,
    court.CourtAction, court.HireRegion, court.AfterCourt, court.AfterAction,
    court.Ability, court.AfterAbility, court.MoreAbilities,
    elixir.Symbol, elixir.SymbolChoice, elixir.Master, elixir.MasterChoice,
    governor.GovernorRegion, governor.GovernorSpace, governor.GovernorBonus, governor.GovernorHalf,
    governor.ResetUnrest,
    palace.PalaceRegion, palace.PalacePay, palace.PalaceTile, palace.LargeToken,
    wall.WallSection, wall.WallSlot, wall.WallPay, wall.EmperorCard,
    choices.AnyOfficial, choices.OfficialRegion, choices.MoveOfficials, choices.OfficialTo,
    choices.MoveWorkers, choices.WorkerTo, choices.Calm, choices.Reset, choices.Token,
    choices.WorkerRegion, choices.AsideCard, choices.CardRegion,
    mausoleum.PostSoldiers, mausoleum.PostSoldier, mausoleum.FreeSoldier,
    li_si.LiSiTurn, li_si.LiSiSymbol, li_si.LiSiMaster, li_si.LiSiSoldiers, li_si.LiSiTile,
    rewards.Rewards, rewards.NextOffer, rewards.Offer, rewards.NewOrder,
    tokens.BuySoldiers, tokens.BuySoldier, tokens.PayToken,
    tokens.TokenLimit, tokens.Excess, tokens.ReturnToken,
]  # fmt: skip

FRAMES: dict[str, type[Step]] = {frame.kind: frame for frame in ALL}
assert len(FRAMES) == len(ALL), "two frames share one kind"
