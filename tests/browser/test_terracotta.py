"""Terracotta Army on its painted board. Whole games, sizes, axe: tried elsewhere, for every title."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import OpenPage, at_table, is_mine, make_move, play_moves, set_table, wait_for_turn
from tests.browser.scenes import scenes

LIKES = scenes("terracotta").likes
BEHIND = """() => {
  const found = document.querySelector(".outcome header button, .curtain button");
  found?.click();
  return !!found;
}"""


def element(page: Page, name: str) -> str:
    return f'[data-element="{name}"]'


def press(page: Page, name: str) -> None:
    """A click in the middle of an element, wherever its shape lies."""
    page.locator(element(page, name)).first.dispatch_event("click")


def sit_down(page: Page, way: str, seed: str, seats: int = 2) -> None:
    """A table that is the same each time."""
    other = {"kind": "me", "name": "Lin"} if way == "hotseat" else {"kind": "bot", "bot": "greedy"}
    expect(page.locator("article").first).to_be_visible()  # the server knows us
    wish = {
        "game": "terracotta",
        "options": {},
        "seats": [{"kind": "me"}, *[other] * (seats - 1)],
        "seed": seed,
    }
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    page.goto(f"/#/table/{answer.json()['match']}")
    page.wait_for_selector(".prompt, .curtain")


def next_in_line(page: Page) -> None:
    """Close what was decided, lift the curtain, and sit before one's choices."""
    for _ in range(6):
        page.wait_for_selector("#actions [role=option], .curtain button, .outcome button, .sheet table")
        if not page.evaluate(BEHIND):  # what was decided may go by itself meanwhile
            return


def play_until(page: Page, there: str, seed: int, most: int = 90) -> None:
    """Play by chance, for both at one screen, until something is there."""
    for i in range(most):
        next_in_line(page)
        if page.locator(there).count() > 0:
            return
        play_moves(page, 1, seed=seed + i, likes=LIKES)
    raise AssertionError(f"{there} never came")


def angle(page: Page, ring: str) -> float:
    style = str(page.locator(f".disc.{ring}").get_attribute("style"))
    found = re.search(r"rotate\((-?[\d.]+)deg\)", style)
    assert found, style
    return float(found.group(1))


def test_the_inner_disc_turns_clockwise_and_the_middle_one_the_other_way(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    sit_down(page, "bots", "7")
    wait_for_turn(page)
    train = '[data-area=board] [data-element^="item:central:"][aria-label="Train"]'
    before = int(str(page.locator(train).get_attribute("data-element")).split(":")[2])
    for ring, step in (("central", 30), ("middle", -30)):
        start = angle(page, ring)
        press(page, f"wheel:{ring}")
        expect(page.locator(element(page, f"wheel:{ring}"))).to_have_class(re.compile("picked"))
        assert angle(page, ring) == start + step  # as it will be when the worker is placed
        if ring == "central":
            after = int(str(page.locator(train).get_attribute("data-element")).split(":")[2])
            assert after == (before + 1) % 12
        page.keyboard.press("Escape")
        expect(page.locator(".element.picked")).to_have_count(0)
        assert angle(page, ring) == start


def test_a_segment_lights_up_from_the_inside_out_and_shows_the_worker(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "bots", "7")
    wait_for_turn(page)
    segment = page.locator('[data-element^="segment:"].glow').first
    segment.focus()
    expect(page.locator(".disc .tile.lit")).to_have_count(3)
    late = page.eval_on_selector_all(
        ".disc", "discs => discs.map((disc) => disc.style.getPropertyValue('--late'))"
    )
    assert late == sorted(late, key=lambda time: float(time.removesuffix("ms")))
    expect(page.locator(".terracotta .ghost")).to_have_count(1)

    # By keyboard alone: picked and placed.
    lines = page.locator(".log li button").count()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .confirm")).to_be_visible()
    page.locator(".prompt .confirm").press("Enter")
    expect(page.locator(".log li button")).not_to_have_count(lines)
    expect(page.locator('[data-element^="placed:0:apprentice:"]')).to_have_count(1)


def test_a_horse_is_seen_over_its_three_spaces_before_it_is_placed(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "hotseat", "3")
    play_until(page, '#actions [data-move^="horse"]', seed=11)
    horses = page.locator(".terracotta .horse")
    before = horses.count()
    press(page, "specialist:horse")
    rider = page.locator('[data-element^="space:"].glow').first
    if page.locator('[data-element^="space:"].picked').count() == 0:
        press(page, str(rider.get_attribute("data-element")))
    ahead = page.locator('[data-element^="space:"].glow')
    if page.locator(".prompt .confirm").count() == 0:
        ahead.first.hover(force=True)
        expect(page.locator(".ghost .horse")).to_have_count(1)
        press(page, str(ahead.first.get_attribute("data-element")))
    while page.locator(".prompt .confirm").count() == 0:
        page.locator("#actions [role=option]").first.click()
    expect(horses).to_have_count(before + 1)  # it stands there as it will
    page.keyboard.press("Escape")
    expect(horses).to_have_count(before)


def test_pointing_at_a_warrior_shows_its_group_and_who_dominates(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "bots", "3", seats=3)
    grouped = '[data-element^="space:"][aria-label*="Group of"]'
    play_until(page, grouped, seed=40)
    label = page.locator(grouped)
    label.first.hover(force=True)
    expect(page.locator(".terracotta .outline")).to_have_count(1)
    expect(page.locator(".terracotta .contest")).to_be_visible()
    assert "strength" in str(label.first.get_attribute("aria-label")).lower()


def test_the_prime_minister_is_told_with_dice_walk_and_reasons(open_page: OpenPage) -> None:
    page = open_page(pace="calm")
    set_table(page, "terracotta", "solo")
    at_table(page)
    expect(page.locator('[data-element^="decree:"]')).to_have_count(11)
    expect(page.locator(element(page, "supervisor:marker"))).to_be_visible()
    steps = page.locator(".steps")
    line = steps.locator(".line")
    several = re.compile(r"\d+ of ([4-9]|\d\d)")
    for _ in range(12):
        make_move(page)
        wait_for_turn(page)
        if steps.filter(has_text=several).count() > 0:
            break
    page.keyboard.press("p")
    for key in [","] * 6 + ["."] * 12:
        if "rolls" in line.inner_text():
            break
        page.keyboard.press(key)
        page.wait_for_timeout(60)
    said = re.search(r"rolls (\d) and (\d)", line.inner_text())
    assert said, line.inner_text()
    for die in (1, 2):
        expect(page.locator(element(page, f"die:{die - 1}:{said.group(die)}"))).to_be_visible()
    page.keyboard.press(".")
    expect(line).to_contain_text("Supervisor")


def test_two_browsers_and_two_languages_see_the_same_wheel(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page(language="fr-FR")
    set_table(host, "terracotta", "online", players=2)
    link = host.get_by_label("Link to seat 2").input_value()
    host.get_by_role("link", name="To the table").click()
    at_table(host)
    friend.goto(link)
    at_table(friend)
    pages = [host, friend]
    for _ in range(4):
        mover = next(page for page in pages if is_mine(page))
        other = pages[1 - pages.index(mover)]
        lines = other.locator(".log li button").count()
        make_move(mover)
        expect(other.locator(".log li button")).not_to_have_count(lines)
    workers = '[data-element^="placed:"]'
    names = "all => all.map((one) => one.dataset.element).sort()"
    assert host.eval_on_selector_all(workers, names) == friend.eval_on_selector_all(workers, names) != []
    shaper = element(host, "master:shaper")
    expect(host.locator(shaper)).to_have_attribute("aria-label", re.compile("Master Shaper"))
    expect(friend.locator(shaper)).to_have_attribute("aria-label", re.compile("Maître Façonneur"))


def test_what_is_reconstructed_says_so(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "bots", "7")
    marks = page.locator('.terracotta [aria-label^="Reconstructed"]')
    expect(marks.first).to_be_visible()
    assert marks.count() >= 6
