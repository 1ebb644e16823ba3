"""The one way a bot moves: redeal the position for its seat, ask the bot, check the answer, play it.

The random stream of a move is named `bot SEAT at MOVE` and derived from the seed of the match. The redeal
uses this stream, and the bot gets a stream that is split from it, named `choose`. So a bot plays the same
moves on a server, in the arena and in the terminal.
"""

from __future__ import annotations

from collections.abc import Mapping

from tianxia.bots.bot import Bot
from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.reader import not_asked
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State


class Watcher:
    """Callbacks during a match. A subclass overrides what it needs and must not change positions."""

    def before_move(self, state: State, seat: int) -> None:
        """The seat is about to be asked."""

    def before_action(
        self, state: State, seat: int, decision: Decision, legal: list[int], action: int
    ) -> None:
        """The seat answers `decision` with `action`, one of `legal`."""

    def after_move(self, state: State) -> None:
        """A phrase was played."""


def redealt(state: State, seat: int, seed: int, move: int) -> tuple[State, Rng]:
    """The position as a bot gets it for move number `move` of a match, and the bot's stream."""
    rng = stream(seed, f"bot {seat} at {move}")
    position = state.redeal(seat, rng)
    return position, rng.split("choose")


def redealt_for_advice(state: State, seat: int, version: int) -> tuple[State, Rng]:
    """The position as a hint at version `version` of a match gets it, and the stream of the advice."""
    rng = stream(version, f"hint {seat}")
    position = state.redeal(seat, rng)
    return position, rng.split("advise")


def choose(bot: Bot, state: State, seat: int, seed: int, move: int) -> list[int]:
    """The bot's phrase for a seat that is asked. `state` is the real position and is not changed."""
    return choose_with(bot, state, seat, stream(seed, f"bot {seat} at {move}"))


def choose_with(bot: Bot, state: State, seat: int, rng: Rng) -> list[int]:
    """Like `choose`, with another stream than that of a match."""
    position = state.redeal(seat, rng)
    return bot.choose(position, seat, rng.split("choose"))


def play_phrase(state: State, seat: int, actions: list[int], watcher: Watcher | None = None) -> None:
    """Play a phrase of a seat; IllegalMove before the first action that is not legal."""
    seen = watcher or Watcher()
    for action in actions:
        decision = state.decision_for(seat)
        if decision is None:
            raise not_asked(state, seat)
        legal = decision.actions(state)
        if action not in legal:
            move = repr(state.game.notation(decision, action))
            raise IllegalMove(decision.rule, "refusal-by-rule", {"move": move})
        seen.before_action(state, seat, decision, legal, action)
        state.take_for(seat, action)


def play_match(state: State, bots: Mapping[int, Bot], seed: int, watcher: Watcher | None = None) -> int:
    """Play a match to its end with the bot of each seat. Returns the number of moves."""
    seen = watcher or Watcher()
    moves = 0
    while not state.over:
        seat = state.decision.seat
        seen.before_move(state, seat)
        play_phrase(state, seat, choose(bots[seat], state, seat, seed, moves), seen)
        seen.after_move(state)
        moves += 1
    return moves
