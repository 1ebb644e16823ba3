"""OpenSpiel's Python searches play our games: ISMCTS on redeals, and plain MCTS, which sees future draws."""

from __future__ import annotations

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tianxia.research.spiel import short_name


def play(title: str, simulations: int, decisions: int, seed: int) -> tuple[int, int]:
    """ISMCTS as player 0 against MCTS as player 1; how many decisions each took."""
    game = pyspiel.load_game(short_name(title), {"seats": 2, "deals": 64})
    draw = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, draw)
    informed = ismcts.ISMCTSBot(game, judge, 1.4, simulations, random_state=draw)
    plain = mcts.MCTSBot(game, 1.4, simulations, judge, random_state=draw)
    state, chance = game.new_initial_state(), random.Random(seed)
    state.apply_action(chance.randrange(64))
    taken = [0, 0]
    while not state.is_terminal() and sum(taken) < decisions:
        player = state.current_player()
        state.apply_action((informed if player == 0 else plain).step(state))
        taken[player] += 1
    return taken[0], taken[1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="royaumes")
    parser.add_argument("--simulations", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=20)
    chosen = parser.parse_args()
    print(play(chosen.title, chosen.simulations, chosen.decisions, 3))
