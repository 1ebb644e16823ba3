"""What a click costs until it is answered on screen, without the network: for each title, in milliseconds.

From the click on something that glows to the frame in which it is drawn as picked, the connection cut:
processor time of the page, so that other programs take less part in it, and time on the clock.
`python scripts/clicks.py` prints the median and the longest of some clicks.
"""

from __future__ import annotations

import runpy
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.scenes import scenes  # noqa: E402

import tianxia  # noqa: E402

TABLES = runpy.run_path(str(ROOT / "scripts" / "screenshots.py"))
CLICKS = 15
# Between two frames everything is drawn: the second frame after the click shows it.
CLICK = """() => new Promise((done) => {
  const one = document.querySelector("[data-area] .element.glow, #actions [role=option]");
  const before = performance.now();
  one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - before);
    channel.port2.postMessage(0);
  });
})"""


def clicks(page: Page) -> tuple[list[float], list[float]]:
    """Processor time, and time on the clock."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    worked, waited = [], []
    for _ in range(CLICKS):
        before = busy()
        waited.append(float(page.evaluate(CLICK)))
        worked.append(busy() - before)
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    return worked, waited


def main() -> int:
    path = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["find"]()
    with TABLES["serving"]() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=TABLES["ARGUMENTS"])
        for title in tianxia.titles():
            page = TABLES["new_page"](browser, address, "desktop")
            TABLES["at_play"](page, title, min(8, scenes(title).moves))
            page.context.set_offline(True)
            worked, waited = (
                f"{statistics.median(one):.0f} ms, at most {max(one):.0f}" for one in clicks(page)
            )
            print(f"{title}: {worked}; on the clock {waited}")
            page.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
