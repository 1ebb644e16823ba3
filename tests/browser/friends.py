"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import OpenPage, at_table
from tests.server.running import Guest

WISHES = {"me": {"kind": "me"}, "open": {"kind": "open"}}


def start(page: Page, game: str, *seats: str, **more: Any) -> dict[str, Any]:
    """Set a table as the page would, with things that its form does not offer, such as no waiting time."""
    known(page)
    wishes = [WISHES.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
    answer = page.request.post("/api/matches", data={"game": game, "seats": wishes, **more})
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def known(page: Page) -> None:
    """The server has given the browser its cookie: the first page is there."""
    expect(page.locator("main")).to_be_visible()


def two_friends(open_page: OpenPage, game: str = "huang", *more: str, **terms: Any) -> tuple[Page, Page]:
    """Ann and Bob at one table, with bots if there are `more` seats."""
    ann, bob = open_page(), open_page()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        known(page)
        page.request.patch("/api/me", data={"name": name})
    made = start(ann, game, "me", "open", *more, **terms)
    bob.goto(made["invite"][0]["link"])
    at_table(bob)
    ann.goto(f"/#/table/{made['match']}")
    at_table(ann)
    return ann, bob


def my_turn(page: Page) -> None:
    """Something is asked here; on a phone the list may lie behind its tab."""
    expect(page.locator(".prompt.turn")).to_be_visible()


def menu(page: Page) -> Locator:
    """What can be done about the match, opened."""
    found = page.get_by_role("dialog", name="Table", exact=True)
    if not found.is_visible():
        page.get_by_role("button", name="Table", exact=False).first.click()
    expect(found).to_be_visible()
    return found


def ask(page: Page, what: str, yes: str) -> None:
    """Press a button of the menu, and confirm."""
    place = menu(page)
    place.get_by_role("button", name=what).click()
    expect(place.get_by_role("alert")).to_be_visible()
    place.get_by_role("button", name=yes, exact=True).click()


def proposal(page: Page) -> Locator:
    return page.locator("aside.proposal")


def drawer(page: Page) -> Locator:
    """The agreements, opened."""
    found = page.get_by_role("dialog", name="Agreements")
    if not found.is_visible():
        page.get_by_role("button", name="Agreements").click()
    expect(found).to_be_visible()
    return found


def give_cookie(guest: Guest, page: Page, server: str) -> None:
    """The same person in the browser, once the server will not make it somebody else any more."""
    known(page)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server} for name, value in guest.http.cookies.items()]
    )
