"""Measures how long players at another table wait while the server reviews the longest golden games.

python scripts/soak_server.py reviews --moves 300
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.golden import at_table, folder
from tests.server.long_matches import keep_entries
from tests.server.running import PATIENCE, Guest, sqlite_file
from tests.server.test_kill import Process
from tests.server.under_attack import PAIRS, Players, Stretches, metrics, p95

import tianxia
from tianxia.kernel.record import read_record
from tianxia.server.matches.live_match import summarize
from tianxia.server.matches.reviews import UNSEEN
from tianxia.server.operations.settings import make_settings
from tianxia.server.storage.store import SeatRow, Store
from tianxia.table.match import Match

LOOK = 0.2  # seconds between two looks at a review
COPIES = 10  # copies of each match for each period: a review is stored, so a copy can be reviewed only once
READER = "127.5.0.1"  # the address of the client that reads the reviews


def longest(title: str) -> Match:
    """The longest golden game of a title."""
    file = max(folder(title).glob("*.txt"), key=lambda one: one.stat().st_size)
    return at_table(tianxia.game(title), read_record(file.read_text(encoding="utf-8"), tianxia.game))


def names(title: str, number: int) -> list[str]:
    """The matches for one period."""
    return [f"{title}-{number}-{copy}" for copy in range(COPIES)]


async def keep(database: str, titles: list[str], rounds: int) -> None:
    """Write copies of the games into a database before its server starts."""
    store = Store(make_settings(database))
    await store.open()

    async def keep_one(match: Match, name: str) -> None:
        header = msgspec.structs.replace(match.header, id=name)
        rows = [SeatRow(name, seat, "person", guest="-") for seat in range(match.state.seats)]
        await store.create(header, rows, summarize(match), public=True)
        kept = [
            {**msgspec.structs.asdict(entry), "match": name, "at": 0, "command": f"c{entry.number}"}
            for entry in match.entries
        ]
        await store.write(partial(keep_entries, kept))

    try:
        for title in titles:
            match = longest(title)
            copies = (name for number in range(rounds) for name in names(title, number))
            await asyncio.gather(*(keep_one(match, name) for name in copies))  # in few commits
    finally:
        await store.close()


class Reader(threading.Thread):
    """Asks for one review after the other, each until it is done."""

    def __init__(self, address: str, matches: list[str]) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(address, own=READER)
        self.matches = matches
        self.begun = threading.Event()
        self.enough = threading.Event()
        self.pieces = 0  # pieces of work that the server has done for these reviews
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            for match in self.matches:
                done, finished = 0, False
                while not finished:
                    progress = self.guest.get(f"/matches/{match}/review")
                    self.begun.set()
                    self.pieces += progress["done"] - done
                    done, finished = progress["done"], progress["review"] is not None
                    if self.enough.wait(LOOK):
                        return
            self.error = AssertionError("there are too few matches to review")
        except Exception as error:
            self.error = error
        finally:
            self.begun.set()
            self.guest.http.close()


@contextmanager
def reviewing(address: str, matches: list[str], pieces: list[int]) -> Iterator[None]:
    """Reviews are made during the block. Records how many pieces of work were done."""
    reader = Reader(address, matches)
    reader.start()
    assert reader.begun.wait(PATIENCE)
    try:
        yield
    finally:
        reader.enough.set()
        reader.join()
    if reader.error is not None:
        raise reader.error
    pieces.append(reader.pieces)


def wait_until_idle(http: httpx.Client) -> None:
    """Wait until the server has stopped all reviews that nobody asks for any more."""
    deadline = time.monotonic() + UNSEEN + PATIENCE
    idle = 0
    while idle < 5:  # a worker rests for a moment between two pieces
        assert time.monotonic() < deadline, "a review goes on though nobody asks for it"
        idle = 0 if metrics(http)["bots_busy"] else idle + 1
        time.sleep(LOOK)


def figures(titles: list[str], rounds: int, moves: int) -> dict[str, dict[str, Any]]:
    """Quiet periods and periods with reviews alternate; milliseconds, p95 and median."""
    quiet = {title: Stretches() for title in titles}
    meanwhile = {title: Stretches() for title in titles}
    pieces: dict[str, list[int]] = {title: [] for title in titles}
    with tempfile.TemporaryDirectory() as place, ExitStack() as stack:
        database = sqlite_file(Path(place))
        asyncio.run(keep(database, titles, rounds))
        server = Process(database)
        stack.callback(server.kill)
        address = f"127.0.0.1:{server.port}"
        http = stack.enter_context(httpx.Client(base_url=f"http://{address}", timeout=PATIENCE))
        pairs = [Players(address, number, stack) for number in range(PAIRS)]
        for number in range(rounds):
            for title in titles:
                wait_until_idle(http)
                quiet[title].play(pairs, moves, http)
                with reviewing(address, names(title, number), pieces[title]):
                    meanwhile[title].play(pairs, moves, http)
    return {
        title: {
            "moves": len(meanwhile[title].moves),
            "pieces": sum(pieces[title]),
            **{
                f"{kind}_{what}_ms": round(cut(found.moves) * 1000, 1)
                for kind, found in (("quiet", quiet[title]), ("reviewing", meanwhile[title]))
                for what, cut in (("p50", statistics.median), ("p95", p95))
            },
            "longer": round(p95(meanwhile[title].moves) / p95(quiet[title].moves), 2),
        }
        for title in titles
    }
