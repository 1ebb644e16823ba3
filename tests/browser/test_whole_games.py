"""Both titles from the lobby to the score sheet, against bots, through the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.pages import OpenPage, at_table, play_to_the_end, score_sheet, set_table


def test_huang_to_the_score_sheet_and_back_through_the_replay(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "huang", "bots", players=2, Short_game=True)
    at_table(page)
    assert play_to_the_end(page, seed=1, likes=("tile", "leader")) > 20

    sheet = score_sheet(page)
    assert set(sheet) >= {"Yellow", "Red", "Blue", "Green"}
    assert all(len(values) == 2 for values in sheet.values())
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"wins?\.|share the victory"))

    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".tape .line")).to_have_text("Before the first move")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    expect(page.locator(".log li.current").first).to_be_visible()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(page.locator("table")).to_be_visible()
    page.locator(".log li button").first.click()
    expect(slider).to_have_value(re.compile(r"^[1-3]$"))


def test_zhanguo_to_the_score_sheet_and_once_more(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "zhanguo", "bots", players=2)
    at_table(page)
    assert play_to_the_end(page, seed=2) > 30

    sheet = score_sheet(page)
    assert {"Governors", "Mausoleum", "Walls"} <= set(sheet)
    page.goto("/#/")
    row = page.locator("li.card").first
    expect(row).to_contain_text("Won by")
    row.get_by_role("link", name="Look").click()
    expect(page.locator("table")).to_be_visible()
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator("#actions [role=option]").first).to_be_visible()
