"""Takes pictures: every screen and title at desktop and phone width; every title's table at every supported
size, in both languages, light and dark.

`make screenshots` runs it. Pictures for the README go to docs/screenshots/, all others to
.test-output/screenshots/ for review; `python scripts/screenshots.py shown` takes those for the README only.
`scripts/moments.py` takes tellings, results and ends.
Seeds are fixed, so pictures change only when the client or the rules do.
"""

from __future__ import annotations

import json
import os
import runpy
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.pages import open_list, play_moves, play_to_the_end, propose, wait_for_turn  # noqa: E402
from tests.browser.scenes import fewest, options_for, scenes  # noqa: E402
from tests.browser.test_sizes import DESKS, PHONES  # noqa: E402

import tianxia  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
EVERY = ROOT / ".test-output" / "screenshots"
SHOWN = {f"{title}-table-desktop.jpg" for title in tianxia.titles()} | {
    "zhanguo-night-desktop.jpg",
    "huang-night-phone.jpg",
}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
ME, BOT = {"kind": "me", "name": "Mei"}, {"kind": "bot", "bot": "greedy"}


@contextmanager
def serving() -> Iterator[str]:
    """Run a server with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "shots.db")
        command = [sys.executable, "-m", "tianxia", "serve", "--port", str(port), "--db", database]
        generous = {"TIANXIA_TABLES_PER_HOUR": "10000", "TIANXIA_WORK_PER_SECOND": "10000"}
        environment = {**os.environ, **generous, "PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen(command, cwd=ROOT, env=environment)
        try:
            for _ in range(300):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()
            process.wait(10)


def new_page(
    browser: Browser,
    address: str,
    size: str,
    theme: str = "light",
    language: str = "en-GB",
    player: Page | None = None,
    pace: str = "once",
    confirm: str = "each",
) -> Page:
    """A page of a new guest, or another page of a player. By default tellings are off, so that pictures
    show the current state.
    """
    known: StorageState = {"cookies": player.context.storage_state()["cookies"]} if player else {}
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
        base_url=address,
        storage_state=known,
    )
    wish = json.dumps(json.dumps({"pace": pace, "confirm": confirm}))
    context.add_init_script(f"localStorage['tianxia.preferences'] ??= {wish}")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("article")
    page.request.patch("api/me", data={"name": "Mei"})
    return page


def start(page: Page, game: str, seats: list[dict[str, str]], seed: int, **options: Any) -> None:
    """Start a match with fixed seeds."""
    wish = {"game": game, "seats": seats, "seed": seed, "options": options_for(game, len(seats)) | options}
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    page.goto(f"/#/table/{answer.json()['match']}")
    page.wait_for_selector(".prompt, .curtain")


def shoot(page: Page, name: str, size: str, whole: bool = False) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    file = f"{name}-{size}.jpg"
    folder = TARGET if file in SHOWN else EVERY
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / file, type="jpeg", quality=80, full_page=whole)
    print(file)


def at_play(page: Page, game: str, moves: int) -> None:
    """A table with its usual seats, some moves into the game."""
    start(page, game, [ME] + [BOT] * (tianxia.game(game).seats_by_default() - 1), seed=7)
    play_moves(page, moves, seed=3, likes=scenes(game).likes)
    wait_for_turn(page)
    result = page.locator(".outcome header button")
    if result.count() > 0:  # the result would cover the board
        result.click()


def title_screens(page: Page, game: str, size: str) -> None:
    """A title's table, a move being made, the score, and the game against its automa."""
    at_play(page, game, scenes(game).moves)
    shoot(page, f"{game}-table", size, whole=size == "phone")
    open_list(page)
    page.locator("#actions [role=option]").first.click()
    shoot(page, f"{game}-narrowed", size)
    propose(page)
    shoot(page, f"{game}-proposed", size)
    if 1 in tianxia.game(game).seat_counts:
        start(page, game, [ME], seed=5)
        for turn in range(12):
            play_moves(page, 1, seed=turn, likes=scenes(game).likes)
            wait_for_turn(page)
            if page.locator(".steps").count() > 0:
                break
        shoot(page, f"{game}-solo", size)
    start(page, game, [ME] + [BOT] * (fewest(game) - 1), seed=4, **scenes(game).short)
    play_to_the_end(page, seed=6, likes=scenes(game).likes)
    shoot(page, f"{game}-score", size)


def screens(browser: Browser, address: str, size: str) -> None:
    """Every screen once."""
    whole = size == "phone"
    page = new_page(browser, address, size)
    for game in tianxia.titles():
        title_screens(page, game, size)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector("input[type=range]")
    page.locator(".log li button").nth(30).dispatch_event(
        "click"
    )  # on a phone the list is shown by its tab only
    shoot(page, "replay", size)
    page.goto("/#/")
    page.wait_for_selector("li.card")
    shoot(page, "lobby", size, whole)
    page.goto(f"/#/new/{game}")
    page.wait_for_selector("form")
    shoot(page, "set-up", size, whole)
    rules = list(tianxia.game(game).ledger.rules)
    page.goto(f"/#/rules/{game}/{rules[len(rules) // 2]}")
    page.wait_for_selector("article")
    shoot(page, "rules", size)
    page.goto("/#/me")
    page.wait_for_selector("form")
    shoot(page, "preferences", size)
    start(page, game, [ME] + [{"kind": "me", "name": "Lin"}] * (fewest(game) - 1), seed=1)
    page.wait_for_selector(".curtain")
    shoot(page, "curtain", size)

    night = new_page(browser, address, size, theme="dark", language="fr-FR")
    for game in tianxia.titles():
        at_play(night, game, 12)
        shoot(night, f"{game}-night", size)
    night.goto("/#/")
    night.wait_for_selector("li.card")
    shoot(night, "lobby-night", size)


def shown(browser: Browser, address: str) -> None:
    """Take the pictures of the README."""
    for file in sorted(SHOWN):
        game, scene, size = file.removesuffix(".jpg").split("-")
        theme, language = ("dark", "fr-FR") if scene == "night" else ("light", "en-GB")
        page = new_page(browser, address, size, theme, language)
        at_play(page, game, 12 if scene == "night" else scenes(game).moves)
        shoot(page, f"{game}-{scene}", size)
        page.context.close()


def every_size(browser: Browser, address: str, game: str) -> None:
    """A title's table some moves into the game, at every size, in both languages, light and dark."""
    player = new_page(browser, address, "desktop")
    at_play(player, game, scenes(game).moves)
    for language, theme in product(("en-GB", "fr-FR"), ("light", "dark")):
        page = new_page(browser, address, "desktop", theme, language, player)
        for width, height in DESKS + PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(player.url)
            page.reload()  # lay out the page at this size
            wait_for_turn(page)
            page.wait_for_timeout(400)
            name = f"{game}-{width}x{height}-{language[:2]}-{theme}.png"
            page.screenshot(path=EVERY / name)
            print(name)
        page.context.close()


def main() -> int:
    path = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["find"]()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for what in sys.argv[1:] or [*SIZES, *tianxia.titles()]:
            if what == "shown":
                shown(browser, address)
            elif what in SIZES:
                screens(browser, address, what)
            else:
                every_size(browser, address, what)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
