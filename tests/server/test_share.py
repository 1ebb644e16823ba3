"""Moments shown to others: the page for other sites; after the end, any seat's view and position texts."""

import time

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, Guest, RunningServer
from tests.server.test_secrecy import redealt

import tianxia

FRAMED = "frame-ancestors *"


def played(ann: Guest, title: str, moves: int = 6) -> str:
    """A match with both seats at one screen, after some moves."""
    match: str = ann.start(title, "me", "me", seed=5)["match"]
    with ann.at(match) as table:
        for number in range(moves):
            seat = table.look(-1)["view"]["waiting"][0]
            table.look(seat)
            table.play(some_phrase(table.frame["offer"], number))
    return match


def end(ann: Guest, match: str) -> None:
    with ann.at(match, 0) as table:
        table.send(type="resign", id="enough", seat=0, bot="")
        assert table.until_answered("enough")["type"] == "done"


def test_other_sites_may_frame_the_page_of_a_moment_and_nothing_else(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = played(ann, "huang", 2)
    root = f"http://{server.address}"
    for path in (f"/embed/{match}/2", f"/embed/{match}/2/0", f"/embed/{match}/0?seat=1", "/embed/nothing/0"):
        answer = httpx.get(root + path)
        assert answer.status_code == (404 if "nothing" in path else 200), path
        assert FRAMED in answer.headers["content-security-policy"], path
        assert "script-src 'self';" in answer.headers["content-security-policy"], path
        assert "x-frame-options" not in answer.headers, path
        assert answer.headers["x-content-type-options"] == "nosniff", path
        assert "set-cookie" not in answer.headers, path
    others = ["/", "/index.html", "/embed.html", "/embed", "/embed/", f"/embed/{match}", f"/embed/{match}/x"]
    others += [f"/embed/{match}/-1", f"/embed/{match}/1/2/3", "/embed/..%2findex.html", "/embed/x/..%2f..%2f"]
    others += [f"/embed/{match}/1000001", f"/api/matches/{match}", f"/api/matches/{match}/at/0", "/health"]
    for path in others:
        headers = httpx.get(root + path).headers
        assert FRAMED not in headers["content-security-policy"], path
        assert headers["x-frame-options"] == "DENY", path


def test_the_page_of_a_moment_finds_its_parts_and_knows_what_is_missing(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = played(ann, "huang", 1)
    for path in (f"{match}/1", f"{match}/1/0"):
        page = httpx.get(f"http://{server.address}/embed/{path}")
        if "/assets/" not in page.text:
            pytest.skip("the client is not built")
        source = page.text.partition('src="')[2].partition('"')[0]
        assert httpx.get(str(page.url.join(source))).status_code == 200
    assert httpx.get(f"http://{server.address}/embed/{match}/2").status_code == 404
    assert httpx.get(f"http://{server.address}/embed/{match}/1/0").status_code == 200


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_running_match_shows_others_what_a_spectator_may_know(server: RunningServer, title: str) -> None:
    """All requests of the page of a moment have the same answers after any redeal, and none contains a seat's
    view."""
    ann, stranger = server.guest("Ann"), server.guest()
    match = played(ann, title)
    version = ann.get(f"/matches/{match}")["version"]
    asked = [f"at/{version}?seat=-1", f"tell?seat=-1&since={version - 1}&upto={version}"]
    deadline = time.monotonic() + PATIENCE
    while any(one["online"] for one in stranger.get(f"/matches/{match}/{asked[0]}")["seats"]):
        assert time.monotonic() < deadline, "Ann has left"
        time.sleep(0.02)
    shown = [stranger.get(f"/matches/{match}/{path}") for path in asked]
    with stranger.at(match) as table:
        assert table.look(-1)["view"] == shown[0]["view"]
    for seed in range(3):
        with redealt(server, match, -1, seed):
            assert [stranger.get(f"/matches/{match}/{path}") for path in asked] == shown
    for path in (f"at/{version}?seat=0", "log?seat=1", "tell?seat=0&since=0&upto=1"):
        assert stranger.http.get(f"/matches/{match}/{path}").status_code == 403
    for guest in (ann, stranger):  # not even to players, because the text contains other seats' secrets
        assert guest.http.get(f"/matches/{match}/position/{version}").status_code == 409


def test_a_match_that_is_over_hides_nothing(server: RunningServer) -> None:
    ann, stranger = server.guest("Ann"), server.guest()
    match = played(ann, "zhanguo", 3)
    own = ann.get(f"/matches/{match}/at/2?seat=1")["view"]
    end(ann, match)
    assert stranger.get(f"/matches/{match}/at/2?seat=1")["view"] == own
    for seat in (2, 15):
        assert stranger.http.get(f"/matches/{match}/at/2?seat={seat}").status_code == 403
    game = tianxia.game("zhanguo")
    text = stranger.http.get(f"/matches/{match}/position/2").text
    assert game.from_json(text).view(1) == own
    assert stranger.http.get(f"/matches/{match}/position/99").status_code == 404
    assert stranger.http.get("/matches/nothing/position/0").status_code == 404
