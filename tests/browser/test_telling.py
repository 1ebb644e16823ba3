"""Others' moves are shown step by step; the effect of a move is shown before it is made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.friends import two_friends
from tests.browser.pages import (
    OpenPage,
    is_mine,
    play_moves,
    play_now,
    propose,
    set_table,
    title_in_words,
    wait_for_turn,
    wait_until,
)
from tests.browser.scenes import fewest, scenes
from tests.browser.test_sizes import DRAWN

# Every sentence the strip shows, and the maximum number of moving pieces.
WATCH = """() => {
  window.told = []; window.most = 0;
  const look = () => {
    const line = document.querySelector(".steps .line")?.textContent.trim();
    if (line && window.told.at(-1) !== line) window.told.push(line);
    window.most = Math.max(window.most, document.querySelectorAll(".flights .piece").length);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def end_turn(page: Page) -> None:
    """Make moves until one that ends the turn is proposed."""
    for _ in range(12):
        propose(page)
        lines = page.locator(".log li button").count()
        prompt = page.locator(".prompt")
        expect(prompt).to_have_attribute("data-foreseen", re.compile("whole|part"))
        ends = prompt.get_by_role("button", name="Confirm, next player").count() > 0
        if ends or prompt.get_attribute("data-foreseen") == "part":  # tiles are drawn at the end of the turn
            return
        page.locator(".prompt .confirm").click()
        expect(page.locator(".log li button")).not_to_have_count(lines)
        wait_for_turn(page)
    raise AssertionError("no turn ended")


def test_others_are_told_in_order_and_one_at_a_time(open_page: OpenPage) -> None:
    page = open_page(pace="brisk", motion=True)
    play_now(page, "Huang")
    wait_for_turn(page)
    page.evaluate(WATCH)
    end_turn(page)
    page.locator(".prompt .confirm").click()
    steps = page.locator(".steps")
    expect(steps).to_be_visible()
    page.keyboard.press("p")
    where = steps.locator(".at")
    expect(steps.get_by_role("button", name="Go on")).to_be_visible()
    page.wait_for_timeout(800)
    still = where.inner_text().split("/")[0]
    page.keyboard.press(".")
    expect(where).to_have_text(re.compile(rf"^{int(still) + 1}/"))
    page.keyboard.press(",")
    expect(where).to_have_text(re.compile(rf"^{still}/"))
    page.keyboard.press("p")
    expect(steps).to_be_hidden(timeout=60_000)
    told: list[str] = page.evaluate("window.told")
    log = page.locator(".log li button span").all_inner_texts()
    at = 0
    for line in dict.fromkeys(told):  # in the order of the log
        assert line in log[at:], f"{line!r} was told out of order"
        at = log.index(line, at)
    assert page.evaluate("window.most") <= 1, "two pieces were under way at once"
    expect(page.locator("[data-area=board] .changed")).not_to_have_count(0)


def test_skipping_leads_to_the_present(open_page: OpenPage) -> None:
    page = open_page(pace="calm")
    play_now(page, "Huang")
    wait_for_turn(page)
    end_turn(page)
    page.locator(".prompt .confirm").click()
    expect(page.locator(".steps")).to_be_visible()
    assert page.locator(".glow, #actions [role=option]").count() == 0, (
        "the present can be chosen while it is told"
    )
    page.get_by_role("button", name="To the present").click()
    expect(page.locator(".steps")).to_be_hidden()
    wait_for_turn(page)


def test_of_a_long_absence_the_last_moves_are_told_and_the_others_counted(open_page: OpenPage) -> None:
    page, elsewhere = open_page(), open_page(pace="brisk")
    set_table(page, "huang", "bots", 4)
    wait_for_turn(page)
    for one in page.context.cookies():
        elsewhere.context.add_cookies([{"name": one["name"], "value": one["value"], "url": page.url}])
    elsewhere.goto(page.url)
    wait_for_turn(elsewhere)
    elsewhere.goto("/#/")
    play_moves(page, 30, seed=5, likes=("tile", "leader"))
    wait_for_turn(page)
    elsewhere.goto(page.url)
    offer = elsewhere.get_by_role("complementary", name="Since you left")
    expect(offer).to_contain_text("More than")  # the first page of the log does not contain that many lines
    offer.get_by_role("button", name="Show me").click()
    expect(elsewhere.locator(".steps")).to_contain_text(re.compile(r"\d+ earlier moves are in the log only"))
    expect(elsewhere.locator(".steps .at")).to_contain_text("1/")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (390, 844)], ids=["laptop", "desk", "phone"])
def test_however_long_a_move_is_what_it_does_shows(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size)
    set_table(page, "zhanguo", "bots", 2)
    wait_for_turn(page)
    end_turn(page)  # a Starting tile is kept
    page.locator(".prompt .confirm").click()
    expect(page.locator(".prompt")).not_to_contain_text("Sent")
    wait_for_turn(page)
    end_turn(page)
    said = page.locator(".prompt .then")
    expect(said).to_contain_text("gains 1")  # a token, named after the sentence about the card
    wait_until(page, WHOLE)  # the layout settles first


# The sentence about a move's effect is not cut off, neither by its own lines nor by the buttons below it.
WHOLE = """() => {
  const then = document.querySelector(".prompt .then");
  const below = document.querySelector(".prompt .buttons").getBoundingClientRect();
  const box = then.getBoundingClientRect();
  const beside = box.right <= below.left + 1;
  return then.scrollHeight <= then.clientHeight + 1 && (beside || box.bottom <= below.top + 1);
}"""


def test_a_conflict_ends_in_a_result_and_the_curtain_waits_for_it(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "huang", "hotseat", 3)
    result = page.locator("[data-area=board] .outcome", has=page.locator(".sides"))
    for seed in range(80):
        play_moves(page, 1, seed=seed, likes=("leader", *scenes("huang").likes))
        page.wait_for_timeout(250)
        if result.count() > 0 and page.locator(".curtain").count() == 0:
            break
    expect(result.locator(".sides li")).to_have_count(2)
    first, second = [int(number) for number in result.locator(".number").all_inner_texts()]
    assert first >= second, "the winner's number comes first"
    assert result.locator(".rule").inner_text()
    assert result.locator(".gains li").count() > 0
    page.wait_for_timeout(600)
    expect(page.locator(".curtain")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment_at_the_table_and_in_the_replay(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "huang", "bots", 3)
    play_moves(page, 5, seed=2, likes=("tile",))
    wait_for_turn(page)
    page.locator("#tab-log").click()
    line = page.locator(".log li button", has_text="places a").first
    words = line.inner_text().strip()
    line.click()
    expect(page.locator(".steps .line")).to_have_text(words)
    expect(page.locator(".spread.past")).to_be_visible()
    page.get_by_role("button", name="To the present").click()
    expect(page.locator(".spread.past")).to_have_count(0)
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".tape")).to_contain_text("0 of")  # from the start
    for width in (390, 1440, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".tape").evaluate("(tape) => tape.scrollWidth <= tape.clientWidth")
    expect(page.locator("[data-area=board] [data-element]").first).to_be_visible()
    assert page.locator("[data-area=board] .leader").count() == 0
    page.locator(".log li button", has_text="places a").nth(1).click()
    told = page.locator(".log li.current")
    expect(told).to_have_count(1)
    expect(page.locator(".tape .line")).to_have_text(told.inner_text().strip())


# The labels of all things on the table.
SHOWN = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-area=board] [data-element], [data-area=mine] [data-element]")]
    .map((one) => [one.dataset.element, one.getAttribute("aria-label")]))"""


# The move was stored: the next question or a result is shown, or the curtain is down.
KEPT = """() => document.querySelector(".curtain button, .outcome, .sheet table")
  || (document.querySelector("#actions [role=option]")
    && !document.querySelector(".prompt .sentence").textContent.startsWith("Sent"))"""


# Titles that show no curtain between the moves of two players on one screen.
OPEN = [title for title in DRAWN if title != "royaumes"]


@pytest.mark.parametrize("title", OPEN)
def test_what_is_foreseen_is_what_happens(open_page: OpenPage, title: str) -> None:
    """Through some turns: the previewed sentence appears in the log, and the table looks as in
    the preview.
    """
    page = open_page()
    set_table(page, title, "hotseat", fewest(title))
    between = page.locator(".curtain button, .outcome")
    seen = Foreseen()
    for _ in range(40):
        if seen.enough():
            return
        through_the_curtain(page)
        ahead = seen.foresee(page)
        wait_until(page, KEPT)
        if between.count() == 0:
            seen.compare(page, ahead)
    raise AssertionError(seen)


def test_what_is_foreseen_is_what_happens_to_two_in_secret(open_page: OpenPage) -> None:
    """The same for secret moves: two players, each with their own page."""
    both = two_friends(open_page, "royaumes")
    seen = Foreseen()
    for _ in range(40):
        if seen.enough():
            return
        page = whose_turn(both)
        ahead = seen.foresee(page, "done")
        expect(page.locator(".prompt .sentence")).not_to_contain_text("Sent")
        seen.compare(page, ahead)
    raise AssertionError(seen)


def whose_turn(pages: tuple[Page, Page]) -> Page:
    """The first page whose player is asked."""
    for _ in range(400):
        for page in pages:
            if is_mine(page):
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@dataclass
class Foreseen:
    """Compares previews of moves with the moves: ghosts, table, sentences."""

    ghosts: int = 0
    shown: int = 0
    told: int = 0

    def enough(self) -> bool:
        return min(self.ghosts, self.shown, self.told) > 1

    def foresee(self, page: Page, but: str = "-") -> tuple[dict[str, str], dict[str, str], str] | None:
        """Propose a move and confirm it; returns the table before and in the preview, and the sentences,
        if all is certain.
        """
        prompt, said = page.locator(".prompt"), page.locator(".prompt .then")
        before = page.evaluate(SHOWN)
        propose(page, but)
        expect(prompt).to_have_attribute("data-foreseen", re.compile("whole|part"))
        self.ghosts += page.locator(".foreseen").count() > 0
        ahead = page.evaluate(SHOWN)
        whole = prompt.get_attribute("data-foreseen") == "whole"
        words = said.inner_text() if said.count() > 0 else ""
        prompt.locator(".confirm").click()
        return (before, ahead, words) if whole else None

    def compare(self, page: Page, foreseen: tuple[dict[str, str], dict[str, str], str] | None) -> None:
        if foreseen is None:
            return
        before, ahead, words = foreseen
        assert words in " ".join(page.locator(".log li button span").all_inner_texts())
        assert page.evaluate(SHOWN) == ahead
        self.told += words != ""
        self.shown += ahead != before


@pytest.mark.parametrize("title", DRAWN)
def test_the_sentence_that_was_foreseen_is_then_in_the_log(open_page: OpenPage, title: str) -> None:
    page = open_page()
    play_now(page, title_in_words(title))
    wait_for_turn(page)
    seen = 0
    for _ in range(4):
        propose(page)
        expect(page.locator(".prompt")).to_have_attribute("data-foreseen", re.compile("whole|part"))
        then = page.locator(".prompt .then")
        words = then.inner_text().replace(" You see the rest after you confirm.", "") if then.count() else ""
        lines = page.locator(".log li button").count()
        page.locator(".prompt .confirm").click()
        expect(page.locator(".log li button")).not_to_have_count(lines)
        log = " ".join(page.locator(".log li button span").all_inner_texts())
        if words and "You see the rest" not in words:
            assert words in log
            seen += 1
        wait_for_turn(page)
    assert seen > 0


def turn_or_curtain(page: Page) -> None:
    there = "#actions [role=option], .curtain button, .outcome header button, .sheet table"
    page.wait_for_selector(there, state="attached")


def through_the_curtain(page: Page) -> None:
    """Lift the curtain between players at one screen until a seat is asked."""
    between = ".curtain button, .outcome header button"
    turn_or_curtain(page)
    while page.locator(between).count() > 0:
        page.evaluate("(between) => document.querySelector(between)?.click()", between)
        turn_or_curtain(page)


def answers(page: Page) -> dict[str, Any]:
    """The result of ANSWERS once the prompt has settled."""
    for _ in range(10):
        found: dict[str, Any] = page.evaluate(ANSWERS)
        if found["reachable"] and not found["cut"]:
            break
        page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("title", DRAWN)
@pytest.mark.parametrize(
    "size",
    [pytest.param((1280, 720), id="laptop", marks=pytest.mark.long), pytest.param((390, 844), id="phone")],
)
def test_a_question_with_few_answers_has_a_button_for_each(
    open_page: OpenPage, title: str, size: tuple[int, int]
) -> None:
    page = open_page(*size)
    players = 2 if title == "zhanguo" else 3
    set_table(page, title, "bots", players)
    seen = 0
    for _ in range(12):
        wait_for_turn(page)
        # players who always take the first line may be defeated soon
        if page.locator(".sheet table").count() > 0:
            set_table(page, title, "bots", players)
            wait_for_turn(page)
        for _ in range(8):
            found = answers(page)
            if found["rows"] > 1:
                seen += 1
                assert found["reachable"], found
                assert found["cut"] == [], found
            if page.locator(".prompt .confirm").count() > 0:
                break
            page.locator("#actions [role=option]").first.dispatch_event("click")
        page.locator(".prompt .confirm").click()
        expect(page.locator(".prompt")).not_to_contain_text("Sent")
    assert seen > 3


def test_older_lines_of_the_log_come_when_one_asks(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "huang", "bots", 4)
    play_moves(page, 20, seed=4, likes=("tile",))
    wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    page.locator("#tab-log").click()
    # after these comes a step that is not sent yet
    lines = page.locator(".log li:not(.draft) button:not(.more)")
    earlier = page.get_by_role("button", name="Earlier")
    assert lines.count() == 60  # a screenful
    last = lines.last.inner_text()
    for _ in range(20):
        if earlier.count() == 0:
            break
        known = lines.count()
        earlier.dispatch_event("click")  # a hand that scrolls may already show them
        expect(lines).not_to_have_count(known)
    expect(earlier).to_have_count(0)
    assert lines.count() > 60
    assert lines.last.inner_text() == last


# Up to six answers have a button each in the prompt; otherwise the prompt shows how many more there are.
ANSWERS = """() => {
  const options = [...document.querySelectorAll("#actions [role=option]")];
  const rows = options.map((one) => one.children[1].textContent);
  const prompt = document.querySelector(".prompt .buttons");
  const buttons = [...prompt.querySelectorAll("button")];
  const words = buttons.map((one) => one.textContent.trim());
  const edge = document.querySelector(".prompt .before").getBoundingClientRect();
  const below = (one) => one.getBoundingClientRect().bottom > edge.top + 1;
  const cut = buttons.filter(below).map((one) => one.textContent);
  const all = rows.every((row) => words.some((word) => word.startsWith(row)));
  const more = document.querySelector(".prompt .more").checkVisibility({ visibilityProperty: true });
  const many = options.some((one) => one.dataset.move === "") || !!document.querySelector(".actions .all");
  return { rows: rows.length, words, cut, reachable: rows.length > 6 || many || all || more };
}"""
