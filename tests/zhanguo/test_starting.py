"""The ten Starting tiles."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, legal, officials_in, tokens

from tianxia.games.zhanguo.decisions.round import Draw
from tianxia.games.zhanguo.decisions.starting import ResolveStart, StartingChoice


def start(tile: int) -> Any:
    """Seat 0 of two keeps that tile, with nobody else to wait for; then the first round begins."""
    table = Table(2)
    state = table.state
    state.starting[:3] = [tile, tile % 10 + 1, 0]
    state.stack = [Draw(), ResolveStart(0), StartingChoice(0)]
    state.play(f"s{tile}")
    return state


@rule("zhanguo.starting.second_official")
@pytest.mark.parametrize(("tile", "officials"), [(1, [1, 0, 1]), (2, [0, 1, 1]), (3, [0, 0, 2])])
def test_a_second_official(tile: int, officials: list[int]) -> None:
    state = start(tile)
    assert officials_in(state, 0, "chu") == officials
    assert sum(state.unrest) == 0


@rule("zhanguo.starting.token_tiles")
@pytest.mark.parametrize(
    ("tile", "unrest", "gained"),
    [(4, [0, 1, 0, 0, 0], [1, 1, 0]), (5, [0, 0, 1, 0, 0], [0, 1, 1]), (6, [0, 0, 0, 1, 0], [1, 0, 1])],
)
def test_tokens_for_unrest(tile: int, unrest: list[int], gained: list[int]) -> None:
    state = start(tile)
    assert officials_in(state, 0, "chu") == [0, 0, 1]
    assert list(state.unrest[:5]) == unrest
    assert tokens(state, 0) == gained
    assert list(state.supply) == [9 - count for count in gained]


@rule("zhanguo.starting.ship")
def test_two_spaces_at_sea() -> None:
    state = start(7)
    assert officials_in(state, 0, "chu") == [0, 0, 1]
    assert list(state.ships) == [2, 0]


@rule("zhanguo.starting.soldier_ship")
def test_a_soldier_and_a_space() -> None:
    state = start(8)
    assert officials_in(state, 0, "chu") == [0, 0, 1]
    assert list(state.unrest[:5]) == [1, 0, 0, 0, 0]
    assert (state.locked[0], state.entrance[0], state.ships[0]) == (7, 2, 1)


@rule("zhanguo.starting.worker")
def test_a_worker_for_unrest_at_both_ends() -> None:
    state = start(9)
    assert officials_in(state, 0, "chu") == [0, 0, 1]
    assert list(state.unrest[:5]) == [1, 0, 0, 0, 1]
    assert list(state.workers[:5]) == [1, 0, 0, 0, 0]


@rule("zhanguo.starting.alchemist_card")
def test_an_alchemist_card_for_unrest_in_three_regions() -> None:
    state = start(10)
    assert officials_in(state, 0, "chu") == [0, 0, 1]
    assert list(state.unrest[:5]) == [0, 1, 1, 1, 0]
    assert legal(state) == ["a1", "a2", "a3", "a4", "a5"]
    state.play("a3")
    assert state.tucked_in(0, 0) == [123]
    assert tokens(state, 0) == [0, 0, 0]
    assert list(state.unrest[:5]) == [0, 1, 1, 1, 0]
