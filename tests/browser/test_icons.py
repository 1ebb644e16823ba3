"""Every drawing has a name on hover, long press and focus, and is listed in a legend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import OpenPage, make_move, play_now, title_in_words, wait_for_turn
from tests.browser.test_sizes import DRAWN

# Visible elements with a drawing but without text or a name; there must be none.
SILENT = """() => [...document.querySelectorAll(
    "[data-area=board] [data-element], [data-area=mine] [data-element], [data-area=hand] [data-element]")]
  .filter((one) => one.checkVisibility() && one.querySelector("path, circle, rect, text, svg"))
  .filter((one) => !(one.dataset.tip ?? one.getAttribute("aria-label") ?? one.closest("[data-tip]")))
  .map((one) => one.dataset.element)"""

LONG_PRESS = """(one) => {
  const box = one.getBoundingClientRect();
  const where = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const finger = { pointerType: "touch", isPrimary: true, bubbles: true, ...where };
  one.dispatchEvent(new PointerEvent("pointerdown", finger));
}"""


def tip(page: Page) -> Locator:
    return page.locator(".tip")


@pytest.mark.parametrize("title", DRAWN)
def test_what_is_drawn_explains_itself(open_page: OpenPage, title: str) -> None:
    page = open_page()
    play_now(page, title_in_words(title))
    wait_for_turn(page)
    page.mouse.move(0, 0)  # the pointer rests where the button was, and may be over another element now
    expect(tip(page)).to_have_count(0)
    assert page.evaluate(SILENT) == []
    for area in ("board", "mine"):
        one = page.locator(f"[data-area={area}] [data-tip]").first
        words = str(one.get_attribute("data-tip"))
        assert words
        one.dispatch_event("pointerover", {"pointerType": "mouse"})
        expect(tip(page)).to_have_text(words)
        page.keyboard.press("Escape")
        expect(tip(page)).to_have_count(0)
        one.evaluate(LONG_PRESS)
        expect(tip(page)).to_have_text(words)
        one.dispatch_event("pointerup", {"pointerType": "touch"})
        page.keyboard.press("Escape")
    while page.locator("[data-area=board] .element[tabindex]").count() == 0:
        if title == "huang":
            page.locator("#actions [role=option]").first.click()  # answered on the hand; its places come next
        else:
            make_move(page)  # until something on the board may be chosen
        wait_for_turn(page)
    page.keyboard.press("l")
    page.keyboard.press("b")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-element", re.compile("."))
    expect(tip(page)).to_have_text(str(focused.get_attribute("aria-label")))


@pytest.mark.parametrize("title", DRAWN)
def test_a_legend_lists_every_figure_and_sign(open_page: OpenPage, title: str) -> None:
    page = open_page(width=1280, height=720)
    play_now(page, title_in_words(title))
    wait_for_turn(page)
    page.keyboard.press("?")
    window = page.get_by_role("dialog")
    expect(window.get_by_role("heading", level=1)).to_be_in_viewport()  # the window starts at its top
    lines = window.locator(".legend > li")
    assert lines.count() > 10
    for line in lines.all():
        _, words = line.locator("> *").all()  # a drawing, and the words that name it
        assert words.inner_text().strip()
        assert "legend-" not in words.inner_text()
    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
