"""How fast one client may ask."""

from __future__ import annotations

import time

BURST = 10.0  # seconds' worth that may come at once
MOST_BUCKETS = 10_000


class Bucket:
    """Fills at a steady rate; each request takes one drop."""

    def __init__(self, per_second: float) -> None:
        self.rate = per_second
        self.size = max(1.0, per_second * BURST)
        self.level = self.size
        self.at = time.monotonic()

    def take(self) -> float:
        """Take a drop: 0, or the seconds until there is one."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return (1 - self.level) / self.rate
        self.level -= 1
        return 0.0

    def full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.size


class Buckets:
    """One bucket for each client."""

    def __init__(self, per_second: float) -> None:
        self.rate = per_second
        self.buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> float:
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full()}
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.rate)
        return bucket.take()
