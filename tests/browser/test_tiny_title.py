"""A title without a drawn board is played from the list of actions alone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.pages import OpenPage, make_move, play_now, play_to_the_end, score_sheet, wait_for_turn


def test_from_the_lobby_to_the_score_sheet_with_the_list_alone(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("article", has_text="Toy").locator(".seal")).to_be_visible()
    play_now(page, "Toy")
    wait_for_turn(page)
    expect(page.locator("[data-area=board]")).to_contain_text("list of actions")
    expect(page.locator("[data-area=mine]")).to_have_count(0)
    make_move(page)
    play_to_the_end(page, seed=1)
    assert set(score_sheet(page)) == {"Left", "Right", "Total"}
