"""How good a position looks to a seat; each title says it in its own folder."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from tianxia.kernel.state import State


class Evaluation(msgspec.Struct, frozen=True):
    """A title's judgement.

    `evaluate` says how good a position is for a seat. `reply` answers the questions that come up before
    the next turn or choice of its own kind (what others commit to a war), so that a move is judged by
    how it ends; -1 means that the position can be judged as it is. With so much more than another seat
    by `evaluate`, one is about three times as likely to win (`scripts/tune.py lead` measures it).
    `simulations` has the levels that think for another number of them than usual. Rollouts try the `kept`
    phrases that look best (`kept_at` has other numbers for some numbers of seats), at once or, of so many
    that are tried that far (`wide`), at the end of the turn; each is played on to the end of the turn and
    so many `turns` more, every second of which is one's own. Where so little more is as good (`alike`), they
    race instead of dropping out by halves. `answers` has those to a question that are
    worth trying in rollouts, in a title where most are not. `outlook` is what rollouts judge with, where
    that is more than `evaluate`. In a title whose turns are dozens of phrases, `season` has the turn and
    which part of it is played, and `done` the answer that ends what a seat does there (-1 where that is
    not asked): rollouts are then sprees that all end with the turn. Where a title has `weights`, the end of a
    rollout between two people is judged by the `things` that it counts there and by what is `left` of the
    game (see `verdict.py`). A title may have other values for a grandmaster who thinks long (`LONG`).
    """

    evaluate: Callable[[Any, int], float]
    reply: Callable[[Any], int]
    lead: float = 10.0
    simulations: dict[str, int] = msgspec.field(default_factory=dict)
    kept: int = 8
    kept_at: dict[int, int] = msgspec.field(default_factory=dict)
    wide: int = 0
    turns: int = 1
    alike: float = 0.0
    answers: Callable[[Any], list[int]] | None = None
    outlook: Callable[[Any, int], float] | None = None
    season: Callable[[Any], tuple[int, int]] | None = None
    done: Callable[[Any], int] | None = None
    things: Callable[[Any, int], list[float]] | None = None
    left: Callable[[Any], float] | None = None
    weights: list[tuple[str, float, float]] = msgspec.field(default_factory=list)


# What a title's evaluate.py may say of its own.
WORDS = {
    "lead": "LEAD",
    "simulations": "SIMULATIONS",
    "kept": "KEPT",
    "kept_at": "KEPT_AT",
    "wide": "WIDE",
    "turns": "TURNS_AHEAD",
    "answers": "answers",
    "outlook": "OUTLOOK",
    "season": "season",
    "done": "done",
    "things": "things",
    "left": "left_to_play",
}
LONG = "LONG"  # fields that are different for who thinks long


def evaluation(title: str, long: bool = False) -> Evaluation:
    """The evaluation of a title, as a grandmaster has it; its score alone where nobody wrote one."""
    name = f"tianxia.games.{title}.evaluate"
    if find_spec(name) is not None:
        module = import_module(name)
        own = {field: getattr(module, word) for field, word in WORDS.items() if hasattr(module, word)}
        if long:
            own |= getattr(module, LONG, {})
        return Evaluation(module.evaluate, module.reply, **own)
    return Evaluation(lead, stop)


def lead(state: State, seat: int) -> float:
    """By how much the seat leads."""
    scores = state.scores()
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def stop(state: State) -> int:
    """Judge every position as it is."""
    return -1
