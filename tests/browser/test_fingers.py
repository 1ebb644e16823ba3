"""On a phone, what is asked for on a board is as wide as a finger, once the board has come closer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.boxes import Player
from tests.browser.pages import OpenPage, wait_for_turn, wait_until
from tests.browser.scenes import fewest
from tests.browser.test_royaumes import at_one_screen, first_moves, lift
from tests.browser.test_sizes import sit_down

from tianxia.games.royaumes.state import RoyaumesState

FINGER = 43.9  # pixels; a little less than 44, because of rounding errors
PHONE = (390, 844)
QUESTIONS = 30
READY = "document.querySelector('#actions [role=option], .interlude, .sheet table') !== null"
# The elements of the board that may be chosen now: middle, smaller side, and whether something covers them.
TARGETS = """(kind) => [...document.querySelectorAll(`[data-area=board] [data-element^="${kind}:"].glow`)]
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const free = document.elementFromPoint(left, top)?.closest("[data-element]") === one;
    return { name: one.dataset.element, x: left, y: top, side: Math.min(width, height), free };
  })"""
WHOLE = """() => {
  const [map, own] = ["[data-area=board] svg", ".who"]
    .map((one) => document.querySelector(one).getBoundingClientRect());
  const [wide, high] = [own.right <= map.right + 1, own.bottom <= map.bottom + 1];
  return own.left >= map.left && own.top >= map.top && wide && high;
}"""
BEGINS = "document.querySelector('[data-area=board]').getBoundingClientRect().top + scrollY"


def targets(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(TARGETS, kind)
    return found


def tap(page: Page, kind: str) -> int:
    """Choose one of these elements by touch; returns how many touches it took."""
    for touches in range(1, 4):
        one = next(one for one in targets(page, kind) if one["free"])
        page.touchscreen.tap(one["x"], one["y"])
        page.wait_for_timeout(200)
        if one["name"] not in [other["name"] for other in targets(page, kind)]:
            return touches
    raise AssertionError(f"three touches choose no {kind}")


def test_royaumes_shows_its_map_first_and_comes_closer_to_a_chosen_army(open_page: OpenPage) -> None:
    def early(state: RoyaumesState) -> bool:
        return first_moves(state) and max(state.organised) > 2

    page = open_page(*PHONE)
    at_one_screen(page, 3, early)
    lift(page)
    expect(page.locator("[data-element^='army:'].glow").first).to_be_visible()
    assert page.evaluate(BEGINS) < 350, "the map stands below its question, not below the markers"
    tap(page, "army")
    roads = targets(page, "link")
    assert roads
    for road in roads:
        assert road["side"] >= FINGER, road
        assert road["free"], road
    tap(page, "link")
    page.wait_for_selector(".who")
    page.wait_for_timeout(400)
    assert page.evaluate(WHOLE), "the window over the map is whole"
    for kind in ("organised", "led"):
        assert all(one["side"] >= FINGER for one in targets(page, kind))


def test_a_touch_between_small_hexes_comes_closer_before_it_chooses(open_page: OpenPage) -> None:
    page = open_page(*PHONE)
    sit_down(page, "huang", 3)
    wait_for_turn(page)
    page.locator("[data-area=mine] [data-element^='hand:'].glow").first.tap()
    expect(page.locator("[data-element^='hex:'].glow").first).to_be_visible()
    assert min(one["side"] for one in targets(page, "hex")) < FINGER
    page.evaluate("scrollTo(0, 0)")
    one = next(one for one in targets(page, "hex") if one["free"])
    page.touchscreen.tap(one["x"], one["y"])
    wait_until(page, "document.querySelector('.sheet.zoomed') !== null")
    wait_until(page, f"({TARGETS})('hex').every((one) => one.side >= {FINGER})")
    assert page.locator("[data-element^='hex:'].picked").count() == 0
    page.touchscreen.tap(one["x"], one["y"])  # the board came closer around the finger
    expect(page.locator(f"[data-element='{one['name']}'].picked")).to_have_count(1)


# A small element, and a point beside it that is still under the finger, with no other choosable element
# near.
BESIDE = """() => {
  for (const one of document.querySelectorAll("[data-area] [data-element].glow:not(.picked)")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width === 0 || Math.min(width, height) >= 36) continue;
    const [left, top] = [x + width / 2, y + height / 2];
    const seen = document.elementFromPoint(left, top);
    if (!seen || !one.closest("[data-area]").contains(seen)) continue; // behind the prompt
    for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const at = [left + 20 * Math.cos(turn * Math.PI / 4), top + 20 * Math.sin(turn * Math.PI / 4)];
      const under = document.elementFromPoint(...at);
      const free = under && one.closest("[data-area]").contains(under) && !under.closest(".glow, button, a");
      const asked = document.querySelector(".prompt .what").textContent;
      if (free) return { name: one.dataset.element, at, asked };
    }
  }
  return null;
}"""
STANDS = """({ name, asked }) => {
  if (document.querySelector(".prompt .what")?.textContent !== asked) return "chosen";
  const one = document.querySelector(`[data-area] [data-element="${name}"].glow:not(.picked)`);
  if (!one) return "chosen";
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height) >= 43.9 ? "large" : "small";
}"""


@pytest.mark.parametrize("title", ["huang", "royaumes", "terracotta", "zhanguo"])
def test_a_touch_beside_a_small_element_meets_it(open_page: OpenPage, title: str) -> None:
    """If several elements are under the finger, the touch zooms in instead."""
    page = open_page(*PHONE, confirm="final")
    sit_down(page, title, fewest(title))
    player = Player(page, 5, touch=True)
    beside = 0
    for _ in range(QUESTIONS):
        wait_until(page, READY)
        spot = page.evaluate(BESIDE)
        if spot and beside < 6:
            beside += 1
            page.touchscreen.tap(*spot["at"])
            page.wait_for_timeout(250)
            assert page.evaluate(STANDS, spot) != "small", spot
        else:
            player.step()
            page.wait_for_timeout(80)
