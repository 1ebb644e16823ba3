"""Malformed messages and requests: no error, no hang, and positions change only by legal moves."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, Guest, RunningServer, sqlite_file
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tianxia.kernel.rng import Rng, stream
from tianxia.server.web.socket import MOST_BYTES, decoder
from tianxia.table.command import Look
from tianxia.table.match import fold

BATCH = 50
REQUESTS = 10  # of these over HTTP

STRANGE: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 99, -(2**63), 2**64, 10**400, 1.5, 1e308, "", " ", "0", "\u0000", "é漢字🀄",
    "\u202e", "a" * 900, "a" * 3000, [], {}, [[]], {"type": "move"}, ["pass"], "pass", "pass pass", "tile",
    "leader red", "DROP TABLE entries", "'; --", "../../etc/passwd", "<script>", "undefined", "NaN",
]  # fmt: skip


def valid(rng: Rng, frame: dict[str, Any], number: int) -> dict[str, Any]:
    """A well-formed message; many are legal, too."""
    version, seat = frame["version"], rng.below(4) - 1
    kind = rng.below(9)
    if kind == 0:
        return {"type": "look", "seat": seat, "since": rng.below(version + 2)}
    if kind == 1:
        return {
            "type": "undo",
            "id": f"f{number}",
            "version": version,
            "seat": seat,
            "to": rng.below(version + 1),
        }
    if kind == 2:
        return {"type": "why", "id": f"f{number}", "seat": seat, "prefix": "tile red", "element": "hex:e7"}
    if kind == 3:
        return {"type": "takeover", "id": f"f{number}", "seat": seat, "bot": "nobody"}
    text = some_phrase(frame["offer"], rng.below(1000)) if frame["offer"] else "pass"
    if kind == 4:
        phrases = [text, *["pass", "", text][: rng.below(4)], *["pass"] * (rng.below(9) // 8 * 50)]
        return {"type": "draft", "id": f"f{number}", "version": version, "seat": seat, "phrases": phrases}
    if kind == 5:
        asked = rng.below(version + 2)
        return [
            {"type": "tell", "id": f"f{number}", "seat": seat, "since": asked},
            {"type": "log", "id": f"f{number}", "seat": seat, "version": asked, "number": rng.below(4)},
        ][rng.below(2)]
    if kind == 6:
        asked = rng.below(version + 2)
        return [
            {"type": "propose", "id": f"f{number}", "seat": seat, "text": "end"},
            {"type": "reply", "id": f"f{number}", "seat": seat, "proposal": asked, "accept": False},
            {"type": "withdraw", "id": f"f{number}", "seat": seat, "proposal": asked},
            {"type": "take", "id": f"f{number}", "seat": seat, "bot": "random"},
        ][rng.below(4)]
    seat = frame["view"]["seat"] if rng.below(3) else seat
    command = {"type": "move", "id": f"f{number}", "version": version, "seat": seat, "text": text}
    if rng.below(3) == 0:
        command["draft"] = [text] * rng.below(3)
    return command


def mangled(rng: Rng, message: dict[str, Any]) -> str | bytes:
    """The message with no, one or several defects."""
    kind = rng.below(10)
    if kind < 2:
        return json.dumps(message)
    if kind < 6:
        for _ in range(1 + rng.below(2)):
            name = [*message, "extra", "type"][rng.below(len(message) + 2)]
            message[name] = STRANGE[rng.below(len(STRANGE))]
        return json.dumps(message)
    if kind == 6:
        del message[list(message)[rng.below(len(message))]]
        return json.dumps(message)
    text = json.dumps(message)
    if kind == 7:
        return text[: rng.below(len(text))]
    if kind == 8:
        at = rng.below(len(text))
        return text[:at] + chr(32 + rng.below(90)) + text[at + 1 :]
    rubbish: list[str | bytes] = [
        json.dumps(STRANGE[rng.below(len(STRANGE))]),
        "[" * (1 + rng.below(4000)),
        '{"a":' * rng.below(600),
        bytes(rng.below(256) for _ in range(rng.below(200))),
        "\ufffe" * rng.below(100),
    ]
    return rubbish[rng.below(len(rubbish))]


def request(rng: Rng, match: str) -> tuple[str, str, dict[str, Any] | None]:
    """A request as a client could send it: method, path, body."""
    number = rng.below(60)
    reads = [
        "/me", "/matches", "/games", "/openapi.json", f"/matches/{match}", f"/matches/{match}/file",
        f"/matches/{match}/at/{number}?seat={rng.below(4) - 1}&since={rng.below(60)}",
        f"/matches/{match}/tell?since={rng.below(60)}&upto={number}", f"/matches/{match}/log?number={number}",
        "/games/huang/rules", "/games/huang/components?pack=", "/words/fr/huang", "/health",
    ]  # fmt: skip
    kind = rng.below(8)
    if kind == 0:
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
        return "POST", "/matches", {"game": "huang", "seats": seats, "options": {}, "public": False}
    if kind == 1:
        return "POST", f"/matches/{match}/join", {"secret": "x", "name": "Eve"}
    if kind == 2:
        return "PATCH", "/me", {"name": "Ann", "language": "fr"}
    if kind == 3:
        return ["POST", "DELETE"][rng.below(2)], f"/matches/{match}{['/rematch', ''][rng.below(2)]}", None
    return "GET", reads[rng.below(len(reads))], None


def send_request(rng: Rng, guest: Guest, match: str) -> int:
    """Send a request with no, one or several defects; returns the status."""
    method, path, body = request(rng, match)
    if rng.below(3) == 0:
        at = rng.below(len(path))
        path = path[:at] + quote(str(STRANGE[rng.below(len(STRANGE))])) + path[at + 1 :]
    if rng.below(10) == 0:
        method = ["PUT", "HEAD", "OPTIONS", "TRACE", "NONSENSE"][rng.below(5)]
    content = None if body is None else mangled(rng, body)
    headers = {"content-type": ["application/json", "text/plain", "x" * 300][max(0, rng.below(9) - 6)]}
    if rng.below(9) == 0:
        headers["cookie"] = quote(str(STRANGE[rng.below(len(STRANGE))]))
    return guest.http.request(method, path, content=content, headers=headers).status_code


def send_all(wire: ClientConnection, batch: list[str | bytes]) -> None:
    for message in batch:
        wire.send(message)


def looks(message: str | bytes) -> bool:
    """Is the message answered only by a frame?"""
    try:
        decoded = decoder.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(decoded, Look) and decoded.seat in (-1, 0, 1) and len(message) <= MOST_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("messages", [1_000, pytest.param(3_000, marks=pytest.mark.long)])
def test_fuzzed_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture, messages: int) -> None:
    """`make soak-server` sends a hundred thousand messages."""
    caplog.set_level(logging.ERROR)
    fuzz(tmp_path, messages, 3)
    assert [record.getMessage() for record in caplog.records] == []


def fuzz(folder: Path, messages: int, seed: int) -> Counter[int]:
    """Send messages to one match after another and check that none is damaged; counts the HTTP statuses."""
    statuses: Counter[int] = Counter()
    with RunningServer(sqlite_file(folder), messages_per_second=1e9) as server:
        ann = server.guest("Ann")
        rng = stream(seed, "fuzz")
        first = 0
        while first < messages:
            first = fuzz_match(server, ann, rng, first, messages, statuses)
        assert server.matches.kept > 20, "some of it was legal"
        assert ann.get("/health") == {"ok": True}
    assert not [status for status in statuses if status >= 500], statuses
    return statuses


def fuzz_match(
    server: RunningServer, ann: Guest, rng: Rng, first: int, messages: int, statuses: Counter[int]
) -> int:
    """Send to one match until it is over or enough was sent; returns the number sent."""
    match = ann.start("huang", "me", "me")["match"]
    other = ann.start("huang", "me", "open")["match"]
    kept = set()
    with ann.at(match, 0) as table:
        while first < messages and not table.look(-1)["result"]:
            frame = table.look(table.frame["view"]["waiting"][0])
            batch = [mangled(rng, valid(rng, frame, first + n)) for n in range(BATCH - REQUESTS)]
            last = f"last of {first}"
            batch.append(json.dumps({"type": "why", "id": last, "seat": -1, "prefix": "", "element": ""}))
            sender = threading.Thread(target=send_all, args=(table.wire, batch))
            sender.start()
            for _ in range(REQUESTS):
                statuses[send_request(rng, ann, (match, other)[rng.below(5) > 0])] += 1
            answers: list[dict[str, Any]] = []
            while not answers or answers[-1].get("id") != last:
                answers.append(table.receive(PATIENCE))
            sender.join(PATIENCE)
            told = [answer for answer in answers if answer["type"] != "frame"]
            assert len(told) == sum(not looks(message) for message in batch)
            kept |= {answer["id"] for answer in told if answer["type"] == "done"}
            first += BATCH
    live = server.matches.live[match].match
    commands = [entry for entry in live.entries if not entry.command.startswith("draft/")]
    assert len(commands) == len(kept)
    assert fold(live.game, live.header, live.entries).state.to_json() == live.state.to_json()
    assert live.state.problems() == []
    return first


def test_a_message_that_is_too_long_is_told_and_a_huge_one_ends_the_connection(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match, 0) as table:
        table.wire.send(json.dumps({"type": "look", "seat": 0, "since": 0, "pad": "x" * 5000}))
        assert "at most 4096 bytes" in table.until("error")["detail"]
        table.wire.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            table.until("never")
    assert ann.get("/health") == {"ok": True}


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), requests_per_second=0.5) as server:
        ann = server.guest("Ann")
        answers = [ann.http.get("/health") for _ in range(20)]
        assert answers[0].status_code == 200
        (refused, *_) = [answer for answer in answers if answer.status_code != 200]
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["why"] == {"key": "refusal-status-429", "args": {}}


def test_who_talks_too_fast_is_heard_more_slowly(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), messages_per_second=2) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me")["match"]
        with ann.at(match, 0) as table:
            before = time.monotonic()
            for number in range(24):  # the first look, and ten seconds' worth of messages
                table.send(type="why", id=str(number), seat=0, prefix="", element="")
            while table.until("because")["id"] != "23":
                pass
            assert time.monotonic() - before > 1


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_connections=3) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        uri = f"ws://{server.address}/api/matches/{match}/live"
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(connect(uri))
            with connect(uri), pytest.raises(InvalidStatus, match="403"), connect(uri):
                pass
            deadline = time.monotonic() + PATIENCE  # wait until the server notices that a client has left
            while server.app.clients.of("127.0.0.1").sockets == 3 and time.monotonic() < deadline:
                time.sleep(0.01)
            with connect(uri) as wire:
                wire.send('{"type":"look","seat":-1,"since":0}')
                assert '"frame"' in str(wire.recv(PATIENCE))
