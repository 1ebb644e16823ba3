"""Sprees: rollouts for a title whose turns are dozens of phrases.

Greed that looks at every phrase anew for each one that it plays takes too long there; and a few phrases on,
who goes on with its orders would be compared with who is done with them and further in the turn. So every
rollout plays to the end of the turn in sprees: all phrases are looked at once, and those that looked best are
played one after the other, as long as each still makes things better. A single rival plays on, too; several
rest, for what all of them do together cannot be foreseen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from tianxia.bots.phrases import follow
from tianxia.bots.rollouts import MOST_STEPS, Candidate, Reach, Rollouts
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

LONGEST: Final = 40  # phrases of one spree, those that look best
BETTER: Final = 0.001  # by so much at least


class Sprees(Rollouts):
    """One thought about one position, which asks `seat` and is redealt for it."""

    def __init__(
        self,
        position: State,
        seat: int,
        rng: Rng,
        evaluate: Callable[[Any, int], float],
        reply: Callable[[Any], int],
        reach: Reach,
        lead: float,
        answers: Callable[[Any], list[int]] | None,
        season: Callable[[Any], tuple[int, int]],
        done: Callable[[Any], int],
        verdict: Callable[[Any, int], float] | None = None,
    ) -> None:
        """`season` has the turn and its part that is played; `done` ends what a seat does there, or is -1."""
        super().__init__(position, seat, rng, evaluate, reply, reach, lead, answers, verdict)
        self.season = season
        self.done = done
        self.now = season(position)
        self.kind = ""  # of the question
        self.looked: list[list[int]] = []  # the phrases that answer it, the best first
        self.several = position.seats > 2  # rivals

    def keep_the_best(self, until: float) -> None:
        """Candidates are the best phrases of each first word, then the second ones, and so on.

        What looks best is else often one army in many variants.
        """
        phrases, values = self.greed.sweep(self.position, self.seat, until)
        order = self.greed.best_first(values)
        self.kind = self.position.decision.kind
        self.looked = [phrases[at] for at in order[:LONGEST]]
        so_many: dict[int, int] = {}
        place: dict[int, int] = {}
        for at in order:
            word = phrases[at][0]
            place[at] = so_many.get(word, 0)
            so_many[word] = place[at] + 1
        order.sort(key=lambda at: place[at])
        kept = order[: self.reach.kept]
        self.candidates = [Candidate(phrases[at], values[at], self.position.seats) for at in kept]

    def play_on(self, state: State, until: float) -> State:
        """All seats play on to the end of the turn; several rivals do as little as they may."""
        turn, _ = self.now
        kind, last = "", -1  # of the last spree
        for _ in range(MOST_STEPS):
            if state.over or self.season(state)[0] != turn or time.monotonic() > until:
                break
            action = self.greed.reply(state)
            if action < 0:
                actions = state.actions()
                if len(actions) == 1:
                    action = actions[0]
            asked = state.stack[-1].seat
            again = asked == last and state.decision.kind == kind
            if action < 0 and (again or (self.several and asked != self.seat)):
                action = self.done(state)
                kind = ""
            if action >= 0:
                state.take(action)
                continue
            kind, last = state.decision.kind, asked
            state = self.spree(state, asked, kind, again, until)
        return state

    def spree(self, state: State, asked: int, kind: str, again: bool, until: float) -> State:
        """What looks best is played, and then all that makes things better still."""
        phrases: list[list[int]]
        if asked == self.seat and kind == self.kind and not again and self.season(state) == self.now:
            phrases = self.looked
        else:
            found, values = self.greed.sweep(state, asked, until)
            phrases = [found[at] for at in self.greed.best_first(values)[:LONGEST]]
            for action in phrases.pop(0):
                state.take(action)
            self.greed.judge(state, asked)
        if not goes_on(state, asked, kind):
            return state
        best = self.greed.evaluate(state, asked)
        legal = state.actions()
        for words in phrases:
            after = follow(state, words, asked) if words[0] in legal else None
            if after is None:
                continue
            value = self.greed.judge(after, asked)
            if value > best + BETTER:
                state, best = after, value
                if not goes_on(state, asked, kind):
                    break
                legal = state.actions()
        return state


def goes_on(state: State, asked: int, kind: str) -> bool:
    """Is the same asked of the same seat again?"""
    return not state.over and state.stack[-1].seat == asked and state.decision.kind == kind
