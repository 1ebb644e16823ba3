"""What runs in a worker process: one bot, one redealt position, one phrase."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time

from tianxia.bots import bot
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

NICE = 5
PATIENCE = 6.0  # seconds: twice what the longest thought takes; then a bot plays the best it has found


def prepare() -> None:
    """Leave stopping to the server, and go when it is gone, however it went. Whoever waits for an answer of
    the server comes before whoever waits for a thought."""
    if hasattr(os, "nice"):  # not on every system
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=go_with_parent, daemon=True).start()


def go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> bool:
    """Called once at the start, so that the first move does not wait for imports."""
    return True


def think(name: str, position: State, seat: int, words: list[int]) -> str:
    """The phrase of a bot for a seat. `position` is redealt: no secret leaves the server's process."""
    a, b, c, counter = words
    until = time.monotonic() + PATIENCE
    actions = bot(name).choose(position.copy(), seat, Rng(a, b, c, counter), until)
    return read(position, actions, seat).text
