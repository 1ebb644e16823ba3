"""Li Si's Governors, Palaces, Walls and soldiers, and how he scores."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, at, legal, tokens
from tests.zhanguo.test_solo import LI_SI, PERSON, TABLES, keys

from tianxia.games.zhanguo.automa.buildings import governor_space
from tianxia.games.zhanguo.tables import ASPECTS, REGIONS, SECTIONS

# --- Governor cards ------------------------------------------------------------------------------


@rule("zhanguo.solo.governor_order")
def test_orders_of_the_governor_cards() -> None:
    orders = {n: [REGIONS[r] for r in TABLES.solo_cards[n - 1].order] for n in range(10, 15)}
    assert orders == {
        10: ["chu", "zhao", "yan", "wei", "qi"],
        11: ["wei", "qi", "chu", "yan", "zhao"],
        12: ["zhao", "yan", "wei", "chu", "qi"],
        13: ["qi", "chu", "yan", "zhao", "wei"],
        14: ["yan", "wei", "zhao", "qi", "chu"],
    }


def governor_game(level: int, number: int, **tiles: str) -> Table:
    table = Table(seats=1, li_si=level).li_si([number])
    for region, tile in tiles.items():
        table.spot(region, tile)
    return table


@rule("zhanguo.solo.governor_place")
@pytest.mark.parametrize(
    ("level", "number", "region", "on_space"),
    [(1, 10, "chu", False), (2, 11, "wei", False), (3, 12, "zhao", True), (4, 13, "qi", True)],
)
def test_the_first_wanted_region_gets_the_governor(
    level: int, number: int, region: str, on_space: bool
) -> None:
    state = governor_game(level, number, **{region: "r3"}).soldiers(LI_SI, 9, 0).li_si_turn()
    assert at(state.governors, LI_SI, region) == 1
    assert (state.spaces[REGIONS.index(region) * 2] == LI_SI) == on_space


@rule("zhanguo.solo.wanted_region", "zhanguo.solo.governor_place")
def test_a_region_is_skipped_when_it_needs_no_governor_has_enough_or_bears_his_soldier() -> None:
    """Card 10: Chu requires no Governor, Zhao already has its Governor, on Yan's tile stands his soldier; so
    he chooses Wei."""
    table = governor_game(1, 10, chu="r2", zhao="r1", yan="r3", wei="r4").governors(LI_SI, zhao=1)
    state = table.post(LI_SI, "yan").soldiers(LI_SI, 8, 0).li_si_turn()
    assert list(state.governors[LI_SI * 5 :]) == [0, 1, 1, 0, 0]


@rule("zhanguo.solo.governor_no_bonus")
def test_he_gains_no_bonus() -> None:
    table = governor_game(3, 12, zhao="r3").governor_tile("zhao", 4).ship(LI_SI, 0).soldiers(LI_SI, 9, 0)
    state = table.li_si_turn()
    assert state.spaces[4] == LI_SI
    assert state.ships[LI_SI] == 0
    assert sum(state.workers) == 0
    assert state.decision.seat == PERSON


@rule("zhanguo.solo.governor_no_slot")
def test_without_a_free_space_he_uses_the_area() -> None:
    table = governor_game(3, 12, zhao="r3").governor_on(PERSON, "zhao").soldiers(LI_SI, 9, 0)
    state = table.li_si_turn()
    assert at(state.governors, LI_SI, "zhao") == 1
    assert state.spaces[4] == PERSON


@rule("zhanguo.solo.governor_place")
def test_the_card_says_from_which_side_he_takes_a_free_space() -> None:
    table = governor_game(3, 14, yan="r3").governor_tile("yan", 4).governor_tile("yan", 5, 2)
    state, yan = table.play(), REGIONS.index("yan")
    assert (governor_space(state, yan, "left"), governor_space(state, yan, "right")) == (0, 1)


@rule("zhanguo.solo.governor_14")
def test_card_14_places_two_in_one_region() -> None:
    state = governor_game(4, 14, yan="r4").soldiers(LI_SI, 9, 0).li_si_turn()
    assert at(state.governors, LI_SI, "yan") == 2
    assert state.spaces[8] == LI_SI
    assert state.left[LI_SI * 3] == 5


@rule("zhanguo.solo.governor_fallback")
def test_with_no_region_wanted_he_goes_where_he_is_not_ahead() -> None:
    """Card 13's order is Qi, Chu, Yan, Zhao, Wei; he is ahead in Qi and ties in Chu."""
    table = Table(seats=1, li_si=4).li_si([13]).soldiers(LI_SI, 4, 0)
    table.post(LI_SI, "chu", "wei", "zhao", "qi", "yan").governors(LI_SI, qi=2, chu=1).governors(
        PERSON, qi=1, chu=1
    )
    state = table.li_si_turn()
    assert at(state.governors, LI_SI, "chu") == 2


@rule("zhanguo.solo.governor_fallback_all_led")
def test_ahead_everywhere_he_takes_the_first_region_of_the_card() -> None:
    table = Table(seats=1, li_si=4).li_si([13]).soldiers(LI_SI, 4, 0)
    table.post(LI_SI, "chu", "wei", "zhao", "qi", "yan").governors(LI_SI, chu=1, wei=1, zhao=1, qi=1, yan=1)
    state = table.li_si_turn()
    assert at(state.governors, LI_SI, "qi") == 2


# --- Palace cards --------------------------------------------------------------------------------


@rule("zhanguo.solo.palace_order")
def test_orders_of_the_palace_cards() -> None:
    orders = {n: "".join(REGIONS[r][0] for r in TABLES.solo_cards[n - 1].order) for n in range(15, 20)}
    assert orders == {15: "wycqz", 16: "zcqwy", 17: "yqwzc", 18: "cwzyq", 19: "qzycw"}


@rule("zhanguo.solo.palace_large_token")
@pytest.mark.parametrize(
    ("level", "number", "order"),
    [(1, 15, "wcl"), (3, 16, "clw"), (4, 17, "lwc"), (3, 18, "lcw"), (4, 19, "wlc")],
)
def test_the_first_large_token_there_is(level: int, number: int, order: str) -> None:
    for gone in range(4):
        table = Table(seats=1, li_si=level).li_si([number])
        aspects = [next(a for a in ASPECTS if a[0] == letter) for letter in order]
        table.large(PERSON, *aspects[:gone])
        state = table.li_si_turn()
        held = [ASPECTS[i] for i in range(3) if state.large[i] == LI_SI]
        assert held == aspects[gone : gone + 1]


@rule("zhanguo.solo.palace_tile", "zhanguo.solo.palace_score")
@pytest.mark.parametrize(
    ("level", "number", "takes"),
    [(1, 15, False), (3, 16, True), (4, 17, True), (3, 18, False), (4, 19, True)],
)
def test_the_tile_is_taken_where_the_card_says_and_not_scored_yet(
    level: int, number: int, takes: bool
) -> None:
    table = Table(seats=1, li_si=level).li_si([number]).soldiers(LI_SI, 9, 0)
    state = table.palace_tiles(chu="laws", wei="laws", zhao="laws", qi="laws", yan="laws").li_si_turn()
    assert state.running(LI_SI) == 6
    assert sum(state.won_tiles) == takes
    assert sum(kind >= 0 for kind in state.palace_tiles) == 5 - takes


@rule("zhanguo.solo.palace_fallback")
@pytest.mark.parametrize(("level", "number", "region"), [(3, 18, "chu"), (4, 19, "qi"), (4, 17, "yan")])
def test_with_no_region_wanted_he_builds_in_the_first_of_the_card(
    level: int, number: int, region: str
) -> None:
    table = Table(seats=1, li_si=level).li_si([number]).soldiers(LI_SI, 4, 0)
    state = table.post(LI_SI, "chu", "wei", "zhao", "qi", "yan").li_si_turn()
    assert at(state.palaces, LI_SI, region) == 1


# --- Wall cards ----------------------------------------------------------------------------------


@rule("zhanguo.solo.wall_order")
def test_orders_and_arrows_of_the_wall_cards() -> None:
    cards = {n: TABLES.solo_cards[n - 1] for n in range(20, 25)}
    assert {n: ("".join("abc"[s] for s in card.order), card.place) for n, card in cards.items()} == {
        20: ("abc", "left"),
        21: ("bca", "left"),
        22: ("cab", "right"),
        23: ("cba", "left"),
        24: ("acb", "right"),
    }


def walls_of(state: Any) -> dict[str, int]:
    """His Walls: the slot, counted from 1, by section."""
    row = list(state.walls[LI_SI * 6 :])
    return {SECTIONS[section]: slot + 1 for section, slot in enumerate(row) if slot >= 0}


@rule("zhanguo.solo.wall_section_and_slot")
@pytest.mark.parametrize(
    ("level", "number", "expected"),
    [
        (1, 20, {"a-left": 1}),
        (2, 21, {"b-left": 1}),
        (4, 22, {"c-right": 2}),
        (2, 23, {"c-left": 1}),
        (4, 24, {"a-right": 2}),
    ],
)
def test_the_arrow_gives_section_and_end(level: int, number: int, expected: dict[str, int]) -> None:
    state = Table(seats=1, li_si=level).li_si([number]).soldiers(LI_SI, 9, 0).li_si_turn()
    assert walls_of(state) == expected


@rule("zhanguo.solo.wall_section_and_slot")
def test_the_first_free_slot_from_that_end() -> None:
    left = Table(seats=1).wall(PERSON, "a-left", 1).li_si([20]).soldiers(LI_SI, 9, 0).li_si_turn()
    assert walls_of(left) == {"a-left": 2}
    right = Table(seats=1, li_si=4).wall(PERSON, "c-right", 2).li_si([22]).soldiers(LI_SI, 9, 0).li_si_turn()
    assert walls_of(right) == {"c-right": 1}


@rule("zhanguo.solo.wanted_site")
def test_a_site_is_skipped_when_it_has_enough_or_bears_his_soldier() -> None:
    """Card 20 has the order A, B, C: A requires one Wall and has it, on B's tile stands his soldier; so he
    chooses C."""
    table = Table(seats=1).spot("site-a", "w1").wall(LI_SI, "a-right", 1).post(LI_SI, "site-b").li_si([20])
    state = table.soldiers(LI_SI, 8, 0).li_si_turn()
    assert walls_of(state) == {"a-right": 1, "c-left": 1}


@rule("zhanguo.solo.wall_other_section")
def test_the_other_section_where_he_has_a_wall() -> None:
    table = Table(seats=1).spot("site-a", "w2").wall(LI_SI, "a-left", 1).li_si([20]).soldiers(LI_SI, 9, 0)
    assert walls_of(table.li_si_turn()) == {"a-left": 1, "a-right": 1}


@rule("zhanguo.solo.wall_emperor")
@pytest.mark.parametrize(
    ("level", "number", "site", "takes"),
    [(1, 20, 0, False), (2, 21, 1, True), (4, 22, 2, True), (2, 23, 2, False), (4, 24, 0, True)],
)
@pytest.mark.parametrize("first", [True, False])
def test_emperor_tiles_leave_the_game_where_the_card_says(
    level: int, number: int, site: int, takes: bool, first: bool
) -> None:
    table = Table(seats=1, li_si=level).emperors(a="recruit palace", b="elixir wall", c="governor hire")
    if not first:
        side = TABLES.solo_cards[number - 1].place
        table.wall(PERSON, f"{'abc'[site]}-{side}", 1 if side == "right" else 2)
    state = table.li_si([number]).soldiers(LI_SI, 9, 0).li_si_turn()
    left = state.emperor_stacks[site * 2 : site * 2 + 2]
    assert left == ([site * 2 + 2, 0] if takes else [site * 2 + 1, site * 2 + 2])
    assert not any(state.emperors)


@rule("zhanguo.solo.wall_fallback")
def test_with_no_site_wanted_he_builds_in_the_last_section() -> None:
    table = Table(seats=1, li_si=4).li_si([24]).soldiers(LI_SI, 6, 0)
    table.post(LI_SI, "site-a", "site-b", "site-c")
    for section in ("a-left", "a-right", "b-left", "c-left", "c-right"):
        table.wall(LI_SI, section, 1)
    assert walls_of(table.li_si_turn())["b-right"] == 2


# --- soldiers and rewards ------------------------------------------------------------------------


@rule("zhanguo.solo.soldier_immediate")
def test_he_validates_a_tile_as_soon_as_he_meets_it() -> None:
    table = governor_game(1, 10, chu="r1").post(PERSON, "chu").soldiers(PERSON, 8, 0)
    state = table.li_si_turn()
    assert list(state.soldiers[:2]) == [PERSON, LI_SI]
    assert state.running(LI_SI) == 3
    assert state.entrance[LI_SI] == 0


@rule("zhanguo.solo.soldier_later")
def test_without_a_soldier_he_validates_when_he_next_unlocks_one() -> None:
    table = (
        Table(seats=1, li_si=2).spot("chu", "r1").governors(LI_SI, chu=1).soldiers(LI_SI, 9, 0).ship(LI_SI, 1)
    )
    state = table.li_si([7]).li_si_turn()
    assert state.soldiers[0] == LI_SI
    assert (state.locked[LI_SI], state.entrance[LI_SI]) == (8, 0)


@rule("zhanguo.solo.soldier_human_picks")
def test_with_more_tiles_than_soldiers_the_person_picks() -> None:
    """The Palace in Wei fulfils tile R2, and the ship the Elixir tile, but only one soldier waits."""
    table = Table(seats=1).spot("wei", "r2").ship(LI_SI, 10).soldiers(LI_SI, 8, 1).li_si([15])
    state = table.li_si_turn()
    assert (state.decision.kind, state.decision.seat) == ("li-si-tile", PERSON)
    assert legal(state) == ["mausoleum 3", "mausoleum 5"]
    state.play("mausoleum 5")
    assert state.soldiers[4 * 3] == LI_SI
    assert state.soldiers[2 * 3] == -1


@rule("zhanguo.solo.rewards")
def test_he_takes_rewards_and_gains_nothing() -> None:
    table = Table(seats=1).tokens(LI_SI, writing=2).tokens(PERSON, writing=1).li_si()
    state = table.rewards()
    assert tokens(state, LI_SI) == [0, 0, 0]
    assert sum(state.officials[15:]) == 0
    assert state.order == [PERSON, LI_SI]
    assert tokens(state, PERSON) == [1, 0, 0]


@rule("zhanguo.solo.rewards_after_pass")
@pytest.mark.parametrize("how", ["passes", "cannot"])
def test_he_takes_what_the_person_leaves(how: str) -> None:
    table = Table(seats=1).round(2).tokens(PERSON, currency=2).tokens(LI_SI, currency=1).li_si()
    if how == "cannot":
        table.ship(PERSON, 18)
    state = table.rewards()
    if how == "passes":
        assert state.decision.kind == "offer"
        state.play("pass")
    assert tokens(state, LI_SI) == [0, 0, 0]
    assert tokens(state, PERSON) == [0, 2, 0]


@rule("zhanguo.solo.buy_soldiers")
@pytest.mark.parametrize(
    ("small", "left", "bought"),
    [
        ({"writing": 2}, [2, 0, 0], 0),
        ({"writing": 2, "laws": 2}, [0, 0, 1], 1),
        ({"currency": 4, "laws": 3}, [0, 1, 0], 2),
    ],
)
def test_leftover_tokens_buy_soldiers(small: dict[str, int], left: list[int], bought: int) -> None:
    """Soldiers are bought one after the other, with tokens of his most numerous colour; of equals, the
    first.
    """
    state = Table(seats=1).tokens(LI_SI, **small).li_si().unlocking()
    assert state.locked[LI_SI] == 8 - bought
    assert sum(tokens(state, LI_SI)) == sum(left)


@rule("zhanguo.solo.buy_soldiers", "zhanguo.phase3.unlock")
@pytest.mark.parametrize(("rules", "unlocked"), [(1, True), (2, False)])
def test_he_unlocks_after_the_person_since_rules_2(rules: int, unlocked: bool) -> None:
    """He is first in turn order. In rules version 1 he unlocked soldiers before the person was asked."""
    table = Table(1, rules=rules).order(LI_SI, PERSON).tokens(LI_SI, laws=3).tokens(PERSON, writing=3)
    state = table.li_si().unlocking()
    assert state.decision.kind == "buy-soldier"
    assert (state.entrance[LI_SI] == 2) == unlocked
    state.play("pass")
    assert state.entrance[LI_SI] == 2


@rule("zhanguo.solo.buy_soldiers_most_then_large")
def test_large_tokens_go_first_but_as_many_soldiers_as_possible() -> None:
    """Two large and two small: each large with one small makes two soldiers; two large would make one."""
    state = Table(seats=1).tokens(LI_SI, writing=2).large(LI_SI, "currency", "laws").li_si().unlocking()
    assert state.locked[LI_SI] == 6
    assert tokens(state, LI_SI) == [0, 0, 0]
    assert state.large == [-1, -1, -1]
    one = Table(seats=1).tokens(LI_SI, writing=1, laws=3).large(LI_SI, "currency").li_si().unlocking()
    assert one.locked[LI_SI] == 7 - (sum(tokens(one, LI_SI)) == 0)
    assert one.large == [-1, -1, -1]


@rule("zhanguo.solo.token_limit")
def test_the_limits_bind_him_too() -> None:
    state = (
        Table(seats=1).tokens(LI_SI, writing=4, laws=4).large(LI_SI, "currency").soldiers(LI_SI, 0, 9).li_si()
    )
    after = state.token_limit()
    assert after.large == [-1, -1, -1]
    assert sum(tokens(after, LI_SI)) == 5


# --- scoring -------------------------------------------------------------------------------------


def final(level: int) -> Table:
    return Table(seats=1, li_si=level).soldiers(LI_SI, 9, 0).soldiers(PERSON, 9, 0).li_si()


def category(table: Table, name: str) -> list[int]:
    return dict(table.end().sheet())[f"category-{name}"]


@rule("zhanguo.solo.scoring_walls")
@pytest.mark.parametrize(
    ("level", "points"), [(1, [2, 4, 6]), (2, [3, 5, 7]), (3, [4, 6, 8]), (4, [5, 7, 9])]
)
def test_his_walls_score_by_slot_alone(level: int, points: list[int]) -> None:
    """A left has slots of one and three workers, A right of two and three."""
    found = []
    for section, slot in (("a-left", 1), ("a-right", 1), ("a-left", 2)):
        found.append(category(final(level).wall(LI_SI, section, slot), "walls")[LI_SI])
    assert found == points


@rule("zhanguo.solo.scoring_governor_a", "zhanguo.solo.scoring_cards")
@pytest.mark.parametrize("level", [1, 2])
def test_line_a_shares_ties(level: int) -> None:
    table = final(level).governors(LI_SI, chu=2, wei=1).governors(PERSON, chu=1, wei=1, qi=1)
    assert category(table, "governors") == [15, 15]


@rule("zhanguo.solo.scoring_governor_b", "zhanguo.solo.scoring_cards")
@pytest.mark.parametrize("level", [3, 4])
def test_line_b_wins_ties(level: int) -> None:
    table = final(level).governors(LI_SI, chu=2, wei=1).governors(PERSON, chu=1, wei=1, qi=1)
    assert category(table, "governors") == [10, 20]


@rule("zhanguo.solo.scoring_elixir_c", "zhanguo.solo.scoring_cards")
@pytest.mark.parametrize("level", [1, 3, 4])
def test_line_c_multiplies_by_the_ship(level: int) -> None:
    table = final(level).ship(LI_SI, 14).tuck(LI_SI, "chu", "a1", "m2")
    assert category(table, "elixir") == [0, 8]


@rule("zhanguo.solo.scoring_elixir_d", "zhanguo.solo.scoring_cards")
def test_line_d_adds_two() -> None:
    table = final(2).ship(LI_SI, 14).tuck(LI_SI, "chu", "a1", "m2")
    assert category(table, "elixir") == [0, 12]


@rule("zhanguo.solo.palace_tile_end")
def test_palace_tiles_score_with_the_running_points() -> None:
    table = final(1).tuck(LI_SI, "wei", 41, 42, 1).won_tiles(wei="unrest writing")
    assert category(table, "track") == [0, 6 + 3]


@rule("zhanguo.solo.scoring_rest")
def test_lines_and_leftover_soldiers_score_as_for_a_player() -> None:
    table = Table(seats=1).post(LI_SI, "chu", "site-a", "wei").soldiers(LI_SI, 4, 2).li_si()
    state = table.end()
    sheet = dict(state.sheet())
    assert sheet["category-lines"][LI_SI] == 10
    assert sheet["category-soldiers"][LI_SI] == 5


def test_his_turn_can_be_followed_step_by_step() -> None:
    """The log names the card, its order, why regions were skipped, and what he did."""
    table = governor_game(1, 10, chu="r2", zhao="r1").governors(LI_SI, zhao=1).soldiers(LI_SI, 9, 0)
    told = [key.removeprefix("event-") for key in keys(table)]
    assert told[:4] == ["li-si-card", "li-si-order", "li-si-skip-enough", "li-si-skip-enough"]
    assert "li-si-wanted" in told
    assert "governor" in told
