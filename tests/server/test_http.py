"""The HTTP side: the OpenAPI document holds, headers are safe, errors are for people."""

from __future__ import annotations

import gzip
import logging
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server.running import RunningServer, sqlite_file

import tianxia
from tianxia.table.wire import WIRE


@pytest.mark.slow
@pytest.mark.parametrize("examples", [10, pytest.param(30, marks=pytest.mark.long)])
def test_the_api_does_what_its_document_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, examples: int
) -> None:
    """Schemathesis makes requests from the document, good and bad ones; none may make the server fail."""
    caplog.set_level(logging.ERROR)
    with RunningServer(sqlite_file(tmp_path), requests_per_second=1e9) as server:
        ann = server.guest("Ann")
        ann.start("huang", "me", "open", public=True)
        document = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")
        paths = set()
        for found in document.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            paths.add(operation.path)

            @settings(
                max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
            )
            @given(case=operation.as_strategy())
            def one(case: Any) -> None:
                checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
                case.call_and_validate(checks=checks, cookies=dict(ann.http.cookies))

            one()
        assert len(paths) >= 11
        assert ann.get("/health") == {"ok": True}
    assert [record.getMessage() for record in caplog.records] == []


def test_every_answer_carries_the_headers_that_protect(server: RunningServer) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/assets/nothing.js", "/api/openapi.json"):
        headers = httpx.get(f"http://{server.address}{path}").headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_what_is_small_does_not_wait_for_what_was_sent_before(server: RunningServer) -> None:
    ann = server.guest("Ann")
    with ann.at(ann.start("huang", "me", "me")["match"], 0):
        connections = list(server.server.server_state.connections)
        assert len(connections) == 2
        for connection in connections:
            wire = connection.transport.get_extra_info("socket")
            assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_cookie_of_a_guest_cannot_be_read_by_scripts(server: RunningServer) -> None:
    cookie = httpx.get(f"http://{server.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_errors_are_json_with_a_sentence(server: RunningServer) -> None:
    ann = server.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "me"}]
    for body, says in (
        ({"game": "nope", "seats": seats}, "there is no game 'nope'"),
        ({"game": "huang", "seats": seats * 4}, "huang takes 2, 3, 4, 5 seats, not 8"),
        ({"game": "huang", "seats": seats, "options": {"x": 1}}, "no option 'x'"),
        ({"game": "huang", "seats": [{"kind": "bot", "bot": "hal"}, *seats]}, "no bot 'hal'"),
        ({"game": "huang", "seats": [{"kind": "cat"}]}, "seats"),
        ({"game": "huang", "seats": [{"kind": "open"}, *seats], "seed": 3}, "chooses the seed"),
        ({"game": "huang", "seats": seats, "seed": 3, "vacant": "anybody"}, "chooses the seed"),
        ({"seats": seats}, "game"),
        ([], "object"),
    ):
        error = ann.post("/matches", body, 400)["error"]
        assert says in error, error
    deep = ann.http.post("/matches", content=b"[" * 60_000, headers={"content-type": "application/json"})
    assert deep.status_code == 400
    large = ann.http.post("/matches", content=b" " * 100_000, headers={"content-type": "application/json"})
    assert large.status_code == 413
    nobody = httpx.post(f"http://{server.address}/api/matches", json={"game": "huang", "seats": seats})
    assert nobody.status_code == 401
    assert "/api/me" in nobody.json()["error"]
    assert ann.http.get("/nothing").json()["error"]
    assert ann.http.delete("/me").status_code == 405


def test_a_rule_against_options_is_named(server: RunningServer) -> None:
    ann = server.guest("Ann")
    body = {
        "game": "huang",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "options": {"renegade_bandits": True, "eighteen_kingdoms": True},
    }
    assert ann.post("/matches", body, 400)["rule"].startswith("huang.")


def test_the_library_has_every_title(server: RunningServer) -> None:
    ann = server.guest("Ann")
    infos = ann.get("/games")
    assert [info["name"] for info in infos] == tianxia.titles()
    for info in infos:
        game = tianxia.game(info["name"])
        assert info["bots"][:4] == ["novice", "adept", "master", "grandmaster"]
        assert {option["name"] for option in info["options"]} == {o.name for o in game.list_options()}
        assert [rule["id"] for rule in ann.get(f"/games/{game.name}/rules")] == list(game.ledger.rules)
        tables = ann.get(f"/games/{game.name}/components")
        assert tables["pack"] == {"digest": game.pack.digest, "source": "built-in", "name": ""}
        assert {table["source"] for table in tables["tables"].values()} <= {
            "rulebook",
            "deduced",
            "public",
            "reconstructed",
        }
        for language in ("en", "fr"):
            words = ann.http.get(f"/words/{language}/{game.name}").text
            assert "title =" in words
            assert "undo-free =" in words
        assert info["rules"] == game.ledger.count()
        assert sum(info["tables"].values()) == len(game.pack.tables)
    assert ann.get("/languages") == [{"code": "en", "name": "English"}, {"code": "fr", "name": "Français"}]
    assert ann.http.get("/words/de/huang").status_code == 404
    assert ann.http.get("/games/nope/rules").status_code == 404


def test_a_guest_keeps_name_and_language(server: RunningServer) -> None:
    ann = server.guest()
    assert ann.get("/me") == {"name": "", "language": "", "wire": WIRE}
    assert ann.http.patch("/me", json={"name": " Ann ", "language": "fr"}).json() == {
        "name": "Ann",
        "language": "fr",
        "wire": WIRE,
    }
    assert ann.http.patch("/me", json={"language": "en"}).json()["name"] == "Ann"
    assert ann.get("/me") == {"name": "Ann", "language": "en", "wire": WIRE}
    for name in ("x" * 41, 3):
        assert ann.http.patch("/me", json={"name": name}).status_code == 400
    for language in ("de", "x" * 9, 3):
        assert ann.http.patch("/me", json={"language": language}).status_code == 400


def test_the_client_is_served_compressed_and_cached(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tianxia</title>")
    (static / "assets" / "index-1234.js").write_text("console.log(1);" * 200)
    (tmp_path / "secret.txt").write_text("not for you")
    with RunningServer(sqlite_file(tmp_path), static=static) as server:
        base = f"http://{server.address}"
        page = httpx.get(base)
        assert page.text.startswith("<!doctype html>")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
        again = httpx.get(base, headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        with httpx.stream("GET", f"{base}/assets/index-1234.js") as script:
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"].startswith("text/javascript")
            assert gzip.decompress(b"".join(script.iter_raw())).startswith(b"console.log")
        plain = httpx.get(f"{base}/assets/index-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00",
            "/nothing",
        ):
            assert httpx.get(base + path).status_code == 404


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), static=tmp_path / "nothing") as server:
        page = httpx.get(f"http://{server.address}/")
        assert page.status_code == 200
        assert "make web" in page.text
