"""Gymnasium: one seat of a title against bots.

```python
import gymnasium
import tianxia.research.gym  # registers the environments

env = gymnasium.make("tianxia/Royaumes-v0", seats=2, bots="adept")
observation, info = env.reset(seed=7)
```

Observations are `{"observation", "action_mask"}`; `info` has the mask too, as `action_mask`. Gymnasium's own
checker samples actions without a mask, so an illegal action is no error: the first legal one is played in its
place, and `info["illegal"]` says so. The reward comes with the end: `returns` of the finished game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

import tianxia
from tianxia.bots import Bot
from tianxia.bots.driver import choose_with
from tianxia.bots.own import find_bot
from tianxia.bots.random import Random
from tianxia.kernel.errors import BadArgument
from tianxia.kernel.observation import observer, returns
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State
from tianxia.research.seeds import Seeds
from tianxia.research.spaces import mask, observe, space


class TianxiaGym(gymnasium.Env[dict[str, Any], int]):
    """One seat of a title. Bots, by name or `module:Class`, play the other seats in turn; the last bot
    takes the rest.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.game = tianxia.game(title)
        self.table = self.game.seats_by_default() if seats is None else seats
        self.options = options
        self.seat = seat
        self.minds: list[Bot] = [find_bot(name.strip()) for name in bots.split(",")]
        self.render_mode = render_mode
        self.seeds = Seeds("gym")
        self.state: State = self.game.new(self.table, options)
        if not 0 <= seat < self.state.seats or seat == self.state.automa:
            raise BadArgument(f"{title} with {self.table} seats has no seat {seat} for a person")
        self.look = observer(self.state)
        self.observation_space = space(self.look)
        self.action_space: Any = spaces.Discrete(self.look.actions)
        self.rng: Rng = stream(0, "gym bots")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: the same seed gives the same game, and the same games after it."""
        super().reset(seed=seed)
        number = self.seeds.next(seed)
        self.state = self.game.new(self.table, self.options, number)
        self.rng = stream(number, "gym bots")
        self.let_bots_play()
        return self.seen(), self.info(False)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until this seat is asked again or the game is over."""
        state = self.state
        illegal = not state.play_action(int(action), self.seat)
        if illegal:
            legal = state.actions_for(self.seat)
            if not legal:
                raise BadArgument("the game is over: reset() begins the next one")
            state.play_action(legal[0], self.seat)
        self.let_bots_play()
        if self.render_mode == "human":
            self.render()
        reward = returns(state)[self.seat] if state.over else 0.0
        return self.seen(), reward, state.over, False, self.info(illegal)

    def let_bots_play(self) -> None:
        """Let the bots play until this seat is asked or the game is over."""
        state, rng = self.state, self.rng
        others = [seat for seat in range(state.seats) if seat not in (self.seat, state.automa)]
        while not state.over:
            seat = state.stack[-1].seat
            if seat == self.seat:
                return
            mind = self.minds[min(others.index(seat), len(self.minds) - 1)]
            if isinstance(mind, Random):  # this bot uses no hidden information, so no redeal is needed
                actions = state.actions()
                state.take(actions[rng.below(len(actions))])
                continue
            draw = rng.split(f"seat {seat}")
            rng.next32()
            for action in choose_with(mind, state, seat, draw):
                if not state.play_action(action, seat):
                    raise BadArgument(f"bot {mind.name!r} chose action {action}, which is not legal")

    def seen(self) -> dict[str, Any]:
        """Copies of this seat's observation and mask."""
        return {
            "observation": observe(self.look, self.state, self.seat).copy(),
            "action_mask": mask(self.look, self.state, self.seat).copy(),
        }

    def info(self, illegal: bool) -> dict[str, Any]:
        """Returns the mask again, and whether the last action was replaced because it was illegal."""
        return {"action_mask": mask(self.look, self.state, self.seat).copy(), "illegal": illegal}

    def render(self) -> Any:
        """The position: printed in the mode `human`, a text in the mode `ansi`."""
        if self.render_mode == "ansi":
            return str(self.state)
        if self.render_mode == "human":
            print(self.state)
        return None


def register() -> list[str]:
    """Register an environment for each title; returns their names. Importing this module calls it."""
    names = []
    for title in ("huang", "royaumes", "terracotta", "zhanguo"):
        name = f"tianxia/{title.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="tianxia.research.gym:TianxiaGym", kwargs={"title": title})
        names.append(name)
    return names


NAMES = register()
