"""A bot says why: its best moves, how often it looked at each, and what it expects for every seat."""

from __future__ import annotations

import math

import msgspec

from tianxia.bots.bot import asked
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import LEVELS
from tianxia.bots.search import Manner, Search, goes_on
from tianxia.bots.tree import Move
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

SHOWN = 3
LOOKED_AT = 6  # answers to each question of a phrase that are followed up


class Advice(msgspec.Struct, frozen=True):
    """One move: its phrase, how often it was looked at, and each seat's share of the victory, from 0 to 1."""

    actions: list[int]
    text: str
    visits: int
    expects: list[float]


class Hint(msgspec.Struct, frozen=True):
    """What a search found for a seat, the best move first."""

    seat: int
    simulations: int
    moves: list[Advice]


def hint(state: State, seat: int, rng: Rng, simulations: int = 0, until: float = math.inf) -> Hint:
    """What a seat that is asked might do. `state` may be the real position: it is redealt first."""
    here = asked(state.redeal(seat, rng), seat)
    title = evaluation(here.game.name)
    search = Search(here.copy(), seat, rng, title.evaluate, title.reply, Manner(), title.lead)
    search.run(simulations or LEVELS["grandmaster"].thoughts(title), until)
    found = phrases(here, search.root, seat, [])
    found.sort(key=lambda advice: -advice.visits)
    return Hint(seat, search.simulations, found[:SHOWN])


def phrases(before: State, move: Move, seat: int, said: list[int]) -> list[Advice]:
    """The phrases that a search tried from here, after the words said so far."""
    found: list[Advice] = []
    question = move.question(before.decision.kind, seat)
    tried = sorted(question.moves.items(), key=lambda item: (-item[1].visits, item[0]))
    for action, answer in tried[:LOOKED_AT]:
        if not answer.visits:
            continue
        after = before.copy()
        actions = [*said, action]
        learned = before.learned
        after.take(action)
        while goes_on(after, learned, seat) and len(after.actions()) == 1:
            actions.append(after.actions()[0])
            after.take(actions[-1])
        if goes_on(after, learned, seat):
            found += phrases(after, answer, seat, actions)
        else:
            expects = [round(total / answer.visits, 3) for total in answer.expects or []]
            found.append(Advice(actions, "", answer.visits, expects))
    return found if said else [in_words(before, seat, advice) for advice in found]


def in_words(position: State, seat: int, advice: Advice) -> Advice:
    text = position.game.read(position, advice.actions, seat, finish=False).text
    return msgspec.structs.replace(advice, text=text)
