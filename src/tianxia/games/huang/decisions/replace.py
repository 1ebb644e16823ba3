"""Replacing tiles of one's hand."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.elements import hand_tiles, screen, tile_arg
from tianxia.games.huang.redeal import note_put_aside
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BAG_EMPTY_AT_REPLACE, of, plus
from tianxia.kernel.event import Sentence, seat_arg


class ReplaceTile(Question):
    """One more tile to put aside, or done. Colours come in order, so that each choice is written once."""

    kind: ClassVar[str] = "replace"
    rule: ClassVar[str] = "huang.replace.up_to_six"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat = seat
        self.colour = colour  # of the last tile put aside
        self.count = count  # put aside so far

    def args(self) -> list[int]:
        return [self.colour, self.count]

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
        state.replaced = plus(state.replaced, of(self.seat, colour), 1)
        note_put_aside(state, self.seat)
        # Asked even if no tile of a later colour is left, or not being asked would tell the others.
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
    """The tiles put aside go into the box face down; as many are drawn."""
    state.tiles_moved = True
    if state.log is not None:
        state.tell("event-replace", seat, {"count": count}, [screen(seat)])
    if not state.draw_to_hand(seat, count):
        state.end_game(BAG_EMPTY_AT_REPLACE)  # huang.end.replace_failure
