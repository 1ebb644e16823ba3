"""Reconstructed numbers are not hard-coded: changing any of them changes the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from itertools import zip_longest
from typing import Any

import pytest

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.mausoleum import SPACES, put_warrior
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadComponents
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng, stream

MOST_GAMES = 120
Path = tuple[str | int, ...]
Picture = tuple[object, ...]


def numbers(value: Any, path: Path) -> Iterator[Path]:
    """The places of numbers in a table: alone, or after a word as in `clay 2`."""
    if isinstance(value, dict):
        for key in value:
            yield from numbers(value[key], (*path, key))
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from numbers(one, (*path, at))
    elif isinstance(value, int) or value.split()[-1].isdigit():
        yield path


def reconstructed() -> list[Path]:
    """Every number that no source gives, as table and place."""
    pack = GAME.pack
    tables = {name: table for name, table in pack.tables.items() if pack.sources[name] == "reconstructed"}
    return list(numbers(tables, ()))


def corrected(path: Path) -> Iterator[Game]:
    """The title with one number increased by one, and with it decreased by one, if that is sound."""
    pack = GAME.pack
    for step in (1, -1):
        tables = deepcopy(pack.tables)
        place: Any = tables
        for key in path[:-1]:
            place = place[key]
        old = place[path[-1]]
        words = str(old).split()
        place[path[-1]] = old + step if isinstance(old, int) else f"{words[0]} {int(words[1]) + step}"
        told = {name: {**table, "source": pack.sources[name]} for name, table in tables.items()}
        with suppress(BadComponents):
            yield GAME.variant(Pack("corrected", told, pack.files, pack.texts))


def ranks(game: Game) -> Iterator[Picture]:
    """Warriors of one type side by side, one more each time, the last by the other seat."""
    state = game.new(2, seed=1)
    assert isinstance(state, TerracottaState)
    for space in range(state.tables.figures[0]):
        shared = state.copy()
        put_warrior(shared, 1, 0, space)
        yield (shared.scores(),)
        put_warrior(state, 0, 0, space)


def moves(game: Game, number: int) -> Iterator[Picture]:
    """A random game in which seats prefer actions to giving up; returns the view at each choice."""
    seats = number % 4 + 1
    state = game.new(seats, {"typed_decrees": True} if seats == 1 and number % 8 == 4 else None, number)
    assert isinstance(state, TerracottaState)
    rng = stream(number, "reconstructed")
    while not state.over:
        actions = state.actions()
        yield actions, state.scores(), state.coins, state.wet, state.dry, state.row, state.column
        state.take(choose(actions, number // 4 % 3, rng))
    yield state.scores(), state.winners()


def choose(actions: list[int], style: int, rng: Rng) -> int:
    """Chooses at random; the second style prefers the first kind of warrior, the third prefers
    specialists."""
    if actions[0] < SPACES:
        return actions[rng.below(len(actions))]
    shaping = [action for action in actions if act.SHAPE <= action < act.FIGURE]
    figures = [action for action in actions if act.FIGURE <= action < act.WAREHOUSES]
    if style == 1 and shaping:
        return shaping[0]
    if style == 2 and figures:
        return figures[rng.below(len(figures))]
    doing = [action for action in actions if action not in (act.COIN, act.CLAY)] or actions
    return doing[rng.below(len(doing))]


def differ(one: Iterator[Picture], other: Iterator[Picture]) -> bool:
    return any(here != there for here, there in zip_longest(one, other))


def tells(path: Path) -> bool:
    """Does changing a number change the games?"""
    return any(
        differ(ranks(other), ranks(GAME))
        or any(differ(moves(other, number), moves(GAME, number)) for number in range(MOST_GAMES))
        for other in corrected(path)
    )


@pytest.mark.slow
@pytest.mark.parametrize("path", reconstructed(), ids=lambda path: "-".join(map(str, path)))
def test_every_reconstructed_number_is_read_from_its_table(path: Path) -> None:
    assert tells(path), f"no game of {MOST_GAMES} depends on it"
