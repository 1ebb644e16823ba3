"""The live connection of one browser to one match."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import PathParameter
from uvicorn.protocols.utils import ClientDisconnected

from tianxia.server.connections.limits import BURST, MESSAGE_COST, Bucket, Client, measured
from tianxia.server.connections.middleware import client_of
from tianxia.server.matches.cooperative import tell_cooperatively
from tianxia.server.matches.live_match import LiveMatch, Taker
from tianxia.server.matches.live_matches import LiveMatches, NoMatch
from tianxia.server.storage.database import StorageFault
from tianxia.server.web.guests import COOKIE, read_cookie
from tianxia.server.web.names import clean_name
from tianxia.table.command import (
    Answer,
    Command,
    Late,
    Log,
    Look,
    Malformed,
    Message,
    Query,
    Refused,
    Take,
    Tell,
    Told,
    Trouble,
)
from tianxia.table.judge import answer
from tianxia.table.offer import SentenceOut

MOST_BYTES = 4096
NOT_FOUND = 4404
TRY_AGAIN = 1013  # close code: reconnect, and repeat unanswered commands

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("tianxia.server")

# Errors of a send or a receive after the browser has disconnected.
GONE = (WebSocketDisconnect, WebSocketException, ClientDisconnected, ConnectionError)

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Message)


class Connection:
    """One browser at one match. `lock` keeps answers and frames from mixing."""

    def __init__(
        self, socket: Socket, matches: LiveMatches, live: LiveMatch, guest: str | None, client: Client
    ) -> None:
        self.socket = socket
        self.matches = matches
        self.live = live
        self.guest = guest
        self.client = client
        self.seat: int | None = None  # None before the first `look`
        self.since = 0
        self.trouble = ""  # the last database problem sent
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()

    def sit_down(self) -> None:
        """Tell the limits of connections, if the guest plays in this match."""
        place = self.socket.scope["state"].get("connection")  # None without a network, and after the end
        if place is not None and self.guest in self.live.persons():
            place.sits_down(f"{self.guest} {self.live.match.header.id}")

    def wake(self) -> None:
        self.news.set()

    async def push(self) -> None:
        """Send a frame after every change; changes during a send are combined into one frame."""
        while True:
            await self.news.wait()
            async with self.lock:
                if self.live.fault:
                    await self.answer(Malformed(SentenceOut(self.live.fault_key, {}), self.live.fault))
                    await self.socket.close(NOT_FOUND)
                    return
                if self.trouble != self.matches.trouble:
                    self.trouble = self.matches.trouble
                    await self.answer(Trouble(self.trouble))
                if self.news.is_set() and self.seat is not None:
                    if self.seat >= 0 and not self.live.owns(self.guest, self.seat):
                        self.seat = -1  # after leaving the seat, show the spectator's view
                    await self.send_frame(self.seat)
                elif self.seat is None:
                    self.news.clear()

    async def send_frame(self, seat: int) -> None:
        async with self.client.turn():
            self.news.clear()
            made = self.live.made
            frame = self.live.frame(self.guest, seat, self.since)
            self.matches.frames += self.live.made - made
            self.since = self.live.match.version
        await self.send(frame)

    async def answer(self, answer: Answer) -> None:
        await self.send(msgspec.json.encode(answer))

    async def send(self, message: bytes) -> None:
        self.matches.bytes_sent += len(message)
        await self.socket.send_text(message.decode())

    async def receive(self, text: str | bytes) -> None:
        """Handle one message from the browser."""
        if len(text.encode() if isinstance(text, str) else text) > MOST_BYTES:
            await self.answer(
                Malformed(SentenceOut("refusal-request", {}), f"a message has at most {MOST_BYTES} bytes")
            )
            return
        try:
            message: Message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await self.answer(Malformed(SentenceOut("refusal-request", {}), str(error)))
            return
        if isinstance(message, Take):
            await self.take(message)
        elif message.seat >= 0 and not self.live.owns(self.guest, message.seat):
            await self.refuse(message, "refusal-not-your-seat")
        elif isinstance(message, Look):
            if message.seat >= 0 and self.seat != message.seat:
                self.sit_down()  # the guest may have got the seat after connecting
            self.seat, self.since = message.seat, message.since
            await self.send_frame(message.seat)
        elif message.seat < 0 and not isinstance(message, Log | Tell):
            await self.refuse(message, "refusal-spectator")
        else:
            try:
                await (self.question(message) if isinstance(message, Query) else self.command(message))
            except (StorageFault, *GONE):
                raise
            except Exception:  # an engine error must not end the connection
                log.exception("match %s failed at the message %s", self.live.match.header.id, message)
                await self.answer(Refused(message.id, "", SentenceOut("refusal-fault", {})))

    async def question(self, message: Query) -> None:
        """Answer a question. They can be expensive, so an address gets one at a time."""
        async with self.client.turn():
            if isinstance(message, Tell):
                told = await tell_cooperatively(self.live.match, message.seat, message.since)
                found: Answer = Told(**msgspec.structs.asdict(told), id=message.id)
            else:
                found = answer(self.live.match, message)
        await self.answer(found)

    async def take(self, message: Take) -> None:
        """Take the seat of an absent player."""
        if self.guest is None:
            await self.refuse(message, "refusal-no-guest")
        else:
            name = clean_name((await self.matches.store.guest(self.guest)).name)
            await self.command(message, Taker(self.guest, name))
            self.sit_down()

    async def command(self, message: Command, taker: Taker | None = None) -> None:
        await self.client.rested()
        try:
            work = measured(self.matches.command(self.live, message, taker), self.client)
            answered = await self.matches.tasks.finish(work)
        except NoMatch:  # `push` tells the reason and closes the connection
            return
        await self.answer(answered)
        if isinstance(answered, Late):
            self.wake()

    async def refuse(self, message: Message, key: str) -> None:
        why = SentenceOut(key, {})
        await self.answer(Malformed(why) if isinstance(message, Look) else Refused(message.id, "", why))

    async def listen(self, bucket: Bucket) -> None:
        """Read messages until the browser disconnects."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            wait = bucket.take()
            if wait > 0:
                await asyncio.sleep(wait)  # rate limit
            self.client.charge(MESSAGE_COST)
            async with self.lock:
                await self.receive(event.get("text") or event.get("bytes") or "")

    async def serve(self, bucket: Bucket) -> None:
        """Read and push until the browser disconnects or either ends."""
        if self.matches.trouble:
            self.wake()
        pushing = asyncio.create_task(measured(self.push(), self.client))
        listening = asyncio.create_task(measured(self.listen(bucket), self.client))
        try:
            await asyncio.wait((pushing, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (pushing, listening):
                task.cancel()
            faults = await asyncio.gather(pushing, listening, return_exceptions=True)
        for fault in faults:
            if isinstance(fault, StorageFault):
                await self.answer(Trouble(fault.key))
                await self.socket.close(TRY_AGAIN)
            elif isinstance(fault, Exception) and not isinstance(fault, GONE):
                log.error("a connection to match %s failed", self.live.match.header.id, exc_info=fault)


@websocket("/matches/{match:str}/live")
async def live(socket: Socket, match: Annotated[str, PathParameter(description="the id of a match")]) -> None:
    """The WebSocket endpoint; `docs/protocol.md` has the messages."""
    state = socket.app.state
    matches: LiveMatches = state.matches
    client = client_of(socket.scope)
    try:
        await socket.accept()
        try:
            found = await matches.find_fresh(match)
        except NoMatch as error:
            await socket.send_text(
                msgspec.json.encode(Malformed(SentenceOut(error.key, {}), str(error))).decode()
            )
            await socket.close(NOT_FOUND)
            return
        except StorageFault as fault:
            await socket.send_text(msgspec.json.encode(Trouble(fault.key)).decode())
            await socket.close(TRY_AGAIN)
            return
        guest = read_cookie(state.key, socket.cookies.get(COOKIE))
        connection = Connection(socket, matches, found, guest, client)
        matches.come(found, connection)
        connection.sit_down()
        matches.bots.set_thinking(found)
        rate = state.settings.messages_per_second
        try:
            await connection.serve(Bucket(rate, rate * BURST))
        finally:
            matches.go(found, connection)
    except GONE:
        return  # a disconnect during a message is no error
