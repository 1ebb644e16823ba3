"""A moment is shared: its link, its page in a frame of another site, its picture and its text."""

from __future__ import annotations

import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.axe import faults
from tests.browser.friends import known, start
from tests.browser.pages import FORGIVEN, OpenPage, at_table, play_now, title_in_words, wait_for_turn
from tests.browser.test_royaumes import SEND
from tests.browser.test_rules import panel_at
from tests.server.running import Guest
from tests.server.test_share import end, played

import tianxia

TITLES = [title for title in tianxia.titles() if title != "toy"]  # the toy has no board to show
MOVES = 6


@contextmanager
def another_site(*frames: str) -> Iterator[str]:
    """The address of a page of another origin that shows these frames."""
    body = f'<!doctype html><html lang="en"><title>Elsewhere</title>{"".join(frames)}</html>'.encode()

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{site.server_port}/"
        site.shutdown()
        thread.join()


def finished(server: str, title: str) -> str:
    guest = Guest(server.removeprefix("http://").rstrip("/"), "Ann")
    match = played(guest, title, MOVES)
    end(guest, match)
    guest.http.close()
    return match


def cases(*usual: tuple[str, str]) -> list[object]:
    """Every title in both themes; all but the usual cases are long."""
    every = [(title, theme) for title in TITLES for theme in ("light", "dark")]
    return [pytest.param(*one, marks=[] if one in usual else pytest.mark.long) for one in every]


@pytest.mark.parametrize(("title", "theme"), cases(("royaumes", "light"), ("terracotta", "dark")))
def test_a_moment_is_shown_on_another_site(
    open_page: OpenPage, server: str, title: str, theme: str, tmp_path: Path
) -> None:
    match = finished(server, title)
    page = open_page(theme=theme)
    known(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server)
    page.goto(f"/#/replay/{match}/4")
    expect(page.locator(".say .line")).not_to_be_empty()
    sentence = page.locator(".say .line").inner_text()
    page.get_by_role("button", name="Share", exact=True).click()
    shared = page.get_by_role("dialog", name="Share this moment")
    expect(shared.locator("iframe").content_frame.locator(".sentence")).to_have_text(sentence)
    save = shared.get_by_role("button", name="Save the picture")
    expect(save).to_be_enabled()
    assert faults(page) == []
    link, code = (one.input_value() for one in shared.locator("input").all())

    with page.expect_download() as saved:
        save.click()
    picture = tmp_path / "picture.png"
    saved.value.save_as(picture)
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1600
    assert height > 800
    assert len(data) > 150_000  # an empty page would be smaller
    shared.get_by_role("button", name="Copy the picture").click()
    expect(shared.get_by_role("status")).to_have_text("The picture is copied.")
    shared.get_by_role("button", name="Copy as text").click()
    expect(shared.get_by_role("status")).to_have_text("The text of the position is copied.")
    text: str = page.evaluate("navigator.clipboard.readText()")
    state = tianxia.game(title).from_json(text)
    assert not state.over

    shared.locator("select").select_option(label="Ann 2")
    expect(shared.locator("input").first).to_have_value(link.removesuffix("all") + "1")
    page.keyboard.press("Escape")
    expect(shared).to_have_count(0)
    page.goto(link)  # everybody sees the same board
    expect(page.locator(".say .line")).to_have_text(sentence)

    with another_site(code) as elsewhere:
        page.goto(elsewhere)
        there = page.frame_locator("iframe").first
        expect(there.locator(".sentence")).to_have_text(sentence)
        expect(there.locator(".drawn .element").first).to_be_attached()
        expect(there.get_by_role("button")).to_have_count(0)
        expect(there.get_by_role("link")).to_have_attribute("target", "_blank")
    embedded = code.partition('src="')[2].partition('"')[0]
    page.goto(embedded)
    expect(page.locator("main.moment")).to_be_visible()
    assert faults(page) == []


def test_the_table_itself_is_in_no_frame_of_another_site(browser: Browser, server: str) -> None:
    page = browser.new_page()
    with another_site(f'<iframe name="table" src="{server}"></iframe>') as elsewhere:
        page.goto(elsewhere)
        refused = page.frame(name="table")
        assert refused is not None
        refused.wait_for_load_state()
        assert refused.url.startswith("chrome-error:")
    page.close()


def test_a_moment_that_is_not_there_or_hidden_says_so(open_page: OpenPage, server: str) -> None:
    guest = Guest(server.removeprefix("http://").rstrip("/"), "Ann")
    match = played(guest, "huang", 2)
    guest.http.close()
    page = open_page(language="fr-FR")
    known(page)
    for place in ("embed/nothing/3", f"embed/{match}/99", f"embed/{match}/1?seat=0"):
        FORGIVEN.add(page)
        page.goto(f"/{place}")
        expect(page.get_by_role("alert")).to_contain_text("Il n’y a pas de tel moment")
        FORGIVEN.discard(page)
    page.goto(f"/embed/{match}/1?theme=dark")
    expect(page.locator("main.moment")).to_be_visible()
    assert faults(page) == []


REVOLT = [
    (0, "leader red h6"),
    (0, "tile red i5"),
    (1, "leader red f9"),
    (1, "tile red g8"),
    (0, "tile red i4"),
    (0, "tile red h4 pagoda h4"),
    (1, "leader green h9"),
    (1, "tile yellow f8"),
    (0, "leader yellow g6"),
    (0, "tile green i3 take blue"),
    (1, "leader yellow i6 commit 1"),
    (0, "commit 1"),
]


def test_a_line_of_the_log_leads_to_its_rule_and_is_shared(open_page: OpenPage) -> None:
    """The rules open from a line and from a result; the link to a line is numbered as a spectator's."""
    page = open_page()
    match = start(page, "huang", "me", "me", seed=3369)["match"]
    page.evaluate(SEND, [match, -1, REVOLT])
    page.goto(f"/#/table/{match}")
    page.locator(".curtain button").click()
    wait_for_turn(page)
    fold = page.get_by_role("tab", name="Log")
    if fold.count() > 0:
        fold.click()
    line = page.locator(".log li", has=page.locator("a.rule")).last
    rule = (line.locator("a.rule").get_attribute("href") or "").rpartition("/")[2]
    line.locator("a.rule").click()
    panel_at(page, rule)
    page.keyboard.press("Escape")
    sentence = line.locator("button span").inner_text()
    line.locator("button").click()
    page.locator(".outcome .rule a").click()
    panel_at(page, rule)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share", exact=True).click()
    shared = page.get_by_role("dialog", name="Share this moment")
    expect(shared).to_contain_text("The match is still running")
    expect(shared.locator("iframe").content_frame.locator(".sentence")).to_have_text(sentence)
    expect(shared.get_by_role("button", name="Copy as text")).to_have_count(0)
    page.goto(shared.locator("input").first.input_value())
    expect(page.locator(".say .line")).to_have_text(sentence)


@pytest.mark.parametrize(("title", "theme"), cases(("royaumes", "light"), ("zhanguo", "dark")))
def test_a_hint_a_review_what_if_and_a_puzzle(
    open_page: OpenPage, server: str, title: str, theme: str
) -> None:
    match = finished(server, title)
    page = open_page(theme=theme)
    play_now(page, title_in_words(title))
    wait_for_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("aside.hint li .move").first).to_be_visible(timeout=120_000)  # a bot thinks
    assert faults(page) == [], "hint"
    page.get_by_role("button", name="Show on the board").first.click()
    expect(page.locator("aside.hint")).to_have_count(0)

    page.goto(f"/#/review/{match}")
    moments = page.locator("li[id^=moment-]")
    expect(moments.first).to_be_visible()
    expect(page.locator("svg .line").first).to_be_attached()
    assert faults(page) == [], "review"
    moments.first.get_by_role("link", name="The board before").click()
    expect(page.get_by_role("button", name="Last move")).to_be_visible()
    page.go_back()
    moments.first.get_by_role("button", name="What if…").click()
    at_table(page)
    wait_for_turn(page)
    assert match not in page.url
    assert faults(page) == [], "what if"

    page.goto(f"/#/puzzles/{title}")
    today = page.get_by_role("button", name="Puzzle of the day")
    expect(today).to_be_visible()
    assert faults(page) == [], "puzzles"
    today.click()
    at_table(page)
    give_up = page.get_by_role("button", name="Show the answer")
    expect(give_up).to_be_visible()
    assert faults(page) == [], "puzzle"
    give_up.click()
    expect(page.locator(".puzzle")).to_contain_text("The best move")
