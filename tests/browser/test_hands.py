"""Input by mouse, touch and keyboard; reload and lost connection; two languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import (
    OpenPage,
    at_table,
    cut,
    make_move,
    mend,
    open_list,
    play_now,
    propose,
    wait_for_turn,
    wait_until,
)

OWN = ".log li.draft"
KEPT = ".log li:not(.draft):not(.none)"


def first_of_hand(page: Page) -> str:
    """The id of the first tile of the hand that glows."""
    tile = page.locator("[data-area=mine] .element.glow").first
    expect(tile).to_be_visible()
    return str(tile.get_attribute("data-element"))


def element(page: Page, name: str) -> str:
    return f'[data-element="{name}"]'


def press(page: Page, name: str) -> None:
    """Click the centre of an element, wherever its shape is."""
    page.locator(element(page, name)).first.dispatch_event("click")


def test_click_narrows_second_click_confirms_escape_goes_back(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    hexes = page.locator("[data-area=board] [data-element^='hex:'].reach")
    expect(hexes.first).to_be_visible()  # within reach, while the hand glows
    everything = hexes.count()
    tile = first_of_hand(page)
    press(page, tile)
    expect(page.locator(element(page, tile)).first).to_have_class(re.compile("picked"))
    assert 0 < page.locator("[data-area=board] [data-element^='hex:'].glow").count() <= everything
    page.keyboard.press("Escape")
    expect(page.locator(".element.picked")).to_have_count(0)
    assert hexes.count() == everything

    # The board first, then the hand: the order does not matter.
    for place in hexes.all():
        name = str(place.get_attribute("data-element"))
        press(page, name)
        if page.locator("[data-area=mine] .element.glow").count() > 1:
            break
        page.keyboard.press("Escape")
    expect(page.locator(".prompt .what")).to_have_text(re.compile("^What do you do .+"))
    press(page, first_of_hand(page))
    expect(page.locator(".prompt .confirm")).to_be_visible()
    lines = page.locator(".log li button").count()
    page.wait_for_timeout(500)  # an earlier click would count as part of a double click
    press(page, name)
    expect(page.locator(".log li button")).not_to_have_count(lines)


def test_a_place_that_is_not_legal_answers_with_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    page.locator('#actions [data-move^="leader"]').first.click()
    dark = page.locator("[data-area=board] .element:not(.glow):not(.picked)[data-element^='hex:']").first
    press(page, str(dark.get_attribute("data-element")))
    note = page.get_by_role("alert")
    expect(note).to_contain_text("Not possible here. Choose a lit space for your")
    rule = note.get_by_role("link", name="Read the rule")
    expect(rule).to_have_attribute("href", re.compile(r"#/rules/huang/huang\."))
    page.goto(str(rule.get_attribute("href")))
    expect(page.locator("article.wanted")).to_be_in_viewport()


def test_a_board_that_waits_is_not_painted_for_ever(open_page: OpenPage) -> None:
    """Highlights stop animating after a while, to save a phone's battery."""
    page = open_page(motion=True)
    play_now(page, "Huang")
    wait_for_turn(page)
    expect(page.locator(".element.glow").first).to_be_visible()
    runs = """document.getAnimations().filter(a => a.effect.target.closest("svg"))
              .map(a => a.effect.getComputedTiming().iterations)"""
    wait_until(page, f"{runs}.length > 0")  # at first it is animated
    assert all(times < 10 for times in page.evaluate(runs))


def test_the_answer_to_a_click_does_not_wait_for_the_network(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    cut(page)
    tile = first_of_hand(page)
    answered = page.evaluate(
        """async (name) => {
          const tile = document.querySelector(`[data-element="${name}"]`);
          tile.dispatchEvent(new MouseEvent("click", {bubbles: true}));
          await Promise.resolve();  // no frame, no message: the page answers before anything else can happen
          return document.querySelector(".element.picked") !== null;
        }""",
        tile,
    )
    assert answered
    propose(page)
    words = page.locator(".prompt .what").inner_text().removeprefix("Confirm: ")
    page.locator(".prompt .confirm").click()
    expect(page.locator(".prompt .confirm")).to_have_count(0)
    expect(page.locator(".prompt .what")).to_have_text(words)  # the move waits to join the draft
    expect(page.locator(OWN)).to_have_count(0)
    mend(page)
    expect(page.locator(OWN)).to_have_count(1)

    cut(page)
    page.locator('#actions [data-move="pass"]').click()  # passing cannot be taken back
    page.locator(".prompt .confirm").click()
    expect(page.locator(".prompt")).to_contain_text("Sent")
    expect(page.locator(OWN)).to_have_count(1)
    kept = page.locator(KEPT).count()
    mend(page)
    expect(page.locator(OWN)).to_have_count(0)
    expect(page.locator(KEPT).nth(kept + 1)).to_be_attached()  # the draft and the pass are stored
    expect(page.locator(".prompt")).not_to_contain_text("Sent")


def test_reload_in_the_middle_of_a_decision(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    lines = page.locator("#actions [role=option]").all_inner_texts()
    page.locator("#actions [role=option]").first.click()
    page.reload()
    wait_for_turn(page)
    assert page.locator("#actions [role=option]").all_inner_texts() == lines


def test_a_cut_connection_keeps_the_clicks(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    tile = first_of_hand(page)
    press(page, tile)
    cut(page)
    expect(page.locator(element(page, tile)).first).to_have_class(re.compile("picked"))
    mend(page)
    expect(page.locator(element(page, tile)).first).to_have_class(re.compile("picked"))


def test_languages_are_switched_in_place(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    english = page.locator(".prompt .sentence").inner_text()
    page.locator("#actions [role=option]").first.click()
    chosen = page.locator(".element.picked").count()
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".actions h2")).to_have_text("Actions")
    expect(page.locator(".log h2")).to_have_text("Ce qui s’est passé")
    expect(page.locator(".prompt .sentence")).not_to_have_text(english)
    assert page.locator(".element.picked").count() == chosen
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.locator(".log h2")).to_have_text("Ce qui s’est passé")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt .sentence")).to_have_text(english)


def test_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play_now(page, "Huang")
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    places = (".prompt", "[data-area=board]", "[data-area=mine]")
    prompt, board, mine = (page.locator(place).bounding_box() for place in places)
    assert prompt is not None
    assert board is not None
    assert mine is not None
    assert prompt["y"] < board["y"] < mine["y"]
    assert board["width"] > 350
    press(page, first_of_hand(page))
    open_list(page)
    while page.locator(".prompt .confirm").count() == 0:
        page.locator("#actions [role=option]").first.tap()
    lines = page.locator(".log li button").count()
    page.locator(".prompt .confirm").tap()
    expect(page.locator(".log li button")).not_to_have_count(lines)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play now: Huang")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Play now: Huang":
            break
    page.keyboard.press("Enter")
    at_table(page)
    wait_for_turn(page)
    expect(page.locator("[data-area=board] [data-element^='hex:']").first).to_be_visible()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    page.keyboard.press("1")
    expect(page.locator(".element.picked").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".element.picked")).to_have_count(0)

    page.keyboard.press("1")
    page.keyboard.press("b")
    here = page.evaluate("document.activeElement.dataset.element")
    assert here
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.element") != here
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .confirm")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    for _ in range(3):  # first a tile, then a capital, then a place around it
        page.keyboard.press("Enter")
    expect(page.locator(".prompt .confirm")).to_be_visible()
    lines = page.locator(".log li button").count()
    page.keyboard.press("Enter")
    expect(page.locator(OWN)).to_have_count(1)
    expect(page.locator(".log li button")).to_have_count(lines + 1)
    wait_for_turn(page)
    page.keyboard.press("u")
    expect(page.locator(OWN)).to_have_count(0)
    expect(page.locator(".log li button")).to_have_count(lines)
    wait_for_turn(page)


def test_nothing_moves_when_the_turn_changes(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    places = (
        ".prompt",
        "[data-area=board]",
        "[data-area=mine]",
        "[data-area=panels]",
        "[data-area=side]",
        ".log",
    )
    before = [page.locator(place).bounding_box() for place in places]
    page.locator("#actions [role=option]").first.click()
    assert [page.locator(place).bounding_box() for place in places] == before
    make_move(page)
    assert [page.locator(place).bounding_box() for place in places] == before


def test_coordinates_stand_along_the_map_for_who_wants_them(open_page: OpenPage) -> None:
    page = open_page()
    play_now(page, "Huang")
    wait_for_turn(page)
    board = page.locator("[data-area=board]")
    letter = board.locator("text", has_text=re.compile(r"^f$"))
    expect(letter).to_have_count(0)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Coordinates on the map").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(letter).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Choose an action")  # the table is still shown
