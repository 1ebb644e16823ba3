"""Records the boxes of clickable elements, and plays as a person does: with mouse and finger on the board."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 120  # seconds without a telling

# Records, frame by frame, the boxes of clickable elements. `window.faults` gets [kind, name, before, after,
# milliseconds since the last act of the player] for each element that moved
# - frame: between two consecutive frames in which it is clickable;
# - telling: between the turn before a telling and the turn after it;
# - place: an area of the table, which never moves;
# - zoom: the board came closer or went back, although the player did nothing and the question stayed.
# Boxes are those on the page, in the drawing without zoom: scrolling and zooming by the player do not count.
RECORD = """() => {
  const AREAS = [".prompt", "[data-area=board]", "[data-area=mine]", "[data-area=hand]", "[role=tablist]",
    ".undo-area", "nav.bar", "#actions"];
  const CLICKABLE = "[data-element].glow, [data-element].picked, .room button:not([disabled]), .room a.rule, "
    + "#actions [role=option], header button";
  const COMES_AND_GOES = ".log, .since, .outcome, .large, .scroll, .notes, .foot"; // lie over the rest
  const TURNS = /item:(central|middle):/; // a disc turns with what lies on it
  const ANSWER = 300; // ms
  const TOLERANCE = 1.5; // px
  const round = (numbers) => numbers.map((one) => Math.round(one * 10) / 10);
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const promptTop = () => document.querySelector(".prompt")?.getBoundingClientRect().top ?? 0;

  const scrolled = (one) => { // how far it is scrolled within its own area
    let sum = 0;
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) sum += up.scrollTop;
    return sum;
  };
  const drawn = (one) => { // the outline of a drawn element: pieces on it do not count
    const line = one.querySelector(":scope > .glow-line");
    const svg = one.ownerSVGElement, zoom = svg.querySelector(":scope > g");
    if (!line || !zoom) return null;
    const { x, y, width, height } = line.getBBox();
    let matrix = line.getScreenCTM();
    if (svg.classList.contains("zoom") && zoom.contains(one))
      matrix = svg.getScreenCTM().multiply(zoom.getScreenCTM().inverse()).multiply(matrix);
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
      .map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
    const xs = corners.map((one) => one.x), ys = corners.map((one) => one.y);
    return { x: Math.min(...xs), y: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  };
  const box = (one) => {
    const { x, y, width, height } = (one instanceof SVGElement && drawn(one)) || one.getBoundingClientRect();
    const fixed = one.closest("nav.bar, [data-area] nav") && innerWidth < 832;
    const from = one.closest(".prompt") ? -promptTop() : fixed ? 0 : scrollY + scrolled(one);
    return round([x, y + from, width, height]);
  };

  const said = () => document.querySelector(".prompt .what")?.textContent ?? "";
  const name = (one) => { // the same for the same thing before and after a telling
    if (one.dataset.element) return `${one.closest("[data-area]")?.dataset.area} ${one.dataset.element}`;
    const text = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
    if (one.role === "option") {
      const list = [...document.querySelectorAll("#actions [role=option]")];
      const first = list.slice(0, 9).map((line) => line.textContent).join();
      return `line ${said()} ${first} ${one.dataset.move || text}`;
    }
    if (one.matches(".confirm, .back, .more, .rule")) return `prompt ${one.classList[0]}`;
    if (one.closest(".answers")) {
      const all = [...one.parentElement.children].map((answer) => answer.textContent).join();
      return `answer ${said()} ${all} ${text}`;
    }
    return `${one.closest("article, nav, section, header")?.className ?? ""} ${text}`;
  };

  const moved = (was, is) => is.some((side, i) => Math.abs(side - was[i]) > TOLERANCE);
  const watched = { kind: "", faults: [], frames: 0, tellings: 0 };
  window.watched = watched;
  let acted = performance.now(), asked = acted, looked = acted, question = "";
  for (const kind of ["pointerdown", "click", "keydown", "wheel"])
    addEventListener(kind, () => { acted = performance.now(); }, true);
  let last, areas, turn, before, telling, scales;
  window.startAgain = () => {
    [last, areas, turn, before] = [new Map(), new Map(), new Map(), null];
    [telling, scales] = [false, new Map()];
  };
  window.startAgain();
  const fault = (kind, what, was, is) =>
    watched.faults.push([kind, what, was, is, Math.round(performance.now() - acted)]);

  const look = () => {
    watched.frames++;
    if (document.querySelector(".sheet table, .interlude, .curtain") || !document.querySelector(".prompt")) {
      window.startAgain();
      return again();
    }
    const tells = !!document.querySelector(".prompt.steps");
    if (tells && !telling) { watched.tellings++; [before, turn] = [turn, new Map()]; }
    telling = tells;
    const calm = looked - acted > ANSWER; // since the last frame: a busy machine skips some
    const now = new Map();
    for (const one of document.querySelectorAll(CLICKABLE))
      if (!one.closest(COMES_AND_GOES) && seen(one)) now.set(name(one), box(one));
    for (const place of AREAS) {
      const one = document.querySelector(place);
      if (!one || !seen(one)) continue;
      const is = box(one), was = areas.get(place);
      if (was && moved(was, is)) fault("place", place, was, is);
      areas.set(place, is);
    }
    for (const [key, was] of last) {
      const is = now.get(key);
      if (is && moved(was, is) && !(TURNS.test(key) && !calm)) fault("frame", key, was, is);
    }
    last = now;
    if (!tells && document.querySelector("#actions [role=option]")) { // something can be chosen
      if (before) {
        for (const [key, was] of before) {
          const is = now.get(key);
          if (is && moved(was, is) && !TURNS.test(key)) fault("telling", key, was, is);
        }
        before = null;
      }
      for (const [key, is] of now) turn.set(key, is);
    }
    const glows = [...document.querySelectorAll(".glow, .picked")].map((one) => one.dataset.element);
    if (question !== (question = `${said()} ${tells} ${glows.join()}`)) asked = performance.now();
    for (const svg of document.querySelectorAll("svg.zoom")) {
      const { a } = svg.querySelector(":scope > g").getCTM(), was = scales.get(svg);
      if (was && Math.abs(a / was - 1) > 0.01 && calm && looked - asked > ANSWER && seen(svg))
        fault("zoom", svg.getAttribute("aria-label"), [was], [a]);
      scales.set(svg, a);
    }
    looked = performance.now();
    again();
  };
  const again = () => requestAnimationFrame(() => setTimeout(look)); // after the frame has been laid out
  look();
}"""

# The current question of the page, and where a player may click: the middle of elements that nothing
# covers.
ASKS = """() => {
  const middle = (one) => {
    const { x, y, width, height } = (one.querySelector(":scope > .glow-line") ?? one).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const free = (one) => {
    const at = document.elementFromPoint(...middle(one));
    return !!at && (one.contains(at) || at.closest("[data-element]") === one);
  };
  const places = (what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  const close = places(".curtain button, .outcome header button")[0];
  if (close) return { kind: "close", at: [middle(close)] };
  if (document.querySelector(".sheet table, .interlude")) return { kind: "over", at: [] };
  if (document.querySelector(".prompt.steps")) return { kind: "telling", at: [] };
  const confirm = places(".prompt .confirm")[0];
  if (confirm) return { kind: "confirm", at: [middle(confirm)] };
  const board = places("[data-area] [data-element].glow:not(.picked)");
  const near = board.filter(free);
  const buttons = places(".prompt .buttons button").map(middle);
  if (near.length > 0) return { kind: "board", at: near.map(middle), answers: buttons };
  if (board.length > 0) board[0].scrollIntoView({ block: "center" });
  const answers = places(".prompt .buttons button, #actions [role=option]").filter(free);
  if (answers.length > 0) return { kind: "answer", at: answers.map(middle) };
  return { kind: document.querySelector("#actions [role=option]") ? "list" : "waiting", at: [] };
}"""


class Player:
    """Plays at random like a person: on the board if the question can be answered there, else by a button
    or a line.
    """

    def __init__(self, page: Page, seed: int, touch: bool) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch

    def step(self) -> str:
        """Do one thing that the page asks for; returns what it was."""
        asked: dict[str, Any] = self.page.evaluate(ASKS)
        kind: str = asked["kind"]
        if kind == "list":
            self.page.locator("#tab-actions").click()
        if not asked["at"]:
            return kind
        answers = asked.get("answers")
        spots = answers if answers and self.chance.random() < 0.25 else asked["at"]
        x, y = self.chance.choice(spots)
        if kind == "confirm" and self.chance.random() < 0.3:
            self.page.keyboard.press("Enter")
        elif self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        return kind


def see_tellings(page: Page, player: Player, tellings: int) -> bool:
    """Play until that many tellings have run, every second one to its end. False if the game was over
    before.
    """
    told = 0
    deadline = time.monotonic() + PATIENCE
    while told < tellings:
        assert time.monotonic() < deadline, f"no telling: {page.locator('.prompt').inner_text()}"
        kind = player.step()
        if kind == "over":
            return False
        if kind == "telling":
            told += 1
            deadline = time.monotonic() + PATIENCE
            if told % 2 == 1:
                page.wait_for_timeout(150)
                page.keyboard.press("Enter")
            page.wait_for_selector(".prompt:not(.steps), .interlude", timeout=60_000)
            page.wait_for_timeout(350)  # clicks are ignored just after a telling
        else:
            page.wait_for_timeout(60)
    page.wait_for_selector("#actions [role=option], .sheet table, .interlude", state="attached")
    page.wait_for_timeout(100)
    return True
