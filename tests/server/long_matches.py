"""Matches of the maximum length, written directly into the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, insert
from tests.server.attacks import LONG, SECRET, SHORT

import tianxia
from tianxia.bots import bot
from tianxia.kernel.record import Entry
from tianxia.kernel.rng import stream
from tianxia.server.matches.live_match import summarize
from tianxia.server.operations.settings import make_settings
from tianxia.server.storage.schema import entries
from tianxia.server.storage.store import SeatRow, Store
from tianxia.table.command import Propose, Withdraw
from tianxia.table.header import Header
from tianxia.table.judge import Room, judge
from tianxia.table.match import Match, Played


def new_match(name: str, title: str, seats: int) -> Match:
    game = tianxia.game(title)
    return Match(game, Header(name, title, game.rules, game.pack.digest, seats, {}, "1"))


def next_move(match: Match) -> Played:
    """A legal move of the seat that is asked."""
    seat = match.state.waiting()[0]
    rng = stream(match.version, "long")
    return match.move(seat, bot("random").choose(match.state.copy(), seat, rng), f"c{match.version}")


def short_match(moves: int = 40) -> Match:
    match = new_match(SHORT, "huang", 2)
    for _ in range(moves):
        match.add(next_move(match))
    return match


def undone_match(most: int) -> Match:
    """A match in which every move was undone and played again many times."""
    match = new_match(LONG, "huang", 2)
    while match.version < most - 20:
        played = next_move(match)
        if played.position.over:
            break
        for number in range(20):
            if number % 2:
                back = Entry(match.version + 1, "undo", played.entry.seat, to=match.version - 1)
                match.add(match.follow(msgspec.structs.replace(back, command=f"c{match.version}")))
            else:
                again = msgspec.structs.replace(
                    played.entry, number=match.version + 1, command=f"c{match.version}", check=""
                )
                match.add(match.follow(again))
        match.add(next_move(match))
    return match


def secret_match(most: int) -> Match:
    """A match in which two of four seats keep offering and withdrawing secret agreements."""
    match = new_match(SECRET, "royaumes", 4)
    room = Room(frozenset(), frozenset(range(4)))
    for _ in range(30):
        match.add(next_move(match))
    for command in offers(match, most):
        played = judge(match, command, room)
        assert isinstance(played, Played), played
        match.add(played)
    return match


def offers(match: Match, most: int) -> Iterator[Propose | Withdraw]:
    while match.version < most - 1:
        yield Propose(f"c{match.version}", 0, "words with 1 known 0 1 : hush")
        yield Withdraw(f"c{match.version}", 0, match.version)


def keep_long_matches(database: str) -> None:
    """Write the long matches into a database before its server starts."""
    most = make_settings(database).most_entries
    asyncio.run(keep(database, [short_match(), undone_match(most), secret_match(most)]))


def keep_entries(rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(entries), rows)


async def keep(database: str, made: list[Match]) -> None:
    store = Store(make_settings(database))
    await store.open()
    try:
        for match in made:
            name = match.header.id
            rows = [SeatRow(name, seat, "person", guest="-") for seat in range(match.state.seats)]
            await store.create(match.header, rows, summarize(match), public=False)
            kept = [{**msgspec.structs.asdict(entry), "match": name, "at": 0} for entry in match.entries]
            await store.write(partial(keep_entries, kept))
    finally:
        await store.close()
