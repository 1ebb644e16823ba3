"""On a phone, the part of the table that the question is about is scrolled into view automatically."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.boxes import Player
from tests.browser.pages import OpenPage, wait_until
from tests.browser.scenes import fewest
from tests.browser.test_sizes import DRAWN, sit_down

TELLINGS = 2
MOST = 80  # steps of a player
# The elements that may be chosen now, and how much of them is between the prompt and the tabs.
IN_FRONT = """() => {
  const all = [...document.querySelectorAll("[data-area] [data-element].glow")]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  const top = document.querySelector(".prompt").getBoundingClientRect().bottom;
  const bottom = document.querySelector("nav.bar").getBoundingClientRect().top;
  const middle = ({ y, height }) => y + height / 2;
  return [all.length, all.filter((box) => middle(box) > top && middle(box) < bottom).length];
}"""
READY = "document.querySelector('#actions [role=option], .interlude, .sheet table') !== null"


@pytest.mark.parametrize("title", DRAWN)
def test_what_is_asked_about_comes_to_the_front(open_page: OpenPage, title: str) -> None:
    page = open_page(390, 844, pace="brisk", confirm="final")
    sit_down(page, title, fewest(title))
    player = Player(page, 3, touch=True)
    told, asked = 0, 0
    for _ in range(MOST):
        wait_until(page, READY + " || document.querySelector('.prompt.steps') !== null")
        page.wait_for_timeout(150)
        there, seen = page.evaluate(IN_FRONT)
        if there > 0:
            asked += 1
            assert seen > 0, page.locator(".prompt").inner_text()
        if page.locator(".prompt.steps").count() > 0:
            told += 1
            page.keyboard.press("Enter")
            page.wait_for_timeout(400)
        elif told >= TELLINGS or player.step() == "over":
            break
    assert asked > 1


def test_choose_a_card_shows_the_hand(open_page: OpenPage) -> None:
    page = open_page(390, 844, confirm="final")
    sit_down(page, "zhanguo", 2)
    player = Player(page, 3, touch=True)
    cards = page.locator("[data-area=hand] [data-element^='card:'].glow")
    for _ in range(30):
        wait_until(page, READY)
        page.wait_for_timeout(150)
        if cards.count() > 0:
            break
        player.step()
    expect(cards.first).to_be_in_viewport()
    expect(page.locator("#z-hand")).to_be_in_viewport()
