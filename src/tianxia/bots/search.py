"""Monte Carlo tree search over information sets: each simulation starts from another redeal.

A simulation redeals what the seat cannot know and descends the tree of questions. It then adds one new
phrase to the tree, and judges the result with the title's evaluation. Each seat maximises its own value. In
simultaneous secret choices each seat's node depends only on what that seat knows.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from tianxia.bots.tree import Edge, Memory, Node
from tianxia.kernel.decision import Decision
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_REPLIES: Final = 40
MOST_STEPS: Final = 400  # answers in one descent; real descents are far shorter
ROUND: Final = 32  # check the time limit and early stopping every 32 simulations
HORIZON: Final = 6  # judge the position after this many phrases of the same seat
FAR: Final = 3.0  # clip values further from the mean than this many standard deviations
MANY: Final = 16  # start clipping after this many positions


class Manner:
    """Parameters of the search: exploration and progressive widening."""

    def __init__(
        self, explore: float = 1.0, width: float = 1.0, widen: float = 0.7, trust: float = 0.5
    ) -> None:
        self.explore = explore  # exploration constant
        self.width = width  # progressive widening: after n visits, width * n ** widen answers
        self.widen = widen
        self.trust = trust  # weight of the best continuation in the value of a node; the mean has the rest


class Search:
    """The search for one move. It may change `position`, which asks `seat` and is redealt for it."""

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
        self.root = Edge(position.seats)
        self.first: Node | None = None  # the root node, after the first simulation
        self.simulations = 0
        self.leaves = 0  # phrases tried
        self.memories: dict[str, Memory] = {}
        self.path: list[Edge] = []  # the current descent: edges, nodes, actions
        self.asked: list[Node] = []
        self.taken: list[int] = []
        self.same: list[bool] = []  # by edge: does the same seat move next, and was nothing learned between?
        self.values = [0.0] * position.seats
        self.judged = 0
        self.sums = [0.0] * position.seats
        self.squares = [0.0] * position.seats

    # --- thinking -----------------------------------------------------------------------------------

    def run(self, simulations: int, until: float = math.inf) -> None:
        """Run more simulations; stop early if the answer cannot change or time runs out."""
        left = simulations
        first = self.position.stack[-1]
        while left > 0:
            for _ in range(min(left, ROUND)):
                self.simulate()
            left -= ROUND
            if self.root.node(first.kind, self.seat).is_settled(left) or time.monotonic() > until:
                return

    def answer(self, simulations: int, until: float = math.inf) -> list[int]:
        """Search, and return the actions of one phrase.

        The search runs again after each action, and the position is advanced by the action.
        """
        chosen: list[int] = []
        while True:
            state = self.position
            actions = state.actions()
            if len(actions) == 1:
                action = actions[0]
            else:
                node = self.root.node(state.stack[-1].kind, self.seat)
                if self.first is None:
                    self.first = node
                self.run(simulations - node.visits, until)
                action = node.best()
                if action < 0:
                    action = actions[self.rng.below(len(actions))]
                self.root = node.edge(action)
            simulations = (simulations + 1) // 2
            chosen.append(action)
            learned = state.learned
            state.take(action)
            if not goes_on(state, learned, self.seat):
                return chosen

    def so_far(self) -> list[int]:
        """The first action of the best phrase so far, if the search was interrupted; empty if there is
        none.
        """
        best = -1 if self.first is None else self.first.best()
        return [] if best < 0 else [best]

    # --- one simulation -----------------------------------------------------------------------------

    def simulate(self) -> None:
        """One simulation: redeal, descend, expand, judge, back up."""
        state = self.position.redeal(self.seat, self.rng)
        self.descend(state)
        self.judge(state)
        self.learn()

    def descend(self, state: State) -> None:
        """Descend the tree, then play on from the first new phrase until another seat is asked."""
        path, nodes, taken = self.path, self.asked, self.taken
        path.clear()
        nodes.clear()
        taken.clear()
        self.same.clear()
        here = self.root  # the node after the last public move
        secret = False
        before = here  # the node after the last public move before the secret choices
        own: list[Edge | None] = []  # each seat's secret move since that node
        fresh = False
        within = True  # is the seat in the middle of a phrase?
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
                alone = state.automa >= 0 and not self.same[-1]  # in a solo game: the automa has played
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
                node = (before if known is None else known).node(decision.kind, seat)
            else:
                secret = False
                node = here.node(decision.kind, seat)
            action = self.select(node, actions)
            edge = node.edge(action)
            path.append(edge)
            nodes.append(node)
            taken.append(action)
            if secret:
                own[seat] = edge
                here = here.node("", -1).edge(action)  # becomes public when the choices are revealed
            else:
                here = edge
            within = True
            self.same.append(True)
            fresh = fresh or edge.visits == 0
            if not decision.follows:
                phrases += 1
            mover = seat
            learned = state.learned
            state.take(action)

    def select(self, node: Node, actions: list[int]) -> int:
        """Select an answer: a new one if widening allows it, else the one with the best UCB value."""
        node.visits += 1
        visits = node.visits
        edges = node.edges
        explore = self.manner.explore * self.usual_distance(node.seat)
        best = -1
        highest = 0.0
        given = 0
        for action in actions:
            edge = edges.get(action)
            if edge is not None and edge.visits > 0:
                given += 1
                edge.available += 1
                value = edge.worth[node.seat] + explore * math.sqrt(
                    math.log(edge.available + 1) / edge.visits
                )
                if best < 0 or value > highest:
                    best, highest = action, value
        if given < len(actions) and given < self.manner.width * math.pow(visits, self.manner.widen):
            return self.new_answer(node, actions)
        return best

    def new_answer(self, node: Node, actions: list[int]) -> int:
        """The untried answer that did best elsewhere in the tree; ties are broken at random."""
        edges = node.edges
        memory = self.memory_of(node)
        totals, counts = memory.totals, memory.counts
        count = len(actions)
        at = self.rng.below(count)
        mean = self.sums[node.seat] / self.judged if self.judged > 0 else 0.0
        best = -1
        highest = 0.0
        for _ in range(count):
            action = actions[at]
            at = at + 1 if at + 1 < count else 0
            edge = edges.get(action)
            if edge is None or edge.visits == 0:
                value = (totals[action] + mean) / (counts[action] + 1)
                if best < 0 or value > highest:
                    best, highest = action, value
        return best

    def memory_of(self, node: Node) -> Memory:
        found = node.memory
        if found is None:
            key = f"{node.kind} {node.seat}"
            found = self.memories.get(key)
            if found is None:
                found = self.memories[key] = Memory(len(self.position.game.notations))
            node.memory = found
        return found

    def judge(self, state: State) -> None:
        """Settle the position and return its value for each seat."""
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
        """Clip a value that lies too far from the mean of this seat's values."""
        if self.judged > MANY:
            mean = self.sums[seat] / self.judged
            most = FAR * self.usual_distance(seat)
            value = min(mean + most, max(mean - most, value))
        self.sums[seat] += value
        self.squares[seat] += value * value
        return value

    def usual_distance(self, seat: int) -> float:
        """The standard deviation of a seat's values."""
        if self.judged < 2:
            return 1.0
        mean = self.sums[seat] / self.judged
        variance = self.squares[seat] / self.judged - mean * mean
        return math.sqrt(variance) if variance > 1e-4 else 0.01

    def learn(self) -> None:
        """Back up the values of a simulation along its descent, from the last move to the first.

        While one seat moves without learning anything, the value of a node is that of its best
        continuation.
        """
        values, path, nodes, taken = self.values, self.path, self.asked, self.taken
        seats = len(values)
        last = len(path) - 1
        for at in range(last, -1, -1):
            node = nodes[at]
            edge = path[at]
            edge.visits += 1
            weight = 0.0
            best = edge
            if at < last:
                following = nodes[at + 1]
                best = following.edges[following.best()]
                weight = 1.0 if self.same[at] else self.manner.trust
            for seat in range(seats):
                edge.totals[seat] += values[seat]
                mean = edge.totals[seat] / edge.visits
                edge.worth[seat] = mean + weight * (best.worth[seat] - mean)
            memory = self.memory_of(node)
            action = taken[at]
            memory.totals[action] += values[node.seat]
            memory.counts[action] += 1
        self.simulations += 1


def goes_on(state: State, learned: int, seat: int) -> bool:
    """Does the seat's phrase continue?"""
    if state.over or state.learned != learned:
        return False
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision.seat == seat and decision.follows
