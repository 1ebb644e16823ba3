"""Set-up for 2 to 4 players, and the additions for the solo game."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import MINISTER, PERSON, Table, legal, told

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.decisions.specialist import specialist_cost
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import COUNTS, HORSE, MUSICIAN
from tianxia.games.terracotta.wheel import place_on_ring
from tianxia.kernel.rng import stream


def fresh(seats: int, seed: int = 0, **options: bool) -> TerracottaState:
    """A new position before any move, even of the Prime Minister."""
    return GAME.set_up(seats, GAME.options(options), stream(seed))


@rule("terracotta.setup.discs_aligned")
def test_index_0_of_each_ring_is_at_segment_0() -> None:
    assert [place_on_ring(fresh(2), 0, ring) for ring in range(3)] == [0, 12, 24]


@rule("terracotta.setup.tiles_drawn", "terracotta.setup.tiles_visible")
def test_five_tiles_lie_open() -> None:
    drawn = set()
    for seed in range(40):
        state = GAME.new(3, seed=seed)
        for seat in (-1, 0, 1, 2):
            tiles = state.see(seat)["tiles"]
            assert isinstance(tiles, list)
            assert [tile["round"] for tile in tiles] == [1, 2, 3, 4, 5]
            names = [tile["counts"] for tile in tiles]
            assert len(set(names)) == 5
        drawn.update(names)
    assert drawn == set(COUNTS)


@rule("terracotta.setup.inspectors_start")
def test_inspectors_start_at_row_0_and_column_0() -> None:
    assert (fresh(2).row, fresh(2).column) == (0, 0)


@rule("terracotta.setup.turn_order_random")
def test_turn_order_is_drawn() -> None:
    orders = {tuple(fresh(3, seed).order) for seed in range(60)}
    assert len(orders) == 6


@rule("terracotta.setup.workers_two_players", "terracotta.setup.workers_three_players")
@rule("terracotta.setup.workers_four_players", "terracotta.setup.workers_all_apprentices")
@pytest.mark.parametrize(("seats", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_workers_by_number_of_players(seats: int, workers: int) -> None:
    state = fresh(seats)
    assert state.apprentices == [workers] * seats
    assert state.artisans == [0] * seats
    boards = state.see(0)["boards"]
    assert isinstance(boards, list)
    assert all(board["reserve"] == 5 for board in boards)


@rule("terracotta.setup.weapons_inactive", "terracotta.setup.vp_zero", "terracotta.setup.no_master_placed")
@rule("terracotta.setup.warehouses_empty")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_nothing_done(seats: int) -> None:
    state = fresh(seats)
    assert state.weapons == [0] * seats
    assert [state.running(seat) for seat in range(seats)] == [0] * seats
    assert state.masters == [0] * seats
    assert state.warehouses == [0, 0, 0, 0]


@rule("terracotta.setup.position_one", "terracotta.setup.position_two", "terracotta.setup.position_three")
@rule("terracotta.setup.position_four")
def test_coins_and_clay_by_place_in_the_order() -> None:
    given = [(3, 2), (3, 3), (4, 3), (5, 4)]
    for seats in (2, 3, 4):
        for seed in range(5):
            state = fresh(seats, seed)
            assert [(state.coins[seat], state.wet[seat]) for seat in state.order] == given[:seats]
            assert state.dry == [0] * seats


@rule("terracotta.setup.priority_token_count")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 1), (3, 2), (4, 3)])
def test_one_priority_token_fewer_than_players(seats: int, tokens: int) -> None:
    priority = fresh(seats).see(0)["priority"]
    assert priority == {"tokens": tokens, "held": [0] * seats}
    state = Table(seats).state
    for seat in range(tokens):
        assert legal(Table.act(held(Table(seats), seat), "middle", 3, seat))[-1] == "take"
    assert legal(held(Table(seats), tokens).act("middle", 3, tokens)) == ["coin", "clay"]
    assert state.tokens == [0] * seats


def held(table: Table, tokens: int) -> Table:
    """The first seats hold so many tokens."""
    for seat in range(tokens):
        table.token(seat, seat + 1)
    return table


# --- solo -----------------------------------------------------------------------------------------------


@rule("terracotta.solo.setup.minister_first")
def test_the_minister_is_first_in_every_round() -> None:
    state = GAME.new(1, seed=4)
    rounds: list[int] = []
    while not state.over:
        assert isinstance(state, TerracottaState)
        if state.decision.kind == "turn":
            assert state.turn % 2 == 1
            assert state.order == [MINISTER, PERSON]
            rounds.append(state.round)
        state.take(state.actions()[0])
    assert rounds == sorted([1, 2, 3, 4, 5] * 5)


@rule("terracotta.solo.setup.no_priority_tokens")
def test_no_priority_tokens_in_solo() -> None:
    state = Table(1).act("middle", 3)
    assert state.see(0)["priority"] == {"tokens": 0, "held": [0, 0]}
    state.play("take coin")
    assert state.tokens == [0, 0]


@rule("terracotta.solo.setup.boxed_figures", "terracotta.solo.setup.boxed_cost")
def test_the_first_horse_and_musician_are_boxed() -> None:
    state = fresh(1)
    shown = state.see(0)["specialists"]
    assert isinstance(shown, dict)
    assert [shown[kind]["left"] for kind in ("horse", "kneeling_archer", "footman", "musician")] == [
        3,
        4,
        4,
        3,
    ]
    assert specialist_cost(state, HORSE) == specialist_cost(state, MUSICIAN) == 3


@rule("terracotta.solo.setup.weapon_row")
def test_his_weapons_lie_in_a_random_row() -> None:
    rows = {tuple(fresh(1, seed).weapon_row) for seed in range(200)}
    assert len(rows) == 24
    assert fresh(1).weapons[MINISTER] == 0


@rule("terracotta.solo.setup.vp_zero", "terracotta.solo.setup.empty_decrees")
def test_both_start_at_0_and_the_table_is_empty() -> None:
    state = fresh(1)
    assert [state.running(seat) for seat in (PERSON, MINISTER)] == [0, 0]
    assert state.decrees == 0


@rule("terracotta.solo.setup.first_master")
def test_his_first_master_is_drawn() -> None:
    assert {fresh(1, seed).masters[MINISTER] for seed in range(60)} == {1, 2, 4, 8, 16, 32}


@rule("terracotta.solo.setup.minister_follows_rules")
def test_the_minister_keeps_to_the_rules_of_everybody() -> None:
    """His apprentice closes a segment for the person's, his warriors take rack, bases and spaces."""
    table = Table(1).has(MINISTER, wet=3).has(PERSON, wet=3)
    state = table.minister_acts("central", 2)
    while state.decision.kind == "minister-space":
        state.take(state.actions()[0])
    assert sum(state.rack) == 43
    assert state.warehouses.count(1) == 1
    assert "apprentice 2" not in legal(state)
    assert told(state, "shapes")
