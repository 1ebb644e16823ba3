"""The reversible steps of a turn are a draft of the page; a final step is confirmed once, then all are
sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.friends import two_friends
from tests.browser.pages import OpenPage, is_mine, open_list, set_table, wait_for_turn
from tests.browser.scenes import fewest

OWN = ".log li.draft"
KEPT = ".log li:not(.draft):not(.none)"


def lines_of(page: Page) -> Locator:
    return page.locator("#actions [role=option]")


def step(page: Page) -> None:
    """Choose the first lines until a step joins the draft."""
    before = page.locator(OWN).count()
    open_list(page)
    for _ in range(6):
        lines_of(page).first.click()
        page.wait_for_timeout(150)
        if page.locator(OWN).count() > before:
            return
    expect(page.locator(OWN)).not_to_have_count(before)


def to_the_last_step(page: Page) -> None:
    """Choose the first lines until a move must be confirmed."""
    wait_for_turn(page)
    open_list(page)
    for _ in range(20):
        if page.locator(".prompt .confirm").count() > 0:
            return
        lines_of(page).first.click()
        page.wait_for_timeout(150)
    expect(page.locator(".prompt .confirm")).to_be_visible()


def test_steps_are_taken_back_without_limit_and_kept_over_a_reload(open_page: OpenPage) -> None:
    page = open_page(confirm="final")
    set_table(page, "terracotta", "bots", 2)
    wait_for_turn(page)
    kept = page.locator(KEPT).count()
    first = page.locator(".prompt .sentence").inner_text()
    for _ in range(30):  # more often than sent moves may be undone
        step(page)
        page.keyboard.press("Escape")
        expect(page.locator(OWN)).to_have_count(0)
    expect(page.locator(".prompt .sentence")).to_have_text(first)
    step(page)
    step(page)
    question = page.locator(".prompt .sentence").inner_text()
    lines = page.locator(OWN).all_inner_texts()
    page.reload()
    expect(page.locator(".prompt .sentence")).to_have_text(question)
    assert page.locator(OWN).all_inner_texts() == lines
    assert page.locator(KEPT).count() == kept
    to_the_last_step(page)
    page.get_by_role("button", name="Confirm, next player").click()
    expect(page.locator(OWN)).to_have_count(0)
    expect(page.locator(KEPT).nth(kept + len(lines))).to_be_attached()
    page.reload()
    wait_for_turn(page)
    assert page.locator(OWN).count() == 0, "what was sent is no draft any more"


def test_others_see_nothing_of_a_draft_until_it_is_confirmed(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page, "terracotta", confirm="final")
    mover, other = (ann, bob) if is_mine(ann) else (bob, ann)
    wait_for_turn(mover)
    step(mover)
    step(mover)
    steps = mover.locator(OWN).count()
    other.wait_for_timeout(500)
    assert other.locator(".log li button").count() == 0
    to_the_last_step(mover)
    mover.locator(".prompt .confirm").click()
    expect(other.locator(".log li button").nth(steps)).to_be_attached()
    wait_for_turn(other)


def without_drafts(sent: list[str]) -> Callable[[WebSocketRoute], None]:
    """Simulate a server that never answers: drop the page's questions about its draft. `sent` gets its
    other messages.
    """

    def route(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def forward(text: str | bytes) -> None:
            if '"type":"draft"' not in as_text(text):
                sent.append(as_text(text))
                server_side.send(text)

        page_side.on_message(forward)

    return route


def as_text(text: str | bytes) -> str:
    return text if isinstance(text, str) else text.decode()


ONE_QUESTION = pytest.param("zhanguo")  # a Starting tile: then the other players' tiles are shown
OTHERS = [pytest.param(title, marks=pytest.mark.long) for title in ("huang", "royaumes", "terracotta")]


@pytest.mark.parametrize("title", [ONE_QUESTION, *OTHERS])
def test_however_slow_the_server_is_nothing_final_is_sent_unconfirmed(
    open_page: OpenPage, title: str
) -> None:
    """Some first moves join the draft, which then waits for the server; others must be confirmed."""
    page = open_page(confirm="final")
    sent: list[str] = []
    page.route_web_socket(re.compile("/live$"), without_drafts(sent))
    set_table(page, title, "bots", fewest(title))
    wait_for_turn(page)
    open_list(page)
    while page.locator(".prompt .confirm").count() == 0 and page.locator(OWN).count() == 0:
        if lines_of(page).count() == 0:
            break
        lines_of(page).first.click()
        page.wait_for_timeout(200)
    page.wait_for_timeout(2500)
    assert not [text for text in sent if '"type":"move"' in text]
    confirm = page.locator(".prompt .confirm")
    if confirm.count() > 0:
        lines = page.locator(KEPT).count()
        confirm.click()
        expect(page.locator(KEPT)).not_to_have_count(lines)
        assert [text for text in sent if '"type":"move"' in text]


def test_a_player_may_confirm_every_step_or_nothing(open_page: OpenPage) -> None:
    page = open_page(confirm="final")
    page.goto("/#/me")
    page.get_by_label("What I confirm").select_option("each")
    set_table(page, "terracotta", "bots", 2)
    wait_for_turn(page)
    lines_of(page).first.click()
    expect(page.locator(".prompt .confirm")).to_be_visible()
    assert page.locator(OWN).count() == 0
    page.locator(".prompt .confirm").click()
    expect(page.locator(OWN)).not_to_have_count(0)
    page.goto("/#/me")
    page.get_by_label("What I confirm").select_option("nothing")
    page.goto("/#/")
    set_table(page, "zhanguo", "bots", 2)
    wait_for_turn(page)
    lines_of(page).first.click()
    expect(page.locator(".log li button")).not_to_have_count(0)
