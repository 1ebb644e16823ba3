"""axe finds nothing serious on any screen, in light and dark; with large text and in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.pages import OpenPage, play_now, title_in_words, wait_for_turn
from tests.browser.test_lessons import TITLES, begin

import tianxia

THEMES = ["light", "dark"]


@pytest.mark.parametrize("theme", THEMES)
def test_axe_before_the_table(open_page: OpenPage, theme: str) -> None:
    page = open_page(theme=theme)
    for title in tianxia.titles():
        expect(page.get_by_role("button", name=f"Play now: {title_in_words(title)}")).to_be_visible()
    expect(page.locator("article .emblem .far").first).to_be_visible()
    assert faults(page) == [], "lobby"
    page.goto("/#/me")
    expect(page.get_by_role("heading", name="Preferences")).to_be_visible()
    assert faults(page) == [], "preferences"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("title", tianxia.titles())
def test_axe_on_every_screen_of_a_title(open_page: OpenPage, title: str, theme: str) -> None:
    page = open_page(theme=theme)
    play_now(page, title_in_words(title))
    wait_for_turn(page)
    assert faults(page) == [], "table"
    page.locator("#actions [role=option]").first.click()
    assert faults(page) == [], "narrowed"
    page.keyboard.press("?")
    assert faults(page) == [], "help"
    page.keyboard.press("Escape")
    page.goto(f"/#/new/{title}")
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    assert faults(page) == [], "set-up"
    page.goto(f"/#/rules/{title}")
    expect(page.locator("article").first).to_be_visible()
    assert faults(page) == [], "rules"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("title", TITLES)
def test_axe_in_a_guided_game(open_page: OpenPage, title: str, theme: str) -> None:
    page = open_page(theme=theme)
    begin(page, title)
    skip = page.get_by_role("button", name="Skip step")
    for number in range(1, 10):
        expect(page.locator(".guide .at .sr")).to_contain_text(f"Step {number} of")
        expect(skip).to_be_enabled()
        if number in (1, 5, 8):
            assert faults(page) == [], f"step {number}"
        skip.click()
    page.get_by_role("button", name="Steps", exact=True).click()
    assert faults(page) == [], "steps"


@pytest.mark.parametrize("title", tianxia.titles())
def test_no_text_is_smaller_than_fourteen_pixels(open_page: OpenPage, title: str) -> None:
    page = open_page()
    play_now(page, title_in_words(title))
    wait_for_turn(page)
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("body *:not(svg *)")]
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
          .filter((one) => one.offsetParent && parseFloat(getComputedStyle(one).fontSize) < 14)
          .map((one) => one.outerHTML.slice(0, 100))"""
    )
    assert [one for one in small if not one.startswith("<kbd")] == []
