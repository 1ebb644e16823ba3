"""The kinds of tables: alone against the automa, several people at one screen, friends by invitation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.friends import accept
from tests.browser.pages import (
    FORGIVEN,
    OpenPage,
    at_table,
    cut,
    is_mine,
    make_move,
    make_turn,
    mend,
    set_table,
    title_in_words,
    wait_for_turn,
)

import tianxia


def test_the_game_starts_with_one_click_and_the_first_move_is_quick(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Huang").click()
    wait_for_turn(page)
    make_move(page)
    expect(page.locator(".log li").first).not_to_contain_text("Nothing yet")


@pytest.mark.parametrize("title", [one for one in tianxia.titles() if 1 in tianxia.game(one).seat_counts])
def test_the_automa_is_followed_step_by_step(open_page: OpenPage, title: str) -> None:
    page = open_page(pace="calm")
    solo = page.get_by_role("button", name=f"Solo: {title_in_words(title)}")
    expect(solo).to_be_visible()
    level = page.locator("article", has=solo).locator("select")
    if level.count() > 0:
        level.select_option(index=1)
    solo.click()
    at_table(page)
    steps = page.locator(".steps")
    several = re.compile(r"\d+/([2-9]|\d\d)")
    for _ in range(12):
        make_move(page)
        page.wait_for_selector("#actions [role=option], .steps", state="attached")
        if steps.filter(has_text=several).count() > 0:
            page.keyboard.press("p")
            break
        wait_for_turn(page)
    expect(steps).to_contain_text(several)
    line = steps.locator(".line").inner_text()
    steps.get_by_role("button", name="Next").click()
    expect(steps.locator(".line")).not_to_have_text(line)
    steps.get_by_role("button", name="To the present").click()
    expect(steps).to_be_hidden()


def test_a_curtain_hangs_between_two_at_one_screen(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/#/new/huang")
    page.locator('input[name="way"][value="hotseat"]').check()
    page.locator(".count select").select_option("2")
    page.get_by_label("Name of seat 1").fill("Anna")
    page.get_by_label("Name of seat 2").fill("Bertrand")
    page.get_by_role("button", name="Set the table").click()

    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    first, second = ("Anna", "Bertrand") if "Anna" in curtain.inner_text() else ("Bertrand", "Anna")
    assert page.locator("[data-area=mine]").count() == 0, "a hand shows beside the curtain"
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.locator("[data-area=mine]")).to_be_visible()
    for _ in range(2):
        wait_for_turn(page)
        page.locator('#actions [data-move="pass"]').click()
        page.locator(".prompt .confirm").click()
        if curtain.is_visible():
            break
    expect(curtain).to_contain_text(second)
    assert page.locator("[data-area=mine]").count() == 0, f"the hand of {first} shows behind the curtain"
    page.get_by_role("button", name=f"I am {second}").click()
    expect(page.locator("[data-area=mine]")).to_be_visible()
    expect(page.locator(".offer")).to_contain_text("since you left")


def test_a_friend_comes_by_invitation_and_both_play(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page(language="fr-FR")
    set_table(host, "huang", "online", players=2)
    link = host.get_by_label("Link to seat 2").input_value()
    host.get_by_role("link", name="To the table").click()
    at_table(host)
    expect(host.locator("aside.invite")).to_contain_text("One seat is still free")

    accept(friend, link)
    expect(host.locator("aside.invite")).to_be_hidden()
    assert host.locator("[data-area=panels] h2").inner_text() != "Free seat"

    pages = [host, friend]
    for _ in range(6):
        mover = next(page for page in pages if is_mine(page))
        other = pages[1 - pages.index(mover)]
        lines = other.locator(".log li button").count()
        make_turn(mover)
        expect(other.locator(".log li button")).not_to_have_count(lines)
        host.wait_for_timeout(200)
    expect(friend.locator(".log h2")).to_have_text("Ce qui s’est passé")

    used = open_page()
    FORGIVEN.add(used)
    used.goto(link)
    expect(used.get_by_role("alert")).to_contain_text("cannot be used")


def test_after_a_cut_both_see_the_same_table(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page()
    set_table(host, "huang", "online", players=2)
    link = host.get_by_label("Link to seat 2").input_value()
    host.get_by_role("link", name="To the table").click()
    accept(friend, link)
    mover, other = (host, friend) if is_mine(host) else (friend, host)
    cut(other)
    make_turn(mover)
    mend(other)
    expect(other.locator(".log li button").last).to_have_text(
        mover.locator(".log li button").last.inner_text()
    )


def test_grandmasters_think_long_where_the_table_says_so(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/#/new/huang")
    level = page.get_by_label("Bot at seat 2")
    long = page.get_by_role("checkbox", name="Grandmasters think long")
    expect(level).to_have_value("adept")
    expect(long).to_have_count(0)
    level.select_option("grandmaster")
    long.check()
    page.get_by_role("button", name="Set the table").click()
    at_table(page)
    expect(page.locator(".log")).to_contain_text("Grandmasters think long at this table.")


def test_corrected_components_are_chosen_and_shown(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/#/new/huang")
    choice = page.get_by_role("group", name="Components")
    expect(choice.get_by_role("radio", name="Built-in components")).to_be_checked()
    choice.get_by_label("Corrected components: My Huang").check()
    page.get_by_role("button", name="Set the table").click()
    at_table(page)
    expect(page.locator("[data-area=board] .element").first).to_be_visible()  # drawn from that pack
    shown = page.get_by_role("link", name="Corrected components: My Huang")
    href = shown.get_attribute("href")
    assert href is not None
    page.goto(f"/{href}")
    expect(page.get_by_role("heading", name="Components of Huang")).to_be_visible()
    expect(page.locator("li", has_text="not as built in")).to_have_count(1)
    expect(page.locator("li", has_text="not as built in")).to_contain_text("limits")
    page.goto("/#/new/zhanguo")
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    expect(page.get_by_role("group", name="Components")).to_have_count(0)
