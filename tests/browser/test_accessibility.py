"""axe finds nothing serious on any screen, by day and by night; words are large and in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import OpenPage, play_now, play_to_the_end, set_table, wait_for_turn

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical: rule, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']} ({fault['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_every_screen(open_page: OpenPage, theme: str) -> None:
    page = open_page(theme=theme)
    expect(page.get_by_role("button", name="Play now: Huang")).to_be_visible()
    assert faults(page) == [], "lobby"
    page.goto("/#/new/zhanguo")
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    assert faults(page) == [], "set-up"
    page.goto("/#/me")
    expect(page.get_by_role("heading", name="Preferences")).to_be_visible()
    assert faults(page) == [], "preferences"
    page.goto("/#/rules/huang")
    expect(page.locator("article").first).to_be_visible()
    assert faults(page) == [], "rules"
    for title in ("Huang", "Zhanguo"):
        page.goto("/#/")
        play_now(page, title)
        wait_for_turn(page)
        assert faults(page) == [], f"table of {title}"
        page.locator("#actions [role=option]").first.click()
        assert faults(page) == [], f"table of {title}, narrowed"
    page.keyboard.press("?")
    assert faults(page) == [], "help"
    page.keyboard.press("Escape")

    set_table(page, "zhanguo", "bots", players=2)
    play_to_the_end(page, seed=4)
    assert faults(page) == [], "score sheet"
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == [], "replay"


def test_no_text_is_smaller_than_fourteen_pixels(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("body *:not(svg *)")]
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
          .filter((one) => one.offsetParent && parseFloat(getComputedStyle(one).fontSize) < 14)
          .map((one) => one.outerHTML.slice(0, 100))"""
    )
    assert [one for one in small if not one.startswith("<kbd")] == []
