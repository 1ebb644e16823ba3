"""The Prime Minister's turn: dice, Supervisor, worker; and his decrees."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import (
    MINISTER,
    PERSON,
    Table,
    active,
    events,
    points,
    rolling,
    rules_told,
    told,
)

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.automa.decree import decree_roll, marked_rows
from tianxia.games.terracotta.automa.turn import place_worker, supervise
from tianxia.games.terracotta.decisions.flow import NextTurn
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import DECREE_SHAPE, LAST_ROW


def walked(table: Table, first: int, second: int) -> int:
    """Where the Supervisor stops."""
    supervise(table.state, first, second)
    return table.state.supervisor


@rule("terracotta.solo.turn.smaller_die", "terracotta.solo.turn.double", "terracotta.solo.turn.clockwise")
@pytest.mark.parametrize(
    ("start", "dice", "stop"),
    [(6, (3, 5), 9), (6, (5, 3), 9), (6, (4, 4), 10), (10, (3, 6), 1), (11, (1, 2), 0)],
)
def test_clockwise_by_the_smaller_die(start: int, dice: tuple[int, int], stop: int) -> None:
    assert walked(Table(1).supervisor(start), *dice) == stop


@rule("terracotta.solo.turn.skip_own_workers", "terracotta.solo.turn.skip_human_artisans")
@rule("terracotta.solo.turn.count_human_apprentices")
def test_what_is_skipped_and_what_is_counted() -> None:
    assert walked(Table(1).supervisor(6).apprentice_at(MINISTER, 7), 2, 2) == 9
    assert walked(Table(1).supervisor(6).artisan_at(MINISTER, 8), 2, 2) == 9
    assert walked(Table(1).supervisor(6).artisan_at(PERSON, 7, 8), 2, 2) == 10
    assert walked(Table(1).supervisor(6).apprentice_at(PERSON, 7), 2, 2) == 8
    state = Table(1).supervisor(6).artisan_at(PERSON, 7, 8).state
    state.log = []
    supervise(state, 2, 2)
    (said,) = told(state, "supervisor")
    assert (said["from"], said["skipped"], said["to"]) == (7, [8, 9], 11)  # as printed, from 1


@rule("terracotta.solo.turn.place_worker")
def test_he_places_a_worker_where_the_supervisor_stops() -> None:
    state = Table(1).supervisor(6).minister_turn(1, 4)
    assert state.apprentices_at[MINISTER] == 1 << 7
    assert (state.apprentices[MINISTER], state.segment) == (4, 7)


@rule("terracotta.solo.turn.apprentice_preferred")
def test_an_apprentice_rather_than_an_artisan() -> None:
    state = Table(1).artisans(MINISTER, 2).supervisor(7).state
    place_worker(state)
    assert (state.apprentices[MINISTER], state.artisans[MINISTER]) == (2, 2)
    only = Table(1).artisans(MINISTER, 5).supervisor(7).state
    place_worker(only)
    assert only.artisans_at[MINISTER] == 1 << 7


@rule("terracotta.solo.turn.artisan_on_apprentice")
def test_an_artisan_joins_the_persons_apprentice_without_a_roll() -> None:
    state = Table(1).artisans(MINISTER, 1).apprentice_at(PERSON, 7).supervisor(7).state
    place_worker(state)
    assert (state.artisans_at[MINISTER], state.decrees, state.supervisor) == (1 << 7, 0, 7)


@rule("terracotta.solo.turn.blocked_decree", "terracotta.solo.turn.blocked_advance")
def test_blocked_he_rolls_a_decree_and_goes_on() -> None:
    table = (
        Table(1).apprentice_at(PERSON, 7, 8).apprentice_at(MINISTER, 9).artisan_at(PERSON, 10).supervisor(7)
    )
    state = table.state
    state.rng = rolling(2, 3)
    state.listen()
    place_worker(state)
    assert marked_rows(state) == [5]
    assert (state.supervisor, state.apprentices_at[MINISTER]) == (11, 1 << 9 | 1 << 11)
    assert rules_told(state) == ["turn.blocked_decree", "turn.blocked_advance", "turn.blocked_advance"]


@rule("terracotta.solo.turn.supervisor_stays")
def test_the_supervisor_stays_between_turns_and_rounds() -> None:
    state = Table(1).supervisor(4).scoring()
    (walk,) = told(state, "supervisor")  # his first turn of the next round begins there
    assert walk["from"] == 5  # in words segments are counted from 1
    assert (state.supervisor + 1, state.round) == (walk["to"], 2)


@rule("terracotta.solo.turn.inside_out")
def test_three_actions_from_the_inside_out() -> None:
    state = Table(1).supervisor(0).minister_turn(1, 1)  # segment 1: Clay 2, Coins 2, Specialist
    while state.decision.kind.startswith("minister"):
        state.take(state.actions()[0])
    resolved = [args["item"] for args in told(state, "resolves")]
    assert resolved == ["@item-clay", "@item-coins", "@item-specialist"]
    assert (state.wet[MINISTER], state.coins[MINISTER]) == (2, 2 + 1)


@rule("terracotta.solo.turn.inside_out")
def test_the_engine_asks_his_three_actions_from_the_inside_out() -> None:
    table = Table(1).supervisor(0)
    table.state.order = [MINISTER, PERSON]
    table.state.rng = rolling(1, 1)
    table.state.listen()
    state = table.ask(NextTurn())
    while state.decision.kind.startswith("minister"):
        state.take(state.actions()[0])
    assert [args["item"] for args in told(state, "resolves")] == [
        "@item-clay",
        "@item-coins",
        "@item-specialist",
    ]


@rule("terracotta.solo.turn.never_pays_rotation")
def test_he_never_pays_for_a_rotation() -> None:
    state = Table(1).has(MINISTER, coins=50).supervisor(0).minister_turn(1, 1)
    assert (state.central, state.middle) == (0, 0)
    assert state.coins[MINISTER] == 50 + 2 + 1


@rule("terracotta.solo.turn.decrees_last", "terracotta.solo.decree.cleared")
def test_decrees_come_after_his_actions() -> None:
    """Segment 3: Coins 3, Priority (a decree: row 12, 3 points), Bow."""
    state = Table(1).supervisor(2).minister_turn(1, 1, 6, 6)
    keys = [event.key.removeprefix("event-minister-") for event in events(state)]
    assert (
        keys.index("decree-roll")
        < keys.index("weapon")
        < keys.index("decree")
        < keys.index("decrees-cleared")
    )
    assert (state.decrees, points(state, MINISTER)) == (0, 2 + 3)
    assert active(state, MINISTER) == {"bow"}


@rule("terracotta.solo.turn.always_place")
def test_he_can_always_place() -> None:
    table = Table(1).apprentice_at(MINISTER, 0, 2, 4, 6).artisan_at(PERSON, 1, 3, 5, 7).supervisor(7)
    assert walked(table, 6, 6) == 9  # six steps round the segments 8 to 11: 8, 9, 10, 11, 8, 9
    place_worker(table.state)
    assert table.state.apprentices_at[MINISTER] >> 9 & 1


# --- decrees --------------------------------------------------------------------------------------------


@rule("terracotta.solo.decree.roll")
def test_a_decree_roll_marks_the_sum() -> None:
    for dice in ((1, 1), (3, 4), (6, 6)):
        state = Table(1).state
        state.rng = rolling(*dice)
        decree_roll(state, "action.priority")
        assert marked_rows(state) == [sum(dice)]


@rule("terracotta.solo.decree.occupied_above", "terracotta.solo.decree.occupied_below")
def test_a_marked_row_moves_the_marker() -> None:
    for marked, total, new in (((12,), (6, 6), 11), ((5, 4, 3), (2, 3), 2), ((2, 3, 4), (2, 2), 5)):
        state = Table(1).decrees(*marked).state
        state.rng = rolling(*total)
        decree_roll(state, "action.priority")
        assert set(marked_rows(state)) == {*marked, new}


@rule("terracotta.solo.decree.rotations_first", "terracotta.solo.decree.top_to_bottom")
def test_all_rotations_then_actions_from_row_2_on() -> None:
    state = Table(1).decrees(11, 12, 3).decree_phase()
    keys = [event.key.removeprefix("event-minister-") for event in events(state)]
    last = max(at for at, key in enumerate(keys) if key == "rotates")
    assert last < keys.index("decree")
    assert [args["row"] for args in told(state, "rotates")] == [3, 11]
    assert [args["row"] for args in told(state, "decree")] == [3, 11, 12]
    assert (state.central, state.middle) == (1, 1)


@rule("terracotta.solo.decree.cleared")
def test_markers_are_removed() -> None:
    assert Table(1).decrees(2, 12).decree_phase().decrees == 0


@rule("terracotta.solo.decree.row_2")
def test_row_2_is_a_compensation() -> None:
    state = Table(1).tile_now("nw").decrees(2).decree_phase()
    assert (points(state, MINISTER), state.wet[MINISTER]) == (2, 1)


@rule("terracotta.solo.decree.rows_3_to_6", "terracotta.solo.decree.weapon_row_active")
@pytest.mark.parametrize(("row", "weapon"), [(3, "sword"), (4, "halberd"), (5, "bow"), (6, "spear")])
def test_rows_3_to_6_turn_their_weapon(row: int, weapon: str) -> None:
    state = Table(1).decrees(row).decree_phase()
    assert active(state, MINISTER) == {weapon}
    again = Table(1).active(MINISTER, weapon).tile_now("nw").decrees(row).decree_phase()
    assert active(again, MINISTER) == {weapon}
    assert (points(again, MINISTER), again.wet[MINISTER]) == (2, 1)


@rule("terracotta.solo.decree.rows_7_8", "terracotta.solo.decree.rows_9_10")
@rule("terracotta.solo.decree.shape_too_little", "terracotta.solo.decree.failure_compensation")
@pytest.mark.parametrize(("row", "cost"), [(7, 3), (8, 3), (9, 4), (10, 4)])
def test_rows_7_to_10_shape_for_clay(row: int, cost: int) -> None:
    state = played(Table(1).has(MINISTER, wet=cost).decrees(row).decree_phase())
    assert (state.wet[MINISTER], sum(state.rack)) == (0, 43)
    poor = Table(1).has(MINISTER, wet=cost - 1).tile_now("nw").decrees(row).decree_phase()
    assert (poor.wet[MINISTER], points(poor, MINISTER), sum(poor.rack)) == (cost, 2, 44)
    assert not told(poor, "decree-roll")


def played(state: TerracottaState) -> TerracottaState:
    """Choose the first space whenever the person is asked for the Minister."""
    while not state.over and state.decision.kind.startswith("minister"):
        state.take(state.actions()[0])
    return state


@rule("terracotta.solo.decree.shape_full", "terracotta.solo.decree.like_wheel")
def test_decree_shaping_is_like_the_wheels() -> None:
    table = Table(1).has(MINISTER, wet=3).active(MINISTER, "halberd").decrees(7)
    state = played(table.decree_phase())
    assert state.warehouses == [0, 1, 0, 0]  # a Guard: its weapon is active
    assert points(state, MINISTER) == 5 + 3
    assert active(state, MINISTER) == set()


@rule("terracotta.solo.decree.row_11")
def test_row_11_turns_the_leftmost_inactive_weapon() -> None:
    table = Table(1).weapon_row("bow spear sword halberd").active(MINISTER, "bow").decrees(11)
    assert active(table.decree_phase(), MINISTER) == {"bow", "spear"}
    full = Table(1).active(MINISTER, "sword halberd bow spear").tile_now("nw").decrees(11).decree_phase()
    assert points(full, MINISTER) == 2


@rule("terracotta.solo.decree.row_12")
def test_row_12_gives_3_points() -> None:
    state = Table(1).decrees(12).decree_phase()
    assert (points(state, MINISTER), state.wet[MINISTER], state.coins[MINISTER]) == (3, 0, 0)


@rule("terracotta.solo.decree.rotation_both", "terracotta.solo.decree.rotation_central")
@rule("terracotta.solo.decree.rotation_middle", "terracotta.solo.decree.rotation_none")
@pytest.mark.parametrize("row", range(2, 13))
def test_rotation_of_each_row(row: int) -> None:
    turned = {2: (1, 1)}
    turned |= dict.fromkeys((3, 5, 8, 10), (1, 0)) | dict.fromkeys((4, 6, 9, 11), (0, 1))
    state = Table(1).decrees(row).decree_phase()
    assert (state.central, state.middle) == turned.get(row, (0, 0))


@rule("terracotta.solo.decree.max_three")
def test_at_most_three_rolls_in_a_turn() -> None:
    """Blocked, Shape without clay, Administrator without clay: three rows are marked, and no more can be."""
    table = Table(1).discs(0, 0).apprentice_at(PERSON, 1).supervisor(0).masters(MINISTER, "administrator")
    state = table.minister_turn(1, 1)
    rows = [args["row"] for args in told(state, "decree-roll")]
    assert len(rows) == len(set(rows)) == 3
    assert all(2 <= row <= LAST_ROW for row in rows)


def test_typed_decrees_name_the_type() -> None:
    for row, type in ((7, 0), (8, 1), (9, 2), (10, 3)):
        table = Table(1, typed_decrees=True).has(MINISTER, wet=3).decrees(row)
        state = played(table.decree_phase())
        assert state.rack == [10 if other == type else 11 for other in range(4)]
        assert state.wet[MINISTER] == 0
    gone = Table(1, typed_decrees=True).has(MINISTER, wet=3).tile_now("nw").rack(guard=0).decrees(8)
    assert points(gone.decree_phase(), MINISTER) == 2
    assert GAME.tables.decree_actions.count(DECREE_SHAPE) == 4
