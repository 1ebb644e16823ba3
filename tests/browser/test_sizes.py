"""The shared board is completely visible at every size, and its text is large enough."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.pages import OpenPage, play_moves, wait_for_turn
from tests.browser.scenes import options_for, scenes

import tianxia

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080), (2560, 1440)]
PHONES = [(390, 844), (768, 1024)]
REGION = 1 / 3  # the part of a board's width that fills a phone's screen when zoomed in

DRAWN = [
    title
    for title in tianxia.titles()
    if (Path(__file__).parents[2] / "web" / "src" / "games" / title / "index.ts").is_file()
]

# The faults on the page: [what, where] for everything cut off, scrolling inside the board, or too small.
MEASURE = """
([boardLeast, otherLeast, closer]) => {
  const faults = [];
  const board = document.querySelector("[data-area=board]");
  const text = (one) => `${one.tagName} ${one.getAttribute("class")} ${one.textContent.trim().slice(0, 30)}`;
  const name = (one) => one.dataset?.element ?? text(one);
  const room = board.getBoundingClientRect();
  const inside = (box) => box.left >= room.left - 1 && box.right <= room.right + 1 && box.top >= room.top - 1
    && box.bottom <= room.bottom + 1 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const shows = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const things = [...board.querySelectorAll("[data-element]:not([hidden]), text")].filter(shows);
  if (things.length === 0) faults.push(["empty", "board"]);
  if (otherLeast > 0) {
    for (const one of things) if (!inside(one.getBoundingClientRect())) faults.push(["cut off", name(one)]);
    if (document.scrollingElement.scrollHeight > innerHeight + 1) faults.push(["scrolls", "page"]);
    for (const one of [board, ...board.querySelectorAll("*")]) {
      const rolls = ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
      if (rolls && one.scrollHeight > one.clientHeight + 1) faults.push(["scrolls", name(one)]);
    }
  }
  for (const one of document.querySelectorAll("body *:not(title, script, style, option)")) {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!says || !one.checkVisibility() || one.closest(".sr, [aria-hidden=true] .sr")) continue;
    const drawn = one instanceof SVGElement;
    const onBoard = board.contains(one);
    let scale = onBoard ? closer : 1;
    if (drawn) scale *= Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
    const laid = one.closest(".drawn");
    if (laid && !drawn) scale *= laid.getBoundingClientRect().width / laid.offsetWidth;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    const least = onBoard ? boardLeast : otherLeast;
    if (size < least - 0.1) faults.push([`${size.toFixed(1)} px`, name(one)]);
  }
  return faults;
}
"""


# Tabs and undo that are outside the window or covered; titles, scores and facts of seats that are cut off.
REACHED = """() => {
  const shows = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(shows);
  const faults = [];
  if (all(".undo button, nav.bar > button").length === 0) faults.push(["missing", "undo"]);
  for (const one of all("[role=tab], .undo button, nav.bar > button, .prompt button:not(.since button)")) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!inside || !one.contains(at)) faults.push(["out of reach", one.textContent.trim()]);
  }
  for (const one of all("header .title, .strip :is(.score, .place, .facts)"))
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== "visible")
      faults.push(["cut off", one.textContent.trim()]);
  for (const seat of all(".strip .seat"))
    if (seat.scrollWidth > seat.clientWidth + 1) faults.push(["cut off", seat.textContent.trim()]);
  return faults;
}"""


# Names of places over which something opaque is drawn.
COVERED = """() => {
  const clear = (colour) => colour === "none" || colour === "transparent" || /, 0\\)$|\\/ 0\\)$/.test(colour);
  const opaque = (one) => {
    const { fill, stroke, opacity } = getComputedStyle(one);
    return one.checkVisibility() && +opacity > 0.2 && !(clear(fill) && clear(stroke));
  };
  const faults = [];
  for (const name of document.querySelectorAll("[data-area=board] :is(.label, .written) > text.name")) {
    const box = name.getBoundingClientRect();
    if (box.width === 0) continue;
    for (const one of name.ownerSVGElement.querySelectorAll("path, rect, circle, text, use")) {
      const above = name.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!above || one.closest("defs, .glow-line") || !opaque(one)) continue;
      const other = one.getBoundingClientRect();
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (width > 0 && height > 0 && width * height > 0.12 * box.width * box.height)
        faults.push(["covered", `${name.textContent} by ${one.parentElement.getAttribute("class")}`]);
    }
  }
  return faults;
}"""


def measure(
    page: Page, width: int, height: int, letters: list[float], reach: bool = False
) -> list[list[str]]:
    """The faults at a size, after the layout has settled; with `reach`, also controls and names that are cut
    off or covered, for a table on which nothing is open.
    """
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(20):
        page.wait_for_timeout(150)
        faults: list[list[str]] = page.evaluate(MEASURE, letters)
        if reach:
            faults += page.evaluate(REACHED) + page.evaluate(COVERED)
        if not faults:
            break
    return faults


def sit_down(page: Page, title: str, seats: int, seed: int = 7) -> None:
    """A table with random bots."""
    seat_list: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    wish: dict[str, Any] = {
        "game": title,
        "options": options_for(title, seats),
        "seats": seat_list,
        "seed": str(seed),
    }
    expect(page.locator("article").first).to_be_visible()  # the server knows us
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    page.goto(f"/#/table/{answer.json()['match']}")


def begin(page: Page, title: str, seats: int) -> None:
    """A table before its first move."""
    sit_down(page, title, seats)
    wait_for_turn(page)
    expect(page.locator("[data-area=board] [data-element]").first).to_be_visible()


def set_out(page: Page, title: str, seats: int) -> None:
    """A table some moves into its game."""
    begin(page, title, seats)
    play_moves(page, 6, seed=3, likes=scenes(title).likes)
    wait_for_turn(page)
    expect(page.locator("[data-area=board] [data-element]").first).to_be_visible()


def tables() -> list[Any]:
    """Each title with each number of seats; the largest number needs the most room, so the others are
    long tests.
    """
    counts = {title: tianxia.game(title).seat_counts for title in DRAWN}
    return [
        pytest.param(title, seats, marks=[] if seats == max(counts[title]) else pytest.mark.long)
        for title in DRAWN
        for seats in counts[title]
    ]


@pytest.mark.parametrize(("title", "seats"), tables())
def test_the_whole_board_shows_and_can_be_read(open_page: OpenPage, title: str, seats: int) -> None:
    page = open_page()
    begin(page, title, seats)
    fits(page)
    play_moves(page, 6, seed=3, likes=scenes(title).likes)
    wait_for_turn(page)
    fits(page)


def fits(page: Page) -> None:
    found = {
        (width, height): measure(page, width, height, [12, 14, 1], reach=True) for width, height in DESKS
    }
    assert {size: faults for size, faults in found.items() if faults} == {}


@pytest.mark.parametrize("title", DRAWN)
def test_a_phone_shows_a_region_in_letters_that_can_be_read(open_page: OpenPage, title: str) -> None:
    page = open_page()
    set_out(page, title, tianxia.game(title).seats_by_default())
    for width, height in PHONES:
        page.evaluate("scrollTo(0, 0)")
        assert measure(page, width, height, [12, 0, 1 / REGION], reach=True) == [], f"{width}x{height}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width}x{height}"
        sections_stay(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_spectator_has_no_undo(open_page: OpenPage, width: int, height: int) -> None:
    player = open_page()
    sit_down(player, "huang", 2)
    wait_for_turn(player)
    page = open_page(width, height)
    page.goto(player.url)
    expect(page.get_by_text("You are watching.").first).to_be_visible()
    expect(page.locator("[data-area=board] [data-element]").first).to_be_visible()
    assert page.get_by_role("button", name="Undo").count() == 0
    expect(player.get_by_role("button", name="Undo").first).to_be_visible()


# Elements that stick out of their card or of the window.
OUTSIDE = """() => {
  const outside = (one) => {
    const box = one.getBoundingClientRect();
    const card = (one.closest(".card") ?? document.body).getBoundingClientRect();
    const shows = one.checkVisibility() && box.width > 0 && !one.closest(".sr");
    return shows && box.right > Math.min(card.right, innerWidth) + 1;
  };
  const things = [...document.querySelectorAll("main :is(input, select, button, a, p, h1)")];
  return things.filter(outside).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_every_page_before_the_table_fits_a_phone(open_page: OpenPage, language: str) -> None:
    page = open_page(390, 844, language=language)
    pages = ["", "me", "rules/terracotta", "nothing", *[f"new/{title}" for title in DRAWN]]
    for where in pages:
        page.goto(f"/#/{where}")
        expect(page.locator("main :is(form, .card)").first).to_be_visible()
        page.wait_for_timeout(200)
        assert page.evaluate(OUTSIDE) == [], where


# The scale of an opened seat's drawings relative to its panel, and the empty space beneath them.
OPENED = """() => {
  const sheet = document.querySelector("[role=dialog].large");
  const panel = document.querySelector("[data-area=panels] article");
  const boxes = (place, what) => [...place.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const largest = (place) => Math.max(...boxes(place, ".inside svg").map((box) => box.height));
  const lowest = Math.max(...boxes(sheet, "svg, p, .land").map((box) => box.bottom));
  return { larger: largest(sheet) / largest(panel), empty: sheet.getBoundingClientRect().bottom - lowest };
}"""


@pytest.mark.parametrize("title", DRAWN)
def test_an_opponents_board_opens_large_and_takes_no_more_than_it_needs(
    open_page: OpenPage, title: str
) -> None:
    page = open_page(1366, 768)
    set_out(page, title, tianxia.game(title).seats_by_default())
    tab = page.locator("#tab-panels")
    if tab.is_visible():
        tab.click()
    page.get_by_role("button", name="More of").first.click()
    expect(page.locator("[role=dialog].large")).to_be_visible()
    found = page.evaluate(OPENED)
    assert found["larger"] >= 1.5, found
    assert found["empty"] < 40, found
    page.keyboard.press("Escape")
    expect(page.locator("[role=dialog].large")).to_be_hidden()


@pytest.mark.parametrize("title", DRAWN)
def test_the_board_is_zoomed_and_dragged(open_page: OpenPage, title: str) -> None:
    page = open_page(1366, 768)
    set_out(page, title, tianxia.game(title).seats_by_default())
    board = page.locator("[data-area=board] svg.zoom").first
    thing = board.locator("[data-element]").first
    room, before = box(board), box(thing)
    asked = page.locator(".prompt").inner_text()
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    expect(board.locator("> g")).not_to_have_attribute("transform", "translate(0 0) scale(1)")
    page.wait_for_timeout(200)
    closer = box(thing)
    assert closer["width"] > 1.5 * before["width"]
    page.mouse.down()
    page.mouse.move(x + 120, y + 60, steps=6)
    page.wait_for_timeout(200)
    dragged = box(thing)
    assert (round(dragged["x"] - closer["x"]), round(dragged["y"] - closer["y"])) == (120, 60)
    page.mouse.move(room["x"] + room["width"] + 40, y + 60, steps=6)  # beyond the edge, too
    page.mouse.up()
    page.wait_for_timeout(200)
    assert box(thing)["x"] > dragged["x"] + 100
    assert page.locator(".prompt").inner_text() == asked, "a drag was taken for a click"
    assert page.evaluate("getSelection().toString()") == "", "a drag marks letters"
    out = page.get_by_role("button", name="Zoom out").first
    while out.is_enabled():
        out.click()
    expect(board.locator("> g")).to_have_attribute("transform", "translate(0 0) scale(1)")


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


# The ability drawings on the player's tucked cards that are cut off at the card's edge.
CUT = """() => [...document.querySelectorAll("[data-area=mine] .tucked .glyphs")]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.closest("[aria-label]").getAttribute("aria-label"))"""


def test_what_a_tucked_card_does_is_never_cut(open_page: OpenPage) -> None:
    page = open_page()
    set_out(page, "zhanguo", 2)
    cards = page.locator("[data-area=mine] .tucked")
    for turn in range(60):
        if cards.count() >= 8:
            break
        play_moves(page, 1, seed=turn, likes=("unify",))
    assert cards.count() >= 8
    for width, height in DESKS + PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(CUT) == [], f"{width}x{height}"


# The number of different looks of the prompt within half a second without input.
RESTLESS = """() => new Promise((done) => {
  let changes = 0;
  const watch = new MutationObserver((seen) => { changes += seen.length; });
  const all = { attributes: true, attributeFilter: ["class"], childList: true, subtree: true };
  watch.observe(document.querySelector(".prompt"), all);
  setTimeout(() => { watch.disconnect(); done(changes); }, 500);
})"""


def test_long_answers_that_just_fit_stand_still(open_page: OpenPage) -> None:
    """Three answers that fit side by side at some of these widths and not at others."""
    page = open_page()
    sit_down(page, "huang", 2, seed=2)
    wait_for_turn(page)
    page.locator('#actions [role=option][data-move^="tile blue"]').first.click()
    page.locator('[data-element="hex:a2"]').first.dispatch_event("click")
    page.locator(".prompt .confirm").click()
    expect(page.locator(".prompt")).to_contain_text("Place another blue tile")
    restless = {}
    for width in range(1304, 1560, 14):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(400)
        # one new step causes a few changes; flickering would change every frame
        changes = page.evaluate(RESTLESS)
        if changes > 10 and (changes := page.evaluate(RESTLESS)) > 10:
            restless[width] = changes
    assert restless == {}


def sections_stay(page: Page) -> None:
    """Tabs at the bottom switch sections, and neither they nor the prompt move."""
    bar = page.locator("nav.bar")
    where = bar.bounding_box()
    tabs = bar.get_by_role("tab")
    assert tabs.count() == 4
    board = page.locator("[data-area=board]")
    for name, part in (("log", ".log"), ("panels", "[data-area=panels]"), ("actions", "#actions")):
        bar.locator(f"#tab-{name}").click()
        expect(page.locator(part)).to_be_visible()
        expect(board).to_be_hidden()
        assert bar.bounding_box() == where, f"the tabs moved when {name} was opened"
        expect(page.locator(".prompt")).to_be_in_viewport()
    bar.locator("#tab-table").click()
    expect(board).to_be_visible()
    assert bar.bounding_box() == where
