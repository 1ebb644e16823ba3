"""Lines of help in a first game: where they are shown and when they disappear; from the end of a game to
its story.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.friends import ask, start
from tests.browser.pages import OpenPage, at_table, make_move, wait_for_turn

import tianxia
from tianxia.kernel.words import words

MORE = ("huang", "royaumes")


def sit(page: Page, title: str) -> Locator:
    """A new table against a bot; the place of its line of help."""
    match = start(page, title, "me", "novice", seed=3)["match"]
    page.goto(f"/#/table/{match}")
    at_table(page)
    wait_for_turn(page)
    return page.locator(".prompt .help")


def test_a_line_of_help_is_closed_for_good(open_page: OpenPage) -> None:
    page = open_page()
    help = sit(page, "huang")
    expect(help).to_be_visible()
    first = help.locator("p").inner_text()
    assert first
    help.get_by_role("button").click()
    expect(help.get_by_text(first, exact=True)).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage['tianxia.help']"))
    assert [len(keys) for keys in kept.values()] == [1]
    page.reload()
    at_table(page)
    wait_for_turn(page)
    expect(page.locator(".prompt .help").get_by_text(first, exact=True)).to_have_count(0)


def test_a_finished_game_ends_the_help_and_opens_its_story(open_page: OpenPage) -> None:
    page = open_page()
    expect(sit(page, "huang")).to_be_visible()
    make_move(page)
    expect(page.locator(".log li.draft")).not_to_have_count(0)  # the end is in the middle of a draft
    ask(page, "Resign", "Resign")
    expect(page.locator(".sheet table")).to_be_visible()
    why = page.locator(".next .main")
    expect(why).to_have_text("Why? The story of this game")
    why.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("how it was decided")
    page.goto("/#/")
    row = page.locator("section[aria-labelledby=finished-games] li").first
    expect(row.get_by_role("link").first).to_have_text("Its story")
    expect(sit(page, "zhanguo")).to_be_visible()  # help is counted for every title separately
    expect(sit(page, "huang")).to_have_count(0)


@pytest.mark.long
def test_the_preference_takes_the_lines_away(open_page: OpenPage) -> None:
    page = open_page()
    expect(sit(page, "huang")).to_be_visible()
    page.evaluate(
        "localStorage['tianxia.preferences'] ="
        " JSON.stringify({ ...JSON.parse(localStorage['tianxia.preferences']), help: false })"
    )
    page.reload()
    at_table(page)
    wait_for_turn(page)
    expect(page.locator(".prompt .help")).to_have_count(0)


# Zhanguo's first question, which tile to keep, needs no line.
@pytest.mark.parametrize(
    "title", ["terracotta", *(pytest.param(one, marks=pytest.mark.long) for one in MORE)]
)
def test_the_first_line_is_there_on_a_phone_in_french(open_page: OpenPage, title: str) -> None:
    page = open_page(390, 844, language="fr-FR")
    help = sit(page, title)
    expect(help.locator("p")).to_be_in_viewport()
    said = help.locator("p").inner_text()
    french = words("fr", tianxia.game(title).folder)
    assert said
    assert not any(sign in said for sign in "{}@")
    assert f"help-{title}" not in said
    close = help.get_by_role("button", name=french.format("ui-first-help-close", {}))
    box = close.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    close.tap()
    expect(help.get_by_text(said, exact=True)).to_have_count(0)
