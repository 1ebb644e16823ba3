"""Measures the cost of masks, observations and environments: `python -m benchmarks.research`.

It prints two tables:

- Microseconds for one decision: with `actions` and `take` only, with the mask (`legal` instead of
  `actions`), and with mask and observation (`asked`); for comparison, Catanatron's `Game.copy()`.
- Steps a second of the environments, resets included, of PettingZoo's chess and of pgx's backgammon, each
  in its best round.

Peers that are not installed are named. Everything runs in turns on one pinned core; figures are processor
time.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any

from benchmarks.subjects import Catanatron
from librt.strings import BytesWriter

import tianxia
from tianxia.kernel.observation import observer

MASK = 0.1  # limit: time to write a mask, as a fraction of the time of `take` alone
BOTH = 0.1  # limit: mask and observation at two seats, as a fraction of the time of Catanatron's copy
GAMES = 8  # random games for each row of the first table
REPEATS = 4  # how often each game is played in a round
ORDERS = ((0, 1, 2), (1, 2, 0), (2, 0, 1))  # the order of the modes changes, so that none is always first
PEERS = {  # by name: the module whose presence shows that the peer is installed
    "Catanatron": "catanatron",
    "PettingZoo's chess (rules)": "chess",
    "PettingZoo's chess (board)": "pygame",
    "pgx's backgammon": "pgx",
}

TITLES = [title for title in tianxia.titles() if title in ("huang", "royaumes", "terracotta", "zhanguo")]


def play(title: str, seats: int, mode: int, seed: int) -> tuple[int, float]:
    """Play a random game; returns decisions and seconds. Mode 0: bare, 1: with the mask, 2: also with the
    observation. In each mode Python makes two calls for a decision and picks one of its legal actions.
    """
    game = tianxia.game(title)
    state = game.new(seats, {"dragon": True} if (title, seats) == ("huang", 5) else None, seed)
    look, mask, numbers = observer(state), BytesWriter(), BytesWriter()
    draw, count = random.Random(seed).random, 0
    legal, asked = look.legal, look.asked
    gc.disable()  # no garbage collection, as in timeit: it might happen in only one of the modes
    start = time.process_time()
    if mode == 0:
        while not state.over:
            actions = state.actions()
            state.take(actions[int(draw() * len(actions))])
            count += 1
    elif mode == 1:
        while not state.over:
            actions = legal(state, mask)
            state.take(actions[int(draw() * len(actions))])
            count += 1
    else:
        while not state.over:
            actions = asked(state, numbers, mask)
            state.take(actions[int(draw() * len(actions))])
            count += 1
    took = time.process_time() - start
    gc.enable()
    return count, took


def copies(seconds: float, seed: int) -> float:
    copy = Catanatron().middle(seed)
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        copy()
        done += 1
    return (time.process_time() - start) / done * 1e6


def costs(rounds: int, seconds: float) -> None:
    """Print the first table. All modes play the same games, in turn.

    The time of a mode is the sum of the least times of its games over the rounds, because other programs
    can only add time.
    """
    cases = [(title, seats) for title in TITLES for seats in (2, max(tianxia.game(title).seat_counts))]
    least: dict[Any, float] = {}
    decisions: dict[Any, int] = {}
    copied: list[float] = []
    for number in range(rounds * REPEATS):
        for case in cases:
            for seed in range(GAMES):
                for mode in ORDERS[number % len(ORDERS)]:
                    decisions[case, seed], took = play(*case, mode, seed)
                    least[case, seed, mode] = min(took, least.get((case, seed, mode), took))
        if number % REPEATS == 0 and find_spec("catanatron"):
            copied.append(copies(seconds, number))
    heads = f"{'take':>7}{'+ mask':>9}{'+ both':>9}{'mask/take':>11}{'both - take':>13}{'numbers':>9}"
    print(f"{'µs a decision':18}{heads}")
    for title, seats in cases:
        count = sum(decisions[(title, seats), seed] for seed in range(GAMES))
        bare, masked, both = (
            sum(least[(title, seats), seed, mode] for seed in range(GAMES)) / count * 1e6 for mode in range(3)
        )
        line = f"{title + ', ' + str(seats):18}{bare:7.2f}{masked:9.2f}{both:9.2f}"
        print(f"{line}{masked / bare - 1:11.1%}{both - bare:13.2f}{look_size(title, seats):9}")
    print(f"bar: mask/take at most {MASK:.0%}")
    if copied:
        copy = median(copied)
        print(f"Catanatron's copy: {copy:.1f} µs; bar: both - take at two seats at most {BOTH * copy:.2f}")


def look_size(title: str, seats: int) -> int:
    state = tianxia.game(title).new(seats, {"dragon": True} if (title, seats) == ("huang", 5) else None)
    return observer(state).size


# --- environments -------------------------------------------------------------------------------------


def step_env(env: Any, seconds: float, seed: int) -> float:
    """Steps a second of an AEC environment, with PettingZoo's usual loop."""
    import numpy as np

    draw, done, elapsed = random.Random(seed), 0, 0.0
    while elapsed < seconds:
        start = time.process_time()
        env.reset(seed=seed)  # its time counts, as in the environments that reset themselves
        seed += 1
        for _ in env.agent_iter(400):
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            done += 1
        elapsed += time.process_time() - start
    return done / elapsed


def step_tables(tables: Any, seconds: float, seed: int) -> float:
    import numpy as np

    draw = np.random.default_rng(seed)
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        tables.step(tables.sample(draw))
        done += tables.count
    return done / (time.process_time() - start)


def backgammon(count: int) -> Callable[[float, int], float] | None:
    """pgx's backgammon, with this many tables in parallel; None if it is not installed."""
    if not find_spec("pgx"):
        return None
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    begin = jax.jit(jax.vmap(env.init))

    def one(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        keys = jax.random.split(key, count)
        actions = jax.vmap(jax.random.categorical)(keys, logits)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys)

    step = jax.jit(one)
    state = begin(jax.random.split(jax.random.PRNGKey(0), count))
    state = step(state, jax.random.PRNGKey(1))

    def run(seconds: float, seed: int) -> float:
        nonlocal state
        key, done, start = jax.random.PRNGKey(seed), 0, time.process_time()
        while time.process_time() - start < seconds:
            key, now = jax.random.split(key)
            state = step(state, now)
            jax.block_until_ready(state.current_player)
            done += count
        return done / (time.process_time() - start)

    return run


def environments(rounds: int, seconds: float, count: int) -> None:
    from tianxia.research import aec
    from tianxia.research.vector import Tables

    subjects: dict[str, Callable[[float, int], float]] = {}
    for title in TITLES:
        module = getattr(aec, f"{title}_v0")
        env, raw, tables = module.env(seats=2), module.raw_env(seats=2), Tables(title, count, 2)
        subjects[f"{title} env"] = lambda s, n, e=env: step_env(e, s, n)  # type: ignore[misc]
        subjects[f"{title} raw_env"] = lambda s, n, e=raw: step_env(e, s, n)  # type: ignore[misc]
        subjects[f"{title} tables"] = lambda s, n, t=tables: step_tables(t, s, n)  # type: ignore[misc]
    if find_spec("chess") and find_spec("pygame"):
        from pettingzoo.classic import chess_v6

        chess = chess_v6.env()
        subjects["PettingZoo chess env"] = lambda s, n: step_env(chess, s, n)
    other = backgammon(count)
    if other is not None:
        subjects["pgx backgammon"] = other
    found: dict[str, list[float]] = {name: [] for name in subjects}
    for number in range(rounds):
        for name, run in subjects.items():
            found[name].append(run(seconds, number))
    print(f"\n{'steps a second':24}{'':>10}")
    for name, values in found.items():
        print(f"{name:24}{max(values):10,.0f}")
    ratios(found)


def ratios(found: dict[str, list[float]]) -> None:
    """Print the ratio of speeds of each pair of subjects, from the fastest round of each."""
    print(f"\n{'times':12}{'env/chess':>11}{'tables/env':>12}{'tables/backgammon':>19}")
    for title in TITLES:
        pairs = [
            (f"{title} env", "PettingZoo chess env"),
            (f"{title} tables", f"{title} env"),
            (f"{title} tables", "pgx backgammon"),
        ]
        line = f"{title:12}"
        for (one, other), width in zip(pairs, (11, 12, 19), strict=True):
            line += f"{max(found[one]) / max(found[other]):{width}.1f}" if other in found else " " * width
        print(line)
    print("bars: 30, 2.5 and 2")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds for each subject in each round")
    parser.add_argument("--tables", type=int, default=256)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for peer, module in PEERS.items():
        if not find_spec(module):
            print(f"not installed: {peer} ({module}); pip install '.[bench]'")
    costs(chosen.rounds, chosen.seconds)
    environments(chosen.rounds, chosen.seconds, chosen.tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
