"""Phase 8: authority."""

from itertools import permutations, product
from pathlib import Path

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

import tianxia
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.record import read_record, verify

CALM = {1: {"2": "1+"}}  # a rival that has made progress


def debtor(
    held: dict[str, str], owed: int, markers: list[int] | None = None, rules: int = 2
) -> RoyaumesState:
    """Seat 0 made progress in this turn, but owes the payment for its level."""
    return position(
        {0: held, **CALM},
        "authority",
        turn=3,
        authority={0: -owed},
        progress={0: 0, 1: 0},
        markers={0: markers or []},
        rules=rules,
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
    play(state, "one organised 25")  # the debt is covered, so nothing more is taken
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


def ways_to_pay(
    owed: int, markers: list[int], organised: int, disorganised: int, rules: int
) -> set[tuple[int, ...]]:
    """The payments that settle a debt, found by counting: markers of each value, organised and disorganised
    troops.

    Troops pay less than the debt if a marker pays as well, otherwise all of it. Version 1 takes markers
    first, so troops pay the rest.
    """
    found: set[tuple[int, ...]] = set()
    held = [markers.count(value) for value in (4, 2, 1)]
    counts = [*held, organised, disorganised]
    for fours, twos, ones, whole, half in product(*(range(count + 1) for count in counts)):
        paid, given = 8 * fours + 4 * twos + 2 * ones, 2 * whole + half
        if rules == 1:
            settled = given == max(0, 2 * owed - paid)
        else:
            settled = given < 2 * owed <= given + paid if paid else given == 2 * owed
        if settled:
            found.add((fours, twos, ones, whole, half))
    return found


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("owed", [1, 2, 4, 6])
@pytest.mark.parametrize(
    ("markers", "held"),
    [([4, 2, 1, 1], (2, 3)), ([], (7, 2)), ([1, 1], (1, 9)), ([2, 2], (4, 1)), ([1], (5, 1))],
)
def test_every_way_to_pay_and_no_other(
    owed: int, markers: list[int], held: tuple[int, int], rules: int
) -> None:
    state = debtor({"25": f"{held[0]}+ {held[1]}-", "20-25": "1+"}, owed, markers, rules)
    expected = ways_to_pay(owed, markers, held[0] + 1, held[1], rules)
    found = set()
    seen = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        for action in here.actions():
            after = here.copy()
            after.take(action)
            if not after.over and after.turn == 3:
                if after.key() not in seen:
                    seen.add(after.key())
                    waiting.append(after)
                continue
            if after.over:
                continue  # if all troops are given, markers and armies are gone
            kept, left = stock(after, 0), armies(after, 0)
            spent = [markers.count(value) - kept.count(value) for value in (4, 2, 1)]
            organised = held[0] + 1 - sum(army[0] for army in left.values())
            found.add((*spent, organised, held[1] - sum(army[1] for army in left.values())))
    everything = (held[0] + 1, held[1])
    assert found == {way for way in expected if way[3:] != everything}


@rule("royaumes.authority.pay_mixed")
def test_markers_and_troops_pay_in_any_order() -> None:
    words = ["two", "one", "organised 25", "organised 25", "disorganised 25", "disorganised 25"]
    for order in sorted(set(permutations(words))):
        state = debtor({"25": "3+ 4-"}, 6, [4, 2, 1])
        play(state, " ".join(order))
        assert (state.turn, stock(state, 0), army(state, "25")) == (4, [4], (0, 1, 2)), order


@rule("royaumes.authority.pay_mixed")
def test_a_marker_may_pay_after_a_troop() -> None:
    state = debtor({"25": "2+"}, 2, [1])
    play(state, "organised 25")
    assert legal(state) == ["one", "organised"]  # the last troop need not go
    play(state, "one")
    assert (state.turn, stock(state, 0), army(state, "25")) == (4, [], (0, 1, 0))
    excess = debtor({"25": "2+"}, 2, [4])
    play(excess, "organised 25 four")
    assert (stock(excess, 0), army(excess, "25")) == ([], (0, 1, 0))


def test_version_1_takes_markers_first() -> None:
    state = debtor({"25": "2+"}, 2, [1], rules=1)
    assert refusal(state, "organised 25 one") == "royaumes.authority.troops_exact"
    play(state, "organised 25")
    assert legal(state) == ["organised"]


@rule("royaumes.authority.troops_exact")
def test_half_a_point_is_paid_by_a_disorganised_troop_or_a_marker() -> None:
    state = debtor({"25": "3+ 1-"}, 2, [1])
    play(state, "disorganised 25")  # 1½ left
    assert legal(state) == ["organised"]  # after the marker nothing could pay the remaining half
    assert refusal(state, "one") == "royaumes.authority.troops_exact"
    play(state, "organised 25")
    assert legal(state) == ["one"]
    assert refusal(state, "organised") == "royaumes.authority.troops_exact"
    play(state, "one")
    assert (state.turn, army(state, "25")) == (4, (0, 2, 0))
    none = debtor({"25": "3+ 1-"}, 2)
    assert refusal(none, "disorganised") == "royaumes.authority.troops_exact"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("four", "marker.indivisible"),  # none behind the screen
        ("two four", "authority.pay_every_turn_below_zero"),  # nothing is owed any more
        ("organised 25 four", "marker.indivisible"),
        ("disorganised", "authority.pay_disorganised"),  # none on the board
        ("enough", "authority.pay_every_turn_below_zero"),
        ("one enough", "authority.pay_every_turn_below_zero"),
        ("two organised", "authority.troops_exact"),
        ("organised 2", "notion.army"),
    ],
)
def test_a_refused_payment_names_its_rule(words: str, named: str) -> None:
    state = debtor({"25": "3+"}, 2, [4, 2, 1] if words == "two four" else [2, 1])
    assert refusal(state, words) == f"royaumes.{named}"
    no_organised = debtor({"25": "8-"}, 2, [2, 1])
    assert refusal(no_organised, "organised") == "royaumes.authority.pay_organised"


def test_a_match_file_of_version_1_with_a_second_page_of_a_list_is_still_read() -> None:
    """Regression test: long lists had a second page, `others`, and one move of this file was chosen from
    it.
    """
    file = Path(__file__).parent / "old" / "others.txt"
    record = read_record(file.read_text(encoding="utf-8"), tianxia.game)
    assert record.rules == 1
    assert [text for _, text in record.moves() if "others" in text] == ["others 24-28 28"]
    assert verify(ROYAUMES, record) == []
