"""Search for the Elixir: the ship, its symbols in track order, the Masters.

Every move of the ship uses this file (zhanguo.elixir.any_ship_move). Rules decided elsewhere:

- `court.py` knows how far the action moves the ship, and when it may be chosen: zhanguo.elixir.move,
  zhanguo.elixir.forbidden_at_end
- the track is data: zhanguo.elixir.track_symbols, zhanguo.elixir.track_values
- `alchemist.py` puts cards onto the board: zhanguo.elixir.place_no_token_no_unrest
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.alchemist import CardRegion, can_place_card
from tianxia.games.zhanguo.decisions.base import SYMBOLS, SeatStep, ZhanguoDecision
from tianxia.games.zhanguo.decisions.mausoleum import unlock
from tianxia.games.zhanguo.elements import card_args, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import CARDS, FIRST_ALCHEMIST, FIRST_MASTER, LAST_CARD, aside_cards


def advance(state: ZhanguoState, seat: int, spaces: int) -> int:
    """Move a ship, at most to the end of its track; returns its old space."""
    start = state.ships[seat]
    end = start + spaces
    if end > state.tables.ship_end:
        end = state.tables.ship_end  # zhanguo.elixir.end_of_track
    state.ships[seat] = end
    if state.log is not None:
        path = [f"ship:{seat}:{space}" for space in range(start, end + 1)]
        args: dict[str, object] = {"seat": f"#{seat}", "spaces": end - start, "space": end}
        state.emit("event-ship", args, [f"ship:{seat}"], path=path)
    return start


def sail(state: ZhanguoState, seat: int, spaces: int) -> None:
    """Move the ship and resolve every symbol that it reaches or passes, in track order."""
    start = advance(state, seat, spaces)
    symbols = state.tables.symbols
    masters = state.tables.masters
    for space in range(state.ships[seat], start, -1):  # pushed last is resolved first
        if masters[space]:  # zhanguo.elixir.symbols_in_order
            state.stack.append(Master(seat))
        for _ in range(symbols[space]):  # zhanguo.elixir.double_symbol
            state.stack.append(Symbol(seat))


class Symbol(SeatStep):
    """Resolves a symbol of the track: the seat gets a soldier or places an Alchemist card. Nothing happens if
    neither is possible."""

    kind = "symbol"
    beneath: ClassVar[list[str]] = SYMBOLS

    def run(self, state: ZhanguoState) -> None:
        if state.locked[self.whose] > 0 or can_place_card(state, self.whose, True):
            state.stack.append(SymbolChoice(self.whose))
        elif state.log is not None:
            # zhanguo.elixir.impossible_choice_lost
            tell(state, "symbol-lost", self.whose, {}, [f"ship:{self.whose}"])


class SymbolChoice(ZhanguoDecision):
    """Asks whether to unlock one soldier or to place one set-aside Alchemist card."""

    kind = "symbol-choice"
    beneath: ClassVar[list[str]] = SYMBOLS
    rule = "zhanguo.elixir.symbol_choice"
    offers: ClassVar[list[tuple[int, int]]] = [
        (act.CARD + FIRST_ALCHEMIST, act.CARD + LAST_CARD),
        (act.UNLOCK, act.UNLOCK),
    ]

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        if can_place_card(state, self.seat, True):
            found = [act.CARD + card for card in aside_cards(state.aside[self.seat])]
        if state.locked[self.seat] > 0:
            found.append(act.UNLOCK)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.UNLOCK:
            unlock(state, self.seat)
        else:
            state.stack.append(CardRegion(self.seat, action - act.CARD, 1, 0))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if action == act.UNLOCK:
            return "zhanguo.mausoleum.unlock"
        if action - act.CARD in aside_cards(state.aside[self.seat]):
            return "zhanguo.elixir.place_needs_alchemist"
        return self.rule

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        if action == act.UNLOCK:
            return [f"locked:{self.seat}"]
        return [f"alchemist:{self.seat}:{CARDS[action - act.CARD]}"]


class Master(SeatStep):
    """The Masters' symbol; nothing happens if no Master is on display."""

    kind = "master"
    beneath: ClassVar[list[str]] = SYMBOLS

    def run(self, state: ZhanguoState) -> None:
        if state.masters != 0:
            state.stack.append(MasterChoice(self.whose))


class MasterChoice(ZhanguoDecision):
    """Asks which Master on display to take to the set-aside cards."""

    kind = "master-choice"
    beneath: ClassVar[list[str]] = SYMBOLS
    rule = "zhanguo.elixir.master"
    offers: ClassVar[list[tuple[int, int]]] = [(act.CARD + FIRST_MASTER, act.CARD + LAST_CARD)]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.CARD + card for card in aside_cards(state.masters)]

    def take(self, state: ZhanguoState, action: int) -> None:
        take_master(state, self.seat, action - act.CARD)

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"master:{CARDS[action - act.CARD]}"]


def take_master(state: ZhanguoState, seat: int, card: int) -> None:
    state.take_master(seat, card)
    if state.log is not None:
        tell(state, "master", seat, card_args(state, card), [f"alchemist:{seat}:{CARDS[card]}"])
