"""Monte Carlo tree search over redeals: each simulation plays a position that agrees with all the seat knows.

A simulation deals anew what the seat cannot know, goes down the tree of questions, tries one phrase that was
not tried there before, and judges where that leads with the title's own evaluation. Each seat chooses for
itself. Secret choices that are made at the same time are answered by each seat from what it knows itself.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from tianxia.bots.tree import Memory, Move, Question
from tianxia.kernel.decision import Decision
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_REPLIES: Final = 40
MOST_STEPS: Final = 400  # of one descent, far more than any game asks before something new is tried
ROUND: Final = 32  # simulations between two looks at the clock, and at whether all is settled
HORIZON: Final = 6  # phrases after which a position is judged, though the same seat goes on
FAR: Final = 3.0  # so many times the usual distance from the mean are as good as any more
MANY: Final = 16  # positions judged, before it is known what is far


class Manner:
    """How a search weighs what it knows against what it has not tried."""

    def __init__(
        self, explore: float = 1.0, width: float = 1.0, widen: float = 0.7, trust: float = 0.5
    ) -> None:
        self.explore = explore  # how much an answer that was seldom given is preferred
        self.width = width  # after n visits of a question, width * n ** widen answers may be tried
        self.widen = widen
        self.trust = trust  # how much the best answer to a move counts, against the mean of all


class Search:
    """One thought about one position, which asks `seat`, is redealt for it, and belongs to the search."""

    def __init__(
        self,
        position: State,
        seat: int,
        rng: Rng,
        evaluate: Callable[[Any, int], float],
        reply: Callable[[Any], int],
        manner: Manner,
    ) -> None:
        self.position = position
        self.seat = seat
        self.rng = rng
        self.evaluate = evaluate
        self.reply = reply
        self.manner = manner
        self.root = Move(position.seats)
        self.first: Question | None = None  # what is asked, once it was thought over
        self.simulations = 0
        self.leaves = 0  # phrases tried
        self.memories: dict[str, Memory] = {}
        self.path: list[Move] = []  # the descent: moves, questions, actions
        self.asked: list[Question] = []
        self.taken: list[int] = []
        self.same: list[bool] = []  # does the same seat go on, with nothing learned?
        self.values = [0.0] * position.seats
        self.judged = 0
        self.sums = [0.0] * position.seats
        self.squares = [0.0] * position.seats

    # --- thinking -----------------------------------------------------------------------------------

    def run(self, simulations: int, until: float = math.inf) -> None:
        """So many simulations more, fewer if none of them could change the answer or time is up."""
        left = simulations
        first = self.position.stack[-1]
        while left > 0:
            for _ in range(min(left, ROUND)):
                self.simulate()
            left -= ROUND
            if self.root.question(first.kind, self.seat).is_settled(left) or time.monotonic() > until:
                return

    def answer(self, simulations: int, until: float = math.inf) -> list[int]:
        """Think, and say the actions of one phrase; what follows its first word is thought over again.

        The position goes on with the answers.
        """
        chosen: list[int] = []
        while True:
            state = self.position
            actions = state.actions()
            if len(actions) == 1:
                action = actions[0]
            else:
                question = self.root.question(state.stack[-1].kind, self.seat)
                if self.first is None:
                    self.first = question
                self.run(simulations - question.visits, until)
                action = question.best()
                if action < 0:
                    action = actions[self.rng.below(len(actions))]
                self.root = question.move(action)
            simulations = (simulations + 1) // 2
            chosen.append(action)
            learned = state.learned
            state.take(action)
            if not goes_on(state, learned, self.seat):
                return chosen

    def so_far(self) -> list[int]:
        """The first word of the best phrase found, if thinking was cut short; nothing where there is none."""
        best = -1 if self.first is None else self.first.best()
        return [] if best < 0 else [best]

    # --- one simulation -----------------------------------------------------------------------------

    def simulate(self) -> None:
        """One redeal, descent, expansion and judgement."""
        state = self.position.redeal(self.seat, self.rng)
        self.descend(state)
        self.judge(state)
        self.learn()

    def descend(self, state: State) -> None:
        """Play down the tree, and on from the first phrase that is new to it until another seat is asked."""
        path, questions, taken = self.path, self.asked, self.taken
        path.clear()
        questions.clear()
        taken.clear()
        self.same.clear()
        here = self.root  # the last move that everybody knows of
        secret = False
        before = here  # the one before secret choices began
        own: list[Move | None] = []  # since then, by seat: its own last move
        fresh = False
        within = True  # a phrase
        ended = False
        phrases = 0
        mover = -1
        learned = state.learned
        for _ in range(MOST_STEPS):
            if mover >= 0:
                within = within and goes_on(state, learned, mover)
                self.same[-1] = not state.over and state.learned == learned and state.stack[-1].seat == mover
                if fresh and not within:
                    ended = True
            if state.over:
                return
            if ended:
                alone = state.automa >= 0 and not self.same[-1]  # the automa has had its say
                if alone or state.stack[-1].seat != mover or phrases >= HORIZON:
                    self.leaves += 1
                    return
            decision = state.stack[-1]
            assert isinstance(decision, Decision)
            actions = decision.actions(state)
            if len(actions) == 1:
                state.take(actions[0])
                continue
            seat = decision.seat
            if decision.simultaneous:
                if not secret:
                    secret = True
                    before = here
                    own = [None] * state.seats
                known = own[seat]
                question = (before if known is None else known).question(decision.kind, seat)
            else:
                secret = False
                question = here.question(decision.kind, seat)
            action = self.select(question, actions)
            move = question.move(action)
            path.append(move)
            questions.append(question)
            taken.append(action)
            if secret:
                own[seat] = move
                here = here.question("", -1).move(action)  # what all will know when the choices are shown
            else:
                here = move
            within = True
            self.same.append(True)
            fresh = fresh or move.visits == 0
            if not decision.follows:
                phrases += 1
            mover = seat
            learned = state.learned
            state.take(action)

    def select(self, question: Question, actions: list[int]) -> int:
        """An answer: one that was not given while there is room for it, else the one that promises most."""
        question.visits += 1
        visits = question.visits
        moves = question.moves
        explore = self.manner.explore * self.usual_distance(question.seat)
        best = -1
        highest = 0.0
        given = 0
        for action in actions:
            move = moves.get(action)
            if move is not None and move.visits > 0:
                given += 1
                move.available += 1
                value = move.worth[question.seat] + explore * math.sqrt(
                    math.log(move.available + 1) / move.visits
                )
                if best < 0 or value > highest:
                    best, highest = action, value
        if given < len(actions) and given < self.manner.width * math.pow(visits, self.manner.widen):
            return self.new_answer(question, actions)
        return best

    def new_answer(self, question: Question, actions: list[int]) -> int:
        """The answer not given here that did best elsewhere; of several, any."""
        moves = question.moves
        memory = self.memory_of(question)
        totals, counts = memory.totals, memory.counts
        count = len(actions)
        at = self.rng.below(count)
        mean = self.sums[question.seat] / self.judged if self.judged > 0 else 0.0
        best = -1
        highest = 0.0
        for _ in range(count):
            action = actions[at]
            at = at + 1 if at + 1 < count else 0
            move = moves.get(action)
            if move is None or move.visits == 0:
                value = (totals[action] + mean) / (counts[action] + 1)
                if best < 0 or value > highest:
                    best, highest = action, value
        return best

    def memory_of(self, question: Question) -> Memory:
        found = question.memory
        if found is None:
            key = f"{question.kind} {question.seat}"
            found = self.memories.get(key)
            if found is None:
                found = self.memories[key] = Memory(len(self.position.game.notations))
            question.memory = found
        return found

    def judge(self, state: State) -> None:
        """What the position is worth to each seat, once what was set off is over."""
        values, reply = self.values, self.reply
        for _ in range(MOST_REPLIES):
            if state.over:
                break
            action = reply(state)
            if action < 0:
                break
            state.take(action)
        if state.over:
            winners = state.winners()
            for seat in range(state.seats):
                share = 1.0 / len(winners) if seat in winners else 0.0
                mean = self.sums[seat] / self.judged if self.judged > 0 else 0.0
                values[seat] = mean + (2.0 * share - 1.0) * (FAR + 1.0) * self.usual_distance(seat)
            return
        for seat in range(state.seats):
            if seat != state.automa:
                values[seat] = self.tame(seat, self.evaluate(state, seat))
        self.judged += 1

    def tame(self, seat: int, value: float) -> float:
        """A value among those of the same seat so far: what lies too far out counts as less."""
        if self.judged > MANY:
            mean = self.sums[seat] / self.judged
            most = FAR * self.usual_distance(seat)
            value = min(mean + most, max(mean - most, value))
        self.sums[seat] += value
        self.squares[seat] += value * value
        return value

    def usual_distance(self, seat: int) -> float:
        """How far the values of a seat lie from their mean."""
        if self.judged < 2:
            return 1.0
        mean = self.sums[seat] / self.judged
        variance = self.squares[seat] / self.judged - mean * mean
        return math.sqrt(variance) if variance > 1e-4 else 0.01

    def learn(self) -> None:
        """Tell the moves of the descent what came of them, the last first.

        What a seat does without learning anything in between is worth what its best continuation is.
        """
        values, path, questions, taken = self.values, self.path, self.asked, self.taken
        seats = len(values)
        last = len(path) - 1
        for at in range(last, -1, -1):
            question = questions[at]
            move = path[at]
            move.visits += 1
            weight = 0.0
            best = move
            if at < last:
                following = questions[at + 1]
                best = following.moves[following.best()]
                weight = 1.0 if self.same[at] else self.manner.trust
            for seat in range(seats):
                move.totals[seat] += values[seat]
                mean = move.totals[seat] / move.visits
                move.worth[seat] = mean + weight * (best.worth[seat] - mean)
            memory = self.memory_of(question)
            action = taken[at]
            memory.totals[action] += values[question.seat]
            memory.counts[action] += 1
        self.simulations += 1


def goes_on(state: State, learned: int, seat: int) -> bool:
    """Is the seat still in the middle of its phrase?"""
    if state.over or state.learned != learned:
        return False
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision.seat == seat and decision.follows
