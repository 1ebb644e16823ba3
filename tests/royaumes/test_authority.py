"""Phase 8: authority."""

from itertools import product

import pytest
from tests.ledger import rule
from tests.royaumes.positions import (
    ROYAUMES,
    armies,
    army,
    asked,
    legal,
    level,
    pass_to,
    play,
    position,
    progress,
    refusal,
    spread,
    stock,
)

from tianxia.games.royaumes.state import RoyaumesState

CALM = {1: {"2": "1+"}}  # a rival that has progressed


def debtor(held: dict[str, str], owed: int, markers: list[int] | None = None) -> RoyaumesState:
    """Seat 0 progressed this turn but owes what its level costs."""
    return position(
        {0: held, **CALM},
        "authority",
        turn=3,
        authority={0: -owed},
        progress={0: 0, 1: 0},
        markers={0: markers or []},
    )


@rule("royaumes.authority.levels")
def test_the_scale() -> None:
    assert ROYAUMES.tables.levels == [0, 1, 2, 4, 6]
    levels = []
    authority = 0
    for _ in range(5):
        state = position(
            {0: {"25": "30+"}, **CALM}, "authority", authority={0: authority}, progress={0: 1, 1: 0}
        )
        authority = level(state, 0)
        levels.append(authority)
    assert levels == [-1, -2, -4, -6, -6]


@rule(
    "royaumes.authority.progress_is_strict",
    "royaumes.authority.drops_one_step",
    "royaumes.authority.kept_on_progress",
)
@pytest.mark.parametrize(("before", "falls"), [(1, False), (2, True), (3, True)])
def test_only_more_is_progress(before: int, falls: bool) -> None:
    state = position(
        {0: {"25": "5+", "26": "5+"}, **CALM}, "authority", authority={0: -1}, progress={0: before, 1: 0}
    )
    assert level(state, 0) == (-2 if falls else -1)
    assert level(state, 1) == 0


@rule("royaumes.authority.never_rises")
def test_authority_never_rises() -> None:
    state = position(
        {0: spread(*range(4, 16)), **CALM}, "authority", authority={0: -6}, progress={0: 1, 1: 0}
    )
    assert level(state, 0) == -6


@rule("royaumes.authority.floor")
def test_six_is_the_floor() -> None:
    state = position({0: {"25": "20+"}, **CALM}, "authority", authority={0: -6}, progress={0: 5, 1: 0})
    assert level(state, 0) == -6
    assert state.decision.prompt(state).args["debt"] == 6


@rule("royaumes.authority.progress_marker_moves")
def test_the_progress_marker_follows_the_count() -> None:
    state = position(
        {0: {"20-25": "9+"}, 1: spread(2, 3, 6)}, "authority", progress={0: 4, 1: 7}, markers={0: [1], 1: [1]}
    )
    assert (progress(state, 0), progress(state, 1)) == (0, 3)


@rule("royaumes.authority.baseline", "royaumes.authority.progress_marker_shows_baseline")
def test_the_count_after_the_payments_is_the_next_measure() -> None:
    state = debtor(spread(20, 21, 25), 1)
    assert progress(state, 0) == 3
    play(state, "organised 20")
    assert progress(state, 0) == 2  # the only troop of 20 was given
    pass_to(state, "move", 0)
    assert (state.turn, progress(state, 0)) == (4, 2)
    first = position({0: {"25": "9+"}, 1: {"2": "9+"}}, "authority", turn=1, progress={0: 1, 1: 1})
    assert (level(first, 0), level(first, 1)) == (-1, -1)  # turn 1 compares with 1


@rule("royaumes.authority.player_order")
def test_all_are_judged_before_anybody_pays() -> None:
    state = position({0: {"25": "9+"}, 1: {"2": "9+"}}, "authority", order=(1, 0), active=1)
    assert (level(state, 0), level(state, 1)) == (-1, -1)
    assert asked(state) == ("restore", 1)
    play(state, "organised 2")
    assert asked(state) == ("restore", 0)


@rule("royaumes.authority.pay_every_turn_below_zero", "royaumes.authority.zero_pays_nothing")
@pytest.mark.parametrize("owed", [0, 1, 2, 4, 6])
def test_the_level_is_paid_every_turn(owed: int) -> None:
    state = debtor({"25": "9+"}, owed)
    if owed == 0:
        assert asked(state)[0] == "income"
        return
    assert state.decision.prompt(state).args["debt"] == owed
    play(state, " ".join(["organised 25"] * owed))
    assert army(state, "25") == (0, 9 - owed, 0)
    assert state.turn == 4


@rule("royaumes.authority.pay_markers")
def test_markers_pay_their_value() -> None:
    state = debtor({"25": "1+"}, 4, [2, 2, 1])
    play(state, "two two")
    assert legal(state) == ["one", "enough"]
    play(state, "enough")
    assert (stock(state, 0), army(state, "25")) == ([1], (0, 1, 0))
    excess = debtor({"25": "1+"}, 1, [4])
    play(excess, "four")
    assert stock(excess, 0) == []


@rule("royaumes.authority.pay_organised", "royaumes.authority.pay_disorganised")
def test_troops_pay_one_and_a_half() -> None:
    state = debtor({"25": "3+ 4-"}, 2)
    organised = play(state.copy(), "organised 25 organised 25")
    assert army(organised, "25") == (0, 1, 4)
    play(state, "disorganised 25 disorganised 25 disorganised 25 disorganised 25")
    assert army(state, "25") == (0, 3, 0)
    assert state.turn == 4


@rule("royaumes.authority.pay_mixed")
def test_the_ways_of_paying_combine() -> None:
    state = debtor({"25": "3+ 4-"}, 4, [2])
    play(state, "two organised 25 disorganised 25 disorganised 25")
    assert (stock(state, 0), army(state, "25")) == ([], (0, 2, 2))
    assert state.turn == 4


@rule("royaumes.authority.any_troop_may_pay")
def test_any_troop_may_be_given_up() -> None:
    state = debtor({"25": "2+", "20-25": "1+", "16-21": "1+"}, 1)
    play(state, "organised")
    assert legal(state) == ["25", "16-21", "20-25"]
    assert refusal(state, "2") == "royaumes.notion.army"
    play(state, "16-21")
    assert army(state, "16-21") is None


@rule("royaumes.authority.troops_exact")
def test_troops_cover_exactly_what_is_left() -> None:
    state = debtor({"25": "3+ 3-"}, 2, [1])
    play(state, "one organised 25")  # covered: nothing more is taken
    assert state.turn == 4
    assert army(state, "25") == (0, 2, 3)
    one = debtor({"25": "3+ 1-"}, 1)
    assert legal(one) == ["organised"]  # a single disorganised troop is half of it only
    assert refusal(one, "disorganised") == "royaumes.authority.troops_exact"
    pair = debtor({"25": "3+ 3-"}, 1)
    play(pair, "disorganised 25")
    assert legal(pair) == ["disorganised"]  # the other half
    over = debtor({"25": "3+ 3-"}, 1, [4, 1])
    play(over, "four")
    assert legal(over) == ["one", "enough"]  # no troop more


@rule("royaumes.authority.cannot_pay")
def test_who_cannot_pay_gives_everything() -> None:
    state = debtor({"25": "1+ 1-", "20-25": "1-"}, 4, [1])
    assert armies(state, 0) == {}
    assert stock(state, 0) == []
    assert state.over  # and is defeated
    assert state.winners() == [1]
    just = debtor({"25": "1+ 1-", "20-25": "1-"}, 4, [2])
    assert asked(just) == ("restore", 0)  # 2 and 1 and a pair: exactly 4


@rule("royaumes.authority.no_troops_no_payment")
def test_who_has_no_troop_pays_nothing() -> None:
    state = position(
        {1: {"2": "1+"}, 2: {"12": "1+"}},
        "authority",
        seats=3,
        authority={0: -2},
        markers={0: [4]},
        progress={0: 0, 1: 0, 2: 0},
    )
    assert asked(state) == ("income", 2)
    assert not state.alive & 1


def ways_to_pay(owed: int, markers: list[int], organised: int, disorganised: int) -> set[tuple[int, ...]]:
    """By counting: markers of each value, organised and disorganised troops that settle a debt."""
    found: set[tuple[int, ...]] = set()
    held = [markers.count(value) for value in (4, 2, 1)]
    for fours, twos, ones in product(*(range(count + 1) for count in held)):
        left = max(0, owed - 4 * fours - 2 * twos - ones)
        for troops in range(min(organised, left) + 1):
            if 2 * (left - troops) <= disorganised:
                found.add((fours, twos, ones, troops, 2 * (left - troops)))
    return found


@pytest.mark.parametrize("owed", [1, 2, 4, 6])
@pytest.mark.parametrize(
    ("markers", "held"), [([4, 2, 1, 1], (2, 3)), ([], (7, 2)), ([1, 1], (1, 9)), ([2, 2], (4, 1))]
)
def test_every_way_to_pay_and_no_other(owed: int, markers: list[int], held: tuple[int, int]) -> None:
    state = debtor({"25": f"{held[0]}+ {held[1]}-"}, owed, markers)
    expected = ways_to_pay(owed, markers, *held)
    found = set()
    level = [state]
    while level:
        here = level.pop()
        for action in here.actions():
            after = here.copy()
            after.take(action)
            if not after.over and after.turn == 3:
                level.append(after)
                continue
            kept, left = stock(after, 0), armies(after, 0).get("25", (0, 0))
            spent = [markers.count(value) - kept.count(value) for value in (4, 2, 1)]
            if not armies(after, 0):
                spent = [markers.count(value) for value in (4, 2, 1)] if after.over else spent
            found.add((*spent, held[0] - left[0], held[1] - left[1]))
    assert {way for way in expected if way[3] + way[4] < sum(held)} == {
        way for way in found if way[3] + way[4] < sum(held)
    }
