"""Nothing moves by itself: clickable elements keep their places through whole turns, at every size."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.boxes import RECORD, Player, see_tellings
from tests.browser.pages import OpenPage
from tests.browser.scenes import fewest
from tests.browser.test_sizes import DRAWN, sit_down

import tianxia

SIZES = [(390, 844), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)]
GAMES = 6  # the most games until the tellings have been seen


def check(open_page: OpenPage, title: str, seats: int, size: tuple[int, int], tellings: int) -> None:
    page = open_page(*size, pace="brisk", motion=True, confirm="final")
    touch = size[0] < 600
    for seed in range(GAMES):
        sit_down(page, title, seats, seed=7 + seed)
        page.wait_for_selector("#actions [role=option], .steps", state="attached")
        if seed == 0:
            page.evaluate(RECORD)
        so_far: int = page.evaluate("watched.tellings")
        if see_tellings(page, Player(page, seed + 5, touch), tellings - so_far):
            break
        page.goto("/#/")
    watched: dict[str, Any] = page.evaluate("watched")
    assert watched["tellings"] >= tellings
    assert watched["frames"] > 20
    found = [
        f"{kind} {what}: {was} {now} after {since} ms" for kind, what, was, now, since in watched["faults"]
    ]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("title", DRAWN)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["laptop", "phone"])
def test_nothing_moves_by_itself(open_page: OpenPage, title: str, size: tuple[int, int]) -> None:
    check(open_page, title, fewest(title), size, tellings=2)


@pytest.mark.long
@pytest.mark.parametrize("title", DRAWN)
@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_nothing_moves_through_many_turns(open_page: OpenPage, title: str, size: tuple[int, int]) -> None:
    check(open_page, title, tianxia.game(title).seats_by_default(), size, tellings=10)
