"""A policy gradient in NumPy: REINFORCE with a baseline, one hidden layer, 256 tables at once.

    python docs/examples/policy_gradient.py royaumes --decisions 300000

One network learns as seat 0 and as seat 1 against the random bot. Decisions with one legal answer are played,
and not learned from.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tianxia.research.spaces import Features
from tianxia.research.vector import Tables

Floats = NDArray[np.float32]


class Policy:
    """Features to a hidden layer to logits over the action table; Adam on the gradient of REINFORCE."""

    def __init__(
        self, inputs: int, actions: int, hidden: int, rate: float, draw: np.random.Generator
    ) -> None:
        self.draw, self.rate, self.steps = draw, rate, 0
        first = draw.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32)
        self.weights = [first, np.zeros(hidden, np.float32), np.zeros((hidden, actions), np.float32)]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]

    def forward(self, features: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        hidden = np.maximum(features @ self.weights[0] + self.weights[1], 0)
        logits = np.where(masks, hidden @ self.weights[2], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def act(self, features: Floats, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        _, chances = self.forward(features, masks)
        keys = self.draw.random((len(chances), 1))
        picked = (chances.cumsum(axis=1) > keys * chances.sum(axis=1, keepdims=True)).argmax(axis=1)
        found: NDArray[np.int64] = np.where(
            masks[np.arange(len(picked)), picked], picked, chances.argmax(axis=1)
        )
        return found

    def learn(self, features: Floats, masks: Any, actions: Any, gains: Floats, entropy: float) -> None:
        hidden, chances = self.forward(features, masks)
        push = -chances * gains[:, None]
        push[np.arange(len(actions)), actions] += gains
        logs = np.where(masks, np.log(np.maximum(chances, 1e-9)), 0)
        push -= entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        push /= len(actions)
        back = (push @ self.weights[2].T) * (hidden > 0)
        self.adam([features.T @ back, back.sum(axis=0), hidden.T @ push])

    def adam(self, gradients: list[Floats]) -> None:
        self.steps += 1
        for weight, (mean, square), gradient in zip(self.weights, self.moments, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            fixed = mean / (1 - 0.9**self.steps)
            weight += self.rate * fixed / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def play(policy: Policy, tables: Tables, features: Features, own: NDArray[np.int64], rounds: int) -> Any:
    """Step all tables; the policy has seat `own` of each, chance the other. Yields what the policy saw and
    did in each step: tables, features, masks, actions."""
    every = np.arange(tables.count)
    for _ in range(rounds):
        actions = tables.sample(policy.draw)
        mine = every[(tables.seats == own) & (tables.masks.sum(axis=1) > 1)]
        rows = features(tables.observations[mine])
        masks = tables.masks[mine]
        if len(mine):
            actions[mine] = policy.act(rows, masks)
        tables.step(actions)
        yield mine, rows, masks, actions[mine]


def judge(title: str, policy: Policy, games: int, seed: int) -> float:
    """The share of fresh games won against the random bot, draws counting half."""
    tables = Tables(title, count=min(games, 250), seats=2, seed=seed)
    features, own = Features(tables.look), np.arange(tables.count) % 2
    left, won = np.full(tables.count, games // tables.count), 0.0
    for _ in play(policy, tables, features, own, 10**9):
        ended = np.flatnonzero(tables.ended & (left > 0))
        won += float((tables.returns[ended, own[ended]] + 1).sum() / 2)
        left[ended] -= 1
        if not left.any():
            break
    return won / (games // tables.count * tables.count)


def train(title: str, decisions: int, seed: int = 1, hidden: int = 64, count: int = 256) -> Policy:
    """A policy after so many decisions of its own with a choice."""
    draw = np.random.default_rng(seed)
    tables = Tables(title, count=count, seats=2, seed=seed)
    features, own = Features(tables.look), np.arange(count) % 2
    policy = Policy(features.size, tables.look.actions, hidden, 0.003, draw)
    games: list[list[Any]] = [[] for _ in range(count)]
    batch: list[Any] = []
    done, baseline = 0, 0.0
    for mine, rows, masks, actions in play(policy, tables, features, own, 10**9):
        for at, table in enumerate(mine):
            games[table].append((rows[at], masks[at], actions[at]))
        done += len(mine)
        for table in np.flatnonzero(tables.ended):
            gain = float(tables.returns[table, own[table]])
            batch += [(*decision, gain - baseline) for decision in games[table]]
            baseline += 0.01 * (gain - baseline)
            games[table] = []
        if len(batch) >= 4096:
            seen, legal, chosen, gains = zip(*batch, strict=True)
            policy.learn(np.array(seen), np.array(legal), np.array(chosen), np.array(gains, np.float32), 0.01)
            batch = []
        if done >= decisions:
            return policy
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title", nargs="?", default="royaumes")
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=500, help="fresh games to judge it by")
    chosen = parser.parse_args()
    policy = train(chosen.title, chosen.decisions)
    share = judge(chosen.title, policy, chosen.games, seed=10_001)
    print(f"{chosen.title}: {share:.3f} of {chosen.games} games against random")


if __name__ == "__main__":
    main()
