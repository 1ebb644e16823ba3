"""What an effect does, and whether it can be had: cards, Governor tiles and rewards share them."""

from __future__ import annotations

from tianxia.games.zhanguo import tables as t
from tianxia.games.zhanguo.board import Board
from tianxia.games.zhanguo.decisions.choices import (
    AnyOfficial,
    AsideCard,
    Calm,
    MoveOfficials,
    MoveWorkers,
    OfficialRegion,
    Reset,
    Token,
    WorkerRegion,
)
from tianxia.games.zhanguo.decisions.elixir import sail
from tianxia.games.zhanguo.decisions.pieces import (
    calm,
    can_place_card,
    gain_tokens,
    hire,
    recruit,
    restless,
    score,
    stir,
    unlock,
)
from tianxia.games.zhanguo.names import ALCHEMIST_CARD


def possible(state: Board, seat: int, effect: t.Effect, here: int) -> bool:
    """Can the seat have this effect, in full where it is not worded as up to? `here` is the card's region."""
    kind = effect.kind
    if effect.unrest > 0 and state.unrest[seat * 5 + here] + effect.unrest > 3:
        return False  # zhanguo.unrest.never_above_three
    if kind == t.SHIP:
        return state.ships[seat] < state.tables.ship_end
    if kind == t.OFFICIALS:
        return officials_in_supply(state, seat, effect)
    if kind == t.MOVE_OFFICIALS:
        return sum(state.officials[seat * 15 : seat * 15 + 15]) > 0
    if kind == t.MOVE_WORKERS:
        return state.total(state.workers, seat) > 0
    if kind == t.CALM or kind == t.CALM_HERE:
        return state.total(state.unrest, seat) > 0
    if kind == t.TOKENS:
        return tokens_in_supply(state, effect)
    if kind == t.UNLOCK:
        return state.locked[seat] >= effect.amount
    if kind == t.CARD:
        return effect.up_to or can_place_card(state, seat, False)
    return True


def officials_in_supply(state: Board, seat: int, effect: t.Effect) -> bool:
    """Every named Official must be there (zhanguo.governor.bonus_full_option, zhanguo.reward.officials)."""
    supply = state.official_supply
    at = seat * 3
    if effect.first == t.ANY:
        return supply[at] + supply[at + 1] + supply[at + 2] >= effect.amount
    if effect.second == t.NONE:
        return supply[at + effect.first] > 0
    if effect.first == effect.second:
        return supply[at + effect.first] > 1
    return supply[at + effect.first] > 0 and supply[at + effect.second] > 0


def tokens_in_supply(state: Board, effect: t.Effect) -> bool:
    """At least one token must be left to take (zhanguo.ability.token_shortage)."""
    if effect.first == t.ANY:
        return state.supply[0] + state.supply[1] + state.supply[2] > 0
    return state.supply[effect.first] > 0 or (effect.second >= 0 and state.supply[effect.second] > 0)


def only_region(regions: int, here: int) -> int:
    """The one region of a mask, `here` for none, -1 for several."""
    if regions == t.HERE:
        return here
    for region in range(5):
        if regions == 1 << region:
            return region
    return -1


def perform(state: Board, seat: int, effect: t.Effect, here: int, source: int) -> None:
    """Do it, asking for what it leaves open. `source` is where its points are noted."""
    kind = effect.kind
    if effect.unrest > 0:
        stir(state, seat, here, effect.unrest)
    if kind == t.SHIP:
        sail(state, seat, effect.amount)
    elif kind == t.OFFICIALS:
        perform_officials(state, seat, effect, here)
    elif kind == t.MOVE_OFFICIALS:
        state.stack.append(MoveOfficials(seat, effect.amount))
    elif kind == t.MOVE_WORKERS:
        state.stack.append(MoveWorkers(seat, effect.amount, 1 if effect.up_to else 0))
    elif kind == t.CALM:
        state.stack.append(Calm(seat, effect.amount, 0))
    elif kind == t.CALM_HERE:
        calm(state, seat, here)
        if restless(state, seat, 0):
            state.stack.append(Calm(seat, 1, 0))
    elif kind == t.TOKENS:
        if effect.first == t.ANY:
            state.stack.append(Token(seat, effect.amount))
        else:
            gain_tokens(state, seat, effect.first, 1)
            if effect.second != t.NONE:
                gain_tokens(state, seat, effect.second, 1)
    elif kind == t.WORKERS:
        region = only_region(effect.regions, here)
        if region >= 0:
            hire(state, seat, region, effect.amount)
        else:
            state.stack.append(WorkerRegion(seat, effect.amount))
    elif kind == t.POINTS:
        score(state, seat, source, effect.amount * counted(state, seat, effect.first, here))
    elif kind == t.UNLOCK:
        for _ in range(effect.amount):
            unlock(state, seat)
    elif kind == t.CARD:
        if can_place_card(state, seat, False):
            state.stack.append(AsideCard(seat, effect.amount, 1 if effect.up_to else 0))
    elif kind == t.RESET:
        if restless(state, seat, 0):
            state.stack.append(Reset(seat, effect.amount))


def perform_officials(state: Board, seat: int, effect: t.Effect, here: int) -> None:
    region = only_region(effect.regions, here)
    if effect.first == t.ANY:
        mask = effect.regions if region < 0 else 1 << region
        state.stack.append(AnyOfficial(seat, mask, effect.amount))
    elif region >= 0:
        recruit(state, seat, region, effect.first)
        if effect.second != t.NONE:
            recruit(state, seat, region, effect.second)
    else:
        state.stack.append(OfficialRegion(seat, effect.first, effect.second))


def counted(state: Board, seat: int, per: int, here: int) -> int:
    """How many of what points are counted by."""
    if per <= t.PER_ALCHEMIST_CARD:
        return state.cards_of_kind(seat, per)
    if per == t.PER_GOVERNOR:
        return state.total(state.governors, seat)
    if per == t.PER_PALACE:
        return state.total(state.palaces, seat)
    if per == t.PER_WALL:
        return state.wall_count(seat)
    if per == t.PER_ALCHEMIST_CARD_HERE:
        return state.cards_here(seat, here, ALCHEMIST_CARD)
    if per == t.PER_SOLDIER:
        return state.soldiers_posted(seat)
    return state.round
