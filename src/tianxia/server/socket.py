"""The live connection of one browser to one match."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from tianxia.server.guests import COOKIE, read_cookie
from tianxia.server.hall import Hall, NoMatch
from tianxia.server.limits import Bucket
from tianxia.server.live import LiveMatch, Taker
from tianxia.table.command import (
    Answer,
    Command,
    Late,
    Log,
    Look,
    Malformed,
    Message,
    Question,
    Refused,
    Take,
    Tell,
)
from tianxia.table.frame import encode
from tianxia.table.judge import answer

MOST_BYTES = 4096
NOT_FOUND = 4404

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("tianxia.server")

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Message)


class Connection:
    """One browser at one match. Answers and frames take turns on the wire: `lock` keeps them whole."""

    def __init__(self, socket: Socket, hall: Hall, live: LiveMatch, guest: str | None) -> None:
        self.socket = socket
        self.hall = hall
        self.live = live
        self.guest = guest
        self.seat: int | None = None  # nothing is shown before the first look
        self.since = 0
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()

    async def push(self) -> None:
        """Send a frame whenever there is something new; what comes while one is sent is sent in one."""
        while True:
            await self.news.wait()
            async with self.lock:
                if self.live.fault:
                    await self.answer(Malformed(self.live.fault))
                    await self.socket.close(NOT_FOUND)
                    return
                if self.news.is_set() and self.seat is not None:
                    await self.send_frame(self.seat)
                elif self.seat is None:
                    self.news.clear()

    async def send_frame(self, seat: int) -> None:
        self.news.clear()
        frame = self.live.frame(self.guest, seat, self.since)
        self.since = frame.version
        await self.socket.send_text(encode(frame).decode())

    async def answer(self, answer: Answer) -> None:
        await self.socket.send_text(msgspec.json.encode(answer).decode())

    async def receive(self, text: str | bytes) -> None:
        """One message from the browser."""
        if len(text.encode() if isinstance(text, str) else text) > MOST_BYTES:
            await self.answer(Malformed(f"a message has at most {MOST_BYTES} bytes"))
            return
        try:
            message: Message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            await self.answer(Malformed(str(error)))
            return
        if isinstance(message, Take):
            await self.take(message)
        elif message.seat >= 0 and not self.live.owns(self.guest, message.seat):
            await self.refuse(message, f"seat {message.seat} is not yours")
        elif isinstance(message, Look):
            self.seat, self.since = message.seat, message.since
            await self.send_frame(message.seat)
        elif message.seat < 0 and not isinstance(message, Log | Tell):
            await self.refuse(message, "a spectator only looks")
        elif isinstance(message, Question):
            await self.answer(answer(self.live.match, message))
        else:
            await self.command(message)

    async def take(self, message: Take) -> None:
        """Take the seat of somebody who has vanished."""
        if self.guest is None:
            await self.refuse(message, "who are you? GET /api/me gives a cookie")
        else:
            name = (await self.hall.store.guest(self.guest)).name
            await self.command(message, Taker(self.guest, name))

    async def command(self, message: Command, taker: Taker | None = None) -> None:
        try:
            answered = await self.hall.command(self.live, message, taker)
        except NoMatch:  # `push` tells why, and ends the connection
            return
        await self.answer(answered)
        if isinstance(answered, Late):
            self.wake()

    async def refuse(self, message: Message, reason: str) -> None:
        if isinstance(message, Look):
            await self.answer(Malformed(reason))
        else:
            await self.answer(Refused(message.id, "", reason))

    async def listen(self, bucket: Bucket) -> None:
        """Until the browser goes."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            wait = bucket.take()
            if wait > 0:
                await asyncio.sleep(wait)  # who talks too fast is heard more slowly
            async with self.lock:
                await self.receive(event.get("text") or event.get("bytes") or "")


@websocket("/matches/{match:str}/live")
async def live(socket: Socket, match: Annotated[str, PathParameter(description="the id of a match")]) -> None:
    """See `docs/protocol.md`."""
    state = socket.app.state
    hall: Hall = state.hall
    await socket.accept()
    try:
        found = await hall.find_fresh(match)
    except NoMatch as error:
        await socket.send_text(msgspec.json.encode(Malformed(str(error))).decode())
        await socket.close(NOT_FOUND)
        return
    guest = read_cookie(state.key, socket.cookies.get(COOKIE))
    connection = Connection(socket, hall, found, guest)
    found.come(connection)
    hall.set_bots_thinking(found)
    pushing = asyncio.create_task(connection.push())
    listening = asyncio.create_task(connection.listen(Bucket(state.settings.messages_per_second)))
    try:
        await asyncio.wait((pushing, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (pushing, listening):
            task.cancel()
        for fault in await asyncio.gather(pushing, listening, return_exceptions=True):
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                log.error("a connection to match %s failed", match, exc_info=fault)
        found.go(connection)
