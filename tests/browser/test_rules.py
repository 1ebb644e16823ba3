"""The rules beside the table, opened by any link to a rule; the pages of the rules and of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser import axe
from tests.browser.friends import known, start
from tests.browser.pages import OpenPage, play_now, wait_for_turn

import tianxia
from tianxia.learn.lesson import lessons_of
from tianxia.learn.page import learning

TITLES = [title for title in tianxia.titles() if lessons_of(title)]


def panel_at(page: Page, rule: str) -> None:
    """The rules lie open beside the table at that rule."""
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel).to_be_visible()
    expect(panel.locator(f'[id="{rule}"]')).to_be_in_viewport()
    expect(page.locator('[data-area="board"]')).to_be_visible()


@pytest.mark.browser
def test_rules_open_beside_the_table_from_a_prompt_and_a_refusal(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    link = page.locator(".prompt a.rule")
    rule = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    panel_at(page, rule)
    assert axe.faults(page) == []
    page.get_by_role("searchbox").fill("pagoda triangle")
    expect(page.locator("dialog article")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_have_count(0)
    page.locator("#actions [role=option]", has_text="Position your red leader").click()
    page.locator('[data-element="hex:g5"]').click(force=True)  # a river: refused
    note = page.locator(".note a")
    expect(note).to_be_visible()
    rule = (note.get_attribute("href") or "").rpartition("/")[2]
    note.click()
    panel_at(page, rule)


@pytest.mark.browser
@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", TITLES)
def test_the_page_and_the_rules_of_a_game_are_sound(open_page: OpenPage, title: str, theme: str) -> None:
    page = open_page(theme=theme)
    known(page)
    page.goto(f"/#/learn/{title}")
    expect(page.locator("figure")).to_have_count(6)
    expect(page.locator("figure .frame.cropped")).to_have_count(6)
    assert axe.faults(page) == []
    page.goto(f"/#/rules/{title}")
    expect(page.locator("section.card h2").first).to_be_visible()
    found = learning(title)
    drawn = len(found.examples) + sum(bool(one.picture.chapter) for one in found.pictures)
    expect(page.locator("figure")).to_have_count(drawn)
    expect(page.locator("figure .frame.cropped")).to_have_count(drawn)
    assert axe.faults(page) == []


@pytest.mark.browser
@pytest.mark.parametrize(
    ("title", "width", "wanted"),
    [
        pytest.param("royaumes", 390, "fleuve desorganisee"),  # typed without accents, as on a phone
        pytest.param("zhanguo", 1440, "muraille ouvrier", marks=pytest.mark.long),
        pytest.param("terracotta", 1440, "inspecteur ligne", marks=pytest.mark.long),
        pytest.param("zhanguo", 390, "muraille ouvrier", marks=pytest.mark.long),
        pytest.param("terracotta", 390, "inspecteur ligne", marks=pytest.mark.long),
        pytest.param("huang", 390, "pagode triangle", marks=pytest.mark.long),
    ],
)
def test_rules_are_found_in_french_beside_any_table(
    open_page: OpenPage, title: str, width: int, wanted: str
) -> None:
    page = open_page(width, 844 if width == 390 else 900, language="fr-FR")
    match = start(page, title, "me", "novice", seed=3)["match"]
    page.goto(f"/#/table/{match}")
    wait_for_turn(page)
    link = page.locator(".prompt a.rule")
    rule = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    panel = page.get_by_role("dialog", name="Règles")
    expect(panel.locator(f'[id="{rule}"]')).to_be_in_viewport()
    marked = learning(title).reconstructed
    expect(panel.locator("article .figures")).to_have_count(len(marked))
    expect(panel.locator(f'[id="{marked[0]}"] .figures')).to_have_text("chiffres reconstitués par nous")
    field = panel.get_by_role("searchbox").bounding_box()
    assert field
    assert field["width"] >= 200  # wide enough to read the typed text
    panel.get_by_role("searchbox").fill(wanted)
    found = panel.locator("article")
    expect(found).not_to_have_count(len(tianxia.game(title).ledger.rules))
    expect(found.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("title", "width"),
    [
        pytest.param(title, width, marks=[] if (title, width) == ("zhanguo", 390) else pytest.mark.long)
        for title in TITLES
        for width in (390, 1440)
    ],
)
def test_the_page_of_a_game_is_read_and_printed(open_page: OpenPage, title: str, width: int) -> None:
    page = open_page(width, 844 if width == 390 else 900, theme="dark")
    known(page)
    page.goto(f"/#/learn/{title}")
    expect(page.locator("figure .frame.cropped")).to_have_count(6)
    expect(page.locator("header button.main")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe.faults(page) == []
    page.emulate_media(media="print")
    for one in page.locator("button:not(figure *), nav a").all():
        expect(one).to_be_hidden()
    for one in page.locator("figure, .text").all():
        expect(one).to_be_visible()
    page.goto(f"/#/rules/{title}")
    expect(page.locator("article").last).to_be_visible()
    for one in page.locator("button:not(figure *), input, nav a").all():
        expect(one).to_be_hidden()
    paper = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert paper == "light"
