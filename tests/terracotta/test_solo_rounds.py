"""Solo: Surprise shaping, scoring, maintenance, the end, and the difficulty options."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import (
    MINISTER,
    PERSON,
    Table,
    events,
    points,
    sheet,
    told,
)

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.decisions.flow import NextTurn
from tianxia.games.terracotta.maintenance import maintain
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.options import TerracottaOptions
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.rng import stream

BASES = {"officer": "a1 b1 c1 d1 e1 f1 g1 h1", "guard": "a3 b3 c3 d3 e3 f3 g3"}  # fifteen warriors


def played(state: TerracottaState) -> TerracottaState:
    while not state.over and state.decision.kind.startswith("minister"):
        state.take(state.actions()[0])
    return state


def surprised(clay: int, coins: int, **options: bool) -> tuple[int, int, int]:
    """Clay and coins left, and warriors shaped."""
    state = played(Table(1, **options).has(MINISTER, wet=clay, coins=coins).surprise())
    return state.wet[MINISTER], state.coins[MINISTER], 44 - sum(state.rack)


@rule("terracotta.solo.surprise.timing")
def test_surprise_comes_before_the_inspectors() -> None:
    table = Table(1).inspectors(3, 4).has(MINISTER, wet=6).tile_now("nw")
    state = table.state
    state.turn = 10
    state.listen()
    table.ask(NextTurn())
    played(state)
    keys = [event.key for event in events(state)]
    assert keys.index("event-minister-shapes") < keys.index("event-score-row")
    assert sheet(state)["inspectors"][MINISTER] == 10  # the new warrior stands on the crossing


@rule("terracotta.solo.surprise.coins")
def test_clay_is_spent_before_coins() -> None:
    table = Table(1).has(MINISTER, wet=11, coins=13)
    table.state.turn = 10
    table.state.listen()
    state = played(table.ask(NextTurn()))
    rules = [str(event.args.get("rule")) for event in events(state)]
    spent = [rule.rpartition(".")[2] for rule in rules if ".surprise." in rule]
    assert spent == ["clay", "clay_repeat", "coins", "coins_repeat"]


@rule("terracotta.solo.surprise.clay", "terracotta.solo.surprise.clay_repeat")
def test_clay_twice_at_most() -> None:
    assert surprised(5, 0) == (5, 0, 0)
    assert surprised(6, 0) == (1, 0, 1)
    assert surprised(10, 0) == (5, 0, 1)
    assert surprised(11, 0) == (1, 0, 2)
    assert surprised(30, 0) == (20, 0, 2)


@rule("terracotta.solo.surprise.coins", "terracotta.solo.surprise.coins_repeat")
def test_coins_twice_at_most() -> None:
    assert surprised(0, 7) == (0, 7, 0)
    assert surprised(0, 8) == (0, 3, 1)
    assert surprised(0, 12) == (0, 7, 1)
    assert surprised(0, 13) == (0, 3, 2)
    assert surprised(0, 40) == (0, 30, 2)


@rule("terracotta.solo.surprise.max_four")
def test_four_warriors_at_most() -> None:
    assert surprised(50, 50) == (40, 40, 4)


@rule("terracotta.solo.surprise.coins")
def test_clay_comes_before_coins() -> None:
    table = Table(1).has(MINISTER, wet=6, coins=8)
    state = played(table.surprise())
    keys = [event.key.removeprefix("event-minister-") for event in events(state)]
    assert keys.index("pay-clay") < keys.index("pay-coins")


@rule("terracotta.solo.surprise.no_warehouse")
def test_the_clay_goes_to_the_supply() -> None:
    assert played(Table(1).has(MINISTER, wet=6).surprise()).warehouses == [0, 0, 0, 0]


@rule("terracotta.solo.surprise.no_figures")
def test_nothing_is_discarded_where_nothing_can_be_shaped() -> None:
    bases = Table(1).has(MINISTER, wet=9, coins=9).warriors(MINISTER, **BASES)
    full = Table(1).has(MINISTER, wet=9, coins=9).musician(*NAMES)
    rack = Table(1).has(MINISTER, wet=9, coins=9).rack(officer=0, guard=0, archer=0, soldier=0)
    for table in (bases, full, rack):
        state = table.surprise()
        assert (state.wet[MINISTER], state.coins[MINISTER]) == (9, 9)


# --- scoring, maintenance, end --------------------------------------------------------------------------


@rule("terracotta.solo.scoring.normal")
def test_both_sides_score_normally() -> None:
    table = Table(1).round(2).inspectors(0, 8).tile_now("nw").warriors(PERSON, guard="a1").musician("a5")
    state = table.warriors(MINISTER, archer="b1 c1").scoring()
    shown = sheet(state)
    assert shown["inspectors"] == [2, 5]
    assert shown["musicians"] == [1, 0]
    assert shown["tiles"] == [2, 4]


@rule("terracotta.solo.maintenance.clay_never_dries", "terracotta.solo.maintenance.no_income")
def test_his_clay_never_dries_and_his_masters_pay_nothing() -> None:
    table = Table(1).has(MINISTER, wet=5, coins=1).has(PERSON, wet=5, coins=1).tile_now("nw")
    table.masters(MINISTER, "shaper administrator").masters(PERSON, "shaper").apprentice_at(MINISTER, 0)
    state = table.state
    state.log = None
    state.turn = 10
    maintain(state)
    assert (state.wet, state.dry, state.coins) == ([0, 5], [5, 0], [2, 1])


@rule("terracotta.solo.maintenance.new_master", "terracotta.solo.maintenance.no_master_last")
def test_one_more_master_after_each_round_but_the_last() -> None:
    drawn = set()
    for seed in range(60):
        table = Table(1).round(4).masters(MINISTER, "shaper blacksmith").has(MINISTER, coins=3).tile_now("nw")
        table.state.rng = stream(seed)
        state = table.scoring()
        (new,) = told(state, "new-master")
        drawn.add(new["master"])
        assert len(new["left"]) == 4
        assert state.masters[MINISTER].bit_count() == 3
    assert drawn == {f"@master-{name}" for name in ("administrator", "inspector", "clay_pits", "supervisor")}
    last = Table(1).round(5).masters(MINISTER, "shaper").scoring()
    assert last.over
    assert last.masters[MINISTER] == 1


@rule("terracotta.solo.maintenance.new_master")
def test_the_new_master_is_free() -> None:
    state = Table(1).has(MINISTER, coins=4).tile_now("nw").scoring()
    keys = [event.key for event in events(state)]
    before = events(state)[: keys.index("event-minister-dice")]
    assert not [event for event in before if event.key == "event-minister-pay-coins"]


@rule("terracotta.solo.maintenance.order_kept")
def test_turn_order_never_changes() -> None:
    for number in (1, 3):
        assert Table(1).round(number).scoring().order == [MINISTER, PERSON]


@rule("terracotta.solo.final.leftover", "terracotta.solo.final.groups")
def test_leftovers_and_groups_for_both() -> None:
    table = Table(1).has(MINISTER, coins=4, wet=3).has(PERSON, coins=2, dry=1)
    table.warriors(PERSON, guard="a1").warriors(MINISTER, guard="a2 a3")
    shown = sheet(table.state)
    assert (shown["leftovers"], shown["groups"]) == ([1, 2], [3, 7])


@rule("terracotta.solo.final.strictly_more")
def test_a_tie_is_a_loss() -> None:
    def won(person: int, minister: int) -> list[int]:
        table = Table(1).round(5).has(PERSON, coins=person).has(MINISTER, coins=minister).tile_now("nw")
        return table.warriors(PERSON, guard="g7").inspectors(0, 0).scoring().winners()

    tie = Table(1).round(5).has(PERSON, coins=6).has(MINISTER, coins=6).tile_now("nw")
    tie.warriors(PERSON, guard="g7").inspectors(0, 0).scoring()
    assert [note.key for note in tie.state.sheet_notes()] == ["note-solo-tie"]
    assert won(6, 3) == [PERSON]
    assert won(6, 6) == [MINISTER]  # the Minister wins although the person has more warriors
    assert won(3, 6) == [MINISTER]


# --- difficulty -----------------------------------------------------------------------------------------

OPTIONS = [name for name in TerracottaOptions.__struct_fields__ if name != "typed_decrees"]


@rule("terracotta.solo.option.any_mix")
def test_any_mix_of_the_eight_options() -> None:
    assert len(OPTIONS) == 8
    for mix in range(0, 256, 5):
        chosen = {name: bool(mix >> at & 1) for at, name in enumerate(OPTIONS)}
        assert GAME.new(1, chosen).options == TerracottaOptions(**chosen)  # type: ignore[attr-defined]
    with pytest.raises(BadOptions, match="only the solo game has two_masters"):
        GAME.new(2, {"two_masters": True})


@rule("terracotta.solo.option.decree_every_turn", "terracotta.solo.option.decree_not_twice")
@rule("terracotta.gap.option_one_timing")
def test_option_1_a_decree_every_turn() -> None:
    """Segment 1 (Clay 2, Coins 2, Specialist) causes no roll. At segment 3, Priority causes a roll in any
    case.
    """
    state = Table(1, decree_every_turn=True).supervisor(0).minister_turn(1, 1)
    rolls = told(state, "decree-roll")
    assert [args["rule"] for args in rolls] == ["terracotta.solo.option.decree_every_turn"]
    keys = [event.key.removeprefix("event-minister-") for event in events(state)]
    last_action = max(at for at, key in enumerate(keys) if key == "resolves")
    assert last_action < keys.index("decree-roll") < keys.index("decree") < keys.index("decrees-cleared")
    assert len(told(Table(1, decree_every_turn=True).supervisor(2).minister_turn(1, 1), "decree-roll")) == 1
    assert not told(Table(1).supervisor(0).minister_turn(1, 1), "decree-roll")


@rule("terracotta.solo.option.rich_compensation")
def test_option_2_compensations_give_5() -> None:
    state = Table(1, rich_compensation=True).tile_now("nw").decrees(2).decree_phase()
    assert (points(state, MINISTER), state.wet[MINISTER]) == (5, 1)


@rule("terracotta.solo.option.cheap_surprise", "terracotta.solo.option.cheap_surprise_limit")
def test_option_3_surprises_cost_3() -> None:
    assert surprised(6, 0, cheap_surprise=True) == (3, 0, 1)
    assert surprised(0, 6, cheap_surprise=True) == (0, 3, 1)
    assert surprised(5, 5, cheap_surprise=True) == (5, 5, 0)
    assert surprised(30, 30, cheap_surprise=True) == (24, 24, 4)


@rule("terracotta.solo.option.two_masters")
def test_option_4_two_masters_and_all_six_in_the_end() -> None:
    state = GAME.set_up(1, GAME.options({"two_masters": True}), stream(3))
    assert state.masters[MINISTER].bit_count() == 2
    game = GAME.new(1, {"two_masters": True}, seed=3)
    while not game.over:
        game.take(game.actions()[0])
    assert isinstance(game, TerracottaState)
    assert game.masters[MINISTER] == 63


@rule("terracotta.solo.option.trained_start", "terracotta.solo.option.trained_start_clay")
def test_option_5_an_artisan_and_4_clay() -> None:
    state = GAME.set_up(1, GAME.options({"trained_start": True}), stream(3))
    assert (state.apprentices[MINISTER], state.artisans[MINISTER], state.wet[MINISTER]) == (4, 1, 6)
    assert (state.apprentices[PERSON], state.artisans[PERSON], state.wet[PERSON]) == (5, 0, 3)


@rule("terracotta.solo.option.inspector_edge", "terracotta.solo.option.inspector_edge_empty")
def test_option_6_a_warrior_more_in_inspected_lines() -> None:
    empty = Table(1, inspector_edge=True).tile_now("nw").scoring()
    assert sheet(empty)["inspectors"] == [0, 10]
    table = Table(1, inspector_edge=True).inspectors(0, 8).tile_now("nw").warriors(PERSON, guard="a1 b1")
    assert sheet(table.warriors(MINISTER, guard="e1").scoring())["inspectors"] == [2, 2 + 5]


@rule("terracotta.solo.option.tile_edge")
@pytest.mark.parametrize(
    ("tile", "scores"), [("coins", [1, 1]), ("clay", [0, 3]), ("nw", [3, 1]), ("guard", [3, 1])]
)
def test_option_7_one_more_for_tiles(tile: str, scores: list[int]) -> None:
    """The person: one coin, two Guards in the north-west; the Minister: nothing at all."""
    table = Table(1, tile_edge=True).inspectors(6, 8).has(PERSON, coins=1).tile_now(tile)
    assert sheet(table.warriors(PERSON, guard="a1 c1").scoring())["tiles"] == scores


@rule("terracotta.solo.option.tile_edge_scope")
def test_options_6_and_7_reach_nothing_else() -> None:
    table = Table(1, inspector_edge=True, tile_edge=True).inspectors(6, 8).tile_now("clay")
    table.warriors(PERSON, guard="a1").warriors(MINISTER, guard="b1").footman("a2").musician("i1")
    shown = sheet(table.scoring())
    assert (shown["musicians"], shown["footmen"], shown["groups"]) == ([1, 1], [3, 3], [2, 2])


@rule("terracotta.solo.option.cheap_shaping", "terracotta.gap.option_eight_scope")
def test_option_8_clay_shaping_costs_2() -> None:
    table = Table(1, cheap_shaping=True).has(MINISTER, wet=2)
    state = played(table.minister_acts("central", 6))  # Shape 4
    assert (state.wet[MINISTER], sum(state.rack), sum(state.warehouses)) == (0, 43, 1)
    copied = Table(1, cheap_shaping=True).has(MINISTER, wet=2).masters(MINISTER, "administrator")
    assert played(copied.minister_acts("middle", 2)).wet[MINISTER] == 0
    decree = Table(1, cheap_shaping=True).has(MINISTER, wet=2).decrees(10)
    assert played(decree.decree_phase()).wet[MINISTER] == 0
    shaper = Table(1, cheap_shaping=True).round(3).has(MINISTER, coins=4, wet=9).masters(MINISTER, "shaper")
    state = played(shaper.minister_acts("middle", 0))
    assert (state.coins[MINISTER], state.wet[MINISTER]) == (1, 9)
    assert surprised(6, 8, cheap_shaping=True) == (1, 3, 2)
