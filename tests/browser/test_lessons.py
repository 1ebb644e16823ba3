"""The guided first games for a newcomer: every step, by mouse and keyboard, in both languages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.friends import known
from tests.browser.pages import OpenPage

import tianxia
from tianxia.kernel.words import words
from tianxia.learn.lesson import lessons_of, read_lesson

TITLES = [title for title in tianxia.titles() if lessons_of(title)]
HINT = re.compile("^(Hint|Indice)$")
PATIENCE = 60  # seconds without a new step before the test fails
GLOW = '[data-area="board"] .element.glow, [data-area="mine"] .element.glow, [data-area="hand"] .element.glow'


MARKED = (
    """[...document.querySelectorAll("#actions [role=option]")].findIndex((one) => one.matches(".marked"))"""
)
# A text of the page that changes with every progress of the lesson.
SHOWN = (
    """[...document.querySelectorAll(".guide, .prompt, .log li")].map((one) => one.textContent).join("|")"""
)


# Records each step that the guide shows, because a step may begin and end between two looks of the test.
NOTE_STEPS = """
window.steps = [];
const note = () => {
  const now = document.querySelector(".guide .at .sr")?.textContent;
  if (now && window.steps.at(-1) !== now) window.steps.push(now);
};
new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
note();
"""


def begin(page: Page, title: str) -> None:
    """Go from the page of the game to its guided first game."""
    known(page)
    page.goto(f"/#/learn/{title}")
    page.locator("header button.main").click()
    expect(page.locator(".guide")).to_be_visible()


def step(page: Page) -> str:
    return page.locator(".guide .at .sr").inner_text()


def is_over(page: Page) -> bool:
    return page.locator(".guide.over").count() > 0


def close_result(page: Page) -> None:
    if page.locator(".outcome").count() > 0:
        page.keyboard.press("Escape")


def click_if_there(button: Locator) -> None:
    """Click a button that may disappear before the click: after eight seconds the hint is shown
    automatically.
    """
    with suppress(TimeoutError):
        button.click(timeout=3000)


def by_mouse(page: Page) -> None:
    """One click on a highlighted element."""
    confirm, glow = page.locator(".prompt .confirm"), page.locator(GLOW)
    marked = page.locator(".prompt button.marked")
    if confirm.count() > 0:
        click_if_there(confirm)
    elif glow.count() > 0:
        glow.first.dispatch_event("click")  # a hex behind a sticky bar is scrolled to by hand
    elif marked.count() > 0:
        click_if_there(marked.first)


def by_keyboard(page: Page) -> None:
    """One answer by keyboard: B and Enter on the board, arrows and Enter in the list."""
    if page.locator(".prompt .confirm").count() > 0:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
    elif page.locator(GLOW).count() > 0:
        page.keyboard.press("b")
        page.keyboard.press("Enter")
    elif page.locator("#actions .marked").count() > 0:
        page.keyboard.press("l")
        number = page.evaluate(MARKED)
        page.keyboard.press("Home")
        for _ in range(number):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def play_lesson(page: Page, title: str, way: Callable[[Page], None]) -> None:
    """Do every step of the lesson until a novice takes the other seat."""
    page.evaluate(NOTE_STEPS)
    known: set[str] = set()
    deadline = time.monotonic() + PATIENCE
    while not is_over(page):
        shown = page.evaluate(SHOWN)
        if shown not in known:  # on a slow machine the lesson still makes progress
            known.add(shown)
            deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, (
            f"{title}: {step(page)} does not go on: {page.locator('.guide').inner_text()}"
        )
        close_result(page)
        hint = page.locator(".guide button", has_text=HINT)
        if hint.count() > 0:
            click_if_there(hint)
        way(page)
        page.wait_for_timeout(20)
    assert len(page.evaluate("window.steps")) == len(read_lesson(title).step)


RUNS = [
    ("huang", "en-GB", 1440, 900, by_mouse),
    ("zhanguo", "fr-FR", 390, 844, by_mouse),
    ("royaumes", "en-GB", 390, 844, by_keyboard),
    ("terracotta", "fr-FR", 1440, 900, by_keyboard),
]
OTHERS = [
    (title, language, width, height, way)
    for title in TITLES
    for language in ("en-GB", "fr-FR")
    for width, height in ((1440, 900), (390, 844))
    for way in (by_mouse, by_keyboard)
    if (title, language, width, height, way) not in RUNS
]


def play_through(
    open_page: OpenPage, title: str, language: str, width: int, height: int, way: Callable[[Page], None]
) -> None:
    page = open_page(width, height, language=language)
    begin(page, title)
    play_lesson(page, title, way)
    end = words(language[:2], tianxia.game(title).folder).format("lesson-end", {})
    said = page.locator(".guide .sentence").inner_text()
    assert said.replace("\u00a0", " ") == end.replace("\u00a0", " ")
    page.locator(".guide button.main").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.browser
@pytest.mark.parametrize(("title", "language", "width", "height", "way"), RUNS)
def test_a_first_game_is_played_to_its_last_step(
    open_page: OpenPage, title: str, language: str, width: int, height: int, way: Callable[[Page], None]
) -> None:
    play_through(open_page, title, language, width, height, way)


@pytest.mark.browser
@pytest.mark.long
@pytest.mark.parametrize(("title", "language", "width", "height", "way"), OTHERS)
def test_a_first_game_is_played_in_every_way(
    open_page: OpenPage, title: str, language: str, width: int, height: int, way: Callable[[Page], None]
) -> None:
    play_through(open_page, title, language, width, height, way)
