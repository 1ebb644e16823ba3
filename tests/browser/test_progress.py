"""The goal of the game and the player's own progress, one key away: H at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.friends import start
from tests.browser.pages import OpenPage, at_table, wait_for_turn

import tianxia
from tianxia.kernel.words import words

TITLES = [title for title in tianxia.titles() if title != "toy"]  # the toy has no score worth showing
# What the title itself draws beside the score sheet.
DRAWN = {"huang": "svg.points .lowest", "royaumes": ".own li strong"}
CASES = [
    pytest.param(title, language, marks=[] if (title, language) == ("royaumes", "en") else pytest.mark.long)
    for title in TITLES
    for language in ("en", "fr")
]


@pytest.mark.parametrize(("title", "language"), CASES)
def test_the_goal_and_the_own_progress_are_one_key_away(
    open_page: OpenPage, title: str, language: str
) -> None:
    page = open_page(language="en-GB" if language == "en" else "fr-FR")
    match = start(page, title, "me", "novice", seed=3)["match"]
    page.goto(f"/#/table/{match}")
    at_table(page)
    wait_for_turn(page)
    page.keyboard.press("h")
    spoken = words(language, tianxia.game(title).folder)
    panel = page.get_by_role("dialog", name=spoken.format("ui-won", {}))
    expect(panel.locator(".won")).to_have_text(spoken.format("how-won", {}))
    own = page.request.get(f"/api/matches/{match}/standing?seat=0").json()
    rows = panel.locator(".own tbody tr")
    expect(rows).to_have_count(len(own["rows"]))
    for row, told in zip(rows.all(), own["rows"], strict=True):
        expect(row.locator("th")).to_have_text(spoken.format(told["category"], {}))
        expect(row.locator("td")).to_have_text(str(told["points"]).replace("-", "−"))
    if title in DRAWN:
        expect(panel.locator(DRAWN[title]).first).to_be_attached()
    assert "{" not in panel.inner_text()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_who_only_watches_has_no_progress(open_page: OpenPage) -> None:
    page, other = open_page(), open_page()
    match = start(page, "huang", "me", "me")["match"]
    assert other.request.get(f"/api/matches/{match}/standing?seat=0").status == 403
    other.goto(f"/#/table/{match}")
    expect(other.locator(".prompt")).to_be_visible()
    other.keyboard.press("h")
    expect(other.get_by_role("dialog", name="How the game is won").locator(".won")).to_be_visible()
    expect(other.locator(".own")).to_have_count(0)
