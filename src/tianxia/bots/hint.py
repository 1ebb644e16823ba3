"""A bot says why: its best moves, how often it looked at each, and what it expects for every seat."""

from __future__ import annotations

import math

import msgspec

from tianxia.bots.bot import asked
from tianxia.bots.levels import GRANDMASTER
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

SHOWN = 3


class Advice(msgspec.Struct, frozen=True):
    """One move: its phrase, how often it was looked at, and each seat's share of the victory, from 0 to 1."""

    actions: list[int]
    text: str
    visits: int
    expects: list[float]


class Hint(msgspec.Struct, frozen=True):
    """What a grandmaster found for a seat, the best move first, and how many positions it judged."""

    seat: int
    simulations: int
    moves: list[Advice]


def hint(state: State, seat: int, rng: Rng, simulations: int = 0, until: float = math.inf) -> Hint:
    """What a seat that is asked might do. `state` may be the real position: it is redealt first."""
    here = asked(state.redeal(seat, rng), seat)
    title = GRANDMASTER.title(here)
    thought = GRANDMASTER.thought(here, seat, rng, title, title.lead)
    thought.think(simulations or GRANDMASTER.simulations_in(title), until)
    moves = []
    for found in thought.candidates[:SHOWN]:
        text = here.game.read(here, found.actions, seat, finish=False).text
        expects = [round(total / max(1, found.tried), 3) for total in found.shares]
        moves.append(Advice(found.actions, text, found.tried, expects))
    return Hint(seat, thought.greed.judged, moves)
