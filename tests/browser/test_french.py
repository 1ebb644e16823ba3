"""French pages contain no English words: none that occur in English word files only."""

from __future__ import annotations

import re
import time
from functools import cache, partial
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page, expect
from tests.browser.friends import known, start
from tests.browser.pages import OpenPage, at_table, play_moves
from tests.browser.scenes import fewest
from tests.browser.test_endings import watched, written
from tests.golden import Golden

import tianxia
from tianxia.kernel.words import COMMON

SHORTEST = 4  # letters; shorter words are often part of both languages
ALIKE = {"english"}  # the name of a language in the menu
# All text of the page in its own language, labels and tips included.
SAID = """
() => {
  const found = [];
  const french = (element) => (element.closest("[lang]")?.getAttribute("lang") ?? "").startsWith("fr");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let element = walk.nextNode(); element; element = walk.nextNode()) {
    if (!french(element) || ["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    for (const name of ["aria-label", "title", "data-tip", "placeholder"])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
  }
  return [...new Set(found)];
}
"""


def vocabulary(language: str) -> set[str]:
    """Every word of a language's files."""
    found = set()
    for folder in (COMMON, *(tianxia.game(title).folder / "words" for title in tianxia.titles())):
        text = Path(folder / f"{language}.ftl").read_text("utf-8")
        text = re.sub(
            r"^#.*|^[\w-]+ =|\$[\w-]+|^\s*\*?\[\w+\]|\{ [a-z][\w-]+ \}", "", text, flags=re.MULTILINE
        )
        found |= set(re.findall(r"[^\W\d_]+", text.lower()))
    return found


@cache
def english() -> set[str]:
    return {word for word in vocabulary("en") - vocabulary("fr") if len(word) >= SHORTEST} - ALIKE


def english_on(page: Page) -> dict[str, list[str]]:
    """English words on a French page, with their texts."""
    said: list[str] = page.evaluate(SAID)
    found: dict[str, list[str]] = {}
    for text in said:
        for word in set(re.findall(r"[^\W\d_]+", text.lower())) & english():
            found.setdefault(word, []).append(text.strip()[:120])
    return found


def test_english_is_known_when_it_is_seen(open_page: OpenPage) -> None:
    assert len(english()) > 500
    page = open_page(language="fr-FR")
    known(page)
    assert english_on(page) == {}
    page.evaluate("document.querySelector('h1').title = 'Choose your players'")
    assert set(english_on(page)) == {"choose", "your", "players"}


@pytest.mark.parametrize("title", [title for title in tianxia.titles() if title != "toy"])
def test_no_english_on_french_pages(open_page: OpenPage, title: str) -> None:
    page = open_page(language="fr-FR")
    known(page)
    for place in (f"new/{title}", f"learn/{title}", "me", "about"):
        page.goto(f"/#/{place}")
        expect(page.locator("main h1, main form, main h2").first).to_be_visible()
        assert english_on(page) == {}, place
    friends = start(page, title, "me", "open")
    page.goto(friends["invite"][0]["link"])
    expect(page.locator(".invitation")).to_be_visible()
    assert english_on(page) == {}, "an invitation"
    page.goto(f"/#/table/{start(page, title, 'me', 'greedy')['match']}")
    at_table(page)
    assert english_on(page) == {}, "a table"
    play_moves(page, 4, seed=1)
    assert english_on(page) == {}, "after four moves"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert english_on(page) == {}, "help"


@pytest.mark.long
@pytest.mark.parametrize("title", [title for title in tianxia.titles() if title != "toy"])
def test_no_english_in_a_telling_a_result_and_the_score_sheet(open_page: OpenPage, title: str) -> None:
    """Everything that is told from a seat's last move to the end of a game, step by step."""
    seats = fewest(title)
    taste = Golden(seats, taste={"pass": 0} if title == "huang" else {})
    moves = written(title, seats, 1, taste, lambda state: state.over)
    in_french = cast(OpenPage, partial(open_page, language="fr-FR"))
    page, go_on = watched(in_french, title, seats, 1, 1, moves)
    go_on()
    close = ".outcome header button"
    told: set[str] = set()
    deadline = time.monotonic() + 120
    while page.locator(".interlude").count() == 0:
        assert time.monotonic() < deadline, page.locator(".prompt").inner_text()
        line = page.evaluate("document.querySelector('.steps .line')?.textContent ?? ''")
        if line not in told:
            assert english_on(page) == {}, f"a telling: {line}"
            told.add(line)
        page.evaluate(f"document.querySelector('{close}')?.click()")
        page.wait_for_timeout(50)
    assert told - {""}
    assert english_on(page) == {}, "the end"
    page.locator(".interlude button").first.click()
    expect(page.locator(".sheet table")).to_be_visible()
    page.locator(".sheet details summary").click()
    assert english_on(page) == {}, "the score sheet"
