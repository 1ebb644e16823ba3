"""Agreements in Royaumes: made in the drawer, kept, ended, and noted as broken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import faults
from tests.browser.friends import drawer, give_cookie, my_turn, proposal, start, two_friends
from tests.browser.pages import OpenPage, at_table, wait_for_turn
from tests.golden import at_table as fold_at_table
from tests.golden import folder
from tests.server.running import Guest, Table
from tests.server.test_leaving import say

import tianxia
from tianxia.kernel.record import read_record


def offer_peace(page: Page, words: str = "") -> None:
    """Make an agreement with the only other person, about Handan, until the end of the game."""
    place = drawer(page)
    place.get_by_text("peace", exact=True).click()
    place.get_by_text("Where: anywhere").click()
    place.get_by_label("Handan").check()
    expect(place.get_by_text("Where: one place")).to_be_visible()
    place.get_by_label("In your own words").fill(words)
    place.get_by_role("button", name="Offer it").click()


def test_an_agreement_is_offered_accepted_kept_and_ended(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page, "royaumes", "random")
    drawer(ann).get_by_label("Known to").select_option("only us")
    offer_peace(ann, "until spring")
    expect(proposal(bob)).to_contain_text("Ann offers: peace (Handan).")
    expect(proposal(bob)).to_contain_text("until spring")
    expect(drawer(ann).locator("li.offered")).to_contain_text("only they know")
    proposal(bob).get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(drawer(page).locator("li.accepted")).to_contain_text("peace (Handan)")
        expect(page.locator(".log li", has_text="Bob agrees with Ann: peace (Handan).")).to_have_count(1)
    eve = open_page()
    eve.goto(ann.url)
    at_table(eve)
    expect(drawer(eve)).to_contain_text("Nothing was agreed.")
    expect(eve.locator(".log li", has_text="peace")).to_have_count(0)
    for _ in range(120):  # play on without breaking it
        if any(page.locator("#actions [role=option]").count() for page in (ann, bob)):
            break
        ann.wait_for_timeout(500)
    else:
        pytest.fail("nobody is asked anything")
    place = drawer(bob)
    place.locator("li.accepted").get_by_role("button", name="End it").click()
    place.locator("li.accepted").get_by_role("button", name="End it").click()
    expect(drawer(ann).locator("li.ended")).to_contain_text("Ended")
    offer_peace(bob)
    proposal(ann).get_by_role("button", name="Decline").click()
    expect(place.locator("li.declined")).to_contain_text("Declined")


def broken_game() -> tuple[int, list[tuple[int, str]], tuple[int, str]]:
    """The golden game's seed, its moves until an agreement of all three is broken, and the breaking move."""
    game = tianxia.game("royaumes")
    text = (folder("royaumes") / "broken.txt").read_text("utf-8")
    record = read_record(text, lambda _: game)
    match = fold_at_table(game, record)
    breach = next(
        version
        for version, events in enumerate(match.events)
        if any(event.key == "event-agreement-broken" and len(event.args["with"]) == 2 for event in events)  # type: ignore[arg-type]
    )
    moves = [(entry.seat, entry.text) for entry in record.entries[: breach - 1] if entry.kind == "move"]
    return record.seed, moves, (record.entries[breach - 1].seat, record.entries[breach - 1].text)


def play(table: Table, seat: int, text: str) -> None:
    table.look(seat)
    table.play(text)


def test_an_agreement_is_noted_as_broken(open_page: OpenPage, server: str) -> None:
    """All three agree on peace. The moves before the breach are sent over the wire; the page makes the
    breach.
    """
    seed, moves, (breaker, text) = broken_game()
    guest = Guest(server.removeprefix("http://").rstrip("/"), "Ann")
    match = guest.start("royaumes", "me", "me", "me", seed=seed)["match"]
    page = open_page()
    give_cookie(guest, page, server)
    with guest.at(match, breaker) as table:
        others = [seat for seat in range(3) if seat != breaker]
        say(table, "propose", "p", text=f"peace with {others[0]} {others[1]}")
        for seat in others:
            say(table, "reply", f"r{seat}", seat=seat, proposal=1, accept=True)
        for seat, move in moves:
            play(table, seat, move)
    guest.http.close()
    page.reload()
    page.goto(f"/#/table/{match}")
    page.locator(".curtain button").click()
    wait_for_turn(page)
    expect(drawer(page).locator("li.accepted")).to_contain_text("peace")
    page.keyboard.press("Escape")
    choose(page, text)
    # announced before it is done
    expect(page.locator(".prompt .then")).to_contain_text("breaks the agreement")
    page.locator(".prompt .confirm").click()
    curtain = page.locator(".curtain button")
    told = page.locator(".log li", has_text="breaks the agreement")
    expect(told.or_(curtain).first).to_be_attached()
    if curtain.is_visible():
        curtain.click()
    expect(drawer(page).locator("li.broken")).to_contain_text("Broken by")


def choose(page: Page, text: str) -> None:
    """A move from the list, line after line."""
    words = text.split()
    while page.locator(".prompt .confirm").count() == 0:
        lines = [
            line.get_attribute("data-move") or "" for line in page.locator("#actions [role=option]").all()
        ]
        line = next(line for line in lines if words[: len(line.split())] == line.split())
        page.locator(f'#actions [data-move="{line}"]').click()
        words = words[len(line.split()) :]


def test_a_table_may_do_without_agreements(open_page: OpenPage) -> None:
    page = open_page()
    page.goto("/#/new/royaumes")
    page.locator('input[name="way"][value="hotseat"]').check()
    page.get_by_label("Agreements").uncheck()
    page.get_by_role("button", name="Set the table").click()
    page.locator(".curtain button").click()
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Agreements", exact=True)).to_have_count(0)
    expect(page.locator(".log li", has_text="This table records no agreements.")).to_have_count(1)


def test_an_agreement_by_keyboard_alone_in_french(open_page: OpenPage) -> None:
    page = open_page(language="fr-FR")
    set_table_in_french(page)
    wait_for_turn(page)
    button = page.get_by_role("button", name="Accords")
    button.focus()
    page.keyboard.press("Enter")
    place = page.get_by_role("dialog", name="Accords")
    expect(place).to_be_visible()
    place.get_by_role("radio", name="la paix").focus()
    page.keyboard.press("ArrowDown")  # free passage
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")  # over the places
    page.keyboard.press("ArrowDown")  # until this turn
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(place.locator("li.offered")).to_contain_text("le libre passage, jusqu’au tour 1")
    page.keyboard.press("Escape")
    expect(place).to_have_count(0)
    expect(button).to_be_focused()


def set_table_in_french(page: Page) -> None:
    match = start(page, "royaumes", "me", "me")["match"]
    page.goto(f"/#/table/{match}")
    page.locator(".curtain button").click()


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_and_room_for_the_drawer(open_page: OpenPage, theme: str, width: int) -> None:
    page = open_page(width=width, height=844 if width == 390 else 720, theme=theme)
    match = start(page, "royaumes", "me", "me", "me")["match"]
    page.goto(f"/#/table/{match}")
    page.locator(".curtain button").click()
    my_turn(page)
    place = drawer(page)
    place.locator("summary").click()
    place.get_by_role("button", name="ZHAO").click()
    expect(place.get_by_label("Handan")).to_be_checked()
    place.locator("label.chip", has_text="Ann").or_(
        place.locator("fieldset").nth(1).locator("label.chip")
    ).first.click()
    box = place.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults(page) == [], "drawer"
    place.get_by_role("button", name="Offer it").click()
    expect(proposal(page)).to_contain_text("You offer: peace")
    assert faults(page) == [], "an offer"
