"""Reviews of finished matches.

The worker processes compute them in pieces, with lower priority than bots that players wait for. A review
stops when no page asks for it any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from tianxia.kernel.game import Game
from tianxia.kernel.record import Record
from tianxia.learn.review import MOST_MOMENTS, Look, PastMove, Review, Reviewing, lead_of, look_at, think
from tianxia.learn.thought import Finding
from tianxia.server.matches.background import BackgroundTasks
from tianxia.server.matches.bot_queue import REVIEWS
from tianxia.server.matches.bot_workers import TRIES, BotWorkers
from tianxia.server.storage.store import Store

log = logging.getLogger("tianxia.server")

Result = TypeVar("Result")

UNSEEN = 15.0  # a review stops this many seconds after the last request; the next request continues it
MOST_KEPT = 30  # reviews in memory


class Progress(msgspec.Struct, frozen=True):
    """The progress of a review; `review` is set when it is done."""

    done: int
    total: int
    review: Review | None = None


class Making:
    """A review that is being computed."""

    def __init__(self, game: Game, record: Record) -> None:
        self.reviewing = Reviewing(game, record)
        self.lead = lead_of(game)
        self.looks: list[Look] = []
        self.moments: list[tuple[PastMove, float]] = []
        self.findings: list[Finding] = []
        self.review: Review | None = None
        self.looked = time.monotonic()  # when somebody last looked
        self.running: asyncio.Task[None] | None = None

    @property
    def progress(self) -> Progress:
        turns = len(self.reviewing.turns)
        moments = len(self.moments) if len(self.looks) == turns else MOST_MOMENTS
        return Progress(len(self.looks) + len(self.findings), turns + moments, self.review)


class Reviews:
    """All reviews that this server makes or has just made."""

    def __init__(self, store: Store, workers: BotWorkers, tasks: BackgroundTasks) -> None:
        self.store = store
        self.workers = workers
        self.tasks = tasks
        self.making: OrderedDict[str, Making] = OrderedDict()

    async def look(self, match: str, game: Game, record: Callable[[], Record]) -> Progress:
        """The progress of a match's review. Each request starts the review, or keeps it running."""
        making = self.making.get(match)
        if making is None:
            kept = await self.store.review(match)
            if kept is not None:
                try:
                    found = msgspec.json.decode(kept, type=Review)
                    return Progress(len(found.points), len(found.points), found)
                except msgspec.MsgspecError:
                    log.info("the review of match %s is from another version; computing it again", match)
            making = await asyncio.to_thread(lambda: Making(game, record()))
            making = self.making.setdefault(match, making)
            while len(self.making) > MOST_KEPT:
                self.making.popitem(last=False)
        making.looked = time.monotonic()
        self.making.move_to_end(match)
        if making.review is None and (making.running is None or making.running.done()):
            making.running = self.tasks.share(self.make(match, making))
        return making.progress

    async def make(self, match: str, making: Making) -> None:
        """Continue a review until it is done, or until no page asks for it."""
        reviewing = making.reviewing
        while len(making.looks) < len(reviewing.turns):
            if not self.wanted(making):
                return
            turn = reviewing.turns[len(making.looks)]
            making.looks.append(await self.piece(look_at, turn, making.lead))
        if not making.moments:
            making.moments = reviewing.moments(making.looks)
        while len(making.findings) < len(making.moments):
            if not self.wanted(making):
                return
            making.findings.append(await self.piece(think, making.moments[len(making.findings)][0]))
        making.review = reviewing.review(making.looks, making.moments, making.findings)
        await self.store.keep_review(match, msgspec.json.encode(making.review).decode())

    def wanted(self, making: Making) -> bool:
        return time.monotonic() - making.looked < UNSEEN

    async def piece(self, work: Callable[..., Result], *args: object) -> Result:
        """Run a piece of work in a worker process when no player needs it."""
        for _ in range(TRIES):
            async with self.workers.queue.turn(lambda: [REVIEWS]):
                try:
                    return await self.workers.run(work, *args)
                except BrokenProcessPool:
                    continue
        raise RuntimeError("a review cannot continue: its worker processes died")
