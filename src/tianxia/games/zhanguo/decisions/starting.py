"""Player set-up: each seat keeps one of two Starting tiles. All seats choose simultaneously and in secret."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.alchemist import place_card
from tianxia.games.zhanguo.decisions.base import SeatStep, ZhanguoDecision, misplaced
from tianxia.games.zhanguo.decisions.elixir import sail
from tianxia.games.zhanguo.decisions.hire import hire
from tianxia.games.zhanguo.decisions.mausoleum import unlock
from tianxia.games.zhanguo.decisions.recruit import recruit
from tianxia.games.zhanguo.decisions.unify import gain_tokens
from tianxia.games.zhanguo.decisions.unrest import stir
from tianxia.games.zhanguo.elements import tell, tile_parts
from tianxia.games.zhanguo.state import ZhanguoState, changed
from tianxia.games.zhanguo.tables import CARDS, FIRST_ALCHEMIST, FIRST_MASTER, GENERAL, aside_cards, at_region
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence

CHU: Final = 0


class StartingChoice(ZhanguoDecision):
    """Asks which of the two dealt tiles to keep."""

    kind = "starting-tile"
    rule = "zhanguo.setup.starting_tiles_deal"
    simultaneous = True
    ends_phrase = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.START, act.END - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        below = state.stack[at - 1]
        if below.kind not in ("reveal", self.kind) or (below.seat >= 0 and below.seat <= self.seat):
            return "the seats are asked in another order"
        dealt = self.seat != state.automa and state.starting[self.seat * 3] > 0
        return "" if dealt else "the seat was dealt no tiles"

    def actions(self, state: ZhanguoState) -> list[int]:
        at = self.seat * 3
        first, second = state.starting[at], state.starting[at + 1]
        if first > second:
            first, second = second, first
        return [act.START + first - 1, act.START + second - 1]

    def take(self, state: ZhanguoState, action: int) -> None:
        state.starting = changed(state.starting, self.seat * 3 + 2, action - act.START + 1)

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        return Sentence("action-start", {"parts": tile_parts(state, action - act.START + 1)})


class Reveal(Step):
    """Every seat has chosen: reveal the tiles and resolve them in turn order."""

    kind = "reveal"
    beneath: ClassVar[list[str]] = ["draw"]

    def run(self, state: ZhanguoState) -> None:
        state.learn()
        for seat in range(state.seats):
            state.starting = changed(state.starting, seat * 3, 0)
            state.starting = changed(state.starting, seat * 3 + 1, 0)
        for i in range(state.seats - 1, -1, -1):
            if state.order[i] != state.automa:
                state.stack.append(ResolveStart(state.order[i]))


class ResolveStart(SeatStep):
    """A seat gets what its tile shows; both its tiles leave the game."""

    kind = "resolve-start"
    beneath: ClassVar[list[str]] = ["draw", "resolve-start"]

    def run(self, state: ZhanguoState) -> None:
        seat = self.whose
        number = state.starting[seat * 3 + 2]
        tile = state.tables.starting_tiles[number - 1]
        state.starting = changed(state.starting, seat * 3 + 2, 0)
        if state.log is not None:
            tell(state, "start", seat, {"parts": tile_parts(state, number)}, [f"board:{seat}"])
        recruit(state, seat, CHU, GENERAL)
        if tile.official >= 0:  # zhanguo.starting.second_official
            recruit(state, seat, CHU, tile.official)
        for region in tile.unrest:
            stir(state, seat, region, 1)
        for aspect in tile.tokens:  # zhanguo.starting.token_tiles
            gain_tokens(state, seat, aspect, 1)
        for _ in range(tile.soldiers):  # zhanguo.starting.soldier_ship
            unlock(state, seat)
        if tile.workers > 0:  # zhanguo.starting.worker
            hire(state, seat, CHU, tile.workers)
        for _ in range(tile.cards):
            state.stack.append(StartingCard(seat))
        if tile.ship > 0:  # zhanguo.starting.ship
            sail(state, seat, tile.ship)


class StartingCard(ZhanguoDecision):
    """Asks for an Alchemist card to place into Chu; no Alchemist is needed there."""

    kind = "starting-card"
    rule = "zhanguo.starting.alchemist_card"
    offers: ClassVar[list[tuple[int, int]]] = [(act.CARD + FIRST_ALCHEMIST, act.CARD + FIRST_MASTER - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        to_come = [step for step in state.stack if step.kind in ("starting-card", "symbol", "symbol-choice")]
        if state.card_count[at_region(self.seat, CHU)] + len(to_come) > 3:
            return "there is no room in Chu"
        return misplaced(state, at, ["draw", "resolve-start", "starting-card"])

    def actions(self, state: ZhanguoState) -> list[int]:
        cards = aside_cards(state.aside[self.seat])
        return [act.CARD + card for card in cards if card < FIRST_MASTER]

    def take(self, state: ZhanguoState, action: int) -> None:
        place_card(state, self.seat, CHU, action - act.CARD)

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"alchemist:{self.seat}:{CARDS[action - act.CARD]}"]
