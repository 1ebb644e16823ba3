"""The counter of clicks (`scripts/clicks_a_turn.py`) agrees with the clicks on a page with default
settings.
"""

from __future__ import annotations

import json
import runpy
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.browser.pages import OpenPage, set_table, wait_for_turn
from tests.browser.scenes import fewest, scenes
from tests.browser.test_sizes import DRAWN

from tianxia.kernel.rng import Rng, stream
from tianxia.table.offer import Offer

COUNTER: dict[str, Any] = runpy.run_path(
    str(Path(__file__).parent.parent.parent / "scripts" / "clicks_a_turn.py")
)
PATIENCE = 60  # seconds until the next question or the end
NEVER = 10**9
LAST_TURN = {"royaumes": 3}  # the last turn for titles whose whole game is too long
# Makes the first possible click: on an element of the board, or on the line that stands for it. Returns the
# index of the click.
CLICK = """([clicks, text]) => {
  const tidy = document.querySelector(".outcome header button");
  if (tidy) tidy.click();
  for (const [i, { element }] of clicks.entries()) {
    const place = element && document.querySelector(
      `[data-area] [data-element="${element}"].glow, [data-area] [data-element="${element}"].reach`);
    if (!place) continue;
    place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return i;
  }
  const lines = [...document.querySelectorAll("#actions [role=option]")];
  for (const [i, { words }] of clicks.entries()) {
    const line = lines.find((one) => one.dataset.move === words)
      ?? lines.find((one) => one.dataset.move && one.dataset.move === text.slice(-one.dataset.move.length)
        && one.dataset.move.startsWith(words));
    if (!line) continue;
    line.click();
    return i;
  }
  return -1;
}"""

LINES = """() => [...document.querySelectorAll(".prompt .what, #actions [role=option]")].map(
  (one) => [one.dataset.move, one.textContent.trim()])"""
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Spy:
    """The last offer to the page, and the messages it sent."""

    def __init__(self, page: Page) -> None:
        self.offer: Offer | None = None
        self.drafted = 0  # phrases in the draft
        self.answered: dict[tuple[str, ...], Offer] = {}  # the offer after a draft, or after a proposed move
        self.sent: list[dict[str, Any]] = []
        self.over = False
        self.version = -1
        self.turn = 0  # the current turn, for a title that counts turns
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))
        socket.on("framesent", lambda text: self.say(json.loads(text)))

    def say(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] == "move":
            self.offer = None

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "frame" and message["view"]["seat"] >= 0:
            if message["version"] == self.version and not message["result"]:
                return  # a player came or left: the draft stays
            self.version = message["version"]
            self.offer = message["offer"] and msgspec.convert(message["offer"], Offer)
            self.drafted = 0
            self.answered.clear()
            self.over = message["result"] is not None
            self.turn = message["view"]["position"].get("turn", 0)
        elif message["type"] == "drafted" and not message["final"]:
            self.answered[tuple(message["phrases"])] = msgspec.convert(message["offer"], Offer)

    def join(self, text: str) -> bool:
        """Did a move join the draft, perhaps with automatic answers? False while the answer has not
        arrived.

        The page also asks the server about a move that is the only one left, so an answer does not prove
        it.
        """
        for phrases, offered in self.answered.items():
            if len(phrases) == self.drafted + 1 and f"{phrases[-1]} ".startswith(f"{text} "):
                self.offer, self.drafted = offered, len(phrases)
                return True
        return False


def play(page: Page, spy: Spy, rng: Rng, likes: tuple[str, ...], last: int = NEVER) -> tuple[int, int]:
    """Play with the clicks of the counter until the end of the game or of the `last` turn. Returns the clicks
    counted and made.
    """
    counted = made = 0
    while spy.turn <= last:
        deadline = time.monotonic() + PATIENCE
        wait_for_turn(page)
        while spy.offer is None and not spy.over:
            assert time.monotonic() < deadline
            page.wait_for_timeout(20)
        if spy.offer is None:
            break
        offered, sent = spy.offer, len(spy.sent)
        clicker = COUNTER["Clicker"](offered)
        liked = [way for way in clicker.ways if way.text.startswith(likes)] or clicker.ways
        way = liked[rng.below(len(liked))]
        clicks = clicker.clicks(way)
        confirmed = COUNTER["needs_confirmation"](clicker, way.path[-1], spy.drafted > 0)
        counted += len(clicks) + confirmed
        left = [
            {"element": name if kind == "element" else "", "words": words_of(way, kind, name)}
            for kind, name in clicks
        ]
        while left:
            while (at := page.evaluate(CLICK, [left, way.text])) < 0:  # not drawn yet
                assert time.monotonic() < deadline, (way.text, clicks, left, page.evaluate(LINES))
                page.wait_for_timeout(20)
            del left[at]
            made += 1
            page.wait_for_timeout(30)
        confirm = page.locator(".prompt .confirm")
        if confirmed:
            expect(confirm).to_be_visible()
            assert not [one for one in spy.sent[sent:] if one["type"] == "move"]
            confirm.click()
            made += 1
        while not is_taken(spy, way.text, sent, final=way.path[-1].final):
            assert time.monotonic() < deadline, (way.text, clicks, spy.drafted, list(spy.answered))
            page.wait_for_timeout(20)
        page.evaluate(SHOWN)  # the page may show the answer a little later than it comes
    return counted, made


def words_of(way: Any, kind: str, name: str) -> str:
    """The words of the line that a click stands for."""
    if kind == "line":
        return name
    return str(next(choice.move for choice in way.path if name in choice.touches))


def is_taken(spy: Spy, text: str, sent: int, final: bool) -> bool:
    """Has the move joined the draft, or has it been sent?"""
    if any(one["type"] == "move" and one["text"] == text for one in spy.sent[sent:]):
        return True
    return not final and spy.join(text)


@pytest.mark.long
@pytest.mark.parametrize("title", DRAWN)  # the counter counts clicks on a board
def test_the_counter_counts_the_clicks_of_a_game(open_page: OpenPage, title: str) -> None:
    """A whole game, or some turns of a long one: the clicks for every move equal the count."""
    page = open_page(confirm="final")
    spy = Spy(page)
    set_table(page, title, "bots", fewest(title), **scenes(title).short)
    last = LAST_TURN.get(title, NEVER)
    counted, made = play(page, spy, stream(1, title), scenes(title).likes, last)
    assert counted == made > 20
    assert spy.over or spy.turn == last + 1
