"""The official checks of each kit, on every title; and that adapters neither lose nor reveal anything."""

from __future__ import annotations

import random
import re
import warnings
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.research.play import TITLES, game_of, positions

from tianxia.kernel.errors import BadArgument, IllegalMove
from tianxia.kernel.observation import observer, returns
from tianxia.research.spaces import Features, bounds, observe, outside, table, views

OURS = pytest.mark.parametrize("title", TITLES)
FEWEST = {"huang": 2, "royaumes": 2, "terracotta": 1, "zhanguo": 1}


# --- spaces ----------------------------------------------------------------------------------------


@OURS
def test_views_features_and_table_follow_from_the_description(title: str) -> None:
    for at, state in enumerate(positions(title, 0)):
        if at % 40:
            continue
        look = observer(state)
        row = observe(look, state, 0)
        shown = views(look, row)
        assert list(shown) == [part.name for part in look.parts]
        assert all(shown[part.name].shape == part.shape for part in look.parts)
        assert np.concatenate([view.ravel() for view in shown.values()]).tolist() == row.tolist()
        assert outside(look, row) == []
        features = Features(look)
        found = features(row[None])
        assert found.shape == (1, features.size)
        assert 0 <= found.min() <= found.max() <= 1
        labels = sum(part.size for part in look.parts if features.is_one_hot(part))
        assert found[0, len(features.plain) :].sum() == labels
        broken = row.copy()
        broken[0] = 999
        assert outside(look, broken) == ["question"]
        assert len(table(look).splitlines()) == 2 + len(look.parts)
        least, most = bounds(look)
        assert ((least <= row) & (row <= most)).all()


# --- PettingZoo ------------------------------------------------------------------------------------


def environment(title: str) -> Any:
    aec = pytest.importorskip("tianxia.research.aec")
    return getattr(aec, f"{title}_v0")


def checks() -> Any:
    """PettingZoo's own checks; with pygame they import its games, which it deprecates itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return import_module("pettingzoo.test")


@OURS
def test_pettingzoo_api(title: str) -> None:
    module = environment(title)
    api_test = checks().api_test

    with warnings.catch_warnings():
        # api_test warns of dictionary observations, which PettingZoo's own games with masks have too
        warnings.filterwarnings("ignore", message=".*(not a NumPy array|Observation space for each agent).*")
        warnings.filterwarnings("ignore", message=".*Observation is not a NumPy array.*")
        api_test(module.env(seats=2), num_cycles=200)
        api_test(module.env(seats=FEWEST[title]), num_cycles=100)


@OURS
def test_pettingzoo_seeds(title: str) -> None:
    module = environment(title)
    seed_test = checks().seed_test

    seed_test(module.env, num_cycles=20)


@OURS
def test_pettingzoo_performance_benchmark(
    title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds pass in a hundred looks at the clock."""
    module = environment(title)
    benchmark = checks().performance_benchmark
    looks = count()
    monkeypatch.setitem(benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(looks) / 20))
    env = module.env(seats=2)
    benchmark(env)
    said = capsys.readouterr().out
    (turns,) = re.findall(r"([0-9.]+) turns per second", said)
    assert float(turns) > 30
    assert "Finished" in said


@OURS
def test_pettingzoo_render(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = environment(title)
    render_test = checks().render_test

    render_test(module.env)
    assert str(game_of(title).new(seats=2, seed=1)).partition("\n")[0] in capsys.readouterr().out


@OURS
def test_pettingzoo_rewards_are_the_returns(title: str) -> None:
    env = environment(title).env(seats=2)
    env.reset(seed=5)
    draw = random.Random(5)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, termination, _, _ = env.last()
        if termination:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    values = returns(env.unwrapped.state)
    assert [rewards[f"player_{seat}"] for seat in range(2)] == values


def test_pettingzoo_refuses_what_is_not_legal() -> None:
    raw = environment("huang").raw_env(seats=2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        raw.step(illegal)


def test_pettingzoo_checks_what_its_wrappers_check() -> None:
    from pettingzoo.utils import wrappers

    module = environment("huang")
    wrapped: Any = wrappers.TerminateIllegalWrapper(module.raw_env(seats=2), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    found = []
    for env in (wrapped, module.env(seats=2)):
        with pytest.raises(AssertionError, match="reset"):
            env.step(0)
        env.reset(seed=1)
        for action in (-1, 10_000, None):
            with pytest.raises(AssertionError, match="action space"):
                env.step(action)
        loser = env.agent_selection
        illegal = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0])
        env.step(illegal)
        rewards = dict(env.rewards)
        last = []
        for agent in env.agent_iter():
            last.append((agent, *env.last()[1:4]))
            env.step(None)
        found.append((loser, rewards, last))
    assert found[0] == found[1]
    assert found[0][1][found[0][0]] == -1


# --- Gymnasium -------------------------------------------------------------------------------------


@OURS
def test_gymnasium_check(title: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from tianxia.research.gym import NAMES

    name = f"tianxia/{title.capitalize()}-v0"
    assert name in NAMES
    env = gymnasium.make(name, seats=2)
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_says_when_an_action_was_not_legal() -> None:
    pytest.importorskip("gymnasium")
    from tianxia.research.gym import TianxiaGym

    env = TianxiaGym("royaumes", seats=2, seat=1, bots="greedy")
    seen, info = env.reset(seed=3)
    assert (seen["action_mask"] == info["action_mask"]).all()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, _, _, _, info = env.step(illegal)
    assert info["illegal"]
    _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not info["illegal"]
    with pytest.raises(BadArgument, match="no seat 2"):
        TianxiaGym("royaumes", seats=2, seat=2)


# --- OpenSpiel -------------------------------------------------------------------------------------


@OURS
def test_openspiel_random_simulation(title: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from tianxia.research.spiel import short_name

    for seats in {2, FEWEST[title]}:
        game = pyspiel.load_game(short_name(title), {"seats": seats, "deals": 16})
        pyspiel.random_sim_test(game, num_sims=1, serialize=seats == 2, verbose=False)


@OURS
def test_openspiel_resampling_keeps_what_a_player_knows(title: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from tianxia.research.spiel import short_name

    game = pyspiel.load_game(short_name(title), {"seats": 2, "deals": 16})
    state, draw = game.new_initial_state(), random.Random(4)
    state.apply_action(3)
    compared = 0
    while not state.is_terminal() and compared < 40:
        player = state.current_player()
        other = state.resample_from_infostate(player, draw.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        compared += 1
        state.apply_action(draw.choice(state.legal_actions()))
    assert compared == 40


# --- many tables -----------------------------------------------------------------------------------


@OURS
def test_many_tables_play_the_games_that_single_tables_play(title: str) -> None:
    from tianxia.research.vector import Tables

    tables = Tables(title, count=4, seats=2, seed=9)
    twins = [state.copy() for state in tables.batch.states]
    draw = np.random.default_rng(1)
    for _ in range(150):
        for at, twin in enumerate(twins):
            seat = twin.decision.seat
            assert tables.seats[at] == seat
            assert tables.observations[at].tolist() == observe(tables.look, twin, seat).tolist()
            assert np.flatnonzero(tables.masks[at]).tolist() == twin.actions()
        actions = tables.sample(draw)
        tables.step(actions)
        for at, twin in enumerate(twins):
            twin.take(int(actions[at]))
            assert tables.ended[at] == twin.over
            wanted = returns(twin) if twin.over else [0, 0]
            assert tables.returns[at].tolist() == pytest.approx(wanted)
            if twin.over:
                twins[at] = tables.batch.states[at].copy()


def test_many_tables_refuse_an_illegal_action() -> None:
    from tianxia.research.vector import Tables

    tables = Tables("huang", count=2, seats=2)
    actions = tables.sample(np.random.default_rng(0))
    actions[1] = int(np.flatnonzero(~tables.masks[1])[0])
    with pytest.raises(BadArgument, match="table 1"):
        tables.step(actions)
    assert game_of("huang").name == tables.game.name
