"""Phase 3: troops and generals."""

from tests.ledger import rule
from tests.royaumes.positions import asked, generals, legal, play, position, refusal, spread, stock

FAR = {1: {"2": "1+"}}


@rule("royaumes.recruit.one_troop_per_commandery")
def test_one_troop_for_each_commandery_of_any_rank() -> None:
    assert position({0: spread(25, 12, 15), **FAR}, "place").recruits == 3  # three III
    assert position({0: spread(20, 21, 22), **FAR}, "place").recruits == 3  # three I


@rule("royaumes.recruit.links_give_nothing")
def test_armies_on_links_bring_no_recruit() -> None:
    state = position({0: {"25": "1+", "26": "1+", "20-25": "5+", "21-25": "5+"}, **FAR}, "place")
    assert state.recruits == 2


@rule("royaumes.recruit.capped_by_sixty")
def test_recruits_end_at_sixty() -> None:
    held = {**spread(20, 21, 25, 26), "25-30": "20+ 33-"}
    assert position({0: held, **FAR}, "place").recruits == 3  # 57 on the board
    full = position({0: {**held, "26": "4+"}, **FAR}, "place")
    assert asked(full)[0] == "move"


@rule("royaumes.recruit.general_optional")
def test_any_number_of_generals_or_none() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [4, 2, 1]})
    assert legal(state) == ["done", "general 1", "general 2", "general 4"]
    none = play(state.copy(), "done")
    assert set(generals(none, 0).values()) == {"reserve"}
    play(state, "general 1 one", "general 4 four enough", "general 2 two")
    assert set(generals(state, 0).values()) == {"hand"}
    assert stock(state, 0) == []


@rule("royaumes.recruit.general_from_reserve")
def test_only_from_the_reserve() -> None:
    state = position(
        {0: {"25": "1+"}, **FAR}, "recruit", markers={0: [4, 4]}, generals={0: {1: "25", 2: "hand"}}
    )
    assert legal(state) == ["done", "general 4"]
    assert refusal(state, "general 1") == "royaumes.recruit.general_from_reserve"
    assert refusal(state, "general 2") == "royaumes.recruit.general_from_reserve"


@rule("royaumes.recruit.general_cost")
def test_a_general_costs_its_power_at_least() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [1, 1, 1]})
    assert legal(state) == ["done", "general 1", "general 2"]
    play(state, "general 2 one")
    assert legal(state) == ["one"]  # not yet enough
    assert refusal(state, "enough") == "royaumes.recruit.general_cost"
    play(state, "one enough")
    assert stock(state, 0) == [1]
    dear = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [4]})
    play(dear, "general 1 four")
    assert (generals(dear, 0)[1], stock(dear, 0)) == ("hand", [])


@rule("royaumes.recruit.general_paid_separately")
def test_each_general_is_paid_with_its_own_markers() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [4, 1]})
    play(state, "general 2 four enough")
    assert legal(state) == ["done", "general 1"]
    play(state, "general 1 one")
    assert stock(state, 0) == []
    state = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [4]})
    play(state, "general 2 four")
    assert asked(state)[0] != "recruit"  # the excess buys nobody


@rule("royaumes.recruit.general_without_start_three")
def test_a_general_may_be_recruited_without_the_start_three() -> None:
    state = position({0: {"20": "1+"}, 1: {"25": "1+"}}, "recruit", markers={0: [1]})
    play(state, "general 1 one")
    assert generals(state, 0)[1] == "hand"
    assert asked(state) == ("move", 0)  # it cannot be placed


def test_who_could_pay_is_not_told_by_being_asked() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [1]}, generals={0: {1: "25", 2: "25"}})
    assert asked(state) == ("recruit", 0)
    assert legal(state) == ["done"]  # the four is too dear; the others see a seat that may have a choice
