"""Random and aggressive games, for the tests of observations and adapters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.golden import Golden, choose
from tests.royaumes.golden import EAGER

import tianxia
from tianxia.kernel.conformance.play import mix_of
from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

TITLES = ("huang", "royaumes", "terracotta", "zhanguo")


def game_of(title: str) -> Game:
    found: Game = tianxia.game(title)
    return found


def positions(title: str, number: int) -> Iterator[State]:
    """Every position of game `number`, which also chooses seats and options. In Royaumes one seat after
    another plays aggressively, because random play rarely leads to a combat.
    """
    game = game_of(title)
    seats, options = mix_of(game, number)
    yield from walk(game.new(seats, options, number), number, eager=title == "royaumes" and number % 3 > 0)


def walk(state: State, number: int, eager: bool = False) -> Iterator[State]:
    rng = stream(number, "walk")
    golden = Golden(2, {}, (), EAGER)
    while not state.over:
        yield state
        actions = state.actions()
        state.take(choose(golden, state, rng) if eager else actions[rng.below(len(actions))])
    yield state


def people(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if seat != state.automa]


def parts(look: Any, state: State, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its parts, without NumPy."""
    raw = look.observation(state, seat)
    row = [int.from_bytes(raw[at : at + 2], "little", signed=True) for at in range(0, len(raw), 2)]
    return {part.name: row[part.begin : part.begin + part.size] for part in look.parts}
