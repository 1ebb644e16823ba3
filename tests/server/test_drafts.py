"""A draft that is played is stored and told as one command, and counts once, also between two servers."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.offers import some_phrase
from tests.server.running import RunningServer, Table, sqlite_file


def draft(table: Table, least: int = 3) -> list[str]:
    """Phrases of a whole draft: until one that is final."""
    phrases = [some_phrase(table.frame["offer"])]
    while True:
        version = table.frame["version"]
        table.send(type="draft", id="d", version=version, seat=table.seat, phrases=phrases)
        answer = table.until("drafted")
        assert answer["why"] is None
        if answer["final"]:
            assert len(phrases) >= least
            return phrases
        phrases.append(some_phrase(answer["offer"]))


def command(table: Table, phrases: list[str], name: str = "x") -> dict[str, Any]:
    *before, text = phrases
    where = {"version": table.frame["version"], "seat": table.seat}
    return {"type": "move", "id": name, **where, "text": text, "draft": before}


def test_a_draft_is_stored_at_once_told_at_once_and_counts_once(tmp_path: Path) -> None:
    database, key = sqlite_file(tmp_path), tmp_path / "key"
    with RunningServer(database, key_file=key) as server:
        ann = server.guest("Ann")
        match = ann.start("terracotta", "me", "me")["match"]
        with ann.at(match) as table, ann.at(match, -1) as other:
            table.look(table.look(-1)["view"]["waiting"][0])
            phrases = draft(table)
            assert other.look()["version"] == 0, "nobody is told of a draft"
            refused = command(table, [*phrases[:-1], "nonsense"], "y")
            table.send(**refused)
            assert table.until("refused")["id"] == "y"
            assert server.matches.live[match].match.version == 0, "all or nothing"
            sent = command(table, phrases)
            table.send(**sent)
            assert table.until("done")["version"] == len(phrases)
            news = other.until("frame")
            assert news["version"] == len(phrases), "one frame tells all of it"
            assert {line["version"] for line in news["log"]} <= set(range(1, len(phrases) + 1))
            table.send(**sent)
            assert table.until("done")["version"] == len(phrases)
        live = server.matches.live[match].match
        assert [entry.text for entry in live.entries][-1].startswith(phrases[-1])
        state = live.state.to_json()
    with RunningServer(database, key_file=key) as server:
        ann = ann.back(server)
        with ann.at(match) as table:
            table.send(**sent)
            assert table.until("done")["version"] == len(phrases)
        assert server.matches.live[match].match.state.to_json() == state


@pytest.mark.xdist_group("postgresql")
def test_a_draft_sent_to_two_servers_counts_once(postgresql_database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(RunningServer(postgresql_database, key_file=tmp_path / "key"))
            for _ in range(2)
        ]
        ann = servers[0].guest("Ann")
        match = ann.start("terracotta", "me", "me")["match"]
        there = ann.back(servers[1])
        with ann.at(match) as first, there.at(match) as second:
            seat = first.look(-1)["view"]["waiting"][0]
            for table in (first, second):
                table.look(seat)
            phrases = draft(first)
            for table in (first, second):
                table.send(**command(table, phrases))
            answers = [table.until_answered("x") for table in (first, second)]
            assert [(one["type"], one["version"]) for one in answers] == [("done", len(phrases))] * 2
            for name, (table, other) in enumerate(((first, second), (second, first))):
                while table.frame["version"] < len(phrases):
                    table.receive()
                late = {**command(other, phrases, f"late {name}"), "version": 0, "seat": seat}
                table.send(**late)
                assert table.until_answered(f"late {name}")["type"] == "late"
        assert len(servers[0].matches.live[match].match.entries) == len(phrases)
