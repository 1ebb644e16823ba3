"""Play a plan in local processes or on Ray. A run can be stopped and resumed.

The folder of the run has `run.json` with the plan, and `journal.jsonl` with a line for each finished match.
Matches may finish in any order: the results are sorted by match number.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path

import msgspec

from tianxia.arena.cluster import START_SECONDS, on_ray
from tianxia.arena.match import Plan, Row, play
from tianxia.kernel.errors import TianxiaError


class RunError(TianxiaError):
    """A run cannot be started or continued."""


def run(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[int, int], None] = lambda done, total: None,
    record: bool = False,
    ray_wait: float = START_SECONDS,
    say: Callable[[str], None] = lambda text: None,
) -> list[Row]:
    """Play the missing matches of a plan. Returns every match of the plan, in order.

    With `record`, write the decisions of the matches played now (arena/record.py); not on a cluster. `ray`
    is the address of a Ray cluster, or `local` for a cluster with `jobs` workers that is started here (0:
    one on each core). The cluster may take `ray_wait` seconds to start; `say` gets lines about its
    progress.
    """
    plan.check()
    if record and ray:
        raise RunError("decisions are recorded on this machine only: leave out --ray or --record")
    target = str(folder) if record else ""
    rows = open_run(plan, folder)
    played = {row.number for row in rows}
    missing = [number for number in range(plan.matches()) if number not in played]
    progress(len(rows), plan.matches())
    if missing:
        if ray:
            found = on_ray(plan, missing, folder, ray, jobs, ray_wait, say)
        elif jobs <= 1:
            found = (play(plan, number, target) for number in missing)
        else:
            found = on_processes(plan, missing, jobs, target)
        with (folder / "journal.jsonl").open("ab") as journal:
            for row in found:
                journal.write(msgspec.json.encode(row) + b"\n")
                journal.flush()
                rows.append(row)
                progress(len(rows), plan.matches())
    return sorted(rows, key=lambda row: row.number)


# --- the folder of a run ------------------------------------------------------------------------------


def open_run(plan: Plan, folder: Path) -> list[Row]:
    """Open or create the folder of a run and return its matches; RunError if it holds another plan.

    A plan that differs only in having more games continues the run.
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
    return [row for row in own_rows(plan, folder / "journal.jsonl") if row.number < plan.matches()]


def own_rows(plan: Plan, file: Path) -> list[Row]:
    """The matches of a journal without duplicates, numbered as in the plan.

    Old runs played equal seatings twice; their journal is rewritten with today's numbers, without the copies.
    """
    rows = read_journal(file)
    found: dict[int, Row] = {}
    for row in rows:
        number = plan.number(row)
        if number < 0:
            raise RunError(f"{file}: match {row.number} is of another run; name another folder")
        found.setdefault(number, msgspec.structs.replace(row, number=number))
    fresh = list(found.values())
    if fresh != rows:
        draft = file.with_suffix(".new")
        draft.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in fresh))
        draft.replace(file)
    return fresh


def describe(plan: Plan) -> str:
    """A run in words, for reports and errors."""
    return f"{plan.game}, {plan.seats} seats, bots {','.join(plan.bots)}, seed {plan.seed}"


def read_journal(file: Path) -> list[Row]:
    """The matches of a journal. An incomplete last line is removed, so that match is played again."""
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
    """A process pool that ignores Ctrl-C, so that only this process handles it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs, gc.freeze)
    finally:
        signal.signal(signal.SIGINT, before)


def on_processes(plan: Plan, numbers: list[int], jobs: int, record: str = "") -> Iterator[Row]:
    """Play matches by their numbers on `jobs` processes; yields rows as they are finished."""
    with workers(jobs) as pool:
        yield from pool.imap_unordered(partial(play, plan, record=record), numbers)
