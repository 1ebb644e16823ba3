"""Moves in words: one action, or a phrase that spans several decisions of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from tianxia.kernel.game import Game

MOST_EXAMPLES = 8


def read_move(game: Game, state: State, move: int | str, seat: int) -> list[int]:
    """The legal actions a move stands for. The position is left as it was."""
    who = state.decision.seat if seat < 0 else seat
    if state.decision_for(who) is None:
        waited = ", ".join(map(str, state.waiting()))
        raise IllegalMove("kernel.turn", f"seat {who} is not asked anything now (waiting for {waited})")
    if isinstance(move, int):
        check_legal(game, state, who, move)
        return [move]
    return read_phrase(game, state, who, move.split())


def read_phrase(game: Game, state: State, seat: int, tokens: list[str]) -> list[int]:
    """Take words off the front of the phrase, decision by decision, on a copy."""
    if not tokens:
        raise IllegalMove("", f"an empty move; legal here: {examples(game, state, seat)}")
    first, length = longest_match(game, state, seat, tokens)
    actions = [first]
    trial = state
    while length < len(tokens):
        if trial is state:
            trial = state.copy()
        trial.take_for(seat, actions[-1])
        tokens = tokens[length:]
        if trial.decision_for(seat) is None:
            raise IllegalMove("", f"the move ends before {' '.join(tokens)!r}")
        action, length = longest_match(game, trial, seat, tokens)
        actions.append(action)
    return actions


def longest_match(game: Game, state: State, seat: int, tokens: list[str]) -> tuple[int, int]:
    """The legal action with the longest notation the phrase begins with, and how many words that is."""
    legal = set(state.actions_for(seat))
    known = -1
    for length in range(len(tokens), 0, -1):
        action = game.parse(" ".join(tokens[:length]))
        if action is None:
            continue
        if action in legal and (known < 0 or begins_an_action(game, tokens[length:])):
            return action, length
        known = action if known < 0 else known
    if known >= 0:
        check_legal(game, state, seat, known)
    raise IllegalMove("", f"{' '.join(tokens)!r} is no move here; legal: {examples(game, state, seat)}")


def begins_an_action(game: Game, tokens: list[str]) -> bool:
    """Could the rest of a phrase go on? If not, `riot leader` was meant, not `riot` and something more."""
    return any(game.parse(" ".join(tokens[:length])) is not None for length in range(1, len(tokens) + 1))


def check_legal(game: Game, state: State, seat: int, action: int) -> None:
    """Raise IllegalMove, naming the rule, unless the action is offered."""
    decision = state.decision_for(seat)
    assert decision is not None
    if action in decision.actions(state):
        return
    if not 0 <= action < len(game.notations):
        raise IllegalMove("", f"{game.name} has no action {action}")
    rule = decision.refusal(state, action)
    words = game.notate(state, action)
    reason = game.ledger.text(rule)
    raise IllegalMove(
        rule, f"{words!r} is not legal here: {reason or 'legal are ' + examples(game, state, seat)}"
    )


def examples(game: Game, state: State, seat: int) -> str:
    """Some legal moves, for an error message."""
    legal = state.actions_for(seat)
    shown = ", ".join(game.notate(state, a) for a in legal[:MOST_EXAMPLES])
    return shown + (f", ... ({len(legal)} in all)" if len(legal) > MOST_EXAMPLES else "")
