"""Long versions of other tests: every attack with more moves, thousands of sockets, all places taken."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.attackers import skip_unless_there
from tests.server.attacks import ATTACKS, Attackers, Refused
from tests.server.long_matches import keep_long_matches
from tests.server.reconnecting import measure
from tests.server.running import Guest, sqlite_file
from tests.server.test_kill import Process
from tests.server.under_attack import EVIL, Trial

pytestmark = [pytest.mark.long, pytest.mark.slow, pytest.mark.xdist_group("attacks")]

ROUNDS, MOVES, MOST_MOVES = 4, 50, 600
SLOWER = 2.5  # times as long as in quiet
LONGEST_HEALTH = 0.5  # seconds


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("long")
    keep_long_matches(sqlite_file(folder))
    return folder


@pytest.mark.timing
@pytest.mark.parametrize("name", ATTACKS)
def test_another_player_waits_at_most_two_and_a_half_times_as_long(
    name: str, template: Path, tmp_path: Path
) -> None:
    skip_unless_there(EVIL)
    trial = Trial(name, template, tmp_path)
    trial.run_until(SLOWER, ROUNDS, MOVES, MOST_MOVES)
    trial.check(ROUNDS)
    assert trial.slower <= SLOWER
    assert max(trial.attacked.health) < LONGEST_HEALTH


@pytest.mark.timing
def test_four_thousand_sockets_come_back_after_a_restart() -> None:
    figures = measure(4000)
    print(figures)
    assert figures["exit_code"] == 0
    assert figures["stop_cpu_seconds"] < 3
    assert figures["stop_seconds"] - figures["stop_queued_seconds"] <= 5  # other tests use the cores, too
    assert figures["back_seconds"] <= 20
    assert figures["longest_ms"] < 2000, "those who are in play on"


def test_newcomers_get_in_though_41_addresses_have_100_sockets_each(tmp_path: Path) -> None:
    skip_unless_there(EVIL)
    server = Process(sqlite_file(tmp_path), environment={"TIANXIA_WORKERS": "1"})
    try:
        ann = Guest(f"127.0.0.1:{server.port}", "Ann", "127.0.1.1")
        match = ann.start("huang", "me", "me")["match"]
        ann.http.close()
        with ann.at(match, 0) as playing:
            assert asyncio.run(crowd_and_newcomers(server.port, match)) == 10
            assert playing.look()["type"] == "frame", "a player keeps the place"
    finally:
        server.kill()


async def crowd_and_newcomers(port: int, match: str) -> int:
    """Fill every place with silent spectators; returns how many of ten newcomers get in."""
    tasks: list[asyncio.Task[None]] = []
    inside = 0

    async def watch(address: str) -> None:
        nonlocal inside
        try:
            async with Attackers(port, address).at(match, deflate=False) as socket:
                inside += 1
                await socket.receive()
        except (OSError, EOFError, asyncio.IncompleteReadError, Refused):
            return

    for address in range(41):
        tasks += [asyncio.create_task(watch(f"127.0.2.{1 + address}")) for _ in range(100)]
        await asyncio.sleep(0.3)
    while inside < 3000:
        await asyncio.sleep(0.1)
    came = 0
    for number in range(10):
        async with Attackers(port, f"127.0.3.{1 + number}").at(match, deflate=False) as socket:
            came += b'"frame"' in await asyncio.wait_for(socket.ask(type="look", seat=-1, since=0), 20)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return came
