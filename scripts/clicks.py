"""The time from a click to its answer on screen, without the network: for each title, in milliseconds.

Clicks on a highlighted element with the connection cut, and measures until the frame that shows the choice:
the browser's event timing (in steps of 8 ms), and the page's processor time, which depends less on other
programs. All cases take turns, several times. Prints the median, the 90th percentile, and the question that
was asked, because the number of highlighted elements decides the speed. `python scripts/clicks.py zhanguo
390x844` measures some titles at some sizes only.
"""

from __future__ import annotations

import runpy
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.pages import play_moves, wait_for_turn  # noqa: E402
from tests.browser.scenes import scenes  # noqa: E402

import tianxia  # noqa: E402

TABLES = runpy.run_path(str(ROOT / "scripts" / "screenshots.py"))
CLICKS = 20
ROUNDS = 3  # all cases take turns, because the machine's speed varies
SIZES = ["1440x900", "1920x1080", "390x844"]
PATIENCE = 10  # seconds to wait until the choice is undone
MOVES = 200  # most moves until there is something to click
# The point at which the i-th highlighted element that is not covered can be clicked; null if there is none.
PLACE = """(i) => {
  const free = [...document.querySelectorAll("[data-area] .element.glow")].filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    return one.contains(document.elementFromPoint(...middle(one)));
  });
  function middle(one) {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }
  if (free.length === 0) return null;
  const one = free[i % free.length];
  one.scrollIntoView({ block: "center", behavior: "instant" });
  return middle(one);
}"""
LISTEN = """() => {
  window.answered = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.name === "click") window.answered.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""


def somewhere(page: Page, i: int) -> list[float]:
    """A point to click, once the previous choice is undone."""
    for _ in range(PATIENCE * 10):
        place: list[float] | None = page.evaluate(PLACE, i)
        if place is not None:
            return place
        page.wait_for_timeout(100)
    sys.exit(f"nothing on the board can be clicked any more: {asked(page)}")


def asked(page: Page) -> str:
    return page.locator(".prompt .sentence").inner_text()


def clicks(page: Page) -> tuple[list[float], list[float]]:
    """Processor times and event timings of the clicks."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    page.evaluate(LISTEN)
    worked = []
    for i in range(CLICKS):
        page.mouse.move(*somewhere(page, i))
        page.wait_for_timeout(150)
        page.mouse.down()
        page.wait_for_timeout(80)  # duration of a press
        before = busy()
        page.mouse.up()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        worked.append(busy() - before)
        page.wait_for_timeout(250)  # until the timing is reported
        assert page.locator(".element.picked").count() > 0, "the click was not answered"
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    waited = page.evaluate("() => window.answered")
    return worked, waited + [16.0] * (CLICKS - len(waited))  # the browser does not report faster clicks


def until_something_glows(page: Page) -> None:
    """Play until an element of the board can be clicked that does not complete a move."""
    for _ in range(MOVES):
        wait_for_turn(page)
        if page.locator(".prompt .confirm").count() == 0 and page.evaluate(PLACE, 0):
            return
        if play_moves(page, 1, seed=1) == 0:
            sys.exit("the game is over, and nothing on the board could be clicked")
    sys.exit(f"after {MOVES} moves still nothing on the board can be clicked: {asked(page)}")


def told(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} ms, nine of ten within {sorted(times)[len(times) * 9 // 10]:.0f}"


def main() -> int:
    sizes = [one for one in sys.argv[1:] if one[0].isdigit()] or SIZES
    titles = [one for one in sys.argv[1:] if not one[0].isdigit()] or tianxia.titles()
    cases = [(title, size) for title in titles for size in sizes]
    worked: dict[tuple[str, str], list[float]] = {case: [] for case in cases}
    waited: dict[tuple[str, str], list[float]] = {case: [] for case in cases}
    path = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["find"]()
    with TABLES["serving"]() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=TABLES["ARGUMENTS"])
        for _ in range(ROUNDS):
            for title, size in cases:
                width, height = map(int, size.split("x"))
                page = TABLES["new_page"](browser, address, "desktop")
                page.emulate_media(reduced_motion="no-preference")
                TABLES["at_play"](page, title, min(8, scenes(title).moves))
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(500)
                until_something_glows(page)
                page.context.set_offline(True)
                page.wait_for_timeout(1000)
                question = asked(page)
                for all_of, these in zip((worked, waited), clicks(page), strict=True):
                    all_of[title, size] += these
                page.context.close()
                clock, processor = told(waited[title, size]), told(worked[title, size])
                print(
                    f"{title} {size}: {clock} on the clock; {processor} of the processor; {question}",
                    flush=True,
                )
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
