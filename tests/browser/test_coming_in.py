"""Arriving: the invitation page, the set-up form, the curtain."""

from __future__ import annotations

import time

from playwright.sync_api import Page, Route, expect
from tests.browser.axe import faults
from tests.browser.friends import accept, known, start
from tests.browser.pages import OpenPage, at_table, play_now, set_table

ASK = "What shall we call you"


def slowly(page: Page, path: str, seconds: float) -> None:
    """Delay requests to a path."""

    def late(route: Route) -> None:
        time.sleep(seconds)
        route.continue_()

    page.route(f"**/api/{path}", late)


def test_the_name_typed_on_an_invitation_reaches_the_table(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page(named=False)
    made = start(host, "huang", "me", "open")
    known(friend)
    slowly(friend, "me", 1.5)  # the server stores the name late
    friend.goto(made["invite"][0]["link"])
    friend.get_by_label(ASK).fill("Sima")
    friend.get_by_role("button", name="Sit down").click()
    at_table(friend)
    seats = host.request.get(f"/api/matches/{made['match']}").json()["seats"]
    assert [seat["name"] for seat in seats][1] == "Sima"


def test_an_invitation_says_who_invites_to_what_and_seats_nobody_unasked(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page()
    known(host)
    host.request.patch("/api/me", data={"name": "Zhuge"})
    made = start(host, "huang", "me", "open", "adept", options={"royal_palace": True})
    friend.goto(made["invite"][0]["link"])
    page = friend.locator(".invitation")
    expect(page.get_by_role("heading", name="Zhuge invites you to Huang")).to_be_visible()
    expect(page).to_contain_text("Optional rules: Royal Palace")
    expect(page).to_contain_text("min")
    assert page.locator("li").all_inner_texts() == ["Zhuge", "Free seat", "Adept"]
    expect(page.get_by_role("img", name="QR code of this link")).to_be_visible()
    assert faults(friend) == []
    assert friend.request.get(f"/api/matches/{made['match']}").json()["seats"][1]["open"]
    friend.locator(".invitation button.main").click()
    at_table(friend)
    friend.goto(made["invite"][0]["link"])
    expect(page).to_contain_text("You already sit at this table.")


def test_whoever_has_played_is_not_asked_for_a_name(open_page: OpenPage) -> None:
    page = open_page(named=False)
    expect(page.get_by_label(ASK)).to_be_visible()
    play_now(page, "Huang")
    page.goto("/#/")
    expect(page.locator("section.mine li")).to_have_count(1)
    expect(page.get_by_label(ASK)).to_have_count(0)
    link = start(open_page(), "huang", "me", "open")["invite"][0]["link"]
    accept(page, link)  # the join page does not ask for a name


def test_the_form_offers_only_what_can_be_played_together(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/#/new/huang")
    count = page.locator(".count select")
    expect(count).to_have_value("4")  # as "Play now"
    option = page.locator("label.option")
    short = option.filter(has_text="Short game")
    expect(short.locator("input")).to_be_disabled()
    expect(short).to_contain_text("Only with 2 players.")
    count.select_option("5")
    dragon = option.filter(has_text="A fifth dynasty")
    expect(dragon.locator("input")).to_be_disabled()
    expect(dragon.locator("input")).to_be_checked()
    expect(dragon).to_contain_text("5 players need it.")
    option.filter(has_text="Five bands").locator("input").check()
    expect(option.filter(has_text="nineteen capitals")).to_contain_text(
        "Not together with “Renegade Bandits”."
    )
    expect(page.locator(".levels")).to_contain_text("Plays any legal move.")
    page.get_by_role("button", name="Set the table").click()
    at_table(page)


def test_enter_by_habit_does_not_lift_the_curtain(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "huang", "hotseat")
    expect(page.locator(".curtain")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert page.locator("[data-area=mine]").count() == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-area=mine]")).to_be_visible()


def test_a_shared_screen_shows_the_public_table_only(open_page: OpenPage) -> None:
    page = open_page()
    set_table(page, "zhanguo", "bots", players=2)
    at_table(page)
    page.get_by_role("button", name="Table", exact=False).first.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="The table for a shared screen").click()
    screen = opened.value
    expect(screen.locator(".strip [data-seat]")).to_have_count(2)
    expect(screen.locator("[data-area=board] svg").first).to_be_visible()
    assert screen.locator("[data-area=mine], [data-area=hand], .glow, #actions, .undo").count() == 0
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_what_was_chosen_for_a_new_match_stays_when_words_arrive(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/#/new/royaumes")
    hotseat = page.locator('input[name="way"][value="hotseat"]')
    hotseat.check()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_label("Accords")).to_be_checked()
    expect(hotseat).to_be_checked()
