"""Replacing tiles of a hand."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import HuangDecision, within_action
from tianxia.games.huang.decisions.end import draw_or_end
from tianxia.games.huang.elements import hand_tiles, screen, tile_arg
from tianxia.games.huang.redeal import note_put_aside
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BAG_EMPTY_AT_REPLACE, of, of_seat
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import row_plus


class ReplaceTile(HuangDecision):
    """Asks for one more tile to set aside, or "done".

    Colours are asked in a fixed order, so each set of tiles has one notation."""

    kind: ClassVar[str] = "replace"
    rule: ClassVar[str] = "huang.replace.up_to_six"
    follows: ClassVar[bool] = True
    any_order: ClassVar[bool] = True
    never_automatic: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(actions.DISCARD, actions.DONE)]
    fields: ClassVar[list[Field]] = [Field("colour", 0, 4), Field("count", 0, actions.MOST_COMMITTED - 1)]

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat = seat
        self.colour = colour  # the colour of the last tile that was put aside
        self.count = count  # the tiles put aside so far

    def misfit(self, state: HuangState, at: int) -> str:
        if self.count >= state.tables.replaced:
            return f"{self.count} tiles put aside already"
        if self.count > sum(of_seat(state.replaced, self.seat)):
            return f"{self.count} tiles put aside, but not replaced"
        if self.count == 0 and self.colour:
            return "a colour was put aside, but no tile"
        if state.hand_size(self.seat) == 0:
            return "nothing is left in hand"
        if state.hand_size(self.seat) + self.count > state.most_in_hand():
            return "more tiles than a hand holds"
        return within_action(state, self.seat, at)

    def seen_by_others(self) -> ReplaceTile:
        return ReplaceTile(self.seat, 0, self.count)

    def actions(self, state: HuangState) -> list[int]:
        found: list[int] = []
        for colour in range(self.colour, 5):
            if state.hands[of(self.seat, colour)]:
                found.append(actions.DISCARD + colour)
        if self.count:
            found.append(actions.DONE)
        return found

    def take(self, state: HuangState, action: int) -> None:
        if action == actions.DONE:
            replace(state, self.seat, self.count)
            return
        colour = action - actions.DISCARD
        count = self.count + 1
        state.hands[of(self.seat, colour)] -= 1
        state.replaced = row_plus(state.replaced, of(self.seat, colour), 1)
        note_put_aside(state, self.seat)
        # Ask even if no tile of a later colour is left: a missing question would tell the others.
        if count == state.tables.replaced or state.hand_size(self.seat) == 0:
            replace(state, self.seat, count)
        else:
            state.stack.append(ReplaceTile(self.seat, colour, count))

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-replace", {"seat": seat_arg(self.seat), "count": self.count})

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.DONE:
            return Sentence("action-done", {"count": self.count})
        return Sentence("action-discard", {"tile": tile_arg(action - actions.DISCARD)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return ["button:done"] if action == actions.DONE else [hand_tiles(action - actions.DISCARD)]


def replace(state: HuangState, seat: int, count: int) -> None:
    """Replace the tiles set aside: they leave the game, and the seat draws as many new ones.

    If the bag has too few, the game ends immediately. Rules: huang.replace.discards_never_return,
    huang.replace.same_number_drawn, huang.end.replace_failure.
    """
    state.tiles_moved = True
    if state.log is not None:
        state.tell("event-replace", seat, {"count": count}, [screen(seat)])
    state.learn()
    draw_or_end(state, seat, count, BAG_EMPTY_AT_REPLACE)
