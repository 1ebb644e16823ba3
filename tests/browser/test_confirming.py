"""The confirm button is completely visible and can be clicked, however long the texts around it are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import OpenPage, wait_for_turn
from tests.browser.scenes import fewest
from tests.browser.test_boxes import SIZES
from tests.browser.test_lessons import TITLES, begin
from tests.browser.test_sizes import sit_down

# Puts texts of these lengths into the sentence, the consequences and the buttons.
# Returns where a button is not inside the prompt, or is covered at its middle or its edges.
COVERED = """(lengths) => {
  const words = (count) => "Chun gives up a troop in Ji. ".repeat(20).slice(0, count);
  const prompt = document.querySelector(".prompt"), button = prompt.querySelector(".confirm");
  const sentence = prompt.querySelector(".sentence"), what = sentence.querySelector(".what");
  let then = sentence.querySelector(".then");
  if (!then) {
    then = what.cloneNode();
    then.classList.replace("what", "then");
    sentence.append(then);
  }
  const label = button.querySelector(".either > span");
  const faults = [];
  for (const tight of [false, true])
    for (const said of lengths)
      for (const follows of lengths)
        for (const named of lengths) {
          prompt.classList.toggle("tight", tight);
          what.textContent = words(said);
          then.textContent = words(follows);
          label.textContent = words(named);
          const box = button.getBoundingClientRect(), card = prompt.getBoundingClientRect();
          const inside = box.left >= card.left && box.right <= card.right && box.top >= card.top
            && box.bottom <= card.bottom && box.height >= 24 && box.width >= 24;
          const middle = box.top + box.height / 2;
          const points = [[box.left + box.width / 2, middle], [box.left + 4, middle], [box.right - 4, middle],
            [box.left + box.width / 2, box.top + 3], [box.left + box.width / 2, box.bottom - 3]];
          const covered = points.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
          if (!inside || covered.length > 0)
            faults.push(JSON.stringify({ tight, said, follows, named, box, card, covered }));
        }
  return faults;
}"""
LENGTHS = [4, 60, 180, 400]
LANGUAGES = pytest.mark.parametrize("language", ["en-GB", pytest.param("fr-FR", marks=pytest.mark.long)])


def check(page: Page) -> None:
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(20):  # the layout settles after the window has changed
            page.evaluate("scrollTo(0, 0)")
            faults: list[str] = page.evaluate(COVERED, LENGTHS)
            if not faults:
                break
            page.wait_for_timeout(100)
        if faults:
            found[width, height] = faults[:3]
    assert not found, str(found)


def to_a_proposal(page: Page) -> None:
    """Choose until a move is proposed. In a lesson choose what is marked, because other moves are refused."""
    for _ in range(20):
        wait_for_turn(page)
        if page.locator(".prompt .confirm").count() > 0:
            return
        options = page.locator("#actions [role=option].marked")
        if options.count() == 0:
            options = page.locator("#actions [role=option]")
        options.first.dispatch_event("click")
    expect(page.locator(".prompt .confirm")).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
@LANGUAGES
def test_the_confirm_button_is_never_covered(open_page: OpenPage, title: str, language: str) -> None:
    page = open_page(language=language)
    sit_down(page, title, fewest(title))
    to_a_proposal(page)
    check(page)


@pytest.mark.parametrize(
    "title", [TITLES[0], *[pytest.param(one, marks=pytest.mark.long) for one in TITLES[1:]]]
)
@LANGUAGES
def test_nor_under_the_guide_of_a_lesson(open_page: OpenPage, title: str, language: str) -> None:
    page = open_page(language=language)
    begin(page, title)
    to_a_proposal(page)
    check(page)
