"""Limits on tables: of one guest, of one address, in the lobby."""

from __future__ import annotations

from collections import deque
from weakref import WeakKeyDictionary

from tianxia.kernel.event import Sentence
from tianxia.server.connections.limits import Client
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.store import Listed, Store, now

HOUR = 3600 * 1000  # milliseconds


class TableLimits:
    """Limits on new tables and on the lobby. They are per owner, so one owner cannot fill the lobby."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.public: WeakKeyDictionary[Client, deque[str]] = WeakKeyDictionary()  # tables of an address

    @property
    def since(self) -> int:
        """The time since which a table must have been active to be in the lobby."""
        return now() - int(self.settings.listed_hours * HOUR)

    async def in_lobby(self) -> list[Listed]:
        return await self.store.open_matches(self.settings.most_listed, self.since)

    async def why_not(self, guest: str, client: Client, public: bool, watch: bool) -> Sentence | None:
        """Why a guest may not create another table now; None if they may."""
        settings = self.settings
        if client.creations.take() > 0:
            return Sentence("refusal-many-matches", {})
        owned = await self.store.owned(guest, self.since)
        if owned.unfinished >= settings.most_unfinished:
            return Sentence("refusal-many-unfinished", {"count": owned.unfinished})
        if watch and owned.of_bots >= settings.most_bot_matches:
            return Sentence("refusal-many-bot-matches", {"count": owned.of_bots})
        if public and owned.listed >= settings.most_listed:
            return Sentence("refusal-many-listed", {"count": owned.listed})
        if public:
            there = await self.store.still_listed(list(self.public.get(client, ())), self.since)
            self.public[client] = deque(there)
            if len(there) >= settings.most_public:
                return Sentence("refusal-many-public", {"count": len(there)})
        return None

    def made(self, match: str, client: Client, public: bool) -> None:
        """A table was created."""
        if public:
            self.public.setdefault(client, deque()).append(match)
