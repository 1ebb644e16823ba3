"""Who is at which match on other servers: what each of them said last, as long as it goes on saying so."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

LASTS = 6.0  # seconds; a server says it again on every round, and one that says nothing more is gone


class Presence:
    """Players at their matches, as other servers tell of them."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, tuple[frozenset[str], float]]] = {}  # by match and server

    def hear(self, server: str, here: Mapping[str, Sequence[str]]) -> list[str]:
        """These players are there, and nobody else at these matches; where that is news."""
        at = time.monotonic()
        changed = []
        for match, guests in here.items():
            before = self.at(match)
            there = self.said.setdefault(match, {})
            there[server] = (frozenset(guests), at)
            if not guests:
                del there[server]
            if not there:
                del self.said[match]
            if self.at(match) != before:
                changed.append(match)
        return changed

    def at(self, match: str) -> frozenset[str]:
        """The players who look at a match through other servers."""
        return frozenset().union(*(guests for guests, _ in self.said.get(match, {}).values()))

    def expire(self) -> list[str]:
        """Forget what a server has not said for long; where that is news."""
        before = time.monotonic() - LASTS
        old = [
            (server, match)
            for match, there in self.said.items()
            for server, (_, at) in there.items()
            if at < before
        ]
        return [changed for server, match in old for changed in self.hear(server, {match: []})]
