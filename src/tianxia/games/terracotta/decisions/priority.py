"""The Priority action: a token for the next turn order; in the solo game points and a resource."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.base import gain_clay, gain_coins, gain_points, performs
from tianxia.games.terracotta.elements import (
    board_element,
    button,
    clay_element,
    coins_element,
    priority_element,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import PRIORITY, SOLO
from tianxia.kernel.decision import Decision
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import plus


def lowest_token(state: TerracottaState) -> int:
    """The lowest-numbered token left; 0 for none (terracotta.priority.none_left)."""
    for token in range(1, state.tables.priority_tokens[state.seats - 2] + 1):
        if token not in state.tokens:
            return token
    return 0


def priority_ways(state: TerracottaState, seat: int) -> list[int]:
    """One token a round for each player (terracotta.priority.one_per_round); no limit in the solo game."""
    if state.automa >= 0:
        return [act.TAKE]
    return [act.TAKE] if state.tokens[seat] == 0 and lowest_token(state) > 0 else []


def take_priority(state: TerracottaState, seat: int) -> None:
    if state.automa >= 0:  # terracotta.priority.solo_human
        gain_points(state, seat, SOLO, state.tables.solo_priority_vp)
        state.stack.append(SoloResource(seat))
        return
    token = lowest_token(state)  # terracotta.priority.take_lowest
    state.tokens = plus(state.tokens, seat, token)
    if state.log is not None:
        path = [priority_element(token), board_element(seat)]
        args: dict[str, object] = {"seat": seat_arg(seat), "token": token}
        state.emit("event-priority", args, [priority_element(token)], path=path)


def refuse_priority(state: TerracottaState, seat: int) -> str:
    return "terracotta.priority.one_per_round" if state.tokens[seat] > 0 else "terracotta.priority.none_left"


def take_resource(state: TerracottaState, seat: int, action: int) -> None:
    """Give the seat a coin or a clay, as for an action that is given up."""
    if action == act.COIN:
        gain_coins(state, seat, state.tables.forgone_coins)
    else:
        gain_clay(state, seat, state.tables.forgone_clay)


class SoloResource(Decision):
    """Asks for the resource that comes with the points of the solo game's Priority action."""

    kind = "solo-resource"
    rule = "terracotta.priority.solo_human"
    follows = True
    offers: ClassVar = [(act.COIN, act.CLAY)]

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.automa < 0 or self.seat == state.automa:
            return "only for the person of a solo game"
        return "" if performs(state, self.seat, at, PRIORITY) else "it belongs to a Priority action"

    def actions(self, state: TerracottaState) -> list[int]:
        return [act.COIN, act.CLAY]

    def take(self, state: TerracottaState, action: int) -> None:
        take_resource(state, self.seat, action)

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        if action == act.COIN:
            return Sentence("action-resource-coin", {"amount": state.tables.forgone_coins})
        return Sentence("action-resource-clay", {"amount": state.tables.forgone_clay})

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        if action == act.COIN:
            return [button("coin"), coins_element(self.seat)]
        return [button("clay"), clay_element(self.seat)]
