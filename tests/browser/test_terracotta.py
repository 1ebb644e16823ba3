"""Terracotta Army on its painted board. Whole games, sizes and axe are tested elsewhere, for every title."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import faults
from tests.browser.friends import accept
from tests.browser.pages import OpenPage, at_table, is_mine, make_move, make_turn, set_table, wait_for_turn
from tests.browser.test_royaumes import SEND
from tests.golden import Golden, choose
from tests.terracotta.golden import TASTE

import tianxia
from tianxia.games.terracotta.actions import FIGURE, SHAPE
from tianxia.games.terracotta.group import groups_of
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import HORSE, KNEELING_ARCHER
from tianxia.kernel.rng import stream

TERRACOTTA = tianxia.game("terracotta")
Stop = Callable[[TerracottaState], bool]


def element(name: str) -> str:
    return f'[data-element="{name}"]'


def press(page: Page, name: str) -> None:
    """Click the centre of an element, wherever its shape is."""
    page.locator(element(name)).first.dispatch_event("click")


def name_of(place: Locator) -> str:
    return str(place.get_attribute("data-element"))


# --- tables at a certain point ---------------------------------------------------------------------------


def played(seats: int, seed: int, stop: Stop) -> list[tuple[int, str]]:
    """The notation of moves of active players, up to a point of the game."""
    state, chance = TERRACOTTA.new(seats, seed=seed), stream(seed, "players")
    taste = Golden(seats, taste=TASTE)
    moves: list[tuple[int, str]] = []
    while True:
        assert isinstance(state, TerracottaState)
        if stop(state):
            return moves
        seat, there, actions = state.decision.seat, state.copy(), list[int]()
        while not actions or there.decision.follows:
            actions.append(choose(taste, there, chance))
            there.take(actions[-1])
        read = TERRACOTTA.read(state, actions, seat)
        moves.append((seat, read.text))
        state = read.position


def sit_down(page: Page, seats: list[dict[str, str]], seed: int = 7) -> str:
    """A table that is the same each time."""
    expect(page.locator("article").first).to_be_visible()  # the server knows us
    wish = {"game": "terracotta", "options": {}, "seats": seats, "seed": str(seed)}
    answer = page.request.post("api/matches", data=wish)
    assert answer.status == 201, answer.text()
    match: str = answer.json()["match"]
    page.goto(f"/#/table/{match}")
    page.wait_for_selector(".prompt, .curtain")
    return match


def against_a_bot(page: Page) -> None:
    sit_down(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    wait_for_turn(page)


def at_one_screen(page: Page, stop: Stop, seats: int = 2, seed: int = 7) -> None:
    """A table with all players on one screen, played to a point; the player who is asked has the screen."""
    match = sit_down(page, [{"kind": "me"}, *[{"kind": "me", "name": "Lin"}] * (seats - 1)], seed)
    page.goto("/#/me")  # nobody looks meanwhile
    page.evaluate(SEND, [match, -1, played(seats, seed, stop)])
    page.goto(f"/#/table/{match}")
    lift(page)


def lift(page: Page) -> None:
    """Lift the curtain for the player who is asked."""
    page.locator(".curtain button").dispatch_event("click")
    expect(page.locator("#actions [role=option]").first).to_be_visible()


def offers(action: int) -> Stop:
    """Play until a player is asked about an action of the wheel and has this answer."""
    return lambda state: state.decision.kind == "act" and action in state.actions()


def has_a_contest(state: TerracottaState) -> bool:
    """Play until a turn begins while a group has several owners."""
    mixed = [group for type in range(4) for group in groups_of(state, type) if group.is_mixed()]
    return state.decision.kind == "turn" and len(mixed) > 0


def angle(page: Page, ring: str) -> float:
    style = str(page.locator(f".disc.{ring}").get_attribute("style"))
    found = re.search(r"rotate\((-?[\d.]+)deg\)", style)
    assert found, style
    return float(found.group(1))


def test_the_inner_disc_turns_clockwise_and_the_middle_one_the_other_way(open_page: OpenPage) -> None:
    page = open_page(motion=True)
    against_a_bot(page)
    train = '[data-area=board] [data-element^="item:central:"][aria-label="Train"]'
    before = int(str(page.locator(train).get_attribute("data-element")).split(":")[2])
    for ring, step in (("central", 30), ("middle", -30)):
        start = angle(page, ring)
        press(page, f"wheel:{ring}")
        expect(page.locator(element(f"wheel:{ring}"))).to_have_class(re.compile("picked"))
        assert angle(page, ring) == start + step  # turned as it will be when the worker is placed
        if ring == "central":
            after = int(str(page.locator(train).get_attribute("data-element")).split(":")[2])
            assert after == (before + 1) % 12
        page.keyboard.press("Escape")
        expect(page.locator(".element.picked")).to_have_count(0)
        assert angle(page, ring) == start


def test_a_segment_lights_up_from_the_inside_out_and_shows_the_worker(open_page: OpenPage) -> None:
    page = open_page()
    against_a_bot(page)
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
    at_one_screen(page, offers(FIGURE + HORSE))
    horses = page.locator(".terracotta .horse")
    before = horses.count()
    press(page, "specialist:horse")
    glowing = page.locator('[data-element^="space:"].glow')
    if page.locator('[data-element^="space:"].picked').count() == 0:  # several might ride
        press(page, name_of(glowing.first))
    expect(page.locator('[data-element^="space:"].picked')).not_to_have_count(0)
    if page.locator(".prompt .confirm").count() == 0:  # several ways to lie
        glowing.first.hover(force=True)
        expect(page.locator(".ghost .horse")).to_have_count(1)
        press(page, name_of(glowing.first))
    expect(page.locator(".prompt .confirm")).to_be_visible()
    expect(horses).to_have_count(before + 1)  # the preview shows the figure in its place
    page.keyboard.press("Escape")
    expect(horses).to_have_count(before)


def test_a_kneeling_archer_is_seen_facing_its_warrior_before_it_is_placed(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, offers(FIGURE + KNEELING_ARCHER))
    aims = page.locator(".terracotta .aim")
    before = aims.count()
    press(page, "specialist:kneeling_archer")
    glowing = page.locator('[data-element^="space:"].glow')
    if page.locator(".prompt .confirm").count() == 0:  # more than one place
        glowing.first.hover(force=True)
        expect(page.locator(".terracotta .ghost")).to_have_count(1)
        press(page, name_of(glowing.first))
    if page.locator(".prompt .confirm").count() == 0:  # more than one warrior to face
        glowing.first.hover(force=True)
        expect(page.locator(".ghost .aim")).to_have_count(1)
        press(page, name_of(glowing.first))
    expect(page.locator(".prompt .confirm")).to_be_visible()
    expect(aims).to_have_count(before + 1)
    page.keyboard.press("Escape")
    expect(aims).to_have_count(before)


def test_pointing_at_a_warrior_shows_its_group_and_who_dominates(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, has_a_contest, seats=3, seed=4)
    grouped = page.locator('[data-element^="space:"][aria-label*="Group of"]').first
    grouped.hover(force=True)
    expect(page.locator(".terracotta .outline")).to_have_count(1)
    expect(page.locator(".terracotta .contest")).to_be_visible()
    expect(grouped).to_have_attribute("aria-label", re.compile("strength", re.IGNORECASE))
    page.mouse.move(0, 0)
    expect(page.locator(".terracotta .outline")).to_have_count(0)


def test_a_warrior_is_shaped_and_placed_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    at_one_screen(page, offers(SHAPE))
    warriors = page.locator('[data-element^="space:"]:not([aria-label*="empty"])')
    before = warriors.count()
    lines = page.locator(".log li button").count()
    page.keyboard.press("l")
    row = page.locator("#actions [role=option].active")
    moves = page.eval_on_selector_all("#actions [role=option]", "all => all.map((one) => one.dataset.move)")
    for move in moves:
        expect(row).to_have_attribute("data-move", move)
        if move == "officer":
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(element("rack:officer"))).to_have_class(re.compile("picked"))
    page.keyboard.press("b")
    focused = "document.activeElement.dataset.element"
    first = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    space: str = page.evaluate(focused)
    assert space.startswith("space:")
    assert space != first
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .confirm")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".log li button")).not_to_have_count(lines)
    expect(warriors).to_have_count(before + 1)
    expect(page.locator(element(space))).to_have_attribute("aria-label", re.compile("Officer"))


def test_at_one_screen_everybody_has_a_turn_and_a_workshop(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, [{"kind": "me", "name": "Mei"}, {"kind": "me", "name": "Lin"}])
    curtain = page.locator(".curtain")
    seen = []
    for _ in range(2):
        expect(curtain).to_be_visible()
        assert page.locator("[data-area=mine]").count() == 0, "a workshop shows beside the curtain"
        seen.append(0 if "Mei" in curtain.inner_text() else 1)
        lift(page)
        own = f"worker:{seen[-1]}:apprentice"
        expect(page.locator(f"[data-area=mine] {element(own)}")).to_be_visible()
        while curtain.count() == 0:  # a worker and its three actions
            make_move(page)
            page.wait_for_selector("#actions [role=option], .curtain")
    assert sorted(seen) == [0, 1]


# Pauses the telling as soon as it has a longer sequence.
PAUSE = """() => new MutationObserver((_, watch) => {
  const strip = document.querySelector(".steps");
  const [, count] = strip?.querySelector(".at")?.textContent.split("/") ?? [];
  if (!strip || !(Number(count) >= 4)) return;
  watch.disconnect();
  strip.querySelector("button[title$='(P)']").click();
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


def paused_at_his_turn(page: Page) -> Locator:
    """A solo table where the telling of the Prime Minister's turn is paused."""
    set_table(page, "terracotta", "solo")
    at_table(page)
    page.evaluate(PAUSE)
    paused = page.locator(".steps").get_by_role("button", name="Go on")
    for _ in range(40):
        page.wait_for_selector("#actions [role=option], .steps [aria-label='Go on']", state="attached")
        if paused.count() > 0:
            break
        make_move(page)
    expect(paused).to_be_visible()
    return page.locator(".steps")


def test_the_prime_minister_is_told_with_dice_walk_and_reasons(open_page: OpenPage) -> None:
    page = open_page(pace="calm")
    steps = paused_at_his_turn(page)
    expect(page.locator('[data-element^="decree:"]')).to_have_count(11)
    expect(page.locator(element("supervisor:marker"))).to_be_visible()
    line, where = steps.locator(".line"), steps.locator(".at")
    for _ in range(40):
        if "rolls" in line.inner_text():
            break
        at = where.inner_text()
        page.keyboard.press(".")
        expect(where).not_to_have_text(at)
    said = re.search(r"rolls (\d) and (\d)", line.inner_text())
    assert said, line.inner_text()
    for die in (1, 2):
        expect(page.locator(element(f"die:{die - 1}:{said.group(die)}"))).to_be_visible()
    expect(steps.locator(".why")).not_to_be_empty()
    page.keyboard.press(".")
    expect(line).to_contain_text("Supervisor")
    expect(steps.locator(".why")).not_to_be_empty()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_while_the_prime_minister_is_told_and_over_a_group(open_page: OpenPage, theme: str) -> None:
    page = open_page(theme=theme, pace="calm")
    paused_at_his_turn(page)
    assert faults(page) == [], "his turn"
    page = open_page(theme=theme)
    at_one_screen(page, has_a_contest, seats=4, seed=4)
    page.locator('[data-element^="space:"][aria-label*="Group of"]').first.hover(force=True)
    expect(page.locator(".terracotta .outline")).to_have_count(1)
    assert faults(page) == [], "a group"


def test_two_browsers_and_two_languages_see_the_same_wheel(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page(language="fr-FR")
    set_table(host, "terracotta", "online", players=2)
    link = host.get_by_label("Link to seat 2").input_value()
    host.get_by_role("link", name="To the table").click()
    at_table(host)
    accept(friend, link)
    pages = [host, friend]
    for _ in range(4):
        mover = next(page for page in pages if is_mine(page))
        other = pages[1 - pages.index(mover)]
        lines = other.locator(".log li button").count()
        make_turn(mover)
        expect(other.locator(".log li button")).not_to_have_count(lines)
        host.wait_for_timeout(200)
    workers = '[data-element^="placed:"]'
    names = "all => all.map((one) => one.dataset.element).sort()"
    assert host.eval_on_selector_all(workers, names) == friend.eval_on_selector_all(workers, names) != []
    shaper = element("master:shaper")
    expect(host.locator(shaper)).to_have_attribute("aria-label", re.compile("Master Shaper"))
    expect(friend.locator(shaper)).to_have_attribute("aria-label", re.compile("Maître Façonneur"))


def test_what_is_reconstructed_says_so(open_page: OpenPage) -> None:
    page = open_page()
    against_a_bot(page)
    marks = page.locator('.terracotta [aria-label^="Reconstructed"]')
    expect(marks.first).to_be_visible()
    assert marks.count() >= 6
