"""Measures the overhead of Ray, and computes what a larger cluster would need: `python -m
benchmarks.cluster`.

Measures, on a Ray that it starts here: matches a second with one worker and with two, the fixed time for each
task, and the time that the arena's own process spends on a row. From these it computes how many matches a
cluster can play, and which part of one processor the arena's process needs for that.
"""

from __future__ import annotations

import argparse
import logging
import pickle
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.cluster import BATCH_SECONDS, LOCAL, TASKS_AHEAD, check_version, on_ray
from tianxia.arena.match import Plan, Row, play

CORES = 16  # processors of one machine of a cluster
MACHINES = (1, 10, 100)


def on_workers(plan: Plan, workers: int) -> tuple[float, float]:
    """Seconds until Ray is ready, then matches a second from the first row to the last."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        rows: Iterator[Row] = on_ray(plan, list(range(plan.games)), Path(folder), LOCAL, workers)
        next(rows)
        first = time.perf_counter()
        played = sum(1 for _ in rows)
        return first - began, played / (time.perf_counter() - first)


def empty_tasks(tasks: int) -> tuple[float, float]:
    """Seconds and processor seconds of this process for one task that does nothing, with many in flight."""
    import ray

    ray.init(num_cpus=2, log_to_driver=False, logging_level=logging.WARNING, include_dashboard=False)
    try:
        nothing: Any = ray.remote(check_version)
        ray.get([nothing.remote(tianxia.__version__) for _ in range(20)])
        flight = CORES * MACHINES[-1] * (1 + TASKS_AHEAD)  # as many tasks as on the largest cluster
        began, used = time.perf_counter(), time.process_time()
        running: list[Any] = []
        sent = ended = 0
        while ended < tasks:
            while sent < tasks and len(running) < flight:
                running.append(nothing.remote(tianxia.__version__))
                sent += 1
            done, running = ray.wait(running, num_returns=min(len(running), 1 + flight // 16))
            ray.get(done)
            ended += len(done)
        return (time.perf_counter() - began) / tasks, (time.process_time() - used) / tasks
    finally:
        ray.shutdown()


def one_row(plan: Plan) -> tuple[float, int, float]:
    """Three costs of one match: seconds to play it in this process, the size of its result row in bytes, and
    processor seconds to pass that row on and write it.

    A row comes from Ray, goes through a pipe from the helper to the arena, and into the journal.
    """
    began = time.process_time()
    rows = [play(plan, number) for number in range(20)]
    match = (time.process_time() - began) / len(rows)
    size = sum(len(msgspec.json.encode(row)) for row in rows) // len(rows)
    sent = pickle.dumps(rows)
    began = time.process_time()
    with tempfile.TemporaryFile() as journal:
        for _ in range(50):
            for row in pickle.loads(pickle.dumps(pickle.loads(sent))):
                journal.write(msgspec.json.encode(row) + b"\n")
                journal.flush()
    return match, size, (time.process_time() - began) / 50 / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="zhanguo")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tasks", type=int, default=8000)
    chosen = parser.parse_args()
    plan = Plan(chosen.game, chosen.seats, [chosen.bot], chosen.games, 1)
    match, size, row = one_row(plan)
    print(f"a match: {match * 1000:.0f} ms, {size} bytes; to pass on and write its row: {row * 1e6:.0f} µs")
    for workers in (1, 2):
        start, rate = on_workers(plan, workers)
        print(f"{workers} worker(s): first row after {start:.1f} s, then {rate:.1f} matches/s", flush=True)
    elapsed, task = empty_tasks(chosen.tasks)
    print(f"an empty task: {elapsed * 1e6:.0f} µs, {task * 1e6:.0f} µs of the arena's processor time")
    batch = max(1, int(BATCH_SECONDS / match))
    print(f"batches of {batch} matches, {batch * size / 1000:.0f} kB")
    for machines in MACHINES:
        rate = machines * CORES / match
        share = rate * row + rate / batch * task
        print(
            f"{machines} machines of {CORES} cores: {rate:.0f} matches/s, {rate * size / 1e6:.2f} MB/s, "
            f"{rate / batch:.0f} tasks/s, {share:.1%} of a core for the arena"
        )


if __name__ == "__main__":
    main()
