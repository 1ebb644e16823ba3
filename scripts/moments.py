"""Takes pictures of the moments of a game, for review: for each title the first turn, a telling, a result,
the end and the score sheet, and for Royaumes a defeat, at three sizes.

    python scripts/moments.py                   # all titles
    python scripts/moments.py huang zhanguo     # some titles

They go to .test-output/moments/. Seeds are fixed, so pictures change only when the client or the rules do.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.pages import make_turn, wait_for_turn  # noqa: E402
from tests.browser.scenes import fewest  # noqa: E402
from tests.browser.test_endings import Moves, read_results, watched, written  # noqa: E402
from tests.golden import Golden  # noqa: E402
from tests.royaumes.golden import EAGER  # noqa: E402

import tianxia  # noqa: E402
from tianxia.games.royaumes.state import RoyaumesState  # noqa: E402
from tianxia.kernel.state import State  # noqa: E402

TABLES: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "screenshots.py"))
TARGET = ROOT / ".test-output" / "moments"
SIZES = [(1280, 720), (1440, 900), (390, 844)]
# The places of the parts of the table.
PLACES = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(JSON.stringify(
  [...document.querySelectorAll("[data-area], [data-area] > *")].map((one) => one.getBoundingClientRect())
)))))"""
CALM = 4  # measurements with the same places before the layout counts as settled
TURNS = 20  # the most turns until something is told
AFTER = 3  # the step of a telling that is taken: some are told before it


def settle(page: Page) -> None:
    """Wait until the layout has followed the size of the window."""
    places: list[str] = []
    while len(places) < CALM or len(set(places[-CALM:])) > 1:
        page.wait_for_timeout(200)
        places.append(page.evaluate(PLACES))


def shoot(page: Page, name: str, fresh: bool = False) -> None:
    """One picture at each size; `fresh`: of the page opened at that size."""
    TARGET.mkdir(parents=True, exist_ok=True)
    page.mouse.move(0, 0)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if fresh:
            page.reload()
            wait_for_turn(page)
        settle(page)
        if not fresh:  # opened at another size, so no part has come to the front
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(200)
        file = f"{name}-{width}x{height}.png"
        page.screenshot(path=TARGET / file)
        print(file, flush=True)
    page.set_viewport_size({"width": 1440, "height": 900})


def opening(browser: Browser, address: str, title: str) -> None:
    """The first turn, and what is told after it."""
    page = TABLES["new_page"](browser, address, "desktop", pace="calm")
    me, bot = TABLES["ME"], TABLES["BOT"]
    TABLES["start"](page, title, [me] + [bot] * (tianxia.game(title).seats_by_default() - 1), seed=7)
    wait_for_turn(page)
    shoot(page, f"{title}-first-turn", fresh=True)
    for _ in range(TURNS):
        make_turn(page)
        page.wait_for_selector(".steps, #actions [role=option]", state="attached")
        if page.locator(".steps").count() > 0:
            break
    page.keyboard.press("p")
    for _ in range(AFTER):
        page.keyboard.press(".")
    shoot(page, f"{title}-telling")
    page.context.close()


def ending(browser: Browser, address: str, title: str) -> None:
    """The last result, the end and the score sheet."""
    seats = fewest(title)
    taste = Golden(seats, taste={"pass": 0} if title == "huang" else {})
    moves = written(title, seats, 1, taste, lambda state: state.over)
    page, go_on = followed(browser, address, title, seats, 1, 1, moves)
    go_on()
    page.wait_for_selector(".outcome, .interlude", timeout=120_000)
    if page.locator(".outcome").count() > 0:
        page.keyboard.press("p")
        shoot(page, f"{title}-result")
        page.keyboard.press("p")
    read_results(page, ".interlude")
    shoot(page, f"{title}-end")
    page.locator(".interlude button").first.click()
    page.wait_for_selector(".sheet table")
    shoot(page, f"{title}-sheet")
    page.context.close()


def defeat(browser: Browser, address: str) -> None:
    """A defeat in Royaumes."""
    seed, seats, loser = 18, 3, 0
    taste = Golden(seats, taste=EAGER, best=True)

    def defeated(state: State) -> bool:
        assert isinstance(state, RoyaumesState)
        return not state.alive >> loser & 1

    moves = written("royaumes", seats, seed, taste, defeated)
    page, go_on = followed(browser, address, "royaumes", seats, seed, loser, moves)
    go_on()
    read_results(page, ".interlude")
    shoot(page, "royaumes-defeat")
    page.context.close()


def followed(
    browser: Browser, address: str, title: str, seats: int, seed: int, watcher: int, moves: Moves
) -> tuple[Page, Callable[[], None]]:
    """The page of a seat before the last moves of a game, and a function that makes these moves on other
    pages.
    """

    def open_page(**wishes: Any) -> Page:
        wishes.pop("motion")
        page: Page = TABLES["new_page"](browser, address, "desktop", **wishes)
        return page

    return watched(open_page, title, seats, seed, watcher, moves)  # type: ignore[arg-type]


def main() -> int:
    path = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["find"]()
    with TABLES["serving"]() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=TABLES["ARGUMENTS"])
        for title in sys.argv[1:] or tianxia.titles():
            opening(browser, address, title)
            ending(browser, address, title)
            if title == "royaumes":
                defeat(browser, address)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
