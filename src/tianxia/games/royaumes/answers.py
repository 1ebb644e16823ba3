"""Answers that bots give or try: how a combat continues, and which answers are worth trying."""

from __future__ import annotations

from mypy_extensions import i64

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.decisions.authority import GiveTroop, RestoreQuestion
from tianxia.games.royaumes.decisions.base import CountQuestion, Payment
from tianxia.games.royaumes.decisions.clash import strength
from tianxia.games.royaumes.decisions.move import MovePayment
from tianxia.games.royaumes.decisions.reorganise import ReorganisePayment
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import PLAIN, VALUES


def reply(state: RoyaumesState) -> int:
    """Combats are played to the end: each side bids its largest marker, then the stronger side fights on."""
    decision = state.decision
    kind = decision.kind
    if kind == "bid":
        return decision.actions(state)[0]
    if kind == "bid-more" or kind == "retreat-payment":
        return act.ENOUGH
    if kind == "handicap":
        return decision.actions(state)[-1]
    if kind == "attacker-decides":
        stronger = strength(state, state.attacker) > strength(state, state.defender)
        return act.FIGHT if stronger else act.WITHDRAW
    if kind == "defender-decides":
        weaker = strength(state, state.defender) < strength(state, state.attacker)
        return act.WITHDRAW if weaker else act.FIGHT
    if kind == "retreat":
        places = decision.actions(state)
        for place in places:
            if state.map.barrier[place] == PLAIN:
                return place
        return places[0]
    return -1


def answers(state: RoyaumesState) -> list[int]:
    """The answers worth trying.

    - moves: few or most of the troops go
    - payments: markers pay exactly the amount due
    - troops given up: the largest armies lose them
    """
    decision = state.decision
    legal = decision.actions(state)
    if isinstance(decision, CountQuestion):
        return legal if len(legal) <= 4 else legal[:2] + legal[-2:]
    if isinstance(decision, GiveTroop):
        return [largest_army(state, legal)]
    if isinstance(decision, MovePayment):
        return crossing(decision, legal)
    if isinstance(decision, ReorganisePayment):
        return fitting(legal, state.disorganised[decision.commandery] - decision.paid)
    if isinstance(decision, Payment):
        return fitting(legal, decision.due(state) - decision.paid)
    if isinstance(decision, RestoreQuestion):
        orderly = [action for action in decision.in_order(state) if action in legal]
        return fitting(orderly or legal, (decision.left(state) + 1) // 2)
    return legal


def largest_army(state: RoyaumesState, spaces: list[int]) -> int:
    """Where most troops stand."""
    best = spaces[0]
    most: i64 = 0
    for space in spaces:
        troops = state.organised[space] + state.disorganised[space]
        if troops > most:
            best, most = space, troops
    return best


def crossing(payment: MovePayment, legal: list[int]) -> list[int]:
    """Answers for crossing a river: pay nothing, or pay large markers for exactly as many troops as they
    are worth."""
    for action in legal:
        if action != act.ENOUGH and VALUES[action - act.MARKER] <= payment.troops - payment.paid:
            return [action] if payment.paid else [action, act.ENOUGH]
    return [act.ENOUGH]


def fitting(legal: list[int], due: int) -> list[int]:
    """The largest marker not above the amount due, else the smallest; and all answers without a marker."""
    found: list[int] = []
    fits = smallest = -1
    for action in legal:
        if action < act.MARKER or action > act.LAST_MARKER:
            found.append(action)
        else:
            smallest = action
            if fits < 0 and VALUES[action - act.MARKER] <= due:
                fits = action
    if due > 0 and smallest >= 0:
        found.append(fits if fits >= 0 else smallest)
    return found or legal
