"""Proposals, resigning, handing over, taking over, deleting, rematches, reporting."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.friends import ask, menu, my_turn, proposal, start, two_friends
from tests.browser.pages import (
    FORGIVEN,
    OpenPage,
    at_table,
    is_mine,
    make_move,
    play_now,
    set_table,
    wait_for_turn,
    wait_until,
)

import tianxia


def match_of(url: str) -> str:
    return url.rpartition("/")[2]


def test_an_early_end_is_declined_then_agreed(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page)
    ask(ann, "Propose to end the game", "Propose")
    expect(proposal(ann)).to_contain_text("Still to answer: Bob")
    expect(proposal(bob)).to_contain_text("Ann proposes to end the game now")
    bob.get_by_role("button", name="Decline").click()
    expect(proposal(ann)).to_have_count(0)
    expect(ann.locator(".log li").last).to_contain_text("Bob declines to end the game now")
    ask(bob, "Propose to end the game", "Propose")
    proposal(bob).get_by_role("button", name="Withdraw").click()
    expect(proposal(ann)).to_have_count(0)
    ask(bob, "Propose to end the game", "Propose")
    ann.get_by_role("button", name="Agree", exact=True).click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name="All agreed to end it; nobody wins.")).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page)
    mover, other = (ann, bob) if is_mine(ann) else (bob, ann)
    wait_for_turn(mover)
    mover.locator('#actions [data-move="pass"]').click()  # tiles are drawn at the end of the turn
    mover.locator(".prompt .confirm").click()
    if not is_mine(other):
        wait_for_turn(mover)
        mover.locator('#actions [data-move="pass"]').click()
        mover.locator(".prompt .confirm").click()
    wait_for_turn(other)
    ask(mover, "Ask to take my last move back", "Propose")
    other.get_by_role("button", name="Agree", exact=True).click()
    wait_for_turn(mover)
    expect(mover.locator(".log li").last).to_contain_text("took the last move back")
    expect(mover.locator(".log li", has_text="agrees to take moves back")).not_to_have_class("gone")


def test_with_two_seats_the_other_wins_when_one_resigns(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page)
    place = menu(ann)
    place.get_by_role("button", name="Resign").click()
    expect(place.get_by_role("alert")).to_contain_text("your opponent wins")
    place.get_by_role("button", name="No", exact=True).click()
    expect(place.get_by_role("alert")).to_have_count(0)
    ask(ann, "Resign", "Resign")
    for page in (ann, bob):
        expect(page.get_by_role("heading", name="Bob wins. The game was given up.")).to_be_visible()
        expect(page.locator("tfoot td")).to_have_text(["2", "1"])
    old = match_of(ann.url)
    bob.get_by_role("button", name="Play again").click()
    expect(bob).not_to_have_url(re.compile(old))
    expect(ann.get_by_role("button", name="Play again: the table is set")).to_be_visible()
    ann.get_by_role("button", name="Play again: the table is set").click()
    expect(ann).to_have_url(bob.url)
    expect(ann.locator("[data-area=panels] h2")).to_contain_text("Bob")


def test_with_three_a_bot_plays_on_and_the_seat_ranks_last(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page, "huang", "random")
    place = menu(ann)
    place.get_by_role("button", name="Resign").click()
    expect(place.get_by_role("alert")).to_contain_text("plays on, and your seat ranks last")
    place.get_by_role("button", name="Resign", exact=True).click()
    expect(ann.get_by_text("You are watching.")).to_be_visible()
    expect(bob.locator(".log li", has_text="Ann resigns; Adept plays on.")).not_to_have_count(0)
    assert ann.locator("[data-area=mine] .element").count() == 0, "who has left sees the hand no more"


def test_a_seat_is_handed_to_a_bot(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page)
    ask(bob, "Leave my seat to a bot", "Leave my seat")
    expect(bob.get_by_text("You are watching.")).to_be_visible()
    expect(ann.locator(".log li", has_text="is played by Adept from now on")).not_to_have_count(0)
    wait_for_turn(ann)
    make_move(ann)


def test_a_vanished_players_seat_goes_to_a_bot(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page, vacant="players", after=0)
    bob.goto("/#/")
    place = ann.locator("aside.vacant")
    expect(place).to_contain_text("Bob is away.")
    place.get_by_role("button", name="Adept plays on").click()
    expect(place.get_by_role("alert")).to_contain_text("Give Bob’s seat to Adept")
    place.get_by_role("button", name="Yes").click()
    expect(ann.locator(".log li", has_text="is played by Adept from now on")).not_to_have_count(0)
    expect(place).to_have_count(0)


def test_a_stranger_sits_down_where_that_was_said(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page, vacant="anybody", after=0)
    eve = open_page()
    eve.goto(ann.url)
    at_table(eve)
    expect(eve.locator("aside.vacant")).to_have_count(0)
    bob.goto("/#/")
    place = eve.locator("aside.vacant", has_text="Bob")
    place.get_by_role("button", name="Take this seat").click()
    place.get_by_role("button", name="Sit down").click()
    expect(eve.locator("[data-area=mine]")).to_be_visible()
    expect(eve.get_by_text("You are watching.")).to_have_count(0)
    expect(ann.locator(".log li", has_text="takes the place of")).not_to_have_count(0)


def test_what_does_not_exist_is_said_to_be_missing(open_page: OpenPage) -> None:
    page = open_page()
    FORGIVEN.add(page)  # expect the server's refusals
    for where in (
        "nowhere",
        "new/nothing",
        "rules/nothing",
        "components/nothing",
        "table/nobody",
        "replay/nobody",
        "join/nobody/x",
    ):
        page.goto(f"/#/{where}")
        expect(page.get_by_role("alert"), where).to_have_text("There is no such page, game or match here.")
        expect(page.locator(".lost")).to_have_count(0)


def test_a_table_that_never_started_is_deleted(open_page: OpenPage) -> None:
    ann, eve = open_page(), open_page()
    made = start(ann, "huang", "me", "open")
    for page in (ann, eve):
        page.goto(f"/#/table/{made['match']}")
        at_table(page)
    FORGIVEN.update((ann, eve))  # the match is gone, so the server refuses requests
    ask(ann, "Delete this table", "Delete it")
    expect(ann.get_by_role("button", name="Play now: Huang")).to_be_visible()
    expect(eve.get_by_role("alert")).to_contain_text("There is no such page, game or match here.")
    expect(eve.locator(".lost")).to_have_count(0)


def test_against_bots_the_last_action_of_a_turn_is_taken_back(open_page: OpenPage) -> None:
    """The page asks its own player for confirmation; bots need not agree."""
    page = open_page()
    play_now(page, "Huang")
    for _ in range(2):
        wait_for_turn(page)
        page.locator('#actions [data-move="pass"]').click()
        page.locator(".prompt .confirm").click()
    expect(page.locator(".log li", has_text="passes")).not_to_have_count(0)
    wait_for_turn(page)
    ask(page, "Take my last move back, in any case", "Yes")
    expect(page.locator(".log li", has_text="took the last move back")).not_to_have_count(0)


def test_the_next_game_that_waits_is_one_click_away(open_page: OpenPage) -> None:
    page = open_page()
    first = start(page, "huang", "me", "me")["match"]
    second = start(page, "huang", "me", "random")["match"]
    page.goto(f"/#/table/{second}")
    at_table(page)
    page.get_by_role("button", name="My games").click()
    there = page.get_by_role("group", name="My games")
    expect(there.get_by_role("link", name="Your turn")).to_have_attribute("href", f"#/table/{first}")
    ask(page, "End the game now", "Yes")
    page.get_by_role("link", name="Your turn in Huang").click()
    expect(page.locator(".curtain")).to_be_visible()
    page.goto("/#/")
    mine = page.locator("section.mine")
    expect(mine.locator("li")).to_have_count(1)
    assert mine.bounding_box()["y"] < page.locator("section.games").bounding_box()["y"]  # type: ignore[index]
    expect(page).to_have_title("● One game waits for you · Tianxia 天下")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")


def test_a_report_holds_no_secret(open_page: OpenPage, tmp_path: Path) -> None:
    ann, bob = two_friends(open_page)
    make_move(ann if is_mine(ann) else bob)
    place = menu(ann)
    with ann.expect_download() as saving:
        place.get_by_role("button", name="Report a fault").click()
    expect(place.get_by_role("status")).to_contain_text("nothing that anybody hides")
    file = tmp_path / "report.json"
    saving.value.save_as(file)
    text = file.read_text("utf-8")
    told = json.loads(text)
    match = match_of(ann.url)
    assert (told["match"], told["game"]) == (match, "huang")
    assert "Chrome" in told["browser"]
    public = ann.request.get(f"/api/matches/{match}/log?seat=-1").json()["lines"]
    known = {(line["version"], line["number"], line["key"]) for line in public}
    assert {(line["version"], line["number"], line["key"]) for line in told["log"]} <= known
    parts = "tianxia at match version game options pack seats waiting over seed_hash program page browser"
    assert set(told) == {*parts.split(), "languages", "window", "refusal", "errors", "log"}
    assert told["program"] == tianxia.__version__
    for cookie in ann.context.cookies():
        assert cookie["value"] not in text
    assert "Ann" not in text
    assert "Bob" not in text


STUB_SOUND = """
window.rung = 0;
class Tone { frequency = { value: 0 }; connect(next) { return next; } start() { window.rung++; } stop() {} }
class Volume {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(next) { return next; }
}
window.AudioContext = class {
  state = "running"; currentTime = 0; destination = {};
  createOscillator() { return new Tone(); } createGain() { return new Volume(); }
};
"""


def test_a_bell_rings_when_it_becomes_ones_turn_for_who_wants_it(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(STUB_SOUND)
    page.reload()
    play_now(page, "Huang")
    wait_for_turn(page)
    assert page.evaluate("rung") == 0  # off by default
    expect(page).to_have_title("● Your turn · Huang · Tianxia 天下")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("A soft bell").check()
    assert page.evaluate("rung") == 4  # so it sounds
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    make_move(page)
    wait_for_turn(page)
    assert page.evaluate("rung") == 4  # one's turn goes on
    page.locator('#actions [data-move="pass"]').click()
    page.locator(".prompt .confirm").click()
    wait_until(page, "rung === 8")
    wait_for_turn(page)
    assert page.evaluate("rung") == 8


def test_a_newcomer_is_asked_for_a_name_once(open_page: OpenPage) -> None:
    host, friend = open_page(named=False), open_page(named=False)
    host.get_by_label("What shall we call you").fill("Zhuge")
    host.get_by_role("button", name="That is me").click()
    expect(host.get_by_label("What shall we call you")).to_have_count(0)
    host.reload()
    expect(host.get_by_role("button", name="Play now: Huang")).to_be_visible()
    expect(host.get_by_label("What shall we call you")).to_have_count(0)
    set_table(host, "huang", "online", players=2)
    friend.goto(host.get_by_label("Link to seat 2").input_value())
    expect(friend.get_by_role("heading", name="Zhuge invites you to Huang")).to_be_visible()
    friend.get_by_label("What shall we call you").fill("Sima")
    friend.get_by_role("button", name="Sit down").click()
    at_table(friend)
    expect(friend.locator("[data-area=panels] h2")).to_contain_text("Zhuge")


def test_seats_choose_their_colours_and_no_two_wear_the_same(open_page: OpenPage) -> None:
    ann, bob = two_friends(open_page)
    place = menu(ann)
    swatches = place.locator(".swatch")
    expect(swatches).to_have_count(6)  # not Bob's blue square
    expect(place.get_by_role("button", name="blue square")).to_have_count(0)
    place.get_by_role("button", name="golden hexagon").click()
    expect(place.get_by_role("button", name="golden hexagon")).to_have_attribute("aria-pressed", "true")
    for page in (ann, bob):
        expect(page.locator(".log li", has_text="Ann chooses the golden hexagon.")).not_to_have_count(0)
    fill = "getComputedStyle(document.documentElement).getPropertyValue('--seat-0')"
    gold = "getComputedStyle(document.documentElement).getPropertyValue('--colour-4')"
    assert bob.evaluate(fill) == bob.evaluate(gold)
    expect(menu(bob).get_by_role("button", name="golden hexagon")).to_have_count(0)
    expect(menu(bob).get_by_role("button", name="orange circle")).to_be_visible()


def test_an_empty_seat_is_not_spoken_of_as_a_player(open_page: OpenPage) -> None:
    page = open_page()
    for _ in range(3):  # until the player of the free seat is asked
        start(page, "huang", "me", "open", "open")
    page.reload()
    expect(page.locator("section.mine li")).to_have_count(3)
    expect(page.locator("section.mine .status", has_text="Free seat")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_what_concerns_the_match(open_page: OpenPage, theme: str) -> None:
    page = open_page(theme=theme, named=False)
    expect(page.get_by_label("What shall we call you")).to_be_visible()
    start(page, "huang", "me", "me")
    page.reload()
    expect(page.locator("section.mine li")).to_have_count(1)
    assert faults(page) == [], "lobby"
    made = start(page, "huang", "me", "me", "me")["match"]
    page.goto(f"/#/table/{made}")
    page.locator(".curtain button").click()
    wait_for_turn(page)
    page.get_by_role("button", name="My games").click()
    assert faults(page) == [], "my games"
    place = menu(page)
    place.get_by_role("button", name="Delete this table").click()
    assert faults(page) == [], "menu with a question"
    place.get_by_role("button", name="No", exact=True).click()
    ask(page, "Propose to end the game", "Propose")
    assert faults(page) == [], "a proposal"
    for left in (1, 0):  # on a shared screen the others answer one after the other in the same place
        proposal(page).get_by_role("button", name=" agrees").first.click()
        expect(proposal(page).get_by_role("button", name=" agrees")).to_have_count(left)
    expect(page.locator(".sheet")).to_be_visible()
    assert faults(page) == [], "end"


def test_on_a_phone_everything_about_the_match_is_in_reach(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844)
    play_now(page, "Huang")
    my_turn(page)
    place = menu(page)
    box = place.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(place.get_by_role("link", name="My games")).to_be_visible()
    place.get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("heading", name="Preferences")).to_be_visible()
