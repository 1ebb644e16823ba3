"""Players connected to other servers. Each server repeats its list; entries expire if it stops."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

LASTS = 6.0  # seconds until an entry expires; servers repeat it every round


class Presence:
    """Players at their matches, as reported by other servers."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, tuple[frozenset[str], float]]] = {}  # by match and server

    def hear(self, server: str, here: Mapping[str, Sequence[str]]) -> list[str]:
        """Replace a server's list of players for some matches; returns the matches where it changed."""
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
        """The players at a match who are connected to other servers."""
        return frozenset().union(*(guests for guests, _ in self.said.get(match, {}).values()))

    def expire(self) -> list[str]:
        """Remove expired entries; returns the matches where something changed."""
        before = time.monotonic() - LASTS
        old = [
            (server, match)
            for match, there in self.said.items()
            for server, (_, at) in there.items()
            if at < before
        ]
        return [changed for server, match in old for changed in self.hear(server, {match: []})]
