"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import OpenPage, at_table
from tests.server.running import Guest

WISHES = {"me": {"kind": "me"}, "open": {"kind": "open"}}


def start(page: Page, game: str, *seats: str, **more: Any) -> dict[str, Any]:
    """Create a match over HTTP, with settings that the form does not have, such as no waiting time."""
    known(page)
    wishes = [WISHES.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
    answer = page.request.post("/api/matches", data={"game": game, "seats": wishes, **more})
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def known(page: Page) -> None:
    """Wait for the first page, after which the browser has its cookie."""
    expect(page.locator("main")).to_be_visible()


def two_friends(
    open_page: OpenPage, game: str = "huang", *more: str, confirm: str = "each", **terms: Any
) -> tuple[Page, Page]:
    """Ann and Bob at one table, with bots if there are `more` seats."""
    ann, bob = open_page(confirm=confirm), open_page(confirm=confirm)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        known(page)
        page.request.patch("/api/me", data={"name": name})
    made = start(ann, game, "me", "open", *more, **terms)
    accept(bob, made["invite"][0]["link"])
    ann.goto(f"/#/table/{made['match']}")
    at_table(ann)
    return ann, bob


def accept(page: Page, link: str) -> None:
    """Open an invitation and sit down."""
    page.goto(link)
    page.locator(".invitation button.main").click()
    at_table(page)


def my_turn(page: Page) -> None:
    """Is this page asked for a move? On a phone the list may be behind its tab."""
    expect(page.locator(".prompt.turn")).to_be_visible()


def menu(page: Page) -> Locator:
    """Open the menu of the match."""
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
    """Open the drawer of agreements."""
    found = page.get_by_role("dialog", name="Agreements")
    if not found.is_visible():
        page.get_by_role("button", name="Agreements").click()
    expect(found).to_be_visible()
    return found


def give_cookie(guest: Guest, page: Page, server: str) -> None:
    """Set the guest's cookie, after the first page so that the server does not replace it."""
    known(page)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server} for name, value in guest.http.cookies.items()]
    )
