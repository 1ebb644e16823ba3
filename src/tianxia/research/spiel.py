"""OpenSpiel: every title as a Python game.

```python
import pyspiel
import tianxia.research.spiel  # registers the games

game = pyspiel.load_game("python_tianxia_huang", {"seats": 3})
```

Chance stands at the root only: it picks one of `deals` seeds, and what is drawn later follows from that seed.
A search that plays on copies of the real state, as plain MCTS does, therefore sees future draws. ISMCTS does
not: `resample_from_infostate` is `State.redeal`, which deals anew whatever the player cannot know.

The information state is a text, a hash over all observations and own actions of a player; there is no
tensor of it. The observation tensor has the numbers of docs/research.md.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

import tianxia
from tianxia.kernel.observation import Observer, observer, returns
from tianxia.kernel.options import read_option
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.research.spaces import observe

TITLES = ("huang", "royaumes", "terracotta", "zhanguo")
PARAMETERS = {"seats": 2, "deals": 1024, "options": ""}
LONGEST = 100_000  # an upper bound of the decisions in a game; real games are far shorter


def short_name(title: str) -> str:
    """The name by which OpenSpiel loads a title: `python_tianxia_huang`."""
    return f"python_tianxia_{title}"


def game_type(title: str) -> Any:
    """The description of a title that OpenSpiel asks for."""
    game = tianxia.game(title)
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=f"Tianxia {title.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # games against an automa are not zero-sum
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


TYPES = {title: game_type(title) for title in TITLES}


def read_options(game: Any, text: str) -> dict[str, Any]:
    """Optional rules from `dragon:True;royal_palace:True`."""
    pairs = [pair.replace(":", "=", 1) for pair in text.split(";") if pair]
    return dict(read_option(game.name, game.options_type, pair) for pair in pairs)


class TianxiaGame(pyspiel.Game):  # type: ignore[misc]
    """A title with a fixed number of seats; 1 means the solo game."""

    title = ""

    def __init__(self, params: Any = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.game = tianxia.game(self.title)
        self.seats = int(chosen["seats"])
        self.deals = int(chosen["deals"])
        self.options = read_options(self.game, str(chosen["options"]))
        self.look: Observer = observer(self.game.new(self.seats, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.look.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.title], info, params or {})

    def new_initial_state(self) -> TianxiaState:
        """The state before the deal."""
        return TianxiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of arrays; with perfect recall its text is the information state."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.look, recall)


class TianxiaState(pyspiel.State):  # type: ignore[misc]
    """A position; a state before the deal has none. Players are the seats of people."""

    def __init__(self, game: TianxiaGame) -> None:
        super().__init__(game)
        self.position: State | None = None
        self.chains = [b""] * game.seats

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's ids for chance and for the end."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.stack[-1].seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.actions()

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            self.position = game.game.new(game.seats, game.options, action)
            return
        seat = self.position.stack[-1].seat
        self.chains[seat] = self.chain(seat, action)
        self.position.take(action)

    def chain(self, seat: int, action: int = -1) -> bytes:
        """The hash over a player's observations and actions so far, and its current observation."""
        assert self.position is not None
        seen = self.get_game().look.observation(self.position, seat)
        return blake2b(self.chains[seat] + seen + str(action).encode(), digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {action}"
        return str(self.get_game().game.notations[action])

    def returns(self) -> list[float]:
        """The returns of the people's seats, from -1 to 1; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.get_game().seats
        assert self.position is not None
        return returns(self.position)[: self.get_game().seats]

    def information_state_string(self, player: int | None = None) -> str:
        """A text that is equal for two histories if the player cannot tell them apart."""
        if self.position is None:
            return "before the deal"
        return self.chain(self.current_player() if player is None else player).hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> TianxiaState:
        """A state that the player cannot tell from this one."""
        assert self.position is not None
        other: TianxiaState = self.clone()
        other.position = self.position.redeal(player, stream(int(sampler() * 2**53), "resample"))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.position is None else str(self.position)


class SpielObserver:
    """Observations as OpenSpiel's algorithms read them."""

    def __init__(self, look: Observer, recall: bool) -> None:
        self.look = look
        self.recall = recall
        self.tensor = np.zeros(look.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TianxiaState, player: int) -> None:
        """Write what a player may know into `tensor`."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observe(self.look, state.position, player)

    def string_from(self, state: TianxiaState, player: int) -> str:
        """The observation of a player, as a text."""
        if state.position is None:
            return "before the deal"
        if self.recall:
            return state.information_state_string(player)
        return self.look.observation(state.position, player).hex()


def register() -> None:
    """Register the titles. Importing this module calls it."""
    for title in TITLES:
        if short_name(title) not in pyspiel.registered_names():
            named = type(f"Tianxia{title.capitalize()}", (TianxiaGame,), {"title": title})
            pyspiel.register_game(TYPES[title], named)


register()
