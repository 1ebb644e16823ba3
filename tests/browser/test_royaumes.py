"""Royaumes Combattants on the page: orders on the map."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.pages import OpenPage
from tests.golden import Golden, choose
from tests.royaumes.golden import EAGER

import tianxia
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.rng import stream

ROYAUMES = tianxia.game("royaumes")
Moves = list[tuple[int, str]]


# --- how a table comes to a certain point ------------------------------------------------------------------


def played(seats: int, seed: int, stop: Callable[[RoyaumesState], bool]) -> Moves:
    """The moves of eager players up to a point, as they are written."""
    state, chance = ROYAUMES.new(seats, seed=seed), stream(seed, "eager players")
    taste = Golden(seats, taste=EAGER, best=True)
    assert isinstance(state, RoyaumesState)
    moves: Moves = []
    while state.decision.follows or not stop(state):
        seat, action = state.decision.seat, choose(taste, state, chance)
        words = ROYAUMES.notate(state, action)
        if state.decision.follows:
            moves[-1] = (seat, f"{moves[-1][1]} {words}")
        else:
            moves.append((seat, words))
        state.take(action)
    return moves


# Sends moves as the table's own page does, each when the one before is committed; gives the last frame.
SEND = """
async ([id, look, moves]) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${id}/live`);
  await new Promise((done) => (socket.onopen = done));
  const heard = () => new Promise((done) => (socket.onmessage = (event) => done(JSON.parse(event.data))));
  const frame = async (newer) => {
    for (;;) {
      const message = await heard();
      if (message.type === "refused" || message.type === "error") throw new Error(JSON.stringify(message));
      if (message.type === "frame" && message.version > newer) return message;
    }
  };
  socket.send(JSON.stringify({ type: "look", seat: look, since: 0 }));
  let last = await frame(-1);
  for (const [seat, text] of moves) {
    const { version } = last;
    socket.send(JSON.stringify({ type: "move", id: crypto.randomUUID(), version, seat, text }));
    last = await frame(version);
  }
  socket.close();
  return last;
}
"""


def at_one_screen(page: Page, seed: int, stop: Callable[[RoyaumesState], bool]) -> str:
    """A table for two at one screen, played to a point; the curtain has fallen."""
    expect(page.locator("article").first).to_be_visible()  # the server knows us
    wish = {"game": "royaumes", "seats": [{"kind": "me"}] * 2, "seed": str(seed), "options": {}}
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    match: str = answer.json()["match"]
    page.evaluate(SEND, [match, -1, played(2, seed, stop)])
    page.goto(f"/#/table/{match}")
    expect(page.locator(".curtain button")).to_be_visible()
    return match


def lift(page: Page) -> None:
    """The next player sits down at the screen."""
    page.locator(".curtain button").click()
    expect(page.locator("[data-element='commandery:25']")).to_be_visible(timeout=30_000)


def first_moves(state: RoyaumesState) -> bool:
    return state.decision.kind == "move"


# --- orders ------------------------------------------------------------------------------------------------


def give_order(page: Page) -> str:
    """Tap an army, tap a place that glows: all go, and the order is proposed. The army's element."""
    army = page.locator("[data-element^='army:'].glow").first
    name = str(army.get_attribute("data-element"))
    army.click()
    place = page.locator("[data-element^='link:'].glow").first
    expect(place).to_be_visible()
    place.click()
    expect(page.locator(".prompt .confirm")).to_be_visible()
    return name


def test_an_order_is_an_arrow_until_it_is_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, 3, lambda state: state.turn == 2 and first_moves(state))
    lift(page)
    give_order(page)
    page.locator(".prompt .confirm").click()
    cross = page.get_by_role("button", name="Take back the order")
    expect(cross).to_have_count(1)
    cross.click()
    expect(cross).to_have_count(0)
    expect(page.locator("[data-element^='army:'].glow").first).to_be_visible()


def test_the_figures_say_who_goes(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, 3, lambda state: first_moves(state) and max(state.organised) > 2)
    lift(page)
    state_of = page.locator("[data-element^='army:'].glow")
    for number in range(state_of.count()):
        state_of.nth(number).click()
        page.locator("[data-element^='link:'].glow").first.click()
        if page.locator("[data-element='organised:1']").count() > 0:
            break
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    expect(page.locator(".prompt .confirm")).to_be_visible()  # all go by default
    page.locator("[data-element='organised:1']").click()
    expect(page.locator(".prompt")).to_contain_text("1 organised troop")
    page.locator(".prompt .confirm").click()
    expect(page.get_by_role("button", name="Take back the order")).to_have_count(1)
