"""The answers in the prompt: no button is cut."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.boxes import Player
from tests.browser.pages import OpenPage, wait_for_turn
from tests.browser.scenes import fewest
from tests.browser.test_sizes import DRAWN, sit_down

# The question, and the buttons that stick out of their room.
BUTTONS = """() => {
  const room = document.querySelector(".prompt .buttons")?.getBoundingClientRect();
  if (!room) return null;
  const buttons = [...document.querySelectorAll(".prompt .buttons button")];
  const outside = ({ left, top, right, bottom }) =>
    top < room.top - 1 || bottom > room.bottom + 1 || left < room.left - 1 || right > room.right + 1;
  return {
    asked: document.querySelector(".prompt .what").textContent,
    cut: buttons.filter((one) => outside(one.getBoundingClientRect())).map((one) => one.textContent),
  };
}"""
STEPS = 32


@pytest.mark.parametrize(
    ("title", "width", "height"),
    [
        pytest.param(
            title, *size, marks=[] if (title, size) == ("royaumes", (390, 844)) else pytest.mark.long
        )
        for title in DRAWN
        for size in ((390, 844), (1280, 720), (1440, 900))
    ],
)
def test_no_answer_button_is_cut(open_page: OpenPage, title: str, width: int, height: int) -> None:
    page = open_page(width, height, confirm="final")
    sit_down(page, title, fewest(title))
    wait_for_turn(page)
    player = Player(page, 5, touch=width < 600)
    questions: set[str] = set()
    for _ in range(STEPS):
        player.step()
        page.wait_for_timeout(80)
        seen: dict[str, Any] | None = page.evaluate(BUTTONS)
        if seen:
            questions.add(seen["asked"])
            assert not seen["cut"], seen
    assert len(questions) > 8
