"""Sprees: rollouts for a title whose turns are dozens of phrases.

Usual rollouts judge every phrase again before each move, which is too slow for such turns. Also, positions
in the middle of such a turn cannot be compared. So every rollout here ends with the turn and plays it in
sprees: all phrases are judged once, then the best are played in order while each still improves the
position. A single rival plays, too; several rivals pass, because their combined moves cannot be predicted.
"""

from __future__ import annotations

import time
from typing import Final

from tianxia.bots.phrases import follow
from tianxia.bots.rollouts import MOST_STEPS, Candidate, Rollouts
from tianxia.bots.settings import SpreeSettings
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

LONGEST: Final = 40  # phrases of one spree, at most
BETTER: Final = 0.001  # the smallest improvement that counts


class Sprees(Rollouts):
    """The rollouts for one move. `position` asks `seat` and is redealt for it."""

    def __init__(self, position: State, seat: int, rng: Rng, settings: SpreeSettings) -> None:
        super().__init__(position, seat, rng, settings)
        self.season = settings.season
        self.done = settings.done
        self.now = self.season(position)
        self.kind = ""  # kind of the question
        self.looked: list[list[int]] = []  # phrases of the last spree, the best first
        self.several = position.seats > 2  # more than one rival

    def keep_the_best(self, until: float) -> None:
        """Keep the best phrase of each first word, then the second best of each, and so on.

        Otherwise the candidates are often variants of one army's move.
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
        kept = order[: self.settings.kept]
        self.candidates = [Candidate(phrases[at], values[at], self.position.seats) for at in kept]

    def play_on(self, state: State, until: float) -> State:
        """Play to the end of the turn. Several rivals do as little as the rules allow."""
        turn, _ = self.now
        kind, last = "", -1  # question and seat of the last spree
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
        """Play the best phrase, then every other phrase that still improves the position."""
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
    """Does the position ask the same question of the same seat again?"""
    return not state.over and state.stack[-1].seat == asked and state.decision.kind == kind
