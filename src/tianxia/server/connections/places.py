"""Limits on open connections, in total and for each address, and which connection is closed if all places
are taken.
"""

from __future__ import annotations

import logging
from collections import Counter
from heapq import nlargest
from typing import Protocol

from tianxia.server.connections.limits import Client, Clients
from tianxia.server.connections.proxies import Proxies
from tianxia.server.operations.settings import Settings

log = logging.getLogger("tianxia.server")

RESERVE = 100  # file descriptors reserved for other uses
SHARE = 4  # 1 place in 4 is reserved for players, and 1 in 4 for everybody else
MOST_AT_SEAT = 3  # connections of one guest at one match that rank as SEATED
SEATED_OF_ONE = 128  # 1 place in 128 may rank as SEATED for one address
LARGEST = 8  # the largest addresses, which are searched for a connection to close

# The ranks of connections; the lowest rank is closed first.
IDLE, WATCHING, BUSY, SEATED = range(4)


class Place(Protocol):
    """A connection that is counted."""

    address: str  # the address it is counted for
    trusted: bool  # does it come from a trusted proxy?
    seat: str  # the guest and match for which it ranks as SEATED; empty if it does not

    def rank(self) -> int:
        """IDLE, WATCHING, BUSY or SEATED."""

    def silent_since(self) -> float:
        """The time of the last read."""

    def give_up(self) -> None:
        """Close the connection; its place is already free."""


class ConnectionLimits:
    """Counts connections. Trusted proxies have no limit."""

    def __init__(self, settings: Settings, clients: Clients) -> None:
        self.settings = settings
        self.clients = clients
        self.most = min(settings.most_open, max(1, files_allowed() - RESERVE))
        self.most_unseated = self.most_seated = self.most - self.most // SHARE
        self.most_seated_of_one = max(MOST_AT_SEAT, self.most // SEATED_OF_ONE)
        self.most_of_one = settings.most_sockets
        self.header_seconds = settings.header_seconds
        self.proxies = Proxies(settings.trusted_proxies)
        self.scratch = memoryview(bytearray(2048))  # the buffer for all reads of this event loop
        self.all = 0
        self.seated = 0
        self.of: dict[str, set[Place]] = {}
        self.seated_of: Counter[str] = Counter()  # by address
        self.at_seat: dict[str, list[Place]] = {}  # places that rank as SEATED, oldest first
        self.refused = 0
        self.too_slow = 0
        self.too_costly = 0
        self.gave_up = 0

    def arrives(self, host: str) -> bool:
        """May an address open another connection now?"""
        if host in self.proxies or self.clients.of(host).arrivals.take() == 0:
            return True
        self.refused += 1
        return False

    def payer(self, host: str) -> Client:
        """The client charged for reading. Behind a proxy every connection has its own."""
        return Client(self.settings) if host in self.proxies else self.clients.of(host)

    def count(self, address: str) -> int:
        return len(self.of.get(address, ()))

    def enter(self, place: Place) -> bool:
        """Give a connection a place, closing another one if needed; False if there is none."""
        if not place.trusted and self.count(place.address) >= self.most_of_one:
            self.refused += 1
            return False
        self.add(place)
        while self.all > self.most or self.all - self.seated > self.most_unseated:
            loser = self.loser()
            self.leave(loser)
            self.gave_up += 1
            if loser is place:
                self.refused += 1
                return False
            loser.give_up()
        return True

    def add(self, place: Place) -> None:
        self.all += 1
        self.of.setdefault(place.address, set()).add(place)

    def leave(self, place: Place) -> None:
        there = self.of.get(place.address)
        if there is None or place not in there:
            return
        self.stand_up(place)
        self.all -= 1
        there.remove(place)
        if not there:
            del self.of[place.address]

    def move(self, place: Place, address: str) -> None:
        """Count a connection for the address that the proxy named."""
        if address != place.address:
            self.leave(place)
            place.address = address
            self.add(place)

    def sit_down(self, place: Place, seat: str) -> None:
        """Rank a player's connection as SEATED, if guest, address and server are below their limits.

        If one guest has several connections to a match, the latest ones count: a player who reconnects may
        have lost the others.
        """
        if place.seat or place not in self.of.get(place.address, ()):
            return
        there = self.at_seat.get(seat, [])
        if len(there) == MOST_AT_SEAT:
            self.stand_up(there[0])
        if self.seated < self.most_seated and self.seated_of[place.address] < self.most_seated_of_one:
            self.seated += 1
            self.seated_of[place.address] += 1
            self.at_seat.setdefault(seat, []).append(place)
            place.seat = seat

    def stand_up(self, place: Place) -> None:
        """Rank a connection as a spectator's again."""
        if not place.seat:
            return
        self.seated -= 1
        self.seated_of[place.address] -= 1
        if not self.seated_of[place.address]:
            del self.seated_of[place.address]
        self.at_seat[place.seat].remove(place)
        if not self.at_seat[place.seat]:
            del self.at_seat[place.seat]
        place.seat = ""

    def loser(self) -> Place:
        """The connection to close: of the address with most connections that are not SEATED, the lowest
        rank, silent for longest. Connections of proxies themselves are closed last.
        """
        unseated = nlargest(LARGEST, self.of, key=lambda one: len(self.of[one]) - self.seated_of[one])
        for address in unseated:
            there = [place for place in self.of[address] if place.rank() < BUSY and not place.trusted]
            there += [place for place in self.of[address] if place.rank() == WATCHING and place.trusted]
            if there:
                return min(there, key=least_needed)
        return min(self.of[unseated[0]], key=least_needed)


def least_needed(place: Place) -> tuple[int, float]:
    return place.rank(), place.silent_since()


def files_allowed() -> int:
    """The limit of open files, raised as far as the system allows."""
    try:
        import resource
    except ModuleNotFoundError:  # not on this system
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            log.warning("this process may open only %d files", soft)
    return wanted if soft == resource.RLIM_INFINITY else soft
