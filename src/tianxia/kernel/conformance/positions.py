"""Positions: legal lists, copies, pickles, keys and position text."""

from __future__ import annotations

import copy
import pickle

from tianxia.kernel.conformance.fault import hold
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import SPECTATOR, State


def check_actions(game: Game, state: State) -> None:
    """Legal lists are sorted, unique, never empty and declared, and notation and parse are inverses."""
    actions = state.actions()
    decision = state.decision
    kind = decision.kind
    hold(bool(actions), f"{kind}: no legal action")
    hold(actions == sorted(set(actions)), f"{kind}: actions are not sorted and unique: {actions}")
    declared = game.lexicon(decision).notations
    for action in actions:
        hold(action in declared, f"{kind}: offers action {action}, which it does not declare")
        notation = game.notate(state, action)
        hold(game.parse(state, notation) == action, f"{kind}: {notation!r} does not parse to {action}")
    waiting = state.waiting()
    hold(state.automa not in waiting, f"{kind}: the automa is asked")
    hold(decision.seat == waiting[0], f"{kind}: waiting for {waiting}")


def check_copy(game: Game, state: State, rng: Rng) -> None:
    """Check that a copy is equal, and that changes of the copy do not affect the original."""
    before = game.to_json(state)
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        hold(game.to_json(other) == before, "a copy differs from its original")
        hold(other == state and other.key() == state.key(), "a copy is not equal to its original")
        for _ in range(8):
            if other.over:
                break
            actions = other.actions()
            other.take(actions[rng.below(len(actions))])
        hold(game.to_json(state) == before, "playing on a copy changed the original")
        hold(other != state, "a position equals one that was played on")
    for seat in range(SPECTATOR, state.seats):
        hold(state.key(seat) == state.copy().key(seat), f"what seat {seat} knows has two keys")


def check_text(game: Game, state: State) -> None:
    """Check that position text is read back without loss, and that the position is sound."""
    text = game.to_json(state)
    problems = state.problems()
    hold(not problems, f"an impossible position: {problems}")
    again = game.from_json(text)
    hold(game.to_json(again) == text, "position text changes when it is read and written")
    hold(again.actions() == state.actions(), "a position read from text offers other actions")
