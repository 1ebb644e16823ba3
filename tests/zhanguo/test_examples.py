"""The rulebook's worked examples, number for number."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, at, legal, officials_in, score, table_seen, tokens

from tianxia.games.zhanguo.automa.turn import LiSiTurn
from tianxia.games.zhanguo.tables import SECTIONS
from tianxia.kernel.errors import IllegalMove

STEFANIA, MARCO, PAULINE = 0, 1, 2


@rule("zhanguo.unify.place", "zhanguo.unify.tokens", "zhanguo.unify.unrest")
def test_first_card_in_a_region() -> None:
    state = Table().hand(STEFANIA, 5, 6).play(STEFANIA)
    state.play("unify 5 zhao")
    assert state.tucked_in(STEFANIA, 2) == [5]
    assert tokens(state, STEFANIA) == [1, 0, 0]
    assert list(state.supply) == [10, 11, 11]
    assert at(state.unrest, STEFANIA, "zhao") == 0


@rule("zhanguo.unify.tokens", "zhanguo.unify.unrest")
def test_second_card_in_a_region() -> None:
    state = Table().hand(STEFANIA, 50, 6).tuck(STEFANIA, "wei", 1).play(STEFANIA)
    state.play("unify 50 wei")
    assert at(state.card_count, STEFANIA, "wei") == 2
    assert at(state.unrest, STEFANIA, "wei") == 1
    assert tokens(state, STEFANIA) == [0, 2, 0]


@rule("zhanguo.unify.unrest_blocks", "zhanguo.unrest.never_above_three")
def test_unrest_blocks_placing() -> None:
    table = Table().hand(STEFANIA, 50, 6).tuck(STEFANIA, "wei", 1, 2).tuck(STEFANIA, "yan", 3, 4)
    table.tuck(STEFANIA, "chu", 7).tuck(STEFANIA, "zhao", 8).unrest(STEFANIA, wei=2, yan=2, chu=1)
    state = table.play(STEFANIA)
    state.play("unify 50")
    assert legal(state) == ["chu", "zhao", "qi"]
    with pytest.raises(IllegalMove) as refused:
        state.play("wei")
    assert refused.value.rule == "zhanguo.unify.unrest_blocks"


@rule("zhanguo.recruit.effect", "zhanguo.court.any_card_any_action")
def test_recruit_an_alchemist() -> None:
    state = Table().hand(STEFANIA, 57).play(STEFANIA)
    state.play("court 57 recruit alchemist wei")
    assert officials_in(state, STEFANIA, "wei") == [1, 0, 0]
    assert list(state.official_supply[:3]) == [3, 4, 4]


@rule(
    "zhanguo.elixir.move",
    "zhanguo.elixir.symbols_in_order",
    "zhanguo.elixir.symbol_choice",
    "zhanguo.elixir.place_needs_alchemist",
    "zhanguo.elixir.place_no_token_no_unrest",
    "zhanguo.elixir.master",
)
@pytest.mark.parametrize("start", [6, 7])
def test_elixir_symbol_then_master(start: int) -> None:
    table = Table().hand(STEFANIA, 57).ship(STEFANIA, start).officials(STEFANIA, wei="alchemist")
    state = table.masters("m1", "m2", "m3").play(STEFANIA)
    state.play("court 57 elixir")
    assert state.ships[STEFANIA] == start + 3
    assert state.decision.kind == "symbol-choice"
    state.play("a1 wei")
    assert state.decision.kind == "master-choice"
    state.play("m1")
    assert state.tucked_in(STEFANIA, 1) == [121]
    assert state.aside[STEFANIA] == 0b0000111110
    assert state.masters == 0b0011000000
    assert tokens(state, STEFANIA) == [0, 0, 0]
    assert sum(state.unrest) == 0


@rule(
    "zhanguo.governor.cost",
    "zhanguo.governor.place",
    "zhanguo.governor.bonus",
    "zhanguo.governor.reset",
    "zhanguo.governor.step_order",
)
def test_install_a_governor() -> None:
    table = Table().hand(STEFANIA, 57).officials(STEFANIA, wei="alchemist architect general")
    table.unrest(STEFANIA, wei=2).governor_tile("wei", 2).tuck(STEFANIA, "qi", 81, 82)
    state = table.play(STEFANIA)
    state.play("court 57 governor wei space 1 bonus 2")
    assert list(state.official_supply[:3]) == [4, 4, 4]
    assert at(state.governors, STEFANIA, "wei") == 1
    assert state.left[0] == 6
    assert score(state, STEFANIA) == 2
    assert at(state.unrest, STEFANIA, "wei") == 0


@rule("zhanguo.hire.effect", "zhanguo.hire.general_stays")
def test_hire_workers() -> None:
    state = Table().hand(STEFANIA, 57).officials(STEFANIA, zhao="general", yan="general").play(STEFANIA)
    state.play("court 57 hire zhao")
    assert list(state.workers[:5]) == [0, 0, 2, 0, 0]
    assert list(state.unrest[:5]) == [0, 0, 1, 0, 0]
    assert officials_in(state, STEFANIA, "zhao") == officials_in(state, STEFANIA, "yan") == [0, 0, 1]


@rule(
    "zhanguo.palace.needs_architect",
    "zhanguo.palace.cost",
    "zhanguo.palace.tile_take",
    "zhanguo.palace.large_token",
    "zhanguo.palace.score",
    "zhanguo.palace.tile_suit",
)
def test_build_a_palace() -> None:
    table = Table().hand(STEFANIA, 57).officials(STEFANIA, qi="architect").workers(STEFANIA, qi=2, wei=1)
    state = table.tuck(STEFANIA, "qi", 5).palace_tiles(qi="writing").play(STEFANIA)
    state.play("court 57 palace qi from wei tile 1 large writing")
    assert sum(state.workers) == 0
    assert at(state.palaces, STEFANIA, "qi") == 1
    assert state.left[1] == 5
    assert max(state.palace_tiles) == -1
    assert state.large == [STEFANIA, -1, -1]
    assert score(state, STEFANIA) == 9


@rule("zhanguo.wall.cost", "zhanguo.wall.emperor_first", "zhanguo.wall.emperor_place")
def test_build_a_wall_with_an_emperor_tile() -> None:
    table = Table().hand(STEFANIA, 57).workers(STEFANIA, chu=1, zhao=1, yan=1).tuck(STEFANIA, "wei", "a3")
    state = table.emperors(a="recruit palace").play(STEFANIA)
    state.play("court 57 wall a-left 3 from chu zhao yan")
    state.play("a3")
    assert sum(state.workers) == 0
    assert state.walls[SECTIONS.index("a-left")] == 2
    assert state.left[2] == 5
    assert state.trigger_at(3) == 0  # RECRUIT
    assert list(state.triggered[:6]) == [1 << 3, 0, 0, 0, 0, 0]


@rule("zhanguo.court.any_card_any_action", "zhanguo.court.played_card_not_used")
def test_trigger_of_the_court_card_is_ignored() -> None:
    state = Table().hand(STEFANIA, 2).workers(STEFANIA, chu=1).court(1).play(STEFANIA)
    state.play("court 2 wall b-left 1 from chu")
    assert state.decision.seat == MARCO


@rule(
    "zhanguo.court.high_actions",
    "zhanguo.court.matching_trigger",
    "zhanguo.court.ability_order",
    "zhanguo.unrest.three_blocks_cards",
    "zhanguo.court.not_both",
)
def test_activate_palace_cards() -> None:
    table = Table().hand(STEFANIA, 61).court(30).tuck(STEFANIA, "wei", 4, 57).tuck(STEFANIA, "yan", 89)
    table.unrest(STEFANIA, wei=1, yan=3).officials(STEFANIA, chu="architect").workers(STEFANIA, chu=2, qi=1)
    state = table.large(MARCO, "writing", "currency", "laws").play(STEFANIA)
    state.play("court 61 palace chu from qi")
    with pytest.raises(IllegalMove) as refused:
        state.play("activate 89")
    assert refused.value.rule == "zhanguo.unrest.three_blocks_cards"
    state.play("activate 57")
    assert legal(state) == ["activate", "pass"]
    state.play("activate 4")
    assert score(state, STEFANIA) == 6
    assert officials_in(state, STEFANIA, "wei") == [1, 0, 0]
    assert state.ships[STEFANIA] == 1
    assert state.decision.seat == MARCO


@rule("zhanguo.court.high_actions", "zhanguo.court.move_one_official", "zhanguo.components.adjacency")
def test_wrong_number_move_an_official() -> None:
    table = Table().hand(STEFANIA, 45).court(70).tuck(STEFANIA, "yan", 22).workers(STEFANIA, chu=1)
    state = table.officials(STEFANIA, wei="general").emperors(a="", b="", c="").play(STEFANIA)
    state.play("court 45 wall a-left 1 from chu")
    assert legal(state) == ["move general wei", "pass"]
    with pytest.raises(IllegalMove) as refused:
        state.play("activate")
    assert refused.value.rule == "zhanguo.court.high_actions"
    with pytest.raises(IllegalMove) as refused:
        state.play("move general wei qi")
    assert refused.value.rule == "zhanguo.components.adjacency"
    state.play("move general wei zhao")
    assert officials_in(state, STEFANIA, "zhao") == [0, 0, 1]


@rule(
    "zhanguo.rewards.row_order",
    "zhanguo.rewards.highest_value",
    "zhanguo.rewards.pay_all",
    "zhanguo.rewards.marker",
    "zhanguo.rewards.pass",
    "zhanguo.rewards.tie",
    "zhanguo.rewards.several",
    "zhanguo.phase3.new_order",
)
def test_rewards_of_round_four_and_the_new_order() -> None:
    table = Table().round(4).order(STEFANIA, PAULINE, MARCO).tokens(STEFANIA, writing=3, laws=1)
    table.tokens(MARCO, writing=1, currency=1, laws=1).tokens(PAULINE, currency=2).spot("site-a", "w2")
    state = table.rewards()
    state.play("accept", STEFANIA)
    assert (state.entrance[STEFANIA], state.locked[STEFANIA]) == (3, 6)
    assert state.markers == [0, -1, -1]
    state.play("accept zhao area", PAULINE)
    assert at(state.governors, PAULINE, "zhao") == 1
    assert tokens(state, PAULINE) == [0, 0, 0]
    assert state.markers == [0, -1, 1]
    state.play("pass", MARCO)
    state.play("accept a-left 3", STEFANIA)
    assert tokens(state, STEFANIA) == [0, 0, 0]
    assert tokens(state, MARCO) == [1, 1, 1]
    assert state.order == [MARCO, PAULINE, STEFANIA]


@rule("zhanguo.phase3.unlock", "zhanguo.phase3.unlock_price", "zhanguo.phase3.unlock_then_place")
def test_unlock_two_soldiers() -> None:
    table = Table().order(MARCO, STEFANIA, PAULINE).tokens(MARCO, writing=2, currency=2, laws=2)
    table.soldiers(MARCO, 8, 0).post(MARCO, "elixir").governors(MARCO, chu=1).spot("chu", "r1")
    state = table.unlocking()
    before = score(state, MARCO)
    state.play("unlock writing writing currency")
    state.play("unlock currency laws laws")
    assert tokens(state, MARCO) == [0, 0, 0]
    assert legal(state) == ["mausoleum 1", "pass"]
    state.play("mausoleum 1")
    assert (state.locked[MARCO], state.entrance[MARCO]) == (6, 1)
    assert score(state, MARCO) == before + 5


@rule("zhanguo.phase3.unlock_price", "zhanguo.components.token_values")
def test_mixed_payment() -> None:
    state = Table().tokens(STEFANIA, currency=1).large(STEFANIA, "writing").unlocking()
    state.play("unlock large writing currency")
    assert state.large == [-1, -1, -1]
    assert tokens(state, STEFANIA) == [0, 0, 0]
    assert state.locked[STEFANIA] == 7


@rule("zhanguo.phase3.large_returned", "zhanguo.phase3.small_limit")
def test_token_limit() -> None:
    table = Table().tokens(STEFANIA, writing=3).large(STEFANIA, "laws")
    state = table.tokens(MARCO, writing=2, currency=2, laws=2).tokens(PAULINE, laws=2).token_limit()
    assert state.large == [-1, -1, -1]
    assert (state.decision.kind, state.decision.seat) == ("return-token", MARCO)
    state.play("currency")
    assert tokens(state, MARCO) == [2, 1, 2]
    assert tokens(state, STEFANIA) == [3, 0, 0]
    assert tokens(state, PAULINE) == [0, 0, 2]
    assert state.round == 2


@rule("zhanguo.turn.end_soldiers", "zhanguo.mausoleum.top_slot", "zhanguo.mausoleum.tile_r3")
@pytest.mark.parametrize(("taken", "points"), [(True, 5), (False, 7)])
def test_place_a_soldier(taken: bool, points: int) -> None:
    table = Table().hand(PAULINE, 57, 58).governors(PAULINE, wei=1).palaces(PAULINE, wei=1).spot("wei", "r3")
    if taken:
        table.soldiers(MARCO, 8, 0).post(MARCO, "wei")
    state = table.play(PAULINE)
    before = score(state, PAULINE)
    state.play("unify 57 chu")
    state.play("mausoleum 3")
    assert score(state, PAULINE) == before + points
    assert state.entrance[PAULINE] == 0


@rule(
    "zhanguo.scoring.running_vp",
    "zhanguo.scoring.governor_majority",
    "zhanguo.scoring.governor_tie",
    "zhanguo.scoring.elixir",
    "zhanguo.scoring.mausoleum_lines",
    "zhanguo.scoring.walls",
    "zhanguo.scoring.leftover_soldiers",
)
@pytest.mark.parametrize(("third", "slot"), [("alchemist-official", 1), ("alchemist-card", 2)])
def test_final_score_131(third: str, slot: int) -> None:
    table = Table().score(STEFANIA, 62).governors(STEFANIA, wei=1, qi=2).governors(MARCO, wei=1, qi=1)
    table.governors(PAULINE, chu=1, zhao=1, yan=1).ship(STEFANIA, 10)
    table.tuck(STEFANIA, "chu", "a1", 1).tuck(STEFANIA, "wei", "a2", 2).tuck(STEFANIA, "qi", 3)
    table.post(STEFANIA, "chu", "site-a", "wei", "zhao", "site-c").soldiers(STEFANIA, 3, 1)
    table.officials(STEFANIA, chu="architect alchemist", wei="architect", yan="alchemist")
    table.wall_tile("a-left", "writing-card").wall_tile("a-right", "architect").wall_tile("b-left", third)
    table.wall(STEFANIA, "a-left", 3).wall(STEFANIA, "a-right", 2).wall(STEFANIA, "b-left", slot)
    state = table.end()
    sheet = {key: values[STEFANIA] for key, values in state.sheet()}
    assert sheet == {
        "category-track": 62,
        "category-governors": 22,
        "category-elixir": 6,
        "category-lines": 20,
        "category-walls": 19,
        "category-soldiers": 2,
        "category-total": 131,
    }
    assert state.scores()[STEFANIA] == 131
    assert state.winners() == [STEFANIA]


@rule(
    "zhanguo.setup.emperor_3p",
    "zhanguo.setup.palace_tiles_3p",
    "zhanguo.setup.governor_tiles_3p",
    "zhanguo.setup.master_cards",
    "zhanguo.setup.small_tokens_3p",
    "zhanguo.setup.wall_slots_3p",
)
def test_setup_for_three() -> None:
    view = table_seen(GAME.new(3, seed=4))
    assert sum(len(site) for site in view["emperors"].values()) == 5
    assert all(len(region["palace_tiles"]) == 2 for region in view["regions"])
    assert all(len(region["spaces"]) == 1 and region["spaces"][0]["halves"] for region in view["regions"])
    assert len(view["masters"]) == 3
    assert view["tokens"]["small"] == [11, 11, 11]
    assert all([slot["price"] for slot in section["slots"]] == [1, 2, 3] for section in view["walls"])
    assert len(view["mausoleum"]) == 9


# --- solo ------------------------------------------------------------------------------------------

LI_SI = 1


@rule("zhanguo.solo.level_1", "zhanguo.solo.deck_nine", "zhanguo.solo.pieces", "zhanguo.solo.human_order")
def test_setup_of_li_si_1() -> None:
    state = GAME.new(1, {"li_si": 1}, seed=3)
    assert sorted(state.action_deck) == [1, 2, 3, 4, 5, 6, 10, 15, 20]
    li_si = table_seen(state)["li_si"]
    assert (li_si["upper"], li_si["lower"]) == ("a", "c")
    assert state.order == [0, LI_SI]
    assert state.ships[LI_SI] == 0
    assert (state.locked[LI_SI], state.entrance[LI_SI]) == (8, 1)
    assert list(state.left[LI_SI * 3 :]) == [7, 6, 6]


@rule("zhanguo.solo.unify_place", "zhanguo.solo.unify_tokens", "zhanguo.solo.unify_region_of_round")
def test_li_si_fills_regions_in_order() -> None:
    table = Table(seats=1).round(2).tuck(LI_SI, "chu", 1, 2).li_si([1, 2], scrolls=[10, 60])
    state = table.li_si_turn()
    assert state.tucked_in(LI_SI, 0) == [1, 2, 10]
    assert tokens(state, LI_SI) == [3, 0, 0]
    state.stack.append(LiSiTurn())
    state.settle()
    assert state.tucked_in(LI_SI, 1) == [60]
    assert tokens(state, LI_SI) == [3, 1, 0]


@rule(
    "zhanguo.solo.palace_order",
    "zhanguo.solo.palace_score",
    "zhanguo.solo.palace_tile",
    "zhanguo.solo.wanted_region",
)
def test_li_si_builds_a_palace_in_wei() -> None:
    table = Table(seats=1, li_si=4).li_si([17]).spot("yan", "r1").spot("qi", "r2").spot("wei", "r3")
    table.palaces(LI_SI, qi=1).post(LI_SI, "qi").soldiers(LI_SI, 5, 3).palace_tiles(wei="currency")
    state = table.li_si_turn()
    assert list(state.palaces[LI_SI * 5 :]) == [0, 1, 0, 1, 0]
    assert state.points[LI_SI * 5] == 12  # the new Palace, and the one that stood in Qi
    assert table_seen(state)["li_si"]["palace_tiles"]["wei"] == ["currency"]
    assert state.large == [-1, -1, LI_SI]


@rule("zhanguo.solo.palace_tile_end", "zhanguo.palace.tile_suit")
def test_li_si_scores_a_palace_tile() -> None:
    table = Table(seats=1).tuck(LI_SI, "wei", 41, 42, 1).won_tiles(wei="currency").li_si()
    state = table.end()
    assert state.running(LI_SI) == 0
    assert state.sheet()[0] == ("category-track", [0, 6])


@rule("zhanguo.solo.elixir_card", "zhanguo.solo.elixir_card_impossible", "zhanguo.elixir.double_symbol")
def test_li_si_meets_a_double_symbol_with_one_place_left() -> None:
    table = Table(seats=1, li_si=4).round(4).ship(LI_SI, 14).tuck(LI_SI, "qi", 1, 2).li_si([9])
    table.soldiers(LI_SI, 4, 1).post(LI_SI, "elixir", "chu", "wei", "zhao")
    state = table.li_si_turn()
    assert state.ships[LI_SI] == 18
    assert at(state.card_count, LI_SI, "qi") == 3
    assert (state.entrance[LI_SI], state.locked[LI_SI]) == (2, 3)
