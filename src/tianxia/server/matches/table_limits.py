"""How many tables there may be: of one guest, of one address, in the lobby."""

from __future__ import annotations

from collections import deque
from weakref import WeakKeyDictionary

from tianxia.server.connections.limits import Client
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.store import Listed, Store, now

HOUR = 3600 * 1000  # milliseconds


class TableLimits:
    """Who may set a table now, and which ones the lobby shows. Nobody's tables push out another's."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.public: WeakKeyDictionary[Client, deque[str]] = WeakKeyDictionary()  # tables of an address

    @property
    def since(self) -> int:
        """Tables at which nothing has happened since then are not in the lobby."""
        return now() - int(self.settings.listed_hours * HOUR)

    async def in_lobby(self) -> list[Listed]:
        return await self.store.open_matches(self.settings.most_listed, self.since)

    async def why_not(self, guest: str, client: Client, public: bool, watch: bool) -> str:
        """Why a guest may not set another table now; empty if they may."""
        settings = self.settings
        if client.creations.take() > 0:
            return "so many new matches: play one of them first"
        owned = await self.store.owned(guest, self.since)
        if owned.unfinished >= settings.most_unfinished:
            return f"you have {owned.unfinished} unfinished matches: end one of them first"
        if watch and owned.of_bots >= settings.most_bot_matches:
            return f"{owned.of_bots} matches of bots alone are running for you: wait for one to end"
        if public and owned.listed >= settings.most_listed:
            return f"{owned.listed} tables of yours wait in the lobby: wait for somebody to sit down"
        if public:
            there = await self.store.still_listed(list(self.public.get(client, ())), self.since)
            self.public[client] = deque(there)
            if len(there) >= settings.most_public:
                return f"{len(there)} tables from your address wait in the lobby: sit down at one"
        return ""

    def made(self, match: str, client: Client, public: bool) -> None:
        """A table was set."""
        if public:
            self.public.setdefault(client, deque()).append(match)
