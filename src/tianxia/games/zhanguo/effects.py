"""The effects of cards, Governor tiles and rewards: is one possible, what does it do, and a catalogue of
all.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.zhanguo.decisions.ability import (
    NONE_MOVED,
    MoveOfficials,
    MoveTwoWorkers,
    MoveWorkers,
    Token,
)
from tianxia.games.zhanguo.decisions.alchemist import AsideCard, can_place_card
from tianxia.games.zhanguo.decisions.elixir import sail
from tianxia.games.zhanguo.decisions.hire import WorkerRegion, WorkersApart, hire
from tianxia.games.zhanguo.decisions.mausoleum import unlock
from tianxia.games.zhanguo.decisions.recruit import AnyOfficial, OfficialRegion, OfficialsApart, recruit
from tianxia.games.zhanguo.decisions.unify import gain_tokens
from tianxia.games.zhanguo.decisions.unrest import Calm, Reset, calm, restless, stir
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import (
    ALCHEMIST,
    ALCHEMIST_CARD,
    ANY,
    ARCHITECT,
    EVERYWHERE,
    GENERAL,
    HERE,
    NONE,
    at_region,
)

# Kinds of effect.
SHIP: Final = 0
OFFICIALS: Final = 1  # recruit the named types
MOVE_OFFICIALS: Final = 2
MOVE_WORKERS: Final = 3
CALM: Final = 4  # unrest -1 in some different regions
CALM_HERE: Final = 5  # unrest -1 here, then in any region
TOKENS: Final = 6
WORKERS: Final = 7
POINTS: Final = 8
UNLOCK: Final = 9
CARD: Final = 10  # place Alchemist cards; no Alchemist needed
RESET: Final = 11  # unrest back to 0
FREE_GOVERNOR: Final = 12
FREE_PALACE: Final = 13
FREE_WALL: Final = 14
FREE_SOLDIER: Final = 15  # on any Mausoleum tile
# Things for which points are counted; 0 to 3 are the kinds of card in the tableau.
PER_ALCHEMIST_CARD: Final = 3
PER_GOVERNOR: Final = 4
PER_PALACE: Final = 5
PER_WALL: Final = 6
PER_ALCHEMIST_CARD_HERE: Final = 7
PER_SOLDIER: Final = 8
PER_ROUND: Final = 9
CHU: Final = 1
WEI: Final = 2


class Effect:
    """One effect of a card, tile or reward.

    - `unrest` is added first.
    - `regions` is a mask.
    - `apart`: recruits and workers may go to different regions, and each worker moves at most once.
    """

    def __init__(
        self,
        kind: int,
        amount: int = 1,
        regions: int = HERE,
        first: int = NONE,
        second: int = NONE,
        unrest: int = 0,
        up_to: bool = False,
        apart: bool = False,
    ) -> None:
        self.name = ""
        self.kind = kind
        self.amount = amount
        self.regions = regions
        self.first = first
        self.second = second
        self.unrest = unrest
        self.up_to = up_to
        self.apart = apart


def catalogue() -> dict[str, Effect]:
    """Every effect, by the name that data files use for it."""
    effects = {
        "recruit-alchemist": Effect(OFFICIALS, first=ALCHEMIST),
        "recruit-architect": Effect(OFFICIALS, first=ARCHITECT),
        "recruit-general": Effect(OFFICIALS, first=GENERAL),
        "recruit-any": Effect(OFFICIALS, first=ANY),
        "recruit-any-in-chu": Effect(OFFICIALS, regions=CHU, first=ANY),
        "recruit-any-anywhere": Effect(OFFICIALS, regions=EVERYWHERE, first=ANY),
        "recruit-two-any": Effect(OFFICIALS, 2, EVERYWHERE, ANY, ANY),
        "recruit-two-any-apart": Effect(OFFICIALS, 2, EVERYWHERE, ANY, ANY, apart=True),
        "recruit-two-alchemists-apart": Effect(OFFICIALS, 2, EVERYWHERE, ALCHEMIST, ALCHEMIST, apart=True),
        "recruit-two-alchemists": Effect(OFFICIALS, 2, EVERYWHERE, ALCHEMIST, ALCHEMIST),
        "recruit-two-architects": Effect(OFFICIALS, 2, EVERYWHERE, ARCHITECT, ARCHITECT),
        "recruit-two-generals": Effect(OFFICIALS, 2, EVERYWHERE, GENERAL, GENERAL),
        "recruit-two-architects-in-chu": Effect(OFFICIALS, 2, CHU, ARCHITECT, ARCHITECT),
        "recruit-two-generals-in-chu": Effect(OFFICIALS, 2, CHU, GENERAL, GENERAL),
        "recruit-architect-general-in-wei": Effect(OFFICIALS, 2, WEI, ARCHITECT, GENERAL),
        "move-worker": Effect(MOVE_WORKERS),
        "move-workers-2": Effect(MOVE_WORKERS, 2, up_to=True),
        "move-workers-apart-2": Effect(MOVE_WORKERS, 2, up_to=True, apart=True),
        "calm-1": Effect(CALM),
        "calm-2": Effect(CALM, 2),
        "calm-here-then-any": Effect(CALM_HERE),
        "token-any": Effect(TOKENS, first=ANY),
        "unrest-tokens-writing-currency": Effect(TOKENS, 2, first=0, second=1, unrest=1),
        "unrest-tokens-writing-laws": Effect(TOKENS, 2, first=0, second=2, unrest=1),
        "unrest-tokens-currency-laws": Effect(TOKENS, 2, first=1, second=2, unrest=1),
        "unrest-tokens-any-2": Effect(TOKENS, 2, first=ANY, second=ANY, unrest=1),
        "worker-here": Effect(WORKERS),
        "unrest-worker": Effect(WORKERS, unrest=1),
        "unrest-workers-2": Effect(WORKERS, 2, unrest=1),
        "worker": Effect(WORKERS, 1, EVERYWHERE),
        "workers-2": Effect(WORKERS, 2, EVERYWHERE),
        "workers-apart-2": Effect(WORKERS, 2, EVERYWHERE, apart=True),
        "workers-2-in-wei": Effect(WORKERS, 2, WEI),
        "vp-writing": Effect(POINTS, first=0),
        "vp-currency": Effect(POINTS, first=1),
        "vp-laws": Effect(POINTS, first=2),
        "vp-alchemist-cards": Effect(POINTS, first=PER_ALCHEMIST_CARD),
        "vp-governors": Effect(POINTS, first=PER_GOVERNOR),
        "vp-palaces": Effect(POINTS, first=PER_PALACE),
        "vp-walls": Effect(POINTS, first=PER_WALL),
        "vp-2-alchemist-cards-here": Effect(POINTS, 2, first=PER_ALCHEMIST_CARD_HERE),
        "vp-soldiers": Effect(POINTS, first=PER_SOLDIER),
        "vp-round": Effect(POINTS, first=PER_ROUND),
        "unrest-vp-writing": Effect(POINTS, first=0, unrest=1),
        "unrest-vp-currency": Effect(POINTS, first=1, unrest=1),
        "unrest-vp-laws": Effect(POINTS, first=2, unrest=1),
        "unlock-1": Effect(UNLOCK),
        "unlock-2": Effect(UNLOCK, 2),
        "alchemist-card": Effect(CARD, 1, EVERYWHERE),
        "alchemist-cards-2": Effect(CARD, 2, EVERYWHERE, up_to=True),
        "reset-2": Effect(RESET, 2, EVERYWHERE, up_to=True),
        "reset-3": Effect(RESET, 3, EVERYWHERE, up_to=True),
        "governor": Effect(FREE_GOVERNOR, 1, EVERYWHERE),
        "governor-in-chu-or-wei": Effect(FREE_GOVERNOR, 1, 0b00011),
        "governor-in-zhao-or-qi": Effect(FREE_GOVERNOR, 1, 0b01100),
        "palace": Effect(FREE_PALACE, 1, EVERYWHERE),
        "wall": Effect(FREE_WALL),
        "soldier": Effect(FREE_SOLDIER, 0),
        "unlock-1-then-soldier": Effect(FREE_SOLDIER, 1),
    }
    for spaces in (1, 2, 3, 4, 7):
        effects[f"ship-{spaces}"] = Effect(SHIP, spaces)
    for moves in (2, 3, 4):
        effects[f"move-officials-{moves}"] = Effect(MOVE_OFFICIALS, moves, up_to=True)
    for name, effect in effects.items():
        effect.name = name
    return effects


# Effects allowed on a card, on a Governor tile and in a tableau.
ON_CARDS: Final = (
    SHIP, OFFICIALS, MOVE_OFFICIALS, MOVE_WORKERS, CALM, CALM_HERE, TOKENS, WORKERS, POINTS, UNLOCK,
)  # fmt: skip
ON_GOVERNOR_TILES: Final = (
    SHIP, OFFICIALS, MOVE_OFFICIALS, MOVE_WORKERS, CALM, TOKENS, WORKERS, POINTS, UNLOCK, CARD,
)  # fmt: skip
IN_TABLEAUX: Final = (
    SHIP, OFFICIALS, TOKENS, WORKERS, POINTS, UNLOCK, CARD, RESET,
    FREE_GOVERNOR, FREE_PALACE, FREE_WALL, FREE_SOLDIER,
)  # fmt: skip


def possible(state: ZhanguoState, seat: int, effect: Effect, here: int) -> bool:
    """Can the seat have this effect, in full unless the text says "up to"? `here` is the card's region."""
    kind = effect.kind
    if effect.unrest > 0 and state.unrest[at_region(seat, here)] + effect.unrest > 3:
        return False  # zhanguo.unrest.never_above_three
    if kind == SHIP:
        return state.ships[seat] < state.tables.ship_end
    if kind == OFFICIALS:
        return officials_in_supply(state, seat, effect)
    if kind == MOVE_OFFICIALS:
        return state.has_officials(seat)
    if kind == MOVE_WORKERS:
        return state.total(state.workers, seat) > 0
    if kind in (CALM, CALM_HERE):
        return state.total(state.unrest, seat) > 0
    if kind == TOKENS:
        return tokens_in_supply(state, effect)
    if kind == UNLOCK:
        return state.locked[seat] >= effect.amount
    if kind == CARD:
        return effect.up_to or can_place_card(state, seat, False)
    return True


def officials_in_supply(state: ZhanguoState, seat: int, effect: Effect) -> bool:
    """Is every named Official in the supply?

    Rules: zhanguo.governor.bonus_full_option, zhanguo.reward.officials.
    """
    supply = state.official_supply
    at = seat * 3
    if effect.first == ANY:
        return supply[at] + supply[at + 1] + supply[at + 2] >= effect.amount
    if effect.second == NONE:
        return supply[at + effect.first] > 0
    if effect.first == effect.second:
        return supply[at + effect.first] > 1
    return supply[at + effect.first] > 0 and supply[at + effect.second] > 0


def tokens_in_supply(state: ZhanguoState, effect: Effect) -> bool:
    """Is at least one token left to take (zhanguo.ability.token_shortage)?"""
    if effect.first == ANY:
        return state.supply[0] + state.supply[1] + state.supply[2] > 0
    return state.supply[effect.first] > 0 or (effect.second >= 0 and state.supply[effect.second] > 0)


def only_region(regions: int, here: int) -> int:
    """The only region of a mask, `here` for an empty mask, -1 for several."""
    if regions == HERE:
        return here
    for region in range(5):
        if regions == 1 << region:
            return region
    return -1


def perform(state: ZhanguoState, seat: int, effect: Effect, here: int, source: int) -> None:
    """Carry out the effect and ask for open choices. `source` is where its points are recorded."""
    kind = effect.kind
    if effect.unrest > 0:
        stir(state, seat, here, effect.unrest)
    if kind == SHIP:
        sail(state, seat, effect.amount)
    elif kind == OFFICIALS:
        perform_officials(state, seat, effect, here)
    elif kind == MOVE_OFFICIALS:
        state.stack.append(MoveOfficials(seat, effect.amount))
    elif kind == MOVE_WORKERS:
        if effect.apart:
            state.stack.append(MoveTwoWorkers(seat, 2, NONE_MOVED))
        else:
            state.stack.append(MoveWorkers(seat, effect.amount, 1 if effect.up_to else 0))
    elif kind == CALM:
        state.stack.append(Calm(seat, effect.amount, 0))
    elif kind == CALM_HERE:
        calm(state, seat, here)
        if restless(state, seat, 0):
            state.stack.append(Calm(seat, 1, 0))
    elif kind == TOKENS:
        if effect.first == ANY:
            state.stack.append(Token(seat, effect.amount))
        else:
            gain_tokens(state, seat, effect.first, 1)
            if effect.second != NONE:
                gain_tokens(state, seat, effect.second, 1)
    elif kind == WORKERS:
        region = only_region(effect.regions, here)
        if effect.apart:
            state.stack.append(WorkersApart(seat, effect.amount))
        elif region >= 0:
            hire(state, seat, region, effect.amount)
        else:
            state.stack.append(WorkerRegion(seat, effect.amount))
    elif kind == POINTS:
        state.score(seat, source, effect.amount * counted(state, seat, effect.first, here))
    elif kind == UNLOCK:
        for _ in range(effect.amount):
            unlock(state, seat)
    elif kind == CARD:
        if can_place_card(state, seat, False):
            state.stack.append(AsideCard(seat, effect.amount, 1 if effect.up_to else 0))
    elif kind == RESET:
        if restless(state, seat, 0):
            state.stack.append(Reset(seat, effect.amount))


def perform_officials(state: ZhanguoState, seat: int, effect: Effect, here: int) -> None:
    region = only_region(effect.regions, here)
    if effect.apart:
        state.stack.append(OfficialsApart(seat, effect.first, effect.amount))
    elif effect.first == ANY:
        mask = effect.regions if region < 0 else 1 << region
        state.stack.append(AnyOfficial(seat, mask, effect.amount))
    elif region >= 0:
        recruit(state, seat, region, effect.first)
        if effect.second != NONE:
            recruit(state, seat, region, effect.second)
    else:
        state.stack.append(OfficialRegion(seat, effect.first, effect.second))


def counted(state: ZhanguoState, seat: int, per: int, here: int) -> int:
    """The number of things for which points are counted."""
    if per <= PER_ALCHEMIST_CARD:
        return state.cards_of_kind(seat, per)
    if per == PER_GOVERNOR:
        return state.total(state.governors, seat)
    if per == PER_PALACE:
        return state.total(state.palaces, seat)
    if per == PER_WALL:
        return state.wall_count(seat)
    if per == PER_ALCHEMIST_CARD_HERE:
        return state.cards_here(seat, here, ALCHEMIST_CARD)
    if per == PER_SOLDIER:
        return state.soldiers_posted(seat)
    return state.round
