"""Takes pictures of everything from which a newcomer learns a game.

The page of the game, steps of the guided game, rules with a drawn example, the player's own progress, a
review, puzzles, and a shared moment.

    python scripts/screenshots_learn.py                  # into .test-output/learn/
    python scripts/screenshots_learn.py /tmp/pictures huang desktop fr
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
from scripts.screenshots import ARGUMENTS, EVERY, ME, SIZES, new_page, serving  # noqa: E402
from tests.browser.pages import play_moves, wait_for_turn  # noqa: E402
from tests.browser.scenes import scenes  # noqa: E402

import tianxia  # noqa: E402
from tianxia.learn.lesson import lessons_of, read_lesson  # noqa: E402

LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
STEPS = 4  # of each guided game
PATIENCE = 240_000  # milliseconds until a review is made


class Camera:
    """Takes the pictures of one page into a folder, named after title, size and language."""

    def __init__(self, page: Page, folder: Path, game: str, size: str, language: str) -> None:
        self.page = page
        self.folder = folder
        self.game = game
        self.end = f"{size}-{language}.png"

    def shoot(self, name: str, whole: bool = False) -> None:
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(500)
        file = f"{self.game}-{name}-{self.end}"
        self.page.screenshot(path=self.folder / file, full_page=whole)
        print(file)


def page_of_the_game(camera: Camera) -> None:
    page = camera.page
    page.goto(f"/#/learn/{camera.game}")
    page.wait_for_selector("figure .frame.cropped")
    camera.shoot("learn", whole=True)


def guided_game(camera: Camera) -> None:
    """Four steps, the first and the last among them."""
    page, last = camera.page, len(read_lesson(camera.game).step) - 1
    match = page.request.post(f"api/games/{camera.game}/lessons/first").json()["match"]
    for step in sorted({round(part * last / (STEPS - 1)) for part in range(STEPS)}):
        page.request.post(f"api/matches/{match}/lesson", data={"step": step})
        page.goto("/#/")
        page.goto(f"/#/table/{match}")
        page.wait_for_selector(".guide")
        skip = page.locator(".outcome header button")
        if skip.count() > 0:
            skip.click()
        camera.shoot(f"step-{step + 1:02}")


def rules(camera: Camera) -> None:
    page = camera.page
    page.goto(f"/#/rules/{camera.game}")
    page.wait_for_selector("figure .frame.cropped")
    camera.shoot("rules")
    page.locator(".examples figure").last.scroll_into_view_if_needed()
    camera.shoot("example")


def puzzle(camera: Camera) -> None:
    page = camera.page
    page.goto(f"/#/puzzles/{camera.game}")
    page.wait_for_selector("ol li button")
    camera.shoot("puzzles")
    page.locator("ul li button").first.click()
    page.wait_for_selector("aside.puzzle button")
    camera.shoot("puzzle")


def after_a_game(camera: Camera) -> None:
    """The player's own progress, the end, the review, and a moment for other sites."""
    page, game = camera.page, camera.game
    wish = {"game": game, "seats": [ME, {"kind": "bot", "bot": "greedy"}], "seed": 7}
    match = page.request.post("api/matches", data=wish).json()["match"]
    page.goto(f"/#/table/{match}")
    page.wait_for_selector(".prompt")
    play_moves(page, 10, seed=3, likes=scenes(game).likes)
    wait_for_turn(page)
    result = page.locator(".outcome header button")
    if result.count() > 0:
        result.click()
    page.keyboard.press("h")
    page.wait_for_selector("dialog .own")
    camera.shoot("progress")
    page.keyboard.press("Escape")
    page.evaluate(RESIGN, match)
    page.goto("/#/")
    page.goto(f"/#/table/{match}")  # opened again, without the scenes of the end
    page.wait_for_selector(".sheet table")
    camera.shoot("end")
    page.goto(f"/#/review/{match}")
    try:
        page.wait_for_selector("li[id^=moment-], section.card p", timeout=PATIENCE)
    except TimeoutError:
        print(f"{game}: no review within {PATIENCE // 1000} s")
    camera.shoot("review", whole=True)
    page.goto(f"/embed/{match}/6")
    page.wait_for_selector("main.moment")
    camera.shoot("embed")


# Resigns over the protocol, in a connection of its own.
RESIGN = """(match) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "resign", id: "end", seat: 0, bot: "" }));
  socket.onmessage = ({ data }) => { if (data.includes('"end"')) { socket.close(); done(); } };
  socket.onerror = fail;
})"""

SCREENS = (page_of_the_game, guided_game, rules, puzzle, after_a_game)


def main() -> int:
    words = sys.argv[1:]
    folder = next((Path(one) for one in words if "/" in one), EVERY.parent / "learn")
    folder.mkdir(parents=True, exist_ok=True)
    titles = [one for one in tianxia.titles() if lessons_of(one)]
    names = [screen.__name__ for screen in SCREENS]
    path = runpy.run_path(str(HERE / "browser.py"))["find"]()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for language in [one for one in LANGUAGES if one in words] or LANGUAGES:
            for size in [one for one in SIZES if one in words] or SIZES:
                for game in [one for one in titles if one in words] or titles:
                    page = new_page(browser, address, size, language=LANGUAGES[language])
                    page.set_default_timeout(120_000)
                    camera = Camera(page, folder, game, size, language)
                    for name in [one for one in names if one in words] or names:
                        globals()[name](camera)
                    page.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
