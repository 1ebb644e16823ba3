"""The action wheel."""

from typing import Any

from tests.ledger import rule
from tests.terracotta.positions import Table

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.tables import CENTRAL, ITEMS, MASTERS, MIDDLE, OUTER, TRAIN, WEAPONS
from tianxia.games.terracotta.wheel import item_at, number_at, segment_of_train, turn_disc


def words(ring: int, central: int = 0, middle: int = 0) -> list[str]:
    """What a ring shows at segments 0 to 11."""
    state = Table().discs(central, middle).state
    found = []
    for segment in range(12):
        item, number = ITEMS[item_at(state, segment, ring)], number_at(state, segment, ring)
        if item == "master":
            found.append(MASTERS[number])
        elif item == "weapon":
            found.append(WEAPONS[number])
        else:
            found.append(f"{item} {number}" if number else item)
    return found


CENTRAL_RING = [
    "train",
    "clay 2",
    "shape 3",
    "coins 3",
    "shape 2",
    "moisten",
    "shape 4",
    "clay 2",
    "shape 3",
    "coins 2",
    "moisten",
    "shape 4",
]
MIDDLE_RING = [
    "shaper",
    "coins 2",
    "administrator",
    "priority",
    "inspector",
    "clay 1",
    "clay_pits",
    "coins 2",
    "supervisor",
    "priority",
    "blacksmith",
    "clay 2",
]
OUTER_RING = [
    "sword",
    "specialist",
    "halberd",
    "bow",
    "specialist",
    "spear",
    "halberd",
    "specialist",
    "sword",
    "spear",
    "specialist",
    "bow",
]


@rule("terracotta.wheel.twelve_segments")
def test_twelve_segments_clockwise() -> None:
    shown: Any = Table().state.see(0)
    assert len(shown["wheel"]["segments"]) == 12
    assert [len(shown["wheel"]["rings"][ring]) for ring in ("central", "middle", "outer")] == [12, 12, 12]


@rule("terracotta.wheel.central_layout", "terracotta.wheel.middle_layout", "terracotta.wheel.outer_layout")
def test_layout_of_the_rings() -> None:
    assert words(CENTRAL) == CENTRAL_RING
    assert words(MIDDLE) == MIDDLE_RING
    assert words(OUTER) == OUTER_RING


@rule("terracotta.wheel.central_clockwise", "terracotta.wheel.central_lookup")
def test_the_central_disc_turns_clockwise() -> None:
    for steps in (1, 5, 11):
        assert words(CENTRAL, central=steps) == [CENTRAL_RING[(s - steps) % 12] for s in range(12)]
    state = Table().discs(11, 3).state
    turn_disc(state, CENTRAL, 1)
    assert (state.central, state.middle) == (0, 3)


@rule("terracotta.wheel.middle_counter_clockwise", "terracotta.wheel.middle_lookup")
def test_the_middle_disc_turns_counter_clockwise() -> None:
    for steps in (1, 5, 11):
        assert words(MIDDLE, middle=steps) == [MIDDLE_RING[(s + steps) % 12] for s in range(12)]
    state = Table().discs(3, 11).state
    turn_disc(state, MIDDLE, 1)
    assert (state.central, state.middle) == (3, 0)


@rule("terracotta.wheel.outer_fixed")
def test_the_outer_ring_never_turns() -> None:
    assert words(OUTER, central=5, middle=7) == OUTER_RING


@rule("terracotta.wheel.single_train")
def test_there_is_one_train() -> None:
    assert GAME.tables.item_kinds.count(TRAIN) == 1
    assert segment_of_train(Table().discs(4, 0).state) == 4


@rule("terracotta.wheel.workers_do_not_turn")
def test_workers_and_supervisor_stay_when_a_disc_turns() -> None:
    state = Table(1).apprentice_at(0, 3).artisan_at(1, 5).supervisor(5).state
    turn_disc(state, CENTRAL, 1)
    turn_disc(state, MIDDLE, 1)
    assert (state.apprentices_at[0], state.artisans_at[1], state.supervisor) == (1 << 3, 1 << 5, 5)
