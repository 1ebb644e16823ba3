"""Every title from the set-up form to the score sheet, against bots and alone, through the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import faults
from tests.browser.pages import OpenPage, at_table, play_moves, play_to_the_end, score_sheet, set_table
from tests.browser.scenes import fewest, options_for, scenes

import tianxia

SEATS = [(title, count) for title in tianxia.titles() for count in tianxia.game(title).seat_counts]
WHOLE = [(title, count) for title, count in SEATS if count in (1, fewest(title))]
# the solo game that `make test` plays
SOLO = next((title for title, count in reversed(WHOLE) if count == 1), "")


def sit_down(page: Page, title: str, seats: int, short: bool = False) -> None:
    options = options_for(title, seats) | (scenes(title).short if short and seats > 1 else {})
    set_table(page, title, "solo" if seats == 1 else "bots", players=seats, **options)
    at_table(page)


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        pytest.param(title, seats, marks=[] if seats > 1 or title == SOLO else pytest.mark.long)
        for title, seats in WHOLE
    ],
)
def test_to_the_score_sheet_and_back_through_the_replay(open_page: OpenPage, title: str, seats: int) -> None:
    page = open_page()
    sit_down(page, title, seats, short=True)
    assert play_to_the_end(page, seed=seats, likes=scenes(title).likes) > 3

    sheet = score_sheet(page)
    there = tianxia.game(title).new(seats, options_for(title, seats)).seats  # the automa has a seat too
    assert sheet
    assert all(len(values) == there for values in sheet.values())
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"wins?\.|share the victory"))
    assert faults(page) == []

    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if "&since=0" in request.url else None)
    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0", timeout=60_000)
    expect(page.locator(".tape .line")).to_have_text("Before the first move")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    assert faults(page) == []
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(page.locator("table")).to_be_visible()
    expect(page.locator(".log li.current").first).to_be_visible()
    page.locator(".log li button").first.click()
    expect(slider).not_to_have_value(str(slider.get_attribute("max")))
    # loaded once, not once per move
    assert len([url for url in loads if f"/at/{slider.get_attribute('max')}?" in url]) == 1


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats"), [case for case in SEATS if case not in WHOLE])
def test_with_every_number_of_seats(open_page: OpenPage, title: str, seats: int) -> None:
    page = open_page()
    sit_down(page, title, seats)
    assert play_moves(page, 3, seed=seats, likes=scenes(title).likes) == 3
    expect(page.locator("[data-area=panels] article")).to_have_count(seats - 1)


@pytest.mark.long
def test_the_same_again(open_page: OpenPage) -> None:
    page = open_page()
    title = tianxia.titles()[0]
    sit_down(page, title, fewest(title), short=True)
    play_to_the_end(page, seed=2, likes=scenes(title).likes)
    page.goto("/#/")
    row = page.locator("li.card").first
    expect(row).to_contain_text("Won by")
    row.get_by_role("link", name="Look").click()
    expect(page.locator("table")).to_be_visible()
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator("#actions [role=option]").first).to_be_visible()
