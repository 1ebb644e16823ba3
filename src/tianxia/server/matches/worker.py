"""The functions that run in a worker process: one bot or one hint, from a redealt position."""

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
from tianxia.learn.advice import Advice, advise

NICE = 5
PATIENCE = 6.0  # seconds, twice the longest search; then the bot plays its best move so far


def prepare() -> None:
    """Ignore Ctrl-C, which the server handles; exit when the server is gone; run at a lower priority."""
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
    """Called once at the start, to import everything before the first move."""
    return True


def think(name: str, position: State, seat: int, words: list[int]) -> str:
    """The phrase of a bot for a seat. `position` is redealt, so no secret leaves the server's process."""
    a, b, c, counter = words
    until = time.monotonic() + PATIENCE
    actions = bot(name).choose(position.copy(), seat, Rng(a, b, c, counter), until)
    return read(position, actions, seat).text


def hint(position: State, seat: int, words: list[int]) -> Advice:
    """The best moves for a seat. `position` is redealt."""
    a, b, c, counter = words
    return advise(position.copy(), seat, Rng(a, b, c, counter), time.monotonic() + PATIENCE)
