"""The result of a match. Unlike the game's result, it ranks players who resigned last."""

from __future__ import annotations

from typing import Literal

import msgspec

from tianxia.kernel.state import State

Ending = Literal["played", "drawn", "agreed", "resigned"]


class Result(msgspec.Struct, frozen=True):
    """The result of a match: the winners, and all seats from first to last, in groups that share a place.

    A game that was ended by agreement has no winner. In a draw nobody wins: `winners` are the seats that
    share the draw.
    """

    ending: Ending
    winners: list[int]
    ranking: list[list[int]]


def result_of(state: State, resigned: list[int], agreed: bool) -> Result | None:
    """The result, if there is one: the game is over, all but one have resigned, or all agreed to end it."""
    left = [seat for seat in range(state.seats) if seat not in resigned]
    last = [[seat] for seat in reversed(resigned)]  # the first to resign ranks last
    if state.over:
        winners = [seat for seat in state.winners() if seat in left]
        scores = state.scores()
        groups = [winners] if winners else []
        others = [seat for seat in left if seat not in winners]
        for score in sorted({scores[seat] for seat in others}, reverse=True):
            groups.append([seat for seat in others if scores[seat] == score])
        ending: Ending = "drawn" if winners and state.is_draw() else "played"
        return Result(ending, winners or (groups[0] if groups else []), groups + last)
    if agreed:
        return Result("agreed", [], ([left] if left else []) + last)
    if len(left) < 2 and resigned:
        return Result("resigned", left, ([left] if left else []) + last)
    return None
