"""After a green tile: a tile from the market.

`tile.py` offers it after a peaceful tile, whether or not the tile is in a kingdom
(huang.green.pick_needs_no_kingdom). A tile that starts a war brings no offer (huang.green.no_pick_on_war).
The market is filled again only when the turn ends (`endturn.py`).
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import HuangDecision, after_placing
from tianxia.games.huang.elements import screen, tile_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import COLOURS, of
from tianxia.kernel.event import EVERYONE, Sentence, seat_arg
from tianxia.kernel.numbers import row_plus


def offer_market(state: HuangState, seat: int) -> None:
    """A green tile was placed in peace: offer its player a tile of the market, if there is one."""
    if max(state.market) >= 0:
        state.stack.append(TakeTile(seat))


class TakeTile(HuangDecision):
    """Asks which colour to take from the market, if any (huang.green.pick_optional)."""

    kind: ClassVar[str] = "market"
    rule: ClassVar[str] = "huang.green.market_pick"
    offers: ClassVar[list[tuple[int, int]]] = [(actions.TAKE, actions.TAKE_NOTHING)]

    def misfit(self, state: HuangState, at: int) -> str:
        above = state.stack[at + 1].kind if at + 1 < len(state.stack) else ""
        building = above in ("shape", "move-pagoda")  # the market comes after the pagoda of the green tile
        if max(state.market) < 0:
            return "the market is empty"
        return after_placing(state, self.seat, at, last=not building)

    def actions(self, state: HuangState) -> list[int]:
        found = [actions.TAKE + colour for colour in range(5) if colour in state.market]
        found.append(actions.TAKE_NOTHING)
        return found

    def take(self, state: HuangState, action: int) -> None:
        if action == actions.TAKE_NOTHING:
            return
        colour = action - actions.TAKE
        slot = state.market.index(colour)
        state.market = [-1 if i == slot else state.market[i] for i in range(len(state.market))]
        state.hands[of(self.seat, colour)] += 1  # huang.green.picked_tile_usable_at_once
        state.known = row_plus(state.known, of(self.seat, colour), 1)
        if state.log is not None:
            args: dict[str, object] = {"seat": seat_arg(self.seat), "tile": tile_arg(colour)}
            path = [f"market:{slot}", screen(self.seat)]
            state.emit("event-market", args, path, EVERYONE, path)

    def refusal(self, state: HuangState, action: int) -> str:
        return "huang.green.no_refill_during_turn" if -1 in state.market else self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.TAKE_NOTHING:
            return Sentence("action-take-nothing", {})
        return Sentence("action-take", {"tile": tile_arg(action - actions.TAKE)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        """The slots with this colour. An empty slot stands for colours that are no longer in the market."""
        if action == actions.TAKE_NOTHING:
            return ["button:take-nothing"]
        colour = action - actions.TAKE
        wanted = colour if colour in state.market else -1
        slots = [f"market:{slot}" for slot in range(len(state.market)) if state.market[slot] == wanted]
        return slots or [f"button:take-{COLOURS[colour]}"]
