"""Which connections keep a place when all are taken, through the real listener."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.attackers import from_address, skip_unless_there
from tests.server.running import PATIENCE, Guest, RunningServer, sqlite_file
from tests.server.test_attacks import USUAL, places
from tests.server.test_meter import shake_hands
from tests.server.under_attack import EVIL

from tianxia.server.connections.places import MOST_AT_SEAT, SEATED, ConnectionLimits
from tianxia.server.connections.protocols import SocketProtocol

PLACES = 40
ADDRESSES = 4  # of the attackers


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    skip_unless_there(EVIL)
    settings: dict[str, Any] = {**USUAL, "most_open": PLACES}
    with RunningServer(sqlite_file(tmp_path), **settings) as running:
        yield running


def cookie_of(guest: Guest) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def seats_of_attackers(server: RunningServer, own: bool) -> list[tuple[str, str, str]]:
    """Address, cookie and match for each of the attackers' sockets: each at its own match, or all at one."""
    found = []
    guests = [Guest(server.address, "Evil", f"127.0.2.{1 + number}") for number in range(ADDRESSES)]
    one = guests[0].start("toy", "me", "me")["match"]
    for number in range(PLACES):
        guest = guests[number % ADDRESSES]
        cookie = cookie_of(guest if own else guests[0])
        match = guest.start("toy", "me", "me")["match"] if own else one
        found.append((f"127.0.2.{1 + number % ADDRESSES}", cookie, match))
    for guest in guests:
        guest.http.close()
    return found


@pytest.mark.parametrize(
    "own",
    [False, pytest.param(True, marks=pytest.mark.long)],
    ids=["one guest", "a match for each socket"],
)
def test_seated_attackers_keep_nobody_out(server: RunningServer, own: bool) -> None:
    """Whoever holds all places: seated players keep theirs, and reconnecting players and newcomers get in."""
    limits: ConnectionLimits = server.app.connections
    with ExitStack() as stack:
        ann, bob = (Guest(server.address, name, f"127.0.1.{n}") for n, name in enumerate(("Ann", "Bob"), 1))
        match = ann.start_with(bob, "toy")
        attackers = seats_of_attackers(server, own)
        for guest in (ann, bob):
            guest.http.close()
        playing = stack.enter_context(ann.at(match, 0))
        for address, cookie, theirs in attackers:
            wire = stack.enter_context(from_address(server, address))
            wire.settimeout(PATIENCE)
            with suppress(OSError, AssertionError):  # it may be refused
                shake_hands(wire, server, theirs, cookie)
        assert limits.all == PLACES or limits.gave_up, "all places are taken"
        again = stack.enter_context(bob.at(match, 1))
        newcomers = []
        for number in range(10):
            new = Guest(server.address, "New", f"127.0.3.{1 + number}")
            new.http.close()
            newcomers.append(stack.enter_context(new.at(match)))
        for table in newcomers:  # no newcomer has lost its place to another one
            assert table.look()["type"] == "frame"
        assert limits.all <= PLACES
        assert limits.seated <= 2 + (ADDRESSES * limits.most_seated_of_one if own else MOST_AT_SEAT)
        assert limits.seated == sum(limits.seated_of.values()) == sum(map(len, limits.at_seat.values()))
        playing.play("bid 1")
        again.look()
        again.play("bid 2")


def test_the_latest_connections_of_a_player_are_the_protected_ones(server: RunningServer) -> None:
    """The other connections may belong to a network that the player has left."""
    ann = server.guest("Ann")
    match = ann.start("toy", "me", "me")["match"]
    with ExitStack() as stack:
        wires = []
        for _ in range(MOST_AT_SEAT + 2):
            wire = stack.enter_context(from_address(server, EVIL))
            wire.settimeout(PATIENCE)
            shake_hands(wire, server, match, cookie_of(ann))
            wires.append(wire.getsockname())
        with ann.at(match, 0):  # by now the server has handled the other connections
            sockets = [place for place in places(server) if isinstance(place, SocketProtocol)]
        seated = {place.client for place in sockets if place.rank() == SEATED}
        assert not seated & set(wires[:3])
        assert set(wires[3:]) <= seated


def test_a_spectator_who_takes_a_seat_is_a_player_at_once(server: RunningServer) -> None:
    """A spectator becomes a player by taking an absent player's seat, or by joining with the page open."""
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    made = ann.start("toy", "me", "open", vacant="anybody", after=0)
    match, limits = made["match"], server.app.connections
    with bob.at(match) as table, eve.at(match) as other:
        assert limits.seated == 0
        bob.post(f"/matches/{match}/join", {"secret": made["invite"][0]["link"].rpartition("/")[2]}, 200)
        table.look(1)
        assert limits.seated == 1
        other.send(type="take", id="t", seat=0)
        assert other.until_answered("t")["type"] == "done"
        other.look(0)
        assert limits.seated == 2
    with ann.at(match) as table:
        table.look()
        assert limits.seated == 0
