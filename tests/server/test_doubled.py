"""Two servers, every command sent twice and from both sides at once: nothing is lost or doubled."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Select, select
from tests.server.offers import some_phrase
from tests.server.running import Guest, RunningServer, Table
from tests.server.test_tables import run

from tianxia.kernel.rng import stream
from tianxia.server.storage.schema import entries

AT_ONCE = 8  # matches

pytestmark = pytest.mark.xdist_group("postgresql")


class Player(threading.Thread):
    """Plays both seats of one match through two servers, and remembers what was acknowledged."""

    def __init__(self, guests: list[Guest], match: str, moves: int, number: int) -> None:
        super().__init__(daemon=True)
        self.guests = guests
        self.match = match
        self.moves = moves
        self.rng = stream(number, "doubled")
        self.acknowledged: dict[str, set[int]] = {}
        self.late = 0
        self.shown: list[list[str]] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            with self.guests[0].at(self.match) as first, self.guests[1].at(self.match) as second:
                for number in range(self.moves):
                    if not self.play(number, first, second):
                        break
                self.compare(first, second)
        except BaseException as fault:
            self.fault = fault

    def play(self, number: int, *tables: Table) -> bool:
        """The same command over both servers, twice each, and another for the same version from one."""
        frame = tables[0].look(-1)
        if frame["view"]["over"]:
            return False
        seat, version = frame["view"]["waiting"][0], frame["version"]
        offer = tables[0].look(seat, since=version)["offer"]
        if not offer:
            return True
        same, rival = f"{number}/same", f"{number}/rival"
        text, other = (some_phrase(offer, self.rng.below(1000)) for _ in range(2))
        body = {"type": "move", "version": version, "seat": seat}
        for table in tables:
            table.send(**body, id=same, text=text)
            table.send(**body, id=same, text=text)
        tables[number % 2].send(**body, id=rival, text=other)
        wanted = [2, 2]
        wanted[number % 2] += 1
        for table, count in zip(tables, wanted, strict=True):
            while count:
                message = table.receive()
                if message.get("id") in (same, rival):
                    count -= 1
                    if message["type"] == "done":
                        self.acknowledged.setdefault(message["id"], set()).add(message["version"])
                    elif message["type"] == "late":
                        self.late += 1
                    else:
                        raise AssertionError(message)
        return True

    def compare(self, *tables: Table) -> None:
        """Both servers must send each seat the same bytes at the end."""
        for seat in (-1, 0, 1):
            deadline = time.monotonic() + 60
            while len({table.look(seat)["version"] for table in tables}) > 1:
                assert time.monotonic() < deadline, "one server stays behind"
            views = [msgspec.json.encode([t.frame["view"], t.frame["offer"], t.frame["log"]]) for t in tables]
            self.shown.append([view.decode() for view in views])


def doubled_commands(database: str, folder: Path, matches: int, moves: int) -> dict[str, Any]:
    """Play matches concurrently and compare them; returns figures."""
    with ExitStack() as stack:
        settings: dict[str, Any] = {"key_file": folder / "key", "most_unfinished": matches}
        servers = [stack.enter_context(RunningServer(database, **settings)) for _ in range(2)]
        ann = servers[0].guest("Ann")
        guests = [ann, ann.back(servers[1])]
        players: list[Player] = []
        for first in range(0, matches, AT_ONCE):
            names = [ann.start("huang", "me", "me")["match"] for _ in range(min(AT_ONCE, matches - first))]
            here = [Player(guests, name, moves, first + n) for n, name in enumerate(names)]
            for player in here:
                player.start()
            for player in here:
                player.join(300)
                if player.fault is not None:
                    raise AssertionError(f"match {player.match}: {player.fault!r}") from player.fault
            players += here
        checked = 0
        for player in players:
            query = select(entries.c.number, entries.c.command).where(entries.c.match == player.match)
            query = query.order_by(entries.c.number)
            rows = run(servers[0], read_all(servers[0], query))
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            kept = {row.command: row.number for row in rows}
            assert len(kept) == len(rows), "none is doubled"
            for name, versions in player.acknowledged.items():
                assert versions == {kept[name]}, "every answer names the one entry"
                checked += 1
            assert all(one == other for one, other in player.shown), "both servers show the same bytes"
        late = sum(player.late for player in players)
        return {"matches": matches, "acknowledged": checked, "late": late, "lost": 0, "doubled": 0}


async def read_all(server: RunningServer, query: Select[Any]) -> Any:
    return await server.matches.store.read(lambda connection: connection.execute(query).all())


@pytest.mark.slow
def test_doubled_commands_on_two_servers(postgresql_database: str, tmp_path: Path) -> None:
    figures = doubled_commands(postgresql_database, tmp_path, matches=4, moves=8)
    assert figures["acknowledged"] >= 4 * 8 * 0.8
    assert figures["late"] > 0
