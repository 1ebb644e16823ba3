"""Random walks through a match: moves, partial phrases, undos, takeovers, all through commands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from tests.toy.positions import TOY

import tianxia
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng, stream
from tianxia.table.command import Back, Command, Move
from tianxia.table.header import Header
from tianxia.table.judge import judge
from tianxia.table.match import Match, Played
from tianxia.table.offer import Offer, offer
from tianxia.table.undo import undo_steps


def games() -> list[ParameterSet]:
    """Every title; all but the toy take long."""
    titles = [tianxia.game(title) for title in tianxia.titles()]
    return [
        pytest.param(game, id=game.name, marks=[] if game is TOY else pytest.mark.slow) for game in titles
    ]


def new_match(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> Match:
    header = Header("m", game.name, game.rules_version, game.pack.digest, seats, options or {}, str(seed))
    return Match(game, header)


def give(match: Match, command: Command) -> Played:
    """A command that must be accepted."""
    played = judge(match, command)
    assert isinstance(played, Played), played
    match.add(played)
    return played


def phrase(offered: Offer, rng: Rng) -> str:
    """A random phrase of an offer; now and then it stops before its end."""
    words = []
    ask = 0
    while True:
        choices = offered.choices(ask)
        choice = choices[rng.below(len(choices))]
        words.append(choice.move)
        ask = choice.then if rng.below(8) else 0
        if not ask:
            return " ".join(words)


def walk(match: Match, seed: int, steps: int) -> Iterator[Played]:
    """Play at random; every step yields what was just added."""
    rng = stream(seed, "walk")
    for _ in range(steps):
        state = match.state
        if state.over:
            return
        back = [(seat, to) for seat in range(state.seats) for to in undo_steps(match, seat)]
        if back and rng.below(4) == 0:
            seat, to = back[rng.below(len(back))]
            yield give(match, Back(f"c{match.version}", match.version, seat, to))
            continue
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        asked = offer(state, seat)
        assert asked is not None
        yield give(match, Move(f"c{match.version}", match.version, seat, phrase(asked, rng)))
