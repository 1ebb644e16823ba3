"""Takes the pictures of the documentation: every screen of both titles, at desktop and phone width.

`make screenshots` runs it; the pictures go to docs/screenshots/. Seeds are fixed, so pictures change only
when the client or the rules do.
"""

from __future__ import annotations

import os
import runpy
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.pages import make_move, play_moves, play_to_the_end, propose, wait_for_turn  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
LIKES = {"huang": ("tile", "leader"), "zhanguo": ()}


@contextmanager
def serving() -> Iterator[str]:
    """A server of our own, with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "shots.db")
        command = [sys.executable, "-m", "tianxia", "serve", "--port", str(port), "--db", database]
        process = subprocess.Popen(command, cwd=ROOT, env=dict(os.environ, PYTHONPATH=str(ROOT / "src")))
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
    browser: Browser, address: str, size: str, theme: str = "light", language: str = "en-GB"
) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
        base_url=address,
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("article")
    page.request.patch("api/me", data={"name": "Mei"})
    return page


def start(page: Page, game: str, seats: list[dict[str, str]], seed: int, **options: Any) -> None:
    """Start a match that is the same each time."""
    wish = {"game": game, "seats": seats, "seed": seed, "options": options}
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    page.goto(f"/#/table/{answer.json()['match']}")
    page.wait_for_selector(".prompt, .curtain")


def shoot(page: Page, name: str, size: str, whole: bool = False) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    page.screenshot(path=TARGET / f"{name}-{size}.jpg", type="jpeg", quality=88, full_page=whole)
    print(f"{name}-{size}.jpg")


def screens(browser: Browser, address: str, size: str) -> None:
    """Every screen once."""
    me, bot = {"kind": "me", "name": "Mei"}, {"kind": "bot", "bot": "greedy"}
    whole = size == "phone"
    page = new_page(browser, address, size)
    for game in ("huang", "zhanguo"):
        start(page, game, [me, bot, bot], seed=7)
        play_moves(page, 26 if game == "huang" else 18, seed=3, likes=LIKES[game])
        wait_for_turn(page)
        shoot(page, f"{game}-table", size, whole)
        page.locator("#actions [role=option]").first.click()
        shoot(page, f"{game}-narrowed", size)
        propose(page)
        shoot(page, f"{game}-proposed", size)
    page.goto("/#/")
    page.wait_for_selector("li.card")
    shoot(page, "lobby", size, whole)
    page.goto("/#/new/zhanguo")
    page.wait_for_selector("form")
    shoot(page, "set-up", size, whole)
    page.goto("/#/rules/huang/huang.war.belligerents")
    page.wait_for_selector("article")
    shoot(page, "rules", size)
    page.goto("/#/me")
    page.wait_for_selector("form")
    shoot(page, "preferences", size)
    start(page, "huang", [me, {"kind": "me", "name": "Lin"}], seed=1)
    page.wait_for_selector(".curtain")
    shoot(page, "curtain", size)
    start(page, "zhanguo", [me], seed=5, li_si=2)
    for _ in range(12):
        wait_for_turn(page)
        make_move(page)
        if page.locator(".steps").count() > 0:
            break
    shoot(page, "li-si", size)
    for game in ("huang", "zhanguo"):
        start(page, game, [me, bot], seed=4, **({"short_two_player": True} if game == "huang" else {}))
        play_to_the_end(page, seed=6, likes=LIKES[game])
        shoot(page, f"{game}-score", size)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector("input[type=range]")
    page.locator(".log li button").nth(30).click()
    shoot(page, "replay", size)

    night = new_page(browser, address, size, theme="dark", language="fr-FR")
    for game in ("huang", "zhanguo"):
        start(night, game, [me, bot, bot], seed=7)
        play_moves(night, 12, seed=3, likes=LIKES[game])
        wait_for_turn(night)
        shoot(night, f"{game}-night", size)
    night.goto("/#/")
    night.wait_for_selector("li.card")
    shoot(night, "lobby-night", size)


def main() -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    path = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["find"]()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for size in sys.argv[1:] or SIZES:
            screens(browser, address, size)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
