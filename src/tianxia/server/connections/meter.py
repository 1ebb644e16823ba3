"""The metering layer between a socket and a uvicorn protocol.

It reads at most 2 KB at a time and charges the processor time of parsing to the client. It pauses reading
while the client is in debt, while other clients have their turn, and while the client does not read its
answers. It closes a connection if reading from it costs too much, or if its client reads nothing of an
answer.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from tianxia.server.connections.limits import PIECE, Bucket, Client

if TYPE_CHECKING:
    from tianxia.server.connections.places import ConnectionLimits

MOST_READ, LEAST_READ = 2048, 128  # bytes at a time
READING = 100.0  # milliseconds of parsing for one request, or for one WebSocket in a burst
MOST_ONE_READ = 25.0  # ms charged at most for one read, as garbage may be collected in any of them
READING_RATE = 10.0  # milliseconds a second that a WebSocket gets back
UNREAD = 30.0  # seconds in which a client must read LEAST_TAKEN
LEAST_TAKEN = 16 * 1024  # bytes of the unsent answers; answers that nobody reads would fill the memory


class Meter:
    """Takes the place of the transport of one connection; an upgrade to a WebSocket passes it on."""

    def __init__(self, transport: asyncio.Transport, limits: ConnectionLimits, payer: Client) -> None:
        self.transport = transport
        self.limits = limits
        self.payer = payer  # reading waits while this client is in debt
        payer.meters.add(self)
        self.request: Client | None = None  # the client of a request through a proxy, charged as well
        self.loop = asyncio.get_running_loop()
        self.heard = self.loop.time()  # when something was last read
        self.reading = Bucket(READING_RATE, READING)
        self.paused: set[str | Client] = set()  # reasons why reading is paused; a client stands for its debt
        self.unread = 0  # unsent bytes at the last check
        self.looking: asyncio.TimerHandle | None = None
        self.write = transport.write  # bound here, because every message calls it

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def feed(self, protocol: asyncio.Protocol, size: int) -> None:
        """Let the protocol parse what was read, and charge it."""
        data = bytes(self.limits.scratch[:size])
        started = time.thread_time()
        protocol.data_received(data)
        cost = (time.thread_time() - started) * 1000
        self.heard = self.loop.time()
        self.payer.worked(cost)
        if self.request is not None:
            self.request.worked(cost)
        self.reading.spend(min(cost, MOST_ONE_READ))
        # read less at a time if parsing is slow, so that one read stays near PIECE
        self.payer.read_size = 0 if cost <= PIECE / 2 else max(LEAST_READ, int(size * PIECE / cost))
        if self.reading.level < 0:
            self.limits.too_costly += 1
            self.transport.abort()
        else:
            pause_while_in_debt(self.payer, self.loop)
            if self.request is not None:
                pause_while_in_debt(self.request, self.loop)

    def change_payer(self, payer: Client) -> None:
        """Charge another client from now on."""
        self.leave(self.payer)
        self.payer = payer
        payer.meters.add(self)

    def share_with(self, client: Client) -> None:
        """Also charge `client`: the proxy that `payer` stands for has named it as the client of this
        request.
        """
        if self.request is None:
            self.request = client
            client.meters.add(self)
            client.charge(max(0.0, self.reading.size - self.reading.fill()))
            pause_while_in_debt(client, self.loop)

    def leave(self, client: Client) -> None:
        client.meters.discard(self)
        self.resume(client)

    def ended(self) -> None:
        self.payer.meters.discard(self)
        if self.request is not None:
            self.request.meters.discard(self)
        self.read_again()

    def close(self) -> None:
        """Close once the client has read all unsent data, or if it reads too little of it."""
        self.transport.close()
        if self.looking is None and self.transport.get_write_buffer_size():
            self.look_again()

    def not_read(self) -> None:
        """The client reads its answers too slowly: check whether it reads them at all."""
        self.pause("unread")
        if self.looking is None:
            self.look_again()

    def read_again(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            self.looking = None

    def look_again(self) -> None:
        self.unread = self.transport.get_write_buffer_size()
        self.looking = self.loop.call_later(UNREAD, self.cut_unless_read)

    def cut_unless_read(self) -> None:
        if self.unread - self.transport.get_write_buffer_size() < LEAST_TAKEN:
            self.limits.too_slow += 1
            self.transport.abort()
        else:
            self.look_again()

    def next_request(self) -> None:
        """A request was answered: reset the reading cost for the next one."""
        self.reading.level = self.reading.size
        if self.request is not None:
            self.leave(self.request)
            self.request = None

    def pause(self, reason: str | Client) -> None:
        if not self.paused:
            self.transport.pause_reading()
        self.paused.add(reason)

    def resume(self, reason: str | Client) -> None:
        if reason in self.paused:
            self.paused.remove(reason)
            if not self.paused:
                self.transport.resume_reading()

    # Flow control, called by uvicorn.

    def pause_reading(self) -> None:
        self.pause("busy")

    def resume_reading(self) -> None:
        self.resume("busy")


def pause_while_in_debt(client: Client, loop: asyncio.AbstractEventLoop) -> None:
    """Pause all connections of the client; otherwise each of them could still read once."""
    wait = max(client.others_first - loop.time(), client.work.wait())
    if wait > 0:
        for meter in client.meters:
            if not meter.transport.is_closing():
                meter.pause(client)
        if not client.waits:  # one timer for all connections of the client
            client.waits = True
            loop.call_later(wait, rest, client, loop)


def rest(client: Client, loop: asyncio.AbstractEventLoop) -> None:
    """Read from a client's connections again, once it is out of debt."""
    wait = max(client.others_first - loop.time(), client.work.wait())
    if wait > 0:
        loop.call_later(wait, rest, client, loop)
        return
    client.waits = False
    for meter in list(client.meters):
        meter.resume(client)


class Metered(asyncio.BufferedProtocol, asyncio.Protocol):
    """Mixin before a uvicorn protocol, whose `transport` is a Meter.

    asyncio asks a BufferedProtocol for a buffer; the length of the buffer limits each read.
    """

    limits: ConnectionLimits
    meter: Meter

    def get_buffer(self, sizehint: int) -> memoryview:
        return self.limits.scratch[: self.meter.payer.read_size or MOST_READ]

    def buffer_updated(self, nbytes: int) -> None:
        self.meter.feed(self, nbytes)

    def eof_received(self) -> None:
        """The transport closes."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.meter.not_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.meter.read_again()
        self.meter.resume("unread")
