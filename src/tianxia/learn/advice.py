"""A hint at the table: the best moves of a seat, what to expect of them, and why.

>>> import tianxia
>>> from tianxia.kernel.rng import stream
>>> state = tianxia.game("terracotta").new(seats=2, seed=1)
>>> found = advise(state, 0, stream(1, "hint"))
>>> len(found.moves), found.moves[0].chance > 0.0
(3, True)
"""

from __future__ import annotations

import math

import msgspec

from tianxia.bots.bot import asked
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER
from tianxia.bots.rollouts import Rollouts
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State
from tianxia.learn.thought import Comparison, Part, SaidMove, move_of

SHOWN = 3
COMPARED = 8  # the number of best moves that get more rollouts, including those shown
REDEALS = 8


class Advised(msgspec.Struct, frozen=True):
    """A suggested move. `chance`: the expected share of the victory.

    `parts`: the named parts of the evaluation in which it differs most from the other good moves; empty if
    there is no difference.
    """

    move: SaidMove
    chance: float
    parts: list[Part]


class Advice(msgspec.Struct, frozen=True):
    """The best moves of a seat, the best first."""

    seat: int
    moves: list[Advised]


def advise(state: State, seat: int, rng: Rng, until: float = math.inf) -> Advice:
    """The best moves for a seat that is asked. The result depends only on what the seat may know."""
    here = asked(state.redeal(seat, rng), seat)
    actions = here.actions()
    phrases = [actions] if len(actions) == 1 else best_phrases(here, seat, rng.split("choose"), until)
    found = Comparison(here, seat, rng.split("compare"), phrases)
    found.run(REDEALS, until)
    moves = []
    for at in sorted(range(len(phrases)), key=lambda at: (-found.mean(at), at))[:SHOWN]:
        whole = read(here, phrases[at], seat)
        others = others_than(phrases, at)
        parts = found.difference(at, others).parts if others else []
        said = move_of(here, seat, phrases[at])
        moves.append(Advised(msgspec.structs.replace(said, text=whole.text), found.shares(at)[seat], parts))
    return Advice(seat, moves)


def others_than(phrases: list[list[int]], at: int) -> list[int]:
    """The moves to compare a move with: moves with another first action; if there are none, all other
    moves.
    """
    others = [other for other in range(len(phrases)) if other != at]
    return [other for other in others if phrases[other][0] != phrases[at][0]] or others


def best_phrases(here: State, seat: int, rng: Rng, until: float) -> list[list[int]]:
    """The phrases that a grandmaster thinks best, the best first."""
    own = evaluation(here.game.name)
    thought: Rollouts = GRANDMASTER.thought(here, seat, rng, own)
    thought.think(GRANDMASTER.simulations_in(own), until)
    return [one.actions for one in thought.candidates[:COMPARED]]
