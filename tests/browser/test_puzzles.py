"""Puzzles by playing: the daily one from the lobby, one solved on the board, the second-best answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import faults
from tests.browser.friends import known
from tests.browser.pages import OpenPage, at_table, open_list, wait_for_turn

import tianxia
from tianxia.kernel.words import words
from tianxia.learn.puzzle import puzzles_of


def play(page: Page, phrase: str) -> None:
    """Fold the card; choose the lines that lead to this move, and confirm it."""
    page.get_by_role("complementary", name=re.compile("^(Puzzle|Problème)$")).get_by_role(
        "button"
    ).first.click()
    open_list(page)
    used: set[str] = set()
    while page.locator(".prompt .confirm").count() == 0:
        lines = page.locator("#actions [role=option]")
        there = [line.get_attribute("data-move") or "" for line in lines.all()]
        fitting = [one for one in there if one and f" {one} " in f" {phrase} " and one not in used]
        assert fitting, f"{phrase}: {there}"
        used.add(max(fitting, key=len))
        lines.nth(there.index(max(fitting, key=len))).click()
    page.locator(".prompt .confirm").click()


def test_the_puzzle_of_the_day_is_one_click_away(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Puzzle of the day: Huang").click()
    at_table(page)
    card = page.locator("aside.puzzle")
    expect(card.get_by_role("button", name="Show the answer")).to_be_visible()
    card.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_role("heading", name="Huang: puzzles")).to_be_visible()


def test_a_puzzle_is_solved_on_the_board(open_page: OpenPage) -> None:
    page = open_page()
    known(page)
    page.goto("/#/puzzles/huang")
    english = words("en", tianxia.game("huang").folder)
    page.get_by_role("button", name=english.format("puzzle-revolt-title", {}), exact=True).click()
    at_table(page)
    wait_for_turn(page)
    card = page.locator("aside.puzzle")
    expect(card).to_contain_text(english.format("puzzle-revolt", {}))
    page.locator("#actions [role=option]", has_text=re.compile("blue leader")).first.click()
    page.locator('[data-area="board"] [data-element="hex:h6"]').click(force=True)
    page.locator(".prompt .confirm").click()
    expect(card.get_by_role("status")).to_have_text("That is it!")
    expect(card).to_contain_text(english.format("puzzle-revolt-why", {}))
    assert faults(page) == []


@pytest.mark.parametrize(
    ("title", "language", "width"),
    [
        pytest.param("huang", "fr", 390),
        *[
            pytest.param(title, language, width, marks=pytest.mark.long)
            for title in ("zhanguo", "terracotta", "royaumes")
            for language, width in (("en", 1440), ("fr", 390))
        ],
    ],
)
def test_the_second_best_answer_is_answered_kindly(
    open_page: OpenPage, title: str, language: str, width: int
) -> None:
    # Not a place on Huang's map: the list gathers those in groups. Not an order of Royaumes Combattants: with
    # "confirm each" its window chooses "all go" by itself, which is another move.
    others = ("tile ", "march ", "move ") if title == "royaumes" else ("tile ",)
    wanted = [one for one in puzzles_of(title) if one.proof is None and not one.second.startswith(others)]
    puzzle = next(one for one in wanted if not one.second.startswith("leader "))
    page = open_page(width, 900 if width > 600 else 844, language="en-GB" if language == "en" else "fr-FR")
    known(page)
    made = page.request.post(f"/api/games/{title}/puzzles/{puzzle.name}", data={})
    page.goto(f"/#/table/{made.json()['match']}")
    at_table(page)
    wait_for_turn(page)
    play(page, puzzle.second)
    card = page.locator("aside.puzzle")
    spoken = words(language, tianxia.game(title).folder)
    expect(card.get_by_role("status")).to_have_text(spoken.format("ui-puzzle-second", {}))
    again = card.get_by_role("button", name=spoken.format("ui-puzzle-again", {}))
    again.click()
    expect(card.get_by_role("button", name=spoken.format("ui-puzzle-give-up", {}))).to_be_visible()
