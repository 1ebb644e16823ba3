"""Games by mouse with the settings of a new player: everything is told at the calm speed, with lines of
help.

Only moves that cannot be taken back need a confirmation.
"""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import OpenPage, set_table, wait_until
from tests.browser.scenes import fewest, scenes
from tests.browser.test_clicks import Spy

GAME = 600  # seconds
STUCK = 90  # seconds without a move
# Where a new player would click next: an overlay; else the confirmation; else a highlighted element or a
# button of the prompt. `chance` chooses among these.
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
  for (const first of [".outcome header button", ".steps .main", ".prompt .confirm"]) {
    const one = document.querySelector(first);
    if (one && free(one)) return [first, ...middle(one)];
  }
  const glowing = [...document.querySelectorAll("[data-area] .element.glow")].filter(free);
  const buttons = [...document.querySelectorAll(".prompt .buttons button")].filter(free);
  const from = glowing.length > 0 && (chance[0] < 0.7 || buttons.length === 0) ? glowing : buttons;
  const one = from[Math.floor(chance[1] * from.length)];
  return one ? [one.dataset.element ?? one.textContent, ...middle(one)] : null;
}"""


def play_by_mouse(page: Page, spy: Spy, seed: int, last: int = 10**9) -> int:
    """Click until the end of the game or of the `last` turn. Returns the number of moves."""
    chance = random.Random(seed)
    end = time.monotonic() + GAME
    moves, stuck = 0, time.monotonic() + STUCK
    while page.locator(".interlude").count() == 0 and spy.turn <= last:
        assert time.monotonic() < min(end, stuck), page.locator(".prompt").inner_text()
        place = page.evaluate(NEXT, [chance.random(), chance.random()])
        if place is None:
            page.wait_for_timeout(50)
            continue
        page.mouse.click(place[1], place[2])
        page.wait_for_timeout(30)
        made = sum(message["type"] in ("move", "draft") for message in spy.sent)
        if made > moves:
            moves, stuck = made, time.monotonic() + STUCK
    return moves


@pytest.mark.long
def test_a_whole_game_of_huang(open_page: OpenPage) -> None:
    page = open_page(pace="calm", confirm="final", motion=True)
    spy = Spy(page)
    set_table(page, "huang", "bots", fewest("huang"), **scenes("huang").short)
    assert play_by_mouse(page, spy, seed=1) > 20
    scene = page.locator(".interlude")
    expect(scene).to_be_visible()
    scene.get_by_role("button").first.click()
    expect(page.locator(".sheet table")).to_be_visible()
    assert spy.over


@pytest.mark.long
def test_three_turns_of_royaumes(open_page: OpenPage) -> None:
    page = open_page(pace="calm", confirm="final", motion=True)
    spy = Spy(page)
    set_table(page, "royaumes", "bots", 2)
    assert play_by_mouse(page, spy, seed=2, last=3) > 10
    wait_until(page, "document.querySelector('.prompt') !== null")
    assert spy.turn == 4 or spy.over
