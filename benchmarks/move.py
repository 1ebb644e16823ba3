"""Measures the cost of one move for a server's event loop, by title: `python -m benchmarks.move` prints the
table of docs/server.md.

Processor time over the first moves of random games, with one player at every seat: judging the move; view and
offer of each seat; the rest of each frame; compression as in the WebSocket.
"""

from __future__ import annotations

import argparse
import time
import zlib
from statistics import fmean

from benchmarks.subjects import advance, some_move

import tianxia
from tianxia.kernel.rng import stream
from tianxia.server.matches.live_match import LiveMatch, summarize
from tianxia.server.storage.store import SeatRow
from tianxia.table.frame import draw, pack_info
from tianxia.table.header import Header
from tianxia.table.match import Match

PARTS = "judged", "views and offers", "rest of the frames", "deflated"
TABLES = ("huang", 2), ("huang", 4), ("zhanguo", 2), ("royaumes", 3), ("terracotta", 2)


class Cost:
    """Milliseconds of each part, and bytes, of every move."""

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = {part: [] for part in PARTS}
        self.sizes: list[int] = []

    def play(self, title: str, seats: int, seed: int, moves: int) -> None:
        game = tianxia.game(title)
        header = Header("bench", title, game.rules, game.pack.digest, seats, {}, str(seed))
        match, rng = Match(game, header), stream(seed, "bench")
        rows = [SeatRow("bench", seat, "person", f"P{seat}", guest=str(seat)) for seat in range(seats)]
        live = LiveMatch(match, rows, pack_info(match), owner="", stored=0)
        # the settings of uvicorn
        deflate = [zlib.compressobj(wbits=-12, memLevel=5) for _ in range(seats)]
        for _ in range(moves):
            if match.over:
                return
            seat, words = some_move(match, rng)
            clock = Clock(self.found)
            advance(match, seat, words)
            summarize(match)
            live.wake()
            clock.note("judged")
            live.drawn = {looking: draw(match, looking) for looking in range(seats)}
            clock.note("views and offers")
            frames = [live.frame(str(looking), looking, match.version - 1) for looking in range(seats)]
            clock.note("rest of the frames")
            for frame, one in zip(frames, deflate, strict=True):
                one.compress(frame)
                one.flush(zlib.Z_SYNC_FLUSH)
            clock.note("deflated")
            self.sizes += map(len, frames)


class Clock:
    def __init__(self, found: dict[str, list[float]]) -> None:
        self.found = found
        self.at = time.thread_time()

    def note(self, part: str) -> None:
        now = time.thread_time()
        self.found[part].append((now - self.at) * 1000)
        self.at = now


def main() -> None:
    parser = argparse.ArgumentParser(description="What one move costs a server's event loop.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--moves", type=int, default=60)
    arguments = parser.parse_args()
    print(f"| {tianxia.engine()} | seats | {' | '.join(PARTS)} | together | bytes a frame |")
    print("|---" * (len(PARTS) + 4) + "|")
    for title, seats in TABLES:
        cost = Cost()
        for seed in range(arguments.games):
            cost.play(title, seats, seed, arguments.moves)
        parts = [fmean(cost.found[part]) for part in PARTS]
        shown = " | ".join(f"{part:.1f}" for part in (*parts, sum(parts)))
        print(f"| {title} | {seats} | {shown} | {round(fmean(cost.sizes), -2):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
