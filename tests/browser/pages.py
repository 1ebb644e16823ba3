"""Actions of a person at the table, as helper functions."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import ConsoleMessage, Page, Request, Response, expect

import tianxia
from tianxia.kernel.words import words

PATIENCE = 60  # seconds that bots may take together


class OpenPage(Protocol):
    def __call__(
        self,
        width: int = 1440,
        height: int = 900,
        language: str = "en-GB",
        theme: str = "light",
        motion: bool = False,
        pace: str = "once",
        confirm: str = "each",  # "final" is the default for a new player
        named: bool = True,
    ) -> Page: ...


def watch(page: Page) -> Callable[[], list[str]]:
    """Collect page errors, console errors, failed requests and answers of 400 and more."""
    faults: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not forgiven(page):
            faults.append(f"console: {message.text}")

    def on_failed(request: Request) -> None:
        if not forgiven(page) and request.failure != "net::ERR_ABORTED":
            faults.append(f"failed: {request.url} {request.failure}")

    def on_response(response: Response) -> None:
        if response.status >= 400 and not forgiven(page):
            faults.append(f"{response.status}: {response.url}")

    page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
    page.on("console", on_console)
    page.on("requestfailed", on_failed)
    page.on("response", on_response)
    return lambda: faults


FORGIVEN: set[Page] = set()


def forgiven(page: Page) -> bool:
    """Allow failed requests while a test keeps a page offline or expects a refusal."""
    return page in FORGIVEN


def cut(page: Page) -> None:
    """Cut the connection."""
    FORGIVEN.add(page)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()


def mend(page: Page) -> None:
    """Bring the connection back."""
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_be_hidden()
    FORGIVEN.discard(page)


def title_in_words(game: str) -> str:
    return words("en", tianxia.game(game).folder).format("title", {})


def play_now(page: Page, title: str) -> None:
    """Go from the lobby to a table against bots, with one click."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    at_table(page)


def at_table(page: Page) -> None:
    expect(page.locator(".prompt")).to_be_visible()


def set_table(page: Page, game: str, way: str, players: int = 2, **options: object) -> None:
    """From the set-up form to a table. `way` is bots, hotseat, online or solo."""
    page.goto(f"/#/new/{game}")
    page.locator(f'input[name="way"][value="{way}"]').check()
    if way != "solo":
        page.locator(".count select").select_option(str(players))
    spoken = words("en", tianxia.game(game).folder)
    for name, value in options.items():
        choose_option(page, spoken.format(f"option-{name}", {}), value)
    page.get_by_role("button", name="Set the table").click()


def choose_option(page: Page, label: str, value: object) -> None:
    row = page.locator("label.option", has=page.get_by_text(label, exact=True))
    if isinstance(value, bool):
        row.locator("input").set_checked(value)
    else:
        row.locator("select").select_option(str(value))


def is_mine(page: Page) -> bool:
    return page.locator("#actions [role=option]").count() > 0


def wait_for_turn(page: Page) -> None:
    """Wait until something can be done, or the game is over. On a phone the list may be behind its tab."""
    page.wait_for_selector("#actions [role=option], .sheet table", timeout=60_000, state="attached")


def wait_until(page: Page, expression: str) -> None:
    """Wait until this expression is true. `wait_for_function` is forbidden by the page's security policy."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        page.wait_for_timeout(50)


def open_list(page: Page) -> None:
    """Show the list of actions if it is behind a tab."""
    tab = page.locator("#tab-actions")
    if tab.count() and tab.get_attribute("aria-selected") != "true":
        tab.click()


def propose(page: Page, but: str = "-") -> None:
    """Choose the first lines of the list until a move is proposed; avoid `but` if there is another line."""
    open_list(page)
    while page.locator(".prompt .confirm").count() == 0:
        lines = page.locator("#actions [role=option]")
        others = lines.and_(page.locator(f'[role=option]:not([data-move="{but}"])'))
        (others if others.count() > 0 else lines).first.click()


def make_move(page: Page) -> None:
    """Propose a move, confirm it, and wait for it in the log, or for the next question: to stop placing
    tiles, for example, has no line there.
    """
    lines = page.locator(".log li button").count()
    propose(page)
    page.locator(".prompt .confirm").click()
    wait_until(
        page,
        f"document.querySelectorAll('.log li button').length !== {lines} || "
        "(document.querySelector('#actions [role=option]') && !document.querySelector('.prompt .confirm'))",
    )


def make_turn(page: Page) -> None:
    """Make moves until they are sent, because others see nothing of a draft."""
    make_move(page)
    while page.locator(".log li.draft").count() > 0:
        make_move(page)


# Picks lines of the list until a move is made; returns what the page shows then.
# One call makes one whole move, so that a game of two hundred moves takes seconds, not minutes.
MAKE_MOVE = """
async ([likes, chances]) => {
  const settled = async () => {
    do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    while (document.querySelector("#actions[aria-busy=true]")); // the rest of a long list
  };
  let used = 0; // chances: closing what lies over the table takes none
  for (let i = 0; i < 60; i++) {
    const curtain = document.querySelector(".curtain button");
    if (curtain) { curtain.click(); await settled(); continue; }
    const result = document.querySelector(".outcome header button");
    if (result) { result.click(); await settled(); continue; }
    if (document.querySelector("table")) return "over";
    const lines = [...document.querySelectorAll("#actions [role=option]")];
    if (lines.length === 0) {
      if (used > 0) return "made";
      await new Promise((done) => setTimeout(done, 25));
      return "waiting";
    }
    const liked = lines.filter((line) => likes.some((like) => line.dataset.move.startsWith(like)));
    const from = liked.length > 0 ? liked : lines;
    const last = document.querySelector(".prompt .confirm"); // one move is left: this click sends it
    from[Math.floor(chances[used++ % chances.length] * from.length)].click();
    await settled();
    if (last) return "made"; // the next question may be here already
  }
  return "stuck";
}
"""


def play_to_the_end(page: Page, seed: int, likes: tuple[str, ...] = (), most: int = 1000) -> int:
    """Play random lines of the list until the score sheet; returns the number of moves."""
    moves = play_moves(page, most, seed, likes)
    assert moves < most, f"the game did not end: {page.locator('.prompt').inner_text()}"
    return moves


def play_moves(page: Page, count: int, seed: int, likes: tuple[str, ...] = ()) -> int:
    """Play this many random moves, or fewer if the game ends."""
    chance = random.Random(seed)
    moves = 0
    chances = [chance.random() for _ in range(40)]
    deadline = time.monotonic() + PATIENCE
    while moves < count:
        assert time.monotonic() < deadline, f"nothing happens: {page.locator('.prompt').inner_text()}"
        result: str = page.evaluate(MAKE_MOVE, [list(likes), chances])
        assert result != "stuck", page.locator(".prompt").inner_text()
        if result == "over":
            return moves
        if result == "made":
            moves += 1
            chances = [
                chance.random() for _ in range(40)
            ]  # drawn before the wait, so that the same seed gives the same game
            deadline = time.monotonic() + PATIENCE
    return moves


def score_sheet(page: Page) -> dict[str, list[int]]:
    """The score sheet on screen: a value per seat for each category."""
    found = {}
    for row in page.locator("tbody tr").all():
        cells = row.locator("td").all_inner_texts()
        found[row.locator("th").inner_text()] = [int(cell.replace("−", "-")) for cell in cells]
    return found
