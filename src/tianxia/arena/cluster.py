"""Matches on Ray. A helper process talks to Ray, so that the arena can wait, report and give up.

`ray.init` can block for minutes on a loaded machine or without a cluster, and Ray writes to both output
streams. The helper sends its output to `ray.log` in the folder of the run. Matches are sent in batches,
because each task costs Ray about a millisecond. The first batches are single matches; later ones are as
large as a worker can play in BATCH_SECONDS.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import platform
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import tianxia
from tianxia.arena.match import Plan, Row, play
from tianxia.kernel.errors import TianxiaError

LOCAL = "local"
START_SECONDS = 180.0  # until the first worker must have answered; ten times what a busy machine needed
SAY_EVERY = 10.0  # seconds between two lines of progress while Ray starts
END_SECONDS = 15.0  # for Ray to stop its processes
TASKS_AHEAD = 1  # additional tasks queued for each processor, so that none is idle
BATCH_SECONDS = 2.0
LARGEST_BATCH = 1000
TAIL = 5  # lines of the log in an error

Batch = tuple[list[Row], float]  # with the seconds they took


class RayError(TianxiaError):
    """Ray cannot be started or reached, or ended before all matches were played."""


def on_ray(
    plan: Plan,
    numbers: list[int],
    folder: Path,
    address: str,
    workers: int = 0,
    patience: float = START_SECONDS,
    say: Callable[[str], None] = lambda text: None,
) -> Iterator[Row]:
    """Play matches of a plan on the Ray cluster at `address`, or on one that is started here (`local`).

    `workers` is for `local`: how many, 0 for one on each core. `say` gets lines about the progress of the
    start. RayError if no worker has answered after `patience` seconds, or if Ray ends; its log is then in
    `folder`/ray.log.
    """
    require_ray()
    log = folder / "ray.log"
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    with ours:
        helper = start(drive, theirs, plan, numbers, address, workers, str(log))
        theirs.close()
        patient = 0.0  # after an error, do not wait for unfinished matches
        try:
            say(wait_for_ready(ours, address, patience, log, say))
            while rows := receive(ours, address, log):
                yield from rows
            patient = END_SECONDS
        finally:
            stop(helper, patient)
    log.unlink(missing_ok=True)


def require_ray() -> None:
    """Raise RayError if Ray is not installed. Does not import Ray, which would take a second."""
    try:
        there = find_spec("ray") is not None
    except ImportError:
        there = False
    if not there:
        raise RayError("Ray is not installed: pip install 'tianxia[ray]'")


def start(target: Callable[..., None], *arguments: object) -> BaseProcess:
    """Start a helper that ignores Ctrl-C: this process handles it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        helper = multiprocessing.get_context("spawn").Process(target=target, args=arguments)
        helper.start()
    finally:
        signal.signal(signal.SIGINT, before)
    return helper


def stop(helper: BaseProcess, patient: float) -> None:
    """End the helper, and a Ray that it has started. The helper has `patient` seconds to end without being
    killed.
    """
    helper.join(patient)
    for end in (helper.terminate, helper.kill):
        if helper.is_alive():
            end()
            helper.join(END_SECONDS)
    helper.close()


def wait_for_ready(
    connection: Connection, address: str, patience: float, log: Path, say: Callable[[str], None]
) -> str:
    """Wait until a worker has answered; returns a line that describes the cluster. RayError after `patience`
    seconds."""
    doing = "starting Ray on this machine" if address == LOCAL else f"connecting to Ray at {address}"
    say(f"{doing}; giving up after {patience:g} s")
    began = reported = time.monotonic()
    while not connection.poll(0.1):
        now = time.monotonic()
        if now - began > patience:
            raise RayError(
                f"no Ray at {address!r}: no worker answered within {patience:g} s; "
                f"--ray-wait waits longer{last_words(log)}"
            )
        if now - reported >= SAY_EVERY:
            reported = now
            say(f"{doing}: {now - began:.0f} s")
    there = receive(connection, address, log)
    return f"Ray is ready after {time.monotonic() - began:.0f} s: {there}"


def receive(connection: Connection, address: str, log: Path) -> Any:
    """The helper's next message; RayError if it failed."""
    try:
        failed, value = connection.recv()
    except (EOFError, OSError):
        raise RayError(f"Ray at {address!r} ended before all matches were played{last_words(log)}") from None
    if failed:
        raise RayError(f"Ray at {address!r}: {value}; its log is {log}")
    return value


def last_words(log: Path) -> str:
    """The last lines of Ray's log, to be added to an error message."""
    try:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return "".join(f"\n    {line}" for line in [f"{log}:", *lines[-TAIL:]]) if lines else ""


# --- in the helper ------------------------------------------------------------------------------------


def drive(
    connection: Connection, plan: Plan, numbers: list[int], address: str, workers: int, log: str
) -> None:
    """Play the matches on Ray, and send messages to the arena.

    (False, a description of the cluster), (False, rows) for each batch, and (False, []) at the end. (True,
    the reason) if something fails.
    """
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    try:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray sends no usage statistics
        import ray

        if address == LOCAL:
            setting: dict[str, Any] = {"num_cpus": workers or None, "include_dashboard": False}
        else:
            setting = {"address": address}
        ray.init(log_to_driver=False, logging_level=logging.WARNING, **setting)
        try:
            connection.send((False, greeting(ray)))
            for rows in batches(ray, plan, numbers):
                connection.send((False, rows))
            connection.send((False, []))
        finally:
            ray.shutdown()
    except BrokenPipeError:
        return  # the arena has closed the connection
    except Exception as error:
        traceback.print_exc()  # into the log
        cause = getattr(error, "cause", None) or error  # the task's error, without its traceback
        lines = str(cause).strip().splitlines() or [type(cause).__name__]
        connection.send((True, lines[0]))


def greeting(ray: Any) -> str:
    """Play nothing on one worker; returns what the cluster has."""
    ray.get(ray.remote(check_version).remote(tianxia.__version__))
    resources: dict[str, float] = ray.cluster_resources()
    machines = sum(node["Alive"] for node in ray.nodes())
    processors = processors_of(resources)
    return f"{processors} {'worker' if processors == 1 else 'workers'}, machines: {machines}"


def processors_of(resources: dict[str, float]) -> int:
    """The processors that Ray counts among some resources, at least 1."""
    return max(1, int(resources.get("CPU", 1)))


def batches(ray: Any, plan: Plan, numbers: list[int]) -> Iterator[list[Row]]:
    """Play the matches in batches of about BATCH_SECONDS, as they finish."""
    play_on = ray.remote(play_batch)
    shared = ray.put(plan)
    waiting = deque(numbers)
    running: list[object] = []
    played, spent = 0, 0.0
    while waiting or running:
        processors = processors_of(ray.cluster_resources())  # machines may join and leave
        while waiting and len(running) < processors * (1 + TASKS_AHEAD):
            size = batch_size(played, spent, len(waiting), processors)
            batch = [waiting.popleft() for _ in range(size)]
            running.append(play_on.remote(shared, tianxia.__version__, batch))
        # wait for several, because each wait checks all running tasks
        done, running = ray.wait(running, num_returns=min(len(running), 1 + processors // 8))
        for rows, seconds in ray.get(done):
            played, spent = played + len(rows), spent + seconds
            yield rows


def batch_size(played: int, spent: float, waiting: int, processors: int) -> int:
    """The number of matches that take about BATCH_SECONDS; fewer near the end, so that all workers end
    together."""
    if not played:
        return 1
    wanted = int(BATCH_SECONDS * played / max(spent, 1e-6))
    return max(1, min(wanted, LARGEST_BATCH, waiting // (2 * processors)))


# --- on the workers -----------------------------------------------------------------------------------


def check_version(version: str) -> None:
    """Refuse to play on a machine with another version: its matches might differ."""
    if tianxia.__version__ != version:
        raise RayError(f"{platform.node()} has tianxia {tianxia.__version__}, and this machine {version}")


def play_batch(plan: Plan, version: str, numbers: list[int]) -> Batch:
    """Play some matches; returns their rows and the seconds they took."""
    check_version(version)
    began = time.perf_counter()
    rows = [play(plan, number) for number in numbers]
    return rows, time.perf_counter() - began
