"""Royaumes Combattants on the page: orders on the map, secret bids. Whole games, every number of seats
and the other screens are tested elsewhere, for every title.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.browser.axe import faults
from tests.browser.friends import give_cookie, known
from tests.browser.pages import OpenPage
from tests.browser.test_sizes import DESKS, measure
from tests.golden import Golden, choose
from tests.royaumes.golden import EAGER
from tests.server.running import RunningServer, sqlite_file

import tianxia
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.rng import stream
from tianxia.server.web import lobby

ROYAUMES = tianxia.game("royaumes")
FIGHT = 39  # the seed of a game with an early fight, with markers behind both screens
Moves = list[tuple[int, str]]


# --- tables at a certain point ---------------------------------------------------------------------------


@cache
def played(seats: int, seed: int, stop: Callable[[RoyaumesState], bool]) -> Moves:
    """The moves of aggressive players up to a point, in notation."""
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


# Sends moves like the page of the table, each after the previous one is committed; returns the last frame.
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


def at_one_screen(page: Page, seed: int, stop: Callable[[RoyaumesState], bool], seats: int = 2) -> str:
    """A shared-screen table at a certain point; the curtain is down."""
    known(page)
    wish = {"game": "royaumes", "seats": [{"kind": "me"}] * seats, "seed": str(seed), "options": {}}
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    match: str = answer.json()["match"]
    page.evaluate(SEND, [match, -1, played(seats, seed, stop)])
    page.goto(f"/#/table/{match}")
    expect(page.locator(".curtain button")).to_be_visible()
    return match


def lift(page: Page) -> None:
    """Lift the curtain for the next player."""
    page.locator(".curtain button").click()
    expect(page.locator("[data-element='commandery:25']")).to_be_visible(timeout=30_000)


def first_moves(state: RoyaumesState) -> bool:
    return state.decision.kind == "move"


def in_the_middle(state: RoyaumesState) -> bool:
    return state.turn == 4 and first_moves(state)


def placing(state: RoyaumesState) -> bool:
    return state.turn == 3 and state.decision.kind == "place"


def both_bid(state: RoyaumesState) -> bool:
    """A combat in which both seats are asked simultaneously, and both have markers to bid."""
    return len(state.waiting()) == 2 and all(state.worth_of_stock(seat) for seat in state.waiting())


# --- orders ------------------------------------------------------------------------------------------------


def give_order(page: Page) -> str:
    """Click an army and a highlighted place: all troops go, and the order is proposed. Returns the army's
    element.
    """
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


def walk_to(page: Page, kind: str) -> str:
    """Move the focus with the arrow keys to an element that may be chosen."""
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 8:
        here = page.evaluate("document.activeElement.dataset.element ?? ''")
        if here.startswith(kind) and "glow" in page.evaluate("document.activeElement.className.baseVal"):
            return str(here)
        page.keyboard.press(key)
    raise AssertionError(f"no way to {kind}")


def test_an_order_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, 3, lambda state: first_moves(state) and max(state.organised) > 2)
    page.keyboard.press("Tab")  # Enter alone does not lift the curtain
    page.keyboard.press("Enter")
    expect(page.locator("[data-element^='army:'].glow").first).to_be_visible()
    page.keyboard.press("b")
    walk_to(page, "army:")
    page.keyboard.press("Enter")
    expect(page.locator("[data-element^='army:'].picked")).to_have_count(1)
    walk_to(page, "link:")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .confirm")).to_be_visible()
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    cross = page.get_by_role("button", name="Take back the order")
    expect(cross).to_have_count(1)
    cross.focus()
    page.keyboard.press("Enter")
    expect(cross).to_have_count(0)
    page.keyboard.press("l")  # now the same order from the list: origin, destination, units
    for _ in range(6):
        if page.locator(".prompt .confirm").count() > 0:
            break
        page.keyboard.press("Enter")
    expect(page.locator(".prompt .confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .confirm")).to_have_count(0)


# --- bids --------------------------------------------------------------------------------------------------


def side(page: Page, role: str) -> Locator:
    return page.get_by_role("group", name="Combat:").get_by_role("img", name=re.compile(f"^{role}:"))


def open_hands(page: Page) -> Locator:
    """The bids of all combats that were told."""
    return page.locator(".log li", has_text=re.compile("opens an? (empty )?hand"))


def bid(page: Page, count: int) -> None:
    """Put this many markers into the hand, and close it."""
    for _ in range(count):
        page.locator("[data-area=mine] [data-element^='marker:'].glow").last.click()
    close = page.get_by_role("button", name=re.compile(r"^Bid (nothing|\d)"))
    confirm = page.locator(".prompt .confirm")
    expect(close.or_(confirm).first).to_be_visible()
    if close.is_visible():  # a full hand closes by itself
        close.click()
    confirm.click()


def test_at_one_screen_bids_are_made_one_after_the_other_behind_the_curtain(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, FIGHT, both_bid)
    curtain = page.locator(".curtain")
    first = curtain.inner_text()
    lift(page)
    before = open_hands(page).count()
    for role in ("Attacker", "Defender"):
        expect(side(page, role)).to_have_accessible_name(re.compile("a secret bid"))
    bid(page, 1)
    expect(curtain).to_be_visible()
    assert curtain.inner_text() != first
    assert page.locator("[data-area=mine]").count() == 0, (
        "what lies behind the screen shows behind the curtain"
    )
    lift(page)
    for role in ("Attacker", "Defender"):
        expect(side(page, role)).to_have_accessible_name(re.compile("a secret bid"))
    assert page.locator(".combat .sum").count() == 0
    expect(page.locator(".combat .fist")).to_have_count(2)
    bid(page, 0)
    shown = page.locator(".outcome button")
    expect(shown.or_(curtain).first).to_be_visible()
    if shown.first.is_visible():
        shown.first.click()
    if curtain.is_visible():
        lift(page)
    expect(open_hands(page)).to_have_count(before + 2)


class Wire:
    """The messages that a page receives about a table, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def frames(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.heard]
        return [message for message in messages if message["type"] == "frame"]


def test_two_browsers_bid_at_once_and_neither_sees_the_other(
    open_page: OpenPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a separate server with a known seed, because the owner of an online table may not choose it."""
    monkeypatch.setattr(lobby, "new_seed", lambda: str(FIGHT))
    with RunningServer(sqlite_file(tmp_path)) as own:
        guests = own.guest("Ann"), own.guest("Bob")
        match = guests[0].start_with(guests[1], "royaumes")
        with guests[0].at(match, 0) as ann, guests[1].at(match, 1) as bob:
            version = 0
            for seat, text in played(2, FIGHT, both_bid):
                table = (ann, bob)[seat]
                while table.frame["version"] < version:
                    table.receive()
                table.play(text)
                version = table.frame["version"]
        pages = open_page(), open_page()
        wires = [Wire(page) for page in pages]
        for guest, page in zip(guests, pages, strict=True):
            give_cookie(guest, page, f"http://{own.address}/")
            page.goto(f"http://{own.address}/#/table/{match}")
        both_bid_in_secret(pages, wires)
        for page in pages:
            page.close()


def both_bid_in_secret(pages: tuple[Page, Page], wires: list[Wire]) -> None:
    for page in pages:
        expect(page.locator(".prompt")).to_contain_text("which markers do you bid?")  # both are asked
    page, other = pages
    before, told = len(wires[1].frames()), open_hands(other).count()
    bid(page, 1)
    expect(page.locator(".prompt")).not_to_contain_text("which markers do you bid?")
    expect(other.locator(".combat")).to_contain_text("has bid")
    expect(other.locator(".prompt")).to_contain_text("which markers do you bid?")
    assert other.locator(".combat .sum").count() == 0
    later = wires[1].frames()[before:]
    assert later, "the other page has heard that a bid was made"
    for frame in later:
        position = frame["view"]["position"]
        assert position["players"][0]["chosen"] is None
        assert position["players"][0]["stock"] is None
        assert [position["combat"][role]["bid"] for role in ("attacker", "defender")] == [None, None]
        assert not [line for line in frame["log"] if line["key"].startswith(("event-bid", "event-pay"))]
    bid(other, 0)
    for wire, here in zip(wires, pages, strict=True):
        expect(open_hands(here)).to_have_count(told + 2)  # and now both do
        assert "event-bid" in "".join(wire.heard)


# --- languages, sizes, axe ---------------------------------------------------------------------------------


def test_orders_and_combats_in_french(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=720, language="fr-FR")
    at_one_screen(page, 4, in_the_middle, seats=4)
    lift(page)
    expect(page.locator(".prompt")).to_contain_text("Printemps")
    give_order(page)
    expect(page.locator(".prompt")).to_contain_text("Confirmer")
    for button in page.locator(".prompt .buttons button").all():
        expect(button).to_be_in_viewport(ratio=1)
    page.locator(".prompt .confirm").click()
    expect(page.get_by_role("button", name="Reprendre l’ordre")).to_have_count(1)
    at_one_screen(page, FIGHT, both_bid)
    lift(page)
    expect(page.locator(".prompt")).to_contain_text("quels marqueurs")
    combat = page.get_by_role("group", name="Combat :")
    expect(combat).to_contain_text("Attaquant")
    expect(combat).to_contain_text("choisit")
    assert not re.search(r"\b(ui|prompt|action|event)-[a-z]", page.locator("body").inner_text())


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        pytest.param(2, "fr-FR", marks=pytest.mark.long),
        pytest.param(4, "en-GB", marks=pytest.mark.long),
        (6, "fr-FR"),
    ],
)
def test_armies_in_the_middle_of_a_game_fit_every_window(
    open_page: OpenPage, seats: int, language: str
) -> None:
    page = open_page(language=language)
    at_one_screen(page, seats, in_the_middle, seats=seats)
    lift(page)
    found = {(width, height): measure(page, width, height, [12, 14, 1]) for width, height in DESKS}
    assert {size: faults for size, faults in found.items() if faults} == {}


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_axe_and_room_for_a_combat_and_an_order(open_page: OpenPage, theme: str) -> None:
    page = open_page(theme=theme)
    at_one_screen(page, FIGHT, both_bid)
    lift(page)
    expect(page.locator(".combat")).to_be_visible()
    assert faults(page) == [], "a combat"
    assert measure(page, 1280, 720, [12, 14, 1]) == [], "a combat"
    assert measure(page, 390, 844, [12, 0, 3]) == [], "a combat on a phone"
    page.set_viewport_size({"width": 1280, "height": 720})
    at_one_screen(page, 4, in_the_middle, seats=4)
    lift(page)
    give_order(page)
    assert faults(page) == [], "who goes"
    assert measure(page, 1280, 720, [12, 14, 1]) == [], "who goes"
    page.locator(".prompt .confirm").click()
    expect(page.get_by_role("button", name="Take back the order")).to_have_count(1)
    assert faults(page) == [], "an order"
    at_one_screen(page, 4, placing, seats=4)
    lift(page)
    expect(page.locator("[data-element^='commandery:'].glow").first).to_be_visible()
    assert faults(page) == [], "recruits"
