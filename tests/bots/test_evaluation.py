"""The evaluation of a title is the sum of its named parts, and every part has words."""

from __future__ import annotations

import pytest

import tianxia
from tianxia.arena.ladder import needed_options
from tianxia.bots.evaluation import evaluation
from tianxia.kernel.errors import BadArgument
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import COMPLETE, words


def positions(title: str, seats: int, seed: int) -> list[State]:
    """Every twentieth position of a random match, the last one included."""
    game, rng = tianxia.game(title), stream(seed, "moves")
    state: State = game.new(seats, needed_options(game, seats), seed)
    found, moves = [], 0
    while not state.over:
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
        moves += 1
        if moves % 20 == 0 and not state.over:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("title", tianxia.titles())
def test_the_parts_add_up_to_the_value(title: str) -> None:
    own, game = evaluation(title), tianxia.game(title)
    seen: set[str] = set()
    for seats in game.seat_counts:
        for state in positions(title, seats, 3 + seats):
            for seat in range(state.seats):
                parts = own.parts(state, seat)
                assert sum(worth for _, worth in parts) == pytest.approx(own.evaluate(state, seat))
                assert len({key for key, _ in parts}) == len(parts)
                seen |= {key for key, worth in parts if worth}
    for language in COMPLETE:
        assert seen <= set(words(language, game.folder).messages)


@pytest.mark.parametrize("title", tianxia.titles())
def test_thinking_long_replaces_some_settings_only(title: str) -> None:
    usual, long = evaluation(title), evaluation(title, long=True)
    assert (long.evaluate, long.parts, long.reply) == (usual.evaluate, usual.parts, usual.reply)


def test_a_title_without_an_evaluation_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from tianxia.games.huang import evaluate

    monkeypatch.delattr(evaluate, "EVALUATION")
    with pytest.raises(BadArgument, match=r"huang: .*evaluate.* defines no EVALUATION"):
        evaluation("huang")
