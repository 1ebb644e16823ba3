"""Playing a plan: on processes here or on Ray, stopped and resumed at will.

Each finished match is a line of `journal.jsonl` in the folder of the run; `run.json` says what is played
there. The order in which matches end does not matter: what is made of them goes by their numbers.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path

import msgspec

from tianxia.arena.match import Plan, Row, play
from tianxia.kernel.errors import TianxiaError

RAY_MATCHES_AHEAD = 4  # for each processor, so that none waits for the next


class RunError(TianxiaError):
    """A run cannot go on."""


def run(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Row]:
    """Play what is not played yet; every match of the plan, in order."""
    plan.check()
    rows = open_run(plan, folder)
    played = {row.number for row in rows}
    missing = [number for number in range(plan.matches()) if number not in played]
    progress(len(rows), plan.matches())
    if missing:
        if ray:
            found = on_ray(plan, missing, ray)
        elif jobs == 1:
            found = (play(plan, number) for number in missing)
        else:
            found = on_processes(plan, missing, jobs)
        with (folder / "journal.jsonl").open("ab") as journal:
            for row in found:
                journal.write(msgspec.json.encode(row) + b"\n")
                journal.flush()
                rows.append(row)
                progress(len(rows), plan.matches())
    return sorted(rows, key=lambda row: row.number)


# --- the folder of a run ------------------------------------------------------------------------------


def open_run(plan: Plan, folder: Path) -> list[Row]:
    """The matches of the plan that a folder has; RunError if it holds another run.

    More games of the same plan may be asked for than the first time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / "run.json"
    if head.exists():
        try:
            before = msgspec.json.decode(head.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise RunError(f"{head}: no run of the arena: {error}") from None
        if msgspec.structs.replace(before, games=plan.games) != plan:
            raise RunError(f"{folder}: holds another run ({describe(before)}); name another folder")
    elif any(folder.iterdir()):
        raise RunError(f"{folder}: is neither empty nor a run of the arena; name another folder")
    head.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
    return [row for row in read_journal(folder / "journal.jsonl") if row.number < plan.matches()]


def describe(plan: Plan) -> str:
    return f"{plan.game}, {plan.seats} seats, bots {','.join(plan.bots)}, seed {plan.seed}"


def read_journal(file: Path) -> list[Row]:
    """The matches a journal has. A last line that was cut short is taken off; that match is played again."""
    if not file.exists():
        return []
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        file.write_bytes(whole)
    rows: dict[int, Row] = {}
    for at, line in enumerate(whole.splitlines(), 1):
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.MsgspecError as error:
            raise RunError(f"{file}, line {at}: no match of the arena: {error}") from None
        rows[row.number] = row
    return list(rows.values())


# --- many at once -------------------------------------------------------------------------------------


def workers(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to this one: they are born where it is ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs, gc.freeze)
    finally:
        signal.signal(signal.SIGINT, before)


def on_processes(plan: Plan, numbers: list[int], jobs: int) -> Iterator[Row]:
    with workers(jobs) as pool:
        yield from pool.imap_unordered(partial(play, plan), numbers)


def on_ray(plan: Plan, numbers: list[int], address: str) -> Iterator[Row]:
    """The same matches on a Ray cluster, whose machines have the same Tianxia installed."""
    try:
        import ray
    except ImportError:
        raise RunError("Ray is not installed: pip install 'tianxia[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise RunError(f"no Ray at {address!r}: {error}") from None
    try:
        remote = ray.remote(play)
        shared = ray.put(plan)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        ahead = RAY_MATCHES_AHEAD * int(resources.get("CPU", 1))
        waiting = numbers[::-1]
        running: list[object] = []
        while waiting or running:
            while waiting and len(running) < ahead:
                running.append(remote.remote(shared, waiting.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()
