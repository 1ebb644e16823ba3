"""Maintenance between rounds."""

from tests.ledger import rule
from tests.terracotta.positions import Table, active, events


@rule("terracotta.maintenance.order")
def test_order_of_maintenance() -> None:
    table = Table().token(1, 1).has(0, wet=3).masters(0, "shaper").apprentice_at(0, 4).tile_now("nw")
    state = table.scoring()
    keys = [event.key for event in events(state)]
    assert keys == ["event-workers-return", "event-order", "event-income", "event-dry", "event-round"]


@rule("terracotta.maintenance.workers_return")
def test_workers_return_and_artisans_stay_artisans() -> None:
    state = Table().apprentice_at(0, 1, 2).artisan_at(0, 3).artisan_at(1, 4).scoring()
    assert (state.apprentices, state.artisans) == ([4, 4], [1, 1])
    assert (state.apprentices_at, state.artisans_at, state.turn) == ([0, 0], [0, 0], 0)


@rule("terracotta.maintenance.turn_order", "terracotta.maintenance.turn_order_rest")
@rule("terracotta.maintenance.tokens_return")
def test_tokens_decide_the_next_order() -> None:
    table = Table(4)
    table.state.order = [3, 1, 0, 2]
    state = table.token(2, 2).token(0, 1).scoring()
    assert state.order == [0, 2, 3, 1]
    assert state.tokens == [0, 0, 0, 0]
    kept = Table(4)
    kept.state.order = [3, 1, 0, 2]
    assert kept.scoring().order == [3, 1, 0, 2]


@rule("terracotta.maintenance.master_coins")
def test_a_coin_for_each_left_side_token() -> None:
    table = Table().masters(0, "shaper administrator inspector clay_pits").masters(1, "blacksmith")
    state = table.tile_now("nw").scoring()
    assert state.coins == [3, 0]


@rule("terracotta.maintenance.clay_dries")
def test_clay_dries_but_for_right_side_tokens() -> None:
    table = Table().masters(0, "clay_pits supervisor blacksmith shaper").has(0, wet=5, dry=1)
    state = table.masters(1, "clay_pits supervisor").has(1, wet=1).tile_now("nw").scoring()
    assert (state.wet, state.dry) == ([3, 1], [3, 0])


@rule("terracotta.maintenance.discs_step")
def test_both_discs_turn_one_segment() -> None:
    state = Table().discs(11, 4).scoring()
    assert (state.central, state.middle) == (0, 5)


@rule("terracotta.maintenance.warehouses_stay", "terracotta.maintenance.weapons_stay")
def test_warehouses_and_weapons_stay() -> None:
    state = Table().warehouses(guard=3).active(0, "bow spear").scoring()
    assert state.warehouses == [0, 3, 0, 0]
    assert active(state, 0) == {"bow", "spear"}


@rule("terracotta.maintenance.last_round")
def test_after_round_5_coins_are_paid_and_nothing_moves() -> None:
    table = Table().round(5).discs(4, 4).inspectors(4, 4).has(0, wet=3).masters(0, "shaper")
    state = table.apprentice_at(0, 2).tile_now("nw").scoring()
    assert state.over
    assert (state.coins[0], state.wet[0], state.dry[0]) == (1, 3, 0)
    assert (state.central, state.middle, state.row, state.column, state.round) == (4, 4, 4, 4, 5)
    assert (state.apprentices[0], state.apprentices_at[0]) == (5, 0)
