"""PettingZoo: every title as an AEC environment.

```python
from tianxia.research.aec import huang_v0

env = huang_v0.env(seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```

Observations are `{"observation", "action_mask"}`, as PettingZoo's classic games have them. Where several
seats choose at the same time they are asked one after the other, and none sees what the others chose. A
seat that is defeated stays an agent until the game is over. The reward comes with the end: `returns` of the
finished game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

import tianxia
from tianxia.kernel.observation import observer, returns
from tianxia.kernel.state import State
from tianxia.research.seeds import Seeds
from tianxia.research.spaces import NUMBER, space

Observation = dict[str, Any]
ILLEGAL = -1.0  # the reward of an agent that plays an illegal action


class TianxiaAEC(AECEnv, EzPickle):  # type: ignore[misc]
    """One table of a title; every seat but the automa's is an agent."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, seats, options, render_mode)
        super().__init__()
        self.metadata = {
            "name": f"{title}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.game = tianxia.game(title)
        self.table = self.game.seats_by_default() if seats is None else seats
        self.options = options
        self.seeds = Seeds("aec")
        self.state: State = self.game.new(self.table, options)
        self.look = observer(self.state)
        self.people = [seat for seat in range(self.state.seats) if seat != self.state.automa]
        self.names = [f"player_{seat}" for seat in range(self.state.seats)]
        self.seat_of = {self.names[seat]: seat for seat in self.people}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        self.observation_spaces = {agent: space(self.look) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.look.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees; the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The action table: `Discrete`, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the same seed gives the same game, and the same games after it."""
        self.state = self.game.new(self.table, self.options, self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.names[self.state.decision.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its mask. The mask is all zeros if the agent is not asked. Both are
        read-only.
        """
        seat, look, state = self.seat_of[agent], self.look, self.state
        return {
            "observation": np.frombuffer(look.observation(state, seat), NUMBER),
            "action_mask": np.frombuffer(look.mask(state, seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Play an action of `agent_selection`. The action must be None when the game is over. IllegalMove
        if it is refused.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.state
        self.advance(int(action))  # type: ignore[arg-type]
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            values = returns(state)
            for name in self.agents:
                self.rewards[name] = self._cumulative_rewards[name] = values[self.seat_of[name]]
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.names[state.stack[-1].seat]
        if self.render_mode == "human":
            self.render()

    def advance(self, action: int) -> None:
        """Play an action, which is refused if it is not legal."""
        self.state.play(action)

    def render(self) -> str | None:
        """The position: printed in the mode `human`, a text in the mode `ansi`."""
        if self.render_mode == "ansi":
            return str(self.state)
        if self.render_mode == "human":
            print(self.state)
        return None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


class CheckedAEC(TianxiaAEC):
    """The environment with the checks of PettingZoo's usual wrappers built in. The wrappers would take
    80 % of the time of a step, because every attribute lookup passes through three objects."""

    def __init__(self, title: str, **arguments: Any) -> None:
        super().__init__(title, **arguments)
        self.was_reset = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the same seed gives the same game, and the same games after it."""
        self.was_reset = True
        super().reset(seed, options)

    def advance(self, action: int) -> None:
        """Play an action that `step` has found to be legal."""
        self.state.take(action)  # known to be legal

    def observe(self, agent: str) -> Observation:
        """Like `TianxiaAEC.observe`, but raises an error before the first `reset`."""
        if not self.was_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def step(self, action: int | None) -> None:
        """Like `TianxiaAEC.step`, but an illegal action ends the game with -1 for its agent.

        AssertionError if the action is outside the space, or if it is None before the agent's game is over.
        """
        if not self.was_reset:
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            assert action is None, "action is not in action space"
            assert self.terminations[agent], "action is not in action space"
            self._was_dead_step(action)
            return
        assert 0 <= action < self.look.actions, "action is not in action space"
        if int(action) in self.state.actions():
            super().step(int(action))
            return
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self._cumulative_rewards[agent] = ILLEGAL


class Environment:
    """Has the functions that a PettingZoo module has: `env` and `raw_env`."""

    def __init__(self, title: str) -> None:
        self.title = title

    def raw_env(self, **arguments: Any) -> TianxiaAEC:
        """Without wrappers: an illegal action raises IllegalMove."""
        return TianxiaAEC(self.title, **arguments)

    def env(self, **arguments: Any) -> CheckedAEC:
        """With the checks of PettingZoo's usual wrappers: an illegal action ends the game, with -1 for its
        agent; an action outside the space or before `reset` is an error."""
        return CheckedAEC(self.title, **arguments)


huang_v0 = Environment("huang")
royaumes_v0 = Environment("royaumes")
terracotta_v0 = Environment("terracotta")
zhanguo_v0 = Environment("zhanguo")
