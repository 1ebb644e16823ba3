"""Turns with the settings of a new player: a step that can be taken back is played at once, any other step is
confirmed once. Played by touch on a phone; what is touched must lie well inside the visible part of the page.
"""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Locator, Page
from tests.browser.pages import OpenPage, set_table
from tests.browser.scenes import fewest, scenes

PATIENCE = 90  # seconds until the next question
TARGET = 44  # pixels: the least size of anything a newcomer has to tap on a phone
# The choices that are visible now: their middle is not covered.
IN_SIGHT = """(places) => places.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 0 && top && (one === top || one.contains(top));
}).map((one) => places.indexOf(one))"""
SMALL = """(least) => [...document.querySelectorAll(
  ".prompt .buttons button, .prompt .back, nav.bar button, [data-area] nav button")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one.textContent.trim(), Math.round(one.getBoundingClientRect().height)])
  .filter(([, height]) => height < least)"""


class Player:
    """Plays by what the page shows, at random, with the mouse or a finger."""

    def __init__(self, page: Page, seed: int, touch: bool) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch
        self.confirmed = self.picked = 0
        self.small: set[str] = set()

    def press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def step(self) -> bool:
        """Do one deliberate thing, if the page asks something. False: nothing to do yet."""
        page = self.page
        for tidy in (".steps .main", ".outcome header button", ".interlude button.main"):
            if page.locator(tidy).count() > 0:
                page.locator(tidy).first.dispatch_event("click")  # it may disappear by itself
                page.wait_for_timeout(50)
                return True
        confirm = page.locator(".prompt .confirm")
        if confirm.count() > 0:
            self.press(confirm)
            self.confirmed += 1
            page.wait_for_timeout(50)
            return True
        if page.locator("#actions [role=option]").count() == 0:
            return False
        if self.touch:
            self.small |= {f"{words}: {height} px" for words, height in page.evaluate(SMALL, TARGET)}
        answers = page.locator(".prompt .buttons button")
        places = page.locator("[data-area] [data-element].glow")
        seen: list[int] = places.evaluate_all(IN_SIGHT)
        if seen and (answers.count() == 0 or self.chance.random() < 0.7):
            box = places.nth(self.chance.choice(seen)).bounding_box()
            assert box
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            (page.touchscreen.tap if self.touch else page.mouse.click)(x, y)
        elif answers.count() > 0:
            self.press(answers.nth(self.chance.randrange(answers.count())))
        else:
            page.locator("#actions [role=option]").first.dispatch_event("click")
        self.picked += 1
        page.wait_for_timeout(60)
        return True

    def play(self, most: int) -> None:
        """Until this many turns were confirmed, or the end."""
        while self.confirmed < most and self.page.locator(".sheet table").count() == 0:
            deadline = time.monotonic() + PATIENCE
            while not self.step():
                assert time.monotonic() < deadline, self.page.locator(".prompt").inner_text()
                if self.page.locator(".sheet table").count() > 0:
                    return
                self.page.wait_for_timeout(30)


@pytest.mark.parametrize(
    ("title", "turns"),
    [
        ("terracotta", 2),
        ("zhanguo", 2),
    ],
)
def test_a_new_player_plays_by_touch_and_meets_no_small_button(
    open_page: OpenPage, title: str, turns: int
) -> None:
    page = open_page(390, 844, confirm="final")
    set_table(page, title, "bots", fewest(title), **scenes(title).short)
    player = Player(page, 4, touch=True)
    player.play(turns)
    assert player.small == set()
    assert player.picked >= player.confirmed >= min(turns, 10)
