"""Games by mouse, by touch on a phone and by keyboard, with the confirmations that a new player has.

Events are not told, because a whole game would take too long; `test_default_settings.py` plays with tellings.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import OpenPage, set_table
from tests.browser.scenes import fewest, scenes
from tests.browser.test_clicks import NEVER, Spy

STUCK = 90  # seconds without a move
PHONE = 390, 844
# Where a player would click next: an overlay; else the confirmation; else a highlighted element or a button
# of the prompt; else the button for further answers. `chance` chooses among these.
NEXT = """(chance) => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const free = (one) => {
    const [x, y] = middle(one);
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.closest("[data-element]") === one);
  };
  for (const first of [".interlude .main", ".outcome header button", ".steps .main", ".prompt .confirm"]) {
    const one = document.querySelector(first);
    if (one && free(one)) return middle(one);
  }
  const find = (place) => [...document.querySelectorAll(place)].filter(free);
  const glowing = find("[data-area] .element.glow");
  const buttons = find(".prompt .buttons button");
  let from = glowing.length > 0 && (chance[0] < 0.7 || buttons.length === 0) ? glowing : buttons;
  if (from.length === 0) from = find("#actions [role=option]");
  if (from.length === 0) from = find(".prompt .more").filter((one) => one.style.visibility !== "hidden");
  const one = from[Math.floor(chance[1] * from.length)];
  return one ? middle(one) : null;
}"""

Act = Callable[[Page, random.Random], bool]


def by_pointer(page: Page, chance: random.Random, press: Callable[[float, float], None]) -> bool:
    place = page.evaluate(NEXT, [chance.random(), chance.random()])
    if place is not None:
        press(place[0], place[1])
    return place is not None


def by_mouse(page: Page, chance: random.Random) -> bool:
    return by_pointer(page, chance, page.mouse.click)


def by_touch(page: Page, chance: random.Random) -> bool:
    return by_pointer(page, chance, page.touchscreen.tap)


def by_keys(page: Page, chance: random.Random) -> bool:
    """Number keys choose lines, Enter confirms."""
    if page.locator(".interlude").count() > 0:
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        return True
    if page.locator(".prompt .confirm").count() > 0:
        page.keyboard.press("Enter")
        return True
    lines = page.locator("#actions [role=option]").count()
    if lines > 0:
        page.keyboard.press(str(chance.randint(1, min(lines, 9))))
    return lines > 0


WAYS: dict[str, Act] = {"mouse": by_mouse, "touch": by_touch, "keys": by_keys}


def play(page: Page, spy: Spy, act: Act, seed: int, most: int = NEVER) -> int:
    """Act until the score sheet, or until this many moves that cannot be taken back. Returns their number."""
    chance = random.Random(seed)
    moves, stuck = 0, time.monotonic() + STUCK
    while page.locator(".sheet table").count() == 0 and moves < most:
        assert time.monotonic() < stuck, page.locator(".prompt").inner_text()
        acted = act(page, chance)
        page.wait_for_timeout(30 if acted else 50)
        sent = sum(message["type"] == "move" for message in spy.sent)
        if sent > moves:
            moves, stuck = sent, time.monotonic() + STUCK
    return moves


def sit_down(open_page: OpenPage, title: str, way: str) -> tuple[Page, Spy]:
    page = open_page(*PHONE, confirm="final") if way == "touch" else open_page(confirm="final")
    spy = Spy(page)
    set_table(page, title, "bots", fewest(title), **scenes(title).short)
    return page, spy


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "way"),
    [
        ("terracotta", "mouse"),
        ("zhanguo", "mouse"),
        ("royaumes", "mouse"),
        ("huang", "touch"),
        ("terracotta", "keys"),
    ],
)
def test_a_whole_game(open_page: OpenPage, title: str, way: str) -> None:
    page, spy = sit_down(open_page, title, way)
    assert play(page, spy, WAYS[way], seed=1) > 10
    expect(page.locator(".sheet table")).to_be_visible()
    assert spy.over


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "way"),
    [("royaumes", "touch"), ("huang", "keys"), ("zhanguo", "keys"), ("royaumes", "keys")],
)
def test_some_turns(open_page: OpenPage, title: str, way: str) -> None:
    page, spy = sit_down(open_page, title, way)
    assert play(page, spy, WAYS[way], seed=2, most=5) == 5
