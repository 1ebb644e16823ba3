"""Nothing moves by itself: clickable elements keep their places through whole turns, at every size."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.pages import MAKE_MOVE, OpenPage
from tests.browser.scenes import scenes
from tests.browser.test_sizes import DRAWN, sit_down

import tianxia

SIZES = [(390, 844), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)]
PATIENCE = 120

# Records, frame by frame, the boxes of clickable elements. An element that is clickable in two consecutive
# frames has the same box in both; the places of such elements never change. Scrolling does not count.
RECORD = """() => {
  const PLACES = [".prompt", "[data-area=board]", "[data-area=mine]", "[data-area=hand]", "[role=tablist]",
    ".undo-area", "nav.bar", "#actions"];
  const CLICKABLE = "[data-element].glow, [data-element].picked, .room button:not([disabled]), header button";
  const MOVING = "#actions, .log, .since, .outcome, .large"; // lists that scroll, cards that come and go
  window.faults = []; window.frames = 0; window.acted = performance.now();
  for (const kind of ["click", "keydown"])
    addEventListener(kind, () => { window.acted = performance.now(); }, true);
  const inside = (one) => { // what scrolls within its own place
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (up.scrollTop) return up.scrollTop;
    return 0;
  };
  const box = (one) => { // on the page; in the prompt, which stays in sight, from its own corner
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.querySelector(".prompt")?.getBoundingClientRect().top ?? 0;
    if (one.closest(".prompt")) return [x, y - top, width, height].map(Math.round);
    const fixed = one.closest("nav.bar, [data-area] nav") && innerWidth < 832;
    const at = y + (fixed ? 0 : scrollY) + inside(one);
    // a drawn place has the pieces on it in its box: only its middle counts
    if (one instanceof SVGElement) return [x + width / 2, at + height / 2, 0, 0].map(Math.round);
    return [x, at, width, height].map(Math.round);
  };
  const name = (one) => one.dataset.element
    ?? (one.id || `${one.className} ${one.textContent.trim().slice(0, 30)}`);
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const near = (one) => one instanceof SVGElement ? one.getScreenCTM().a : 1; // how close one looks
  // ms: on a phone the board comes closer or goes back when one clicks, and a disc turns with what is on it;
  // never later
  const ANSWER = 300;
  const TURNS = /^item:(central|middle):/;
  let last = new Map(), places = new Map();
  const look = () => {
    window.frames++;
    const end = document.querySelector(".sheet table");
    const now = new Map(), stand = new Map();
    if (!end) {
      for (const one of document.querySelectorAll(CLICKABLE))
        if (!one.closest(MOVING) && seen(one))
          now.set(one.dataset.element ?? one, [box(one), name(one), near(one)]);
      for (const place of PLACES) {
        const one = document.querySelector(place);
        if (one && seen(one)) stand.set(place, [box(one), place]);
      }
    }
    const since = Math.round(performance.now() - window.acted);
    for (const [before, after] of [[last, now], [places, stand]])
      for (const [key, [was, what, scale]] of before) {
        const [is, , closer] = after.get(key) ?? [];
        const looked = innerWidth < 832 && Math.abs(closer / scale - 1) > 0.01;
        if ((looked || TURNS.test(what)) && since < ANSWER) continue;
        if (is?.some((side, i) => Math.abs(side - was[i]) > 3)) window.faults.push([what, was, is, since]);
      }
    last = now;
    places = stand;
    requestAnimationFrame(() => setTimeout(look)); // after what is measured in the frame has been laid out
  };
  look();
}"""


def go_through(page: Page, title: str, turns: int) -> list[list[Any]]:
    """Play until `tellings` tellings have run, half of them to their end; returns the elements that moved."""
    chance = random.Random(5)
    page.wait_for_selector("#actions [role=option], .steps", state="attached")
    page.evaluate(RECORD)
    told = 0
    deadline = time.monotonic() + PATIENCE
    while told < turns and time.monotonic() < deadline:
        if page.locator(".sheet table, .interlude").count() > 0:
            break
        if page.locator(".steps").count() > 0:
            told += 1
            if told % 2 == 0:
                page.keyboard.press("Enter")
            page.wait_for_selector(".prompt:not(.steps)", timeout=60_000)
            page.wait_for_timeout(350)
        else:
            page.evaluate(MAKE_MOVE, [list(scenes(title).likes), [chance.random() for _ in range(40)]])
            page.wait_for_timeout(100)
    assert told >= min(turns, 3), f"only {told} tellings: {page.locator('.prompt').inner_text()}"
    assert page.evaluate("window.frames") > 20
    found: list[list[Any]] = page.evaluate("window.faults")
    return found


def check(open_page: OpenPage, title: str, size: tuple[int, int], turns: int) -> None:
    page = open_page(*size, pace="brisk", motion=True)
    sit_down(page, title, tianxia.game(title).seats_by_default())
    found = go_through(page, title, turns)
    assert not found, "\n".join(
        dict.fromkeys(f"{what}: {was} {now} after {since} ms" for what, was, now, since in found)
    )


@pytest.mark.parametrize("title", DRAWN)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["laptop", "phone"])
def test_nothing_moves_by_itself(open_page: OpenPage, title: str, size: tuple[int, int]) -> None:
    check(open_page, title, size, turns=2)


@pytest.mark.long
@pytest.mark.parametrize("title", DRAWN)
@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_nothing_moves_through_many_turns(open_page: OpenPage, title: str, size: tuple[int, int]) -> None:
    check(open_page, title, size, turns=10)
