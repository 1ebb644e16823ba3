"""Surprise shaping: before the Inspectors score, the Prime Minister turns surplus clay and coins into
warriors.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta.automa.reasons import MINISTER, beneath, gain_clay, gain_coins
from tianxia.games.terracotta.automa.shape import shape_without_clay
from tianxia.games.terracotta.rack import can_shape
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.decision import Field, Step


class Surprise(Step):
    """Shape once with clay (resource 0) or coins (1), and again if he still has enough: at most twice for
    each.
    """

    kind = "surprise"
    fields: ClassVar = [Field("resource", 0, 1), Field("times", 0, 98)]

    def __init__(self, resource: int, times: int) -> None:
        self.seat = -1
        self.resource = resource
        self.times = times

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.automa != MINISTER:
            return "there is no Prime Minister"
        if self.times >= state.tables.surprise_times:
            return "he has shaped enough"
        if self.resource == 1:
            return "" if beneath(state, at, ["scoring"]) else "it comes before scoring"
        then = at > 0 and state.stack[at - 1].kind == "surprise" and state.stack[at - 1].args() == [1, 0]
        return "" if then else "clay comes before coins"

    def run(self, state: TerracottaState) -> None:
        tables = state.tables
        needed = tables.surprise_clay if self.resource == 0 else tables.surprise_coins
        discard = tables.surprise_discard
        cheap = state.options.cheap_surprise
        if cheap:  # terracotta.solo.option.cheap_surprise
            needed, discard = tables.less_surprise_from, tables.less_surprise_discard
        have = state.wet[MINISTER] if self.resource == 0 else state.coins[MINISTER]
        # terracotta.solo.surprise.no_figures
        if have < needed or not can_shape(state, MINISTER):
            return
        # terracotta.solo.surprise.max_four, terracotta.solo.option.cheap_surprise_limit
        if self.times + 1 < tables.surprise_times:
            state.stack.append(Surprise(self.resource, self.times + 1))
        repeat = "_repeat" if self.times > 0 else ""
        if self.resource == 0:  # terracotta.solo.surprise.clay, terracotta.solo.surprise.no_warehouse
            gain_clay(state, -discard, "option.cheap_surprise" if cheap else "surprise.clay" + repeat)
        else:  # terracotta.solo.surprise.coins
            gain_coins(state, -discard, "option.cheap_surprise" if cheap else "surprise.coins" + repeat)
        shape_without_clay(state)


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.surprise.clay_repeat`
# `terracotta.solo.surprise.coins_repeat`
#
# Rules of this chapter that other files decide:
# - `decisions/flow.py`: terracotta.solo.surprise.timing
