"""Defeat and the end are scenes: first the telling, then the names, then the points."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import faults
from tests.browser.friends import known
from tests.browser.pages import OpenPage, at_table
from tests.browser.scenes import fewest, options_for, scenes
from tests.browser.test_royaumes import SEND
from tests.browser.test_sizes import DRAWN
from tests.golden import Golden, choose
from tests.royaumes.golden import EAGER

import tianxia
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.phrase import only_answer
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

Moves = list[tuple[int, str]]


def written(title: str, seats: int, seed: int, taste: Golden, over: Callable[[State], bool]) -> Moves:
    """The moves of a random game until it ends in the wanted way."""
    game = tianxia.game(title)
    short = scenes(title).short if seats == fewest(title) else {}
    state, chance = game.new(seats, options_for(title, seats) | short, seed=seed), stream(seed, "endings")
    moves: Moves = []
    follows, learned = False, -1
    while not over(state):
        seat, action = state.decision.seat, choose(taste, state, chance)
        words = game.notate(state, action)
        goes_on = bool(moves) and moves[-1][0] == seat and state.learned == learned
        if follows:
            moves[-1] = (seat, f"{moves[-1][1]} {words}")
        elif not goes_on or only_answer(state) < 0:  # otherwise the table answers by itself
            moves.append((seat, words))
            learned = state.learned
        state.take(action)
        follows = not over(state) and state.decision.follows
    return moves


def watched(
    open_page: OpenPage, title: str, seats: int, seed: int, watcher: int, moves: Moves
) -> tuple[Page, Callable[[], None]]:
    """The page of a seat before its last move; returns functions that make this move and the following
    ones elsewhere.
    """
    page = open_page(pace="brisk", motion=True)
    known(page)
    short = scenes(title).short if seats == fewest(title) else {}
    options = options_for(title, seats) | short
    wish = {"game": title, "seats": [{"kind": "me"}] * seats, "seed": str(seed), "options": options}
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    match = answer.json()["match"]
    other = page.context.new_page()
    other.goto("/")
    cut = max(i for i, (seat, _) in enumerate(moves) if seat == watcher)
    other.evaluate(SEND, [match, -1, moves[:cut]])
    page.goto(f"/#/table/{match}")
    page.locator(".curtain button").click()
    at_table(page)
    expect(page.locator("#actions [role=option]").first).to_be_attached()
    return page, lambda: other.evaluate(SEND, [match, -1, moves[cut:]])


def read_results(page: Page, until: str) -> None:
    """Close each result: on a shared screen results stay until somebody closes them."""
    close = page.locator(".outcome header button")
    deadline = time.monotonic() + 120
    while page.locator(until).count() == 0:
        assert time.monotonic() < deadline, page.locator(".prompt").inner_text()
        if close.count() > 0:
            page.evaluate("document.querySelector('.outcome header button')?.click()")
        page.wait_for_timeout(100)


# Records everything that the page shows, in order, and whether it named a winner during a telling.
ORDER = """() => {
  window.order = []; window.named = false;
  const parts = { told: ".steps", scene: ".interlude", sheet: ".sheet table" };
  const look = () => {
    for (const [name, place] of Object.entries(parts))
      if (document.querySelector(place) && window.order.at(-1) !== name) window.order.push(name);
    const names = document.querySelector(".winner, .sheet-button");
    if (document.querySelector(".steps") && names) window.named = true;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
}"""


def test_who_is_defeated_is_told_so_and_may_watch_on(open_page: OpenPage) -> None:
    seed, seats, loser = 18, 3, 0

    def defeated(state: State) -> bool:
        assert isinstance(state, RoyaumesState)
        assert not state.over, "the game ends first"
        return not state.alive >> loser & 1

    moves = written("royaumes", seats, seed, Golden(seats, taste=EAGER, best=True), defeated)
    page, go_on = watched(open_page, "royaumes", seats, seed, loser, moves)
    go_on()
    read_results(page, ".interlude")
    scene = page.get_by_role("dialog", name="You are defeated in turn")
    expect(scene).to_be_visible()
    expect(page.locator(".steps .line")).to_contain_text("is defeated")
    page.keyboard.press("Enter")  # a key press meant for the telling presses no button
    expect(scene).to_be_visible()
    assert faults(page) == []
    scene.get_by_role("button", name="Watch on").click()
    expect(scene).to_be_hidden()
    read_results(page, ".curtain")
    expect(scene).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("title", DRAWN)
def test_the_end_is_told_before_anybody_is_named(open_page: OpenPage, title: str) -> None:
    seats = fewest(title)
    taste = Golden(seats, taste={"pass": 0} if title == "huang" else {})
    moves = written(title, seats, 1, taste, lambda state: state.over)
    page, go_on = watched(open_page, title, seats, 1, 1, moves)
    page.evaluate(ORDER)
    go_on()
    read_results(page, ".interlude")
    scene = page.locator(".interlude")
    expect(scene).to_contain_text(re.compile("wins|share the victory|nobody wins", re.IGNORECASE))
    assert page.evaluate("window.order") == ["told", "scene"]
    assert page.evaluate("window.named") is False
    scene.get_by_role("button").first.click()
    expect(page.locator(".sheet table")).to_be_visible()
    assert page.evaluate("window.order") == ["told", "scene", "sheet"]
